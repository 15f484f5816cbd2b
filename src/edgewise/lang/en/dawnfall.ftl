# Refusals: why an action is not allowed.

refused-activate-first = Activate a Squad first.
refused-activate-here = A Squad can only be activated between Actions of your Active turn.
refused-activated-already = This turn has had its Activation already.
refused-activation-forbidden = An effect keeps { $squad } from being activated.
refused-attach-full = This Squad has no room for another Enhancement; name one to discard.
refused-attach-not-now = Enhancements are attached only in your own Active turn, between Actions.
refused-attach-replace = An Enhancement is only discarded for another when the Squad is full and carries it.
refused-attach-squad = This Enhancement cannot be attached to that Squad.
refused-attach-twice = The Squad carries this Enhancement already.
refused-banner-face-down = Your Banner card is face down; a Passive turn refreshes it.
refused-banner-not-now = The Banner is used only in your own Active turn, between Actions.
refused-block-finished = The { $block ->
        [Move] Move Action
        [Combat] Combat Action
       *[other] { $block }
    } of this Activation is over.
refused-blocked = { $model } is held and cannot move.
refused-cards-forbidden = An effect forbids this player to play cards now.
refused-buy-first = Answer first whether you buy a Victory Point.
refused-cannot-attack = { $model } cannot attack.
refused-cannot-be-pushed = { $model } cannot be pushed.
refused-cannot-pay = You cannot pay { $cost } { $cost ->
        [one] Crystal
       *[other] Crystals
    } here.
refused-cannot-pay-currency = You cannot pay { $currency }.
refused-cannot-push = { $model } cannot push other models.
refused-card-not-in-hand = { $card } is not in your hand.
refused-combat-in-combat = Nothing that starts a fight can be used during a Combat Sequence.
refused-condition-false = This is possible only if { $condition }.
refused-contact-enemy = The model would touch the enemy { $model }.
refused-contact-token = The model would touch a token: { $token }.
refused-contact-wanted = The model must end in contact as the effect demands.
refused-dash-cannot-move = { $model } has no Movement value and cannot move.
refused-deck-size = The deck has { $n } { $n ->
        [one] card
       *[other] cards
    }; it needs exactly { $wanted }.
refused-declared-already = The turn is declared already.
refused-defense-holds = A Defense that holds is not rolled again by the symbol.
refused-die-fixed = An effect has fixed the die of this roll.
refused-end-turn-here = The turn can only be ended between Actions.
refused-enhancement-disabled = This Enhancement is disabled.
refused-enhancement-from-hand = { $card } is an Enhancement; attach it to a Squad first.
refused-enhancement-not-now = This Enhancement cannot be used at this moment ({ $window }).
refused-faction-taken = The faction { $faction } is taken by another player.
refused-foreign-card = { $card } is no card of your faction.
refused-foreign-squad = { $name } is no Squad of your faction.
refused-fought-already = { $model } has fought in this Combat Action already.
refused-instant-not-now = Even an Instant Action has no place at this moment ({ $window }).
refused-limit-reached = This has been used as often as it may be: { $limit }.
refused-lower-action-disabled = The lower Action works only for { $names }.
refused-malformed = This is not an action: { $problem }
refused-match-over = The match is over.
refused-mode-too-late = The Mode is changed only at the start of the Activation.
refused-mulligan-here = A Mulligan is taken only when the game offers it.
refused-no-charge-there = There is no Charge to take from that Enhancement.
refused-no-joint-plan = The models cannot all end on free hexes that way.
refused-no-line-of-fire = There is no Line of Fire to { $model }.
refused-no-mode-arrow = This side of the Squad card shows no arrow for changing the Mode.
refused-no-preset = The faction { $faction } has no ready list; choose Squads and cards yourself.
refused-no-such-option = There is no option { $option } here.
refused-no-such-seat = There is no such player in this match.
refused-no-symbol = There is no reroll symbol for this roll.
refused-no-target = There is nothing this Action could be aimed at{ $what ->
        [none] { "" }
       *[other] { ":" } { $what }
    }.
refused-no-way = No way leads to { $space }: something stands between.
refused-nobody-can-fight = No model of this Squad can fight.
refused-nobody-can-move = No model of this Squad can move.
refused-not-a-fighter = { $model } does not take part in this Combat Action.
refused-not-a-mover = { $model } does not take part in this Move Action.
refused-not-a-placement = A base of { $size } { $size ->
        [one] hex
       *[other] hexes
    } does not fit on these hexes of one Space.
refused-not-a-shooter = { $model } cannot take this Shot.
refused-not-a-target = This cannot be chosen here; wanted: { $what }.
refused-not-an-answer = { $action } is no answer to the question: { $question }
refused-not-an-enemy = { $model } is not an enemy.
refused-not-an-enhancement = { $card } is not an Enhancement.
refused-not-attached = { $card } is not attached to any of your Squads.
refused-not-bindable = This Action cannot be played on that.
refused-not-hit = { $model } was not hit.
refused-not-in-contact-anymore = { $model } is no longer in contact.
refused-not-marked = The die does not show a Marked side.
refused-not-now = This cannot be used at this moment ({ $window }).
refused-not-one-group = The models of a Squad must be deployed as one connected group.
refused-not-own-squad = { $squad } is not your Squad.
refused-not-waiting-for-charge = That Enhancement does not wait for a Charge.
refused-not-your-question = It is player { $seat } who is asked now.
refused-nothing-to-deploy = { $squad } is not waiting to be deployed.
refused-nothing-to-do = This Action would do nothing now: { $what }.
refused-nothing-to-refresh = There is no Crystal to refresh.
refused-number-range = The number lies between { $low } and { $high }.
refused-off-the-map = { $space } is not on the board.
refused-ordinary-not-now = Only an Instant Action could be played at this moment ({ $window }).
refused-other-cards = These are not exactly the cards of your deck.
refused-out-of-contact = { $model } and { $target } are not in contact.
refused-out-of-range = The target is { $distance } { $distance ->
        [one] Space
       *[other] Spaces
    } away, which is out of Range.
refused-overlaps-equal-base = { $model } stands there and its base is not smaller, so it cannot be pushed.
refused-overlaps-token = A token lies there: { $token }.
refused-passive-bought-already = This Passive Action is paid already.
refused-payment-crystals = You have { $have } { $have ->
        [one] Crystal
       *[other] Crystals
    }, not { $used }.
refused-payment-endurance = { $squad } has { $have } Endurance { $have ->
        [one] token
       *[other] tokens
    }, not { $used }.
refused-payment-foreign = { $squad } cannot pay for you.
refused-payment-form = Name every Squad that pays once, with at least one token.
refused-payment-total = The cost is { $cost } { $cost ->
        [one] Crystal
       *[other] Crystals
    }, and this plan pays for { $total }.
refused-payment-vp = You can pay { $steps } VP at most, not { $used }.
refused-printed-timing = The card names its own moment: { $timings }.
refused-push-destination = { $model } cannot be pushed there.
refused-push-other-model = { $model } has to be pushed first.
refused-push-without-destination = { $model } would be pushed, but there is no free place for it.
refused-pushed-or-planned-already = That place is needed for another model of this Move.
refused-rerolled-already = This roll has been rerolled already: once per roll.
refused-space-occupied = On { $space } that place is occupied.
refused-squad-count = The list has { $n } { $n ->
        [one] Squad
       *[other] Squads
    }; it needs { $wanted }.
refused-squad-does-not-fit = { $squad } does not fit on the board now; deploy another Squad first.
refused-squad-not-fielded = { $card } needs one of these Squads in your list: { $squads }.
refused-squad-twice = Your faction does not have that many cards of { $name }.
refused-squad-without-models = A Squad without living models cannot do that.
refused-squads-without-deck = These Squads allow only { $n } { $n ->
        [one] card
       *[other] cards
    }, and a deck needs { $wanted }; choose other or more Squads.
refused-standing-still = The model must leave its place.
refused-target-not-on-board = { $model } is not on the board.
refused-token-too-near = Shrines and Crystal Sources keep a distance of at least { $far } { $far ->
        [one] Space
       *[other] Spaces
    }.
refused-too-far = That is { $distance } { $distance ->
        [one] Space
       *[other] Spaces
    } away, and the model moves at most { $steps }.
refused-too-many-copies = { $copies ->
        [one] There is only { $copies } copy
       *[other] There are only { $copies } copies
    } of { $card }.
refused-unknown-card = There is no card { $card }.
refused-unknown-faction = There is no faction { $faction }.
refused-vp-in-multiplayer = With more than two players nobody pays with VP.
refused-vp-not-for-sale = No VP can be bought now, or not in this match at all.
refused-waiting-for-dice = A die or a draw is waited for.
refused-wrong-space = The model cannot be put on { $space } by this effect.
refused-wrong-squad-name = This Action is for { $names } only.
refused-concede-for-other = Only the asked player can concede for that seat.
refused-ends-on-free-hexes = { $model } must end on free hexes there.
refused-mode-forbidden = An effect keeps { $squad } from changing its Mode.
refused-mode-not-paid = The cost of changing the Mode could not be paid when { $squad } was activated.
refused-nobody-is-pushed = { $model } stands there, and nobody is pushed by this effect.
refused-not-a-neighbour = { $space } is not adjacent to the Space before it on this way.
refused-out-already = Player { $seat } is out of the match already.
refused-own-turn-only = This Action is not Instant: also at its moment it can be played only in your own turn.
refused-payment-dead-squad = { $squad } has no living models, so its Endurance tokens cannot pay.
refused-payment-negative = No part of a payment can be less than nothing.
refused-refresh-forbidden = An effect forbids this roll to refresh a Crystal.
refused-reroll-forbidden = An effect forbids this roll to be rerolled.
refused-timed-only = Only what names this moment could be used now ({ $window }).
refused-way-ends-elsewhere = The way does not end in the Space that was chosen.

# Questions.

ask-activation = What does the activated Squad do?
ask-buy-vp = Buy 1 Victory Point for 3 Crystals?
ask-change-mode = Change the Mode of the Squad?
ask-choose-card = { $what ->
        [none] Choose a card.
       *[other] { SENTENCE($what) }
    }
ask-choose-cost = Choose what to pay with.
ask-choose-deck = Choose your Action deck.
ask-choose-die-attack = Attack roll: which die? The Red Die costs Crystals and rolls higher.
ask-choose-die-defense = Defense roll: which die? The Red Die costs Crystals and rolls higher.
ask-choose-die-effect = Which die do you roll for the effect?
ask-choose-die-hit = Check for Hit: which die?
ask-choose-enemy = Choose the enemy model to fight.
ask-choose-enhancement = { $what ->
        [none] Choose an Enhancement.
       *[other] { SENTENCE($what) }
    }
ask-choose-faction = Choose a faction.
ask-choose-fight = Which model fights whom?
ask-choose-hex = { $what ->
        [none] Choose a hex.
       *[other] { SENTENCE($what) }
    }
ask-choose-model = { $what ->
        [none] Choose a model.
       *[other] { SENTENCE($what) }
    }
ask-choose-movers = Which models move together?
ask-choose-number = { $what ->
        [none] Choose a number.
       *[other] { SENTENCE($what) }
    }
ask-choose-option = Choose one.
ask-choose-player = { $what ->
        [none] Choose a player.
       *[other] { SENTENCE($what) }
    }
ask-choose-shooter = Which model shoots?
ask-choose-space = { $what ->
        [none] Choose a Space.
       *[other] { SENTENCE($what) }
    }
ask-choose-squad = { $what ->
        [none] Choose a Squad.
       *[other] { SENTENCE($what) }
    }
ask-choose-squads = Choose your Squads in secret.
ask-choose-target = Choose the target of the Shot.
ask-choose-token = { $what ->
        [none] Choose a token.
       *[other] { SENTENCE($what) }
    }
ask-choose-way = Which way does { $model } take?
ask-counterattack = The Attack failed. Counterattack?
ask-declare = An Active turn (activate a Squad, play cards) or a Passive turn (harvest, refresh)?
ask-deploy-model = Where is { $model } deployed?
ask-deploy-squad = Which Squad is deployed next?
ask-discard = End Step: discard one card or keep your hand?
ask-disperse = Dispersal: which Squad makes a Move Action before the match begins?
ask-main = Your Active turn: what next?
ask-may = Use this part of the effect?
ask-move-charge = The neutral Charges are used up: move one from another Enhancement?
ask-mulligan = Shuffle your hand into the deck and draw anew?
ask-name-countering = Who is the Countering player? The Countering player places last and moves first.
ask-offer-reroll = Keep the result, or roll again?
ask-order-deck = In which order does your deck lie?
ask-order-effects = Several effects are due. Which first?
ask-order-hits = Several models were hit. Which is resolved first?
ask-pay-action = The Action costs { $n } { $n ->
        [one] Crystal
       *[other] Crystals
    }. What do you pay with?
ask-pay-attach = Attaching the Enhancement costs { $n } { $n ->
        [one] Crystal
       *[other] Crystals
    }. What do you pay with?
ask-pay-card = Which card do you discard as payment?
ask-pay-die = The Red Die costs { $n } { $n ->
        [one] Crystal
       *[other] Crystals
    }. What do you pay with?
ask-pay-endurance = Which Squad pays an Endurance token?
ask-pay-mode = Changing the Mode costs { $n } { $n ->
        [one] Crystal
       *[other] Crystals
    }. What do you pay with?
ask-pay-model = Which model is given up as payment?
ask-pay-reroll = The Reroll costs { $n } { $n ->
        [one] Crystal
       *[other] Crystals
    }. What do you pay with?
ask-place-model = Where is { $model } placed?
ask-place-mover = Where does { $model } move to?
ask-place-shrine = Where do you place your Shrine?
ask-place-source = Where do you place a Crystal Source?
ask-push-model = Where is { $model } pushed to?
ask-share-charges = Charges are short: which Enhancement gets one?
ask-special-source = Which effect of the Special Crystal Source do you use?
ask-window-W-A3 = The Activation begins: use something before it?
ask-window-W-A4 = Between the parts of the Activation: use something?
ask-window-W-B1 = A Banner is used: answer it?
ask-window-W-C1 = A Combat Action begins: use something?
ask-window-W-C11 = The Attack failed: use something?
ask-window-W-C14 = The Combat Sequence is over: use something?
ask-window-W-C15 = The Combat Action is over: use something?
ask-window-W-C2 = A Combat Sequence begins: use something?
ask-window-W-C3 = Before the Attack roll: use something?
ask-window-W-C5 = The Attack is rolled: change it?
ask-window-W-C6 = Before the Defense roll: use something?
ask-window-W-C8 = The Defense is rolled: change it?
ask-window-W-D1 = A model is about to die: prevent it?
ask-window-W-D2 = A model dies: change the VP for it?
ask-window-W-M1 = Before the Move: use something?
ask-window-W-M2 = A Move is declared: answer it?
ask-window-W-M3 = A model enters a Space: answer it?
ask-window-W-M5 = After the Move: use something?
ask-window-W-P1 = A payment is made: use something?
ask-window-W-R2 = A die is rolled for an effect: change it?
ask-window-W-R3 = A die result is final: use something?
ask-window-W-S1 = A Shot is aimed: answer it?
ask-window-W-S3 = The Check for Hit is rolled: change it?
ask-window-W-S4 = The hits are known: use something?
ask-window-W-T3 = The turn begins: use something?
ask-window-W-T4 = Use something now?
ask-window-W-T5 = An Action was finished: answer it?
ask-window-W-T6 = The turn is about to end: use something?
ask-window-W-T9 = The turn ends: use something?
ask-window-W-W1 = A Wound is dealt: prevent it?
window-W-A3 = an Activation begins
window-W-A4 = between the parts of an Activation
window-W-B1 = a Banner is used
window-W-C1 = a Combat Action begins
window-W-C11 = after a failed Attack
window-W-C14 = after a Combat Sequence
window-W-C15 = after a Combat Action
window-W-C2 = a Combat Sequence begins
window-W-C3 = before the Attack roll
window-W-C5 = the Attack die shows its result
window-W-C6 = before the Defense roll
window-W-C8 = the Defense die shows its result
window-W-D1 = a model is about to die
window-W-D2 = a model dies
window-W-M1 = before a Move
window-W-M2 = a Move is declared
window-W-M3 = a model enters a Space
window-W-M5 = after a Move
window-W-P1 = a payment is made
window-W-R2 = the die of an effect shows its result
window-W-R3 = the result of a die is final
window-W-S1 = a Shot is aimed
window-W-S3 = the die of a Check for Hit shows its result
window-W-S4 = the hits of a Shot are known
window-W-T10 = a Passive turn
window-W-T3 = the turn begins
window-W-T4 = between Actions of an Active turn
window-W-T5 = an Action was finished
window-W-T6 = the turn is about to end
window-W-T9 = the turn ends
window-W-W1 = a Wound is dealt

# Events: what happened.

event-ability-used = Player { $seat } uses { $power }: { $text }
event-squad-activated = Player { $seat } activates { $squad }.
event-attack-compared = { $won ->
        [true] The Attack succeeds: { $attack } against Defense Power { $defense }.
       *[false] { $sure ->
            [true] The Attack fails.
           *[false] The Attack fails: { $attack } against Defense Power { $defense }.
        }
    }
event-attack-dropped = { $model } has become unable to attack: the Combat Sequence ends.
event-attack-power-fixed = { $model } has Attack Power { $power } (die { $result }).
event-backstab-began = { $model } Backstabs { $target }.
event-backstab-declared = { $model } declares a Backstab.
event-banner-refreshed = Player { $seat } refreshes the Banner card.
event-banner-used = Player { $seat } uses the Banner{ $power ->
        [none] { "" }
       *[other] { " " }({ $power })
    }{ $bind ->
        [none] { "" }
       *[other] { " " }for { $bind }
    }: { $text }
event-card-discarded = Player { $seat } discards { $card }.
event-card-played = Player { $seat } plays { $card }{ $power ->
        [none] { "" }
       *[other] { " " }({ $power })
    }{ $bind ->
        [none] { "" }
       *[other] { " " }for { $bind }
    }: { $text }
event-card-returned = Player { $seat } takes { $card } back from the Discard pile.
event-cards-drawn = Player { $seat } draws { $count } { $count ->
        [one] card
       *[other] cards
    }.
event-chain-stopped = A chain of effects is stopped: it would not come to an end.
event-enhancement-charged = { $card } of { $squad } { $count ->
        [-1] loses 1 Charge
        [one] gets { $count } Charge
       *[other] gets { $count } Charges
    }.
event-counterattack-began = { $model } counterattacks { $target }.
event-countering-named = Player { $seat } is the Countering player.
event-crystals-destroyed = Player { $seat } loses { $count } { $count ->
        [one] Crystal
       *[other] Crystals
    } for good.
event-crystals-gained = Player { $seat } gains { $count } { $count ->
        [one] Crystal
       *[other] Crystals
    }.
event-crystals-refreshed = Player { $seat } refreshes { $count } { $count ->
        [one] Crystal
       *[other] Crystals
    }.
event-deck-renewed = The Discard pile of player { $seat } becomes a new deck.
event-deck-looked-at = Player { $seat } looks at { $count } { $count ->
    [one] card
   *[other] cards
  } on top of { $whose ->
    [own] the own deck.
   *[other] the deck of player { $owner }.
  }
event-deck-looked-at-by-you = You look at the top of { $whose ->
    [own] your deck
   *[other] the deck of player { $owner }
  }, from the top: { $row }.
event-deck-shuffled = Player { $seat } shuffles the deck.
event-defense-replaced = An effect takes the place of the Defense roll: Defense Power { $power }.
event-deck-used-up = The deck of player { $seat } is used up; the match ends after this turn.
event-defense-succeeded = The Defense succeeds without a roll.
event-effect-triggered = An effect of { $source } happens.
event-player-eliminated = Player { $seat } is eliminated.
event-end-announced = The Victory marker has reached a Faction token: the match ends after this turn.
event-endurance-changed = { $squad } now has { $left } Endurance { $left ->
        [one] token
       *[other] tokens
    }.
event-endurance-lost = { $model } is wounded; { $squad ->
        [own] its Squad
       *[other] { $squad }
    } has { $left } Endurance { $left ->
        [one] token
       *[other] tokens
    } left.
event-endurance-paid = { $squad } pays an Endurance token.
event-enhancement-attached = Player { $seat } attaches { $card } to { $squad }.
event-enhancement-lost = { $squad } loses the Enhancement { $card }.
event-enhancement-used = Player { $seat } uses { $card }{ $power ->
        [none] { "" }
       *[other] { " " }({ $power })
    } of { $squads }: { $text }
event-faction-chosen = Player { $seat } chooses the faction { $faction }.
event-first-player-found = Player { $seat } is the First Player.
event-hand-shown = Player { $seat } shows the hand: { $cards }.
event-crystals-harvested = { $sources ->
        [0] Player { $seat } controls no Crystal Source and harvests nothing.
       *[other] Player { $seat } harvests { $count } { $count ->
            [one] Crystal
           *[other] Crystals
        } from { $sources } controlled Crystal { $sources ->
            [one] Source
           *[other] Sources
        }.
    }
event-hits-found = Check for Hit: { $result }.{ $hits ->
        [none] { "" }
       *[other] { " " }Hit: { $hits }.
    }{ $missed ->
        [none] { "" }
       *[other] { " " }Missed: { $missed }.
    }
event-initiative-fixed = { $attacker } attacks first, { $defender } defends.
event-marker-moved = The Victory marker moves { $size } { $size ->
        [one] step
       *[other] steps
    } toward player { $seat }'s end (now at { $marker }).
event-match-began = The match begins; player { $seat } takes the first turn.
event-match-ended = The match is over.
event-mode-changed = { $squad } changes to { $mode ->
        [0] its Basic Mode
       *[other] the Mode { $name }
    }.
event-model-banished = { $model } is taken off the board for now.
event-model-deployed = { $model } is deployed on { $end }.
event-model-died = { $model } dies ({ $value } VP).
event-model-left-out = { $model } finds no place and is left out.
event-model-moved = { $model } moves to { $end }.
event-model-pushed = { $model } is pushed to { $end }.
event-model-relocated = { $model } is placed on { $end }.
event-model-returned = { $model } returns to the board on { $end }.
event-models-swapped = { $model } and { $other } exchange places.
event-move-stopped = { $model } is stopped on the way.
event-mulligan-taken = Player { $seat } takes a Mulligan.
event-cost-paid = Player { $seat } pays { $payment ->
        [none] nothing
       *[other] { $payment }
    }.
event-passive-bought = { $squad } pays for the Passive Action of { $card }.
event-die-rolled = Player { $seat } rolls { $value } on the { $die ->
        [red] Red
        [yellow] Yellow
       *[other] { $die }
    } Die{ $marked ->
        [true] { " " }(Marked side)
       *[false] { "" }
    }.
event-sequence-began = { $model } fights { $target }.
event-sequence-cancelled = The Combat Sequence is cancelled.
event-shot-in-combat-checked = The Shot { $hit ->
        [true] hits
       *[false] misses
    } (Check for Hit: { $result }).
event-shot-taken = { $models ->
        [none] Player { $seat } shoots at { $targets }.
       *[other] { $models } shoots at { $targets }.
    }
event-shrine-placed = The Shrine of player { $owner } stands on { $space }.
event-source-placed = A Crystal Source lies on { $space }.
event-special-source-used = Player { $seat } uses a Special Crystal Source: { $text }.
event-squads-revealed = Player { $seat } fields { $squads }.
event-defender-replaced = { $model } defends in place of { $target }.
event-status-added = { $bearer } gets the status { $status }.
event-status-ended = The status { $status } ends for { $models ->
        [none] { $squads ->
            [none] { "" }
           *[other] { $squads }
        }
       *[other] { $models }
    }.
event-step-cancelled = The { $what } is cancelled.
event-temporary-returned = Player { $seat } returns { $count } temporary { $count ->
        [one] Crystal
       *[other] Crystals
    }.
event-token-moved = The token { $token } moves to { $end }.
event-token-placed = The token { $token } is placed on { $space }.
event-token-removed = The token { $token } is removed.
event-tokens-captured = Player { $seat } captures { $count } VP { $count ->
        [one] token
       *[other] tokens
    } of player { $owner }.
event-tokens-lost = Player { $owner } loses { $count } VP { $count ->
        [one] token
       *[other] tokens
    }.
event-turn-began = --- Turn { $number }: player { $seat } ---
event-turn-declared = Player { $seat } declares { $kind ->
        [active] an Active turn
        [passive] a Passive turn
       *[other] { $kind }
    }.
event-vp-bought = Player { $seat } buys 1 Victory Point.
event-wound-prevented = The Wound to { $model } is prevented.
event-wound-redirected = { $to } takes the Wound for { $victim }.

# Actions: what a seat may choose.

action-accept = Yes, use it
action-activate = Activate { $squad }
action-attach = Attach { $card } to { $squad }{ $replace ->
        [none] { "" }
       *[other] { " " }(discard { $replace })
    }
action-buy-vp = Buy 1 VP for 3 Crystals
action-change-mode = Change the Mode
action-choose-deck = Deck: { $cards }
action-choose-faction = { $faction }
action-choose-squads = Squads: { $squads }
action-concede = Concede (player { $seat })
action-counterattack = Counterattack
action-declare = { $kind ->
        [active] Active turn
        [passive] Passive turn
       *[other] { $kind }
    }
action-decline = No, leave it
action-deploy-squad = Deploy { $squad }
action-discard = Discard { $card }
action-done = Done, no more
action-end-activation = End the Activation
action-end-turn = End the turn
action-fight = { $model } fights { $target }
action-go-via = Way: { $path }
action-keep = Keep the result
action-keep-mode = Keep the Mode
action-movers = Move: { $models }
action-mulligan = Mulligan: draw a new hand
action-name-countering = Player { $seat }
action-order-deck = { $cards ->
        [none] Shuffle the deck
       *[other] Order, top first: { $cards }
    }
action-pass = Pass{ $rest_of_turn ->
        [true] { " " }for the rest of the turn
       *[false] { "" }
    }
action-pay = Pay { $payment ->
        [none] nothing
       *[other] { $payment }
    }
action-pick-card = { $card }
action-pick-enhancement = { $card } of { $squad }
action-pick-hex = { $space }, hex { $hex }
action-pick-model = { $model }
action-pick-number = { $n }
action-pick-option = Option { $number }: { $text }
action-pick-player = Player { $seat }
action-pick-space = { $space }
action-pick-squad = { $squad }
action-pick-token = { $token }
action-place = { $space }, { $count ->
        [one] hex { $hexes }
        [7] the whole Space
       *[other] hexes { $hexes }
    }
action-place-shrine = Shrine on { $space }
action-place-source = Crystal Source on { $space }
action-play-card = Play { $card }{ $power ->
        [none] { "" }
       *[other] { ":" } { $power }
    }{ $bind ->
        [none] { "" }
       *[other] { " " }for { $bind }
    } ({ $cost ->
        [none] free
       *[other] cost { $cost }
    }) - { $text }
action-push = Push { $model } to { $space }, { $count ->
        [one] hex { $hexes }
        [7] the whole Space
       *[other] hexes { $hexes }
    }
action-refresh = Accept the Marked side and refresh 1 Crystal
action-reroll = Roll again ({ $by ->
        [paid] for 1 Crystal
        [symbol] reroll symbol
       *[other] effect
    })
action-start-combat = Make the Combat Action
action-start-move = Make the Move Action
action-use-banner = Banner: { $power }{ $bind ->
        [none] { "" }
       *[other] { " " }for { $bind }
    } ({ $cost ->
        [none] free
       *[other] cost { $cost }
    }) - { $text }
action-use-die = { $die ->
        [red] Red Die
        [yellow] Yellow Die
       *[other] { $die }
    }
action-use-enhancement = { $squad } uses { $card }{ $power ->
        [none] { "" }
       *[other] { ":" } { $power }
    }{ $bind ->
        [none] { "" }
       *[other] { " " }for { $bind }
    } ({ $cost ->
        [none] free
       *[other] cost { $cost }
    }) - { $text }
action-use-shrine = Shrine: { $power }{ $bind ->
        [none] { "" }
       *[other] { " " }for { $bind }
    } ({ $cost ->
        [none] free
       *[other] cost { $cost }
    }) - { $text }
action-use-status = { $status } of { $bearer }: { $power } ({ $cost ->
        [none] free
       *[other] cost { $cost }
    }) - { $text }

# What an action is, as the beginning of a sentence.

deed-accept = Using an optional part
deed-activate = Activating a Squad
deed-attach = Attaching an Enhancement
deed-buy-vp = Buying a Victory Point
deed-change-mode = Changing the Mode
deed-choose-deck = Choosing a deck
deed-choose-faction = Choosing a faction
deed-choose-squads = Choosing Squads
deed-concede = Conceding
deed-counterattack = Counterattacking
deed-declare = Declaring the turn
deed-decline = Declining
deed-deploy-squad = Deploying a Squad
deed-discard = Discarding a card
deed-done = Choosing no more
deed-end-activation = Ending the Activation
deed-end-turn = Ending the turn
deed-fight = Starting a fight
deed-go-via = Choosing a way
deed-keep = Keeping the result
deed-keep-mode = Keeping the Mode
deed-movers = Choosing the models that move
deed-mulligan = Taking a Mulligan
deed-name-countering = Naming the Countering player
deed-order-deck = Ordering the deck
deed-pass = Passing
deed-pay = Paying
deed-pick-card = Choosing a card
deed-pick-enhancement = Choosing an Enhancement
deed-pick-hex = Choosing a hex
deed-pick-model = Choosing a model
deed-pick-number = Choosing a number
deed-pick-option = Choosing an option
deed-pick-player = Choosing a player
deed-pick-space = Choosing a Space
deed-pick-squad = Choosing a Squad
deed-pick-token = Choosing a token
deed-place = Placing a model
deed-place-shrine = Placing a Shrine
deed-place-source = Placing a Crystal Source
deed-play-card = Playing a card
deed-push = Pushing a model
deed-refresh = Refreshing a Crystal
deed-reroll = Rolling again
deed-start-combat = Making the Combat Action
deed-start-move = Making the Move Action
deed-unknown = This
deed-use-banner = Using the Banner
deed-use-die = Choosing a die
deed-use-enhancement = Using an Enhancement
deed-use-shrine = Using the Shrine
deed-use-status = Using a status

# How a match ends.

outcome-both-armies-gone = Both armies are gone.
outcome-both-teams = Both teams fell at once.
outcome-captured-eight = A team has captured eight VP tokens.
outcome-captured-four-of-each = Four VP tokens of every opponent are captured.
outcome-conceded = A player conceded.
outcome-deck-used-up = A deck was used up; the Victory Points decide.
outcome-eliminated = A player was eliminated; the captured VP tokens decide.
outcome-marker-at-token = The Victory marker reached a Faction token.
outcome-no-models = An army has no models left.
outcome-stalled = Nothing changed for too long; the match is decided as it stands.
outcome-team-lost = A team has lost.
