# Maelstrom's Edge: ruchy, szarże, odwroty i rozstawienie.

# Pytania.

me-ask-bonus-move = { $unit } jest w ruchu: dokąd?
me-ask-retreat = { $unit } musi się wycofać: dokąd?

# Co się stało.

me-log-unit-moved = { $kind ->
        [move] { $unit }: ruch na { $length }.
        [dash] { $unit }: sprint na { $length }.
        [charge] { $unit }: szarża na { $length }.
        [bonus] { $unit }: ruch dodatkowy na { $length }.
        [retreat] { $unit }: odwrót na { $length }.
       *[consolidate] { $unit }: umocnienie na { $length }.
    }
me-log-model-left-behind = Nie ma miejsca, model przepada: { $model }.
me-log-cover-lost = { $unit } opuszcza osłonę.
me-log-danger-met = { $unit } trafia na teren niebezpieczny: +{ $levels } przygwożdżenia.
me-log-climb-shook = { $unit }: wspinaczka daje +{ $levels } przygwożdżenia.
me-log-charge-made = { $unit } szarżuje, cel: { $target }; w kontakcie: { $contacts ->
        [one] { $contacts } model
        [few] { $contacts } modele
       *[other] { $contacts } modeli
    }.
me-log-grenade-thrown = { $model } rzuca granat odłamkowy, cel: { $target }.
me-log-countermeasures-met = { $target }: środki obronne; { $unit }: { $passed ->
        [true] test zdany
       *[other] test niezdany
    }, +{ $levels } przygwożdżenia.
me-log-bonus-move-rolled = { $unit } rzuca { $faces } na ruch dodatkowy: do { $most }.
me-log-bonus-move-declined = { $unit } zostaje na miejscu.
me-log-retreat-called = { $unit } musi się wycofać.
me-log-retreat-barred = { $unit } nie ma drogi odwrotu i zostaje.
me-log-retreat-pressed = { $why ->
        [near] { $unit } staje zbyt blisko wroga: +{ $levels } przygwożdżenia.
       *[barred] { $unit } nie może się wydostać: +{ $levels } przygwożdżenia.
    }

# Odmowy.

me-no-wrong-facing = Zwrot to od 0 do { $most } setnych stopnia.
me-no-start-on-table = { $unit } stoi na stole: droga zaczyna się tam, gdzie stoi dowódca.
me-no-not-dynamic = Nie każdy model może poruszać się dynamicznie: { $unit }.
me-no-no-surface = Na tym stole nie ma powierzchni „{ $surface }”.
me-no-off-surface = Punkt drogi { $number } nie leży nad powierzchnią „{ $surface }”.
me-no-short-leg = Każdy odcinek oprócz ostatniego ma co najmniej { $allowance }.
me-no-wrong-places = Podaj po jednym miejscu dla każdego z pozostałych modeli ({ $count }) albo żadnego: { $unit }.
me-no-wrong-way = { $model } oddaliłby się od swojej krawędzi odwodów.
me-no-short-charge = Dowódca nie zetknie się z celem: { $unit }, cel: { $target }.
me-no-two-markers = { $unit } dotykałby dwóch znaczników celu.
me-no-no-place = Nie ma już miejsca: { $model }.
me-no-few-contacts = W kontakcie oprócz dowódcy byłoby modeli: { $given }; możliwe: { $found } ({ $unit }).
me-no-too-far-off = Model byłby { $length } od dowódcy; możliwe jest { $allowance } ({ $unit }).
me-no-few-coherent = W spójności byłoby modeli: { $given }; możliwe: { $found } ({ $unit }).
me-no-still-strayed = { $unit } stracił spójność i porusza się tak, by ją odzyskać.
me-no-charge-nobody = Szarżuje się na wrogi oddział.
me-no-charge-away = Nie ma go na stole: { $target }.
me-no-charge-far = { $target } jest w odległości { $length }; szarża sięga { $allowance }.
me-no-charge-faced-off = { $unit } jest w starciu, wróg: { $target }. Walcz albo szarżuj na kogoś innego.
me-no-throw-without-charge = Granat rzuca się w szarży albo w akcji strzeleckiej.
me-no-no-thrower = Nikt o tym numerze nie ma granatów odłamkowych: { $unit }.
me-no-on-model = { $model } stanąłby na innym: { $blocker }.
me-no-end-in-contact = { $model } zetknąłby się z wrogiem ({ $blocker }): ruch kończy się bez kontaktu.
me-no-other-contact = { $model } zetknąłby się z oddziałem, z którym nie wolno: { $blocker }.
me-no-hop = Między dowódcą a modelem leży teren nieprzekraczalny: { $model }.
me-no-impassable-end = { $model } stanąłby na terenie nieprzekraczalnym.
me-no-off-table = { $model } nie stałby w całości na stole.
me-no-tight = { $model } tam się nie mieści.
me-no-too-long = Droga zajmuje { $length }{ $climb ->
        [none] { "" }
       *[other] , w tym { $climb } wspinaczki
    }; oddział ma { $allowance }.
me-no-way-off-table = W { $place } dowódca opuściłby stół.
me-no-way-impassable = W { $place } drogę zagradza teren nieprzekraczalny.
me-no-way-blocked = W { $place } na drodze stoi { $blocker }.
me-no-way-closed = Przejście między modelami { $model } i { $blocker } jest zamknięte, w { $place }.
me-no-places-count = Podaj miejsce dowódcy albo po jednym dla każdego z modeli ({ $count }): { $unit }.
me-no-no-leader = Oddziałem dowodzi model, który wskazuje jego wpis: { $unit }.
me-no-no-room = Nie ma dość miejsca: { $unit }.
me-no-outside-zone = { $model } nie stałby w całości w swojej strefie rozstawienia.
me-no-near-enemy = { $model } stałby najwyżej { $inches }″ od wroga.
me-no-pocket = { $model } nigdy by się stamtąd nie wydostał.
me-no-apart = { $unit } zaczyna w spójności.
