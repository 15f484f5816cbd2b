"""Texts of cards, tokens, Banners and Shrines in three languages, made from one effect tree. DF-CRD-10, DF-GEN-2."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
import yaml

from edgewise import BadInput, Match, game
from edgewise.catalog import speaker
from edgewise.core.phrase import Name, Phrase, Text, dashed, phrase
from edgewise.games.dawnfall.effects.words import NUMBERS, SIDES, SPOKEN_ROLES, STORED
from edgewise.games.dawnfall.profiles import Limit, Timing, TokenType
from edgewise.lang.words import LOCALES, Memory, Speaker
from tests.games.dawnfall.test_content_page import FACTION as WARDENS
from tests.lang.test_dawnfall_words import LANG, SOURCE, messages
from tests.support.rules import rule
from tests.support.scripted import kind_of
from tests.support.terms import phrases, terms

DAWNFALL: Any = game("dawnfall")
GROUPS = ("cards", "banners", "shrines", "tokens")

# Words that English shares with a translation, and names that are the same in both.
SHARED = {
    "de": {"an", "check", "die", "formation", "horde", "in", "ini", "initiative", "khyber", "plus", "teleport", "x"},
    "pl": {"do", "ini", "khyber", "model", "plus", "teleport", "to", "x"},
}


def said(locale: str) -> list[str]:
    """Everything that the built-in content says in a language."""
    texts = DAWNFALL.texts(locale)
    cards = [each[half] for each in texts["cards"].values() for half in ("upper", "lower")]
    records = [text for group in GROUPS[1:] for each in texts[group].values() for text in each["texts"]]
    return cards + records


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text.lower()))


def used() -> dict[str, set[str]]:
    """The message keys that terms can say, with the parameters they give."""
    found: dict[str, set[str]] = defaultdict(set)
    for term in terms():
        for each in phrases(term.words()):
            found[each.key] |= each.params.keys()
    return found


def literal_keys() -> set[str]:
    """Keys that the code names outright."""
    found = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def grown_keys() -> set[str]:
    """Keys made of a word of the vocabulary."""
    families = {
        "role": SPOKEN_ROLES,
        "stored": STORED,
        "side": SIDES,
        "number": NUMBERS,
        "moment": get_args(Timing),
        "limit": get_args(get_type_hints(Limit)["per"]),
        "bind": ("any_own_squad", "attached_squad", "enemy_squad", "own_model", "enemy_model"),
        "sel-by": ("owner", "opponent", "random"),
        "running": ("sequence", "sequence_or_hit", "hit", "shot", "move", "action", "banner", "step"),
        "token": ("shrine", "source"),
        "token-goes": get_args(get_args(get_type_hints(TokenType)["remove_when"])[0]),
    }
    return {f"{family}-{dashed(word)}" for family, members in families.items() for word in members}


def card_messages(locale: str) -> set[str]:
    text = (LANG / locale / "cards.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE))


@rule("DF-CRD-10")
@pytest.mark.parametrize("locale", LOCALES)
def test_every_word_of_the_vocabulary_can_be_said(locale: str) -> None:
    known = messages(locale)
    assert sorted(used().keys() - known.keys()) == []
    silent = {"moment-own-active-turn", "moment-any-active-turn", "limit-payment"}  # said by no text of their own
    assert sorted(grown_keys() - known.keys() - silent) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_ask_for_no_parameter_that_the_terms_do_not_give(locale: str) -> None:
    known, given = messages(locale), used()
    asked = {key: {name.rpartition("_")[0] or name for name in known[key]} for key in given}
    assert {key: names - given[key] for key, names in asked.items() if names - given[key]} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_has_a_gap_or_a_raw_key(locale: str) -> None:
    voice = speaker(locale)
    texts = {voice.say("said", {"what": term.words()}) for term in terms()} | set(said(locale))
    assert [text for text in texts if re.search(r"[{}$]|  | [,.;:)]|\( |,[.;:)]|_", text)] == []


def test_no_message_of_the_cards_is_left_over() -> None:
    known = used().keys() | literal_keys() | grown_keys()
    assert sorted(card_messages("en") - known) == []


@rule("DF-GEN-2")
@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_squad_keyword_banner_and_shrine_has_its_text(locale: str) -> None:
    texts = DAWNFALL.texts(locale)
    factions = DAWNFALL.factions.values()
    assert texts["cards"].keys() == {c.id for f in factions for c in f.cards}
    assert texts["squads"].keys() == {s.id for f in factions for s in f.squads}
    assert texts["banners"].keys() == {b.id for f in factions for b in f.banners}
    assert texts["shrines"].keys() == {s.id for f in factions for s in f.shrines}
    assert {t.id for t in DAWNFALL.keywords} <= texts["tokens"].keys()
    assert all(text.endswith(".") and text[0].isupper() for text in said(locale) if not text[0].isdigit())
    assert all(each["name"] for group in ("squads", *GROUPS) for each in texts[group].values())


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_no_english_is_left_in_a_translation(locale: str) -> None:
    english = {word for text in said("en") for word in words(text)}
    left = {word for text in said(locale) for word in words(text) & english}
    assert left - SHARED[locale] == set()


@pytest.mark.parametrize("faction", sorted(DAWNFALL.factions))
def test_every_name_of_the_built_in_factions_is_in_three_languages(faction: str) -> None:
    record = DAWNFALL.factions[faction]
    named = [record.name, *(card.name for card in record.cards), *(squad.name for squad in record.squads)]
    named += [banner.name for banner in record.banners] + [shrine.name for shrine in record.shrines]
    named += [token.name for token in record.tokens] + [preset.name for preset in record.presets]
    named += [side.name for squad in record.squads for side in (squad.basic, squad.other)]
    powers = [power for card in record.cards for power in (card.upper, card.lower)]
    powers += [power for banner in record.banners for power in banner.powers]
    powers += [power for token in record.tokens for power in token.actions]
    named += [power.name for power in (*powers, *record.actions)]
    assert [name for name in named if not isinstance(name, dict) or set(name) != set(LOCALES)] == []


SENTENCES = yaml.safe_load((Path(__file__).parent / "sentences.yaml").read_text(encoding="utf-8"))


@rule("DF-CRD-10")
@pytest.mark.parametrize(
    ("locale", "card", "half", "text"), [(locale, *each) for locale, listed in SENTENCES.items() for each in listed]
)
def test_cards_say_sentences_that_were_read_and_found_good(locale: str, card: str, half: str, text: str) -> None:
    assert DAWNFALL.card_text(card, locale)[half] == text


def test_a_form_is_an_attribute_that_the_sentence_asks_for() -> None:
    two = phrase("counted", n=2, what=phrase("unit-wound", n=2))
    one = phrase("counted", n=1, what=phrase("unit-wound", n=1))
    assert [Speaker("pl").say("step-wound", {"who": Phrase("role-target"), "n": n}) for n in (one, two)] == [
        "cel otrzymuje 1 ranę",
        "cel otrzymuje 2 rany",
    ]
    assert (
        Speaker("de").phrase(phrase("step-wound", who=Phrase("stored-hits"), n=one))
        == "die Getroffenen erleiden 1 Verletzung"
    )
    assert Speaker("de").phrase(phrase("part-in", what=Phrase("stored-aim"))) == "im ersten gewählten Areal"
    assert Speaker("pl").phrase(
        phrase("step-fight", who=Phrase("role-target"), against=Phrase("role-killer"), flags="")
    ) == ("cel walczy ze sprawcą")


def test_names_are_said_in_the_readers_language_or_in_english() -> None:
    name = Name({"en": "Trap", "de": "Falle"})
    assert [Speaker(locale).say("said", {"what": name}) for locale in LOCALES] == ["Trap", "Falle", "Trap"]
    assert Speaker("pl").say("said", {"what": Name({"fr": "Piège"})}) == "Piège"


def test_a_text_that_is_said_again_has_the_same_words() -> None:
    text = Text("said", {"what": phrase("step-choose", what=Phrase("role-shooter"))})
    voices = {locale: Speaker(locale) for locale in LOCALES}
    first = {locale: voice.say("said", {"what": text}) for locale, voice in voices.items()}
    assert first == {"en": "choose the shooter", "de": "wähle den Schützen", "pl": "wybierz model strzelający"}
    assert {locale: voice.phrase(text) for locale, voice in voices.items()} == first


def test_a_text_has_the_forms_and_features_of_any_phrase() -> None:
    parts = {"what": Phrase("role-shooter")}
    for locale in LOCALES:
        voice = Speaker(locale)
        for form in ("", "acc", "dat", "gen", "num", "sex"):
            assert voice._plain(Text("said", parts), form, {}) == voice._plain(Phrase("said", parts), form, {})


def test_phrases_that_are_remembered_are_not_said_anew() -> None:
    chosen = phrase("step-choose", what=Phrase("role-shooter"))
    memory: Memory = {}
    voice = Speaker("de")
    assert voice.say("said", {"what": chosen}, memory) == "wähle den Schützen"
    memory[id(chosen), ""] = "as it was said"
    assert voice.phrase(chosen, memory) == "as it was said"
    assert voice.phrase(chosen) == "wähle den Schützen"


@pytest.mark.parametrize("locale", LOCALES)
def test_after_a_rehearsal_every_action_of_a_usual_match_is_ready(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    DAWNFALL.rehearse(locale)
    book, voice = DAWNFALL.book({}), speaker(locale)
    expected = {id(words): Speaker(locale).phrase(words) for power in book.powers for words in book.words(power)}
    monkeypatch.setattr(Speaker, "_phrase", None)
    said = {id(words): voice.phrase(words) for power in book.powers for words in book.words(power)}
    assert len(said) > 100
    assert said == expected


def test_what_an_absent_part_leaves_behind_is_tidied_and_words_that_meet_are_joined() -> None:
    assert Speaker("en")._tidied(" a  b , c( d ),. ") == "a b, c(d)."
    assert Speaker("de")._tidied("von dem Ziel und zu  der Figur") == "vom Ziel und zur Figur"
    assert Speaker("pl")._tidied("z szczytu , w wnętrzu") == "ze szczytu, we wnętrzu"
    assert Speaker("pl")._tidied(" bez zmian ") == "bez zmian"


@rule("DF-EFF-15")
def test_a_fans_faction_speaks_three_languages_with_the_names_of_its_own_file() -> None:
    players = [{"faction": "wardens"}, {"faction": "demons"}]
    state = Match.new("dawnfall", options={"content": [WARDENS], "players": players}).state
    assert DAWNFALL.texts("de", state)["factions"]["wardens"] == "Wächter"
    assert DAWNFALL.card_text("chain", "de", state) == {
        "name": "Chain",
        "kind": "action",
        "upper": "Parry (1 Kristall; beliebiger eigener Trupp): Sofortig. Vor einem Verteidigungswurf, "
        "falls der Verteidiger zum Trupp gehört: +2 auf diesen Verteidigungswurf.",
        "lower": "Chain (2 Kristalle; Warden): Wähle eine feindliche Figur in Sockelkontakt mit dem Trupp. "
        "Das Ziel bekommt den Marker CHAIN.",
    }
    assert DAWNFALL.describe_content(WARDENS, "pl")["name"] == "Strażnicy"
    with pytest.raises(BadInput, match="volley"):
        DAWNFALL.card_text("volley", "de")


def test_a_view_shows_cards_in_english_and_their_ids_lead_to_other_languages() -> None:
    players = [{"faction": f, "squads": "preset", "deck": "preset"} for f in ("chapter", "demons")]
    match = Match.new("dawnfall", options={"players": players}, seed=5)
    while not (cards := match.view(0).cards):
        match.play(match.legal()[0])
    card = next(iter(cards))
    assert cards[card] == DAWNFALL.card_text(card, "en", match.state)
    assert DAWNFALL.card_text(card, "de", match.state)["name"] != ""


def test_one_log_is_read_in_three_languages() -> None:
    match = Match.from_position(
        "dawnfall",
        {
            "players": [
                {"hand": ["trap"], "squads": [{"squad": "holy-knight", "models": ["(3,2).{0,1}"]}]},
                {"squads": [{"squad": "gorehound", "models": ["(3,2).{3,4}"]}]},
            ]
        },
    )
    lower = next(a for a in match.legal() if getattr(a, "card", "") == "trap" and getattr(a, "half", "") == "lower")
    described = [speaker(locale).say(*DAWNFALL.describe(match.state, lower)) for locale in LOCALES]
    assert described[1] == (
        "Die Karte Falle ausspielen (Kosten: 1 Kristall) - "
        "Wähle eine feindliche Figur. Das Ziel bekommt den Marker FALLE."
    )
    happened = match.play(lower)
    while not any(kind_of(event) == "card-played" for event in happened):
        happened = match.play(match.legal()[0])
    event = next(event for event in happened if kind_of(event) == "card-played")
    told = [speaker(locale).say(*DAWNFALL.told(match.state, event)) for locale in LOCALES]
    assert "Trap" in told[0] and "Falle" in told[1] and "Pułapka" in told[2]
    assert "Wybierz wrogi model." in told[2]


def test_a_refusal_names_its_condition_in_the_readers_language() -> None:
    position = {
        "players": [
            {"hand": ["energy-drain"], "squads": [{"squad": "pilgrim", "models": ["(3,2).0"]}]},
            {"squads": [{"squad": "gorehound", "models": ["(5,2).{3,4}"]}]},
        ]
    }
    action = {"type": "PlayCard", "card": "energy-drain", "half": "lower", "bind": 0}
    refusals = [Match.from_position("dawnfall", position, locale=locale).refusal(action) for locale in LOCALES]
    assert [each.text for each in refusals if each is not None] == [
        "This is possible only if there is a Crystal Source that you Control in contact with the Squad.",
        "Das geht nur, wenn es eine Kristallquelle in deinem Besitz in Sockelkontakt mit dem Trupp gibt.",
        "To możliwe tylko, jeśli istnieje złoże kryształów pod twoją kontrolą w kontakcie podstawką z oddziałem.",
    ]
