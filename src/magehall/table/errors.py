"""HTTP errors: a code for programs, a sentence for people. The sentence is in the caller's language; a rule is named
where one is at stake."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from unicodedata import category

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from magehall.kernel.decision import IllegalMove
from magehall.kernel.game import OptionError
from magehall.kernel.matches.positions import PositionError
from magehall.kernel.text import LOCALES, Arg, has_message, register_texts, render
from magehall.table.visit import Visit

TABLE = "table"
"""The domain of the server's own words."""

register_texts(TABLE, Path(__file__).parent / "locale")

log = logging.getLogger(__name__)


class ErrorBody(BaseModel):
    """JSON body of every error."""

    error: str = Field(description="a code for programs, such as name-taken")
    message: str = Field(description="a sentence for people, in the caller's language")
    rule: str | None = Field(None, description="the rule of the game at stake, if one is")
    field: str | None = Field(
        None, description="the part of the request that does not fit, if it is one part"
    )


FAULT: Mapping[str, Any] = {"model": ErrorBody, "description": "A fault of ours, which has been noted"}
"""The answer of ``Unexpected``, for the description of the API."""

BUSY: dict[int | str, dict[str, Any]] = {
    503: {
        "model": ErrorBody,
        "description": "Too many want this at the same time",
        "headers": {"Retry-After": {"description": "Seconds to wait", "schema": {"type": "integer"}}},
    }
}
"""The answer of ``Crowded``, for the description of endpoints whose work waits in a queue."""


class Refused(HTTPException):
    """HTTP error with a code and a localised message. The sentence is the message ``error-<code>`` of the domain
    ``table`` with ``args`` filled in; a code without a message says only that it was refused."""

    def __init__(
        self,
        status: int,
        code: str,
        *,
        rule: str | None = None,
        field: str | None = None,
        headers: Mapping[str, str] | None = None,
        **args: Arg,
    ) -> None:
        super().__init__(status, detail=code, headers=dict(headers or {}))
        self.code = code
        self.rule = rule
        self.field = field
        self.args_of_message = args


class NotFound(Refused):
    """404: no such thing, or not for the caller to know."""

    def __init__(self, code: str = "not-found", **args: Arg) -> None:
        super().__init__(404, code, rule=None, field=None, headers=None, **args)


class Forbidden(Refused):
    """403: it exists, and it is not the caller's."""

    def __init__(self, code: str = "forbidden", **args: Arg) -> None:
        super().__init__(403, code, rule=None, field=None, headers=None, **args)


class Conflict(Refused):
    """409: not possible in the present state."""

    def __init__(self, code: str, **args: Arg) -> None:
        super().__init__(409, code, rule=None, field=None, headers=None, **args)


class TooOften(Refused):
    """429: rate limit exceeded; retry after so many seconds."""

    def __init__(self, seconds: float) -> None:
        wait = int(seconds) + 1
        super().__init__(429, "too-often", headers={"Retry-After": str(wait)}, seconds=wait)


class Crowded(Refused):
    """503: overloaded; retry after so many seconds."""

    def __init__(self, seconds: float) -> None:
        wait = int(seconds) + 1
        super().__init__(503, "crowded", headers={"Retry-After": str(wait)}, seconds=wait)


def sentence(code: str, lang: str, **args: Arg) -> str:
    """The localised message of an error code."""
    key = f"error-{code}"
    return render(TABLE, key if has_message(TABLE, key, lang) else "error-refused", args, lang, {})


def preferred_language(header: str) -> str:
    """Negotiate the language from an Accept-Language header. English if it names none of ours."""
    best, found = 0.0, "en"
    for part in header.split(",")[:20]:
        tag, _, weight = part.partition(";q=")
        lang = tag.strip().lower().partition("-")[0]
        try:
            quality = float(weight) if weight else 1.0
        except ValueError:
            continue
        if lang in LOCALES and quality > best:
            best, found = quality, lang
    return found


def language_of(connection: HTTPConnection) -> str:
    """The language of a response: the person's, else the browser's."""
    visit: Visit | None = connection.scope.get("visit")
    return (
        visit.lang if visit is not None else preferred_language(connection.headers.get("accept-language", ""))
    )


def refusal_response(refused: Refused, lang: str) -> JSONResponse:
    """The JSON response of a Refused."""
    words = sentence(refused.code, lang, **refused.args_of_message)
    return _response(refused.status_code, refused.code, words, refused.rule, refused.field, refused.headers)


def _response(
    status: int,
    code: str,
    message: str,
    rule: str | None = None,
    field: str | None = None,
    headers: Mapping[str, str] | None = None,
) -> JSONResponse:
    body = ErrorBody(error=code, message=message, rule=rule or None, field=field)
    return JSONResponse(body.model_dump(exclude_none=True), status, headers)


_CODES = {
    400: "malformed",
    401: "session-ended",
    403: "forbidden",
    404: "not-found",
    405: "method-not-allowed",
}


def _on_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if isinstance(error, Refused):
        return refusal_response(error, language_of(request))
    code = _CODES.get(error.status_code, "refused")
    return _response(error.status_code, code, sentence(code, language_of(request)), headers=error.headers)


def _on_invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    field, message = explain_invalid(error.errors()[0], language_of(request))
    return _response(422, "invalid", message, field=field)


def _on_illegal(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, IllegalMove)
    return _response(409, error.code, error.reason.render(language_of(request)), error.refusal.rule)


def _on_misfit(request: Request, error: Exception) -> JSONResponse:
    code = "bad-position" if isinstance(error, PositionError) else "bad-options"
    lang = language_of(request)
    words = error.words if isinstance(error, OptionError) else None
    reason = words.render(lang) if words is not None else str(error)
    return _response(422, code, sentence(code, lang, reason=printable(reason, 300)))


def add_error_handlers(app: FastAPI) -> None:
    """Register the exception handlers. The engine's own refusals are answered too, should a part let them through."""
    app.add_exception_handler(HTTPException, _on_http)
    app.add_exception_handler(RequestValidationError, _on_invalid)
    app.add_exception_handler(IllegalMove, _on_illegal)
    app.add_exception_handler(OptionError, _on_misfit)
    app.add_exception_handler(PositionError, _on_misfit)


_INVALID: dict[str, tuple[str, tuple[str, ...]]] = {
    "missing": ("missing", ()),
    "string_too_short": ("too-short", ("min_length",)),
    "too_short": ("too-short", ("min_length",)),
    "string_too_long": ("too-long", ("max_length",)),
    "too_long": ("too-long", ("max_length",)),
    "literal_error": ("choice", ("expected",)),
    "enum": ("choice", ("expected",)),
    "extra_forbidden": ("unknown", ()),
    "greater_than_equal": ("too-small", ("ge",)),
    "greater_than": ("too-small", ("gt",)),
    "less_than_equal": ("too-large", ("le",)),
    "less_than": ("too-large", ("lt",)),
}


def explain_invalid(problem: Mapping[str, Any], lang: str) -> tuple[str, str]:
    """The invalid field of a request, and a localised reason. What was sent is not repeated."""
    places = [str(part) for part in problem.get("loc", ()) if part not in ("body", "query", "path", "header")]
    field = printable(".".join(places), 100)
    if problem.get("type") == "json_invalid" or not field:
        return field, render(TABLE, "invalid-body", {}, lang, {})
    key, names = _INVALID.get(str(problem.get("type")), ("other", ()))
    context = problem.get("ctx", {})
    bound = printable(" ".join(str(context.get(name, "")) for name in names).replace(" or ", ", "), 200)
    return field, render(TABLE, f"invalid-{key}", {"field": field, "bound": bound}, lang, {})


def printable(text: str, limit: int) -> str:
    """Sanitise text for a response: printable characters and spaces, limited length. A first letter that the engine's
    texts would read as a reference is set apart."""
    clean = "".join(
        letter if letter.isprintable() or category(letter) == "Zs" else "?" for letter in text[:limit]
    )
    return f" {clean}" if clean[:1] in ("@", "#") else clean


class UnexpectedErrorMiddleware:
    """Middleware that logs unhandled exceptions and answers with a 500."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            started = started or message["type"] == "http.response.start"
            await send(message)

        try:
            await self._app(scope, receive, sending)
        except Exception:
            log.exception("a request failed")
            if started:
                raise
            lang = language_of(HTTPConnection(scope))
            await _response(500, "internal", sentence("internal", lang))(scope, receive, send)
