"""Checks of single terms of a faction file: role words, numbers, classes of tokens, languages. DF-EFF-18."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, get_args, get_type_hints

from edgewise.content import Problem, Source
from edgewise.core.languages import LANGUAGES
from edgewise.core.phrase import phrase
from edgewise.games.dawnfall.effects.circumstances import ChosenIs, HasResource
from edgewise.games.dawnfall.effects.conditions import HasAbility, HasStatus
from edgewise.games.dawnfall.effects.control import ChooseOne
from edgewise.games.dawnfall.effects.fights import Cancel, ModifyPower, Replace, ShootInstead, StandIn, WinDefense
from edgewise.games.dawnfall.effects.harm import CheckHit, PreventWounds, RedirectWounds, SetDeathValue
from edgewise.games.dawnfall.effects.lasting import Ability, AddStatus, RemoveStatus
from edgewise.games.dawnfall.effects.positions import PlaceToken, StopMove
from edgewise.games.dawnfall.effects.regions import SameSpace, Tokens
from edgewise.games.dawnfall.effects.riches import Gain, SpendResource
from edgewise.games.dawnfall.effects.rolls import RerollVerb
from edgewise.games.dawnfall.effects.selecting import Sel
from edgewise.games.dawnfall.effects.selectors import Models
from edgewise.games.dawnfall.effects.step import Step
from edgewise.games.dawnfall.effects.triggers import TriggerLimit
from edgewise.games.dawnfall.effects.values import Largest, Quotient, Smallest, Total
from edgewise.games.dawnfall.profiles import Faction, Limit, Number, Power, Price, TokenType
from edgewise.games.dawnfall.timing import WINDOWS

Path = tuple[str | int, ...]
GROUPS = ("squads", "cards", "banners", "shrines", "tokens")
# Moments of a Combat Sequence and of a Shot.
FIGHTING = frozenset(
    {"before_sequence", "before_attack", "after_attack_roll", "before_defense", "instead_of_defense"}
    | {"after_failed_attack", "instead_of_counterattack"}
)
SHOOTING = frozenset({"on_targeted", "on_hit", "on_roll", "on_marked"})
# Verbs that do something so many times; other numbers are changes, which may be negative.
COUNTING = frozenset(
    {"charge", "deplete", "destroy_crystal", "displace", "drag", "draw", "gain", "gain_vp", "lose", "lose_endurance"}
    | {"lose_vp", "mill", "move_charge", "peek", "prevent_wounds", "pull", "refresh", "restore_endurance", "retreat"}
    | {"return_model", "sacrifice_endurance", "spend_resource", "steal", "uncharge", "wound"}
)
# Bindings that names of Squads narrow.
NAMING = ("squad_named", "attached_squad", "own_model")
# Fields with words of their own that are no roles: names given, records named, moments.
OTHER_WORDS = frozenset(
    {"as_", "type", "status", "timing", "until", "currency", "token", "squad_named", "faction", "has_status"}
    | {"kind", "card_name", "name", "ability", "use", "id", "text", "ruling"}
)


@cache
def role_fields(kind: Any) -> tuple[tuple[str, str], ...]:
    """The fields of a term that name a role or something stored, with their names in a file."""
    hints = get_type_hints(kind)
    names = zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
    return tuple(
        (field, name)
        for field, name in names
        if (hints[field] is str or str in get_args(hints[field]))
        and (field not in OTHER_WORDS or (kind is SameSpace and field == "as_"))
    )


def roles(term: Any) -> Iterator[tuple[str, str]]:
    """The role words of one term, each with its field in the file."""
    kind: Any = type(term)
    for field, name in role_fields(kind):
        value = getattr(term, field)
        if isinstance(value, str):
            yield name, value
    for role in getattr(term, "role", ()):
        yield "role", role


def given_names(term: Any) -> set[str]:
    """The name under which a term stores something."""
    name = getattr(term, "as_", None)
    return {name} if isinstance(name, str) and not isinstance(term, SameSpace) else set()


def check_term(source: Source, path: Path, term: Any) -> Iterator[Problem]:
    """Numbers that lead nowhere, empty lists, Ranges without a shooter, abilities that nobody has."""
    for field, low in _least(term):
        value = getattr(term, field)
        if isinstance(value, int) and value < low:
            yield source.problem((*path, field), phrase("bad-file-small", what=str(value), low=low))
    for field in _lists(term):
        if not getattr(term, field):
            name = "oneOf" if field == "one_of" else field
            yield source.problem((*path, name), phrase("bad-file-list-empty"))
    if isinstance(term, Number) and isinstance(term.max, int) and term.max < term.min:
        yield source.problem((*path, "max"), phrase("bad-file-max", value=str(term.max), low=term.min))
    if isinstance(term, CheckHit) and term.shooter == "none":
        for name in (*(["range"] if term.range is not None else []), *(["lineOfFire"] if term.line_of_fire else [])):
            yield source.problem((*path, name), phrase("bad-file-no-shooter", name=name))
    if isinstance(term, HasAbility) and term.ability not in get_args(Ability):
        yield source.unknown((*path, "ability"), term.ability, get_args(Ability), "ability")


def check_moment(source: Source, path: Path, term: Any, timings: tuple[str, ...]) -> Iterator[Problem]:
    """A step that changes what is running, at moments when nothing of the kind runs. DF-TIM-2."""
    lives = _moments_of(term)
    if lives and lives.isdisjoint(timings):
        field = "what" if isinstance(term, Cancel | Replace) else "do"
        message = phrase("bad-file-idle-step", moments=timings, known=tuple(sorted(lives)))
        yield source.problem((*path, field), message)


def _moments_of(term: Any) -> frozenset[str]:
    """The moments in which such a step can change anything; none where it can at any."""
    match term:
        case Cancel(what="move") | Replace(what="move"):
            return frozenset({"before_move", "on_move_declared", "on_enter"})
        case Cancel(what="sequence") | Replace(what="sequence"):
            return FIGHTING
        case Cancel(what="hit" | "shot") | Replace(what="hit" | "shot"):
            return SHOOTING
        case Cancel(what="sequence_or_hit"):
            return FIGHTING | SHOOTING
        case Replace(what="defense") | WinDefense() | StandIn() | ShootInstead() | ModifyPower():
            return FIGHTING | {"on_roll", "on_marked", "on_payment"}
        case PreventWounds() | RedirectWounds():
            return frozenset({"instead_of_wound", "instead_of_death"})
        case SetDeathValue():
            return frozenset({"instead_of_wound", "instead_of_death", "on_death_value"})
        case RerollVerb() if term.how != "forbid":
            return frozenset({"on_roll", "on_marked", "after_attack_roll"})
        case StopMove():
            return frozenset({"on_enter"})
        case _:
            return frozenset()


def _least(term: Any) -> tuple[tuple[str, int], ...]:
    match term:
        case Quotient():
            return (("b", 1),)
        case Limit() | TriggerLimit():
            return (("n", 1),)
        case Number():
            return (("step", 1),)
        case Sel():
            return (("choose", 1),)
        case CheckHit():
            return (("range", 0),)
        case Step() if term.__struct_config__.tag in COUNTING:
            return (("n", 1),)
        case _:
            return (("turns", 1),) if hasattr(term, "turns") else ()


def _lists(term: Any) -> tuple[str, ...]:
    match term:
        case Smallest() | Largest() | Total():
            return ("of",)
        case ChooseOne():
            return ("options",)
        case Price() if term.currency == "one_of":
            return ("one_of",)
        case _:
            return ()


def check_use(source: Source, path: Path, power: Power, where: str) -> Iterator[Problem]:
    """Moments in which nobody is asked for an Action, and names of Squads that bind nothing. DF-TIM-2, DF-BAN-2."""
    lies_open = where in ("banners", "shrines", "tokens")
    offered = {t for moment in WINDOWS.values() for t in moment.timings if moment.kind == "OPEN" or not lies_open}
    offered |= {"own_active_turn", *(("any_active_turn",) if where != "banners" else ())}
    for timing in power.timings:
        if timing not in offered:
            rule, whose = ("DF-BAN-2", "banner") if where == "banners" else ("DF-TIM-2", "action")
            message = phrase("bad-file-never-used", whose=whose, timing=timing)
            yield source.problem((*path, "timing"), message, rule=rule)
    bind = power.bind
    if bind is not None and bind.names and bind.type not in NAMING and where != "enhancement":
        yield source.problem((*path, "bind", "names"), phrase("bad-file-idle-names", type=bind.type))


def check_options(source: Source, path: Path, term: Any, options: dict[str, int]) -> Iterator[Problem]:
    """A question about an option that was offered earlier in the same effect."""
    if isinstance(term, ChosenIs) and term.name not in options:
        yield source.unknown((*path, "name"), term.name, options, "choice")
    elif isinstance(term, ChosenIs) and not 0 <= term.option < options[term.name]:
        message = phrase("bad-file-no-option", n=term.option, last=options[term.name] - 1)
        yield source.problem((*path, "option"), message)


def check_tokens(source: Source, path: Path, term: Any, types: Iterable[TokenType]) -> Iterator[Problem]:
    """Tokens that are named where they can be used: on the board, on a bearer, or beside the board. DF-TOK-1."""
    field, word, wanted = _token_word(term)
    known = {t.id for t in types if t.class_ == wanted} | ({"shrine", "source"} if isinstance(term, Tokens) else set())
    if word and word not in known:
        what = {"map": "map-token", "status": "status", "resource": "resource-token"}[wanted]
        yield source.unknown((*path, field), word, known, what)


def _token_word(term: Any) -> tuple[str, str, str]:
    """The field with a token of a term, the token, and the class that it needs."""
    match term:
        case PlaceToken():
            return "type", term.type, "map"
        case Tokens():
            return "kind", term.kind or "", "map"
        case AddStatus() | RemoveStatus() | HasStatus():
            return "status", term.status, "status"
        case Models():
            return "hasStatus", term.has_status or "", "status"
        case SpendResource() | HasResource():
            return "token", term.token, "resource"
        case Gain() if term.currency != "crystal":
            return "currency", term.currency.removeprefix("token:"), "resource"
        case Price():
            kind, _, name = term.currency.partition(":")
            return "currency", name if kind in ("token", "status") else "", "resource" if kind == "token" else "status"
        case _:
            return "", "", "map"


def check_names(source: Source, faction: Faction) -> Iterator[Problem]:
    """Names that can be said: some text, in languages that there are."""
    records: list[tuple[Path, Any]] = [((), faction)]
    for group in GROUPS:
        records += [((group, i), record) for i, record in enumerate(getattr(faction, group))]
    for path, record in records:
        name = record.name
        if isinstance(name, dict):
            for language in name.keys() - set(LANGUAGES):
                yield source.unknown((*path, "name", language), language, LANGUAGES, "language")
        if not name or (isinstance(name, dict) and not all(name.values())):
            yield source.problem((*path, "name"), phrase("bad-file-name-empty"))


def check_clashes(source: Source, faction: Faction, known: Iterable[Faction], shared: set[str]) -> Iterator[Problem]:
    """Ids that another faction has already; both could not be played in one match. DF-GEN-10."""
    for other in known:
        taken: list[tuple[Path, str]] = [(("id",), faction.id)] if faction.id == other.id else []
        for group in GROUPS:
            theirs = {record.id for record in getattr(other, group)} - shared
            mine = enumerate(getattr(faction, group))
            taken += [((group, i, "id"), record.id) for i, record in mine if record.id in theirs]
        for path, id in taken:
            yield source.problem(path, phrase("bad-file-id-taken", id=id, there=other.id), rule="DF-GEN-10")
