"""The Cinderblade Pyromancer and each card of the codex, played. [mage.ash-blade-pyromancer]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

MAGE = "ash-blade-pyromancer"


def grave(owner: int, element: str = "fire", **more: Any) -> dict[str, Any]:
    """A place where a creature was destroyed this turn."""
    return {"x": 34, "y": 48, "owner": owner, "element": element, "mage": False, **more}


def holding(card: str, *creatures: dict[str, Any], tokens: int = 0, **more: Any) -> Scene:
    """A Pyromancer at the left with one card."""
    own = force(MAGE, hand=[card], mana=9, tokens=tokens, at=(10, 48))
    return skirmish(*creatures, forces=[own, force()], **more)


def of_face(scene: Scene, face: str) -> list[str]:
    return [id for id, one in scene.state.creatures().items() if one.face == face]


@pytest.mark.rule("mage.ash-blade-pyromancer")
def test_the_pyromancer_gains_at_most_three_charges() -> None:
    scene = holding("incinerate", creature("tome-guardian", 1, (30, 48)), tokens=2)
    scene.does(0, "cast:incinerate", "pick:tome-guardian").passes()
    assert scene.player(0).tokens == 3
    scene = holding("incinerate", creature("tome-guardian", 1, (30, 48)), tokens=3)
    scene.does(0, "cast:incinerate", "pick:tome-guardian").passes()
    assert scene.player(0).tokens == 3


@pytest.mark.rule("mage.ash-blade-pyromancer")
def test_the_blast_spends_all_charges_and_burns_all_beside_him() -> None:
    scene = skirmish(
        creature("coral-sentinel", 1, (18, 48)),
        creature("living-bonfire", 0, (10, 56)),
        creature("obsidian-golem", 1, (10, 38)),
        forces=[force(MAGE, tokens=2, at=(10, 48)), force()],
    )
    scene.does(0, f"activate:{MAGE}", f"act:{MAGE}:ash-blast").passes()
    assert [scene.damage(id) for id in ("coral-sentinel", "living-bonfire", MAGE)] == [2, 2, 0]
    assert scene.damage("obsidian-golem") == 0, "more than an inch away"
    assert scene.player(0).tokens == 0


@pytest.mark.rule("card.blade-of-cinders")
def test_the_blade_strengthens_his_melee_and_marks_for_a_charge() -> None:
    scene = skirmish(
        creature("obsidian-golem", 1, (19, 48)),
        forces=[force(MAGE, tokens=1, hand=["incinerate"], at=(10, 48)), force()],
        permanents=[{"face": "blade-of-cinders", "owner": 0, "id": "blade"}],
    )
    assert scene.value(MAGE, Stat.MELEE) == 5
    scene.does(0, "use:blade:blade-of-cinders").passes()
    scene.does(0, f"activate:{MAGE}", "strike:obsidian-golem").fights_with(0, "incinerate")
    assert scene.creature("obsidian-golem").marked
    assert scene.damage("obsidian-golem") == 1, "the mark comes with the blow, not before it"
    assert scene.player(0).tokens == 0


@pytest.mark.rule("card.ashen-steed")
def test_the_mage_rides_the_steed_with_its_movement() -> None:
    scene = skirmish(creature("ashen-steed", 0, (18, 48)), forces=[force(MAGE, at=(10, 48)), force()])
    scene.does(0, f"activate:{MAGE}", "use:ashen-steed:mount", "go:50,48")
    assert scene.place(MAGE) == scene.place("ashen-steed") == (50, 48)
    scene.does(0, "use:ashen-steed:dismount", "place:58,48")
    assert (scene.place(MAGE), scene.place("ashen-steed")) == ((58, 48), (50, 48))


@pytest.mark.rule("card.ashen-steed")
@pytest.mark.parametrize(("x", "damage"), [(24, 2), (26, 1)])
def test_the_steed_strikes_harder_after_four_straight_inches(x: int, damage: int) -> None:
    scene = skirmish(
        creature("ashen-steed", 0, (x, 48)),
        creature("coral-sentinel", 1, (49, 48)),
        forces=[force(MAGE, hand=["fireball"]), force()],
    )
    scene.does(0, "activate:ashen-steed", "go:40,48", "strike:coral-sentinel").fights_with(0, "fireball")
    assert scene.damage("coral-sentinel") == damage


@pytest.mark.rule("card.ash-walker")
@pytest.mark.parametrize(("tokens", "life"), [(0, 2), (1, 4)])
def test_a_walker_rises_where_a_creature_died(tokens: int, life: int) -> None:
    scene = holding("ash-walker", tokens=1, graves=[grave(1, "air")])
    scene.does(0, "cast:ash-walker", f"spend:{tokens}").passes()
    assert scene.offers(0) == ["place:34,48"]
    scene.does(0, "place:34,48").passes()
    (walker,) = of_face(scene, "ash-walker")
    assert scene.value(walker, Stat.LIFE) == life
    assert scene.player(0).tokens == 1 - tokens


@pytest.mark.rule("card.ash-walker")
def test_no_walker_rises_of_a_mage_or_without_a_death() -> None:
    assert "cast:ash-walker" not in holding("ash-walker").offers(0)
    assert "cast:ash-walker" not in holding("ash-walker", graves=[grave(1, mage=True)]).offers(0)


@pytest.mark.rule("card.flaming-sacrifice")
def test_a_sacrificed_target_gives_half_its_life_in_charges() -> None:
    scene = holding(
        "flaming-sacrifice",
        creature("living-bonfire", 0, (40, 48)),
        creature("storm-lynx", 1, (48, 48)),
        first=1,
    )
    scene.does(1, "activate:storm-lynx", "strike:living-bonfire").does(0, "cast:flaming-sacrifice").passes()
    assert not scene.lives("living-bonfire")
    assert scene.player(0).tokens == 2
    assert "duel-won" not in scene.story


@pytest.mark.rule("card.ember-recoil")
@pytest.mark.parametrize(("tokens", "place"), [(0, (18, 48)), (1, (30, 48))])
def test_who_comes_to_the_mage_is_burned_and_for_a_charge_pushed(tokens: int, place: tuple[int, int]) -> None:
    scene = holding("ember-recoil", creature("coral-sentinel", 1, (24, 48)), tokens=1, first=1)
    scene.does(1, "activate:coral-sentinel", "go:18,48")
    scene.does(0, "cast:ember-recoil", f"spend:{tokens}").passes()
    assert scene.damage("coral-sentinel") == 2
    assert scene.place("coral-sentinel") == place


@pytest.mark.rule("card.cinder-eruption")
@pytest.mark.parametrize("tokens", [0, 1])
def test_the_eruption_burns_one_and_for_a_charge_those_beside_it(tokens: int) -> None:
    scene = holding(
        "cinder-eruption",
        creature("coral-sentinel", 1, (30, 48)),
        creature("living-bonfire", 0, (30, 56)),
        creature("tome-guardian", 1, (30, 39)),
        tokens=1,
    )
    scene.does(0, "cast:cinder-eruption", f"spend:{tokens}", "pick:coral-sentinel").passes()
    assert scene.damage("coral-sentinel") == 2
    assert (scene.damage("living-bonfire"), scene.damage("tome-guardian")) == (tokens, 0)


@pytest.mark.rule("card.ash-dance")
@pytest.mark.parametrize("tokens", [0, 1])
def test_the_dance_teleports_the_mage_and_for_a_charge_scorches_the_old_place(tokens: int) -> None:
    scene = holding("ash-dance", tokens=1)
    scene.does(0, "cast:ash-dance", f"spend:{tokens}").passes()
    scene.does(0, "place:34,48").passes()
    assert scene.place(MAGE) == (34, 48)
    zones = [(one.kind, one.x, one.y, one.radius) for one in scene.state.zones().values()]
    assert zones == [("scorched", 10, 48, 12)] * tokens


@pytest.mark.rule("card.aura-of-cinders")
def test_the_aura_protects_him_and_burns_the_engaged_for_a_charge() -> None:
    scene = skirmish(
        creature("coral-sentinel", 1, (18, 48), attacked=True),
        creature("living-bonfire", 0, (10, 56)),
        forces=[force(MAGE, tokens=1, at=(10, 48)), force()],
        permanents=[{"face": "aura-of-cinders", "owner": 0, "id": "aura"}],
        at="end",
    )
    assert scene.value(MAGE, Stat.DEFENSE) == 4
    scene.does(0, "choose:aura-of-cinders").passes()
    assert (scene.damage("coral-sentinel"), scene.damage("living-bonfire")) == (1, 0)
    assert scene.player(0).tokens == 0


@pytest.mark.rule("card.phoenix-rebirth")
def test_a_phoenix_rises_for_three_charges_where_an_own_fire_creature_died() -> None:
    assert "cast:phoenix-rebirth" not in holding("phoenix-rebirth", tokens=2, graves=[grave(0)]).offers(0)
    assert "cast:phoenix-rebirth" not in holding("phoenix-rebirth", tokens=3, graves=[grave(1)]).offers(0)
    scene = holding("phoenix-rebirth", creature("tome-guardian", 1, (42, 48)), tokens=3, graves=[grave(0)])
    scene.does(0, "cast:phoenix-rebirth").passes().does(0, "place:34,48").passes()
    (phoenix,) = of_face(scene, "phoenix-rebirth")
    assert scene.player(0).tokens == 0
    assert scene.discard(0) == ["phoenix-rebirth"]
    scene.does(1, "activate:tome-guardian").passes()
    assert scene.damage("tome-guardian") == 1
    assert scene.place(phoenix) == (34, 48)


@pytest.mark.rule("card.consume-ashes")
def test_consumed_ashes_give_a_charge_and_a_card() -> None:
    assert "cast:consume-ashes" not in holding("consume-ashes").offers(0)
    scene = holding(
        "consume-ashes", zones=[{"kind": "scorched", "at": (80, 80), "radius": 12, "owner": 1, "id": "z"}]
    )
    scene.does(0, "cast:consume-ashes", "pick:z").passes()
    assert scene.state.zones() == {}
    assert scene.player(0).tokens == 1
    assert len(scene.hand(0)) == 1


@pytest.mark.rule("card.ash-walker")
def test_a_walker_rises_beside_a_grave_that_is_taken() -> None:
    scene = holding("ash-walker", creature("obsidian-golem", 1, (34, 50)), graves=[grave(1)])
    scene.does(0, "cast:ash-walker").passes()
    scene.does(0, scene.offers(0, "place:")[0]).passes()
    (walker,) = of_face(scene, "ash-walker")
    x, y = scene.place(walker)
    assert 0 < (x - 34) ** 2 + (y - 48) ** 2 <= 16


@pytest.mark.rule("card.flaming-sacrifice")
def test_a_sacrifice_counts_the_life_left_and_the_spell_loses_its_target() -> None:
    scene = skirmish(
        creature("living-bonfire", 0, (40, 48), damage=1),
        forces=[
            force(MAGE, hand=["flaming-sacrifice"], mana=1, at=(10, 48)),
            force(hand=["incinerate"], mana=4, at=(70, 48)),
        ],
        first=1,
    )
    scene.does(1, "cast:incinerate", "pick:living-bonfire").does(0, "cast:flaming-sacrifice").passes()
    assert not scene.lives("living-bonfire")
    assert scene.player(0).tokens == 1
    assert scene.happened("spell-failed")


@pytest.mark.rule("card.flaming-sacrifice")
def test_only_fire_is_sacrificed() -> None:
    scene = holding(
        "flaming-sacrifice",
        creature("scroll-golem", 0, (40, 48)),
        creature("storm-lynx", 1, (48, 48)),
        first=1,
    )
    scene.does(1, "activate:storm-lynx", "strike:scroll-golem")
    assert "cast:flaming-sacrifice" not in scene.offers(0)


@pytest.mark.rule("card.ashen-steed")
def test_a_way_around_a_rock_is_no_straight_one() -> None:
    """Four inches by the ruler, but the straight line is not free. [card.ashen-steed]"""
    rock = {"kind": "rock", "corners": [[28, 48], [32, 48], [32, 52], [28, 52]]}
    scene = skirmish(
        creature("ashen-steed", 0, (20, 48)),
        creature("coral-sentinel", 1, (49, 48)),
        forces=[force(MAGE, hand=["fireball"], at=(10, 70)), force()],
        terrain=[rock],
    )
    scene.does(0, "activate:ashen-steed", "go:40,48", "strike:coral-sentinel").fights_with(0, "fireball")
    assert scene.damage("coral-sentinel") == 1
