"""Cache of plans by what a seat sees. Imagined worlds differ only in what it does not see, so that most of them ask for
the same plans until something is revealed."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from magehall.games.mage_knight.cards.catalogue import ENEMY_TOKENS, TILE_CARDS
from magehall.games.mage_knight.cards.kinds import TileKind
from magehall.games.mage_knight.model.pieces import Dummy, Hero, Offers, Piles, Realm, Token
from magehall.games.mage_knight.model.state import HERO, Quest
from magehall.kernel.records import encode

T = TypeVar("T")

MOST_PLANS = 4000
"""How many plans are remembered; the oldest are forgotten first."""


class Memory(Generic[T]):
    """Bounded cache by what was seen."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[bytes, T] = {}

    def get(self, seen: bytes) -> T | None:
        """What was worked out for something seen; None where nothing was."""
        return self._known.get(seen)

    def put(self, seen: bytes, found: T) -> T:
        """Remember what was worked out, and return it."""
        if len(self._known) >= MOST_PLANS:
            del self._known[next(iter(self._known))]
        self._known[seen] = found
        return found


def seen_by(state: Quest, seat: int) -> bytes:
    """All that plans of a player may depend on, as a key. Hidden cards and tokens count by what is known of them:
    their number, their back, and what is in one's own deck."""
    parts: list[Any] = [seat, state.stack]
    for id, thing in state.things.items():
        if isinstance(thing, Hero):
            own = id == HERO[seat]
            if own:
                parts.append((sorted(thing.deck), thing.hand, thing.drafted, thing.chosen))
            parts.append((len(thing.deck), len(thing.hand), len(thing.spared)))
            parts.append(
                (
                    thing.name,
                    thing.space,
                    thing.fame,
                    thing.reputation,
                    thing.level,
                    thing.discard,
                    thing.units,
                    thing.crystals,
                    thing.mana,
                    thing.skills,
                    thing.tactic,
                    thing.tactic_down,
                    thing.stored_die,
                    thing.plundered,
                    thing.prepared,
                    thing.eliminated,
                    thing.chanted,
                    thing.claimed_die,
                    thing.claim_pays,
                    thing.claim_curses,
                    thing.exploited,
                )
            )
        elif isinstance(thing, Realm):
            core = sum(TILE_CARDS[tile].kind is TileKind.CORE for tile in thing.deck)
            tokens = {space: _faces(tokens) for space, tokens in thing.tokens.items()}
            ruins = {space: token.ruins if token.up else "" for space, token in thing.ruins.items()}
            parts.append((thing.shape, thing.tiles, len(thing.deck), len(thing.spare), core, tokens, ruins))
            parts.append((thing.shields, thing.cities, thing.secrets, thing.stand_ins))
        elif isinstance(thing, Offers):
            parts.append((thing.spells, thing.actions, thing.units, thing.monastery, thing.skills))
        elif isinstance(thing, Dummy):
            parts.append((len(thing.deck), thing.discard, thing.crystals, thing.tactic))
        elif not isinstance(thing, Piles):
            parts.append((id, thing))
    return encode(parts)


def _faces(tokens: tuple[Token, ...]) -> list[str]:
    """Enemy tokens as everybody sees them: by name, or by their back."""
    return [token.enemy if token.up else ENEMY_TOKENS[token.enemy].pile for token in tokens]
