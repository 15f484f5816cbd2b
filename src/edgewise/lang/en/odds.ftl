# Words of `edgewise odds`.

odds-sequence = The target is wounded with { $percent } ({ $exact }).
odds-backstab = The Backstab wounds with { $percent } ({ $exact }).
odds-shot = The Shot hits as often as asked with { $percent } ({ $exact }).
odds-kills-asked = As many models die as asked with { $percent } ({ $exact }).
odds-running = As it stands, it succeeds with { $percent } ({ $exact }).
odds-advice = Best answer: { $answer }.
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
odds-own-losses = Own models lost on average: { $expected } ({ $exact }).
odds-cost = Player { $seat } pays { $expected } Crystals on average ({ $exact }), { $worst } at worst.
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
odds-die-yellow = Yellow die
odds-die-red = Red die
odds-plan = Best play:
odds-choice = Player { $seat }, { $what } ({ $when }): { $answer }; { $again }
odds-decision = Player { $seat }, { $what } ({ $when }): { $answer }
odds-when-crystals = { $n ->
        [one] { $n } Crystal
       *[other] { $n } Crystals
    }
odds-when-enemy-crystals = enemy { $n }
odds-when-power = Attack Power { $n }
odds-answer-yellow = Yellow die
odds-answer-red = Red die
odds-answer-yes = yes
odds-answer-no = no
odds-answer-keep = keep
odds-answer-paid = Paid Reroll
odds-answer-symbol = reroll with the symbol
odds-answer-again = roll again
odds-again-paid = { $face }: Paid Reroll
odds-again-symbol = { $face }: reroll with the symbol
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
odds-paid-reroll = Paid Reroll
odds-refresh = Crystals refreshed by a Marked side
odds-attacks-first = Attacks first
odds-may-counterattack = May Counterattack
odds-from-printed = card
odds-from-dice = die
odds-from-marked = Marked side
odds-from-symbol = symbol
odds-from-rules = rule
odds-from-known = known Action
