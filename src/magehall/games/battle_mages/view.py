"""What a seat may see of the duel, built up from nothing."""

from __future__ import annotations

from typing import Any

from magehall.games.battle_mages.cards import FACES, School
from magehall.games.battle_mages.cards.face import Hex
from magehall.games.battle_mages.frames import Announce, Cast, Retaliation, Strike
from magehall.games.battle_mages.state import NO_CARD, Aimed, Battle
from magehall.games.battle_mages.turn import active_mage
from magehall.kernel.flow import Window

SPECTATOR_BIT = 1 << 6

IDS = [face.id for face in FACES]
SCHOOLS = {school: school.value for school in School}
HEXES = {kind: kind.value for kind in Hex}


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
                "school": SCHOOLS[mage.school],
                "life": mage.life,
                "starting_life": mage.starting_life,
                "virtual": mage.virtual,
                "rebirth": mage.rebirth,
                "hex": HEXES[mage.hex],
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
        "aimed": [_shown(spell) for spell in table.aimed],
        "under_way": [_shown(spell) for spell in _under_way(state)],
    }


def _under_way(state: Battle) -> tuple[Aimed, ...]:
    """What the table is being asked about: the spell just announced, cast, turned, or about to strike."""
    if not state.stack:
        return ()
    top = state.stack[-1]
    opener = state.opener() if isinstance(top, Window) else top
    if isinstance(opener, Announce):
        return opener.spells
    if isinstance(opener, Cast):
        return opener.aims(state)
    return (opener.spell,) if isinstance(opener, (Strike, Retaliation)) else ()


def _shown(spell: Aimed) -> dict[str, Any]:
    return {
        "spell": spell.spell[7:],
        "by": spell.by,
        "at": spell.at,
        "damage": spell.damage,
        "school": SCHOOLS[spell.school] if spell.school else None,
        "chain": spell.chain,
    }
