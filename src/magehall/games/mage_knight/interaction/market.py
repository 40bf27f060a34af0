"""Markets: with whom a hero deals, and what influence comes with it. [interaction]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.levels import LOWEST_REPUTATION, REPUTATION
from magehall.games.mage_knight.cards.vocabulary import Color, Site
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.realm import (
    INHABITED,
    are_allies,
    city_at,
    city_halves,
    is_conquered,
    owner_at,
)
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.model.words import refuse
from magehall.games.mage_knight.play.purchases import why_not_afford
from magehall.kernel.decision import Verdict


def reputation_influence(state: Quest, seat: int) -> int | None:
    """The influence that reputation adds; None on the X. There nobody deals with a hero. [interact.reputation]"""
    return REPUTATION[state.hero(seat).reputation - LOWEST_REPUTATION]


def shield_influence(state: Quest, seat: int) -> int:
    """A point for each shield a hero has on the city it stands in. [interact.shields]"""
    city = city_at(state, state.hero(seat).space)
    return 0 if city is None else city.shields.count(seat)


def why_not_market(choice: Choice) -> Verdict:
    """Why nobody here deals with a player. [interact.sites]"""
    state, seat, space = choice.state, choice.seat, choice.hero.space
    site = choice.site
    if site not in INHABITED:
        return refuse("nobody-here", "interact.sites")
    if choice.rivals:
        return refuse("hero-here", "move.heroes")
    if site in (Site.MAGE_TOWER, Site.CITY, Site.KEEP) and not is_conquered(state, space):
        return refuse("not-conquered", "interact.sites")
    owner = owner_at(state, space)
    if owner is not None and not are_allies(state, owner, seat):
        return refuse("not-your-keep", "interact.keep")
    if reputation_influence(state, seat) is None:
        return refuse("reputation-x", "interact.reputation")
    return None


def why_not_begin(choice: Choice) -> Verdict:
    """Verdict on beginning to interact. It is the one action of a turn. [interact.action]"""
    if choice.fighting:
        return refuse("in-combat-no-action", "interact.action")
    if choice.turn.stage is Stage.INTERACTION:
        return refuse("interacting", "interact.action")
    if choice.turn.stage is Stage.REST:
        return refuse("resting", "interact.action")
    if choice.turn.stage is not Stage.MOVEMENT:
        return refuse("action-over", "interact.action")
    return why_not_market(choice)


def why_not_buy(choice: Choice, cost: int) -> Verdict:
    """Why a player buys nothing for so much now. [interact.points]"""
    if choice.fighting or choice.turn.stage is not Stage.INTERACTION:
        return refuse("not-interacting", "interact.action")
    return why_not_afford(choice, cost)


def dealing_with(choice: Choice) -> Site | None:
    """The site with whose people a player deals now."""
    return choice.site if choice.turn.stage is Stage.INTERACTION and not choice.fighting else None


def city_colors(choice: Choice) -> tuple[Color, ...]:
    """The colours of the city one stands in. A Megapolis has the options of both. [city.megapolis]"""
    if choice.hero.space not in choice.state.realm.cities:
        return ()
    return tuple(half.color for half in city_halves(choice.state, choice.hero.space))
