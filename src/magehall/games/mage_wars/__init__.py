"""Mage Wars: a battle of mages with spellbooks, in an arena of zones."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from magehall.games.mage_wars.books.deck_rules import SPELLBOOK_RULES
from magehall.games.mage_wars.bot import own_harm
from magehall.games.mage_wars.bot.sense import DuelSense
from magehall.games.mage_wars.cards import REPRINTS, SPELLS
from magehall.games.mage_wars.model.deeds import read_deed
from magehall.games.mage_wars.model.events import EVENTS
from magehall.games.mage_wars.model.state import MAGE, Duel, Piece, Player, TheMatch
from magehall.games.mage_wars.model.words import GAME, VERBS, say
from magehall.games.mage_wars.position import invariants
from magehall.games.mage_wars.position.bounds import check_bounds
from magehall.games.mage_wars.position.determinise import imagine
from magehall.games.mage_wars.position.files import DuelPositions
from magehall.games.mage_wars.procedures import PROCEDURES
from magehall.games.mage_wars.round.options import DuelOptions
from magehall.games.mage_wars.round.setup import OWN_BOOKS, Mode, mode_for, problem_with, set_up
from magehall.games.mage_wars.show.card_sheets import SpellSheets
from magehall.games.mage_wars.show.sketch import sketch
from magehall.games.mage_wars.show.view import view
from magehall.games.mage_wars.show.view_types import TableView
from magehall.games.mage_wars.windows import forced
from magehall.games.mage_wars.windows.background import BACKGROUND
from magehall.games.mage_wars.windows.reveal_windows import RevealWindows
from magehall.games.mage_wars.windows.stops import could_matter, matters
from magehall.kernel.chance import Chance
from magehall.kernel.decision import Decision, Deed, Option
from magehall.kernel.flow import Flow, Window, Windows
from magehall.kernel.frame import Frame
from magehall.kernel.game import Game, OptionError, Result
from magehall.kernel.space import Space


class MageWars(Game[Duel]):
    """The game as the kernel sees it."""

    id = GAME
    version = 5
    seats = (2, 3, 4)
    state = Duel
    things = (TheMatch, Player, Piece)
    procedures = PROCEDURES
    options = DuelOptions
    verbs = VERBS
    events = EVENTS
    cites = frozenset(card.rule for card in (*SPELLS, *REPRINTS))
    windows: Windows[Duel] = RevealWindows()
    sense = DuelSense()
    positions = DuelPositions()
    catalogue = SpellSheets()
    decks = SPELLBOOK_RULES
    background = BACKGROUND
    folder = Path(__file__).parent

    def setup(self, flow: Flow[Duel], seats: int, options: DuelOptions) -> None:
        mode = Mode(options.mode)
        problem = problem_with(mode, seats)
        if problem:
            raise OptionError(problem)
        set_up(flow, seats, mode_for(mode, seats), options.edition)

    def view(self, state: Duel, seat: int | None) -> TableView:
        return view(state, seat)

    def sketch(self, view: Mapping[str, Any], locale: str, names: Mapping[int, str]) -> str:
        return sketch(view, locale, names)

    def outcome(self, state: Duel) -> Result:
        match = state.match
        scores = tuple(
            max(0, _health(state, seat)) if not state.player(seat).dead else 0 for seat in range(state.seats)
        )
        return Result(match.winners, scores, say(f"result-{match.reason}"))

    def teams(self, state: Duel, seats: int) -> tuple[tuple[int, ...], ...]:
        """Mages of a team win and lose together. [multiplayer.team-win]"""
        sides: dict[int, tuple[int, ...]] = {}
        for seat in range(seats):
            team = state.player(seat).team
            sides[team] = (*sides.get(team, ()), seat)
        return tuple(sides.values())

    def determinise(self, state: Duel, seat: int, chance: Chance) -> None:
        imagine(state, seat, chance)

    def read_deed(self, option_id: str) -> Deed | None:
        return read_deed(option_id)

    def window_matters(self, state: Duel, window: Window, opener: Frame, seat: int) -> bool:
        return matters(state, window.name, seat)

    def window_could_matter(self, state: Duel, window: Window, opener: Frame, seat: int) -> bool:
        return could_matter(state, window.name, seat)

    def forced_openly(self, state: Duel, decision: Decision) -> bool:
        return forced.forced_openly(state, decision)

    def harms_own_side(self, state: Duel, seat: int, option: Option) -> bool:
        return own_harm.harms_own_side(state, seat, option)

    def space(self, state: Duel, decision: Decision) -> Space:
        return OWN_BOOKS

    def check(self, state: Duel) -> None:
        invariants.check(state)

    def check_bounds(self, state: Duel) -> None:
        check_bounds(state)

    def fits(self, state: Duel, seats: int) -> bool:
        return state.seats == seats


def _health(state: Duel, seat: int) -> int:
    from_profile = state.piece(MAGE[seat])
    return state.card(MAGE[seat]).life + from_profile.growth - from_profile.damage


MAGE_WARS = MageWars()
