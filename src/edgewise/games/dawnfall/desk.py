"""What the terminal shows of a match, in words still to be said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from edgewise.core.desk import Board, Grid, Line, hand_lines, page_lines, ruling_words
from edgewise.core.phrase import Phrase, phrase
from edgewise.games.dawnfall.picture import hex_numbers
from edgewise.games.dawnfall.seen import PlayerView, SquadView
from edgewise.games.dawnfall.state import Game
from edgewise.games.dawnfall.view import View

ATTRIBUTES = ("ini", "att", "def", "mov")
HEADS = ("squad", "mode", *ATTRIBUTES, "endurance", "models", "enhancements")
READY = {"squads": "preset", "deck": "preset"}


class Desk(Board[Game]):
    """The board with its key, both sides, and the own hand."""

    menu = ("play-menu-first", "play-menu-full")
    ready: Mapping[str, Any] = {
        "layout": "first-game",
        "players": [{"faction": "chapter", **READY}, {"faction": "demons", **READY}],
    }
    help = tuple(
        f"play-help-{topic}" for topic in ("number", "hint", "show", "why", "odds", "rule", "undo", "save", "goal")
    )
    with_board = frozenset({"declare", "deploy-model", "place-mover", "push-model", "place-model", "choose-fight"})
    with_all = frozenset({"declare"})

    def legend(self, state: Game) -> Sequence[Line]:
        """What the signs mean, and the numbers of a Space's hexes."""
        return [Line(Phrase("play-hex-numbers")), *(Line(row, indent=4) for row in hex_numbers(state.book.board))]

    def status(self, view: View, texts: Mapping[str, Any]) -> Sequence[Line]:
        """One line on the match and one on each player."""
        high, low = view.ends
        counts = {"neutral": view.neutral, "charges": view.charges}
        match = phrase("play-status", number=view.number, marker=view.marker, high=high, low=low, **counts)
        return [Line(match, strong=True), *(self._player(player, texts) for player in view.players)]

    def _player(self, player: PlayerView, texts: Mapping[str, Any]) -> Line:
        words = phrase(
            "play-player",
            seat=player.seat + 1,
            faction=texts["factions"].get(player.faction, player.faction),
            crystals=player.crystals,
            depleted=player.depleted,
            hand=player.hand_count,
            deck=player.deck_count,
            sources=player.controls,
            banner=player.banner_ready,
        )
        return Line(words, player.seat)

    def squads(self, view: View, texts: Mapping[str, Any]) -> Grid:
        """Both sides' Squads with their values, Endurance and Enhancements."""
        rows = tuple((squad.seat, tuple(_cells(squad, texts))) for squad in view.squads)
        return Grid(tuple(f"play-{head}" for head in HEADS), rows)

    def hand(self, view: View, texts: Mapping[str, Any]) -> Sequence[Line]:
        """The own hand with the texts of its cards."""
        hand = () if view.seat is None else view.players[view.seat].hand or ()
        return hand_lines(hand, lambda card, copies: _card(texts["cards"][card], copies))

    def page(self, found: Mapping[str, Any]) -> Sequence[Line | Grid]:
        """A faction: Squads as a table, then cards, Banners, Shrines and tokens with their texts."""
        lines = page_lines(found, _printed(found["squads"]))
        for card in found["cards"]:
            attach = phrase("content-attach", attach=card["attach"]) if card["attach"] else ""
            kind = phrase("content-kind", kind=card["kind"], copies=card["copies"], attach=attach)
            halves = [phrase(f"content-{half}", text=card[half]) for half in ("upper", "lower")]
            lines += _record(card["name"], kind, [*halves, *ruling_words(card)])
        for group in ("banners", "shrines", "tokens"):
            for record in found[group]:
                lines += _record(record["name"], Phrase(f"content-{group}"), [*record["texts"], *ruling_words(record)])
        return lines


def _card(text: Mapping[str, str], copies: str) -> list[Line]:
    head = phrase("play-card", name=f"{text['name']}{copies}", kind=phrase("play-kind", kind=text["kind"]))
    return [Line(head, strong=True, indent=2), *(Line(text[half], indent=4) for half in ("upper", "lower"))]


def _cells(squad: SquadView, texts: Mapping[str, Any]) -> Iterator[str]:
    text = texts["squads"][squad.card]
    yield f"{text['name']} {squad.letter}"
    yield text["modes"][squad.side] or squad.side
    for name in ATTRIBUTES:
        value = squad.attributes.get(name)
        yield "-" if value is None else str(value)
    yield str(squad.endurance)
    found = {status for model in squad.models for status in model.statuses} | set(squad.statuses)
    states = sorted(texts["tokens"][status]["name"] for status in found)
    living = sum(model.alive for model in squad.models)
    yield f"{living}/{len(squad.models)}" + (f" [{', '.join(states)}]" if states else "")
    yield ", ".join(f"{texts['cards'][each['card']]['name']} ({each['charges']})" for each in squad.enhancements)


def _printed(squads: Sequence[Mapping[str, Any]]) -> Grid:
    """Squad cards as they are printed, a row for each Mode."""
    rows: list[tuple[int, tuple[str, ...]]] = []
    for squad in squads:
        head = (squad["name"], str(squad["models"]), str(squad["endurance"]), str(squad["base"]))
        for row, side in enumerate(("basic", "other")):
            values = (str(squad[side].get(name, 0)) for name in ATTRIBUTES)
            rows.append((-1, (*(head if row == 0 else ("",) * len(head)), squad["modes"][side] or side, *values)))
    heads = ("squad", "models", "endurance", "base", "side", *ATTRIBUTES)
    return Grid(tuple(f"content-{head}" for head in heads), tuple(rows))


def _record(name: str, kind: Phrase, texts: Sequence[Phrase | str]) -> list[Line]:
    head = phrase("content-record", name=name, kind=kind)
    return [Line(""), Line(head, strong=True), *(Line(text, indent=2) for text in texts)]
