"""Words and lines for a sketch, laid out in a terminal's columns."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping

from magehall.games.mage_knight.model.words import GAME
from magehall.games.mage_knight.show.sketch_map import COLORS
from magehall.kernel.text import Arg, render
from magehall.kit.columns import WIDTH, no_markup, size, spread

_INDENT = 4


class Words:
    """The messages of the game in one language, with players' names."""

    def __init__(self, locale: str, names: Mapping[int, str]) -> None:
        self.locale = locale
        self.names = names

    def say(self, key: str, **args: Arg) -> str:
        """A message of the game."""
        return render(GAME, key, args, self.locale, self.names)

    def player(self, seat: int) -> str:
        """What a player is called; -1 is the dummy player."""
        who = f"#{seat}" if seat >= 0 else "@dummy-player"
        return no_markup(self.say("sketch-name", player=who))

    def card(self, card: str) -> str:
        """What a card, token or skill is called."""
        return self.say(f"name-{card}")

    def paragraph(self, sign: str, name: str, text: str) -> list[str]:
        """A paragraph with a bold name, in lines that hang below it. Without a text it is the name alone."""
        entry = self.say("sketch-entry", name=name) if text else name
        indent = _INDENT + size(sign) + 1
        first, *rest = textwrap.wrap(f"{entry} {text}".rstrip(), WIDTH - indent)
        head = f"{' ' * _INDENT}{sign} [bold]{name}[/]{first.removeprefix(name)}"
        return [head, *(" " * indent + line for line in rest)]

    def clauses(self, parts: Iterable[str]) -> str:
        """Parts of a sentence after one another, as the language sets them apart."""
        return f"{self.say('sketch-semicolon')} ".join(parts)

    def color(self, color: str, sign: str) -> str:
        """A sign in its colour, with the word for it. Nobody has to tell colours apart."""
        return f"[{COLORS[color]}]{sign} {self.say(f'color-{color}')}[/]"


def titled(title: str, words: Iterable[str]) -> list[str]:
    """Words after a title, in as few lines as they need."""
    return spread(f"  {title}  " if title.strip() else f"  {title}", words)
