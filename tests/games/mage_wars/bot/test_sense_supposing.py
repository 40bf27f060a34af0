"""What a search supposes of its opponents: sensible plans, and nothing its seat could tell from the truth."""

from __future__ import annotations

from collections import Counter
from typing import Any

import magehall
from magehall import Match
from magehall.games.mage_wars.cards import CARDS
from magehall.kernel.chance import SimulationChance
from tests.games.mage_wars.bot.sensing import SENSE
from tests.games.mage_wars.scenario import Battle, creature, duel, mage

BOOK = ["timber_wolf", "dispel", "dissolve", "minor_heal", "seeking_dispel"]


def supposed(battle: Battle, seat: int, number: int) -> Match[Any]:
    """A world as a search of ``seat`` imagines it."""
    world = battle.match.imagine(seat, f"world:{number}")
    SENSE.assume_plans(world.state, seat, world.flow.chance)
    world.advance()
    return world


def prepared(world: Match[Any], seat: int) -> list[str]:
    return [CARDS[number].id for number in world.state.player(seat).prepared]


def test_an_opponent_has_prepared_what_is_of_use() -> None:
    """With nobody hurt and nothing to dispel, a wolf is all that a sensible player would have prepared."""
    battle = duel(
        mage(zone="a1"),
        mage("beastmaster", zone="d3", mana=12, book=BOOK[1:], prepared=["timber_wolf"]),
    )
    assert {tuple(prepared(supposed(battle, 0, number), 1)) for number in range(8)} == {("timber_wolf",)}


def test_it_is_not_sure_of_it() -> None:
    battle = duel(
        mage(zone="a1"),
        mage("beastmaster", mana=20, book=["bitterwood_fox", "steelclaw_grizzly"], prepared=["timber_wolf"]),
    )
    assert len({tuple(prepared(supposed(battle, 0, number), 1)) for number in range(20)}) > 1


def test_nothing_changes_that_its_seat_can_see() -> None:
    match = magehall.new_match("mage_wars", seats=2, seed=3, options={"mode": "apprentice"})
    looks = 0
    while match.state.match.round < 4 and match.pending:
        for seat in list(match.pending):
            world = match.imagine(seat, "world")
            before = world.view(seat), cards(world), [option.id for option in world.pending[seat].options]
            SENSE.assume_plans(world.state, seat, world.flow.chance)
            world.advance()
            after = world.view(seat), cards(world), [option.id for option in world.pending[seat].options]
            assert after == before
            looks += bool(world.state.player(1 - seat).prepared)
        seat, decision = max(match.pending.items())
        match.apply(seat, match.game.sense.hints(match.state, decision)[0])
    assert looks > 20


def cards(world: Match[Any]) -> list[Counter[int]]:
    """How often each card is in each player's hand and book together."""
    return [Counter([*player.book, *player.prepared]) for player in map(world.state.player, range(2))]


def test_who_is_still_planning_has_planned_something_sensible_so_far() -> None:
    battle = duel(
        mage("beastmaster", zone="a1", mana=20, book=BOOK),
        mage("beastmaster", zone="d3", mana=20, book=BOOK),
        at="planning",
    )
    battle.match.apply(0, "prepare:dispel")
    assert {tuple(prepared(supposed(battle, 1, number), 0)) for number in range(12)} == {("timber_wolf",)}


def test_worlds_with_familiars_can_be_played_on() -> None:
    """A helper's spell was answered with the book as dealt: it must still be there."""
    book = ["timber_wolf", "fireball", "flameblast", "minor_heal", "dispel"]
    battle = duel(
        mage("wizard", zone="a1", mana=20, book=book),
        mage("wizard", zone="c3", mana=20, book=book),
        creature("huginn_raven_familiar", zone="a1"),
        creature("huginn_raven_familiar", zone="c3", controller=1),
        at="planning",
    )
    while 0 in battle.match.pending and "helper" not in battle.asks[0]:
        for seat in list(battle.match.pending):
            option = SENSE.hints(battle.match.state, battle.match.pending[seat])[0]
            battle.match.apply(seat, option)
    assert "helper" in battle.asks[0]
    for option in battle.match.pending[0].options:
        told = battle.match.clone()
        told.apply(0, option)
        for number in range(5):
            world = told.imagine(1, f"world:{number}")
            SENSE.assume_plans(world.state, 1, SimulationChance(f"{number}"))
            world.advance()
            world.apply(1, world.pending[1].options[0])
