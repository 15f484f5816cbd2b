"""Names for numbers: events, questions, refusals and choices as a reader knows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, get_args

from edgewise.core.flow import Action, Ask
from edgewise.core.phrase import Name, Phrase, dashed, kebab, linked, name_words, phrase, titled
from edgewise.games.dawnfall.actions import AnyAction, OrderDeck, Pay, UseEnhancement, UseStatus
from edgewise.games.dawnfall.describe import bound_model, bound_squad, bound_words, describe, model_words, squad_words
from edgewise.games.dawnfall.effects.values import counted
from edgewise.games.dawnfall.effects.words import moment_words
from edgewise.games.dawnfall.events import Event
from edgewise.games.dawnfall.profiles import Card, Power, TokenType
from edgewise.games.dawnfall.state import Game, number
from edgewise.games.dawnfall.wording import UNITS, numbers_words, price_words
from edgewise.geometry.hexes import HEXES_OF

Params = dict[str, Any]

MODELS = ("model", "target", "attacker", "defender", "victim", "to", "a", "b")
GROUPS = ("models", "targets", "hits", "missed", "movers")
SPACES = ("space", "start")
SEATS = ("seat", "owner")
BLANKS = ("replace", "cards", "bind", "what", "models", "squads", "hits", "missed", "payment")
# What is wanted or was cancelled, where the rules name it by a word.
WANTED = {"model": "wanted-model", "opponent": "role-opponent"}
WANTED |= {
    what: f"running-{dashed(what)}"
    for what in ("sequence", "sequence_or_hit", "hit", "shot", "move", "action", "banner", "step")
}
ASKED_OF = ("model", "squad", "card", "n", "low", "high")
DEEDS = frozenset(action.__name__ for action in get_args(AnyAction))


def readable(state: Game, params: Mapping[str, Any]) -> Params:
    """The parameters of a message with names for models, Squads, Spaces, cards and tokens."""
    said = {name: _readable(state, name, value) for name, value in params.items()}
    if "currency" in params:
        said["currency"] = _price(state, params["currency"], params["cost"])
    if "limit" in params:
        said["limit"] = phrase("limit-often", n=params["n"], per=Phrase(f"limit-{dashed(params['limit'])}"))
    return _without_blanks(said)


def _price(state: Game, currency: str, n: int) -> Phrase:
    """So much of a currency."""
    if currency in UNITS:
        return counted(n, UNITS[currency])
    return counted(n, "unit-token", token=_token_name(state, currency.partition(":")[2] or currency))


def _without_blanks(params: Params) -> Params:
    """Messages choose their form by the word none; an empty text cannot be chosen by."""
    return {name: "none" if name in BLANKS and value in ("", "-", ()) else value for name, value in params.items()}


def told(state: Game, event: Any, seat: int | None = None) -> tuple[str, Params]:
    """An event as a message key with readable parameters for a seat; seats count from 1. DF-INF-4."""
    if seat is not None and event.knower == seat:
        event = Event(f"{event.key}-by-you", event.rule, event.params | event.secret)
    params = readable(state, event.params)
    for name in SEATS:
        if name in params:
            params[name] += 1
    if "winners" in params:
        params["winners"] = tuple(seat + 1 for seat in event.params["winners"])
        params["count"] = len(params["winners"])
    if "used" in params:
        record = state.book.powers[params.pop("used")]
        models, squads = event.params["models"], event.params["squads"]
        params |= {
            "power": _half_name(state, record, event.params.get("card", "")),
            "text": state.book.words(record)[1],
            "bind": bound_model(state, models[0]) if models else bound_squad(state, squads[0]) if squads else "none",
        }
    return f"event-{event.key}", params | _worked_out(state, event)


def _worked_out(state: Game, event: Any) -> Params:
    """What the words of an event need besides its own parameters."""
    given = event.params
    match event.key:
        case "marker-moved":
            return {"size": abs(given["steps"]), "seat": 1 if given["steps"] > 0 else 2}
        case "paid":
            return {"payment": _payment(state, given["crystals"], given["endurance"], given["vp"])}
        case "endurance-lost" if given["squad"] == state.model_squad[given["model"]]:
            return {"squad": "own"}
        case "status-added":
            return {"bearer": _bearer(state, given["model"], given["squad"])}
        case "mode-changed":
            return {"name": name_words(state.book.squads[state.squad_card[given["squad"]]].other.name)}
        case "special-source-used":
            return {"text": titled(_block_words(state, state.book.source_blocks[given["option"]]), state.book.titles)}
    return {}


def _half_name(state: Game, power: Power, card: str) -> Name | str:
    """What the used half of a card is called; most cards are called like one of their halves."""
    record = state.book.cards.get(card)
    return "none" if record is not None and record.name == power.name else name_words(power.name) or power.id


def _bearer(state: Game, model: int, squad: int) -> Phrase | str:
    """Who has a status: a model or a whole Squad."""
    return model_words(state, model) if model >= 0 else squad_words(state, squad)


def _payment(state: Game, crystals: int, endurance: tuple[tuple[int, int], ...], vp: int) -> tuple[Phrase, ...] | str:
    """What is paid, and nothing else."""
    counts = ((crystals, "unit-crystal"), (vp, "unit-vp"))
    tokens = ((squad_words(state, s), counted(n, "unit-endurance")) for s, n in endurance)
    paid = (
        *(counted(n, unit) for n, unit in counts if n),
        *(phrase("endurance-of", tokens=words, squad=squad) for squad, words in tokens),
    )
    return paid or "none"


def asked(state: Game) -> tuple[str, Params]:
    """The pending question as a message key; the waiting frame says what it is about."""
    frame = state.stack[-1]
    fields = {name: getattr(frame, name) for name in frame.__struct_fields__ if name in ASKED_OF}
    params = readable(state, {name: value for name, value in fields.items() if isinstance(value, int | str)})
    model = _model_in_question(state, frame)
    if model >= 0:
        params["model"] = model_words(state, model)
    params["what"] = _choice(state, frame) or "none"
    if getattr(frame, "purpose", "") == "defense":
        params["power"] = number(state, getattr(frame, "scope", -1), "attack_power", -1)
    want = state.want
    return f"ask-{getattr(want, 'key', '')}", {"seat": getattr(want, "seat", 0) + 1, **params}


def _choice(state: Game, frame: Any) -> Any:
    """What is to be chosen, where a selector or the numbers of an Action tell it."""
    book = state.book
    if getattr(frame, "selector", -1) >= 0:
        return titled(phrase("step-choose", what=book.selectors[frame.selector].words()), book.titles)
    if type(frame).__name__ == "DeclareNumber":
        return titled(numbers_words(book.powers[number(state, frame.scope, "power")].numbers[frame.index]), book.titles)
    return None


def described(state: Game, action: Action) -> tuple[str, Params]:
    """An action as a message key, with what it costs and does where a card or power says so."""
    key, params = describe(state, action)
    fields = {name: getattr(action, name) for name in action.__struct_fields__}
    named = ("squads", "cards", "faction", "token", "status")
    params |= readable(state, {name: value for name, value in fields.items() if name in named})
    if isinstance(action, OrderDeck):  # copies of a card lie apart
        params["cards"] = tuple(card_name(state, card) for card in action.cards)
    if isinstance(action, Pay):
        params["payment"] = _payment(state, action.crystals, action.endurance, action.vp)
    if isinstance(action, UseStatus):
        params["bearer"] = _bearer(state, action.model, action.squad)
    power = _power_of(state, action)
    if power is not None:
        params["power"] = _half_name(state, power, fields.get("card", ""))
        params["bind"] = bound_words(state, power, fields.get("bind", -1))
        if isinstance(action, UseEnhancement) and action.bind == action.squad:  # its bearer is named already
            params["bind"] = "none"
        cost, params["text"] = state.book.words(power)
        params["cost"] = cost if power.prices else "none"
    if "option" in fields:
        params["text"] = option_text(state, fields["option"])
        params["number"] = fields["option"] + 1
    return key, _without_blanks(params)


def option_text(state: Game, option: int) -> Any:
    """What an option of the waiting frame does, in words."""
    return titled(_option_words(state, option), state.book.titles)


def _option_words(state: Game, option: int) -> Any:
    frame = state.stack[-1] if state.stack else None
    kind = type(frame).__name__
    blocks = state.book.source_blocks if kind == "SpecialSource" else getattr(frame, "blocks", None)
    if blocks is not None and 0 <= option < len(blocks):
        return _block_words(state, blocks[option])
    due = getattr(frame, "due", ())
    if 0 <= option < len(due):
        return _source_name(state, str(getattr(due[option], "source", "")))
    if kind == "PayOneOf" and frame is not None:
        choices = state.book.powers[state.scopes[frame.scope]["power"]].prices[frame.index].one_of
        return linked("join-plus", [price_words(p) for p in choices[option]]) if 0 <= option < len(choices) else ""
    return ""


def _block_words(state: Game, block: int) -> Any:
    said = (step.words() for step in state.book.blocks[block])
    return linked("join-semicolon", [words for words in said if words is not None])


def squad_name(state: Game, squad: int | str) -> Phrase | Name | str:
    """A Squad's name, by its number in the match or by its card."""
    if isinstance(squad, int):
        return squad_words(state, squad)
    record = state.book.squads.get(squad)
    return squad if record is None else name_words(record.name)


def card_name(state: Game, card: str) -> Name | str:
    """A card's name."""
    record = state.book.cards.get(card)
    return card if record is None else name_words(record.name)


def space_name(state: Game, space: Any) -> str:
    """A Space as on a chess board; what is no Space of this board stays as it is."""
    board = state.book.board
    if isinstance(space, str):
        digits = space.strip("() ").split(",")
        space = tuple(int(d) for d in digits) if all(d.strip().isdigit() for d in digits) else space
    index = space if isinstance(space, int) else board.index.get(space)
    return board.label(index) if index is not None and 0 <= index < board.count else str(space)


def _readable(state: Game, name: str, value: Any) -> Any:
    if isinstance(value, Phrase):
        return titled(value, state.book.titles)
    if name in MODELS and isinstance(value, int):
        return "" if value == -1 else model_words(state, value)
    if name in GROUPS and isinstance(value, tuple):
        return tuple(model_words(state, m) for m in value) or "-"
    if name == "squad":
        return "" if value == -1 else squad_name(state, value)
    if name in ("squads", "names"):
        return _copies((squad_name(state, s), n) for s, n in Counter(value).items())
    if name in SPACES:
        return space_name(state, value)
    if name == "hexes":
        return "+".join(map(str, HEXES_OF[value] if isinstance(value, int) else value))
    return _readable_record(state, name, value)


def _readable_record(state: Game, name: str, value: Any) -> Any:
    book = state.book
    if name in ("card", "replace") and isinstance(value, str):
        return card_name(state, value)
    if name == "row":
        return tuple(card_name(state, card) for card in value)
    if name == "cards":
        return _copies((card_name(state, c), n) for c, n in Counter(value).items())
    if name == "faction":
        return name_words(book.factions[value].name) if value in book.factions else str(value)
    if name in ("token", "status"):
        return _token_name(state, value)
    if name == "timings":
        return tuple(moment_words(timing) for timing in value)
    if name == "window":
        return Phrase(f"window-{value}")
    if name == "source":
        return _source_name(state, value)
    if name == "what" and value in WANTED:
        return Phrase(WANTED[value])
    if name == "action":
        return Phrase(f"deed-{kebab(value)}" if value in DEEDS else "deed-unknown")
    if name == "question" and isinstance(state.want, Ask):
        return Phrase(*asked(state))
    return value + 1 if name == "option" else value


def _copies(counted: Iterable[tuple[Any, int]]) -> tuple[Any, ...] | str:
    """Names, each once, with how many there are of it."""
    return tuple(phrase("copies", n=n, card=name) if n > 1 else name for name, n in counted) or "-"


def _source_name(state: Game, source: str) -> Name | str:
    """The card, token, Banner or Shrine that an effect comes from."""
    book = state.book
    found: Card | TokenType | None = book.cards.get(source) or book.token_types.get(source)
    if found is not None:
        return name_words(found.name)
    names = {b.id: b.name for f in book.factions.values() for b in f.banners}
    names |= {r.id: r.name for f in book.factions.values() for r in f.shrines}
    return name_words(names[source]) if source in names else source


def _token_name(state: Game, value: int | str) -> Phrase | Name | str:
    if isinstance(value, int):
        if not 0 <= value < len(state.tokens):
            return "?"
        token = state.tokens[value]
        return phrase("join-space", before=_token_name(state, token.kind), after=space_name(state, token.space))
    if value in ("shrine", "source"):
        return Phrase(f"token-{value}")
    record = state.book.token_types.get(value)
    return value if record is None else name_words(record.name)


def _power_of(state: Game, action: Any) -> Power | None:
    """The record behind a card half, a Banner, a Shrine or a status that an action uses."""
    book = state.book
    if hasattr(action, "half"):
        card = book.cards.get(action.card)
        found: Power | None = None if card is None else getattr(card, action.half)
        return found
    if not hasattr(action, "power") or state.want is None:
        return None
    match type(action).__name__:
        case "UseStatus":
            powers = book.status_powers(action.status) if action.status in book.token_types else ()
        case "UseBanner":
            powers = book.banner_powers(state, state.want.seat)
        case _:
            powers = book.shrine_powers(state, state.want.seat)
    return book.powers[powers[action.power]] if 0 <= action.power < len(powers) else None


def _model_in_question(state: Game, frame: Any) -> int:
    """The model that a frame with a list and an index places next."""
    index = getattr(frame, "index", -1)
    movers = getattr(frame, "movers", ())
    if 0 <= index < len(movers):
        return int(movers[index])
    squad = getattr(frame, "squad", -1)
    members = state.squad_models[squad] if isinstance(squad, int) and 0 <= squad < len(state.squad_models) else ()
    if 0 <= index < len(members):
        return members[index]
    covered = getattr(frame, "models", ())
    return int(covered[0]) if covered and getattr(state.want, "key", "") == "push-model" else -1
