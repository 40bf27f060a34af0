"""Application factory of the server, its lifespan, and uvicorn."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
from collections.abc import AsyncIterator
from functools import cache

import uvicorn
from fastapi import APIRouter, FastAPI
from fastapi.routing import APIRoute
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute

from magehall import __version__
from magehall.kernel.documents.preparation import prepare_types
from magehall.table import sqlite_files
from magehall.table.books import endpoints as books
from magehall.table.client import ClientMount
from magehall.table.connections import ConnectionLimiter, bounded
from magehall.table.database import Database
from magehall.table.errors import FAULT, ErrorBody, UnexpectedErrorMiddleware, add_error_handlers
from magehall.table.hall import Hall
from magehall.table.lobby import endpoints as lobby
from magehall.table.message_limits import MessageLimits
from magehall.table.migrations.upgrade import upgrade
from magehall.table.openapi import DescribedApp
from magehall.table.operations import endpoints as operations
from magehall.table.operations import logs
from magehall.table.operations.observability import ObservabilityMiddleware
from magehall.table.people import endpoints as people
from magehall.table.people.revocation import RevocationPubSub, close_expired_sockets
from magehall.table.people.service import purge
from magehall.table.pubsub import LocalPubSub, RedisPubSub, cancel_and_wait
from magehall.table.rate_limits import MemoryRateLimiter, RedisRateLimiter
from magehall.table.records import endpoints as records
from magehall.table.reference import endpoints as reference
from magehall.table.rooms import endpoints as rooms
from magehall.table.rooms.lifespan import start_rooms, stop_rooms
from magehall.table.security import SecurityMiddleware
from magehall.table.settings import Settings
from magehall.table.visit import Visit
from magehall.table.wire.compression import SocketProtocol

log = logging.getLogger(__name__)

PURGE_EVERY = 3600.0
SESSIONS_EVERY = 15.0
"""So often the sessions of open sockets are looked at."""

SWITCH_SECONDS = 0.0005
GC_THRESHOLDS = 2_000, 10, 1_000
"""New things are looked through in small heaps, so that no move waits for long; all of them only after millions."""

SHUTDOWN_SECONDS = 10
"""Seconds that requests under way have, once the server stops."""

_DESCRIPTION = """A hall for mage board games. Visitors get a session cookie from `GET /api/me`. Every method but GET
needs the header `X-Magehall: 1` and an `Origin` of this hall. Errors carry a code for programs and a sentence in the
language of the caller; only what is refused before the request has been read (too many connections: 503, too slow: 408,
too large a head: 431) has no body."""


def create_app(settings: Settings) -> FastAPI:
    """The FastAPI application; ``app.state.hall`` holds its context. It is ready once its lifespan has begun. Each
    application has its own context, so several can live in one process."""
    prepare_types()
    sockets: set[Visit] = set()
    hall = Hall(
        settings,
        Database(settings.database),
        RevocationPubSub(RedisPubSub(settings.redis) if settings.redis else LocalPubSub(), sockets),
        RedisRateLimiter(settings.redis) if settings.redis else MemoryRateLimiter(),
        MessageLimits(settings.messages_per_second),
        sockets=sockets,
    )

    @contextlib.asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        """Run the hall for the lifetime of the application."""
        async with _running(hall):
            yield

    app = DescribedApp(
        title="Magehall",
        version=__version__,
        description=_DESCRIPTION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
    )
    app.state.hall = hall
    add_error_handlers(app)
    app.router.routes += [*_routes(), ClientMount(settings.client)]
    # The last one added is the first to see a request.
    app.add_middleware(UnexpectedErrorMiddleware)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.add_middleware(SecurityMiddleware, hall=hall)
    app.add_middleware(ObservabilityMiddleware, hall=hall)
    return app


def _name(route: APIRoute) -> str:
    return route.name


@cache
def _routes() -> list[BaseRoute]:
    """The routes of the API, shared by all applications of a process. FastAPI takes longer to work out what they take and
    answer than most tests take to ask."""
    router = APIRouter(
        responses={"4XX": {"model": ErrorBody, "description": "Refused, with a reason"}, 500: {**FAULT}},
        generate_unique_id_function=_name,
    )
    for part in (people, lobby, rooms, records, reference, books, operations):
        router.include_router(part.router)
    return router.routes


@contextlib.asynccontextmanager
async def _running(hall: Hall) -> AsyncIterator[None]:
    """Lifespan of the hall. Whatever was begun is ended again, in the opposite order, also when the rest could not be
    begun."""
    hall.closing.clear()
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(hall.database.close)
        stack.push_async_callback(hall.health_check.close)
        stack.push_async_callback(hall.limits.close)
        if file := sqlite_files.sqlite_file(hall.settings.database):
            sqlite_files.make_private(file)
        await upgrade(hall.database)
        stack.push_async_callback(stop_rooms, hall)
        await start_rooms(hall)
        for work in (_purge_regularly(hall), _watch_sockets(hall)):
            stack.push_async_callback(cancel_and_wait, [asyncio.create_task(work)])
        log.info("the hall is open")
        yield
        hall.closing.set()
    log.info("the hall is closed")


async def _purge_regularly(hall: Hall) -> None:
    """Periodic task: remove expired sessions and idle guests."""
    while True:
        try:
            count = await purge(hall)
            if count:
                log.info("idle guests forgotten", extra={"count": count})
        except Exception:
            log.exception("tidying failed; it will be tried again")
        await asyncio.sleep(PURGE_EVERY)


async def _watch_sockets(hall: Hall) -> None:
    """Periodic task: close sockets whose session has ended."""
    while True:
        await asyncio.sleep(SESSIONS_EVERY)
        try:
            await close_expired_sockets(hall)
        except Exception:
            log.exception("looking at the sessions failed; it will be tried again")


class Server(uvicorn.Server):
    """Uvicorn server with a drain period before it stops. In that time /readyz says that it is about to stop."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self._hall = hall

    async def main_loop(self) -> None:
        """Serve, then drain before the shutdown."""
        await super().main_loop()
        self._hall.closing.set()
        waited = 0.0
        while waited < self._hall.settings.drain_seconds and not self.force_exit:
            await asyncio.sleep(0.1)
            waited += 0.1


def make_server(settings: Settings) -> Server:
    """The uvicorn server, not started yet."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # security.client_address reads them, for as many proxies as are ours
        server_header=False,
        lifespan="on",
        http=bounded(ConnectionLimiter(settings)),
        ws=SocketProtocol,
        timeout_keep_alive=settings.idle_seconds,
        # What is a little too large is refused with a sentence; only what is absurd ends the connection.
        ws_max_size=4 * settings.message_limit,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    return Server(config, app.state.hall)


def serve(settings: Settings) -> None:
    """Run the server until SIGTERM or SIGINT. A second SIGINT does not wait for anyone. DatabaseDamaged if it must not
    begin."""
    logs.configure(settings)
    sqlite_files.check(settings.database)
    # A thread that comes back from SQLite, which happens for every row, waits so long for a busy event loop to let it
    # go on. Python's own 5 ms would make a second of a few hundred rows.
    sys.setswitchinterval(SWITCH_SECONDS)
    server = make_server(settings)
    # Looking through all matches for rubbish stops the server for half a second at some hundred tables: it is done
    # rarely, and what was there from the start is left out.
    gc.set_threshold(*GC_THRESHOLDS)
    gc.freeze()
    server.run()
