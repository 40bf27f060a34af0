"""Rulings on when a turn offers a duel."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_knight.scenario import Scene, hero, quest


def beside(space: str, *, duels: bool) -> Scene:
    """Tovak next to Goldyx, who stands on that space."""
    return quest(
        hero("tovak", hand=["rage", "march"], space="1,0"),
        hero("goldyx", hand=["rage"], space=space),
        scenario="blitz-conquest",
        agreement={"duels": duels},
        move=3,
    )


@pytest.mark.rule("duel.start")
def test_who_comes_to_the_space_of_a_rival_may_attack_there_and_nowhere_else() -> None:
    scene = beside("1,-1", duels=True)
    assert scene.refuses(0, "duel:seat-1") == ("refused-duel-nobody-here", "duel.start")
    scene.does(0, "move:1,-1", "duel:seat-1")
    assert scene.asks == {1: "ask-defence"}


@pytest.mark.rule("duel.start")
def test_no_duel_is_offered_where_duels_are_left_out() -> None:
    scene = beside("1,-1", duels=False).does(0, "move:1,-1")
    assert scene.refuses(0, "duel:seat-1") == ("refused-duel-left-out", "duel.start")


@pytest.mark.rule("duel.start", "move.heroes")
def test_nobody_ends_a_turn_beside_a_rival_who_could_be_attacked() -> None:
    scene = beside("1,-1", duels=True).does(0, "move:1,-1")
    assert scene.refuses(0, "end:turn") == ("refused-must-attack", "duel.start")
    assert "end:turn" in beside("1,-1", duels=False).does(0, "move:1,-1").offers(0)
    assert "end:turn" in beside("1,-1", duels=True).does(
        0, "move:1,-1", "play:march:basic", "move:1,0"
    ).offers(0)


@pytest.mark.rule("duel.partly", "tactic.mana-steal")
def test_a_die_of_a_tactic_used_in_a_partial_defence_goes_back_to_the_source() -> None:
    scene = quest(
        hero("tovak", hand=["rage", "march"], space="1,-1"),
        hero("goldyx", hand=["crystallize"], space="1,-1", tactic="mana-steal", stored_die="red"),
        scenario="blitz-conquest",
        agreement={"duels": True},
        source=["blue", "blue", "blue", "blue"],
        dice=[3],
    )
    scene.does(0, "duel:seat-1").does(1, "defend:partly")
    while not scene.offers(1, "play:crystallize:basic"):
        (seat,) = scene.asks
        scene.does(seat, "let-be" if "let-be" in scene.offers(seat) else "endure")
    scene.does(1, "play:crystallize:basic", "pay:stored-red")
    while scene.asks != {0: "ask-turn"}:
        (seat,) = scene.asks
        scene.does(seat, "let-be" if "let-be" in scene.offers(seat) else "endure")
    assert sorted(scene.state.source.dice) == ["blue", "blue", "blue", "blue", "green"]


@pytest.mark.rule("duel.start")
def test_nobody_ends_the_turn_beside_a_rival_who_may_be_attacked() -> None:
    scene = beside("1,-1", duels=True).does(0, "move:1,-1")
    assert scene.refuses(0, "end:turn") == ("refused-must-attack", "duel.start")
    assert "duel:seat-1" in scene.offers(0)


@pytest.mark.rule("duel.start", "move.withdraw")
def test_where_duels_are_left_out_one_withdraws_from_a_rival() -> None:
    scene = beside("1,-1", duels=False).does(0, "move:1,-1", "end:turn")
    assert scene.hero(0).space == "1,0"
    assert scene.hero(0).hand.count("wound") == 1


@pytest.mark.rule("duel.start", "move.heroes")
def test_who_has_points_left_may_move_on_instead_of_attacking() -> None:
    scene = beside("1,-1", duels=True).does(0, "play:march:basic", "move:1,-1", "move:1,0", "end:turn")
    assert scene.hero(0).space == "1,0"


@pytest.mark.rule("duel.start", "teams.allies")
@pytest.mark.parametrize(
    "options", [{"scenario": "full-conquest", "teams": True}, {"scenario": "full-cooperation"}]
)
def test_who_plays_on_one_side_is_told_so(options: dict[str, Any]) -> None:
    ally = 2 if options.get("teams") else 1
    names = ("tovak", "goldyx", "norowas", "arythea")[: 2 * ally]
    spaces = ["1,-1", "0,-1", "1,-1", "1,0"] if ally > 1 else ["1,-1", "1,-1"]
    heroes = [hero(name, hand=["march"], space=space) for name, space in zip(names, spaces, strict=True)]
    scene = quest(*heroes, options=options)
    assert scene.refuses(0, f"duel:seat-{ally}") == ("refused-duel-ally", "teams.allies")
