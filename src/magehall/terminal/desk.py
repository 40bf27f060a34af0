"""Where a person sits: what is written there, what is read there, and at what pace."""

from __future__ import annotations

import re
from collections.abc import Callable

from rich.console import Console
from rich.text import Text as Styled

from magehall.kernel.text import Arg
from magehall.terminal.words import Words

# Rich breaks a line at any space, even at one that is there to prevent it; so those spaces are letters meanwhile.
_GLUED = {0xA0: 0xE000, 0x202F: 0xE001, 0x2007: 0xE002}
_UNGLUED = {letter: space for space, letter in _GLUED.items()}

Read = Callable[[str], str]
Pause = Callable[[float], None]


class Leave(Exception):
    """The person wants to go: said so, closed the input, or pressed Ctrl-C."""


def no_pause(seconds: float) -> None:
    """For those who read fast, and for tests."""


class Desk:
    """One person's console, input and language."""

    def __init__(self, console: Console, words: Words, read: Read, pause: Pause = no_pause) -> None:
        self.console = console
        self.words = words
        self._read = read
        self.pause = pause

    def ask(self, prompt: str) -> str:
        """A line the person types; raises Leave where there is none to come."""
        try:
            return self._read(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None

    def line(self, text: str = "", style: str = "", indent: int = 0, lead: str = "") -> None:
        """A sentence, with the names of those at the table set off. Wrapped lines stand ``indent`` columns in; before
        the first one stands ``lead``."""
        styled = Styled(text.translate(_GLUED), style=style)
        people = self.words.people.values()
        for name in sorted({*self.words.names.values()}, key=len):
            whole = rf"(?<!\w){re.escape(name)}(?!\w)"
            styled.highlight_regex(whole, "bold cyan" if name in people else "bold")
        rows = styled.wrap(self.console, max(20, self.console.width - indent)) if text else [styled]
        start = Styled.assemble((f"{lead:>{indent}}", "bold cyan"))
        for row in rows:
            row.rstrip()
            row.plain = row.plain.translate(_UNGLUED)
            self.console.print(start + row, soft_wrap=True, highlight=False)
            start = Styled(" " * indent)

    def say(self, key: str, style: str = "", indent: int = 0, **args: Arg) -> None:
        """One of the terminal's own sentences."""
        self.line(self.words.say(key, **args), style, indent)

    def note(self, key: str, style: str = "", **args: Arg) -> None:
        """A sentence with something in it to copy, such as a file's name: the terminal may wrap it, we do not."""
        self.console.print(Styled(self.words.say(key, **args), style=style), soft_wrap=True, highlight=False)

    def draw(self, markup: str) -> None:
        """A drawing in rich's markup."""
        self.console.print(markup, highlight=False)
