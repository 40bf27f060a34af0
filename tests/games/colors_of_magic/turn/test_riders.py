"""A mage on a steed: one base, two creatures. [card.ashen-steed]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish


def riding(*others: dict[str, Any], **more: Any) -> Scene:
    """A mage who rides, about to move or act."""
    scene = skirmish(
        creature("ashen-steed", 0, (40, 48), id="steed"),
        creature("ash-blade-pyromancer", 0, (40, 48), id="mage", mount="steed", **more),
        *others,
        forces=[force("ash-blade-pyromancer", alive=False)],
    )
    return scene.does(0, "activate:mage").passes()


@pytest.mark.rule("card.ashen-steed", "move.teleport")
def test_a_rider_teleports_with_its_steed_to_a_place_that_overlaps_the_old_one() -> None:
    scene = riding(keywords=[{"id": "teleport", "value": 4}])
    scene.does(0, "use:mage:teleport", "place:42,48").passes()
    assert scene.place("mage") == scene.place("steed") == (42, 48)


@pytest.mark.rule("card.ashen-steed", "combat.reach")
@pytest.mark.parametrize(("x", "reached"), [(49, True), (50, False)])
def test_a_rider_strikes_as_far_as_its_own_size_from_the_base_of_the_steed(x: int, reached: bool) -> None:
    scene = riding(creature("storm-lynx", 1, (x, 48)))
    assert ("strike:storm-lynx" in scene.offers(0)) == reached
    if not reached:
        assert scene.refuses(0, "strike:storm-lynx") == ("refused-out-of-reach", "combat.reach")


@pytest.mark.rule("card.ashen-steed", "move.swap")
@pytest.mark.parametrize("one", ["mage", "steed"])
def test_who_changes_places_with_a_rider_changes_places_with_the_steed_too(one: str) -> None:
    scene = skirmish(
        creature("ashen-steed", 0, (40, 48), id="steed"),
        creature("ash-blade-pyromancer", 0, (40, 48), id="mage", mount="steed"),
        creature("orc-warrior", 0, (52, 48)),
        forces=[
            force("ash-blade-pyromancer", alive=False),
            force("whispering-tyrant", hand=["mass-hallucination"], mana=9, at=(46, 60)),
        ],
        active=1,
    )
    scene.does(1, "cast:mass-hallucination", "place:46,48", f"pick:{one}", "pick:orc-warrior")
    while "pay" in scene.offers(1):
        scene.does(1, "pay")
    scene.passes()
    assert scene.place("mage") == scene.place("steed") == (52, 48)
    assert scene.place("orc-warrior") == (40, 48)
    assert scene.creature("mage").mount == "steed"


@pytest.mark.rule("card.ashen-steed", "table.sight")
@pytest.mark.parametrize("one", ["mage", "steed"])
def test_neither_rider_nor_steed_hides_the_other(one: str) -> None:
    # Through the gaps between the rocks lines lead into their base, but to none of its edges.
    rocks = [
        [(44, 47), (46, 47), (46, 49), (44, 49)],
        [(43, 50), (46, 50), (46, 52), (43, 52)],
        [(43, 44), (46, 44), (46, 46), (43, 46)],
    ]
    scene = skirmish(
        creature("ashen-steed", 0, (40, 48), id="steed"),
        creature("ash-blade-pyromancer", 0, (40, 48), id="mage", mount="steed"),
        forces=[force("ash-blade-pyromancer", alive=False), force(at=(60, 48))],
        terrain=[{"kind": "rock", "corners": corners} for corners in rocks],
        active=1,
    )
    scene.does(1, "activate:chronicle-archivist").passes()
    assert f"shoot:{one}" in scene.offers(1)


@pytest.mark.rule("card.ashen-steed", "keyword.venom")
@pytest.mark.parametrize("poisoned", ["mage", "steed"])
def test_venom_slows_a_rider_and_is_spent_by_the_move(poisoned: str) -> None:
    scene = skirmish(
        creature("ashen-steed", 0, (40, 48), id="steed", venom=2 * (poisoned == "steed")),
        creature(
            "ash-blade-pyromancer", 0, (40, 48), id="mage", mount="steed", venom=2 * (poisoned == "mage")
        ),
        forces=[force("ash-blade-pyromancer", alive=False)],
    )
    scene.does(0, "activate:mage").passes()
    assert scene.refuses(0, "go:65,48") == ("refused-too-far", "move.measure")
    scene.does(0, "go:64,48").passes()
    assert scene.creature(poisoned).venom == 0


@pytest.mark.rule("card.ashen-steed")
def test_everybody_sees_the_movement_that_a_rider_has() -> None:
    shown = riding().match.view(1)["table"]["creatures"]
    assert [one["movement"] for one in shown if one["id"] == "mage"] == [8]


@pytest.mark.rule("card.eye-of-the-storm", "card.ashen-steed")
def test_rider_and_mount_enter_the_eye_once() -> None:
    """They share a base, which is pushed 2 inches out and not 4. [card.eye-of-the-storm]"""
    scene = skirmish(
        creature("ash-blade-pyromancer", 1, (20, 48), mount="ashen-steed", size=2),
        creature("ashen-steed", 1, (20, 48)),
        permanents=[{"face": "eye-of-the-storm", "owner": 0, "id": "eye"}],
        zones=[{"kind": "eye", "at": (48, 48), "radius": 12, "owner": 0, "permanent": "eye"}],
        forces=[force("gust-aeromancer"), force("ash-blade-pyromancer", alive=False)],
        first=1,
    )
    scene.does(1, "activate:ash-blade-pyromancer", "go:46,48").passes()
    assert scene.place("ash-blade-pyromancer") == scene.place("ashen-steed") == (38, 48)


@pytest.mark.rule("card.air-elemental", "card.ashen-steed")
def test_who_sweeps_over_rider_and_mount_pushes_their_base_once() -> None:
    scene = skirmish(
        creature("ash-blade-pyromancer", 1, (32, 48), mount="ashen-steed", size=2),
        creature("ashen-steed", 1, (32, 48)),
        creature("air-elemental", 0, (22, 48)),
        forces=[force("gust-aeromancer"), force("ash-blade-pyromancer", alive=False)],
    )
    scene.does(0, "activate:air-elemental", "use:air-elemental:sweep", "go:46,48").passes()
    scene.does(0, "aim:32,90").passes()
    assert scene.asks == {0: "ask-activation"}
    assert scene.place("ash-blade-pyromancer") == scene.place("ashen-steed") == (32, 52)
