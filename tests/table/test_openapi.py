"""Whatever is sent to the calls the server describes, it answers as described and never breaks."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from magehall.table.app import create_app
from magehall.table.lobby import sandbox
from magehall.table.operations import health_check, service
from tests.conditions import TIMES
from tests.table.support import HOST, RunningHall, check_here, open_hall, settings_for

DESCRIPTION = create_app(settings_for(Path("never-opened"))).openapi()
SCHEMA = schemathesis.openapi.from_dict(DESCRIPTION)
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

CALLS_EACH = 5

Run = Callable[[Coroutine[Any, Any, Any]], Any]


@pytest.fixture(scope="module")
def run() -> Iterator[Run]:
    """Runs things on a loop that outlives single examples."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    yield lambda work: asyncio.run_coroutine_threadsafe(work, loop).result(600)
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


@pytest.fixture(scope="module")
def hall(run: Run, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """One hall for all calls, in which nothing counts as away because the machine is slow."""
    stack = AsyncExitStack()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(service, "TIMEOUT", 600)
        patch.setattr(health_check, "TIMEOUT", 600)
        patch.setattr(sandbox, "_ask_child", check_here)
        yield run(stack.enter_async_context(open_hall(tmp_path_factory.mktemp("hall"), bot_seconds=1.0)))
        run(stack.aclose())


class Visitors:
    """One guest for several calls: to make one takes as long as a call. It is another one after a call that touched the
    session, and before a guest has as much as one may have."""

    def __init__(self, hall: RunningHall) -> None:
        self._hall = hall
        self._guest: httpx.AsyncClient | None = None
        self._left = 0

    async def guest(self) -> httpx.AsyncClient:
        """Somebody for one call."""
        if self._guest is None or not self._left:
            self._guest, self._left = await self._hall.guest(), CALLS_EACH
        self._left -= 1
        return self._guest

    def heard(self, answer: httpx.Response) -> httpx.Response:
        """The answer, after which the guest may be nobody any more."""
        if "set-cookie" in answer.headers or answer.status_code in (401, 409, 429):
            self._guest = None
        return answer


@pytest.fixture
def visitors(hall: RunningHall) -> Visitors:
    return Visitors(hall)


@pytest.mark.slow
@SCHEMA.parametrize()
@settings(
    max_examples=10 * TIMES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_nothing_that_is_sent_breaks_the_server(
    case: schemathesis.Case[Any], visitors: Visitors, run: Run
) -> None:
    sent = case.as_transport_kwargs(base_url=HOST)

    async def ask() -> httpx.Response:
        visitor = await visitors.guest()
        body = {name: sent[name] for name in ("json", "data", "files") if sent.get(name) is not None}
        if isinstance(body.get("data"), bytes | str):
            body["content"] = body.pop("data")
        headers = {
            name: value
            for name, value in dict(sent["headers"] or {}).items()
            if name.lower() not in ("user-agent", "accept-encoding", "connection", "host")
        }
        return visitors.heard(
            await visitor.request(
                sent["method"], sent["url"], params=sent.get("params"), headers=headers, **body
            )
        )

    case.validate_response(run(ask()), checks=CHECKS)


def test_every_call_of_the_contract_is_described() -> None:
    described = {
        f"{method.upper()} {path}" for path, methods in DESCRIPTION["paths"].items() for method in methods
    }
    for call in (
        "GET /api/me",
        "PATCH /api/me",
        "DELETE /api/me",
        "POST /api/me/register",
        "POST /api/me/login",
        "POST /api/me/logout",
        "POST /api/me/logout-everywhere",
        "POST /api/me/password",
        "GET /api/me/sessions",
        "DELETE /api/me/sessions",
        "DELETE /api/me/sessions/{session_id}",
        "GET /api/games",
        "GET /api/texts/{domain}/{locale}",
        "GET /api/games/{game}/rules",
        "GET /api/games/{game}/lessons",
        "GET /healthz",
        "GET /readyz",
        "GET /metrics",
    ):
        assert call in described
    refusals = [
        methods[method]["responses"] for methods in DESCRIPTION["paths"].values() for method in methods
    ]
    assert all("4XX" in responses for responses in refusals)
