# Words of the terminal game.

play-welcome = { $title } in the terminal. Answer with a number; type help at any time.
play-menu-first = First game, with ready armies and a ready layout, against
play-menu-full = Full game, with a choice of factions, Squads, deck and layout, against
play-menu-person = another person at this screen
play-menu-enter = { $what } (press Enter)
play-menu-quit = Quit
play-pick = Your choice (1-{ $high }, help):
play-space = Type a Space such as d4, or a number (1-{ $high }):
play-hexes = Hexes on { $space } (back: another Space):
play-ways = { $space } ({ $n })
play-more = { $n } more: type more
play-no-such-number = { $given } is not one of the choices 1 to { $high }.
play-no-such-space = No choice here is on { $given }.
play-unknown = I do not understand { $given }. Type a number or help.
play-forced = Only one answer: { $what }
play-question = Player { $seat }
play-allowed = Allowed: { $what }
play-refused = Refused: { $text } ({ $rule })
play-undone = The last answer is taken back.
play-nothing-to-undo = Nothing can be taken back: dice, a revealed card or another player's answer lie between.
play-saved = Saved in { $file }. Go on with: { $command }
play-not-saved = { $file } cannot be written: { $problem }
play-save-how = Type save and a file name.
play-why-how = Type why and the number of a choice, such as why 1, or why and an action as JSON, such as { $example }.
play-json-how = This is not JSON. An action looks like { $example }; help lists what can be typed.
play-auto-how = Nobody waits for a pass here. Answer with a number; auto passes where passing is a choice.
play-rule-how = Type rule and the id of a rule, such as { $near }.
play-no-rule = There is no rule { $given }; the nearest is { $near }.
play-no-rule-like = There is no rule { $given }; ids look like { $near }.
play-no-folder = there is no such folder
play-is-folder = this is a folder
play-no-permission = writing is not permitted there
play-sits = Player { $seat } is the bot { $name }.
play-thinks = { $name } thinks (Ctrl-C saves and leaves)
play-adviser = Looking for good answers
play-bye = Goodbye.
play-concede = Really concede? Type yes.
play-pass-screen = Pass the screen to player { $seat } and press Enter.
play-fault = Edgewise made a mistake ({ $problem }). Please report it with this file.
play-won = { $count ->
        [1] Player { $winners } wins.
       *[other] Players { $winners } win.
    }
play-draw = It is a draw.
play-not-over = The match is not over; { $replies } replies so far.
play-status = Turn { $number } | Victory marker { $marker } (player 1 wins at { $high }, player 2 at { $low }) | neutral Crystals { $neutral }, Charges { $charges }
play-player = Player { $seat } { $faction }: Crystals { $crystals }, depleted { $depleted }, hand { $hand }, deck { $deck }, Sources { $sources }, Banner { $banner ->
        [true] ready
       *[false] used
    }
play-hand = Your hand
play-card = { $name } ({ $kind })
play-empty-hand = Your hand is empty.
play-kind = { $kind ->
        [enhancement] enhancement
       *[action] action
    }
play-squad = Squad
play-mode = Mode
play-endurance = Endurance
play-models = Models
play-enhancements = Enhancements (Charges)
play-ini = INI
play-att = ATT
play-def = DEF
play-mov = MOV
play-hex-numbers = A1 = model, S1 = Shrine, ** = Crystal Source, t0 = token, d4 = name of a Space. Hexes of a Space:
play-help-number = a number: take that choice; d4 2: choice 2 on Space d4; more: show further choices
play-help-hint = hint: the three best answers and why
play-help-show = board, squads, hand, log: show them
play-help-why = why N: explain choice N; why and an action as JSON: is it allowed, and which rule says so
play-help-odds = odds: the exact chances of the fights on offer, or of the fight under way
play-no-odds = There is no fight here to tell the odds of.
play-help-rule = rule DF-MOV-3: read a rule
play-help-undo = undo: take back the last answer; auto: pass for the rest of the turn
play-help-save = save FILE, quit, concede
play-help-goal = Kill enemy models to move the Victory marker to your end; a Passive turn brings Crystals from Sources you hold.
