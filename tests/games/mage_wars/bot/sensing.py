"""What the bots of Mage Wars make of a battle, for tests."""

from __future__ import annotations

from magehall.games.mage_wars.bot.sense import DuelSense
from tests.games.mage_wars.scenario import Battle

SENSE = DuelSense()


def hinted(battle: Battle, seat: int = 0) -> list[str]:
    """The options a seat finds worth a look, best guess first."""
    return [option.id for option in SENSE.hints(battle.match.state, battle.match.pending[seat])]


def worth(battle: Battle, seat: int = 0) -> float:
    """How well a seat stands."""
    return SENSE.evaluate(battle.match.state, seat)
