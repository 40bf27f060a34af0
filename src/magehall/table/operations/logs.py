"""Structured logging as text or JSON, without secrets.

Only the fields listed in ``FIELDS`` are ever printed beside the message: a cookie, a hand or a seed passed along by
mistake stays out. Messages themselves are written by us and name no values but ids and types.
"""

from __future__ import annotations

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import TextIO

from magehall.table.settings import Settings

FIELDS = (
    "request", "method", "route", "status", "ms", "person", "table", "version", "seat", "game", "kind", "bot", "count",
)  # fmt: skip
"""What may stand beside a message (``extra=``): ids, numbers and kinds."""

request_id: ContextVar[str] = ContextVar("request_id", default="")


class _FieldsFormatter(logging.Formatter):
    """Log formatter with an allow-list of extra fields."""

    def fields(self, record: logging.LogRecord) -> dict[str, str | int | float]:
        """The listed fields of this record."""
        found: dict[str, str | int | float] = {}
        for name in FIELDS:
            value = getattr(record, name, None)
            if isinstance(value, str | int | float):
                found[name] = value[:100] if isinstance(value, str) else value
        if request_id.get():
            found["request"] = request_id.get()
        return found

    def moment(self, record: logging.LogRecord) -> str:
        """The timestamp in UTC."""
        return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


class JsonFormatter(_FieldsFormatter):
    """Log formatter: one JSON object a line. It has time, level, logger, message, the listed fields, and the traceback
    of an exception."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record as one JSON object."""
        line: dict[str, str | int | float] = {
            "time": self.moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **self.fields(record),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class TextFormatter(_FieldsFormatter):
    """Log formatter: one line of text."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record as one line of text."""
        beside = " ".join(f"{name}={value}" for name, value in self.fields(record).items())
        message = record.getMessage().replace("\n", "\\n")
        line = (
            f"{self.moment(record)} {record.levelname.lower():7} {record.name}: {message} {beside}".rstrip()
        )
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def configure(settings: Settings, stream: TextIO | None = None) -> None:
    """Configure logging to ``stream`` (stderr). What uvicorn would say of single requests is left out: it prints whole
    addresses, and an address may hold an invitation."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter() if settings.log_json else TextFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(settings.log_level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("uvicorn.access").disabled = True
    errors = logging.getLogger("uvicorn.error")
    errors.filters[:] = [_no_addresses]
    for chatty in ("alembic", "sqlalchemy.engine", "websockets", "asyncio", "aiosqlite"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


def _no_addresses(record: logging.LogRecord) -> bool:
    """Log filter that drops uvicorn's lines with whole addresses."""
    return '"WebSocket %s"' not in str(record.msg)
