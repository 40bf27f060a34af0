"""Whoever runs the hall reads what was reported, and deals with it, while the hall is open."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

import magehall
from magehall.cli import main
from magehall.table.models import CrashReport, Message
from magehall.table.rooms.chat.repository import ChatRepository
from tests.table.support import RunningHall, farewell, whoami

pytestmark = pytest.mark.anyio

Command = Callable[..., Awaitable[tuple[int, str]]]
NOON = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)


@pytest.fixture
def command(
    hall_client: RunningHall, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Command:
    """``magehall reports ...`` for this hall: its status, and all it says."""
    monkeypatch.setenv("MAGEHALL_DATABASE", hall_client.hall.settings.database)

    async def run(*arguments: str) -> tuple[int, str]:
        status = await asyncio.to_thread(main, ["reports", *arguments])
        said = capsys.readouterr()
        return status, said.out + said.err

    return run


async def quarrel(hall: RunningHall, *lines: str) -> tuple[str, str, ChatRepository]:
    """Ondine says so many lines at a table, a minute apart, and Melusine reads them."""
    ondine = (await whoami(await hall.account("Ondine")))["id"]
    melusine = (await whoami(await hall.account("Melusine")))["id"]
    table = await hall.table(ondine, melusine)
    async with hall.hall.database.session() as session:
        for number, line in enumerate(lines):
            session.add(
                Message(table_id=table, person_id=ondine, text=line, at=NOON + timedelta(minutes=number))
            )
            await session.flush()
    return table, melusine, ChatRepository(hall.hall.database)


async def test_no_reports_are_told_as_such(command: Command) -> None:
    assert await command() == (0, "No open reports.\n")
    assert await command("--all") == (0, "No reports.\n")


async def test_a_report_shows_who_whom_what_where_and_why(hall_client: RunningHall, command: Command) -> None:
    table, melusine, book = await quarrel(hall_client, "hello", "good luck", "you fool", "and more", "bye")
    assert await book.report(melusine, table, 3, "an insult")
    status, told = await command()
    assert status == 0
    head, sentence, *lines = told.splitlines()
    assert head.startswith("chat-1  ")
    assert head.endswith("  open")
    assert sentence.strip().startswith(f"Melusine ({melusine}) reported Ondine (")
    assert sentence.endswith(f"at table {table} (battle_mages): an insult")
    assert lines == [
        "    2026-03-01 12:00 Ondine: hello",
        "    2026-03-01 12:01 Ondine: good luck",
        "  > 2026-03-01 12:02 Ondine: you fool",
        "    2026-03-01 12:03 Ondine: and more",
        "    2026-03-01 12:04 Ondine: bye",
    ]


async def test_reports_are_listed_newest_first_and_closed_ones_only_when_asked_for(
    hall_client: RunningHall, command: Command
) -> None:
    table, melusine, book = await quarrel(hall_client, "one", "two", "three")
    for line in (1, 2, 3):
        await book.report(melusine, table, line, "")
    assert await command("close", "chat-1", "chat-3") == (0, "Closed chat-1.\nClosed chat-3.\n")
    _, told = await command()
    assert [line.split()[0] for line in told.splitlines() if line.startswith("chat-")] == ["chat-2"]
    _, told = await command("--all")
    heads = [line for line in told.splitlines() if line.startswith("chat-")]
    assert [head.split()[0] for head in heads] == ["chat-3", "chat-2", "chat-1"]
    assert ["closed" in head for head in heads] == [True, False, True]


async def test_a_hidden_line_is_not_shown_to_anyone_and_its_reports_are_closed(
    hall_client: RunningHall, command: Command
) -> None:
    table, melusine, book = await quarrel(hall_client, "hello", "you fool")
    ondine = (await book.history(table, "en"))[0].person
    await book.report(melusine, table, 2, "an insult")
    await book.report(ondine, table, 2, "I did not mean it")
    assert await command("hide", "chat-1") == (0, "Hidden, and closed chat-1.\n")
    assert [line.text for line in await book.history(table, "en")] == ["hello"]
    assert await command() == (0, "No open reports.\n")
    _, told = await command("--all")
    assert told.count("you fool (hidden)") == 2


async def test_a_report_outlives_the_words_and_the_names_of_those_who_left(
    hall_client: RunningHall, command: Command
) -> None:
    reader = await hall_client.account("Viviane")
    table, _, book = await quarrel(hall_client, "you fool")
    await book.report((await whoami(reader))["id"], table, 1, "an insult")
    assert (await farewell(reader)).status_code == 204
    _, told = await command()
    assert "former player" in told
    assert "you fool" in told


async def test_a_rule_that_broke_is_listed_with_its_match_and_can_be_closed_but_not_hidden(
    hall_client: RunningHall, command: Command, tmp_path: Path
) -> None:
    ondine = (await whoami(await hall_client.account("Ondine")))["id"]
    table = await hall_client.table(ondine)
    match = magehall.new_match("battle_mages", seats=2, seed=7)
    fault = CrashReport(
        table_id=table,
        game="battle_mages",
        rules=1,
        version=4,
        moves=[[0, "draw:pile"]],
        error="draw:pile by seat 0 failed at Turn.draw",
        stack="Traceback\n  a line\nKeyError: 'pile'\n",
        saved=match.save(),
    )
    async with hall_client.hall.database.session() as session:
        session.add(fault)
    status, told = await command()
    assert status == 0
    assert told.startswith("rule-1  ")
    for words in (table, "entry 5", "seat 0: draw:pile", "failed at Turn.draw", "KeyError: 'pile'"):
        assert words in told
    file = tmp_path / "broken.json"
    assert await command("save", "rule-1", str(file)) == (0, f"Saved the match of rule-1 in {file}.\n")
    assert magehall.load_match(file.read_bytes()).view(0) == match.view(0)
    assert (await command("hide", "rule-1"))[0] == 1
    assert await command("close", "rule-1") == (0, "Closed rule-1.\n")
    assert await command() == (0, "No open reports.\n")


async def test_only_a_broken_rule_has_a_match_to_save(
    hall_client: RunningHall, command: Command, tmp_path: Path
) -> None:
    table, melusine, book = await quarrel(hall_client, "you fool")
    await book.report(melusine, table, 1, "an insult")
    status, told = await command("save", "chat-1", str(tmp_path / "none.json"))
    assert (status, told) == (
        1,
        "magehall: no match file goes with chat-1: only reports of broken rules have one\n",
    )
    assert not (tmp_path / "none.json").exists()


@pytest.mark.parametrize("wrong", ["chat-7", "chat-x", "7", "dragon-1"])
async def test_a_report_that_is_not_there_is_told(command: Command, wrong: str) -> None:
    for verb in ("close", "hide"):
        status, told = await command(verb, wrong)
        assert (status, told) == (1, f"magehall: there is no report {wrong}\n")


async def test_without_a_database_nothing_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "missing.db"
    monkeypatch.setenv("MAGEHALL_DATABASE", f"sqlite+aiosqlite:///{missing}")
    assert await asyncio.to_thread(main, ["reports"]) == 1
    assert "there is no database" in capsys.readouterr().err
    assert not missing.exists()


async def test_a_database_of_another_version_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(tmp_path / "old.db") as file:
        file.execute("CREATE TABLE alembic_version (version_num TEXT)")
        file.execute("INSERT INTO alembic_version VALUES ('0001')")
    file.close()
    monkeypatch.setenv("MAGEHALL_DATABASE", f"sqlite+aiosqlite:///{tmp_path / 'old.db'}")
    assert await asyncio.to_thread(main, ["reports"]) == 1
    assert "another version" in capsys.readouterr().err
