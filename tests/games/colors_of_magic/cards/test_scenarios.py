"""Scenarios carry the points, copies, ingredients and places of their cards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES
from magehall.games.colors_of_magic.cards.ingredients import INGREDIENTS
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.lines import AidsPaying, Aura, Free, MoreFlow
from magehall.games.colors_of_magic.cards.monsters import MONSTERS
from magehall.games.colors_of_magic.cards.objectives import (
    Destroy,
    Hold,
    Objective,
    Outnumber,
    Perform,
    Wound,
)
from magehall.games.colors_of_magic.cards.scenarios import (
    SCENARIOS,
    At,
    ByLot,
    Chosen,
    Marker,
    Monster,
    Put,
    Scenario,
)
from magehall.games.colors_of_magic.cards.vocabulary import MarkerKind, TerrainKind
from magehall.games.colors_of_magic.cards.words.base import Ref

CORNERS = {"two": ((0, 0), (96, 96)), "more": ((0, 0), (96, 0), (96, 96), (0, 96))}
"""Where players deploy, in squares of 24 lattice steps. [setup.corners]"""

RADIUS = {1: 2, 2: 3, 3: 4}
scenarios = pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=lambda scenario: scenario.id)

SHARDS = tuple(f"shard-of-{what}" for what in ("fire", "water", "earth", "air", "arcane", "the-moon"))
PRINTED = {
    "giant": (
        [
            ("giant-nail", 1, 2, Wound(), ("giants-nail",), 0),
            ("giant-bile", 3, 1, Destroy(), ("giants-bile",), 0),
        ],
        [
            ("goblin-grizelda-the-greedy", 1, 1, Destroy(), ("grizeldas-bag",), 1),
            ("goblin-pip-the-pest", 1, 1, Destroy(), ("pips-bell",), 0),
            ("goblin-zorp-the-rock-tosser", 1, 1, Destroy(), ("zorps-stone",), 0),
            ("goblin-fink-the-coward", 1, 1, Destroy(), ("finks-sandals",), 0),
            ("goblin-mog-the-armored", 1, 1, Destroy(), ("mogs-helmet",), 0),
            ("goblin-gorb-the-belligerent", 1, 1, Destroy(), ("gorbs-tooth",), 0),
        ],
    ),
    "ritual": (
        [
            ("minor-power-aura", 2, 1, Hold(MarkerKind.RITUAL, mana=3), ("fragment-of-power",), 1),
            ("major-power-aura", 3, 1, Hold(MarkerKind.RITUAL, checks=2, mana=5), ("essence-of-power",), 0),
        ],
        [("mana-source", 1, 6, Hold(MarkerKind.STONE), ("charged-mana-stone",), 1)],
    ),
    "ember-forge": (
        [
            (
                "light-the-forge",
                2,
                1,
                Perform("stoke", MarkerKind.ANVIL, mana=2, times=3),
                ("living-coal",),
                0,
            ),
            (
                "shape-the-hammer",
                3,
                1,
                Hold(MarkerKind.ANVIL, checks=2, after="light-the-forge"),
                ("star-hammer",),
                0,
            ),
        ],
        [
            ("slag-brute", 1, 2, Destroy(), ("slag-plate",), 0),
            ("cinder-imp", 1, 2, Destroy(), ("imp-ash",), 0),
            ("bellows-hound", 1, 1, Destroy(), ("hounds-collar",), 0),
            ("anvil-warden", 1, 1, Destroy(), ("wardens-crest",), 0),
        ],
    ),
    "wisp-night": (
        [
            ("outlast-the-night", 2, 1, Outnumber(from_turn=5), ("dawn-bell",), 0),
            ("drowned-queen", 3, 1, Destroy(), ("queens-veil",), 0),
        ],
        [("shard", 1, 6, Perform("gather", MarkerKind.SHARD), SHARDS, 0)],
    ),
}


def rows(objectives: tuple[Objective, ...]) -> list[tuple[object, ...]]:
    """What the declarations of objectives print."""
    return [(one.id, one.points, one.copies, one.goal, one.ingredients, one.mana) for one in objectives]


def things(puts: tuple[Put, ...]) -> list[tuple[Monster | Marker, tuple[int, int]]]:
    """Everything on the table with a place it may have: of a choice or a lot the first ones."""
    found: list[tuple[Monster | Marker, tuple[int, int]]] = []
    for put in puts:
        if isinstance(put, At):
            found += [(put.what, place) for place in put.places]
        elif isinstance(put, Chosen):
            found.append((put.what, put.places[0]))
        elif isinstance(put, ByLot):
            found += zip(put.what, put.places, strict=False)
    return found


def places(puts: tuple[Put, ...]) -> list[tuple[int, int]]:
    """Every place that a set-up names."""
    return [place for put in puts if isinstance(put, At | Chosen | ByLot) for place in put.places]


@scenarios
def test_objectives_carry_their_printed_points_copies_and_ingredients(scenario: Scenario) -> None:
    assert (rows(scenario.majors), rows(scenario.minors)) == PRINTED[scenario.id]


@scenarios
def test_a_scenario_has_eleven_points_five_of_them_major(scenario: Scenario) -> None:
    assert scenario.points == 11
    assert sum(one.points * one.copies for one in scenario.majors) == 5


@scenarios
def test_copies_have_one_ingredient_in_common_or_one_each(scenario: Scenario) -> None:
    for objective in scenario.objectives:
        assert len(objective.ingredients) in (1, objective.copies)
        assert set(objective.ingredients) <= set(INGREDIENTS)


@scenarios
@pytest.mark.parametrize("seats", ["two", "more"])
def test_every_monster_of_an_objective_comes_to_the_table_as_often_as_its_card(
    scenario: Scenario, seats: str
) -> None:
    puts: tuple[Put, ...] = getattr(scenario, seats) + tuple(
        at for rise in scenario.rises for at in rise.puts
    )
    there = Counter(what.face for what, _ in things(puts) if isinstance(what, Monster))
    wanted = {one.monster: one.copies for one in scenario.objectives if isinstance(one.goal, Destroy)}
    if scenario.one_pile:
        assert there.pop("giant-nail") == 1
        del wanted["giant-bile"]
    assert wanted.items() <= there.items()
    assert there.keys() - wanted.keys() <= {"wisp", "drowned"}


@scenarios
@pytest.mark.parametrize("seats", ["two", "more"])
def test_nothing_overlaps_or_stands_in_a_corner(scenario: Scenario, seats: str) -> None:
    puts: tuple[Put, ...] = getattr(scenario, seats)
    bases = [
        (RADIUS[CREATURES[what.face].body.size], place)
        for what, place in things(puts)
        if isinstance(what, Monster)
    ]
    for (r1, (x1, y1)), (r2, (x2, y2)) in combinations(bases, 2):
        assert (x1 - x2) ** 2 + (y1 - y2) ** 2 >= (r1 + r2) ** 2
    for x, y in places(puts):
        assert all(max(abs(x - a), abs(y - b)) > 24 for a, b in CORNERS[seats])


@scenarios
def test_places_for_two_are_fair(scenario: Scenario) -> None:
    """Each place is equally far from both corners, or has another that mirrors it at the centre."""
    every = places(scenario.two)
    assert Counter(every) == Counter((96 - x, 96 - y) for x, y in every)


@scenarios
def test_terrain_of_a_scenario_is_point_symmetric(scenario: Scenario) -> None:
    every = [(piece.kind, frozenset(piece.corners)) for piece in scenario.terrain]
    mirrored = [(kind, frozenset((96 - x, 96 - y) for x, y in corners)) for kind, corners in every]
    assert set(every) == set(mirrored)


def test_terrain_darkness_servants_and_risings() -> None:
    assert [piece.kind for piece in SCENARIOS["ember-forge"].terrain] == [TerrainKind.LOW_WALL] * 2
    night = SCENARIOS["wisp-night"]
    assert [piece.kind for piece in night.terrain] == [TerrainKind.POND]
    assert (night.darkness, night.servants) == (6, 3)
    assert [(rise.turn, places(rise.puts)) for rise in night.rises] == [(3, [(48, 48), (42, 48), (54, 48)])]
    others = [scenario for scenario in SCENARIOS.values() if scenario is not night]
    assert all((one.darkness, one.servants, one.rises) == (None, None, ()) for one in others)


@pytest.mark.parametrize(
    ("ingredient", "keywords"),
    [
        ("living-coal", ["burn 1 0"]),
        ("star-hammer", ["impact 0 0", "shockwave 0 1", "unblockable 0 0"]),
        ("slag-plate", ["armor 1 0"]),
        ("hounds-collar", ["skirmish 2 0", "untouchable 0 0"]),
        ("wardens-crest", ["taunt 2 0", "steadfast 0 0"]),
        ("dawn-bell", ["inspiration 4 0"]),
        ("queens-veil", ["life-drain 1 0", "venom 1 0"]),
        ("shard-of-fire", ["amplify-element 4 2"]),
        ("shard-of-water", ["healing 1 0"]),
        ("shard-of-earth", ["shield 2 0"]),
        ("shard-of-air", ["precision 0 0", "volley 2 0"]),
        ("shard-of-arcane", ["mana-siphon 4 1"]),
        ("shard-of-the-moon", ["night-vision 0 0", "camouflage 0 0"]),
    ],
)
def test_an_artifact_gives_its_bearer_keywords(ingredient: str, keywords: list[str]) -> None:
    artifact = INGREDIENTS[ingredient]
    (aura,) = artifact.lines
    assert isinstance(aura, Aura)
    assert (artifact.artifact, artifact.once, aura.who) == (True, False, Ref.BEARER)
    given = [mod.keyword for mod in aura.gives]
    assert [f"{one.id} {one.x} {one.y}" for one in given if one is not None] == keywords


def test_other_ingredients() -> None:
    others = {one.id: one for one in INGREDIENTS.values() if not one.artifact}
    assert {one.id for one in others.values() if one.once} == {"giants-nail", "giants-bile", "imp-ash"}
    assert [type(line) for line in others["giants-nail"].lines] == [Free, AidsPaying]
    assert others["giants-nail"].lines[1] == AidsPaying(mana=2)
    assert others["giants-bile"].lines == (AidsPaying(discount=1),)
    assert others["essence-of-power"].lines == (MoreFlow(1),)
    with_lines = {"giants-nail", "giants-bile", "imp-ash", "essence-of-power"}
    assert {one.id for one in others.values() if one.lines} == with_lines


def test_every_ingredient_belongs_to_one_objective() -> None:
    given = [
        one
        for scenario in SCENARIOS.values()
        for objective in scenario.objectives
        for one in objective.ingredients
    ]
    assert sorted(given) == sorted(INGREDIENTS)


def test_ids_of_what_carries_lines_are_unique() -> None:
    ids = [*CARDS, *INGREDIENTS, *(monster.id for monster in MONSTERS)]
    assert len(ids) == len(set(ids))


def test_scenarios_bring_the_keywords_that_no_card_has() -> None:
    on_monsters = {one.id for monster in MONSTERS for one in monster.body.keywords}
    given = {
        mod.keyword.id
        for ingredient in INGREDIENTS.values()
        for line in ingredient.lines
        if isinstance(line, Aura)
        for mod in line.gives
        if mod.keyword is not None
    }
    on_cards = {
        KeywordId.SOURCE,
        KeywordId.CHANNELING,
        KeywordId.FLYING,
        KeywordId.ELUSIVE,
        KeywordId.AQUATIC,
    }
    granted = {KeywordId.SERVANT, KeywordId.ETHEREAL}
    printed = list(KeywordId)[:44]
    assert set(printed) - on_monsters - given == (on_cards | granted) - on_monsters
