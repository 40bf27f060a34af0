"""What a seat may see of the duel, built up from nothing."""

from __future__ import annotations

from magehall.games.battle_mages.cards import FACES
from magehall.games.battle_mages.model.frames import Announce, Cast, Retaliation, Strike
from magehall.games.battle_mages.model.state import MOST_SEATS, NO_CARD, Aimed, Battle
from magehall.games.battle_mages.show.view_types import AimedView, HandCard, MageView, TableView
from magehall.games.battle_mages.turn.turn import active_mage
from magehall.kernel.flow import Window
from magehall.kit.cards import bit_of

IDS = [face.id for face in FACES]


def view(state: Battle, seat: int | None) -> TableView:
    """Lives, spells in the air, face-up cards, and known hand cards. They are just those the seat knows."""
    table = state.table
    faces, known, handles = table.faces, table.known, table.handles
    bit = bit_of(seat, MOST_SEATS)
    mages = []
    for number in range(state.mages):
        mage = state.mage(number)
        mages.append(
            MageView(
                mage=number,
                school=mage.school,
                life=mage.life,
                starting_life=mage.starting_life,
                virtual=mage.virtual,
                rebirth=mage.rebirth,
                hex=mage.hex,
                front=None if mage.front == NO_CARD else IDS[faces[mage.front]],
                hand=[
                    HandCard(f"c{handles[card]}", IDS[faces[card]] if known[card] & bit else None)
                    for card in mage.hand
                ],
            )
        )
    return TableView(
        mages=mages,
        active=active_mage(state),
        direction=1 if table.direction == 1 else -1,
        pile=len(table.pile),
        centre=None if table.centre == NO_CARD else IDS[faces[table.centre]],
        played=[IDS[faces[card]] for card in table.played],
        aimed=[_shown(spell) for spell in table.aimed],
        under_way=[_shown(spell) for spell in _under_way(state)],
    )


def _under_way(state: Battle) -> tuple[Aimed, ...]:
    """What the table is being asked about. It is the spell just announced, cast, turned, or about to strike."""
    if not state.stack:
        return ()
    top = state.stack[-1]
    opener = state.opener() if isinstance(top, Window) else top
    if isinstance(opener, Announce):
        return opener.spells
    if isinstance(opener, Cast):
        return opener.aims(state)
    return (opener.spell,) if isinstance(opener, (Strike, Retaliation)) else ()


def _shown(spell: Aimed) -> AimedView:
    return AimedView(
        spell=spell.spell[7:],
        by=spell.by,
        at=spell.at,
        damage=spell.damage,
        school=spell.school or None,
        chain=spell.chain,
    )
