"""The offered options are the law: each of them applies, and nothing else does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from magehall import IllegalMove, Match, Option, state_hash
from magehall.kernel.decision import NO_DEED, PASS_VERB
from magehall.kernel.records import convert, replace, to_builtins
from magehall.kernel.showing.listing import harmful, listed, view_for_person
from magehall.kernel.text import LOCALES
from tests.conformance.random_games import begin, finished, in_space, on_every_table, random_move, sampled
from tests.conformance.words import assert_refusal, assert_sentence

GARBAGE: list[Any] = [
    "", " ", ":", "::", "no-such-thing", "0", "None", "\x00", "é", "a" * 100_000, None, 0, 1, -1, True, 0.5, b"pass",
    [], ["pass"], {}, {"id": []}, set(), object(), float("nan"), lambda: None,
]  # fmt: skip
STRANGERS: list[Any] = [
    -1,
    99,
    10**30,
    None,
    "0",
    "",
    0.0,
    0.5,
    True,
    False,
    b"0",
    [],
    {},
    (0,),
    float("nan"),
]


@on_every_table
def test_every_offered_option_applies(game: str, seats: int) -> None:
    for match, _ in sampled(game, seats, moments=48):
        before = state_hash(match)
        for seat, decision in match.pending.items():
            for option in decision.options:
                assert match.why_not(seat, option) is None
                assert match.why_not(seat, option.id) is None
                assert match.why_not(seat, {"id": option.id}) is None
                by_id, by_value = match.clone(), match.clone()
                by_id.apply(seat, option.id)
                by_value.apply(seat, option)
                assert by_id.save() == by_value.save()
                assert by_id.moves == [*match.moves, (seat, option.id)]
        assert state_hash(match) == before


@on_every_table
def test_people_are_shown_every_option_once_and_those_that_harm_their_side_last(
    game: str, seats: int
) -> None:
    for match, _ in sampled(game, seats, moments=48):
        before = state_hash(match)
        for seat, decision in match.pending.items():
            harms = harmful(match, seat)
            own = [option.id for option in decision.options]
            wanted = [id for id in own if id not in harms] + [id for id in own if id in harms]
            assert [option.id for option in listed(match, seat).options] == wanted
            asked = view_for_person(match, seat).decision
            assert asked
            shown = asked.options
            assert [option.id for option in shown] == wanted
            assert {option.id for option in shown if option.harms} == harms
            assert PASS_VERB not in {option.verb for option in decision.options if option.id in harms}
            read = {(o.key, str(sorted(o.args.items())), *(o.mark or ())) for o in shown}
            assert len(read) == len(shown), "no two options read alike"
        assert state_hash(match) == before


@on_every_table
def test_anything_else_is_refused_with_a_reason_and_changes_nothing(game: str, seats: int) -> None:
    stale: set[str] = set()
    for match, _ in sampled(game, seats, moments=15):
        for seat, decision in match.pending.items():
            offered = {option.id for option in decision.options}
            others = sorted(stale - offered)
            for wrong in (*GARBAGE, *near_misses(match, seat), *others, *match.refusals(seat)):
                if not (isinstance(wrong, str) and (wrong in offered or in_space(match, seat, wrong))):
                    assert_refused(match, seat, wrong)
            stale = {*offered, *others[:40]}
        somebody = next(iter(match.pending))
        for option in match.pending[somebody].options:
            for stranger in STRANGERS:
                assert_refused(match, stranger, option.id)
            for seat in set(range(seats)) - set(match.pending):
                aside = match.asides.get(seat)
                if aside is None:
                    assert_refused(match, seat, option.id, code="refused-not-asked")
                elif aside.find(option.id) is None:
                    assert_refused(match, seat, option.id)


@on_every_table
def test_nothing_applies_when_the_match_is_over(game: str, seats: int) -> None:
    match = finished(game, seats)
    for wrong in ("pass", match.moves[-1][1], None, 0):
        assert_refused(match, match.moves[-1][0], wrong, code="refused-over")


def near_misses(match: Match[Any], seat: int) -> Iterator[object]:
    """What almost is an option: other seats' own, words a little off, and options with a forged part."""
    mine = {option.id for option in match.pending[seat].options}
    for other, decision in match.pending.items():
        if other != seat:
            yield from (option.id for option in decision.options if option.id not in mine)
    for option in match.pending[seat].options:
        yield from (option.id.upper(), f" {option.id}", f"{option.id}:", option.id[:-1], option.id.encode())
        for part in ("verb", "subject", "target", "rule", "id"):
            yield replace(option, **{part: "forged"})


def assert_refused(match: Match[Any], seat: Any, wrong: Any, code: str = "") -> None:
    """Refused with a code, a sentence in three languages and, if any, a rule that exists; and nothing changed."""
    before = (state_hash(match), len(match.moves), dict(match.pending), match.undo_floor)
    with pytest.raises(IllegalMove) as refused:
        match.apply(seat, wrong)
    error = refused.value
    assert error.code.startswith("refused-")
    assert not code or error.code == code
    assert_refusal(match.game, error.refusal)
    for locale in LOCALES:
        assert_sentence(error.text(locale), wrong)
    why = match.why_not(seat, wrong)
    assert why is not None, f"why_not allows {wrong!r} by {seat!r}, but apply does not"
    assert why == error.refusal
    assert (state_hash(match), len(match.moves), dict(match.pending), match.undo_floor) == before


@on_every_table
def test_what_looks_like_an_option_but_is_none_says_why(game: str, seats: int) -> None:
    """A reason the game gives is the reason the player gets; where the game offers the thing, there is none."""
    for match, _ in sampled(game, seats, moments=36):
        for seat, decision in (*match.pending.items(), *match.asides.items()):
            for looks_like, refusal in match.refusals(seat).items():
                assert refusal.rule, f"{looks_like} is refused without a rule"
                offered = decision.find(looks_like) is not None
                assert match.why_not(seat, looks_like) == (None if offered else refusal)
        for seat in set(range(seats)) - set(match.pending) - set(match.asides):
            assert match.refusals(seat) == {}


@on_every_table
def test_a_copy_of_an_option_is_as_good_as_the_option(game: str, seats: int) -> None:
    """What a client sends back is a copy."""
    for match, _ in sampled(game, seats, moments=5):
        seat, decision = next(iter(match.pending.items()))
        copy = convert(to_builtins(decision.options[0]), Option)
        twin = match.clone()
        twin.apply(seat, copy)
        assert twin.moves[-1] == (seat, decision.options[0].id)


@on_every_table
def test_a_deed_is_read_back_from_the_id_of_its_option(game: str, seats: int) -> None:
    match, luck = begin(game, seats, 1)
    while match.pending and len(match.moves) < 150:
        for decision in match.pending.values():
            for option in decision.options:
                if option.deed is not NO_DEED:
                    assert option.deed.id == option.id
                    assert match.game.read_deed(option.id) == option.deed, option.id
        match.apply(*random_move(match, luck))


@on_every_table
def test_the_verdict_of_a_question_has_nothing_against_what_it_offers(game: str, seats: int) -> None:
    """Options and reasons come from one verdict, also where options are judged before they are written."""
    for match, _ in sampled(game, seats, moments=24):
        for seat, decision in (*match.pending.items(), *match.asides.items()):
            for option in decision.options:
                if decision.question is not None and option.verb != PASS_VERB:
                    assert decision.question.why_not(match.state, seat, option.deed) is None, option.id
                    assert match.game.why_not(match.state, decision, option.id) is None, option.id
