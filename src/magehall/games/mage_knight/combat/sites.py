"""Adventure sites: who waits inside, who may follow, and what is won there. [combat.adventure]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.kinds import Reward, RewardKind
from magehall.games.mage_knight.cards.vocabulary import Pile, Site
from magehall.kernel.records import Value


class Lair(Value):
    """What happens inside a site.

    ``piles`` are drawn where no enemies lie yet. ``stays``: enemies that were not defeated stay; else they are discarded.
    ``again``: it may be entered once more when conquered, for fame alone."""

    piles: tuple[Pile, ...] = ()
    rewards: tuple[Reward, ...] = ()
    units: bool = True
    night: bool = False
    stays: bool = True
    again: bool = False


LAIRS = {
    Site.DUNGEON: Lair(
        (Pile.BROWN,),
        (Reward(RewardKind.SPELL_OR_ARTIFACT),),
        units=False,
        night=True,
        stays=False,
        again=True,
    ),
    Site.TOMB: Lair(
        (Pile.RED,),
        (Reward(RewardKind.SPELL), Reward(RewardKind.ARTIFACT)),
        units=False,
        night=True,
        stays=False,
        again=True,
    ),
    Site.MONSTER_DEN: Lair((Pile.BROWN,), (Reward(RewardKind.RANDOM_CRYSTAL, 2),)),
    Site.SPAWNING_GROUNDS: Lair(
        (Pile.BROWN, Pile.BROWN), (Reward(RewardKind.ARTIFACT), Reward(RewardKind.RANDOM_CRYSTAL, 3))
    ),
    Site.RUINS: Lair(),
    Site.MONASTERY: Lair((Pile.VIOLET,), (Reward(RewardKind.ARTIFACT),), units=False, stays=False),
    Site.MINE: Lair(night=True),
}
"""Ruins say themselves who guards what. Mines are sites of this kind only where enemies lie on them."""

RIVAL_GARRISON = {Site.KEEP: Pile.GREY, Site.MAGE_TOWER: Pile.VIOLET}
"""Who defends a fortified site of another player who is away. [keep.rival]"""

ASSAULT_REWARDS = {Site.MAGE_TOWER: (Reward(RewardKind.SPELL),)}
"""What is won by conquering a fortified site. [tower.conquered]"""
