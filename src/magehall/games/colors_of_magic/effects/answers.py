"""Questions of an effect other than a choice among its words. They are about cards, players, states, yes or no."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from magehall.games.colors_of_magic.model.frames.spells import Answer
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.kernel.decision import Deed, Option
from magehall.kernel.flow import Flow


class Kind(NamedTuple):
    """A kind of question that an effect may ask. It has a prompt ``ask-<name>``, a rule, what may be answered, and what
    an answer does."""

    rule: str
    options: Callable[[Skirmish, Answer], Iterable[Option]]
    take: Callable[[Flow[Skirmish], Answer, Deed], None]


def ask(
    flow: Flow[Skirmish],
    invocation: str,
    seat: int,
    kind: str,
    *,
    left: int = 1,
    cards: tuple[int, ...] = (),
    creatures: tuple[str, ...] = (),
) -> None:
    """Ask a player something before the effect goes on. Monsters are never asked."""
    if seat >= 0:
        flow.call(Answer(invocation, seat, kind, left, cards, creatures=creatures))
