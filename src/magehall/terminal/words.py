"""What the terminal says, in the player's language, and the names of those at the table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

from magehall.kernel.decision import Option, Refusal
from magehall.kernel.event import Event
from magehall.kernel.text import LOCALES, Arg, Text, register_texts, render

TERMINAL = "terminal"
BOT_NAMES = 6
MOST_SEATS = 16

register_texts(TERMINAL, Path(__file__).parent / "locale")


def language(environment: Mapping[str, str]) -> str:
    """The language a person's system speaks, where it is one of ours; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LOCALES else "en"
    return "en"


class Words:
    """All that is said to one person. ``people`` are the names that were given, by seat. Of the other seats, those
    in ``bots`` get a bot's name and the rest keep their number; mages beyond the seats belong to the table itself."""

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
        """Go on in another language."""
        self.locale = locale
        bots = sorted(self.bots)
        self.names = {seat: self.say(f"bot-name-{n}") for n, seat in enumerate(bots[:BOT_NAMES], 1)}
        self.names |= dict.fromkeys(range(self.seats, MOST_SEATS), self.say("virtual-name"))
        self.names |= self.people

    def say(self, key: str, **args: Arg) -> str:
        """One of the terminal's own sentences. What a person typed may stand in it, whatever it is."""
        return render(TERMINAL, key, {name: _plain(arg) for name, arg in args.items()}, self.locale, {})

    def text(self, text: Text) -> str:
        """A sentence of a game."""
        return text.render(self.locale, self.names)

    def option(self, option: Option) -> str:
        """What an option says."""
        return option.text(self.locale, self.names)

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be chosen."""
        return self.text(refusal.reason)

    def event(self, game: str, event: Event, seat: int | None) -> str:
        """What happened, as ``seat`` may know it."""
        return event.text(game, self.locale, seat, self.names)


def _plain(arg: Arg) -> Arg:
    """Text that the kernel would take for a key or a seat, made to mean just itself: an invisible joiner goes before."""
    return f"\u2060{arg}" if isinstance(arg, str) and arg[:1] in ("@", "#") else arg
