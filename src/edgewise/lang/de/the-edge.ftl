# The Edge: Aktionen, Fragen, Verlauf und Ablehnungen.

# Orte und Namen.

ed-length = { NUMBER($inches, minimumFractionDigits: 1) }″
ed-place = ({ $x }; { $y })
ed-pool = Vorrat { $number } bei { $place }
ed-nobody = niemand
ed-goes = { $model } { $length } nach { $place }
ed-stays = { $model } bleibt
ed-shot-pair = Figur { $model } auf Figur { $target }
ed-trigger = { $name } ({ $squad })

# Aktionen.

ed-do-place-pool = Den Vorrat bei { $place } auslegen
ed-do-deploy = Den Trupp { $squad } aufstellen bei { $places }
ed-do-activate = Den Trupp { $squad } aktivieren
ed-do-exchange = Die Karte { $card } gegen eine neue tauschen
ed-do-move = Bewegen: { $paths }{ $touches ->
        [none] { "" }
       *[other] { " " }| in Kontakt: { $touches }
    }
ed-do-assault = Figur { $model } bestürmt die Figur { $target }
ed-do-use = Die Fähigkeit { $name } ({ $squad }) { $cost ->
        [0] kostenlos
        [one] für { $cost } Kristall
       *[other] für { $cost } Kristalle
    } nutzen{ $target ->
        [none] { "" }
       *[other] , Ziel { $target }
    }{ $caster ->
        [none] { "" }
       *[other] , durch die Figur { $caster }
    }{ $shots ->
        [none] { "" }
       *[other] : { $shots }
    } | { $text }
ed-do-play-card = { $bonus ->
        [true] Die Karte { $name } für den Totenbonus spielen
       *[false] Die Karte { $name } { $cost ->
            [0] kostenlos
            [one] für { $cost } Kristall
           *[other] für { $cost } Kristalle
        } spielen
    }{ $squad ->
        [none] { "" }
       *[other] , Trupp { $squad }
    }{ $target ->
        [none] { "" }
       *[other] , Ziel { $target }
    }{ $caster ->
        [none] { "" }
       *[other] , durch die Figur { $caster }
    }{ $shots ->
        [none] { "" }
       *[other] : { $shots }
    } | { $text }
ed-do-shift = Die Karte des Trupps { $squad } { $cost ->
        [0] kostenlos
        [one] für { $cost } Kristall
       *[other] für { $cost } Kristalle
    } umdrehen
ed-do-end-activation = Die Aktivierung beenden
ed-do-pass = Passen
ed-do-reroll = Nachwürfeln
ed-do-keep = Den Wurf behalten
ed-do-pick-model = Figur { $model } stirbt
ed-do-free-attack = Figur { $model } führt einen freien Angriff auf die Figur { $target } aus
ed-do-decline = Verzichten
ed-do-stay-ready = Bezahlen und bereit bleiben
ed-do-order-trigger = { $item } zuerst
ed-do-gather = Trupp { $squad } nimmt einen Kristall aus { $pool_gen }
ed-do-done = Nichts mehr nehmen
ed-do-progress = { $card } für den Trupp { $squad } | { $text }
ed-do-summon = { $card } bei { $place }
ed-do-concede = Spieler { $seat } gibt auf

# Fragen.

ed-ask-place-pool = Wo liegt dein nächster Vorrat?
ed-ask-deploy = Welcher Trupp wird als Nächster aufgestellt, und wo?
ed-ask-activate = Welchen Trupp aktivierst du?
ed-ask-act = Der Trupp { $squad } ist aktiv: was nun?
ed-ask-window-begin = Der Trupp { $squad } wird aktiviert: eine Karte tauschen oder etwas Sofortiges spielen?
ed-ask-window-move = Der Trupp hat sich bewegt: etwas Sofortiges spielen?
ed-ask-window-assault = Ein Sturmangriff ist angesagt: vor den Würfeln etwas Sofortiges spielen?
ed-ask-window-dice = Die Würfel sind gefallen: etwas Sofortiges spielen?
ed-ask-window-answer = Ein Zauber oder eine Fähigkeit ist angesagt: darauf antworten?
ed-ask-window-end = Die Aktivierung endet: etwas Sofortiges spielen?
ed-ask-window-gather = Bevor Kristalle genommen werden: etwas Sofortiges spielen?
ed-ask-offer-reroll = Den Wurf behalten oder nachwürfeln?
ed-ask-choose-casualty = Der Trupp { $squad } verliert eine Figur: welche stirbt?
ed-ask-free-attack = Welche Figur führt einen freien Angriff aus, und auf wen?
ed-ask-stay-ready = Bezahlen, damit der Trupp { $squad } nicht erschöpft wird?
ed-ask-order-triggers = Mehrere passive Fähigkeiten sind fällig. Welche zuerst?
ed-ask-gather = Welcher Trupp nimmt einen Kristall?
ed-ask-progress = Welche Fortschrittskarte legst du an welchen Trupp?

# Was geschah.

ed-log-deployment-won = Spieler { $seat } gewinnt den Aufstellungswurf und stellt zuerst auf.
ed-log-pool-placed = Spieler { $seat } legt einen Vorrat mit { $crystals } { $crystals ->
        [one] Kristall
       *[other] Kristallen
    } bei { $place } aus.
ed-log-squad-deployed = Spieler { $seat } stellt den Trupp { $squad } auf.
ed-log-turn-began = Zug { $turn } beginnt; Spieler { $seat } fängt an.
ed-log-squad-activated = Spieler { $seat } aktiviert den Trupp { $squad }.
ed-log-card-exchanged = Spieler { $seat } tauscht die Karte { $card }.
ed-log-cards-drawn = Spieler { $seat } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
ed-log-model-moved = Figur { $model } bewegt sich { $length }.
ed-log-squad-shifted = Die Karte des Trupps { $squad } wird umgedreht.
ed-log-squad-shifted-back = Die Karte des Trupps { $squad } wird zurückgedreht.
ed-log-model-assaulted = Figur { $model } bestürmt die Figur { $target }.
ed-log-combat-dropped = Die Figuren { $model } und { $target } berühren sich nicht mehr: kein Kampf.
ed-log-model-struck-first = Figur { $model } schlägt zuerst zu.
ed-log-die-rolled = Spieler { $seat } würfelt { $value } { $purpose ->
        [deployment] für die Aufstellung
        [attack] zum Angriff
        [attack-extra] mit dem Zusatzwürfel zum Angriff
        [defense] zur Verteidigung
        [defense-extra] mit dem Zusatzwürfel zur Verteidigung
        [shot] zum Schuss
        [shot-extra] mit dem Zusatzwürfel zum Schuss
       *[other] { $purpose }
    }.
ed-log-roll-repeated = Spieler { $seat } würfelt nach.
ed-log-roll-kept = Spieler { $seat } behält den Wurf.
ed-log-attack-hit = Figur { $model } trifft die Figur { $target }: { $attack } gegen { $defense }.
ed-log-attack-missed = Figur { $model } scheitert an der Figur { $target }: { $attack } gegen { $defense }.
ed-log-shot-declared = Figur { $model } schießt auf die Figur { $target }.
ed-log-shot-wasted = Der Schuss der Figur { $model } auf die Figur { $target } ist verloren: { $why }.
ed-log-token-lost = Der Trupp { $squad } verliert einen Lebenspunkt und hat noch { $left }.
ed-log-model-died = { $vp ->
        [0] Figur { $model } stirbt.
       *[other] Figur { $model } stirbt; Spieler { $seat } gibt { $vp } SP ab.
    }
ed-log-squad-died = Der Trupp { $squad } ist vernichtet.
ed-log-vp-taken = Spieler { $seat } nimmt { $count } SP.
ed-log-crystals-returned = { $count ->
        [0] Spieler { $seat } hat keinen verbrauchten Kristall zurückzuerhalten.
        [one] Spieler { $seat } erhält { $count } Kristall zurück.
       *[other] Spieler { $seat } erhält { $count } Kristalle zurück.
    }
ed-log-crystals-paid = Spieler { $seat } bezahlt { $count ->
        [one] { $count } Kristall
       *[other] { $count } Kristalle
    }.
ed-log-card-played = Spieler { $seat } spielt die Karte { $card }{ $target ->
        [none] { "" }
       *[other] , Ziel: { $target }
    }.
ed-log-bonus-played = Spieler { $seat } spielt die Karte { $card } für den Totenbonus{ $target ->
        [none] { "" }
       *[other] , Ziel: { $target }
    }.
ed-log-ability-used = Der Trupp { $squad } setzt die Fähigkeit { $ability } ein{ $target ->
        [none] { "" }
       *[other] , Ziel: { $target }
    }.
ed-log-item-cancelled = Aufgehoben: { $item }.
ed-log-item-failed = { $item } bewirkt nichts: { $why }.
ed-log-card-attached = Die Karte { $card } liegt nun beim Trupp { $squad }.
ed-log-effect-ended = { $squad ->
        [none] { $item } endet.
       *[other] { $item } endet für den Trupp { $squad }.
    }
ed-log-model-pushed = Figur { $model } wird { $length } verschoben.
ed-log-squad-healed = { $count ->
        [0] Der Trupp { $squad } hat keinen Lebenspunkt zurückzuerhalten.
        [one] Der Trupp { $squad } erhält { $count } Lebenspunkt zurück.
       *[other] Der Trupp { $squad } erhält { $count } Lebenspunkte zurück.
    }
ed-log-squad-readied = Der Trupp { $squad } ist wieder bereit.
ed-log-squad-stayed-ready = Der Trupp { $squad } bleibt bereit.
ed-log-passive-triggered = { $item } ({ $squad }) tritt in Kraft.
ed-log-activation-ended = Die Aktivierung des Trupps { $squad } ist beendet.
ed-log-squad-exhausted = Der Trupp { $squad } ist erschöpft.
ed-log-crystals-gathered = Der Trupp { $squad } nimmt { $count } { $count ->
        [one] Kristall
       *[other] Kristalle
    } aus { $pool_gen }.
ed-log-pool-emptied = { CAPITAL($pool) } ist leer und wird entfernt.
ed-log-phase-began = { $name ->
        [gather] Kristalle werden genommen.
        [refresh] Alles wird erneuert.
        [progress] Fortschrittskarten werden gewählt.
       *[other] { $name }
    }
ed-log-progress-laid = Spieler { $seat } legt die Karte { $card } an den Trupp { $squad } an.
ed-log-squad-summoned = Spieler { $seat } beschwört den Trupp { $squad }.
ed-log-progress-skipped = Spieler { $seat } kann keine Fortschrittskarte anlegen.
ed-log-player-conceded = Spieler { $seat } gibt auf.
ed-log-match-ended = Das Spiel ist zu Ende.

# Warum etwas nicht zustande kam.

ed-why-bad-target = das Ziel ist fort
ed-why-out-of-range = das Ziel ist außer Reichweite
ed-why-no-line-of-sight = das Ziel ist nicht zu sehen
ed-why-no-caster = wer es ausführen sollte, ist fort
ed-why-no-contact = der Kontakt ist fort
ed-why-duplicate-equipment = der Trupp trägt schon ein Exemplar
ed-why-must-target-contact = ein Feind in Kontakt hätte das Ziel sein müssen

# Ablehnungen.

ed-refused-unknown-id = Das gibt es hier nicht.
ed-refused-bad-command = Dieser Befehl hat nicht die richtige Form.
ed-refused-game-over = Das Spiel ist zu Ende.
ed-refused-setup-order = Das gehört nicht in diesen Schritt; Vorbereitung und Spiel haben eine feste Reihenfolge.
ed-refused-not-your-activation = Du bist nicht mit Aktivieren an der Reihe.
ed-refused-wrong-time = Das ist in diesem Augenblick nicht möglich.
ed-refused-not-instant = Nur etwas Sofortiges kann antworten.
ed-refused-not-instant-now = Jetzt kann nur etwas Sofortiges gespielt werden.
ed-refused-step-used = Dieser Schritt der Aktivierung ist verbraucht.
ed-refused-action-used = Die Aktion dieser Aktivierung ist verbraucht.
ed-refused-ability-used = Diese Fähigkeit wurde in diesem Zug schon eingesetzt.
ed-refused-ability-unavailable = Der Trupp { $squad } hat diese Fähigkeit jetzt nicht.
ed-refused-squad-not-active = Der Trupp { $squad } ist nicht aktiv.
ed-refused-exhausted = Der Trupp { $squad } ist erschöpft.
ed-refused-must-activate = Passen geht nicht: aktiviere einen bereiten Trupp.
ed-refused-not-your-squad = Das ist kein eigener Trupp auf dem Spielplan.
ed-refused-not-of-squad = Figur { $model } gehört nicht zum aktiven Trupp.
ed-refused-exchange-closed = Der Tausch ist für diese Aktivierung vorbei.
ed-refused-nothing-to-exchange = Es gibt keine Karte zum Tauschen oder keine zum Ziehen.
ed-refused-not-in-hand = Die Karte { $card } ist nicht auf deiner Hand.
ed-refused-squad-gathered = Der Trupp { $squad } hat in diesem Zug schon einen Kristall genommen.
ed-refused-pool-not-available = Dieser Vorrat ist leer, umkämpft oder vom Trupp { $squad } nicht berührt.
ed-refused-progress-illegal = Diese Fortschrittskarte kann dort nicht angelegt werden.
ed-refused-rhazack-taken = { $squad } ist schon auf dem Spielplan.
ed-refused-cannot-shift = Der Trupp { $squad } kann jetzt nicht umgedreht werden.
ed-refused-too-far = Figur { $model } würde { $length } zurücklegen, erlaubt sind { $allowance }.
ed-refused-bad-path = Der Weg der Figur { $model } hat nicht die richtige Form.
ed-refused-blocked = Der Figur { $model } steht etwas im Weg.
ed-refused-overlap = Dort würden sich zwei Sockel überdecken.
ed-refused-border = Der Streifen von 3″ an den Rändern ist gesperrt.
ed-refused-no-contact = Die Figuren { $model } und { $target } sind nicht in Sockelkontakt.
ed-refused-assault-friend = Figur { $target } gehört zur eigenen Seite.
ed-refused-caster-contact = Das Ziel ist nicht in Sockelkontakt mit der Figur { $model }.
ed-refused-free-attack-contact = Keine betroffene Figur ist in Sockelkontakt mit einem Feind.
ed-refused-no-free-attack = Figur { $model } hat hier keinen freien Angriff mehr.
ed-refused-one-squad-only = Figur { $model } hat schon den Trupp { $squad } bestürmt und bleibt bei ihm.
ed-refused-already-assaulted = Figur { $model } hat die Figur { $target } schon bestürmt.
ed-refused-no-reroll = Hier gibt es kein Nachwürfeln.
ed-refused-shots-locked = Die Liste der Schüsse steht fest.
ed-refused-bad-target = Das kann nicht das Ziel sein.
ed-refused-shot-target = Ein Schuss gilt einer feindlichen Figur: { $target } ist keine.
ed-refused-target-model = Figur { $model } kann nicht das Ziel sein.
ed-refused-target-squad = Der Trupp { $squad } kann nicht das Ziel sein.
ed-refused-nothing-to-cancel = Es gibt nichts aufzuheben.
ed-refused-nobody-died = In diesem Zug ist { $what ->
        [squad] { $side ->
            [own] kein eigener Trupp
           *[enemy] kein feindlicher Trupp
        }
       *[model] { $side ->
            [own] keine eigene Figur
           *[enemy] keine feindliche Figur
        }
    } gestorben.
ed-refused-not-a-casualty = Figur { $model } ist keine lebende Figur des Trupps { $squad }.
ed-refused-out-of-range = Figur { $target } ist mehr als { $range }″ entfernt.
ed-refused-veiled = Auf die Figur { $target } darf aus mehr als { $range }″ nicht geschossen werden.
ed-refused-spell-range = Das Ziel ist mehr als { $range }″ entfernt.
ed-refused-must-target-contact = Figur { $model } wird berührt und muss auf einen Feind in Kontakt schießen, etwa auf die Figur { $target }.
ed-refused-no-line-of-sight = Figur { $model } sieht die Figur { $target } nicht.
ed-refused-not-enough-crystals = Es kostet { $cost ->
        [one] { $cost } Kristall
       *[other] { $cost } Kristalle
    }; unverbraucht hast du { $unused }.
ed-refused-duplicate-equipment = Der Trupp { $squad } trägt die Karte { $card } schon.
ed-refused-no-caster = Niemand auf dem Spielplan kann das wirken.
ed-refused-no-such-caster = Kein Trupp des Typs, den die Karte { $card } nennt, kann sie wirken.
ed-refused-not-a-caster = Figur { $model } kann das nicht wirken.
ed-refused-squad-is-dead = Der Trupp { $squad } ist tot.
ed-refused-squad-type-alive = Der Totenbonus der Karte { $card } gilt erst, wenn alle Trupps des Typs gestorben sind.
ed-refused-no-such-card = Es gibt keine Karte { $card }.
ed-refused-no-such-ability = Es gibt keine Fähigkeit { $ability }.
ed-refused-no-such-piece = Einen solchen Trupp oder eine solche Figur gibt es nicht.
ed-refused-no-such-trigger = Es gibt keine passive Fähigkeit mit dieser Nummer.
ed-refused-play-form = Diese Karte oder Fähigkeit verlangt andere Angaben.
ed-refused-shooter-twice = Die Liste der Schüsse ist leer oder nennt einen Schützen doppelt.
ed-refused-not-a-shooter = Figur { $model } gehört nicht zu denen, die schießen.
ed-refused-pool-place = Dort kann kein Vorrat liegen: Rand, Hindernis oder weniger als 6″ zum nächsten Vorrat.
ed-refused-bad-army = Diese Armee kann hier nicht geführt werden.
ed-refused-bad-deck = Das ist kein erlaubtes Deck.
ed-refused-bad-card-data = Die Kartendaten widersprechen sich.
ed-refused-deploy-zone = Jeder Sockel muss ganz in deiner Aufmarschzone liegen.
ed-refused-concede-for-other = Nur der Spieler dieses Platzes kann für ihn aufgeben.
ed-refused-deploy-overlap = Der Trupp { $squad } würde dort etwas überdecken.
ed-refused-model-twice = Eine Figur ist doppelt genannt.
ed-refused-movement-used = Die Bewegung dieser Aktivierung ist verbraucht.
ed-refused-no-command = Das ist kein Befehl dieses Spiels.
ed-refused-no-summon-card = Die Karte { $card } beschwört niemanden.
ed-refused-not-to-deploy = Der Trupp { $squad } wartet nicht darauf, von dir aufgestellt zu werden.
ed-refused-not-your-question = Jetzt ist der andere Spieler gefragt.
ed-refused-places = Der Trupp hat { $count } { $count ->
        [one] Figur
       *[other] Figuren
    }, und jede braucht einen Platz.
ed-refused-pool-border = Ein Vorrat liegt ganz innerhalb des Randes von 3″.
ed-refused-pool-obstacle = Dort liegt ein Hindernis.
ed-refused-pool-spacing = Ein anderer Vorrat ist näher als 6″.
ed-refused-progress-skipped = Eine Fortschrittskarte muss gewählt werden.
ed-refused-progress-squad = Der Trupp { $squad } kann keine deiner Fortschrittskarten erhalten.
ed-refused-progress-used = Die Karte { $card } gehört nicht zu deinen übrigen Fortschrittskarten.
ed-refused-shift-inactive = Der Trupp { $squad } ist nicht aktiv.
ed-refused-shift-not-now = Der Trupp { $squad } kann in diesem Augenblick nicht umgedreht werden.
ed-refused-summon-card = Die Karte { $card } wird mit einem Platz gespielt.
ed-refused-summon-contact = Die Figur darf nicht in Sockelkontakt mit einem Feind aufgestellt werden.
ed-refused-deck-copies = Das Deck enthält { $card } { $count }-mal; erlaubt sind { $most }.
ed-refused-deck-size = Das Deck hat { $count } Karten, nicht { $wanted }.

# Hinweise.

ed-hint-pool-won = bringt in Reichweite: { $pool }
ed-hint-pool-lost = gibt auf: { $pool }
ed-hint-pool-denied = hält den Gegner fern: { $pool }

# Das Terminal.

ed-play-menu-first = Erste Partie, mit fertigen Armeen und festen Vorräten, gegen
ed-play-menu-full = Volle Partie, in der beide Spieler Vorräte auslegen, gegen
ed-play-status = Zug { $turn } | Spieler { $starting } hat ihn begonnen | Kristalle auf dem Spielplan: { $crystals }
ed-play-player = Spieler { $seat } { $army }: SP { $vp }, Kristalle { $unused } unverbraucht und { $used } verbraucht, Kartenhand { $hand }, Deck { $deck }
ed-play-abilities = Deine Fähigkeiten
ed-play-squad = Trupp
ed-play-side = Seite
ed-play-attack = A
ed-play-defense = V
ed-play-initiative = I
ed-play-move = B
ed-play-hp = LP
ed-play-state = Zustand
ed-play-models = Figuren, Zoll
ed-play-cards = Karten
ed-play-side-normal = normal
ed-play-side-shifted = umgedreht
ed-play-ready = bereit
ed-play-exhausted = erschöpft
ed-play-legend = Eine Zeile ist 1″, die Zahlen sind Zoll. A1 = Figur (ihr Sockel in kleinen Buchstaben), (3) = Vorrat mit Kristallen, # = Hindernis, % = niedriges Hindernis, --- = Aufmarschzonen
ed-play-legend-ground = ^ = Wald, ~ = Wasser, & = Sumpf, = = Straße
ed-content-cards = Zauberkarten
ed-content-progress = Fortschrittskarten
ed-content-card = { $copies } × { $text }
ed-content-ability = { $side ->
        [normal] normal: { $text }
       *[shifted] umgedreht: { $text }
    }
ed-content-shields = Schilde
ed-content-base = Sockelradius
ed-content-height = Höhe
ed-content-shift = Umdrehen
ed-play-help-number = eine Zahl: diese Wahl; more: weitere zeigen
ed-play-help-move = move A1 to 15 17, A2 to 16.5 17: Figuren an Orte in Zoll bewegen; ein versperrter Weg führt herum, mehrere Orte sind ein Weg
ed-play-help-setup = deploy A 10 5, 11 5: einen Trupp aufstellen, ein Ort für jede Figur; pool 12 20: einen Vorrat auslegen; summon 18 5
ed-play-help-measure = measure A1 G2: der Abstand zweier Sockel; measure A1 15 17: zu einem Ort; measure A1 pool2
ed-play-help-why = why N: Wahl N erklären; why move A1 to 3 3: ist es erlaubt, und welche Regel sagt das
ed-play-help-rule = rule ED-MOV-4: eine Regel lesen
ed-play-help-undo = undo: die letzte Antwort zurücknehmen
ed-play-help-goal = Beide Seiten beginnen mit 7 SP; eine Figur, die stirbt, kostet so viele, wie sie Schilde hat. Wer am Ende des Zuges einen Vorrat allein berührt, erhält einen Kristall.
ed-type-move = Tippe zum Beispiel: move A1 to 15 17, A2 to 16.5 17
ed-type-deploy = Tippe zum Beispiel: deploy A 10 5, 11 5, 12 5, 13 5
ed-type-pool = Tippe zum Beispiel: pool 12 20
ed-type-summon = Tippe zum Beispiel: summon 18 5, solange du die Beschwörungskarte hast
ed-type-assault = Tippe zum Beispiel: assault A1 G2
ed-type-measure = Tippe zum Beispiel: measure A1 G2 oder measure A1 15 17
ed-measured = { $one } bis { $other }: { $length }
ed-sight = { $clear ->
        [true] Figur { $model } sieht die Figur { $target }.
       *[false] Figur { $model } sieht die Figur { $target } nicht.
    }

# Wie ein Spiel endete.

outcome-no-vp = Ein Spieler hat keine SP mehr.
outcome-out-of-cards = Ein Spieler hat keine Zauberkarten mehr.
outcome-no-crystals = Der letzte Kristall des Spielplans ist genommen.
outcome-turn-limit = Zug 20 ist vorbei.
