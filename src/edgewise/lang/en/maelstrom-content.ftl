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
bad-file-me-no-kind = the fields tell of no kind of content that there is
    .expected = entries of a faction, features of a table, detachments of a roster, or another kind of file
bad-file-me-no-roster = this file is a { $kind }, not a roster
    .expected = a roster: format, name, faction, limit and detachments
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
me-force-option-limit = { $where }: '{ $name }' is taken { $found ->
        [one] once
       *[other] { $found } times
    }; { $wanted } is the most.
me-force-option-gone = { $where }: '{ $name }' is taken { $found ->
        [one] once
       *[other] { $found } times
    }, but there is gear for only { $wanted }.
me-force-option-weapons = { $where }: with so many weapons only { $wanted } may be added here, not { $found }.
me-force-units = { $where }: { $found ->
        [one] one unit
       *[other] { $found } units
    } in one selection; { $wanted } are allowed.
me-force-add-on-entry = { $where }: { $found } cannot go into { $wanted }.
me-force-add-on-types = { $where }: { $found } kinds of add-on in one unit; { $wanted } is the most.
me-force-add-on-models = { $where }: { $found } models of { $name } in one unit; { $wanted } is the most.
me-force-add-on-size = { $where }: { $found } models with the add-on; { $wanted } is the greatest size.
me-force-add-on-alone = { $where }: an add-on only comes inside a unit.
me-force-opening = { $where }: the first selection of a detachment must be of the type { $name }.
me-force-eight = { $where }: { $found ->
        [one] one selection
       *[other] { $found } selections
    }; { $wanted } is the most.
me-force-balance = { $where }: { $found ->
        [one] one selection
       *[other] { $found } selections
    } of the type { $name }, but only { $wanted } core.
me-force-permits = { $where }: { $found ->
        [one] one selection
       *[other] { $found } selections
    } of the type { $name }; the units permit { $wanted }.
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

# Abilities of models and weapons, and what they do.
me-ability-aerial-insertion = Aerial Insertion
me-ability-aerial-insertion-text = From reserve the unit may come down anywhere more than 9″ from every enemy; that is its Move.
me-ability-angel-bond = Angel Bond
me-ability-angel-bond-text = Its orders to a Cybel Angel or an Angel Minnow Pack lower suppression by 2 instead of 1.
me-ability-censer-field = Censer Field
me-ability-censer-field-text = While this model is in the unit, the whole unit has Field ({ $value }).
me-ability-command = Command
me-ability-command-text = { $value ->
        [0] Brings no command point; gives one order to its own unit while it is active.
       *[other] Brings { $value } command { $value ->
            [one] point
           *[other] points
        } each turn and gives as many orders within 18″ while it is active.
    }
me-ability-counterattack = Counterattack
me-ability-counterattack-text = Once a turn +1 SKL for a friend within 24″ that fires at the enemy unit activated last.
me-ability-defensive-countermeasures = Defensive Countermeasures
me-ability-defensive-countermeasures-text = Whoever charges this unit tests WP and gains 1 level of suppression, or 2 if the test fails.
me-ability-dodge = Dodge
me-ability-dodge-text = Special defense: blocks up to { $value } { $value ->
        [one] hit
       *[other] hits
    } in a round.
me-ability-drone-uplink = Drone Uplink
me-ability-drone-uplink-text = Friendly units with Robots within 18″ may test WP with this model's WP.
me-ability-dynamic-move = Dynamic Move
me-ability-dynamic-move-text = If all models of a unit have it, the unit moves over models and terrain as if they were not there.
me-ability-field = Field
me-ability-field-text = Special defense: blocks up to { $value } { $value ->
        [one] hit
       *[other] hits
    } in a round.
me-ability-form-shift = Form Shift
me-ability-form-shift-text = At the start of each activation it picks its form: Winged (Dynamic Move, -1 CQA) or Slasher (+1 CQA).
me-ability-frag-grenades = Frag Grenades
me-ability-frag-grenades-text = In place of another attack at up to 6″: +1 suppression, or SUP 2+ in Suppressive Fire; one thrower in a round.
me-ability-holdfast = Holdfast
me-ability-holdfast-text = Controls an objective marker even while enemies contest it.
me-ability-kill-mission = Kill Mission
me-ability-kill-mission-text = The unit does not count for zone objectives and repairs no artifact.
me-ability-loricran-armor = Loricran Armor
me-ability-loricran-armor-text = Its protection is part of the AV.
me-ability-loricran-field-generator = Loricran Field Generator
me-ability-loricran-field-generator-text = Gives its model Field (1).
me-ability-marksman = Marksman
me-ability-marksman-text = +{ $value } SKL while it shoots.
me-ability-patch-up = Patch Up
me-ability-patch-up-text = Status action: an injured Robot of its unit regains 1 FOR.
me-ability-prime-array = Prime Array
me-ability-prime-array-text = +1 to the model's Command value.
me-ability-rapid-drill = Rapid Drill
me-ability-rapid-drill-text = If all models of a unit have it, Aim is free once in each activation.
me-ability-reflex-shield = Reflex Shield
me-ability-reflex-shield-text = In CQ Fighting its owner may have all melee dice that hit its unit rolled again once.
me-ability-regeneration = Regeneration
me-ability-regeneration-text = At the start of each of its activations an injured model of the unit regains 1 FOR.
me-ability-rousing-words = Rousing Words
me-ability-rousing-words-text = Free action, once a turn, for 1 command point: an organic friendly unit within 18″ gains a Zealot token.
me-ability-scout = Scout
me-ability-scout-text = A unit of scouts deploys up to 6″ beyond its zone and may come from reserve over a flank.
me-ability-steady-banner = Steady Banner
me-ability-steady-banner-text = Once a turn the unit may roll a failed WP test again while the bearer is in it.
me-ability-support-mission = Support Mission
me-ability-support-mission-text = The unit does not count for zone objectives and repairs no artifact.
me-ability-target-tracker = Target Tracker
me-ability-target-tracker-text = In its round the target has one On the Move token and 1 point of Dodge less, if all who fire have it.
me-ability-vent-system = Vent System
me-ability-vent-system-text = Shake-off lowers suppression by one level more for each, two at most.
me-ability-arc = Arc
me-ability-arc-text = Against two or more models a critical hit may become three hits.
me-ability-arcing-fire = Arcing Fire
me-ability-arcing-fire-text = Needs no line of sight.
me-ability-disrupt = Disrupt
me-ability-disrupt-text = If it scores a hit, blocked or not, the target gains a Disruption token.
me-ability-ignite = Ignite
me-ability-ignite-text = If a hit is not blocked, the target gains a Burn token.
me-ability-paint = Paint
me-ability-paint-text = If it scores a hit, blocked or not, the target gains a Painted token.
me-ability-phase = Phase
me-ability-phase-text = Each hit uses up 2 of the value of a Field.
me-ability-scatter = Scatter
me-ability-scatter-text = Each hit uses up 2 of the value of a Dodge.
me-ability-seeker = Seeker
me-ability-seeker-text = Each hit uses up 2 of the value of cover.
me-ability-slow = Slow
me-ability-slow-text = If a hit is not blocked, the target gains a Slowed token.

# Types of weapons.
me-weapon-type-aoe = Area of Effect
me-weapon-type-grenade = Grenade
me-weapon-type-heavy = Heavy
me-weapon-type-superheavy = Superheavy
me-weapon-type-hit-and-run = Hit & Run
me-weapon-type-melee = Melee
me-weapon-type-pistol = Pistol
me-weapon-type-short-ranged = Short Ranged

# Types of models.
me-model-type-infantry = Infantry
me-model-type-bike = Bike
me-model-type-swarm = Swarm
me-model-type-behemoth = Behemoth
me-model-type-vehicle = Vehicle
me-model-type-objective = Destructible objective

# Labels with rules of their own or that rules speak of.
me-label-human = Human
me-label-xenos = Xenos
me-label-robot = Robot
me-label-vehicle = Vehicle
me-label-character = Character
me-label-solo = Solo
me-label-squad-leader = Squad Leader
me-label-transport = Transport
me-label-open-transport = Open Transport
me-label-prime = Prime

# Terrain.
me-terrain-wall = Wall
me-terrain-crates = Crates
me-terrain-barrels = Barrels
me-terrain-fence = Chain fence
me-terrain-bushes = Bushes
me-terrain-rock = Rock
me-terrain-hill = Hill
me-terrain-emplacement = Emplacement
me-terrain-gun-nest = Gun nest
me-terrain-trench = Trench
me-terrain-woods = Woods
me-terrain-ruins = Ruins
me-terrain-crater = Crater
me-terrain-shallow-water = Shallow water
me-terrain-building = Building
me-terrain-bunker = Bunker

# Kinds of terrain.
me-kind-obstacle = Obstacle
me-kind-area = Area terrain
me-kind-building = Building

# What terrain is like.
me-flag-impassable = impassable
me-flag-low = low
me-flag-standable = one can stand on it
me-flag-open-top = open top
me-flag-porous = one can see through it
me-flag-dangerous = dangerous (+{ $value })

# Characteristics.
me-characteristic-mv = Move
me-characteristic-evs = Evasion
me-characteristic-skl = Skill
me-characteristic-av = Armor Value
me-characteristic-cqa = Close Quarters Attacks
me-characteristic-for = Fortitude
me-characteristic-wp = Willpower
me-characteristic-rng = Range
me-characteristic-sho = Shots
me-characteristic-pen = Penetration
me-characteristic-dam = Damage
me-characteristic-sup = Suppression

# Special rules of missions.
me-special-ambush = Ambush
me-special-artillery-bombardment = Artillery Bombardment
me-special-dug-in = Dug-In
me-special-enemy-surrounded = Enemy Surrounded
me-special-game-length = Game Length ({ $turns })
me-special-lightning-strike = Lightning Strike
me-special-no-deployment = No Deployment
me-special-no-reinforcements = No Reinforcements
me-special-no-reserves = No Reserves
me-special-sneak-attack = Sneak Attack
me-special-superior-numbers = Superior Numbers
me-special-time-of-day = { $time ->
        [dawn] Time of Day (Dawn)
        [dusk] Time of Day (Dusk)
       *[night] Time of Day (Night)
    }

# Tokens.
me-token-aim = Aim
me-token-burn = Burn
me-token-cover = Cover
me-token-on-the-move = On the Move
me-token-painted = Painted
me-token-slowed = Slowed
me-token-disruption = Disruption
me-token-zealot = Zealot
me-token-winged = Angel - Winged Form
me-token-slasher = Angel - Slasher Form

# Lines of a roster as text.
me-roster-faction = Faction
me-roster-limit = Limit
me-roster-detachment = Detachment
me-roster-total = Total
bad-file-me-line = the line '{ $line }' is no part of a roster
    .expected = a head such as Limit: 60, or a unit after a dash
bad-file-me-line-number = the line '{ $line }' needs a whole number
    .expected = such as Limit: 60
bad-file-me-line-unknown =
    { $what ->
        [faction] there is no faction '{ $word }'
        [entry] there is no unit '{ $word }'
       *[choice] this unit has no choice '{ $word }'
    }
    .expected = a name as the content gives it
bad-file-me-line-further = '{ $word }' cannot be a further unit here
    .expected = a further unit right after one of the same entry
bad-file-me-line-lacks = nothing says the { $name }
    .expected = a line for the name, the faction and the limit
