"""Deep Roots as they are played. [school.deep-roots]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.model.values import restricted
from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

pytestmark = pytest.mark.rule("school.deep-roots")


def permanent(face: str) -> dict[str, Any]:
    """A permanent of seat 0."""
    return {"face": face, "owner": 0, "id": face}


def pass_turns(scene: Scene, *seats: int) -> Scene:
    """Seats pass in their turns; once all have, the turn ends and the next begins."""
    for seat in seats:
        scene.passes().does(seat, "pass")
    return scene.passes()


@pytest.mark.rule("card.rooted-guardian")
def test_the_rooted_guardian_hardens_each_turn_it_stands() -> None:
    """[card.rooted-guardian]"""
    scene = pass_turns(skirmish(creature("rooted-guardian", 0, (40, 48))), 0, 1)
    assert scene.value("rooted-guardian", Stat.DEFENSE) == 3 + 1
    pass_turns(scene, 1).does(0, "activate:rooted-guardian", "go:44,48", "end")
    pass_turns(scene, 0)
    assert scene.state.creature("rooted-guardian").moved == 0, "the next turn has begun"
    assert scene.value("rooted-guardian", Stat.DEFENSE) == 3 + 1


@pytest.mark.rule("card.growth-ritual")
@pytest.mark.parametrize(
    ("branch", "grown"),
    [("growth-life", {Stat.LIFE: 1}), ("growth-attack", {Stat.MELEE: 1, Stat.RANGED: 1})],
)
def test_the_ritual_makes_one_that_stood_still_grow(branch: str, grown: dict[Stat, int]) -> None:
    """Life, or melee and ranged, for good. [card.growth-ritual]"""
    scene = skirmish(
        creature("field-commander", 0, (40, 48)),
        creature("tome-guardian", 0, (20, 48)),
        permanents=[permanent("growth-ritual")],
    )
    stats = (Stat.LIFE, Stat.MELEE, Stat.RANGED)
    before = {which: scene.value("field-commander", which) for which in stats}
    scene.does(0, "activate:tome-guardian", "go:24,48", "end")
    pass_turns(scene, 1, 0)
    assert "pick:tome-guardian" not in scene.offers(0)
    scene.does(0, "pick:field-commander", f"choose:{branch}").passes()
    for which in stats:
        assert scene.value("field-commander", which) == before[which] + grown.get(which, 0)


@pytest.mark.rule("card.earthen-binding")
@pytest.mark.parametrize("copies", [1, 2])
def test_the_binding_slows_and_holds_who_is_slow_already(copies: int) -> None:
    """[card.earthen-binding]"""
    scene = skirmish(
        creature("storm-lynx", 1, (40, 48)),
        forces=[force(hand=["earthen-binding"] * copies, mana=4), force()],
        first=1,
    )
    scene.does(1, "activate:storm-lynx")
    scene.does(0, *(["cast:earthen-binding", "pick:storm-lynx", "pay"] if copies == 2 else []))
    scene.does(0, "cast:earthen-binding", "pick:storm-lynx").passes()
    assert scene.value("storm-lynx", Stat.MOVEMENT) == max(0, 6 - 2 * copies)
    assert bool(scene.offers(1, "go:")) == (copies == 1)


@pytest.mark.rule("card.stone-warden")
def test_the_warden_protects_others_within_three_inches() -> None:
    """[card.stone-warden]"""
    scene = skirmish(
        creature("stone-warden", 0, (40, 48)),
        creature("storm-lynx", 0, (56, 48)),
        creature("tome-guardian", 0, (23, 48)),
    )
    ids = ("stone-warden", "storm-lynx", "tome-guardian")
    assert [scene.value(id, Stat.DEFENSE) for id in ids] == [4, 3, 2]


@pytest.mark.rule("card.regenerative-moss")
def test_moss_heals_those_that_did_not_attack() -> None:
    """[card.regenerative-moss]"""
    scene = skirmish(
        creature("granite-basilisk", 0, (40, 48), damage=1),
        creature("obsidian-golem", 0, (20, 48), damage=3),
        creature("shard-golem", 1, (48, 48)),
        creature("obsidian-golem", 1, (80, 48), damage=1),
        permanents=[permanent("regenerative-moss")],
        forces=[force(), force("bastion-geomancer")],
    )
    scene.does(0, "activate:granite-basilisk", "strike:shard-golem").fights()
    struck = scene.damage("granite-basilisk")
    scene.does(0, "end")
    pass_turns(scene, 1, 0)
    assert scene.damage("granite-basilisk") == struck
    assert scene.damage("obsidian-golem") == 2
    assert scene.damage("obsidian-golem-2") == 1


@pytest.mark.rule("card.ancient-oak")
def test_the_oak_grows_after_two_turns_of_standing() -> None:
    """Once and for good. [card.ancient-oak]"""
    scene = pass_turns(skirmish(creature("ancient-oak", 0, (40, 48))), 0, 1)
    assert scene.value("ancient-oak", Stat.LIFE) == 2
    pass_turns(scene, 1, 0)
    assert scene.creature("ancient-oak").size == 2
    pass_turns(scene, 0, 1)
    values = [scene.value("ancient-oak", which) for which in (Stat.LIFE, Stat.MELEE, Stat.RANGED)]
    assert values == [4, 4, 3]


@pytest.mark.rule("card.earth-dominion")
def test_territories_strengthen_who_touches_them_until_enemies_raze_them() -> None:
    """[card.earth-dominion]"""
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48)),
        creature("orc-warrior", 1, (60, 48)),
        forces=[force(hand=["earth-dominion"], mana=4)],
    )
    scene.does(0, "cast:earth-dominion", "place:40,52", "place:60,52", "place:44,48").passes()
    values = [scene.value("storm-lynx", which) for which in (Stat.MELEE, Stat.DEFENSE)]
    assert values == [5, 3], "once however many it touches"
    assert scene.value("orc-warrior", Stat.MELEE) == 4
    scene.does(1, "activate:orc-warrior").passes()
    (raze,) = scene.offers(1, "act:")
    scene.does(1, raze).passes()
    assert len(scene.state.markers()) == 2
    assert len(scene.state.permanents()) == 1


@pytest.mark.rule("card.earth-dominion")
def test_with_the_last_territory_the_dominion_is_over() -> None:
    """[card.earth-dominion]"""
    scene = skirmish(
        creature("orc-warrior", 1, (60, 48)),
        permanents=[permanent("earth-dominion")],
        markers=[{"kind": "territory", "at": (60, 52), "owner": 0, "permanent": "earth-dominion"}],
        first=1,
    )
    scene.does(1, "activate:orc-warrior").passes()
    (raze,) = scene.offers(1, "act:")
    scene.does(1, raze).passes()
    assert scene.state.permanents() == {}
    assert scene.discard(0) == ["earth-dominion"]


@pytest.mark.rule("card.earthen-binding")
@pytest.mark.rule("keyword.hinder")
@pytest.mark.parametrize(("keywords", "held"), [([], False), ([{"id": "hinder"}], True)])
def test_who_is_hindered_counts_as_slowed(keywords: list[dict[str, str]], held: bool) -> None:
    """Its Movement is reduced by anything now. [card.earthen-binding]"""
    scene = skirmish(
        creature("storm-lynx", 1, (48, 48)),
        creature("rooted-guardian", 0, (40, 48), keywords=keywords),
        forces=[force(hand=["earthen-binding"], mana=2), force()],
        first=1,
    )
    scene.does(1, "pass").does(0, "cast:earthen-binding", "pick:storm-lynx").passes()
    assert restricted(scene.state, "storm-lynx", Restriction.CANNOT_MOVE) is held
