"""What is wrong with a text that should be a spellbook."""

from __future__ import annotations

from magehall.games.mage_wars.model.words import say
from magehall.kernel.text import Arg, Text


class BookError(ValueError):
    """A text that is no spellbook, or a book that cannot be written down. It says what is wrong and what to do."""

    def __init__(self, key: str, **args: Arg) -> None:
        self.reason: Text = say(key, **args)
        self.code = key
        super().__init__(self.reason)

    def __str__(self) -> str:
        return self.text()

    def text(self, locale: str = "en") -> str:
        """The message as a person reads it."""
        return self.reason.render(locale)
