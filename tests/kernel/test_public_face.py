"""The public face: what ``import magehall`` gives, and what it says to arguments that do not fit."""

from __future__ import annotations

import doctest
import inspect
import subprocess
import sys
from typing import Any

import msgspec
import pytest

import magehall
from magehall import OptionError
from magehall.kernel.showing.perspective import Perspective


def test_the_docstring_tells_the_truth() -> None:
    failed, tried = doctest.testmod(magehall)
    assert tried
    assert not failed


def test_everything_promised_is_there() -> None:
    for name in magehall.__all__:
        assert hasattr(magehall, name), name
    for name in (
        "pending",
        "apply",
        "why_not",
        "view",
        "events",
        "result",
        "can_undo",
        "undo",
        "clone",
        "save",
    ):
        assert hasattr(magehall.Match, name), name


def test_the_games_tell_their_seats_and_their_options() -> None:
    games = magehall.games()
    assert {"battle_mages", "midnight_larder"} <= set(games)
    for id, game in games.items():
        assert game.id == id
        assert msgspec.json.encode(game.options_schema)
    games.clear()
    assert magehall.games(), "the list that was given away is not the one the kernel keeps"


def test_a_game_is_loaded_when_somebody_asks_for_it() -> None:
    program = """
import sys
import magehall
def loaded():
    return {name.split(".")[2] for name in sys.modules if name.startswith("magehall.games.")}
assert not loaded()
magehall.new_match("battle_mages", 2, 1)
assert loaded() == {"battle_mages"}
assert loaded() < set(magehall.games()) == loaded()
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def refused(*args: Any, **kwargs: Any) -> str:
    """What is said to arguments that do not fit."""
    with pytest.raises(OptionError) as error:
        magehall.new_match(*args, **kwargs)
    return str(error.value)


def test_a_game_that_does_not_exist() -> None:
    assert refused("poker", 2).startswith("no game 'poker'; there are: battle_mages, ")


@pytest.mark.parametrize("seats", [0, 1, 5, -1, 10**9, None, "2", []])
def test_a_number_of_seats_the_game_does_not_have(seats: Any) -> None:
    assert refused("midnight_larder", seats) == f"midnight_larder seats 2 to 4, not {seats}"


def test_options_the_game_does_not_have() -> None:
    message = "options of midnight_larder: no key 'moon' is known here (there are none) (at moon)"
    assert refused("midnight_larder", 2, options={"moon": "full"}) == message
    words = "options of battle_mages: expected one of 'choose', 'deal', found "
    assert refused("battle_mages", 2, options={"mages": 7}) == f"{words}7 (at mages)"
    meant = f"{words}'dael'; did you mean 'deal'? (at mages)"
    assert refused("battle_mages", 2, options={"mages": "dael"}) == meant
    known = "no key 'mage' is known here; did you mean 'mages'? (there are: first_seat, mages)"
    assert known in refused("battle_mages", 2, options={"mage": "deal"})
    assert (
        refused("midnight_larder", 2, options=["moon"])
        == "options of midnight_larder: expected keys and values"
    )


def test_equal_seeds_are_equal_whether_number_or_word() -> None:
    matches = [magehall.new_match("midnight_larder", 3, seed=seed) for seed in (7, "7")]
    assert magehall.state_hash(matches[0]) == magehall.state_hash(matches[1])
    assert matches[0].save() == matches[1].save()


def test_options_given_are_not_shared_with_the_caller() -> None:
    options: dict[str, Any] = {}
    match = magehall.new_match("midnight_larder", 2, seed=1, options=options)
    before = match.save()
    options["moon"] = "full"
    assert match.save() == before


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_view_is_for_a_seat_there_is_or_for_a_spectator(seat: int) -> None:
    match = magehall.new_match("midnight_larder", 2, seed=1)
    assert match.view(None)["seat"] is None
    with pytest.raises(OptionError, match=f"no seat {seat}; this match has seats 0 to 1"):
        match.view(seat)


def test_a_view_tells_who_is_waited_for_and_only_the_one_who_is_asked_sees_the_options() -> None:
    match = magehall.new_match("midnight_larder", 2, seed=1)
    match.apply(1, "climb:low")
    assert match.view(None)["waiting"] == {"0": {"key": "ask-plan", "args": {}}}
    assert [option["id"] for option in match.view(0)["decision"]["options"]] == [
        "climb:low",
        "climb:middle",
        "climb:top",
    ]
    assert "decision" not in match.view(1)
    assert match.view(1)["version"] == 1


def test_what_a_bot_is_given_has_no_way_to_what_its_seat_may_not_see() -> None:
    """It gets its decision, its view and worlds it cannot tell from the true one; no match, no state, no flow."""
    match = magehall.new_match("midnight_larder", 3, seed=1)
    perspective = Perspective(match, 1)
    public = {name for name, _ in inspect.getmembers(perspective) if not name.startswith("_")}
    assert public == {"decision", "imagine", "seat", "seats", "sense", "view"}
    assert perspective.view() == match.view(1)
    hands = {str(perspective.imagine(str(seed)).view(0)["table"]["mine"]) for seed in range(20)}
    assert len(hands) > 1, "what seat 0 has dreamt is imagined anew each time"
