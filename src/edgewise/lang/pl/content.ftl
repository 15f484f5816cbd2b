# Słowa poleceń, które pokazują frakcje.

content-squad = Oddział
content-models = Modele
content-endurance = Wytrzymałość
content-base = Podstawka
content-side = Strona
content-ini = INI
content-att = ATK
content-def = OBR
content-mov = Ruch
content-attach = , dołączenie za { $attach }
content-kind = { $kind ->
        [enhancement] ulepszenie
       *[action] karta akcji
    }{ $attach }, { $copies } { $copies ->
        [one] kopia
        [few] kopie
       *[many] kopii
    }
content-upper = górna: { $text }
content-lower = dolna: { $text }
content-banners = sztandar
content-shrines = kapliczka
content-tokens = żeton
content-record = { $name } ({ $kind })
content-ruling = rozstrzygnięcie: { $text }

# Sprawdzanie plików.
file-missing = Nie ma pliku { $file }.
file-unreadable = Nie można odczytać pliku { $file }: { $problem }
file-folder = { $file } to folder, a nie plik.
file-not-text = { $file }:{ $line }: To nie jest tekst w UTF-8. Zapisz plik jako UTF-8 i spróbuj ponownie.
content-valid = { $file } to poprawna frakcja dla { $game }: { $id }, { $squads ->
        [one] { $squads } oddział
        [few] { $squads } oddziały
       *[many] { $squads } oddziałów
    } i { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
content-valid-units = { $file } to poprawna frakcja gry { $game }: { $id }, { $units ->
        [one] { $units } oddział
        [few] { $units } oddziały
       *[many] { $units } oddziałów
    }.
content-valid-file = { $file } to poprawny plik dla { $game }, { $kind ->
        [mission] misja
        [table] stół
        [pool] zapas terenu
        [deployment] rozstawienie
        [pack] zestaw misji
        [detachment] zasady pododdziałów
       *[roster] lista sił
    }: { $id }.
content-note = Uwaga: { $note }
content-refused = Plik odrzucono: { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }.
content-unplayable = { $problem }{ $more ->
        [0] {""}
        [one] {" "}(i jeszcze { $more } błąd)
        [few] {" "}(i jeszcze { $more } błędy)
       *[many] {" "}(i jeszcze { $more } błędów)
    }; sprawdź plik poleceniem: { $command }
content-unknown = Nie ma frakcji ani pliku „{ $name }”{ $nearest }; znane są: { $known }.
content-nearest = ; najbliższa nazwa to { $name }

# Listy sił.
force-legal = { $name } to dozwolone siły frakcji { $faction }: { $points } z { $limit } pkt, { $units ->
        [one] jeden oddział
        [few] { $units } oddziały
       *[other] { $units } oddziałów
    }, { $models ->
        [one] jeden model
        [few] { $models } modele
       *[other] { $models } modeli
    }.
force-illegal = { $name }: lista odrzucona, { $count ->
        [one] jeden błąd
        [few] { $count } błędy
       *[other] { $count } błędów
    }.
force-row = { $id }: { $name }, { $faction }, { $points } pkt, oddziały: { $units }, modele: { $models }
force-unknown = Nie ma listy sił ani pliku '{ $name }'{ $nearest }; znane są: { $known }.
force-no-rosters = { $game } nie ma list sił; mają je: { $known }.
