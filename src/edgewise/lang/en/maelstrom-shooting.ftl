# Maelstrom's Edge: rounds of shooting, suppression, tests and losses.

# Names.

me-weapon-frag = frag grenade
me-weapon-unarmed = bare hands
me-part = { $amount } { $reason }
me-block = { $defense ->
        [cover] cover
        [field] FIELD
       *[dodge] DODGE
    } against { $hits }
me-reason-printed = profile
me-reason-damaged = damage
me-reason-slowed = Slowed
me-reason-form = form
me-reason-marksman = Marksman
me-reason-suppression = suppression
me-reason-on-the-move = on the move
me-reason-target-on-the-move = target on the move
me-reason-aim = aim
me-reason-wide-open = wide open shot
me-reason-defensive-fire = Defensive Fire
me-reason-hit-and-run = Hit & Run
me-reason-counterattack = Counterattack
me-reason-terrain = terrain
me-reason-open-ground = open ground
me-reason-no-terrain = terrain that does not protect
me-reason-more-tokens = further Cover tokens
me-reason-rear-arc = rear arc
me-reason-large = large model
me-reason-painted = Painted
me-reason-facing-off = facing off
me-reason-field = field
me-reason-censer-field = censer field
me-reason-disruption = Disruption
me-reason-dodge = dodge
me-reason-target-tracker = Target Tracker
me-reason-shots = shots
me-reason-blast = blast
me-reason-attacks = CQA
me-reason-weapon = weapon
me-reason-short-range = short range
me-reason-two-pistols = two pistols
me-reason-second-weapon = second weapon
me-reason-close-quarters = close quarters
me-reason-floor = not below 0
me-reason-hit = hit
me-reason-casualty = casualty
me-reason-frag = frag grenade
me-reason-suppressive-fire = Suppressive Fire
me-reason-failed-tests = failed WP tests
me-reason-dangerous-ground = dangerous ground
me-reason-climbing = climbing
me-reason-retreat = enemy too near
me-reason-countermeasures = countermeasures

# Answers.

me-do-support = { $model } supports with its Counterattack
me-do-discard = { $count ->
        [0] Discard nothing
       *[other] Discard { $dice }
    }
me-do-reroll = { $by ->
        [reflex-shield] Reflex Shield: demand a re-roll
        [zealot] Zeal: roll again
       *[steady-banner] Steady Banner: roll again
    }
me-do-flip-dice = { $count ->
        [0] Flip no dice
       *[other] Flip { $flips }
    }
me-do-choose-critical = { $trigger ->
        [arc] ARC: three hits
       *[perfect-strike] Perfect strike
    }
me-do-block = { $count ->
        [0] Block no hits
       *[other] Block with { $hits }
    }
me-do-choose-av = AV { $av }
me-do-allocate = { $damage ->
        [one] 1 damage
       *[other] { $damage } damage
    } to { $model }
me-do-take-injury = { $model } takes the injury
me-do-name-leader = { $model } leads
me-do-borrow-willpower = Use the Willpower of { $model }

# Questions.

me-ask-support = { $unit } fires: support it with a Counterattack?
me-ask-discard = Negative SKL: which dice does { $unit } discard?
me-ask-reflex-shield = Demand that melee hits on { $unit } are rolled again?
me-ask-flip-hits = Which hit dice do you flip for { $unit }?
me-ask-critical = A critical hit: what does it do?
me-ask-block = Which hits on { $unit } do you block?
me-ask-av = Which AV does { $unit } use in this round?
me-ask-flip-armor = Which armor dice do you flip for { $unit }?
me-ask-allocate = Which model of { $unit } takes the next hit?
me-ask-injury = Which model of { $unit } takes the injury?
me-ask-leader = The leader of { $unit } is lost: who leads now?
me-ask-borrow-willpower = { $unit } takes a WP test: with whose Willpower?
me-ask-reroll-willpower = { $unit } has failed: take the test again?
me-ask-defensive-fire = { $unit } is attacked: Defensive Fire?

# What happened.

me-log-round-began = { $kind ->
        [fire] { $unit } fires at { $target } from { $distance }
        [suppressive-fire] { $unit } lays Suppressive Fire on { $target } from { $distance }
        [close-quarters] { $unit } fights { $target }
        [hit-and-run] { $unit } strikes { $target } in passing
       *[defensive-fire] { $unit } fires back at { $target }
    }{ $wild ->
        [true] , wildly
       *[false] { "" }
    }{ $behind ->
        [true] , from the rear arc
       *[false] { "" }
    }.
me-log-weapon-fired = { $model }: { $weapon }, { $count ->
        [one] 1 die
       *[other] { $count } dice
    }{ $wild ->
        [true] { " " }(wild)
       *[false] { "" }
    } on { $number }+: { $parts }.
me-log-support-given = { $model } supports { $unit }.
me-log-skill-reckoned = SKL of { $unit }: { $skill } ({ $parts }).
me-log-dice-discarded = { $unit } discards { $count ->
        [one] 1 die
       *[other] { $count } dice
    }.
me-log-hit-dice-rolled = Player { $seat } rolls hits for { $unit }: { $faces }.
me-log-hit-dice-rerolled = Player { $seat } rolls { $old } again: { $faces }.
me-log-dice-flipped = Player { $seat } flips { $old } to { $faces } for { $spent } of { $budget } flips.
me-log-arc-struck = ARC: the critical hit of { $unit } counts as { $hits } hits.
me-log-hits-scored = { $hits ->
        [0] { $unit } does not hit { $target }
        [one] { $unit } scores 1 hit on { $target }
       *[other] { $unit } scores { $hits } hits on { $target }
    }{ $perfect ->
        [0] { "" }
        [one] , 1 of them a perfect strike
       *[other] , { $perfect } of them perfect strikes
    }: { $dice }.
me-log-hits-blocked = { $defense ->
        [cover] Cover
        [field] FIELD
       *[dodge] DODGE
    } of { $unit } ({ $value }: { $parts }) blocks { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }.
me-log-av-reckoned = AV of { $unit }: { $av } ({ $parts }).
me-log-armor-dice-rolled = Player { $seat } rolls armor for { $unit }: { $faces }.
me-log-hits-stopped = Armor of { $unit } stops { $stopped ->
        [0] nothing
        [one] 1 hit
       *[other] { $stopped } hits
    }; { $left ->
        [0] none is left
        [one] 1 hit is left
       *[other] { $left } hits are left
    } ({ $hits }).
me-log-damage-rolled = Player { $seat } rolls damage: { $faces }, that is { $damage }.
me-log-model-injured = { $model } takes { $count ->
        [one] 1 injury
       *[other] { $count } injuries
    } and has FOR { $left }.
me-log-model-removed = { $model } is removed.
me-log-unit-destroyed = { $unit } of player { $seat } is destroyed.
me-log-leader-replaced = { $model } now leads { $unit }.
me-log-suppression-raised = The suppression of { $unit } goes up by { $count } to { $level } ({ $parts }){ $injuries ->
        [0] { "" }
        [one] ; 1 level does not fit and is an injury
       *[other] ; { $injuries } levels do not fit and are injuries
    }.
me-log-suppression-tested = Player { $seat } rolls Suppression tests for { $unit }: { $faces } on { $numbers }; { $count ->
        [one] 1 succeeds
       *[other] { $count } succeed
    }.
me-log-willpower-borrowed = { $unit } uses the Willpower of { $model }.
me-log-willpower-tested = { $face ->
        [0] { $unit } passes its WP test without a roll
       *[other] { $unit } rolls { $face }{ $modifier ->
            [0] { "" }
           *[other] { " " }({ $modifier })
        } on WP { $number }+: { $passed ->
            [true] passed
           *[false] failed
        }
    }.
me-log-willpower-rerolled = { $by ->
        [zealot] { $unit } takes the test again out of zeal.
       *[steady-banner] { $unit } takes the test again under its banner.
    }
me-log-token-gained = { $token ->
        [burn] { $unit } burns: { $count ->
            [one] 1 token
           *[other] { $count } tokens
        }.
        [painted] { $unit } is painted.
        [slowed] { $unit } is slowed.
        [disruption] { $unit } is disrupted.
       *[zealot] { $unit } is filled with zeal.
    }
me-log-burn-rolled = Player { $seat } rolls for the fire on { $unit }: { $faces }; { $injuries ->
        [0] no injury
        [one] 1 injury
       *[other] { $injuries } injuries
    }.

# Refusals.

me-no-no-support = Nobody of that number can support this round.
me-no-discard = Exactly { $count ->
        [one] 1 die
       *[other] { $count } dice
    } must go, out of pools that have them.
me-no-flip-malformed = There is no such die or face, or a die is named twice.
me-no-flips = That takes { $count ->
        [one] 1 flip
       *[other] { $count } flips
    }; there { $most ->
        [one] is 1
       *[other] are { $most }
    }.
me-no-block-malformed = There is no such hit, or a hit is named twice.
me-no-no-such-defense = { $unit } has no { $defense ->
        [cover] cover
        [field] FIELD
       *[dodge] DODGE
    } in this round.
me-no-second-defense = One kind of special defense serves in a round.
me-no-block-perfect = No special defense blocks a perfect strike.
me-no-block-melee = Cover does not block melee hits.
me-no-block-spent = That would use up { $count }; the value is { $most }.
me-no-no-such-av = No model of { $unit } has AV { $av }.
me-no-av-of-injured = { $model } is injured: its AV must be used.
me-no-av-first = Models of AV { $av } take hits before the others.
me-no-no-such-hit = There is no such hit left.
me-no-not-of-unit = That is no model left of { $unit }.
me-no-stay-on-model = { $model } takes hits until it is removed.
me-no-injured-first = { $model } is injured and takes hits before the others.
me-no-no-uplink = No Drone Uplink near { $unit } has a better Willpower.
me-no-no-target = The target is an enemy unit on the table.
me-no-target-unseen = { $unit } is out of sight.
me-no-protected = { $unit } is a lone character: from farther than 6″ it is no target while another one stands within 3″ of it.
me-no-no-contact = { $unit } does not touch that unit.
me-no-leader-clear = The leader of { $unit } touches no enemy.
me-no-not-passed = { $unit } was not passed within 1″.
me-no-no-weapon = No weapon is named.
me-no-not-carried = { $model } has no such weapon or mode.
me-no-weapon-twice = { $model } uses each of its weapons once in a round.
me-no-too-many-weapons = { $model } uses { $most ->
        [one] one weapon
       *[other] { $most } weapons
    } in a round at most.
me-no-wrong-mode = Another mode of that weapon of { $model } is meant for this.
me-no-melee-only = That weapon of { $model } is for CQ Fighting only.
me-no-hit-and-run-only = That weapon of { $model } is for Hit & Run only.
me-no-no-suppression = That weapon of { $model } does not suppress.
me-no-no-fighting-weapon = { $model } fights with melee weapons and pistols only.
me-no-no-hit-and-run-weapon = That weapon of { $model } is none for Hit & Run.
me-no-no-ranged-weapon = { $model } needs a ranged weapon for Defensive Fire.
me-no-thrower = { $model } gave its attack up for a grenade.
me-no-second-superheavy = { $model } uses one superheavy melee weapon in a round.
me-no-second-grenadier = All grenades of a round come from one model, and { $model } throws already.
me-no-out-of-range = The target is { $length } away; that weapon of { $model } reaches { $allowance }.
me-no-weapon-unseen = That weapon of { $model } needs to see its target.
