"""A game that cannot show its table, over real sockets: both are told, and agree on an end without a loss."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from magehall.kernel.game import find_game
from tests.table.live.player import Player
from tests.table.live.test_socket import at_a_table
from tests.table.support import LiveHall


def test_two_whose_table_cannot_be_shown_call_the_match_off(
    live_hall: LiveHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> Any:
        raise KeyError("a view that breaks")

    async def test(ann: Player, bob: Player, table: str) -> None:
        monkeypatch.setattr(type(find_game("battle_mages")), "view", broken)
        await ann.move("draw:pile")
        for who in (ann, bob):
            await who.until(lambda state: bool(state["trouble"] and state["trouble"]["still"]))
            assert who.state["view"]["table"] == {}
            assert not who.options
        await ann.say({"type": "offer", "what": "abort"})
        await bob.until(lambda state: "abort" in state["offers"])
        await bob.say({"type": "answer", "what": "abort", "yes": True})
        for who in (ann, bob):
            await who.until(lambda state: bool(state["table"]["state"] == "aborted"))

    at_a_table(live_hall, test)


def test_two_of_whom_nobody_knows_whether_a_window_matters_play_to_the_end(
    live_hall: LiveHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> bool:
        raise KeyError("a hook that breaks")

    async def test(ann: Player, bob: Player, table: str) -> None:
        kind = type(find_game("battle_mages"))
        for hook in ("window_matters", "window_could_matter", "harms_own_side"):
            monkeypatch.setattr(kind, hook, broken)
        await ann.say({"type": "ping"})
        await asyncio.gather(ann.play(), bob.play())
        assert ann.state["table"]["state"] == bob.state["table"]["state"] == "over"

    at_a_table(live_hall, test)
