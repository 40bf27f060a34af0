"""A saved match shown again, move by move."""

from __future__ import annotations

from typing import Any

from magehall.kernel.match import Match
from magehall.terminal.desk import Desk, Leave
from magehall.terminal.table import News, game_title, show_table

BACK = "-"


class Replay:
    """A match from its start, as ``seat`` saw it, or a spectator. Of a move only what this one may see is told."""

    def __init__(self, desk: Desk, match: Match[Any], seat: int | None) -> None:
        self.desk = desk
        self.whole = match
        self.seat = seat

    def run(self, *, step: bool) -> None:
        """Tell it all, or with ``step`` wait after every move."""
        moves = len(self.whole.moves)
        self.desk.say(
            "replay-title",
            "bold",
            game=game_title(self.whole.game.id),
            seats=self.whole.setup.seats,
            moves=moves,
        )
        if step:
            self.desk.say("replay-keys", "dim")
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
        show_table(self.desk, match, self.seat)
        self._result()

    def _tell(self, match: Match[Any], number: int, told: int) -> None:
        events = match.events[told:]
        if events:
            self.desk.line(
                News(self.desk, match, self.seat).sentences(events), lead=f"{number:>4}  ", indent=6
            )

    def _step_through(self, moves: int) -> None:
        number = 0
        while True:
            match = self.whole.replayed(self.whole.moves[:number])
            told = len(self.whole.replayed(self.whole.moves[: number - 1]).events) if number else 0
            show_table(self.desk, match, self.seat)
            self._tell(match, number, told)
            if number == moves:
                self._result()
            try:
                typed = self.desk.ask(
                    self.desk.words.say("replay-prompt", number=number, moves=moves)
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
        words, result = self.desk.words, self.whole.result
        if result is None:
            self.desk.say("replay-open")
            return
        self.desk.line(words.text(result.reason), "bold")
