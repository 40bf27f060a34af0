"""What a push would do is shown before it is confirmed, and is what it does."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.show.casting import pushes_of
from tests.games.colors_of_magic.effects.stage import Stage, opposed


def crowded() -> tuple[Stage, str]:
    """An enemy among others, some of them in the way."""
    table, _, enemy = opposed()
    table.puts("orc-warrior", 1, (38, 20))
    table.puts("goblin-raider", 1, (30, 34))
    table.puts("earth-titan", 1, (40, 40))
    return table, enemy


@pytest.mark.parametrize("card", ["mental-nudge", "gale-of-misdirection", "tsunami"])
def test_every_offered_aim_pushes_as_shown(card: str) -> None:
    table, enemy = crowded()
    table.carries_out(card, target=enemy)
    aims = [offer for offer in table.offers if offer.startswith("aim:")]
    assert [push.option for push in pushes_of(table.state, 0)] == aims
    assert pushes_of(table.state, 1) == []
    for option in aims[::3]:
        again, other = crowded()
        again.carries_out(card, target=other)
        shown = next(push for push in pushes_of(again.state, 0) if push.option == option)
        again.does(option)
        standing = [one for one in shown.pushed if again.state.stands(one.creature)]
        assert standing
        for one in standing:
            assert again.at(one.creature) == (one.end.x, one.end.y), (option, one)


def test_a_free_aim_is_previewed_on_demand() -> None:
    table, enemy = crowded()
    table.carries_out("mental-nudge", target=enemy)
    start = table.at(enemy)
    ((*begin, x, y, stopped),) = table.space().preview("aim:31,90")
    assert (*begin,) == start
    assert not stopped
    table.does("aim:31,90")
    assert table.at(enemy) == (x, y)
