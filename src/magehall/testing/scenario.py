"""Scenario base class: a match under test, in the words of a ruling.

It knows no game and needs no pytest. Whatever is not as expected is an AssertionError, raised by hand: ``python -O``
drops assert statements, and pytest explains them only in modules it was told of.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar, Generic, Self, TypeVar

from magehall.kernel.decision import PASS_VERB, IllegalMove
from magehall.kernel.matches.match import Match
from magehall.kernel.matches.save import state_hash
from magehall.kernel.state import State

S = TypeVar("S", bound=State)

_watches: list[list[Scenario[Any]]] = []
"""What each ``expect_dice_used`` that is still open has seen, the innermost last."""


@contextmanager
def expect_dice_used() -> Iterator[None]:
    """Fail if a scenario built inside has loaded dice left at the end."""
    built: list[Scenario[Any]] = []
    _watches.append(built)
    try:
        yield
    finally:
        _watches.pop()
    left = [list(scenario.match.unused_dice) for scenario in built if scenario.match.unused_dice]
    if left:
        raise AssertionError(f"loaded dice never used: {', '.join(map(str, left))}")


class Scenario(Generic[S]):
    """A match under test.

    Acting takes only what is offered, and the game's invariants (``Game.check``) hold at the beginning and after
    each move. Dice are loaded by the position's ``dice``; ``expect_dice_used`` tells of those nobody rolled, unless
    the scenario ``leaves_dice``.
    """

    skips_windows: ClassVar[bool] = False
    """Whether windows that a test does not name pass by themselves. False proves that no window opens unseen; True
    suits a game with windows after nearly every step. Then ``does`` lets windows pass until its option is offered,
    and whoever else is asked in the window of a choice lets it pass."""

    def __init__(self, match: Match[S], *, leaves_dice: bool = False) -> None:
        self.match = match
        self._check("at the beginning")
        if _watches and not leaves_dice:
            _watches[-1].append(self)

    def does(self, seat: int, *options: str) -> Self:
        """Choose options for a seat, one after the other; each must be offered."""
        for option in options:
            while self.skips_windows and self.in_window and not self._offered(seat, option):
                self.pass_once()
            self.choose(seat, option)
        return self

    def choose(self, seat: int, option: str) -> Self:
        """Choose an option that is offered now, with no window skipped before it."""
        self._expect_offer(seat, option)
        skipping = self.skips_windows and self.in_window
        others = [other for other in self.asks if other != seat]
        self._apply(seat, option)
        if skipping:
            for other in others:
                self._pass(other)
        return self

    def aside(self, seat: int, option: str) -> Self:
        """Do something that a seat may do while another is asked."""
        if seat in self.match.pending or option not in self.asides(seat):
            raise AssertionError(f"seat {seat} may do {self.asides(seat)} aside, not {option!r}")
        self._apply(seat, option)
        return self

    def asides(self, seat: int) -> list[str]:
        """List what a seat may do aside."""
        decision = self.match.asides.get(seat)
        return [option.id for option in decision.options] if decision else []

    def together(self, answers: Mapping[int, str]) -> Self:
        """Answer for several seats that are asked at once, and for no other."""
        for seat, option in answers.items():
            self._expect_offer(seat, option)
        for seat, option in answers.items():
            self._apply(seat, option)
        return self

    def passes(self) -> Self:
        """Let every window pass, up to the next question that is none."""
        return self.lets()

    def lets(self, *prompts: str) -> Self:
        """Let every window pass, and answer these questions by passing too."""
        while self.in_window or any(prompt in prompts for prompt in self.asks.values()):
            self.pass_once()
        return self

    def until(self, prompt: str) -> Self:
        """Let windows pass until this question is asked, which must happen."""
        while self.in_window and prompt not in self.asks.values():
            self.pass_once()
        if prompt not in self.asks.values():
            raise AssertionError(f"asked is {self.asks}, not {prompt!r}")
        return self

    def pass_once(self) -> Self:
        """Pass for everyone who is asked now."""
        for seat in list(self.asks):
            self._pass(seat)
        return self

    def _pass(self, seat: int) -> None:
        options = self.match.pending[seat].options
        passing = next((option.id for option in options if option.verb == PASS_VERB), PASS_VERB)
        self._expect_offer(seat, passing)
        self._apply(seat, passing)

    def _apply(self, seat: int, option: str) -> None:
        self.match.apply(seat, option)
        self._check(f"after {option!r} by seat {seat}")

    def _check(self, when: str) -> None:
        try:
            self.match.game.check(self.match.state)
        except ValueError as error:
            raise AssertionError(f"an invariant of {self.match.game.id} is broken {when}: {error}") from error

    def _offered(self, seat: int, option: str) -> bool:
        decision = self.match.pending.get(seat)
        if decision is None:
            return False
        if decision.find(option) is not None:
            return True
        # Looking for reasons takes long in a large game: only where unlisted options are accepted there may be none.
        return bool(decision.space) and self.match.why_not(seat, option) is None

    def _expect_offer(self, seat: int, option: str) -> None:
        if not self._offered(seat, option):
            asked = self.asks.get(seat, "nothing")
            raise AssertionError(
                f"seat {seat} is asked {asked}, and offered {self.offers(seat)}, not {option!r}"
            )

    @property
    def asks(self) -> dict[int, str]:
        """The keys of the open questions by seat."""
        return {seat: decision.prompt.key for seat, decision in self.match.pending.items()}

    @property
    def in_window(self) -> bool:
        """Whether the open question is that of a window."""
        return self.match.window is not None

    def offers(self, seat: int, start: str = "") -> list[str]:
        """List the options of a seat that begin so; none if not asked."""
        decision = self.match.pending.get(seat)
        return [option.id for option in decision.options if option.id.startswith(start)] if decision else []

    def refuses(self, seat: int, option: str) -> tuple[str, str]:
        """Return why an option is refused: the reason's key and the rule.

        Choosing it anyway must be refused for the same reason, and change nothing."""
        refusal = self.match.why_not(seat, option)
        if refusal is None:
            raise AssertionError(f"{option!r} is offered to seat {seat}")
        before = state_hash(self.match)
        try:
            self.match.apply(seat, option)
        except IllegalMove as refused:
            if refused.refusal != refusal:
                raise AssertionError(
                    f"{option!r} is refused by {refused.refusal}, not by {refusal}"
                ) from None
        else:
            raise AssertionError(
                f"{option!r} by seat {seat} has a reason against it, but was carried out: {refusal}"
            )
        if state_hash(self.match) != before:
            raise AssertionError(f"{option!r} was refused, but changed the state")
        return refusal.reason.key, refusal.rule

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return the table as a seat or a spectator sees it."""
        table: dict[str, Any] = self.match.view(seat)["table"]
        return table

    @property
    def winners(self) -> tuple[int, ...] | None:
        """Who has won (nobody: a draw); None while the match goes on."""
        return self.match.result.winners if self.match.result else None

    def happened(self, name: str, seat: int | None = None) -> list[dict[str, Any]]:
        """Return the events of that name, as a seat or a spectator knows them."""
        return [event.seen_by(seat) for event in self.match.events if event.name == name]

    @property
    def story(self) -> list[str]:
        """The names of all events."""
        return [event.name for event in self.match.events]
