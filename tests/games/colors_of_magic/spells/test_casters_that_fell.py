"""Spells whose caster bled to death for them go on from where it fell. [spell.blood-pact]"""

from __future__ import annotations

import pytest

from tests.games.colors_of_magic.carriers import kw
from tests.games.colors_of_magic.scenario import creature, force, skirmish


@pytest.mark.rule("spell.blood-pact", "move.push-pull")
def test_a_push_goes_away_from_where_the_caster_fell() -> None:
    scene = skirmish(
        creature("orc-warrior", 1, (30, 48)),
        creature("river-spirit", 0, (80, 48)),
        forces=[force(hand=["pushing-current"], mage_damage=9, at=(20, 48))],
    )
    scene.does(0, "cast:pushing-current", "pick:orc-warrior", "bleed:spell-splicer").passes()
    assert not scene.lives("spell-splicer")
    assert scene.place("orc-warrior") == (42, 48)


@pytest.mark.rule("spell.blood-pact", "card.sudden-undertow")
def test_a_pull_goes_to_where_the_caster_fell() -> None:
    scene = skirmish(
        creature("orc-warrior", 1, (40, 48)),
        creature("river-spirit", 0, (46, 48)),
        forces=[force(hand=["sudden-undertow"], mage_damage=8, at=(20, 48))],
        first=1,
    )
    scene.does(1, "activate:orc-warrior", "strike:river-spirit")
    scene.does(0, "cast:sudden-undertow", *["bleed:spell-splicer"] * 2).passes()
    assert scene.place("orc-warrior") == (28, 48)


@pytest.mark.rule("spell.blood-pact", "card.arcane-familiar")
def test_a_graft_looks_from_where_the_caster_fell() -> None:
    scene = skirmish(
        creature("orc-warrior", 1, (30, 48)),
        creature("river-spirit", 0, (80, 48)),
        forces=[force(hand=["arcane-amplifier", "arcane-familiar"], mage_damage=7, at=(20, 48))],
    )
    scene.does(0, "cast:arcane-amplifier", "graft:arcane-familiar", "pay", *["bleed:spell-splicer"] * 3)
    scene.passes().does(0, "pick:orc-warrior").passes()
    assert not scene.lives("spell-splicer")
    assert scene.damage("orc-warrior") == 1


@pytest.mark.rule("spell.blood-pact", "card.reactive-gale")
def test_a_gale_blows_away_from_where_the_mage_fell() -> None:
    scene = skirmish(
        creature("orc-warrior", 1, (50, 48)),
        creature("river-spirit", 0, (80, 80)),
        forces=[force("gust-aeromancer", hand=["reactive-gale"], mage_damage=8, at=(20, 48))],
        first=1,
    )
    scene.does(1, "activate:orc-warrior", "go:36,48")
    scene.does(0, "cast:reactive-gale", *["bleed:gust-aeromancer"] * 2).passes()
    assert scene.place("orc-warrior") == (48, 48)


@pytest.mark.rule("spell.blood-pact", "keyword.mana-siphon")
@pytest.mark.parametrize(("x", "gained"), [(30, 1), (60, 0)])
def test_a_siphon_draws_from_a_caster_that_fell_near_it(x: int, gained: int) -> None:
    scene = skirmish(
        creature("orc-warrior", 1, (x, 48), **kw("mana-siphon", 4, 1)),
        creature("river-spirit", 0, (80, 80)),
        forces=[force(hand=["arcane-insight"], mage_damage=8, at=(20, 48))],
    )
    scene.does(0, "cast:arcane-insight", *["bleed:spell-splicer"] * 2).passes()
    assert not scene.lives("spell-splicer")
    assert scene.player(1).mana == gained


@pytest.mark.rule("spell.blood-pact", "keyword.amplify-element")
def test_a_spell_keeps_the_range_that_was_added_where_its_caster_fell() -> None:
    """Printed 10 inches, with the amplifier 12. [keyword.amplify-element]"""
    scene = skirmish(
        creature("orc-warrior", 1, (70, 48)),
        creature("goblin-raider", 0, (20, 56), **kw("amplify-element", 4, 2, "fire")),
        forces=[force("ash-prophet", hand=["mark-of-cinder"], mage_damage=7, at=(20, 48))],
    )
    scene.does(0, "cast:mark-of-cinder", "pick:orc-warrior", "bleed:ash-prophet").passes()
    assert not scene.lives("ash-prophet")
    assert scene.creature("orc-warrior").marked
