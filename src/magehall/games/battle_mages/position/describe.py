"""Writing a position file of a table."""

from __future__ import annotations

from typing import Any

from magehall.games.battle_mages.model.frames import SettingUp
from magehall.games.battle_mages.model.state import EVERYONE, MOST_SEATS, NO_CARD, Battle
from magehall.games.battle_mages.turn.turn import active_mage


def describe(state: Battle) -> dict[str, Any]:
    """The document that builds this table again."""
    table = state.table
    if isinstance(state.stack[-1] if state.stack else None, SettingUp):
        chosen = [{"school": state.mage(number).school.value} for number in range(state.mages)]
        return {"mages": chosen, "at": "setup"}

    def ids(cards: list[int]) -> list[str]:
        return [state.face(card).id for card in cards]

    mages = []
    for number in range(state.mages):
        mage = state.mage(number)
        mages.append(
            {
                "school": mage.school.value,
                "life": mage.life,
                "hand": ids(mage.hand),
                "hex": mage.hex.value,
                "rebirth": mage.rebirth,
                "front": None if mage.front == NO_CARD else state.face(mage.front).id,
                "seen_by": [_seen(table.known[card]) for card in mage.hand],
            }
        )
    return {
        "mages": mages,
        "turn": active_mage(state) or 0,
        "pile": ids(table.pile[::-1]),
        "centre": None if table.centre == NO_CARD else state.face(table.centre).id,
        "played": ids(table.played),
        "direction": "clockwise" if table.direction == 1 else "counterclockwise",
        "aimed": [
            {
                "spell": spell.spell.removeprefix("@spell-"),
                "by": spell.by,
                "at": spell.at,
                "damage": spell.damage,
                "school": spell.school.value if spell.school else None,
                "chain": spell.chain,
                "major": spell.major,
                "leech": spell.leech,
                "cast": spell.cast,
            }
            for spell in table.aimed
        ],
    }


def _seen(known: int) -> list[int] | str:
    return "all" if known == EVERYONE else [seat for seat in range(MOST_SEATS) if known >> seat & 1]
