"""Observability middleware: request ids, metrics and access log."""

from __future__ import annotations

import logging
import re
import secrets
import time

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from magehall.table.hall import Hall
from magehall.table.operations import logs
from magehall.table.operations.metrics import REQUEST_SECONDS, REQUESTS

log = logging.getLogger(__name__)

_GIVEN_ID = re.compile(r"[A-Za-z0-9-]{8,64}")
_METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})
_QUIET = frozenset({"/healthz", "/readyz", "/metrics"})


class ObservabilityMiddleware:
    """Middleware that counts, times and logs every request. Routes are counted and logged by their pattern, never by
    their address: that may hold an invitation."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self._app = app
        self._hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        scope["request_id"] = self._id(scope)
        token = logs.request_id.set(scope["request_id"])
        try:
            if scope["type"] == "http":
                await self._watch(scope, receive, send)
            else:
                await self._app(scope, receive, send)
        finally:
            logs.request_id.reset(token)

    async def _watch(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = 500
        begun = time.perf_counter()

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            seconds = time.perf_counter() - begun
            route = route_of(scope)
            method = scope["method"] if scope["method"] in _METHODS else "OTHER"
            REQUESTS.labels(method, route, str(status)).inc()
            REQUEST_SECONDS.labels(route).observe(seconds)
            level = logging.DEBUG if route in _QUIET or route == "client" else logging.INFO
            visit = scope.get("visit")
            log.log(
                level,
                "answered",
                extra={
                    "method": method,
                    "route": route,
                    "status": status,
                    "ms": round(seconds * 1000, 1),
                    "person": visit.person_id if visit is not None else None,
                },
            )

    def _id(self, scope: Scope) -> str:
        given = Headers(scope=scope).get("x-request-id", "")
        if self._hall.settings.trusted_proxies > 0 and _GIVEN_ID.fullmatch(given):
            return given
        return secrets.token_hex(8)


def route_of(scope: Scope) -> str:
    """The route pattern of a request, such as ``/api/tables/{table_id}``."""
    path = getattr(scope.get("route"), "path", None)
    if isinstance(path, str) and path:
        return path
    return "none" if scope["path"].startswith(("/api/", "/ws/")) else "client"
