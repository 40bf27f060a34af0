"""Whole matches for rulings on set-up, rounds and turns: they begin with the set-up and are then arranged by hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from magehall.games.mage_knight import model
from magehall.games.mage_knight.cards.tactics import TACTICS
from magehall.games.mage_knight.combat import block, fight, opening
from magehall.games.mage_knight.effects import (
    colors,
    decks,
    dice,
    enemies,
    hand,
    interactive,
    naming,
    resolve,
    rivals,
    taking_units,
    units,
)
from magehall.games.mage_knight.interaction import deals, goods, recruiting, ruins
from magehall.games.mage_knight.mana import paying
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.movement import jumping, secrets
from magehall.games.mage_knight.play import companion
from magehall.games.mage_knight.play import units as unit_play
from magehall.games.mage_knight.round import prepare, rounds, tactics
from magehall.games.mage_knight.scenarios import scoring
from magehall.games.mage_knight.scenarios.scoring import outcome
from magehall.games.mage_knight.setup import auction, draft, table
from magehall.games.mage_knight.setup.options import QuestOptions
from magehall.games.mage_knight.turn import finish, levels, rewards, turn
from magehall.kernel.decision import Deed
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kernel.game import Game, NoWindows, Result
from magehall.kernel.matches.journal import Setup
from magehall.kernel.matches.match import Match
from magehall.kernel.text import register_texts
from magehall.testing import Scenario

CHAPTERS: tuple[ModuleType, ...] = (
    auction, block, colors, companion, deals, decks, dice, draft, enemies, fight, finish, goods, hand, interactive, jumping, levels,
    naming, opening, paying, prepare, recruiting, resolve, rewards, rivals, rounds, ruins, secrets, table, tactics,
    taking_units, turn, unit_play, units,
)  # fmt: skip
HEROES = ("tovak", "norowas", "goldyx", "arythea")


def _procedures() -> dict[type[Frame], Procedure]:
    found: dict[type[Frame], Procedure] = {}
    for chapter in CHAPTERS:
        found |= chapter.PROCEDURES
    return found


class RoundGame(Game[Quest]):
    """The game with all its procedures, and nothing that shows it."""

    id = "mage_knight"
    version = 1
    seats = (1, 2, 3, 4)
    state = Quest
    things = ()
    procedures = _procedures()
    options = QuestOptions
    windows = NoWindows[Quest]()
    folder = Path(model.__path__[0]).parent

    def setup(self, flow: Flow[Quest], seats: int, options: QuestOptions) -> None:
        table.set_up(flow, seats, options)

    def outcome(self, state: Quest) -> Result:
        return scoring.outcome(state)


GAME = RoundGame()
register_texts(GAME.id, GAME.folder / "locale")


class Rounds(Scenario[Quest]):
    """A match under test."""

    @property
    def state(self) -> Quest:
        return self.match.state

    def arranged(self, change: Callable[[Quest], object]) -> Rounds:
        """Change the table by hand, and ask again what is asked now."""
        change(self.match.flow.state)
        self.match.advance()
        return self

    def loaded(self, *dice: int) -> Rounds:
        """Load the dice to come; a mana die counts red, blue, green, white, gold, black from 1."""
        self.match.flow.chance.script = dice
        return self

    def why_not(self, seat: int, deed: Deed) -> tuple[str, str] | None:
        """The reason against a deed at this moment, and its rule."""
        question = self.match.pending[seat].question
        assert question is not None
        refusal = question.why_not(self.state, seat, deed)
        return None if refusal is None else (refusal.reason.key, refusal.rule)

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        ((seat, prompt),) = self.asks.items()
        return seat, prompt

    def plays_on(self, until: Callable[[Rounds], bool], *wishes: str) -> Rounds:
        """Answer with the first wish that is offered, else with the last option, until something is so."""
        for _ in range(2000):
            if until(self) or not self.match.pending:
                return self
            seat, _ = self.asked
            options = self.offers(seat)
            found = [option for wish in wishes for option in options if option.startswith(wish)]
            self.does(seat, (found or options[-1:])[0])
        raise AssertionError(f"not so after 2000 answers: {self.state.trace()}")


def begun(seats: int = 2, seed: str = "round", **options: Any) -> Rounds:
    """A match whose heroes are still to be chosen."""
    return Rounds(Match.start(GAME, Setup(seats, options, seed, {})), leaves_dice=True)


def set_up(seats: int = 2, seed: str = "round", **options: Any) -> Rounds:
    """A match at the first choice of a tactic; the hero of each seat is that of HEROES."""
    scene = begun(seats, seed, **options)
    while scene.asked[1] == "ask-hero":
        seat = scene.asked[0]
        scene.does(seat, f"hero:{HEROES[seat]}")
    return scene


def in_turn(seats: int = 1, seed: str = "round", tactic: str = "early-bird", **options: Any) -> Rounds:
    """A match in the first turn of seat 0, who has that tactic; the others have those that come after it."""
    scene = set_up(seats, seed, **options)
    wanted = {0: tactic}
    later = [card.id for card in TACTICS if card.time is scene.state.time and card.id != tactic]
    wanted |= dict(zip(range(1, seats), reversed(later), strict=False))
    while scene.asked[1] == "ask-tactic":
        seat = scene.asked[0]
        scene.does(seat, f"take-tactic:{wanted[seat]}")
    return scene


def turn_with(seat: int = 0, **fields: object) -> Callable[[Quest], None]:
    """Set fields of a running turn."""

    def change(state: Quest) -> None:
        for name, value in fields.items():
            setattr(state.edit_turn(seat), name, value)

    return change


def hero_with(seat: int = 0, **fields: object) -> Callable[[Quest], None]:
    """Set fields of a hero."""

    def change(state: Quest) -> None:
        for name, value in fields.items():
            setattr(state.edit_hero(seat), name, value)

    return change


def ending(*changes: Callable[[Quest], None], **options: Any) -> Rounds:
    """A first turn, arranged, in which a card was played, just before it ends."""
    scene = in_turn(1, **options)
    for change in (turn_with(played_or_discarded=True), *changes):
        scene.arranged(change)
    return scene


def scored(*changes: Callable[[Quest], None], seats: int = 2, **options: Any) -> Result:
    """The outcome of a match in which everyone has only what is arranged; Full Conquest if nothing else is said."""
    scene = set_up(seats, **{"scenario": "full-conquest", **options})
    for seat in range(seats):
        hero_with(seat, deck=[], hand=[], discard=[])(scene.state)
    for change in changes:
        change(scene.state)
    return outcome(scene.state)


def lines(result: Result) -> dict[str, tuple[int, ...]]:
    """The points of each line of the sheet."""
    return {line.words.key.removeprefix("score-"): line.points for line in result.sheet}
