"""What a bot needs to know of a duel: how well a seat stands."""

from __future__ import annotations

from collections.abc import Sequence

from magehall.games.battle_mages.cards import FACES, Rare
from magehall.games.battle_mages.state import Battle
from magehall.kernel.decision import Decision, Option

# A card that turns a blow aside is worth about what a middling chain does to the one who has none.
_CARD_WORTH = {
    "shield": 1.6,
    "retaliate": 2.0,
    "dodge": 1.4,
    "fusion": 1.2,
    "mind-control": 1.4,
    "paralyze": 1.2,
}
_RARE_WORTH = 0.6
_REBIRTH_WORTH = 2.0
_WORTH = [
    (_REBIRTH_WORTH if face.id == "rebirth" else _CARD_WORTH.get(face.id, _RARE_WORTH))
    if isinstance(face, Rare)
    else 0.3
    for face in FACES
]
_THREAT = 0.6
"""The share of a spell in the air that is expected to land."""


class BattleSense:
    """Life counts most; then the spells in the air, and the cards in one's own hand."""

    def evaluate(self, state: Battle, seat: int) -> float:
        if state.table.reason:
            return 1.0 if seat in state.table.winners else 0.0
        if state.mages < 2:
            return 0.5
        table = state.table
        strength: dict[int, float] = {}
        for number in range(state.mages):
            mage = state.mage(number)
            if mage.life > 0:
                strength[number] = mage.life + (4.0 if mage.rebirth else 0.0)
        if seat not in strength:
            return 0.0
        for spell in table.aimed:
            if spell.at in strength:
                strength[spell.at] -= _THREAT * min(spell.damage, strength[spell.at])
        mine = strength.pop(seat) + 0.3 * sum(_WORTH[table.faces[card]] for card in state.mage(seat).hand)
        others = sum(strength.values())
        return mine / (mine + others) if others > 0 else 1.0

    def hints(self, state: Battle, decision: Decision) -> Sequence[Option]:
        return decision.options
