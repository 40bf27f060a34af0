"""The cards that bots do not weigh by their words alone. This is the only place where a bot knows a card by name."""

from __future__ import annotations

from collections.abc import Mapping

NEVER_REVEALED: Mapping[str, str] = {
    "decoy": "It is a bluff: all it does is to lie there unknown, and revealed it is gone.",
}
"""Enchantments that wait for no moment, and why."""
