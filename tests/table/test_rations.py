"""Rations of messages: for a person and for an address, over all sockets, without asking anybody else."""

from __future__ import annotations

import pytest

from magehall.table.buckets import Buckets
from magehall.table.rations import ADDRESS_SHARE, PATIENCE, RECONCILED, Ration, Rations

HERE, THERE = "192.0.2.1", "192.0.2.2"
DEAR = Ration("dear", 1 / 10, 5)
PATIENT = Ration("patient", 1 / 10, 5, ahead=3)


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
def rations(clock: Clock) -> Rations:
    """Ten messages a second: one dear one, and five of them at once."""
    return Rations(10, clock)


def test_a_token_taken_ahead_makes_the_next_wait_longer(clock: Clock) -> None:
    buckets = Buckets(clock)
    assert [buckets.take("eve", 1, 2, ahead=2) for _ in range(5)] == [0, 0, 1, 2, 3]
    assert buckets.take("eve", 1, 2, ahead=2) == 3, "what was too far ahead was not taken"
    clock.now = 3
    assert buckets.take("eve", 1, 2) == 0


def test_all_browsers_of_a_person_share_a_ration(rations: Rations) -> None:
    tabs = [rations.of("eve", HERE), rations.of("eve", THERE)]
    waits = [tabs[number % 2].turn(DEAR) for number in range(7)]
    assert waits == [0] * 5 + [1] * 2
    assert rations.of("ann", THERE).turn(DEAR) == 0


def test_all_people_at_an_address_share_a_larger_one(rations: Rations) -> None:
    crowd = [rations.of(f"eve-{number}", HERE) for number in range(50)]
    assert sum(not eve.turn(DEAR) for eve in crowd) == 5 * ADDRESS_SHARE
    assert rations.of("ann", THERE).turn(DEAR) == 0


def test_rations_come_back(rations: Rations, clock: Clock) -> None:
    eve = rations.of("eve", HERE)
    assert [eve.turn(DEAR) for _ in range(6)][-1] == 1
    clock.now = 1
    assert (eve.turn(DEAR), eve.turn(DEAR)) == (0, 1)


def test_what_may_wait_waits_and_what_would_wait_too_long_does_not(rations: Rations) -> None:
    eve = rations.of("eve", HERE)
    assert [eve.turn(PATIENT) for _ in range(10)] == [0] * 5 + [1, 2, 3, 4, 4]


def test_who_keeps_flooding_is_not_welcome_for_a_while(rations: Rations, clock: Clock) -> None:
    eve, tab, ann = rations.of("eve", HERE), rations.of("eve", THERE), rations.of("ann", HERE)
    for _ in range(5 + PATIENCE):
        assert tab.is_welcome
        eve.turn(DEAR)
    assert not tab.is_welcome
    assert ann.is_welcome
    clock.now = 30
    assert eve.is_welcome, "some patience is back"
    assert not eve.may_return, "and not enough"
    clock.now = 60.1
    assert RECONCILED <= PATIENCE
    assert eve.may_return


def test_who_has_to_wait_for_others_at_the_same_address_vexes_nobody(rations: Rations) -> None:
    for number in range(1000):
        rations.of(f"eve-{number}", HERE).turn(DEAR)
    ann = rations.of("ann", HERE)
    for _ in range(4):
        assert ann.turn(DEAR)
    assert rations.buckets.level("patience:person:ann", 1, PATIENCE) == PATIENCE
