# Maelstrom's Edge: names, actions, questions, log and refusals of turns, activations, set-up and scoring.

# Names.

me-length = { NUMBER($inches, minimumFractionDigits: 1) }″
me-place = ({ $x }, { $y })
me-facing = { NUMBER($degrees, maximumFractionDigits: 2) }°
me-nobody = nobody
me-weapons = { $count ->
        [one] { $weapon }
       *[other] { $count } × { $weapon }
    }
me-marker = { $kind ->
        [cybelRefineries] refinery
        [territories] territory
        [excavation] dig site
        [maliteMeteorites] meteorite
        [plantTheFlag] flag
        [supplyCaches] supply cache
        [vips] VIP
       *[other] marker
    } { $number }
me-surface-ground = the ground
me-surface-top = the top of { $piece }
me-surface-floor = level { $number } of { $piece }
me-objective-alpha-strike = Alpha Strike
me-objective-assassination = Assassination
me-objective-breakthrough = Breakthrough
me-objective-cybel-refineries = Cybel Refineries
me-objective-decimation = Decimation
me-objective-defend-the-artifact = Defend the Artifact
me-objective-delayed-objectives = Delayed Objectives
me-objective-demolition = Demolition
me-objective-domination = Domination
me-objective-excavation = Excavation
me-objective-into-the-fire = Into the Fire
me-objective-king-of-the-hill = King of the Hill
me-objective-malite-meteorites = Malite Meteorites
me-objective-meat-grinder = Meat Grinder
me-objective-plant-the-flag = Plant the Flag
me-objective-supply-caches = Supply Caches
me-objective-territories = Territories
me-objective-vips = VIPs

# Actions.

me-do-take-role = { $role ->
        [attacker] Be the attacker
       *[defender] Be the defender
    }
me-do-take-zone = Take zone { $zone }
me-do-declare-aim = Play for { $aim }: { $about }
me-do-name-commander = { $model } is the force commander
me-do-place-marker = Put { $marker } at { $place }
me-do-deploy = Deploy { $unit } at { $place }
me-do-take-up = Take { $unit } back
me-do-give-tokens = { $unit } starts with { $count ->
        [0] no { $token ->
            [cover] Cover token
           *[other] On the Move token
        }
        [one] one { $token ->
            [cover] Cover token
           *[other] On the Move token
        }
       *[other] { $count } { $token ->
            [cover] Cover tokens
           *[other] On the Move tokens
        }
    }
me-do-finish-deployment = Deployment is finished
me-do-give-priority = Player { $seat } has priority
me-do-activate = Activate { $unit }
me-do-hand-over = No second activation
me-do-hold = Hold { $unit } back to the end
me-do-pass = Pass for the rest of the turn
me-do-take-form = { $form ->
        [winged] Winged form
       *[slasher] Slasher form
    }
me-do-end-activation = End the activation
me-do-retire = Give { $unit } up
me-do-move = { $kind ->
        [move] Move
        [dash] Dash
        [charge] Charge at { $target }
        [bonus] Move on
        [retreat] Retreat
       *[consolidate] Consolidate
    }{ $alone ->
        [true] : stay and turn
       *[false] { " " }to { $place }, { $length }
    }{ $thrower ->
        [none] { "" }
       *[other] ; { $thrower } throws a frag grenade
    }
me-do-aim = Aim
me-do-extinguish = Extinguish
me-do-go-on-the-move = On the Move
me-do-take-cover = Take Cover
me-do-patch-up = Patch { $model } up
me-do-consolidate-cover = Consolidate in cover
me-do-fire = Fire at { $target }: { $weapons }
me-do-suppressive-fire = Suppressive Fire at { $target }: { $weapons }
me-do-close-quarters = Fight { $target }: { $weapons }
me-do-hit-and-run = Hit & Run at { $target }: { $weapons }
me-do-defensive-fire = Defensive Fire: { $weapons }
me-do-decline = Do without
me-do-shake-off = Shake-off
me-do-regroup = Regroup
me-do-order = { $model } orders { $unit }
me-do-rouse = { $model } rouses { $unit }
me-do-concede = Player { $seat } concedes

# Questions.

me-ask-role = You won the roll-off: attack or defend?
me-ask-zone = Which deployment zone is yours?
me-ask-aim = Which faction objective do you play for?
me-ask-commander = Who commands your force?
me-ask-marker = Where does the next marker lie?
me-ask-deploy = Set your units up; what is not placed stays in reserve.
me-ask-priority = You won the roll-off: who has priority this turn?
me-ask-activate-1 = Which unit do you activate?
me-ask-activate-2 = A second activation?
me-ask-form = Which form does { $unit } take?
me-ask-act = { $unit } is active: what next?
me-ask-recover = Does { $unit } recover?
me-ask-order = Any more orders?
me-ask-retire = Do you give a unit up?

# What happened.

me-log-roll-off-made = { $purpose ->
        [roles] Roll-off for the roles
       *[priority] Roll-off for priority
    }, player { $first } first: { $faces }.
me-log-role-taken = Player { $attacker } is the attacker.
me-log-mission-chosen = The mission is { $mission }.
me-log-mission-rolled = The dice ({ $faces }) name the mission { $mission }.
me-log-deployment-rolled = A { $face } names the deployment { $deployment }.
me-log-deployment-set = The deployment is { $deployment }.
me-log-zone-taken = Player { $seat } takes zone { $zone }.
me-log-aim-declared = Player { $seat } plays for { $aim }.
me-log-commander-named = { $model } commands the force of player { $seat }.
me-log-marker-placed = Player { $seat } puts { $marker } at { $place }.
me-log-marker-left-out = There is no room for { $marker }: it is left out.
me-log-unit-deployed = Player { $seat } deploys { $unit }.
me-log-unit-taken-up = Player { $seat } takes { $unit } back.
me-log-tokens-given = { $unit } starts with { $count ->
        [0] no { $token ->
            [cover] Cover tokens
           *[other] On the Move tokens
        }
        [one] one { $token ->
            [cover] Cover token
           *[other] On the Move token
        }
       *[other] { $count } { $token ->
            [cover] Cover tokens
           *[other] On the Move tokens
        }
    }.
me-log-deployment-finished = Player { $seat } has deployed{ $reserves ->
        [0] { "" }
        [one] ; one unit is in reserve
       *[other] ; { $reserves } units are in reserve
    }.
me-log-bonus-points-given = Player { $seat } gave fewer tokens and gets { $count ->
        [one] one command point
       *[other] { $count } command points
    }.
me-log-turn-began = Turn { $turn } begins; player { $seat } has priority.
me-log-priority-given = Player { $seat } has priority this turn.
me-log-command-points-gained = Player { $seat } gains { $count } command { $count ->
        [one] point
       *[other] points
    } and has { $pool }.
me-log-unit-activated = Player { $seat } activates { $unit }.
me-log-tokens-cleared = { $unit } loses its Cover and On the Move tokens.
me-log-form-taken = { $unit } takes its { $form ->
        [winged] winged
       *[slasher] slasher
    } form.
me-log-model-healed = { $model } heals and has FOR { $fortitude }.
me-log-activation-ended = { $unit } has acted.
me-log-player-held = Player { $seat } holds { $unit } back.
me-log-player-passed = Player { $seat } passes for this turn.
me-log-end-phase-began = The end phase of turn { $turn } begins.
me-log-unit-retired = Player { $seat } gives { $unit } up.
me-log-player-conceded = Player { $seat } concedes.
me-log-unit-aimed = { $unit } takes aim.
me-log-cover-taken = { $unit } takes cover and has { $count ->
        [one] one Cover token
       *[other] { $count } Cover tokens
    }.
me-log-on-the-move-gained = { $unit } is on the move with { $count ->
        [one] one token
       *[other] { $count } tokens
    }.
me-log-burn-extinguished = { $unit } extinguishes { $count ->
        [0] nothing
        [one] one Burn token
       *[other] { $count } Burn tokens
    }.
me-log-model-patched-up = { $model } is patched up and has FOR { $fortitude }.
me-log-suppression-lowered = { $by ->
        [0] The suppression of { $unit } stays at { $level }.
       *[other] The suppression of { $unit } goes down by { $by } to { $level }.
    }
me-log-regrouped = { $unit } regroups and has no suppression.
me-log-order-given = { $model } orders { $unit }; player { $seat } has { $pool ->
        [one] one command point
       *[other] { $pool } command points
    } left.
me-log-words-spoken = { $model } rouses { $unit }; player { $seat } has { $pool ->
        [one] one command point
       *[other] { $pool } command points
    } left.
me-log-points-scored = Player { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $objective }{ $part ->
        [1] { "" }
       *[2] , second part
    }.
me-log-points-lent = { $objective }{ $part ->
        [1] { "" }
       *[2] { " " }(second part)
    } is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } to player { $seat } as long as it holds.
me-log-score-counted = Player { $seat } has { $total ->
        [one] 1 victory point
       *[other] { $total } victory points
    }.
me-log-marker-captured = Player { $seat } captures { $marker }.
me-log-marker-lost = Player { $seat } loses { $marker }.
me-log-match-ended = { $how ->
        [crushing] Player { $winner } wins a crushing victory.
        [standard] Player { $winner } wins.
        [conceded] Player { $winner } wins: the opponent has conceded.
       *[draw] The match is a draw.
    }

# Refusals.

me-no-wrong-time = That does not answer what is asked now.
me-no-no-command = This game knows no such command.
me-no-game-over = The match is over.
me-no-concede-for-other = Nobody concedes for somebody else.
me-no-not-your-question = Another player is asked now.
me-no-commander = The commander is a model with COMMAND in one of your command units.
me-no-foreign-aim = That objective is not one of your faction.
me-no-not-your-unit = That is no unit of yours.
me-no-unit-gone = { $unit } is destroyed.
me-no-activated = { $unit } has acted this turn.
me-no-hold = Only the non-priority player holds back, and only the last unit; { $units ->
        [one] one unit waits
       *[other] { $units } units wait
    } still.
me-no-pass = You pass only when nothing of yours is left on the table to activate; { $units ->
        [one] one unit waits
       *[other] { $units } units wait
    } still.
me-no-hand-over = An opportunity is worth at least one activation: name a unit.
me-no-held = { $unit } was held back: only it may act now.
me-no-actions-used = All { $most } actions are used up.
me-no-second-movement = One movement action for each activation: Move, Dash or Charge.
me-no-movement-late = Movement comes before status and shooting actions.
me-no-status-late = Status actions come before the shooting action.
me-no-status-twice = The same status action is not used twice in an activation.
me-no-second-shooting = One shooting action for each activation.
me-no-not-after-move = On the Move follows straight after a Move or a Dash.
me-no-move-in-cover = { $unit } holds a Cover token and cannot go on the move.
me-no-cover-on-the-move = { $unit } is on the move and cannot take cover.
me-no-facing-off = { $unit } faces off: it first fights, or moves clear of the enemy.
me-no-in-contact = { $unit } touches an enemy: nothing but CQ Fighting is open to it.
me-no-strayed = { $unit } is out of coherency: it first moves so that it is coherent again.
me-no-strayed-end = { $unit } is out of coherency and does not end before it has tried to mend that by moving.
me-no-arrive-first = { $unit } is in reserve: it arrives by a Move or a Dash first.
me-no-no-consolidation = A consolidation follows straight after CQ Fighting.
me-no-second-consolidation = A unit consolidates only once after a fight: by a move or by cover.
me-no-cover-in-contact = { $unit } touches an enemy and cannot consolidate in cover.
me-no-cover-strayed = { $unit } is out of coherency and cannot consolidate in cover.
me-no-patch-unable = { $unit } has nobody who patches up.
me-no-patch-nobody = Only an injured Robot of the same unit is patched up.
me-no-order-inactive = Orders are given by a model of the active unit, between the steps of its activation.
me-no-order-without-command = { $model } has no COMMAND.
me-no-order-nobody = An order goes to a friendly unit on the table.
me-no-order-unpaid = An order costs a command point.
me-no-order-far = { $unit } is farther off than { $inches }″.
me-no-orders-used = { $model } has given { $value ->
        [one] its one order
       *[other] its { $value } orders
    } of this turn.
me-no-order-own-unit = { $model } with COMMAND (0) orders its own unit, and once.
me-no-rouse-inactive = Words are spoken by a model of the active unit.
me-no-rouse-unable = { $model } knows no rousing words.
me-no-rouse-used = { $model } has roused a unit this turn.
me-no-rouse-unpaid = Rousing words cost a command point.
me-no-rouse-nobody = Friendly units on the table are roused.
me-no-rouse-inorganic = { $unit } is not wholly organic.
me-no-rouse-far = { $unit } is farther off than { $inches }″.
me-no-regroup-uncovered = { $unit } has no Cover token.
me-no-regroup-near = { $enemy } is not farther off than { $inches }″ from { $unit }.
me-no-regroup-shot = { $unit } has shot or fought in this activation.
me-no-not-deployed = { $unit } is not on the table.
me-no-reserves-wait = Deploy { $unit } first: reserves are not played yet.
me-no-tokens-many = A unit starts with { $most ->
        [one] one token
       *[other] { $most } tokens
    } at most.
me-no-retire = Only a unit of yours on the table can be given up.
me-no-marker-half = Your marker goes wholly into the other player's half.
me-no-marker-edge = A marker lies farther than { $inches }″ from every edge.
me-no-marker-model = A marker touches no model.
me-no-marker-impassable = A marker does not lie in impassable ground.
me-no-marker-building = A marker does not lie in or on a building.
me-no-marker-unreachable = Nobody could ever get to a marker there.
me-no-marker-near = A marker lies farther than { $inches }″ from every other.

# Options, positions and what is not played yet.

me-bad-mission-sources = { $names } exclude each other: name one of them
me-bad-mission-list = a list has { $most } missions at most, not { $count }
me-bad-table = there is no table '{ $name }'; there are { $known }
me-bad-mission = there is no mission '{ $name }'; there are { $known }
me-bad-position-deployment = there is no deployment '{ $name }'; there are { $known }
me-bad-pack = there is no pack of missions '{ $name }'; there are { $known }
me-bad-roster = there is no roster '{ $name }'; there are { $known }, or the text of a roster file
me-bad-objective-waits = the objective { $objective } of the mission { $mission } is not played yet; choose another mission
me-bad-special-waits = the special rule { $special } of the mission { $mission } is not played yet; choose another mission
me-bad-narrative-waits = the narrative mission { $mission } is not played yet; choose a competitive one
me-bad-large-waits = { $unit } is a large model, and these are not played yet; choose another roster
me-bad-building-waits = { $piece } is a building, and these are not played yet; choose another table
me-bad-odds = exact odds of this game are not told yet
me-bad-measure-unit = there is no unit { $unit } on the table
me-bad-measure-model = there is no model { $model } on the table
me-bad-measure-marker = there is no objective marker { $marker } on the table
me-bad-measure-thing = name one unit, model, marker or place
me-bad-measure-kind = a bonus move, a retreat or a consolidation is measured when it is asked for
me-bad-measure-deploy = deployments are measured from the choice of the zones to the first turn
me-bad-position-zones = attacker and zones belong together: 0 or 1, and one zone for each seat
me-bad-position-loss = a loss names a unit that is not in the match
me-bad-position-marker = a marker lies on the table, and its owner is 0, 1 or nobody (-1)
me-bad-position-unit = there is no unit with the letters '{ $name }'
me-bad-position-model = there is no model '{ $name }'
me-bad-position-twice = the unit { $name } stands twice
me-bad-position-models = the unit { $name } has { $wanted } models, not { $count }
me-bad-position-left = the unit { $name } is destroyed exactly when none of its models is left
me-bad-position-leader = the leader of { $name } is one of its own models, and alive
me-bad-position-surface = there is no surface '{ $name }'
me-bad-position-aim = there is no objective '{ $name }' in this faction; there are { $known }
me-bad-position-off = a model stands outside the table, or not over the surface that it names
me-bad-position-overlap = two models overlap
me-bad-position-moment = a position without flow stands at an opportunity of the action phase
me-bad-position-flow = the rule in progress does not fit the rest of the position

# Cards.

me-card-model = { $count } × { $name }: MV { $mv }, EVS { $evs }, SKL { $skl }, AV { $av }, CQA { $cqa }, FOR { $fortitude }, WP { $wp }
me-card-weapon = { $count ->
        [0] { "" }
       *[other] { $count } × { "" }
    }{ $name }{ $moded ->
        [true] { " " }({ $mode })
       *[false] { "" }
    }: { $rng }, SHO { $sho }, PEN { $pen }, DAM { $dam }, SUP { $sup }
me-content-unit = { $name } ({ $points } points)
me-aim-hallowed-ground = Each turn for infantry that takes cover wholly in the other half.
me-aim-reaping = Each turn in which a unit was destroyed in close quarters.
me-aim-asset-protection = As long as fewer of your units than of the enemy's are destroyed.
me-aim-survey-mandate = At the end for each quarter of the table that wholly holds a unit with Robots.
me-aim-swarm-them = Each turn with more units on the table than the enemy.
me-aim-strip-the-field = Each turn for units wholly in the enemy's deployment zone, two at most.
me-aim-prime-presence = Each turn with a Prime within 12″ of the middle.
me-aim-unbroken-line = Each turn with two units on the table and none at suppression 4 or more.

# Hints.

me-hint-kills = { $count ->
        [one] removes a model
       *[other] removes { $count } models
    }
me-hint-loses = { $count ->
        [one] costs a model
       *[other] costs { $count } models
    }
me-hint-points = { $points ->
        [one] the board pays a point more
       *[other] the board pays { $points } points more
    }
me-hint-suppresses = { $levels ->
        [one] suppresses by one level
       *[other] suppresses by { $levels } levels
    }

# The terminal.

me-play-menu-first = Maelstrom's Edge: a small game, ready to play
me-play-menu-full = Maelstrom's Edge: with a choice of table, mission and rosters
me-play-help-number = a number: the answer with that number
me-play-help-move = move 12 14 (or dash, charge B 12 14), places in inches; "on hill:top" names a surface, "facing 90" the facing
me-play-help-measure = measure A B: the distance of two units, models or places
me-play-help-rule = rule ME-MOV-4: the text of a rule
me-play-help-undo = undo: take back, as long as nothing was rolled
me-play-help-goal = The mission says what pays; whoever reaches its total and leads wins.
me-play-legend = # high, % low, = hill or floor, ^ area to stand in, ~ low area, x impassable, ! dangerous
me-play-legend-bases = B3: model 3 of unit B, b: the rest of its base, (2): marker 2
me-play-legend-zones = , deployment zone A, ' deployment zone B
me-play-status = Turn { $turn } of { $turns }, { $mission }; player { $priority } has priority
me-play-player = Player { $seat }, { $faction }: { $points } of { $total } points, { $command } command points
me-play-unit = Unit
me-play-where = Place
me-play-fortitude = FOR
me-play-tokens = Tokens
me-play-state = State
me-play-in-reserve = reserve
me-play-token = { $kind ->
        [suppression] suppression { $count }
        [cover] Cover { $count }
        [on-the-move] On the Move { $count }
       *[burn] Burn { $count }
    }
me-play-done = done
me-play-waiting = waits
me-type-marker = marker 12.5 20: where the marker lies, in inches
me-type-deploy = deploy A 10 5 facing 90: where the leader stands; the others follow
me-type-move = move 12 14, dash 10 4 12 4, charge B 12 14: the way of the leader, in inches
me-play-no-odds = Exact odds are not told in this game yet.
me-type-measure = measure A B, measure A1 12 14: two units, models or places
me-measured = { $one } and { $other } are { $length } apart.

# How matches end.

outcome-crushing = A crushing victory: a side reached its victory total with a clear lead.
outcome-standard = The last turn is over; the higher score has reached its victory total.
outcome-draw = The last turn is over: the scores are equal, or none has reached its victory total.
