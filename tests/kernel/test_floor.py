"""The last moment past which nothing is taken back: a saved match holds it, and is played again from there alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

import magehall
from magehall import LoadError, Match, load_match, state_hash, verify
from magehall.kernel import game as games
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kernel.matches.journal import Setup
from magehall.kernel.matches.snapshots import APART, MOST_SNAPSHOTS
from magehall.kernel.state import State
from tests.kernel.forging import content_of, forge, sealed
from tests.kernel.scratch import Scratch, Slate, question

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


class Tallying(Frame):
    """Seat 0 counts on, or throws a die."""


def ask(_tallying: Tallying, _flow: Flow[State]) -> Asked:
    return question(0, "count", "throw")


class Tally(Scratch):
    """A game of counting that notes each move wherever it is made, in a match or in one that is played again."""

    id = "tally"

    def __init__(self) -> None:
        super().__init__({Tallying: Procedure(ask=ask, count=self.count)})
        self.made: list[int] = []
        """The places of the moves."""

    def count(self, tallying: Tallying, flow: Flow[State]) -> None:
        slate = flow.state.edit("slate", Slate)
        self.made.append(slate.total)
        slate.total += 1
        if flow.answer.verb == "throw":
            flow.chance.roll("a die", 6)
        tallying.go("ask")


@pytest.fixture
def tally(monkeypatch: pytest.MonkeyPatch) -> Tally:
    game = Tally()
    monkeypatch.setitem(games._games, game.id, game)
    return game


def counted(game: Tally, since: int) -> Match[State]:
    """A match in which nothing before the last so many moves can be taken back."""
    match = Match.start(game, Setup(1, {}, "tally", {}))
    for option in ["count"] * LATE + ["throw"] + ["count"] * since:
        match.apply(0, option)
    assert match.undo_floor == LATE + 1
    assert game.made == list(range(LATE + 1 + since))
    return match


TAKE_BACK: list[Callable[[Match[Any], int], object]] = [
    lambda match, seat: match.undo(seat),
    lambda match, seat: match.undo_choice(seat),
    lambda match, seat: match.undo(seat, match.undo_points(seat)[-1]),
]


@pytest.mark.parametrize("take_back", TAKE_BACK)
def test_to_take_back_nothing_below_the_floor_is_played_again(
    tally: Tally, take_back: Callable[[Match[Any], int], object]
) -> None:
    match = counted(tally, SINCE)
    loaded = load_match(match.save())
    tally.made.clear()
    take_back(loaded, 0)
    since = [match.undo_floor + number for number in range(SINCE)]
    assert tally.made[:SINCE] == since, "all since then"
    assert len(tally.made) < SINCE + APART, "and only the last few once more"
    tally.made.clear()
    take_back(match, 0)
    assert len(tally.made) < APART, "a match that was never saved remembers a moment shortly before"
    assert loaded.save() == match.save()


@pytest.mark.parametrize("take_back", TAKE_BACK)
def test_a_match_from_a_file_is_taken_back_to_the_same_moment(
    take_back: Callable[[Match[Any], int], object],
) -> None:
    before, loaded = played_again(), load_match(long_file())
    seat = who_may_take_back(before)
    take_back(before, seat)
    take_back(loaded, seat)
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


def test_a_moment_older_than_all_snapshots_is_reached_from_the_floor(tally: Tally) -> None:
    match = counted(tally, MOST_SNAPSHOTS + 5)
    floor = match.undo_floor
    wanted = match.replayed(match.moves[: floor + 2])
    assert floor + 2 in match.undo_points(0)
    tally.made.clear()
    match.undo(0, floor + 2)
    assert tally.made == [floor, floor + 1]
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
