"""What all spectators see alike is built once for each version, and is what each would be shown alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from magehall.kernel.showing.listing import view_for_person
from magehall.table.rooms.room import game_hooks
from tests.table.rooms.conftest import Hall, look

InHall = Callable[..., None]


def test_however_many_watch_a_view_is_built_once_for_each_version(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[Any] = []

    def build(match: Any, seat: int | None) -> Any:
        built.append(seat)
        return view_for_person(match, seat)

    async def test(hall: Hall) -> None:
        monkeypatch.setattr(game_hooks, "view_for_person", build)
        manager = await hall.server()
        room, _ = await look(manager, await hall.table(["ann", "bob"]), "ann")
        crowd = [(await look(manager, room.id, f"eve{number}"))[1] for number in range(5)]
        for version in range(3):
            for eve in crowd:
                shown = room.state_for(eve)
                alone = view_for_person(room.match, None)
                alone.version = version
                assert shown.view == alone
            assert built == [None] * (version + 1)
            await room.move(0, version, room.match.pending[0].options[0].id)

    in_hall(test)


def test_who_comes_late_reads_the_whole_log_and_who_was_there_what_is_new(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager = await hall.server()
        room, _ = await look(manager, await hall.table(["ann", "bob"]), "ann")
        eve = (await look(manager, room.id, "eve"))[1]
        read = len(room.state_for(eve).events)
        assert read == len(room.match.events)
        for version in range(2):
            await room.move(0, version, room.match.pending[0].options[0].id)
            whole = [event.shown(None) for event in room.match.events]
            assert room.state_for(eve).events == whole[read:]
            assert room.state_for((await look(manager, room.id, "fay"))[1]).events == whole
            read = len(whole)

    in_hall(test)
