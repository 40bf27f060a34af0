"""Keyset pagination by cursor. A page begins after the last entry of the one before, whatever was added meanwhile."""

from __future__ import annotations

import base64
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import Query
from msgspec import Struct
from sqlalchemy import and_, or_
from sqlalchemy.orm import InstrumentedAttribute
from sqlalchemy.sql.elements import ColumnElement

from magehall.table.errors import Refused
from magehall.table.models import TableRow

After = Annotated[str | None, Query(max_length=120, description="The `next` of the page before.")]


class Cursor(Struct, frozen=True):
    """Cursor: where a page ends."""

    moment: datetime
    id: str


def older(column: InstrumentedAttribute[Any], cursor: Cursor) -> ColumnElement[bool]:
    """SQL condition for rows after the cursor, newest first."""
    return or_(column < cursor.moment, and_(column == cursor.moment, TableRow.id < cursor.id))


def encode_cursor(cursor: Cursor) -> str:
    """Encode a cursor for the client."""
    text = f"{cursor.moment.astimezone(UTC).isoformat()} {cursor.id}"
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def decode_cursor(after: str | None) -> Cursor | None:
    """Decode a cursor; raises Refused for an invalid one."""
    if after is None:
        return None
    try:
        padded = after + "=" * (-len(after) % 4)
        moment, id = base64.urlsafe_b64decode(padded.encode()).decode("ascii").split(" ")
        cursor = Cursor(datetime.fromisoformat(moment).astimezone(UTC), id)
    except (ValueError, OverflowError):
        raise Refused(422, "no-such-page", field="after") from None
    if not (id.isalpha() and id.isascii()):
        raise Refused(422, "no-such-page", field="after")
    return cursor
