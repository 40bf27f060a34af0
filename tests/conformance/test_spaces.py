"""A listed option lies in the space of its decision, whatever lies in it is taken, and the rest is refused."""

from __future__ import annotations

from magehall.kernel.decision import Option, Refusal
from tests.conformance.random_games import on_every_table, sampled, some_place

PLACES = 3
"""So many places inside and outside are tried of each space."""


@on_every_table
def test_a_space_agrees_with_the_list_and_the_law(game: str, seats: int) -> None:
    for match, _luck in sampled(game, seats, moments=60):
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


@on_every_table
def test_places_in_a_space_are_taken_and_places_outside_are_refused(game: str, seats: int) -> None:
    for match, luck in sampled(game, seats, moments=60):
        for seat, decision in match.pending.items():
            rows = match.game.space(match.state, decision).rows() if decision.space else []
            if not rows:
                continue
            for _ in range(PLACES):
                inside = some_place(match, seat, luck, one_in=1)
                assert match.why_not(seat, inside) is None, inside
                twin = match.clone()
                twin.apply(seat, inside)
                assert twin.moves[-1] == (seat, inside)
            lines: dict[int, list[int]] = {}
            for _cost, y, *runs in rows:
                lines.setdefault(y, []).extend(runs)
            for _ in range(PLACES):
                y = luck.choice(list(lines))
                x = luck.randint(-1, max(lines[y]) + 2)
                spans = zip(lines[y][::2], lines[y][1::2], strict=True)
                if not any(first <= x <= last for first, last in spans):
                    refusal = match.why_not(seat, f"{decision.space}:{x},{y}")
                    assert refusal is not None, f"{decision.space}:{x},{y} lies outside"
                    assert refusal.rule
