"""Any moment of a recorded match, in whatever order they are asked for."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from magehall.kernel.game import find_game
from magehall.kernel.matches.match import Match
from magehall.kernel.showing.listing import numbered_view
from magehall.table.lobby.repository import Seating
from magehall.table.models import Chair, TableRow, now
from magehall.table.records import moments, replays
from magehall.table.records.moments import Moments, Replayer
from magehall.table.records.replays import MatchReplay
from magehall.table.records.repository import StoredEntry

LENGTH = 90


def seated(seats: int = 3) -> Seating:
    table = TableRow(
        id="a",
        game="battle_mages",
        rules=find_game("battle_mages").version,
        options={},
        seats=seats,
        secret="s",
        position=None,
        imported=False,
    )
    return Seating(table, [Chair(table_id="a", seat=seat, contribution="") for seat in range(seats)], {})


def recorded(seed: int) -> list[StoredEntry]:
    """Random moves, with a take-back now and then."""
    luck, replayer = Random(seed), Replayer(seated())
    entries: list[StoredEntry] = []
    for number in range(1, LENGTH + 1):
        match = replayer.match
        if match.moves and luck.random() < 0.15:
            to = {"to": luck.randrange(len(match.moves))}
            entry = StoredEntry(number, "undo", match.moves[-1][0], None, to, now())
        else:
            seat, decision = luck.choice(list(match.pending.items()))
            entry = StoredEntry(number, "move", seat, luck.choice(decision.options).id, None, now())
        replayer.take(entry)
        entries.append(entry)
    return entries


def told(match: Match[Any]) -> tuple[Any, ...]:
    return match.save(), match.events, [match.undo_points(seat) for seat in range(3)]


def as_it_was(entries: Sequence[StoredEntry]) -> Match[Any]:
    return Replayer(seated()).take_all(entries)


@pytest.mark.parametrize("every", [1, 8, 32, 1000])
def test_any_moment_is_as_it_was_played(every: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "KEYFRAME_EVERY", every)
    entries = recorded(every)
    shown = Moments(seated())
    shown.take_all(entries)
    luck = Random(every)
    asked = [0, LENGTH, *luck.choices(range(LENGTH + 1), k=15), 30, 31, 32, 33]
    for moment in asked:
        assert told(shown.at(moment)) == told(as_it_was(entries[:moment])), moment
    assert told(shown.match) == told(as_it_was(entries)), "looking back changes nothing"


def test_looking_back_does_not_play_the_match_from_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Moments(seated())
    entries = recorded(1)
    shown.take_all(entries)
    applied = []
    monkeypatch.setattr(moments, "apply_stored", lambda _match, entry: applied.append(entry.number))
    shown.at(LENGTH)
    assert applied == [*range(65, LENGTH + 1)]
    shown.at(LENGTH)
    assert len(applied) == LENGTH - 64, "it stands there already"


def test_a_replay_keeps_only_the_last_views(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = MatchReplay(seated(), None)
    replay.extend(recorded(2))

    def all_views() -> list[bytes]:
        return [bytes(step.view) for step in replay.page(0, 500, "en", {}, whole=False)]

    before = replay.size
    views = all_views()
    assert replay.size == before + sum(map(len, views))
    monkeypatch.setattr(replays, "VIEW_BYTES", 10_000)
    assert all_views() == views
    assert before < replay.size <= before + 10_000
    assert all_views() == views


def test_a_step_shows_the_moment_it_led_to() -> None:
    entries = recorded(3)
    replay = MatchReplay(seated(), 1)
    replay.extend(entries)
    for step, kept in zip(replay.page(0, 500, "en", {}, whole=False), replay.steps, strict=True):
        view = numbered_view(as_it_was(entries[: kept.moment]), 1)
        view.version = kept.version
        assert bytes(step.view) == msgspec.json.encode(view)
