"""The conversation about one decision: lines are read until one of them chooses an option."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from magehall.kernel.decision import Decision, Option
from magehall.kernel.listing import listed
from magehall.kernel.match import Match
from magehall.kernel.text import LOCALES
from magehall.terminal.commands import COMMANDS, EXPLAIN, Chosen, Command, Nothing, Unclear, understand
from magehall.terminal.desk import Desk, Leave
from magehall.terminal.explain import advise, explain, explain_options, explain_refusals, show_rules
from magehall.terminal.table import show_decision, show_table

Handler = Callable[[str], None]
LOG_LINES = 20
LONGEST_LOG = 100_000


class AskAgain(Exception):
    """The moment has changed under the question (a move was taken back, the language is another): ask anew."""


class Talk:
    """Asks a person at ``seat`` of ``match``. ``handlers`` adds commands to those every conversation knows, or
    replaces them."""

    def __init__(
        self, desk: Desk, match: Match[Any], seat: int, handlers: Mapping[str, Handler] | None = None
    ) -> None:
        self.desk = desk
        self.match = match
        self.seat = seat
        self._handlers: dict[str, Handler] = {
            "help": self._help,
            "why": lambda rest: explain_refusals(self.desk, self.match, self.seat, rest),
            "hint": self._hint,
            "table": self._again,
            "log": self._log,
            "rules": lambda rest: void(show_rules(self.desk, self.match.game, rest)),
            "lang": self._lang,
            "quit": _leave,
            **(handlers or {}),
        }

    @property
    def decision(self) -> Decision:
        """What the person is asked, with the options in the order shown."""
        return listed(self.match, self.seat)

    def ask(self, *, show: bool = True) -> Option:
        """Show the table and the question, and talk until an option is chosen. Raises AskAgain and Leave."""
        if show:
            show_table(self.desk, self.match, self.seat)
            show_decision(self.desk, self.match, self.seat)
        while True:
            meaning = understand(
                self.desk.ask(self._prompt()), self.decision, self.desk.words, self._handlers.keys()
            )
            if isinstance(meaning, Chosen):
                return meaning.option
            if isinstance(meaning, Command):
                self._obey(meaning)
            elif isinstance(meaning, Nothing):
                if self.decision.forced is not None:
                    return self.decision.forced
                raise AskAgain
            else:
                self._puzzled(meaning)

    def _prompt(self) -> str:
        count = len(self.decision.options)
        return self.desk.words.say("prompt-one") if count == 1 else self.desk.words.say("prompt", last=count)

    def _obey(self, command: Command) -> None:
        if command.name != EXPLAIN:
            self._handlers[command.name](command.rest)
        elif command.rest:
            explain(self.desk, self.match, self.seat, command.rest)
        else:
            explain_options(self.desk, self.match, self.seat)

    def _puzzled(self, meaning: Unclear) -> None:
        if meaning.fits:
            fits = ", ".join(option.id for option in meaning.fits)
            self.desk.say("unclear", "yellow", typed=meaning.typed, fits=fits)
            return
        refusal = self.match.refusals(self.seat).get(meaning.typed)
        if refusal is not None:
            explain_refusals(self.desk, self.match, self.seat, meaning.typed)
        else:
            self.desk.say("unknown", "yellow", typed=meaning.typed, last=len(self.decision.options))

    def _help(self, rest: str) -> None:
        words = self.desk.words
        self.desk.say("help-choosing", indent=2)
        rows = [("?", words.say("help-explain")), ("? 2", words.say("help-explain-one"))]
        rows += [
            (words.say(f"usage-{name}"), words.say(f"help-{name}"))
            for name in COMMANDS
            if name in self._handlers
        ]
        width = max(len(usage) for usage, _ in rows)
        for usage, meaning in rows:
            self.desk.line(meaning, lead=f"  {usage:<{width}}  ", indent=width + 4)

    def _hint(self, rest: str) -> None:
        advise(self.desk, self.match, self.seat)

    def _log(self, rest: str) -> None:
        show_log(self.desk, self.match, self.seat, rest)

    def _lang(self, rest: str) -> None:
        wanted = rest.casefold()
        if wanted not in LOCALES:
            self.desk.say("lang-unknown", "yellow", known=", ".join(LOCALES))
            return
        self.desk.words.speak(wanted)
        self.desk.say("lang-now")
        raise AskAgain

    def _again(self, rest: str) -> None:
        raise AskAgain


def show_log(desk: Desk, match: Match[Any], seat: int | None, rest: str = "") -> None:
    """The last lines of the log, as ``seat`` may read it."""
    lines = int(rest) if rest.isdecimal() and len(rest) < 6 and int(rest) else LOG_LINES
    events = match.events
    if not events:
        desk.say("log-empty", indent=2)
    for event in events[-lines:]:
        desk.line(desk.words.event(match.game.id, event, seat), indent=2)


def _leave(_rest: str) -> None:
    raise Leave


def void(done: object) -> None:
    """For a handler whose function tells more than is asked."""
