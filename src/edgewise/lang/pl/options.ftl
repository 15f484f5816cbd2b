# Co jest nie tak z opcjami, listami, planszami i zawartością rozgrywki.
bad-input = { $field }: { $what } ({ $rule })
bad-input-unruled = { $field }: { $what }
bad-mapping = opcje to pary nazw i wartości
bad-unknown-game = nie ma gry „{ $name }”; znane są: { $known }

# Kształt tego, co podano.
bad-shape = to nie ma właściwej postaci: { $problem }
bad-shape-unknown = nie ma tu pola { $name }; usuń je albo popraw jego nazwę
bad-shape-missing = brakuje pola { $name }
bad-shape-kind = oczekiwano tu { $expected }, a nie { $given }
bad-shape-bound = wartość musi być { $bound }
bad-shape-length = długość musi być { $bound }
bad-shape-unknown-near = nie ma tu pola { $name }; czy chodziło o „{ $near }”?
bad-shape-json = bajt { $byte } nie pasuje do JSON
bad-shape-truncated = kończy się za wcześnie, w środku wartości
bad-shape-value = { $given } nie należy do znanych wartości

# Opcje.
bad-seats =
    { $mode ->
        [duel] pojedynek jest dla 2 graczy, a nie dla { $seats }
        [ffa] każdy na każdego jest dla 3 lub 4 graczy, a nie dla { $seats }
       *[tvt] tryb drużynowy jest dla 4 graczy, a nie dla { $seats }
    }
bad-players = podano graczy: { $count }, a miejsc jest: { $seats }; usuń nadmiar
bad-script = { option-script } i { option-mulligan } wykluczają się; wyłącz jedno z nich
bad-strategic = { option-strategic } to 4 lub 5 kart albo 0 (wyłączony); nie { $given }
bad-duel-only = to jest tylko dla pojedynku; wyłącz to albo zagraj pojedynek
bad-range = wartość leży między { $low } a { $high }; { $given } nie leży
bad-seat = nie ma miejsca { $seat }; miejsca liczy się od 0 do { $last }
bad-source-option = nie ma możliwości „{ $name }”; znane są: { $known }, albo zapisz krok jako dane
bad-unknown-token = nie ma żetonu ani statusu „{ $name }”; znane są: { $known }

# Frakcje i armie.
bad-unknown-faction = nie ma frakcji „{ $name }”; znane są: { $known }
bad-unknown-banner = nie ma sztandaru „{ $name }”; znane są: { $known }
bad-unknown-shrine = nie ma kapliczki „{ $name }”; znane są: { $known }
bad-unknown-army = nie ma armii „{ $name }”; znane są: { $known }
bad-faction-taken = frakcja { $faction } jest już zajęta; pozwala na to opcja „{ option-allow-mirror }” (allow_mirror)
bad-army-taken = obaj gracze prowadzą armię { $army }; każdą prowadzi jeden z nich
bad-few-factions = frakcje ({ $factions }) nie wystarczą dla { $seats } graczy; włącz opcję „{ option-allow-mirror }” (allow_mirror) albo dodaj frakcję w content
bad-faction-id = identyfikator frakcji { $id } jest zajęty; wybierz inny
bad-record-id = identyfikator { $id } z { $here } jest już w { $there }; wybierz inny

# Plansze, układy i scenariusze.
bad-unknown-board = nie ma planszy „{ $name }”; znane są: { $known }
bad-unknown-layout = plansza nie ma układu „{ $name }”; znane są: { $known }
bad-unknown-scenario = nie ma scenariusza „{ $name }”; znane są: { $known }
bad-board-seats = plansza { $name } jest dla { $players } graczy, a nie dla { $seats }; wybierz inną
bad-board-small = plansza { $name } ma pól: { $count }; potrzeba co najmniej { $least }
bad-board-negative = plansza { $name } ma pole { $space }; kolumny i rzędy liczy się od 0
bad-board-twice = plansza { $name } wymienia pole { $space } dwa razy; wymień je raz
bad-board-apart = plansza { $name } się rozpada: żadna droga nie prowadzi z { $start } do { $space }; połącz je polami pomiędzy
bad-layout-place = układ { $name } używa { $space }, którego nie ma na planszy
bad-layout-tokens = układ { $name } wymaga kapliczek: { $shrines } i złóż kryształów: { $sources }
bad-layout-near = żetony układu { $name } leżą bliżej niż { $far ->
        [one] { $far } pole
        [few] { $far } pola
       *[many] { $far } pól
    } od siebie; wybierz inny układ albo mniejszą wartość opcji „{ option-min-token-distance }” (min_token_distance)
bad-terrain = element terenu to jedno koło albo jeden wielokąt wypukły na stole
bad-off-table = ten element terenu wystaje poza stół; przesuń go albo zmniejsz
bad-pool-covered = przeszkoda zakrywa pulę kryształów scenariusza; przesuń ją
bad-no-pool-room = przeszkody nie zostawiają miejsca na pule kryształów; usuń część
bad-no-room = przeszkody nie zostawiają miejsca, by wystawić { $squad }; usuń część
