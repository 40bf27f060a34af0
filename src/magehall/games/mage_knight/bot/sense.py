"""Sense of a bot: how well a player stands. [score]"""

from __future__ import annotations

from collections.abc import Sequence

from magehall.games.mage_knight.bot.hints import best_hint, candidates
from magehall.games.mage_knight.cards.catalogue import DEED_CARDS, UNIT_CARDS, WOUND
from magehall.games.mage_knight.cards.vocabulary import Kind
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.scenarios.scoring import deed_cards, outcome
from magehall.kernel.decision import Decision, Option
from magehall.kernel.sense import Sense

_WORTH = {Kind.SPELL: 2.0, Kind.ADVANCED_ACTION: 1.5, Kind.ARTIFACT: 2.0}
PER_LEVEL, PER_CRYSTAL, PER_REPUTATION, PER_SHIELD, WOUNDED = 2.0, 0.5, 0.4, 2.0, -1.5
ENOUGH = 60.0
"""The standing at which a solo game looks half won."""


def standing(state: Quest, seat: int) -> float:
    """What a player has got so far, in points of fame."""
    hero = state.hero(seat)
    cards = deed_cards(state, seat)
    worth = sum(_WORTH.get(DEED_CARDS[card].kind, 0.0) for card in cards if card in DEED_CARDS)
    units = sum(UNIT_CARDS[unit.card].level * (0.5 if unit.wounds else 1.0) for unit in state.units(seat))
    shields = sum(shields.count(seat) for shields in state.realm.shields.values())
    shields += sum(city.shields.count(seat) for city in state.realm.cities.values())
    return (
        hero.fame
        + PER_LEVEL * hero.level
        + PER_CRYSTAL * sum(hero.crystals.values())
        + PER_REPUTATION * hero.reputation
        + PER_SHIELD * shields
        + WOUNDED * cards.count(WOUND)
        + worth
        + units
    )


class QuestSense(Sense[Quest]):
    """Evaluates by fame and by what brings more of it."""

    def evaluate(self, state: Quest, seat: int) -> float:
        seats = list(state.seats)
        if not state.stack and len(seats) > 1:
            return 1.0 if seat in outcome(state).winners else 0.0
        own = max(0.0, standing(state, seat))
        if len(seats) == 1:
            return own / (own + ENOUGH)
        others = max(max(0.0, standing(state, other)) for other in seats if other != seat)
        return own / (own + others) if own + others else 0.5

    def hints(self, state: Quest, decision: Decision) -> Sequence[Option]:
        return best_hint(state, decision)

    def candidates(self, state: Quest, decision: Decision) -> Sequence[Option]:
        return candidates(state, decision)
