"""What bots make of spells under way."""

from __future__ import annotations

import pytest

from magehall.games.mage_wars.model.frames import Cast
from tests.games.mage_wars.bot.sensing import SENSE
from tests.games.mage_wars.scenario import duel, equipment, mage, veil


@pytest.mark.rule("card.reverse-magic-fourth")
def test_a_spell_that_was_turned_back_counts_while_its_new_choice_is_open() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["dissolve"]),
        mage(zone="b2", mana=8),
        equipment("leather_gloves", id="gloves", on="mage-1", controller=1),
        equipment("leather_boots", id="boots", on="mage-0"),
        equipment("bearskin", id="skin", on="mage-0"),
        veil("reverse_magic", id="mirror", on="mage-1", controller=1),
        creature="mage-0",
        edition="fourth",
    )
    battle.does(0, "cast:dissolve:mage-1", "choose:dissolve:gloves").does(1, "pay:mirror")
    state = battle.match.state
    assert state.trace().endswith("Cast.choose_anew")
    countered = state.clone()
    countered.top(Cast).countered = True
    assert SENSE.evaluate(state, 1) > SENSE.evaluate(countered, 1)
