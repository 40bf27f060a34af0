"""Planning over real sockets: only who plans hears of it, and what is played out counts once, for all."""

from __future__ import annotations

from typing import Any

from tests.table.live.player import Player
from tests.table.live.test_socket import at_a_table
from tests.table.support import LiveHall

IN_TURNS: dict[str, Any] = {"game": "mage_knight", "options": {"scenario": "blitz-conquest"}}


async def planned(who: Player, *moves: str) -> dict[str, Any]:
    await who.say({"type": "plan", "moves": list(moves)})
    return await who.note("plan")


async def until_past(who: Player, version: int) -> None:
    await who.until(lambda state: bool(state["version"] > version))


async def to_a_plan(ann: Player, bob: Player) -> tuple[Player, Player, list[str]]:
    """Play on until somebody can try a move: who, the other, and that move."""
    for _ in range(60):
        mover, other = (ann, bob) if ann.state["view"].get("decision") else (bob, ann)
        version = mover.state["version"]
        option = mover.state["view"]["decision"]["options"][0]["id"]
        if (await planned(mover, option))["moves"]:
            return mover, other, [option]
        await mover.move(option)
        for who in (ann, bob):
            await until_past(who, version)
    raise AssertionError("nobody could plan anything")


async def hears_of_it(who: Player) -> bool:
    """Whether up to now anything has come but the same state once more."""
    before = who.state
    await who.say({"type": "ping"})
    await who.note("pong")
    same = all(who.state[key] == before[key] for key in ("version", "view"))
    return not same or any(note["type"] == "plan" for note in who.notes)


def test_only_who_plans_hears_of_it(live_hall: LiveHall) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        mover, other, moves = await to_a_plan(ann, bob)
        shown, version = mover.state["view"], mover.state["version"]
        note = await planned(mover, *moves)
        assert (note["version"], note["moves"]) == (version, moves)
        assert note["view"]["table"] != shown["table"] or note["view"]["decision"] != shown["decision"]
        assert not await hears_of_it(other)
        await other.say({"type": "plan", "moves": moves})
        assert (await other.note("refused"))["code"] == "refused-not-asked"

    at_a_table(live_hall, test, **IN_TURNS)


def test_a_plan_played_out_by_a_double_click_counts_once(live_hall: LiveHall) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        mover, other, moves = await to_a_plan(ann, bob)
        version = mover.state["version"]
        for _ in range(3):
            await mover.say({"type": "play-out", "version": version, "moves": moves})
        for who in (mover, other):
            await until_past(who, version)
        made = mover.state["version"]
        await mover.say({"type": "ping"})
        await mover.note("pong")
        assert mover.state["version"] == other.state["version"] == made

    at_a_table(live_hall, test, **IN_TURNS)


def test_a_plan_that_is_no_plan_is_refused(live_hall: LiveHall) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        mover, _, moves = await to_a_plan(ann, bob)
        version = mover.state["version"]
        note = await planned(mover, *moves, "fly:moon")
        assert (note["moves"], note["refused"]["option"]) == (moves, "fly:moon")
        assert not note.get("beyond")
        await mover.say({"type": "play-out", "version": version, "moves": [*moves, "fly:moon"]})
        await mover.note("refused")
        no_plans: list[list[Any]] = [[], [1], ["a"] * 101]
        for garbage in no_plans:
            await mover.say({"type": "play-out", "version": version, "moves": garbage})
            assert (await mover.note("refused"))["code"] == "refused-malformed"
        await mover.say({"type": "ping"})
        await mover.note("pong")
        assert mover.state["version"] == version

    at_a_table(live_hall, test, **IN_TURNS)
