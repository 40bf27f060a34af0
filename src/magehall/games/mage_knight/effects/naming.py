"""Colours that an effect asks to be named. [effects.color]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.vocabulary import BASIC_COLORS, Color
from magehall.games.mage_knight.model.deeds.effects import (
    ChooseColor,
)
from magehall.games.mage_knight.model.frames.effects import (
    NameColor,
    Resolve,
)
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame


def _ask_color(naming: NameColor, flow: Flow[Quest]) -> Asked:
    return NAMING.ask(flow.state, naming.seat)


def _name_color(_naming: NameColor, flow: Flow[Quest]) -> None:
    opener = flow.state.opener()
    assert isinstance(opener, Resolve)
    opener.color = Color(flow.deed(ChooseColor).color)


def _colors(moment: Moment[Quest]) -> Iterator[Option]:
    for color in moment.state.top(NameColor).colors:
        yield ChooseColor(color).option(say("option-name-color", color=f"@color-{color}"), "effects.color")


def _why_not_color(moment: Moment[Quest], deed: Deed) -> Verdict:
    if isinstance(deed, ChooseColor) and deed.color not in moment.state.top(NameColor).colors:
        return refuse("other-color", "effects.color")
    return None


NAMING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-color"), "effects.color", _colors, _why_not_color
)


def named_color(
    flow: Flow[Quest], resolve: Resolve, colors: tuple[Color, ...] = BASIC_COLORS
) -> Color | None:
    """The colour named for an effect; None while it is asked for. The word comes again then."""
    if resolve.color is None:
        resolve.place -= 1
        flow.call(NameColor(resolve.seat, colors))
    return resolve.color


PROCEDURES: dict[type[Frame], Procedure] = {NameColor: Procedure(ask=_ask_color, name=_name_color)}
