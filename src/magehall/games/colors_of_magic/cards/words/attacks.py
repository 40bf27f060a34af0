"""Words about attacks and Actions."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.words.base import Ref, Word


class CancelAttack(Word):
    """The attack under way fails if it still is one on the target. [combat.fails]"""


class RedirectAttack(Word):
    """Another creature becomes the target of the attack under way. [combat.redirected]"""

    to: Ref


class AttackNow(Word):
    """One attack at once, activated or not. ``at``: against that creature, else against any of its choice but the
    ``other`` one. ``commanded``: who controls the effect plays the cards of the attacker. [combat.granted]"""

    whom: Ref
    melee_only: bool = False
    at: Ref | None = None
    commanded: bool = False
    may: bool = True


class Trample(Word):
    """Attack every creature near, allies too, without a duel. A power above its Defence does 1 damage.
    [monsters.trample]"""

    power: int
    within: int


class ActNow(Word):
    """One Action at once, activated or not, without tapping. [card.whisper-network]"""

    whom: Ref = Ref.TARGET


class RepeatDeed(Word):
    """The creature repeats the move or Action that it just ended. [card.deja-vu]"""
