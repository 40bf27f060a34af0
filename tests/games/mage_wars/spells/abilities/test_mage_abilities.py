"""What the Beastmaster and the Priestess can do that no other mage can."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import BLANK, Battle, conjuration, creature, duel, mage, slug, veil
from tests.games.mage_wars.tables import position, targets

# The Beastmaster


@pytest.mark.rule("mages.quick-summoning")
def test_the_beastmaster_summons_a_fox_by_quickcast_and_another_creature_with_his_action() -> None:
    battle = position("mages_two_summons")
    assert battle.offers(0, "cast:") == ["cast:bitterwood-fox:b2"], "the wolf is of level 2"
    battle.does(0, "cast:bitterwood-fox:b2", "pass").passes()
    battle.does(0, "activate:mage-0", "cast:timber-wolf:b2", "pass").passes()
    assert battle.zone(battle.new("bitterwood_fox")) == battle.zone(battle.new("timber_wolf")) == "b2"


@pytest.mark.rule("mages.quick-summoning")
def test_a_fox_is_summoned_after_a_move_and_only_once_a_round() -> None:
    battle = duel(
        mage("beastmaster", zone="b2", mana=40, prepared=["bitterwood_fox", "feral_bobcat"]),
        mage(zone="d3"),
        creature="mage-0",
    )
    battle.does(0, "move:mage-0:b1", "cast:bitterwood-fox:b1", "pass")
    assert battle.zone(battle.new("bitterwood_fox")) == "b1"
    assert battle.offers(0, "cast:") == [], "the second needs a full action again"
    spent = duel(
        mage("beastmaster", zone="b2", mana=40, prepared=["feral_bobcat"], used={"quick-summoning": 1}),
        mage(zone="d3"),
        creature="mage-0",
    )
    assert spent.offers(0, "cast:") == ["cast:feral-bobcat:b2"]
    spent.does(0, "move:mage-0:b1")
    assert spent.offers(0, "cast:") == []


@pytest.mark.rule("mages.quick-summoning")
def test_a_jinx_answers_the_quick_summoning_and_not_the_full_one() -> None:
    def summons(card: str, *first: str, at: str = "b2") -> Battle:
        battle = duel(
            mage("beastmaster", zone="b2", mana=40, prepared=[card]),
            mage(zone="d3", mana=10),
            veil("jinx", on="mage-0", controller=1),
            creature="mage-0",
        )
        return battle.does(0, *first, f"cast:{slug(card)}:{at}").passes()

    assert summons("bitterwood_fox", "move:mage-0:b1", at="b1").asks == {1: "ask-pay-reveal"}
    assert summons("bitterwood_fox").asks == {0: "ask-pet"}, "with the whole action it is a full spell"
    assert summons("timber_wolf").asks == {0: "ask-pet"}


@pytest.mark.rule("mages.quick-summoning")
def test_a_fox_summoned_with_the_whole_action_leaves_the_quick_summoning_for_a_quickcast() -> None:
    battle = duel(
        mage("beastmaster", zone="b2", mana=40, prepared=["bitterwood_fox", "feral_bobcat"]),
        mage(zone="d3"),
        creature="mage-0",
    )
    battle.does(0, "cast:bitterwood-fox:b2", "pass", "cast:feral-bobcat:b2", "pass").passes()
    assert battle.zone(battle.new("feral_bobcat")) == "b2"
    stunned = duel(
        mage("beastmaster", zone="b2", mana=40, prepared=["bitterwood_fox"], markers={"stun": 1}),
        mage(zone="d3"),
        creature="mage-0",
    )
    stunned.does(0, "cast:bitterwood-fox:b2", "pass")
    assert stunned.piece("mage-0").used == {"quick-summoning": 1}, "he has no full action"


@pytest.mark.rule("mages.quick-summoning")
def test_other_mages_have_no_quick_summoning() -> None:
    battle = duel(mage("wizard", zone="b2", mana=40, prepared=["bitterwood_fox"]), mage(zone="d3"))
    assert battle.offers(0, "cast:") == []


@pytest.mark.rule("mages.pet")
def test_a_wolf_is_made_the_pet_for_its_level_and_one() -> None:
    battle = position("mages_wolf_becomes_pet")
    battle.does(0, "cast:timber-wolf:b2")
    wolf = battle.new("timber_wolf")
    assert battle.offers(0) == [f"mark:{wolf}", "pass"]
    battle.does(0, f"mark:{wolf}").passes()
    assert battle.markers(wolf) == {"pet": 1}
    assert battle.mana(0) == 0


@pytest.mark.rule("mages.pet")
def test_a_wolf_that_a_lair_summons_may_be_the_pet() -> None:
    battle = duel(
        mage("beastmaster", zone="a1", mana=20),
        mage(zone="d3"),
        conjuration("lair", zone="b2", assigned="timber_wolf"),
        at="deployment",
    )
    battle.does(0, "cast:timber-wolf:b2", f"mark:{battle_new(battle, 'timber_wolf')}")
    assert battle.markers(battle.new("timber_wolf")) == {"pet": 1}


def battle_new(battle: Battle, card: str) -> str:
    """The id the next object with that card will have."""
    return f"{slug(card)}-{battle.match.state.match.serial + 1}"


@pytest.mark.rule("mages.pet")
@pytest.mark.parametrize(
    ("card", "mana"), [("redclaw_alpha_male", 40), ("knight_of_westlock", 40), ("timber_wolf", 11)]
)
def test_no_legend_no_other_creature_and_nothing_without_the_mana(card: str, mana: int) -> None:
    battle = duel(
        mage("beastmaster", zone="b2", mana=mana, prepared=[card]), mage(zone="d3"), creature="mage-0"
    )
    battle.does(0, f"cast:{slug(card)}:b2")
    assert "ask-pet" not in battle.asks.values()


@pytest.mark.rule("mages.pet-bonus")
def test_the_pet_has_more_life_armor_and_a_harder_bite() -> None:
    battle = duel(
        mage("beastmaster", zone="a1"),
        mage("warlock", zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2", markers={"pet": 1}),
        creature="wolf",
        dice=[BLANK] * 5,
    )
    assert battle.life("wolf") == 13
    assert battle.armor("wolf") == 3
    battle.does(0, "attack:wolf.bite:mage-1").passes()
    assert dice_rolled(battle) == [5]


@pytest.mark.rule("mages.pet-near")
def test_beside_its_master_the_pet_bites_harder_still() -> None:
    battle = duel(
        mage("beastmaster", zone="b2"),
        mage("warlock", zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2", markers={"pet": 1}),
        creature="wolf",
        dice=[BLANK] * 6,
    )
    battle.does(0, "attack:wolf.bite:mage-1").passes()
    assert dice_rolled(battle) == [6]


@pytest.mark.rule("mages.pet-one")
def test_there_is_one_pet_until_it_is_destroyed() -> None:
    def asked(*pets: dict[str, object]) -> dict[int, str]:
        battle = duel(
            mage("beastmaster", zone="b2", mana=40, prepared=["timber_wolf"]),
            mage("beastmaster", zone="d3"),
            *pets,
            creature="mage-0",
        )
        return battle.does(0, "cast:timber-wolf:b2").asks

    assert asked() == {0: "ask-pet"}
    assert asked(creature("feral_bobcat", zone="a1", markers={"pet": 1})) == {1: "ask-activate"}
    assert asked(creature("feral_bobcat", zone="a1", markers={"pet": 1}, controller=1)) == {0: "ask-pet"}


# The Priestess


@pytest.mark.rule("mages.divine-reward")
def test_a_holy_incantation_that_resolves_gives_a_life() -> None:
    battle = duel(
        mage(zone="b2", mana=20, prepared=["minor_heal"], damage=9),
        mage(),
        creature="mage-0",
        dice=[BLANK] * 5,
    )
    battle.does(0, "cast:minor-heal:mage-0").passes()
    assert battle.life("mage-0") == 33


@pytest.mark.rule("mages.divine-reward")
@pytest.mark.parametrize(("card", "life"), [("divine_protection", 33), ("rhino_hide", 32)])
def test_a_holy_enchantment_that_is_revealed_gives_a_life(card: str, life: int) -> None:
    battle = duel(
        mage(zone="b2", mana=20),
        mage(),
        veil(card, id="veil", on="mage-0"),
        creature("timber_wolf", zone="b2"),
    )
    battle.does(0, "activate:timber-wolf-1", "reveal:veil").passes()
    assert battle.life("mage-0") == life


@pytest.mark.rule("mages.divine-reward")
@pytest.mark.parametrize(
    "card", ["asyran_cleric", "hand_of_bim_shalla", "dawnbreaker_ring", "pillar_of_light"]
)
def test_holy_spells_of_other_types_do_not_count(card: str) -> None:
    battle = duel(mage(zone="b2", mana=40, prepared=[card]), mage(zone="b2"), creature="mage-0")
    (spell, *_) = [option for option in battle.offers(0, "cast:") if not option.endswith(":mage-1")] or [
        f"cast:{slug(card)}:mage-1"
    ]
    battle.does(0, spell).passes()
    assert battle.life("mage-0") == 32
    assert battle.happened("spell-cast")


@pytest.mark.rule("mages.divine-reward")
def test_a_countered_incantation_gives_nothing() -> None:
    battle = duel(
        mage(zone="b2", mana=20, prepared=["minor_heal"], damage=9),
        mage(mana=10),
        veil("jinx", id="jinx", on="mage-0", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:minor-heal:mage-0").does(1, "pay:jinx").passes()
    assert battle.life("mage-0") == 32


@pytest.mark.rule("mages.divine-reward-once")
def test_the_reward_comes_once_a_round() -> None:
    battle = duel(
        mage(zone="b2", mana=20, prepared=["minor_heal", "minor_heal"], damage=20),
        mage(),
        creature="mage-0",
        dice=[BLANK] * 10,
    )
    battle.does(0, "cast:minor-heal:mage-0", "cast:minor-heal:mage-0").passes()
    assert battle.discard(0) == ["minor_heal", "minor_heal"]
    assert battle.life("mage-0") == 33


@pytest.mark.rule("mages.restore-quick")
def test_the_priestess_takes_off_a_stun_for_four_mana() -> None:
    battle = duel(
        mage(zone="b2", mana=4),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b1", markers={"stun": 1, "burn": 1}),
        creature("timber_wolf", id="far", zone="d1", markers={"stun": 1}),
        creature="mage-0",
    )
    assert targets(battle, "invoke:mage-0.restore:") == {"wolf"}, "two zones away is too far"
    rules = {option.rule for option in battle.match.pending[0].options if option.verb == "invoke"}
    assert rules == {"mages.restore-quick", "mages.restore-full"}
    battle.does(0, "invoke:mage-0.restore:wolf", "cure:stun").passes()
    assert battle.markers("wolf") == {"burn": 1}
    assert battle.mana(0) == 0
    assert battle.happened("marker-removed")[-1]["rule"] == "mages.restore-quick"


@pytest.mark.rule("mages.restore-quick")
def test_she_may_restore_any_creature_but_not_without_the_mana() -> None:
    battle = duel(
        mage(zone="b2", mana=3),
        mage(zone="d3"),
        creature("timber_wolf", id="foe", zone="b2", markers={"burn": 1}, controller=1),
        creature("timber_wolf", id="stunned", zone="b2", markers={"stun": 1}),
        creature="mage-0",
    )
    assert targets(battle, "invoke:mage-0.restore:") == {"foe"}
    battle.does(0, "move:mage-0:b1")
    assert targets(battle, "invoke:mage-0.restore:") == {"foe"}, "a quick spell, after a move too"
    assert targets(battle, "invoke:mage-0.restore-fully:") == set()


@pytest.mark.rule("mages.restore-full")
def test_a_full_restore_takes_off_as_many_as_she_pays_for() -> None:
    battle = duel(
        mage(zone="b2", mana=9),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", markers={"stun": 1, "burn": 2, "weak": 1}),
        creature="mage-0",
    )
    battle.does(0, "invoke:mage-0.restore-fully:wolf", "cure:stun", "cure:burn", "cure:burn")
    assert battle.markers("wolf") == {"weak": 1}, "the ninth mana does not pay for the last"
    assert battle.mana(0) == 1


@pytest.mark.rule("mages.restore-full")
def test_the_markers_are_chosen_and_paid_for_when_the_spell_is_cast() -> None:
    battle = duel(
        mage(zone="b2", mana=9),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", markers={"stun": 1, "burn": 1}),
        veil("rhino_hide", on="wolf"),
        creature="mage-0",
    )
    battle.does(0, "invoke:mage-0.restore-fully:wolf", "cure:burn", "pass")
    assert battle.asks == {0: "ask-reveal-spell-cast"}
    assert battle.mana(0) == 7
    assert battle.markers("wolf") == {"stun": 1, "burn": 1}, "not resolved yet"
    assert battle.passes().markers("wolf") == {"stun": 1}


@pytest.mark.rule("mages.restore-repeat")
def test_restore_needs_no_card_and_can_be_cast_again_and_again() -> None:
    battle = duel(
        mage(zone="b2", mana=9),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", markers={"burn": 3}),
    )
    battle.does(0, "invoke:mage-0.restore:wolf", "cure:burn")
    battle.does(0, "activate:mage-0", "invoke:mage-0.restore:wolf", "cure:burn")
    assert battle.markers("wolf") == {"burn": 1}
    assert battle.discard(0) == []
