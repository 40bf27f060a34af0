"""What a bot remembers of a position is what it would see anew: at every decision, and in clones."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import magehall
from magehall.games.mage_wars.bot.appetite import appetite
from magehall.games.mage_wars.bot.field import Field, field_of
from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.model.state import MAGE, Duel

DECISIONS = 250
ASIDE = 40


def check(state: Duel) -> None:
    noted, fresh = field_of(state), Field(state)
    assert noted.state is state
    seen, anew = (
        [(body.id, body.zone, body.worth, body.left) for body in one.bodies] for one in (noted, fresh)
    )
    assert seen == anew
    assert noted.others == fresh.others
    for seat in range(state.seats):
        if MAGE[seat] in noted.by_id:
            player = state.player(seat)
            for number in {*player.book[:6], *player.prepared}:
                wishes = [
                    appetite(one, seat, CARDS[number], mana) for one in (noted, fresh) for mana in (9, 30)
                ]
                assert wishes[:2] == wishes[2:], CARDS[number].id


@pytest.mark.parametrize(("mode", "seats"), [("apprentice", 2), ("standard", 2), ("teams", 4)])
def test_a_remembered_position_is_as_it_would_be_seen_anew(mode: str, seats: int) -> None:
    luck = Random(f"remembered {mode}")
    match: magehall.Match[Any] = magehall.new_match(
        "mage_wars", seats, seed=f"field {mode}", options={"mode": mode}
    )
    for move in range(DECISIONS):
        if not match.pending:
            break
        if match.state.match.round:
            check(match.state)
            if move % ASIDE == 0:
                check(match.clone().state)
        seat, decision = luck.choice(list(match.pending.items()))
        match.apply(seat, luck.choice(decision.options))
    assert match.state.match.round > 1
