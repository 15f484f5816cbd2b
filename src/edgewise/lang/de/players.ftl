# Wie die Bots heißen, wie sie spielen und warum sie raten, was sie raten.

level-random = Zufall: nimmt irgendeine erlaubte Antwort
level-greedy = Gierig: nimmt, was sofort am besten aussieht, ohne vorauszuschauen
level-recruit = Rekrut: denkt kurz nach, macht ab und zu absichtlich einen Fehler und sagt, was er vorhatte
level-veteran = Veteran: plant seinen ganzen Zug
level-warlord = Kriegsherr: plant seinen Zug gründlich gegen mehrere Kartenhände, die du haben könntest

hint-best = Am besten: { $action } ({ $chance } % Siegchance)
hint-also = Auch gut: { $action } ({ $chance } %)
hint-quiet = dabei wird vorerst nichts gewonnen oder verloren
hint-none = Gerade wird niemand etwas gefragt.
hint-wounds = { $percent } %, dass { $target } verletzt wird
hint-risk = { $percent } %, dass dafür { $model } verletzt wird
hint-stands = wie es steht, { $percent } %, dass die Seite, die den Kampf begann, eine Verletzung zufügt
hint-answers = { $percent } %, dass dafür die andere Seite eine Verletzung zufügt
hint-passive = erntet { $harvest } und erneuert { $refresh } { $refresh ->
    [one] Kristall
   *[other] Kristalle
}
hint-vp-won = zielt auf { $n } SP
hint-vp-lost = kann { $n } SP kosten
hint-kills = soll { $n ->
    [one] eine Figur
   *[other] { $n } Figuren
} töten
hint-loses = kann { $n ->
    [one] eine Figur
   *[other] { $n } Figuren
} kosten
hint-source-won = gewinnt { $at_the }
hint-source-lost = gibt { $at_the } auf
hint-source-denied = nimmt dem Gegner { $at_the }
hint-spends = plant { $n ->
    [one] 1 Kristall
   *[other] { $n } Kristalle
} auszugeben
hint-gains = bringt { $n ->
    [one] 1 Kristall
   *[other] { $n } Kristalle
}
hint-threatens = droht im nächsten Zug mit mehr
hint-safer = lässt dem Gegner weniger zum Angreifen
bot-thinks = { $name } denkt: { $reasons }
bot-slipped = { $name } macht absichtlich einen Fehler; besser war: { $action }
bot-slipped-secret = { $name } macht absichtlich einen Fehler; besser war eine Karte der Kartenhand
