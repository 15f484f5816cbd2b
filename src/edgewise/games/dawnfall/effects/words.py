"""Roles, names, moments, durations, abilities, bans and limits as message keys. DF-CRD-10."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edgewise.core.phrase import Phrase, dashed, either, linked, name_of, phrase

# The roles of the Squad that an Action is bound or attached to.
SQUAD_WORDS = frozenset({"bound_squad", "attached_squad", "self_squad"})
SPOKEN_ROLES = frozenset(
    {
        "bound_squad",
        "attached_squad",
        "self_squad",
        "target",
        "targets",
        "attacker",
        "defender",
        "opponent_model",
        "own_fighter",
        "victim",
        "killer",
        "shooter",
        "mover",
        "pushed",
        "self_model",
        "self_card",
        "self_token",
        "shrine",
        "each",
        "actor",
        "opponent",
    }
)

# Names that effects store for later steps and that have words of their own; any other is said as it stands.
STORED = frozenset(
    {
        "aim",
        "aim_too",
        "aimed",
        "anchor",
        "beam",
        "bearer",
        "bomb",
        "burning",
        "died_at",
        "entered",
        "first",
        "hits",
        "near",
        "others",
        "payer",
        "roller",
        "second",
        "start",
        "starter",
        "wall",
    }
)

# Durations that the texts leave unsaid: nothing lasts, or the words of the condition say it.
UNSAID = frozenset({"instant", "while_condition"})

# What numbers of a declaration count, where the texts have a word for it.
NUMBERS = frozenset({"models", "tokens"})

SIDES = frozenset({"own", "enemy", "allied"})


def word(name: str) -> Phrase:
    """A role or a stored name in words."""
    if name in SPOKEN_ROLES:
        return Phrase(f"role-{dashed(name)}")
    if name in STORED:
        return Phrase(f"stored-{dashed(name)}")
    return phrase("stored-other", name=name.replace("_", " "))


def squads_words(ids: Sequence[str]) -> Any:
    """Squads by their names, as they stand beside a noun; nothing when none is named."""
    return linked("join-or", [phrase("quoted", what=name_of("squad", id)) for id in ids])


def side_words(side: str) -> Any:
    """Whose things; nothing when it does not matter."""
    return Phrase(f"side-{side}") if side in SIDES else ""


def number_words(name: str) -> Any:
    """What a number of the declaration counts."""
    return Phrase(f"number-{name}") if name in NUMBERS else name.replace("_", " ")


def attribute_words(names: Sequence[str]) -> Any:
    """Attributes by their short names."""
    return either([Phrase(f"attribute-{name}") for name in names], "and")


def moment_words(timing: str) -> Phrase:
    """A moment in words."""
    return Phrase(f"moment-{dashed(timing)}")


def lasting_words(duration: str, turns: int = 1) -> Any:
    """A duration in words; nothing where it goes without saying."""
    if duration in UNSAID:
        return ""
    return phrase("lasting-n-turns", n=turns) if duration == "n_turns" else Phrase(f"lasting-{dashed(duration)}")


def ability_words(abilities: str | Sequence[str]) -> Any:
    """Abilities in words, as what somebody does."""
    names = (abilities,) if isinstance(abilities, str) else abilities
    return either([Phrase(f"ability-{dashed(name)}") for name in names], "and")


def ban_words(bans: str | Sequence[str]) -> Any:
    """Bans in words, as what somebody cannot do."""
    names = (bans,) if isinstance(bans, str) else bans
    return either([Phrase(f"ban-{dashed(name)}") for name in names], "ban")


def limit_words(limit: Any) -> Phrase:
    """A limit in words."""
    return phrase("limit-often", n=limit.n, per=Phrase(f"limit-{dashed(limit.per)}"))


def renamed(said: Any, keys: Mapping[str, str]) -> Any:
    """The same words with other keys for some of them."""
    if not isinstance(said, Phrase):
        return said
    return Phrase(keys.get(said.key, said.key), {name: renamed(value, keys) for name, value in said.params.items()})
