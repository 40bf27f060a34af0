"""What creatures and players tell: on what of them anything remembered depends."""

from __future__ import annotations

from typing import NamedTuple

from magehall.games.colors_of_magic.model.pieces import CARDS_EACH, GRIMOIRE, Creature, Player

Telling = tuple[object, ...]
"""What of a thing something remembered depends on."""


class Told(NamedTuple):
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


def told_by_player(player: Player) -> Told:
    """The parts of a player that caches depend on. They are the mage, the form and what is borne; and what some values
    are counted by."""
    grimoire = sum([card % CARDS_EACH < GRIMOIRE for card in player.hand])
    return Told((player.mage, player.form, *player.ingredients), (), (), (player.from_discard, grimoire))


def told_by_hand(player: Player) -> Telling:
    """All cards of which one might be cast."""
    return tuple(player.hand), tuple(player.deck), tuple(player.discard), tuple(player.allowed)
