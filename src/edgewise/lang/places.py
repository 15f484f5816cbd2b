"""Places: where messages and ledgers lie: this folder, and those that games from elsewhere bring."""

from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable


class Places:
    """Folders of one shape: messages in `<language>/*.ftl`, ledgers in `rules/<game>.md` and `rules/<language>`."""

    def __init__(self) -> None:
        self._folders: list[Traversable] = [resources.files("edgewise.lang")]

    def add(self, folder: Traversable) -> None:
        """Reads there as well from now on."""
        if folder not in self._folders:
            self._folders.append(folder)

    def remove(self, folder: Traversable) -> None:
        """Reads there no longer."""
        if folder in self._folders:
            self._folders.remove(folder)

    def __iter__(self) -> Iterator[Traversable]:
        return iter(self._folders)


PLACES = Places()


def files(*path: str, ending: str) -> list[Traversable]:
    """The files with an ending in a folder of every place, by name."""
    folders = [place.joinpath(*path) for place in PLACES]
    found = [file for folder in folders if folder.is_dir() for file in folder.iterdir()]
    return sorted((file for file in found if file.name.endswith(ending)), key=lambda file: file.name)
