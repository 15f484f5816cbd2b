from collections import Counter
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import edgewise.lang
from edgewise.lang import words
from edgewise.lang.words import LOCALES, Speaker

FOLDER = Path(edgewise.lang.__file__).parent


def messages(file: Path) -> list[str]:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


@pytest.fixture
def speaker(monkeypatch: pytest.MonkeyPatch) -> Speaker:
    """A Polish speaker with a few messages of this test's own."""
    texts = {
        "pl": "steps = { $n ->\n  [one] { $n } krok\n  [few] { $n } kroki\n *[many] { $n } kroków\n }\n",
        "en": "steps = { $n } steps\nenglish = only { $who } here\n    .title = Title\n"
        "list = { $names }\nflag = { $on ->\n    [true] on\n   *[false] off\n }\n",
    }

    def bundle(locale: str) -> FluentBundle:
        made = FluentBundle([locale], use_isolating=False)
        made.add_resource(FluentResource(texts[locale]))
        return made

    monkeypatch.setattr(words, "_bundle", bundle)
    return Speaker("pl")


@pytest.mark.parametrize(
    ("locale", "yes"), [("en", "Yes"), ("de", "Ja"), ("pl", "Tak"), ("de_AT", "Ja"), ("PL-pl", "Tak")]
)
def test_each_language_has_its_words(locale: str, yes: str) -> None:
    assert Speaker(locale).say("yes", {}) == yes


@pytest.mark.parametrize("locale", LOCALES)
def test_a_language_that_is_loaded_is_not_read_again(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_: str) -> FluentBundle:
        raise AssertionError("the files are read again")

    found = Speaker(locale)
    found.load()
    monkeypatch.setattr(words, "_bundle", never)
    assert found.say("yes")
    with pytest.raises(AssertionError):
        Speaker(locale).say("yes")


@pytest.mark.parametrize("locale", ["fr", "", "../en"])
def test_an_unknown_language_falls_back_to_english(locale: str) -> None:
    assert Speaker(locale).say("pass", {}) == "Pass"


@pytest.mark.parametrize(("n", "said"), [(1, "1 krok"), (3, "3 kroki"), (7, "7 kroków")])
def test_polish_counts_in_three_forms(speaker: Speaker, n: int, said: str) -> None:
    assert speaker.say("steps", {"n": n}) == said


def test_a_message_that_only_english_has_is_said_in_english(speaker: Speaker) -> None:
    assert speaker.say("english", {"who": "Holy Knights"}) == "only Holy Knights here"
    assert speaker.say("english.title") == "Title"


def test_a_missing_parameter_does_not_stop_the_message(speaker: Speaker) -> None:
    assert speaker.say("english", {}).startswith("only ")
    assert "krok" in speaker.say("steps", {})


def test_lists_and_flags_are_said_in_words(speaker: Speaker) -> None:
    assert speaker.say("list", {"names": ("a", 2, None)}) == "a, 2, "
    assert speaker.say("flag", {"on": True}) == "on"


def test_a_number_of_many_digits_is_written_as_it_is(speaker: Speaker) -> None:
    assert speaker.say("list", {"names": 10**30}) == f"{10**30}"
    assert speaker.say("list", {"names": -(10**30)}) == f"{-(10**30)}"


def test_an_unknown_key_is_shown_with_its_parameters(speaker: Speaker) -> None:
    assert speaker.say("too-far", {"distance": 3, "limit": 2}) == "too-far (distance 3, limit 2)"
    assert speaker.say("too-far") == "too-far"
    assert speaker.say("", {}) == ""


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*/*.ftl")), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_message_files_have_no_broken_entries(file: Path) -> None:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_is_written_twice(locale: str) -> None:
    names = Counter(name for file in (FOLDER / locale).glob("*.ftl") for name in messages(file))
    assert [name for name, times in names.items() if times > 1] == []


def test_common_words_exist_in_every_language() -> None:
    english, *others = (set(messages(FOLDER / locale / "common.ftl")) for locale in LOCALES)
    assert all(other == english for other in others)


def test_what_was_said_before_is_not_said_of_other_parameters() -> None:
    speaker = Speaker("en")
    first, second = ({"space": "d4", "count": n, "hexes": "1"} for n in (1, 2))
    said = [speaker.say("action-place", params) for params in (first, second, first, second)]
    assert said[:2] == said[2:] == [Speaker("en").say("action-place", params) for params in (first, second)]
    assert said[0] != said[1]
