"""The version of this server, as it is installed."""

from importlib import metadata


def version() -> str:
    """The version, or `0` for a checkout that is not installed."""
    try:
        return metadata.version("edgewise")
    except metadata.PackageNotFoundError:
        return "0"


VERSION = version()
