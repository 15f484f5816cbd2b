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
