# Words of the browser client.

# Frame

web-skip = Skip to the content
web-main-menu = Main
web-game-title = Tabletop games by their full rules
web-play = Play
web-decks = Decks
web-rules = Rules
web-replays = Replays
web-home = Home
web-no-page = There is no such page.
web-settings = Settings
web-guest = Guest
web-your-name = Your name
web-language = Language
web-theme = Theme
web-theme-dark = Dark
web-theme-light = Light
web-reactions = Reactions
web-reactions-news = Ask me when it matters
web-reactions-ask = Ask me whenever I can answer
web-reactions-turn = Pass for me this turn
web-reactions-always = Always pass for me
web-forced = Answer for me when there is only one answer
web-animations = Pieces travel and dice tumble
web-close = Close
web-copy = Copy
web-copied = Copied
web-loading = One moment…
web-unreachable = The server does not answer. Check the connection and try again.
web-lost = The connection is lost; it is being made anew.
web-reconnecting = Connecting…
web-reconnecting-note = The connection is lost. The match is kept, and the table comes back by itself.
web-rule = Rule { $id }

# Home

web-tagline = Lead a faction through the ashes of Judgment Day. Same room, online or against a bot, always by the full rules.
web-play-now = Play now
web-play-now-note-dawnfall = A first game against a bot: armies and board are ready.
web-play-now-note-the-edge = A first game against a bot: six squads each, a table of inches, pools of crystals.
web-play-now-note-maelstrom = A first game against a bot: five units each, a table with ruins, woods and a hill.
web-new-match = New match
web-join = Join a friend
web-join-link = Paste the link
web-join-go = Join
web-bad-link = This is no link to a match. Copy the whole invitation and paste it here.
web-your-matches = Your matches
web-ways = Ways to play
web-library = Library
web-decks-note = Build decks and look at armies
web-rules-note = How to play, and every rule
web-replays-note = Step through finished matches
web-your-turn = Your turn
web-won = won
web-lost-match = lost
web-drawn = a draw
web-waits-for-people = waits for people
web-hot-seat = At this screen
web-open-seat = Open seat

# New match, joining

web-game = Game
web-opponent = Opponent
web-against-bot = A bot
web-against-bot-note = Begins at once; choose how strong it is.
web-against-link = A friend online
web-against-link-note = You get a link to send.
web-against-screen = At this screen
web-against-screen-note = Two people hand over the screen; hands stay hidden.
web-bot = Bot
web-bot-random = Random
web-bot-recruit = Recruit
web-bot-veteran = Veteran
web-bot-warlord = Warlord
web-bot-level = Strength of the bot
web-mode = Mode
web-table-layout = Board
web-layout-ready = Ready layout
web-layout-ready-note = Shrines and Sources lie where a first game has them.
web-layout-free = Free set-up
web-layout-free-note = The players place Shrines and Sources themselves.
web-your-army = Your army
web-their-army = Their army
web-starter = { $name }, starter list
web-other-starter = Another faction, starter list
web-other-army = Another army
web-choose-at-table = Choose at the table
web-clock = Clock
web-clock-none = No clock
web-clock-minutes = { $minutes } minutes, { $plus } s for each answer
web-clock-days = Three days, a day for each answer
web-public = Show it in the list of open matches
web-more-options = Optional rules
web-start = Start
web-make-link = Make the invitation
web-second-player = Second player
web-lobby = Waiting for company
web-lobby-note = The match begins when all seats are taken.
web-lobby-send = Send the link to the other side.
web-captured = { $name }: { $n } captured, { $left } left
web-invite = Invitation to seat { $n }
web-invited = You are invited
web-invited-by = { $name } waits at the table.
web-sit-down = Sit down
web-seat-gone = Your seat at this table is taken.
web-seat-gone-note = A bot or another device of yours plays on there. You can still watch.
web-only-watch = Only watch
web-take-title = Move your seat here
web-take-note = The other device loses the seat. The link works once.
web-take-go = Take the seat
web-no-invitation = Ask for the link once more, or begin a match of your own.

# Set-up

web-faction = Faction
web-take-faction = Play { $name }
web-faction-taken = Another player has this faction.
web-take-squads = Field these Squads
web-take-deck = Take this deck
web-order-deck = Your deck lies in an order that only you know.
web-saved-decks = Saved here:
web-road-faction = Faction
web-road-squads = Squads
web-road-deck = Deck
web-road-board = Shrines and Sources
web-road-models = Models
web-squads = Squads
web-cards = Cards
web-n-of = { $n } of { $full }
web-of = of { $n }
web-filter = Show cards of
web-filter-all = All
web-filter-any = Any Squad
web-filter-enhancements = Enhancements
web-squad-facts = Models { $models }, base { $base }, Endurance { $endurance }, other Mode { $other }
web-not-in-army = Not in your army: { $names }
web-fewer-of = One { $card } less
web-more-of = One { $card } more
web-your-list = Your list
web-list-name = Name of the list
web-list-legal = This list is legal
web-not-legal = Not legal yet
web-play-with = Play with it
web-save = Save
web-delete = Delete
web-share-list = Share by link
web-bad-code = This link holds no list.
web-curve = Cost of the lower Actions: { $zero } for 0, { $one } for 1, { $two } for 2, { $three } for 3 or more
web-cost-lower = Cost of lower Actions
web-crystals-short = Crystals
web-charges-short = Charges
web-models-short = Models

# The table

web-board = Board. Arrows walk from Space to Space, Enter takes, Escape lets go, N goes to the next place where you may act.
web-own-side = Your side
web-their-side = The other side
web-prompt = Question
web-seat = Player { $n }
web-away = away
web-thinking = The bot is thinking
web-hand = Hand
web-hand-n = Hand { $n }
web-deck = Deck
web-deck-n = Deck { $n }
web-discard-pile = Discard pile
web-discard-n = Discard { $n }
web-banner = Banner
web-ready = ready
web-used = used
web-shrine = Shrine
web-crystal = Crystal
web-charge = Charge
web-vp = Victory Point
web-temporary = { $n } temporary
web-endurance = Endurance { $n } of { $full }
web-endurance-of = Endurance of Squad
web-models = Models { $n } of { $full }
web-charges = Charges: { $n }
web-in-force = in force
web-disabled = disabled
web-squad-label = Squad { $letter }, { $name }, { $mode }. Models { $alive } of { $models }, Endurance { $endurance }.
web-ini = Initiative
web-att = Attack
web-def = Defense
web-mov = Movement
web-reroll = Reroll symbol
web-through = Through Obstacles
web-instant = Instant Action
web-passive-action = Passive Action
web-live = , can be chosen
web-attach = Attach for
web-track = Victory track
web-level = Level
web-leads = { $name } leads by { $n }
web-turn = Turn { $n }
web-supply = Supply
web-setting-up = Set-up
web-log = Log
web-menu = Menu
web-dice = Dice
web-last-roll = Last roll
web-no-rolls = Nothing has been rolled yet.
web-roll = Roll
web-roll-attack = Attack
web-roll-defense = Defense
web-roll-hit = Check for Hit
web-roll-effect = Effect
web-roll-first-player = First Player
web-no-hand = No cards in hand.
web-spectating = You are watching; hands stay hidden.
web-own-squads = Your Squads
web-deployed = deployed
web-placed-n = { $n } of { $full } placed
web-anywhere = Anywhere is yours
web-anywhere-note = There are no zones. A base stays in one Space and off occupied hexes.
web-key-may = a place for the model
web-key-no = too near to a token or an enemy, or not beside its Squad
web-key-ghost = the model you are placing
web-sheet = Hand, Squads, log
web-whole-board = Show the whole board
web-pan-hint = Drag to pan, pinch to zoom
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-tap-half = Tap the half you want to use.
web-card-not-now = Not usable now. Tap a half to hear why.
web-empty = empty
web-shrine-of = Shrine of { $name }
web-undo = Take back
web-hint = Hint
web-hint-best = A good player would choose: { $what }.
web-hint-worth = { $n }% to win.
web-hint-look = Look here first.
web-hint-more = Tell me more
web-hint-or = Or: { $what }.
web-do-it = Do it
web-let-go = Let go
web-no-pass = You cannot pass here.
web-place-here = Place here
web-turn-base = Turn
web-pay-with = Pay with
web-pay-note = A shield with a letter: that Squad gives Endurance.
web-fewer = Fewer
web-more-ways = { $n ->
        [one] { $n } more way
       *[other] { $n } more ways
    }
web-odds-succeeds = to wound
web-odds-why = The reasons
web-odds-attacker = attacker
web-odds-defender = defender
web-red = Red Die
web-yellow = Yellow Die
web-wounds = wounds, { $die }
web-holds = holds, { $die }
web-odds-about = About: many games were tried.
web-activation-of = Activation of { $letter }
web-waiting-for = { $name } is to answer
web-waiting-note = You will be asked when it is your turn.
web-watching-note = You are watching; nobody will ask you anything.
web-see-story = See the story
web-rematch = Rematch
web-rematch-offered = { $name } offers a rematch.
web-links = Links
web-spectator-link = For spectators
web-move-seat = Move my seat to another device
web-moved-link = Open this within ten minutes on the other device
web-dice-hash = The dice were fixed before the first roll; this is their seal:
web-keys = Keys
web-keys-text = B board, arrows and Enter on it, N next place, R turn a base, M move, F fight, P pass, 1 to 9 answers, U take back, H hint, Escape let go.
web-concede = Concede
web-concede-as = { $name } concedes
web-pass-screen = Pass the screen to { $name }
web-pass-screen-note = Nothing is shown until the next player is here.
web-i-am = I am { $name }
web-undo-asked = { $name } would like to take something back.
web-undo-waits = The others are asked whether you may take it back.
web-agree = Agree
web-disagree = Refuse
web-undo-refused = The others do not agree; nothing is taken back.
web-not-yet = { $name } may still come back; a bot takes the seat after 15 seconds at the earliest.
web-bot-asked = { $by } proposes a bot for { $name }.
web-bot-waits = The others are asked about the bot.
web-clock-out = The clock of { $name } ran out.
web-clock-own = Your clock has run out: the others may end the match or let a bot play on.
web-claim-win = Win by the clock
web-claim-bot = Let a bot go on
web-gone = { $name } is not connected.

# Short questions; the full sentence stands below

web-ask-bind = { $card }: for whom?
web-ask-declare = Active or Passive turn?
web-ask-main = Activate a Squad or play a card
web-ask-activation = Move first, or fight first?
web-ask-choose-movers = Who moves?
web-ask-place-mover = Where does { $model } go?
web-ask-deploy-squad = Which Squad is deployed?
web-ask-deploy-model = Place { $model }
web-ask-disperse = Dispersal: move one Squad?
web-ask-choose-fight = Who fights whom?
web-ask-choose-die-attack = Attack: choose a die
web-ask-choose-die-defense = { $power ->
    [one] Hold against { $power }: choose a die
    [other] Hold against { $power }: choose a die
   *[none] Defend: choose a die
}
web-ask-choose-die-hit = Check for Hit: choose a die
web-ask-counterattack = Counterattack?
web-ask-offer-reroll = Keep it or roll again?
web-ask-change-mode = Change the Mode?
web-ask-discard = Discard a card?
web-ask-name-countering = Who places last and moves first?
# How the question is answered, where it is answered on the board

web-how-place-shrine = Choose a glowing Space.
web-how-place-source = Choose a glowing Space.
web-how-deploy-squad = Choose one of your Squads that glow.
web-how-deploy-model = Choose a free place; hatched hexes are not allowed.
web-how-choose-movers = Choose who goes along, then move.
web-how-place-mover = Choose a glowing Space.
web-how-choose-fight = Choose a ringed enemy.
web-how-activate = Choose one of your squads that glow.
web-how-choose-shooter = Choose a glowing model.
web-how-choose-target = Choose a ringed enemy.
web-how-discard = Choose a card, or keep them all.
web-how-disperse = Choose one of your Squads that glow.
web-how-main = Choose what glows: a Squad or half of a card.
web-how-push-model = Choose a glowing place.
web-how-choose-enemy = Choose a ringed enemy.
web-how-choose-hex = Choose a glowing place.
web-how-choose-model = Choose a model that glows or is ringed.
web-how-choose-space = Choose a glowing Space.
web-how-choose-squad = Choose a Squad that glows or is ringed.
web-how-window = Whatever glows can be used.
web-how-place-model = Choose a glowing place.

# After the match

web-victory = Victory
web-defeat = Defeat
web-draw = A draw
web-wins = { $name } wins
web-in-turn = (turn { $n })
web-to-table = To the table
web-show-board = Board
web-show-story = Story
web-share-replay = Share replay
web-play-on = Play on from here
web-play-on-note = A new match begins at step { $step } of { $steps }; a bot takes the other side.
web-play-on-go = Play on
web-as-seat = Your side
web-lead-chart = Lead of { $name } over the turns; { $n } at the end
web-key-moments = Key moments
web-no-moments = No moment stood out.
web-beginning = The beginning
web-dice-wrong = A roll does not agree with the seed.
web-verify-dice = Verify every roll
web-seed = Seed
web-step-back = Step back
web-step-on = Step on
web-run = Run
web-pause = Pause
web-scrubber = Place in the match
web-when = Turn { $turn } of { $turns }, answer { $step } of { $steps }
web-jump = Jump to turn
web-no-replays = No finished match yet.
web-public-matches = Open and running matches

# Rules page

web-ledgers = Ledgers
web-game-dawnfall = Dawnfall
web-game-the-edge = The Edge
web-game-maelstrom = Maelstrom’s Edge
web-chapters = Chapters
web-search = Search
web-search-rules = Search { $n } rules
web-with-words = with “{ $words }”
web-no-rules = No rule has these words. Try fewer words, or the number of a rule such as DF-MOV-3.
web-rules-english = Translated from the English rules, which count where the two differ.
web-ruling = Ruling.
web-refused = Refused.
web-flow = A Combat Sequence
web-flow-ini = Initiative
web-flow-ini-note = the higher value attacks first
web-flow-att = Attack roll
web-flow-att-note = die + ATT
web-flow-def = Defense roll
web-flow-def-note = die + DEF, chosen last
web-flow-wound = Higher: 1 Wound
web-flow-wound-note = and the Sequence ends
web-flow-counter = Not higher: Counterattack
web-flow-counter-note = if the defender wants it
web-example = Example
web-attack-power = Attack Power
web-defense-power = Defense Power
web-example-text = Equal is not higher: the Attack failed and the defender may Counterattack.

# With forms

web-crystals = Crystals { $n }, Depleted { $depleted }, temporary { $temporary }
web-banner-state = { $state ->
        [ready] Banner ready
       *[used] Banner used
    }
web-own-turn = { $kind ->
        [active] Your Active turn
        [passive] Your Passive turn
       *[other] Your turn
    }
web-their-turn = { $kind ->
        [active] Active turn of { $name }
        [passive] Passive turn of { $name }
       *[other] Turn of { $name }
    }
web-move-n = { $n ->
        [one] Move { $n } model
       *[other] Move { $n } models
    }
web-unit = { $models ->
        [one] { $models } model
       *[other] { $models } models
    }, { $base ->
        [one] { $base } hex
       *[other] { $base } hexes
    } each
web-die = { $die ->
        [red] Red Die
       *[yellow] Yellow Die
    } { $value }{ $marked ->
        [yes] , Marked
       *[no] { "" }
    }
web-source-held = { $who ->
        [none] Crystal Source, not Controlled
       *[other] Crystal Source, Controlled by { $who }
    }
web-piece = { $name } { $tag } of { $owner }, Endurance { $endurance }{ $states ->
        [none] { "" }
       *[other] , { $states }
    }
web-can-here = { $n ->
        [one] You may: { $first }
       *[other] { $n } choices, such as: { $first }
    }
web-n-players = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-n-rules = { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
web-dice-verified = { $n ->
        [one] { $n } roll or draw agrees with the seed
       *[other] All { $n } rolls and draws agree with the seed
    }

# The Edge

web-edge-title = The Edge
web-edge-table = Table, measured in inches. Arrows go from model to model, Enter takes, Escape lets go, N goes to the next one with which you may act, T is the tape measure.
web-edge-base = { $name } { $code } of { $owner }, HP { $hp }, at { $x }, { $y }{ $states ->
    [none] { "" }
   *[other] , { $states }
}.
web-edge-can-aim = Enter aims at it.
web-edge-can-take = Enter takes it.
web-edge-pool = pool { $n }
web-edge-pool-at = Pool { $n }, crystals: { $crystals }, at { $x }, { $y }.{ $can ->
    [yes] { " " }Enter takes from it.
   *[no] { "" }
}
web-edge-cursor-place = Place: arrows move by an inch, with Shift by a tenth, Enter sets down.
web-edge-cursor-way = Path: arrows move by an inch, with Shift by a tenth, Enter adds a corner, M moves the squad, Escape lets go.
web-free-way = { $code }: { $length } of { $most } inches{ $touched ->
    [none] { "" }
   *[other] , touches { $touched }
}.
web-free-way-sees = It would see { $seen ->
    [none] nobody
   *[other] { $seen }
}.
web-free-gap = The gap is { $gap } inches.
web-free-at = At { $x }, { $y }.
web-free-tape = Tape measure (T)
web-free-tape-note = Click one thing or place, then another.
web-edge-exhausted = exhausted
web-edge-shifted = shifted
web-edge-dead = dead
web-edge-waits = not on the table yet
web-edge-squad-label = Squad { $letter }, { $name }. Models { $alive } of { $models }, HP tokens { $hp }{ $state ->
    [none] { "" }
   *[other] , { $state }
}.
web-edge-hp = HP tokens { $n } of { $full }
web-edge-read-card = Read the card of { $name }
web-edge-squad-facts = Models { $models }, shields { $shields }, base { $base }″, height { $height }″
web-edge-side-normal = Normal side
web-edge-side-shifted = Shifted side, for { $cost }
web-edge-cost = Cost { $n }
web-edge-instant = Instant
web-edge-special = Special
web-edge-equipment = Equipment
web-edge-passive = Passive
web-edge-progress = Progress card
web-edge-uses-action = uses the action
web-edge-until-activation = until the end of the activation
web-edge-until-turn = until the end of the turn
web-edge-until-game = for the rest of the game
web-edge-crystals = Unused crystals: { $n }, used: { $used }
web-edge-vp = { $n } VP
web-edge-graveyard = Graveyard
web-edge-queue = Spell queue
web-edge-cancelled = cancelled
web-edge-phase-gather = Gather
web-edge-phase-refresh = Refresh
web-edge-phase-progress = Progress
web-edge-phase-setup = Set-up
web-edge-active = { $who ->
    [own] Your { $name } { $letter }
   *[other] { $name } { $letter } of { $who }
}
web-edge-ask-place-pool = Lay a pool of crystals
web-edge-ask-deploy = Deploy a squad
web-edge-ask-activate = Activate a squad
web-edge-ask-act = Move, act or end
web-edge-ask-progress = Choose a progress card
web-edge-ask-summon = Where does it appear?
web-edge-ask-shots = { $name }: choose targets
web-edge-ask-target = { $name }: choose whom it is for
web-edge-ask-exchange = Which card do you give away?
web-edge-place-pool = Lay it here
web-edge-deploy = Deploy here
web-edge-summon = Summon here
web-edge-propose = Propose
web-edge-reshape = Row or block
web-edge-laid = Drag single models to shift them, then deploy.
web-edge-lay-note = Drag the squad into your zone, or choose a place there to lay it out.
web-edge-shots-note = { $code } shoots: click a target, or another shooter.
web-edge-shoot = Shoot ({ $n })
web-edge-progress-note = It stays for the rest of the game; choose a card, then a squad.
web-edge-progress-cards = Progress cards
web-edge-move = Move { $n }, { $length }″
web-edge-undraw = Draw anew
web-edge-quick-contact = Into contact: { $name } ({ $n })
web-edge-quick-pool = To pool { $n } ({ $crystals } { $crystals ->
        [one] crystal
       *[other] crystals
    })
web-edge-gather = { $name }: pool { $n }
web-edge-move-note = Drag a model to move it; Shift adds a corner.
web-edge-move-note-touch = Tap a model, then where it goes.
web-edge-stand = Stand still
web-edge-exchange = Exchange a card
web-edge-exchange-this = Give it away
web-edge-exchange-first = Exchange a card first
web-edge-play-card = Play it
web-edge-why-not = Why not now?
web-roll-deployment = Deployment
web-roll-shot = Shot
web-edge-odds-hit = to hit
web-keys-text-the-edge = B table, arrows and Enter on it, N next model, arrows carry a held model by an inch (Shift: a tenth), Enter adds a corner, M move, S shift, E end, R row or block, X exchange a card first, T tape, P pass, 1 to 9 answers, U take back, H hint, Escape let go.
web-keys-text-maelstrom = B table, arrows and Enter on it, N next model or dot, arrows carry a held unit by an inch (Shift: a tenth), M move, D dash, C charge, Q and W turn, F another level, A aim, K take cover, O on the move, E end, G send, R propose, L all answers, T tape, P pass, 1 to 9 answers, U take back, H hint, Escape let go.
web-deck-games = Games
web-card-ruling = Ruling
web-rulings-of = Ruling on { $name }
web-edge-whole-army = An army plays everything in its box: { $squads } squads, { $cards } spell cards and { $progress } progress cards. There is nothing to choose.
web-edge-summoned-army = Squads that belong to nobody until a progress card summons them.
web-edge-any-squad = Any squad
web-edge-copies =
    { $n ->
        [one] 1 copy
       *[other] { $n } copies
    }
web-edge-costs = Cost of the spell cards
web-edge-curve = Cost of the spell cards: { $zero } for 0, { $one } for 1, { $two } for 2, { $three } for 3 or more
web-edge-play-with = Lead this army

# How to play, in a minute

web-primer-title = How to play
web-primer-note = What you need for a first game; the rules after it say the rest.
web-primer-dawnfall-goal = Pull the marker to your side
web-primer-dawnfall-goal-text = Every model that dies moves the Victory marker toward its enemy, by the Endurance printed on its card. The match ends when the marker reaches an end of the track or a deck is used up, and who leads has won. Who has no model left has lost at once.
web-primer-dawnfall-turn = Active or Passive
web-primer-dawnfall-turn-text = In an Active turn you activate one Squad and play as many cards as you can pay for; then everybody draws. In a Passive turn you only gather: a Crystal from every Source that you control, Charges, your spent Crystals and your Banner.
web-primer-dawnfall-squad = Activate a Squad
web-primer-dawnfall-squad-text = Change its Mode if its card has another side to offer, then move and fight, in the order you like. Its models may go where a Space glows; a dashed edge means that somebody smaller is pushed.
web-primer-dawnfall-fight = Fight
web-primer-dawnfall-fight-text = The higher Initiative attacks first. Die plus Attack against die plus Defense: higher deals 1 Wound, otherwise the defender may strike back. The Yellow Die is free, the Red Die is better and costs 1 Crystal.
web-primer-dawnfall-wound = Endurance
web-primer-dawnfall-wound-text = A Wound takes one Endurance token from the Squad. When none is left, the model that was hit dies.
web-primer-dawnfall-card = Cards
web-primer-dawnfall-card-text = A card has two halves and is played for one of them. A bolt is an Instant: you are asked for it at its moment, also in the other player's turn. A card with a box on top is an Enhancement: it is attached to a Squad and stays there.
web-primer-dawnfall-pay = Pay
web-primer-dawnfall-pay-text = Crystals pay for cards and Red Dice. Who has too few may pay with Endurance or with a step of the marker.
web-primer-the-edge-goal = Keep your Victory Points
web-primer-the-edge-goal-text = Both sides begin with 7 VP. A model that dies costs its player one for every shield on its card. The game ends when somebody has none left, when somebody is out of spell cards, or when the last crystal is gathered; who has more VP wins.
web-primer-the-edge-turn = A turn
web-primer-the-edge-turn-text = The players activate one squad after the other, until all are exhausted. Then crystals are gathered, everything is refreshed, and both lay a progress card on a squad.
web-primer-the-edge-squad = Activate a squad
web-primer-the-edge-squad-text = It may move once and act once, in either order. The action is an assault or shooting.
web-primer-the-edge-move = Move in inches
web-primer-the-edge-move-text = Every model goes up to the Move of its squad, around obstacles and bases. Drag it, or hold it and walk with the arrow keys; the outline shows how far it may go, and the lines whom it would see from there.
web-primer-the-edge-fight = Fight
web-primer-the-edge-fight-text = Whoever touches an enemy may assault it. The higher Initiative strikes first: a die plus Attack against a die plus Defense. Higher wounds; otherwise the other one strikes back. A 6 earns one more die.
web-primer-the-edge-wound = Wounds
web-primer-the-edge-wound-text = A wound takes one HP token from the squad. When none is left, a model dies.
web-primer-the-edge-spell = Spells
web-primer-the-edge-spell-text = Crystals pay for spells and abilities, and come back at the end of the turn. The other player may answer with an instant; what was announced last happens first.
web-primer-the-edge-crystal = Gather
web-primer-the-edge-crystal-text = At the end of a turn a squad that touches a pool, while no enemy does, takes a crystal from it.
web-primer-maelstrom-goal = Score victory points
web-primer-maelstrom-goal-text = The mission says what pays: markers you control, enemies you destroy. Who reaches the victory total well ahead has crushed the other; else the points after five turns decide.
web-primer-maelstrom-turn = A turn
web-primer-maelstrom-turn-text = Both sides gain command points, and roll for priority. Then they activate one unit after the other, until all have acted.
web-primer-maelstrom-act = Up to three actions
web-primer-maelstrom-act-text = An active unit does up to three actions in this order: one of movement, such as aim or cover, and one of shooting. Then it may recover from suppression.
web-primer-maelstrom-move = Lead the leader
web-primer-maelstrom-move-text = Only the leader's way is measured, up to the unit's MV, twice that in a Dash. The others stand around the leader. Climbing costs inches. Drag the leader, or take one of the dots.
web-primer-maelstrom-shoot = A round of shooting
web-primer-maelstrom-shoot-text = All hit dice are rolled together and must reach the target's EVS. Cover blocks hits, armor dice stop others, and what is left removes models.
web-primer-maelstrom-flip = Flip dice
web-primer-maelstrom-flip-text = SKL buys flips of hit dice, AV flips of armor dice. A step up or down costs one; to or from a 1 or a 6 costs one more.
web-primer-maelstrom-suppression = Suppression
web-primer-maelstrom-suppression-text = Hits raise a unit's dial, up to six. Each level takes a flip from its fire and its cover; a unit shakes it off after it acted, or on an order.
web-primer-maelstrom-cover = Cover
web-primer-maelstrom-cover-text = Who stands in woods or ruins, or is partly hidden behind something, has cover: so many hits are blocked. A Cover token adds to it.
