"""The options of a match, as forms and files give them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class DuelOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a match. ``mode`` is apprentice or standard for two; teams or free for all for four. ``edition`` is
    the one whose wording cards have: what was printed before the fourth, or the fourth."""

    mode: Literal["auto", "apprentice", "standard", "teams", "free_for_all"] = "auto"
    edition: Literal["first", "fourth"] = "first"
