"""Attacks that end up elsewhere: who may take them over, and who answers then."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

WALL = {"kind": "wall", "corners": [[46, 30], [50, 30], [50, 60], [46, 60]]}


def attacked(*keywords: dict[str, Any], hand: tuple[str, ...] = ()) -> Scene:
    """A hound strikes at a River Spirit with a Mirror Guardian beside it."""
    scene = skirmish(
        creature("ash-hound", 1, (40, 40)),
        creature("river-spirit", 0, (40, 46)),
        creature("mirror-guardian", 0, (46, 46), keywords=list(keywords)),
        forces=[
            force("unbound-elementalist", hand=list(hand), mana=9, at=(50, 50), schools=["zephyr-dance"]),
            force("ash-prophet"),
        ],
        first=1,
    )
    return scene.does(1, "activate:ash-hound", "strike:river-spirit")


@pytest.mark.rule("combat.redirected", "keyword.immunity-element")
def test_nobody_takes_over_an_attack_it_is_immune_to() -> None:
    scene = attacked({"id": "immunity-element", "of": "fire"}).passes()
    assert "ask-ability" not in scene.asks.values()
    assert "target-changed" not in scene.story


@pytest.mark.rule("combat.redirected", "keyword.ethereal")
def test_the_ethereal_takes_over_no_attack_of_others() -> None:
    scene = attacked({"id": "ethereal"}).passes()
    assert "ask-ability" not in scene.asks.values()


@pytest.mark.rule("combat.redirected", "card.evasive-step")
def test_who_took_over_an_attack_steps_aside() -> None:
    scene = attacked(hand=("evasive-step",))
    scene.does(0, "choose:interception", "cast:evasive-step").passes()
    assert scene.refuses(0, "go:40,58") == ("refused-too-far", "move.measure")
    scene.does(0, "go:52,42").passes()
    assert scene.place("mirror-guardian") == (52, 42)
    assert scene.place("river-spirit") == (40, 46)


@pytest.mark.rule("card.prophetic-intervention", "card.foresworn-guardian")
def test_no_protected_creature_stands_in() -> None:
    scene = skirmish(
        creature("ash-hound", 1, (40, 40)),
        creature("ash-seer", 0, (40, 46)),
        creature("cinder-phantom", 0, (46, 40)),
        creature("foresworn-guardian", 0, (50, 40)),
        forces=[
            force("ash-prophet", hand=["prophetic-intervention"], mana=9, at=(30, 46)),
            force("ash-prophet"),
        ],
        first=1,
    )
    scene.does(1, "activate:ash-hound", "strike:ash-seer")
    assert scene.refuses(0, "cast:prophetic-intervention") == ("refused-no-target", "combat.redirected")


def flown_at(**more: Any) -> Scene:
    """A flyer shoots across a wall at a lynx."""
    scene = skirmish(
        creature("gale-messenger", 1, (38, 48), keywords=[{"id": "flying"}]),
        creature("storm-lynx", 0, (58, 48)),
        forces=[
            force("gust-aeromancer", hand=["sudden-decoy"], mana=9, at=(70, 46)),
            force("gust-aeromancer"),
        ],
        first=1,
        terrain=[WALL],
        **more,
    )
    return scene.does(1, "activate:gale-messenger", "shoot:storm-lynx")


@pytest.mark.rule("card.sudden-decoy", "keyword.flying")
def test_a_decoy_stands_where_a_flyer_can_shoot_at_it() -> None:
    scene = flown_at()
    scene.does(0, "cast:sudden-decoy").passes()
    scene.does(0, "place:58,54").passes()
    assert scene.damage("storm-lynx") == 0
    assert "sudden-decoy" not in [one.face for one in scene.state.on_table().values()]


@pytest.mark.rule("card.sudden-decoy")
def test_no_decoy_without_a_place_for_it() -> None:
    # The attacker sees the lynx through a gap in which no decoy fits; all that it sees beside is taken.
    ring = [(54, 44), (54, 52), (62, 44), (62, 52), (58, 41), (58, 55), (51, 48), (65, 48)]
    scene = skirmish(
        creature("goblin-raider", 1, (58, 44)),
        creature("storm-lynx", 0, (58, 48)),
        *[creature("zombie_horde", 0, place, with_card=False) for place in ring if place != (58, 41)],
        forces=[
            force("gust-aeromancer", hand=["sudden-decoy"], mana=9, at=(66, 40)),
            force("ash-prophet", at=(58, 40)),
        ],
        first=1,
    )
    scene.does(1, "activate:goblin-raider", "strike:storm-lynx")
    assert scene.refuses(0, "cast:sudden-decoy") == ("refused-no-place", "spell.summoning")
