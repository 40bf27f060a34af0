"""Health, readiness, metrics and logs."""

from __future__ import annotations

import io
import json
import logging
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from magehall.table.operations import health_check, logs, service
from magehall.table.settings import Settings
from tests.table.conftest import MakeHall
from tests.table.support import LONG, HallProcess, RunningHall, hall_in_process

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def patient_readiness(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing counts as away because the machine is slow."""
    monkeypatch.setattr(service, "TIMEOUT", 600)
    monkeypatch.setattr(health_check, "TIMEOUT", 600)


async def test_health_and_readiness(hall_client: RunningHall) -> None:
    visitor = hall_client()
    assert (await visitor.get("/healthz")).json()["alive"] is True
    ready = await visitor.get("/readyz")
    assert (ready.status_code, ready.json()["ready"]) == (200, True)


async def test_not_ready_while_shutting_down(hall_client: RunningHall) -> None:
    hall_client.hall.closing.set()
    answer = await hall_client().get("/readyz")
    assert answer.status_code == 503
    assert answer.json() == {
        "ready": False,
        "database": True,
        "trouble": None,
        "news": True,
        "closing": True,
    }
    assert (await hall_client().get("/healthz")).status_code == 200


async def test_not_ready_without_its_database(
    hall_client: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away() -> None:
        raise OSError("away")

    monkeypatch.setattr(hall_client.hall.database, "session", away)
    answer = await hall_client().get("/readyz")
    assert (answer.status_code, answer.json()["database"]) == (503, False)
    assert answer.json()["trouble"] == "failed"


async def test_not_ready_without_its_channel(
    hall_client: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away() -> bool:
        return False

    monkeypatch.setattr(hall_client.hall.pubsub, "healthy", away)
    answer = await hall_client().get("/readyz")
    assert (answer.status_code, answer.json()["news"]) == (503, False)


async def test_metrics_count_by_route_and_name_nobody(hall_client: RunningHall) -> None:
    visitor = await hall_client.account("Ondine")
    await visitor.get("/api/games/battle_mages/lessons/a-lesson-of-mine")
    await visitor.get("/api/nothing/of-mine")
    text = (await visitor.get("/metrics")).text
    route = "/api/games/{game}/lessons/{lesson}"
    assert f'magehall_requests_total{{method="GET",route="{route}",status="404"}}' in text
    assert "magehall_request_seconds_bucket" in text
    for name in ("magehall_sockets", "magehall_rooms", "magehall_moves_total", "magehall_bot_jobs_total"):
        assert f"# TYPE {name.removesuffix('_total')}" in text
    assert "of-mine" not in text
    assert "Ondine" not in text


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """Everything that is logged, as JSON."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    logs.configure(Settings(log_json=True, log_level="DEBUG"), stream)
    logging.getLogger("httpx").setLevel(logging.WARNING)  # the visitors' own log is none of the server's
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger("uvicorn.access").disabled = False
    logging.getLogger("uvicorn.error").filters.clear()


async def test_logs_tell_what_happened_and_keep_what_is_secret(
    hall_client: RunningHall, logged: io.StringIO
) -> None:
    visitor = await hall_client.guest()
    password = "hunter2-hunter2"
    tokens = [visitor.cookies["magehall"]]
    await visitor.post("/api/me/register", json={"name": "Ondine", "password": password})
    tokens.append(visitor.cookies["magehall"])
    await visitor.post("/api/me/login", json={"name": "Ondine", "password": f"{password}!"})
    await visitor.get("/api/tables/abcdefgh?invite=let-me-in")
    await visitor.patch("/api/me", content=password.encode(), headers={"Content-Type": "application/json"})
    text = logged.getvalue()
    lines = [json.loads(line) for line in text.splitlines()]
    answered = [line for line in lines if line["message"] == "answered"]
    assert [line["route"] for line in answered[:2]] == ["/api/me", "/api/me/register"]
    assert all(line["request"] and line["status"] and line["ms"] >= 0 for line in answered)
    assert answered[0]["person"] == answered[1]["person"]
    for secret in (password, "let-me-in", *tokens, "argon2", "Ondine"):
        assert secret not in text


async def test_only_listed_fields_are_logged(logged: io.StringIO) -> None:
    log = logging.getLogger("magehall.test")
    log.info("moved", extra={"table": "abcdefgh", "version": 7, "hand": ["ember-lance"], "seed": "s3cret"})
    try:
        raise ValueError("a reason")
    except ValueError:
        log.exception("failed", extra={"table": "abcdefgh"})
    lines = [json.loads(line) for line in logged.getvalue().splitlines()]
    first, second = (line for line in lines if line["logger"] == log.name)
    assert (first["table"], first["version"]) == ("abcdefgh", 7)
    assert "s3cret" not in logged.getvalue()
    assert "ember-lance" not in logged.getvalue()
    assert "ValueError: a reason" in second["exception"]


async def test_logs_for_people_stay_on_their_line(logged: io.StringIO) -> None:
    record = logging.LogRecord("magehall", logging.INFO, "", 0, "two\nlines", None, None)
    assert "\n" not in logs.TextFormatter().format(record)


async def test_a_request_id_comes_back_and_only_a_proxy_of_ours_may_choose_it(make_hall: MakeHall) -> None:
    alone, behind = await make_hall(), await make_hall(trusted_proxies=1)
    given = {"X-Request-Id": "abcdef-0123456789"}
    assert (await alone().get("/healthz", headers=given)).headers["x-request-id"] != given["X-Request-Id"]
    assert (await behind().get("/healthz", headers=given)).headers["x-request-id"] == given["X-Request-Id"]
    evil = {"X-Request-Id": "x" * 100}
    assert (await behind().get("/healthz", headers=evil)).headers["x-request-id"] != evil["X-Request-Id"]


def test_a_server_that_is_asked_to_stop_says_so_and_serves_on_meanwhile(tmp_path: Path) -> None:
    with hall_in_process(tmp_path, drain_seconds=3600) as hall, hall.visitor() as visitor:
        assert visitor.get("/api/me").json()["guest"] is True
        assert hall.process is not None
        hall.process.send_signal(signal.SIGTERM)
        deadline = time.monotonic() + LONG
        while not (answer := visitor.get("/readyz")).json()["closing"]:
            assert time.monotonic() < deadline, "it never said so"
        assert answer.status_code == 503
        assert visitor.get("/api/me").status_code == 200


def test_a_server_that_is_asked_to_stop_stops_after_that_time(tmp_path: Path) -> None:
    with hall_in_process(tmp_path, drain_seconds=0.3) as hall:
        assert hall.stop() in (0, -signal.SIGTERM)
    lines = [json.loads(line) for line in hall.log.read_text().splitlines()]
    assert [line["message"] for line in lines if line["logger"] == "magehall.table.app"] == [
        "the hall is open",
        "the hall is closed",
    ]


def test_a_killed_server_starts_again_with_everyone_known(hall_process: HallProcess) -> None:
    with hall_process.visitor() as visitor:
        me = visitor.get("/api/me").json()
        visitor.patch("/api/me", json={"name": "Ondine"})
        hall_process.kill()
        hall_process.start()
        assert visitor.get("/api/me").json() == {**me, "name": "Ondine"}


def test_every_setting_is_explained() -> None:
    page = (Path(__file__).parents[3] / "docs" / "operations.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    explained = {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert set(Settings.model_fields) <= explained
