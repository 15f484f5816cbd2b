# Words of `edgewise odds`.

odds-sequence = The target is wounded with { $percent } ({ $exact }).
odds-backstab = The Backstab wounds with { $percent } ({ $exact }).
odds-shot = The Shot hits as often as asked with { $percent } ({ $exact }).
odds-kills-asked = As many models die as asked with { $percent } ({ $exact }).
odds-running = As it stands, it succeeds with { $percent } ({ $exact }).
odds-advice = Best answer: { $answer }.
odds-percent = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
odds-explained = The asking side plays for this chance and the other side against it; then each spares its own model, then its Crystals.
odds-explained-plain = The asking side plays for this chance and the other side against it.
odds-unforeseen = Effects that were left out: { $effects }.
odds-outcome = Outcome
odds-chance = Chance
odds-exact = Exactly
odds-target-killed = The target dies
odds-target-wounded = The target is wounded and lives
odds-target-spared = The target is struck and takes nothing
odds-model-killed = The own model dies
odds-model-wounded = The own model is wounded and lives
odds-model-spared = The own model is struck and takes nothing
odds-nothing = Nothing happens
odds-hits = { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
odds-hit = Model { $n } is hit
odds-kills = { $n ->
        [one] { $n } model dies
       *[other] { $n } models die
    }
odds-least-kills = { $n ->
        [one] At least { $n } model dies
       *[other] At least { $n } models die
    }
odds-wounds = { $n ->
        [one] { $n } Wound
       *[other] { $n } Wounds
    }
odds-no-crystals = The chance asked for, when nobody has Crystals
odds-many-crystals = The chance asked for, when both have plenty
odds-own-losses = Own models lost on average: { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ $exact }).
odds-cost = Player { $seat } pays { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } Crystals on average ({ $exact }), { $worst } at worst.
odds-dice = Dice, nothing rolled again
odds-against = { $mine } against { $theirs }
odds-colour-yellow = Yellow
odds-colour-red = Red
odds-roll-attack = Attack
odds-roll-counterattack = Counterattack
odds-roll-answer = Counterattack
odds-roll-defense = Defense
odds-roll-hit = Check for Hit
odds-roll-reroll = Reroll
odds-die-yellow = Cost of the Yellow Die
odds-die-red = Cost of the Red Die
odds-plan = Best play:
odds-choice = Player { $seat }, { $what } ({ $when }): { $answer }; { $again }
odds-decision = Player { $seat }, { $what } ({ $when }): { $answer }
odds-when-crystals = { $n ->
        [one] { $n } Crystal
       *[other] { $n } Crystals
    }
odds-when-enemy-crystals = the enemy has { $n }
odds-when-power = Attack Power { $n }
odds-answer-yellow = Yellow Die
odds-answer-red = Red Die
odds-answer-yes = yes
odds-answer-no = no
odds-answer-keep = keep
odds-answer-paid = Paid Reroll
odds-answer-symbol = reroll with the symbol
odds-answer-again = roll again
odds-again-paid = on { $face }: Paid Reroll
odds-again-symbol = on { $face }: reroll with the symbol
odds-again-nothing = no reroll
odds-whose = Model
odds-number = Number
odds-amount = Amount
odds-source = From
odds-rule = Rule
odds-ini = INI
odds-att = ATT
odds-def = DEF
odds-ini-set = INI becomes
odds-att-set = ATT becomes
odds-def-set = DEF becomes
odds-initiative = Initiative
odds-attack = Attack
odds-defense = Defense
odds-attack-power = Attack Power
odds-defense-power = Defense Power
odds-sure-defense = Defense succeeds without a roll
odds-fixed-defense = Defense Power without a roll
odds-shot-bonus = Shot instead of the Attack roll
odds-hit-bonus = Bonus to the result
odds-more-wounds = More Wounds
odds-attack-reroll = Reroll of the Attack
odds-defense-reroll = Reroll of a failed Defense
odds-paid-reroll = Cost of the Paid Reroll
odds-refresh = Crystals refreshed by a Marked side
odds-attacks-first = Attacks first
odds-may-counterattack = May Counterattack
odds-from-printed = card
odds-from-dice = die
odds-from-marked = Marked side
odds-from-symbol = symbol
odds-from-rules = rule
odds-from-known = known Action

# Questions that cannot be answered.
bad-odds-model = there is no model { $model } on the board
bad-odds-enemy = model { $target } is not an enemy of model { $model }
bad-odds-squad = there is no Squad { $squad } with models on the board
bad-odds-squad-enemy = Squad { $other } is not an enemy of Squad { $squad }
bad-odds-edge-squad = there is no squad { $squad } on the board
bad-odds-edge-enemy = squad { $other } is no enemy of squad { $squad }
bad-odds-apart = squad { $squad } touches nobody of squad { $other }
bad-odds-same-army = both squads belong to { $army }; each player leads another army
bad-odds-kills = ask about at least 1 model
bad-odds-hits = at least 1 hit is asked for
bad-odds-targets = a Shot has at least one target, and at least 1 hit is asked for
bad-odds-models = { $squad } has { $most ->
        [one] { $most } model
       *[other] 1 to { $most } models
    }
bad-odds-crystals = nobody has fewer than 0 Crystals
bad-odds-card = { $faction } has no card or Action '{ $name }'; write card.upper or card.lower for its halves
bad-odds-foreign = { $card } is not for { $squad }
bad-odds-condition = { $card } cannot be used here: its condition does not hold
bad-odds-aim = { $card } cannot be aimed at a model of this fight
bad-odds-asks = { $card } asks or rolls something of its own, which odds do not foresee
bad-odds-choices = { $card } asks for choices of its own, which odds do not foresee
bad-odds-ends = { $card } ends the fight, so nothing is left to ask about
bad-odds-wound = odds do not foresee what { $card } does to a Wound
bad-odds-late-roll = an effect rolls a die after the fight ({ $purpose }): that is not foreseen
bad-odds-not-in-fight = { $card } is not used in a fight
bad-odds-cannot-attack = { $squad } cannot attack now
bad-odds-declared-backstab = a declared Backstab is asked for with `backstab`: before
bad-odds-begun = Actions can be named only for a fight that has not begun
bad-odds-nothing-running = no Combat Sequence and no Shot is under way here
bad-odds-no-combat = no combat is under way
bad-odds-controlled = odds do not foresee fights of a controlled model
bad-odds-no-shooter = odds do not foresee a Shot without a shooter
bad-odds-shot-timing = { $card } is not used when a Shot has named its targets
bad-odds-no-shot = { $card } is not a Shooting Action
bad-odds-reach = { $card } cannot be aimed at model { $model } ({ $squad }) from there
bad-odds-no-edge-shot = { $name } is no Shot
bad-odds-cast = model { $model } cannot cast { $name }
bad-odds-unknown-shot = there is no Shot '{ $name }'; name a spell or an ability with one
bad-odds-shotless = model { $model } has no Shot; name a spell or an ability with one
bad-odds-refused-shot = this Shot is refused: { $why }
bad-measure-pool = there is no pool { $pool } on the board
bad-measure-obstacle = there is no obstacle { $obstacle }
bad-measure-thing = name one model, pool, obstacle or place
bad-measure-paths = paths are for different models of one side

# Questions at the command line.
bad-question-belongs = { $option } belongs to a { $owner }: give that as well, or leave { $option } out.
bad-question-either = Ask about either --shot or --backstab.
bad-question-nobody = Name --attacker and --defender, or a --position.
bad-question-mode = { $option }: in this game it is { $known }.
bad-question-targets = --targets { $given }: the other side has { $most ->
        [one] { $most } model
       *[other] { $most } models
    }.
bad-question-kind = There is no { $kind } in this game; it knows { $known }.
bad-question-one-target = A Shot of this game names one target, and its area covers who stands near: ask for one.
bad-question-no-target = Name the --target of the --model.
bad-question-model = There is no living model { $model }; the position has { $known }.
