"""Ids of options read back: every deed of set-up, rounds and turns is the one its id means."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.model.deeds.round import ROUND_VERBS, read_round_deed
from magehall.games.mage_knight.model.deeds.setup import SETUP_VERBS, read_setup_deed
from magehall.games.mage_knight.model.deeds.turn import TURN_VERBS, read_turn_deed
from magehall.kernel.decision import Deed
from tests.games.mage_knight.rounds import begun


def read(option_id: str) -> Deed | None:
    """The deed of any of the three chapters."""
    return read_setup_deed(option_id) or read_round_deed(option_id) or read_turn_deed(option_id)


def test_every_option_of_a_match_reads_back() -> None:
    scene = begun(2, scenario="full-conquest")
    verbs = SETUP_VERBS | ROUND_VERBS | TURN_VERBS
    seen: set[str] = set()
    for number in range(400):
        seat, _ = scene.asked
        for option in scene.match.pending[seat].options:
            if option.verb in verbs:
                assert read(option.id) == option.deed
                seen.add(option.verb)
        own = [option.id for option in scene.match.pending[seat].options if option.verb in verbs]
        offers = own or scene.offers(seat)
        scene.does(seat, offers[number % len(offers)])
        if not scene.match.pending:
            break
    assert {"hero", "take-tactic", "end", "shed", "keep", "rest"} <= seen


@pytest.mark.parametrize(
    "id",
    ["", "end", "end:turn:now", "rest:march", "rest:march:01", "hero:", "hero:a:b", "glade", "keep:hand:x"],
)
def test_ids_that_mean_nothing_read_as_nothing(id: str) -> None:
    assert read(id) is None


@pytest.mark.parametrize(
    "id",
    ["rest:march:2", "recover", "return:march", "lay-off:march", "glade:hand", "protect:throw", "reward:spell",
     "wait:unit", "put-back:ruby-ring", "stack:ruby-ring", "gain:fireball", "skill:double-time", "spare:tactic",
     "announce:end", "skip:turn", "begin:turn", "take-off:unit-1", "leave:banners"],
)  # fmt: skip
def test_ids_of_rare_deeds_read_back_too(id: str) -> None:
    deed = read(id)
    assert deed is not None
    assert deed.id == id
