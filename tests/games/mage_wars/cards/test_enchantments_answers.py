"""Enchantments that must be revealed when something happens: blocks and mirrors, counterspells and traps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import CRIT, HIT, Battle, creature, duel, enchantment, mage, slug, veil
from tests.games.mage_wars.tables import targets

WOLF = creature("timber_wolf", id="wolf", zone="b2")
SLAYER = creature("dark_pact_slayer", id="slayer", zone="b2", controller=1)


# Attacks


def attacked(card: str, attacker: str = "timber_wolf", attack: str = "bite", **more: Any) -> Battle:
    """A creature with a hidden enchantment, known as ``answer``, is attacked."""
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3", mana=more.pop("mana", 10)),
        creature(attacker, id="it", zone="b2"),
        SLAYER,
        veil(card, id="answer", on="slayer", controller=1),
        creature="it",
        **more,
    )
    return battle.does(0, f"attack:it.{attack}:slayer")


@pytest.mark.rule("card.block")
def test_block_lets_the_next_attack_miss_and_is_gone() -> None:
    battle = attacked("block", dice=[])
    battle.does(1, "pay:answer").passes()
    assert not dice_rolled(battle)
    assert battle.happened("attack-avoided")
    assert not battle.exists("answer")
    assert battle.mana(1) == 8


@pytest.mark.rule("card.block")
def test_block_stops_but_one_of_three_bites() -> None:
    battle = attacked("block", "darkfenne_hydra", "triple-bite", dice=[CRIT] * 6)
    battle.does(1, "pay:answer").does(0, "strike:slayer", "strike:slayer").passes()
    assert dice_rolled(battle) == [3, 3]


@pytest.mark.rule("card.block", "conditions.incapacitated-defence")
def test_the_helpless_cannot_use_a_block() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        WOLF,
        SLAYER | {"markers": {"stun": 1}},
        veil("block", id="answer", on="slayer", controller=1),
        creature="wolf",
        dice=[CRIT] * 4,
    )
    battle.does(0, "attack:wolf.bite:slayer").passes()
    assert battle.damage("slayer") == 4
    assert not battle.exists("answer"), "it was attacked, and a Defense is of no use to it"
    assert battle.mana(1) == 10


@pytest.mark.rule("card.block")
def test_only_one_block_answers_an_attack() -> None:
    battle = duel(
        WOLF,
        SLAYER,
        veil("block", id="first", on="slayer", controller=1),
        veil("reverse_attack", id="second", on="slayer", controller=1),
        creature="wolf",
    )
    battle.does(0, "attack:wolf.bite:slayer").does(1, "pay:first").passes()
    assert (battle.damage("wolf"), battle.damage("slayer")) == (0, 0)
    assert battle.mana(1) == 8, "the mirror has nothing to turn any more, and nobody pays for it"


@pytest.mark.rule("card.block", "card.reverse-attack")
@pytest.mark.parametrize("card", ["block", "reverse_attack"])
def test_against_the_unavoidable_an_answer_is_wasted(card: str) -> None:
    battle = attacked(card, "brogan_bloodstone", "vorpal-blade", dice=[CRIT] * 4)
    battle.passes()
    assert battle.damage("slayer") == 4
    assert battle.damage("it") == 0
    assert not battle.exists("answer")
    assert battle.mana(1) == 10


@pytest.mark.rule("card.reverse-attack")
def test_reverse_attack_turns_the_attack_on_the_attacker() -> None:
    battle = attacked("reverse_attack", dice=[CRIT, CRIT, HIT, HIT])
    battle.does(1, "pay:answer").passes()
    assert battle.damage("slayer") == 0
    assert battle.damage("it") == 2, "the wolf's own armor stops the rest"
    assert not battle.exists("answer")
    assert battle.mana(1) == 5


@pytest.mark.rule("card.reverse-attack")
def test_who_turned_the_attack_is_its_controller() -> None:
    """The mana that a drain takes is the attacker's own now."""
    battle = duel(
        mage(mana=10),
        mage(mana=10),
        creature("mana_leech", id="leech", zone="b2"),
        SLAYER,
        veil("reverse_attack", id="mirror", on="slayer", controller=1),
        creature="leech",
        dice=[CRIT, CRIT],
    )
    battle.does(0, "attack:leech.leeching-bite:slayer").does(1, "pay:mirror").passes()
    assert battle.damage("leech") == 2
    assert (battle.mana(0), battle.mana(1)) == (9, 5)


@pytest.mark.rule("card.reverse-attack", "card.block")
def test_an_attack_that_was_turned_back_is_not_blocked_as_well() -> None:
    battle = duel(
        WOLF,
        SLAYER,
        veil("reverse_attack", id="mirror", on="slayer", controller=1),
        veil("block", id="block", on="slayer", controller=1),
        creature="wolf",
        dice=[CRIT] * 4,
    )
    battle.does(0, "attack:wolf.bite:slayer").does(1, "pay:mirror").passes()
    assert battle.damage("wolf") == 4
    assert battle.mana(1) == 5


# Spells


def cast_upon(answer: str, spell: str, caster: str = "wizard", **more: Any) -> Battle:
    """Seat 0 casts a spell at a creature of seat 1 that carries a hidden answer."""
    battle = duel(
        mage(caster, zone="b2", mana=20, prepared=[spell], **more),
        mage("warlock", zone="c2"),
        SLAYER,
        veil(answer, id="answer", on="slayer", controller=1),
        creature="mage-0",
    )
    return battle.does(0, f"cast:{slug(spell)}:slayer")


@pytest.mark.rule("card.nullify")
@pytest.mark.parametrize(("spell", "price"), [("knockdown", 3), ("agony", 2)])
def test_nullify_counters_an_incantation_or_an_enchantment(spell: str, price: int) -> None:
    battle = cast_upon("nullify", spell)
    battle.does(1, "pay:answer").passes()
    assert not battle.exists("answer")
    assert battle.attached("slayer") == []
    assert not battle.has("slayer", "incapacitated")
    assert battle.discard(0) == [spell]
    assert (battle.mana(0), battle.mana(1)) == (20 - price, 8)


@pytest.mark.rule("card.nullify", "card.reverse-magic")
@pytest.mark.parametrize("answer", ["nullify", "reverse_magic"])
def test_attack_spells_and_friends_do_not_bring_an_answer_about(answer: str) -> None:
    battle = cast_upon(answer, "fireball").passes()
    assert battle.piece("answer").hidden
    battle = duel(
        mage(zone="b2", prepared=["minor_heal"]), WOLF | {"damage": 2}, veil(answer, id="answer", on="wolf"),
        creature="mage-0",
    )  # fmt: skip
    battle.does(0, "cast:minor-heal:wolf").passes()
    assert battle.piece("answer").hidden


@pytest.mark.rule("card.reverse-magic")
def test_reverse_magic_turns_a_spell_on_its_caster() -> None:
    battle = cast_upon("reverse_magic", "knockdown")
    battle.does(1, "pay:answer").passes()
    assert battle.has("mage-0", "incapacitated")
    assert not battle.has("slayer", "incapacitated")
    assert not battle.exists("answer")
    assert (battle.mana(0), battle.mana(1)) == (17, 5)


@pytest.mark.rule("card.reverse-magic")
def test_an_enchantment_that_was_turned_back_belongs_to_who_turned_it() -> None:
    battle = cast_upon("reverse_magic", "agony", "warlock")
    battle.does(1, "pay:answer").passes()
    (turned,) = battle.attached("mage-0")
    assert battle.card(turned) == "agony"
    assert battle.piece(turned).controller == 1
    assert battle.piece(turned).owner == 0
    assert battle.sees(0, turned)["card"] == "agony", "who cast it knows it, face down or not"


@pytest.mark.rule("card.reverse-magic")
def test_a_spell_that_cannot_turn_on_its_caster_is_countered() -> None:
    battle = cast_upon("reverse_magic", "sleep")
    battle.does(1, "pay:answer").passes()
    assert battle.markers("slayer") == {}
    assert battle.markers("mage-0") == {}
    assert battle.happened("spell-countered")
    assert battle.discard(0) == ["sleep"]
    assert not battle.exists("answer")


@pytest.mark.rule("card.reverse-magic", "card.jinx", "card.magebane")
def test_who_turned_a_spell_back_has_not_cast_it() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["agony"]),
        mage("wizard", zone="b2", mana=20),
        veil("jinx", id="jinx", on="mage-1"),
        enchantment("magebane", on="mage-1"),
        enchantment("magebane", on="mage-0", controller=1),
        veil("reverse_magic", id="answer", on="mage-1", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:agony:mage-1").does(1, "pay:answer").passes()
    assert battle.piece("jinx").hidden
    assert (battle.damage("mage-0"), battle.damage("mage-1")) == (1, 0)


@pytest.mark.rule("card.jinx")
def test_jinx_cancels_a_quick_spell_and_gives_card_and_mana_back() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["fireball"]),
        mage(),
        SLAYER,
        veil("jinx", id="jinx", on="mage-0", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:fireball:slayer").does(1, "pay:jinx").passes()
    assert battle.damage("slayer") == 0
    assert battle.book(0) == ["fireball"]
    assert battle.discard(0) == []
    assert (battle.mana(0), battle.mana(1)) == (20, 9)
    assert not battle.exists("jinx")
    assert battle.asks == {1: "ask-activate"}, "the action is lost"


@pytest.mark.rule("card.jinx")
def test_jinx_waits_for_a_quick_spell() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["thunderbolt"]),
        mage(),
        SLAYER,
        veil("jinx", id="jinx", on="mage-0", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:thunderbolt:slayer").passes()
    assert battle.piece("jinx").hidden
    assert dice_rolled(battle) == [6]


@pytest.mark.rule("card.jinx")
def test_jinx_gives_a_familiar_back_what_it_paid_itself() -> None:
    battle = duel(
        mage("beastmaster", zone="b2", mana=10),
        mage(),
        WOLF,
        creature("fellella_pixie_familiar", id="pixie", zone="b2", mana=1, assigned="hawkeye"),
        veil("jinx", id="jinx", on="pixie", controller=1),
        creature="pixie",
    )
    battle.does(0, "cast:hawkeye:wolf")
    assert (battle.piece("pixie").mana, battle.mana(0)) == (0, 9)
    battle.does(1, "pay:jinx").passes()
    assert (battle.piece("pixie").mana, battle.mana(0)) == (1, 10)
    assert battle.book(0) == ["hawkeye"]


# Traps


@pytest.mark.rule("card.hellfire-trap", "card.teleport-trap")
@pytest.mark.parametrize("card", ["hellfire_trap", "teleport_trap"])
def test_traps_are_laid_where_no_enemy_is(card: str) -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=[card]), mage(zone="d3"), WOLF, SLAYER | {"zone": "c2"},
        creature="mage-0",
    )  # fmt: skip
    start = f"cast:{slug(card)}:"
    zones = targets(battle, start)
    assert {"b2", "a2", "d2"} <= zones
    assert not zones & {"c2", "d3"}


@pytest.mark.rule("card.hellfire-trap")
@pytest.mark.parametrize(("roll", "burns"), [(4, 0), (5, 1), (8, 1), (9, 2)])
def test_the_first_enemy_to_enter_springs_the_hellfire_trap(roll: int, burns: int) -> None:
    battle = duel(
        mage(zone="a1"),
        mage("warlock", zone="d3", mana=10),
        WOLF | {"zone": "a2"},
        enchantment("cobra_reflexes", on="wolf"),
        veil("hellfire_trap", id="trap", zone="b2", controller=1),
        creature="wolf",
        dice=[CRIT, HIT, HIT, HIT, roll],
    )
    battle.does(0, "move:wolf:b2").does(1, "pay:trap").passes()
    assert battle.damage("wolf") == 2, "no defense helps, but armor does"
    assert battle.markers("wolf").get("burn", 0) == burns
    assert not battle.exists("trap")
    assert battle.mana(1) == 8


@pytest.mark.rule("card.hellfire-trap")
def test_friends_do_not_spring_a_trap() -> None:
    battle = duel(WOLF | {"zone": "a2"}, veil("hellfire_trap", id="trap", zone="b2"), creature="wolf")
    battle.does(0, "move:wolf:b2").passes()
    assert battle.piece("trap").hidden


@pytest.mark.rule("card.teleport-trap")
def test_a_teleport_trap_whisks_an_enemy_off_up_to_two_zones() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3", mana=10),
        WOLF | {"zone": "a2"},
        veil("teleport_trap", id="trap", zone="b2", controller=1),
        creature="wolf",
    )
    battle.does(0, "move:wolf:b2").does(1, "pay:trap")
    zones = targets(battle, "teleport:wolf:", 1)
    assert {"b2", "d2", "c1"} <= zones
    assert not zones & {"d1", "d3"}, "three zones away"
    assert "pass" not in battle.offers(1)
    battle.does(1, "teleport:wolf:d2").passes()
    assert battle.zone("wolf") == "d2"
    assert not battle.exists("trap")
    assert battle.mana(1) == 8


@pytest.mark.rule("card.block")
def test_a_dazed_attacker_that_misses_wakes_no_block() -> None:
    battle = duel(
        WOLF | {"markers": {"daze": 1}},
        SLAYER,
        veil("block", id="block", on="slayer", controller=1),
        creature="wolf",
        dice=[6],
    )
    battle.does(0, "attack:wolf.bite:slayer").passes()
    assert battle.piece("block").hidden
    assert not dice_rolled(battle)
