"""Goals: what a scenario's own goal is worth, beside fame and achievements. It counts in points of the final score, like
all else. [scenario]"""

from __future__ import annotations

from magehall.games.mage_knight.bot.outlook import FOUND_WORTH, rounds_left, turns_in_round
from magehall.games.mage_knight.bot.roads import ways_back
from magehall.games.mage_knight.cards.catalogue import TILE_CARDS
from magehall.games.mage_knight.cards.kinds import TileKind
from magehall.games.mage_knight.cards.vocabulary import Site
from magehall.games.mage_knight.heroes.achievements import KEEP, TOWER, holdings
from magehall.games.mage_knight.model.agreement import Aim, Scores
from magehall.games.mage_knight.model.aims import aim_reached, is_last_night
from magehall.games.mage_knight.model.hexes import distance, tile_place
from magehall.games.mage_knight.model.pieces import NOWHERE
from magehall.games.mage_knight.model.realm import (
    are_allies,
    heroes_at,
    marked_glades,
    owner_at,
    portal_closed,
    portal_space,
)
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.scenarios.scoring import (
    CORE_MINE,
    DEEP,
    MINE,
    city_points,
    dungeon_points,
    mine_points,
)
from magehall.kernel.records import Value

RETURN_WORTH = 40.0
"""What returning by the portal is worth: about all that a match brings elsewhere, for nothing else counts."""

MOVE_A_TURN = 4.0
"""How many move points a turn on the way home makes, about."""

UNCERTAIN = 5.0
"""By how many move points it may make more or less."""

OPEN_ROAD = 3.5
"""What a space costs where the way is not known."""

FREE, TAKEN = 0.88, 0.1
"""How likely a rival leaves the portal to who comes later in the last round, and who is there already."""

SHIELD = 2
"""What a shield counts in other scenarios; where it counts something else, that comes instead."""

MARKED_GLADE = 2.5
"""What a marked glade is worth: the monster that it calls by night."""

NIGHT_AND_DAY_BEFORE = 1
"""How many rounds before the last glades are marked for its incantation: after a night the marks are gone."""

PER_HIDDEN_TILE = 1.0
"""How much farther the city is for each tile that is not revealed, where it must be found."""

CITY_SHIELD, CITY_CONQUERED = 1.5, 10.0


# What it counts


def counts_alone(state: Quest) -> bool:
    """Whether nothing but the goal counts in the end. All else is of use only while something follows. [score]"""
    return state.agreement.scores in (Scores.HOLDINGS, Scores.PORTAL)


def reached(state: Quest, seat: int, left: float) -> float:
    """Evaluation of a player's share of the goal. With turns left it is what may be hoped for. [scenario.end]"""
    scores = state.agreement.scores
    if scores is Scores.PORTAL:
        home = haven(state, seat, left)
        return 0.0 if home is None else home.worth(state.hero(seat).space)
    if scores is Scores.HOLDINGS:
        return float(holdings(state, seat))
    if scores is Scores.MINES:
        return float(mine_points(state, seat))
    if scores is Scores.DUNGEONS:
        return float(dungeon_points(state, seat))
    return float(city_points(state, seat)) if scores is Scores.CITIES else 0.0


def progress(state: Quest) -> float:
    """How far the common aim is: cities found or conquered. [scenario.end]"""
    total = _mission(state)
    if state.agreement.aim is Aim.CITY_REVEALED:
        return total or -PER_HIDDEN_TILE * len(state.realm.deck)
    for city in state.realm.cities.values():
        fallen = not city.garrison and not city.closed
        total += CITY_CONQUERED * fallen + CITY_SHIELD * len(city.shields)
    return total


def beside_score(state: Quest, score: int) -> float:
    """What the goal is worth beside the final score. That knows little of some. [score]"""
    if state.agreement.scores is Scores.PORTAL:
        return (RETURN_WORTH - 1.0) * score
    return _mission(state)


def _mission(state: Quest) -> float:
    """What a reached aim is worth beside the score. It is the city found, or a match won together or alone.
    [scenario.end]"""
    aim = state.agreement.aim
    told = aim is Aim.CITIES_CONQUERED or not (aim is Aim.CITY_REVEALED or state.agreement.cooperative)
    return FOUND_WORTH if not told and aim_reached(state) else 0.0


# What brings it


def spoils(state: Quest, space: str, site: Site) -> float:
    """How much more the fall of a site counts than elsewhere. [score.mines] [score.dungeons] [score.holdings]"""
    scores = state.agreement.scores
    if scores is Scores.MINES and site is Site.MINE:
        core = TILE_CARDS[state.realm.tiles[tile_place(space)[0]].tile].kind is TileKind.CORE
        return (CORE_MINE if core else MINE) - SHIELD
    if scores is Scores.DUNGEONS and site in (Site.DUNGEON, Site.TOMB):
        return DEEP
    if scores is Scores.HOLDINGS and site in (Site.KEEP, Site.MAGE_TOWER):
        held = KEEP if site is Site.KEEP else TOWER
        return (held if owner_at(state, space) is None else 2 * held) - SHIELD
    return 0.0


def mark_worth(state: Quest, seat: int, space: str) -> float:
    """What marking a glade is worth, if none is. The incantation of the next night calls as many monsters as there are
    marks, and two at once are too many. [scenario.druid-nights]"""
    limit, shields = state.agreement.glade_shields, state.realm.shields.get(space, ())
    if not state.agreement.incantations or state.hero(seat).chanted or marked_glades(state, seat):
        return 0.0
    if 0 < limit <= len(shields):
        return 0.0
    last = rounds_left(state) <= NIGHT_AND_DAY_BEFORE and state.agreement.cooperative
    return MARKED_GLADE + FOUND_WORTH * last


def chant_worth(state: Quest) -> float:
    """What an incantation is worth beside its monsters. That of the last night wins alone. [scenario.druid-nights]"""
    return FOUND_WORTH if state.agreement.cooperative and is_last_night(state) else 0.0


# The portal


class Haven(Value):
    """The space on which to stand in the end. ``costs`` of the way there from each space, ``points`` the move points that
    the turns left make, ``others`` how likely it is free for who comes later. ``closing``: to stay there now is the end."""

    space: str
    costs: dict[str, int]
    points: float
    others: float
    closing: bool

    def worth(self, space: str) -> float:
        """What ending a turn on a space is worth. It is the chance to return in the end."""
        here = space in (NOWHERE, self.space)
        if here:
            return 0.0 if self.closing else RETURN_WORTH
        cost = self.costs.get(space) or OPEN_ROAD * (1 + distance(space, self.space))
        chance = 0.5 + (self.points - cost) / (2 * UNCERTAIN) if self.points else 0.0
        return RETURN_WORTH * self.others * min(1.0, max(0.0, chance))


def haven(state: Quest, seat: int, left: float) -> Haven | None:
    """The portal as a player sees it. None where there is nothing to return to; of a team only the chosen one returns.
    [scenario.one-to-return]"""
    hero, agreement = state.hero(seat), state.agreement
    if agreement.scores is not Scores.PORTAL or hero.eliminated or not state.realm.tiles:
        return None
    if agreement.chosen_ones and not hero.chosen:
        return None
    space = portal_space(state)
    last = rounds_left(state) == 0
    # Whoever announces the end, everybody else has one more turn.
    more = hero.deck and state.calendar.announced is None and not state.calendar.ending
    points = MOVE_A_TURN * max(left, 1.0 if more else 0.0)
    return Haven(
        space,
        ways_back(state, seat, space),
        points if points >= MOVE_A_TURN else 0.0,
        _others(state, seat, space) if last else 1.0,
        agreement.portal_closes and not portal_closed(state) and turns_in_round(state, seat) < 1,
    )


def _others(state: Quest, seat: int, space: str) -> float:
    """How likely rivals leave a space free for who comes later."""
    rivals = [other for other in state.seats if not are_allies(state, seat, other)]
    if any(other in rivals for other in heroes_at(state, space)):
        return TAKEN
    return FREE ** len([other for other in rivals if not state.hero(other).eliminated])


def is_home(state: Quest, seat: int) -> bool:
    """Whether a player can only win by the end of the match. [scenario.one-to-return]"""
    home = haven(state, seat, 0.0) if rounds_left(state) == 0 else None
    return home is not None and home.space == state.hero(seat).space
