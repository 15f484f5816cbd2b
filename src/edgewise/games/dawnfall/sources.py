"""The options of Special Crystal Sources, written in the vocabulary. DF-OPT-12 to DF-OPT-15."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from edgewise.content.terms import terms
from edgewise.core.phrase import phrase
from edgewise.core.refusal import BadInput, misshapen
from edgewise.games.dawnfall.effects.harm import Kill, RestoreEndurance, ReturnModel
from edgewise.games.dawnfall.effects.positions import PlaceToken
from edgewise.games.dawnfall.effects.selecting import Compared
from edgewise.games.dawnfall.effects.selectors import Models, Squads
from edgewise.games.dawnfall.effects.step import Step
from edgewise.games.dawnfall.effects.vocabulary import Verb

SOURCE_OPTIONS: dict[str, Step] = {
    "remove-model": Kill(to=Models(side="enemy", endurance=Compared("=", 0), choose=1)),
    "return-model": ReturnModel(of=Models(side="own", dead=True, choose=1)),
    "restore-endurance": RestoreEndurance(of=Squads(side="own", wounded=True, choose=1)),
}


def agreed_options(agreed: bool | tuple[str | dict[str, Any], ...], tokens: Collection[str]) -> tuple[Step, ...]:
    """The list agreed before the match: names of the default options, or steps as data. DF-OPT-12."""
    if isinstance(agreed, bool):
        return tuple(SOURCE_OPTIONS.values())
    return tuple(_option(entry, f"special_sources[{i}]", tokens) for i, entry in enumerate(agreed))


def _option(entry: str | dict[str, Any], field: str, tokens: Collection[str]) -> Step:
    if isinstance(entry, str):
        if entry not in SOURCE_OPTIONS:
            words = phrase("bad-source-option", name=entry, known=tuple(SOURCE_OPTIONS))
            raise BadInput(words, field=field, rule="DF-OPT-12")
        return SOURCE_OPTIONS[entry]
    try:
        step: Step = msgspec.convert(entry, Verb)
    except msgspec.ValidationError as error:
        raise misshapen(error, field, rule="DF-OPT-12") from None
    for term in (step, *(each for _, each in terms(step, ()))):
        named = [getattr(term, name, None) for name in ("status", "has_status")]
        named += [term.type] if isinstance(term, PlaceToken) else []
        for word in named:
            if isinstance(word, str) and word not in tokens:
                words = phrase("bad-unknown-token", name=word, known=tuple(tokens))
                raise BadInput(words, field=field, rule="DF-OPT-12")
    return step
