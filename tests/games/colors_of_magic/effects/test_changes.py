"""Rulings on effects that change creatures: values, restrictions, activations, states."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.reference import Effect, words_of
from magehall.games.colors_of_magic.cards.vocabulary import AttackKind, On, Stat, Until, ZoneKind
from magehall.games.colors_of_magic.cards.words.base import Restriction, plus
from magehall.games.colors_of_magic.damage.activations import begin_lasting
from magehall.games.colors_of_magic.effects.changes import give, untap
from magehall.games.colors_of_magic.effects.registry import WORD_RULES
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.frames.spells import Run
from magehall.games.colors_of_magic.model.frames.turn import Activation
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import Lasting
from magehall.games.colors_of_magic.model.values import restricted, restrictions, stat
from tests.games.colors_of_magic.bare import keyword_for_good
from tests.games.colors_of_magic.effects.stage import Stage, stage

IMMOVABLE = keyword_for_good(KeywordId.IMMOVABLE)
MAGIC_IMMUNE = keyword_for_good(KeywordId.MAGIC_IMMUNITY)


def opposed() -> tuple[Stage, str, str]:
    """A stage with a mage of each player; their ids."""
    table = stage()
    return table, table.puts("gust-aeromancer", 0, (20, 20)), table.puts("bastion-geomancer", 1, (40, 20))


@pytest.mark.rule("card.earthen-binding")
def test_binding_slows_and_a_second_one_immobilises() -> None:
    table, _, enemy = opposed()
    before = stat(table.state, enemy, Stat.MOVEMENT)
    table.carries_out("earthen-binding", target=enemy)
    assert stat(table.state, enemy, Stat.MOVEMENT) == before - 2
    assert table.hindrance == (True, False)
    assert not restricted(table.state, enemy, Restriction.CANNOT_MOVE)
    table.carries_out("earthen-binding", target=enemy)
    assert restricted(table.state, enemy, Restriction.CANNOT_MOVE)
    assert table.hindrance == (True, True)


def test_a_change_knows_that_a_spell_made_it_and_whose() -> None:
    table, mage, _ = opposed()
    table.carries_out("gust-of-wind", target=mage)
    (lasting,) = table.state.creature(mage).lasting
    assert (lasting.mod, lasting.until) == (plus(Stat.MOVEMENT, 2), Until.END_OF_TURN)
    assert (lasting.by, lasting.spell, lasting.fresh) == (0, True, False)
    assert not table.outcome.hindered


def test_a_change_in_an_activation_is_fresh() -> None:
    table, _, enemy = opposed()
    table.state.stack.append(Activation(enemy, 1, step="nothing"))
    effect = table.invocation("flash-freeze", target=enemy)
    give(table.flow, effect, enemy, (plus(Stat.MOVEMENT, -1),), Until.NEXT_ACTIVATION)
    assert table.state.creature(enemy).lasting[0].fresh


@pytest.mark.rule("keyword.immovable")
def test_nothing_hostile_forbids_the_immovable_anything() -> None:
    table, _, enemy = opposed()
    table.state.edit_creature(enemy).lasting.append(IMMOVABLE)
    table.carries_out("flash-freeze", target=enemy)
    assert not restricted(table.state, enemy, Restriction.CANNOT_MOVE)
    assert table.hindrance == (False, False)


@pytest.mark.rule("keyword.magic-immunity")
def test_spells_do_not_change_the_magic_immune() -> None:
    table, mage, _ = opposed()
    table.state.edit_creature(mage).lasting.append(MAGIC_IMMUNE)
    before = stat(table.state, mage, Stat.MOVEMENT)
    table.carries_out("gust-of-wind", target=mage)
    assert stat(table.state, mage, Stat.MOVEMENT) == before


@pytest.mark.rule("card.mental-stasis-zone")
def test_enemies_in_the_zone_cannot_move_and_with_a_token_not_attack() -> None:
    table, mage, enemy = opposed()
    far = table.puts("goblin-raider", 1, (80, 80))
    table.carries_out("mental-stasis-zone", centre="30,20", spent=1)
    for id in (mage, enemy, far):
        begin_lasting(table.state, id)
    assert restricted(table.state, enemy, Restriction.CANNOT_MOVE)
    assert restricted(table.state, enemy, Restriction.CANNOT_ATTACK)
    assert not restricted(table.state, mage, Restriction.CANNOT_MOVE)
    assert not restricted(table.state, far, Restriction.CANNOT_MOVE)


@pytest.mark.rule("card.battle-fury")
def test_a_bonus_for_this_attack_alone() -> None:
    table, mage, enemy = opposed()
    attack = Attack(mage, enemy, AttackKind.MELEE, 0, step="follow")
    table.state.stack.append(attack)
    before = stat(table.state, mage, Stat.MELEE)
    effect = table.invocation("battle-fury", target=mage)
    running = Run(effect, Effect("battle-fury", "spell"))
    word = words_of(running.effect)[0]
    WORD_RULES[type(word)](table.flow, running, word)
    assert stat(table.state, mage, Stat.MELEE) == before + 2
    table.state.stack.remove(attack)
    assert stat(table.state, mage, Stat.MELEE) == before


@pytest.mark.rule("card.reality-splice")
def test_two_values_change_places_for_good_and_may_kill() -> None:
    table, _, _ = opposed()
    victim = table.puts("storm-lynx", 1, (60, 60))
    table.carries_out("reality-splice", target=victim, stats="movement+melee")
    assert stat(table.state, victim, Stat.MOVEMENT) == 4
    assert stat(table.state, victim, Stat.MELEE) == 6
    assert table.outcome.hindered
    table.state.edit_creature(victim).damage = 1
    table.carries_out("reality-splice", target=victim, stats="life+defense")
    assert table.state.stands(victim)
    table.state.edit_creature(victim).lasting.append(Lasting(plus(Stat.DEFENSE, -1), Until.FOR_GOOD))
    table.carries_out("reality-splice", target=victim, stats="life+defense")
    assert not table.state.stands(victim)


@pytest.mark.rule("card.ancient-oak")
def test_the_oak_grows_once_the_wider_base_fits() -> None:
    table, _, _ = opposed()
    oak = table.puts("ancient-oak", 0, (60, 60))
    beside = table.puts("goblin-raider", 0, (64, 60))
    table.carries_out("ancient-oak", part="line-0", source=oak)
    assert table.state.creature(oak).size == 0
    assert stat(table.state, oak, Stat.LIFE) == 2
    table.state.edit_creature(beside).x = 70
    table.carries_out("ancient-oak", part="line-0", source=oak)
    assert table.state.creature(oak).size == 2
    assert stat(table.state, oak, Stat.LIFE) == 4


def stasis(table: Stage, creature: str) -> None:
    """Let a creature enter a field of stasis."""
    field = table.permanent("stasis-field", 0)
    happening = Happening(On.ENTERED_ZONE, 1, creature)
    table.carries_out("stasis-field", part="line-0", source=field, happening=happening)


@pytest.mark.rule("card.stasis-field")
def test_stasis_taps_who_was_not_activated_and_ends_with_the_turn() -> None:
    table, _, enemy = opposed()
    stasis(table, enemy)
    assert table.state.creature(enemy).tapped
    assert table.outcome.forbade
    untap(table.state, enemy)
    assert not table.state.creature(enemy).tapped
    assert not restricted(table.state, enemy, Restriction.STASIS)


@pytest.mark.rule("card.stasis-field")
def test_stasis_of_the_activated_lasts_through_the_next_turn() -> None:
    table, _, enemy = opposed()
    table.state.edit_creature(enemy).tapped = True
    stasis(table, enemy)
    untap(table.state, enemy)
    assert table.state.creature(enemy).tapped
    assert restricted(table.state, enemy, Restriction.STASIS)
    untap(table.state, enemy)
    assert not table.state.creature(enemy).tapped
    assert not restricted(table.state, enemy, Restriction.STASIS)


@pytest.mark.rule("card.dispel-magic")
def test_dispelling_takes_what_has_an_end_and_frees_from_stasis() -> None:
    table, mage, _ = opposed()
    stasis(table, mage)
    table.carries_out("gust-of-wind", target=mage)
    table.state.edit_creature(mage).lasting.append(Lasting(plus(Stat.DEFENSE, 1), Until.FOR_GOOD, spell=True))
    table.state.edit_creature(mage).lasting.append(Lasting(plus(Stat.MELEE, 1), Until.END_OF_TURN))
    table.carries_out("dispel-magic", target=mage)
    assert not table.state.creature(mage).tapped
    left = [lasting.mod.stat for lasting in table.state.creature(mage).lasting]
    assert left == [Stat.DEFENSE, Stat.MELEE]


@pytest.mark.rule("card.chronovore")
def test_eating_time_taps_another_own_creature() -> None:
    table, mage, _ = opposed()
    eater = table.puts("chronovore", 0, (30, 30))
    tapped = table.puts("goblin-raider", 0, (50, 50), tapped=True)
    other = table.puts("goblin-raider", 0, (60, 50))
    table.carries_out("chronovore", part="line-0", source=eater)
    assert table.offers == [f"pick:{mage}", f"pick:{other}"]
    table.does(f"pick:{other}")
    assert table.state.creature(other).tapped
    assert table.state.creature(tapped).tapped
    assert stat(table.state, eater, Stat.MELEE) == 5


@pytest.mark.rule("card.precognition")
def test_precognition_names_the_next_creature_once_per_creature_and_turn() -> None:
    table, mage, _ = opposed()
    table.carries_out("precognition", target=mage)
    assert table.state.player(0).next_creature == mage
    table.state.edit_player(0).next_creature = ""
    table.carries_out("precognition", target=mage)
    assert table.state.player(0).next_creature == ""


@pytest.mark.rule("card.oracle-of-flames")
@pytest.mark.parametrize(
    ("answer", "bound"), [("yes", Restriction.MUST_ACTIVATE), ("no", Restriction.CANNOT_ACTIVATE)]
)
def test_the_oracle_binds_the_player_of_the_creature(answer: str, bound: Restriction) -> None:
    table, _, enemy = opposed()
    oracle = table.puts("oracle-of-flames", 0, (30, 30))
    table.carries_out("oracle-of-flames", part="line-0", source=oracle, target=enemy)
    assert table.seat == 1
    table.does(f"choose:foretell-{answer}")
    assert restricted(table.state, enemy, bound)


@pytest.mark.rule("mage.unbound-elementalist")
def test_another_state_is_a_change_and_the_first_is_none() -> None:
    table = stage("unbound-elementalist")
    mage = table.puts("unbound-elementalist", 0, (20, 20))
    table.puts("bastion-geomancer", 1, (80, 80))
    table.carries_out("unbound-elementalist", part="line-0", source=mage)
    assert table.offers == ["form:liquid", "form:solid", "form:gaseous"]
    table.does("form:solid")
    assert table.state.player(0).form == "solid"
    assert table.happened("form-taken") == 1
    avatar = table.puts("elemental-avatar", 0, (40, 40), damage=4)
    table.carries_out("unbound-elementalist", part="line-0", source=mage).does("form:liquid")
    assert not table.state.stands(avatar)


@pytest.mark.rule("card.obsidian-golem")
def test_an_aura_that_names_its_source_means_that_creature() -> None:
    table, _, _ = opposed()
    golem = table.puts("obsidian-golem", 0, (50, 50))
    enemy = table.puts("goblin-raider", 1, (55, 50))
    bound = restrictions(table.state, enemy, Restriction.ATTACKS_ONLY)
    assert [mod.of for mod in bound] == [golem]


@pytest.mark.rule("card.null-zone")
def test_spells_do_nothing_to_who_stands_in_a_null_zone() -> None:
    table, mage, _ = opposed()
    table.zone(ZoneKind.NULL, (20, 20), 12)
    table.carries_out("gust-of-wind", target=mage)
    assert table.state.creature(mage).lasting == []
