"""What free attacks do to who disengages, before it moves a step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.colors_of_magic.scenario import Scene, creature, force, monster, skirmish

IMMOBILISING = 19
"""The activation card that immobilises whom a monster of size 2 beats."""


def leaving(**more: Any) -> Scene:
    """An orc with Movement 4 that was struck on its way out of a combat, and not hurt."""
    scene = skirmish(
        creature("orc-warrior", 0, (40, 48), keywords=[{"id": "shield", "value": 5}]),
        creature("orc-chieftain", 1, (46, 48), **more),
    )
    scene.does(0, "activate:orc-warrior", "disengage")
    return scene.does(1, "pick:orc-chieftain").fights()


@pytest.mark.rule("keyword.venom", "move.disengage")
def test_venom_of_a_free_attack_takes_from_the_move_that_follows() -> None:
    scene = leaving(keywords=[{"id": "venom", "value": 2}])
    assert scene.refuses(0, "go:31,48") == ("refused-too-far", "move.measure")
    scene.does(0, "go:32,48").passes()
    assert scene.creature("orc-warrior").venom == 0


@pytest.mark.rule("keyword.venom", "move.disengage")
def test_who_has_no_movement_left_after_free_attacks_stays() -> None:
    scene = leaving(keywords=[{"id": "venom", "value": 4}])
    assert scene.asks == {0: "ask-activation"}
    assert scene.place("orc-warrior") == (40, 48)


@pytest.mark.rule("move.immobilised", "monsters.duels")
def test_who_is_immobilised_by_a_free_attack_does_not_break_away() -> None:
    scene = skirmish(
        creature("orc-warrior", 0, (40, 48), keywords=[{"id": "shield", "value": 5}]),
        monster("slag-brute", (47, 48)),
        scenario="ember-forge",
        activation_deck=[0, IMMOBILISING],
    )
    scene.does(0, "activate:orc-warrior", "disengage").fights()
    assert scene.asks == {0: "ask-activation"}
    assert scene.offers(0, "go:") == []


@pytest.mark.rule("move.disengage")
def test_who_was_pushed_out_of_engagement_is_told_the_truth_about_places() -> None:
    scene = leaving(keywords=[{"id": "impact"}])
    assert scene.place("orc-warrior") == (36, 48)
    assert scene.refuses(0, "go:4,48") == ("refused-too-far", "move.measure")
    assert scene.refuses(0, "go:46,48") == ("refused-base-in-the-way", "move.passing")
    assert scene.refuses(0, "go:38,48") == ("refused-still-engaged", "move.disengage")


@pytest.mark.rule("combat.opportunity")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_free_attacks_go_clockwise_from_the_mover_whoever_has_the_token(first: int) -> None:
    scene = skirmish(
        creature("orc-warrior", 0, (48, 48)),
        creature("stone-warden", 1, (54, 48)),
        creature("rooted-guardian", 2, (42, 48)),
        creature("rooted-guardian", 2, (48, 54)),
        forces=[force("spell-splicer"), force("bastion-geomancer"), force("tomb-guardian")],
        first=first,
        active=0,
    )
    scene.does(0, "activate:orc-warrior", "disengage")
    assert scene.asks == {1: "ask-free-attack"}
    scene.does(1, "decline")
    assert scene.offers(2, "pick:") == ["pick:rooted-guardian", "pick:rooted-guardian-2"]
