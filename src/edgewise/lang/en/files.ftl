# What is wrong with a file of content; `.expected` is what to write instead.
bad-files = { $what }
bad-file-lines =
    { $before }
    { $after }
bad-file = { $place }: { $field } { SENTENCE($message) } { $expected } { $suggestion } ({ $source })
bad-file-field = { $field }:
bad-file-expected = Expected { $what }.
bad-file-meant = Did you mean { $what }?

# Values as they stand in a file.
file-value-empty = An empty value
file-value-truth = The value { $value }
file-value-number = The number { $value }
file-value-large-number = This large number
file-value-text = The text { $value }
file-value-list = A list of { $count }
file-value-mapping = A mapping

# What a field accepts.
file-type-or = { $before }, or { $after }
file-type-and = { $before } and { $after }
file-type-choice = one of: { $words }
file-type-whole = a whole number { $limits }
file-type-number = a number { $limits }
file-type-limits = { $limits }
file-type-above = above { $limit }
file-type-least = at least { $limit }
file-type-below = below { $limit }
file-type-most = at most { $limit }
file-type-steps = a multiple of { $limit }
file-type-text = text { $length } { $pattern }
file-type-pattern = like { $pattern }
file-type-length = of { $limits } { $unit ->
        [entries] entries
       *[characters] characters
    }
file-type-truth = true or false
file-type-nothing = nothing
file-type-tuple = a list of { $count }
file-type-list = a list { $length }{ $each }
file-type-each = , each { $item }
file-type-mapping = a mapping { $length }
file-type-tagged = a mapping with { $field } { $words }
file-type-record = a mapping with { $names }
file-type-any = a value
file-type-other = a value of another kind
file-mended-list = a list with a dash before each item

# The file as a text.
bad-file-empty = The file is empty.
    .expected = fields such as `id: knights`, each on a line of its own
bad-file-whole = { $what } cannot be a whole file.
    .expected = fields such as `id: knights`, each on a line of its own
bad-file-long = The file is too long.
    .expected = at most { $most } characters
bad-file-character = The character { $code } is not text.
    .expected = a text file in UTF-8
bad-file-tab = This line is indented with a tab.
    .expected = spaces
bad-file-second = A second document starts here.
    .expected = one document in a file, without a second ---
bad-file-many = The file holds too many values.
    .expected = at most { $most } values, repeated ones counted
bad-file-deep = The values are nested too deeply.
    .expected = at most { $most } levels
bad-file-tag = The tag { $tag } is not accepted.
    .expected = plain values; text that begins with ! belongs in quotes
bad-file-alias = *{ $anchor } points at nothing that is complete.
    .expected = &{ $anchor } before this line; text that begins with * belongs in quotes
bad-file-half-character = This text holds half a character.
    .expected = whole characters
bad-file-large-number = This number is too large.
    .expected = a smaller number, or the digits in quotes if it is text
bad-file-twice = { $name } is written twice.
    .expected = this field once; the first is in line { $line }
bad-file-name = { $what } cannot be the name of a field.
    .expected = a word before the colon
bad-file-name-kind = { $what } cannot be the name of a field.
    .expected = text

# Slips in the notation.
bad-yaml = This is not YAML.
    .expected = a text in YAML or JSON
bad-yaml-other = This is not YAML: { $complaint }{ $since }.
    .expected = a text in YAML or JSON
bad-yaml-since = , in what starts in line { $line }
bad-yaml-colon = This is not YAML: a colon stands where it cannot{ $since }.
    .expected = fields in one column, and quotes around text with a colon
bad-yaml-dash = This is not YAML: a list item stands where it cannot{ $since }.
    .expected = each list item on its own line; a lone dash in quotes, "-"
bad-yaml-no-colon = This is not YAML: a field has no colon{ $since }.
    .expected = a colon and a space after the name of each field
bad-yaml-column = This is not YAML: this stands in another column than what it belongs to{ $since }.
    .expected = fields and list items of one level in one column
bad-yaml-sign = This is not YAML: nothing can begin with this sign{ $since }.
    .expected = quotes around text that begins with a special sign
bad-yaml-mark = This is not YAML: a name must follow * or &{ $since }.
    .expected = quotes around text that begins with * or &
bad-yaml-quote = This is not YAML: the name of a field should stand here{ $since }.
    .expected = fields of one level in one column, and no quote inside quoted text
bad-yaml-item = This is not YAML: a list item should stand here{ $since }.
    .expected = list items of one level in one column
bad-yaml-value = This is not YAML: a value should stand here{ $since }.
    .expected = a value, or a closing bracket
bad-yaml-end = This is not YAML: the file ends inside quotes{ $since }.
    .expected = a closing quote
bad-yaml-comma = This is not YAML: something between brackets is not closed{ $since }.
    .expected = a comma between entries and a closing bracket
bad-yaml-escape = This is not YAML: the backslash means something else here{ $since }.
    .expected = single quotes around text with backslashes

# Fields and words.
bad-file-key = { $name } cannot be a name here.
bad-file-field-unknown = { $name } is not a field here.
bad-file-missing = The field `{ $name }` is missing.
    .expected = `{ $name }`: { $words }
bad-file-word = { $what } is not known here.
bad-file-unfit = { $what } does not fit here.
bad-file-unknown =
    { $what ->
        [squad] there is no Squad '{ $word }'
        [card] there is no card '{ $word }'
        [shared-action] there is no shared action '{ $word }'
        [currency] there is no currency '{ $word }'
        [moment] there is no moment '{ $word }'
        [role] there is no role '{ $word }'
        [number] there is no number '{ $word }'
        [choice] there is no choice '{ $word }'
        [map-token] there is no map token '{ $word }'
        [status] there is no status '{ $word }'
        [resource-token] there is no resource token '{ $word }'
        [language] there is no language '{ $word }'
        [ability] there is no ability '{ $word }'
        [squad-type] there is no squad type '{ $word }'
       *[summoned-squad] there is no squad to summon '{ $word }'
    }
    .expected = { $count ->
        [0] something that stands in the file; there is none yet
       *[other] one of { $known }
    }

# Ids, names and numbers.
bad-file-id-empty = the id is empty
    .expected = a short name
bad-file-id-twice = the id '{ $id }' stands twice
    .expected = an id of its own
bad-file-id-taken = the id '{ $id }' exists in '{ $there }' already
    .expected = another id
bad-file-name-empty = the name is empty
    .expected = a text
bad-file-list-empty = the list is empty
    .expected = at least one entry
bad-file-small = { $what } is too small
    .expected = a number from { $low } up
bad-file-max = { $value } is less than min
    .expected = a number from { $low } up
bad-file-range = { $value } is out of range
    .expected = { $low } to { $high }
bad-file-range-nonzero = { $value } is out of range
    .expected = { $low } to { $high }, not 0

# Factions.
bad-file-group-empty = a faction needs { $group }
    .expected = at least one entry
bad-file-no-copy = a card has at least one copy
    .expected = a number from 1 up
bad-file-copies =
    { $count ->
        [one] { $count } copy is too many
       *[other] { $count } copies are too many
    }
    .expected = at most { $most }
bad-file-attribute = { $value } is out of range
    .expected = -5 to 30, or '-'
bad-file-action-attached = a plain Action card has no attachment cost
    .expected = kind: enhancement, or no attachCost
bad-file-upper-passive = only the Lower Action of an Enhancement can be a Passive Action
    .expected = passive in lower
bad-file-action-passive = only an Enhancement can have a Passive Action
    .expected = kind: enhancement, or no passive
bad-file-no-limit = an Enhancement Action states its limit
    .expected = limit: { "{" }per: payment{ "}" } or another
bad-file-shared-id = a shared action needs an id
bad-file-beside-use = { $name } does nothing beside use
    .expected = cost, bind, timing, instant, limit or name beside use, or an Action of its own without use
bad-file-no-steps = the Action does nothing
    .expected = at least one entry in steps
bad-file-never-used = { $whose ->
        [banner] a Banner
       *[action] an Action
    } is never used { $timing }
    .expected = a moment in which Actions are offered, or a trigger
bad-file-idle-names = the names do nothing here
    .expected = type: squad_named, or no names with { $type }
bad-file-no-option = there is no option { $n }
    .expected = a number from 0 to { $last }
bad-file-interrupt = an interrupt names the step it interrupts
    .expected = timing: before_sequence or another
bad-file-bind = no Squad is named
    .expected = names: [...] beside it
bad-file-negative-cost = a cost is not negative
    .expected = a number from 0 up
bad-file-continuous = continuous is for Passive Actions
    .expected = passive: true on an Enhancement
bad-file-no-while = there is no condition for while_condition
    .expected = continuous with a while condition, on a Passive Action
bad-file-kind = nothing here can be done to { $kind ->
        [player] players
        [space] Spaces
        [hex] hexes
        [token] map tokens
        [card] cards
        [enhancement] Enhancements
       *[model] models
    }
    .expected = a selector of { $wanted }
bad-file-unbound = there is no { $role } with bind: { $type }
    .expected = a binding that gives it: { $role ->
        [self_model] own_model
       *[other] any_own_squad
    }
bad-file-temporary = temporary Crystals are usable
    .expected = either temporary or asDepleted
bad-file-unheeded = { $name } does nothing here
    .expected = a filter that this selector heeds
bad-file-unheeded-distance = { $name } does nothing here
    .expected = distanceFrom beside it
bad-file-no-shooter = { $name } does nothing without a shooter
    .expected = distanceFrom or lineOfFireFrom in targets
bad-file-idle-step = this does nothing at { $moments }
    .expected = a step for that moment, or one of the moments { $known }
bad-file-role = there is no { $role } at { $moments }
    .expected = a role of that moment

# Armies.
bad-file-other-army = this is the file of the army '{ $army }'
bad-file-no-squads = an army has squads
    .expected = at least one entry
bad-file-shift-cost = a shift cost without a reverse side
    .expected = shifted: a side, or no shiftCost
bad-file-no-shift-cost = a card with a reverse side has a shift cost
    .expected = shiftCost: a number from 0 to 6
bad-file-ability-twice = the ability '{ $id }' stands twice on one side
    .expected = an id of its own
bad-file-ability-card = a card has the id '{ $id }' as well
    .expected = an id of its own
bad-file-deck = the copies add up to { $count } cards
    .expected = exactly { $wanted }
bad-file-neutral-progress = squads that are summoned have no progress cards
    .expected = spells, or no progress
bad-file-summoned-models = a squad that is summoned has one model
bad-file-no-effects = this does nothing
    .expected = at least one effect
bad-file-global-target = a global effect has no target
    .expected = scope: squad or model, or no { $name }
bad-file-global-range = a global effect has no range
    .expected = scope: squad or model
bad-file-self-target = self is never anybody else, however far away
    .expected = side: own, enemy or any, or no { $name }
bad-file-other-enemy = the squad of the caster is no enemy
    .expected = side: own or any, or no { $name }
bad-file-push-self = nobody is pushed away from himself
    .expected = side: own, enemy or any
bad-file-shot-enemy = a Shot is aimed at an enemy model
    .expected = side: enemy
bad-file-shot-range = a Shot has its own range
    .expected = range in effects[{ $n }]
bad-file-beside-shots = { $effect } has no target beside the Shots of each model
    .expected = by: one, or draw
bad-file-trigger-only = { $field } here is for what a trigger gives
    .expected = the duration of the card
bad-file-passive-own = a passive of a squad card works for that squad
    .expected = side: self, or aura
bad-file-contact-range = a target in contact needs no range
    .expected = contact or a range
bad-file-aim = { $effect } cannot be aimed at scope { $scope }
    .expected = scope: { $aims }
bad-file-no-duration = an effect that lasts needs a duration
    .expected = duration: activation, turn or game
bad-file-idle-duration = nothing of this lasts
    .expected = duration: oneOff, or no duration
bad-file-short-duration = this ends before the squad would be exhausted
    .expected = duration: turn or game
bad-file-cancel-timing = only an instant can answer what it cancels
bad-file-attached-duration = { $timing } stays to the end of the game
bad-file-attached-target = { $timing } belongs to an own squad
    .expected = target: { "{" }scope: squad, side: self or own{ "}" }
bad-file-attached-action = { $timing } takes no action
    .expected = no usesAction
bad-file-acts-once = { $effect } acts once, { $timing } is always there
    .expected = a condition, or stat
bad-file-trigger-timing = only a passive comes into effect by itself
    .expected = timing: passive, or is: died
bad-file-attached-condition = { $timing } cannot wait for that
    .expected = is: dies or kills, on a passive
bad-file-untriggered = { $effect } cannot happen by itself
    .expected = one of { $known }
bad-file-trigger-duration = what a trigger gives has an end
    .expected = duration: activation or turn
bad-file-trigger-steps = steps of { $n } do not end at { $most }
    .expected = a multiple of n, and n above 0
bad-file-no-trigger = { $field } here is for what a trigger gives
    .expected = a condition that sets it off
bad-file-unpaid = only what is paid for counts unused crystals
    .expected = a number
bad-file-summons = only a progress card summons
    .expected = another effect
bad-file-situation = { $stat } is not read there: { $name }
    .expected = one of { $known }
bad-file-no-situation = { $stat } is not read there: { $name }
    .expected = no only
bad-file-apart = { $one } and { $other } never come together
    .expected = one of the two
bad-file-empty-aura = this aura does nothing
    .expected = at least one effect
bad-file-aura = { $effect } cannot be an aura
bad-file-equipment = equipment is a spell card
    .expected = timing: passive, special or instant
bad-file-passive-cost = a passive costs nothing to use
    .expected = no cost
bad-file-each-shoots = a squad that shoots lets each model make a Shot
bad-file-no-dead-bonus = a dedicated spell has a dead bonus
    .expected = deadBonus: { "{" }kind: attack, n: 1{ "}" } or another
bad-file-dead-bonus = only a dedicated spell has a dead bonus
    .expected = dedicatedTo: a squad type, or no deadBonus
bad-file-undedicated = which squad this means is not said
    .expected = dedicatedTo: a squad type
bad-file-progress-kind = kind and effects do not fit
    .expected = kind: summon with one summon effect, or kind: attach
bad-file-progress-condition = a progress card cannot wait for that
    .expected = is: dies or kills
bad-file-progress-once = { $effect } acts once, a progress card is always there
    .expected = a condition, or stat
bad-file-progress-aim = { $effect } cannot be aimed at a squad
    .expected = stat or another

# What the manual fixes about the two armies.
bad-file-manual-type = there is no squad of the type { $type }
    .expected = a squad with type: { $type }
bad-file-manual-number = the manual gives { $type } { $field } { $n }
bad-file-manual-knights = there are { $wanted } Holy Knight squads, not { $count }
    .expected = { $wanted } squads with type: Holy Knight
bad-file-manual-crystals = the { $type } has a skill that returns crystals
    .expected = an ability with { "{" }do: refreshCrystals{ "}" }
bad-file-manual-no-fireball = the Master of Elements has the ability Fireball
    .expected = an ability named Fireball
bad-file-manual-cost = { $name } costs { $n }
bad-file-manual-fireball = Fireball is an area Shot with +1 per 2 unused crystals
bad-file-manual-spell = there is no spell card { $name }
    .expected = a spell card named { $name }
bad-file-manual-dedicated = { $name } is dedicated to the { $type }
bad-file-manual-passive = { $name } is a conditional passive
    .expected = timing: passive, and a condition that sets it off
bad-file-manual-wounds = { $name } can wound own models
    .expected = { "{" }do: wound{ "}" } for an own squad
bad-file-manual-unused = { $name } depends on unused crystals
bad-file-manual-summons = both armies have a progress card that summons Rha'Zack
    .expected = a card with { "{" }do: summon, squad: N-RHA{ "}" }

# Scenarios.
bad-file-shape = a piece has one shape
    .expected = circle: { "{" }at: [x, y], radius: mil{ "}" }, or polygon: a list of corners [x, y]
bad-file-corners = these points make no polygon
    .expected = at least three corners that are not in line, in order, no two sides crossing
bad-file-concave = this polygon is not convex
    .expected = corners that all bend the same way
bad-file-off-table = this leaves the table
    .expected = points from 0 to 36000
bad-file-no-pool = a scenario has a pool
    .expected = at least one entry in pools
bad-file-pool-border = this pool reaches into the border
    .expected = 4000 to 32000
bad-file-pool-covered = an obstacle covers this pool
    .expected = a free place
bad-file-pool-near = this pool is closer than 6 inches to another
    .expected = centres 8000 apart
