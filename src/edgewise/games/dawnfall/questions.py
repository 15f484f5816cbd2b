"""What the pending question is about: the frame that asks tells it."""

from __future__ import annotations

import msgspec

from edgewise.core.flow import Frame
from edgewise.core.phrase import Name, Phrase, phrase, titled
from edgewise.games.dawnfall.frames.activation import Blocks
from edgewise.games.dawnfall.frames.charges import MoveCharge
from edgewise.games.dawnfall.frames.choices import Choose
from edgewise.games.dawnfall.frames.deploying import DeployModel
from edgewise.games.dawnfall.frames.dice import ChooseDie, OfferReroll
from edgewise.games.dawnfall.frames.entering import ChooseWay, Spring
from edgewise.games.dawnfall.frames.modes import OfferMode
from edgewise.games.dawnfall.frames.moves import PlaceMover, PushCovered
from edgewise.games.dawnfall.frames.payment import PayCrystals
from edgewise.games.dawnfall.frames.placing import PlaceModel, PushAside
from edgewise.games.dawnfall.frames.powers import DeclareNumber
from edgewise.games.dawnfall.frames.prices import PayThing
from edgewise.games.dawnfall.frames.stopping import EndEarly
from edgewise.games.dawnfall.kinds import NO_MODEL, NO_SQUAD, Model, Squad
from edgewise.games.dawnfall.state import Game, Some, look, number
from edgewise.games.dawnfall.wording import numbers_words


class Asked(msgspec.Struct, frozen=True):
    """What a question is about: the model or Squad it names, what is chosen or paid, and the Attack to withstand."""

    model: Model = NO_MODEL
    squad: Squad = NO_SQUAD
    n: int = 0
    power: int = -1
    what: Phrase | Name | str | None = None


def asked(state: Game) -> Asked:
    """What the pending question is about."""
    frame: Frame = state.stack[-1]
    match frame:
        case DeployModel(squad=squad, index=index):
            return Asked(Model(state.squad_models[squad][index]), Squad(squad))
        case PlaceMover(movers=movers, index=index):
            return Asked(Model(movers[index]))
        case PlaceModel() | EndEarly() | ChooseWay() | Spring():
            return Asked(Model(frame.model))
        case PushCovered(models=models) | PushAside(models=models):
            return Asked(Model(models[0]))
        case OfferMode() | Blocks() | MoveCharge():
            return Asked(squad=Squad(frame.squad))
        case PayCrystals() | PayThing():
            return Asked(n=frame.n)
        case ChooseDie(purpose="defense") | OfferReroll(purpose="defense"):
            return Asked(power=number(state, frame.scope, "attack_power", -1))
        case Choose(selector=selector):
            words = phrase("step-choose", what=state.book.selectors[selector].words())
            return Asked(what=titled(words, state.book.titles))
        case DeclareNumber(index=index):
            chosen = state.book.powers[number(state, frame.scope, "power")].numbers[index]
            return Asked(what=titled(numbers_words(chosen), state.book.titles))
        case _:
            return Asked()


def fighters(state: Game) -> tuple[Model, ...]:
    """The two models of the Combat Sequence that runs now, if one does. DF-COM-4."""
    scope = len(state.scopes) - 1
    for names in (("attacker", "defender"), ("starter", "aimed")):
        found = [look(state, scope, name) for name in names]
        models = tuple(m for each in found if isinstance(each, Some) and each.kind == "model" for m in each.ids)
        if len(models) == len(names):
            return tuple(Model(m) for m in models if isinstance(m, int) and state.spaces[m] >= 0)
    return ()
