"""Scenarios of the scenario book in which cities are found and conquered. [scenario]"""

from __future__ import annotations

from magehall.games.mage_knight.model.agreement import Aim, Scores
from magehall.games.mage_knight.scenarios.declaration import SORTED, Scenario, Shape, Spirit, Table, Teams

# Find the city; nobody enters it. [scenario.first-reconnaissance]
FIRST_RECONNAISSANCE = Scenario(
    "first-reconnaissance",
    rounds=3,
    tables={
        1: Table(Shape.NARROW, countryside=8, cities=1, core=2),
        2: Table(Shape.NARROW, countryside=8, cities=1, core=2),
        3: Table(Shape.NARROW, countryside=9, cities=1, core=2),
        4: Table(Shape.NARROW, countryside=11, cities=1, core=2),
    },
    aim=Aim.CITY_REVEALED,
    order=SORTED,
    fame_per_tile=1,
    elites=False,
    coast_limit=False,
    closed_cities=True,
    own_levels=False,
    duels=False,
)

# Conquer all cities, each for oneself. [scenario.full-conquest]
FULL_CONQUEST = Scenario(
    "full-conquest",
    rounds=6,
    tables={
        2: Table(Shape.NARROW, countryside=8, cities=2, core=1, levels=(4,)),
        3: Table(Shape.NARROW, countryside=9, cities=3, core=2, levels=(4,)),
        4: Table(Shape.OPEN, countryside=11, cities=4, core=3, levels=(4,)),
    },
    aim=Aim.CITIES_CONQUERED,
    scores=Scores.CITIES,
    teams=Teams.BY_AGREEMENT,
)

# The same in four rounds, with more power. [scenario.blitz]
BLITZ_CONQUEST = Scenario(
    "blitz-conquest",
    rounds=4,
    tables={
        2: Table(Shape.NARROW, countryside=6, cities=2, core=1, levels=(3,)),
        3: Table(Shape.NARROW, countryside=7, cities=3, core=2, levels=(3,)),
        4: Table(Shape.OPEN_4, countryside=9, cities=4, core=3, levels=(3,)),
    },
    aim=Aim.CITIES_CONQUERED,
    start_fame=1,
    start_reputation=2,
    fame_per_line=1,
    extra=1,
    scores=Scores.CITIES,
)

# Conquer all cities together. [scenario.full-cooperation]
FULL_COOPERATION = Scenario(
    "full-cooperation",
    rounds=6,
    tables={
        2: Table(Shape.OPEN, countryside=8, cities=3, core=2, levels=(5, 5, 8)),
        3: Table(Shape.OPEN, countryside=10, cities=4, core=3, levels=(5, 5, 5, 11)),
    },
    aim=Aim.CITIES_CONQUERED,
    spirit=Spirit.COOPERATIVE,
)

# The same in four rounds. [scenario.blitz-cooperation]
BLITZ_COOPERATION = Scenario(
    "blitz-cooperation",
    rounds=4,
    tables={
        2: Table(Shape.OPEN, countryside=7, cities=2, core=1, levels=(5, 8)),
        3: Table(Shape.OPEN, countryside=8, cities=3, core=2, levels=(5, 8, 11)),
    },
    aim=Aim.CITIES_CONQUERED,
    spirit=Spirit.COOPERATIVE,
    start_fame=1,
    start_reputation=2,
    fame_per_line=1,
    extra=1,
)

# Conquer two cities alone. [scenario.solo-conquest]
SOLO_CONQUEST = Scenario(
    "solo-conquest",
    rounds=6,
    tables={1: Table(Shape.NARROW, countryside=7, cities=2, core=2, levels=(5, 8))},
    aim=Aim.CITIES_CONQUERED,
    spirit=Spirit.COOPERATIVE,
)
