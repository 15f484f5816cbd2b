# Words of the commands that show factions.

content-squad = Squad
content-models = Models
content-endurance = Endurance
content-base = Base
content-side = Side
content-ini = INI
content-att = ATT
content-def = DEF
content-mov = MOV
content-attach = , attached for { $attach }
content-kind = { $kind ->
        [enhancement] enhancement
       *[action] action
    }{ $attach }, { $copies } { $copies ->
        [one] copy
       *[other] copies
    }
content-upper = upper: { $text }
content-lower = lower: { $text }
content-banners = Banner
content-shrines = Shrine
content-tokens = token
content-record = { $name } ({ $kind })
content-ruling = ruling: { $text }

# Checking files.
file-missing = There is no file { $file }.
file-unreadable = { $file } cannot be read: { $problem }
file-folder = { $file } is a folder, not a file.
file-not-text = { $file }:{ $line }: This is not text in UTF-8. Save the file as UTF-8 and try again.
content-valid = { $file } is a valid faction of { $game }: { $id }, { $squads ->
        [one] { $squads } Squad
       *[other] { $squads } Squads
    } and { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
content-valid-units = { $file } is a valid faction of { $game }: { $id }, { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }.
content-valid-file = { $file } is a valid { $kind ->
        [mission] mission
        [table] table
        [pool] pool of terrain
        [deployment] deployment
        [pack] pack of missions
        [detachment] set of detachment rules
       *[roster] roster
    } of { $game }: { $id }.
content-note = Note: { $note }
content-refused = The file is refused: { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }.
content-unplayable = { $problem }{ $more ->
        [0] {""}
       *[other] {" "}(and { $more } more)
    }; run: { $command }
content-unknown = There is no faction or file '{ $name }'{ $nearest }; known are { $known }.
content-nearest = ; the nearest is { $name }

# Rosters.
force-legal = { $name } is a legal force of { $faction }: { $points } of { $limit } points, { $units ->
        [one] one unit
       *[other] { $units } units
    }, { $models ->
        [one] one model
       *[other] { $models } models
    }.
force-illegal = { $name } is refused: { $count ->
        [one] one problem
       *[other] { $count } problems
    }.
force-row = { $id }: { $name }, { $faction }, { $points } points, { $units } units, { $models } models
force-unknown = There is no roster or file '{ $name }'{ $nearest }; known are { $known }.
force-no-rosters = { $game } has no rosters; they belong to: { $known }.
