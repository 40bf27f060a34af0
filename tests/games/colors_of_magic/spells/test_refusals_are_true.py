"""No reason against a target or caster is ever untrue: in random play each is held against the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from magehall import Match
from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.kernel.text import messages
from tests.conditions import TIMES
from tests.conformance.random_games import begin, in_space, random_move
from tests.games.colors_of_magic.facts import FACTS, Claim

ASKED = {"ask-caster", "ask-target", "ask-retarget", "ask-extra-target"}
MOMENTS = 60 * TIMES
"""So many questions about targets and casters are looked at with each number of seats."""

EACH = 60
"""So many moves of one match at most, so that the forces differ."""


def moments(seats: int) -> Iterator[tuple[Match[Skirmish], int, Random]]:
    """Questions about targets and casters in random play that casts and uses what it can, and the last of each seat."""
    left = MOMENTS
    for seed in count():
        match, luck = begin("colors_of_magic", seats, seed)
        asked = 0
        while match.pending and asked < EACH and left > 0:
            for seat, decision in match.pending.items():
                if decision.prompt.key in ASKED:
                    yield match, seat, luck
                    asked, left = asked + 1, left - 1
            match.apply(*_eager_move(match, luck))
        if left <= 0:
            return


def _eager_move(match: Match[Skirmish], luck: Random) -> tuple[int, str]:
    """A move that casts or uses something where one can, or any."""
    for seat, decision in match.pending.items():
        eager = [option.id for option in decision.options if option.verb in ("cast", "use", "act")]
        if eager and luck.randrange(3):
            return seat, luck.choice(eager)
    return random_move(match, luck)


def deeds(match: Match[Skirmish], seat: int, luck: Random) -> Iterator[str]:
    """All things by id, some cards, players and places, and deeds of other questions."""
    state = match.state
    yield from (f"pick:{id}" for id in [*state.things, "nobody"])
    cards = {*map(state.face, state.player(seat).discard), *map(state.face, state.player(seat).hand)}
    yield from (f"card:{card}" for card in sorted({*cards, luck.choice(sorted(CARDS))}))
    yield from (f"player:{number}" for number in range(-1, len(state.seats) + 1))
    yield from (f"place:{luck.randint(-4, 100)},{luck.randint(-4, 100)}" for _ in range(8))
    yield from (
        "aim:40,40",
        "go:37,50",
        "enough",
        "decline",
        "stats:life:melee",
        "cast:thorns",
        "bleed:nobody",
    )


@pytest.mark.rule("spell.targets")
@pytest.mark.rule("spell.caster")
@pytest.mark.parametrize("seats", [2, 3])
def test_every_reason_against_a_target_or_caster_is_true(seats: int) -> None:
    met: Counter[str] = Counter()
    for match, seat, luck in moments(seats):
        decision = match.pending[seat]
        for option_id in deeds(match, seat, Random(str(luck.random()))):
            if decision.find(option_id) is not None or in_space(match, seat, option_id):
                continue
            refusal = match.why_not(seat, option_id)
            assert refusal is not None, (option_id, match.state.trace())
            reason = refusal.reason.key.removeprefix("refused-")
            met[reason] += 1
            assert refusal.rule, (option_id, reason)
            claim = Claim(match, seat, option_id, refusal)
            assert FACTS[reason](claim), (option_id, refusal, match.state.trace())
    assert met["does-not-fit"] == 0
    assert {"other-question", "not-on-table", "wants-creature", "wants-own", "wants-enemy"} <= met.keys()
    assert len(met) > 12, met


def test_every_reason_about_targets_can_be_held_against_the_table() -> None:
    reasons = {key.removeprefix("refused-") for key in messages("colors_of_magic", "en")}
    assert {key for key in reasons if key.startswith(("wants-", "caster-"))} <= FACTS.keys()
