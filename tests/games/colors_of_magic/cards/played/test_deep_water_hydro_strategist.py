"""The Strategist of the Depths and each card of the codex, played. [mage.deep-water-hydro-strategist]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

MAGE = "deep-water-hydro-strategist"
POND = {"kind": "pond", "corners": [[24, 40], [40, 40], [40, 56], [24, 56]]}


def holding(card: str, *creatures: dict[str, Any], tokens: int = 0, **more: Any) -> Scene:
    """A Strategist at the left with one card."""
    own = force(MAGE, hand=[card] if card else [], mana=9, tokens=tokens, at=(10, 48))
    return skirmish(*creatures, forces=[own, more.pop("other", force())], **more)


@pytest.mark.rule("mage.deep-water-hydro-strategist")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_strategist_learns_from_each_enemy_moved_by_force(owner: int) -> None:
    scene = holding("pushing-current", creature("coral-sentinel", owner, (30, 48)))
    scene.does(0, "cast:pushing-current", "pick:coral-sentinel").passes()
    assert scene.place("coral-sentinel") == (42, 48)
    assert scene.player(0).tokens == owner


@pytest.mark.rule("mage.deep-water-hydro-strategist")
def test_the_next_spell_of_a_disrupted_opponent_costs_two_more() -> None:
    scene = holding("", tokens=2, other=force(hand=["fireball", "incinerate"], mana=9, at=(50, 48)))
    scene.does(0, f"activate:{MAGE}", f"act:{MAGE}:abyssal-disruption", "end").passes()
    assert scene.player(0).tokens == 0
    scene.does(1, "cast:fireball", "place:80,48", "pay").passes()
    assert scene.player(1).mana == 9 - 5
    scene.does(0, "pass").does(1, "cast:incinerate", f"pick:{MAGE}").passes()
    assert scene.player(1).mana == 0, "only the next spell"


@pytest.mark.rule("card.tidal-sprite")
def test_a_sprite_that_engages_an_enemy_pushes_or_pulls_it() -> None:
    scene = holding("", creature("tidal-sprite", 0, (20, 20)), creature("ash-hound", 1, (38, 20)))
    scene.does(0, "activate:tidal-sprite", "go:30,20", "pick:ash-hound", "choose:push").passes()
    assert scene.place("ash-hound") == (42, 20)
    assert scene.player(0).tokens == 1


@pytest.mark.rule("card.tidal-sprite")
def test_a_sprite_that_disengages_pushes_or_pulls_whom_it_leaves() -> None:
    scene = holding("", creature("tidal-sprite", 0, (30, 20)), creature("ash-hound", 1, (38, 20)))
    scene.does(0, "activate:tidal-sprite", "disengage").does(1, "decline")
    scene.does(0, "pick:ash-hound", "choose:push").passes()
    assert scene.place("ash-hound") == (42, 20)
    assert scene.player(0).tokens == 1


@pytest.mark.rule("card.geyser-tortoise")
def test_the_tortoise_pushes_one_enemy_a_turn_that_comes_near() -> None:
    scene = holding(
        "",
        creature("geyser-tortoise", 0, (40, 48)),
        creature("ash-hound", 1, (70, 48)),
        creature("storm-lynx", 1, (40, 78)),
        first=1,
    )
    scene.does(1, "activate:ash-hound", "go:56,48").does(0, "choose:protective-eruption").passes()
    assert scene.place("ash-hound") == (64, 48)
    scene.does(1, "end").does(0, "pass").does(1, "activate:storm-lynx", "go:40,64").passes()
    assert scene.asks == {1: "ask-activation"}
    assert scene.place("storm-lynx") == (40, 64)


@pytest.mark.rule("card.deep-sea-siren")
def test_the_siren_pulls_an_enemy_without_seeing_it() -> None:
    scene = holding(
        "",
        creature("deep-sea-siren", 0, (40, 48)),
        creature("ash-hound", 1, (76, 48)),
        creature("storm-lynx", 1, (40, 85)),
        terrain=[{"kind": "wall", "corners": [[50, 40], [52, 40], [52, 56], [50, 56]]}],
    )
    scene.does(0, "activate:deep-sea-siren", "use:deep-sea-siren:bewitching-song")
    assert scene.offers(0) == ["pick:ash-hound"]
    scene.does(0, "pick:ash-hound").passes()
    assert scene.place("ash-hound") == (64, 48)


@pytest.mark.rule("card.leviathan")
def test_the_leviathan_costs_three_insights_too() -> None:
    assert "cast:leviathan" not in holding("leviathan", tokens=2).offers(0)
    scene = holding("leviathan", tokens=3).does(0, "cast:leviathan").passes()
    scene.does(0, "place:30,48").passes()
    assert scene.player(0).tokens == 0
    assert scene.player(0).mana == 1


@pytest.mark.rule("card.leviathan")
def test_the_leviathan_pushes_whom_it_crosses_and_is_not_pushed() -> None:
    scene = holding(
        "",
        creature("leviathan", 0, (40, 48)),
        creature("ash-hound", 1, (54, 48)),
        other=force(hand=["pushing-current"], mana=1, at=(80, 60)),
    )
    scene.does(0, "activate:leviathan", "use:leviathan:sweep", "go:60,48", "aim:0,48").passes()
    assert scene.place("ash-hound") == (42, 48)
    assert scene.place("leviathan") == (60, 48)
    scene.does(0, "end").does(1, "cast:pushing-current", "pick:leviathan").passes()
    assert scene.place("leviathan") == (60, 48)


@pytest.mark.rule("card.redirect-current")
@pytest.mark.parametrize(("tokens", "y"), [(0, 60), (1, 68)])
def test_a_push_takes_another_direction_and_for_an_insight_goes_farther(tokens: int, y: int) -> None:
    scene = holding(
        "redirect-current",
        creature("coral-sentinel", 0, (40, 48)),
        tokens=1,
        other=force(hand=["pushing-current"], mana=1, at=(60, 48)),
        first=1,
    )
    scene.does(1, "cast:pushing-current", "pick:coral-sentinel")
    scene.does(0, "cast:redirect-current", f"spend:{tokens}", "aim:40,96").passes()
    assert scene.place("coral-sentinel") == (40, y)


@pytest.mark.rule("card.flash-freeze")
@pytest.mark.parametrize("zone", ["pond", "flow", "spring", "scorched"])
def test_who_enters_water_or_scorched_ground_freezes(zone: str) -> None:
    ground: dict[str, Any] = {"terrain": [POND]}
    if zone != "pond":
        ground = {"zones": [{"kind": zone, "at": (28, 48), "radius": 12, "owner": 1}]}
    scene = holding("flash-freeze", creature("ash-hound", 1, (46, 48)), first=1, **ground)
    scene.does(1, "activate:ash-hound", "go:38,48").does(0, "cast:flash-freeze").passes()
    scene.does(1, "end").does(0, "pass").does(1, "pass")
    while scene.state.course.turn < 2:
        scene.pass_once()
    while scene.asks.get(1) != "ask-turn":
        scene.pass_once()
    scene.does(1, "activate:ash-hound").passes()
    assert scene.offers(1, "go:") == []


@pytest.mark.rule("card.high-tide")
def test_all_pushes_go_two_inches_farther_in_a_high_tide() -> None:
    tide = [{"face": "high-tide", "owner": 0, "id": "tide"}]
    scene = holding(
        "",
        creature("coral-sentinel", 0, (40, 48)),
        other=force(hand=["pushing-current"], mana=1, at=(60, 48)),
        permanents=tide,
        first=1,
    )
    scene.does(1, "cast:pushing-current", "pick:coral-sentinel").passes()
    assert scene.place("coral-sentinel") == (20, 48)


@pytest.mark.rule("card.high-tide")
@pytest.mark.parametrize("tokens", [0, 1])
def test_the_high_tide_lasts_for_an_insight_each_turn(tokens: int) -> None:
    tide = [{"face": "high-tide", "owner": 0, "id": "tide"}]
    scene = holding("", tokens=tokens, permanents=tide, at="end")
    scene.does(0, "keep:tide" if tokens else "decline").passes()
    assert list(scene.state.permanents()) == ["tide"] * tokens
    assert scene.player(0).tokens == 0


@pytest.mark.rule("card.geyser-field")
def test_three_geysers_block_the_way_and_one_moves_each_turn() -> None:
    scene = holding("geyser-field", creature("coral-sentinel", 0, (20, 80)))
    scene.does(0, "cast:geyser-field", "place:20,48", "place:40,40", "place:40,56").passes()
    field = next(iter(scene.state.permanents()))
    first = next(id for id, one in scene.state.markers().items() if (one.x, one.y) == (20, 48))
    assert len(scene.state.markers()) == 3
    scene.does(1, "pass").does(0, f"activate:{MAGE}").passes()
    assert scene.refuses(0, "go:20,48")[0].startswith("refused-")
    scene.does(0, f"use:{field}:shift-geyser", f"pick:{first}")
    assert scene.refuses(0, "place:33,48")[0].startswith("refused-")
    scene.does(0, "place:32,48").passes()
    assert (scene.state.marker(first).x, scene.state.marker(first).y) == (32, 48)
    assert scene.offers(0, "use:") == []
    scene.does(0, "go:20,48")


@pytest.mark.rule("card.subtle-current")
@pytest.mark.parametrize(("way", "tokens", "x"), [("push", 0, 38), ("pull", 1, 22)])
def test_the_subtle_current_pushes_or_pulls_and_for_an_insight_draws(way: str, tokens: int, x: int) -> None:
    scene = holding("subtle-current", creature("ash-hound", 1, (30, 48)), tokens=1)
    scene.does(0, "cast:subtle-current", f"spend:{tokens}", "pick:ash-hound").passes()
    scene.does(0, f"choose:{way}").passes()
    assert scene.place("ash-hound") == (x, 48)
    assert len(scene.hand(0)) == tokens


@pytest.mark.rule("card.tsunami")
def test_the_tsunami_carries_all_and_for_two_insights_hurts_enemies_that_are_stopped() -> None:
    scene = holding(
        "tsunami", creature("ash-hound", 1, (90, 60)), creature("coral-sentinel", 0, (90, 30)), tokens=2
    )
    scene.does(0, "cast:tsunami", "spend:2").passes().does(0, "aim:96,48").passes()
    assert scene.place(MAGE) == (34, 48)
    assert not scene.lives("ash-hound")
    assert scene.damage("coral-sentinel") == 0


@pytest.mark.rule("mage.deep-water-hydro-strategist")
def test_an_enemy_that_is_stopped_teaches_too() -> None:
    scene = holding("flash-freeze", creature("ash-hound", 1, (46, 48)), first=1, terrain=[POND])
    scene.does(1, "activate:ash-hound", "go:38,48").does(0, "cast:flash-freeze").passes()
    assert scene.player(0).tokens == 1


@pytest.mark.rule("card.high-tide")
def test_pulls_go_farther_too() -> None:
    scene = holding(
        "",
        creature("deep-sea-siren", 0, (40, 48)),
        creature("ash-hound", 1, (74, 48)),
        permanents=[{"face": "high-tide", "owner": 0, "id": "tide"}],
    )
    scene.does(0, "activate:deep-sea-siren", "use:deep-sea-siren:bewitching-song", "pick:ash-hound").passes()
    assert scene.place("ash-hound") == (54, 48)


@pytest.mark.rule("card.flash-freeze")
def test_who_is_pushed_into_water_freezes_too() -> None:
    scene = skirmish(
        creature("ash-hound", 1, (20, 48)),
        forces=[force(MAGE, hand=["flash-freeze", "pushing-current"], mana=9, at=(10, 48)), force()],
        terrain=[POND],
    )
    scene.does(0, "cast:pushing-current", "pick:ash-hound").does(0, "cast:flash-freeze").passes()
    scene.does(1, "activate:ash-hound").passes()
    assert scene.offers(1, "go:") == []


ROCK = {"kind": "rock", "corners": [[44, 40], [48, 40], [48, 56], [44, 56]]}
FOREST = {"kind": "forest", "corners": [[44, 40], [48, 40], [48, 56], [44, 56]]}


@pytest.mark.rule("card.leviathan")
@pytest.mark.rule("card.air-elemental")
def test_who_sweeps_goes_straight_and_not_around_what_is_impassable() -> None:
    scene = skirmish(creature("leviathan", 0, (36, 48)), terrain=[ROCK], forces=[force(MAGE)])
    scene.does(0, "activate:leviathan", "use:leviathan:sweep")
    assert scene.refuses(0, "go:44,62") == ("refused-not-straight", "card.air-elemental")
    scene.does(0, "go:36,66")
    assert scene.place("leviathan") == (36, 66)


@pytest.mark.rule("card.leviathan")
@pytest.mark.rule("move.difficult")
def test_a_sweep_pays_for_difficult_ground_on_its_line() -> None:
    """Around the edge of the forest its Movement would do, and straight through it does not. [move.difficult]"""
    scene = skirmish(creature("leviathan", 0, (38, 41)), terrain=[FOREST], forces=[force(MAGE)])
    scene.does(0, "activate:leviathan", "use:leviathan:sweep")
    assert scene.refuses(0, "go:54,41")[0] in ("refused-not-straight", "refused-too-far")
    scene.does(0, "go:52,41")


@pytest.mark.rule("card.adaptive-elemental")
def test_no_sweep_crosses_a_solid_elemental() -> None:
    scene = skirmish(
        creature("leviathan", 0, (36, 48)),
        creature("adaptive-elemental", 1, (47, 48)),
        creature("tome-guardian", 1, (36, 59)),
        forces=[force(MAGE), force("unbound-elementalist", form="solid")],
    )
    scene.does(0, "activate:leviathan", "use:leviathan:sweep")
    scene.refuses(0, "go:54,48")
    scene.does(0, "go:36,66")
