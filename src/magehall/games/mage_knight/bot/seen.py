"""Cache of plans by what a seat sees. Imagined worlds differ only in what it does not see, so that most of them ask for
the same plans until something is revealed."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from magehall.games.mage_knight.cards.catalogue import ENEMY_TOKENS, TILE_CARDS
from magehall.games.mage_knight.cards.kinds import TileKind
from magehall.games.mage_knight.model.agreement import Agreement
from magehall.games.mage_knight.model.pieces import Dummy, Hero, Offers, Piles, Realm, Token
from magehall.games.mage_knight.model.state import HERO, Quest
from magehall.kernel.records import encode

T = TypeVar("T")

MOST_PLANS = 4000
"""How many plans are remembered; the oldest are forgotten first."""


Seen = tuple[object, ...]


class Memory(Generic[T]):
    """Bounded cache by what was seen."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[Seen, T] = {}

    def get(self, seen: Seen) -> T | None:
        """What was worked out for something seen; None where nothing was."""
        return self._known.get(seen)

    def put(self, seen: Seen, found: T) -> T:
        """Remember what was worked out, and return it."""
        if len(self._known) >= MOST_PLANS:
            del self._known[next(iter(self._known))]
        self._known[seen] = found
        return found


def seen_by(state: Quest, seat: int) -> Seen:
    """All that plans of a player may depend on, as a key. Hidden cards and tokens count by what is known of them:
    their number, their back, and what is in one's own deck. What is large goes in as it is, which costs less than JSON."""
    parts: list[object] = [seat]
    others: list[Any] = [state.stack]
    for id, thing in state.things.items():
        if isinstance(thing, Hero):
            if id == HERO[seat]:
                own = tuple(sorted(thing.deck)), tuple(thing.hand), tuple(thing.drafted), thing.chosen
                parts.append(own)
            parts.append(_hero(thing))
        elif isinstance(thing, Realm):
            core = sum(TILE_CARDS[tile].kind is TileKind.CORE for tile in thing.deck)
            tokens = [(space, _faces(tokens)) for space, tokens in thing.tokens.items()]
            ruins = [(space, token.ruins if token.up else "") for space, token in thing.ruins.items()]
            parts.append((thing.shape, len(thing.deck), len(thing.spare), core, tuple(tokens), tuple(ruins)))
            parts.append((tuple(thing.tiles.items()), tuple(thing.shields.items())))
            parts.append((tuple(thing.cities.items()), tuple(thing.secrets.items()), tuple(thing.stand_ins)))
        elif isinstance(thing, Offers):
            parts.append((tuple(thing.spells), tuple(thing.actions), tuple(thing.units)))
            parts.append((tuple(thing.monastery), tuple(thing.skills)))
        elif isinstance(thing, Dummy):
            discard, crystals = tuple(thing.discard), tuple(thing.crystals.items())
            parts.append((len(thing.deck), discard, crystals, thing.tactic))
        elif isinstance(thing, Agreement):
            parts.append(_told(thing))
        elif not isinstance(thing, Piles):
            others.append((id, thing))
    parts.append(encode(others))
    return tuple(parts)


def _hero(thing: Hero) -> Seen:
    """What is known of any hero."""
    return (
        (len(thing.deck), len(thing.hand), len(thing.spared)),
        thing.name,
        thing.space,
        thing.fame,
        thing.reputation,
        thing.level,
        tuple(thing.discard),
        tuple(thing.units),
        tuple(thing.crystals.items()),
        tuple(thing.mana),
        tuple(thing.skills.items()),
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


_LAST_TOLD: dict[str, tuple[Agreement, bytes]] = {}


def _told(agreement: Agreement) -> bytes:
    """An agreement as JSON. Nobody edits it once a match began, so all its worlds have the same one."""
    known = _LAST_TOLD.get("")
    if known is None or known[0] is not agreement:
        known = _LAST_TOLD[""] = agreement, encode(agreement)
    return known[1]


def _faces(tokens: tuple[Token, ...]) -> tuple[str, ...]:
    """Enemy tokens as everybody sees them: by name, or by their back."""
    return tuple([token.enemy if token.up else ENEMY_TOKENS[token.enemy].pile for token in tokens])
