# What is wrong with records, saved matches and their dice.
bad-match-seed = a seed is a whole number, not { $given }
bad-match-nobody-asked = nobody is asked anything now; match.pending tells what is wanted
bad-match-mapping = a mapping of names to values is expected, not { $given }
bad-match-plain = this is not plain data: { $problem }
bad-match-record = this is not a record: { $problem }
bad-match-record-object = a record is a JSON object
bad-match-format = the record has format { $given }, this version reads { $format }; replay it with the version that wrote it
bad-match-game-format = the record was written by format { $given } of { $game }, this is { $format }; replay it with the version that wrote it
bad-match-reply = reply { $number } of the record is refused: { $why }
bad-match-extra = the record has rolls or draws that nothing asks for
bad-match-no-answer = the record has no answer left for a roll or draw
bad-match-chance = a roll or draw of the record cannot be read: { $problem }
bad-match-save = this is not a saved match: { $problem }
bad-match-save-fields = a saved match has the fields record and state
bad-match-other-state = the saved state is not what its record leads to
bad-match-neither = it is neither a record nor a saved match: { $problem }
bad-match-die = the { $die } die has the faces { $faces }, not { $given }
bad-match-pool =
    { $count ->
        [one] { $count } die is to be rolled ({ $die }), not { $given }
       *[other] { $count } dice are to be rolled ({ $die }), not { $given }
    }
bad-match-draw =
    { $count ->
        [one] { $count } drawn item is wanted, not { $given }
       *[other] { $count } drawn items are wanted, not { $given }
    }
bad-match-drawn = '{ $item }' is not among what may be drawn
bad-match-script = the script has no die for: { $purpose } ({ $die })
bad-text-card = there is no card '{ $card }' here; a card of a fan's file needs the state of its match

# Playing them again.
replay-failed = { $file } cannot be played again: { $problem }
replay-no-such = { $file } holds { $count } records; --game { $game } is not among them.
replay-legal = { $file }: { $count ->
        [one] { $count } reply
       *[other] { $count } replies
    }, all legal.
play-not-resumed = { $file } cannot be resumed: { $problem }
play-no-seat = This match has { $seats } seats; there is no seat { $seat }.
