"""The build backend (PEP 517): that of setuptools, which finds the browser client made when it packs.

A checkout makes the client with Node.js from the package registries; a source archive carries it made.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from packing import client

Settings: TypeAlias = Mapping[str, str | list[str] | None] | None

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What building a wheel needs besides setuptools."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *client.requirements()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What building a source archive needs besides setuptools."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *client.requirements()]


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """A wheel with the client in it."""
    client.ensure()
    name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """A source archive that carries the client made, so that installing from it needs no Node.js."""
    client.ensure()
    name: str = build_meta.build_sdist(sdist_directory, config_settings)
    return name
