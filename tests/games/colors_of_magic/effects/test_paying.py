"""Rulings on paying with blood while other things happen."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.model.frames.spells import Cast
from tests.games.colors_of_magic.effects.stage import stage


@pytest.mark.rule("spell.cost-order")
def test_mana_is_paid_before_blood_so_that_nothing_else_spends_it() -> None:
    table = stage()
    mage = table.puts("gust-aeromancer", 0, (20, 20))
    table.puts("bastion-geomancer", 1, (80, 80))
    other = table.puts("goblin-raider", 0, (40, 40))
    table.state.edit_player(0).mana = 1
    spell = table.invocation("gust-of-wind", target=mage)
    table.state.edit_invocation(spell).paid = False
    table.state.stack.append(Cast(spell, cost=3, step="pay_mana"))
    table.runs()
    assert table.state.player(0).mana == 0
    assert table.offers == [f"bleed:{mage}", f"bleed:{other}"]
    table.does(f"bleed:{mage}", f"bleed:{mage}")
    assert not table.asked
    assert table.state.creature(mage).damage == 2
    assert table.happened("spell-cast") == 1
    assert len(table.state.creature(mage).lasting) == 1
