"""Battle Mages: a card duel for one to six, by merging common spells and timing rare ones."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from magehall.games.battle_mages.bot import own_harm
from magehall.games.battle_mages.bot.sense import BattleSense
from magehall.games.battle_mages.cards import FACES, RARE_SPELLS
from magehall.games.battle_mages.damage import elimination, strike
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
from magehall.games.battle_mages.model.state import NO_CARD, Battle, Mage, Table
from magehall.games.battle_mages.model.words import GAME, say
from magehall.games.battle_mages.position.build import BattlePositions
from magehall.games.battle_mages.show.sketch import sketch
from magehall.games.battle_mages.show.view import view
from magehall.games.battle_mages.show.view_types import TableView
from magehall.games.battle_mages.spells import announcing, casting, deception, retaliation
from magehall.games.battle_mages.turn import setup, turn, virtual_turn
from magehall.games.battle_mages.turn.setup import STARTING_LIFE, BattleOptions, set_up
from magehall.games.battle_mages.windows.paralyze import ParalyzeWindows
from magehall.kernel.chance import Chance
from magehall.kernel.decision import Decision, Deed, Option
from magehall.kernel.flow import Flow
from magehall.kernel.game import Game, OptionError, Result
from magehall.kernel.positions import PositionError


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
    reveals = frozenset(
        {
            "card-dealt",
            "card-drawn",
            "card-seen",
            "cards-swapped",
            "card-left-behind",
            "card-discarded",
            "card-played",
            "centre-turned-up",
        }
    )
    cites = frozenset(spell.rule for spell in RARE_SPELLS)
    windows = ParalyzeWindows()
    sense = BattleSense()
    positions = BattlePositions()
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
        """Deal the faces the seat does not know anew among the cards it does not know."""
        table = state.edit_table()
        hidden = [card for card, known in enumerate(table.known) if not known >> seat & 1]
        faces = chance.shuffled("imagine", sorted(table.faces[card] for card in hidden))
        for card, face in zip(hidden, faces, strict=True):
            table.faces[card] = face

    def companions(self, seats: int) -> dict[int, str]:
        return {1: "virtual-opponent"} if seats == 1 else {}

    def read_deed(self, option_id: str) -> Deed | None:
        return read_deed(option_id)

    def forced_openly(self, state: Battle, decision: Decision) -> bool:
        """Everyone sees the pile, the centre and the mages left to choose, and counts the cards in hands."""
        match decision.prompt.key:
            case "ask-draw" | "ask-mage" | "ask-virtual-mage":
                return True
            case "ask-give":
                return len(state.mage(decision.seat).hand) == 1
            case "ask-take":
                frame = state.stack[-1]
                assert isinstance(frame, Deception)
                return len(state.mage(frame.victim).hand) == 1
        return False

    def harms_own_side(self, state: Battle, seat: int, option: Option) -> bool:
        return own_harm.harms_own_side(state, seat, option)

    def check(self, state: Battle) -> None:
        """Every card in exactly one place, life within its bounds, no wall of text: an index that fits."""
        if "table" not in state.things:
            raise ValueError("there is no table")
        table = state.table
        cards = len(table.faces)
        if cards and not 0 <= min(table.faces) <= max(table.faces) < len(FACES):
            raise ValueError("a card has a face that does not exist")
        places = [*table.pile, *table.played, *([] if table.centre == NO_CARD else [table.centre])]
        for number in range(state.mages):
            mage = state.mage(number)
            places += mage.hand
            if not 0 <= mage.life <= mage.starting_life:
                raise ValueError(f"mage {number} has {mage.life} life")
            if mage.front != NO_CARD and not 0 <= mage.front < cards:
                raise ValueError(f"mage {number} shows a card that does not exist")
        if places and sorted(places) != list(range(cards)):
            raise ValueError("a card is lost, doubled or unknown")
        if not len(table.known) == len(table.handles) == cards or table.direction not in (1, -1):
            raise ValueError("the table contradicts itself")

    def check_bounds(self, state: Battle) -> None:
        """The cards are those of the box already; a spell in the air is one of them."""
        table = state.table
        if len(table.aimed) > len(table.faces):
            raise PositionError(
                f"{len(table.aimed)} spells are in the air, and there are only {len(table.faces)} cards: take some away",
                "$.aimed",
            )


BATTLE_MAGES = BattleMages()
