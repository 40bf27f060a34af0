"""Messages of the terminal in the player's language, with names."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

from magehall.kernel.decision import Option, Refusal
from magehall.kernel.event import LogEntry
from magehall.kernel.text import LOCALES, Arg, Text, register_texts, render

TERMINAL = "terminal"
BOT_NAMES = 6
MOST_SEATS = 16

register_texts(TERMINAL, Path(__file__).parent / "locale")


def language(environment: Mapping[str, str]) -> str:
    """The language of the environment where we have it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LOCALES else "en"
    return "en"


class Translator:
    """Renders all texts for one person. ``people`` are the names that were given, by seat. Of the other seats, those in
    ``bots`` get a bot's name and the rest keep their number; mages beyond the seats belong to the table itself."""

    def __init__(
        self,
        locale: str,
        seats: int = 0,
        people: Mapping[int, str] | None = None,
        bots: Collection[int] = (),
    ) -> None:
        self.locale = locale
        self.seats = seats
        self.people = dict(people or {})
        self.bots = frozenset(bots)
        self.names: dict[int, str] = {}
        self.speak(locale)

    def speak(self, locale: str) -> None:
        """Switch to another language."""
        self.locale = locale
        bots = sorted(self.bots)
        self.names = {seat: self.say(f"bot-name-{n}") for n, seat in enumerate(bots[:BOT_NAMES], 1)}
        self.names |= dict.fromkeys(range(self.seats, MOST_SEATS), self.say("virtual-name"))
        self.names |= self.people

    def say(self, key: str, **args: Arg) -> str:
        """A message of the terminal. What a person typed may stand in it, whatever it is."""
        return render(TERMINAL, key, {name: _plain(arg) for name, arg in args.items()}, self.locale, {})

    def text(self, text: Text) -> str:
        """Render a message of a game."""
        return text.render(self.locale, self.names)

    def option(self, option: Option) -> str:
        """Render the text of an option."""
        return option.text(self.locale, self.names)

    def refusal(self, refusal: Refusal) -> str:
        """Render the reason of a refusal."""
        return self.text(refusal.reason)

    def event(self, game: str, event: LogEntry, seat: int | None) -> str:
        """Render an event, as ``seat`` may know it."""
        return event.text(game, self.locale, seat, self.names)


def _plain(arg: Arg) -> Arg:
    """Escape text that the kernel would take for a reference. An invisible joiner goes before it."""
    return f"\u2060{arg}" if isinstance(arg, str) and arg[:1] in ("@", "#") else arg
