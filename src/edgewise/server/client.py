"""The built client: its files in memory, with what browsers may keep; and a plain word when it is not built."""

from __future__ import annotations

import base64
import gzip
import hashlib
import mimetypes
import re
from pathlib import Path

import msgspec

PACKAGED = Path(__file__).parent / "client"
CHECKOUT = Path(__file__).parents[3] / "web" / "dist"
FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
PAGE = "index.html"
# Below this size packing gains nothing.
PACKED_BYTES = 1_000
PACKABLE = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")
_INLINE = re.compile(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)
_HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")


class File(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    content: bytes
    packed: bytes | None
    media_type: str
    etag: str
    caching: str


class Client:
    """Every file of the built client; unknown pages get the first one, which knows the way."""

    def __init__(self, folder: Path | None = None) -> None:
        chosen = folder or next((f for f in (PACKAGED, CHECKOUT) if (f / PAGE).is_file()), None)
        self.files: dict[str, File] = {} if chosen is None else _read(chosen)

    @property
    def is_built(self) -> bool:
        """Whether there is a client at all."""
        return PAGE in self.files

    def find(self, path: str) -> File | None:
        """A file by its path; a path without an ending is a page of the client."""
        name = path.strip("/") or PAGE
        found = self.files.get(name)
        if found is None and "." not in name.rsplit("/", 1)[-1]:
            return self.files.get(PAGE)
        return found

    def inline_hashes(self) -> tuple[str, ...]:
        """Hashes of the scripts inside the page, for the policy that allows no others."""
        page = self.files.get(PAGE)
        if page is None:
            return ()
        digests = (hashlib.sha256(script).digest() for script in _INLINE.findall(page.content))
        return tuple(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)


def _read(folder: Path) -> dict[str, File]:
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            found[name] = _file(name, path.read_bytes())
    return found


def _file(name: str, content: bytes) -> File:
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".js"):
        media_type = "text/javascript"
    if media_type.startswith("text/"):
        media_type += "; charset=utf-8"
    packs = len(content) >= PACKED_BYTES and media_type.startswith(PACKABLE)
    packed = gzip.compress(content, 9, mtime=0) if packs else None
    etag = f'"{hashlib.sha256(content).hexdigest()[:24]}"'
    caching = FOREVER if name.startswith("assets/") and _HASHED.search(name) else FRESH
    return File(content, packed, media_type, etag, caching)
