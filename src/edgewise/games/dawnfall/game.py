"""Dawnfall: the contract of a game, met by frames over a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

import msgspec

from edgewise.content import ContentError, json_schema
from edgewise.core.book import kept
from edgewise.core.contract import Files, Voices
from edgewise.core.flow import Action, Ask, Reply, advance, answer
from edgewise.core.framed import Framed
from edgewise.core.odds import Odds
from edgewise.core.phrase import Phrase, name_words, phrase
from edgewise.core.picture import Picture
from edgewise.core.refusal import BadInput, Refusal, UnknownSide, in_words
from edgewise.core.trials import Trials
from edgewise.core.wire import DeckList, DeckVerdict, Words
from edgewise.games.dawnfall import shelf
from edgewise.games.dawnfall.actions import (
    Activate,
    AnyAction,
    Attach,
    ChangeMode,
    Concede,
    Declare,
    Decline,
    Discard,
    Done,
    EndActivation,
    Fight,
    GoVia,
    Keep,
    KeepMode,
    Movers,
    Pass,
    Place,
    PlayCard,
    Push,
    StartCombat,
    StartMove,
    UseBanner,
    UseEnhancement,
    UseShrine,
    UseStatus,
)
from edgewise.games.dawnfall.book import Book
from edgewise.games.dawnfall.desk import Desk
from edgewise.games.dawnfall.events import figures
from edgewise.games.dawnfall.frames.asks import refuse
from edgewise.games.dawnfall.frames.opening import Disperse, opening_frames
from edgewise.games.dawnfall.frames.turns import EndOfTurn
from edgewise.games.dawnfall.hints import Hints
from edgewise.games.dawnfall.library import load_board, load_faction, load_keywords
from edgewise.games.dawnfall.lists import check_choices
from edgewise.games.dawnfall.options import Options, read_options, seen_options
from edgewise.games.dawnfall.picture import board_picture
from edgewise.games.dawnfall.position import read_position, write_position
from edgewise.games.dawnfall.profiles import BoardFile, BoardPreset, Faction
from edgewise.games.dawnfall.queries.odds.asking import AnyQuestion
from edgewise.games.dawnfall.queries.odds.door import odds
from edgewise.games.dawnfall.queries.odds.matchup import Fighter, position_of
from edgewise.games.dawnfall.scoring import eliminate, finish
from edgewise.games.dawnfall.setup import blank_state
from edgewise.games.dawnfall.showing import Showing
from edgewise.games.dawnfall.sources import agreed_options
from edgewise.games.dawnfall.speaking import Speaking
from edgewise.games.dawnfall.state import DEAD, Game, Scope, State, close_scope
from edgewise.games.dawnfall.trials import TRIALS
from edgewise.games.dawnfall.view import View, cards_in_sight, fill, veiled, view
from edgewise.games.dawnfall.wire import Content, Geometry
from edgewise.geometry.hexes import Board, BoardError

# How far apart the layouts of a map file keep their tokens, whatever the match agrees on. DF-DEP-2.
MAP_TOKEN_DISTANCE = 2

# What nobody does in a Passive turn, whatever is asked there. DF-PAS-2.
ACTIVE_ONLY = (
    PlayCard
    | Attach
    | UseEnhancement
    | UseBanner
    | UseShrine
    | UseStatus
    | Activate
    | ChangeMode
    | StartMove
    | StartCombat
    | Fight
    | Discard
)

# How the Move of a Dispersal is answered; whatever else is tried there is forbidden. DF-DEP-14.
MOVING = Movers | Place | Push | GoVia | Done

# The rules of the other questions of set-up, and why a Squad does not disperse.
SET_UP = ("DF-SET-", "DF-DEP-", "DF-OPT-", "DF-SQD-")

# How a question is left without doing anything. DF-FFA-10.
IDLE = Pass | Done | Decline | Keep | KeepMode | EndActivation


# Purses for which a chance is told besides the given ones: nothing, and more than one fight can cost.
EXTREMES = {"no-crystals": {"crystals": 0, "depleted": 0}, "many-crystals": {"crystals": 9, "depleted": 0}}


class Dawnfall(Speaking, Framed[Game, View, Options, Book, Faction]):
    """The Edge: Dawnfall. Content comes as texts; nothing is read from files here."""

    name = "dawnfall"
    title = "The Edge: Dawnfall"
    format = 1
    state_type = State
    view_type = View
    options_type = Options
    book_type = Book
    actions = AnyAction
    malformed = "DF-TIM-2"
    flow_columns = {"scopes": list[Scope], "operations": int}
    hints = Hints()
    trials: Trials = TRIALS
    showing = Showing()
    desk = Desk()
    question_type = AnyQuestion
    fighter_type = Fighter
    extremes = EXTREMES

    read_options = staticmethod(read_options)
    opening = staticmethod(opening_frames)
    figures = staticmethod(figures)
    seen = staticmethod(view)
    cards_in_sight = staticmethod(cards_in_sight)
    fill = staticmethod(fill)
    read = staticmethod(read_position)
    written = staticmethod(write_position)

    def __init__(self, files: Files, speaker: Voices) -> None:
        Framed.__init__(self, speaker, "edgewise.games.dawnfall")
        self.keywords = tuple(t for file, text in files[""].items() for t in load_keywords(text, file))
        read = (load_faction(text, file, self.keywords) for file, text in files["factions"].items())
        self.factions = {faction.id: faction for faction in read}
        boards = [load_board(text, file) for file, text in files["boards"].items()]
        self.boards = {b.name: b for b in boards}
        self._bases: dict[bytes, Book] = {}

    # the book

    def compiled(self, options: Options) -> Book:
        """A variant of the book for this mode, board and content, which is compiled once."""
        factions = dict(self.factions)
        for number, text in enumerate(options.content):
            faction = load_faction(text, f"content[{number}]", self.keywords)
            _check_clashes(factions, faction, number, {t.id for t in self.keywords})
            factions[faction.id] = faction
        boards = dict(self.boards)
        for number, text in enumerate(options.boards):
            file = load_board(text, f"boards[{number}]")
            boards[file.name] = file
        name = options.board or ("duel-7x6" if options.mode == "duel" else "multi-7x12")
        if name not in boards:
            words = phrase("bad-unknown-board", name=name, known=tuple(boards))
            raise BadInput(words, field="board", rule="DF-BRD-12")
        _check_players(options, factions)
        key = (options.mode, options.seats, name, options.content, options.boards)
        base = kept(self._bases, key, lambda: Book(options, factions, build_board(boards[name], options)))
        layout = _layout(options, boards[name], base.board)
        return base.variant(options, layout, agreed_options(options.special_sources, base.token_types))

    def rehearse(self, locale: str) -> None:
        """Says all texts and those of a usual match, for those who cannot wait when they are said first."""
        self.texts(locale)
        book, voice = self.book({}), self._speaker(locale)
        for power in book.powers:
            for words in book.words(power):
                voice.say("said", {"what": words})

    # the contract

    def blank(self, book: Book) -> Game:
        """A state before set-up; whatever the options settle is judged before. DF-SET-1."""
        if not book.is_judged:
            check_choices(book)
            book.is_judged = True
        return blank_state(book)

    def refusal(self, state: Game, action: Action, *, seat: int | None = None) -> Refusal | None:
        """The judge; a seat answers its own questions and gives up for itself only. DF-GEN-6, DF-END-11."""
        if state.result is not None:
            return refuse("DF-TIM-10", "match-over")
        if isinstance(action, Concede):
            return why_not_concede(state, action.seat, seat)
        if not isinstance(state.want, Ask):
            return refuse("DF-GEN-9", "waiting-for-dice")
        if seat not in (None, state.want.seat):
            if state.kind == "passive" and isinstance(action, ACTIVE_ONLY):
                return refuse("DF-PAS-2", "not-now", window="W-T10")
            rule = "DF-TRN-2" if isinstance(action, Declare) else "DF-GEN-6"
            return refuse(rule, "not-your-question", seat=state.want.seat + 1)
        if not isinstance(action, AnyAction):
            return refuse("DF-TIM-2", "not-an-answer", action=type(action).__name__, question=state.want.key)
        found: Refusal | None = state.stack[-1].refusal(state, action)
        if found is None:
            return None
        if isinstance(action, Place | Push) and (ordered := tuple(sorted(action.hexes))) != action.hexes:
            # The list has every set of hexes once, in this order. DF-BRD-15
            return self.refusal(state, msgspec.structs.replace(action, hexes=ordered))
        if state.kind == "passive" and isinstance(action, ACTIVE_ONLY):
            return refuse("DF-PAS-2", "not-now", window="W-T10")
        if isinstance(action, MOVING) or found.rule.startswith(SET_UP):
            return found
        if any(isinstance(frame, Disperse) for frame in state.stack):
            return msgspec.structs.replace(found, rule="DF-DEP-14")
        return found

    def apply(self, state: Game, reply: Reply) -> None:
        """Trusted, in place."""
        # Asked before every answer, and "no" to isinstance() of a Struct is slow.
        if type(reply) is Concede:
            concede(state, reply.seat)
        else:
            answer(state, reply)
        if True in state.removed:
            excuse(state)

    def veiled(self, state: Game, seat: int | None) -> Game:
        """A copy with everything secret replaced, lists of others that were settled before the match among it."""
        twin = veiled(state, seat)
        known = seen_options(state.book.options, seat, revealed=bool(state.squad_card))
        twin.book = self.for_options(state.book, known)
        return twin

    # what clients are shown

    def content(self, locale: str, say: Callable[[str], Words], state: Game | None = None) -> Content:
        """The factions with their cards, or those of a match."""
        factions, texts = self.factions if state is None else state.book.factions, self.texts(locale, state)
        shown = (shelf.faction(f, texts, locale, say(f"faction-{f.id}-about")) for f in factions.values())
        return Content(locale, tuple(shown))

    def board_geometry(self, name: str) -> Geometry:
        """A board in numbers, with its ready layouts."""
        file = self.boards[name]
        seats = file.players[0]
        mode = next(each.name for each in shelf.modes() if seats in each.seats)
        state = self.setup({"board": name, "mode": mode, "seats": seats, "allow_mirror": True})
        return self.showing.board_geometry(state, file)

    def judged(self, wish: Mapping[str, Any]) -> tuple[tuple[Refusal, ...], DeckVerdict]:
        """Whether a list is legal in matches with its options, and why not."""
        read = msgspec.convert(dict(wish), DeckList)
        book = self.book(read.options)
        if read.faction not in book.factions:
            raise UnknownSide(read.faction, tuple(book.factions))
        return shelf.judged(book, read)

    def picture(self, state: Game, seat: int | None) -> Picture:
        """The board as text with marks for colours."""
        return board_picture(state, seat)

    # odds

    def weighed(self, state: Game, question: msgspec.Struct) -> Odds:
        """The exact answer to a question that was read."""
        assert isinstance(question, AnyQuestion)
        return odds(state, question)

    def faceoff(self, fighters: tuple[msgspec.Struct, msgspec.Struct], content: tuple[str, ...]) -> dict[str, Any]:
        """The position in which the first fighter is to act; nobody touches anybody."""
        one, other = fighters
        assert isinstance(one, Fighter)
        assert isinstance(other, Fighter)
        return position_of(self.book({"content": content}).factions, (one, other), content)

    def fielded(self, state: Game) -> tuple[dict[int, int], ...]:
        """For each seat its living models with their Squads."""
        return tuple({m: state.model_squad[m] for m in row if state.spaces[m] != DEAD} for row in state.models_of)

    # content

    def check_content(self, text: str, file: str, beside: Sequence[str] = ()) -> Faction:
        """A faction from a fan's file; raises ContentError with every problem found. `beside` lie others."""
        others = [self._beside(other) for other in beside if other != text]
        known = (*self.factions.values(), *(other for other in others if other is not None))
        with in_words(self._speaker("en").say):
            return load_faction(text, file, self.keywords, known)

    def _beside(self, text: str) -> Faction | None:
        """A faction that lies beside another one; a faulty file is named when it is judged itself."""
        try:
            return load_faction(text, "beside", self.keywords)
        except ContentError:
            return None

    def content_schema(self) -> dict[str, Any]:
        """JSON Schema of a faction file."""
        return json_schema(Faction, title="Dawnfall faction", description="A faction of The Edge: Dawnfall.")


def why_not_concede(state: Game, loser: int, seat: int | None) -> Refusal | None:
    """Nobody gives up for another, or twice. DF-END-11."""
    if not 0 <= loser < state.book.seats:
        return refuse("DF-END-11", "no-such-seat", seat=loser)
    if state.removed[loser]:
        return refuse("DF-END-11", "out-already", seat=loser + 1)
    return refuse("DF-END-11", "concede-for-other") if seat not in (None, loser) else None


def concede(state: Game, seat: int) -> None:
    """A player gives up. DF-END-11."""
    if state.book.is_duel:
        finish(state, (1 - seat,), "conceded", "DF-END-11")
    elif state.book.mode == "tvt":
        finish(state, tuple(s for s in range(4) if s % 2 != seat % 2), "conceded", "DF-END-11")
    else:
        left = [s for s in range(state.book.seats) if s != seat and not state.removed[s]]
        eliminate(state, seat, "DF-END-11")
        if len(left) == 1:
            finish(state, (left[0],), "conceded", "DF-END-11")
    if state.result is not None:
        state.stack.clear()
        state.want = None


def excuse(state: Game) -> None:
    """An eliminated player decides nothing: the own turn ends, other questions get the plainest answer. DF-FFA-10."""
    while isinstance(state.want, Ask):
        if state.removed[state.turn] and state.kind != "end":
            state.kind = "end"
            close_scope(state, 0)
            state.stack[:] = [EndOfTurn()]
            advance(state)
        elif state.removed[state.want.seat]:
            options = state.stack[-1].options(state)
            answer(state, next((o for o in options if isinstance(o, IDLE)), options[0]))
        else:
            return


def build_board(file: BoardFile, options: Options) -> Board:
    """The board of a map file. DF-BRD-12."""
    if options.seats not in file.players:
        words = phrase("bad-board-seats", name=file.name, players=file.players, seats=options.seats)
        raise BadInput(words, field="board", rule="DF-BRD-12")
    spaces: Sequence[tuple[int, int]] = file.spaces
    if file.block is not None:
        spaces = [(c, r) for r in range(file.block.rows) for c in range(file.block.columns)]
    try:
        return Board(file.name, spaces, file.handedness, minimum=30 if options.mode == "duel" else 60)
    except BoardError as error:
        words = Phrase(f"bad-board-{error.kind}", {"name": file.name, **error.numbers})
        raise BadInput(words, field="board", rule=error.rule) from None


def _layout(options: Options, file: BoardFile, board: Board) -> BoardPreset | None:
    usual = min(MAP_TOKEN_DISTANCE, options.min_token_distance)
    for preset in file.presets:
        _check_preset(preset, board, usual, max(file.players), options.constants.sources)
    if options.layout == "free":
        return None
    name = file.presets[0].name if options.layout == "preset" and file.presets else options.layout
    for preset in file.presets:
        if preset.name == name:
            _check_distances(preset, board, options.min_token_distance)
            return preset
    words = phrase("bad-unknown-layout", name=options.layout, known=("free", *(p.name for p in file.presets)))
    raise BadInput(words, field="layout", rule="DF-DEP-11")


def _check_preset(preset: BoardPreset, board: Board, far: int, seats: int, sources: int) -> None:
    """A preset must have a Space for every token and follow the distances. DF-BRD-12, DF-DEP-4."""
    for place in (*preset.shrines, *preset.sources):
        if place not in board.index:
            words = phrase("bad-layout-place", name=preset.name, space=f"({place[0]},{place[1]})")
            raise BadInput(words, field="layout", rule="DF-BRD-12")
    if len(preset.shrines) < seats or len(preset.sources) != sources:
        words = phrase("bad-layout-tokens", name=preset.name, shrines=seats, sources=sources)
        raise BadInput(words, field="layout", rule="DF-BRD-12")
    _check_distances(preset, board, far)


def _check_distances(preset: BoardPreset, board: Board, far: int) -> None:
    """All tokens of a preset keep their distance from each other. DF-DEP-2, DF-DEP-3."""
    for a, b in combinations([board.index[p] for p in (*preset.shrines, *preset.sources)], 2):
        if board.distance[a][b] < far:
            words = phrase("bad-layout-near", name=preset.name, far=far)
            raise BadInput(words, field="layout", rule="DF-BRD-12")


def _check_players(options: Options, factions: Mapping[str, Faction]) -> None:
    """Settled factions exist, and are led by one player each; they have their Banners and Shrines. DF-SET-6."""
    taken: list[str] = []
    for seat, player in enumerate(options.players):
        field = f"players[{seat}].faction"
        if player.faction is None:
            continue
        if player.faction not in factions:
            words = phrase("bad-unknown-faction", name=player.faction, known=tuple(factions))
            raise BadInput(words, field=field, rule="DF-SET-6")
        if player.faction in taken and not options.allow_mirror:
            words = phrase("bad-faction-taken", faction=name_words(factions[player.faction].name))
            raise BadInput(words, field=field, rule="DF-SET-6")
        taken.append(player.faction)
    for seat, player in enumerate(options.players):
        leads = [player.faction] if player.faction else list(factions)
        for kind in ("banner", "shrine"):
            known = tuple(record.id for name in leads for record in getattr(factions[name], f"{kind}s"))
            if getattr(player, kind) not in (None, *known):
                words = phrase(f"bad-unknown-{kind}", name=getattr(player, kind), known=known)
                raise BadInput(words, field=f"players[{seat}].{kind}", rule="DF-SET-7")


def _check_clashes(factions: Mapping[str, Faction], faction: Faction, number: int, shared: set[str]) -> None:
    for other in factions.values():
        if other.id == faction.id:
            words = phrase("bad-faction-id", id=faction.id)
            raise BadInput(words, field=f"content[{number}].id", rule="DF-GEN-10")
        for group in ("squads", "cards", "tokens", "banners", "shrines"):
            mine = {r.id for r in getattr(faction, group)} - shared
            clash = sorted(mine & {r.id for r in getattr(other, group)})
            if clash:
                words = phrase("bad-record-id", id=clash[0], here=faction.id, there=other.id)
                raise BadInput(words, field=f"content[{number}].{group}", rule="DF-GEN-10")
