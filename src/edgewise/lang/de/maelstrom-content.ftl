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
me-force-units = { $where }: { $found } Einheiten in einer Auswahl; erlaubt: { $wanted }.
me-force-add-on-entry = { $where }: { $found } darf nicht in { $wanted }.
me-force-add-on-types = { $where }: { $found } Arten von Zusätzen in einer Einheit; höchstens { $wanted } ist erlaubt.
me-force-add-on-models = { $where }: { $found } Modelle von { $name } in einer Einheit; höchstens { $wanted } ist erlaubt.
me-force-add-on-size = { $where }: { $found } Modelle mit dem Zusatz; die größte Stärke ist { $wanted }.
me-force-add-on-alone = { $where }: ein Zusatz kommt nur in einer Einheit vor.
me-force-opening = { $where }: die erste Auswahl einer Abteilung muss vom Typ { $name } sein.
me-force-eight = { $where }: { $found } Auswahlen; höchstens { $wanted } sind erlaubt.
me-force-balance = { $where }: { $found } Auswahlen vom Typ { $name }, aber nur { $wanted } Kern.
me-force-permits = { $where }: { $found } Auswahlen vom Typ { $name }; die Einheiten erlauben { $wanted }.
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
