"""Long lists, a page at a time: a page begins after the last entry of the one before, whatever was added meanwhile."""

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


class Place(Struct, frozen=True):
    """Where a page ends."""

    moment: datetime
    id: str


def older(column: InstrumentedAttribute[Any], place: Place) -> ColumnElement[bool]:
    """Tables after ``place`` in a list whose newest come first."""
    return or_(column < place.moment, and_(column == place.moment, TableRow.id < place.id))


def write_place(place: Place) -> str:
    """A place as browsers keep it."""
    text = f"{place.moment.astimezone(UTC).isoformat()} {place.id}"
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def read_place(after: str | None) -> Place | None:
    """The reverse; raises Refused for what was never a place."""
    if after is None:
        return None
    try:
        padded = after + "=" * (-len(after) % 4)
        moment, id = base64.urlsafe_b64decode(padded.encode()).decode("ascii").split(" ")
        place = Place(datetime.fromisoformat(moment).astimezone(UTC), id)
    except (ValueError, OverflowError):
        raise Refused(422, "no-such-page", field="after") from None
    if not (id.isalpha() and id.isascii()):
        raise Refused(422, "no-such-page", field="after")
    return place
