"""What the table may answer at once: where all can see that there is no choice, and that nothing could matter."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import magehall
from magehall.kernel.flow import Window
from magehall.kernel.matches.match import Match
from tests.games.battle_mages import scenario as mages
from tests.games.mage_wars.scenario import creature, duel, mage, veil

GAMES = [("battle_mages", 2), ("battle_mages", 3), ("mage_wars", 2), ("mage_wars", 4)]
MOST = 400


def moments(game: str, seats: int, luck: str) -> Iterator[Match[Any]]:
    """The moments of random play."""
    rng = random.Random(luck)
    match = magehall.new_match(game, seats=seats, seed=luck)
    for _ in range(MOST):
        if not match.pending:
            return
        yield match
        seat, decision = rng.choice(list(match.pending.items()))
        match.apply(seat, rng.choice(decision.options))


def others(match: Match[Any], seat: int) -> list[int]:
    return [other for other in range(match.setup.seats) if other != seat]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_an_answer_called_open_is_forced_in_every_world_that_others_hold_possible(
    game: str, seats: int
) -> None:
    seen: Counter[bool] = Counter()
    for luck in ("one", "two"):
        for number, match in enumerate(moments(game, seats, luck)):
            for seat, decision in match.pending.items():
                if decision.forced is None or isinstance(match.state.stack[-1], Window):
                    continue
                openly = match.game.forced_openly(match.state, decision)
                seen[openly] += 1
                for other in others(match, seat) if openly else ():
                    world = match.imagine(other, f"{luck}-{number}")
                    assert world.pending[seat].forced is not None, (decision.prompt.key, other)
    assert sum(seen.values()), "nobody was ever without a choice"


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_whether_a_window_could_matter_follows_from_what_all_know(game: str, seats: int) -> None:
    seen: Counter[bool] = Counter()
    for number, match in enumerate(moments(game, seats, "windows")):
        if not isinstance(match.state.stack[-1], Window):
            continue
        for seat, decision in match.pending.items():
            could = match.window_could_matter(seat)
            seen[could] += 1
            if decision.forced is None and match.window_matters(seat):
                assert could, "who may be stopped there is hidden among those who could be"
            for other in others(match, seat):
                assert match.imagine(other, str(number)).window_could_matter(seat) is could
    assert seen[True], seen


def test_one_creature_to_activate_is_open_once_nobody_could_quickcast() -> None:
    for quickcast in (True, False):
        battle = duel(
            mage(zone="a1", active=False, quickcast=quickcast),
            mage(zone="d3"),
            creature("timber_wolf", id="wolf", zone="b2"),
        )
        decision = battle.match.pending[0]
        assert decision.prompt.key == "ask-activate"
        assert [option.id for option in decision.options] == ["activate:wolf"]
        assert battle.match.game.forced_openly(battle.match.state, decision) is not quickcast


def test_a_quickcast_that_can_only_be_kept_tells_something() -> None:
    battle = duel(mage(zone="a1"), mage(zone="d3"), at="quickcast")
    decision = battle.match.pending[0]
    assert decision.prompt.key == "ask-quickcast"
    assert decision.forced is not None
    assert not battle.match.game.forced_openly(battle.match.state, decision)


def test_a_hidden_enchantment_could_matter_only_where_something_is_under_way_around_it() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("timber_wolf", id="far", zone="d1"),
        veil("decoy", on="wolf", controller=1),
    )
    battle.choose(0, "activate:far")
    assert not battle.match.window_could_matter(1)
    assert not battle.match.window_matters(1)


def test_the_only_card_in_hand_is_played_without_telling_and_the_only_pile_openly() -> None:
    match = mages.scenario(mages.mage("heal"), mages.mage("leech")).match
    decision = match.pending[0]
    assert decision.forced is not None
    assert not match.game.forced_openly(match.state, decision)
