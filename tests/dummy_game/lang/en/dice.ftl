dice-length = { $inches } inches

dice-do-throw = Throw the die
dice-do-gamble = Gamble with two dice
dice-do-spy = Draw a card
dice-do-note = Write { $n } down
dice-do-peek = Peek
dice-do-go = Walk
dice-do-march = Walk to { $to }
dice-do-bid = Bid { $card }
dice-do-hold = Hold
dice-do-concede = Player { $seat } gives up

dice-ask-turn = Player { $seat }: what do you do?
dice-ask-walk = Player { $seat }: where to?
dice-ask-bid = Player { $seat }: which card do you bid?

dice-cards-drawn = Player { $seat } draws { $count }.
dice-cards-drawn-by-you = Player { $seat } draws { $cards }.
dice-bids-shown = Bids: { $first } and { $second }; player { $seat } begins.
dice-dice-rolled = Player { $seat } rolls { $values }: { $points } points.
dice-marched = Player { $seat } walks { $path }.
dice-noted = Player { $seat } notes { $number }.
dice-peeked = Player { $seat } peeks.
dice-turn-began = --- Turn { $number }: player { $seat } ---
dice-seat-conceded = Player { $seat } gives up.

refused-turn = This cannot be done now.
dice-refused-over = The match is over.
dice-refused-seat = Another seat is asked.
dice-refused-dice = Dice are rolled first.
dice-refused-bid = This card is not in the hand.
dice-refused-walk = A place is asked for.
dice-refused-far = That is { $length } away, and { $allowance } is the most.
dice-refused-place = Nobody can stand at { $place }.

dice-points = { $n } points
dice-bad-side = There is no side { $name }.
outcome-points = Six points.
passed-hold = The turn ends.
mode-dice-duel = Duel
mode-dice-duel-about = Two players, a die and a road.
option-opening = Opening
option-opening-about = Hands, bids, gambling and the road.
odds-dice-points = They are worth something with { $percent } ({ $exact }).
odds-dice-nothing = Nothing
odds-dice-some = Some points
dice-menu-ready = A short game
dice-menu-full = The whole game
dice-help-walk = walk 2.5: walk to that place
dice-legend = 1 and 2 are the players
dice-status = Player { $seat }: { $points } points
dice-seat = Player
dice-place = Place
dice-side-red-about = Red is bold.
dice-side-blue-about = Blue is calm.
