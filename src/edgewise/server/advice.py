"""Advice on request: a hint for the pending question, the odds of an action; both from what the seat may know."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from edgewise.core.odds import Odds, Reason, Share
from edgewise.core.question import Question
from edgewise.core.refusal import BadInput
from edgewise.core.wire import Measured, Words
from edgewise.server.bots import Bots, Failed
from edgewise.server.messages import Computed, Hinted
from edgewise.server.parts import Advice, Chance, Factor
from edgewise.server.play import Play
from edgewise.server.problems import Denied, from_input, from_refusal
from edgewise.server.reading import Reader

HEADLINES = {"kills": "odds-kills-asked"}
# Sources that have words of their own; the others are names of cards and tokens.
SOURCES = frozenset({"printed", "dice", "marked", "symbol", "rules", "known"})


async def hint(play: Play, seat: int, reader: Reader, advisers: Bots, ref: int) -> Hinted:
    """What a good player would answer, and why."""
    match = play.running()
    question, state, serial = match.question(seat), play.game.clone(match.state), play.serial
    listed = play.options(seat)
    try:
        found = await advisers.hint(play.founding.game, question)
    except Failed:
        raise Denied("no-hint") from None
    best = [
        Advice(
            listed.index(each.action),
            round(each.chance, 4),
            tuple(reader.says(reason.key, play.game.readable(state, reason.params)) for reason in each.reasons),
        )
        for each in found
        if each.action in listed
    ]
    if not best:
        raise Denied("no-hint")
    return Hinted(ref, serial, tuple(best))


async def odds(play: Play, seat: int, reader: Reader, action: dict[str, Any], advisers: Bots, ref: int) -> Computed:
    """What would come of an action or of a fight."""
    try:
        about = play.game.showing.odds_question(action)
    except BadInput:
        raise Denied("no-odds") from None
    state = _after(play, seat, action)
    question = Question(seat, (), lambda: play.game.view(state, seat))
    try:
        found = await advisers.odds(play.founding.game, question, about)
    except Failed:
        raise Denied("no-odds") from None
    sources = {each.source: play.game.readable(state, {"source": each.source})["source"] for each in found.reasons}
    return told(found, reader, ref, sources)


async def measure(play: Play, seat: int | None, reader: Reader, what: dict[str, Any], ref: int) -> Measured:
    """What the tape says; it is laid on a copy, so that play goes on meanwhile."""
    match, showing = play.running(), play.game.showing
    if showing.wire.measured is None:
        raise Denied("no-measure")
    state = play.game.clone(match.state)
    try:
        found, refusal = await asyncio.to_thread(showing.measured, state, seat, what)
    except BadInput as error:
        raise from_input(error) from None
    denied = None if refusal is None else from_refusal(refusal, play.game.readable(state, refusal.params))
    told: Measured = msgspec.structs.replace(
        found, ref=ref, problem=None if denied is None else denied.problem(reader.language)
    )
    return told


def _after(play: Play, seat: int, action: dict[str, Any]) -> Any:
    """The state to ask about: the present one, or the one after an answer inside a fight."""
    match = play.running()
    if not play.game.showing.is_inside(action):
        return match.state
    refused = play.refusal(action, seat)
    if refused is not None:
        raise refused
    state = play.game.clone(match.state)
    play.game.apply(state, play.game.action(action))
    return state


def told(found: Odds, reader: Reader, ref: int, sources: dict[str, Any]) -> Computed:
    """Odds in words; `sources` are the names of what changes numbers."""
    kind = found.kind
    percent = f"{100 * found.chance.value:.1f} %"
    headline = reader.says(HEADLINES.get(kind, f"odds-{kind}"), {"percent": percent, "exact": found.chance.exact})
    chances = [Chance(headline, found.chance.value, found.chance.exact)]
    chances += [_chance(name, share, reader) for name, share in found.outcomes.items()]
    costs = tuple(
        reader.says(
            "odds-cost",
            {
                "seat": cost.seat + 1,
                "expected": f"{cost.expected.value:.2f}",
                "exact": cost.expected.exact,
                "worst": cost.worst,
            },
        )
        for cost in found.costs
    )
    factors = tuple(_factor(reason, reader, sources) for reason in found.reasons)
    dice = {pair: share.value for pair, share in found.dice.get("attack", {}).items()}
    return Computed(
        ref,
        found.kind,
        found.seat,
        _value(found.harm_done),
        _value(found.harm_taken),
        tuple(chances),
        factors,
        not found.unforeseen,
        costs,
        dice,
    )


def _value(share: Share | None) -> float | None:
    return None if share is None else share.value


def _chance(name: str, share: Share, reader: Reader) -> Chance:
    stem, _, number = name.rpartition("-")
    words = reader.says(f"odds-{stem}", {"n": int(number)}) if number.isdecimal() else reader.says(f"odds-{name}", {})
    return Chance(words, share.value, share.exact)


def _factor(reason: Reason, reader: Reader, sources: dict[str, Any]) -> Factor:
    known = reason.source in SOURCES
    named = str(reader.plain(sources[reason.source]))
    source = reader.says(f"odds-from-{reason.source}", {}) if known else Words("", {}, named)
    return Factor(
        reader.says(f"odds-{reason.what}", {}), reason.amount, reason.rule, source, reason.model, reason.usual
    )
