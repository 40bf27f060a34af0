"""Setup of a table's match. Rooms, replays and proofs all ask here, so they all get the same match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from magehall.kernel.game import find_game
from magehall.kernel.matches.journal import Setup
from magehall.kernel.matches.match import Match
from magehall.table.models import Chair, TableRow


class OldRules(ValueError):
    """The table was made under another version of its game's rules. So its match cannot be made again."""


def setup_of(table: TableRow, chairs: Sequence[Chair]) -> Setup:
    """The setup of the match of ``table``. A contribution counts even when a bot has taken the chair since."""
    contributions = {chair.seat: chair.contribution for chair in chairs if chair.contribution}
    return Setup(table.seats, dict(table.options), table.secret, contributions, table.position)


def start_match(table: TableRow, chairs: Sequence[Chair]) -> Match[Any]:
    """The match of ``table`` at its first decision; raises OldRules."""
    game = find_game(table.game)
    if table.rules != game.version:
        raise OldRules(
            f"played under rules version {table.rules} of {game.id}; this is version {game.version}"
        )
    return Match.start(game, setup_of(table, chairs))
