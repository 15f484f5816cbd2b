"""Messages in the reader's language, from the Fluent files of this folder."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from typing import Any, NamedTuple, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import BaseNode, VariableReference

from edgewise.core.languages import DEFAULT, LANGUAGES
from edgewise.core.phrase import Name, Phrase, Text
from edgewise.lang.places import files
from edgewise.lang.quick import Sentences

LOCALES: tuple[str, ...] = LANGUAGES

# What was said of phrases so far, by their numbers and forms; good while those phrases are kept.
Memory: TypeAlias = dict[tuple[int, str], str]

# Texts whose words are remembered; a server that sees many forgets and says them anew.
KEPT_TEXTS = 10_000
# Parameters of which a message is remembered; equal ones are said alike.
PLAIN = frozenset({str, int})

# Numbers from here on are written as they are: Fluent cannot group their digits.
TOO_LARGE = 10**15

# Forms that say what a phrase is instead of saying it: `$who_num` is `pl` for several things.
FEATURES = ("num", "sex")
# Parts that a message hands a form on to when it has none of its own.
HANDED_ON = ("what", "before", "after")

# What an absent part of a sentence leaves behind.
GAPS = re.compile(r" {2,}")
STRAY = re.compile(r" (?=[,.;:)])|(?<=\() |,(?=[.;:)])")
UNTIDY = (GAPS.pattern, STRAY.pattern)

# How words that meet in a generated sentence are written together.
SMOOTH = {
    "en": (),
    "de": ((r"\bvon dem\b", "vom"), (r"\bin dem\b", "im"), (r"\bzu dem\b", "zum"), (r"\bzu der\b", "zur")),
    "pl": (
        (r"\b([Zz]) (?=[szśźż][bcćdfghjklłmnńprsśtwzźż]|wsz)", r"\1e "),
        (r"\b([Ww]) (?=[wf][bcćdfghjklłmnńprsśtzźż])", r"\1e "),
    ),
}


def forget() -> None:
    """Reads all messages anew when they are said next: there are others than before."""
    _bundle.cache_clear()


def language_of(locale: str) -> str:
    """The language that a locale is spoken to in: its own, or English."""
    wanted = locale.replace("_", "-").split("-")[0].lower()
    return wanted if wanted in LANGUAGES else DEFAULT


class Recipe(NamedTuple):
    """How a message is said: its pattern and the variables in it, and the form that is handed on to its parts.

    Where there is no pattern, the form is a feature of what the message is about.
    """

    sentences: Sentences
    pattern: Any
    asked: tuple[str, ...]
    form: str


class Speaker:
    """Says messages in one language, and in English where that language has none."""

    def __init__(self, locale: str) -> None:
        self.locale = language_of(locale)
        self._smooth = tuple((re.compile(found), put) for found, put in SMOOTH[self.locale])
        # Most sentences need nothing of it: one look tells.
        self._untidy = re.compile("|".join([*UNTIDY, *(found for found, _ in SMOOTH[self.locale])]))
        self._recipes: dict[tuple[str, str], Recipe] = {}
        self._texts: dict[int, tuple[Text, str]] = {}
        self._known: dict[tuple[object, ...], str] = {}

    @cached_property
    def _bundles(self) -> tuple[tuple[FluentBundle, Sentences], ...]:
        """The messages of this language, and those of English; read when something is first said."""
        bundles = (_bundle(each) for each in dict.fromkeys((self.locale, "en")))
        return tuple((bundle, Sentences(bundle, FUNCTIONS)) for bundle in bundles)

    def load(self) -> None:
        """Reads the messages now, for those who cannot wait for them later."""
        _ = self._bundles

    def say(self, key: str, params: Mapping[str, object] | None = None, memory: Memory | None = None) -> str:
        """The message in words; a key that no language knows is shown with its parameters."""
        values = {} if params is None else params
        # A list of places says the same few hundred sentences again and again.
        plain = (key, *values.items()) if PLAIN.issuperset(map(type, values.values())) else None
        if plain is not None and (kept := self._known.get(plain)) is not None:
            return kept
        said = self._format(key, "", values, {} if memory is None else memory)
        told = self._spelled(key, values) if said is None else said
        if plain is not None:
            if len(self._known) >= KEPT_TEXTS:
                self._known.clear()
            self._known[plain] = told
        return told

    def phrase(self, phrase: Phrase, memory: Memory | None = None) -> str:
        """A phrase in words; who says the parameters of a message too need not say them again."""
        if isinstance(phrase, Text):
            return self._text(phrase)
        return self._phrase(phrase, "", {} if memory is None else memory)

    def _text(self, text: Text) -> str:
        """A text in words; kept with the text, so that its number stays its own."""
        if id(text) not in self._texts:
            if len(self._texts) >= KEPT_TEXTS:
                self._texts.clear()
            self._texts[id(text)] = (text, self._phrase(text, "", {}))
        return self._texts[id(text)][1]

    def _phrase(self, phrase: Phrase, form: str, memory: Memory) -> str:
        """A phrase in one of its forms; an absent part leaves no gap."""
        place = (id(phrase), form)
        if place not in memory:
            said = self._format(phrase.key, form, phrase.params, memory)
            memory[place] = self._spelled(phrase.key, phrase.params) if said is None else self._tidied(said)
        return memory[place]

    def _tidied(self, said: str) -> str:
        if self._untidy.search(said) is None:
            return said.strip()
        found = STRAY.sub("", GAPS.sub(" ", said).strip())
        for joint, put in self._smooth:
            found = joint.sub(put, found)
        return found

    def _format(self, key: str, form: str, params: Mapping[str, object], memory: Memory) -> str | None:
        recipe = self._recipes.get((key, form))
        if recipe is None:
            recipe = self._recipe(key, form)
            if recipe is None:
                return None
            self._recipes[key, form] = recipe
        if recipe.pattern is None:
            return self._feature(params, form, memory)
        return recipe.sentences.say(recipe.pattern, self._values(recipe, params, memory))

    def _recipe(self, key: str, form: str) -> Recipe | None:
        """How a message is said in a form; None when no language knows it."""
        name, _, attribute = key.partition(".")
        for bundle, sentences in self._bundles:
            message = bundle.get_message(name) if bundle.has_message(name) else None
            if message is None:
                continue
            pattern = message.attributes.get(attribute) if attribute else message.value
            if form in message.attributes:
                pattern, form = message.attributes[form], ""
            elif form in FEATURES:
                return Recipe(sentences, None, (), form)
            if pattern is not None:
                return Recipe(sentences, pattern, tuple(dict.fromkeys(_variables(pattern))), form)
        return None

    def _feature(self, params: Mapping[str, object], form: str, memory: Memory) -> str:
        """What a phrase is, when its message does not tell: what the thing it is about is."""
        about = params.get("what")
        return self._phrase(about, form, memory) if isinstance(about, Phrase) else ""

    def _values(self, recipe: Recipe, params: Mapping[str, object], memory: Memory) -> dict[str, str | int | float]:
        """The parameters that a pattern asks for in words, in the form that it asks for, such as `$who_dat`."""
        values: dict[str, str | int | float] = {}
        for asked in recipe.asked:
            name, wanted = asked, recipe.form if asked in HANDED_ON else ""
            if asked not in params:
                name, _, wanted = asked.rpartition("_")
            if name in params:
                value = params[name]
                values[asked] = value if type(value) is str else self._plain(value, wanted, memory)
        return values

    def _plain(self, value: object, form: str, memory: Memory) -> str | int | float:
        """What Fluent can format: numbers stay numbers so that plurals work, the rest becomes words."""
        match value:
            case bool():
                return "true" if value else "false"
            case int() if abs(value) >= TOO_LARGE:
                return str(value)
            case str() | int() | float():
                return value
            case None:
                return ""
            case Text() if not form:
                return self._text(value)
            case Phrase():
                return self._phrase(value, form, memory)
            case Name():
                return value.within(self.locale)
            case Iterable():
                return ", ".join(str(self._plain(each, form, memory)) for each in value)
            case _:
                return str(value)

    def _spelled(self, key: str, params: Mapping[str, object]) -> str:
        if not params:
            return key
        said = ", ".join(f"{name} {self._plain(value, '', {})}" for name, value in params.items())
        return f"{key} ({said})"


@cache
def _bundle(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], functions=FUNCTIONS, use_isolating=False)
    for file in files(locale, ending=".ftl"):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _variables(node: Any) -> Iterator[str]:
    if isinstance(node, VariableReference):
        yield node.id.name
    elif isinstance(node, BaseNode):
        for child in vars(node).values():
            yield from _variables(child)
    elif isinstance(node, list | tuple):
        for child in node:
            yield from _variables(child)


def _article(noun: Any) -> str:
    """An English noun with its indefinite article."""
    text = str(noun)
    if text.startswith("other "):
        return f"an{text}"
    return f"{'an' if text[:1].lower() in 'aeiou' else 'a'} {text}"


def _capital(text: Any) -> str:
    """A text that begins with a capital."""
    return str(text)[:1].upper() + str(text)[1:]


def _sentence(text: Any) -> str:
    """A text that begins with a capital and comes to an end."""
    said = _capital(text)
    return said if said.endswith((".", "?", "!")) else f"{said}."


FUNCTIONS: dict[str, Any] = {
    "AN": _article,
    "CAPITAL": _capital,
    "SENTENCE": _sentence,
    "UPPER": lambda text: str(text).upper(),
}
