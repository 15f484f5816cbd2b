# Maelstrom's Edge: Namen, Aktionen, Fragen, Log und Ablehnungen von Zügen, Aktivierungen, Aufbau und Wertung.

# Namen.

me-length = { NUMBER($inches, minimumFractionDigits: 1) }″
me-place = ({ $x }; { $y })
me-facing = { NUMBER($degrees, maximumFractionDigits: 2) }°
me-nobody = niemand
me-weapons = { $count ->
        [one] { $weapon }
       *[other] { $count } × { $weapon }
    }
me-marker = { $kind ->
        [cybelRefineries] Raffinerie
        [territories] Territorium
        [excavation] Grabungsstätte
        [maliteMeteorites] Meteorit
        [plantTheFlag] Flagge
        [supplyCaches] Vorratslager
        [vips] VIP
       *[other] Missionsmarker
    } { $number }
me-surface-ground = der Boden
me-surface-top = die Oberseite von { $piece }
me-surface-floor = Ebene { $number } von { $piece }
me-objective-alpha-strike = Erstschlag
me-objective-assassination = Attentat
me-objective-breakthrough = Durchbruch
me-objective-cybel-refineries = Cybel-Raffinerien
me-objective-decimation = Dezimierung
me-objective-defend-the-artifact = Verteidigt das Artefakt
me-objective-delayed-objectives = Verzögerte Ziele
me-objective-demolition = Sprengung
me-objective-domination = Vorherrschaft
me-objective-excavation = Ausgrabung
me-objective-into-the-fire = Ins Feuer
me-objective-king-of-the-hill = König des Hügels
me-objective-malite-meteorites = Malit-Meteoriten
me-objective-meat-grinder = Fleischwolf
me-objective-plant-the-flag = Pflanzt die Flagge
me-objective-supply-caches = Vorratslager
me-objective-territories = Territorien
me-objective-vips = VIPs

# Aktionen.

me-do-take-role = { $role ->
        [attacker] Angreifen
       *[defender] Verteidigen
    }
me-do-take-zone = Zone { $zone } nehmen
me-do-declare-aim = Um { $aim } spielen: { $about }
me-do-name-commander = { $model } befehligt die Streitmacht
me-do-place-marker = { $marker } auf { $place } legen
me-do-deploy = { $unit } bei { $place } aufstellen
me-do-take-up = { $unit } zurücknehmen
me-do-give-tokens = { $unit } beginnt { $count ->
        [0] ohne { $token ->
            [cover] Deckungsmarker
           *[other] Bewegungsmarker
        }
        [one] mit einem { $token ->
            [cover] Deckungsmarker
           *[other] Bewegungsmarker
        }
       *[other] mit { $count } { $token ->
            [cover] Deckungsmarkern
           *[other] Bewegungsmarkern
        }
    }
me-do-finish-deployment = Aufstellung beenden
me-do-give-priority = Spieler { $seat } bekommt den Vorrang
me-do-activate = { $unit } aktivieren
me-do-hand-over = Keine zweite Aktivierung
me-do-hold = { $unit } bis zuletzt zurückhalten
me-do-pass = Für den Rest des Zugs passen
me-do-take-form = { $form ->
        [winged] Geflügelte Form
       *[slasher] Schlitzerform
    }
me-do-end-activation = Aktivierung beenden
me-do-retire = { $unit } abziehen
me-do-move = { $kind ->
        [move] Bewegung
        [dash] Sprint
        [charge] Sturmangriff auf { $target }
        [bonus] Bonusbewegung
        [retreat] Rückzug
       *[consolidate] Nachrücken
    }{ $alone ->
        [true] : bleiben und drehen
       *[false] { " " }nach { $place }, { $length }
    }{ $thrower ->
        [none] { "" }
       *[other] ; { $thrower } wirft eine Splittergranate
    }
me-do-aim = Zielen
me-do-extinguish = Löschen
me-do-go-on-the-move = In Bewegung
me-do-take-cover = Deckung nehmen
me-do-patch-up = { $model } flicken
me-do-consolidate-cover = In Deckung nachrücken
me-do-fire = Feuern auf { $target }: { $weapons }
me-do-suppressive-fire = Unterdrückungsfeuer auf { $target }: { $weapons }
me-do-close-quarters = Nahkampf gegen { $target }: { $weapons }
me-do-hit-and-run = Zuschlagen und Weg gegen { $target }: { $weapons }
me-do-defensive-fire = Abwehrfeuer: { $weapons }
me-do-decline = Verzichten
me-do-shake-off = Abschütteln
me-do-regroup = Sammeln
me-do-order = { $model } gibt { $unit } einen Befehl
me-do-rouse = { $model } rüttelt { $unit } auf
me-do-concede = Spieler { $seat } gibt auf

# Fragen.

me-ask-role = Du hast das Ausrollen gewonnen: angreifen oder verteidigen?
me-ask-zone = Welche Aufstellungszone nimmst du?
me-ask-aim = Um welches Ziel deiner Fraktion spielst du?
me-ask-commander = Wer befehligt deine Streitmacht?
me-ask-marker = Wohin kommt der nächste Missionsmarker?
me-ask-deploy = Stell deine Einheiten auf; was nicht steht, bleibt in Reserve.
me-ask-priority = Du hast das Ausrollen gewonnen: Wer hat in diesem Zug den Vorrang?
me-ask-activate-1 = Welche Einheit aktivierst du?
me-ask-activate-2 = Eine zweite Aktivierung?
me-ask-form = Welche Form nimmt { $unit } an?
me-ask-act = { $unit } ist an der Reihe: Was nun?
me-ask-recover = Erholt sich { $unit }?
me-ask-order = Noch ein Befehl?
me-ask-retire = Ziehst du eine Einheit ab?

# Was geschah.

me-log-roll-off-made = { $purpose ->
        [roles] Ausrollen um die Rollen
       *[priority] Ausrollen um den Vorrang
    }, Spieler { $first } zuerst: { $faces }.
me-log-role-taken = Spieler { $attacker } ist der Angreifer.
me-log-mission-chosen = Die Mission ist { $mission }.
me-log-mission-rolled = Die Würfel ({ $faces }) bestimmen die Mission { $mission }.
me-log-deployment-rolled = Eine { $face } bestimmt die Aufstellung { $deployment }.
me-log-deployment-set = Die Aufstellung ist { $deployment }.
me-log-zone-taken = Spieler { $seat } nimmt Zone { $zone }.
me-log-aim-declared = Spieler { $seat } spielt um { $aim }.
me-log-commander-named = { $model } befehligt die Streitmacht von Spieler { $seat }.
me-log-marker-placed = Spieler { $seat } legt { $marker } auf { $place }.
me-log-marker-left-out = Für { $marker } ist kein Platz: Der Marker entfällt.
me-log-unit-deployed = Spieler { $seat } stellt { $unit } auf.
me-log-unit-taken-up = Spieler { $seat } nimmt { $unit } zurück.
me-log-tokens-given = { $unit } beginnt { $count ->
        [0] ohne { $token ->
            [cover] Deckungsmarker
           *[other] Bewegungsmarker
        }
        [one] mit einem { $token ->
            [cover] Deckungsmarker
           *[other] Bewegungsmarker
        }
       *[other] mit { $count } { $token ->
            [cover] Deckungsmarkern
           *[other] Bewegungsmarkern
        }
    }.
me-log-deployment-finished = Spieler { $seat } hat aufgestellt{ $reserves ->
        [0] { "" }
        [one] ; eine Einheit ist in Reserve
       *[other] ; { $reserves } Einheiten sind in Reserve
    }.
me-log-bonus-points-given = Spieler { $seat } hat weniger Marker vergeben und bekommt { $count ->
        [one] einen Kommandopunkt
       *[other] { $count } Kommandopunkte
    }.
me-log-turn-began = Zug { $turn } beginnt; Spieler { $seat } hat den Vorrang.
me-log-priority-given = Spieler { $seat } hat in diesem Zug den Vorrang.
me-log-command-points-gained = Spieler { $seat } erhält { $count ->
        [one] einen Kommandopunkt
       *[other] { $count } Kommandopunkte
    } und hat { $pool }.
me-log-unit-activated = Spieler { $seat } aktiviert { $unit }.
me-log-tokens-cleared = { $unit } verliert Deckungs- und Bewegungsmarker.
me-log-form-taken = { $unit } nimmt die { $form ->
        [winged] geflügelte Form
       *[slasher] Schlitzerform
    } an.
me-log-model-healed = { $model } heilt und hat FOR { $fortitude }.
me-log-activation-ended = { $unit } ist fertig.
me-log-player-held = Spieler { $seat } hält { $unit } zurück.
me-log-player-passed = Spieler { $seat } passt in diesem Zug.
me-log-end-phase-began = Die Endphase von Zug { $turn } beginnt.
me-log-unit-retired = Spieler { $seat } zieht { $unit } ab.
me-log-player-conceded = Spieler { $seat } gibt die Partie auf.
me-log-unit-aimed = { $unit } zielt.
me-log-cover-taken = { $unit } nimmt Deckung und hat { $count ->
        [one] einen Deckungsmarker
       *[other] { $count } Deckungsmarker
    }.
me-log-on-the-move-gained = { $unit } ist in Bewegung, mit { $count ->
        [one] einem Marker
       *[other] { $count } Markern
    }.
me-log-burn-extinguished = { $unit } löscht { $count ->
        [0] nichts
        [one] einen Brandmarker
       *[other] { $count } Brandmarker
    }.
me-log-model-patched-up = { $model } ist geflickt und hat FOR { $fortitude }.
me-log-suppression-lowered = { $by ->
        [0] Das Niederhalten von { $unit } bleibt bei { $level }.
       *[other] Das Niederhalten von { $unit } sinkt um { $by } auf { $level }.
    }
me-log-regrouped = { $unit } sammelt sich und ist nicht mehr niedergehalten.
me-log-order-given = { $model } gibt { $unit } einen Befehl; Spieler { $seat } hat noch { $pool ->
        [one] einen Kommandopunkt
       *[other] { $pool } Kommandopunkte
    }.
me-log-words-spoken = { $model } rüttelt { $unit } auf; Spieler { $seat } hat noch { $pool ->
        [one] einen Kommandopunkt
       *[other] { $pool } Kommandopunkte
    }.
me-log-points-scored = Spieler { $seat } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $objective }{ $part ->
        [1] { "" }
       *[2] , zweiter Teil
    }.
me-log-points-lent = { $objective }{ $part ->
        [1] { "" }
       *[2] { " " }(zweiter Teil)
    } bringt Spieler { $seat } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, solange es gilt.
me-log-score-counted = Spieler { $seat } hat { $total ->
        [one] 1 Siegpunkt
       *[other] { $total } Siegpunkte
    }.
me-log-marker-captured = Spieler { $seat } erobert { $marker }.
me-log-marker-lost = Spieler { $seat } verliert { $marker }.
me-log-match-ended = { $how ->
        [crushing] Spieler { $winner } erringt einen vernichtenden Sieg.
        [standard] Spieler { $winner } gewinnt.
        [conceded] Spieler { $winner } gewinnt: Der Gegner hat aufgegeben.
       *[draw] Die Partie endet unentschieden.
    }

# Ablehnungen.

me-no-wrong-time = Das beantwortet nicht, was gerade gefragt ist.
me-no-no-command = Einen solchen Befehl kennt dieses Spiel nicht.
me-no-game-over = Die Partie ist vorbei.
me-no-concede-for-other = Niemand gibt für jemand anderen auf.
me-no-not-your-question = Gerade ist jemand anderes gefragt.
me-no-commander = Befehlshaber ist ein Modell mit COMMAND aus einer deiner Kommandoeinheiten.
me-no-foreign-aim = Dieses Ziel gehört nicht zu deiner Fraktion.
me-no-not-your-unit = Das ist keine Einheit von dir.
me-no-unit-gone = { $unit } ist zerstört.
me-no-activated = { $unit } war in diesem Zug schon an der Reihe.
me-no-hold = Nur wer keinen Vorrang hat, hält zurück, und nur die letzte Einheit; { $units ->
        [one] eine Einheit wartet
       *[other] { $units } Einheiten warten
    } noch.
me-no-pass = Du passt erst, wenn auf dem Tisch nichts mehr zu aktivieren ist; { $units ->
        [one] eine Einheit wartet
       *[other] { $units } Einheiten warten
    } noch.
me-no-hand-over = Eine Gelegenheit ist mindestens eine Aktivierung wert: Nenne eine Einheit.
me-no-held = { $unit } wurde zurückgehalten: Nur sie darf jetzt handeln.
me-no-actions-used = Alle { $most } Aktionen sind verbraucht.
me-no-second-movement = Je Aktivierung gibt es eine Bewegungsaktion: Bewegung, Sprint oder Sturmangriff.
me-no-movement-late = Bewegung kommt vor Status- und Schussaktionen.
me-no-status-late = Statusaktionen kommen vor der Schussaktion.
me-no-status-twice = Dieselbe Statusaktion gibt es in einer Aktivierung nicht zweimal.
me-no-second-shooting = Je Aktivierung gibt es eine Schussaktion.
me-no-not-after-move = „In Bewegung“ folgt unmittelbar auf Bewegung oder Sprint.
me-no-move-in-cover = { $unit } hat einen Deckungsmarker und kommt nicht in Bewegung.
me-no-cover-on-the-move = { $unit } ist in Bewegung und kann keine Deckung nehmen.
me-no-facing-off = { $unit } steht einem Gegner gegenüber: Zuerst wird gekämpft, oder sie bewegt sich von ihm weg.
me-no-in-contact = { $unit } ist in Kontakt mit einem Gegner: Ihr steht nur der Nahkampf offen.
me-no-strayed = { $unit } hat den Zusammenhalt verloren: Zuerst bewegt sie sich so, dass er wieder besteht.
me-no-strayed-end = { $unit } hat den Zusammenhalt verloren und endet nicht, ehe sie versucht hat, ihn durch Bewegung wiederherzustellen.
me-no-arrive-first = { $unit } ist in Reserve: Zuerst trifft sie mit Bewegung oder Sprint ein.
me-no-no-consolidation = Nachgerückt wird unmittelbar nach einem Nahkampf.
me-no-second-consolidation = Nach einem Nahkampf rückt eine Einheit nur einmal nach: durch eine Bewegung oder in Deckung.
me-no-cover-in-contact = { $unit } ist in Kontakt mit einem Gegner und kann nicht in Deckung nachrücken.
me-no-cover-strayed = { $unit } hat den Zusammenhalt verloren und kann nicht in Deckung nachrücken.
me-no-patch-unable = In { $unit } kann niemand flicken.
me-no-patch-nobody = Geflickt wird nur ein verletzter Roboter derselben Einheit.
me-no-order-inactive = Befehle gibt ein Modell der aktiven Einheit, zwischen den Schritten ihrer Aktivierung.
me-no-order-without-command = { $model } hat kein COMMAND.
me-no-order-nobody = Ein Befehl geht an eine eigene Einheit auf dem Tisch.
me-no-order-unpaid = Ein Befehl kostet einen Kommandopunkt.
me-no-order-far = { $unit } ist weiter als { $inches }″ entfernt.
me-no-orders-used = { $model } hat in diesem Zug { $value ->
        [one] seinen einen Befehl
       *[other] seine { $value } Befehle
    } gegeben.
me-no-order-own-unit = { $model } mit COMMAND (0) befiehlt der eigenen Einheit, und das einmal.
me-no-rouse-inactive = Aufrütteln kann nur ein Modell der aktiven Einheit.
me-no-rouse-unable = { $model } kann niemanden aufrütteln.
me-no-rouse-used = { $model } hat in diesem Zug schon eine Einheit aufgerüttelt.
me-no-rouse-unpaid = Aufrütteln kostet einen Kommandopunkt.
me-no-rouse-nobody = Aufgerüttelt werden eigene Einheiten auf dem Tisch.
me-no-rouse-inorganic = { $unit } ist nicht ganz organisch.
me-no-rouse-far = { $unit } ist weiter als { $inches }″ entfernt.
me-no-regroup-uncovered = { $unit } hat keinen Deckungsmarker.
me-no-regroup-near = { $enemy } ist nicht weiter als { $inches }″ von { $unit } entfernt.
me-no-regroup-shot = { $unit } hat in dieser Aktivierung geschossen oder gekämpft.
me-no-not-deployed = { $unit } steht nicht auf dem Tisch.
me-no-reserves-wait = Stelle erst { $unit } auf: Reserven werden noch nicht gespielt.
me-no-tokens-many = Eine Einheit beginnt mit höchstens { $most ->
        [one] einem Marker
       *[other] { $most } Markern
    }.
me-no-retire = Abziehen kannst du nur eine Einheit von dir, die auf dem Tisch steht.
me-no-marker-half = Dein Marker kommt ganz in die Hälfte des anderen Spielers.
me-no-marker-edge = Ein Missionsmarker liegt weiter als { $inches }″ von jeder Kante.
me-no-marker-model = Ein Missionsmarker berührt kein Modell.
me-no-marker-impassable = Ein Missionsmarker liegt nicht auf unpassierbarem Boden.
me-no-marker-building = Ein Missionsmarker liegt nicht in oder auf einem Gebäude.
me-no-marker-unreachable = Zu einem Missionsmarker dort käme niemand.
me-no-marker-near = Ein Missionsmarker liegt weiter als { $inches }″ von jedem anderen.

# Optionen, Stellungen und was noch nicht gespielt wird.

me-bad-mission-sources = { $names } schließen einander aus: Nenne eines davon
me-bad-mission-list = eine Liste hat höchstens { $most } Missionen, nicht { $count }
me-bad-table = einen Tisch '{ $name }' gibt es nicht; es gibt { $known }
me-bad-mission = eine Mission '{ $name }' gibt es nicht; es gibt { $known }
me-bad-position-deployment = eine Aufstellung '{ $name }' gibt es nicht; es gibt { $known }
me-bad-pack = einen Missionssatz '{ $name }' gibt es nicht; es gibt { $known }
me-bad-roster = eine Streitmachtliste '{ $name }' gibt es nicht; es gibt { $known }, oder den Text einer solchen Datei
me-bad-objective-waits = das Ziel { $objective } der Mission { $mission } wird noch nicht gespielt; wähle eine andere Mission
me-bad-special-waits = die Sonderregel { $special } der Mission { $mission } wird noch nicht gespielt; wähle eine andere Mission
me-bad-narrative-waits = die erzählte Mission { $mission } wird noch nicht gespielt; wähle eine Turniermission
me-bad-large-waits = { $unit } ist ein großes Modell, und solche werden noch nicht gespielt; wähle eine andere Streitmachtliste
me-bad-building-waits = { $piece } ist ein Gebäude, und solche werden noch nicht gespielt; wähle einen anderen Tisch
me-bad-odds = genaue Chancen nennt dieses Spiel noch nicht
me-bad-measure-unit = eine Einheit { $unit } steht nicht auf dem Tisch
me-bad-measure-model = ein Modell { $model } steht nicht auf dem Tisch
me-bad-measure-marker = ein Missionsmarker { $marker } liegt nicht auf dem Tisch
me-bad-measure-thing = nenne eine Einheit, ein Modell, einen Marker oder einen Ort
me-bad-measure-kind = eine Bonusbewegung, ein Rückzug oder ein Nachrücken wird gemessen, wenn danach gefragt ist
me-bad-measure-deploy = Aufstellungen werden von der Wahl der Zonen bis zum ersten Zug gemessen
me-bad-position-zones = Angreifer und Zonen gehören zusammen: 0 oder 1, und für jeden Platz eine Zone
me-bad-position-loss = ein Verlust nennt eine Einheit, die nicht in der Partie ist
me-bad-position-marker = ein Missionsmarker liegt auf dem Tisch und gehört 0, 1 oder niemandem (-1)
me-bad-position-unit = eine Einheit mit den Buchstaben '{ $name }' gibt es nicht
me-bad-position-model = ein Modell '{ $name }' gibt es nicht
me-bad-position-twice = die Einheit { $name } steht zweimal da
me-bad-position-models = die Einheit { $name } hat { $wanted } Modelle, nicht { $count }
me-bad-position-left = die Einheit { $name } ist genau dann zerstört, wenn keines ihrer Modelle übrig ist
me-bad-position-leader = der Truppführer von { $name } ist eines ihrer eigenen Modelle und lebt
me-bad-position-surface = eine Fläche '{ $name }' gibt es nicht
me-bad-position-aim = ein Ziel '{ $name }' gibt es in dieser Fraktion nicht; es gibt { $known }
me-bad-position-off = ein Modell steht neben dem Tisch oder nicht auf der Fläche, die es nennt
me-bad-position-overlap = zwei Modelle überdecken sich
me-bad-position-moment = eine Stellung ohne Ablauf steht an einer Gelegenheit der Aktionsphase
me-bad-position-flow = die laufende Regel passt nicht zum Rest der Stellung

# Karten.

me-card-model = { $count } × { $name }: MV { $mv }, EVS { $evs }, SKL { $skl }, AV { $av }, CQA { $cqa }, FOR { $fortitude }, WP { $wp }
me-card-weapon = { $count ->
        [0] { "" }
       *[other] { $count } × { "" }
    }{ $name }{ $moded ->
        [true] { " " }({ $mode })
       *[false] { "" }
    }: { $rng }, SHO { $sho }, PEN { $pen }, DAM { $dam }, SUP { $sup }
me-content-unit = { $name } ({ $points } Punkte)
me-aim-hallowed-ground = In jedem Zug für Infanterie, die ganz in der anderen Hälfte in Deckung ist.
me-aim-reaping = In jedem Zug, in dem eine Einheit im Nahkampf zerstört wurde.
me-aim-asset-protection = Solange weniger eigene als gegnerische Einheiten zerstört sind.
me-aim-survey-mandate = Am Ende für jedes Viertel des Tisches, in dem eine Einheit mit Robotern ganz steht.
me-aim-swarm-them = In jedem Zug mit mehr Einheiten auf dem Tisch als der Gegner.
me-aim-strip-the-field = In jedem Zug für Einheiten ganz in der gegnerischen Aufstellungszone, höchstens zwei.
me-aim-prime-presence = In jedem Zug mit einem Prime höchstens 12″ von der Mitte.
me-aim-unbroken-line = In jedem Zug mit zwei Einheiten auf dem Tisch und keiner mit Niederhalten 4 oder mehr.

# Tipps.

me-hint-kills = { $count ->
        [one] schaltet ein Modell aus
       *[other] schaltet { $count } Modelle aus
    }
me-hint-loses = { $count ->
        [one] kostet ein Modell
       *[other] kostet { $count } Modelle
    }
me-hint-points = { $points ->
        [one] der Tisch zahlt einen Punkt mehr
       *[other] der Tisch zahlt { $points } Punkte mehr
    }
me-hint-suppresses = { $levels ->
        [one] hält um eine Stufe nieder
       *[other] hält um { $levels } Stufen nieder
    }

# Das Terminal.

me-play-menu-first = Maelstrom's Edge: eine kleine Partie, spielbereit
me-play-menu-full = Maelstrom's Edge: Tisch, Mission und Streitmachtlisten nach Wahl
me-play-help-number = eine Zahl: die Antwort mit dieser Nummer
me-play-help-move = move 12 14 (oder dash, charge B 12 14), Orte in Zoll; „on hill:top“ nennt eine Fläche, „facing 90“ die Ausrichtung
me-play-help-measure = measure A B: der Abstand zweier Einheiten, Modelle oder Orte
me-play-help-rule = rule ME-MOV-4: der Text einer Regel
me-play-help-undo = undo: zurücknehmen, solange nicht gewürfelt wurde
me-play-help-goal = Die Mission sagt, was zählt; wer ihr Siegpunktziel erreicht und vorn liegt, gewinnt.
me-play-legend = # hoch, % niedrig, = Hügel oder Stockwerk, ^ Fläche, ~ flache Fläche, x unpassierbar, ! gefährlich
me-play-legend-bases = B3: Modell 3 von Einheit B, b: der Rest seiner Base, (2): Missionsmarker 2
me-play-legend-zones = , Aufstellungszone A, ' Aufstellungszone B
me-play-status = Zug { $turn } von { $turns }, { $mission }; Spieler { $priority } hat den Vorrang
me-play-player = Spieler { $seat }, { $faction }: { $points } von { $total } Punkten, { $command } Kommandopunkte
me-play-unit = Einheit
me-play-where = Ort
me-play-fortitude = FOR
me-play-tokens = Marker
me-play-state = Stand
me-play-in-reserve = Reserve
me-play-token = { $kind ->
        [suppression] Niederhalten { $count }
        [cover] Deckung { $count }
        [on-the-move] In Bewegung { $count }
       *[burn] Brand { $count }
    }
me-play-done = fertig
me-play-waiting = wartet
me-type-marker = marker 12.5 20: wo der Missionsmarker liegt, in Zoll
me-type-deploy = deploy A 10 5 facing 90: wo der Truppführer steht; die anderen folgen
me-type-move = move 12 14, dash 10 4 12 4, charge B 12 14: der Weg des Truppführers, in Zoll
me-play-no-odds = Genaue Chancen nennt dieses Spiel noch nicht.
me-type-measure = measure A B, measure A1 12 14: zwei Einheiten, Modelle oder Orte
me-measured = { $one } und { $other } sind { $length } voneinander entfernt.

# Wie Partien enden.

outcome-crushing = Ein vernichtender Sieg: Eine Seite hat ihr Siegpunktziel mit klarem Vorsprung erreicht.
outcome-standard = Der letzte Zug ist vorbei; die höhere Punktzahl hat ihr Siegpunktziel erreicht.
outcome-draw = Der letzte Zug ist vorbei: Es steht gleich, oder niemand hat das Siegpunktziel erreicht.
