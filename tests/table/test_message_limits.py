"""Rate limits of messages: for a person and for an address, over all sockets, without asking anybody else."""

from __future__ import annotations

import pytest

from magehall.table.message_limits import (
    ADDRESS_SHARE,
    STRIKES,
    STRIKES_TO_RECONNECT,
    MessageLimits,
    RateLimit,
)
from magehall.table.token_buckets import TokenBuckets

HERE, THERE = "192.0.2.1", "192.0.2.2"
DEAR = RateLimit("dear", 1 / 10, 5)
PATIENT = RateLimit("patient", 1 / 10, 5, max_wait=3)


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def message_limits(clock: Clock) -> MessageLimits:
    """Ten messages a second: one dear one, and five of them at once."""
    return MessageLimits(10, clock)


def test_a_token_taken_ahead_makes_the_next_wait_longer(clock: Clock) -> None:
    buckets = TokenBuckets(clock)
    assert [buckets.take("eve", 1, 2, max_wait=2) for _ in range(5)] == [0, 0, 1, 2, 3]
    assert buckets.take("eve", 1, 2, max_wait=2) == 3, "what was too far ahead was not taken"
    clock.now = 3
    assert buckets.take("eve", 1, 2) == 0


def test_all_browsers_of_a_person_share_a_limit(message_limits: MessageLimits) -> None:
    tabs = [message_limits.of("eve", HERE), message_limits.of("eve", THERE)]
    waits = [tabs[number % 2].acquire(DEAR) for number in range(7)]
    assert waits == [0] * 5 + [1] * 2
    assert message_limits.of("ann", THERE).acquire(DEAR) == 0


def test_all_people_at_an_address_share_a_larger_one(message_limits: MessageLimits) -> None:
    crowd = [message_limits.of(f"eve-{number}", HERE) for number in range(50)]
    assert sum(not eve.acquire(DEAR) for eve in crowd) == 5 * ADDRESS_SHARE
    assert message_limits.of("ann", THERE).acquire(DEAR) == 0


def test_tokens_come_back(message_limits: MessageLimits, clock: Clock) -> None:
    eve = message_limits.of("eve", HERE)
    assert [eve.acquire(DEAR) for _ in range(6)][-1] == 1
    clock.now = 1
    assert (eve.acquire(DEAR), eve.acquire(DEAR)) == (0, 1)


def test_what_may_wait_waits_and_what_would_wait_too_long_does_not(message_limits: MessageLimits) -> None:
    eve = message_limits.of("eve", HERE)
    assert [eve.acquire(PATIENT) for _ in range(10)] == [0] * 5 + [1, 2, 3, 4, 4]


def test_who_keeps_flooding_is_let_go_for_a_while(message_limits: MessageLimits, clock: Clock) -> None:
    eve, tab, ann = (
        message_limits.of("eve", HERE),
        message_limits.of("eve", THERE),
        message_limits.of("ann", HERE),
    )
    for _ in range(5 + STRIKES):
        assert tab.has_strikes_left
        eve.acquire(DEAR)
    assert not tab.has_strikes_left
    assert ann.has_strikes_left
    clock.now = 30
    assert eve.has_strikes_left, "some strikes are back"
    assert not eve.may_reconnect, "and not enough"
    clock.now = 60.1
    assert STRIKES_TO_RECONNECT <= STRIKES
    assert eve.may_reconnect


def test_who_has_to_wait_for_others_at_the_same_address_gets_no_strike(message_limits: MessageLimits) -> None:
    for number in range(1000):
        message_limits.of(f"eve-{number}", HERE).acquire(DEAR)
    ann = message_limits.of("ann", HERE)
    for _ in range(4):
        assert ann.acquire(DEAR)
    assert message_limits.buckets.level("strikes:person:ann", 1, STRIKES) == STRIKES
