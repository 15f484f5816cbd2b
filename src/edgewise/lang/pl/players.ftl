# Jak nazywają się boty, jak grają i dlaczego radzą to, co radzą.

level-random = Losowy: daje dowolną dozwoloną odpowiedź
level-greedy = Zachłanny: bierze to, co od razu wygląda najlepiej, i nie patrzy w przód
level-recruit = Rekrut: myśli przez chwilę, czasem celowo się myli i mówi, co miał na myśli
level-veteran = Weteran: planuje całą swoją turę
level-warlord = Wódz: planuje turę głęboko, przeciw kilku rękom, które możesz mieć

hint-best = Najlepsze: { $action } (szansa na wygraną { $chance }%)
hint-also = Także: { $action } ({ $chance }%)
hint-quiet = na razie nic się przez to nie zyskuje ani nie traci
hint-none = Teraz nikt nie jest o nic pytany.
hint-wounds = { $percent }% szans na zranienie: { $target }
hint-risk = { $percent }% szans, że w zamian zostanie zraniony: { $model }
hint-stands = przy obecnym stanie { $percent }% szans, że strona, która zaczęła walkę, zada ranę
hint-answers = { $percent }% szans, że druga strona zada ranę w zamian
hint-passive = pobiera { $harvest } i ładuje { $refresh } { $refresh ->
    [one] kryształ
    [few] kryształy
   *[other] kryształów
}
hint-vp-won = zmierza po { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
} zwycięstwa
hint-vp-lost = może kosztować { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
} zwycięstwa
hint-kills = ma zabić { $n ->
    [one] jeden model
    [few] { $n } modele
   *[other] { $n } modeli
}
hint-loses = może kosztować { $n ->
    [one] jeden model
    [few] { $n } modele
   *[other] { $n } modeli
}
hint-source-won = zdobywa { $at_the }
hint-source-lost = oddaje { $at_the }
hint-source-denied = odbiera wrogowi { $at_the }
hint-spends = planuje wydać { $n ->
    [one] 1 kryształ
    [few] { $n } kryształy
   *[other] { $n } kryształów
}
hint-gains = daje { $n ->
    [one] 1 kryształ
    [few] { $n } kryształy
   *[other] { $n } kryształów
}
hint-threatens = w następnej turze grozi czymś więcej
hint-safer = zostawia wrogowi mniej do zaatakowania
bot-thinks = { $name } myśli: { $reasons }
bot-slipped = { $name } celowo się myli; lepsze było: { $action }
bot-slipped-secret = { $name } celowo się myli; lepsza była karta z ręki
