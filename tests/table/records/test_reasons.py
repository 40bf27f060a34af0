"""Matches shown again where both are asked at once: why a bot did what it did, and what was taken back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from magehall.bots.bot import Choice, Weighed
from magehall.kernel.matches.match import Match
from magehall.kernel.text import Text
from magehall.table.rooms.room.reasons import kept
from tests.table.lobby.house import BATTLE, Guest, House, Json
from tests.table.records.test_replay import all_steps

pytestmark = pytest.mark.anyio

LUCKY = Text("bots", "why-greedy", {"worlds": 8})
BOTH_ASKED: Json = {
    "game": BATTLE,
    "seats": 2,
    "mages": [
        {"school": "fire", "hand": ["ember-lance", "stone-hand"]},
        {"school": "water", "hand": ["paralyze", "tide-whip"]},
    ],
    "pile": ["rockfall", "gale-cutter"],
    "at": "play",
}
"""Whatever is cast, both are asked, for one of them could counter it."""


def with_thoughts(match: Match[Any]) -> list[Any]:
    """The entries of a match that a bot played for seat 1, with what it thought of its moves."""
    lines: list[Any] = []
    again = match.replayed([])
    for seat, option_id in match.moves:
        options = again.pending[seat].options
        chosen = next(option for option in options if option.id == option_id)
        choice = Choice(chosen, LUCKY, (Weighed(chosen, 0.5, 8),))
        lines.append(("move", seat, option_id, kept(choice) if seat == 1 else None))
        again.apply(seat, option_id)
    return lines


async def thinking(house: House, ann: Guest) -> tuple[str, Match[Any]]:
    """A match against a bot that says why, not yet over; the bot's first answer shows only with the other one."""
    table = await house.begun(ann, public=True, position=BOTH_ASKED)
    match = await house.match(table)
    match.apply(0, "cast:ember-lance")
    match.apply(1, "pass")
    choose = random.Random(3)
    while match.pending:
        seat, decision = choose.choice(list(match.pending.items()))
        match.apply(seat, choose.choice(decision.options).id)
    await house.write(table, with_thoughts(match))
    return table, match


async def test_a_bot_says_why_when_the_match_is_over(house: House) -> None:
    ann, eve = await house.guest(), await house.guest()
    table, match = await thinking(house, ann)
    assert not any(step["reasons"] for step in await all_steps(eve, table)), "not before the end"
    assert not any(step["reasons"] for step in await all_steps(ann, table, seat=0))
    await house.end(table, None)
    for steps in (await all_steps(eve, table), await all_steps(ann, table, seat=0)):
        told = [reason for step in steps for reason in step["reasons"]]
        assert [reason["version"] for reason in told] == [
            number for number, (seat, _) in enumerate(match.moves, 1) if seat == 1
        ]
        assert {reason["seat"] for reason in told} == {1}
        assert all(reason["type"] == "reasons" and reason["whole"] for reason in told)
        assert all(reason["chosen"] == reason["weighed"][0]["option"] for reason in told)
        assert all(reason["why"].startswith("I looked one step ahead") for reason in told)
        assert set(told[0]) == {"type", "version", "seat", "chosen", "why", "weighed", "whole"}
        for step in steps:
            assert all(reason["version"] <= step["version"] for reason in step["reasons"])
    await eve.speak("fr")
    told = [reason for step in await all_steps(eve, table) for reason in step["reasons"]]
    assert all(reason["why"].startswith("J’ai regardé") for reason in told)


async def test_reasons_of_a_question_answered_together_stand_at_its_one_step(house: House) -> None:
    ann = await house.guest()
    table, match = await thinking(house, ann)
    await house.end(table, None)
    steps = await all_steps(ann, table)
    shown = {step["version"] for step in steps}
    amid = [number for number, (seat, _) in enumerate(match.moves, 1) if seat == 1 and number not in shown]
    assert amid, "this match has answers that show only together"
    for number in amid:
        step = next(step for step in steps if step["version"] > number)
        assert number in [reason["version"] for reason in step["reasons"]]


async def test_a_take_back_past_a_question_half_answered_is_shown(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    table = await house.begun(ann, bob, public=True, position=BOTH_ASKED)
    match = await house.match(table)
    match.apply(0, "cast:ember-lance")
    shown = len(match.moves)
    match.apply(0, "pass")
    assert match.state.answers
    lines: list[Any] = [("move", seat, option, None) for seat, option in match.moves]
    await house.write(table, [*lines, ("undo", 0, None, {"to": shown})])
    assert [step["kind"] for step in await all_steps(ann, table)] == ["start", *["move"] * shown]
    await house.write(table, [lines[-1], ("undo", 0, None, {"to": shown - 1})])
    steps = await all_steps(ann, table)
    assert steps[-1]["kind"] == "undo"
    assert steps[-1]["view"]["table"] == steps[-3]["view"]["table"]
