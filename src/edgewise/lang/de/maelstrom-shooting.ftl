# Maelstrom's Edge: Schussrunden, Niederhalten, Tests und Verluste.

# Namen.

me-weapon-frag = Splittergranate
me-weapon-unarmed = bloße Hände
me-part = { $amount } { $reason }
me-block = { $defense ->
        [cover] Deckung
        [field] Feld
       *[dodge] Ausweichmanöver
    } gegen { $hits }
me-reason-printed = Profil
me-reason-damaged = Schaden
me-reason-slowed = verlangsamt
me-reason-form = Form
me-reason-marksman = Scharfschütze
me-reason-suppression = Niederhalten
me-reason-on-the-move = in Bewegung
me-reason-target-on-the-move = Ziel in Bewegung
me-reason-aim = gezielt
me-reason-wide-open = Ziel ohne Schutz
me-reason-defensive-fire = Abwehrfeuer
me-reason-hit-and-run = Zuschlagen und Weg
me-reason-counterattack = Gegenschlag
me-reason-terrain = Gelände
me-reason-open-ground = offenes Gelände
me-reason-no-terrain = Gelände ohne Schutz
me-reason-more-tokens = weitere Deckungsmarker
me-reason-rear-arc = Rückenbereich
me-reason-large = großes Modell
me-reason-painted = markiert
me-reason-facing-off = steht sich gegenüber
me-reason-field = Feld
me-reason-censer-field = Weihrauchfeld
me-reason-disruption = gestört
me-reason-dodge = Ausweichmanöver
me-reason-target-tracker = Zielverfolger
me-reason-shots = Schüsse
me-reason-blast = Explosion
me-reason-attacks = CQA
me-reason-weapon = Waffe
me-reason-short-range = kurze Reichweite
me-reason-two-pistols = zwei Pistolen
me-reason-second-weapon = zweite Waffe
me-reason-close-quarters = Nahkampf
me-reason-floor = nicht unter 0
me-reason-hit = Treffer
me-reason-casualty = Ausfall
me-reason-frag = Splittergranate
me-reason-suppressive-fire = Unterdrückungsfeuer
me-reason-failed-tests = misslungene WP-Tests
me-reason-dangerous-ground = gefährlicher Boden
me-reason-climbing = Klettern
me-reason-retreat = Gegner zu nah
me-reason-countermeasures = Abwehrmaßnahmen

# Antworten.

me-do-support = { $model } unterstützt mit Gegenschlag
me-do-discard = { $count ->
        [0] Nichts weglegen
       *[other] Weglegen: { $dice }
    }
me-do-reroll = { $by ->
        [reflex-shield] Reflexschild: Neuwurf verlangen
        [zealot] Eifer: Neuwurf
       *[steady-banner] Banner der Standhaften: Neuwurf
    }
me-do-flip-dice = { $count ->
        [0] Keinen Würfel umdrehen
       *[other] Umdrehen: { $flips }
    }
me-do-choose-critical = { $trigger ->
        [arc] Lichtbogen: drei Treffer
       *[perfect-strike] Perfekter Schlag
    }
me-do-block = { $count ->
        [0] Keinen Treffer blocken
       *[other] Blocken: { $hits }
    }
me-do-choose-av = AV { $av }
me-do-allocate = { $damage } Schaden an { $model }
me-do-take-injury = { $model } nimmt die Verletzung
me-do-name-leader = { $model } führt
me-do-borrow-willpower = Willenskraft von { $model } nutzen

# Fragen.

me-ask-support = { $unit } feuert: mit einem Gegenschlag unterstützen?
me-ask-discard = Negativer SKL: Welche Würfel legt { $unit } weg?
me-ask-reflex-shield = Verlangst du einen Neuwurf der Nahkampftreffer auf { $unit }?
me-ask-flip-hits = Welche Trefferwürfel drehst du für { $unit } um?
me-ask-critical = Ein kritischer Treffer: Was bewirkt er?
me-ask-block = Welche Treffer auf { $unit } blockst du?
me-ask-av = Welche AV nutzt { $unit } in dieser Runde?
me-ask-flip-armor = Welche Panzerungswürfel drehst du für { $unit } um?
me-ask-allocate = Welches Modell von { $unit } nimmt den nächsten Treffer?
me-ask-injury = Welches Modell von { $unit } nimmt die Verletzung?
me-ask-leader = Der Truppführer von { $unit } ist ausgefallen: Wer führt jetzt?
me-ask-borrow-willpower = { $unit } macht einen WP-Test: Mit wessen Willenskraft?
me-ask-reroll-willpower = Der WP-Test von { $unit } ist misslungen: Neuwurf?
me-ask-defensive-fire = { $unit } wird angegriffen: Abwehrfeuer?

# Was geschah.

me-log-round-began = { $kind ->
        [fire] { $unit } feuert aus { $distance } auf { $target }
        [suppressive-fire] { $unit } legt aus { $distance } Unterdrückungsfeuer auf { $target }
        [close-quarters] { $unit } kämpft gegen { $target }
        [hit-and-run] { $unit } schlägt im Vorbeiziehen auf { $target } ein
       *[defensive-fire] { $unit } schießt auf { $target } zurück
    }{ $wild ->
        [true] , wild
       *[false] { "" }
    }{ $behind ->
        [true] , aus dem Rückenbereich
       *[false] { "" }
    }.
me-log-weapon-fired = { $model }: { $weapon }, { $count } Würfel{ $wild ->
        [true] { " " }(wild)
       *[false] { "" }
    } auf { $number }+: { $parts }.
me-log-support-given = { $model } unterstützt { $unit }.
me-log-skill-reckoned = SKL von { $unit }: { $skill } ({ $parts }).
me-log-dice-discarded = { $unit } legt { $count } Würfel weg.
me-log-hit-dice-rolled = Spieler { $seat } würfelt Treffer für { $unit }: { $faces }.
me-log-hit-dice-rerolled = Spieler { $seat } würfelt { $old } neu: { $faces }.
me-log-dice-flipped = Spieler { $seat } dreht { $old } auf { $faces } um und verbraucht { $spent } von { $budget } Umdrehungen.
me-log-arc-struck = Lichtbogen: Der kritische Treffer von { $unit } zählt als { $hits } Treffer.
me-log-hits-scored = { $hits ->
        [0] { $unit } trifft { $target } nicht
        [one] { $unit } erzielt 1 Treffer bei { $target }
       *[other] { $unit } erzielt { $hits } Treffer bei { $target }
    }{ $perfect ->
        [0] { "" }
        [one] , davon 1 perfekter Schlag
       *[other] , davon { $perfect } perfekte Schläge
    }: { $dice }.
me-log-hits-blocked = { $defense ->
        [cover] Die Deckung
        [field] Das Feld
       *[dodge] Das Ausweichmanöver
    } von { $unit } ({ $value }: { $parts }) blockt { $count } Treffer.
me-log-av-reckoned = AV von { $unit }: { $av } ({ $parts }).
me-log-armor-dice-rolled = Spieler { $seat } würfelt Panzerung für { $unit }: { $faces }.
me-log-hits-stopped = Die Panzerung von { $unit } hält { $stopped ->
        [0] nichts
       *[other] { $stopped } Treffer
    } auf; { $left ->
        [0] keiner bleibt
        [one] 1 Treffer bleibt
       *[other] { $left } Treffer bleiben
    } ({ $hits }).
me-log-damage-rolled = Spieler { $seat } würfelt Schaden: { $faces }, das sind { $damage }.
me-log-model-injured = { $model } nimmt { $count ->
        [one] 1 Verletzung
       *[other] { $count } Verletzungen
    } und hat FOR { $left }.
me-log-model-removed = { $model } wird entfernt.
me-log-unit-destroyed = { $unit } von Spieler { $seat } ist zerstört.
me-log-leader-replaced = { $model } führt jetzt { $unit }.
me-log-suppression-raised = Das Niederhalten von { $unit } steigt um { $count } auf { $level } ({ $parts }){ $injuries ->
        [0] { "" }
        [one] ; 1 Stufe passt nicht mehr und wird zur Verletzung
       *[other] ; { $injuries } Stufen passen nicht mehr und werden zu Verletzungen
    }.
me-log-suppression-tested = Spieler { $seat } würfelt Niederhaltetests für { $unit }: { $faces } auf { $numbers }; { $count ->
        [one] 1 gelingt
       *[other] { $count } gelingen
    }.
me-log-willpower-borrowed = { $unit } nutzt die Willenskraft von { $model }.
me-log-willpower-tested = { $face ->
        [0] { $unit } besteht den WP-Test ohne Wurf
       *[other] { $unit } würfelt { $face }{ $modifier ->
            [0] { "" }
           *[other] { " " }({ $modifier })
        } auf WP { $number }+: { $passed ->
            [true] bestanden
           *[false] misslungen
        }
    }.
me-log-willpower-rerolled = { $by ->
        [zealot] { $unit } wiederholt den WP-Test aus Eifer.
       *[steady-banner] { $unit } wiederholt den WP-Test unter dem Banner.
    }
me-log-token-gained = { $token ->
        [burn] { $unit } brennt: { $count } Marker.
        [painted] { $unit } ist markiert.
        [slowed] { $unit } ist verlangsamt.
        [disruption] { $unit } ist gestört.
       *[zealot] { $unit } ist voller Eifer.
    }
me-log-burn-rolled = Spieler { $seat } würfelt für das Feuer auf { $unit }: { $faces }; { $injuries ->
        [0] keine Verletzung
        [one] 1 Verletzung
       *[other] { $injuries } Verletzungen
    }.

# Ablehnungen.

me-no-no-support = Ein solches Modell kann diese Runde nicht unterstützen.
me-no-discard = Genau { $count } Würfel müssen weg, aus Würfelpools, die sie haben.
me-no-flip-malformed = Einen solchen Würfel oder eine solche Augenzahl gibt es nicht, oder ein Würfel ist zweimal genannt.
me-no-flips = Das kostet { $count ->
        [one] 1 Umdrehung
       *[other] { $count } Umdrehungen
    }; du hast { $most }.
me-no-block-malformed = Einen solchen Treffer gibt es nicht, oder ein Treffer ist zweimal genannt.
me-no-no-such-defense = { $unit } hat in dieser Runde { $defense ->
        [cover] keine Deckung
        [field] kein Feld
       *[dodge] kein Ausweichmanöver
    }.
me-no-second-defense = In einer Runde dient nur eine Art von Sonderverteidigung.
me-no-block-perfect = Keine Sonderverteidigung blockt einen perfekten Schlag.
me-no-block-melee = Deckung blockt keine Nahkampftreffer.
me-no-block-spent = Das würde { $count } verbrauchen; der Wert ist { $most }.
me-no-no-such-av = Kein Modell von { $unit } hat AV { $av }.
me-no-av-of-injured = { $model } ist verletzt: Seine AV muss genutzt werden.
me-no-av-first = Modelle mit AV { $av } nehmen Treffer vor den anderen.
me-no-no-such-hit = Ein solcher Treffer ist nicht mehr übrig.
me-no-not-of-unit = Das ist kein verbliebenes Modell von { $unit }.
me-no-stay-on-model = { $model } nimmt Treffer, bis es entfernt ist.
me-no-injured-first = { $model } ist verletzt und nimmt Treffer vor den anderen.
me-no-no-uplink = Keine Drohnenverbindung bei { $unit } hat eine bessere Willenskraft.
me-no-no-target = Das Ziel ist eine gegnerische Einheit auf dem Tisch.
me-no-target-unseen = { $unit } ist außer Sicht.
me-no-protected = { $unit } ist ein einzelnes Charaktermodell: Aus mehr als 6″ ist es kein Ziel, solange ein anderes Ziel höchstens 3″ neben ihm steht.
me-no-no-contact = { $unit } berührt diese Einheit nicht.
me-no-leader-clear = Der Truppführer von { $unit } berührt keinen Gegner.
me-no-not-passed = An { $unit } kam niemand auf 1″ vorbei.
me-no-no-weapon = Keine Waffe ist genannt.
me-no-not-carried = { $model } hat keine solche Waffe oder keinen solchen Modus.
me-no-weapon-twice = { $model } nutzt jede Waffe einmal in einer Runde.
me-no-too-many-weapons = { $model } nutzt in einer Runde höchstens { $most ->
        [one] eine Waffe
       *[other] { $most } Waffen
    }.
me-no-wrong-mode = Dafür ist ein anderer Modus dieser Waffe von { $model } gedacht.
me-no-melee-only = Diese Waffe von { $model } ist nur für den Nahkampf.
me-no-hit-and-run-only = Diese Waffe von { $model } ist nur für Zuschlagen und Weg.
me-no-no-suppression = Diese Waffe von { $model } hält niemanden nieder.
me-no-no-fighting-weapon = { $model } kämpft nur mit Nahkampfwaffen und Pistolen.
me-no-no-hit-and-run-weapon = Diese Waffe von { $model } taugt nicht für Zuschlagen und Weg.
me-no-no-ranged-weapon = { $model } braucht für Abwehrfeuer eine Fernkampfwaffe.
me-no-thrower = { $model } hat den Angriff für eine Granate aufgegeben.
me-no-second-superheavy = { $model } nutzt in einer Runde eine überschwere Nahkampfwaffe.
me-no-second-grenadier = Alle Granaten einer Runde kommen von einem Modell, und { $model } wirft schon.
me-no-out-of-range = Das Ziel ist { $length } entfernt; diese Waffe von { $model } reicht { $allowance }.
me-no-weapon-unseen = Diese Waffe von { $model } muss ihr Ziel sehen.
