# Co jest nie tak z zapisami rozgrywek i ich kośćmi.
bad-match-seed = ziarno losowości (seed) to liczba całkowita, a nie { $given }
bad-match-nobody-asked = nikt nie jest teraz pytany; match.pending mówi, czego potrzeba
bad-match-mapping = oczekiwano par nazw i wartości, a nie { $given }
bad-match-plain = to nie są zwykłe dane: { $problem }
bad-match-record = to nie jest zapis przebiegu: { $problem }
bad-match-record-object = zapis przebiegu to obiekt JSON
bad-match-format = zapis przebiegu ma format { $given }, a ta wersja czyta { $format }; odtwórz go wersją, która go zapisała
bad-match-game-format = zapis przebiegu ma format { $given } gry { $game }, a ta wersja ma { $format }; odtwórz go wersją, która go zapisała
bad-match-reply = odpowiedź { $number } z zapisu jest odrzucona: { $why }
bad-match-extra = zapis zawiera rzuty albo dobrania, o które nic nie pyta
bad-match-no-answer = w zapisie nie ma już odpowiedzi na rzut albo dobranie
bad-match-chance = nie da się odczytać rzutu albo dobrania z zapisu: { $problem }
bad-match-save = to nie jest zapisana rozgrywka: { $problem }
bad-match-save-fields = zapisana rozgrywka ma pola record i state
bad-match-other-state = zapisany stan nie jest tym, do którego prowadzi przebieg
bad-match-neither = to nie jest ani zapis przebiegu, ani zapisana rozgrywka: { $problem }
bad-match-die =
    { $die ->
        [yellow] żółta kość ma ścianki { $faces }, a nie { $given }
        [red] czerwona kość ma ścianki { $faces }, a nie { $given }
       *[other] kość { $die } ma ścianki { $faces }, a nie { $given }
    }
bad-match-pool =
    { $count ->
        [one] trzeba rzucić { $count } kością ({ $die }), a nie { $given }
       *[other] trzeba rzucić { $count } kośćmi ({ $die }), a nie { $given }
    }
bad-match-draw = trzeba dobrać { $count }, a nie { $given }
bad-match-drawn = „{ $item }” nie należy do tego, co można dobrać
bad-match-script = w scenariuszu nie ma kości dla: { $purpose } ({ $die })
bad-text-card = nie ma tu karty „{ $card }”; karta z pliku fana potrzebuje stanu swojej rozgrywki

# Odtwarzanie.
replay-failed = Nie można odtworzyć { $file }: { $problem }
replay-no-such = { $file } zawiera zapisów: { $count }; nie ma wśród nich --game { $game }.
replay-legal = { $file }: { $count ->
        [one] { $count } odpowiedź, dozwolona
        [few] { $count } odpowiedzi, wszystkie dozwolone
       *[many] { $count } odpowiedzi, wszystkie dozwolone
    }.
play-not-resumed = Nie można wznowić { $file }: { $problem }
play-no-seat = Ta rozgrywka ma { $seats } miejsca; nie ma miejsca { $seat }.
