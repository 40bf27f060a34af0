"""A match against bots, from the first decision to the result."""

from __future__ import annotations

from contextlib import nullcontext
from shlex import quote
from typing import Any

from magehall.bots import Bot, make_bot
from magehall.kernel.chance import commit
from magehall.kernel.decision import IllegalMove
from magehall.kernel.matches.match import Match
from magehall.kernel.showing.perspective import Perspective
from magehall.terminal.planning import begin_plan
from magehall.terminal.prompt import AskAgain, DecisionPrompt, Handler, LetBe
from magehall.terminal.store import Seating, Store, reason
from magehall.terminal.table import EventFeed, game_title, show_table
from magehall.terminal.ui import Leave, TextUI

ON = "on"
OFF = "off"


class Play:
    """A match in the terminal: one person (or none) and bots. Every move of the person is saved at once."""

    def __init__(self, ui: TextUI, match: Match[Any], seating: Seating, store: Store) -> None:
        self.ui = ui
        self.match = match
        self.store = store
        self.seating = seating
        self.stops = seating.stops
        self.saved: str = ""
        self._warned = False
        self._let_be: int | None = None
        """The bot in whose turn the person wants to do nothing aside."""
        bots = {seat: make_bot(spec, seed=bot_seed(match, seat)) for seat, spec in seating.bots.items()}
        self._bots: dict[int, Bot] = bots
        self._handlers: dict[str, Handler] = {"save": self._save, "stops": self._stops}
        self._feed = EventFeed(ui, match, seating.seat)

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
            self.ui.line()
            self._goodbye()
        except Exception:
            self.autosave()
            raise

    def _welcome(self) -> None:
        translator = self.ui.translator
        title = game_title(self.match.game.id, translator.locale)
        seats = ", ".join(
            translator.say("seated-person", name=translator.names[seat])
            if seat == self.seating.seat
            else translator.say("seated-bot", name=translator.names[seat], bot=self.seating.bots[seat])
            for seat in range(self.match.setup.seats)
        )
        self.ui.say("welcome", "bold", game=title, seats=seats)
        self.ui.note("fair-start", "dim", commitment=commit(self.match.setup.secret))
        if self.seating.seat is not None:
            self.ui.say("welcome-help")
        self.ui.line()
        if self.match.moves:
            self._feed.skip()

    def _step(self) -> None:
        pending = self.match.pending
        bot = next((seat for seat in pending if seat in self._bots), None)
        if bot is not None:
            if not self._steps_in(bot):
                self._bot_moves(bot)
        elif self.seating.seat is not None:
            self._person_moves(self.seating.seat)
        self._feed.tell(whole=not self.match.pending)

    def _bot_moves(self, seat: int) -> None:
        """Let a bot move. Who is seen thinking depends on what everyone knows alone: whose turn it is, never on whether
        a bot has a choice, for in a window that would tell what it holds."""
        translator = self.ui.translator
        thinking = translator.say("thinking", name=translator.names[seat])
        with nullcontext() if self.match.window is not None else self.ui.console.status(thinking):
            choice = self._bots[seat].choose(Perspective(self.match, seat))
        self.match.apply(seat, choice.option)

    def _steps_in(self, bot: int) -> bool:
        """Offer the person what may be done aside. It is for those who want to be stopped, until they let it be in this
        turn of a bot. Returns whether to look again."""
        seat = self.seating.seat
        if seat is None or not self.stops or self._let_be == bot or seat not in self.match.asides:
            return False
        self._feed.tell(whole=True)
        try:
            option = self._prompt(seat).ask()
        except LetBe:
            self._let_be = bot
            return False
        except AskAgain:
            return True
        self.match.apply(seat, option)
        self.autosave()
        return True

    def _prompt(self, seat: int) -> DecisionPrompt:
        handlers = {**self._handlers, "undo": self._undo, "plan": self._plan}
        return DecisionPrompt(self.ui, self.match, seat, handlers)

    def _person_moves(self, seat: int) -> None:
        decision = self.match.pending[seat]
        self._let_be = None
        if decision.forced is not None and (self.match.window is None or not self.stops):
            self.match.apply(seat, decision.forced)
            return
        self._feed.tell(whole=True)
        try:
            option = self._prompt(seat).ask()
        except AskAgain:
            return
        self.match.apply(seat, option)
        self.autosave()

    def autosave(self) -> None:
        """Save the match; on failure, say so once and play on."""
        seating = Seating(
            self.seating.seat, self.seating.name, self.seating.bots, self.ui.translator.locale, self.stops
        )
        try:
            self.saved = str(self.store.autosave(self.match, seating))
        except OSError as error:
            self.saved = ""
            if not self._warned:
                self._warned = True
                self.ui.say("autosave-failed", "yellow", reason=reason(error), folder=str(self.store.folder))

    def _undo(self, rest: str) -> None:
        assert self.seating.seat is not None
        try:
            self.match.undo_choice(self.seating.seat)
        except IllegalMove as refusal:
            self.ui.line(refusal.text(self.ui.translator.locale), "yellow")
            return
        self._feed.rewind()
        self.autosave()
        self.ui.say("undone")
        raise AskAgain

    def _plan(self, rest: str) -> None:
        assert self.seating.seat is not None
        plan = begin_plan(self.ui, self.match, self.seating.seat, rest, self._handlers)
        if plan is None:
            return
        if plan.run():
            self.autosave()
        raise AskAgain

    def _save(self, rest: str) -> None:
        self.keep(rest)

    def keep(self, name: str) -> None:
        """Save under a name the person gave, or a new one."""
        try:
            path = str(self.store.keep(self.match, name))
        except (OSError, ValueError) as error:
            said = reason(error) if isinstance(error, OSError) else str(error)
            self.ui.note("save-failed", "yellow", file=name or str(self.store.folder), reason=said)
            return
        self.ui.note("saved", "green", file=path)

    def _stops(self, rest: str) -> None:
        wanted = rest.casefold()
        translator = self.ui.translator
        on, off = (ON, translator.say("stops-on")), (OFF, translator.say("stops-off"))
        if wanted in on or wanted in off:
            self.stops = wanted in on
        elif wanted:
            self.ui.say("stops-unknown", "yellow")
            return
        self.ui.say("stops-now-on" if self.stops else "stops-now-off")

    def _end(self) -> None:
        result = self.match.result
        assert result is not None
        translator = self.ui.translator
        self.autosave()
        show_table(self.ui, self.match, self.seating.seat)
        winners = ", ".join(translator.names[seat] for seat in result.winners)
        if self.seating.seat in result.winners:
            self.ui.say("won", "bold green", name=winners)
        elif winners:
            self.ui.say("winners", "bold", names=winners, count=len(result.winners))
        self.ui.line(translator.text(result.reason), "bold")
        scores = ", ".join(
            translator.say("score", name=translator.names[seat], score=score)
            for seat, score in enumerate(result.scores)
        )
        self.ui.say("scores", scores=scores)
        commitment = commit(self.match.setup.secret)
        if not self.saved:
            self.ui.note("fair-end", "dim", commitment=commitment)
        else:
            self.ui.note("fair-check", "dim", file=quote(self.saved), commitment=commitment)
        if self.seating.seat is not None:
            self._offer_to_save()

    def _offer_to_save(self) -> None:
        try:
            name = self.ui.ask(self.ui.translator.say("offer-save")).strip()
        except Leave:
            return
        if name:
            self.keep(name)

    def _goodbye(self) -> None:
        self.autosave()
        if self.saved:
            self.ui.note("goodbye-saved", file=self.saved)
        else:
            self.ui.note("goodbye")


def bot_seed(match: Match[Any], seat: int) -> str:
    """The random seed of a bot. It is the same in the same match, and drawn from nothing secret."""
    return f"{commit(match.setup.secret)}:{seat}"
