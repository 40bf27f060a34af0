"""Mage Knight: heroes explore a land, fight, recruit and conquer its cities."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from magehall.games.mage_knight.bot.sense import QuestSense
from magehall.games.mage_knight.cards.catalogue import CITED
from magehall.games.mage_knight.combat.strike import Strikes
from magehall.games.mage_knight.model.agreement import Agreement
from magehall.games.mage_knight.model.combat_state import Combat, Foe
from magehall.games.mage_knight.model.deeds.reading import VERBS, read_deed
from magehall.games.mage_knight.model.deeds.turn import Concede
from magehall.games.mage_knight.model.events import EVENTS
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.pieces import (
    DUMMY,
    Calendar,
    Dummy,
    Hero,
    Offers,
    Piles,
    Realm,
    Source,
    Unit,
)
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import TurnState
from magehall.games.mage_knight.model.words import GAME
from magehall.games.mage_knight.position import invariants
from magehall.games.mage_knight.position.bounds import check_bounds
from magehall.games.mage_knight.position.determinise import imagine
from magehall.games.mage_knight.position.files import QuestPositions
from magehall.games.mage_knight.procedures import PROCEDURES
from magehall.games.mage_knight.scenarios.scoring import outcome, sides
from magehall.games.mage_knight.setup.options import QuestOptions, problem_with
from magehall.games.mage_knight.setup.table import set_up
from magehall.games.mage_knight.show.card_sheets import QuestSheets
from magehall.games.mage_knight.show.sketch import sketch
from magehall.games.mage_knight.show.view import view
from magehall.games.mage_knight.show.view_types import TableView
from magehall.games.mage_knight.turn.aside import aside, do_aside
from magehall.games.mage_knight.turn.background import BACKGROUND
from magehall.kernel.chance import Chance
from magehall.kernel.decision import Decision, Deed, Option
from magehall.kernel.flow import Flow
from magehall.kernel.game import Game, NoWindows, OptionError, Result
from magehall.kernel.space import Space


class MageKnight(Game[Quest]):
    """The game as the kernel sees it."""

    id = GAME
    version = 5
    seats = (1, 2, 3, 4)
    state = Quest
    things = (
        Agreement,
        Realm,
        Source,
        Offers,
        Piles,
        Calendar,
        Hero,
        Unit,
        Dummy,
        TurnState,
        Combat,
        Foe,
    )
    procedures = PROCEDURES
    background = BACKGROUND
    options = QuestOptions
    verbs = VERBS
    events = EVENTS
    cites = CITED
    windows = NoWindows[Quest]()
    sense = QuestSense()
    positions = QuestPositions()
    catalogue = QuestSheets()
    folder = Path(__file__).parent

    def setup(self, flow: Flow[Quest], seats: int, options: QuestOptions) -> None:
        problem = problem_with(options, seats)
        if problem:
            raise OptionError(problem)
        set_up(flow, seats, options)

    def view(self, state: Quest, seat: int | None) -> TableView:
        return view(state, seat)

    def sketch(self, view: Mapping[str, Any], locale: str, names: Mapping[int, str]) -> str:
        return sketch(view, locale, names)

    def outcome(self, state: Quest) -> Result:
        return outcome(state)

    def teams(self, state: Quest, seats: int) -> tuple[tuple[int, ...], ...]:
        """Who plays against the game wins and loses together, and so does a team. [scenario.kinds] [teams.allies]"""
        return sides(state)

    def companions(self, seats: int) -> dict[int, str]:
        return {DUMMY: "dummy-player"}

    def aside(self, state: Quest, seat: int) -> Decision | None:
        return aside(state, seat)

    def do_aside(self, flow: Flow[Quest], seat: int, option: Option) -> None:
        do_aside(flow, seat, option)

    def determinise(self, state: Quest, seat: int, chance: Chance) -> None:
        imagine(state, seat, chance)

    def read_deed(self, option_id: str) -> Deed | None:
        return read_deed(option_id)

    def space(self, state: Quest, decision: Decision) -> Space:
        return Strikes(Choice(state, decision.seat))

    def harms_own_side(self, state: Quest, seat: int, option: Option) -> bool:
        return isinstance(option.deed, Concede)

    def check(self, state: Quest) -> None:
        invariants.check(state)

    def check_bounds(self, state: Quest) -> None:
        check_bounds(state)

    def fits(self, state: Quest, seats: int) -> bool:
        return len(state.seats) == seats


MAGE_KNIGHT = MageKnight()
