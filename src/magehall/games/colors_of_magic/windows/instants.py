"""The window of the stack, in which one player adds instants. It ends when that player passes. [stack.add]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.vocabulary import SpellType
from magehall.games.colors_of_magic.happenings.stack import who_adds
from magehall.games.colors_of_magic.model.deeds import Activate, CastSpell
from magehall.games.colors_of_magic.model.frames.spells import Stack
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import refuse, say
from magehall.games.colors_of_magic.spells.castable import (
    begin_cast,
    can_cast,
    cast_options,
    why_not_cast,
)
from magehall.kernel.decision import Decision, Deed, Moment, Option, Pass, Question, Verdict
from magehall.kernel.flow import Flow, Window
from magehall.kernel.frame import Frame

PASS = Pass().option(say("option-pass-window"), "stack.add")


def happening_of(state: Skirmish) -> Happening:
    """What the open window is about."""
    stack = state.find(Stack)
    assert stack is not None
    return stack.happening


class WindowMoment(Moment[Skirmish]):
    """A window, and what it is about."""

    __slots__ = ("happening",)

    def __init__(self, state: Skirmish, seat: int) -> None:
        super().__init__(state, seat)
        self.happening = happening_of(state)


def _options(moment: WindowMoment) -> list[Option]:
    return [PASS, *cast_options(moment.state, moment.seat, moment.happening)]


def _can_cast(moment: WindowMoment, deed: Deed) -> bool:
    return can_cast(moment.state, moment.seat, deed, moment.happening)


def _why_not(moment: WindowMoment, deed: Deed) -> Verdict:
    """Verdict on an answer in a window. It is an instant; who has passed has nothing else left in this phase.
    [turn.pass]"""
    spell = isinstance(deed, CastSpell) and CARDS[deed.card].type is not SpellType.INSTANT
    if moment.state.player(moment.seat).passed and (spell or isinstance(deed, Activate)):
        return refuse("passed", "turn.pass")
    return why_not_cast(moment.state, moment.seat, deed, moment.happening)


ADDING: Question[Skirmish, WindowMoment] = Question(
    WindowMoment, say("ask-instant"), "stack.add", _options, _why_not, leaves=_can_cast
)


class InstantWindows:
    """The windows of the stack, one seat at a time. [stack.order]"""

    @property
    def after(self) -> Mapping[str, str]:
        return {}

    def who(self, state: Skirmish, window: Window, opener: Frame) -> Sequence[int]:
        assert isinstance(opener, Stack)
        seat = who_adds(opener)
        return () if state.player(seat).out else (seat,)

    def ask(self, state: Skirmish, window: Window, opener: Frame, seat: int) -> Decision:
        return ADDING.ask(state, seat)

    def reply(
        self,
        flow: Flow[Skirmish],
        window: Window,
        opener: Frame,
        seat: int,
        option: Option,
    ) -> None:
        assert isinstance(opener, Stack)
        begin_cast(flow, seat, option.deed, opener.happening)
