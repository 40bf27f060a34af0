"""Colors of Magic: mages and their creatures fight on a table without squares."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from magehall.games.colors_of_magic.bot import own_harm
from magehall.games.colors_of_magic.bot.sense import SkirmishSense
from magehall.games.colors_of_magic.cards.catalogue import CITED
from magehall.games.colors_of_magic.model import combat_events, events
from magehall.games.colors_of_magic.model.deed_reading import VERBS, read_deed
from magehall.games.colors_of_magic.model.deeds import ActWith, UseLine
from magehall.games.colors_of_magic.model.pieces import (
    Agreement,
    Cards,
    Course,
    Creature,
    Goals,
    Invocation,
    Marker,
    Permanent,
    Player,
    Terrain,
    Zone,
)
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import GAME, say
from magehall.games.colors_of_magic.position import invariants
from magehall.games.colors_of_magic.position.determinise import imagine
from magehall.games.colors_of_magic.position.files import SkirmishPositions
from magehall.games.colors_of_magic.procedures import PROCEDURES
from magehall.games.colors_of_magic.setup.deck_rules import FORCE_RULES
from magehall.games.colors_of_magic.setup.options import SkirmishOptions, problem_with
from magehall.games.colors_of_magic.setup.table import set_table
from magehall.games.colors_of_magic.show.card_sheets import SkirmishSheets
from magehall.games.colors_of_magic.show.sketch import sketch
from magehall.games.colors_of_magic.show.text_play import SkirmishTextPlay
from magehall.games.colors_of_magic.show.view import view
from magehall.games.colors_of_magic.show.view_types import TableView
from magehall.games.colors_of_magic.spaces import space_of
from magehall.games.colors_of_magic.study import SkirmishStudy
from magehall.games.colors_of_magic.windows import openness
from magehall.games.colors_of_magic.windows.instants import InstantWindows
from magehall.kernel.chance import Chance
from magehall.kernel.decision import Decision, Deed, Option, Refusal
from magehall.kernel.event import declared_in
from magehall.kernel.flow import Flow, Window
from magehall.kernel.frame import Frame
from magehall.kernel.game import Game, OptionError, Result, ScoreLine
from magehall.kernel.space import Space


class ColorsOfMagic(Game[Skirmish]):
    """The game as the kernel sees it."""

    id = GAME
    version = 5
    seats = (2, 3, 4)
    state = Skirmish
    things = (
        Agreement,
        Course,
        Terrain,
        Cards,
        Goals,
        Player,
        Creature,
        Permanent,
        Zone,
        Marker,
        Invocation,
    )
    procedures = PROCEDURES
    options = SkirmishOptions
    verbs = VERBS
    events = declared_in(events, combat_events)
    cites = CITED
    windows = InstantWindows()
    sense = SkirmishSense()
    positions = SkirmishPositions()
    study = SkirmishStudy()
    text_play = SkirmishTextPlay()
    catalogue = SkirmishSheets()
    decks = FORCE_RULES
    folder = Path(__file__).parent

    def setup(self, flow: Flow[Skirmish], seats: int, options: SkirmishOptions) -> None:
        problem = problem_with(options, seats)
        if problem:
            raise OptionError(problem)
        set_table(flow, seats, options)

    def view(self, state: Skirmish, seat: int | None) -> TableView:
        return view(state, seat)

    def sketch(self, view: Mapping[str, Any], locale: str, names: Mapping[int, str]) -> str:
        return sketch(view, locale, names)

    def outcome(self, state: Skirmish) -> Result:
        """Who is left, or has most points. [victory]"""
        course = state.course
        points = tuple(state.player(seat).points for seat in state.seats)
        reason = say(f"result-{course.reason}")
        return Result(tuple(course.winners), points, reason, (ScoreLine(say("sheet-points"), points),))

    def companions(self, seats: int) -> dict[int, str]:
        return {-1: "monsters"}

    def determinise(self, state: Skirmish, seat: int, chance: Chance) -> None:
        imagine(state, seat, chance)

    def read_deed(self, option_id: str) -> Deed | None:
        return read_deed(option_id)

    def why_not(self, state: Skirmish, decision: Decision, option_id: str) -> Refusal | None:
        """The reason why an option is not offered. An ability without a name is the beginning of an id: one reason may
        keep a source from all of its own."""
        deed = self.read_deed(option_id)
        if isinstance(deed, UseLine | ActWith) and not deed.ability and decision.question is not None:
            return decision.question.refusals(state, decision.seat).get(option_id)
        return super().why_not(state, decision, option_id)

    def window_matters(self, state: Skirmish, window: Window, opener: Frame, seat: int) -> bool:
        return openness.matters(state, seat)

    def window_could_matter(self, state: Skirmish, window: Window, opener: Frame, seat: int) -> bool:
        return openness.could_matter(state, seat)

    def forced_openly(self, state: Skirmish, decision: Decision) -> bool:
        return openness.forced_openly(state, decision)

    def harms_own_side(self, state: Skirmish, seat: int, option: Option) -> bool:
        return own_harm.harms_own_side(state, seat, option)

    def space(self, state: Skirmish, decision: Decision) -> Space:
        return space_of(state, decision)

    def check(self, state: Skirmish) -> None:
        invariants.check(state)

    def fits(self, state: Skirmish, seats: int) -> bool:
        return len(state.seats) == seats


COLORS_OF_MAGIC = ColorsOfMagic()
