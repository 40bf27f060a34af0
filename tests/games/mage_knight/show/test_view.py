"""Views: a seat sees what lies open and its own hand, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from magehall.games.mage_knight.cards.vocabulary import PLAINS
from magehall.games.mage_knight.model.hexes import neighbors, tile_at
from magehall.games.mage_knight.show.view import view
from tests.games.mage_knight.scenario import Scene, down, fight, hero, quest

EAST = "3,-2"


def bytes_of(scene: Scene, seat: int | None) -> bytes:
    return msgspec.json.encode(view(scene.state, seat))


def table(**more: Any) -> Scene:
    """Two players, with something hidden everywhere."""
    base: dict[str, Any] = {
        "tiles": {EAST: "countryside-4"},
        "tokens": {"2,-2": [down("prowlers")]},
        "offers": {"spells": ["fireball"]},
    }
    heroes = more.pop("heroes", [hero("tovak", hand=["march"]), hero("goldyx", hand=["rage"])])
    return quest(*heroes, **(base | more))


def test_another_hand_is_not_seen() -> None:
    other = table(heroes=[hero("tovak", hand=["march"]), hero("goldyx", hand=["stamina"])])
    assert bytes_of(table(), 0) == bytes_of(other, 0)
    assert bytes_of(table(), None) == bytes_of(other, None)
    assert bytes_of(table(), 1) != bytes_of(other, 1)


def test_a_token_face_down_shows_its_back_alone() -> None:
    one, other = table(), table(tokens={"2,-2": [down("diggers")]})
    for seat in (0, 1, None):
        assert bytes_of(one, seat) == bytes_of(other, seat)
    space = next(space for space in view(one.state, 0).realm.spaces if space.place == "2,-2")
    assert msgspec.to_builtins(space.tokens) == [{"pile": "green"}]
    up = table(tokens={"2,-2": ["diggers"]})
    assert bytes_of(up, 0) != bytes_of(one, 0)


@pytest.mark.rule("map.shapes")
def test_the_map_tells_where_tiles_can_lie_and_where_only_the_sea() -> None:
    realm = view(quest(tiles={EAST: "countryside-3", "1,-3": "countryside-1"}).state, 0).realm
    assert set(realm.open) == {"6,-4", "4,-5", "2,-6"}
    beyond = {"2,1", "-1,3", "-3,2", "-2,-1", "5,-1", "-1,-4"}
    assert beyond == set(realm.sea), "start and coast tiles border on the sea"


def test_the_order_of_tiles_is_hidden() -> None:
    deck = table().state.realm.deck
    one, other = table(tile_deck=deck), table(tile_deck=deck[::-1])
    for seat in (0, 1, None):
        assert bytes_of(one, seat) == bytes_of(other, seat)


@pytest.mark.parametrize("name", ["spell_deck", "action_deck", "artifact_deck", "regular_deck"])
def test_the_order_of_decks_is_hidden(name: str) -> None:
    deck = getattr(table().state.offers, name)
    one = table(offers={"spells": ["fireball"], name: deck})
    other = table(offers={"spells": ["fireball"], name: [*reversed(deck)]})
    for seat in (0, 1, None):
        assert bytes_of(one, seat) == bytes_of(other, seat)


def test_even_ones_own_deck_and_skills_to_come_are_hidden() -> None:
    own = table().hero()
    heroes = [
        hero("tovak", hand=["march"], deck=own.deck[::-1], skill_pile=own.skill_pile[::-1]),
        hero("goldyx", hand=["rage"]),
    ]
    for seat in (0, 1, None):
        assert bytes_of(table(), seat) == bytes_of(table(heroes=heroes), seat)


def test_the_way_is_shown_with_its_least_cost() -> None:
    scene = quest(tiles={EAST: "countryside-1"}, move=4)
    turn = view(scene.state, 0).turns[0]
    assert turn.costs[PLAINS] == 2
    near = [step for step in turn.reach if step.cost == 2]
    assert near
    assert all(step.cost <= 4 for step in turn.reach)
    offered = {option.removeprefix("move:") for option in scene.offers(0, "move:")}
    assert offered <= {step.place for step in turn.reach}


def test_what_could_be_reached_says_the_way() -> None:
    scene = quest(tiles={EAST: "countryside-1"}, move=6)
    steps = {step.place: step for step in view(scene.state, 0).turns[0].reach}
    assert any(step.before != "0,0" for step in steps.values())
    for step in steps.values():
        while step.before != "0,0":
            assert steps[step.before].cost < step.cost
            assert not steps[step.before].stops
            step = steps[step.before]
        assert f"move:{step.place}" in scene.offers(0, "move:")


def reached(scene: Scene) -> dict[str, tuple[int, bool]]:
    """What each space costs that the hero could reach, and whether the move ends there."""
    return {step.place: (step.cost, step.stops) for step in view(scene.state, 0).turns[0].reach}


@pytest.mark.rule("move.heroes")
def test_the_way_leads_on_past_another_hero() -> None:
    between = hero("goldyx", space="1,0")
    scene = quest(hero("tovak"), between, tiles={EAST: "countryside-1"}, move=4)
    assert reached(scene)["1,0"] == (2, False)
    assert reached(scene)["2,-1"] == (4, False)


@pytest.mark.rule("card.space-bending")
def test_the_way_of_who_leaps_skips_spaces_and_provokes_nobody() -> None:
    orcs = {"tiles": {EAST: "countryside-4"}, "tokens": {"2,-2": ["prowlers"]}}
    scene = quest(hero("tovak", space="1,-1"), turns=[{"seat": 0, "move": 3, "leaps": True}], **orcs)
    offered = {option.removeprefix("move:") for option in scene.offers(0, "move:")}
    assert offered
    assert offered <= set(reached(scene))
    assert not any(stops for _, stops in reached(scene).values())


@pytest.mark.rule("city.closed")
def test_no_way_is_shown_into_a_closed_city() -> None:
    scene = quest(hero("tovak", space="5,-5"), tiles={EAST: "countryside-1", "4,-5": "core-8"}, move=10)
    assert scene.state.realm.cities["4,-5"].closed
    assert "4,-5" not in reached(scene)


@pytest.mark.rule("card.golden-grail")
def test_healing_points_that_bring_fame_are_counted_once() -> None:
    scene = quest(hero("tovak", hand=["golden-grail", "wound", "wound"]))
    scene.does(0, "play:golden-grail:basic")
    assert view(scene.state, 0).turns[0].healing == 2
    scene.does(0, "heal:hand")
    assert view(scene.state, 0).turns[0].healing == 1


def test_enemies_show_what_an_attack_or_a_block_still_lacks() -> None:
    scene = quest(
        combat=fight(
            "prowlers", phase="attack", attacks=[{"points": 2, "mode": "melee", "element": "physical"}]
        )
    )
    shown = view(scene.state, None).combat
    assert shown is not None
    (foe,) = shown.foes
    assert (foe.armor, foe.attack, foe.attack_missing) == (3, 4, 1)
    assert (foe.block_needed, foe.block_missing, foe.damage) == (4, 4, 4)


@pytest.mark.rule("block.efficient")
def test_an_enemy_shows_which_block_points_count_half_against_it() -> None:
    blocks = [
        {"points": 4, "element": "physical"},
        {"points": 3, "element": "fire"},
        {"points": 1, "element": "ice"},
    ]
    scene = quest(combat=fight("fire-mages", "prowlers", "ice-mages", phase="block", blocks=blocks))
    shown = view(scene.state, None).combat
    assert shown is not None
    found = [(foe.card, foe.block_needed, foe.block_missing, foe.block_halved) for foe in shown.foes]
    assert found == [("fire-mages", 6, 2, 7), ("prowlers", 4, 0, 0), ("ice-mages", 5, 0, 5)]


def test_nothing_counts_half_before_a_block_is_laid() -> None:
    shown = view(quest(combat=fight("fire-mages", phase="block")).state, None).combat
    assert shown is not None
    assert [foe.block_halved for foe in shown.foes] == [0]


def test_an_attack_on_several_shows_what_it_comes_to() -> None:
    blades = [
        {"points": 3, "mode": "melee", "element": "physical"},
        {"points": 2, "mode": "ranged", "element": "fire"},
    ]
    scene = quest(combat=fight("prowlers", "golems", "fire-mages", phase="attack", attacks=blades))
    shown = view(scene.state, None).combat
    assert shown is not None
    assert [foe.wards for foe in shown.foes] == [[], ["physical"], ["fire"]]
    assert {"+".join(force.wards): (force.points, force.halved) for force in shown.forces} == {
        "": (5, 0),
        "physical": (3, 3),
        "fire": (4, 2),
        "fire+physical": (2, 5),
    }


def test_walls_let_siege_attacks_alone_count_and_two_of_them_none() -> None:
    bolts = [
        {"points": 3, "mode": "ranged", "element": "ice"},
        {"points": 4, "mode": "siege", "element": "fire"},
    ]
    scene = quest(
        combat=fight("crossbowmen", "guardsmen", phase="ranged", site="keep", fortified=True, attacks=bolts)
    )
    shown = view(scene.state, None).combat
    assert shown is not None
    assert [foe.reachable for foe in shown.foes] == [True, False]
    assert [(force.wards, force.points) for force in shown.forces] == [(["fortified"], 4)]


def test_damage_shows_what_it_would_do_to_each() -> None:
    scene = quest(
        hero("tovak", units=["peasants", "utem-guardsmen"], level=3),
        combat=fight("cursed-hags", "medusa", phase="damage"),
    )
    shown = view(scene.state, None).combat
    assert shown is not None
    assert [
        (harm.foe, harm.to, harm.wounds, harm.left, harm.discarded, harm.lost) for harm in shown.harms
    ] == [
        ("foe-1", "unit-1", 2, 0, 0, False),
        ("foe-1", "unit-2", 2, 0, 0, False),
        ("foe-1", "hero", 1, 0, 1, False),
        ("foe-2", "unit-1", 0, 3, 0, True),
        ("foe-2", "unit-2", 0, 1, 0, True),
        ("foe-2", "hero", 2, 0, 0, True),
    ]
    assert [foe.wounds for foe in shown.foes] == [1, 2]
    assert shown.endures == 5


def test_a_duel_shows_who_attacks_and_what_is_left_of_it() -> None:
    scene = quest(
        hero("tovak", hand=["swiftness"], space="1,-1", crystals={"white": 1}),
        hero("goldyx", hand=["determination"], space="1,-1", fame=20),
        scenario="blitz-conquest",
        agreement={"duels": True},
        source=["red", "blue", "green", "red", "blue"],
    )
    assert view(scene.state, None).combat is None
    scene.does(0, "duel:seat-1").does(1, "defend:partly", "let-be")
    scene.does(0, "play:swiftness:strong", "pay:crystal-white")

    def shown() -> tuple[int, int, bool, int, int, int]:
        duel = view(scene.state, None).duel
        assert duel is not UNSET
        return duel.attacker, duel.blocker, duel.melee, duel.force, duel.points, duel.block

    assert shown() == (0, 1, False, 3, 0, 0)
    scene.does(0, "launch")
    assert shown() == (0, 1, False, 0, 3, 0)
    scene.does(1, "play:determination:basic", "choose:block-2")
    assert shown() == (0, 1, False, 0, 3, 1)


def test_everyone_sees_who_attacks_whom_before_the_defence_is_chosen() -> None:
    scene = quest(
        hero("tovak", hand=["swiftness"], space="1,-1"),
        hero("goldyx", hand=["determination"], space="1,-1", fame=20),
        scenario="blitz-conquest",
        agreement={"duels": True},
    ).does(0, "duel:seat-1")
    shown = view(scene.state, None)
    assert shown.combat is None
    assert shown.duel is not UNSET
    assert (shown.duel.aggressor, shown.duel.defender, shown.duel.begun) == (0, 1, False)
    assert shown.turns[-1].seat == 1, "the defender acts, though the turn is another's"


def before_a_city() -> Scene:
    """Three heroes next to a city with three defenders; the first invites the others."""
    city = tile_at(1, 0)
    near = neighbors(city)
    scene = quest(
        hero("tovak", hand=["march"], space=near[0]),
        hero("goldyx", hand=["march"], space=near[2]),
        hero("norowas", hand=["march"], space=near[3]),
        scenario="blitz-conquest",
        agreement={"joint_assaults": True},
        tiles={city: "core-5"},
        cities={city: {"color": "green", "level": 1, "garrison": ["swordsmen", "golems", "crossbowmen"]}},
        move=2,
    )
    return scene.does(0, f"invite:{city}:seat-1+seat-2")


def test_everyone_sees_who_takes_part_in_a_cooperative_assault_and_whose_part_it_is() -> None:
    scene = before_a_city()

    def shown() -> tuple[list[int], list[int], int | None, list[int]]:
        joint = view(scene.state, None).joint
        assert joint is not UNSET
        return joint.seats, joint.shares, joint.actor, joint.done

    assert shown() == ([0, 1, 2], [], None, [])
    scene.does(0, "share:1+1+1")
    assert shown() == ([0, 1, 2], [1, 1, 1], None, [])
    scene.does(1, "consent:given").does(2, "consent:given")
    assert shown() == ([0, 1, 2], [1, 1, 1], 0, [])
    scene.does(0, "hang-back")
    assert shown() == ([0, 1, 2], [1, 1, 1], 1, [0])
    assert view(scene.state, None).turns[-1].seat == 1


def test_a_cooperative_assault_that_somebody_refuses_leaves_nothing() -> None:
    scene = before_a_city().does(0, "share:1+1+1").does(1, "consent:refused").does(2, "consent:given")
    assert view(scene.state, 0).joint is UNSET


def test_a_view_of_the_largest_map_stays_small() -> None:
    tiles = {
        f"{3 * forward + left},{-2 * forward - 3 * left}": f"countryside-{forward * 3 + left}"
        for forward in range(4)
        for left in range(3)
        if forward + left
    }
    assert len(bytes_of(quest(tiles=tiles), 0)) < 60_000
