"""Play in text: what a game adds for people who type their moves."""

from __future__ import annotations

from typing import Generic, TypeVar

from magehall.kernel.decision import Decision, Option
from magehall.kernel.state import State
from magehall.kernel.text import Text

S = TypeVar("S", bound=State)


class TextPlay(Generic[S]):
    """Help for a terminal. It is asked only for people, and looks at nothing that the seat does not know."""

    has_ruler = False
    """Whether distances can be measured at all."""

    def option_id(self, state: S, decision: Decision, words: str) -> str:
        """The option id that a person's words mean. Its parts stand with blanks between them."""
        return ":".join(words.split())

    def invitation(self, decision: Decision) -> Text | None:
        """How to type an option that is not listed. None where the decision has no space."""
        return None

    def remark(self, state: S, seat: int, option: Option) -> Text | None:
        """What is worth knowing of an option beside its text: how far, against what."""
        return None

    def measure(self, state: S, seat: int | None, words: str, locale: str) -> Text | None:
        """What a ruler says between two named things. None where the words name no two."""
        return None
