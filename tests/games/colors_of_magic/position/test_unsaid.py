"""What a position file does not say follows from what it says."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.colors_of_magic.model.distances import radius
from magehall.kernel.matches.positions import PositionError
from tests.games.colors_of_magic.scenario import creature, force, monster, skirmish

REGENERATES = [{"id": "regeneration", "value": 1}]


@pytest.mark.rule("turn.words", "keyword.regeneration")
@pytest.mark.parametrize(("tapped", "damage"), [(True, 1), (False, 0)])
def test_who_is_tapped_was_activated_and_ended_its_turn(tapped: bool, damage: int) -> None:
    hurt = creature("orc-warrior", 0, (40, 48), damage=1, tapped=tapped, keywords=REGENERATES)
    assert skirmish(hurt, at="end").passes().damage("orc-warrior") == damage


@pytest.mark.rule("scenario.wisp-night")
@pytest.mark.parametrize(
    ("more", "rises"),
    [
        ({"turn": 1}, 3),
        ({"turn": 3}, 3),
        ({"turn": 3, "at": "monsters"}, 0),
        ({"turn": 3, "at": "end"}, 0),
        ({"turn": 4}, 0),
        ({"turn": 3, "goals": {}}, 0),
        ({"turn": 1, "rises": 0}, 0),
        ({"turn": 1, "scenario": "giant"}, 0),
    ],
)
def test_the_queen_rises_in_the_third_turn_of_the_night(more: dict[str, Any], rises: int) -> None:
    scene = skirmish(**{"scenario": "wisp-night", "goals": None, **more})
    assert scene.state.goals.rises == rises
    there = [one.face for one in scene.state.creatures().values()]
    assert ("drowned-queen" in there) == (more.get("at") == "monsters")


@pytest.mark.rule("scenario.wisp-night")
def test_a_queen_that_is_there_does_not_rise_again() -> None:
    scene = skirmish(monster("drowned-queen", (48, 48)), scenario="wisp-night", turn=2, goals=None)
    assert scene.state.goals.rises == 0


def test_an_objective_is_named_by_its_key_and_a_fire_needs_no_source() -> None:
    burning = creature("orc-warrior", 0, (40, 48), burns=[{"amount": 1, "by": 1}])
    scene = skirmish(burning, goals={"mana-source": {"copies": 2}}, activation_deck=["act1", "act3"])
    assert scene.state.goals.left["mana-source"].objective == "mana-source"
    assert scene.state.course.deck == [0, 2]
    scene.does(0, "activate:orc-warrior", "end").passes()
    assert scene.damage("orc-warrior") == 1


@pytest.mark.rule("monsters.deck")
@pytest.mark.parametrize(
    ("more", "left"),
    [
        ({}, 20),
        ({"activation_deck": []}, 0),
        ({"activation_deck": ["act3", "act1"]}, 2),
        ({"activation_drawn": ["act3", "act1"]}, 18),
    ],
)
def test_all_activation_cards_lie_in_the_deck_or_were_used(more: dict[str, Any], left: int) -> None:
    course = skirmish(**more).state.course
    assert len(course.deck) == left
    assert sorted(course.deck + course.drawn) == list(range(20))


@pytest.mark.rule("monsters.deck")
def test_a_monster_that_finds_no_card_left_has_the_used_ones_shuffled() -> None:
    scene = skirmish(
        creature("orc-warrior", 0, (40, 48)),
        monster("slag-brute", (47, 48)),
        scenario="ember-forge",
        activation_deck=[],
    )
    scene.does(0, "activate:orc-warrior", "strike:slag-brute").fights()
    assert len(scene.state.course.deck) == 19


@pytest.mark.rule("card.ashen-steed")
@pytest.mark.parametrize("steed_first", [True, False])
def test_a_rider_has_the_base_of_its_mount_in_whatever_order_they_stand(steed_first: bool) -> None:
    steed = creature("ashen-steed", 0, (40, 40))
    rider = creature("ash-blade-pyromancer", 0, (40, 40), mount="ashen-steed")
    both = [steed, rider] if steed_first else [rider, steed]
    scene = skirmish(*both, forces=[force("ash-blade-pyromancer", alive=False)])
    assert radius(scene.creature("ash-blade-pyromancer")) == 3


@pytest.mark.rule("seats.out")
def test_who_has_no_creatures_is_out() -> None:
    scene = skirmish(forces=[force(), force(), force(alive=False)])
    assert [scene.player(seat).out for seat in range(3)] == [False, False, True]
    scene.does(0, "pass").does(1, "pass").passes()
    assert scene.state.course.turn == 2, "the third player is not waited for"


@pytest.mark.rule("objective.giant-nail", "objective.giant-bile")
def test_where_the_bile_is_the_giants_card_both_nails_were_taken() -> None:
    scene = skirmish(monster("giant-bile", (48, 48)), scenario="giant", goals=None)
    left = {id: goal.copies for id, goal in scene.state.goals.left.items()}
    assert (left["giant-nail"], left["giant-bile"]) == (0, 1)


@pytest.mark.rule("table.terrain")
@pytest.mark.parametrize("closed", [True, False])
def test_the_corners_of_a_piece_may_end_where_they_began(closed: bool) -> None:
    corners = [(40, 40), (50, 40), (50, 50), (40, 50)]
    ring = [*corners, corners[0]] if closed else corners
    scene = skirmish(terrain=[{"kind": "wall", "corners": ring}])
    assert [piece.corners for piece in scene.state.terrain.pieces] == [tuple(corners)]


@pytest.mark.rule("spell.summoning")
@pytest.mark.parametrize("last", ["c3", "c4", "c5", "c6", "c7", "c8"])
def test_who_comes_into_play_takes_the_name_of_nobody(last: str) -> None:
    stands = [creature("orc-warrior", 0, (60, 60), id="c1"), creature("goblin-raider", 0, (80, 40), id="c2")]
    stands.append(creature("orc-warrior", 0, (60, 80), id=last))
    scene = skirmish(*stands, forces=[force(hand=["goblin-raider"], mana=1, at=(20, 20))])
    before = len(scene.state.creatures())
    scene.does(0, "cast:goblin-raider", "place:30,20").passes()
    assert len(scene.state.creatures()) == before + 1
    assert scene.creature(last).face == "orc-warrior"


def test_what_has_no_name_takes_none_that_the_file_gives_to_something_later() -> None:
    mage = force("ash-blade-pyromancer", at=(20, 20))
    stone = {"kind": "stone", "at": (76, 20)}
    cloud = {"kind": "scorched", "at": (40, 40), "radius": 12, "owner": 0}
    named = [
        creature("orc-warrior", 0, (60, 60 + 10 * place), id=id) for place, id in enumerate(("m2", "z1"))
    ]
    scene = skirmish(*named, forces=[mage], markers=[stone], zones=[cloud])
    assert [scene.creature(id).face for id in ("m2", "z1")] == ["orc-warrior"] * 2


STASIS = {"kind": "stasis", "at": (60, 60), "radius": 12, "owner": 1}


@pytest.mark.rule("card.stasis-field", "spell.permanents")
@pytest.mark.parametrize("listed", [(), ({"face": "stasis-field", "owner": 1, "id": "field"},)])
def test_a_zone_belongs_to_the_spell_that_lays_it(listed: tuple[dict[str, Any], ...]) -> None:
    orc = creature("orc-warrior", 0, (60, 40))
    forces = [force(), force(hand=["stasis-field"])]
    scene = skirmish(orc, zones=[STASIS], permanents=list(listed), forces=forces)
    assert [one.face for one in scene.state.permanents().values()] == ["stasis-field"]
    scene.does(0, "activate:orc-warrior", "go:60,48", "end").passes()
    scene.does(1, "pass").does(0, "pass").passes()
    assert scene.state.course.turn == 2
    assert scene.creature("orc-warrior").tapped


@pytest.mark.rule("spell.permanents")
def test_a_zone_takes_no_card_that_the_file_puts_elsewhere() -> None:
    null = {"kind": "null", "at": (60, 60), "radius": 12, "owner": 1}
    scene = skirmish(zones=[null], forces=[force(), force(hand=["null-zone"])])
    assert not scene.state.permanents()
    assert scene.hand(1) == ["null-zone"]


@pytest.mark.rule("card.water-portal", "table.markers")
@pytest.mark.parametrize(
    ("ends", "left"), [({}, [1, 0, 0]), ({"ends": 1}, [0, 0, 0]), ({"ends": 0}, [1, 1, 1])]
)
def test_portals_vanish_in_the_end_phase_of_the_next_turn(ends: dict[str, int], left: list[int]) -> None:
    gate = {"face": "water-portal", "owner": 0, **ends}
    ends_of_it = [{"kind": "portal", "at": (x, 40)} for x in (30, 70)]
    scene = skirmish(permanents=[gate], markers=ends_of_it)
    found = []
    for turn in range(len(left)):
        scene.does(turn % 2, "pass").passes().does(1 - turn % 2, "pass").passes()
        found.append(len(scene.state.permanents()))
        assert len(scene.state.markers()) == 2 * found[-1]
    assert found == left


@pytest.mark.rule("table.markers")
def test_a_marker_belongs_to_the_spell_of_its_owner_that_lays_such() -> None:
    gates = [{"face": "water-portal", "owner": seat, "id": f"gate{seat}"} for seat in (0, 1)]
    ends = [{"kind": "portal", "at": (20 * place, 60), "owner": place % 2} for place in (1, 2, 3, 4)]
    scene = skirmish(permanents=gates, markers=ends)
    assert [one.permanent for one in scene.state.markers().values()] == ["gate1", "gate0"] * 2
    with pytest.raises(PositionError, match="water-portal lies nowhere"):
        skirmish(permanents=gates, markers=[{**one, "owner": -1} for one in ends])
