"""Rulings on Long Night in the middle of what draws cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_knight.scenario import Scene, hero, quest

TILES = {"1,-3": "countryside-1", "3,-2": "countryside-2"}
VILLAGE = "2,-3"
DISCARD = ["stamina", "swiftness", "promise", "threaten"]


def at_night(*others: dict[str, Any], **more: Any) -> Scene:
    """Tovak has Long Night, a card in the deck and four in the discard pile, in a village."""
    table = {key: more.pop(key) for key in ("at", "scenario", "turn") if key in more}
    own: dict[str, Any] = {"hand": ["march"], "deck": ["rage"], "discard": DISCARD, "space": VILLAGE, **more}
    me = hero("tovak", tactic="long-night", skills=["motivation-tovak"], **own)
    return quest(me, *others, time="night", round=2, tiles=TILES, **table)


@pytest.mark.rule("tactic.long-night", "draw.empty")
def test_an_effect_that_draws_goes_on_after_long_night() -> None:
    scene = at_night().does(0, "use:motivation-tovak")
    assert scene.asks == {0: "ask-refill"}
    assert scene.hero().hand == ["march", "rage"]
    scene.does(0, "tactic:long-night")
    assert len(scene.hero().hand) == 3
    assert (len(scene.hero().deck), len(scene.hero().discard)) == (2, 1)
    assert scene.hero().tactic_down
    assert scene.asks == {0: "ask-turn"}


@pytest.mark.rule("tactic.long-night", "draw.empty")
def test_who_spares_long_night_draws_what_there_is() -> None:
    scene = at_night().does(0, "use:motivation-tovak", "spare:tactic")
    assert scene.hero().hand == ["march", "rage"]
    assert not scene.hero().tactic_down


@pytest.mark.rule("tactic.long-night", "site.plunder")
def test_plundering_goes_on_after_long_night() -> None:
    scene = at_night(at="before").does(0, "plunder", "tactic:long-night")
    assert len(scene.hero().hand) == 3
    assert scene.asks == {0: "ask-before-turn"}


@pytest.mark.rule("tactic.long-night", "turn.aside")
def test_in_the_turn_of_another_too() -> None:
    scene = at_night(hero("goldyx", hand=["march"]), turn=1)
    scene.aside(0, "plunder")
    assert scene.asks == {0: "ask-refill"}
    scene.does(0, "tactic:long-night")
    assert len(scene.hero().hand) == 3
    assert scene.asks == {1: "ask-turn"}


@pytest.mark.rule("tactic.long-night")
@pytest.mark.parametrize("more", [{"tactic_down": True}, {"discard": []}, {"deck": ["rage", "stamina"]}])
def test_nobody_is_asked_where_it_cannot_help(more: dict[str, Any]) -> None:
    own = {**more, "discard": ["promise"]} if "deck" in more else more
    assert at_night(**own).does(0, "use:motivation-tovak").asks == {0: "ask-turn"}
