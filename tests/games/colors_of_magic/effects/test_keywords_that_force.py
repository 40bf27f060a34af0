"""Keywords and sweeps that move enemies by force are abilities: mages who learn from that learn from them."""

from __future__ import annotations

import pytest

from tests.games.colors_of_magic.scenario import creature, force, skirmish


@pytest.mark.rule("keyword.impact", "mage.deep-water-hydro-strategist")
def test_impact_on_an_enemy_brings_an_insight() -> None:
    scene = skirmish(
        creature("tidal-sprite", 0, (30, 30), keywords=[{"id": "impact"}]),
        creature("obsidian-golem", 1, (37, 30)),
        forces=[force("deep-water-hydro-strategist"), force("bastion-geomancer")],
    )
    scene.does(0, "activate:tidal-sprite", "strike:obsidian-golem").fights()
    assert scene.place("obsidian-golem") == (41, 30)
    assert scene.player().tokens == 1


@pytest.mark.rule("keyword.impact", "mage.whispering-tyrant")
def test_impact_on_an_enemy_sows_dissonance() -> None:
    scene = skirmish(
        creature("dissonance-weaver", 0, (30, 30), keywords=[{"id": "impact"}]),
        creature("tome-guardian", 1, (35, 30)),
        forces=[force("whispering-tyrant")],
    )
    scene.does(0, "activate:dissonance-weaver", "strike:tome-guardian").fights()
    # One of the mage, one of the Weaver.
    assert scene.player().tokens == 2


@pytest.mark.rule("move.forced", "mage.whispering-tyrant")
def test_a_push_that_moves_nobody_brings_no_token() -> None:
    wall = {"kind": "wall", "corners": [[37, 20], [41, 20], [41, 40], [37, 40]]}
    scene = skirmish(
        creature("emissary-of-discord", 0, (31, 30), keywords=[{"id": "impact"}]),
        creature("tome-guardian", 1, (35, 30)),
        terrain=[wall],
        forces=[force("whispering-tyrant")],
    )
    scene.does(0, "activate:emissary-of-discord").passes()
    scene.does(0, "pick:tome-guardian") if "ask-pick" in scene.asks.values() else None
    before = scene.player().tokens
    scene.does(0, "strike:tome-guardian").fights()
    assert scene.place("tome-guardian") == (35, 30)
    assert scene.player().tokens == before


@pytest.mark.rule("card.leviathan", "mage.deep-water-hydro-strategist")
def test_a_sweep_brings_one_insight_however_many_it_moves() -> None:
    scene = skirmish(
        creature("leviathan", 0, (20, 40)),
        creature("ash-hound", 1, (32, 38)),
        creature("storm-lynx", 1, (32, 43)),
        forces=[force("deep-water-hydro-strategist"), force("ash-prophet")],
    )
    scene.does(0, "activate:leviathan", "use:leviathan:sweep", "go:40,40")
    scene.does(0, "aim:32,0", "aim:32,96").passes()
    assert scene.place("ash-hound")[1] < 38
    assert scene.place("storm-lynx")[1] > 43
    assert scene.player().tokens == 1


@pytest.mark.rule("card.air-elemental", "keyword.immunity-element")
def test_a_sweep_does_not_move_who_is_immune_to_it() -> None:
    scene = skirmish(
        creature("air-elemental", 0, (30, 40)),
        creature("ash-hound", 1, (40, 40), keywords=[{"id": "immunity-element", "of": "air"}]),
        forces=[force("gust-aeromancer"), force("ash-prophet")],
    )
    scene.does(0, "activate:air-elemental", "use:air-elemental:sweep", "go:50,40").passes()
    assert "ask-aim" not in scene.asks.values()
    assert scene.place("ash-hound") == (40, 40)
