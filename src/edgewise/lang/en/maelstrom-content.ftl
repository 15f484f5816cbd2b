# Maelstrom's Edge: what is wrong with files of its content; `.expected` is what to write instead.

bad-file-me-unknown =
    { $what ->
        [profile] there is no model '{ $word }' in this unit
        [item] there is no weapon or gear '{ $word }'
        [carried] models of this kind do not carry '{ $word }'
        [entry] there is no unit '{ $word }' in this faction
        [ability] this unit has no ability '{ $word }'
        [designator] this unit has no label '{ $word }'
        [language] there is no language '{ $word }'
        [feature] there is no feature '{ $word }' on this table
        [deployment] there is no deployment '{ $word }'
        [mission] there is no mission '{ $word }'
        [faction] there is no faction '{ $word }'
        [offset] there is no length '{ $word }'
       *[name] nothing in this file is called '{ $word }'
    }
    .expected = { $count ->
        [0] something that stands in the file; there is none yet
       *[other] one of { $known }
    }
bad-file-me-faction = this unit is of another faction than its file
    .expected = faction: { $faction }
bad-file-me-twice = '{ $name }' stands twice
    .expected = each only once
bad-file-me-gear-name = '{ $name }' is the name of a piece of gear
    .expected = another name for the weapon
bad-file-me-mode = two profiles of '{ $name }' cannot be told apart
    .expected = a mode of its own for each profile of a weapon
bad-file-me-shots = the shots are not told in exactly one way
    .expected = fixed, cqaMod or aoe
bad-file-me-bonus = only a blast has a bonus
    .expected = aoe beside bonus
bad-file-me-type = the type { $name } does not agree with range and shots
    .expected = melee exactly for range CQ, aoe exactly for blasts, hitAndRun for range H&R
bad-file-me-cqa = only a melee weapon counts its dice from CQA
    .expected = fixed or aoe
bad-file-me-max-size = the greatest size is { $count }, but models and options make { $wanted }
    .expected = maxSize: { $wanted }
bad-file-me-band = the band of FOR { $low } to { $high } does not fit
    .expected = forMin at most forMax, and that at most { $most }
bad-file-me-bands = two bands of FOR overlap
    .expected = bands that lie apart
bad-file-me-add-on = only an add-on enters other units, and an add-on says which
    .expected = unitType: addOn and addOnTo together
bad-file-me-permit-add-on = add-ons need no permit
    .expected = command, core, hammer, vanguard or anvil
bad-file-me-pair = { $low } to { $high } is no range
    .expected = the smaller number first
bad-file-me-choice = a choice brings items, or changes one thing into another
    .expected = either items or becomes
bad-file-me-becomes = it is unclear what becomes what
    .expected = fromAbility and toAbility, or fromDesignator and toDesignator
bad-file-me-becomes-kind = only an upgrade of the whole unit changes abilities and labels
    .expected = kind: unitUpgrade
