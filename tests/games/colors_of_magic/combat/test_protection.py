"""Who can be attacked, and by whom: protection, redirected shots, free attacks that are lost. [combat]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.model.values import restricted
from tests.games.colors_of_magic.carriers import Piece, kw, one, shoots
from tests.games.colors_of_magic.scenario import creature, force, monster, skirmish


@pytest.mark.rule("keyword.unblockable")
@pytest.mark.rule("card.foresworn-guardian")
@pytest.mark.parametrize(("more", "offered"), [({}, False), (kw("unblockable"), True)])
def test_nobody_protects_others_from_the_unblockable(more: Piece, offered: bool) -> None:
    scene = skirmish(
        creature("orc-warrior", 0, (40, 48), **more),
        creature("tome-guardian", 1, (47, 48)),
        creature("foresworn-guardian", 1, (53, 48)),
        forces=[force(), force("ash-prophet")],
    )
    scene.does(0, "activate:orc-warrior").passes()
    assert (scene.offers(0, "strike:tome-guardian") != []) is offered
    if not offered:
        reason = ("refused-protected", "card.foresworn-guardian")
        assert scene.refuses(0, "strike:tome-guardian") == reason


@pytest.mark.rule("keyword.unblockable")
def test_shots_of_the_unblockable_are_kept_off_as_others() -> None:
    scene = skirmish(
        creature("gale-messenger", 0, (30, 48), **kw("unblockable")),
        creature("tome-guardian", 1, (47, 48)),
        creature("foresworn-guardian", 1, (53, 48)),
        forces=[force(), force("ash-prophet")],
    )
    scene.does(0, "activate:gale-messenger").passes()
    assert scene.offers(0, "shoot:") == ["shoot:foresworn-guardian", "shoot:ash-prophet"]


@pytest.mark.rule("card.obsidian-golem")
def test_who_is_engaged_with_two_golems_attacks_either() -> None:
    scene = skirmish(
        creature("wind-master", 0, (48, 48)),
        creature("obsidian-golem", 1, (40, 48)),
        creature("obsidian-golem", 1, (56, 48)),
        creature("orc-warrior", 1, (48, 56)),
    )
    scene.does(0, "activate:wind-master").passes()
    assert scene.offers(0, "strike:") == ["strike:obsidian-golem", "strike:obsidian-golem-2"]


@pytest.mark.rule("keyword.deflector")
@pytest.mark.parametrize("more", [kw("ethereal"), kw("immunity-element", of="air")])
def test_a_deflected_shot_goes_to_nobody_whom_the_shooter_could_not_target(more: Piece) -> None:
    scene = shoots(
        one("tome-guardian", **kw("deflector")),
        creature("chronovore", 0, (48, 60), **more),
        terrain=[{"kind": "wall", "corners": [[86, 60], [88, 60], [88, 96], [86, 96]]}],
        forces=[force(at=(94, 94)), force(at=(94, 70))],
    )
    scene.does(0, "shoot:tome-guardian")
    assert "ask-deflect" not in scene.asks.values()


@pytest.mark.rule("combat.opportunity")
def test_who_is_pushed_out_of_engagement_takes_no_further_free_attack() -> None:
    """Two engage it; the first pushes it away from both, though still in reach of the other. [combat.opportunity]"""
    scene = skirmish(
        creature("tome-guardian", 0, (48, 48)),
        creature("ash-hound", 1, (48, 40), **kw("impact")),
        creature("incandescent-colossus", 1, (56, 44)),
    )
    scene.does(0, "activate:tome-guardian", "disengage").does(1, "pick:ash-hound").fights()
    assert scene.place("tome-guardian") == (48, 52)
    assert scene.asks == {0: "ask-go"}


@pytest.mark.rule("keyword.immovable")
@pytest.mark.rule("monsters.duels")
@pytest.mark.parametrize(("more", "held"), [({}, True), (kw("immovable"), False)])
def test_no_monster_immobilises_the_immovable(more: Piece, held: bool) -> None:
    """The twentieth card does so for a monster of medium size that wins, until end of turn. [monsters.duels]"""
    scene = skirmish(
        monster("slag-brute", (40, 48)),
        creature("tome-guardian", 0, (47, 48), **more),
        permanents=[{"face": "morphic-current", "owner": 0}],
        forces=[force("unbound-elementalist", mana=1)],
        scenario="ember-forge",
        at="monsters",
        activation_deck=[19],
    )
    scene.until("ask-upkeep")
    assert scene.damage("tome-guardian") == 1
    assert restricted(scene.state, "tome-guardian", Restriction.CANNOT_MOVE) is held


@pytest.mark.rule("stack.checked-again")
def test_an_attack_fails_if_its_target_is_protected_by_then() -> None:
    """A guardian changes places with the one beside the target, before the duel. [stack.checked-again]"""
    scene = skirmish(
        creature("orc-warrior", 0, (40, 48)),
        creature("tome-guardian", 1, (47, 48)),
        creature("chronovore", 1, (53, 48)),
        creature("foresworn-guardian", 1, (80, 20), with_card=False),
        forces=[force(), force(hand=["position-swap"], mana=2)],
    )
    scene.does(0, "activate:orc-warrior", "strike:tome-guardian")
    scene.does(1, "cast:position-swap", "pick:chronovore", "pick:foresworn-guardian").passes()
    assert scene.happened("attack-failed")
    assert scene.damage("tome-guardian") == 0
