"""The `edgewise` command: each command lives in a module of its own."""

from edgewise.cli import arena as arena
from edgewise.cli import content as content
from edgewise.cli import force as force
from edgewise.cli import ladder as ladder
from edgewise.cli import odds as odds
from edgewise.cli import play as play
from edgewise.cli import replay as replay
from edgewise.cli import rules as rules
from edgewise.cli import schema as schema
from edgewise.cli import serve as serve
from edgewise.cli import simulate as simulate
from edgewise.cli.app import run


def main() -> int:
    """Runs the command line of this process and returns its exit status."""
    return run(None)
