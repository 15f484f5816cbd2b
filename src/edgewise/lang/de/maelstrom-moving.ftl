# Maelstrom's Edge: Bewegungen, Sturmangriffe, Rückzüge und Aufstellung.

# Fragen.

me-ask-bonus-move = { $unit } ist in Bewegung: wohin?
me-ask-retreat = { $unit } muss sich zurückziehen: wohin?

# Was geschah.

me-log-unit-moved = { $kind ->
        [move] { $unit } bewegt sich { $length }.
        [dash] { $unit } sprintet { $length }.
        [charge] { $unit } stürmt { $length }.
        [bonus] { $unit } bewegt sich { $length } weiter.
        [retreat] { $unit } zieht sich { $length } zurück.
       *[consolidate] { $unit } rückt { $length } nach.
    }
me-log-model-left-behind = Für { $model } ist kein Platz: verloren.
me-log-cover-lost = { $unit } verlässt die Deckung.
me-log-danger-met = { $unit } gerät auf gefährlichen Boden: +{ $levels } Niederhalten.
me-log-climb-shook = Das Klettern erschüttert { $unit }: +{ $levels } Niederhalten.
me-log-charge-made = { $unit } stürmt auf { $target }, { $contacts ->
        [one] ein Modell
       *[other] { $contacts } Modelle
    } in Kontakt.
me-log-grenade-thrown = { $model } wirft eine Splittergranate auf { $target }.
me-log-countermeasures-met = Die Abwehrmaßnahmen von { $target } erschüttern { $unit }: { $passed ->
        [true] Test bestanden
       *[other] Test nicht bestanden
    }, +{ $levels } Niederhalten.
me-log-bonus-move-rolled = { $unit } würfelt { $faces } für die Bonusbewegung: bis zu { $most }.
me-log-bonus-move-declined = { $unit } bleibt stehen.
me-log-retreat-called = { $unit } muss sich zurückziehen.
me-log-retreat-barred = { $unit } hat keinen Ausweg und bleibt.
me-log-retreat-pressed = { $why ->
        [near] { $unit } hält zu nah am Gegner: +{ $levels } Niederhalten.
       *[barred] { $unit } kommt nicht weg: +{ $levels } Niederhalten.
    }

# Ablehnungen.

me-no-wrong-facing = Eine Ausrichtung hat 0 bis { $most } hundertstel Grad.
me-no-start-on-table = { $unit } steht auf dem Tisch: Der Weg beginnt beim Truppführer.
me-no-not-dynamic = Nicht jedes Modell von { $unit } kann sich dynamisch bewegen.
me-no-no-surface = Auf diesem Tisch gibt es keine Fläche „{ $surface }“.
me-no-off-surface = Wegpunkt { $number } liegt nicht über der Fläche „{ $surface }“.
me-no-short-leg = Jede Strecke außer der letzten ist mindestens { $allowance } lang.
me-no-wrong-places = Nenne je einen Platz für die { $count } anderen Modelle von { $unit }, oder gar keinen.
me-no-wrong-way = { $model } käme weiter von der eigenen Reservekante weg.
me-no-short-charge = Der Truppführer von { $unit } würde { $target } nicht berühren.
me-no-two-markers = { $unit } würde zwei Missionsmarker berühren.
me-no-no-place = Für { $model } ist kein Platz mehr.
me-no-few-contacts = Außer dem Truppführer { $given ->
        [one] wäre ein Modell
       *[other] wären { $given } Modelle
    } von { $unit } in Kontakt; { $found } sind möglich.
me-no-too-far-off = Ein Modell von { $unit } wäre { $length } vom Truppführer entfernt; { $allowance } sind möglich.
me-no-few-coherent = { $given ->
        [one] Ein Modell von { $unit } wäre
       *[other] { $given } Modelle von { $unit } wären
    } im Zusammenhalt; { $found } sind möglich.
me-no-still-strayed = { $unit } hat den Zusammenhalt verloren und bewegt sich so, dass er wieder besteht.
me-no-charge-nobody = Ein Sturmangriff gilt einer gegnerischen Einheit.
me-no-charge-away = { $target } ist nicht auf dem Tisch.
me-no-charge-far = { $target } ist { $length } entfernt; der Sturmangriff reicht { $allowance }.
me-no-charge-faced-off = { $unit } steht { $target } gegenüber: Kämpfe, oder stürme auf jemand anderen.
me-no-throw-without-charge = Granaten wirft man in einem Sturmangriff oder in einer Schussaktion.
me-no-no-thrower = Niemand mit dieser Nummer in { $unit } hat Splittergranaten.
me-no-on-model = { $model } stünde auf { $blocker }.
me-no-end-in-contact = { $model } würde { $blocker } berühren: Die Bewegung endet ohne Kontakt zum Gegner.
me-no-other-contact = { $model } würde { $blocker } berühren, und zu dieser Einheit ist kein Kontakt erlaubt.
me-no-hop = Zwischen Truppführer und { $model } liegt unpassierbarer Boden.
me-no-impassable-end = { $model } stünde auf unpassierbarem Boden.
me-no-off-table = { $model } stünde nicht ganz auf dem Tisch.
me-no-tight = { $model } passt dort nicht hin.
me-no-too-long = Der Weg braucht { $length }{ $climb ->
        [none] { "" }
       *[other] , davon { $climb } Klettern
    }; die Einheit hat { $allowance }.
me-no-way-off-table = Bei { $place } würde der Truppführer den Tisch verlassen.
me-no-way-impassable = Bei { $place } ist unpassierbarer Boden im Weg.
me-no-way-blocked = Bei { $place } ist { $blocker } im Weg.
me-no-way-closed = Die Lücke zwischen { $model } und { $blocker } ist geschlossen, bei { $place }.
me-no-places-count = Nenne einen Platz für den Truppführer, oder je einen für die { $count } Modelle von { $unit }.
me-no-no-leader = { $unit } wird von dem Modell geführt, das der Eintrag nennt.
me-no-no-room = Für { $unit } ist nicht genug Platz.
me-no-outside-zone = { $model } stünde nicht ganz in der eigenen Aufstellungszone.
me-no-near-enemy = { $model } stünde höchstens { $inches }″ von einem Gegner entfernt.
me-no-pocket = { $model } könnte von dort nie weg.
me-no-apart = { $unit } beginnt im Zusammenhalt.
