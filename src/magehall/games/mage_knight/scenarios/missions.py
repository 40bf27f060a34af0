"""Scenarios of the scenario book with aims of their own. [scenario]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import Site
from magehall.games.mage_knight.model.agreement import Aim, Scores
from magehall.games.mage_knight.scenarios.declaration import Scenario, Shape, Table, Teams

ONE_CITY = {
    2: Table(Shape.NARROW, countryside=8, cities=1, core=1),
    3: Table(Shape.NARROW, countryside=9, cities=1, core=2),
    4: Table(Shape.OPEN_4, countryside=11, cities=1, core=3),
}

# Free the mines from the enemies that hold them. [scenario.mines-liberation]
MINES_LIBERATION = Scenario(
    "mines-liberation",
    rounds=4,
    tables=ONE_CITY,
    aim=Aim.MINES_FREED,
    scores=Scores.MINES,
    needs=(Site.MINE,),
    city_tile="core-8",
    without_core="core-1",
    friendly_cities=True,
    own_levels=False,
    occupied_mines=True,
)

# Mark glades, and call monsters at night. [scenario.druid-nights]
DRUID_NIGHTS = Scenario(
    "druid-nights",
    rounds=4,
    tables=ONE_CITY,
    epic={
        2: Table(Shape.NARROW, countryside=11, cities=1, core=4, rounds=6),
        3: Table(Shape.NARROW, countryside=11, cities=1, core=4, rounds=6),
        4: Table(Shape.OPEN_4, countryside=11, cities=1, core=4, rounds=6),
    },
    aim=Aim.INCANTATIONS,
    needs=(Site.GLADE,),
    city_tile="core-5",
    friendly_cities=True,
    own_levels=False,
    counts_nights=True,
    ends_by_night=True,
    incantations=True,
)

# Conquer dungeons and tombs. [scenario.dungeon-lords]
DUNGEON_LORDS = Scenario(
    "dungeon-lords",
    rounds=5,
    tables=ONE_CITY,
    aim=Aim.DUNGEONS_CONQUERED,
    scores=Scores.DUNGEONS,
    needs=(Site.DUNGEON,),
    city_tile="core-6",
    with_core="core-1",
    friendly_cities=True,
    own_levels=False,
    secret_sites=True,
)

# Hold keeps and towers. [scenario.conquer-and-hold]
CONQUER_AND_HOLD = Scenario(
    "conquer-and-hold",
    rounds=4,
    tables={
        2: Table(Shape.PREDEFINED, countryside=5, cities=1, core=3, rounds=6, elites_from=4),
        3: Table(Shape.PREDEFINED, countryside=5, cities=1, core=3, elites_from=3),
        4: Table(Shape.PREDEFINED, countryside=5, cities=1, core=3, elites_from=3),
    },
    aim=Aim.ALL_HELD,
    scores=Scores.HOLDINGS,
    teams=Teams.ALWAYS,
    needs=(Site.KEEP, Site.MAGE_TOWER),
    city_tile="core-7",
    without_core="core-1",
    unit_level=3,
    closed_cities=True,
    own_levels=False,
    counts_nights=True,
    strongholds=True,
)

# Stand on the portal in the end. [scenario.one-to-return]
ONE_TO_RETURN = Scenario(
    "one-to-return",
    rounds=4,
    tables={
        2: Table(Shape.NARROW, countryside=7, cities=1, core=1, levels=(3,)),
        3: Table(Shape.NARROW, countryside=8, cities=2, core=2, levels=(3,)),
        4: Table(Shape.NARROW, countryside=10, cities=3, core=3, levels=(3,)),
    },
    epic={
        2: Table(Shape.NARROW, countryside=8, cities=2, core=2, levels=(4,), rounds=6),
        3: Table(Shape.NARROW, countryside=9, cities=3, core=3, levels=(4,), rounds=6),
        4: Table(Shape.NARROW, countryside=11, cities=4, core=4, levels=(4,), rounds=6),
    },
    aim=Aim.AT_THE_PORTAL,
    scores=Scores.PORTAL,
    teams=Teams.BY_AGREEMENT,
    ends_by_night=True,
    portal_closes=True,
)
