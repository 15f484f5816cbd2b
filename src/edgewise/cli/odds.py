"""`edgewise odds`: how likely is this fight, exactly, and what does best play cost."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from edgewise.cli.app import CommandError, app
from edgewise.cli.options import known_game, read_text
from edgewise.cli.output import print_json
from edgewise.cli.telling import print_odds
from edgewise.core.refusal import EdgewiseError
from edgewise.lab import odds as lab

Mode = Literal["basic", "other"]
Die = Literal["yellow", "red"]
Words = Annotated[tuple[str, ...], Parameter(negative=())]
Flag = Annotated[bool, Parameter(negative=())]


@Parameter(name="*")
@dataclass(frozen=True)
class Attacker:
    """The side that asks."""

    attacker: str | None = None
    "The Squad that asks, by id or name."
    attacker_mode: Mode = "basic"
    "The Mode of its card."
    attacker_models: int | None = None
    "How many of its models there are; all by default."
    attacker_endurance: int | None = None
    "Its Endurance tokens; full by default."
    attacker_status: Words = ()
    "A status token on it; may be given several times."
    attacker_enhancement: Words = ()
    "An Enhancement on it whose Passive Action is paid; may be given several times."
    crystals: int | None = None
    "Crystals of its player; 2, or those of the position."
    depleted: int | None = None
    "Depleted Crystals of its player."
    die: Die | None = None
    "The only die its player takes."
    card: Words = ()
    "An Action of its player that counts as played, as card, card.upper or card.lower."
    attack: int = 0
    "A bonus to its Attack Power."
    defense: int = 0
    "A bonus to its Defense Power."
    hit: int = 0
    "A bonus to the result of its Shots."
    wounds: int = 0
    "Wounds that its strikes deal besides the first."
    no_rerolls: Flag = False
    "Its player rolls nothing again."


@Parameter(name="*")
@dataclass(frozen=True)
class Defender:
    """The other side."""

    defender: str | None = None
    "The Squad on the other side, by id or name."
    defender_mode: Mode = "basic"
    "The Mode of its card."
    defender_models: int | None = None
    "How many of its models there are."
    defender_endurance: int | None = None
    "Its Endurance tokens."
    defender_status: Words = ()
    "A status token on it."
    defender_enhancement: Words = ()
    "An Enhancement on it whose Passive Action is paid."
    defender_crystals: int | None = None
    "Crystals of its player."
    defender_depleted: int | None = None
    "Depleted Crystals of its player."
    defender_die: Die | None = None
    "The only die its player takes."
    defender_card: Words = ()
    "An Action of its player that counts as played."
    defender_attack: int = 0
    "A bonus to its Attack Power."
    defender_defense: int = 0
    "A bonus to its Defense Power."
    defender_no_rerolls: Flag = False
    "Its player rolls nothing again."


@Parameter(name="*")
@dataclass(frozen=True)
class Asked:
    """What is asked, and where."""

    position: Path | None = None
    "A position or a saved match; without --model the running fight is asked about."
    model: int | None = None
    "In a position: the number of the model that strikes, from 0."
    target: Annotated[tuple[int, ...], Parameter(negative=())] = ()
    "In a position: the number of the model it strikes at; for a Shot several."
    backstab: Flag = False
    "A Backstab instead of a Combat Sequence."
    with_backstab: Literal["before", "after"] | None = None
    "A Combat Sequence with a Backstab before or after it."
    shot: Flag = False
    "A Shot instead of a Combat Sequence."
    targets: int = 1
    "In a match-up: how many models one Shot is aimed at."
    hits: int = 1
    "How many of its targets a Shot shall hit."
    shoot_with: str = ""
    "The card that a Shot is made with."
    content: Annotated[tuple[Path, ...], Parameter(negative=())] = ()
    "A faction file whose Squads may be named, besides those that come with the game."
    kill: int | None = None
    "The chance to kill so many models of the Squad, each own model striking once."


ANY_ATTACKER, ANY_DEFENDER, ANY_QUESTION = Attacker(), Defender(), Asked()


@app.command(name="odds")
def odds(
    game: str,
    /,
    *,
    one: Attacker = ANY_ATTACKER,
    other: Defender = ANY_DEFENDER,
    asked: Asked = ANY_QUESTION,
    language: Literal["en", "de", "pl"] = "en",
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> int:
    """Tell the exact chances of a fight under best play, and what it costs.

    Parameters
    ----------
    game
        The game, for example dawnfall.
    language
        The language of the table.
    as_json
        Print JSON, with every number as a fraction and as a decimal number.
    """
    rules = known_game(game)
    try:
        table = _table(game, rules, one, other, asked)
        question = _question(rules, table, one, other, asked)
        answer = lab.asked(game, table, question)
        if asked.position is None and asked.kill is None:
            answer = lab.with_extremes(rules, table, question, answer)
    except (EdgewiseError, ValueError) as error:
        raise CommandError(str(error)) from None
    return print_json(answer) if as_json else print_odds(rules, table, answer, language)


def _table(game: str, rules: Any, one: Attacker, other: Defender, asked: Asked) -> Any:
    """The position or saved match, or a table with the two Squads."""
    if asked.position is not None:
        return lab.table(game, read_text(asked.position))
    if one.attacker is None or other.defender is None:
        raise CommandError("Name --attacker and --defender, or a --position.")
    fighters = [_fighter(one, "attacker", ""), _fighter(other, "defender", "defender_")]
    return rules.matchup(*fighters, [read_text(file) for file in asked.content])


def _fighter(side: Attacker | Defender, name: str, prefix: str) -> dict[str, Any]:
    fields = {
        "squad": getattr(side, name),
        "mode": getattr(side, f"{name}_mode"),
        "models": getattr(side, f"{name}_models"),
        "endurance": getattr(side, f"{name}_endurance"),
        "statuses": getattr(side, f"{name}_status"),
        "enhancements": getattr(side, f"{name}_enhancement"),
        "crystals": getattr(side, f"{prefix}crystals"),
        "depleted": getattr(side, f"{prefix}depleted"),
    }
    return {field: value for field, value in fields.items() if value is not None}


def _known(side: Attacker | Defender, prefix: str) -> dict[str, Any]:
    """What is given about a side beyond the table."""
    fields = ("crystals", "depleted", "die", "attack", "defense", "hit", "wounds")
    found = {field: getattr(side, prefix + field, None) for field in fields}
    found["rerolls"] = not getattr(side, f"{prefix}no_rerolls")
    found["cards"] = getattr(side, f"{prefix}card")
    return {field: value for field, value in found.items() if value is not None}


def _question(rules: Any, table: Any, one: Attacker, other: Defender, asked: Asked) -> dict[str, Any]:
    knowns = {"own": _known(one, ""), "enemy": _known(other, "defender_")}
    if asked.position is not None and asked.model is None:
        return {"type": "running", **knowns}
    models, foes = _models(rules, table, asked)
    if asked.kill is not None:
        squads = {m.model: squad.squad for squad in rules.view(table, None).squads for m in squad.models}
        by = "shot" if asked.shot else "backstab" if asked.backstab else "combat"
        found = {"type": "kills", "squad": squads[models[0]], "of": squads[foes[0]], "n": asked.kill, "by": by}
        return {**found, "card": asked.shoot_with, "anywhere": asked.position is None, **knowns}
    if asked.shot:
        targets = foes if asked.position is not None else foes[: asked.targets]
        found = {"type": "shot", "model": models[0], "targets": targets, "hits": asked.hits}
        return {**found, "card": asked.shoot_with, "anywhere": asked.position is None, **knowns}
    found = {"type": "backstab" if asked.backstab else "sequence", "model": models[0], "target": foes[0]}
    return {**found, **({"backstab": asked.with_backstab} if asked.with_backstab else {}), **knowns}


def _models(rules: Any, table: Any, asked: Asked) -> tuple[list[int], list[int]]:
    """The striking models and their targets."""
    if asked.position is None:
        return lab.models(rules, table)
    known = {m.model for squad in rules.view(table, None).squads for m in squad.models if m.alive}
    if not asked.target:
        raise CommandError("Name the --target of the --model.")
    for number in (asked.model, *asked.target):
        if number not in known:
            raise CommandError(f"There is no living model {number}; the position has {sorted(known)}.")
    return [asked.model or 0], list(asked.target)
