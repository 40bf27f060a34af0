"""Magehall: the hall where mage games are played. This is the public face of the engine.

>>> import magehall
>>> match = magehall.new_match("battle_mages", seats=2, seed=7)
>>> [option.text("fr") for option in match.pending[0].options][:2]
['Choisir Ashka-Rel, mage du feu', 'Choisir Nerith-Sul, mage de l’eau']
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import magehall.games as _games  # registers the games
from magehall.kernel.chance import SEPARATOR, ScriptError
from magehall.kernel.decision import BrokenRule, Decision, IllegalMove, Option, Refusal
from magehall.kernel.documents.load import load_match
from magehall.kernel.documents.position_files import describe_position, load_position, read_position
from magehall.kernel.documents.proof import Proof, verify
from magehall.kernel.event import Event, LogEntry
from magehall.kernel.game import Game, OptionError, Result, find_game, registered
from magehall.kernel.matches.journal import Setup
from magehall.kernel.matches.match import Match
from magehall.kernel.matches.positions import PositionError
from magehall.kernel.matches.save import LoadError, state_hash

__version__ = "0.1.0"

__all__ = [
    "BrokenRule",
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "LoadError",
    "LogEntry",
    "Match",
    "Option",
    "OptionError",
    "PositionError",
    "Proof",
    "Refusal",
    "Result",
    "ScriptError",
    "describe_position",
    "games",
    "load_match",
    "load_position",
    "new_match",
    "read_position",
    "state_hash",
    "verify",
]

del _games


def games() -> dict[str, Game[Any]]:
    """The games by id; each tells its seats and, as JSON Schema, its options."""
    return registered()


def new_match(
    game: str,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    contributions: Mapping[int, str] | None = None,
) -> Match[Any]:
    """A new match at its first decision; raises OptionError for what does not fit.

    Equal seed, contributions, options and moves give equal matches on any machine. Without a seed, 128 bits are
    drawn from the system; ``contributions`` is what the seats add to the seed.
    """
    found = find_game(game)
    if type(seats) is not int or seats not in found.seats:
        raise OptionError(f"{found.id} seats {found.seats[0]} to {found.seats[-1]}, not {seats}")
    for seat, text in (contributions or {}).items():
        if type(seat) is not int or not 0 <= seat < seats or not isinstance(text, str):
            raise OptionError(
                f"contributions are texts of the seats 0 to {seats - 1}, not {seat!r}: {text!r}"
            )
    secret = secrets.token_hex(16) if seed is None else str(seed)
    whole = "".join([secret, *(contributions or {}).values()])
    try:
        whole.encode()
    except UnicodeEncodeError:
        raise OptionError("the seed and what seats add to it must be proper text") from None
    if SEPARATOR in whole:
        raise OptionError("the seed and what seats add to it must be a single line each")
    found.read_options(options)
    return Match.start(found, Setup(seats, dict(options or {}), secret, dict(contributions or {})))
