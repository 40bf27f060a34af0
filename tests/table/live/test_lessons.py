"""Lessons at a table: the learner answers, the others move as the lesson says."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.table.live.player import Player, company
from tests.table.support import LiveHall


def lessons(hall: LiveHall) -> list[str]:
    with hall.visitor() as visitor:
        return [lesson["id"] for lesson in visitor.get("/api/games/battle_mages/lessons").json()]


def test_every_lesson_can_be_played_to_its_last_praise(live_hall: LiveHall) -> None:
    async def learn(lesson: str) -> None:
        async with company(live_hall.url) as (player,):
            await _learn(player, "battle_mages", lesson)

    found = lessons(live_hall)
    assert len(found) >= 5
    for lesson in found:
        asyncio.run(learn(lesson))


def test_a_guided_game_goes_on_after_its_last_praise(live_hall: LiveHall) -> None:
    async def learn() -> None:
        async with company(live_hall.url) as (player,):
            await _learn(player, "mage_knight", "18_first_reconnaissance")
            await player.move("skill:dark-paths")
            await player.until(lambda state: "gain:agility" in _offered(state))

    asyncio.run(learn())


def test_the_others_play_on_after_a_guided_match(live_hall: LiveHall) -> None:
    """Up to the last step they go by the script; then bots play them, and nobody waits for ever."""

    async def learn() -> None:
        async with company(live_hall.url) as (player,):
            await _learn(player, "colors_of_magic", "17_first_skirmish")
            await player.move("pay")
            await player.until(lambda state: any(id.startswith("place:") for id in _offered(state)))
            await player.move(next(id for id in _offered(player.state) if id.startswith("place:")))
            version = player.state["version"]
            await player.until(lambda state: state["version"] > version and "pass" in _offered(state))

    asyncio.run(learn())


async def _learn(player: Player, game: str, lesson: str) -> None:
    """Begin a lesson and answer all its questions rightly."""
    steps = (await player.http.get(f"/api/games/{game}/lessons/{lesson}")).json()["steps"]
    table = await player.post(f"/api/lessons/{game}/{lesson}/start")
    await player.open(table["id"])
    for step in steps:
        await _take(player, step["right"][0], len(step["then"]))


async def _take(player: Player, right: str, then: int) -> None:
    """Give the right answer when it is asked for, and wait until the others have done their part."""
    await player.until(lambda state: right in _offered(state))
    least = player.state["version"] + 1 + then
    await player.move(right)
    await player.until(lambda state: state["version"] >= least)


def _offered(state: dict[str, Any]) -> list[str]:
    return [option["id"] for option in state["view"].get("decision", {}).get("options", [])]


@pytest.mark.parametrize("lesson", ["nonsense", "..%2F..%2Fsecrets", "x" * 80])
def test_a_lesson_that_does_not_exist_is_not_found(live_hall: LiveHall, lesson: str) -> None:
    with live_hall.visitor() as visitor:
        visitor.get("/api/me")
        answer = visitor.post(f"/api/lessons/battle_mages/{lesson}/start")
        assert answer.status_code in (404, 422)


def test_lesson_tables_do_not_crowd_the_lobby(live_hall: LiveHall) -> None:
    with live_hall.visitor() as visitor:
        visitor.get("/api/me")
        for lesson in lessons(live_hall):
            assert visitor.post(f"/api/lessons/battle_mages/{lesson}/start").status_code == 201
        assert visitor.get("/api/tables").json()["mine"] == []
