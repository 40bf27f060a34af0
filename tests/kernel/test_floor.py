"""The last moment past which nothing is taken back: a saved match holds it, and is played again from there alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

import magehall
from magehall import LoadError, Match, load_match, state_hash, verify
from magehall.kernel.matches import match as matches
from tests.kernel.forging import content_of, forge, sealed

LATE, SINCE = 20, 3
"""So many moves lie below the floor at least, and above it."""


@cache
def long_file() -> bytes:
    """A match in which one seat may take back several moves, late enough."""
    match = magehall.new_match("mage_knight", seats=2, seed=1, options={"scenario": "first-reconnaissance"})
    luck = Random(1)
    while match.undo_floor < LATE or len(match.moves) - match.undo_floor < SINCE:
        seat, decision = luck.choice(list(match.pending.items()))
        match.apply(seat, luck.choice(decision.options))
    return match.save()


def played_again() -> Match[Any]:
    """The match of the file, with everything still known that a match knows that was never saved."""
    loaded = load_match(long_file())
    return loaded.replayed(loaded.moves)


def who_may_take_back(match: Match[Any]) -> int:
    return next(seat for seat in range(match.setup.seats) if match.can_undo(seat))


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The places of the moves that are made from now on."""
    places: list[int] = []
    apply = Match.apply

    def noted(match: Match[Any], seat: int, option: Any) -> Any:
        places.append(len(match.moves))
        return apply(match, seat, option)

    monkeypatch.setattr(Match, "apply", noted)
    return places


TAKE_BACK: list[Callable[[Match[Any], int], object]] = [
    lambda match, seat: match.undo(seat),
    lambda match, seat: match.undo_choice(seat),
    lambda match, seat: match.undo(seat, match.undo_points(seat)[-1]),
]


@pytest.mark.parametrize("take_back", TAKE_BACK)
def test_to_take_back_nothing_below_the_floor_is_played_again(
    made: list[int], take_back: Callable[[Match[Any], int], object]
) -> None:
    before = played_again()
    seat, floor = who_may_take_back(before), before.undo_floor
    take_back(before, seat)
    made.clear()
    loaded = load_match(long_file())
    take_back(loaded, seat)
    assert made == [] or min(made) >= floor
    assert len(made) <= SINCE, "and all of it once"
    assert state_hash(loaded) == state_hash(before)
    assert loaded.pending == before.pending
    assert loaded.save() == before.save()
    assert loaded.events == before.events


def test_the_log_is_the_same_whether_it_is_asked_for_before_taking_back_or_after() -> None:
    before, early, late = played_again(), load_match(long_file()), load_match(long_file())
    seat = who_may_take_back(before)
    assert early.events == before.events
    for match in (before, early, late):
        match.undo(seat)
    for match in (early, late):
        assert match.events == before.events
        assert match.forced == before.forced
        assert match.passes == before.passes
        assert match.save() == before.save()


def test_a_match_goes_on_from_a_file_and_takes_back_what_was_made_before_it() -> None:
    before, loaded = played_again(), load_match(long_file())
    seat = who_may_take_back(before)
    before.undo(seat)
    loaded.undo(seat)
    for match in (before, load_match(loaded.save())):
        option = match.pending[seat].options[0].id
        match.apply(seat, option)
        if match.can_undo(seat):
            match.undo(seat)
            match.undo(seat)
        assert match.save() == match.replayed(match.moves).save()


def test_a_moment_older_than_all_snapshots_is_reached_from_the_floor(
    made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "MOST_SNAPSHOTS", 1)
    match = played_again()
    seat, floor = who_may_take_back(match), match.undo_floor
    oldest = match.undo_points(seat)[-1]
    wanted = match.replayed(match.moves[:oldest])
    made.clear()
    match.undo(seat, oldest)
    assert made == [] or min(made) >= floor
    assert match.save() == wanted.save()
    assert match.events == wanted.events


def test_of_the_floor_only_what_changed_since_is_written() -> None:
    content = content_of(long_file())
    floor = content["floor"]["things"]
    assert list(floor) == list(content["state"]["things"])
    assert any(thing == {} for thing in floor.values()), "the thing as it stands now"
    assert all(thing == {} or thing != content["state"]["things"][name] for name, thing in floor.items())
    assert load_match(long_file()).save() == long_file()


def test_where_nothing_can_be_taken_back_or_all_of_it_no_floor_is_written() -> None:
    start = magehall.new_match("mage_knight", seats=2, seed=1, options={"scenario": "first-reconnaissance"})
    assert content_of(start.save())["floor"] is None
    at_the_floor = played_again()
    at_the_floor.go_back(at_the_floor.undo_floor)
    assert content_of(at_the_floor.save())["floor"] is None


def older(data: bytes) -> bytes:
    """The file as Magehall wrote it before it knew of floors."""
    content = content_of(data)
    del content["floor"]
    return sealed(content, schema=1)


def test_a_file_without_a_floor_is_read_proven_and_taken_back_all_the_same() -> None:
    before, loaded = played_again(), load_match(older(long_file()))
    seat = who_may_take_back(before)
    assert verify(older(long_file())).holds
    assert content_of(loaded.save())["floor"] is None
    assert [loaded.undo_points(seat), loaded.last_choice(seat)] == [
        before.undo_points(seat),
        before.last_choice(seat),
    ]
    before.undo(seat)
    loaded.undo(seat)
    assert state_hash(loaded) == state_hash(before)
    assert load_match(loaded.save()).save() == loaded.save()


def test_a_floor_where_there_can_be_none_is_refused() -> None:
    for floor in (0, len(content_of(long_file())["moves"])):
        forged = forge(long_file(), lambda content, floor=floor: content.update(undo_floor=floor))  # type: ignore[misc]
        with pytest.raises(LoadError, match="tells of a floor, but undo reaches back to move"):
            load_match(forged)


def spoilt(content: dict[str, Any]) -> None:
    """Another state at the floor, with everything of the right kind."""
    floor = content["floor"]["things"]
    name, entry = next((name, entry) for name, entry in floor.items() if entry)
    before, now = next(iter(entry.values())), next(iter(content["state"]["things"][name].values()))
    part = next(part for part in before if before[part] != now[part])
    before[part] = now[part]


def misplaced(content: dict[str, Any]) -> None:
    content["floor"]["things"] = dict(reversed(content["floor"]["things"].items()))


def unheard_of(content: dict[str, Any]) -> None:
    content["floor"]["things"]["nobody"] = {}


def lost(content: dict[str, Any]) -> None:
    content["floor"]["stack"][-1]["step"] = "sing"


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (spoilt, "floor.things."),
        (misplaced, "in another order"),
        (lambda c: c["floor"]["stack"].pop(), "floor.stack"),
    ],
)
def test_a_floor_that_was_forged_is_no_proof_and_takes_nothing_back(
    change: Callable[[dict[str, Any]], object], fault: str
) -> None:
    forged = forge(long_file(), change)
    proof = verify(forged)
    assert not proof.holds
    assert fault in proof.fault
    match = load_match(forged)
    seat, now = match.moves[-1][0], match.save()
    with pytest.raises(LoadError, match="the moves in the file do not lead to its state"):
        match.undo(seat)
    assert match.save() == now, "nothing has changed"


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (unheard_of, "'nobody' is none of the things there are"),
        (lost, " has no step 'sing'"),
        (lambda c: c["floor"].update(note="well played"), "unknown field `note`"),
        (lambda c: c["floor"]["things"].update(nobody={"Dragon": {}}), "unknown field `Dragon`"),
    ],
)
def test_a_floor_that_is_none_of_the_game_is_refused_at_once(
    change: Callable[[dict[str, Any]], object], fault: str
) -> None:
    with pytest.raises(LoadError, match=fault):
        load_match(forge(long_file(), change))
