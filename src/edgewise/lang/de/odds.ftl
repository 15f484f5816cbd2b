# Words of `edgewise odds`.

odds-sequence = Das Ziel wird mit { $percent } verletzt ({ $exact }).
odds-backstab = Der Hinterhältige Angriff verletzt mit { $percent } ({ $exact }).
odds-shot = Der Schuss trifft so oft wie gefragt mit { $percent } ({ $exact }).
odds-kills-asked = So viele Figuren wie gefragt sterben mit { $percent } ({ $exact }).
odds-running = Wie es steht, gelingt es mit { $percent } ({ $exact }).
odds-advice = Beste Antwort: { $answer }.
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
odds-own-losses = Eigene Figuren, die im Schnitt verloren gehen: { $expected } ({ $exact }).
odds-cost = Spieler { $seat } bezahlt im Schnitt { $expected } Kristalle ({ $exact }), schlimmstenfalls { $worst }.
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
odds-die-yellow = gelber Würfel
odds-die-red = roter Würfel
odds-plan = Bestes Spiel:
odds-choice = Spieler { $seat }, { $what } ({ $when }): { $answer }; { $again }
odds-decision = Spieler { $seat }, { $what } ({ $when }): { $answer }
odds-when-crystals = { $n ->
        [one] { $n } Kristall
       *[other] { $n } Kristalle
    }
odds-when-enemy-crystals = Gegner { $n }
odds-when-power = Angriffskraft { $n }
odds-answer-yellow = gelber Würfel
odds-answer-red = roter Würfel
odds-answer-yes = ja
odds-answer-no = nein
odds-answer-keep = behalten
odds-answer-paid = Bezahltes Nachwürfeln
odds-answer-symbol = mit dem Symbol nachwürfeln
odds-answer-again = nochmals würfeln
odds-again-paid = { $face }: Bezahltes Nachwürfeln
odds-again-symbol = { $face }: mit dem Symbol nachwürfeln
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
odds-paid-reroll = Bezahltes Nachwürfeln
odds-refresh = Kristalle, die eine markierte Seite erneuert
odds-attacks-first = Greift zuerst an
odds-may-counterattack = Darf einen Gegenangriff führen
odds-from-printed = Karte
odds-from-dice = Würfel
odds-from-marked = markierte Seite
odds-from-symbol = Symbol
odds-from-rules = Regel
odds-from-known = bekannte Aktion
