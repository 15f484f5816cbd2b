# Maelstrom's Edge: was mit Dateien seiner Inhalte nicht stimmt; `.expected` ist, was stattdessen hingehört.

bad-file-me-unknown =
    { $what ->
        [profile] in dieser Einheit gibt es kein Modell '{ $word }'
        [item] es gibt keine Waffe oder Ausrüstung '{ $word }'
        [carried] Modelle dieser Art tragen kein '{ $word }'
        [entry] in dieser Fraktion gibt es keine Einheit '{ $word }'
        [ability] diese Einheit hat keine Fähigkeit '{ $word }'
        [designator] diese Einheit hat keine Kennung '{ $word }'
        [language] es gibt keine Sprache '{ $word }'
        [feature] auf diesem Tisch gibt es kein Geländestück '{ $word }'
        [deployment] es gibt keine Aufstellung '{ $word }'
        [mission] es gibt keine Mission '{ $word }'
        [faction] es gibt keine Fraktion '{ $word }'
        [offset] es gibt keine Länge '{ $word }'
       *[name] nichts in dieser Datei heißt '{ $word }'
    }
    .expected = { $count ->
        [0] etwas, das in der Datei steht; noch gibt es nichts
       *[other] eines von { $known }
    }
bad-file-me-no-kind = die Felder passen zu keiner Art von Inhalt, die es gibt
    .expected = entries einer Fraktion, features eines Tischs, detachments einer Streitmachtliste oder eine andere Art von Datei
bad-file-me-no-roster = das ist keine Streitmachtliste, sondern eine Datei der Art { $kind }
    .expected = eine Streitmachtliste: format, name, faction, limit und detachments
bad-file-me-faction = diese Einheit gehört zu einer anderen Fraktion als ihre Datei
    .expected = faction: { $faction }
bad-file-me-twice = '{ $name }' steht zweimal da
    .expected = jedes nur einmal
bad-file-me-gear-name = '{ $name }' heißt schon ein Stück Ausrüstung
    .expected = ein anderer Name für die Waffe
bad-file-me-mode = zwei Profile von '{ $name }' sind nicht zu unterscheiden
    .expected = ein eigener Modus für jedes Profil einer Waffe
bad-file-me-shots = die Schüsse sind nicht auf genau eine Weise angegeben
    .expected = fixed, cqaMod oder aoe
bad-file-me-bonus = nur eine Explosion hat einen Bonus
    .expected = aoe neben bonus
bad-file-me-type = der Typ { $name } passt nicht zu Reichweite und Schüssen
    .expected = melee genau bei Reichweite CQ, aoe genau bei Explosionen, hitAndRun bei Reichweite H&R
bad-file-me-cqa = nur eine Nahkampfwaffe zählt ihre Würfel von CQA
    .expected = fixed oder aoe
bad-file-me-max-size = die größte Stärke ist { $count }, aber Modelle und Optionen ergeben { $wanted }
    .expected = maxSize: { $wanted }
bad-file-me-band = der FOR-Bereich { $low } bis { $high } passt nicht
    .expected = forMin höchstens forMax, und das höchstens { $most }
bad-file-me-bands = zwei FOR-Bereiche überschneiden sich
    .expected = getrennte Bereiche
bad-file-me-add-on = nur ein Zusatz geht in andere Einheiten, und ein Zusatz sagt, in welche
    .expected = unitType: addOn und addOnTo zusammen
bad-file-me-permit-add-on = Zusätze brauchen keine Erlaubnis
    .expected = command, core, hammer, vanguard oder anvil
bad-file-me-pair = { $low } bis { $high } ist kein Bereich
    .expected = die kleinere Zahl zuerst
bad-file-me-choice = eine Wahl bringt Gegenstände oder macht aus einem etwas anderes
    .expected = entweder items oder becomes
bad-file-me-becomes = es ist unklar, was woraus wird
    .expected = fromAbility und toAbility oder fromDesignator und toDesignator
bad-file-me-becomes-kind = nur eine Verbesserung der ganzen Einheit ändert Fähigkeiten und Kennungen
    .expected = kind: unitUpgrade
bad-file-me-offset-name = '{ $name }' kann keine Länge heißen
    .expected = Buchstaben, aber nicht W, D, max und min
bad-file-me-formula = die Formel ist bei '{ $at }' nicht zu lesen
    .expected = etwa D/2 - a oder max(6, D/8)
bad-file-me-zone-shape = auf einem Tisch von { $size } ist die Zone kein Vieleck
    .expected = Ecken der Reihe nach um die Zone
bad-file-me-zone-off = auf einem Tisch von { $size } ragt die Zone über den Rand
    .expected = Ecken, die auf jedem Tisch liegen
bad-file-me-zones-meet = auf einem Tisch von { $size } überschneiden sich die beiden Zonen
    .expected = eine Zone, die auf ihrer Seite der Mitte bleibt
bad-file-me-sides = eine Mission der Art { $kind } hat andere Seiten
    .expected = both für eine Turniermission, attacker und defender für eine erzählte
bad-file-me-markers = es sind { $count } Marker, das Missionsziel hat { $wanted }
    .expected = markers: { $wanted }
bad-file-me-no-artifact = für diese Zone gibt es kein Artefakt
    .expected = ein Artefakt einer Seite, die eines verteidigt
bad-file-me-longer-side = die Tiefe von { $depth } Zoll ist mehr als die Breite von { $width }
    .expected = die längere Seite als Breite
bad-file-me-feature-id = die Id '{ $id }' kann keine Fläche benennen
    .expected = ein kurzer Name ohne Doppelpunkt, nicht ground
bad-file-me-untyped = dieses Geländestück lässt etwas offen
    .expected = ein type, oder kind, height und cover
bad-file-me-flag = das Merkmal { $flag } passt nicht zur Art { $kind }
    .expected = low nur für Flächen, porous, standable und openTop nur für Hindernisse und Gebäude
bad-file-me-kind-flags = die Art { $kind } passt nicht zu den üblichen Merkmalen dieses Typs: { $flags }
    .expected = flags, die zur Art passen
bad-file-me-unlimited = nur Flächengelände ist unbegrenzt hoch
    .expected = eine Höhe in Tausendstel Zoll
bad-file-me-admits = dieses Geländestück kann niemand betreten
    .expected = admits nur für Gebäude
bad-file-me-area-only = nur Flächengelände hat { $field }
    .expected = kind: area
bad-file-me-outline = die Form ist nicht auf genau eine Weise angegeben
    .expected = entweder outline oder footprint
bad-file-me-crossing = der Umriss begrenzt keine Form oder kreuzt sich selbst
    .expected = mindestens drei Ecken der Reihe nach, gegen den Uhrzeigersinn
bad-file-me-off-table = das Geländestück ragt über den Tisch
    .expected = ein Umriss ganz auf dem Tisch
bad-file-me-outside = das liegt teilweise außerhalb seines Geländestücks
    .expected = ein Umriss ganz innerhalb des Geländestücks
bad-file-me-harmless = dieser Teil sperrt nichts und schadet niemandem
    .expected = impassable: true oder dangerous: 1
bad-file-me-no-top = auf diesem Geländestück kann nichts stehen
    .expected = ein Hindernis oder Gebäude, und keine Träger im Kreis
bad-file-me-overhang = das Geländestück liegt nicht ganz auf '{ $carrier }'
    .expected = ein Umriss ganz innerhalb des Trägers

# Was an einem Tisch ungewöhnlich ist.
me-table-amount = Gelände bedeckt { $percent } % des Tischs; üblich sind 30 bis 50 %.
me-table-hazards = Unpassierbarer und gefährlicher Boden bedeckt { $percent } % des Tischs; mehr als 10 % sind ungewöhnlich.

# Was mit einer Streitmachtliste nicht stimmt.
me-force-where = { $detachment ->
        [0] { "" }
       *[other] Abteilung { $detachment }
    }{ $unit ->
        [none] { "" }
       *[other] , { $unit }
    }
me-force-no-faction = Es gibt keine Fraktion '{ $found }'; es gibt { $wanted }.
me-force-stated-unit = { $where }: die Datei nennt { $found } Punkte, aber die Einheit kostet { $wanted }.
me-force-stated-total = Die Datei nennt insgesamt { $found } Punkte, aber die Liste kostet { $wanted }.
me-force-entry = { $where }: keine Fraktion hat eine Einheit '{ $found }'.
me-force-choice = { $where }: diese Einheit hat keine Option '{ $found }'.
me-force-faction = { $where }: eine Einheit einer anderen Fraktion ({ $found }, nicht { $wanted }).
me-force-option-limit = { $where }: '{ $name }' ist { $found }-mal genommen; höchstens { $wanted } sind erlaubt.
me-force-option-gone = { $where }: '{ $name }' ist { $found }-mal genommen, aber Ausrüstung dafür ist nur für { $wanted } da.
me-force-option-weapons = { $where }: mit so vielen Waffen darf hier nur { $wanted } dazukommen, nicht { $found }.
me-force-units = { $where }: { $found ->
        [one] eine Einheit
       *[other] { $found } Einheiten
    } in einer Auswahl; erlaubt: { $wanted }.
me-force-add-on-entry = { $where }: { $found } darf nicht in { $wanted }.
me-force-add-on-types = { $where }: { $found } Arten von Zusätzen in einer Einheit; höchstens { $wanted } ist erlaubt.
me-force-add-on-models = { $where }: { $found } Modelle von { $name } in einer Einheit; höchstens { $wanted } ist erlaubt.
me-force-add-on-size = { $where }: { $found } Modelle mit dem Zusatz; die größte Stärke ist { $wanted }.
me-force-add-on-alone = { $where }: ein Zusatz kommt nur in einer Einheit vor.
me-force-opening = { $where }: die erste Auswahl einer Abteilung muss vom Typ { $name } sein.
me-force-eight = { $where }: { $found ->
        [one] eine Auswahl
       *[other] { $found } Auswahlen
    }; höchstens { $wanted } sind erlaubt.
me-force-balance = { $where }: { $found ->
        [one] eine Auswahl
       *[other] { $found } Auswahlen
    } vom Typ { $name }, aber nur { $wanted } Kern.
me-force-permits = { $where }: { $found ->
        [one] eine Auswahl
       *[other] { $found } Auswahlen
    } vom Typ { $name }; die Einheiten erlauben { $wanted }.
me-force-demands = { $where }: { $wanted } vom Typ { $name } verlangt, nur { $found } genommen.
me-force-commander = Keine Kommandoeinheit hat ein Modell mit COMMAND, das die Streitmacht führen kann.
me-force-points = Die Liste kostet { $found } Punkte; die Grenze ist { $wanted }.

# Typen von Einheiten.
me-unit-type-command = Kommando
me-unit-type-core = Kern
me-unit-type-hammer = Hammer
me-unit-type-vanguard = Vorhut
me-unit-type-anvil = Amboss
me-unit-type-add-on = Zusatz

# Fähigkeiten von Modellen und Waffen, und was sie tun.
me-ability-aerial-insertion = Luftlandung
me-ability-aerial-insertion-text = Aus der Reserve darf die Einheit überall mehr als 9″ von jedem Feind landen; das ist ihre Bewegung.
me-ability-angel-bond = Engelsbund
me-ability-angel-bond-text = Seine Befehle an einen Cybel-Engel oder ein Jungengel-Rudel senken das Niederhalten um 2 statt um 1.
me-ability-censer-field = Weihrauchfeld
me-ability-censer-field-text = Solange dieses Modell in der Einheit ist, hat die ganze Einheit Feld ({ $value }).
me-ability-command = Kommando
me-ability-command-text = { $value ->
        [0] Bringt keinen Kommandopunkt; gibt während seiner Aktivierung der eigenen Einheit einen Befehl.
       *[other] Bringt jeden Zug { $value } { $value ->
            [one] Kommandopunkt
           *[other] Kommandopunkte
        } und gibt während seiner Aktivierung ebenso viele Befehle bis 18″.
    }
me-ability-counterattack = Gegenschlag
me-ability-counterattack-text = Einmal je Zug +1 SKL für einen Freund bis 24″, der auf die zuletzt aktivierte feindliche Einheit feuert.
me-ability-defensive-countermeasures = Abwehrmaßnahmen
me-ability-defensive-countermeasures-text = Wer diese Einheit im Sturmangriff angeht, macht einen WP-Test und erhält 1 Stufe Niederhalten, bei Misslingen 2.
me-ability-dodge = Ausweichmanöver
me-ability-dodge-text = Sonderverteidigung: blockt bis zu { $value } Treffer je Runde.
me-ability-drone-uplink = Drohnenverbindung
me-ability-drone-uplink-text = Befreundete Einheiten mit Robotern bis 18″ dürfen WP-Tests mit dem WP dieses Modells machen.
me-ability-dynamic-move = Dynamische Bewegung
me-ability-dynamic-move-text = Haben alle Modelle sie, bewegt sich die Einheit über Modelle und Gelände hinweg, als wären sie nicht da.
me-ability-field = Feld
me-ability-field-text = Sonderverteidigung: blockt bis zu { $value } Treffer je Runde.
me-ability-form-shift = Formwechsel
me-ability-form-shift-text = Zu Beginn jeder Aktivierung wählt es seine Form: geflügelt (Dynamische Bewegung, -1 CQA) oder Schlitzer (+1 CQA).
me-ability-frag-grenades = Splittergranaten
me-ability-frag-grenades-text = Anstelle einer anderen Attacke bis 6″: +1 Niederhalten, im Unterdrückungsfeuer SUP 2+; ein Werfer je Runde.
me-ability-holdfast = Standhalten
me-ability-holdfast-text = Kontrolliert einen Missionsmarker, auch wenn Feinde ihn umkämpfen.
me-ability-kill-mission = Tötungsauftrag
me-ability-kill-mission-text = Die Einheit zählt nicht für Zonenziele und repariert kein Artefakt.
me-ability-loricran-armor = Loricran-Rüstung
me-ability-loricran-armor-text = Ihr Schutz steckt schon im AV.
me-ability-loricran-field-generator = Loricran-Feldgenerator
me-ability-loricran-field-generator-text = Gibt seinem Modell Feld (1).
me-ability-marksman = Scharfschütze
me-ability-marksman-text = +{ $value } SKL, während es schießt.
me-ability-patch-up = Flicken
me-ability-patch-up-text = Statusaktion: ein verletzter Roboter seiner Einheit erhält 1 FOR zurück.
me-ability-prime-array = Prime-Anlage
me-ability-prime-array-text = +1 auf den Kommandowert des Modells.
me-ability-rapid-drill = Schneller Drill
me-ability-rapid-drill-text = Haben alle Modelle der Einheit ihn, ist Zielen einmal je Aktivierung frei.
me-ability-reflex-shield = Reflexschild
me-ability-reflex-shield-text = Im Nahkampf darf sein Besitzer alle Nahkampfwürfel, die seine Einheit treffen, einmal neu werfen lassen.
me-ability-regeneration = Regeneration
me-ability-regeneration-text = Zu Beginn jeder ihrer Aktivierungen erhält ein verletztes Modell der Einheit 1 FOR zurück.
me-ability-rousing-words = Aufrüttelnde Worte
me-ability-rousing-words-text = Freie Aktion, einmal je Zug, für 1 Kommandopunkt: eine organische befreundete Einheit bis 18″ erhält einen Eiferermarker.
me-ability-scout = Späher
me-ability-scout-text = Eine Einheit aus Spähern stellt bis 6″ vor ihrer Zone auf und darf aus der Reserve über eine Flanke kommen.
me-ability-steady-banner = Banner der Standhaften
me-ability-steady-banner-text = Einmal je Zug darf die Einheit einen misslungenen WP-Test neu werfen, solange der Träger in ihr ist.
me-ability-support-mission = Unterstützungsauftrag
me-ability-support-mission-text = Die Einheit zählt nicht für Zonenziele und repariert kein Artefakt.
me-ability-target-tracker = Zielverfolger
me-ability-target-tracker-text = In seiner Runde zählt das Ziel einen Bewegungsmarker und 1 Punkt Ausweichmanöver weniger, wenn alle Schützen ihn haben.
me-ability-vent-system = Entlüftung
me-ability-vent-system-text = Abschütteln senkt das Niederhalten je System um eine Stufe mehr, höchstens um zwei.
me-ability-arc = Lichtbogen
me-ability-arc-text = Gegen zwei oder mehr Modelle darf ein kritischer Treffer zu drei Treffern werden.
me-ability-arcing-fire = Bogenfeuer
me-ability-arcing-fire-text = Braucht keine Sichtlinie.
me-ability-disrupt = Stören
me-ability-disrupt-text = Erzielt sie einen Treffer, geblockt oder nicht, erhält das Ziel einen Störungsmarker.
me-ability-ignite = Entzünden
me-ability-ignite-text = Wird ein Treffer nicht geblockt, erhält das Ziel einen Brandmarker.
me-ability-paint = Markieren
me-ability-paint-text = Erzielt sie einen Treffer, geblockt oder nicht, erhält das Ziel einen Markierungsmarker.
me-ability-phase = Phase
me-ability-phase-text = Jeder Treffer verbraucht 2 vom Wert eines Felds.
me-ability-scatter = Streuung
me-ability-scatter-text = Jeder Treffer verbraucht 2 vom Wert eines Ausweichmanövers.
me-ability-seeker = Sucher
me-ability-seeker-text = Jeder Treffer verbraucht 2 vom Wert der Deckung.
me-ability-slow = Verlangsamen
me-ability-slow-text = Wird ein Treffer nicht geblockt, erhält das Ziel einen Verlangsamungsmarker.

# Typen von Waffen.
me-weapon-type-aoe = Flächenwirkung
me-weapon-type-grenade = Granate
me-weapon-type-heavy = Schwer
me-weapon-type-superheavy = Überschwer
me-weapon-type-hit-and-run = Zuschlagen und Weg
me-weapon-type-melee = Nahkampf
me-weapon-type-pistol = Pistole
me-weapon-type-short-ranged = Kurzreichweite

# Typen von Modellen.
me-model-type-infantry = Infanterie
me-model-type-bike = Bike
me-model-type-swarm = Schwarm
me-model-type-behemoth = Behemoth
me-model-type-vehicle = Fahrzeug
me-model-type-objective = Zerstörbares Missionsziel

# Kennungen, von denen Regeln sprechen.
me-label-human = Mensch
me-label-xenos = Xenos
me-label-robot = Roboter
me-label-vehicle = Fahrzeug
me-label-character = Charaktermodell
me-label-solo = Solo
me-label-squad-leader = Truppführer
me-label-transport = Transporter
me-label-open-transport = Offener Transporter
me-label-prime = Prime

# Gelände.
me-terrain-wall = Mauer
me-terrain-crates = Kisten
me-terrain-barrels = Fässer
me-terrain-fence = Maschendrahtzaun
me-terrain-bushes = Büsche
me-terrain-rock = Fels
me-terrain-hill = Hügel
me-terrain-emplacement = Stellung
me-terrain-gun-nest = Geschütznest
me-terrain-trench = Graben
me-terrain-woods = Wald
me-terrain-ruins = Ruine
me-terrain-crater = Krater
me-terrain-shallow-water = Flaches Wasser
me-terrain-building = Gebäude
me-terrain-bunker = Bunker

# Arten von Gelände.
me-kind-obstacle = Hindernis
me-kind-area = Flächengelände
me-kind-building = Gebäude

# Merkmale von Gelände.
me-flag-impassable = unpassierbar
me-flag-low = niedrig
me-flag-standable = betretbar
me-flag-open-top = offene Oberseite
me-flag-porous = durchsichtig
me-flag-dangerous = gefährlich (+{ $value })

# Profilwerte.
me-characteristic-mv = Bewegung
me-characteristic-evs = Ausweichen
me-characteristic-skl = Können
me-characteristic-av = Panzerungswert
me-characteristic-cqa = Nahkampfattacken
me-characteristic-for = Standhaftigkeit
me-characteristic-wp = Willenskraft
me-characteristic-rng = Reichweite
me-characteristic-sho = Schüsse
me-characteristic-pen = Durchschlag
me-characteristic-dam = Schaden
me-characteristic-sup = Niederhalten

# Sonderregeln von Missionen.
me-special-ambush = Hinterhalt
me-special-artillery-bombardment = Artilleriebeschuss
me-special-dug-in = Eingegraben
me-special-enemy-surrounded = Feind umzingelt
me-special-game-length = Spieldauer ({ $turns })
me-special-lightning-strike = Blitzschlag
me-special-no-deployment = Keine Aufstellung
me-special-no-reinforcements = Keine Verstärkung
me-special-no-reserves = Keine Reserve
me-special-sneak-attack = Schleichangriff
me-special-superior-numbers = Überzahl
me-special-time-of-day = { $time ->
        [dawn] Tageszeit (Morgendämmerung)
        [dusk] Tageszeit (Abenddämmerung)
       *[night] Tageszeit (Nacht)
    }

# Marker.
me-token-aim = Zielmarker
me-token-burn = Brandmarker
me-token-cover = Deckungsmarker
me-token-on-the-move = Bewegungsmarker
me-token-painted = Markierungsmarker
me-token-slowed = Verlangsamungsmarker
me-token-disruption = Störungsmarker
me-token-zealot = Eiferermarker
me-token-winged = Engel - geflügelte Form
me-token-slasher = Engel - Schlitzerform

# Zeilen einer Streitmachtliste als Text.
me-roster-faction = Fraktion
me-roster-limit = Punktgrenze
me-roster-detachment = Abteilung
me-roster-total = Summe
bad-file-me-line = die Zeile '{ $line }' gehört zu keiner Streitmachtliste
    .expected = ein Kopf wie Punktgrenze: 60 oder eine Einheit nach einem Strich
bad-file-me-line-number = die Zeile '{ $line }' braucht eine ganze Zahl
    .expected = etwa Punktgrenze: 60
bad-file-me-line-unknown =
    { $what ->
        [faction] es gibt keine Fraktion '{ $word }'
        [entry] es gibt keine Einheit '{ $word }'
       *[choice] diese Einheit hat keine Option '{ $word }'
    }
    .expected = ein Name, wie ihn der Inhalt nennt
bad-file-me-line-further = '{ $word }' kann hier keine weitere Einheit sein
    .expected = eine weitere Einheit gleich nach einer mit demselben Eintrag
bad-file-me-line-lacks = nichts nennt { $name }
    .expected = je eine Zeile für Name, Fraktion und Punktgrenze
