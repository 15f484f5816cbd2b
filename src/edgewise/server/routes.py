"""The HTTP API: what is asked for by which address, and what is answered."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
import sqlalchemy as sa
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from edgewise.core.languages import Language
from edgewise.core.wire import Content, Geometry, Verdict
from edgewise.server import library, replays
from edgewise.server.bodies import (
    Created,
    DiceCheck,
    Games,
    Holdings,
    Join,
    Joined,
    Matches,
    Moved,
    MyMatches,
    NewMatch,
    PlayOn,
    Replay,
    RuleList,
    RulePage,
    Scenes,
    Take,
)
from edgewise.server.connection import encode
from edgewise.server.journal import AnyEntry, Founding
from edgewise.server.lobby import Lobby, stored
from edgewise.server.parts import Summary
from edgewise.server.problems import Denied, unreadable
from edgewise.server.reading import Reader
from edgewise.server.socket import geometry_of

MatchPath = Annotated[str, PathParameter(pattern="^[0-9a-z]{1,32}$", examples=[Example(value="0123456789ab")])]
NamePath = Annotated[str, PathParameter(max_length=64)]
Searched = Annotated[str, QueryParameter(max_length=200)]
First = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Counted = Annotated[int, QueryParameter(ge=1, le=replays.MOST_SCENES)]
Seen = Annotated[int | None, QueryParameter(ge=0, le=7)]
Spoken = FromQuery[Language]
Hall = NamedDependency[Lobby]
AnyRequest = Request[Any, Any, Any]


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is read as the type it must have: a number is no flag, and a text is no number."""

    async def json(self) -> Any:
        """The body."""
        field = self.route_handler.parsed_data_field
        try:
            data = _whole(msgspec.json.decode(await self.body()))
            return data if field is None else msgspec.convert(data, field.annotation)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise unreadable(error) from None


def _whole(value: Any) -> Any:
    """JSON knows no whole numbers: 3.0 is one as well."""
    match value:
        case float():
            return int(value) if value.is_integer() and abs(value) < 2**53 else value
        case dict():
            return {name: _whole(each) for name, each in value.items()}
        case list():
            return [_whole(each) for each in value]
    return value


class Shelves(Controller):
    """Games, content and rules."""

    path = "/api"
    tags = ("content",)

    @get("/games", summary="Games, their modes and options, and bots", sync_to_thread=False)
    def games(self, language: Spoken = "en") -> Games:
        """All games and bots."""
        return library.games(Reader(language))

    @get("/games/{game:str}/content", summary="Factions with their cards", sync_to_thread=False)
    def content(self, game: NamePath, language: Spoken = "en") -> Content:
        """The factions of a game."""
        return library.content(game, Reader(language))

    @get("/games/{game:str}/boards/{board:str}", summary="A board in numbers", sync_to_thread=False)
    def board(self, game: NamePath, board: NamePath) -> Geometry:
        """A board of a game."""
        return library.board(game, board)

    @post(
        "/games/{game:str}/decks/check",
        summary="Is a list legal, and why not?",
        status_code=HTTP_200_OK,
        sync_to_thread=True,
    )
    def check_list(self, game: NamePath, data: JSONBody[dict[str, Any]], language: Spoken = "en") -> Verdict:
        """Judges a list."""
        return library.check_list(game, data, Reader(language))

    @get("/rules/{game:str}", summary="The rules, or those that speak of some words", sync_to_thread=False)
    def rules(self, game: NamePath, search: Searched = "", language: Spoken = "en") -> RuleList:
        """Rules by their titles."""
        return library.rules(game, search, language)

    @get("/rules/{game:str}/{rule:str}", summary="One rule", sync_to_thread=False)
    def rule(self, game: NamePath, rule: NamePath, language: Spoken = "en") -> RulePage:
        """A rule as a page."""
        return library.rule(game, rule, language)


class Tables(Controller):
    """Matches: made, found, joined and moved."""

    path = "/api"
    tags = ("matches",)

    @post("/matches", summary="Make a match", status_code=HTTP_201_CREATED)
    async def create(self, lobby: Hall, data: JSONBody[NewMatch], language: Spoken = "en") -> Created:
        """A new match."""
        return await lobby.create(data, Reader(language))

    @get("/matches", summary="Public matches that are open or running")
    async def listed(self, lobby: Hall, language: Spoken = "en") -> Matches:
        """Public matches."""
        return Matches(await lobby.listed(Reader(language)))

    @post("/mine", summary="The matches in which some secrets hold a seat", status_code=HTTP_200_OK)
    async def mine(self, lobby: Hall, data: JSONBody[Holdings], language: Spoken = "en") -> MyMatches:
        """The own matches."""
        return MyMatches(await lobby.mine(data, Reader(language)))

    @get("/matches/{match:str}", summary="A match from outside")
    async def one(self, lobby: Hall, match: MatchPath, language: Spoken = "en") -> Summary:
        """One match."""
        return (await lobby.settled(match)).summary(Reader(language))

    @post("/matches/{match:str}/join", summary="Take an open seat", status_code=HTTP_200_OK)
    async def join(self, lobby: Hall, match: MatchPath, data: JSONBody[Join], language: Spoken = "en") -> Joined:
        """Joins a match."""
        return await lobby.join(match, data, Reader(language))

    @get("/matches/{match:str}/content", summary="Factions of this match")
    async def content(self, lobby: Hall, match: MatchPath, language: Spoken = "en") -> Content:
        """The content of a match."""
        return library.match_content((await lobby.settled(match)).play, Reader(language))

    @get("/matches/{match:str}/geometry", summary="The board of this match")
    async def geometry(self, lobby: Hall, match: MatchPath) -> Geometry:
        """The board of a match."""
        return geometry_of(await lobby.settled(match))

    @post("/matches/{match:str}/move", summary="A link that moves the seat to another device", status_code=HTTP_200_OK)
    async def move(self, lobby: Hall, match: MatchPath, request: AnyRequest) -> Moved:
        """Prepares to move a seat; its secret comes as `Authorization: Bearer`."""
        scheme, _, secret = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not secret:
            raise Denied("no-secret")
        return await lobby.move(match, secret.strip())

    @post("/matches/{match:str}/take", summary="Take a seat over by such a link", status_code=HTTP_200_OK)
    async def take(self, lobby: Hall, match: MatchPath, data: JSONBody[Take], language: Spoken = "en") -> Joined:
        """Moves a seat here."""
        return await lobby.take(match, data.token, Reader(language))


class Afterwards(Controller):
    """What can be seen of a match when it is over."""

    path = "/api/matches"
    tags = ("replays",)

    @get("/{match:str}/replay", summary="A finished match, step by step")
    async def replay(self, lobby: Hall, match: MatchPath, language: Spoken = "en") -> Replay:
        """The replay."""
        room = await lobby.settled(match)
        play = replays.finished(room.play)
        reader = Reader(language)
        founding, journal = await _journal(lobby, match)
        checked = await asyncio.to_thread(replays.check_dice, founding, journal)
        return await asyncio.to_thread(replays.replay, play, room.summary(reader), checked.verified, reader)

    @get("/{match:str}/scenes", summary="What a seat saw before some steps")
    async def scenes(
        self, lobby: Hall, match: MatchPath, first: First = 0, count: Counted = 50, seat: Seen = None
    ) -> Response[bytes]:
        """Scenes of a finished match."""
        play = replays.finished((await lobby.settled(match)).play)
        found = await asyncio.to_thread(replays.scenes, play, seat, first, count)
        return json_response(found)

    @get("/{match:str}/dice", summary="Every roll, computed anew from the seed")
    async def dice(self, lobby: Hall, match: MatchPath) -> DiceCheck:
        """Checks the dice."""
        replays.finished((await lobby.settled(match)).play)
        founding, journal = await _journal(lobby, match)
        return await asyncio.to_thread(replays.check_dice, founding, journal)

    @get("/{match:str}/record", summary="The record as a file")
    async def record(self, lobby: Hall, match: MatchPath) -> Response[bytes]:
        """Downloads the record."""
        play = replays.finished((await lobby.settled(match)).play)
        headers = {"content-disposition": f'attachment; filename="{play.founding.game}-{match}.json"'}
        return Response(replays.record(play), media_type="application/json", headers=headers)

    @post("/{match:str}/play-on", summary="Play on from a step against a bot", status_code=HTTP_201_CREATED)
    async def play_on(self, lobby: Hall, match: MatchPath, data: JSONBody[PlayOn], language: Spoken = "en") -> Created:
        """A new match from an old one."""
        return await lobby.play_on(match, data, Reader(language))


def json_response(body: Scenes) -> Response[bytes]:
    """A body with raw parts, encoded by msgspec."""
    return Response(encode(body), media_type="application/json")


async def _journal(lobby: Hall, match: str) -> tuple[Founding, list[AnyEntry]]:
    def read(connection: sa.Connection) -> tuple[Founding | None, list[AnyEntry]]:
        return stored(connection, match)

    founding, journal = await lobby.store.read(read)
    if founding is None:
        raise Denied("unknown-match", match=match)
    return founding, journal
