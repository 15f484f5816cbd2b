# Words of the terminal game.

play-welcome = { $title } im Terminal. Antworte mit einer Zahl; help hilft jederzeit.
play-menu-first = Erste Partie mit fertigen Armeen und fertiger Anordnung gegen
play-menu-full = Volle Partie mit Wahl von Fraktion, Trupps, Deck und Anordnung gegen
play-menu-person = eine andere Person an diesem Bildschirm
play-menu-enter = { $what } (Enter)
play-menu-quit = Beenden
play-pick = Deine Wahl (1-{ $high }, help):
play-space = Tippe ein Areal wie d4 oder eine Zahl (1-{ $high }):
play-hexes = Hexfelder auf { $space } (back: anderes Areal):
play-ways = { $space } ({ $n })
play-more = noch { $n }: tippe more
play-no-such-number = { $given } ist keine der Möglichkeiten 1 bis { $high }.
play-no-such-space = Hier geht nichts auf { $given }.
play-unknown = { $given } verstehe ich nicht. Tippe eine Zahl oder help.
play-forced = Nur eine Antwort: { $what }
play-question = Spieler { $seat }
play-allowed = Erlaubt: { $what }
play-refused = Abgelehnt: { $text } ({ $rule })
play-undone = Die letzte Antwort ist zurückgenommen.
play-nothing-to-undo = Nichts kann zurückgenommen werden: Würfel, eine aufgedeckte Karte oder eine andere Antwort liegen dazwischen.
play-saved = Gespeichert in { $file }. Weiter mit: { $command }
play-not-saved = { $file } kann nicht geschrieben werden: { $problem }
play-save-how = Tippe save und einen Dateinamen.
play-why-how = Tippe why und die Nummer einer Möglichkeit, etwa why 1, oder why und eine Aktion als JSON, etwa { $example }.
play-json-how = Das ist kein JSON. Eine Aktion sieht so aus: { $example }; help sagt, was du tippen kannst.
play-auto-how = Hier wartet niemand auf ein Passen. Antworte mit einer Zahl; auto passt dort, wo Passen eine Möglichkeit ist.
play-rule-how = Tippe rule und die Nummer einer Regel, etwa { $near }.
play-no-rule = Eine Regel { $given } gibt es nicht; die nächste ist { $near }.
play-no-rule-like = Eine Regel { $given } gibt es nicht; Regeln heißen etwa { $near }.
play-no-folder = diesen Ordner gibt es nicht
play-is-folder = das ist ein Ordner
play-no-permission = dort darf nicht geschrieben werden
play-sits = Spieler { $seat } ist der Bot { $name }.
play-thinks = { $name } denkt nach (Strg-C speichert und beendet)
play-adviser = Gute Antworten werden gesucht
play-bye = Auf Wiedersehen.
play-concede = Wirklich aufgeben? Tippe yes.
play-pass-screen = Gib den Bildschirm an Spieler { $seat } und drücke Enter.
play-fault = Edgewise hat einen Fehler gemacht ({ $problem }). Bitte melde ihn mit dieser Datei.
play-won = { $count ->
        [1] Spieler { $winners } gewinnt.
       *[other] Die Spieler { $winners } gewinnen.
    }
play-draw = Unentschieden.
play-not-over = Die Partie ist nicht vorbei; bisher { $replies } Antworten.
play-status = Zug { $number } | Siegmarker { $marker } (Spieler 1 gewinnt bei { $high }, Spieler 2 bei { $low }) | neutrale Kristalle { $neutral }, Aufladungen { $charges }
play-player = Spieler { $seat } { $faction }: Kristalle { $crystals }, verbraucht { $depleted }, Kartenhand { $hand }, Deck { $deck }, Quellen { $sources }, Banner { $banner ->
        [true] bereit
       *[false] verbraucht
    }
play-hand = Deine Kartenhand
play-card = { $name } ({ $kind })
play-empty-hand = Deine Kartenhand ist leer.
play-kind = { $kind ->
        [enhancement] Aufwertung
       *[action] Aktionskarte
    }
play-squad = Trupp
play-mode = Modus
play-endurance = Ausdauer
play-models = Figuren
play-enhancements = Aufwertungen (Aufladungen)
play-ini = INI
play-att = ANG
play-def = VER
play-mov = BEW
play-hex-numbers = A1 = Figur, S1 = Schrein, ** = Kristallquelle, t0 = Marker, d4 = Name eines Areals. Hexfelder eines Areals:
play-help-number = eine Zahl: diese Möglichkeit nehmen; d4 2: Möglichkeit 2 auf Areal d4; more: weitere zeigen
play-help-hint = hint: die drei besten Antworten mit Gründen
play-help-show = board, squads, hand, log: zeigt Spielplan, Trupps, Kartenhand, Verlauf
play-help-why = why N: Möglichkeit N erklären; why und eine Aktion als JSON: ist sie erlaubt, nach welcher Regel
play-help-odds = odds: die genauen Chancen der möglichen Kämpfe oder des laufenden Kampfes
play-no-odds = Hier gibt es keinen Kampf, dessen Chancen sich nennen ließen.
play-help-rule = rule DF-MOV-3: eine Regel lesen
play-help-undo = undo: letzte Antwort zurücknehmen; auto: für den Rest des Zuges passen
play-help-save = save DATEI, quit (beenden), concede (aufgeben)
play-help-goal = Töte feindliche Figuren, damit der Siegmarker zu deinem Ende rückt; ein Passiver Zug bringt Kristalle von Quellen in deinem Besitz.
