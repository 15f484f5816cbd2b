"""Card texts are made from effects, in every language, and say what the effects do. ED-DATA-3, ED-DATA-4."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest

from edgewise.core.phrase import Phrase, titled
from edgewise.games.the_edge.effects.acts import Draw, Heal, Push, Ready, RefreshCrystals, Shot, TakeVP, Wound
from edgewise.games.the_edge.effects.conditions import Died, Dies, Kills
from edgewise.games.the_edge.effects.lasting import Aura, FreeAssaults, NoShotsBeyond, Reroll, Stat
from edgewise.games.the_edge.effects.situations import Situation
from edgewise.games.the_edge.effects.values import PerUnused
from edgewise.games.the_edge.effects.vocabulary import AnyEffect
from edgewise.games.the_edge.profiles import Ability, Bonus, DeadBonus, ProgressCard, SpellCard, Target
from edgewise.games.the_edge.wording import power_words, progress_words, text_words, titles_of
from edgewise.lang.words import LOCALES, Speaker
from tests.games.the_edge.armies import ARMIES
from tests.support.rules import rule

TITLES = titles_of(ARMIES.values())
SPELLS = {c.id: c for army in ARMIES.values() for c in army.spells}
PROGRESS = {c.id: c for army in ARMIES.values() for c in army.progress}
SQUADS = {s.id: s for army in ARMIES.values() for s in army.squads}
SPEAKERS = {locale: Speaker(locale) for locale in LOCALES}


def said(words: Any, locale: str = "en") -> str:
    return SPEAKERS[locale].say("said", {"what": titled(words, TITLES)})


def ability(squad: str, id: str) -> Ability:
    return next(a for a in SQUADS[squad].normal.abilities if a.id == id)


@rule("ED-DATA-3", "ED-DATA-4")
@pytest.mark.parametrize(
    ("card", "en", "de", "pl"),
    [
        (
            "CS01",
            "Shield Bash (1 crystal; instant; Holy Knight): An enemy model in base contact with the caster is pushed "
            "2″ straight away from the caster. Once every squad Holy Knight is dead: an instant for 0 crystals; an own "
            "squad gets +1 Defense until the end of the activation.",
            "Schildstoß (1 Kristall; sofortig; Heiliger Ritter): Eine feindliche Figur in Sockelkontakt mit der "
            "zaubernden Figur wird 2″ geradlinig von der zaubernden Figur weg verschoben. Sobald kein Trupp Heiliger "
            "Ritter mehr lebt: sofortig für 0 Kristalle; ein eigener Trupp erhält +1 Verteidigung bis zum Ende der "
            "Aktivierung.",
            "Uderzenie tarczą (1 kryształ; natychmiastowa; Święty Rycerz): Wrogi model w kontakcie podstawką z modelem "
            "rzucającym zostaje odepchnięty o 2″ w linii prostej od modelu rzucającego. Gdy nie żyje już żaden oddział "
            "typu Święty Rycerz: natychmiastowa za 0 kryształów; własny oddział otrzymuje +1 do Obrony do końca "
            "aktywacji.",
        ),
        (
            "DS05",
            "Scorched Ground (1 crystal; instant): Enemy squads within 3″ of an own model get −2 Move until the end of "
            "the turn.",
            "Verbrannter Boden (1 Kristall; sofortig): Feindliche Trupps im Umkreis von 3″ um eine eigene Figur "
            "erhalten −2 Bewegung bis zum Ende des Zuges.",
            "Spalona ziemia (1 kryształ; natychmiastowa): Wrogie oddziały w odległości do 3″ od własnego modelu "
            "otrzymują −2 do Ruchu do końca tury.",
        ),
        (
            "CS14",
            "Martyrs' Tithe (3 crystals; special): Only if an own model died this turn: take 1 VP from the opponent.",
            "Zehnt der Märtyrer (3 Kristalle; speziell): Nur falls in diesem Zug eine eigene Figur gestorben ist: nimm "
            "dem Gegner 1 SP weg.",
            "Dziesięcina męczenników (3 kryształy; specjalna): Tylko jeśli w tej turze zginął własny model: zabierz "
            "przeciwnikowi 1 punkt zwycięstwa.",
        ),
    ],
)
def test_a_card_reads_well_in_three_languages(card: str, en: str, de: str, pl: str) -> None:
    words = power_words(SPELLS[card])
    assert [said(words, locale) for locale in LOCALES] == [en, de, pl]


@rule("ED-DATA-3", "ED-CLR-24")
def test_what_follows_a_wound_is_for_survivors_unless_it_needs_no_target() -> None:
    assert "it becomes ready if it survives" in said(text_words(SPELLS["CS02"]))
    assert "falls er überlebt" in said(text_words(SPELLS["CS02"]), "de")
    assert "survives" not in said(text_words(SPELLS["DS04"]))
    card = SpellCard("X", "X", (Wound(1), Heal(1)), target=Target("model", "own"))
    assert said(text_words(card), "de") == (
        "Eine eigene Figur erleidet 1 Verletzung; danach: sie erhält 1 Lebenspunkt zurück, falls sie überlebt."
    )


@rule("ED-DATA-3")
def test_the_text_of_a_passive_names_its_trigger_and_its_limit() -> None:
    text = said(text_words(SPELLS["CS03"]))
    assert text == (
        "Each time another own model dies: this squad gets +1 Attack until the end of the turn "
        "(at most +2 by this card)."
    )


@rule("ED-DATA-5")
def test_progress_cards_speak_of_their_squad() -> None:
    assert said(progress_words(PROGRESS["CP7"])) == (
        "Reliquary: The first time in a turn that this squad kills an enemy model: take 1 VP from the opponent."
    )
    assert said(progress_words(PROGRESS["DP8"])) == (
        "Summoning Rha'Zack: Rha'Zack joins you: place it in your deployment zone."
    )


@rule("ED-DATA-6", "ED-CLR-20")
def test_situations_are_said_with_the_bonus_they_limit() -> None:
    text = said(power_words(ability("C-HK2", "couched-charge")))
    assert text.endswith("+1 Attack in its own assaults if this model moved earlier in this activation.")


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_of_any_card_has_a_hole(locale: str) -> None:
    texts = [said(power_words(card), locale) for card in SPELLS.values()]
    texts += [said(progress_words(card), locale) for card in PROGRESS.values()]
    sides = [side for squad in SQUADS.values() for side in (squad.normal, squad.shifted) if side is not None]
    texts += [said(power_words(each), locale) for side in sides for each in side.abilities]
    assert len(texts) > 60
    for text in texts:
        assert not re.search(r"[{}$]|\bed-|  | [,.;:]|\(\)|,,|\bNone\b", text), text
        assert text.endswith(".")


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_no_text_falls_back_to_english(locale: str) -> None:
    english = {said(text_words(card)) for card in SPELLS.values()}
    assert not english & {said(text_words(card), locale) for card in SPELLS.values()}


# One of each verb, with parts that the reference cards do not use.
EVERY: list[tuple[AnyEffect, Target]] = [
    (Stat("initiative", PerUnused(3)), Target("squad", "any")),
    (Reroll("defense"), Target("squad", "enemy", other=True)),
    (FreeAssaults(), Target("squad", "own", other=True)),
    (NoShotsBeyond(4), Target("squad", "any")),
    (Aura(2, "own", (Reroll("attack"), Stat("move", 1))), Target("squad", "own")),
    (Shot(8, 2, 2, "one"), Target("model", "enemy")),
    (Push(PerUnused(1)), Target("model", "any", contact=True)),
    (Heal(2), Target("model", "own", other=True)),
    (Wound(3), Target("squad", "any", other=True)),
    (Ready(), Target("squad", "own")),
    (RefreshCrystals(5), Target()),
    (Draw(2), Target()),
    (TakeVP(2, "supply"), Target()),
]


@rule("ED-DATA-4", "ED-SPL-16")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("effect", "target"), EVERY, ids=lambda v: type(v).__name__)
def test_every_verb_can_be_said_with_every_kind_of_target(effect: AnyEffect, target: Target, locale: str) -> None:
    card = SpellCard("X", "X", (effect,), duration="turn" if effect.lasts else "oneOff", target=target)
    text = said(text_words(card), locale)
    assert not re.search(r"[{}$]|\bed-|  | [,.;:]|,,", text), text
    numbers = re.findall(r"\d+", text)
    for field in effect.__struct_fields__:
        value = getattr(effect, field)
        if isinstance(value, int) and not isinstance(value, bool) and value > 1:
            assert str(value) in numbers


@rule("ED-DATA-3")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("condition", [Died(w, s) for w in ("model", "squad") for s in ("own", "enemy")]
                         + [Dies(s, other=o) for s in ("own", "enemy") for o in (True, False)]
                         + [Kills(), Kills(first=True)], ids=repr)  # fmt: skip
def test_every_condition_can_be_said(condition: Any, locale: str) -> None:
    text = said(condition.words(), locale)
    assert text
    assert "ed-" not in text


def test_every_situation_can_be_said() -> None:
    situations: tuple[Situation, ...] = get_args(Situation)
    for locale in LOCALES:
        bonuses = [Stat("attack", 1, only=(each,)) for each in situations]
        assert len({said(bonus.words(Phrase("ed-this-squad")), locale) for bonus in bonuses}) == len(situations) == 6


@rule("ED-CLR-29", "ED-DED-4")
@pytest.mark.parametrize("locale", LOCALES)
def test_every_dead_bonus_can_be_said(locale: str) -> None:
    kinds: tuple[Bonus, ...] = get_args(Bonus)
    texts = set()
    for kind in kinds:
        card = SpellCard("X", "X", (Draw(1),), dedicated_to="Holy Knight", dead_bonus=DeadBonus(kind, 2))
        texts.add(said(power_words(card), locale))
    assert len(texts) == len(kinds)
    assert all("2" in text for text in texts)


@rule("ED-DATA-5")
def test_a_card_without_translations_is_said_by_its_own_name() -> None:
    card = ProgressCard("P", "Iron Will", (Stat("defense", 1),))
    assert said(progress_words(card), "pl") == "Iron Will: Ten oddział otrzymuje +1 do Obrony."
