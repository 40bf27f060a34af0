"""Curses, and other enchantments that are laid on an enemy; and those that work when they are revealed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    HIT,
    conjuration,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    veil,
)

WOLF = creature("timber_wolf", id="wolf", zone="b2")
SLAYER = creature("dark_pact_slayer", id="slayer", zone="b2", controller=1)
ARCHER = creature("royal_archer", id="archer", zone="a2")
SPIRIT = creature("whirling_spirit", id="spirit", zone="b2")
FALCON = creature("thunderift_falcon", id="falcon", zone="b2")


# What cripples a fighter


@pytest.mark.rule("card.agony")
@pytest.mark.parametrize(
    ("attacker", "attack", "dice"), [("archer", "archer.longbow:slayer", 2), ("wolf", "wolf.bite:slayer", 2)]
)
def test_agony_takes_two_dice_from_every_attack(attacker: str, attack: str, dice: int) -> None:
    battle = duel(WOLF, ARCHER, SLAYER, enchantment("agony", on=attacker, controller=1), creature=attacker)
    battle.does(0, f"attack:{attack}").passes()
    assert dice_rolled(battle) == [dice]


@pytest.mark.rule("card.agony")
def test_agony_does_not_weaken_the_spells_of_a_mage() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["lightning_bolt"]), SLAYER,
        enchantment("agony", on="mage-0", controller=1), creature="mage-0",
    )  # fmt: skip
    battle.does(0, "cast:lightning-bolt:slayer").passes()
    assert dice_rolled(battle) == [5]


@pytest.mark.rule("card.enfeeble")
def test_the_enfeebled_do_nothing_once_they_have_moved() -> None:
    battle = duel(
        WOLF, SLAYER | {"zone": "c2"}, enchantment("enfeeble", on="wolf", controller=1), creature="wolf"
    )
    battle.does(0, "move:wolf:c2").passes()
    assert battle.asks == {1: "ask-activate"}
    assert not battle.piece("wolf").active


@pytest.mark.rule("card.maim-wings")
def test_maimed_wings_bring_a_falcon_down() -> None:
    battle = duel(
        FALCON | {"controller": 1}, WOLF, enchantment("maim_wings", on="falcon"), creature="wolf",
        dice=[BLANK] * 4,
    )  # fmt: skip
    assert not battle.has("falcon", "flying")
    battle.does(0, "attack:wolf.bite:falcon").passes()


@pytest.mark.rule("card.force-hold")
def test_force_hold_pins_its_victim_to_the_spot() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["force_push"]),
        mage(),
        SLAYER,
        enchantment("force_hold", on="slayer"),
        creature="mage-0",
    )
    assert battle.has("slayer", "restrained")
    battle.does(0, "cast:force-push:slayer", "choose:force-push:east").passes()
    assert battle.zone("slayer") == "b2", "Unmovable"
    battle.does(1, "activate:slayer").passes()
    assert not battle.offers(1, "move:slayer")
    assert battle.offers(1, "attack:slayer.hellsword:mage-0")


@pytest.mark.rule("card.force-hold")
def test_the_uncontainable_do_not_care_about_force_hold() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["force_push"]),
        SPIRIT | {"controller": 1},
        enchantment("force_hold", on="spirit"),
        creature="mage-0",
    )
    battle.does(0, "cast:force-push:spirit", "choose:force-push:east").passes()
    assert battle.zone("spirit") == "c2"


@pytest.mark.rule("card.force-hold", "card.turn-to-stone")
@pytest.mark.parametrize(("card", "price"), [("force_hold", 3), ("turn_to_stone", 4)])
def test_their_controller_pays_for_the_hold_and_the_stone(card: str, price: int) -> None:
    spell = enchantment(card, id="spell", on="slayer")
    battle = duel(mage(), mage(), SLAYER, spell, at="upkeep")
    battle.does(0, "pay:spell")
    assert (battle.mana(0), battle.mana(1)) == (10 - price, 10)
    battle = duel(mage(mana=price - 1), mage(), SLAYER, spell, at="upkeep")
    assert not battle.exists("spell"), "nobody could pay"


@pytest.mark.rule("card.turn-to-stone")
def test_who_is_turned_to_stone_cannot_act_and_has_six_more_armor() -> None:
    battle = duel(WOLF, SLAYER, enchantment("turn_to_stone", on="wolf", controller=1), creature="wolf")
    assert battle.armor("wolf") == 8
    assert battle.offers(0) == ["finish:wolf"]


@pytest.mark.rule("card.turn-to-stone")
def test_nobody_turns_to_stone_in_the_middle_of_an_attack_or_a_spell() -> None:
    battle = duel(
        mage("wizard", zone="b2", prepared=["minor_heal"]),
        mage(),
        WOLF,
        SLAYER,
        veil("turn_to_stone", id="stone", on="wolf", controller=1),
        creature="wolf",
    )
    battle.does(0, "attack:wolf.bite:slayer").until("ask-reveal-attack-declared")
    assert battle.offers(1) == ["pass"]
    battle.until("ask-reveal-attack-end")
    assert battle.offers(1) == ["pass"]
    battle.does(1, "reveal:stone")
    assert battle.has("wolf", "incapacitated")


@pytest.mark.rule("card.marked-for-death")
def test_each_creature_has_one_more_die_in_its_first_attack_on_the_marked() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("goran_werewolf_pet", id="goran", zone="b2"),
        WOLF,
        SLAYER,
        enchantment("marked_for_death", on="slayer"),
        creature="goran",
        dice=[BLANK] * 12,
    )
    battle.does(0, "attack:goran.feral-claws:slayer", "strike:slayer")
    battle.does(1, "activate:mage-1", "finish:mage-1")
    battle.does(0, "activate:wolf", "attack:wolf.bite:slayer").passes()
    assert dice_rolled(battle) == [4, 3, 5]


@pytest.mark.rule("card.marked-for-death")
@pytest.mark.parametrize(
    ("mark", "moment"), [(enchantment, "ask-pay-reveal"), (veil, "ask-reveal-attack-damage")]
)
def test_a_first_attack_that_missed_or_came_before_the_mark_was_the_first(mark: Any, moment: str) -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("goran_werewolf_pet", id="goran", zone="b2"),
        SLAYER,
        mark("marked_for_death", id="mark", on="slayer"),
        *([veil("block", id="block", on="slayer", controller=1)] if mark is enchantment else []),
        creature="goran",
    )
    battle.does(0, "attack:goran.feral-claws:slayer").until(moment)
    if mark is enchantment:
        battle.does(1, "pay:block")
    else:
        battle.does(0, "reveal:mark")
    battle.does(0, "strike:slayer").passes()
    assert dice_rolled(battle)[-1] == 3


@pytest.mark.rule("card.pacify")
def test_the_pacified_pay_two_mana_for_their_first_attack_of_the_round() -> None:
    peace = enchantment("pacify", on="goran", controller=1)
    goran = creature("goran_werewolf_pet", id="goran", zone="b2")
    battle = duel(mage(mana=3), mage(), goran, SLAYER, peace, creature="goran", dice=[BLANK] * 6)
    battle.does(0, "attack:goran.feral-claws:slayer")
    assert battle.mana(0) == 1
    battle.does(0, "strike:slayer").passes()
    assert battle.mana(0) == 1
    poor = duel(mage(mana=1), mage(), goran, SLAYER, peace, creature="goran")
    assert not poor.offers(0, "attack:")


@pytest.mark.rule("card.pacify")
def test_pacify_lets_counterstrikes_go_free() -> None:
    battle = duel(
        mage(mana=0),
        mage(),
        WOLF | {"guard": True},
        SLAYER,
        enchantment("pacify", on="wolf", controller=1),
        creature="slayer",
        turn=1,
        dice=[BLANK] * 8,
    )
    battle.does(1, "attack:slayer.hellsword:wolf").does(0, "attack:wolf.bite:slayer").passes()
    assert len(dice_rolled(battle)) == 2


# What hurts


@pytest.mark.rule("card.chains-of-agony")
def test_chains_of_agony_hurt_with_every_move_action() -> None:
    fox = creature("bitterwood_fox", id="fox", zone="a2")
    battle = duel(fox, enchantment("chains_of_agony", on="fox", controller=1), creature="fox")
    battle.does(0, "move:fox:b2").passes()
    assert battle.damage("fox") == 1
    battle.does(0, "move:fox:c2").passes()
    assert battle.damage("fox") == 2


@pytest.mark.rule("card.ghoul-rot")
def test_ghoul_rot_does_two_damage_in_every_upkeep_phase() -> None:
    battle = duel(mage(), mage(), WOLF, enchantment("ghoul_rot", on="wolf", controller=1), at="upkeep")
    assert battle.damage("wolf") == 2


@pytest.mark.rule("card.magebane")
def test_magebane_hurts_a_mage_for_each_spell_that_resolves() -> None:
    battle = duel(
        mage(zone="b2", mana=20, prepared=["evade"]), WOLF, enchantment("magebane", on="mage-0", controller=1),
        creature="mage-0",
    )  # fmt: skip
    battle.does(0, "cast:evade:wolf").passes()
    assert battle.damage("mage-0") == 1


@pytest.mark.rule("card.magebane")
def test_magebane_does_nothing_for_a_spell_that_was_countered() -> None:
    battle = duel(
        mage(zone="b2", mana=20, prepared=["evade"]),
        SLAYER,
        enchantment("magebane", on="mage-0", controller=1),
        veil("nullify", id="no", on="slayer", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:evade:slayer").does(1, "pay:no").passes()
    assert battle.damage("mage-0") == 0


@pytest.mark.rule("card.death-link")
@pytest.mark.parametrize("amount", [0, 1, 2])
def test_death_link_moves_up_to_two_damage_from_the_mage_to_its_victim(amount: int) -> None:
    battle = duel(
        mage("warlock", zone="a1", damage=5),
        mage(),
        SLAYER | {"zone": "d3"},
        enchantment("death_link", id="link", on="slayer"),
        at="upkeep",
    )
    assert battle.offers(0) == ["pay:slayer:2", "pay:slayer:1", "pay:slayer:0"]
    battle.does(0, f"pay:slayer:{amount}")
    assert battle.damage("mage-0") == 5 - amount
    assert battle.damage("slayer") == amount


@pytest.mark.rule("card.death-link")
def test_there_is_no_second_death_link() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["death_link"]),
        WOLF,
        SLAYER,
        enchantment("death_link", on="wolf"),
        creature="mage-0",
    )
    assert not battle.offers(0, "cast:death-link:")


@pytest.mark.rule("card.death-link", "casting.unique", "card.steal-enchantment")
def test_who_has_a_death_link_steals_no_second_one() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["steal_enchantment"]), mage("warlock", zone="d3"),
        WOLF, SLAYER, creature("bitterwood_fox", zone="b2", controller=1),
        enchantment("death_link", id="mine", on="slayer"),
        enchantment("death_link", id="theirs", on="wolf", controller=1), creature="mage-0",
    )  # fmt: skip
    assert battle.offers(0, "cast:") == ["cast:steal-enchantment:mine"]


@pytest.mark.rule("card.essence-drain")
def test_the_controller_of_the_drained_pays_two_or_loses_it() -> None:
    drain = enchantment("essence_drain", on="wolf", controller=1)
    battle = duel(mage(), mage(), WOLF, drain, at="upkeep")
    battle.does(0, "pay:wolf")
    assert battle.mana(0) == 8
    battle = duel(mage(), mage(), WOLF, drain, at="upkeep")
    battle.does(0, "refuse:wolf")
    assert not battle.exists("wolf")


@pytest.mark.rule("card.poisoned-blood")
def test_with_poisoned_blood_nothing_heals() -> None:
    poison = enchantment("poisoned_blood", on="wolf", controller=1)
    battle = duel(
        mage(), mage(), WOLF | {"damage": 5}, poison, enchantment("regrowth", on="wolf"), at="upkeep"
    )
    assert battle.damage("wolf") == 5
    battle = duel(
        mage(zone="b2", prepared=["minor_heal"]), WOLF | {"damage": 5}, poison, creature="mage-0",
        dice=[CRIT, HIT, HIT, HIT, HIT],
    )  # fmt: skip
    battle.does(0, "cast:minor-heal:wolf").passes()
    assert battle.damage("wolf") == 5


# What works when it is revealed


@pytest.mark.rule("card.decoy")
@pytest.mark.parametrize("where", [{"on": "wolf"}, {"zone": "b2"}, {"on": "ring"}, {"on": "lair"}])
def test_a_decoy_gives_its_two_mana_back_when_it_is_revealed(where: dict[str, Any]) -> None:
    battle = duel(
        mage(),
        WOLF,
        conjuration("lair", id="lair", zone="a1"),
        equipment("lightning_ring", id="ring"),
        veil("decoy", id="bluff", **where),
        at="actions",
    )
    battle.does(0, "activate:wolf", "reveal:bluff")
    assert not battle.exists("bluff")
    assert battle.mana(0) == 12


@pytest.mark.rule("card.decoy")
def test_a_decoy_gives_its_mana_back_though_it_was_never_seen() -> None:
    battle = duel(
        mage(zone="b2", mana=20, prepared=["seeking_dispel"]),
        mage(zone="b2"),
        veil("decoy", id="bluff", on="mage-1", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:seeking-dispel:bluff").passes()
    assert battle.mana(1) == 12
    assert battle.discard(1) == ["decoy"]


@pytest.mark.rule("card.decoy", "casting.counter")
def test_a_countered_decoy_gives_its_mana_back_too() -> None:
    battle = duel(
        mage("wizard", zone="b2", prepared=["decoy"]), mage("wizard", zone="b2"),
        veil("nullify", id="nullify", on="mage-1", controller=1), creature="mage-0",
    )  # fmt: skip
    battle.does(0, "cast:decoy:mage-1").does(1, "pay:nullify").passes()
    assert battle.discard(0) == ["decoy"]
    assert battle.mana(0) == 10


@pytest.mark.rule("card.divine-intervention")
def test_divine_intervention_takes_its_creature_anywhere() -> None:
    battle = duel(
        mage(mana=12), WOLF | {"zone": "a1"}, veil("divine_intervention", id="help", on="wolf"), at="actions"
    )
    battle.does(0, "activate:wolf", "reveal:help", "teleport:wolf:d3").passes()
    assert battle.zone("wolf") == "d3"
    assert not battle.exists("help")
    assert battle.mana(0) == 2


@pytest.mark.rule("card.divine-intervention")
def test_divine_intervention_may_leave_its_creature_where_it_is() -> None:
    battle = duel(
        mage(mana=12),
        WOLF,
        conjuration("tanglevine", id="vine", on="wolf", controller=1),
        veil("divine_intervention", id="help", on="wolf"),
        at="actions",
    )
    battle.does(0, "activate:wolf", "reveal:help", "pass").passes()
    assert battle.zone("wolf") == "b2"
    assert battle.exists("vine"), "it was not teleported"
    assert not battle.exists("help")
