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
bad-file-me-offset-name = '{ $name }' cannot be the name of a length
    .expected = letters other than W, D, max and min
bad-file-me-formula = the formula cannot be read at '{ $at }'
    .expected = such as D/2 - a or max(6, D/8)
bad-file-me-zone-shape = on a table of { $size } the zone is no polygon
    .expected = corners in order around the zone
bad-file-me-zone-off = on a table of { $size } the zone leaves the table
    .expected = corners on the table for every size
bad-file-me-zones-meet = on a table of { $size } the two zones overlap
    .expected = a zone that stays on its own side of the centre
bad-file-me-sides = a mission of the kind { $kind } has other sides
    .expected = both for a competitive mission, attacker and defender for a narrative one
bad-file-me-markers = there are { $count } markers, the objective has { $wanted }
    .expected = markers: { $wanted }
bad-file-me-no-artifact = there is no artifact for this zone
    .expected = an artifact of a side that defends one
bad-file-me-longer-side = the depth of { $depth } inches is more than the width of { $width }
    .expected = the longer side as the width
bad-file-me-feature-id = the id '{ $id }' cannot name a surface
    .expected = a short name without a colon, other than ground
bad-file-me-untyped = this feature leaves something open
    .expected = a type, or kind, height and cover
bad-file-me-flag = the flag { $flag } is not for the kind { $kind }
    .expected = low for areas only, porous, standable and openTop for obstacles and buildings only
bad-file-me-kind-flags = the kind { $kind } does not go with the usual flags of this type: { $flags }
    .expected = flags that fit the kind
bad-file-me-unlimited = only area terrain is unlimited in height
    .expected = a height in thousandths of an inch
bad-file-me-admits = nobody can enter this feature
    .expected = admits for buildings only
bad-file-me-area-only = only area terrain has { $field }
    .expected = kind: area
bad-file-me-outline = the shape is not told in exactly one way
    .expected = either outline or footprint
bad-file-me-crossing = the outline bounds no shape, or crosses itself
    .expected = three or more corners in order, counter-clockwise
bad-file-me-off-table = the feature leaves the table
    .expected = an outline wholly on the table
bad-file-me-outside = this lies partly outside its feature
    .expected = an outline wholly inside that of the feature
bad-file-me-harmless = this part neither bars nor harms
    .expected = impassable: true or dangerous: 1
bad-file-me-no-top = this feature has no top to stand on
    .expected = an obstacle or building, and no circle of carriers
bad-file-me-overhang = the feature does not lie wholly on '{ $carrier }'
    .expected = an outline wholly inside that of its carrier

# What is unusual about a table.
me-table-amount = Terrain covers { $percent } % of the table; 30 to 50 % are usual.
me-table-hazards = Impassable and dangerous ground covers { $percent } % of the table; more than 10 % is unusual.

# What is wrong with a roster.
me-force-where = { $detachment ->
        [0] { "" }
       *[other] Detachment { $detachment }
    }{ $unit ->
        [none] { "" }
       *[other] , { $unit }
    }
me-force-no-faction = There is no faction '{ $found }'; there are { $wanted }.
me-force-stated-unit = { $where }: the file says { $found } points, but the unit costs { $wanted }.
me-force-stated-total = The file says { $found } points in all, but the roster costs { $wanted }.
me-force-entry = { $where }: no faction has a unit '{ $found }'.
me-force-choice = { $where }: this unit has no choice '{ $found }'.
me-force-faction = { $where }: a unit of another faction ({ $found }, not { $wanted }).
me-force-option-limit = { $where }: '{ $name }' is taken { $found } times; { $wanted } is the most.
me-force-option-gone = { $where }: '{ $name }' is taken { $found } times, but there is gear for only { $wanted }.
me-force-option-weapons = { $where }: with so many weapons only { $wanted } may be added here, not { $found }.
me-force-units = { $where }: { $found } units in one selection; { $wanted } are allowed.
me-force-add-on-entry = { $where }: { $found } cannot go into { $wanted }.
me-force-add-on-types = { $where }: { $found } kinds of add-on in one unit; { $wanted } is the most.
me-force-add-on-models = { $where }: { $found } models of { $name } in one unit; { $wanted } is the most.
me-force-add-on-size = { $where }: { $found } models with the add-on; { $wanted } is the greatest size.
me-force-add-on-alone = { $where }: an add-on only comes inside a unit.
me-force-opening = { $where }: the first selection of a detachment must be of the type { $name }.
me-force-eight = { $where }: { $found } selections; { $wanted } is the most.
me-force-balance = { $where }: { $found } selections of the type { $name }, but only { $wanted } core.
me-force-permits = { $where }: { $found } selections of the type { $name }; the units permit { $wanted }.
me-force-demands = { $where }: { $wanted } of the type { $name } demanded, only { $found } taken.
me-force-commander = No command unit has a model with COMMAND to be the force commander.
me-force-points = The roster costs { $found } points; the limit is { $wanted }.

# Types of units.
me-unit-type-command = Command
me-unit-type-core = Core
me-unit-type-hammer = Hammer
me-unit-type-vanguard = Vanguard
me-unit-type-anvil = Anvil
me-unit-type-add-on = Add-on
