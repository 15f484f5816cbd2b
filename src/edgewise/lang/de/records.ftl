# Was an Aufzeichnungen, gespeicherten Schlachten und ihren Würfeln falsch ist.
bad-match-seed = ein Startwert (seed) ist eine ganze Zahl, nicht { $given }
bad-match-nobody-asked = gerade wird niemand gefragt; match.pending sagt, was gebraucht wird
bad-match-mapping = erwartet wird eine Zuordnung von Namen zu Werten, nicht { $given }
bad-match-plain = das sind keine einfachen Daten: { $problem }
bad-match-record = das ist keine Aufzeichnung: { $problem }
bad-match-record-object = eine Aufzeichnung ist ein JSON-Objekt
bad-match-format = die Aufzeichnung hat Format { $given }, diese Version liest { $format }; spiele sie mit der Version ab, die sie schrieb
bad-match-game-format = die Aufzeichnung hat Format { $given } von { $game }, dies ist { $format }; spiele sie mit der Version ab, die sie schrieb
bad-match-reply = Antwort { $number } der Aufzeichnung wird abgelehnt: { $why }
bad-match-extra = die Aufzeichnung enthält Würfe oder gezogene Karten, nach denen nichts fragt
bad-match-no-answer = die Aufzeichnung hat für einen Wurf oder ein Ziehen keine Antwort mehr
bad-match-chance = ein Wurf oder ein Ziehen der Aufzeichnung ist nicht lesbar: { $problem }
bad-match-save = das ist keine gespeicherte Schlacht: { $problem }
bad-match-save-fields = eine gespeicherte Schlacht hat die Felder record und state
bad-match-other-state = der gespeicherte Zustand ist nicht der, zu dem die Aufzeichnung führt
bad-match-neither = das ist weder eine Aufzeichnung noch eine gespeicherte Schlacht: { $problem }
bad-match-die =
    { $die ->
        [yellow] der gelbe Würfel hat die Seiten { $faces }, nicht { $given }
        [red] der rote Würfel hat die Seiten { $faces }, nicht { $given }
       *[other] der Würfel { $die } hat die Seiten { $faces }, nicht { $given }
    }
bad-match-pool =
    { $count ->
        [one] { $count } Würfel wird geworfen ({ $die }), nicht { $given }
       *[other] { $count } Würfel werden geworfen ({ $die }), nicht { $given }
    }
bad-match-draw =
    { $count ->
        [one] { $count } gezogenes Stück wird gebraucht, nicht { $given }
       *[other] { $count } gezogene Stücke werden gebraucht, nicht { $given }
    }
bad-match-drawn = „{ $item }“ gehört nicht zu dem, was gezogen werden kann
bad-match-script = das Drehbuch hat keinen Würfel für: { $purpose } ({ $die })
bad-text-card = eine Karte „{ $card }“ gibt es hier nicht; eine Karte aus der Datei eines Fans braucht den Zustand ihrer Schlacht

# Noch einmal abspielen.
replay-failed = { $file } kann nicht abgespielt werden: { $problem }
replay-no-such = { $file } enthält { $count } Aufzeichnungen; --game { $game } ist nicht dabei.
replay-legal = { $file }: { $count ->
        [one] { $count } Antwort
       *[other] { $count } Antworten
    }, alle erlaubt.
play-not-resumed = { $file } kann nicht fortgesetzt werden: { $problem }
play-no-seat = Diese Schlacht hat { $seats } Plätze; einen Platz { $seat } gibt es nicht.
