"""`edgewise odds`: how likely is this fight, exactly, and what does best play cost."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_type_hints

from cyclopts import Parameter

from edgewise import catalog
from edgewise.cli.app import CommandError, app
from edgewise.cli.options import known_game, read_text
from edgewise.cli.output import print_json
from edgewise.cli.telling import print_odds
from edgewise.core.languages import Language
from edgewise.core.phrase import either, phrase
from edgewise.core.refusal import BadInput, EdgewiseError, in_words
from edgewise.lab import odds as lab

Side = Literal["basic", "other", "normal", "shifted"]
Die = Literal["yellow", "red"]
Words = Annotated[tuple[str, ...], Parameter(negative=())]
Flag = Annotated[bool, Parameter(negative=())]


@Parameter(name="*")
@dataclass(frozen=True)
class Attacker:
    """The side that asks."""

    attacker: str | None = None
    "The Squad that asks, by id or name."
    attacker_mode: Side | None = None
    "The Mode of its card, or the side that lies up."
    attacker_models: int | None = None
    "How many of its models there are; all by default."
    attacker_endurance: int | None = None
    "Its Endurance or HP tokens; full by default."
    attacker_status: Words = ()
    "A status token on it; may be given several times."
    attacker_enhancement: Words = ()
    "An Enhancement on it whose Passive Action is paid; may be given several times."
    crystals: int | None = None
    "Crystals of its player; those of the position, or as usual."
    depleted: int | None = None
    "Depleted Crystals of its player."
    die: Die | None = None
    "The only die its player takes."
    card: Words = ()
    "An Action of its player that counts as played, as card, card.upper or card.lower."
    attack: int = 0
    "A bonus to its Attack."
    defense: int = 0
    "A bonus to its Defense."
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
    defender_mode: Side | None = None
    "The Mode of its card, or the side that lies up."
    defender_models: int | None = None
    "How many of its models there are."
    defender_endurance: int | None = None
    "Its Endurance or HP tokens."
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
    "A bonus to its Attack."
    defender_defense: int = 0
    "A bonus to its Defense."
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
    language: Language = "en",
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
    rules = known_game(game, language)
    try:
        with in_words(catalog.speaker(language).say):
            _check_told(rules)
            _check_fit(asked)
            table = _table(game, rules, one, other, asked, language)
            question = _question(rules, table, one, other, asked)
            answer = lab.asked(game, table, question)
            if asked.position is None and asked.kill is None:
                answer = lab.with_extremes(rules, table, question, answer)
    except (EdgewiseError, ValueError) as error:
        raise CommandError(str(error)) from None
    return print_json(answer) if as_json else print_odds(rules, table, answer, language)


def _check_told(rules: Any) -> None:
    """A game whose fighters have no faces to fight with tells no odds yet, and says so before anything is asked."""
    if not {"mode", "side"} & get_type_hints(rules.fighter_type).keys():
        raise BadInput(phrase(rules.desk.no_odds))


def _check_fit(asked: Asked) -> None:
    """Options that would be left unread are refused."""
    shots = {"--targets": asked.targets != 1, "--hits": asked.hits != 1, "--shoot-with": asked.shoot_with != ""}
    numbers = {"--model": asked.model is not None, "--target": asked.target != ()}
    for owner, is_there, options in (
        ("--shot", asked.shot, shots),
        ("--position", asked.position is not None, numbers),
    ):
        for option, is_given in options.items():
            if is_given and not is_there:
                raise BadInput(phrase("bad-question-belongs", option=option, owner=owner))
    if asked.shot and asked.backstab:
        raise BadInput(phrase("bad-question-either"))


def _table(game: str, rules: Any, one: Attacker, other: Defender, asked: Asked, language: str) -> Any:
    """The position or saved match, or a table with the two Squads."""
    if asked.position is not None:
        return lab.table(game, read_text(asked.position, language))
    if one.attacker is None or other.defender is None:
        raise BadInput(phrase("bad-question-nobody"))
    known = get_type_hints(rules.fighter_type)
    fighters = [_fighter(one, "attacker", "", known), _fighter(other, "defender", "defender_", known)]
    return rules.matchup(*fighters, [read_text(file, language) for file in asked.content])


def _fighter(side: Attacker | Defender, name: str, prefix: str, known: dict[str, Any]) -> dict[str, Any]:
    """What was given of a fighter, under the names of the game; what the game does not know it refuses itself."""
    up = "mode" if "mode" in known else "side"
    face, faces = getattr(side, f"{name}_mode"), get_args(known[up])
    if face is not None and face not in faces:
        raise BadInput(phrase("bad-question-mode", option=f"--{name}-mode {face}", known=either(faces)))
    fields = {
        "squad": getattr(side, name),
        up: face,
        "models": getattr(side, f"{name}_models"),
        "endurance" if "endurance" in known else "hp": getattr(side, f"{name}_endurance"),
        "statuses": getattr(side, f"{name}_status") or None,
        "enhancements": getattr(side, f"{name}_enhancement") or None,
        "crystals": getattr(side, f"{prefix}crystals"),
        "depleted": getattr(side, f"{prefix}depleted"),
    }
    return {field: value for field, value in fields.items() if value is not None}


def _known(side: Attacker | Defender, prefix: str) -> dict[str, Any]:
    """What is given about a side beyond the table."""
    fields = ("crystals", "depleted", "die", "attack", "defense", "hit", "wounds")
    found = {field: getattr(side, prefix + field, None) for field in fields}
    given = {field: value for field, value in found.items() if value}
    # No Crystals at all is something else than nothing said about them.
    given |= {field: 0 for field in ("crystals", "depleted") if found[field] == 0}
    if getattr(side, f"{prefix}no_rerolls"):
        given["rerolls"] = False
    if cards := getattr(side, f"{prefix}card"):
        given["cards"] = cards
    return given


def _question(rules: Any, table: Any, one: Attacker, other: Defender, asked: Asked) -> dict[str, Any]:
    knowns = {"own": _known(one, ""), "enemy": _known(other, "defender_")}
    if asked.position is not None and asked.model is None:
        return {"type": "running", **knowns}
    models, foes = _models(rules, table, asked)
    if asked.kill is not None:
        squads = {model: squad for row in rules.fielded(table) for model, squad in row.items()}
        by = "shot" if asked.shot else "backstab" if asked.backstab else "combat"
        found = {"type": "kills", "squad": squads[models[0]], "of": squads[foes[0]], "n": asked.kill, "by": by}
        return _fitted(rules, {**found, "card": asked.shoot_with, "anywhere": asked.position is None, **knowns})
    if asked.shot:
        if asked.position is None and asked.targets > len(foes):
            raise BadInput(phrase("bad-question-targets", given=asked.targets, most=len(foes)))
        targets = foes if asked.position is not None else foes[: asked.targets]
        found = {"type": "shot", "model": models[0], "targets": targets, "hits": asked.hits}
        return _fitted(rules, {**found, "card": asked.shoot_with, "anywhere": asked.position is None, **knowns})
    found = {"type": "backstab" if asked.backstab else "sequence", "model": models[0], "target": foes[0]}
    return _fitted(rules, {**found, **({"backstab": asked.with_backstab} if asked.with_backstab else {}), **knowns})


# What games call the same thing.
OTHER_NAMES = {"targets": "target", "card": "power"}


def _fitted(rules: Any, question: dict[str, Any]) -> dict[str, Any]:
    """The question in the words of the game; what the game has no word for may stay unsaid, but not said."""
    kinds = {kind.__struct_config__.tag: kind.__struct_fields__ for kind in get_args(rules.question_type)}
    if question["type"] not in kinds:
        raise BadInput(phrase("bad-question-kind", kind=question["type"], known=tuple(kinds)))
    fields = kinds[question["type"]]
    found: dict[str, Any] = {"type": question.pop("type")}
    for name, value in question.items():
        if name in fields:
            found[name] = value
        elif (other := OTHER_NAMES.get(name, "")) in fields:
            found[other] = _only(value) if name == "targets" else value
        elif value not in ("", "combat"):
            found[name] = value  # the game refuses it in its own words
    return found


def _only(targets: list[int]) -> int:
    if len(targets) > 1:
        raise BadInput(phrase("bad-question-one-target"))
    return targets[0]


def _models(rules: Any, table: Any, asked: Asked) -> tuple[list[int], list[int]]:
    """The striking models and their targets."""
    if asked.position is None:
        return lab.models(rules, table)
    known = {model for row in rules.fielded(table) for model in row}
    if not asked.target:
        raise BadInput(phrase("bad-question-no-target"))
    for number in (asked.model, *asked.target):
        if number not in known:
            raise BadInput(phrase("bad-question-model", model=number or 0, known=tuple(sorted(known))))
    return [asked.model or 0], list(asked.target)
