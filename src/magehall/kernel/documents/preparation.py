"""Preparation for threads: all games' types are worked out beforehand. Two threads must not need one at once.

msgspec works out a type when it first reads one, and a second thread that comes by meanwhile crashes the process.
"""

from __future__ import annotations

from magehall.kernel.codec import codec
from magehall.kernel.documents.load import typed_reader
from magehall.kernel.game import registered
from magehall.kernel.ledger import ledger
from magehall.kernel.matches.positions import Header
from magehall.kernel.records import Reader


def prepare_types() -> None:
    """Work out every type that is read from outside."""
    Reader(Header)
    for game in registered().values():
        codec(game)
        typed_reader(game)
        ledger(game)
        Reader(game.options)
        Reader(game.positions.schema)
