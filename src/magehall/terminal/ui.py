"""Text user interface: console, input and reading pace."""

from __future__ import annotations

import re
from collections.abc import Callable

from rich.console import Console
from rich.text import Text as Styled

from magehall.kernel.text import Arg
from magehall.terminal.translator import Translator

# Rich breaks a line at any space, even at one that is there to prevent it; so those spaces are letters meanwhile.
_GLUED = {0xA0: 0xE000, 0x202F: 0xE001, 0x2007: 0xE002}
_UNGLUED = {letter: space for space, letter in _GLUED.items()}

Read = Callable[[str], str]
Pause = Callable[[float], None]


class Leave(Exception):
    """The person quits: by command, end of input, or Ctrl-C."""


def no_pause(seconds: float) -> None:
    """Pause of no length, for fast readers and tests."""


class TextUI:
    """Text user interface: one person's console, input and language."""

    def __init__(self, console: Console, translator: Translator, read: Read, pause: Pause = no_pause) -> None:
        self.console = console
        self.translator = translator
        self._read = read
        self.pause = pause
        self.drawn = ""
        """The drawing that was printed last."""

    def ask(self, prompt: str) -> str:
        """Read a line from the person; raises Leave at end of input."""
        try:
            return self._read(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None

    def line(self, text: str = "", style: str = "", indent: int = 0, lead: str = "") -> None:
        """Print a sentence with the names at the table highlighted. Wrapped lines stand ``indent`` columns in; before
        the first one stands ``lead``."""
        styled = Styled(text.translate(_GLUED), style=style)
        people = self.translator.people.values()
        for name in sorted({*self.translator.names.values()}, key=len):
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
        """Print a message of the terminal."""
        self.line(self.translator.say(key, **args), style, indent)

    def note(self, key: str, style: str = "", **args: Arg) -> None:
        """Print a message without wrapping it. It has something in it to copy, such as a file's name: the terminal may
        wrap it, we do not."""
        self.console.print(
            Styled(self.translator.say(key, **args), style=style), soft_wrap=True, highlight=False
        )

    def draw(self, markup: str) -> None:
        """Print a drawing in rich's markup."""
        self.console.print(markup, highlight=False)
