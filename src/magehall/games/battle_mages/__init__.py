"""Battle Mages: a card duel for one to six. Common spells merge, rare ones are a matter of timing."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from magehall.games.battle_mages.bot import own_harm
from magehall.games.battle_mages.bot.sense import BattleSense
from magehall.games.battle_mages.cards import RARE_SPELLS
from magehall.games.battle_mages.damage import elimination, strike
from magehall.games.battle_mages.model import events
from magehall.games.battle_mages.model.deeds import VERBS, read_deed
from magehall.games.battle_mages.model.frames import (
    Announce,
    Cast,
    Deception,
    Duel,
    Elimination,
    Retaliation,
    SettingUp,
    Strike,
    Turn,
    VirtualTurn,
)
from magehall.games.battle_mages.model.state import Battle, Mage, Table
from magehall.games.battle_mages.model.words import GAME, say
from magehall.games.battle_mages.position import invariants
from magehall.games.battle_mages.position.determinise import imagine
from magehall.games.battle_mages.position.files import BattlePositions
from magehall.games.battle_mages.show.card_sheets import SpellSheets
from magehall.games.battle_mages.show.sketch import sketch
from magehall.games.battle_mages.show.view import view
from magehall.games.battle_mages.show.view_types import TableView
from magehall.games.battle_mages.spells import announcing, casting, deception, retaliation
from magehall.games.battle_mages.turn import setup, turn, virtual_turn
from magehall.games.battle_mages.turn.setup import STARTING_LIFE, BattleOptions, set_up
from magehall.games.battle_mages.windows import forced
from magehall.games.battle_mages.windows.paralyze import ParalyzeWindows
from magehall.kernel.chance import Chance
from magehall.kernel.decision import Decision, Deed, Option
from magehall.kernel.event import declared_in
from magehall.kernel.flow import Flow
from magehall.kernel.game import Game, OptionError, Result


class BattleMages(Game[Battle]):
    """The game as the kernel sees it."""

    id = GAME
    version = 2
    seats = tuple(STARTING_LIFE)
    state = Battle
    things = (Mage, Table)
    procedures = {
        SettingUp: setup.PROCEDURE,
        Duel: turn.DUEL,
        Turn: turn.TURN,
        VirtualTurn: virtual_turn.PROCEDURE,
        Announce: announcing.PROCEDURE,
        Cast: casting.PROCEDURE,
        Deception: deception.PROCEDURE,
        Retaliation: retaliation.PROCEDURE,
        Strike: strike.PROCEDURE,
        Elimination: elimination.PROCEDURE,
    }
    options = BattleOptions
    verbs = VERBS
    events = declared_in(events)
    cites = frozenset(spell.rule for spell in RARE_SPELLS)
    windows = ParalyzeWindows()
    sense = BattleSense()
    positions = BattlePositions()
    catalogue = SpellSheets()
    plannable = False
    folder = Path(__file__).parent

    def setup(self, flow: Flow[Battle], seats: int, options: BattleOptions) -> None:
        if options.first_seat is not None and options.first_seat >= seats:
            raise OptionError(f"first_seat is {options.first_seat}, but the seats are 0 to {seats - 1}")
        set_up(flow, seats, options)

    def view(self, state: Battle, seat: int | None) -> TableView:
        return view(state, seat)

    def sketch(self, view: Mapping[str, Any], locale: str, names: Mapping[int, str]) -> str:
        return sketch(view, locale, names)

    def outcome(self, state: Battle) -> Result:
        table = state.table
        winners = table.winners
        lives = [state.mage(number).life for number in range(state.mages) if not state.mage(number).virtual]
        return Result(winners, tuple(lives), say(f"result-{table.reason}" if winners else "result-virtual"))

    def determinise(self, state: Battle, seat: int, chance: Chance) -> None:
        imagine(state, seat, chance)

    def companions(self, seats: int) -> dict[int, str]:
        return {1: "virtual-opponent"} if seats == 1 else {}

    def read_deed(self, option_id: str) -> Deed | None:
        return read_deed(option_id)

    def forced_openly(self, state: Battle, decision: Decision) -> bool:
        return forced.forced_openly(state, decision)

    def harms_own_side(self, state: Battle, seat: int, option: Option) -> bool:
        return own_harm.harms_own_side(state, seat, option)

    def check(self, state: Battle) -> None:
        invariants.check(state)

    def check_bounds(self, state: Battle) -> None:
        invariants.check_bounds(state)


BATTLE_MAGES = BattleMages()
