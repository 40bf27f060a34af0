"""What a bot does that has more than it needs, or stands too far off to use it: duels should end."""

from __future__ import annotations

import pytest

from magehall.bots.greedy import GreedyBot
from magehall.games.mage_wars.bot.worth import mana_worth, price_worth
from magehall.kernel.showing.perspective import Perspective
from tests.games.mage_wars.bot.sensing import hinted
from tests.games.mage_wars.scenario import duel, equipment, mage


def test_mana_is_worth_less_the_more_of_it_there_is() -> None:
    gains = [round(mana_worth(mana + 1) - mana_worth(mana), 6) for mana in range(100)]
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] > 0
    assert price_worth(90, 10) < price_worth(30, 10) < price_worth(10, 10) == mana_worth(10)


def test_a_dear_spell_pays_where_mana_abounds() -> None:
    def at(mana: int) -> list[str]:
        return hinted(
            duel(
                mage("wizard", zone="b2", mana=mana, prepared=["dissolve"]),
                mage(zone="b2"),
                equipment("dragonscale_hauberk", on="mage-1", controller=1),
                creature="mage-0",
            )
        )

    assert "cast:dissolve:mage-1" not in at(10)
    assert "cast:dissolve:mage-1" in at(90)


@pytest.mark.parametrize("seed", range(4))
def test_a_mage_walks_to_where_its_spell_gets_there(seed: int) -> None:
    battle = duel(
        mage("wizard", zone="b1", mana=90, prepared=["dissolve"]),
        mage(zone="d1"),
        equipment("dragonscale_hauberk", on="mage-1", controller=1),
        creature="mage-0",
    )
    assert "cast:dissolve:mage-1" not in battle.offers(0)
    bot = GreedyBot(seed)
    assert bot.choose(Perspective(battle.match, 0)).option.id == "move:mage-0:c1"
