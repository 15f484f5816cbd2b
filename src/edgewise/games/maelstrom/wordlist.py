"""How titles, models, gear and choices of a faction are said in a language, and what was meant by such words."""

from __future__ import annotations

from collections.abc import Iterator

from edgewise.core.phrase import Voice, label
from edgewise.games.maelstrom.abilities import AnyAbility, Marksman
from edgewise.games.maelstrom.items import GEAR, tag_of
from edgewise.games.maelstrom.profiles import AddModels, Choice, Faction, Replace, UnitEntry
from edgewise.games.maelstrom.slugs import Line, lines, slug

# Labels that rules speak of; others are called as their faction says.
LABELS = frozenset(
    ("Human", "Xenos", "Robot", "Vehicle", "Character", "Solo", "Squad Leader", "Transport", "Open Transport", "Prime")
)


def ability_name(voice: Voice, ability: AnyAbility) -> str:
    """An ability with its value in brackets. ME-ABI-1."""
    name = voice.say(f"me-ability-{slug(tag_of(ability))}")
    value: int | None = getattr(ability, "value", None)
    sign = "+" if isinstance(ability, Marksman) else ""
    return name if value is None else f"{name} ({sign}{value})"


class Wordlist:
    """The words of a faction in one language."""

    def __init__(self, faction: Faction, voice: Voice) -> None:
        self._faction = faction
        self._voice = voice

    @property
    def faction(self) -> str:
        """The name of the faction."""
        return label(self._faction.name, self._voice.locale)

    def name(self, name: str) -> str:
        """A title, model, weapon or mode."""
        return label(self._faction.called(name), self._voice.locale)

    def item(self, name: str) -> str:
        """A weapon or a piece of gear."""
        return self._voice.say(f"me-ability-{slug(name)}") if name in GEAR else self.name(name)

    def ability(self, ability: AnyAbility) -> str:
        """An ability with its value in brackets. ME-ABI-1."""
        return ability_name(self._voice, ability)

    def label(self, name: str) -> str:
        """A label of models."""
        return self._voice.say(f"me-label-{slug(name)}") if name in LABELS else self.name(name)

    def choices(self, entry: UnitEntry) -> Iterator[tuple[Line, str]]:
        """Every choice of an entry; the model it is for stands beside it where the words alone do not tell."""
        said = [(line, self._choice(entry, line)) for line in lines(entry)]
        for line, words in said:
            alike = sum(other == words for _, other in said) > 1
            yield line, f"{words} [{self.name(line.profile)}]" if alike and line.profile else words

    def _choice(self, entry: UnitEntry, line: Line) -> str:
        option = entry.options[line.option]
        if isinstance(option, AddModels):
            return self.name(option.subject)
        assert line.choice is not None
        comes = self._comes(option.choices[line.choice])
        return f"{self.item(option.removes)} > {comes}" if isinstance(option, Replace) else comes

    def _comes(self, choice: Choice) -> str:
        if choice.name:
            return self.name(choice.name)
        if choice.becomes is None:
            return " & ".join(self.item(item) for item in choice.items)
        if choice.becomes.to_designator is not None:
            return self.label(choice.becomes.to_designator)
        assert choice.becomes.to_ability is not None
        return self.ability(choice.becomes.to_ability)
