"""What the terminal shows of a match, in words still to be said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from edgewise.core.desk import Board, Grid, Line, hand_lines, page_lines, ruling_words
from edgewise.core.flow import Action
from edgewise.core.phrase import Phrase, phrase
from edgewise.games.the_edge.naming import letter
from edgewise.games.the_edge.seen import PlayerView, SquadView
from edgewise.games.the_edge.state import Game
from edgewise.games.the_edge.typed import gaps, typed
from edgewise.games.the_edge.view import View

STATISTICS = ("attack", "defense", "initiative", "move")
HEADS = ("squad", "side", *STATISTICS, "hp", "state", "models", "cards")


class Desk(Board[Game]):
    """The table with its key, both sides, and the own hand."""

    menu = ("ed-play-menu-first", "ed-play-menu-full")
    ready: Mapping[str, Any] = {
        "scenario": "first-game",
        "players": [{"army": "chapter"}, {"army": "demons"}],
    }
    help: tuple[str, ...] = (
        "ed-play-help-number",
        "play-help-hint",
        "play-help-show",
        "ed-play-help-move",
        "ed-play-help-setup",
        "ed-play-help-measure",
        "ed-play-help-why",
        "play-help-odds",
        "ed-play-help-rule",
        "ed-play-help-undo",
        "play-help-save",
        "ed-play-help-goal",
    )
    with_board = frozenset({"place-pool", "deploy", "activate", "act", "window-move", "gather", "progress"})
    examples: Mapping[str, str] = {"place-pool": "ed-type-pool", "deploy": "ed-type-deploy", "act": "ed-type-move"}
    with_all = frozenset({"activate"})

    def legend(self, state: Game) -> Sequence[Line]:
        """What the signs mean."""
        ground = [Line(Phrase("ed-play-legend-ground"))] if state.book.table.grounds else []
        return [Line(Phrase("ed-play-legend")), *ground]

    def status(self, view: View, texts: Mapping[str, Any]) -> Sequence[Line]:
        """One line on the match and one on each player."""
        crystals = sum(pool.crystals for pool in view.pools)
        match = phrase("ed-play-status", turn=view.turn, starting=view.starting + 1, crystals=crystals)
        return [Line(match, strong=True), *(self._player(player, texts) for player in view.players)]

    def _player(self, player: PlayerView, texts: Mapping[str, Any]) -> Line:
        words = phrase(
            "ed-play-player",
            seat=player.seat + 1,
            army=texts["factions"].get(player.army, player.army),
            vp=player.vp,
            unused=player.unused,
            used=player.used,
            hand=player.hand_count,
            deck=player.deck_count,
        )
        return Line(words, player.seat)

    def squads(self, view: View, texts: Mapping[str, Any]) -> Grid:
        """The squads on the board with their values, HP tokens, places and cards."""
        rows = tuple((squad.seat, tuple(_cells(squad, texts))) for squad in view.squads if squad.alive)
        return Grid(tuple(f"ed-play-{head}" for head in HEADS), rows)

    def hand(self, view: View, texts: Mapping[str, Any]) -> Sequence[Line]:
        """The own hand, and the abilities of the own squads."""
        hand = () if view.seat is None else view.players[view.seat].hand or ()
        lines = hand_lines(hand, lambda card, copies: [Line(f"{texts['cards'][card]['text']}{copies}", indent=2)])
        mine = [squad for squad in view.squads if squad.alive and squad.seat == view.seat]
        spoken = [(s, text) for s in mine for text in texts["squads"][s.card]["texts"].get(s.side, ())]
        if spoken:
            lines.append(Line(Phrase("ed-play-abilities"), strong=True))
        lines += [Line(f"{letter(squad.squad)} {text}", indent=2) for squad, text in spoken]
        return lines

    def page(self, found: Mapping[str, Any]) -> Sequence[Line | Grid]:
        """An army: squads as a table with their abilities, then spell and progress cards."""
        lines = page_lines(found, _printed(found["squads"]))
        for squad in found["squads"]:
            lines += [Line(""), Line(squad["name"], strong=True)]
            for side, texts in squad["texts"].items():
                lines += [Line(phrase("ed-content-ability", side=side, text=text), indent=2) for text in texts]
            lines += [Line(note, indent=2) for note in ruling_words(squad)]
        for group in ("cards", "progress"):
            lines += [Line(""), Line(Phrase(f"ed-content-{group}"), strong=True)] if found[group] else []
            for card in found[group]:
                lines += [_copies(card), *(Line(note, indent=4) for note in ruling_words(card))]
        return lines

    def typed(self, state: Game, line: str) -> Action | None:
        """Moves, deployments and pools with their places in inches."""
        return typed(state, line)

    def told(self, state: Game, line: str) -> Sequence[Line] | None:
        """Measuring. ED-MOV-11."""
        return gaps(state, line)


def _cells(squad: SquadView, texts: Mapping[str, Any]) -> Iterator[Phrase | str]:
    yield f"{letter(squad.squad)} {texts['squads'][squad.card]['name']}"
    yield Phrase(f"ed-play-side-{squad.side}")
    for stat in STATISTICS:
        yield f"{squad.stats[stat]}" + ("*" if stat in squad.rerolls else "")
    yield f"{squad.hp}/{squad.shields}"
    yield Phrase("ed-play-exhausted" if squad.exhausted else "ed-play-ready")
    places = [
        f"{number}: {model.at[0] / 1000:.1f} {model.at[1] / 1000:.1f}"
        for number, model in enumerate(squad.models, 1)
        if model.at is not None
    ]
    yield ", ".join(places)
    cards = [*squad.progress, *(effect.source for effect in squad.effects if effect.card)]
    yield ", ".join(texts["cards"][card]["name"] for card in cards)


def _copies(card: Mapping[str, Any]) -> Line:
    return Line(phrase("ed-content-card", copies=card.get("copies", 1), text=card["text"]), indent=2)


def _printed(squads: Sequence[Mapping[str, Any]]) -> Grid:
    """Squad cards as they are printed, a row for each side."""
    rows: list[tuple[int, tuple[Phrase | str, ...]]] = []
    for squad in squads:
        base = squad["baseRadiusMil"] / 1000
        head: tuple[str, ...] = (
            squad["name"],
            str(squad["models"]),
            str(squad["shields"]),
            f"{base:g}",
            f"{squad['heightMil'] / 1000:g}",
        )
        for side in ("normal", "shifted"):
            if squad.get(side):
                marks = {stat: "*" if squad[side].get(f"reroll{stat.title()}") else "" for stat in STATISTICS}
                values = (f"{squad[side][stat]}{marks[stat]}" for stat in STATISTICS)
                cost = str(squad.get("shiftCost", "")) if side == "normal" else ""
                rows.append((-1, (*head, Phrase(f"ed-play-side-{side}"), *values, cost)))
                head = ("",) * len(head)
    heads = ("ed-play-squad", "content-models", "ed-content-shields", "ed-content-base", "ed-content-height")
    return Grid((*heads, *(f"ed-play-{head}" for head in HEADS[1:6]), "ed-content-shift"), tuple(rows))
