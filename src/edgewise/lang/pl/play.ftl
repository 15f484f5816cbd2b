# Words of the terminal game.

play-welcome = { $title } w terminalu. Odpowiadaj liczbą; pomoc: help.
play-menu-first = Pierwsza gra, gotowe armie i gotowy układ; przeciwnik:
play-menu-full = Pełna gra, wybór frakcji, oddziałów, talii i układu; przeciwnik:
play-menu-person = druga osoba przy tym ekranie
play-menu-enter = { $what } (Enter)
play-menu-quit = Wyjście
play-pick = Twój wybór (1-{ $high }, help):
play-space = Wpisz pole, np. d4, albo liczbę (1-{ $high }):
play-hexes = Heksy na { $space } (back: inne pole):
play-ways = { $space } ({ $n })
play-more = jeszcze { $n }: wpisz more
play-no-such-number = { $given } nie jest jedną z możliwości od 1 do { $high }.
play-no-such-space = Nie ma tu wyboru na { $given }.
play-unknown = Nie rozumiem: { $given }. Wpisz liczbę albo help.
play-forced = Jedyna odpowiedź: { $what }
play-question = Gracz { $seat }
play-allowed = Dozwolone: { $what }
play-refused = Odrzucono: { $text } ({ $rule })
play-undone = Cofnięto ostatnią odpowiedź.
play-nothing-to-undo = Niczego nie można cofnąć: pomiędzy był rzut, odkryta karta lub odpowiedź innego gracza.
play-saved = Zapisano w { $file }. Kontynuuj przez: { $command }
play-not-saved = Nie można zapisać { $file }: { $problem }
play-save-how = Wpisz save i nazwę pliku.
play-why-how = Wpisz why i numer możliwości, na przykład why 1, albo why i akcję jako JSON, na przykład { $example }.
play-json-how = To nie jest JSON. Akcja wygląda tak: { $example }; help mówi, co można wpisać.
play-auto-how = Nikt tu nie czeka na pas. Odpowiedz liczbą; auto pasuje tam, gdzie pas jest do wyboru.
play-rule-how = Wpisz rule i numer zasady, na przykład { $near }.
play-no-rule = Nie ma zasady { $given }; najbliższa to { $near }.
play-no-rule-like = Nie ma zasady { $given }; zasady mają numery takie jak { $near }.
play-no-folder = nie ma takiego folderu
play-is-folder = to jest folder
play-no-permission = nie wolno tam zapisywać
play-sits = Gracz { $seat } to bot { $name }.
play-thinks = { $name } myśli (Ctrl-C zapisuje i kończy)
play-adviser = Szukam dobrych odpowiedzi
play-bye = Do zobaczenia.
play-concede = Na pewno się poddać? Wpisz yes.
play-pass-screen = Przekaż ekran graczowi { $seat } i naciśnij Enter.
play-fault = Edgewise popełnił błąd ({ $problem }). Zgłoś go, dołączając ten plik.
play-won = { $count ->
        [1] Wygrywa gracz { $winners }.
       *[other] Wygrywają gracze { $winners }.
    }
play-draw = Remis.
play-not-over = Rozgrywka nie jest zakończona; odpowiedzi dotąd: { $replies }.
play-status = Tura { $number } | znacznik zwycięstwa { $marker } (gracz 1 wygrywa przy { $high }, gracz 2 przy { $low }) | neutralne kryształy { $neutral }, ładunki { $charges }
play-player = Gracz { $seat } { $faction }: kryształy { $crystals }, wyczerpane { $depleted }, ręka { $hand }, talia { $deck }, złoża { $sources }, sztandar { $banner ->
        [true] gotowy
       *[false] zużyty
    }
play-hand = Twoja ręka
play-card = { $name } ({ $kind })
play-empty-hand = Twoja ręka jest pusta.
play-kind = { $kind ->
        [enhancement] ulepszenie
       *[action] karta akcji
    }
play-squad = Oddział
play-mode = Tryb
play-endurance = Wytrzymałość
play-models = Modele
play-enhancements = Ulepszenia (ładunki)
play-ini = INI
play-att = ATK
play-def = OBR
play-mov = Ruch
play-hex-numbers = A1 = model, S1 = kapliczka, ** = złoże kryształów, t0 = żeton, d4 = nazwa pola. Heksy pola:
play-help-number = liczba: wybierz tę możliwość; d4 2: możliwość 2 na polu d4; more: pokaż następne
play-help-hint = hint: trzy najlepsze odpowiedzi i dlaczego
play-help-show = board, squads, hand, log: pokaż planszę, oddziały, rękę, przebieg
play-help-why = why N: objaśnij możliwość N; why i akcja jako JSON: czy wolno i według której zasady
play-help-odds = odds: dokładne szanse możliwych walk albo trwającej walki
play-no-odds = Nie ma tu walki, której szanse można podać.
play-help-rule = rule DF-MOV-3: przeczytaj zasadę
play-help-undo = undo: cofnij ostatnią odpowiedź; auto: pas do końca tury
play-help-save = save PLIK, quit (wyjście), concede (poddaj się)
play-help-goal = Zabijaj wrogie modele, by przesunąć znacznik zwycięstwa na swój koniec; tura pasywna daje kryształy z kontrolowanych złóż.
