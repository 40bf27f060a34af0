"""A listed option lies in the space of its decision, whatever lies in it is taken, and the rest is refused."""

from __future__ import annotations

from magehall.kernel.decision import Option, Refusal
from tests.conformance.random_games import on_every_table, sampled


@on_every_table
def test_a_space_agrees_with_the_list_and_the_law(game: str, seats: int) -> None:
    for match, _luck in sampled(game, seats, moments=60, every=8):
        for seat, decision in match.pending.items():
            if not decision.space:
                continue
            space = match.game.space(match.state, decision)
            for option in decision.options:
                if option.verb == decision.space:
                    assert space.find(option.id) == option
                    assert match.why_not(seat, option.id) is None
            nonsense = space.find(f"{decision.space}:nonsense")
            assert isinstance(nonsense, Refusal)
            assert nonsense.rule
            assert match.why_not(seat, f"{decision.space}:nonsense") == nonsense
            assert not any(
                isinstance(space.find(f"{decision.space}:{junk}"), Option) for junk in ("", ":", "0")
            )
