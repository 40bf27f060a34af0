"""Prompts: read lines and obey commands, until one chooses an option."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from magehall.kernel.decision import Decision, Option
from magehall.kernel.matches.match import Match
from magehall.kernel.showing.listing import listed
from magehall.kernel.text import LOCALES
from magehall.terminal.commands import (
    COMMANDS,
    EXPLAIN,
    Chosen,
    Command,
    Meaning,
    Nothing,
    Refused,
    Unclear,
    understand,
)
from magehall.terminal.explain import (
    advise,
    explain,
    explain_options,
    explain_refusals,
    refuse,
    show_rules,
)
from magehall.terminal.table import show_decision, show_table
from magehall.terminal.ui import Leave, TextUI

Handler = Callable[[str], None]
LOG_LINES = 20


class AskAgain(Exception):
    """Show the question again. The moment has changed under it: a move was taken back, or the language is another."""


class LetBe(Exception):
    """Nothing is done aside."""


class CommandPrompt:
    """Prompt for commands, where there is nothing to choose. ``notice`` says why.

    ``handlers`` adds commands to those every prompt knows, or replaces them. ``banner`` stands over the table and before
    the prompt."""

    def __init__(
        self,
        ui: TextUI,
        match: Match[Any],
        seat: int,
        handlers: Mapping[str, Handler] | None = None,
        banner: str = "",
        notice: str = "",
    ) -> None:
        self.ui = ui
        self.match = match
        self.seat = seat
        self._banner = banner
        self._notice = notice
        self._handlers: dict[str, Handler] = {
            "help": self._help,
            "table": self._again,
            "log": self._log,
            "rules": lambda rest: void(show_rules(self.ui, self.match.game, rest)),
            "lang": self._lang,
            "quit": _leave,
            **(handlers or {}),
        }
        if match.game.text_play.has_ruler:
            self._handlers["measure"] = self._measure

    def ask(self, *, show: bool = True) -> Option:
        """Show the table and the question, and read an option. Raises AskAgain and Leave."""
        if show:
            show_table(self.ui, self.match, self.seat, self._banner)
            self._show_question()
        while True:
            meaning = self._understand(self.ui.ask(self._prompt()))
            if isinstance(meaning, Command):
                self._handlers[meaning.name](meaning.rest)
            elif (option := self._answer(meaning)) is not None:
                return option

    def _show_question(self) -> None:
        self.ui.line(self._notice, "bold")

    def _prompt(self) -> str:
        return f"{self._banner} ›"

    def _understand(self, line: str) -> Meaning:
        return understand(line, (), self.ui.translator, self._handlers.keys())

    def _answer(self, meaning: Meaning) -> Option | None:
        """The option that was chosen. None where none was, and the person is told why."""
        if isinstance(meaning, Nothing):
            self._again("")
        self._show_question()
        return None

    def _help(self, rest: str) -> None:
        translator = self.ui.translator
        rows = []
        if EXPLAIN in self._handlers:
            self.ui.say("help-choosing", indent=2)
            rows = [("?", translator.say("help-explain")), ("? 2", translator.say("help-explain-one"))]
        rows += [
            (translator.say(f"usage-{name}"), translator.say(f"help-{name}"))
            for name in COMMANDS
            if name in self._handlers
        ]
        width = max(len(usage) for usage, _ in rows)
        for usage, meaning in rows:
            self.ui.line(meaning, lead=f"  {usage:<{width}}  ", indent=width + 4)

    def _measure(self, rest: str) -> None:
        match, translator = self.match, self.ui.translator
        found = match.game.text_play.measure(match.state, self.seat, rest, translator.locale)
        if found is None:
            self.ui.say("measure-unknown", "yellow")
        else:
            self.ui.line(translator.text(found), indent=2)

    def _log(self, rest: str) -> None:
        show_log(self.ui, self.match, self.seat, rest)

    def _lang(self, rest: str) -> None:
        wanted = rest.casefold()
        if wanted not in LOCALES:
            self.ui.say("lang-unknown", "yellow", known=", ".join(LOCALES))
            return
        self.ui.translator.speak(wanted)
        self.ui.say("lang-now")
        raise AskAgain

    def _again(self, rest: str) -> NoReturn:
        self.ui.drawn = ""
        raise AskAgain


class DecisionPrompt(CommandPrompt):
    """Prompt for one decision, of which an option is chosen.

    What may be done aside is let be by an empty line (LetBe)."""

    def __init__(
        self,
        ui: TextUI,
        match: Match[Any],
        seat: int,
        handlers: Mapping[str, Handler] | None = None,
        banner: str = "",
    ) -> None:
        explaining: dict[str, Handler] = {EXPLAIN: self._explain, "why": self._why, "hint": self._hint}
        super().__init__(ui, match, seat, {**explaining, **(handlers or {})}, banner)

    @property
    def decision(self) -> Decision:
        """The decision, with the options in the order shown."""
        return listed(self.match, self.seat)

    def _show_question(self) -> None:
        show_decision(self.ui, self.match, self.seat)

    def _understand(self, line: str) -> Meaning:
        return understand(
            line, self.decision.options, self.ui.translator, self._handlers.keys(), self._spelled
        )

    def _answer(self, meaning: Meaning) -> Option | None:
        if isinstance(meaning, Chosen):
            return meaning.option
        if isinstance(meaning, Nothing):
            if self._is_aside:
                raise LetBe
            if self.decision.forced is not None:
                return self.decision.forced
            self._again("")
        if isinstance(meaning, Refused):
            refuse(self.ui, self.match.game, [meaning.id], meaning.refusal)
        elif isinstance(meaning, Unclear):
            self._puzzled(meaning)
        return None

    def _spelled(self, words: str) -> Chosen | Refused | None:
        """What a person wrote in full, listed or in the space of the decision."""
        decision, game = self.decision, self.match.game
        id = game.text_play.option_id(self.match.state, decision, words)
        found = self.match.found(decision, id)
        if isinstance(found, Option):
            return Chosen(found)
        if found is not None and game.read_deed(id) is not None:
            return Refused(id, found)
        return None

    @property
    def _is_aside(self) -> bool:
        return self.seat not in self.match.pending

    def _prompt(self) -> str:
        count = len(self.decision.options)
        key = "prompt-aside" if self._is_aside else "prompt-one" if count == 1 else "prompt"
        before = f"{self._banner} · " if self._banner else ""
        return before + self.ui.translator.say(key, last=count)

    def _puzzled(self, meaning: Unclear) -> None:
        if meaning.fits:
            fits = ", ".join(option.id for option in meaning.fits)
            self.ui.say("unclear", "yellow", typed=meaning.typed, fits=fits)
            return
        refusal = self.match.refusals(self.seat).get(meaning.typed)
        if refusal is not None:
            explain_refusals(self.ui, self.match, self.seat, meaning.typed)
        else:
            self.ui.say("unknown", "yellow", typed=meaning.typed, last=len(self.decision.options))

    def _explain(self, rest: str) -> None:
        if rest:
            explain(self.ui, self.match, self.seat, rest)
        else:
            explain_options(self.ui, self.match, self.seat)

    def _why(self, rest: str) -> None:
        explain_refusals(self.ui, self.match, self.seat, rest)

    def _hint(self, rest: str) -> None:
        advise(self.ui, self.match, self.seat)


def show_log(ui: TextUI, match: Match[Any], seat: int | None, rest: str = "") -> None:
    """Print the last events, as ``seat`` may read them."""
    lines = int(rest) if rest.isdecimal() and len(rest) < 6 and int(rest) else LOG_LINES
    events = match.events
    if not events:
        ui.say("log-empty", indent=2)
    for event in events[-lines:]:
        ui.line(ui.translator.event(match.game.id, event, seat), indent=2)


def _leave(_rest: str) -> None:
    raise Leave


def void(done: object) -> None:
    """Discard a handler's return value."""
