"""Prizes: what conquering a site is worth beside the fame of its enemies. [rewards]"""

from __future__ import annotations

from magehall.games.mage_knight.bot.goals import spoils
from magehall.games.mage_knight.bot.outcomes import REPUTATION_WORTH
from magehall.games.mage_knight.bot.worth import rewards_worth
from magehall.games.mage_knight.cards.catalogue import RUINS_TOKENS
from magehall.games.mage_knight.cards.vocabulary import Site
from magehall.games.mage_knight.combat.sites import ASSAULT_REWARDS, LAIRS
from magehall.games.mage_knight.model.combat_state import Combat
from magehall.games.mage_knight.model.state import Quest

SHIELD_WORTH, KEEP_WORTH, CITY_WORTH = 2.0, 0.8, 14.0


def prize_of_site(state: Quest, space: str, site: Site) -> float:
    """What the fall of all defenders of a site is worth. [site.conquered]"""
    if site is Site.CITY:
        return CITY_WORTH
    if site in ASSAULT_REWARDS or site is Site.KEEP:
        keep = KEEP_WORTH if site is Site.KEEP else 0.0
        return SHIELD_WORTH + keep + spoils(state, space, site) + rewards_worth(ASSAULT_REWARDS.get(site, ()))
    if state.realm.shields.get(space):
        return 0.0
    rewards = LAIRS[site].rewards
    if site is Site.RUINS and space in state.realm.ruins:
        rewards = RUINS_TOKENS[state.realm.ruins[space].ruins].rewards
    return SHIELD_WORTH + spoils(state, space, site) + rewards_worth(rewards)


def prize_of_combat(state: Quest, combat: Combat) -> float:
    """What winning the running combat is worth beside fame."""
    return 0.0 if combat.site is None else prize_of_site(state, combat.space, combat.site)


def assault_prize(state: Quest, space: str, site: Site) -> float:
    """What an assault may win, with the reputation that it costs. [combat.assault]"""
    return prize_of_site(state, space, site) - REPUTATION_WORTH
