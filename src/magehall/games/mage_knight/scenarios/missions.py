"""Scenarios of the scenario book with aims of their own. Their special rules are not built yet. [scenario]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import Site
from magehall.games.mage_knight.scenarios.declaration import End, Scenario, Shape, Table

ONE_CITY = {
    2: Table(Shape.NARROW, countryside=8, cities=1, core=1),
    3: Table(Shape.NARROW, countryside=9, cities=1, core=2),
    4: Table(Shape.OPEN_4, countryside=11, cities=1, core=3),
}

MINES_LIBERATION = Scenario(
    "mines-liberation",
    rounds=4,
    tables=ONE_CITY,
    end=End.MINES_FREED,
    needs=Site.MINE,
    city_tile="core-8",
    own_levels=False,
)

DRUID_NIGHTS = Scenario(
    "druid-nights",
    rounds=4,
    tables=ONE_CITY,
    end=End.INCANTATIONS,
    needs=Site.GLADE,
    city_tile="core-5",
    own_levels=False,
)

DUNGEON_LORDS = Scenario(
    "dungeon-lords",
    rounds=5,
    tables=ONE_CITY,
    end=End.DUNGEONS_CONQUERED,
    needs=Site.DUNGEON,
    city_tile="core-6",
    own_levels=False,
)

CONQUER_AND_HOLD = Scenario(
    "conquer-and-hold",
    rounds=4,
    tables={
        2: Table(Shape.PREDEFINED, countryside=5, cities=1, core=3, rounds=6),
        3: Table(Shape.PREDEFINED, countryside=5, cities=1, core=3),
        4: Table(Shape.PREDEFINED, countryside=5, cities=1, core=3),
    },
    end=End.NEVER,
    city_tile="core-7",
    closed_cities=True,
    own_levels=False,
)

ONE_TO_RETURN = Scenario(
    "one-to-return",
    rounds=4,
    tables={
        2: Table(Shape.NARROW, countryside=7, cities=1, core=1, levels=(3,)),
        3: Table(Shape.NARROW, countryside=8, cities=2, core=2, levels=(3,)),
        4: Table(Shape.NARROW, countryside=10, cities=3, core=3, levels=(3,)),
    },
    end=End.NEVER,
)
