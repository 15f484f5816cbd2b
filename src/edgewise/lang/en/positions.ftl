# Names that nothing has, in positions and in questions about odds.
bad-no-such-thing =
    { $kind ->
        [squad] there is no Squad '{ $name }'
        [edge-squad] there is no squad '{ $name }'
        [owned-squad] nobody has a squad '{ $name }'
        [faction] there is no faction '{ $name }'
        [shrine] there is no Shrine '{ $name }'
        [resource] there is no resource '{ $name }'
        [token] there is no token '{ $name }'
        [status] there is no status '{ $name }'
       *[card] there is no card '{ $name }'
    }
bad-no-such = { $what }; known are { $known }
bad-no-such-near = { $what }; did you mean '{ $near }'?

# What is wrong with a position.
bad-document = a { $name } is a mapping of names to values
bad-position-negative = { $n } is negative: write 0 or more
bad-position-options = the options say { $settled }, the position says { $given }: write the same, or leave one out
bad-position-seat = there is no seat { $seat }: seats are 0 to { $last }
bad-position-flow = the flow does not fit the rest of the position: take it out or write both together
bad-position-flow-part = { $name } is no part of the flow: take it out
bad-position-over = nothing is asked after the end: take the flow or the outcome out
bad-position-models =
    { $most ->
        [one] { $count } models: { $squad } has { $most } model
       *[other] { $count } models: { $squad } has { $most } models
    }

# Players and their Squads.
bad-position-players = { $count } players for { $seats } seats of { $mode }: list { $seats }
bad-position-no-faction = name the faction of this seat
bad-position-squads = { $count } Squads: at most { $most } fit into a position
bad-position-squad-early = { $name } is no Squad of a faction not chosen yet: name the faction
bad-position-squad-foreign = { $name } is no Squad of { $faction }
bad-position-card-early = { $name } is no card of a faction not chosen yet: name the faction
bad-position-card-foreign = { $name } is no card of { $faction }
bad-position-endurance = { $n } is above the shield value { $most } of { $squad }
bad-position-base = { $place } is no place for the base of { $squad }, { $base ->
        [one] { $base } hex
       *[other] { $base } hexes
    } such as { $example }
bad-position-occupied = something stands on { $place } already: choose another place
bad-position-action-attached = { $card } is an Action card: only an Enhancement is attached
bad-position-attached-twice = { $card } is attached to this Squad already
bad-position-no-passive = { $card } has no Passive Action to buy
bad-position-slots = { $count } Enhancements: a Squad has { $slots } slots
bad-position-copies = { $n } copies: write 0 to { $most }
bad-position-temporary = { $n } temporary Crystals among { $most }: write { $most } or less
bad-position-captured = captured VP tokens: name { $seats } numbers, one for each seat
bad-position-captured-duel = captured VP tokens: a duel has none
bad-position-captured-own = nobody captures the own VP tokens: write 0 for the own seat
bad-position-known = { $seats } numbers, one for each seat, up to the { $most } cards on top
bad-position-starting = { $n } VP tokens of this seat in its Starting pile: there are { $most } at most
bad-position-chosen = Squads are chosen in set-up only: list them under squads
bad-position-no-living = seat { $seat } has no living model on the board and has lost: place one

# Places.
bad-place-form = '{ $text }' names no hexes of one Space: expected (3,2), (3,2).0 or (3,2).{ "{" }0,1{ "}" }
bad-place-space = '{ $text }': board { $board } has no Space { $space }
bad-place-hex = '{ $text }': no hex { $hex } in a Space, hexes are numbered 0 to 6
bad-place-twice = '{ $text }' names a hex twice: name each hex once

# Tokens and statuses.
bad-position-nickname = '{ $name }' cannot be a nickname: take one of its own, without dots, that is no number
bad-position-squad-number = there is no Squad { $squad }: they are numbered 0 to { $last }
bad-position-model = there is no model { $model }: write the Squad and a number from 0 on, such as knight.1
bad-position-source-owner = a Crystal Source belongs to nobody
bad-position-no-owner = name the owner of the { $token }
bad-position-token-place = { $place } is no place for a { $token }, which covers { $size ->
        [one] { $size } hex
       *[other] { $size } hexes
    }
bad-position-no-map-token = { $token } is no map token
bad-position-no-status-token = { $token } is no status token
bad-position-dead-status = a dead model bears no status
bad-position-status-model = { $status } lies on one model: name the model and nothing else
bad-position-status-squad = { $status } lies on one squad: name the squad and nothing else

# The table and the turn.
bad-position-many-crystals = too many Crystals: the match has { $total } in all
bad-position-many-charges = too many Charges: the match has { $total } in all
bad-position-marker = the marker stops at a Faction token: { $low } to { $high }, not { $given }
bad-position-number = turns count from 1
bad-position-kind-active = at { $ask } the turn is active, not '{ $kind }'
bad-position-kind-undeclared = at { $ask } the turn is not declared yet, not '{ $kind }'
bad-position-activated = only seat { $seat } Activates, and only after declaring an Active turn
bad-position-modifier = the numbers of this effect fit nothing in the content
bad-position-used = '{ $key }' counts uses in a procedure that does not run
bad-position-buy = VP are bought in duels with buying_vp

# The Edge.
bad-position-squad-twice = { $squad } is there already: list it once
bad-position-whose = both players can have { $squad }: say whose with `seat`
bad-position-hp = { $n } HP tokens: { $squad } has { $most } HP tokens at most
bad-position-side = { $squad } has only one side
bad-position-progress = '{ $card }' is no progress card of that player
bad-position-attachment = '{ $card }' is no card that is attached to squads
bad-position-pool = a pool may not lie there
bad-position-border = { $place } is beyond the border
bad-position-overlap = a base at { $place } overlaps something
bad-position-two-players = there are two players
bad-position-two-seats = there are two seats
bad-position-no-vp = the game is over when a player holds no VP
bad-position-deck = there is no '{ $card }' left in that deck
bad-position-spent-progress = these are not remaining progress cards
bad-position-effect = this effect fits nothing in the content
bad-position-no-model = there is no such model: they are numbered 0 to { $last }
bad-position-active-dead = a squad without models is not activated
bad-position-active-exhausted = an exhausted squad is not activated
bad-position-moment = `active` names the squad of the moment `act`, and of no other
