"""What creatures and players tell: on what of them anything remembered depends."""

from __future__ import annotations

from functools import cache
from typing import Any

from magehall.games.colors_of_magic.cards.catalogue import CREATURES
from magehall.games.colors_of_magic.cards.lines import Aura
from magehall.games.colors_of_magic.model.pieces import CARDS_EACH, GRIMOIRE, Creature, Player
from magehall.kernel.records import Value

Memo = dict[Any, Any]
"""Cache of what was worked out from a state."""

COUNTED = "counted"
"""Remembered with what creatures are if anything of that was counted by cards of a player."""

PEOPLED = "peopled"
"""Remembered with what creatures are if that depends on who else is in play."""

Telling = tuple[object, ...]
"""What of a thing something remembered depends on."""


class Told(Value):
    """The parts of a creature or a player that caches depend on. They are who is in play and as what; what changes this
    one creature; where it stands; and what values may be counted by."""

    company: Telling
    changes: Telling
    places: Telling
    counts: Telling


def told_by_creature(creature: Creature) -> Told:
    """Who it is, what changes it, and where it stands."""
    return Told(
        (creature.face, creature.owner, creature.away, creature.size),
        tuple(creature.lasting),
        (creature.x, creature.y, creature.mount),
        (),
    )


def told_by_player(player: Player, *, counted: bool) -> Told:
    """The parts of a player that caches depend on. They are the mage, the form and what is borne; and what some values
    are counted by, if any were ``counted``."""
    counts: Telling = ()
    if counted:
        counts = (player.from_discard, sum([card % CARDS_EACH < GRIMOIRE for card in player.hand]))
    return Told((player.mage, player.form, *player.ingredients), (), (), counts)


def told_by_hand(player: Player) -> Telling:
    """All cards of which one might be cast."""
    return tuple(player.hand), tuple(player.deck), tuple(player.discard), tuple(player.allowed)


@cache
def has_aura(face: str) -> bool:
    """Whether a creature changes what creatures are while it is in play."""
    return any(isinstance(line, Aura) for line in CREATURES[face].lines)


def without(memo: Memo, forgotten: object) -> Memo:
    """A copy of a memo that has forgotten one creature, or another key."""
    return {key: known for key, known in memo.items() if key != forgotten}
