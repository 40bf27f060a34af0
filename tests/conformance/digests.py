"""What a process makes of the first matches of a game, to compare with another: ``python -m tests.conformance.digests``."""

from __future__ import annotations

import hashlib
import sys
from itertools import islice

import magehall
from magehall import state_hash
from magehall.kernel.game import register
from tests.conformance.random_games import LONG, decisions
from tests.toy.game import LARDER

if LARDER.id not in magehall.games():
    register(LARDER)  # in a process of our own, which need not load all that tests/conftest.py does

EVERY = 4
"""One state in so many is looked at; what differs once differs from then on."""
SELDOM = 12
"""One state in so many is also looked at for what is worked out beside it: reasons, hints and chances."""


def digests(game: str) -> list[str]:
    """One digest for each match: over its first ``LONG`` states and views, and its file then."""
    sense = magehall.games()[game].sense
    found = []
    for seats in magehall.games()[game].seats:
        for seed in range(2):
            digest = hashlib.sha256()
            for match, _ in islice(decisions(game, seats, seed), LONG):
                if len(match.moves) % EVERY == 0:
                    digest.update(state_hash(match).encode())
                    digest.update(repr([match.view(seat) for seat in match.pending]).encode())
                if len(match.moves) % SELDOM == 0:
                    for seat, decision in match.pending.items():
                        digest.update(repr(match.refusals(seat)).encode())
                        digest.update(repr(sense.hints(match.state, decision)).encode())
                        digest.update(repr(sense.evaluate(match.state, seat)).encode())
            digest.update(match.save())
            found.append(f"{game} {seats} {seed} {digest.hexdigest()}")
    return found


if __name__ == "__main__":
    import msgspec

    sys.stdout.buffer.write(msgspec.json.encode(digests(sys.argv[1])))
