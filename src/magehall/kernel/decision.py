"""Decisions and options: what a seat is asked, and why other answers are refused."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any, Generic, TypeVar

from magehall.kernel.callers import from_anyone
from magehall.kernel.records import Value
from magehall.kernel.text import KERNEL, Text

S = TypeVar("S")
M = TypeVar("M")

PASS_VERB = "pass"


class Deed(Value):
    """What an answer does, as a typed record that the rule reads. Its parts make the id of the option."""

    def parts(self) -> tuple[str, str, str]:
        """Verb, subject and target; the last or the last two may be empty."""
        raise NotImplementedError

    @property
    def id(self) -> str:
        """``verb``, ``verb:subject`` or ``verb:subject:target``."""
        return make_id(*self.parts())

    def option(self, words: Text, rule: str) -> Option:
        """The option to do this."""
        verb, subject, target = self.parts()
        return Option(make_id(verb, subject, target), verb, subject, target, rule, words, self)


class Pass(Deed):
    """Let a window or an offer go by."""

    def parts(self) -> tuple[str, str, str]:
        return PASS_VERB, "", ""


NO_DEED = Deed()
"""The deed of options that say all by verb, subject and target."""


class Option(Value, eq=False):
    """One answer a seat may give. The id is made of verb, subject and target, and means the same on
    every machine and in every language. The rule that carries out the answer reads the deed, or where a game has none
    those three."""

    id: str
    verb: str
    subject: str
    target: str
    rule: str
    words: Text
    deed: Deed = NO_DEED

    def __eq__(self, other: object) -> bool:
        """What an option says counts; a copy from outside has no deed."""
        return self is other or (
            isinstance(other, Option)
            and (self.id, self.verb, self.subject, self.target)
            == (other.id, other.verb, other.subject, other.target)
            and (self.rule, self.words) == (other.rule, other.words)
        )

    def __hash__(self) -> int:
        return hash(self.id)

    def text(self, locale: str = "en", names: Mapping[int, str] | None = None) -> str:
        """What the option says to a person."""
        return self.words.render(locale, names)


def make_option(words: Text, rule: str, verb: str, subject: str = "", target: str = "") -> Option:
    """An option without a deed, whose id is ``verb``, ``verb:subject`` or ``verb:subject:target``."""
    return Option(make_id(verb, subject, target), verb, subject, target, rule, words)


def make_id(verb: str, subject: str = "", target: str = "") -> str:
    """The id of an option from its parts."""
    return f"{verb}:{subject}:{target}" if target else f"{verb}:{subject}" if subject else verb


class Decision(Value):
    """A question to one seat. The options are finite, ordered and the whole law: what is not listed is refused.
    Prompt and rule are public; the options are the seat's own.

    Where there are more options than anyone could list, such as all spellbooks, ``space`` is the verb of those that are
    not listed; ``Game.space`` says which of them it takes. ``question`` is where the options come from; it says why
    anything else is none.

    Where several seats are asked, all answer before the match goes on. A seat that is asked ``apart`` waits for nobody:
    its answer counts at once, and everyone learns that it was given."""

    seat: int
    prompt: Text
    rule: str
    options: tuple[Option, ...]
    space: str = ""
    question: Question[Any, Any] | None = None
    apart: bool = False

    @property
    def forced(self) -> Option | None:
        """The only option, where there is no choice."""
        return self.options[0] if len(self.options) == 1 and not self.space else None

    @from_anyone
    def find(self, option_id: str) -> Option | None:
        """The listed option of that id."""
        for option in self.options:
            if option.id == option_id:
                return option
        return None


class Refusal(Value):
    """Why something cannot be chosen now, and the rule that says so. An empty rule means that no rule of the
    game is at stake: the seat is not asked, or the words mean nothing here."""

    reason: Text
    rule: str = ""


Verdict = Refusal | None
"""What speaks against a deed; None where nothing does."""


class Moment(Generic[S]):
    """What a question is asked about: the state and the seat. A game that needs more for its verdicts works it out
    in a class of its own, once for all of them."""

    __slots__ = ("seat", "state")

    def __init__(self, state: S, seat: int) -> None:
        self.state = state
        self.seat = seat


class Question(Generic[S, M]):
    """A kind of question with one verdict on each deed. The verdict makes the options, and the reasons against the
    rest.

    ``candidates`` are the options there may be, in the order in which they are listed. ``why_not`` judges any deed of
    the game but passing, which is possible wherever it is a candidate. ``lookalikes`` are other deeds that look possible
    then; they are looked at only when somebody asks why not. ``leaves`` is the same verdict on candidates
    without its reason, where that is found sooner. All follow from what the seat itself knows. ``apart``: who is asked
    waits for nobody else who is asked."""

    __slots__ = ("_candidates", "_leaves", "_lookalikes", "_moment", "_why_not", "apart", "prompt", "rule")

    def __init__(
        self,
        moment: Callable[[S, int], M],
        prompt: Text,
        rule: str,
        candidates: Callable[[M], Iterable[Option]],
        why_not: Callable[[M, Deed], Verdict],
        lookalikes: Callable[[M], Iterable[Deed]] | None = None,
        leaves: Callable[[M, Deed], bool] | None = None,
        apart: bool = False,
    ) -> None:
        self.prompt = prompt
        self.rule = rule
        self._leaves = leaves
        self._moment = moment
        self._candidates = candidates
        self._why_not = why_not
        self._lookalikes = lookalikes
        self.apart = apart

    def ask(self, state: S, seat: int, prompt: Text | None = None, rule: str = "") -> Decision:
        """The decision of ``seat``: every candidate that the verdict leaves. ``prompt`` and ``rule`` say more closely
        what is asked, where the usual ones do not do."""
        moment, leaves = self._moment(state, seat), self._leaves
        if leaves is None:
            why_not = self._why_not
            options = [
                option
                for option in self._candidates(moment)
                if option.verb == PASS_VERB or why_not(moment, option.deed) is None
            ]
        else:
            options = [
                option
                for option in self._candidates(moment)
                if option.verb == PASS_VERB or leaves(moment, option.deed)
            ]
        return Decision(
            seat, prompt or self.prompt, rule or self.rule, tuple(options), question=self, apart=self.apart
        )

    def why_not(self, state: S, seat: int, deed: Deed) -> Verdict:
        """The verdict on a deed."""
        return self._why_not(self._moment(state, seat), deed)

    def refusals(self, state: S, seat: int) -> dict[str, Refusal]:
        """The reason against each deed that looks possible and is not, by its id. Where one reason keeps a subject from
        every target, it stands there once, under the id without a target."""
        moment = self._moment(state, seat)
        deeds = [option.deed for option in self._candidates(moment)]
        if self._lookalikes is not None:
            deeds.extend(self._lookalikes(moment))
        by_subject: dict[str, dict[str, Verdict]] = {}
        for deed in deeds:
            verb, subject, target = deed.parts()
            verdicts = by_subject.setdefault(make_id(verb, subject), {})
            verdicts[make_id(verb, subject, target)] = (
                None if verb == PASS_VERB else self._why_not(moment, deed)
            )
        refused: dict[str, Refusal] = {}
        for start, verdicts in by_subject.items():
            reasons = list(verdicts.values())
            first = reasons[0]
            if first is not None and all(reason == first for reason in reasons):
                refused[start] = first
            else:
                refused |= {id: reason for id, reason in verdicts.items() if reason is not None}
        return refused


class JudgedQuestion(Question[S, M]):
    """A question whose candidates are judged where they are written. For games with so many options that a verdict must
    be reached once for each, and what holds for all targets of a subject once for all.

    ``candidates`` ask the parts of the same verdict before they write an option. ``lookalikes`` have a deed without a
    target where one reason keeps its subject from every target."""

    __slots__ = ()

    def ask(self, state: S, seat: int, prompt: Text | None = None, rule: str = "") -> Decision:
        """The decision of ``seat``: every candidate."""
        options = tuple(self._candidates(self._moment(state, seat)))
        return Decision(
            seat, prompt or self.prompt, rule or self.rule, options, question=self, apart=self.apart
        )

    def refusals(self, state: S, seat: int) -> dict[str, Refusal]:
        """The reason against each lookalike, by its id."""
        moment = self._moment(state, seat)
        refused: dict[str, Refusal] = {}
        for deed in self._lookalikes(moment) if self._lookalikes is not None else ():
            reason = self._why_not(moment, deed)
            if reason is not None:
                refused[deed.id] = reason
        return refused


def by_kind(verdicts: Mapping[type[Deed], Callable[[M, Any], Verdict]]) -> Callable[[M, Deed], Verdict]:
    """The verdict of a question with a verdict for each kind of deed. On other deeds it has nothing to say."""

    def why_not(moment: M, deed: Deed) -> Verdict:
        verdict = verdicts.get(type(deed))
        return None if verdict is None else verdict(moment, deed)

    return why_not


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
    """Why an id is no answer to ``decision``. It serves games with these ``verbs`` that have no reason of their own.
    The rule is the one behind the question; there is none where the game does not know the verb."""
    verb = option_id.partition(":")[0]
    if verb not in verbs:
        return kernel_refusal("refused-not-offered")
    if any(option.verb == verb for option in decision.options):
        return kernel_refusal("refused-no-such-answer", decision.rule)
    key = "refused-no-pass" if verb == PASS_VERB else "refused-other-question"
    return kernel_refusal(key, decision.rule)
