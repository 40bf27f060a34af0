"""Prompt for one decision: reads lines until one chooses an option."""

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


class DecisionPrompt:
    """Prompts a person at ``seat`` of ``match``. ``handlers`` adds commands to those every prompt knows, or replaces
    them. What may be done aside is let be by an empty line (LetBe)."""

    def __init__(
        self, ui: TextUI, match: Match[Any], seat: int, handlers: Mapping[str, Handler] | None = None
    ) -> None:
        self.ui = ui
        self.match = match
        self.seat = seat
        self._handlers: dict[str, Handler] = {
            "help": self._help,
            "why": lambda rest: explain_refusals(self.ui, self.match, self.seat, rest),
            "hint": self._hint,
            "table": self._again,
            "log": self._log,
            "rules": lambda rest: void(show_rules(self.ui, self.match.game, rest)),
            "lang": self._lang,
            "quit": _leave,
            **(handlers or {}),
        }
        if match.game.text_play.has_ruler:
            self._handlers["measure"] = self._measure

    @property
    def decision(self) -> Decision:
        """The decision, with the options in the order shown."""
        return listed(self.match, self.seat)

    def ask(self, *, show: bool = True) -> Option:
        """Show the table and the question, and read an option. Raises AskAgain and Leave."""
        if show:
            show_table(self.ui, self.match, self.seat)
            show_decision(self.ui, self.match, self.seat)
        while True:
            line = self.ui.ask(self._prompt())
            meaning = understand(
                line, self.decision, self.ui.translator, self._handlers.keys(), self._spelled
            )
            if isinstance(meaning, Chosen):
                return meaning.option
            if isinstance(meaning, Command):
                self._obey(meaning)
            elif isinstance(meaning, Nothing):
                if self._is_aside:
                    raise LetBe
                if self.decision.forced is not None:
                    return self.decision.forced
                self._again("")
            elif isinstance(meaning, Refused):
                refuse(self.ui, self.match.game, [meaning.id], meaning.refusal)
            else:
                self._puzzled(meaning)

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
        if self._is_aside:
            return self.ui.translator.say("prompt-aside", last=count)
        return (
            self.ui.translator.say("prompt-one")
            if count == 1
            else self.ui.translator.say("prompt", last=count)
        )

    def _obey(self, command: Command) -> None:
        if command.name != EXPLAIN:
            self._handlers[command.name](command.rest)
        elif command.rest:
            explain(self.ui, self.match, self.seat, command.rest)
        else:
            explain_options(self.ui, self.match, self.seat)

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

    def _help(self, rest: str) -> None:
        translator = self.ui.translator
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

    def _hint(self, rest: str) -> None:
        advise(self.ui, self.match, self.seat)

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
