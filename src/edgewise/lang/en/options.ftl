# What is wrong with options, lists, maps and content of a match.
bad-input = { $field }: { $what } ({ $rule })
bad-input-unruled = { $field }: { $what }
bad-mapping = options are a mapping of names to values
bad-unknown-game = there is no game '{ $name }'; known are { $known }

# The shape of what was given.
bad-shape = this does not have the right form: { $problem }
bad-shape-unknown = there is no field { $name } here; take it out or mend its name
bad-shape-missing = the field { $name } is missing
bad-shape-kind = { $expected } is expected here, not { $given }
bad-shape-bound = the value must be { $bound }
bad-shape-length = its length must be { $bound }
bad-shape-unknown-near = there is no field { $name } here; did you mean '{ $near }'?
bad-shape-json = byte { $byte } does not fit into JSON
bad-shape-truncated = it ends too soon, inside a value
bad-shape-value = { $given } is not one of the known values

# Options.
bad-seats =
    { $mode ->
        [duel] a duel is for 2 players, not for { $seats }
        [ffa] a free-for-all is for 3 or 4 players, not for { $seats }
       *[tvt] team against team is for 4 players, not for { $seats }
    }
bad-players = { $count } players are given for { $seats } seats; leave some out
bad-script = { option-script } and { option-mulligan } exclude each other; turn one of them off
bad-strategic = { option-strategic } is 4 or 5 cards, or 0 for off; not { $given }
bad-duel-only = this is for the duel only; turn it off or play a duel
bad-range = the value lies between { $low } and { $high }; { $given } does not
bad-seat = there is no seat { $seat }; seats are counted from 0 to { $last }
bad-source-option = there is no option '{ $name }'; known are { $known }, or write a step as data
bad-unknown-token = there is no token or status '{ $name }'; known are { $known }

# Factions and armies.
bad-unknown-faction = there is no faction '{ $name }'; known are { $known }
bad-unknown-banner = there is no Banner '{ $name }'; known are { $known }
bad-unknown-shrine = there is no Shrine '{ $name }'; known are { $known }
bad-unknown-army = there is no army '{ $name }'; known are { $known }
bad-faction-taken = { $faction } is taken already; the option "{ option-allow-mirror }" (allow_mirror) permits it
bad-army-taken = both players lead { $army }; each army is led by one of them
bad-few-factions = { $factions } factions are not enough for { $seats } players; turn on the option "{ option-allow-mirror }" (allow_mirror), or bring a faction in content
bad-faction-id = the faction id { $id } is taken; choose another id
bad-record-id = the id { $id } of { $here } exists in { $there } already; choose another id

# Boards, layouts and scenarios.
bad-unknown-board = there is no board '{ $name }'; known are { $known }
bad-unknown-layout = the board has no layout '{ $name }'; known are { $known }
bad-unknown-scenario = there is no scenario '{ $name }'; known are { $known }
bad-board-seats = the board { $name } is for { $players } players, not for { $seats }; choose another board
bad-board-small = the board { $name } has { $count } Spaces; at least { $least } are needed
bad-board-negative = the board { $name } has the Space { $space }; columns and rows are counted from 0
bad-board-twice = the board { $name } lists the Space { $space } twice; list it once
bad-board-apart = the board { $name } falls apart: no way leads from { $start } to { $space }; join them by Spaces in between
bad-layout-place = the layout { $name } uses { $space }, which is not on the board
bad-layout-tokens = the layout { $name } needs { $shrines } Shrines and { $sources } Crystal Sources
bad-layout-near = tokens of the layout { $name } stand closer than { $far } Spaces; choose another layout or a smaller "{ option-min-token-distance }" (min_token_distance)
bad-terrain = a piece of terrain is one circle or one convex polygon on the table
bad-off-table = this piece of terrain leaves the table; move it or make it smaller
bad-pool-covered = an obstacle covers a crystal pool of the scenario; move it
bad-no-pool-room = the obstacles leave no room for the crystal pools; take some away
bad-no-room = the obstacles leave no room to deploy { $squad }; take some away
