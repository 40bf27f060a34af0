"""Questions: one verdict makes the options and the reasons; deeds are read back from ids."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from magehall.kernel.decision import (
    NO_DEED,
    Decision,
    Deed,
    JudgedQuestion,
    Moment,
    Option,
    Pass,
    Question,
    Refusal,
    Verdict,
    make_option,
)
from magehall.kernel.game import Game
from magehall.kernel.text import Text
from tests.kernel.scratch import WORDS

TALL = Refusal(Text("kernel", "refused-not-offered"), "shelf.tall")
TAKEN = Refusal(Text("kernel", "refused-no-pass"), "shelf.taken")

Shelves = dict[str, tuple[str, ...]]
"""What lies on each shelf."""


class Take(Deed, frozen=True):
    shelf: str
    pie: str = ""

    def parts(self) -> tuple[str, str, str]:
        return "take", self.shelf, self.pie


def pies(moment: Moment[Shelves]) -> Iterator[Option]:
    yield Pass().option(WORDS, "shelf.pass")
    for shelf, lying in moment.state.items():
        for pie in lying:
            yield Take(shelf, pie).option(WORDS, "shelf.take")


def why_not(moment: Moment[Shelves], deed: Deed) -> Verdict:
    """Seat 0 is too small for the top; nobody takes a pie that is not there."""
    if not isinstance(deed, Take):
        return None
    if deed.shelf == "top" and moment.seat == 0:
        return TALL
    return None if not deed.pie or deed.pie in moment.state[deed.shelf] else TAKEN


def every_pie(_moment: Moment[Shelves]) -> tuple[Deed, ...]:
    return tuple(Take(shelf, pie) for shelf in ("low", "top") for pie in ("apple", "plum"))


RAID = Question(Moment, WORDS, "shelf.raid", pies, why_not, every_pie)
LARDER: Shelves = {"low": ("apple",), "top": ("apple", "plum")}


def test_a_question_offers_the_candidates_its_verdict_leaves_in_their_order() -> None:
    small, tall = RAID.ask(LARDER, 0), RAID.ask(LARDER, 1)
    assert [option.id for option in small.options] == ["pass", "take:low:apple"]
    assert [option.id for option in tall.options] == [
        "pass",
        "take:low:apple",
        "take:top:apple",
        "take:top:plum",
    ]
    assert small.question is tall.question is RAID


def test_whatever_looks_possible_is_offered_or_refused_and_never_both() -> None:
    for seat in (0, 1):
        offered = {option.id for option in RAID.ask(LARDER, seat).options}
        refused = RAID.refusals(LARDER, seat)
        assert not offered & set(refused)
        for deed in every_pie(Moment(LARDER, seat)):
            assert (deed.id in offered) != (deed.id in refused or deed.id.rpartition(":")[0] in refused)


def test_a_reason_against_every_target_stands_once() -> None:
    assert RAID.refusals(LARDER, 0) == {"take:top": TALL, "take:low:plum": TAKEN}
    assert RAID.refusals(LARDER, 1) == {"take:low:plum": TAKEN}


def test_any_deed_can_be_judged() -> None:
    assert RAID.why_not(LARDER, 0, Take("top", "plum")) == TALL
    assert RAID.why_not(LARDER, 1, Take("top", "plum")) is None


def test_passing_is_possible_wherever_it_is_a_candidate() -> None:
    never: Question[Shelves, Moment[Shelves]] = Question(Moment, WORDS, "rule", pies, lambda *_: TALL)
    assert [option.id for option in never.ask(LARDER, 1).options] == ["pass"]
    assert "pass" not in never.refusals(LARDER, 1)


@pytest.mark.parametrize(
    ("deed", "id"), [(Pass(), "pass"), (Take("low"), "take:low"), (Take("low", "plum"), "take:low:plum")]
)
def test_the_parts_of_a_deed_make_the_id_of_its_option(deed: Deed, id: str) -> None:
    option = deed.option(WORDS, "rule")
    assert (deed.id, option.id, option.deed) == (id, id, deed)


def test_options_that_say_the_same_are_equal_with_or_without_a_deed() -> None:
    told, plain = Take("low", "plum").option(WORDS, "rule"), make_option(WORDS, "rule", "take", "low", "plum")
    assert plain.deed is NO_DEED
    assert told == plain
    assert hash(told) == hash(plain)
    assert told != make_option(WORDS, "other", "take", "low", "plum")


def judged_pies(moment: Moment[Shelves]) -> Iterator[Option]:
    """Only what may be taken, judged by the parts of the verdict."""
    yield from (option for option in pies(moment) if why_not(moment, option.deed) is None)


def whole_shelves(moment: Moment[Shelves]) -> Iterator[Deed]:
    yield from every_pie(moment)
    yield Take("top")


JUDGED = JudgedQuestion(Moment, WORDS, "shelf.raid", judged_pies, why_not, whole_shelves)


def test_a_question_that_judges_its_candidates_itself_offers_and_refuses_the_same() -> None:
    for seat in (0, 1):
        assert JUDGED.ask(LARDER, seat).options == RAID.ask(LARDER, seat).options
        for deed in every_pie(Moment(LARDER, seat)):
            assert JUDGED.why_not(LARDER, seat, deed) == RAID.why_not(LARDER, seat, deed)
    refused = {"take:top": TALL, "take:top:apple": TALL, "take:top:plum": TALL, "take:low:plum": TAKEN}
    assert JUDGED.refusals(LARDER, 0) == refused
    assert JUDGED.refusals(LARDER, 1) == {"take:low:plum": TAKEN}


def test_a_question_can_be_asked_by_another_rule() -> None:
    assert RAID.ask(LARDER, 0, rule="shelf.night").rule == "shelf.night"
    assert JUDGED.ask(LARDER, 0).rule == "shelf.raid"


class Larder(Game[Any]):
    """A game that refuses some things whatever is asked."""

    background = Question(
        Moment, WORDS, "shelf.top", lambda _moment: (), why_not, lambda _moment: (Take("top"),)
    )

    def read_deed(self, option_id: str) -> Deed | None:
        return Take(*option_id.split(":")[1:])


def test_what_is_refused_whatever_is_asked_counts_where_the_question_says_nothing() -> None:
    game: Any = Larder()
    asked = Decision(0, WORDS, "rule", ())
    assert game.refusals(LARDER, asked) == {"take:top": TALL}
    assert game.why_not(LARDER, asked, "take:top:plum") == TALL
    assert game.why_not(LARDER, asked, "take:low:apple") is None
    other: Question[Shelves, Moment[Shelves]] = Question(
        Moment, WORDS, "rule", lambda _: (), lambda *_: TAKEN, every_pie
    )
    assert game.why_not(LARDER, other.ask(LARDER, 0), "take:top:plum") == TAKEN
    assert game.refusals(LARDER, other.ask(LARDER, 0))["take:top"] == TAKEN
