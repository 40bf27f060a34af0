"""Spells whose effect meets something odd: swapped values, echoes, lost sight, scorched ground, gas."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from tests.games.colors_of_magic.scenario import Scene, creature, force, monster, skirmish


@pytest.mark.rule("card.reality-splice", "damage.by", "monsters.kills")
def test_who_takes_all_life_by_a_swap_of_values_takes_the_card() -> None:
    scene = skirmish(
        monster("anvil-warden", (48, 48)),
        creature("tome-guardian", 1, (48, 56)),
        forces=[force("spell-splicer", hand=["reality-splice"], mana=9, at=(20, 20))],
        scenario="ember-forge",
        goals=None,
        at="turn-began",
    )
    scene.does(0, "cast:reality-splice", "pick:anvil-warden", "stats:life:movement").passes()
    assert not scene.lives("anvil-warden")
    assert (scene.player(0).points, scene.player(1).points) == (1, 0)


@pytest.mark.rule("card.reality-splice", "combat.attack-words")
def test_an_attack_that_came_by_a_swap_of_values_has_bonuses_too() -> None:
    scene = skirmish(
        creature("wind-scout", 0, (30, 30)),
        creature("orc-chieftain", 0, (36, 30)),
        creature("goblin-raider", 0, (30, 36), keywords=[{"id": "inspiration", "x": 4}]),
        forces=[force("spell-splicer", hand=["reality-splice"], mana=9, at=(20, 20))],
        at="turn-began",
    )
    scene.does(0, "cast:reality-splice", "pick:wind-scout", "stats:movement:melee").passes()
    assert scene.value("wind-scout", Stat.MOVEMENT) == 0
    # Six of the swap, one of the Chieftain, one by Inspiration.
    assert scene.value("wind-scout", Stat.MELEE) == 8


def echoing(*hand: str) -> Scene:
    """A Splicer in the window of a turn's beginning, a lynx in sight with smoke at hand."""
    return skirmish(
        creature("storm-lynx", 1, (40, 20)),
        forces=[
            force("spell-splicer", hand=["spell-echo", *hand], mana=20, at=(20, 20)),
            force("ash-prophet", hand=["smoke-and-mirrors"], mana=9, at=(50, 20)),
        ],
        at="turn-began",
    )


@pytest.mark.rule("card.spell-echo", "stack.checked-again")
def test_an_instant_that_failed_has_no_echo() -> None:
    scene = echoing("arcane-bolt")
    scene.does(0, "cast:arcane-bolt", "pick:storm-lynx", "graft:none")
    scene.does(1, "cast:smoke-and-mirrors").passes()
    scene.does(1, "place:58,20").passes()
    assert scene.damage("storm-lynx") == 0
    assert scene.player().last_instant == ""


@pytest.mark.rule("card.spell-echo")
def test_an_echo_is_not_what_the_next_one_repeats() -> None:
    scene = echoing("mana-weave")
    scene.does(0, "cast:mana-weave", "graft:none")
    while not scene.player().last_instant:
        scene.pass_once()
    scene.does(0, "cast:spell-echo").passes()
    assert scene.player().mana == 20 - 1 + 2 - 3 + 2
    assert scene.player().last_instant == "mana-weave"


@pytest.mark.rule("card.state-convergence")
def test_who_lost_sight_answers_with_no_spell_that_needs_it() -> None:
    blind = {"mod": {"restriction": "blind"}, "until": "end-of-turn", "by": 0, "spell": True}
    scene = skirmish(
        creature("goblin-raider", 0, (40, 40)),
        creature("storm-lynx", 1, (40, 44)),
        creature("gust-aeromancer", 1, (50, 44), lasting=[blind]),
        forces=[force("ash-prophet"), force("gust-aeromancer", hand=["evasive-step"], mana=5, alive=False)],
    )
    scene.does(0, "activate:goblin-raider", "strike:storm-lynx")
    assert scene.refuses(1, "cast:evasive-step") == ("refused-blind", "card.state-convergence")


@pytest.mark.rule("table.scorched")
def test_ground_scorched_twice_burns_once() -> None:
    scene = skirmish(
        creature("storm-lynx", 0, (30, 30)),
        zones=[
            {"kind": "scorched", "at": (30, 30), "radius": 12, "owner": 1},
            {"kind": "scorched", "at": (32, 30), "radius": 12, "owner": 1},
        ],
    )
    scene.does(0, "activate:storm-lynx").passes()
    assert scene.damage("storm-lynx") == 1


def gas(*keywords: str) -> Scene:
    """An archer before a gaseous Flow Guardian, one in its shadow and one beside."""
    scene = skirmish(
        creature("gale-messenger", 0, (30, 48), keywords=[{"id": id} for id in keywords]),
        creature("flow-guardian", 1, (60, 48)),
        creature("prismatic-sprite", 1, (80, 48)),
        creature("adaptive-elemental", 1, (60, 70)),
        forces=[force("gust-aeromancer"), force("unbound-elementalist", form="gaseous")],
    )
    return scene.does(0, "activate:gale-messenger").passes()


@pytest.mark.rule("card.flow-guardian")
@pytest.mark.parametrize("target", ["flow-guardian", "prismatic-sprite"])
def test_no_shot_crosses_the_gas_not_even_at_the_guardian(target: str) -> None:
    assert gas().refuses(0, f"shoot:{target}") == ("refused-no-sight", "table.sight")


@pytest.mark.rule("card.flow-guardian", "keyword.flying")
def test_shots_beside_the_gas_and_of_flyers_find_their_target() -> None:
    assert "shoot:adaptive-elemental" in gas().offers(0)
    assert "shoot:flow-guardian" in gas("flying").offers(0)


@pytest.mark.rule("card.null-zone")
def test_a_null_zone_takes_what_a_spell_gave_for_a_while_and_leaves_what_it_changed_for_good() -> None:
    changes = [
        {"mod": {"stat": "defense", "amount": -1}, "until": "for-good", "by": 1, "spell": True},
        {"mod": {"stat": "melee", "amount": 2}, "until": "end-of-turn", "by": 0, "spell": True},
    ]
    scene = skirmish(
        creature("orc-warrior", 0, (40, 40), lasting=changes),
        permanents=[{"face": "null-zone", "owner": 1, "id": "null"}],
        zones=[{"kind": "null", "at": (40, 40), "radius": 12, "owner": 1, "permanent": "null"}],
    )
    assert (scene.value("orc-warrior", Stat.DEFENSE), scene.value("orc-warrior", Stat.MELEE)) == (1, 4)


@pytest.mark.rule("card.spell-echo")
def test_an_echo_of_nothing_is_cast_for_its_graft_and_copies_nothing() -> None:
    scene = skirmish(
        forces=[force("spell-splicer", hand=["spell-echo", "arcane-bolt"], mana=9), force()], at="turn-began"
    )
    scene.does(0, "cast:spell-echo", "graft:arcane-bolt", "pay").passes()
    assert scene.discard(0) == ["spell-echo"]
    assert scene.hand(0) == ["arcane-bolt"]
    assert scene.asks == {0: "ask-turn"}
