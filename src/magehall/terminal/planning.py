"""Plans: moves that are tried on a draft before they are made."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from magehall.kernel.decision import IllegalMove, Option
from magehall.kernel.matches.draft import triable
from magehall.kernel.matches.match import Match
from magehall.terminal.prompt import AskAgain, CommandPrompt, DecisionPrompt, Handler, show_log
from magehall.terminal.table import EventFeed
from magehall.terminal.ui import Leave, TextUI

PLAY = "play"
DROP = "drop"


def begin_plan(
    ui: TextUI, match: Match[Any], seat: int, rest: str, handlers: Mapping[str, Handler]
) -> Planning | None:
    """Begin a plan, unless more was typed after ``plan``. None where there is nothing to plan; the person is told."""
    word = _word(ui, rest)
    if word:
        ui.say("plan-empty", "yellow")
    elif word is not None:
        if not match.game.plannable:
            ui.say("plan-never", "yellow")
        elif triable(match, seat) is None:
            ui.say("plan-not-now", "yellow")
        else:
            return Planning(ui, match, seat, handlers)
    return None


class Planning:
    """A plan of ``seat``, as the terminal keeps it. Its last move may be one that cannot be tried, though made."""

    def __init__(self, ui: TextUI, match: Match[Any], seat: int, handlers: Mapping[str, Handler]) -> None:
        self._ui = ui
        self._match = match
        self._draft = match.draft(seat)
        self._chosen: list[Option] = []
        self._ends_untried = False
        self._played: bool | None = None
        # What has happened is what has happened at the table; the plan itself is shown by its own command.
        own = {"plan": self._plan, "undo": self._undo, "log": lambda rest: show_log(ui, match, seat, rest)}
        self._handlers = {**handlers, **own}

    def run(self) -> bool:
        """Ask for moves until the plan is played out or dropped. Returns whether it was played out."""
        self._ui.say("plan-began", "bold")
        try:
            while self._played is None:
                with suppress(AskAgain):
                    self._try(self._prompt().ask())
        except Leave:
            if self._chosen:
                self._ui.say("plan-dropped")
            raise
        return self._played

    def _prompt(self) -> CommandPrompt:
        ui, draft = self._ui, self._draft
        parts = (ui, draft.match, draft.seat, self._handlers)
        banner = ui.translator.say("plan-banner", moves=len(self._chosen))
        if self._ends_untried:
            last = ui.translator.option(self._chosen[-1])
            return CommandPrompt(*parts, banner, ui.translator.say("plan-last", option=last))
        if draft.decision is None:
            return CommandPrompt(*parts, banner, ui.translator.say("plan-over", next=self._next()))
        return DecisionPrompt(*parts, banner)

    def _next(self) -> str:
        """What comes after a plan that goes no further."""
        match = self._draft.match
        if not match.pending:
            return "end"
        return "luck" if match.window is None and self._draft.seat in match.pending else "others"

    def _try(self, option: Option) -> None:
        ui, draft = self._ui, self._draft
        try:
            happened = draft.apply(option)
        except IllegalMove as refused:
            # It was offered, so it can be made: only it cannot be tried.
            ui.line(refused.text(ui.translator.locale), "yellow")
            self._ends_untried = True
        else:
            lead = f"  {ui.translator.say('plan-happening')} "
            said = EventFeed(ui, draft.match, draft.seat).sentences(happened)
            if said:
                ui.line(said, lead=lead, indent=len(lead))
        self._chosen.append(option)

    def _undo(self, rest: str) -> None:
        if not self._chosen:
            self._ui.say("plan-empty", "yellow")
            return
        if self._ends_untried:
            self._ends_untried = False
        else:
            self._draft.undo()
        self._chosen.pop()
        self._ui.say("undone")
        raise AskAgain

    def _plan(self, rest: str) -> None:
        word = _word(self._ui, rest)
        if word == DROP:
            self._played = False
            self._ui.say("plan-dropped")
            raise AskAgain
        if not self._chosen and word is not None:
            self._ui.say("plan-empty", "yellow")
        elif word == PLAY:
            self._play_out()
            raise AskAgain
        elif word is not None:
            for number, option in enumerate(self._chosen, 1):
                self._ui.line(self._ui.translator.option(option), lead=f"{number:>4}  ", indent=6)

    def _play_out(self) -> None:
        self._draft.commit(self._match)
        if self._ends_untried:
            self._match.apply(self._draft.seat, self._chosen[-1])
        self._played = True
        self._ui.say("plan-played")


def _word(ui: TextUI, rest: str) -> str | None:
    """The word after ``plan``, in English. None for one that means nothing; the person is told those that do."""
    typed, say = rest.casefold(), ui.translator.say
    words = {"": "", PLAY: PLAY, DROP: DROP, say("plan-word-play"): PLAY, say("plan-word-drop"): DROP}
    if typed not in words:
        ui.say("plan-unknown", "yellow")
    return words.get(typed)
