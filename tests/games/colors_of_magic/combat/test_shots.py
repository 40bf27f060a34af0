"""Ranged attacks: power against Defence, sight and cover."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

FOREST = {"kind": "forest", "corners": [[46, 40], [50, 40], [50, 56], [46, 56]]}
WALL = {"kind": "wall", "corners": [[46, 40], [50, 40], [50, 56], [46, 56]]}


def ready(target: str, *, keywords: tuple[str, ...] = (), archer: tuple[str, ...] = (), **more: Any) -> Scene:
    """An archer with power 3, ready to shoot 4 inches to the right."""
    scene = skirmish(
        creature("gale-messenger", 0, (38, 48), keywords=[{"id": id} for id in archer]),
        creature(target, 1, (58, 48), keywords=[{"id": id} for id in keywords]),
        **more,
    )
    return scene.does(0, "activate:gale-messenger").passes()


@pytest.mark.rule("combat.ranged")
def test_power_above_defence_deals_one_damage_without_a_duel() -> None:
    scene = ready("tome-guardian", forces=[force(hand=["fireball"]), force(hand=["iron-hide"])])
    scene.does(0, "shoot:tome-guardian").passes()
    assert scene.damage("tome-guardian") == 1
    assert "duel-won" not in scene.story
    assert scene.hand(1) == ["iron-hide"]


@pytest.mark.rule("combat.ranged")
def test_power_equal_to_defence_does_nothing() -> None:
    scene = ready("arcane-nullifier").does(0, "shoot:arcane-nullifier").passes()
    assert scene.damage("arcane-nullifier") == 0


@pytest.mark.rule("combat.cover")
def test_light_cover_takes_one_from_the_power() -> None:
    scene = ready("tome-guardian", terrain=[FOREST]).does(0, "shoot:tome-guardian").passes()
    assert scene.happened("shot-compared")[0]["power"] == 2
    assert scene.damage("tome-guardian") == 0


@pytest.mark.rule("keyword.precision")
def test_precision_ignores_cover() -> None:
    scene = ready("tome-guardian", archer=("precision",), terrain=[FOREST])
    scene.does(0, "shoot:tome-guardian").passes()
    assert scene.damage("tome-guardian") == 1


@pytest.mark.rule("keyword.flying")
def test_shots_at_a_flyer_have_one_power_more() -> None:
    scene = ready("arcane-nullifier", keywords=("flying",)).does(0, "shoot:arcane-nullifier").passes()
    assert scene.damage("arcane-nullifier") == 1


@pytest.mark.rule("keyword.flying")
def test_a_flyer_shoots_over_walls() -> None:
    scene = ready("tome-guardian", archer=("flying",), terrain=[WALL])
    scene.does(0, "shoot:tome-guardian").passes()
    assert scene.damage("tome-guardian") == 1


@pytest.mark.rule("keyword.elusive")
def test_shots_at_the_elusive_have_one_power_less() -> None:
    scene = ready("tome-guardian", keywords=("elusive",)).does(0, "shoot:tome-guardian").passes()
    assert scene.damage("tome-guardian") == 0


@pytest.mark.rule("table.sight")
def test_a_wall_stops_the_sight() -> None:
    scene = ready("tome-guardian", terrain=[WALL])
    assert scene.refuses(0, "shoot:tome-guardian") == ("refused-no-sight", "table.sight")


@pytest.mark.rule("keyword.camouflage")
def test_the_camouflaged_in_cover_is_no_target() -> None:
    scene = ready("tome-guardian", keywords=("camouflage",), terrain=[FOREST])
    assert scene.refuses(0, "shoot:tome-guardian") == ("refused-camouflaged", "keyword.camouflage")
    assert "shoot:tome-guardian" in ready("tome-guardian", keywords=("camouflage",)).offers(0)


@pytest.mark.rule("combat.ranged")
def test_who_is_engaged_may_shoot() -> None:
    scene = skirmish(
        creature("gale-messenger", 0, (38, 48)),
        creature("tome-guardian", 1, (58, 48)),
        creature("scroll-golem", 1, (38, 56)),
    )
    scene.does(0, "activate:gale-messenger").passes()
    assert scene.offers(0, "shoot:tome") == ["shoot:tome-guardian"]


@pytest.mark.rule("keyword.ethereal")
def test_the_ethereal_is_attacked_by_the_ethereal_only() -> None:
    scene = ready("tome-guardian", keywords=("ethereal",))
    assert scene.refuses(0, "shoot:tome-guardian") == ("refused-ethereal", "keyword.ethereal")
    assert "shoot:tome-guardian" in ready(
        "tome-guardian", keywords=("ethereal",), archer=("ethereal",)
    ).offers(0)


@pytest.mark.rule("combat.ranged")
def test_ranged_attacks_are_duels_where_the_players_agreed_so() -> None:
    scene = ready("tome-guardian", ranged_duel=True, forces=[force(), force(hand=["iron-hide"])])
    scene.does(0, "shoot:tome-guardian").passes()
    assert scene.asks == {1: "ask-duel"}
    scene.lays(1, "iron-hide").fights()
    assert scene.damage("gale-messenger") == 1
