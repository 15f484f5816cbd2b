# Texts of cards, Banners, Shrines and tokens, made from their effects.
# A part that is absent leaves no gap. `$who_dat` is a form of `$who`: the attribute of its message with that name.

# How parts are joined.

said = { $what }
quoted = { $what }
name-of = { $title }
in-brackets = ({ $what })
join-space = { $before } { $after }
join-comma = { $before }, { $after }
join-semicolon = { $before }; { $after }
join-plus = { $before } + { $after }
join-and = { $before } and { $after }
join-or = { $before } or { $after }
join-ban = { $before } or { $after }
join-then = { $before }; then { $after }
join-after = { $before }. After that, { $after }
join-options = { $before } — or — { $after }
fielded = { $name } { $mark }
copies = { $n } x { $card }
endurance-of = { $tokens } of { $squad }
bound-squad = { $name }
bound-model = { $name }

# The frame of a text.

sentence = { CAPITAL($what) }.
text-instant = Instant.
text-passive = Passive once paid.
text-lead = { $lead }: { $body }
text-usable = usable { $what }
text-action = { $name } ({ $cost }; { $bind }): { $text }
text-action-unbound = { $name } ({ $cost }): { $text }
text-counts-as-source = Counts as a Crystal Source for every player.
lead-if = if { $what }
lead-only-if = only if { $what }
target-is = { $name } is { $what }
target-same = { $name } is { $what }
number-is = { $name } is { $what }
choose-number = choose { $name } { $low } up to { $max } { $step }
choose-a-number-of = a number of { $name }
choose-from = from { $n }
choose-in-steps = in steps of { $n }
number-models = models
number-tokens = tokens

# Whom an Action is bound to, and what it costs.

bind-any-own-squad = any own Squad
bind-attached-squad = this Squad
bind-enemy-squad = an enemy Squad
bind-own-model = an own model
bind-own-model-of = an own model of { $names }
bind-enemy-model = an enemy model
price-banner = turn your Banner face down

# Roles of the moment, and names that earlier steps gave.

role-bound-squad = the Squad
role-attached-squad = this Squad
role-self-squad = this Squad
role-target = the target
role-targets = the targets
    .num = pl
role-that-model = that model
role-attacker = the attacker
role-defender = the defender
role-opponent-model = the enemy in this Combat
role-own-fighter = your model in this Combat
role-victim = the wounded model
role-killer = the model that caused it
role-shooter = the shooter
role-mover = the moving model
role-pushed = the pushed model
role-self-model = this model
role-self-card = this card
role-self-token = this token
role-shrine = your Shrine
role-each = that one
role-each-model = that one
role-each-squad = that one
role-each-space = that one
role-actor = you
role-opponent = the opponent
stored-aim = the first chosen Space
stored-aim-too = the second chosen Space
stored-aimed = the attacked model
stored-anchor = the chosen model
stored-beam = that line
stored-bearer = the bearer
stored-bomb = the chosen model
stored-burning = the burning model
stored-died-at = the Space where it died
stored-entered = the entered Space
stored-first = the first model
stored-hits = those hit
    .num = pl
stored-near = every model that touched it or stood in its Space
stored-others = those models
    .num = pl
stored-payer = the player who pays
stored-roller = the player who rolls
stored-second = the second model
stored-start = the start
stored-starter = the attacking model
stored-wall = the group
stored-other = the chosen { $name }

# Things that are chosen or meant.

sel-every = every { $what }
sel-one = { AN($what) }
sel-some = { $n } { $what }
sel-out-of = { $n } of these: { $what }
sel-up-to = up to { $what }
sel-up-to-one = up to one { $what }
sel-by-owner = { $what } (its owner chooses)
sel-by-opponent = { $what } (the opponent chooses)
sel-by-random = { $what } (at random)
sel-any-of = { $what } { $but }
side-own = own
side-enemy = enemy
side-allied = allied
adjective-other = other
adjective-dead = dead
adjective-empty = empty
adjective-partly = partly occupied
adjective-full = fully occupied
adjective-unoccupied = unoccupied
noun-model = { $other } { $side } { $dead } { $kind } { $n ->
        [one] model
       *[other] models
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-squad = { $side } { $kind } { $n ->
        [one] Squad
       *[other] Squads
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-space = { $state } { $n ->
        [one] Space
       *[other] Spaces
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-hex = { $state } { $n ->
        [one] hex
       *[other] hexes
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-player = { $side ->
        [own] you
        [enemy] opponent
        [allied] partner
       *[any] player
    }
noun-token = { UPPER($token) } { $n ->
        [one] token
       *[other] tokens
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-map-token = map { $n ->
        [one] token
       *[other] tokens
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-source = Crystal { $n ->
        [one] Source
       *[other] Sources
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-card = { $n ->
        [one] card
       *[other] cards
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-named-card = { $card } { $n ->
        [one] card
       *[other] cards
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-enhancement = { $side } { $n ->
        [one] Enhancement
       *[other] Enhancements
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-shrine = { $side } Shrine { $rest }
noun-direction = direction from { $what }
part-of = of { $what }
part-status = with { UPPER($status) }
part-among = among { $what }
part-endurance = whose Squad has { $relation } { $n } Endurance
part-endurance-like = whose Squad has { $relation } as much Endurance as { $what }
part-base = whose base has { $relation } { $n } { $n ->
        [one] hex
       *[other] hexes
    }
part-base-like = whose base has { $relation } as many hexes as { $what }
part-wounded = that lost Endurance
part-endurance-left = with Endurance left
part-next-to = next to { $what }
part-and-next-to = and next to { $what }
part-range = within Range { $n } of { $what }
part-range-from = within Range { $low } to { $n } of { $what }
part-range-at = at distance { $n } from { $what }
part-line-of-fire = in Line of Fire of { $what }
part-contact = in contact with { $what }
part-in = in { $what }
part-attribute = whose { $name } is { $relation } { $n }
part-attribute-like = whose { $name } is { $relation } that of { $what }
part-mode-basic = in Basic Mode
part-mode-other = in the other Mode
part-acted-moved = that moved this turn
part-acted-fought = that fought this turn
part-acted-activated = whose Squad was Activated this turn
part-faction = of the faction { $name }
part-of-caster = of the Squad that placed it
part-of-living = of a Squad with living models
part-no-models = without living models
part-lost-models = with dead models
part-range-beyond = at least { $low } Spaces from { $what }
part-at-least = (at least { $n })
part-not-targeted = not targeted yet
part-side-own = of yours
part-side-enemy = of an enemy
part-side-allied = of an ally
part-not-self = other than the source
part-but = other than { $what }
part-within = within { $n } of { $what }
part-line = of the Line of Fire that way
part-line-of = of the Line of Fire of length { $n } that way
part-connected = that touches { $what } directly or through others
part-same-space = in the Space of { $what }
part-room = with room for { $what }
part-controlled = that you Control
part-in-hand = in { $whose ->
        [enemy] the opponent's
       *[own] your
    } hand
part-in-discard = in { $whose ->
        [enemy] the opponent's
       *[own] your
    } Discard pile
part-in-deck = in { $whose ->
        [enemy] the opponent's
       *[own] your
    } deck
relation-less = less than
relation-at-most = at most
relation-equal = exactly
relation-at-least = at least
relation-more = more than
relation-not = not

# Numbers.

attribute-ini = INI
attribute-att = ATT
attribute-def = DEF
attribute-mov = MOV
attribute-set = { $name } { $n }
value-attribute = the { $name } of { $of }
value-attribute-printed = the printed { $name } of { $of }
value-result = the result
value-each = { $n } { $each }
value-charges = the number of Charges on this card
value-crystals-usable = the number of your usable Crystals
value-crystals-depleted = the number of your depleted Crystals
value-lead = your lead in Victory Points
value-cards-hand = the number of cards in your hand
value-cards-deck = the number of cards in your deck
value-cards-discard = the number of cards in your Discard pile
value-distance = the distance between { $a } and { $b }
value-x = X
value-chosen = the chosen number of { $name }
value-straight = the Spaces that { $of } travelled in a straight line
value-paid = the amount paid
value-plus = { $before } plus { $after }
value-less = { $a } less { $b }
value-times = { $a } times { $b }
value-grouped = ({ $what })
value-divided-down = { $a } divided by { $b }
value-divided-up = { $a } divided by { $b }, rounded up
value-smallest = the smaller of { $of }
value-largest = the larger of { $of }
value-mode = { $n } while { $of } is in its other Mode
value-missing-models = the number of dead models of { $of }
value-missing-endurance = the number of lost Endurance tokens of { $of }
each-thing = for each { $what }
each-endurance-tokens = for each Endurance token of { $what }
each-endurance-value = for each point of the Endurance value of { $what }
each-endurance-lost = for each Endurance token that { $what } has lost
counted = { $n } { $what }
counted-each = { $n } { $what } { $each }
counted-x = X { $what }
counted-that = that many { $what }
counted-equal = { $what } equal to { $value }
signed-plus = +{ $n }
signed-minus = −{ $n }
bonus = { $change } { $name }
bonus-each = { $change } { $name } { $each }
bonus-by-value = a bonus { $name } equal to { $value }
bonus-mode = +{ $n } { $name } while { $of } is in its other Mode
bonus-value = { $name } plus { $value }
to-the-result = to the result
to-this-attack = to this Attack roll
to-this-defense = to this Defense roll
all-crystals = all Crystals
unit-wound = { $n ->
        [one] Wound
       *[other] Wounds
    }
unit-more-wounds = more { $n ->
        [one] Wound
       *[other] Wounds
    }
unit-endurance = Endurance { $n ->
        [one] token
       *[other] tokens
    }
unit-dead-model = dead { $n ->
        [one] model
       *[other] models
    }
unit-sacrificed-model = Sacrificed { $n ->
        [one] model
       *[other] models
    }
unit-crystal = { $n ->
        [one] Crystal
       *[other] Crystals
    }
unit-temporary-crystal = temporary { $n ->
        [one] Crystal
       *[other] Crystals
    }
unit-depleted-crystal = depleted { $n ->
        [one] Crystal
       *[other] Crystals
    }
unit-destroyed-crystal = own { $n ->
        [one] Crystal
       *[other] Crystals
    } destroyed
unit-charge = { $n ->
        [one] Charge
       *[other] Charges
    }
unit-card = { $n ->
        [one] card
       *[other] cards
    }
unit-hand-card = { $n ->
        [one] card
       *[other] cards
    } from hand
unit-token = { UPPER($token) } { $n ->
        [one] token
       *[other] tokens
    }
unit-vp = VP
unit-space = { $n ->
        [one] Space
       *[other] Spaces
    }
unit-step = { $n ->
        [one] step
       *[other] steps
    }

# Conditions.

cond-not = it is not so that { $what }
cond-compare = { $a } is { $relation } { $b }
cond-exists = there is { $what }
cond-count = { $n ->
        [one] there is
       *[other] there are
    } { $relation } { $n } { $what }
cond-contact = { $a } is in contact with { $b }
cond-distance = { $a } is within Range { $n } of { $b }
cond-distance-from = { $a } is within Range { $low } to { $n } of { $b }
cond-line-of-fire = { $b } is in Line of Fire of { $a }
cond-same-space = { $a } and { $b } are in the same Space
cond-space-empty = { $of } is empty
cond-space-partly = { $of } is partly occupied
cond-space-full = { $of } is full
cond-status = { $of } has { UPPER($status) }
cond-mode-basic = { $of } is in its Basic Mode
cond-mode-other = { $of } is in its other Mode
cond-ability = { $of } { $ability }
cond-role-of = { $who } belongs to { $squad }
cond-role-named = { $who } is { AN($names) }
cond-role-own = { $who } is yours
cond-role-enemy = { $who } is an enemy
cond-role-there = { $who } is there
cond-no-role-of = { $who } does not belong to { $squad }
cond-no-role-named = { $who } is not { AN($names) }
cond-no-role-own = { $who } is not yours
cond-no-role-enemy = { $who } is not an enemy
cond-no-role-there = { $who } is not there
cond-player-own = you are { $who }
cond-player-enemy = { $who } is an opponent
cond-no-player-own = you are not { $who }
cond-no-player-enemy = { $who } is not an opponent
cond-turn-active = it is an Active turn
cond-turn-passive = it is a Passive turn
cond-turn-own = it is your own turn
cond-turn-enemy = it is another player's turn
cond-controls = you Control at least { $n } Crystal { $n ->
        [one] Source
       *[other] Sources
    }
cond-roll-marked = the side is Marked
cond-roll-unmarked = the side is not Marked
cond-roll-yellow = the die is yellow
cond-roll-red = the die is red
cond-roll-rerolled = it was rerolled
cond-roll-once = it was not rerolled
cond-roll-hit = it is a hit
cond-roll-miss = it is a miss
cond-roll-success = it is a success
cond-roll-failure = it is a failure
cond-roll-at-least = the result is at least { $n }
cond-cause = it comes from { $of }
cause-combat = an Attack
cause-counterattack = a Counterattack
cause-backstab = a Backstab
cause-shot = a Shot
cause-effect = an effect
cause-token = a token
cause-sacrifice = a Sacrifice
cause-mode = a Mode
cond-happened-moved = { $who } moved { $span }
cond-happened-fought = { $who } fought { $span }
cond-happened-pushed = { $who } was pushed { $span }
cond-happened-activated = { $who } was Activated { $span }
cond-happened-wounded = { $who } was wounded { $span }
cond-happened-dealt-wound = { $who } dealt a Wound { $span }
cond-happened-killed = { $who } killed a model { $span }
cond-happened-card-played = { $who } was used for a card { $span }
span-turn = this turn
span-sequence = in this Combat
span-activation = in this Activation
span-match = in this match
cond-paid-crystal = Crystals were paid
cond-paid-endurance = Endurance was paid
cond-paid-vp = VP were paid
cond-paid-charge = Charges were paid
cond-chosen = option { $n } was chosen
cond-burns = it is the next turn of its owner
cond-resource = you have at least { $n } { UPPER($token) } { $n ->
        [one] token
       *[other] tokens
    }
cond-sequence = a Combat Sequence is running
cond-no-sequence = no Combat Sequence is running
cond-died-touching-shrine = it died in contact with your Shrine

# Steps: what happens.

step-choose = choose { $what }
step-roll = { $who ->
        [opponent] the opponent rolls
       *[actor] roll
    } { $die ->
        [yellow] the Yellow die
        [red] the Red die
       *[choice] a die
    }
check-by-one = a model of the Squad makes a Check for Hit { $bonus } { $against } on { $targets } { $limits }
check-by-each = every model of the Squad makes a Check for Hit { $bonus } { $against } on { $targets } { $limits }
check-by-none = make a Check for Hit { $bonus } { $against } on { $targets } { $limits }
check-bonus = ({ $what })
check-against = against INI { $n }
check-range = within Range { $n }
check-line-of-fire = in Line of Fire
check-hits = { $check }. For each hit: { $steps }
check-misses = { $check }. For each miss: { $steps }
check-after = { $check }. After the hits: { $steps }
step-wound = { $who } { $who_num ->
        [pl] take
       *[sg] takes
    } { $n }
step-kill = kill { $who }
step-kill-unscored = kill { $who } (no Victory Points)
step-sacrifice = Sacrifice { $who }
step-sacrifice-endurance = Sacrifice { $n } of { $of }
step-lose-endurance = { $who } { $who_num ->
        [pl] lose
       *[sg] loses
    } { $n }
step-heal = heal { $who }: restore { $n }
step-revive = revive { $who } on unoccupied hexes { $where }
step-revive-some = revive { $n } of { $of } on unoccupied hexes { $where }
step-revive-all = revive all dead models of { $of } on unoccupied hexes { $where }
step-death-worth = this death is worth { $n }
step-death-times = this death is worth { $n } times its VP
step-death-less = this death is worth { $n } less
step-death-more = this death is worth { $n } more
step-prevent-all = ignore these Wounds
step-prevent-one = ignore this Wound
step-prevent-some = ignore { $n } of these Wounds
step-redirect = this Wound goes to { $to } instead
step-redirect-all = these Wounds go to { $to } instead
step-combat-action = { $who } may make a Combat Action { $against } { $how } { $flags }
step-against = against { $what }
step-as-backstabs = as Backstabs
flag-no-counterattack = no Counterattack follows
flag-attacks-first = it attacks first
step-fight = { $who } fights against { $against } { $flags }
step-fight-backstab = { $who } fights as a Backstab against { $against } { $flags }
step-fight-all = { $who } fights { $whom } in contact, one after the other
step-backstab-all = { $who } Backstabs { $whom } in contact, one after the other
whom-enemy = every enemy model
whom-own-side = each of its own side's models
step-backstab = { $who } Backstabs { $against }
step-backstab-instead = { $who } Backstabs { $against } instead of the Combat Sequence
step-retreat = cancel this Combat Sequence and shift { $who } up to { $n }, to unoccupied hexes
step-cancel = cancel the { $what }
step-cancel-for = cancel the { $what } for { $who }
running-sequence = Combat Sequence
running-sequence-or-hit = Combat Sequence or the hit
running-hit = hit
running-shot = Shot
running-move = Move
running-action = Action
running-banner = Banner power
running-step = step
wanted-model = a model
step-win-defense = this Defense succeeds without a roll
step-stand-in = for this Attack the defender uses the Defense and the Endurance of { $squad }
step-shoot-instead = make a Check for Hit { $bonus } on the defender instead of the Attack roll (a hit is a successful Attack)
step-add-wounds = each model wounded takes { $n }
step-add-wounds-next = the next time { $who } wounds a model this turn, that model takes { $n }
step-fix-defense = instead of the Defense roll the Defense Power is { $n }
hold = { $who } { $parts } { $when }
hold-has = has { $numbers }
hold-cannot = cannot { $bans }
hold-more-wounds = takes { $n } whenever it is wounded
hold-while = while { $what }
step-attribute = { $who } { $who_num ->
        [pl] have
       *[sg] has
    } { $change } { $lasting }
step-forbid = { $who } cannot { $bans } { $lasting }
step-grant = { $who } { $abilities } { $lasting }
step-cost = { $who ->
        [opponent] Actions of opponents
       *[actor] your Actions
    } cost { $n } Crystals{ $least } { $lasting }
step-cost-least = , but at least { $n },
step-limit-hand = your hand limit changes by { $n } { $lasting }
step-limit-slots = your Enhancement slots change by { $n } { $lasting }
step-range = { $who } shoots with { $n } Range { $lasting }
step-range-no-line = { $who } shoots with { $n } Range and needs no Line of Fire { $lasting }
step-add-status = { $who } { $who_num ->
        [pl] get
       *[sg] gets
    } the { UPPER($status) } token
step-remove-status = remove the { UPPER($status) } token from { $who }
step-mode-flip = turn the card of { $of } over { $paid }
step-mode-basic = turn the card of { $of } to its Basic side { $paid }
step-mode-other = turn the card of { $of } to its other side { $paid }
step-mode-paid = for its cost
step-delay = once, { $what }
step-move-action = { $who } may make a Move Action { $how }{ $contact }
move-with = with MOV { $n }
move-with-value = with MOV equal to { $n }
move-with-more = with { $n } more MOV
move-with-bonus = with { $what }
move-with-times = with MOV times { $n }
move-through-obstacles = Through Obstacles
move-into-contact = , ending in contact with { $what }
step-place = { $who } { $who_num ->
        [pl] are
       *[sg] is
    } placed { $where } { $contact }{ $push }{ $moved }
step-may-place = { $who } may be placed { $where } { $contact }{ $push }{ $moved }
place-counts-as-move = , which counts as a Move
place-anywhere = anywhere on the board
place-in = in { $what }
place-may-push = , and may push smaller bases
step-swap = { $a } and { $b } exchange places
step-pull = pull { $who } into contact with { $to }{ $push }
step-pull-some = pull { $who } { $n } towards { $to }{ $push }
step-drag = drag { $who } along into contact with { $to }{ $push }
step-push-to = push { $who } to { $to }
step-push-away = push { $who } { $n } away from { $source }
step-banish = { $who } leaves the board and returns on any unoccupied hexes when it is next Activated
step-stop-move = the moving model stops here
step-place-token = place { $token } on { $at }
step-move-token = move { $who } to { $to }
step-remove = remove { $who }
step-if = if { $cond }: { $then }
step-if-else = if { $cond }: { $then }; otherwise { $otherwise }
step-may-actor = you may do this: { $steps }
step-may-opponent = the opponent may do this: { $steps }
step-may-else = { $may }; otherwise { $otherwise }
step-choose-one = choose one: { $options }
step-choose-one-opponent = the opponent chooses one: { $options }
step-for-each = for each { $what }: { $steps }
step-for-each-chosen = choose { $what }; for each of them: { $steps }
step-repeat-each = { $each }: { $steps }
step-times = { $n } times: { $steps }
step-as-often = as many times as { $value }: { $steps }
step-if-you-do = { $steps }; if you do, { $then }
step-die-yellow = roll only the Yellow die this turn
step-die-red = roll only the Red die this turn
step-die-price = the Red die costs { $n } this turn
step-reroll-free = reroll this { $die }
step-reroll-paid = pay 1 Crystal and reroll this { $die }
step-reroll-force = this { $die } must be rolled again
step-reroll-forbid = { $who } may not reroll
die-any = die
die-attack = Attack die
die-defense = Defense die
die-hit = die of a Shot
die-effect = die
step-gain = { $who ->
        [opponent] the opponent gains
       *[actor] gain
    } { $n }
step-spend = spend { $n }
step-lose = { $who ->
        [opponent] the opponent loses
       *[actor] lose
    } { $n }
step-destroy-crystals = { $who ->
        [opponent] the opponent destroys { $n } of the own Crystals
       *[actor] destroy { $n } of your Crystals
    }
step-steal = { $who ->
        [opponent] the opponent takes { $n } of yours into the own Depleted Pool
       *[actor] take { $n } of the opponent into your Depleted Pool
    }
step-refresh = { $who ->
        [opponent] the opponent refreshes
       *[actor] refresh
    } { $n }
step-deplete = { $who ->
        [opponent] the opponent depletes
       *[actor] deplete
    } { $n }
step-move-faction-token = move { $who ->
        [opponent] the opponent's
       *[actor] your
    } Faction token { $n } { $way }
way-inward = inward
way-outward = outward
step-banner-up = refresh { $who ->
        [opponent] the opponent's
       *[actor] your
    } Banner
step-banner-down = turn { $who ->
        [opponent] the opponent's
       *[actor] your
    } Banner face down
step-extra-activation = you may Activate another Squad this turn
step-end-activation = the Activation ends
step-draw = { $who ->
        [opponent] the opponent draws
       *[actor] draw
    } { $n }{ $beyond }
draw-beyond = , also beyond the hand limit
step-discard = discard { $what }
step-take-back = take { $what } back to hand
step-show-hand = { $who ->
        [opponent] the opponent shows the hand
       *[actor] you show your hand
    }
step-shuffle = { $who ->
        [opponent] shuffle the opponent's deck
       *[actor] shuffle your deck
    }
step-shuffle-all = { $who ->
        [opponent] shuffle the opponent's deck together with that player's Discard pile
       *[actor] shuffle your deck together with your Discard pile
    }
step-mill = discard { $n } from the top of { $who ->
        [opponent] the opponent's
       *[actor] your
    } deck
step-charge = put { $n } on { $to }
step-uncharge = remove { $n } from { $of }
step-move-charge = move { $n } from { $of } to { $to }
step-destroy = destroy { $what }
step-disable = disable { $what }
step-search = take { $what } to hand and shuffle your deck
step-peek = look at the top { $n } of { $who ->
        [opponent] the opponent's
       *[actor] your
    } deck
step-attach = attach { $what } to { $to } without its cost

# Moments.

moment-own-turn = in your own Active turn
moment-turn-start = at the start of an Active turn
moment-turn-end = at the end of a turn
moment-after-action = after an Action
moment-before-activation = when a Squad is Activated
moment-after-mode-change = after a Change Mode
moment-before-move = before a Move Action
moment-on-move-declared = when a Move Action is declared
moment-on-enter = when a model enters the Space
moment-on-leave = when a model leaves a Space
moment-on-leave-it = when a model leaves the Space
moment-after-move = after a Move Action
moment-on-contact = after a Move Action into contact with an enemy
moment-on-contact-it = after a Move Action into contact with this token
moment-on-pushed = when a model is pushed
moment-before-combat-action = before a Combat Action
moment-before-sequence = before Initiative is compared in a Combat
moment-before-attack = before an Attack roll
moment-after-attack-roll = after an Attack roll
moment-before-defense = before a Defense roll
moment-instead-of-defense = instead of a Defense roll
moment-after-failed-attack = after a failed Attack
moment-instead-of-counterattack = instead of a Counterattack
moment-after-sequence = after a Combat Sequence
moment-after-combat-action = after a Combat Action
moment-on-targeted = when a Shot has named its targets
moment-on-hit = when a Shot hits
moment-on-miss = when a Shot misses
moment-instead-of-wound = when a Wound is about to be dealt
moment-on-endurance-lost = when an Endurance token is lost
moment-instead-of-death = when a model is about to die
moment-on-death-value = when the VP of a death are counted
moment-on-death = after a death
moment-on-payment = when a cost is to be paid
moment-after-payment = after a payment
moment-on-roll = after a roll
moment-on-marked = after a Marked side was rolled
moment-on-harvest = in the Harvest of a Passive turn
moment-on-charge = when Enhancements are charged
moment-on-attach = when an Enhancement is attached
moment-on-card-played = after a card was played
moment-on-draw = when cards are drawn
moment-on-banner = when a Banner is used

# How long something lasts, and how often it may be used.

lasting-this-step = for this one check
lasting-this-roll = for this roll
lasting-this-sequence = for this Combat Sequence
lasting-this-combat-action = for this Combat Action
lasting-this-move = for this Move
lasting-this-activation = for this Activation
lasting-this-turn = this turn
lasting-until-next-own-turn = until your next turn
lasting-until-end-of-next-turn-of = until the end of the opponent's next turn
lasting-n-turns = for { $n } turns, this one included
lasting-while-attached = while this card is attached
lasting-while-in-play = while this card is in play
lasting-until-removed = until it is removed
lasting-match = for the rest of the match
limit-often = { $n ->
        [1] once
        [2] twice
       *[other] { $n } times
    } { $per ->
        [once] { "" }
       *[other] per { $per }
    }
limit-once = once
limit-payment = payment
limit-roll = roll
limit-attack = Attack
limit-sequence = Combat
limit-combat-action = Combat Action
limit-shot = Shot
limit-activation = Activation
limit-turn = turn
limit-round = round
limit-match = match
limit-target-per-turn = target and turn

# What somebody can do, and what somebody cannot do.

ability-through-obstacles = moves Through Obstacles
ability-att-reroll = may reroll its Attack rolls
ability-def-reroll = may reroll its failed Defense rolls
ability-backstab = fights its Combats as Backstabs
ability-cannot-be-pushed = cannot be pushed
ability-ignores-line-of-fire = needs no Line of Fire
ability-extra-counterattack = may answer a failed Counterattack
ability-always-first = wins every Initiative
ability-extra-shot = fires once more with each Shooting Action
ability-cannot-push = cannot push
ban-move = make a Move Action
ban-relocate = be moved by its own side
ban-attack = attack
ban-counterattack = Counterattack
ban-combat = fight
ban-shoot = shoot
ban-activate = be Activated
ban-change-mode = change its Mode
ban-be-targeted = be targeted
ban-be-pushed = be pushed
ban-be-moved = be moved
ban-control = Control a Crystal Source
ban-play-card = play cards
ban-attach = get Enhancements
ban-reroll = reroll
ban-refresh = refresh Crystals
ban-wound = be wounded
token-shrine = Shrine
    .the = the Shrine
token-source = Crystal Source
    .the = the Crystal Source

# How tokens lie on their bearers, and when they go away.

token-start = A player of this faction begins with { $n }.
token-stock = Each player has { $n }.
token-stacks = Several may lie on one bearer.
token-stacks-up-to = Up to { $n } may lie on one bearer.
token-goes-turn-ends = It goes away at the end of the turn.
token-goes-own-turn-ends = It goes away at the end of the next turn of the bearer's owner.
token-goes-own-passive-begins = It goes away when the bearer's owner begins a Passive turn.
token-goes-enemy-passive-begins = It goes away when an enemy of the bearer begins a Passive turn.
token-goes-contact-lost = It goes away when the bearer no longer touches the Squad that placed it.
token-goes-group-moved = The whole group loses it when one of them changes its place.
token-goes-group-wounded = The whole group loses it when one of them is wounded.
