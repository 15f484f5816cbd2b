"""Advice at the prompt: the best answers with reasons, and what a Recruit had in mind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from edgewise import catalog
from edgewise.cli.choosing import Offer
from edgewise.cli.screen import Screen
from edgewise.core.flow import Action
from edgewise.core.game import Reason
from edgewise.core.question import AnyQuestion
from edgewise.players import Player, hint
from edgewise.players.hint import explained
from edgewise.players.recruit import RecruitPlayer

# A slip is told from this loss of the chance to win on.
SLIGHT = 0.01
# What is chosen behind a screen: lists of cards and of Squads.
SECRET = ("cards", "squads")
# Reasons that say nothing when they stand alone.
PLAIN = ("hint-spends", "hint-gains")


def show_hints(match: catalog.Match, screen: Screen, offer: Offer) -> None:
    """The best answers, each with what to type, the chance to win and the reasons."""
    with screen.busy(screen.say("play-adviser")):
        found = hint(match.game, match.question())
    for number, each in enumerate(found):
        key = "hint-also" if number else "hint-best"
        words = screen.say(key, action=match.describe(each.action), chance=round(100 * each.chance))
        screen.choice(offer.way(each.action), words)
        why = _said(match, screen, each.reasons) if each.reasons else screen.say("hint-quiet")
        screen.show(f"      {why}", "dim")


def _said(match: catalog.Match, screen: Screen, reasons: Iterable[Reason]) -> str:
    game: Any = match.game
    return "; ".join(screen.speaker.say(each.key, game.readable(match.state, each.params)) for each in reasons)


def confession(match: catalog.Match, screen: Screen, question: AnyQuestion, player: Player, name: str) -> str | None:
    """What a Recruit says about the answer it is about to give; nothing about payments and passes."""
    if not isinstance(player, RecruitPlayer) or player.last is None:
        return None
    if match.game.hints.is_hasty(match.state) or type(player.last.action).__name__ == "Pass":
        return None
    if any(hasattr(player.last.action, field) for field in SECRET):
        return None
    if player.better is not None and player.better.chance - player.last.chance > SLIGHT:
        return _slip(match, screen, question, player.better.action, name)
    reasons = explained(match.game, question, player.last)
    if all(reason.key in PLAIN for reason in reasons):
        return None
    return screen.say("bot-thinks", name=name, reasons=_said(match, screen, reasons))


def _slip(match: catalog.Match, screen: Screen, question: AnyQuestion, better: Action, name: str) -> str:
    """A slip with the better answer; a card that only the bot sees is not named."""
    # A game without cards has no hands.
    hand = getattr(question.view.players[question.seat], "hand", None) or ()
    if getattr(better, "card", None) in hand:
        return screen.say("bot-slipped-secret", name=name)
    return screen.say("bot-slipped", name=name, action=match.describe(better))
