"""The Unbound Elementalist and each card of the codex, played. [mage.unbound-elementalist]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import Stat
from magehall.games.colors_of_magic.model.values import has
from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

MAGE = "unbound-elementalist"


def in_form(form: str | None, *creatures: dict[str, Any], hand: tuple[str, ...] = (), **more: Any) -> Scene:
    """An Elementalist at the left in some state."""
    own = force(MAGE, hand=list(hand), mana=more.pop("mana", 9), at=(10, 48), form=form)
    return skirmish(*creatures, forces=[own, more.pop("other", force())], **more)


@pytest.mark.rule("mage.unbound-elementalist")
def test_the_state_is_chosen_in_the_collect_phase() -> None:
    scene = in_form("solid", at="collect")
    assert scene.offers(0) == ["form:liquid", "form:solid", "form:gaseous"]
    scene.does(0, "form:gaseous").passes()
    assert scene.player(0).form == "gaseous"


@pytest.mark.rule("card.adaptive-elemental")
@pytest.mark.parametrize(
    ("form", "values"), [("liquid", (5, 2, 2)), ("solid", (4, 3, 2)), ("gaseous", (4, 2, 3))]
)
def test_the_elemental_adapts_its_values(form: str, values: tuple[int, int, int]) -> None:
    scene = in_form(form, creature("adaptive-elemental", 0, (40, 48)))
    found = tuple(
        scene.value("adaptive-elemental", one) for one in (Stat.MOVEMENT, Stat.DEFENSE, Stat.RANGED)
    )
    assert found == values
    assert has(scene.state, "adaptive-elemental", KeywordId.ELUSIVE) is (form == "gaseous")


@pytest.mark.rule("card.adaptive-elemental")
def test_the_liquid_elemental_goes_through_creatures() -> None:
    scene = in_form("liquid", creature("adaptive-elemental", 0, (40, 48)), creature("ash-hound", 1, (50, 48)))
    scene.does(0, "activate:adaptive-elemental", "go:60,48")
    assert scene.place("adaptive-elemental") == (60, 48)


@pytest.mark.rule("card.adaptive-elemental")
@pytest.mark.parametrize("form", ["liquid", "solid"])
def test_nobody_crosses_the_solid_elemental_not_even_a_flyer(form: str) -> None:
    flyer = creature("storm-lynx", 0, (30, 48), keywords=[{"id": "flying"}])
    scene = in_form(form, creature("adaptive-elemental", 0, (42, 48)), flyer)
    scene.does(0, "activate:storm-lynx").passes()
    assert (scene.match.why_not(0, "go:54,48") is None) is (form == "liquid")


@pytest.mark.rule("card.phase-shift")
@pytest.mark.parametrize(("way", "x"), [("push", 42), ("pull", 18)])
def test_a_liquid_shift_pushes_or_pulls_anyone(way: str, x: int) -> None:
    scene = in_form("liquid", creature("ash-hound", 1, (30, 48)), hand=("phase-shift",))
    scene.does(0, "cast:phase-shift", "pick:ash-hound").passes().does(0, f"choose:{way}").passes()
    assert scene.place("ash-hound") == (x, 48)


@pytest.mark.rule("card.phase-shift")
@pytest.mark.parametrize("form", ["solid", "gaseous"])
def test_a_solid_shift_protects_and_a_gaseous_one_makes_elusive(form: str) -> None:
    own, other = creature("coral-sentinel", 0, (30, 48)), creature("ash-hound", 1, (30, 60))
    scene = in_form(form, own, other, hand=("phase-shift",)).does(0, "cast:phase-shift")
    assert "pick:ash-hound" not in scene.offers(0)
    scene.does(0, "pick:coral-sentinel").passes()
    assert scene.value("coral-sentinel", Stat.DEFENSE) == (5 if form == "solid" else 3)
    assert has(scene.state, "coral-sentinel", KeywordId.ELUSIVE) is (form == "gaseous")


@pytest.mark.rule("card.flow-guardian")
def test_the_liquid_guardian_moves_an_adjacent_creature_in_the_collect_phase() -> None:
    scene = skirmish(
        creature(MAGE, 0, (10, 48)),
        creature("flow-guardian", 0, (40, 48)),
        creature("ash-hound", 1, (48, 48)),
        forces=[force(MAGE, form="solid", alive=False), force()],
        at="collect",
    )
    scene.does(0, "form:liquid").passes()
    scene.does(0, "pick:ash-hound", "aim:96,48").passes()
    assert scene.place("ash-hound") == (56, 48)


@pytest.mark.rule("card.flow-guardian")
def test_the_solid_guardian_protects_friends_beside_it() -> None:
    scene = in_form(
        "solid",
        creature("flow-guardian", 0, (40, 48)),
        creature("coral-sentinel", 0, (48, 48)),
        creature("ash-hound", 1, (40, 56)),
    )
    values = [scene.value(id, Stat.DEFENSE) for id in ("coral-sentinel", "flow-guardian", "ash-hound")]
    assert values == [4, 3, 3]


@pytest.mark.rule("card.flow-guardian")
@pytest.mark.parametrize("form", ["solid", "gaseous"])
def test_shots_do_not_pass_by_the_gaseous_guardian(form: str) -> None:
    scene = in_form(
        form,
        creature("flow-guardian", 0, (40, 48)),
        creature("coral-sentinel", 0, (30, 48)),
        creature("gale-messenger", 1, (50, 48)),
        first=1,
    )
    scene.does(1, "activate:gale-messenger").passes()
    assert ("shoot:coral-sentinel" in scene.offers(1)) is (form == "solid")


@pytest.mark.rule("card.elemental-mastery")
def test_mastery_makes_a_card_cheaper_and_a_change_to_gas_hurts() -> None:
    scene = in_form(
        "solid",
        creature("ash-hound", 1, (80, 48)),
        hand=("elemental-mastery", "state-convergence"),
        at="collect",
    )
    scene.does(0, "form:gaseous", "cast:elemental-mastery", "card:state-convergence", "pick:ash-hound", "pay")
    scene.passes()
    assert scene.damage("ash-hound") == 1
    mana = scene.player(0).mana
    scene.does(0, "cast:state-convergence", "place:80,20", "pay").passes()
    assert scene.player(0).mana == mana - 3


@pytest.mark.rule("card.elemental-mastery")
def test_a_change_to_solid_draws_and_one_to_liquid_moves() -> None:
    scene = in_form("liquid", hand=("elemental-mastery", "phase-shift"), at="collect")
    scene.does(0, "form:solid", "cast:elemental-mastery", "card:phase-shift", "pay")
    before = len(scene.hand(0))
    assert len(scene.passes().hand(0)) == before + 1
    scene = in_form(
        "gaseous",
        creature("coral-sentinel", 0, (40, 48)),
        hand=("elemental-mastery", "phase-shift"),
        at="collect",
    )
    scene.does(0, "form:liquid", "cast:elemental-mastery", "card:phase-shift", "pick:coral-sentinel", "pay")
    scene.passes().does(0, "aim:96,48").passes()
    assert scene.place("coral-sentinel") == (48, 48)


@pytest.mark.rule("card.elemental-mastery")
def test_keeping_the_state_is_no_change() -> None:
    scene = in_form("solid", hand=("elemental-mastery", "phase-shift"), at="collect").does(0, "form:solid")
    assert "cast:elemental-mastery" not in scene.offers(0)


@pytest.mark.rule("card.state-convergence")
def test_a_liquid_convergence_moves_all_towards_one_aim() -> None:
    scene = converged("liquid").does(0, "aim:96,48").passes()
    assert (scene.place("ash-hound"), scene.place("coral-sentinel")) == ((60, 41), (58, 56))
    assert scene.place("storm-lynx") == (48, 67)


@pytest.mark.rule("card.state-convergence")
def test_a_solid_convergence_holds_all_until_end_of_turn() -> None:
    scene = converged("solid")
    scene.does(1, "activate:ash-hound").passes()
    assert scene.offers(1, "go:") == []
    scene.does(1, "end").does(0, "activate:coral-sentinel").passes()
    assert scene.offers(0, "go:") == []


@pytest.mark.rule("card.state-convergence")
def test_a_gaseous_convergence_blinds_enemies() -> None:
    scene = converged("gaseous", "gale-messenger")
    scene.does(1, "activate:gale-messenger").passes()
    assert scene.offers(1, "shoot:") == []
    assert scene.offers(1, "go:") != []


def converged(form: str, enemy: str = "ash-hound") -> Scene:
    """A State Convergence around 48,48; the lynx stands outside."""
    scene = in_form(
        form,
        creature(enemy, 1, (52, 40)),
        creature("coral-sentinel", 0, (50, 58)),
        creature("storm-lynx", 1, (48, 67)),
        hand=("state-convergence",),
    )
    return scene.does(0, "cast:state-convergence", "place:48,48").passes()


@pytest.mark.rule("card.morphic-current")
def test_the_morphic_current_changes_the_state_once_a_turn() -> None:
    current = [{"face": "morphic-current", "owner": 0, "id": "current"}]
    scene = in_form("solid", permanents=current)
    scene.does(0, "use:current:morphic-current", "form:liquid").passes()
    assert scene.player(0).form == "liquid"
    assert scene.offers(0, "use:") == []


@pytest.mark.rule("card.morphic-current")
@pytest.mark.parametrize("kept", [True, False])
def test_the_morphic_current_costs_a_mana_each_turn(kept: bool) -> None:
    current = [{"face": "morphic-current", "owner": 0, "id": "current"}]
    scene = in_form("solid", permanents=current, mana=1, at="end")
    scene.does(0, "keep:current" if kept else "decline").passes()
    assert bool(scene.state.permanents()) is kept


@pytest.mark.rule("card.prismatic-sprite")
def test_the_sprite_may_change_the_state_as_it_comes_into_play() -> None:
    scene = in_form("solid", hand=("prismatic-sprite",)).does(0, "cast:prismatic-sprite").passes()
    scene.does(0, "place:20,48", "choose:fluid-form", "form:gaseous").passes()
    assert scene.player(0).form == "gaseous"
    assert scene.asks == {1: "ask-turn"}


@pytest.mark.rule("card.elemental-avatar")
@pytest.mark.parametrize("form", ["liquid", "solid"])
def test_the_liquid_avatar_ignores_difficult_ground(form: str) -> None:
    forest = {"kind": "forest", "corners": [[36, 40], [70, 40], [70, 56], [36, 56]]}
    scene = in_form(form, creature("elemental-avatar", 0, (40, 48)), terrain=[forest])
    scene.does(0, "activate:elemental-avatar").passes()
    assert (scene.match.why_not(0, "go:56,48") is None) is (form == "liquid")


@pytest.mark.rule("card.elemental-avatar")
def test_the_liquid_avatar_pushes_whom_it_crosses() -> None:
    scene = in_form("liquid", creature("elemental-avatar", 0, (40, 48)), creature("ash-hound", 1, (50, 48)))
    scene.does(0, "activate:elemental-avatar", "use:elemental-avatar:sweep", "go:56,48", "aim:0,48").passes()
    assert scene.place("ash-hound") == (46, 48)
    assert scene.place("elemental-avatar") == (56, 48)


@pytest.mark.rule("card.elemental-avatar")
@pytest.mark.parametrize(("form", "life", "x"), [("solid", 6, 40), ("gaseous", 4, 28)])
def test_enemies_do_not_move_the_solid_avatar(form: str, life: int, x: int) -> None:
    other = force(hand=["pushing-current"], mana=1, at=(60, 48))
    scene = in_form(form, creature("elemental-avatar", 0, (40, 48)), other=other, first=1)
    assert scene.value("elemental-avatar", Stat.LIFE) == life
    scene.does(1, "cast:pushing-current", "pick:elemental-avatar").passes()
    assert scene.place("elemental-avatar") == (x, 48)


@pytest.mark.rule("card.elemental-avatar")
@pytest.mark.parametrize(("die", "damage"), [(3, 1), (4, 0)])
def test_attacks_on_the_gaseous_avatar_fail_on_a_four(die: int, damage: int) -> None:
    scene = in_form(
        "gaseous",
        creature("elemental-avatar", 0, (40, 48)),
        creature("storm-lynx", 1, (49, 48)),
        first=1,
        dice=[die],
    )
    scene.does(1, "activate:storm-lynx", "strike:elemental-avatar").fights()
    assert scene.damage("elemental-avatar") == damage


@pytest.mark.rule("card.elemental-mastery")
def test_a_change_that_is_not_printed_only_makes_a_card_cheaper() -> None:
    scene = in_form("liquid", hand=("elemental-mastery", "phase-shift"), at="collect")
    scene.does(0, "form:gaseous", "cast:elemental-mastery", "card:phase-shift", "pay")
    before = len(scene.hand(0))
    scene.passes()
    assert len(scene.hand(0)) == before
    mana = scene.player(0).mana
    scene.does(0, "cast:phase-shift", f"pick:{MAGE}").passes()
    assert scene.player(0).mana == mana


@pytest.mark.rule("card.state-convergence")
def test_a_blinded_mage_casts_nothing_that_needs_sight() -> None:
    other = force(hand=["incinerate"], mana=4, at=(40, 48))
    scene = in_form("gaseous", hand=("state-convergence",), other=other)
    scene.does(0, "cast:state-convergence", "place:40,48").passes()
    assert scene.refuses(1, "cast:incinerate") == ("refused-blind", "card.state-convergence")


@pytest.mark.rule("card.elemental-avatar")
@pytest.mark.rule("card.field-of-ashes")
@pytest.mark.parametrize(("form", "x"), [("liquid", 56), ("solid", 48)])
def test_a_liquid_avatar_minds_no_difficult_ground_of_any_kind(form: str, x: int) -> None:
    scene = in_form(
        form,
        creature("elemental-avatar", 0, (40, 48)),
        other=force("ash-prophet"),
        permanents=[{"face": "field-of-ashes", "owner": 1}],
    )
    scene.does(0, "activate:elemental-avatar").passes()
    scene.refuses(0, f"go:{x + 1},48")
    scene.does(0, f"go:{x},48")


@pytest.mark.rule("mage.unbound-elementalist", "turn.no-mage")
def test_the_state_of_a_dead_mage_ends_with_the_next_collect_phase() -> None:
    """It lasts until its player's next turn, and nobody chooses it any more. [mage.unbound-elementalist]"""
    scene = skirmish(
        creature("adaptive-elemental", 0, (20, 48)),
        creature("elemental-avatar", 0, (20, 70), damage=5),
        forces=[force("unbound-elementalist", form="solid", alive=False)],
    )
    assert scene.value("adaptive-elemental", Stat.DEFENSE) == 2 + 1
    scene.does(0, "pass").does(1, "pass").passes()
    assert scene.state.course.turn == 2
    assert scene.value("adaptive-elemental", Stat.DEFENSE) == 2
    assert not scene.lives("elemental-avatar")


@pytest.mark.rule("card.morphic-current", "turn.no-mage")
def test_without_the_mage_no_current_changes_any_state() -> None:
    scene = skirmish(
        creature("adaptive-elemental", 0, (20, 48)),
        permanents=[{"face": "morphic-current", "owner": 0, "id": "current"}],
        forces=[force("unbound-elementalist", form="solid", alive=False)],
    )
    scene.does(0, "use:current:morphic-current").passes()
    assert "ask-form" not in scene.asks.values()
