"""What a seat may see of the duel, built up from nothing."""

from __future__ import annotations

from typing import Any

from magehall.games.battle_mages.cards import FACES
from magehall.games.battle_mages.state import NO_CARD, Battle
from magehall.games.battle_mages.turn import active_mage

SPECTATOR_BIT = 1 << 6

IDS = [face.id for face in FACES]


def view(state: Battle, seat: int | None) -> dict[str, Any]:
    """Lives, spells in the air, the face-up cards, and the faces of just those hand cards the seat knows."""
    table = state.table
    faces, known, handles = table.faces, table.known, table.handles
    bit = SPECTATOR_BIT if seat is None else 1 << seat
    mages = []
    for number in range(state.mages):
        mage = state.mage(number)
        mages.append(
            {
                "mage": number,
                "school": mage.school.value,
                "life": mage.life,
                "starting_life": mage.starting_life,
                "virtual": mage.virtual,
                "rebirth": mage.rebirth,
                "hex": mage.hex.value,
                "front": None if mage.front == NO_CARD else IDS[faces[mage.front]],
                "hand": [
                    {"handle": f"c{handles[card]}", "spell": IDS[faces[card]] if known[card] & bit else None}
                    for card in mage.hand
                ],
            }
        )
    return {
        "mages": mages,
        "active": active_mage(state),
        "direction": table.direction,
        "pile": len(table.pile),
        "centre": None if table.centre == NO_CARD else IDS[faces[table.centre]],
        "played": [IDS[faces[card]] for card in table.played],
        "aimed": [
            {
                "spell": spell.spell[7:],
                "by": spell.by,
                "at": spell.at,
                "damage": spell.damage,
                "school": spell.school.value if spell.school else None,
                "chain": spell.chain,
            }
            for spell in table.aimed
        ],
    }
