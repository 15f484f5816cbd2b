# What the client says at a table of Maelstrom's Edge; it comes with the game.

web-me-table = Der Tisch
web-me-area = Gelände
web-me-low = niedrig
web-me-level = Ebene { $height }
web-me-impassable = unpassierbar
web-me-turn = Zug { $n } von { $of }
web-me-active = { $who ->
        [own] Du handelst mit { $unit }
       *[other] { $who } handelt mit { $unit }
    }
web-me-ask-deploy = Wo beginnt { $unit }?
web-me-ask-act = Was macht { $unit }?
web-me-ask-bonus-move = Bonusbewegung von { $unit }
web-me-ask-retreat = Wohin zieht sich { $unit } zurück?
web-me-attacker = Angreifer
web-me-defender = Verteidiger
web-me-vp = { $n } von { $of } Siegpunkten
web-me-points = Siegpunkte
web-me-command = { $n } Kommandopunkte
web-me-suppression = Niederhalten { $level } von { $most }
web-me-marker = Marker { $n }
web-me-marker-at = Marker { $n } bei { $x }, { $y }: { $holder ->
        [none] niemand hat ihn
       *[other] { $captured ->
            [yes] erobert von { $holder }
           *[no] kontrolliert von { $holder }
        }
    }.
web-me-end-at = Weg von { $length } Zoll nach { $x }, { $y }. Enter nimmt ihn.
web-me-base = { $name } { $code }, Modell { $n }{ $leads ->
        [yes] , Truppführer
       *[no] {""}
    }, { $owner }, bei { $x }, { $y }, { $foot } hoch, Niederhalten { $level }{ $done ->
        [yes] , hat gehandelt
       *[no] {""}
    }.
web-me-can-aim = Enter zielt darauf.
web-me-can-take = Enter nimmt es.
web-me-cursor-place = Ort auf dem Tisch; Enter stellt ab.
web-me-cursor-way = Ende des Weges; Enter bewegt.
web-me-way = { $length } Zoll nach { $x }, { $y }{ $most ->
        [none] {""}
       *[other] , von { $most }
    }.
web-me-left = noch { $left }″
web-me-laid = Enter stellt sie hier ab.
web-me-deploy-note = Klick einen Ort in deiner Zone an oder zieh die Karte dorthin; die anderen stehen um den Führer.
web-me-marker-note = Klick an, wo der Marker liegt.
web-me-deploy-here = Hier aufstellen
web-me-place-here = Hier hinlegen
web-me-propose = Vorschlagen
web-me-another = Anderer Ort
web-me-turn-left = Nach links drehen
web-me-turn-right = Nach rechts drehen
web-me-tokens = { $n ->
        [0] kein Marker
        [one] ein Marker
       *[other] { $n } Marker
    }
web-me-take-up = Wieder aufnehmen
web-me-finish = { $n ->
        [0] Aufstellung fertig
        [one] Fertig: eine Einheit bleibt in Reserve
       *[other] Fertig: { $n } Einheiten bleiben in Reserve
    }
web-me-draft-note = Zieh den Ring, um zu drehen, den Führer, um weiterzugehen, ein anderes Modell, um es selbst zu stellen.
web-me-draft-note-touch = Zieh den Ring, um zu drehen, oder den Führer, um weiterzugehen.
web-me-put-back = Zurückstellen
web-me-raise = Auf { $height }″
web-me-throw = Splittergranate werfen
web-me-march-note = Zieh die Einheit oder nimm einen der Punkte.
web-me-move-note = Zieh den Führer oder klick einen Ort an, um zu gehen; klick einen Feind an, um anzugreifen. Umschalt setzt eine Ecke.
web-me-move-note-touch = Zieh die Einheit oder tipp einen Ort an, um zu gehen; tipp einen Feind an, um anzugreifen.
web-me-strip = Aktionen dieser Aktivierung
web-me-list = Alle { $n } Antworten in Worten
web-me-unlist = Weniger Antworten
web-me-kind-move = Bewegung
web-me-kind-dash = Sprint
web-me-kind-charge = Sturmangriff
web-me-kind-consolidate = Nachrücken
web-me-kind-bonus = Bonusbewegung
web-me-kind-retreat = Rückzug
web-me-deed-move = Bewegung
web-me-deed-dash = Sprint
web-me-deed-charge = Sturmangriff
web-me-deed-consolidate = Nachrücken
web-me-deed-aim = Zielen
web-me-deed-extinguish = Löschen
web-me-deed-on-the-move = In Bewegung
web-me-deed-take-cover = Deckung nehmen
web-me-deed-patch-up = Flicken
web-me-deed-consolidate-cover = Deckung nehmen
web-me-deed-fire = Feuern
web-me-deed-suppressive-fire = Unterdrückungsfeuer
web-me-deed-close-quarters = Nahkampf
web-me-deed-hit-and-run = Zuschlagen und Weg
web-me-state-ready = bereit
web-me-state-done = fertig
web-me-state-active = aktiv
web-me-state-reserve = in Reserve
web-me-state-destroyed = zerstört
web-me-models = { $n } von { $full } Modellen
web-me-model = Modell
web-me-weapon = Waffe
web-me-token = { $token ->
        [cover] Deckung
        [on-the-move] In Bewegung
        [burn] Brand
        [painted] Markiert
        [slowed] Verlangsamt
        [disruption] Störung
        [zealot] Eiferer
        [winged] Flügelgestalt
        [slasher] Klauengestalt
       *[other] { $token }
    }{ $n ->
        [one] {""}
       *[other] : { $n }
    }
web-me-unit-label = { $code } { $name }, { $alive } von { $models } Modellen, Niederhalten { $level }, { $state }
web-me-unit-points = { $n ->
        [one] ein Punkt
       *[other] { $n } Punkte
    }
web-me-base-size = Base { $base }″, { $height }″ hoch
web-me-read-card = Karte von { $name }
web-me-stat-mv = MV
web-me-stat-mv-full = Bewegung
web-me-stat-evs = EVS
web-me-stat-evs-full = Ausweichen
web-me-stat-skl = SKL
web-me-stat-skl-full = Können
web-me-stat-av = AV
web-me-stat-av-full = Panzerungswert
web-me-stat-cqa = CQA
web-me-stat-cqa-full = Nahkampfattacken
web-me-stat-for = FOR
web-me-stat-for-full = Standhaftigkeit
web-me-stat-wp = WP
web-me-stat-wp-full = Willenskraft
web-me-stat-rng = RNG
web-me-stat-rng-full = Reichweite
web-me-stat-sho = SHO
web-me-stat-sho-full = Schüsse
web-me-stat-pen = PEN
web-me-stat-pen-full = Durchschlag
web-me-stat-dam = DAM
web-me-stat-dam-full = Schaden
web-me-stat-sup = SUP
web-me-stat-sup-full = Niederhalten
web-me-flips-left = noch { $left } von { $budget }-mal Umdrehen
web-me-flip = { $n ->
        [one] Einmal umdrehen
       *[other] { $n }-mal umdrehen
    }
web-me-no-flip = Nichts umdrehen
web-me-flip-up = { $face } auf { $to } drehen: { $cost }
web-me-flip-down = { $face } auf { $to } drehen: { $cost }
web-me-roll-hit = Treffer
web-me-roll-armor = Panzerung
web-me-roll-damage = Schaden
web-me-roll-suppression = Niederhalten
web-me-roll-burn = Brand
web-me-roll-willpower = Willenskraft
web-me-roll-bonus-move = Bonusbewegung
web-me-roll-roles = Ausrollen um die Rollen
web-me-roll-priority = Ausrollen um den Vorrang
web-me-roll-mission = Mission
web-me-roll-deployment = Aufstellung
web-how-me-activate-1 = Wähl eine deiner leuchtenden Einheiten.
web-how-me-allocate = Wähl ein leuchtendes Modell.
web-how-me-injury = Wähl ein leuchtendes Modell.
web-how-me-leader = Wähl ein leuchtendes Modell.
web-how-me-commander = Wähl ein leuchtendes Modell.
web-me-command-order = Befehl…
web-me-command-rouse = Anfeuern…
web-me-units = Einheiten
web-me-climb = { $climb }″ geklettert
