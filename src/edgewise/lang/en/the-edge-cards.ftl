# The Edge: texts of abilities, spell cards and progress cards, made from their effects.

# The frame of a text.

ed-text-power = { $name } ({ $marks }): { $text }
ed-text-plain = { $name }: { $text }
ed-text-dead = Once every squad { $type } is dead: an instant for 0 crystals; { $gain }.
ed-cost = { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }
ed-timing-instant = instant
ed-timing-equipment = equipment
ed-timing-special = special
ed-timing-passive = passive
ed-uses-action = uses the action
ed-during = { $what } { $lasting }
ed-lasting-activation = until the end of the activation
ed-lasting-turn = until the end of the turn
ed-lasting-game = until the end of the game
ed-if-it-survives = { $what } if it survives
ed-dead-statistic = an own squad gets +{ $n } { $stat } until the end of the activation
ed-dead-crystals = { $n ->
        [one] one of your used crystals becomes
       *[other] up to { $n } of your used crystals become
    } unused
ed-dead-draw = draw { $n ->
        [one] { $n } spell card
       *[other] { $n } spell cards
    }

# Whom it is about.

ed-this-squad = this squad
ed-caster = the caster
ed-it-squad = it
ed-it-model = it
ed-it-global = it
ed-a-squad = { $other ->
        [true] { $side ->
            [own] another own squad
            [enemy] another enemy squad
           *[any] another squad
        }
       *[false] { $side ->
            [own] an own squad
            [enemy] an enemy squad
           *[any] a squad
        }
    } { $where }
ed-a-model = { $other ->
        [true] { $side ->
            [own] an own model of another squad
            [enemy] an enemy model
           *[any] a model of another squad
        }
       *[false] { $side ->
            [own] an own model
            [enemy] an enemy model
           *[any] a model
        }
    } { $where }
ed-a-global = everybody
ed-within = within { $n }″ of the caster
ed-in-contact = in base contact with the caster
ed-aura-squads = { $side ->
        [own] own squads
       *[enemy] enemy squads
    } within { $n }″ of { $who }
    .num = pl

# Numbers.

ed-per = per { $n ->
        [one] unused crystal
       *[other] { $n } unused crystals
    }

# Effects that last.

ed-stat = { $who } { $who_num ->
        [pl] get
       *[other] gets
    } { $n } { $stat } { $per } { $only } { $lasting } { $limit }
ed-stat-attack = Attack
ed-stat-defense = Defense
ed-stat-initiative = Initiative
ed-stat-move = Move
ed-stat-at-most = (at most +{ $n } by this card)
ed-situation-counter-attack = on counter-attacks
ed-situation-own-assault = in its own assaults
ed-situation-free-attack = on Free Attacks
ed-situation-moved = if this model moved earlier in this activation
ed-situation-against-shot = against Shots
ed-situation-shared-enemy = against an enemy model that another model of the squad also touches
ed-reroll = { $who } may re-roll { $who_num ->
        [pl] their
       *[other] its
    } { $roll }
ed-roll-attack = Attack rolls
ed-roll-defense = Defense rolls
ed-free-assaults = assaults of { $who } count as Free Attacks
ed-no-shots-beyond = { $who } cannot be the target of a Shot from more than { $n }″ away
ed-gather-limit = { $who } may gather up to { $n } { $n ->
        [one] crystal
       *[other] crystals
    } from one pool each turn
ed-stay-ready = once per turn, at the end of its activation, you may pay { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }: { $who } is not exhausted

# Effects that act once.

ed-shot-by-one = the caster makes a Shot at { $who }: range { $range }″{ $bonus }{ $area }
ed-shot-by-each = each model of this squad may make one Shot at { $who }: range { $range }″{ $bonus }{ $area }
ed-shot-bonus = , { $n } { $per }
ed-shot-area = , covering every model within { $n }″ of the target
ed-free-attack-squad = each model of { $who } may make a Free Attack
ed-free-attack-model = { $who } makes a Free Attack
ed-push = { $who } is pushed { $n }″ { $per } straight away from the caster
ed-heal = { $who } gets back { $n ->
        [one] { $n } HP token
       *[other] { $n } HP tokens
    } { $per }
ed-wound = { $who } suffers { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    } { $per }
ed-ready = { $who } becomes ready
ed-refresh-crystals = { $n ->
        [one] one of your used crystals becomes
       *[other] up to { $n } of your used crystals become
    } unused
ed-draw = draw { $n ->
        [one] { $n } spell card
       *[other] { $n } spell cards
    }
ed-take-vp-opponent = take { $n } VP from the opponent
ed-take-vp-supply = take { $n } VP from the supply
ed-cancel = cancel the spell or ability that this directly answers
ed-summon = { $squad } joins you: place it in your deployment zone

# Conditions.

ed-cond-died = only if { $what ->
        [squad] { $side ->
            [own] an own squad
           *[enemy] an enemy squad
        }
       *[model] { $side ->
            [own] an own model
           *[enemy] an enemy model
        }
    } died this turn
ed-cond-dies = each time { $other ->
        [true] { $side ->
            [own] another own model
           *[enemy] an enemy model
        }
       *[false] { $side ->
            [own] an own model
           *[enemy] an enemy model
        }
    } dies
ed-cond-kills = { $first ->
        [true] the first time in a turn that this squad kills an enemy model
       *[false] each time this squad kills an enemy model
    }
