"""Options that harm the mage who chooses them are known as such."""

from __future__ import annotations

from magehall.kernel.showing.listing import harmful
from tests.games.battle_mages.scenario import Duel, bolt, chain, mage, scenario


def harms(duel: Duel, seat: int) -> set[str]:
    """The options of a seat that harm it."""
    return set(harmful(duel.match, seat))


def test_paralyze_against_a_spell_of_ones_own() -> None:
    duel = scenario(mage("stone-hand", "paralyze"), mage("heal"), mage("leech"))
    duel.does(0, "cast:stone-hand")
    assert duel.in_window
    assert harms(duel, 0) == {"counter:paralyze"}


def test_paralyze_against_a_rare_spell_of_ones_own() -> None:
    duel = scenario(mage("thunder", "paralyze"), mage(), mage(), mage())
    duel.does(0, "cast:thunder")
    assert duel.in_window
    assert harms(duel, 0) == {"counter:paralyze"}


def test_not_paralyze_against_a_spell_of_somebody_else() -> None:
    duel = scenario(mage("stone-hand"), mage("heal"), mage("paralyze"))
    duel.does(0, "cast:stone-hand")
    assert harms(duel, 2) == set()


def test_of_several_spells_in_the_air_those_of_ones_own() -> None:
    air = [chain("earth", 1, by=2), bolt("rage", 3, by=0, at=1)]
    duel = scenario(mage("paralyze", "heal"), mage(), mage(), aimed=air)
    assert harms(duel, 0) == set(), "there is a spell worth cancelling"
    duel.does(0, "counter:paralyze")
    spells = {option.id: option.words.args["by"] for option in duel.match.pending[0].options}
    assert harms(duel, 0) == {id for id, by in spells.items() if by == "#0"} != set()


def test_paralyze_where_only_ones_own_spells_are_in_the_air() -> None:
    duel = scenario(mage("paralyze", "heal"), mage(), mage(), aimed=[bolt("rage", 3, by=0, at=1)])
    assert harms(duel, 0) == {"counter:paralyze"}


def test_an_explosion_that_its_mage_does_not_survive() -> None:
    assert harms(scenario(mage("explosion", life=1), mage(), mage()), 0) == {"cast:explosion"}
    assert harms(scenario(mage("explosion", life=2), mage(), mage()), 0) == set()
