"""Messages in the reader's language, from the Fluent files of this folder."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LOCALES = ("en", "de", "pl")


class Speaker:
    """Says messages in one language, and in English where that language has none."""

    def __init__(self, locale: str) -> None:
        language = locale.replace("_", "-").split("-")[0].lower()
        self.locale = language if language in LOCALES else "en"
        self._bundles = tuple(_bundle(each) for each in dict.fromkeys((self.locale, "en")))

    def say(self, key: str, params: Mapping[str, object] | None = None) -> str:
        """The message in words; a key that no language knows is shown with its parameters."""
        values = {} if params is None else params
        for bundle in self._bundles:
            said = _format(bundle, key, values)
            if said is not None:
                return said
        return _spelled(key, values)


@cache
def _bundle(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    folder = resources.files("edgewise.lang") / locale
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _format(bundle: FluentBundle, key: str, params: Mapping[str, object]) -> str | None:
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return None
    said, _errors = bundle.format_pattern(pattern, {each: _plain(value) for each, value in params.items()})
    return str(said)


def _plain(value: object) -> str | int | float:
    """What Fluent can format: numbers stay numbers so that plurals work, the rest becomes words."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str | int | float):
        return value
    if value is None:
        return ""
    if isinstance(value, Iterable):
        return ", ".join(str(_plain(each)) for each in value)
    return str(value)


def _spelled(key: str, params: Mapping[str, object]) -> str:
    if not params:
        return key
    return f"{key} ({', '.join(f'{name} {_plain(value)}' for name, value in params.items())})"
