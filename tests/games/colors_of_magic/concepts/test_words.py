"""Words that all chapters share: sides, adjacency, auras, lines, types, values."""

from __future__ import annotations

import pytest

from magehall import PositionError
from magehall.games.colors_of_magic.cards.catalogue import MAGE_BY_ID, SCHOOL_BY_ID
from magehall.games.colors_of_magic.cards.vocabulary import Element, Stat
from tests.games.colors_of_magic.carriers import kw
from tests.games.colors_of_magic.scenario import Scene, creature, force, monster, skirmish


@pytest.mark.rule("force.elements")
def test_five_elements_have_three_schools_and_two_mages_each() -> None:
    for element in Element:
        assert sum(school.element is element for school in SCHOOL_BY_ID.values()) == 3
        assert sum(mage.element is element for mage in MAGE_BY_ID.values()) == 2


@pytest.mark.rule("concepts.creature")
def test_the_mage_is_a_creature_with_all_values() -> None:
    scene = skirmish(creature("storm-lynx", 1, (12, 48)), forces=[force(at=(6, 48))])
    shown = {one["id"]: one for one in scene.view(0)["creatures"]}
    for value in ("element", "size", "movement", "defense", "melee", "life", "keywords"):
        assert value in shown["spell-splicer"]
    assert shown["spell-splicer"]["engaged"] == ["storm-lynx"]
    assert scene.offers(0, "activate:") == ["activate:spell-splicer"]
    scene.does(0, "activate:spell-splicer", "end").does(
        1, "activate:storm-lynx", "strike:spell-splicer"
    ).fights()
    assert scene.damage("spell-splicer") == 1


@pytest.mark.rule("table.bases")
@pytest.mark.parametrize(("face", "touch"), [("ash-hound", 4), ("obsidian-golem", 5), ("earth-titan", 6)])
def test_a_base_of_size_one_two_three_is_two_three_four_steps_wide_from_its_centre(
    face: str, touch: int
) -> None:
    one = creature(face, 0, (40, 48), with_card=False)
    skirmish(one, forces=[force(), force(at=(40 + touch, 48))])
    with pytest.raises(PositionError, match="overlap"):
        skirmish(one, forces=[force(), force(at=(39 + touch, 48))])


@pytest.mark.rule("concepts.adjacent")
@pytest.mark.parametrize(("x", "adjacent"), [(28, True), (29, False)])
def test_adjacent_is_an_inch_from_edge_to_edge_whoevers_creature_it_is(x: int, adjacent: bool) -> None:
    scene = skirmish(
        creature("ash-hound", 0, (20, 20), **kw("healing", 2)),
        creature("tome-guardian", 0, (x, 20), damage=1),
        creature("storm-lynx", 1, (20, x)),
    )
    assert ("use:ash-hound:healing" in scene.offers(0)) is adjacent
    assert (scene.view(0)["creatures"][0]["engaged"] == ["storm-lynx"]) is adjacent


def melee(scene: Scene, id: str) -> int:
    """The melee value of a creature now."""
    return scene.value(id, Stat.MELEE)


@pytest.mark.rule("concepts.sides", "concepts.auras")
def test_an_aura_reaches_allies_but_not_its_source_and_ends_where_it_does_not_reach() -> None:
    scene = skirmish(
        creature("ash-hound", 0, (20, 20), **kw("inspiration", 3)),
        creature("storm-lynx", 0, (36, 20)),
        creature("ash-hound", 1, (20, 36)),
    )
    plain = skirmish(creature("ash-hound", 0, (20, 20)), creature("storm-lynx", 0, (36, 20)))
    assert melee(scene, "storm-lynx") == melee(plain, "storm-lynx") + 1
    assert melee(scene, "ash-hound") == melee(plain, "ash-hound")
    assert melee(scene, "ash-hound-2") == melee(plain, "ash-hound")
    scene.does(0, "activate:storm-lynx", "go:37,20").passes()
    assert melee(scene, "storm-lynx") == melee(plain, "storm-lynx")


@pytest.mark.rule("concepts.sides")
def test_monsters_are_hostile_to_all_players() -> None:
    scene = skirmish(monster("cinder-imp", (27, 20)), creature("ash-hound", 0, (20, 20)))
    scene.does(0, "activate:ash-hound")
    assert "strike:cinder-imp" in scene.offers(0)
    assert scene.refuses(0, "go:20,30")[1] == "move.engaged-start"


@pytest.mark.rule("concepts.types")
def test_a_master_of_a_type_strengthens_only_that_type() -> None:
    table = [creature("goblin-raider", 0, (30, 20)), creature("ash-hound", 0, (20, 30))]
    plain = skirmish(creature("tome-guardian", 0, (20, 20)), *table)
    scene = skirmish(
        creature("tome-guardian", 0, (20, 20), **kw("master-creature-type", of="goblin")), *table
    )
    assert melee(scene, "goblin-raider") == melee(plain, "goblin-raider") + 1
    assert melee(scene, "ash-hound") == melee(plain, "ash-hound")


@pytest.mark.rule("concepts.lines")
def test_the_line_of_a_permanent_holds_while_it_is_in_play() -> None:
    scene = skirmish(
        creature("ash-hound", 0, (20, 20)),
        permanents=[{"face": "tailwind", "owner": 0, "id": "wind"}],
        forces=[force(), force(hand=["dispel-magic"], mana=9)],
    )
    fast = scene.value("ash-hound", Stat.MOVEMENT)
    scene.does(0, "activate:ash-hound").does(1, "cast:dispel-magic", "pick:wind").passes()
    assert scene.value("ash-hound", Stat.MOVEMENT) == fast - 1
