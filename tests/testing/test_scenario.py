"""The scenario base by the toy game: what it lets a test do, and how it fails."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from magehall import Decision, IllegalMove, Match, Refusal, load_position, new_match, state_hash
from magehall.kernel.matches.journal import Setup
from magehall.kernel.state import State
from magehall.testing import Scenario, expect_dice_used
from tests.kernel.scratch import WORDS
from tests.kernel.test_spaces import GAME as WISHES
from tests.toy.game import LARDER, Thief, thieves

CREAK, HUSH = 1, 2
"""What a die says of a dream."""

SKY = 6
"""The die of a climb that wins any shelf."""


class Raid(Scenario[State]):
    """A match of the Midnight Larder under test."""

    @property
    def pies(self) -> list[int]:
        return [thief.pies for thief in thieves(self.match.state)]


class HastyRaid(Raid):
    """The same, where windows that a test does not name pass by themselves."""

    skips_windows = True


def document(*dreams: int, dice: tuple[int, ...] = ()) -> dict[str, Any]:
    """The first night, in which the seats have dreamt these charms, with the dice of their climbs loaded."""
    table: list[dict[str, Any]] = [{} for _ in dreams]
    return {"game": LARDER.id, "seats": len(dreams), "thieves": table, "dice": [*dreams, *dice]}


def raid(*dreams: int, dice: tuple[int, ...] = ()) -> Raid:
    return Raid(load_position(document(*dreams, dice=dice)))


def climbing(*dreams: int, dice: tuple[int, ...] = (), kind: type[Raid] = Raid) -> Raid:
    """The window of the first climb: all have planned the low shelf."""
    scene = kind(load_position(document(*dreams, dice=dice)))
    return scene.together(dict.fromkeys(range(len(dreams)), "climb:low"))


def test_a_match_is_told_move_by_move() -> None:
    scene = raid(CREAK, CREAK, dice=(SKY,))
    assert scene.asks == {0: "ask-plan", 1: "ask-plan"}
    scene.does(0, "climb:top").does(1, "climb:low")
    assert scene.asks == {1: "ask-top"}
    assert scene.does(1, "pass").pies == [3, 0]
    assert [event["pies"] for event in scene.happened("climb-ended")] == [3]
    assert scene.story == ["charm-dreamt", "charm-dreamt", "plan-told", "plan-told", "climb-ended"]


def test_the_example_of_adding_a_game_holds() -> None:
    scene = raid(CREAK, HUSH, dice=(6,))
    scene.together({0: "climb:top", 1: "climb:low"}).until("ask-low")
    assert scene.pies == [3, 0]
    assert scene.refuses(0, "play:hush") == ("refused-hush", "charm.hush")


def test_events_and_views_are_those_of_a_seat_or_of_a_spectator() -> None:
    scene = raid(CREAK, HUSH)
    assert ["charm" in event for event in scene.happened("charm-dreamt")] == [False, False]
    assert ["charm" in event for event in scene.happened("charm-dreamt", 1)] == [False, True]
    assert (scene.view()["mine"], scene.view(1)["mine"]) == (None, ["hush"])


def test_options_are_listed_by_their_beginning() -> None:
    scene = climbing(CREAK, CREAK)
    assert scene.offers(1) == ["pass", "play:creak"]
    assert scene.offers(1, "play:") == ["play:creak"]
    assert scene.offers(0) == []


def test_winners_are_there_at_the_end() -> None:
    scene = HastyRaid(new_match(LARDER.id, 2, 7))
    for _ in range(3):
        assert scene.winners is None
        scene.together({0: "climb:low", 1: "climb:low"}).passes()
    assert scene.winners
    assert not scene.in_window


@pytest.mark.parametrize("kind", [Raid, HastyRaid])
def test_what_is_not_offered_fails_with_what_is(kind: type[Raid]) -> None:
    scene = kind(load_position(document(CREAK, HUSH)))
    listed = r"seat 0 is asked ask-plan, and offered \['climb:low', 'climb:middle', 'climb:top'\], not 'climb:roof'"
    with pytest.raises(AssertionError, match=listed):
        scene.does(0, "climb:roof")
    with pytest.raises(AssertionError, match=listed):
        scene.choose(0, "climb:roof")
    with pytest.raises(AssertionError, match=listed):
        scene.together({1: "climb:low", 0: "climb:roof"})
    assert not scene.match.moves, "nobody's answer was taken before all were looked at"


def test_who_is_not_asked_is_offered_nothing() -> None:
    with pytest.raises(AssertionError, match=r"seat 0 is asked nothing, and offered \[\], not 'pass'"):
        climbing(CREAK, CREAK).does(0, "pass")


def test_what_is_accepted_beyond_the_list_counts_as_offered() -> None:
    scene = Scenario(Match.start(WISHES, Setup(2, {}, "secret", {}))).does(0, "word:tea")
    assert scene.offers(1) == ["wish:soup"]
    with pytest.raises(AssertionError, match=r"offered \['wish:soup'\], not 'word:12'"):
        scene.does(1, "word:12")


def test_a_window_is_known_by_its_frame() -> None:
    scene = raid(CREAK, CREAK)
    assert not scene.in_window, "all plan at once, but that is no window"
    assert climbing(CREAK, CREAK).in_window


def test_windows_pass_up_to_the_next_question_that_is_none() -> None:
    scene = climbing(CREAK, CREAK, dice=(SKY, SKY)).passes()
    assert (scene.in_window, scene.asks[0], scene.pies) == (False, "ask-plan", [1, 1])


def test_windows_wait_for_each_answer_unless_the_game_says_otherwise() -> None:
    scene = climbing(CREAK, CREAK, CREAK).choose(1, "play:creak")
    assert list(scene.asks) == [2]
    with pytest.raises(AssertionError, match="asked ask-low"):
        scene.does(2, "climb:low")


def test_windows_pass_by_themselves_where_the_game_says_so() -> None:
    scene = climbing(CREAK, CREAK, CREAK, kind=HastyRaid).choose(1, "play:creak")
    assert scene.asks == {0: "ask-creak", 2: "ask-creak"}, "seat 2 has let the first window pass"
    scene = climbing(CREAK, CREAK, dice=(SKY, SKY), kind=HastyRaid).does(0, "climb:top")
    assert (scene.pies, list(scene.asks)) == ([1, 1], [1])


def test_windows_pass_until_a_question() -> None:
    scene = raid(CREAK, CREAK, dice=(SKY,)).together({0: "climb:low", 1: "climb:top"})
    assert scene.until("ask-top").pies == [1, 0]
    with pytest.raises(AssertionError, match=r"asked is .*ask-plan.*, not 'ask-middle'"):
        scene.until("ask-middle")


def test_only_who_may_pass_passes() -> None:
    with pytest.raises(AssertionError, match=r"offered \['climb:low', .*\], not 'pass'"):
        raid(CREAK, CREAK).lets("ask-plan")


def test_a_refusal_is_told_and_changes_nothing() -> None:
    scene = climbing(HUSH, HUSH)
    before = state_hash(scene.match), list(scene.match.moves)
    assert scene.refuses(1, "play:creak") == ("refused-creak", "charm.creak")
    assert (state_hash(scene.match), list(scene.match.moves)) == before


def test_what_is_offered_is_not_refused() -> None:
    with pytest.raises(AssertionError, match="'pass' is offered to seat 1"):
        climbing(HUSH, HUSH).refuses(1, "pass")


def test_what_has_a_reason_against_it_must_not_be_carried_out() -> None:
    class Lenient(Match[State]):
        def why_not(self, seat: int, option: object) -> Refusal:
            return Refusal(WORDS)

    scene = Raid(Lenient.start(LARDER, Setup(2, {}, "secret", {})))
    with pytest.raises(
        AssertionError, match="'climb:low' by seat 0 has a reason against it, but was carried"
    ):
        scene.refuses(0, "climb:low")


def test_a_refusal_that_changes_the_state_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not(state: State, decision: Decision, option_id: str) -> Refusal:
        state.edit("0", Thief).pies += 1
        return Refusal(WORDS)

    scene = climbing(HUSH, HUSH)
    monkeypatch.setattr(LARDER, "why_not", why_not)
    with pytest.raises(AssertionError, match="'play:creak' was refused, but changed the state"):
        scene.refuses(1, "play:creak")


def test_a_refusal_for_another_reason_than_was_told_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = count()
    scene = climbing(HUSH, HUSH)
    monkeypatch.setattr(LARDER, "why_not", lambda *_: Refusal(WORDS, f"charm.{next(rules)}"))
    with pytest.raises(AssertionError, match=r"is refused by .*charm\.1.*, not by .*charm\.0"):
        scene.refuses(1, "play:creak")


def test_invariants_hold_at_the_beginning_and_after_each_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(state: State) -> None:
        if any(thief.pies for thief in thieves(state)):
            raise ValueError("a pie is gone")

    monkeypatch.setattr(LARDER, "check", check)
    scene = climbing(CREAK, CREAK, dice=(SKY,))
    broken = "an invariant of midnight_larder is broken after 'pass' by seat 1: a pie is gone"
    with pytest.raises(AssertionError, match=broken):
        scene.passes()
    with pytest.raises(AssertionError, match="broken at the beginning: a pie is gone"):
        Raid(scene.match)


def test_loaded_dice_that_are_left_fail_at_the_end() -> None:
    with pytest.raises(AssertionError, match=r"loaded dice never used: \[5, 6\], \[4\]"), expect_dice_used():
        [raid(CREAK, CREAK, dice=dice) for dice in ((5, 6), (), (4,))]


def test_dice_may_be_left_where_a_test_says_so() -> None:
    with expect_dice_used():
        Raid(load_position(document(CREAK, CREAK, dice=(SKY,))), leaves_dice=True)


def test_a_failure_is_not_hidden_by_the_dice_it_left() -> None:
    with pytest.raises(IllegalMove), expect_dice_used():
        raid(CREAK, CREAK, dice=(SKY,)).match.apply(0, "climb:roof")


def test_each_watch_counts_what_was_built_in_it() -> None:
    with expect_dice_used():
        with pytest.raises(AssertionError, match=r"never used: \[6\]"), expect_dice_used():
            raid(CREAK, CREAK, dice=(SKY,))
        climbing(CREAK, CREAK, dice=(SKY,)).does(1, "pass")
