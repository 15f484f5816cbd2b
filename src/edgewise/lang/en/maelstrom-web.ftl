# What the client says at a table of Maelstrom's Edge; it comes with the game.

web-me-table = The table
web-me-area = area
web-me-low = low
web-me-level = level { $height }
web-me-impassable = impassable
web-me-turn = Turn { $n } of { $of }
web-me-active = { $who ->
        [own] You act with { $unit }
       *[other] { $who } acts with { $unit }
    }
web-me-ask-deploy = Where does { $unit } start?
web-me-ask-act = What does { $unit } do?
web-me-ask-bonus-move = Bonus move of { $unit }
web-me-ask-retreat = Where does { $unit } retreat to?
web-me-attacker = attacker
web-me-defender = defender
web-me-vp = { $n } of { $of } victory points
web-me-points = Victory points
web-me-command = { $n } command points
web-me-suppression = Suppression { $level } of { $most }
web-me-marker = Marker { $n }
web-me-marker-at = Marker { $n } at { $x }, { $y }: { $holder ->
        [none] nobody has it
       *[other] { $captured ->
            [yes] captured by { $holder }
           *[no] controlled by { $holder }
        }
    }.
web-me-end-at = Way of { $length } inches to { $x }, { $y }. Enter takes it.
web-me-base = { $name } { $code }, model { $n }{ $leads ->
        [yes] , leader
       *[no] {""}
    }, { $owner }, at { $x }, { $y }, { $foot } up, suppression { $level }{ $done ->
        [yes] , has acted
       *[no] {""}
    }.
web-me-can-aim = Enter aims at it.
web-me-can-take = Enter takes it.
web-me-cursor-place = Place on the table; Enter sets down.
web-me-cursor-way = End of the way; Enter moves.
web-me-way = { $length } inches to { $x }, { $y }{ $most ->
        [none] {""}
       *[other] , of { $most }
    }.
web-me-left = { $left }″ left
web-me-laid = Enter sets it down here.
web-me-deploy-note = Click a place in your zone, or drag the card there; the others stand around the leader.
web-me-marker-note = Click where the marker lies.
web-me-deploy-here = Deploy here
web-me-place-here = Put it here
web-me-propose = Propose
web-me-another = Another place
web-me-turn-left = Turn left
web-me-turn-right = Turn right
web-me-tokens = { $n ->
        [0] no token
        [one] one token
       *[other] { $n } tokens
    }
web-me-take-up = Take it up again
web-me-finish = { $n ->
        [0] Deployment is done
        [one] Done: one unit stays in reserve
       *[other] Done: { $n } units stay in reserve
    }
web-me-draft-note = Drag the ring to turn, the leader to go on, another model to place it by hand.
web-me-draft-note-touch = Drag the ring to turn, or the leader to go on.
web-me-put-back = Put back
web-me-raise = On { $height }″
web-me-throw = Throw a frag grenade
web-me-march-note = Drag the unit, or take one of the dots.
web-me-move-note = Drag the leader or click a place to move; click an enemy to attack. Shift adds a corner.
web-me-move-note-touch = Drag the unit or tap a place to move; tap an enemy to attack.
web-me-strip = Actions of this activation
web-me-list = All { $n } answers in words
web-me-unlist = Fewer answers
web-me-kind-move = Move
web-me-kind-dash = Dash
web-me-kind-charge = Charge
web-me-kind-consolidate = Consolidate
web-me-kind-bonus = Bonus move
web-me-kind-retreat = Retreat
web-me-deed-move = Move
web-me-deed-dash = Dash
web-me-deed-charge = Charge
web-me-deed-consolidate = Consolidate
web-me-deed-aim = Aim
web-me-deed-extinguish = Extinguish
web-me-deed-on-the-move = On the Move
web-me-deed-take-cover = Take Cover
web-me-deed-patch-up = Patch Up
web-me-deed-consolidate-cover = Take Cover
web-me-deed-fire = Fire
web-me-deed-suppressive-fire = Suppressive Fire
web-me-deed-close-quarters = CQ Fighting
web-me-deed-hit-and-run = Hit & Run
web-me-state-ready = ready
web-me-state-done = done
web-me-state-active = active
web-me-state-reserve = in reserve
web-me-state-destroyed = destroyed
web-me-models = { $n } of { $full } models
web-me-model = Model
web-me-weapon = Weapon
web-me-token = { $token ->
        [cover] Cover
        [on-the-move] On the Move
        [burn] Burn
        [painted] Painted
        [slowed] Slowed
        [disruption] Disruption
        [zealot] Zealot
        [winged] Winged form
        [slasher] Slasher form
       *[other] { $token }
    }{ $n ->
        [one] {""}
       *[other] : { $n }
    }
web-me-unit-label = { $code } { $name }, { $alive } of { $models } models, suppression { $level }, { $state }
web-me-unit-points = { $n ->
        [one] one point
       *[other] { $n } points
    }
web-me-base-size = base { $base }″, { $height }″ high
web-me-read-card = Card of { $name }
web-me-stat-mv = MV
web-me-stat-mv-full = Move
web-me-stat-evs = EVS
web-me-stat-evs-full = Evasion
web-me-stat-skl = SKL
web-me-stat-skl-full = Skill
web-me-stat-av = AV
web-me-stat-av-full = Armor Value
web-me-stat-cqa = CQA
web-me-stat-cqa-full = Close Quarters Attacks
web-me-stat-for = FOR
web-me-stat-for-full = Fortitude
web-me-stat-wp = WP
web-me-stat-wp-full = Willpower
web-me-stat-rng = RNG
web-me-stat-rng-full = Range
web-me-stat-sho = SHO
web-me-stat-sho-full = Shots
web-me-stat-pen = PEN
web-me-stat-pen-full = Penetration
web-me-stat-dam = DAM
web-me-stat-dam-full = Damage
web-me-stat-sup = SUP
web-me-stat-sup-full = Suppression
web-me-flips-left = { $left } of { $budget } flips left
web-me-flip = { $n ->
        [one] Use one flip
       *[other] Use { $n } flips
    }
web-me-no-flip = No flips
web-me-flip-up = Flip { $face } to { $to }: { $cost }
web-me-flip-down = Flip { $face } to { $to }: { $cost }
web-me-roll-hit = To hit
web-me-roll-armor = Armor
web-me-roll-damage = Damage
web-me-roll-suppression = Suppression
web-me-roll-burn = Burn
web-me-roll-willpower = Willpower
web-me-roll-bonus-move = Bonus move
web-me-roll-roles = Roll-off for the roles
web-me-roll-priority = Roll-off for priority
web-me-roll-mission = Mission
web-me-roll-deployment = Deployment
web-how-me-activate-1 = Choose one of your units that glow.
web-how-me-allocate = Choose a model that glows.
web-how-me-injury = Choose a model that glows.
web-how-me-leader = Choose a model that glows.
web-how-me-commander = Choose a model that glows.
web-me-command-order = Order…
web-me-command-rouse = Rouse…
web-me-units = Units
web-me-climb = climbs { $climb }″
