"""Which windows are worth a stop: people do not click through those in which nothing matters."""

from __future__ import annotations

import pytest

from magehall.kernel.flow import Window
from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish


def stops(scene: Scene, *moves: tuple[int, str], window: int = 1) -> list[tuple[str, bool]]:
    """The windows that a seat is asked in while moves are made, by what happened, and whether each matters to it."""
    found: list[tuple[str, bool]] = []
    for seat, move in (*moves, (-1, "")):
        while isinstance(scene.state.stack[-1], Window):
            (asked,) = scene.match.pending
            if asked == window:
                on = scene.match.view(asked)["table"]["pause"]["on"]
                found.append((on, scene.match.window_matters(asked)))
                if found[-1][1]:
                    assert scene.match.window_could_matter(asked)
            scene.match.apply(asked, "pass")
        if move:
            scene.match.apply(seat, move)
    return found


def table(*hand: str) -> Scene:
    """Somebody who walks and strikes, and somebody with instants."""
    return skirmish(
        creature("storm-lynx", 0, (40, 48)),
        creature("tome-guardian", 1, (45, 48)),
        forces=[force(), force(hand=[*hand], mana=9, at=(54, 48))],
    )


ATTACK = (
    (0, "activate:storm-lynx"),
    (0, "strike:tome-guardian"),
)


@pytest.mark.rule("windows.who")
def test_an_instant_without_a_trigger_stops_its_player_when_others_begin_a_turn() -> None:
    scene = table("mana-drain")
    seen = stops(scene, *ATTACK)
    assert {on for on, matters in seen if matters} <= {"turn-began"}
    assert ("attack-declared", False) in seen


@pytest.mark.rule("windows.who")
def test_an_instant_that_waits_for_an_attack_stops_its_player_at_one() -> None:
    seen = stops(table("sudden-decoy"), *ATTACK)
    assert ("attack-declared", True) in seen
    assert all(on == "attack-declared" for on, matters in seen if matters)
