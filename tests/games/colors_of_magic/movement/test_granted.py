"""Moves that cards grant, and moves across what bars the way."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

SLOWING = {
    "mod": {"restriction": "slows-near", "x": 4, "of": "earth"},
    "until": "end-of-turn",
    "by": 0,
    "spell": True,
}


def evading(face: str = "storm-lynx", *others: dict[str, Any], **more: Any) -> Scene:
    """A goblin strikes at a creature at (40, 44), which steps aside up to 3 inches."""
    scene = skirmish(
        creature("goblin-raider", 0, (40, 40)),
        creature(face, 1, (40, 44), **more),
        *others,
        forces=[force("ash-prophet"), force("gust-aeromancer", hand=["evasive-step"], mana=5, at=(50, 44))],
    )
    scene.does(0, "activate:goblin-raider", f"strike:{face}")
    return scene.does(1, "cast:evasive-step").passes()


@pytest.mark.rule("move.granted", "move.immobilised")
def test_who_has_no_movement_makes_no_move_that_a_card_grants() -> None:
    scene = evading("sudden-decoy")
    assert "ask-go" not in scene.asks.values()


@pytest.mark.rule("keyword.venom", "move.granted")
def test_venom_takes_from_a_move_that_a_card_grants() -> None:
    scene = evading(venom=2)
    assert scene.refuses(1, "go:40,49") == ("refused-too-far", "move.measure")
    scene.does(1, "go:40,48").passes()
    assert scene.creature("storm-lynx").venom == 0


@pytest.mark.rule("keyword.hinder", "move.granted")
def test_who_hinders_slows_a_move_that_a_card_grants() -> None:
    scene = evading("storm-lynx", creature("field-commander", 0, (34, 44), keywords=[{"id": "hinder"}]))
    assert scene.refuses(1, "go:40,53") == ("refused-too-far", "move.measure")
    scene.does(1, "go:40,52")


@pytest.mark.rule("card.zone-control", "move.granted")
def test_zone_control_slows_a_move_that_a_card_grants() -> None:
    scene = evading("storm-lynx", creature("field-commander", 0, (34, 44), lasting=[SLOWING]))
    assert scene.refuses(1, "go:40,53") == ("refused-too-far", "move.measure")
    scene.does(1, "go:40,52")


@pytest.mark.rule("keyword.skirmish", "move.immobilised")
def test_the_immobilised_do_not_skirmish() -> None:
    held = {"mod": {"restriction": "cannot-move"}, "until": "end-of-turn", "by": 1}
    scene = skirmish(
        creature("orc-warrior", 0, (40, 40), keywords=[{"id": "skirmish", "x": 2}], lasting=[held]),
        creature("tome-guardian", 1, (45, 40)),
    )
    scene.does(0, "activate:orc-warrior", "strike:tome-guardian").fights()
    assert "ask-go" not in scene.asks.values()


@pytest.mark.rule("card.adaptive-elemental", "card.storm-lynx")
def test_not_even_a_leap_crosses_what_is_solid() -> None:
    def leaping(form: str) -> Scene:
        scene = skirmish(
            creature("storm-lynx", 0, (30, 40)),
            creature("adaptive-elemental", 1, (40, 40)),
            forces=[force("gust-aeromancer"), force("unbound-elementalist", form=form)],
        )
        return scene.does(0, "activate:storm-lynx", "use:storm-lynx:leap")

    # It may leap around, but that way is longer than six inches.
    assert leaping("solid").refuses(0, "go:53,40") == ("refused-no-way-there", "move.passing")
    leaping("gaseous").does(0, "go:53,40")


@pytest.mark.rule("card.geyser-field", "keyword.flying")
def test_a_flyer_crosses_walls_but_no_geyser() -> None:
    def flying(terrain: list[dict[str, Any]], geysers: list[dict[str, Any]]) -> Scene:
        scene = skirmish(
            creature("zephyr-sprite", 0, (30, 4)),
            terrain=terrain,
            markers=geysers,
            permanents=[{"face": "geyser-field", "owner": 1, "id": "field"}] if geysers else [],
            forces=[force("gust-aeromancer", at=(90, 4)), force("deep-water-hydro-strategist")],
        )
        return scene.does(0, "activate:zephyr-sprite")

    wall = {"kind": "wall", "corners": [[36, 0], [40, 0], [40, 12], [36, 12]]}
    spouts = [{"kind": "geyser", "at": (38, y), "owner": 1, "permanent": "field"} for y in (2, 7, 12)]
    assert flying([wall], []).match.why_not(0, "go:46,4") is None
    assert flying([], []).match.why_not(0, "go:52,4") is None
    assert flying([], spouts).refuses(0, "go:52,4") == ("refused-no-way-there", "move.passing")


@pytest.mark.rule("keyword.flying", "move.impassable")
@pytest.mark.rule("card.storm-lynx")
@pytest.mark.parametrize("flies", [True, False])
def test_who_crosses_a_wall_learns_that_it_cannot_end_on_it(flies: bool) -> None:
    wall = {"kind": "wall", "corners": [(50, 40), (54, 40), (54, 60), (50, 60)]}
    face = "orc-warrior" if flies else "storm-lynx"
    mover = creature(face, 0, (46, 48), keywords=["flying"] if flies else [])
    scene = skirmish(mover, creature("goblin-raider", 0, (58, 56)), terrain=[wall])
    scene.does(0, f"activate:{face}")
    if not flies:
        scene.does(0, "use:storm-lynx:leap")
    assert scene.refuses(0, "go:52,48") == ("refused-impassable", "move.impassable")
    assert scene.refuses(0, "go:58,55") == ("refused-occupied", "move.passing")
    assert scene.does(0, "go:56,48").place(face) == (56, 48)


@pytest.mark.rule("card.ashen-steed", "move.immobilised")
@pytest.mark.parametrize("held", [True, False])
def test_a_rider_is_granted_no_move_while_its_mount_is_immobilised(held: bool) -> None:
    stuck = [{"mod": {"restriction": "cannot-move"}, "until": "end-of-turn"}] if held else []
    scene = skirmish(
        creature("ashen-steed", 0, (40, 48), lasting=stuck),
        creature(
            "ash-blade-pyromancer", 0, (40, 48), mount="ashen-steed", keywords=[{"id": "skirmish", "x": 2}]
        ),
        creature("coral-sentinel", 1, (47, 48)),
        forces=[force("ash-blade-pyromancer", alive=False), force()],
    )
    scene.does(0, "activate:ash-blade-pyromancer", "strike:coral-sentinel").fights()
    assert ("ask-go" in scene.asks.values()) == (not held)
