"""Attributes with their modifiers, abilities and bans."""

from __future__ import annotations

from edgewise.games.dawnfall.state import DEAD, Game

NAMES = ("ini", "att", "def", "mov")
# An attribute that an effect sets to a dash; no number on a card is that small.
DASH = -99
# What is asked before a model is put elsewhere. DF-MOV-16.
PUT_WORDS = ("relocate", "be_moved")


def printed(state: Game, model: int, name: str) -> int | None:
    """The number on the face-up side of the card, None for a dash. DF-SQD-11."""
    squad = state.model_squad[model]
    value: int | None = state.book.sides[state.squad_card[squad]][state.modes[squad]].numbers[name]
    return value


def attribute(state: Game, model: int, name: str) -> int | None:
    """The current value: printed plus the sum of modifiers, at least 0; None for a dash. DF-SQD-10, DF-SQD-11."""
    squad = state.model_squad[model]
    value: int | None = state.book.sides[state.squad_card[squad]][state.modes[squad]].numbers[name]
    if value is None:
        return None
    if state.modifiers:
        changes = reasons(state, model, name)
    elif not (state.statuses or state.passives or state.book.auras):
        return value
    elif is_spoken_of(state, name):
        changes = state.book.continuous.attribute_changes(state, model, name)
    else:
        return value if value > 0 else 0
    return _changed(value, changes)


def _changed(value: int, changes: list[tuple[str, int, str]]) -> int | None:
    fixed = None
    for _, amount, how in changes:
        if how == "set":
            fixed = amount
        else:
            value += amount
    if fixed == DASH:
        return None
    return max(0, value if fixed is None else fixed)


def reasons(state: Game, model: int, name: str) -> list[tuple[str, int, str]]:
    """What changes an attribute: source, amount, and `add` or `set`."""
    found: list[tuple[str, int, str]] = []
    if state.modifiers:
        squad = state.model_squad[model]
        for m in state.modifiers:
            if (m.model == model or m.squad == squad) and m.what in (name, "=" + name):
                found.append((m.source, m.amount, "set" if m.what[0] == "=" else "add"))
    if is_spoken_of(state, name):
        found += state.book.continuous.attribute_changes(state, model, name)
    return found


def is_spoken_of(state: Game, word: str) -> bool:
    """Whether a continuous effect in play could say anything about an attribute, ability or ban."""
    if word not in state.book.speakers:
        return False
    speakers = state.book.speakers[word]
    if speakers.shrines or (state.passives and speakers.cards):
        return True
    kinds = speakers.statuses
    if kinds:
        for status in state.statuses:
            if status.kind in kinds:
                return True
    return False


def is_quiet(state: Game, words: tuple[str, ...]) -> bool:
    """No effect in play says anything about these attributes, abilities and bans."""
    heard = state.book.voices[words]
    if heard.by_shrine or (heard.by_card and state.passives):
        return False
    # Mostly there are none, and to see that is quicker than a loop over nothing; a loop is quicker than all().
    if state.statuses:
        for status in state.statuses:
            if status.kind in heard.statuses:
                return False
    if state.modifiers:
        for modifier in state.modifiers:
            if modifier.what in heard.modifiers:
                return False
    return True


def reroll_symbol(state: Game, model: int, name: str) -> bool:
    """True when a reroll symbol or ability stands beside this attribute. DF-SQD-7, DF-SQD-8."""
    squad = state.model_squad[model]
    side = state.book.sides[state.squad_card[squad]][state.modes[squad]]
    return bool(side.rerolls[name]) or has_ability(state, model, name + "_reroll")


def has_ability(state: Game, model: int, ability: str) -> bool:
    """True when the side, a status or an effect gives the ability. DF-EFF-9 `grant`."""
    squad = state.model_squad[model]
    if ability == "through_obstacles" and (
        state.book.sides[state.squad_card[squad]][state.modes[squad]].through_obstacles
    ):
        return True
    if state.modifiers:
        what = "+" + ability
        for m in state.modifiers:
            if m.what == what and (m.model == model or m.squad == squad):
                return True
    if is_spoken_of(state, ability):
        return bool(state.book.continuous.grants(state, model, ability))
    return False


def ability_count(state: Game, model: int, ability: str) -> int:
    """How often an ability is given, for abilities that add up."""
    squad = state.model_squad[model]
    what = "+" + ability
    count = sum(1 for m in state.modifiers if m.what == what and (m.model == model or m.squad == squad))
    if is_spoken_of(state, ability):
        count += state.book.continuous.grant_count(state, model, ability)
    return count


def is_forbidden(state: Game, model: int, what: str) -> bool:
    """True when an effect forbids this to the model. DF-EFF-9 `forbid`."""
    if state.modifiers:
        squad = state.model_squad[model]
        ban = "!" + what
        for m in state.modifiers:
            if m.what == ban and (m.model == model or m.squad == squad):
                return True
    if is_spoken_of(state, what):
        return bool(state.book.continuous.forbids(state, model, what))
    return False


def is_barred(state: Game, squad: int, what: str) -> bool:
    """True when an effect forbids this to a model of the Squad, for what a Squad does or gets as a whole."""
    models = state.squad_models[squad]
    living = [m for m in models if state.spaces[m] != DEAD]
    return any(is_forbidden(state, m, what) for m in living or models[:1])


def value_of(state: Game, squad: int) -> int:
    """The Endurance value of the face-up side: maximum tokens and VP of each model. DF-SQD-12, DF-VIC-2."""
    found: int = state.book.sides[state.squad_card[squad]][state.modes[squad]].endurance
    return found


def lost_endurance(state: Game, squad: int) -> int:
    """Endurance tokens missing from the Squad."""
    return value_of(state, squad) - state.endurance[squad]


def base_size(state: Game, model: int) -> int:
    """Hexes of the model's base. DF-BRD-13."""
    found: int = state.book.squads[state.squad_card[state.model_squad[model]]].base
    return found
