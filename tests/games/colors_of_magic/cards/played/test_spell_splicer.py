"""The Spell Splicer and each card of the codex, played. [mage.spell-splicer]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import Stat
from magehall.games.colors_of_magic.model.values import has
from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish


def at_an_activation(*hand: str, mana: int, more: tuple[dict[str, Any], ...] = ()) -> Scene:
    """An enemy golem has just been activated; the own mage stands at 10,48."""
    scene = skirmish(
        creature("obsidian-golem", 1, (30, 48)),
        *more,
        forces=[force(hand=list(hand), mana=mana, at=(10, 48)), force()],
        first=1,
    )
    return scene.does(1, "activate:obsidian-golem")


def on_turn(*hand: str, mana: int, **more: Any) -> Scene:
    """The own mage stands at 10,48, an own Tome Guardian at 30,48, and an enemy golem at 30,30."""
    return skirmish(
        creature("tome-guardian", 0, (30, 48)),
        creature("obsidian-golem", 1, (30, 30)),
        forces=[force(hand=list(hand), mana=mana, at=(10, 48), **more), force(passed=True)],
    )


@pytest.mark.rule("mage.spell-splicer", "keyword.graft")
def test_a_graft_is_paid_with_the_spell_and_its_card_stays_in_the_hand() -> None:
    scene = on_turn("geometric-ward", "paradox-shard", mana=3)
    scene.does(0, "cast:geometric-ward", "pick:tome-guardian", "graft:paradox-shard", "pay").passes()
    assert scene.value("tome-guardian", Stat.DEFENSE) == 4
    assert scene.damage("tome-guardian") == 1
    assert (scene.hand(), scene.discard(), scene.player().mana) == (["paradox-shard"], ["geometric-ward"], 0)


@pytest.mark.rule("mage.spell-splicer")
def test_one_graft_only_goes_with_a_spell_and_none_need() -> None:
    scene = on_turn("geometric-ward", "paradox-shard", "arcane-bolt", "spell-matrix", mana=9)
    scene.does(0, "cast:geometric-ward", "pick:tome-guardian")
    assert scene.offers(0) == ["graft:none", "graft:paradox-shard", "graft:arcane-bolt"], (
        "nothing is summoned"
    )
    scene.does(0, "graft:none", "pay").passes()
    assert scene.player().mana == 7


@pytest.mark.rule("mage.spell-splicer", "spell.cost-order")
def test_a_spell_that_only_a_graft_makes_payable_is_cast_with_it() -> None:
    hand = ["spell-matrix", "energy-construct", "arcane-bolt"]
    scene = skirmish(
        forces=[force("spell-splicer", hand=hand, mage_damage=9, at=(10, 48)), force(passed=True)]
    )
    scene.does(0, "cast:spell-matrix")
    assert scene.refuses(0, "graft:none") == ("refused-too-little-mana", "spell.cost")
    # 3, less 1 by the graft and 1 by the discard: the last point of life pays it.
    scene.does(0, "graft:energy-construct")
    assert scene.refuses(0, "pay") == ("refused-too-little-mana", "spell.cost")
    scene.does(0, "cheapen:arcane-bolt", "bleed:spell-splicer")
    assert (scene.lives("spell-splicer"), scene.discard()) == (False, ["arcane-bolt"])


@pytest.mark.rule("mage.spell-splicer")
def test_other_mages_graft_nothing() -> None:
    scene = skirmish(
        forces=[force("chronicle-archivist", hand=["future-vision", "scroll-rack"], mana=5), force()]
    )
    scene.does(0, "cast:future-vision", "player:1").passes()
    assert not any(one.startswith("graft:") for one in scene.offers(0))


@pytest.mark.rule("card.arcane-bolt")
def test_the_bolt_does_a_damage() -> None:
    scene = at_an_activation("arcane-bolt", mana=1)
    scene.does(0, "cast:arcane-bolt", "pick:obsidian-golem").passes()
    assert scene.damage("obsidian-golem") == 1


@pytest.mark.rule("card.arcane-bolt")
def test_the_graft_of_the_bolt_gives_its_mana_back() -> None:
    scene = on_turn("geometric-ward", "arcane-bolt", mana=3)
    scene.does(0, "cast:geometric-ward", "pick:tome-guardian", "graft:arcane-bolt", "pay").passes()
    assert scene.player().mana == 1


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("energy-construct", marks=pytest.mark.rule("card.energy-construct")),
        pytest.param("arcane-amplifier", marks=pytest.mark.rule("card.arcane-amplifier")),
    ],
)
def test_a_spell_with_this_graft_costs_one_less(card: str) -> None:
    scene = on_turn("geometric-ward", card, mana=2)
    scene.does(0, "cast:geometric-ward", "pick:tome-guardian", f"graft:{card}").passes()
    assert (scene.player().mana, scene.hand()) == (1, [card])


@pytest.mark.rule("card.energy-construct")
def test_the_construct_comes_into_play() -> None:
    scene = on_turn("energy-construct", mana=2)
    scene.does(0, "cast:energy-construct").passes().does(0, "place:18,48").passes()
    assert "energy-construct" in [one.face for one in scene.state.creatures().values()]


@pytest.mark.rule("card.mana-weave")
def test_the_weave_gives_two_mana() -> None:
    scene = at_an_activation("mana-weave", mana=1)
    scene.does(0, "cast:mana-weave").passes()
    assert scene.player().mana == 2


@pytest.mark.rule("card.mana-weave")
def test_the_graft_of_the_weave_adds_to_the_damage_of_a_spell() -> None:
    scene = at_an_activation("arcane-bolt", "mana-weave", mana=2)
    scene.does(0, "cast:arcane-bolt", "pick:obsidian-golem", "graft:mana-weave", "pay").passes()
    assert scene.damage("obsidian-golem") == 2
    assert [one["damage"] for one in scene.happened("damage-taken")] == [2], "one blow"


@pytest.mark.rule("card.mana-weave")
def test_on_a_spell_without_damage_the_weave_does_one() -> None:
    scene = on_turn("geometric-ward", "mana-weave", mana=3)
    scene.does(0, "cast:geometric-ward", "pick:tome-guardian", "graft:mana-weave", "pay").passes()
    assert scene.damage("tome-guardian") == 1


@pytest.mark.rule("card.mana-weave")
def test_a_spell_without_a_target_takes_no_such_graft() -> None:
    scene = on_turn("arcane-amplifier", "mana-weave", mana=9)
    scene.does(0, "cast:arcane-amplifier")
    assert "graft:mana-weave" not in scene.offers(0)


@pytest.mark.rule("card.spell-matrix")
def test_a_creature_summoned_with_the_matrix_has_more_life_and_defence_for_good() -> None:
    scene = on_turn("arcane-familiar", "spell-matrix", mana=4)
    scene.does(0, "cast:arcane-familiar", "graft:spell-matrix", "pay").passes()
    scene.does(0, "place:18,48").passes()
    (id,) = [id for id, one in scene.state.creatures().items() if one.face == "arcane-familiar"]
    assert (scene.value(id, Stat.LIFE), scene.value(id, Stat.DEFENSE)) == (3, 2)
    assert scene.player().mana == 0


@pytest.mark.rule("card.spell-matrix")
def test_grafts_cost_less_beside_a_matrix() -> None:
    scene = skirmish(
        creature("spell-matrix", 0, (30, 48)),
        forces=[force(hand=["geometric-ward", "paradox-shard"], mana=2, at=(10, 48)), force()],
    )
    scene.does(0, "cast:geometric-ward", "pick:spell-matrix", "graft:paradox-shard", "pay").passes()
    assert (scene.player().mana, scene.damage("spell-matrix")) == (0, 1)


@pytest.mark.rule("card.arcane-amplifier")
def test_the_amplifier_gives_a_card_and_a_mana() -> None:
    scene = on_turn("arcane-amplifier", mana=2, deck=["incinerate"])
    scene.does(0, "cast:arcane-amplifier").passes()
    assert (scene.hand(), scene.player().mana) == (["incinerate"], 1)


@pytest.mark.rule("card.paradox-shard")
def test_when_an_enemy_attacks_any_enemy_in_reach_loses_defence_for_good() -> None:
    scene = skirmish(
        creature("storm-lynx", 1, (38, 48)),
        creature("tome-guardian", 0, (30, 48)),
        creature("obsidian-golem", 1, (30, 30)),
        forces=[force(hand=["paradox-shard"], mana=2, at=(10, 48)), force()],
        first=1,
    )
    scene.does(1, "activate:storm-lynx", "strike:tome-guardian")
    scene.does(0, "cast:paradox-shard", "pick:obsidian-golem").passes()
    assert scene.value("obsidian-golem", Stat.DEFENSE) == 5
    scene.fights().does(1, "end")
    while scene.state.course.turn < 2:
        scene.pass_once()
    assert scene.value("obsidian-golem", Stat.DEFENSE) == 5


@pytest.mark.rule("card.paradox-shard")
def test_the_shard_waits_for_an_attack() -> None:
    scene = at_an_activation("paradox-shard", mana=2)
    assert "cast:paradox-shard" not in scene.offers(0)


@pytest.mark.rule("card.geometric-ward")
def test_the_ward_hardens_an_own_creature_until_the_end_of_the_turn() -> None:
    scene = on_turn("geometric-ward", mana=2)
    scene.does(0, "cast:geometric-ward")
    assert "pick:obsidian-golem" not in scene.offers(0)
    scene.does(0, "pick:tome-guardian").passes()
    assert scene.value("tome-guardian", Stat.DEFENSE) == 4
    while scene.state.course.turn < 2:
        scene.pass_once()
    assert scene.value("tome-guardian", Stat.DEFENSE) == 2


@pytest.mark.rule("card.geometric-ward")
def test_the_graft_of_the_ward_makes_the_target_resilient() -> None:
    scene = at_an_activation("arcane-bolt", "geometric-ward", mana=2)
    scene.does(0, "cast:arcane-bolt", "pick:obsidian-golem", "graft:geometric-ward", "pay").passes()
    assert has(scene.state, "obsidian-golem", KeywordId.RESILIENCE)


@pytest.mark.rule("card.spell-echo")
def test_the_echo_repeats_the_last_instant_with_a_new_target() -> None:
    scene = at_an_activation(
        "arcane-bolt", "spell-echo", mana=4, more=(creature("tome-guardian", 1, (30, 64)),)
    )
    scene.does(0, "cast:arcane-bolt", "pick:obsidian-golem", "graft:none").passes()
    scene.does(1, "go:34,48").does(0, "cast:spell-echo").passes()
    scene.does(0, "pick:tome-guardian").passes()
    assert (scene.damage("obsidian-golem"), scene.damage("tome-guardian")) == (1, 1)
    assert scene.player().mana == 0


@pytest.mark.rule("card.spell-echo")
def test_the_graft_of_the_echo_draws_and_makes_the_next_spell_cheaper() -> None:
    scene = on_turn("geometric-ward", "spell-echo", mana=5, deck=["arcane-insight"])
    scene.does(0, "cast:geometric-ward", "pick:tome-guardian", "graft:spell-echo", "pay").passes()
    assert (scene.hand(), scene.player().mana) == (["spell-echo", "arcane-insight"], 0)
    scene.does(0, "cast:arcane-insight", "graft:none").passes()
    assert len(scene.hand()) == 3


@pytest.mark.rule("card.reality-splice")
def test_two_values_change_places_for_good() -> None:
    scene = at_an_activation("reality-splice", mana=4)
    scene.does(0, "cast:reality-splice", "pick:obsidian-golem", "stats:life:movement").passes()
    found = [scene.value("obsidian-golem", which) for which in (Stat.LIFE, Stat.MOVEMENT)]
    assert found == [2, 8]


@pytest.mark.rule("card.reality-splice")
def test_the_graft_of_the_splice_takes_a_second_target_near_the_first() -> None:
    scene = at_an_activation(
        "arcane-bolt",
        "reality-splice",
        mana=4,
        more=(creature("tome-guardian", 1, (30, 64)), creature("scroll-golem", 1, (30, 80))),
    )
    scene.does(0, "cast:arcane-bolt", "pick:obsidian-golem", "graft:reality-splice")
    assert scene.offers(0) == ["pick:tome-guardian", "enough"]
    scene.does(0, "pick:tome-guardian", "pay").passes()
    assert (scene.damage("obsidian-golem"), scene.damage("tome-guardian")) == (1, 1)


@pytest.mark.rule("card.arcane-familiar")
def test_the_familiar_shoots_harder_with_each_own_spell_even_countered() -> None:
    scene = skirmish(
        creature("arcane-familiar", 0, (30, 48)),
        forces=[force(hand=["geometric-ward"], mana=2, at=(10, 48)), force(hand=["counterspell"], mana=2)],
    )
    scene.does(0, "cast:geometric-ward", "pick:arcane-familiar").does(1, "cast:counterspell", "pick:i1")
    scene.passes()
    assert scene.value("arcane-familiar", Stat.DEFENSE) == 1
    assert scene.value("arcane-familiar", Stat.RANGED) == 3


@pytest.mark.rule("card.arcane-familiar")
def test_the_graft_of_the_familiar_hurts_an_enemy_near_the_target() -> None:
    scene = on_turn("geometric-ward", "arcane-familiar", mana=3)
    scene.does(0, "cast:geometric-ward", "pick:tome-guardian", "graft:arcane-familiar", "pay").passes()
    scene.does(0, "pick:obsidian-golem").passes()
    assert scene.damage("obsidian-golem") == 1


@pytest.mark.rule("card.arcane-familiar")
def test_without_a_target_the_graft_of_the_familiar_reaches_from_the_caster() -> None:
    scene = skirmish(
        creature("obsidian-golem", 1, (30, 48)),
        creature("tome-guardian", 1, (60, 48)),
        forces=[force(hand=["arcane-amplifier", "arcane-familiar"], mana=3, at=(10, 48))],
    )
    scene.does(0, "cast:arcane-amplifier", "graft:arcane-familiar", "pay").passes()
    assert scene.offers(0) == ["pick:obsidian-golem"]
    scene.does(0, "pick:obsidian-golem").passes()
    assert scene.damage("obsidian-golem") == 1


@pytest.mark.rule("card.reality-splice")
def test_a_wounded_creature_may_die_of_the_splice() -> None:
    scene = skirmish(
        creature("obsidian-golem", 1, (30, 48), damage=2),
        forces=[force(hand=["reality-splice"], mana=4, at=(10, 48))],
        first=1,
    )
    scene.does(1, "activate:obsidian-golem").does(0, "cast:reality-splice", "pick:obsidian-golem")
    scene.does(0, "stats:life:movement").passes()
    assert not scene.lives("obsidian-golem")


@pytest.mark.rule("card.spell-echo")
def test_without_an_instant_before_the_echo_repeats_nothing() -> None:
    scene = at_an_activation("spell-echo", mana=3)
    scene.does(0, "cast:spell-echo").passes()
    assert scene.damage("obsidian-golem") == 0


@pytest.mark.rule("card.spell-echo")
def test_grafts_are_not_repeated_with_the_spell() -> None:
    scene = at_an_activation("arcane-bolt", "mana-weave", "spell-echo", mana=5)
    scene.does(0, "cast:arcane-bolt", "pick:obsidian-golem", "graft:mana-weave", "pay").passes()
    scene.does(1, "go:34,48").does(0, "cast:spell-echo", "pay").passes()
    scene.does(0, "pick:obsidian-golem").passes()
    assert scene.damage("obsidian-golem") == 3


@pytest.mark.rule("mage.spell-splicer")
@pytest.mark.rule("keyword.graft")
@pytest.mark.rule("card.arcane-familiar")
@pytest.mark.parametrize(("x", "grafts"), [(40, ["graft:none", "graft:arcane-familiar"]), (80, [])])
def test_a_graft_that_would_do_nothing_cannot_be_shown(x: int, grafts: list[str]) -> None:
    """The familiar's graft hurts an enemy within 6 inches of the caster. [mage.spell-splicer]"""
    scene = skirmish(
        creature("tome-guardian", 1, (x, 48)),
        forces=[force(hand=["arcane-insight", "arcane-familiar"], mana=5, at=(20, 48)), force(at=(94, 2))],
    )
    scene.does(0, "cast:arcane-insight")
    assert scene.offers(0, "graft:") == grafts


@pytest.mark.rule("card.reality-splice")
@pytest.mark.parametrize(("x", "offered"), [(46, True), (70, False)])
def test_a_second_target_is_grafted_only_if_there_is_one(x: int, offered: bool) -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (36, 48)),
        creature("scroll-golem", 1, (x, 48)),
        forces=[force(hand=["reality-splice", "arcane-bolt"], mana=9, at=(10, 48))],
        first=1,
    )
    scene.does(1, "pass").does(0, "cast:arcane-bolt", "pick:tome-guardian")
    assert ("graft:reality-splice" in scene.offers(0)) is offered
