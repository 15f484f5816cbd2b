dice-length = { $inches } Zoll

dice-do-throw = Den Würfel werfen
dice-do-gamble = Mit zwei Würfeln wagen
dice-do-spy = Eine Karte ziehen
dice-do-note = { $n } notieren
dice-do-peek = Spähen
dice-do-go = Gehen
dice-do-march = Zu { $to } gehen
dice-do-bid = { $card } bieten
dice-do-hold = Halten
dice-do-concede = Spieler { $seat } gibt auf

dice-ask-turn = Spieler { $seat }: Was tust du?
dice-ask-walk = Spieler { $seat }: Wohin?
dice-ask-bid = Spieler { $seat }: Welche Karte bietest du?

dice-cards-drawn = Spieler { $seat } zieht { $count }.
dice-cards-drawn-by-you = Spieler { $seat } zieht { $cards }.
dice-bids-shown = Gebote: { $first } und { $second }; Spieler { $seat } beginnt.
dice-dice-rolled = Spieler { $seat } würfelt { $values }: { $points } Punkte.
dice-marched = Spieler { $seat } geht { $path }.
dice-noted = Spieler { $seat } notiert { $number }.
dice-peeked = Spieler { $seat } späht.
dice-turn-began = --- Zug { $number }: Spieler { $seat } ---
dice-seat-conceded = Spieler { $seat } gibt auf.

refused-turn = Das geht jetzt nicht.
dice-refused-over = Die Partie ist vorbei.
dice-refused-seat = Ein anderer Platz ist gefragt.
dice-refused-dice = Erst wird gewürfelt.
dice-refused-bid = Diese Karte ist nicht auf der Hand.
dice-refused-walk = Gefragt ist ein Ort.
dice-refused-far = Das sind { $length }, und { $allowance } ist das meiste.
dice-refused-place = Bei { $place } kann niemand stehen.

dice-points = { $n } Punkte
dice-bad-side = Es gibt keine Seite { $name }.
outcome-points = Sechs Punkte.
passed-hold = Der Zug endet.
mode-dice-duel = Duell
mode-dice-duel-about = Zwei Spieler, ein Würfel und ein Weg.
option-opening = Eröffnung
option-opening-about = Hände, Gebote, Wagnis und der Weg.
odds-dice-points = Mit { $percent } ({ $exact }) sind sie etwas wert.
odds-dice-nothing = Nichts
odds-dice-some = Einige Punkte
dice-menu-ready = Ein kurzes Spiel
dice-menu-full = Das ganze Spiel
dice-help-walk = walk 2.5: dorthin gehen
dice-legend = 1 und 2 sind die Spieler
dice-status = Spieler { $seat }: { $points } Punkte
dice-seat = Spieler
dice-place = Ort
dice-side-red-about = Rot ist kühn.
dice-side-blue-about = Blau ist ruhig.
