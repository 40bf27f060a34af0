"""The Gust Aeromancer and his codex as they are played. [mage.gust-aeromancer]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import Stat
from magehall.games.colors_of_magic.model.values import has
from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

MAGE = "gust-aeromancer"


def gust(*creatures: dict[str, Any], hand: tuple[str, ...] = (), tokens: int = 0, **more: Any) -> Scene:
    """The Aeromancer at 20,48 with mana for any card."""
    mine = force(MAGE, hand=list(hand), mana=9, tokens=tokens, at=(20, 48))
    return skirmish(*creatures, forces=[mine, force("spell-splicer")], **more)


def id_of(scene: Scene, face: str) -> str:
    """The one creature of a face."""
    (found,) = (id for id, one in scene.state.creatures().items() if one.face == face)
    return found


@pytest.mark.rule("mage.gust-aeromancer")
@pytest.mark.parametrize(("x", "tokens"), [(56, 1), (55, 0)])
def test_a_move_of_four_inches_gives_a_current(x: int, tokens: int) -> None:
    """[mage.gust-aeromancer]"""
    scene = gust(creature("storm-lynx", 0, (40, 48)))
    scene.does(0, "activate:storm-lynx", f"go:{x},48").passes()
    assert scene.player(0).tokens == tokens


@pytest.mark.rule("mage.gust-aeromancer")
def test_two_currents_push_an_enemy_in_any_direction() -> None:
    """[mage.gust-aeromancer]"""
    scene = gust(creature("orc-warrior", 1, (48, 48)), creature("goblin-raider", 1, (49, 60)), tokens=3)
    scene.does(0, f"activate:{MAGE}", f"act:{MAGE}:vengeful-gust")
    assert scene.offers(0, "pick:") == ["pick:orc-warrior"]
    scene.does(0, "pick:orc-warrior").passes().does(0, "aim:48,0").passes()
    assert scene.place("orc-warrior") == (48, 40)
    assert scene.player(0).tokens == 1


@pytest.mark.rule("card.air-elemental")
def test_the_elemental_crosses_bases_and_pushes_those_it_crossed() -> None:
    """In a straight line, the aim of its player's choice. [card.air-elemental]"""
    scene = gust(creature("air-elemental", 0, (40, 48)), creature("orc-warrior", 1, (50, 48)))
    scene.does(0, "activate:air-elemental", "use:air-elemental:sweep", "go:60,48").passes()
    assert scene.place("air-elemental") == (60, 48)
    scene.does(0, "aim:50,96").passes()
    assert scene.place("orc-warrior") == (50, 52)


@pytest.mark.rule("card.gryphon-knight")
def test_the_gryphon_carries_a_creature_of_size_one() -> None:
    """It is set down adjacent and not tapped by it. [card.gryphon-knight]"""
    scene = gust(creature("gryphon-knight", 0, (40, 48)), creature("storm-lynx", 0, (48, 48)))
    scene.does(0, "activate:gryphon-knight").passes().does(0, "pick:storm-lynx").passes()
    scene.does(0, "go:40,70").passes().does(0, "place:48,70").passes()
    assert scene.place("storm-lynx") == (48, 70)
    assert not scene.creature("storm-lynx").tapped


@pytest.mark.rule("card.storm-caller-sylph")
def test_the_sylph_quickens_a_neighbour_and_gives_a_current() -> None:
    """[card.storm-caller-sylph]"""
    scene = gust(creature("storm-caller-sylph", 0, (40, 48)), creature("storm-lynx", 0, (48, 48)))
    scene.does(0, "use:storm-caller-sylph:wind-channelling", "pick:storm-lynx").passes()
    assert scene.value("storm-lynx", Stat.MOVEMENT) == 6 + 2
    assert scene.player(0).tokens == 1
    assert scene.offers(0, "use:") == []


@pytest.mark.rule("card.tempest")
@pytest.mark.parametrize("tokens", [2, 3])
def test_the_tempest_costs_three_currents(tokens: int) -> None:
    """[card.tempest]"""
    scene = gust(hand=("tempest",), tokens=tokens)
    if tokens < 3:
        assert scene.refuses(0, "cast:tempest")[0].startswith("refused-")
        return
    scene.does(0, "cast:tempest").passes().does(0, "place:40,48").passes()
    assert scene.place(id_of(scene, "tempest")) == (40, 48)
    assert (scene.player(0).tokens, scene.player(0).mana) == (0, 2)


@pytest.mark.rule("card.tempest")
def test_the_tempest_blows_all_others_away_in_the_end_phase() -> None:
    """Friend and foe within 3 inches, 2 inches away from it. [card.tempest]"""
    scene = gust(
        creature("tempest", 0, (60, 48)),
        creature("orc-warrior", 1, (70, 48)),
        creature("storm-lynx", 0, (60, 36)),
        creature("goblin-raider", 1, (60, 70)),
    )
    scene.does(0, "pass").does(1, "pass").passes()
    assert scene.place("orc-warrior") == (78, 48)
    assert scene.place("storm-lynx") == (60, 28)
    assert scene.place("goblin-raider") == (60, 70)
    assert scene.place("tempest") == (60, 48)


@pytest.mark.rule("card.reactive-gale")
@pytest.mark.parametrize(("spent", "end"), [(0, (58, 48)), (1, (66, 48))])
def test_the_gale_pushes_who_came_near_the_mage(spent: int, end: tuple[int, int]) -> None:
    """From the mage: 3 inches, with a token 5. [card.reactive-gale]"""
    scene = gust(creature("orc-warrior", 1, (56, 48)), hand=("reactive-gale",), tokens=1, first=1)
    scene.does(1, "activate:orc-warrior", "go:46,48")
    scene.does(0, "cast:reactive-gale", f"spend:{spent}").passes()
    assert scene.place("orc-warrior") == end
    assert scene.player(0).tokens == 1 - spent


@pytest.mark.rule("card.updraft")
def test_an_updraft_makes_a_melee_attack_fail() -> None:
    """It keeps its place and flies until end of turn. [card.updraft]"""
    scene = gust(
        creature("orc-warrior", 1, (48, 48)), creature("storm-lynx", 0, (40, 48)), hand=("updraft",), first=1
    )
    scene.does(1, "activate:orc-warrior", "strike:storm-lynx").does(0, "cast:updraft").passes()
    assert scene.happened("attack-failed")
    assert scene.place("storm-lynx") == (40, 48)
    assert has(scene.state, "storm-lynx", KeywordId.FLYING)


@pytest.mark.rule("card.eye-of-the-storm")
def test_the_eye_pushes_out_enemies_that_enter() -> None:
    """[card.eye-of-the-storm]"""
    scene = gust(creature("orc-warrior", 1, (60, 48)), hand=("eye-of-the-storm",))
    scene.does(0, "cast:eye-of-the-storm", "place:40,48").passes()
    scene.does(1, "activate:orc-warrior", "go:50,48").passes()
    assert scene.place("orc-warrior") == (58, 48)


@pytest.mark.rule("card.eye-of-the-storm")
def test_own_creatures_in_the_eye_are_not_pushed() -> None:
    """[card.eye-of-the-storm]"""
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48)),
        forces=[
            force(MAGE, hand=["eye-of-the-storm"], mana=4, at=(20, 48)),
            force("deep-water-hydro-strategist", hand=["pushing-current"], mana=9, at=(60, 48)),
        ],
    )
    scene.does(0, "cast:eye-of-the-storm", "place:40,48").passes()
    scene.does(1, "cast:pushing-current", "pick:storm-lynx").passes()
    assert scene.place("storm-lynx") == (40, 48)


@pytest.mark.rule("card.cyclone")
def test_the_cyclone_pushes_each_in_it_by_lot_in_the_collect_phase() -> None:
    """[card.cyclone]"""
    scene = gust(
        creature("orc-warrior", 1, (56, 48)), creature("goblin-raider", 1, (56, 80)), hand=("cyclone",)
    )
    scene.does(0, "cast:cyclone", "place:52,48").passes()
    assert scene.place("orc-warrior") == (56, 48)
    scene.does(1, "pass").passes().does(0, "pass").passes()
    x, y = scene.place("orc-warrior")
    assert 11**2 <= (x - 56) ** 2 + (y - 48) ** 2 <= 13**2
    assert scene.place("goblin-raider") == (56, 80)


@pytest.mark.rule("card.disruptive-gust")
@pytest.mark.parametrize(("spent", "damage"), [(0, 0), (1, 2)])
def test_a_disruptive_gust_hurts_who_is_stopped_if_a_token_is_spent(spent: int, damage: int) -> None:
    """[card.disruptive-gust]"""
    scene = gust(
        creature("granite-basilisk", 1, (40, 48)),
        creature("obsidian-golem", 1, (50, 48)),
        hand=("disruptive-gust",),
        tokens=1,
    )
    scene.does(0, "cast:disruptive-gust", f"spend:{spent}", "pick:granite-basilisk").passes()
    assert 40 < scene.place("granite-basilisk")[0] < 46
    assert scene.damage("granite-basilisk") == damage


@pytest.mark.rule("card.tornado")
@pytest.mark.parametrize("spent", [0, 2])
def test_a_tornado_takes_a_creature_up_and_with_tokens_to_any_lonely_place(spent: int) -> None:
    """[card.tornado]"""
    scene = gust(creature("orc-warrior", 1, (40, 48)), hand=("tornado",), tokens=2)
    scene.does(0, "cast:tornado", f"spend:{spent}", "pick:orc-warrior").passes()
    if spent:
        scene.does(0, "place:90,10").passes()
        assert scene.place("orc-warrior") == (90, 10)
    else:
        assert scene.refuses(0, "place:90,10")[0].startswith("refused-")
        scene.does(0, "place:64,48").passes()
        assert scene.place("orc-warrior") == (64, 48)
