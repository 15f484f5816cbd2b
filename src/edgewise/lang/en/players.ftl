# What the bots are called, how they play, and why they advise what they advise.

level-random = Random: takes any legal answer
level-greedy = Greedy: takes what looks best at once, without looking ahead
level-recruit = Recruit: thinks for a moment, slips on purpose now and then, and says what it had in mind
level-veteran = Veteran: plans its whole turn
level-warlord = Warlord: plans its turn deeply against several hands that you could hold

hint-best = Best: { $action } ({ $chance }% to win the match)
hint-also = Also: { $action } ({ $chance }%)
hint-quiet = nothing is won or lost by it for now
hint-none = Nobody is asked anything now.
hint-wounds = { $percent }% to wound { $target }
hint-risk = { $percent }% that { $model } is wounded in return
hint-stands = as it stands, { $percent }% that the side that started the fight wounds
hint-answers = { $percent }% that the other side wounds in return
hint-passive = harvests { $harvest } and refreshes { $refresh } { $refresh ->
    [one] Crystal
   *[other] Crystals
}
hint-vp-won = aims at { $n } VP
hint-vp-lost = may cost { $n } VP
hint-kills = aims to kill { $n ->
    [one] one model
   *[other] { $n } models
}
hint-loses = may lose { $n ->
    [one] one model
   *[other] { $n } models
}
hint-source-won = wins { $at_the }
hint-source-lost = gives up { $at_the }
hint-source-denied = denies { $at_the } to the enemy
hint-spends = plans to spend { $n ->
    [one] 1 Crystal
   *[other] { $n } Crystals
}
hint-gains = brings { $n ->
    [one] 1 Crystal
   *[other] { $n } Crystals
}
hint-threatens = threatens more next turn
hint-safer = leaves the enemy less to strike at
bot-thinks = { $name } thinks: { $reasons }
bot-slipped = { $name } slips on purpose; better was: { $action }
bot-slipped-secret = { $name } slips on purpose; a card in hand was better
