"""Contradictions between a combat and its map. Nobody fights for what is not there, and no enemy comes from nowhere."""

from __future__ import annotations

from collections import Counter

from magehall.games.mage_knight.cards.catalogue import ENEMY_TOKENS
from magehall.games.mage_knight.cards.vocabulary import Pile, Site
from magehall.games.mage_knight.combat.sites import LAIRS
from magehall.games.mage_knight.model.combat_state import Combat, Foe, Origin, Phase
from magehall.games.mage_knight.model.realm import (
    FORTIFIED,
    GARRISONED,
    city_at,
    city_home,
    ground_at,
    is_hostile,
    site_at,
)
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.position.contradictions import piles_at, room_at
from magehall.kernel.matches.positions import PositionError

LYING = (Origin.GARRISON, Origin.LAIR)
"""Enemies that lie on their site again after the combat. [combat.undefeated]"""

SINCE = {
    "blocked": (Phase.BLOCK, Phase.DAMAGE, Phase.ATTACK),
    "dealt": (Phase.DAMAGE, Phase.ATTACK),
}
"""The phases in which that may have befallen an enemy. [combat.phases]"""


def check_site(state: Quest, combat: Combat, path: str) -> None:
    """A site is assaulted or entered, and what falls with it must be there. [combat.start] [combat.outcome]

    At the portal there is nothing to fight for: a position with such a combat left the map out."""
    site, space = combat.site, combat.space
    assert site is not None
    mine = site is Site.MINE and not state.agreement.occupied_mines
    if mine or (site not in FORTIFIED and site not in LAIRS):
        raise PositionError(f"nobody fights for a site of the kind {site.value!r}", f"{path}.site")
    city = city_at(state, space)
    if site is Site.CITY and city is None:
        ground, scenario = ground_at(state, space), state.agreement.scenario
        closed = ground is not None and ground.site is Site.CITY
        problem = f"nobody enters the city in {scenario}" if closed else f"no city stands on {space}"
        raise PositionError(problem, f"{path}.site")
    if site is Site.RUINS and space not in state.realm.ruins:
        raise PositionError(f"no token of ruins lies on {space}", f"{path}.site")
    there = site_at(state, space)
    if there is Site.PORTAL:
        return
    if there is not site:
        raise PositionError(f"no {site.value} stands on {space}", f"{path}.site")
    if site is Site.CITY and city is not None and city.garrison:
        raise PositionError("its garrison is in the combat", f"$.cities.{city_home(state, space)}.garrison")
    if site in GARRISONED and not is_hostile(state, combat.seat, space):
        raise PositionError(f"nobody defends the {site.value} on {space}", f"{path}.site")
    if site in LAIRS and state.realm.shields.get(space) and not LAIRS[site].again:
        raise PositionError(f"{space} is conquered: a shield lies there", f"{path}.site")


def check_foes(state: Quest, combat: Combat, path: str) -> None:
    """Enemies came from where such ones lie, and lie there no more. What befell them fits the phase. [combat.reveal]"""
    standing_in, lying = {state.foe(id).summoner for id in combat.foes}, Counter[str]()
    for place, id in enumerate(combat.foes):
        foe, where = state.foe(id), f"{path}.foes[{place}]"
        lying[foe.space] += foe.origin in LYING
        for field, phases in SINCE.items():
            if getattr(foe, field) and combat.phase not in phases:
                raise PositionError(
                    f"nobody is {field} in the phase {combat.phase.value!r}", f"{where}.{field}"
                )
        if foe.blocked and foe.dealt:
            raise PositionError("who was blocked deals no damage", f"{where}.dealt")
        if foe.hidden and id not in standing_in:
            raise PositionError("no monster stands in for it", f"{where}.hidden")
        if foe.origin is Origin.CITY and foe.space not in state.realm.cities:
            raise PositionError(f"no city stands on {foe.space}", f"{where}.origin")
        if site_at(state, combat.space) is not Site.PORTAL:  # else the map was left out
            _check_origin(state, foe, where)
            if foe.origin in LYING and lying[foe.space] > room_at(state, foe.space):
                raise PositionError(f"so many enemies never lie on {foe.space}", f"{where}.origin")
        if foe.origin in (Origin.GARRISON, Origin.LAIR, Origin.RAMPAGING) and state.realm.tokens.get(
            foe.space
        ):
            raise PositionError("who lies there is in the combat", f"$.tokens.{foe.space}")


def _check_origin(state: Quest, foe: Foe, where: str) -> None:
    """An enemy that goes back after the combat has a place to go to. [combat.undefeated]"""
    site, ground = site_at(state, foe.space), ground_at(state, foe.space)
    if foe.origin is Origin.RAMPAGING:
        rampaging = None if ground is None else ground.rampaging
        piles = (rampaging, Pile.BROWN) if state.agreement.rampage else (rampaging,)
        if rampaging is None or ENEMY_TOKENS[foe.enemy].pile not in piles:
            raise PositionError(f"no {foe.enemy} rampages on {foe.space}", f"{where}.space")
    elif foe.origin is Origin.GARRISON and site not in GARRISONED:
        raise PositionError(f"neither keep nor tower stands on {foe.space}", f"{where}.origin")
    elif foe.origin is Origin.LAIR and site not in LAIRS:
        raise PositionError(f"nobody lurks on {foe.space}", f"{where}.origin")
    elif foe.origin in LYING:
        pile, there = ENEMY_TOKENS[foe.enemy].pile, piles_at(state, foe.space)
        if pile not in there:
            only = " and ".join(dict.fromkeys(there))
            raise PositionError(
                f"{foe.enemy} is a {pile} token, and on {foe.space} only {only} ones lie", where
            )
