"""Security middleware, cookies, and authentication of requests. Typed parameters are how endpoints say whom they serve:
one without ``Me``, ``MaybeMe`` or ``Account`` in its signature serves everybody alike."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import secrets
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Request, WebSocket
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from magehall.table.errors import Forbidden, Refused, TooOften, preferred_language, refusal_response
from magehall.table.hall import Hall, hall_of
from magehall.table.message_limits import ADDRESS_SHARE, OPEN_SOCKET, OPEN_SOCKET_OF_SESSION, RateLimit
from magehall.table.models import Person
from magehall.table.people.repository import DEVICE_DAYS
from magehall.table.people.service import make_guest
from magehall.table.people.sessions import Found, find, hash_token, look_up
from magehall.table.settings import Settings
from magehall.table.visit import Visit, visit_of

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


# Where a request comes from


def client_address(scope: Scope, trusted_proxies: int) -> str:
    """The client's IP address, behind trusted proxies too. Behind so many proxies of ours it is the one the outermost
    of them wrote down. What a browser itself claims is never believed. IPv6 addresses count by their /64 network, for
    one subscriber has all of it."""
    peer: str = (scope.get("client") or ("unknown", 0))[0]
    if trusted_proxies > 0:
        noted = ",".join(Headers(scope=scope).getlist("x-forwarded-for")).split(",")
        claimed = [part.strip() for part in noted if part.strip()]
        if len(claimed) >= trusted_proxies:
            peer = claimed[-trusted_proxies]
    try:
        address = ipaddress.ip_address(peer)
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def is_our_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Origin check: whether the page that asks is ours. Its Origin is one of the configured ones or, where there are
    none, that of the very host it asks. A request without Origin is not."""
    origin = _origin(connection.headers.get("origin", ""))
    if origin is None:
        return False
    if settings.origins:
        return origin in {_origin(ours) for ours in settings.origins}
    host = connection.headers.get("host", "")
    return origin in {_origin(f"{scheme}://{host}") for scheme in ("http", "https")}


def _origin(text: str) -> tuple[str, str, int] | None:
    try:
        parts = urlsplit(text)
        port = parts.port or {"http": 80, "https": 443}.get(parts.scheme, 0)
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return None
    return parts.scheme, parts.hostname, port


# Cookies


def cookie_name(settings: Settings) -> str:
    """Name of the session cookie, with the __Host- prefix behind TLS. The prefix promises that no other host and no
    plain connection can have set the cookie."""
    return "__Host-magehall" if settings.secure_cookies else "magehall"


def cookie_header(settings: Settings, token: str) -> str:
    """The Set-Cookie header of a session; an empty token deletes it."""
    age = settings.session_days * 86400 if token else 0
    secure = "; Secure" if settings.secure_cookies else ""
    return f"{cookie_name(settings)}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


def device_cookie_name(settings: Settings) -> str:
    """Name of the cookie of a known device."""
    return f"{cookie_name(settings)}-device"


def device_cookie_header(settings: Settings, token: str) -> str:
    """The Set-Cookie header of a device's token. It lasts for as long as browsers keep a cookie, logged in or not."""
    secure = "; Secure" if settings.secure_cookies else ""
    age = DEVICE_DAYS * 86400
    return f"{device_cookie_name(settings)}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Strict{secure}"


# The guard


class SecurityMiddleware:
    """Middleware for origin check, limits, security headers and cookies. Foreign pages, too large bodies and too many
    requests are turned away before anything else happens, and every answer carries our headers and, where one is due,
    the session's cookie. It also sets the ``Visit`` that the rest of the server reads."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self._app = app
        self._hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        settings = self._hall.settings
        connection = HTTPConnection(scope)
        lang = preferred_language(connection.headers.get("accept-language", ""))
        request_id = scope.get("request_id") or secrets.token_hex(8)
        visit = Visit(
            request_id,
            client_address(scope, settings.trusted_proxies),
            lang,
            agent=connection.headers.get("user-agent", ""),
            device=connection.cookies.get(device_cookie_name(settings), ""),
        )
        scope["visit"] = visit
        if scope["type"] == "websocket":
            await self._admit_socket(connection, visit, receive, send)
            return
        guarded = _Sender(send, settings, visit, scope["path"])
        try:
            await self._check(connection, visit)
        except Refused as refused:
            await refusal_response(refused, lang)(scope, receive, guarded)
            return
        await self._app(scope, _Reader(receive, settings.body_limit), guarded)

    async def _check(self, connection: HTTPConnection, visit: Visit) -> None:
        settings = self._hall.settings
        scope = connection.scope
        path: str = scope["path"]
        if "\0" in path or b"%00" in scope["query_string"]:
            raise Refused(400, "malformed")
        if path.startswith("/api/"):
            await self._count(visit)
        if scope["method"] not in SAFE_METHODS:
            if not is_our_origin(connection, settings):
                raise Forbidden("foreign-origin")
            if connection.headers.get("x-magehall") != "1":
                raise Forbidden("header-missing")
        length = connection.headers.get("content-length", "")
        if length.isdecimal() and int(length) > settings.body_limit:
            raise _too_large(settings.body_limit)

    async def _count(self, visit: Visit) -> None:
        limit = self._hall.settings.requests_per_minute * ADDRESS_SHARE
        wait = await self._hall.limits.take(f"address:{visit.address}", limit)
        if wait:
            raise TooOften(wait)

    async def _admit_socket(
        self, connection: HTTPConnection, visit: Visit, receive: Receive, send: Send
    ) -> None:
        try:
            await self._count(visit)
            if not is_our_origin(connection, self._hall.settings):
                raise Forbidden("foreign-origin")
            wait = self._socket_wait(
                visit.address, connection.cookies.get(cookie_name(self._hall.settings), "")
            )
        except Refused:
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        visit.task = asyncio.current_task()
        self._hall.sockets.add(visit)
        try:
            await asyncio.sleep(wait)
            await self._app(connection.scope, receive, send)
        except asyncio.CancelledError:
            # Only the revocation is ours to answer: somebody else may have cancelled us as well.
            if not visit.revoked or visit.task is None or visit.task.uncancel():
                raise
            with contextlib.suppress(Exception):  # it may be closed already
                await send({"type": "websocket.close", "code": 1008})
        finally:
            self._hall.sockets.discard(visit)

    def _socket_wait(self, address: str, token: str) -> float:
        """Rate limit of new sockets by session and address; the seconds to wait. Raises Refused where that is too
        many. Nobody has looked yet whether there is such a session: to look is what is rationed."""
        hall, settings = self._hall, self._hall.settings
        near = sum(visit.address == address for visit in hall.sockets)
        if len(hall.sockets) >= settings.sockets or near >= settings.sockets_per_address:
            raise TooOften(OPEN_SOCKET.max_wait)
        wait = self._take(f"session:{hash_token(token)}", 1, OPEN_SOCKET_OF_SESSION) if token else 0.0
        return max(wait, self._take(f"address:{address}", ADDRESS_SHARE, OPEN_SOCKET))

    def _take(self, who: str, times: float, limit: RateLimit) -> float:
        wait = self._hall.message_limits.take(who, times, limit)
        if wait > limit.max_wait:
            raise TooOften(wait)
        return wait


class _Reader:
    """Limits the size of a request's body."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self._receive = receive
        self._limit = limit
        self._read = 0

    async def __call__(self) -> Message:
        message = await self._receive()
        self._read += len(message.get("body", b""))
        if self._read > self._limit:
            raise _too_large(self._limit)
        return message


class _Sender:
    """Adds our headers and cookies to a response."""

    def __init__(self, send: Send, settings: Settings, visit: Visit, path: str) -> None:
        self._send = send
        self._settings = settings
        self._visit = visit
        self._path = path

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            headers["X-Request-Id"] = self._visit.id
            if self._settings.secure_cookies:
                headers["Strict-Transport-Security"] = "max-age=31536000"
            if self._path.startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
            if self._visit.cookie is not None:
                headers.append("Set-Cookie", cookie_header(self._settings, self._visit.cookie))
                headers["Cache-Control"] = "no-store"
            if self._visit.device_cookie is not None:
                headers.append("Set-Cookie", device_cookie_header(self._settings, self._visit.device_cookie))
        await self._send(message)


def _too_large(limit: int) -> Refused:
    return Refused(413, "too-large", headers={"Connection": "close"}, limit=limit)


# Who is asking


async def _recognise(connection: HTTPConnection, hall: Hall, *, rotate: bool) -> Found | None:
    """The session of a request's cookie, renewed where that is due."""
    token = connection.cookies.get(cookie_name(hall.settings), "")
    if not token:
        return None
    # Nearly every request finds a session at which nothing is due, and need not take its turn among those who write.
    async with hall.database.reading() as session:
        found = await look_up(session, token, rotate=rotate)
    if found is None or not found.due:
        return found
    async with hall.database.session() as session:
        return await find(session, token, hall.settings.session_days, rotate=rotate)


async def _maybe_me(request: Request) -> Person | None:
    hall, visit = hall_of(request), visit_of(request)
    found = await _recognise(request, hall, rotate=True)
    if found is None:
        return None
    visit.cookie = found.new_token
    visit.token_hash = hash_token(found.new_token) if found.new_token is not None else found.token_hash
    await _note(hall, visit, found.person)
    return found.person


async def _newcomer(request: Request, person: MaybeMe) -> Person:
    if person is not None:
        return person
    hall, visit = hall_of(request), visit_of(request)
    wait = await hall.limits.take(f"guests:{visit.address}", hall.settings.guests_per_minute)
    if wait:
        raise TooOften(wait)
    async with hall.database.session() as session:
        guest, token = await make_guest(session, hall.settings.session_days, visit.agent)
    visit.cookie, visit.token_hash = token, hash_token(token)
    await _note(hall, visit, guest)
    return guest


async def _me(request: Request, person: MaybeMe) -> Person:
    if person is None and request.cookies.get(cookie_name(hall_of(request).settings)):
        # Nobody who was somebody a moment ago should go on as a stranger without noticing.
        raise Refused(401, "session-ended")
    return await _newcomer(request, person)


async def _account(person: MaybeMe) -> Person:
    if person is None or person.password is None:
        raise Forbidden("account-needed")
    return person


async def _note(hall: Hall, visit: Visit, person: Person) -> None:
    visit.person_id = person.id
    visit.lang = person.settings.get("lang") or visit.lang
    wait = await hall.limits.take(f"person:{person.id}", hall.settings.requests_per_minute)
    if wait:
        raise TooOften(wait)


MaybeMe = Annotated[Person | None, Depends(_maybe_me)]
"""The person who asks, or None for a visitor without a session."""

Newcomer = Annotated[Person, Depends(_newcomer)]
"""The person who asks; a visitor without a session, or whose session has ended, becomes a guest."""

Me = Annotated[Person, Depends(_me)]
"""The person who asks; a visitor without a session becomes a guest. Whose session has ended is told so (401)."""

Account = Annotated[Person, Depends(_account)]
"""The person who asks, who must have an account (403)."""


async def person_of_socket(websocket: WebSocket, hall: Hall) -> Person | None:
    """Authenticate a socket that is being opened. None if the page is not ours or there is no session. Should the
    person log out later, the socket is closed."""
    if not is_our_origin(websocket, hall.settings):
        return None
    found = await _recognise(websocket, hall, rotate=False)
    if found is None:
        return None
    visit = visit_of(websocket)
    visit.person_id, visit.token_hash = found.person.id, found.token_hash
    return found.person
