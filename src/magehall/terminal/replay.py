"""Replay of a saved match, move by move."""

from __future__ import annotations

from typing import Any

from magehall.kernel.matches.match import Match
from magehall.terminal.table import EventFeed, game_title, show_table
from magehall.terminal.ui import Leave, TextUI

BACK = "-"


class Replay:
    """Replay of a match as ``seat`` saw it, or a spectator. Of a move only what this one may see is told."""

    def __init__(self, ui: TextUI, match: Match[Any], seat: int | None) -> None:
        self.ui = ui
        self.whole = match
        self.seat = seat

    def run(self, *, step: bool) -> None:
        """Print all moves, or with ``step`` wait after each."""
        moves = len(self.whole.moves)
        self.ui.say(
            "replay-title",
            "bold",
            game=game_title(self.whole.game.id),
            seats=self.whole.setup.seats,
            moves=moves,
        )
        if step:
            self.ui.say("replay-keys", "dim")
            self._step_through(moves)
        else:
            self._tell_all()

    def _tell_all(self) -> None:
        match = self.whole.replayed([])
        self._tell(match, 0, 0)
        for number, (seat, option) in enumerate(self.whole.moves, 1):
            told = len(match.events)
            match.apply(seat, option)
            self._tell(match, number, told)
        show_table(self.ui, match, self.seat)
        self._result()

    def _tell(self, match: Match[Any], number: int, told: int) -> None:
        events = match.events[told:]
        if events:
            self.ui.line(
                EventFeed(self.ui, match, self.seat).sentences(events), lead=f"{number:>4}  ", indent=6
            )

    def _step_through(self, moves: int) -> None:
        number = 0
        while True:
            match = self.whole.replayed(self.whole.moves[:number])
            told = len(self.whole.replayed(self.whole.moves[: number - 1]).events) if number else 0
            show_table(self.ui, match, self.seat)
            self._tell(match, number, told)
            if number == moves:
                self._result()
            try:
                typed = self.ui.ask(
                    self.ui.translator.say("replay-prompt", number=number, moves=moves)
                ).strip()
            except Leave:
                return
            if typed == BACK:
                number = max(0, number - 1)
            elif typed.isdecimal() and len(typed) < 6:
                number = min(int(typed), moves)
            elif typed or number == moves:
                return
            else:
                number += 1

    def _result(self) -> None:
        translator, result = self.ui.translator, self.whole.result
        if result is None:
            self.ui.say("replay-open")
            return
        self.ui.line(translator.text(result.reason), "bold")
