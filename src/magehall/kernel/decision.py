"""What a seat is asked, what it may answer, and why anything else is refused."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

from msgspec import Struct

from magehall.kernel.text import KERNEL, Text

PASS_VERB = "pass"


class Option(Struct, frozen=True, gc=False):
    """One answer a seat may give. The id is made of verb, subject and target, and means the same on
    every machine and in every language; the rule that carries out the answer reads those three."""

    id: str
    verb: str
    subject: str
    target: str
    rule: str
    words: Text

    def text(self, locale: str = "en", names: Mapping[int, str] | None = None) -> str:
        """What the option says to a person."""
        return self.words.render(locale, names)

    def shown(self) -> dict[str, Any]:
        """The option as a view shows it."""
        return {
            "id": self.id,
            "verb": self.verb,
            "subject": self.subject,
            "target": self.target,
            "rule": self.rule,
            "key": self.words.key,
            "args": self.words.args,
        }


def make_option(words: Text, rule: str, verb: str, subject: str = "", target: str = "") -> Option:
    """An option whose id is ``verb``, ``verb:subject`` or ``verb:subject:target``."""
    id = f"{verb}:{subject}:{target}" if target else f"{verb}:{subject}" if subject else verb
    return Option(id, verb, subject, target, rule, words)


class Decision(Struct, frozen=True, gc=False):
    """A question to one seat. The options are finite, ordered and the whole law: what is not listed is refused.
    Prompt and rule are public; the options are the seat's own.

    Where there are more options than anyone could list, such as all spellbooks, ``accepts`` is the verb of those that
    are not listed; the game says which of them it takes."""

    seat: int
    prompt: Text
    rule: str
    options: tuple[Option, ...]
    accepts: str = ""

    @property
    def forced(self) -> Option | None:
        """The only option, where there is no choice."""
        return self.options[0] if len(self.options) == 1 and not self.accepts else None

    def find(self, option_id: str) -> Option | None:
        """The listed option of that id."""
        for option in self.options:
            if option.id == option_id:
                return option
        return None


class Refusal(Struct, frozen=True):
    """Why something cannot be chosen now, and the rule that says so. An empty rule means that no rule of the
    game is at stake: the seat is not asked, or the words mean nothing here."""

    reason: Text
    rule: str = ""


class IllegalMove(ValueError):
    """A move that was not offered. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        self.reason = refusal.reason
        self.code = refusal.reason.key
        self.rule = refusal.rule
        super().__init__(refusal.reason.render("en"))

    def text(self, locale: str = "en", names: Mapping[int, str] | None = None) -> str:
        """The reason as a person reads it."""
        return self.reason.render(locale, names)


class BrokenRule(RuntimeError):
    """A rule failed while carrying out a legal move: a bug of ours. The match stands as before the move."""


def kernel_refusal(key: str, rule: str = "", **args: str | int) -> Refusal:
    """A refusal in the kernel's own words."""
    return Refusal(Text(KERNEL, key, dict(args)), rule)


def why_no_answer(decision: Decision, verbs: Container[str], option_id: str) -> Refusal:
    """Why an id is no answer to ``decision``, for a game with these ``verbs`` that has no reason of its own. The rule
    is the one behind the question; there is none where the game does not know the verb."""
    verb = option_id.partition(":")[0]
    if verb not in verbs:
        return kernel_refusal("refused-not-offered")
    if any(option.verb == verb for option in decision.options):
        return kernel_refusal("refused-no-such-answer", decision.rule)
    key = "refused-no-pass" if verb == PASS_VERB else "refused-other-question"
    return kernel_refusal(key, decision.rule)
