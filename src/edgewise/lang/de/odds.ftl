# Words of `edgewise odds`.

odds-sequence = Das Ziel wird mit { $percent } verletzt ({ $exact }).
odds-backstab = Der Hinterhältige Angriff verletzt mit { $percent } ({ $exact }).
odds-shot = Der Schuss trifft so oft wie gefragt mit { $percent } ({ $exact }).
odds-kills-asked = So viele Figuren wie gefragt sterben mit { $percent } ({ $exact }).
odds-running = Wie es steht, gelingt es mit { $percent } ({ $exact }).
odds-advice = Beste Antwort: { $answer }.
odds-percent = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
odds-explained = Die fragende Seite spielt für diese Chance und die andere dagegen; danach schont jede die eigene Figur, dann die eigenen Kristalle.
odds-explained-plain = Die fragende Seite spielt auf diese Chance, die andere Seite dagegen.
odds-unforeseen = Effekte, die nicht mitgerechnet sind: { $effects }.
odds-outcome = Ausgang
odds-chance = Chance
odds-exact = Genau
odds-target-killed = Das Ziel stirbt
odds-target-wounded = Das Ziel wird verletzt und lebt
odds-target-spared = Das Ziel wird getroffen und nimmt keinen Schaden
odds-model-killed = Die eigene Figur stirbt
odds-model-wounded = Die eigene Figur wird verletzt und lebt
odds-model-spared = Die eigene Figur wird getroffen und nimmt keinen Schaden
odds-nothing = Nichts geschieht
odds-hits = { $n ->
        [one] { $n } Treffer
       *[other] { $n } Treffer
    }
odds-hit = Figur { $n } wird getroffen
odds-kills = { $n ->
        [one] { $n } Figur stirbt
       *[other] { $n } Figuren sterben
    }
odds-least-kills = { $n ->
        [one] Mindestens { $n } Figur stirbt
       *[other] Mindestens { $n } Figuren sterben
    }
odds-wounds = { $n ->
        [one] { $n } Verletzung
       *[other] { $n } Verletzungen
    }
odds-no-crystals = Die gefragte Chance, wenn niemand Kristalle hat
odds-many-crystals = Die gefragte Chance, wenn beide reichlich Kristalle haben
odds-own-losses = Eigene Figuren, die im Schnitt verloren gehen: { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ $exact }).
odds-cost = Spieler { $seat } bezahlt im Schnitt { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } Kristalle ({ $exact }), schlimmstenfalls { $worst }.
odds-dice = Würfel, ohne Nachwürfeln
odds-against = { $mine } gegen { $theirs }
odds-colour-yellow = Gelb
odds-colour-red = Rot
odds-roll-attack = Angriff
odds-roll-counterattack = Gegenangriff
odds-roll-answer = Gegenangriff
odds-roll-defense = Verteidigung
odds-roll-hit = Treffercheck
odds-roll-reroll = Nachwürfeln
odds-die-yellow = Kosten des gelben Würfels
odds-die-red = Kosten des roten Würfels
odds-plan = Bestes Spiel:
odds-choice = Spieler { $seat }, { $what } ({ $when }): { $answer }; { $again }
odds-decision = Spieler { $seat }, { $what } ({ $when }): { $answer }
odds-when-crystals = { $n ->
        [one] { $n } Kristall
       *[other] { $n } Kristalle
    }
odds-when-enemy-crystals = der Gegner hat { $n }
odds-when-power = Angriffskraft { $n }
odds-answer-yellow = gelber Würfel
odds-answer-red = roter Würfel
odds-answer-yes = ja
odds-answer-no = nein
odds-answer-keep = behalten
odds-answer-paid = Bezahltes Nachwürfeln
odds-answer-symbol = mit dem Symbol nachwürfeln
odds-answer-again = nochmals würfeln
odds-again-paid = bei { $face }: Bezahltes Nachwürfeln
odds-again-symbol = bei { $face }: mit dem Symbol nachwürfeln
odds-again-nothing = kein Nachwürfeln
odds-whose = Figur
odds-number = Zahl
odds-amount = Wert
odds-source = Woher
odds-rule = Regel
odds-ini = INI
odds-att = ANG
odds-def = VER
odds-ini-set = INI wird
odds-att-set = ANG wird
odds-def-set = VER wird
odds-initiative = Initiative
odds-attack = Angriff
odds-defense = Verteidigung
odds-attack-power = Angriffskraft
odds-defense-power = Verteidigungskraft
odds-sure-defense = Verteidigung gelingt ohne Wurf
odds-fixed-defense = Verteidigungskraft ohne Wurf
odds-shot-bonus = Schuss statt des Angriffswurfs
odds-hit-bonus = Bonus auf das Ergebnis
odds-more-wounds = Weitere Verletzungen
odds-attack-reroll = Nachwürfeln des Angriffs
odds-defense-reroll = Nachwürfeln einer misslungenen Verteidigung
odds-paid-reroll = Kosten des Bezahlten Nachwürfelns
odds-refresh = Kristalle, die eine markierte Seite erneuert
odds-attacks-first = Greift zuerst an
odds-may-counterattack = Darf einen Gegenangriff führen
odds-from-printed = Karte
odds-from-dice = Würfel
odds-from-marked = markierte Seite
odds-from-symbol = Symbol
odds-from-rules = Regel
odds-from-known = bekannte Aktion

# Fragen, auf die es keine Antwort gibt.
bad-odds-model = eine Figur { $model } gibt es auf dem Spielplan nicht
bad-odds-enemy = Figur { $target } ist kein Feind von Figur { $model }
bad-odds-squad = einen Trupp { $squad } mit Figuren auf dem Spielplan gibt es nicht
bad-odds-squad-enemy = Trupp { $other } ist kein Feind von Trupp { $squad }
bad-odds-edge-squad = einen Trupp { $squad } gibt es auf dem Tisch nicht
bad-odds-edge-enemy = Trupp { $other } ist kein Feind von Trupp { $squad }
bad-odds-apart = Trupp { $squad } berührt niemanden von Trupp { $other }
bad-odds-same-army = beide Trupps gehören zu { $army }; jeder Spieler führt eine andere Armee
bad-odds-kills = frage nach mindestens 1 Figur
bad-odds-hits = frage nach mindestens 1 Treffer
bad-odds-targets = ein Schuss hat mindestens ein Ziel, und gefragt wird nach mindestens 1 Treffer
bad-odds-models = { $squad } hat { $most ->
        [one] { $most } Figur
       *[other] 1 bis { $most } Figuren
    }
bad-odds-crystals = niemand hat weniger als 0 Kristalle
bad-odds-card = { $faction } hat keine Karte oder Aktion „{ $name }“; schreibe für ihre Hälften karte.upper oder karte.lower
bad-odds-foreign = { $card } ist nicht für { $squad }
bad-odds-condition = { $card } kann hier nicht benutzt werden: die Bedingung gilt nicht
bad-odds-aim = { $card } kann nicht auf eine Figur dieses Kampfes zielen
bad-odds-asks = { $card } fragt oder würfelt selbst etwas, was die Chancen nicht vorhersehen
bad-odds-choices = { $card } lässt selbst etwas wählen, was die Chancen nicht vorhersehen
bad-odds-ends = { $card } beendet den Kampf, es bleibt nichts zu fragen
bad-odds-wound = die Chancen sehen nicht vorher, was { $card } mit einer Verletzung macht
bad-odds-late-roll = ein Effekt würfelt nach dem Kampf ({ $purpose }): das wird nicht vorhergesehen
bad-odds-not-in-fight = { $card } wird nicht in einem Kampf benutzt
bad-odds-cannot-attack = { $squad } kann jetzt nicht angreifen
bad-odds-declared-backstab = nach einem angesagten Hinterhältigen Angriff fragt man mit `backstab`: before
bad-odds-begun = Aktionen kann man nur für einen Kampf nennen, der noch nicht begonnen hat
bad-odds-nothing-running = hier läuft kein Kampfablauf und kein Schuss
bad-odds-no-combat = es läuft kein Kampf
bad-odds-controlled = die Chancen sehen Kämpfe einer gelenkten Figur nicht vorher
bad-odds-no-shooter = die Chancen sehen einen Schuss ohne Schützen nicht vorher
bad-odds-shot-timing = { $card } wird nicht benutzt, wenn ein Schuss seine Ziele genannt hat
bad-odds-no-shot = { $card } ist keine Schussaktion
bad-odds-reach = { $card } kann von dort nicht auf Figur { $model } ({ $squad }) zielen
bad-odds-no-edge-shot = { $name } ist kein Schuss
bad-odds-cast = Figur { $model } kann { $name } nicht wirken
bad-odds-unknown-shot = einen Schuss „{ $name }“ gibt es nicht; nenne einen Zauber oder eine Fähigkeit mit einem
bad-odds-shotless = Figur { $model } hat keinen Schuss; nenne einen Zauber oder eine Fähigkeit mit einem
bad-odds-refused-shot = dieser Schuss wird abgelehnt: { $why }
bad-measure-pool = einen Kristallvorrat { $pool } gibt es auf dem Tisch nicht
bad-measure-obstacle = ein Hindernis { $obstacle } gibt es nicht
bad-measure-thing = nenne eine Figur, einen Kristallvorrat, ein Hindernis oder einen Ort
bad-measure-paths = Wege sind für verschiedene Figuren einer Seite

# Fragen auf der Befehlszeile.
bad-question-belongs = { $option } gehört zu { $owner }: gib auch das an oder lass { $option } weg.
bad-question-either = Frage entweder nach --shot oder nach --backstab.
bad-question-nobody = Nenne --attacker und --defender, oder eine --position.
bad-question-mode = { $option }: in diesem Spiel heißt es { $known }.
bad-question-targets = --targets { $given }: die andere Seite hat { $most ->
        [one] { $most } Figur
       *[other] { $most } Figuren
    }.
bad-question-kind = { $kind } gibt es in diesem Spiel nicht; es kennt { $known }.
bad-question-one-target = Ein Schuss dieses Spiels nennt ein Ziel, und seine Fläche erfasst, wer in der Nähe steht: frage nach einem.
bad-question-no-target = Nenne das --target für --model.
bad-question-model = Eine lebende Figur { $model } gibt es nicht; die Position hat { $known }.
