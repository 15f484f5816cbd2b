# Maelstrom's Edge: moves, charges, retreats and deployment.

# Questions.

me-ask-bonus-move = { $unit } is on the move: where to?
me-ask-retreat = { $unit } has to retreat: where to?

# What happened.

me-log-unit-moved = { $kind ->
        [move] { $unit } moves { $length }.
        [dash] { $unit } dashes { $length }.
        [charge] { $unit } charges { $length }.
        [bonus] { $unit } moves on { $length }.
        [retreat] { $unit } retreats { $length }.
       *[consolidate] { $unit } consolidates { $length }.
    }
me-log-model-left-behind = There is no place for { $model }: it is lost.
me-log-cover-lost = { $unit } leaves its cover.
me-log-danger-met = { $unit } meets dangerous ground: +{ $levels } suppression.
me-log-climb-shook = Climbing shakes { $unit }: +{ $levels } suppression.
me-log-charge-made = { $unit } charges into { $target } with { $contacts ->
        [one] one model
       *[other] { $contacts } models
    } in contact.
me-log-grenade-thrown = { $model } throws a frag grenade at { $target }.
me-log-countermeasures-met = The countermeasures of { $target } shake { $unit }: { $passed ->
        [true] test passed
       *[other] test failed
    }, +{ $levels } suppression.
me-log-bonus-move-rolled = { $unit } rolls { $faces } for its bonus move: up to { $most }.
me-log-bonus-move-declined = { $unit } stays where it is.
me-log-retreat-called = { $unit } has to retreat.
me-log-retreat-barred = { $unit } has no way out and stays.
me-log-retreat-pressed = { $why ->
        [near] { $unit } stops too near the enemy: +{ $levels } suppression.
       *[barred] { $unit } cannot get away: +{ $levels } suppression.
    }

# Refusals.

me-no-wrong-facing = A facing is 0 to { $most } hundredths of a degree.
me-no-start-on-table = { $unit } stands on the table: its way begins where its leader stands.
me-no-not-dynamic = Not every model of { $unit } can move dynamically.
me-no-no-surface = There is no surface '{ $surface }' on this table.
me-no-off-surface = Waypoint { $number } does not lie over the surface '{ $surface }'.
me-no-short-leg = Every leg but the last is at least { $allowance } long.
me-no-wrong-places = Name one place for each of the { $count } other models of { $unit }, or none at all.
me-no-wrong-way = { $model } would get farther from its reserve edge.
me-no-short-charge = The leader of { $unit } would not touch { $target }.
me-no-two-markers = { $unit } would touch two objective markers.
me-no-no-place = No place is left for { $model }.
me-no-few-contacts = { $given ->
        [one] One model of { $unit } would be
       *[other] { $given } models of { $unit } would be
    } in contact beside the leader; { $found } can be.
me-no-too-far-off = A model of { $unit } would be { $length } from its leader; { $allowance } is possible.
me-no-few-coherent = { $given ->
        [one] One model of { $unit } would be
       *[other] { $given } models of { $unit } would be
    } in coherency; { $found } can be.
me-no-still-strayed = { $unit } is out of coherency and moves so that it is coherent again.
me-no-charge-nobody = A charge goes at an enemy unit.
me-no-charge-away = { $target } is not on the table.
me-no-charge-far = { $target } is { $length } away; the charge reaches { $allowance }.
me-no-charge-faced-off = { $unit } faces off with { $target }: it fights, or charges somebody else.
me-no-throw-without-charge = A grenade is thrown in a charge, or in a shooting action.
me-no-no-thrower = Nobody of that number in { $unit } has frag grenades.
me-no-on-model = { $model } would stand on { $blocker }.
me-no-end-in-contact = { $model } would touch { $blocker }: the move ends clear of enemies.
me-no-other-contact = { $model } would touch { $blocker }, who is not of the unit that may be touched.
me-no-hop = Impassable ground lies between the leader and { $model }.
me-no-impassable-end = { $model } would stand in impassable ground.
me-no-off-table = { $model } would not stand wholly on the table.
me-no-tight = { $model } does not fit there.
me-no-too-long = The way takes { $length }{ $climb ->
        [none] { "" }
       *[other] , { $climb } of it climbing
    }; the unit has { $allowance }.
me-no-way-off-table = At { $place } the leader would leave the table.
me-no-way-impassable = Impassable ground is in the way at { $place }.
me-no-way-blocked = { $blocker } is in the way at { $place }.
me-no-way-closed = The gap between { $model } and { $blocker } is closed at { $place }.
me-no-places-count = Name one place for the leader, or one for each of the { $count } models of { $unit }.
me-no-no-leader = { $unit } is led by the model that its entry names.
me-no-no-room = There is not enough room for { $unit }.
me-no-outside-zone = { $model } would not stand wholly in its deployment zone.
me-no-near-enemy = { $model } would stand within { $inches }″ of an enemy.
me-no-pocket = { $model } could never leave that place.
me-no-apart = { $unit } starts in coherency.
