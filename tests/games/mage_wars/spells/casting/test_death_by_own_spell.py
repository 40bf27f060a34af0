"""A mage that dies by its own spell leaves the spell unfinished."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.scenario import CRIT2, duel, mage


@pytest.mark.rule("mages.death-stops")
def test_chain_lightning_leaps_no_further_when_its_caster_falls_to_it() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, damage=30, element="air", prepared=["chain_lightning"]),
        mage("priestess", zone="b2"),
        creature="mage-0",
        dice=[CRIT2] * 5 + [1],
    )
    battle.does(0, "cast:chain-lightning:mage-0").passes()
    assert not battle.exists("mage-0")
    assert battle.damage("mage-1") == 0
    assert battle.winners == (1,)
