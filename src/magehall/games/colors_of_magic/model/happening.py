"""Happenings: what abilities and instants wait for. [windows]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.vocabulary import Form, HarmKind, On
from magehall.kernel.records import Value

NOBODY = -2
"""Nobody's deed."""


class Happening(Value):
    """Something that happens, or is about to. See ``On`` for what subject and object are.

    ``seat`` is whose deed it is, the monsters' with -1. ``amount``: damage, or how far a move went. ``spell`` is the
    invocation it belongs to. ``kind`` says where damage comes from, and which kind an attack is."""

    on: On
    seat: int = NOBODY
    subject: str = ""
    object: str = ""
    amount: int = 0
    kind: HarmKind | None = None
    spell: str = ""
    zone: str = ""
    lethal: bool = False
    """The damage that is coming would destroy its subject."""

    spots: tuple[tuple[int, int, int], ...] = ()
    """Where it happened if not at its subject: x, y and radius of zones or markers."""

    old: Form | None = None
    new: Form | None = None
