"""What spells in play do, and do not, to those that no spell changes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

PORTALS: dict[str, Any] = {
    "permanents": [{"face": "water-portal", "owner": 1, "id": "gate", "ends": 2}],
    "markers": [
        {"kind": "portal", "at": (40, 44), "permanent": "gate", "owner": 1},
        {"kind": "portal", "at": (80, 44), "permanent": "gate", "owner": 1},
    ],
}


def at_the_portal(face: str, **more: Any) -> Scene:
    """Somebody is activated on a portal."""
    zones = more.pop("zones", [])
    scene = skirmish(creature(face, 0, (40, 47), **more), zones=zones, **PORTALS)
    return scene.does(0, f"activate:{face}").passes()


@pytest.mark.rule("card.water-portal")
def test_anyone_else_goes_through_a_portal() -> None:
    assert "use:gate:portal" in at_the_portal("orc-warrior").offers(0)


@pytest.mark.rule("keyword.magic-immunity", "card.water-portal")
def test_no_portal_moves_who_is_immune_to_magic() -> None:
    scene = at_the_portal("silence-ward")
    assert scene.refuses(0, "use:gate:portal") == ("refused-magic-immune", "keyword.magic-immunity")


@pytest.mark.rule("keyword.immunity-element", "card.water-portal")
def test_no_portal_of_water_moves_who_is_immune_to_water() -> None:
    immune = {"id": "immunity-element", "value": "water"}
    scene = at_the_portal("orc-warrior", keywords=[immune])
    assert scene.refuses(0, "use:gate:portal") == ("refused-immune", "keyword.immunity-element")


@pytest.mark.rule("card.null-zone", "card.water-portal")
def test_no_portal_moves_who_stands_in_a_null_zone() -> None:
    null = {"kind": "null", "at": (40, 60), "radius": 12, "owner": 1}
    scene = at_the_portal("orc-warrior", zones=[null])
    assert scene.refuses(0, "use:gate:portal") == ("refused-null-zone", "card.null-zone")


@pytest.mark.rule("card.dispel-magic", "combat.this-attack")
def test_dispelled_magic_for_this_attack_is_gone_too() -> None:
    """Plating has an end, that of the attack. [card.dispel-magic]"""
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48)),
        creature("orc-warrior", 1, (48, 48)),
        forces=[force(hand=["dispel-magic"], mana=2), force(hand=["reactive-plating"], mana=2)],
    )
    scene.does(0, "activate:storm-lynx", "strike:orc-warrior").does(1, "cast:reactive-plating")
    scene.pass_once().does(0, "cast:dispel-magic", "pick:orc-warrior").fights()
    (won,) = scene.happened("duel-won")
    assert (won["more"], won["less"]) == (4, 2)


@pytest.mark.rule("card.null-zone", "combat.this-attack")
def test_fury_is_nothing_to_who_is_pulled_into_a_null_zone() -> None:
    """[card.null-zone]"""
    scene = skirmish(
        creature("gale-messenger", 0, (40, 48)),
        creature("stronghold-guardian", 1, (60, 48)),
        zones=[{"kind": "null", "at": (28, 60), "radius": 10, "owner": 1}],
        forces=[
            force("gust-aeromancer", hand=["battle-fury"], mana=1),
            force("bastion-geomancer", hand=["sudden-undertow"], mana=2, at=(40, 66)),
        ],
    )
    scene.does(0, "activate:gale-messenger", "shoot:stronghold-guardian", "cast:battle-fury")
    scene.pass_once().does(1, "cast:sudden-undertow").passes()
    assert scene.place("gale-messenger") == (40, 60)
    (shot,) = scene.happened("shot-compared")
    assert (shot["power"], shot["defense"]) == (3, 4)
