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
