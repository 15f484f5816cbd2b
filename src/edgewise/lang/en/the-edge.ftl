# The Edge: actions, questions, log and refusals.

# Places and names.

ed-length = { NUMBER($inches, minimumFractionDigits: 1) }″
ed-place = ({ $x }, { $y })
ed-pool = pool { $number } at { $place }
ed-nobody = nobody
ed-goes = { $model } { $length } to { $place }
ed-stays = { $model } stays
ed-shot-pair = { $model } at { $target }
ed-trigger = { $name } ({ $squad })

# Actions.

ed-do-place-pool = Put the pool at { $place }
ed-do-deploy = Deploy { $squad } at { $places }
ed-do-activate = Activate { $squad }
ed-do-exchange = Exchange { $card } for a new card
ed-do-move = Move: { $paths }{ $touches ->
        [none] { "" }
       *[other] { " " }| in contact: { $touches }
    }
ed-do-assault = { $model } assaults { $target }
ed-do-use = Use { $name } of { $squad } { $cost ->
        [0] for free
        [one] for { $cost } crystal
       *[other] for { $cost } crystals
    }{ $target ->
        [none] { "" }
       *[other] , target { $target }
    }{ $caster ->
        [none] { "" }
       *[other] , by { $caster }
    }{ $shots ->
        [none] { "" }
       *[other] : { $shots }
    } | { $text }
ed-do-play-card = { $bonus ->
        [true] Play { $name } for its dead bonus
       *[false] Play { $name } { $cost ->
            [0] for free
            [one] for { $cost } crystal
           *[other] for { $cost } crystals
        }
    }{ $squad ->
        [none] { "" }
       *[other] , squad { $squad }
    }{ $target ->
        [none] { "" }
       *[other] , target { $target }
    }{ $caster ->
        [none] { "" }
       *[other] , by { $caster }
    }{ $shots ->
        [none] { "" }
       *[other] : { $shots }
    } | { $text }
ed-do-shift = Shift { $squad } { $cost ->
        [0] for free
        [one] for { $cost } crystal
       *[other] for { $cost } crystals
    }
ed-do-end-activation = End the activation
ed-do-pass = Pass
ed-do-reroll = Roll again
ed-do-keep = Keep the roll
ed-do-pick-model = { $model } dies
ed-do-free-attack = { $model } makes a Free Attack on { $target }
ed-do-decline = Do without
ed-do-stay-ready = Pay and stay ready
ed-do-order-trigger = { $item } first
ed-do-gather = { $squad } takes a crystal from { $pool_gen }
ed-do-done = Gather no more
ed-do-progress = { $card } for { $squad } | { $text }
ed-do-summon = { $card } at { $place }
ed-do-concede = Player { $seat } concedes

# Questions.

ed-ask-place-pool = Where does your next pool lie?
ed-ask-deploy = Which squad is deployed next, and where?
ed-ask-activate = Which squad do you activate?
ed-ask-act = { $squad } is active: what next?
ed-ask-window-begin = { $squad } is activated: exchange a card or play an instant?
ed-ask-window-move = The squad has moved: play an instant?
ed-ask-window-assault = An assault is declared: play an instant before the dice?
ed-ask-window-dice = The dice have fallen: play an instant?
ed-ask-window-answer = A spell or ability is announced: answer it?
ed-ask-window-end = The activation ends: play an instant?
ed-ask-window-gather = Before crystals are gathered: play an instant?
ed-ask-offer-reroll = Keep the roll, or roll again?
ed-ask-choose-casualty = { $squad } loses a model: which one dies?
ed-ask-free-attack = Which model makes a Free Attack, and on whom?
ed-ask-stay-ready = Pay so that { $squad } is not exhausted?
ed-ask-order-triggers = Several passives are due. Which first?
ed-ask-gather = Which squad takes a crystal?
ed-ask-progress = Which progress card do you lay, and on which squad?

# What happened.

ed-log-deployment-won = Player { $seat } wins the deployment roll and deploys first.
ed-log-pool-placed = Player { $seat } puts a pool of { $crystals } { $crystals ->
        [one] crystal
       *[other] crystals
    } at { $place }.
ed-log-squad-deployed = Player { $seat } deploys { $squad }.
ed-log-turn-began = Turn { $turn } begins; player { $seat } starts.
ed-log-squad-activated = Player { $seat } activates { $squad }.
ed-log-card-exchanged = Player { $seat } exchanges { $card }.
ed-log-cards-drawn = Player { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
ed-log-model-moved = { $model } moves { $length }.
ed-log-squad-shifted = { $squad } shifts.
ed-log-squad-shifted-back = { $squad } shifts back.
ed-log-model-assaulted = { $model } assaults { $target }.
ed-log-combat-dropped = { $model } and { $target } are no longer in contact: no combat.
ed-log-model-struck-first = { $model } strikes first.
ed-log-die-rolled = Player { $seat } rolls { $value } { $purpose ->
        [deployment] for deployment
        [attack] to attack
        [attack-extra] with the extra die to attack
        [defense] to defend
        [defense-extra] with the extra die to defend
        [shot] to shoot
        [shot-extra] with the extra die to shoot
       *[other] { $purpose }
    }.
ed-log-roll-repeated = Player { $seat } rolls again.
ed-log-roll-kept = Player { $seat } keeps the roll.
ed-log-attack-hit = { $model } hits { $target }: { $attack } against { $defense }.
ed-log-attack-missed = { $model } fails against { $target }: { $attack } against { $defense }.
ed-log-shot-declared = { $model } shoots at { $target }.
ed-log-shot-wasted = The Shot of { $model } at { $target } is lost: { $why }.
ed-log-token-lost = { $squad } loses an HP token and has { $left } left.
ed-log-model-died = { $vp ->
        [0] { $model } dies.
       *[other] { $model } dies; player { $seat } hands over { $vp } VP.
    }
ed-log-squad-died = { $squad } is wiped out.
ed-log-vp-taken = Player { $seat } takes { $count } VP.
ed-log-crystals-returned = { $count ->
        [0] Player { $seat } has no used crystal to get back.
        [one] Player { $seat } gets { $count } crystal back.
       *[other] Player { $seat } gets { $count } crystals back.
    }
ed-log-crystals-paid = Player { $seat } pays { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    }.
ed-log-card-played = Player { $seat } plays { $card }{ $target ->
        [none] { "" }
       *[other] { " " }on { $target }
    }.
ed-log-bonus-played = Player { $seat } plays { $card } for its dead bonus{ $target ->
        [none] { "" }
       *[other] { " " }on { $target }
    }.
ed-log-ability-used = { $squad } uses { $ability }{ $target ->
        [none] { "" }
       *[other] { " " }on { $target }
    }.
ed-log-item-cancelled = { $item } is cancelled.
ed-log-item-failed = { $item } does nothing: { $why }.
ed-log-card-attached = { $card } now lies with { $squad }.
ed-log-effect-ended = { $squad ->
        [none] { $item } ends.
       *[other] { $item } ends for { $squad }.
    }
ed-log-model-pushed = { $model } is pushed { $length }.
ed-log-squad-healed = { $count ->
        [0] { $squad } has no HP token to get back.
        [one] { $squad } gets back { $count } HP token.
       *[other] { $squad } gets back { $count } HP tokens.
    }
ed-log-squad-readied = { $squad } is ready again.
ed-log-squad-stayed-ready = { $squad } stays ready.
ed-log-passive-triggered = { $item } of { $squad } takes effect.
ed-log-activation-ended = The activation of { $squad } is over.
ed-log-squad-exhausted = { $squad } is exhausted.
ed-log-crystals-gathered = { $squad } takes { $count } { $count ->
        [one] crystal
       *[other] crystals
    } from { $pool_gen }.
ed-log-pool-emptied = { CAPITAL($pool) } is empty and removed.
ed-log-phase-began = { $name ->
        [gather] Crystals are gathered.
        [refresh] Everything is refreshed.
        [progress] Progress cards are chosen.
       *[other] { $name }
    }
ed-log-progress-laid = Player { $seat } lays { $card } on { $squad }.
ed-log-squad-summoned = Player { $seat } summons { $squad }.
ed-log-progress-skipped = Player { $seat } has no progress card to lay.
ed-log-player-conceded = Player { $seat } concedes.
ed-log-match-ended = The game is over.

# Why something came to nothing.

ed-why-bad-target = its target is gone
ed-why-out-of-range = its target is out of range
ed-why-no-line-of-sight = its target is out of sight
ed-why-no-caster = whoever was to do it is gone
ed-why-no-contact = the contact is gone
ed-why-duplicate-equipment = the squad carries a copy already
ed-why-must-target-contact = an enemy in contact had to be the target

# Refusals.

ed-refused-unknown-id = There is nothing of that name here.
ed-refused-bad-command = This command is malformed.
ed-refused-game-over = The game is over.
ed-refused-setup-order = This is not what the present step is for; set-up and play have a fixed order.
ed-refused-not-your-activation = It is not your turn to activate.
ed-refused-wrong-time = This is not possible at this moment.
ed-refused-not-instant = Only an instant can answer.
ed-refused-not-instant-now = Only an instant can be played now.
ed-refused-step-used = That step of the activation is used.
ed-refused-action-used = The action of this activation is used.
ed-refused-ability-used = This ability has been used this turn.
ed-refused-ability-unavailable = { $squad } does not have this ability now.
ed-refused-squad-not-active = { $squad } is not the active squad.
ed-refused-exhausted = { $squad } is exhausted.
ed-refused-must-activate = Passing is not possible: activate a ready squad.
ed-refused-not-your-squad = That is not a squad of yours on the board.
ed-refused-not-of-squad = { $model } does not belong to the active squad.
ed-refused-exchange-closed = The exchange is over for this activation.
ed-refused-nothing-to-exchange = There is no card to exchange, or none to draw.
ed-refused-not-in-hand = { $card } is not in your hand.
ed-refused-squad-gathered = { $squad } has gathered its crystal this turn.
ed-refused-pool-not-available = This pool is empty, contested or not touched by { $squad }.
ed-refused-progress-illegal = That progress card cannot be laid there.
ed-refused-rhazack-taken = { $squad } is on the board already.
ed-refused-cannot-shift = { $squad } cannot shift now.
ed-refused-too-far = { $model } would travel { $length }, its allowance is { $allowance }.
ed-refused-bad-path = The path of { $model } is malformed.
ed-refused-blocked = Something is in the way of { $model }.
ed-refused-overlap = Two bases would overlap there.
ed-refused-border = The strip of 3″ along the edges is closed.
ed-refused-no-contact = { $model } and { $target } are not in base contact.
ed-refused-assault-friend = { $target } is a friend.
ed-refused-caster-contact = The target is not in base contact with { $model }.
ed-refused-free-attack-contact = No model that it serves is in base contact with an enemy.
ed-refused-no-free-attack = { $model } has no Free Attack left here.
ed-refused-one-squad-only = { $model } has assaulted { $squad } already and keeps to that squad.
ed-refused-already-assaulted = { $model } has assaulted { $target } already.
ed-refused-no-reroll = There is no re-roll here.
ed-refused-shots-locked = The list of Shots is final.
ed-refused-bad-target = That cannot be the target.
ed-refused-shot-target = A Shot is aimed at an enemy model: { $target } is none.
ed-refused-target-model = { $model } cannot be the target.
ed-refused-target-squad = { $squad } cannot be the target.
ed-refused-nothing-to-cancel = There is nothing to cancel.
ed-refused-nobody-died = No { $what ->
        [squad] { $side ->
            [own] own squad
           *[enemy] enemy squad
        }
       *[model] { $side ->
            [own] own model
           *[enemy] enemy model
        }
    } died this turn.
ed-refused-not-a-casualty = { $model } is no living model of { $squad }.
ed-refused-out-of-range = { $target } is more than { $range }″ away.
ed-refused-veiled = { $target } cannot be shot at from more than { $range }″.
ed-refused-spell-range = The target is more than { $range }″ away.
ed-refused-must-target-contact = { $model } is touched by an enemy and must shoot at one that touches it, such as { $target }.
ed-refused-no-line-of-sight = { $model } does not see { $target }.
ed-refused-not-enough-crystals = It costs { $cost ->
        [one] { $cost } crystal
       *[other] { $cost } crystals
    }; you have { $unused } unused.
ed-refused-duplicate-equipment = { $squad } carries { $card } already.
ed-refused-no-caster = Nobody on the board can cast this.
ed-refused-no-such-caster = No squad of the type that { $card } names can cast it.
ed-refused-not-a-caster = { $model } cannot cast this.
ed-refused-squad-is-dead = { $squad } is dead.
ed-refused-squad-type-alive = The dead bonus of { $card } needs every squad of its type to have died.
ed-refused-no-such-card = There is no card { $card }.
ed-refused-no-such-ability = There is no ability { $ability }.
ed-refused-no-such-piece = There is no such squad or model.
ed-refused-no-such-trigger = There is no passive with that number.
ed-refused-play-form = This card or ability wants other details.
ed-refused-shooter-twice = The list of Shots is empty or names a shooter twice.
ed-refused-not-a-shooter = { $model } is not one of those who shoot.
ed-refused-pool-place = A pool cannot lie there: border, obstacle, or less than 6″ to another pool.
ed-refused-bad-army = That army cannot be led here.
ed-refused-bad-deck = That is not a legal deck.
ed-refused-bad-card-data = The card data are inconsistent.
ed-refused-deploy-zone = Every base must lie wholly in your deployment zone.
ed-refused-concede-for-other = Only the player of that seat can concede for it.
ed-refused-deploy-overlap = { $squad } would overlap something there.
ed-refused-model-twice = A model is named twice.
ed-refused-movement-used = The movement of this activation is used.
ed-refused-no-command = This is no command of this game.
ed-refused-no-summon-card = { $card } summons nobody.
ed-refused-not-to-deploy = { $squad } is not waiting to be deployed by you.
ed-refused-not-your-question = The other player is asked now.
ed-refused-places = The squad has { $count } { $count ->
        [one] model
       *[other] models
    }, and each needs one place.
ed-refused-pool-border = A pool lies wholly inside the border of 3″.
ed-refused-pool-obstacle = An obstacle lies there.
ed-refused-pool-spacing = Another pool is closer than 6″.
ed-refused-progress-skipped = A progress card has to be chosen.
ed-refused-progress-squad = { $squad } cannot get a progress card of yours.
ed-refused-progress-used = { $card } is not among your remaining progress cards.
ed-refused-shift-inactive = { $squad } is not the active squad.
ed-refused-shift-not-now = { $squad } cannot be turned over at this moment.
ed-refused-summon-card = { $card } is laid by naming a place.
ed-refused-summon-contact = It cannot be placed in contact with an enemy.
ed-refused-deck-copies = The deck has { $count } of { $card }; { $most } are allowed.
ed-refused-deck-size = The deck has { $count } cards, not { $wanted }.

# Hints.

ed-hint-pool-won = brings { $pool } within reach
ed-hint-pool-lost = gives up { $pool }
ed-hint-pool-denied = keeps the enemy from { $pool }

# The terminal.

ed-play-menu-first = First game, with ready armies and fixed pools, against
ed-play-menu-full = Full game, in which both players place pools, against
ed-play-status = Turn { $turn } | player { $starting } started it | crystals on the board: { $crystals }
ed-play-player = Player { $seat } { $army }: VP { $vp }, crystals { $unused } unused and { $used } used, hand { $hand }, deck { $deck }
ed-play-abilities = Your abilities
ed-play-squad = Squad
ed-play-side = Side
ed-play-attack = A
ed-play-defense = D
ed-play-initiative = I
ed-play-move = M
ed-play-hp = HP
ed-play-state = State
ed-play-models = Models, inches
ed-play-cards = Cards
ed-play-side-normal = normal
ed-play-side-shifted = shifted
ed-play-ready = ready
ed-play-exhausted = exhausted
ed-play-legend = One line is 1″, the numbers are inches. A1 = model (its base in small letters), (3) = pool with crystals, # = obstacle, % = low obstacle, --- = deployment zones
ed-play-legend-ground = ^ = forest, ~ = water, & = swamp, = = road
ed-content-cards = Spell cards
ed-content-progress = Progress cards
ed-content-card = { $copies } × { $text }
ed-content-ability = { $side ->
        [normal] normal: { $text }
       *[shifted] shifted: { $text }
    }
ed-content-shields = Shields
ed-content-base = Base radius
ed-content-height = Height
ed-content-shift = Shift
ed-play-help-number = a number: take that choice; more: show further choices
ed-play-help-move = move A1 to 15 17, A2 to 16.5 17: move models to places in inches; a blocked way is led around, and several places make a path
ed-play-help-setup = deploy A 10 5, 11 5: place a squad, one place for each model; pool 12 20: place a pool; summon 18 5
ed-play-help-measure = measure A1 G2: the gap between two bases; measure A1 15 17: to a place; measure A1 pool2
ed-play-help-why = why N: explain choice N; why move A1 to 3 3: is it allowed, and which rule says so
ed-play-help-rule = rule ED-MOV-4: read a rule
ed-play-help-undo = undo: take back the last answer
ed-play-help-goal = Both sides begin with 7 VP; a model that dies hands over its shields. Touch a pool alone at the end of the turn to gain a crystal.
ed-type-move = Type for example: move A1 to 15 17, A2 to 16.5 17
ed-type-deploy = Type for example: deploy A 10 5, 11 5, 12 5, 13 5
ed-type-pool = Type for example: pool 12 20
ed-type-summon = Type for example: summon 18 5, while you have the summoning card
ed-type-assault = Type for example: assault A1 G2
ed-type-measure = Type for example: measure A1 G2, or measure A1 15 17
ed-measured = { $one } to { $other }: { $length }
ed-sight = { $clear ->
        [true] { $model } sees { $target }.
       *[false] { $model } does not see { $target }.
    }

# How a game ended.

outcome-no-vp = A player has no VP left.
outcome-out-of-cards = A player is out of spell cards.
outcome-no-crystals = The last crystal on the board is gathered.
outcome-turn-limit = Turn 20 is over.
