"""A match against bots, from the first decision to the result."""

from __future__ import annotations

from contextlib import nullcontext
from shlex import quote
from typing import Any

from magehall.bots import Bot, make_bot
from magehall.kernel.chance import commit
from magehall.kernel.decision import IllegalMove
from magehall.kernel.flow import Window
from magehall.kernel.match import Match
from magehall.kernel.perspective import Perspective
from magehall.terminal.desk import Desk, Leave
from magehall.terminal.store import Seating, Store, reason
from magehall.terminal.table import News, game_title, show_table
from magehall.terminal.talk import AskAgain, Talk

ON = "on"
OFF = "off"


class Play:
    """A match at a desk: one person (or none) and bots. Every move of the person is kept at once."""

    def __init__(self, desk: Desk, match: Match[Any], seating: Seating, store: Store) -> None:
        self.desk = desk
        self.match = match
        self.store = store
        self.seating = seating
        self.stops = seating.stops
        self.saved: str = ""
        self._warned = False
        bots = {seat: make_bot(spec, seed=bot_seed(match, seat)) for seat, spec in seating.bots.items()}
        self._bots: dict[int, Bot] = bots
        self._news = News(desk, match, seating.seat)

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        try:
            self._welcome()
            while self.match.pending:
                self._step()
            self._end()
        except Leave:
            self._goodbye()
        except KeyboardInterrupt:
            # It may have come in the middle of a move: what is kept is the match before that move.
            self.match = self.match.replayed(self.match.moves)
            self.desk.line()
            self._goodbye()
        except Exception:
            self.autosave()
            raise

    def _welcome(self) -> None:
        words = self.desk.words
        title = game_title(self.match.game.id)
        seats = ", ".join(
            words.say("seated-person", name=words.names[seat])
            if seat == self.seating.seat
            else words.say("seated-bot", name=words.names[seat], bot=self.seating.bots[seat])
            for seat in range(self.match.setup.seats)
        )
        self.desk.say("welcome", "bold", game=title, seats=seats)
        self.desk.note("fair-start", "dim", commitment=commit(self.match.setup.secret))
        if self.seating.seat is not None:
            self.desk.say("welcome-help")
        self.desk.line()
        if self.match.moves:
            self._news.skip()

    def _step(self) -> None:
        pending = self.match.pending
        bot = next((seat for seat in pending if seat in self._bots), None)
        if bot is not None:
            self._bot_moves(bot)
        elif self.seating.seat is not None:
            self._person_moves(self.seating.seat)
        self._news.tell(whole=not self.match.pending)

    def _bot_moves(self, seat: int) -> None:
        """A bot chooses. Who is seen thinking depends on what everyone knows alone: whose turn it is, never on whether
        a bot has a choice, for in a window that would tell what it holds."""
        words = self.desk.words
        thinking = words.say("thinking", name=words.names[seat])
        with nullcontext() if self._in_window() else self.desk.console.status(thinking):
            choice = self._bots[seat].choose(Perspective(self.match, seat))
        self.match.apply(seat, choice.option)

    def _person_moves(self, seat: int) -> None:
        decision = self.match.pending[seat]
        if decision.forced is not None and not (self.stops and self._in_window()):
            self.match.apply(seat, decision.forced)
            return
        self._news.tell(whole=True)
        talk = Talk(
            self.desk,
            self.match,
            seat,
            {"undo": self._undo, "save": self._save, "stops": self._stops},
        )
        try:
            option = talk.ask()
        except AskAgain:
            return
        self.match.apply(seat, option)
        self.autosave()

    def _in_window(self) -> bool:
        stack = self.match.state.stack
        return bool(stack) and isinstance(stack[-1], Window)

    def autosave(self) -> None:
        """Keep the match; if the disk will not, say so once and play on."""
        seating = Seating(
            self.seating.seat, self.seating.name, self.seating.bots, self.desk.words.locale, self.stops
        )
        try:
            self.saved = str(self.store.autosave(self.match, seating))
        except OSError as error:
            self.saved = ""
            if not self._warned:
                self._warned = True
                self.desk.say(
                    "autosave-failed", "yellow", reason=reason(error), folder=str(self.store.folder)
                )

    def _undo(self, rest: str) -> None:
        assert self.seating.seat is not None
        try:
            self.match.undo_choice(self.seating.seat)
        except IllegalMove as refusal:
            self.desk.line(refusal.text(self.desk.words.locale), "yellow")
            return
        self._news.rewind()
        self.autosave()
        self.desk.say("undone")
        raise AskAgain

    def _save(self, rest: str) -> None:
        self.keep(rest)

    def keep(self, name: str) -> None:
        """Save under a name the person gave, or under a new one."""
        try:
            path = str(self.store.keep(self.match, name))
        except (OSError, ValueError) as error:
            said = reason(error) if isinstance(error, OSError) else str(error)
            self.desk.note("save-failed", "yellow", file=name or str(self.store.folder), reason=said)
            return
        self.desk.note("saved", "green", file=path)

    def _stops(self, rest: str) -> None:
        wanted = rest.casefold()
        words = self.desk.words
        on, off = (ON, words.say("stops-on")), (OFF, words.say("stops-off"))
        if wanted in on or wanted in off:
            self.stops = wanted in on
        elif wanted:
            self.desk.say("stops-unknown", "yellow")
            return
        self.desk.say("stops-now-on" if self.stops else "stops-now-off")

    def _end(self) -> None:
        result = self.match.result
        assert result is not None
        words = self.desk.words
        self.autosave()
        show_table(self.desk, self.match, self.seating.seat)
        winners = ", ".join(words.names[seat] for seat in result.winners)
        if self.seating.seat in result.winners:
            self.desk.say("won", "bold green", name=winners)
        elif winners:
            self.desk.say("winners", "bold", names=winners, count=len(result.winners))
        self.desk.line(words.text(result.reason), "bold")
        scores = ", ".join(
            words.say("score", name=words.names[seat], score=score)
            for seat, score in enumerate(result.scores)
        )
        self.desk.say("scores", scores=scores)
        commitment = commit(self.match.setup.secret)
        if not self.saved:
            self.desk.note("fair-end", "dim", commitment=commitment)
        else:
            self.desk.note("fair-check", "dim", file=quote(self.saved), commitment=commitment)
        if self.seating.seat is not None:
            self._offer_to_save()

    def _offer_to_save(self) -> None:
        try:
            name = self.desk.ask(self.desk.words.say("offer-save")).strip()
        except Leave:
            return
        if name:
            self.keep(name)

    def _goodbye(self) -> None:
        self.autosave()
        if self.saved:
            self.desk.note("goodbye-saved", file=self.saved)
        else:
            self.desk.note("goodbye")


def bot_seed(match: Match[Any], seat: int) -> str:
    """A bot's own luck: the same in the same match, and drawn from nothing secret."""
    return f"{commit(match.setup.secret)}:{seat}"
