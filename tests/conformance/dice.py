"""The dice a log tells of, read as the browser reads them (``diceIn`` in web/src/lib/fairness.ts)."""

from __future__ import annotations

from typing import Any

from magehall import Match


def dice_told(match: Match[Any]) -> list[int]:
    """The faces of all dice in the log, in the order in which they fell."""
    told: list[int] = []
    for event in match.events:
        again = event.data.get("again", "")
        if again != "effect":
            told += map(int, str(event.data.get("dice", "")))
        if again != "attack":
            told += [die for name in ("effect", "roll") if (die := int(event.data.get(name, 0)))]
    return told
