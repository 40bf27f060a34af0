"""The upkeep phase: what is paid and by whom, what happens, and in which order."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.scenario import (
    BLANK,
    HIT,
    HIT2,
    conjuration,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    veil,
)
from tests.games.mage_wars.tables import position

# Costs


@pytest.mark.rule("round.upkeep-pay")
def test_an_upkeep_cost_is_paid() -> None:
    battle = duel(
        mage("warlock", mana=5), mage(), creature("whirling_spirit", id="spirit", zone="b2"), at="upkeep"
    )
    assert battle.offers(0) == ["pay:spirit", "refuse:spirit"]
    battle.does(0, "pay:spirit")
    assert battle.exists("spirit")
    assert battle.mana(0) == 4


@pytest.mark.rule("round.upkeep-pay")
def test_who_does_not_want_to_pay_lets_the_object_be_destroyed() -> None:
    battle = duel(
        mage("warlock", mana=5), mage(), creature("whirling_spirit", id="spirit", zone="b2"), at="upkeep"
    )
    battle.does(0, "refuse:spirit")
    assert not battle.exists("spirit")
    assert battle.discard(0) == ["whirling_spirit"]
    assert battle.mana(0) == 5


@pytest.mark.rule("round.upkeep-pay")
def test_what_nobody_can_pay_for_is_destroyed_unasked() -> None:
    battle = duel(
        mage("warlock", mana=0), mage(), creature("whirling_spirit", id="spirit", zone="b2"), at="upkeep"
    )
    assert not battle.exists("spirit")
    assert "ask-upkeep-pay" not in battle.asks.values()


@pytest.mark.rule("round.upkeep-pay")
def test_each_object_is_decided_on_its_own() -> None:
    battle = duel(
        mage("warlock", mana=5),
        mage(),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("feral_bobcat", id="cat", zone="b2"),
        conjuration("mordoks_obelisk", zone="c2", controller=1),
        at="upkeep",
    )
    battle.does(0, "refuse:wolf", "pay:cat")
    assert not battle.exists("wolf")
    assert battle.exists("cat")
    assert battle.mana(0) == 4


@pytest.mark.rule("round.upkeep-controller")
def test_an_enchantment_with_upkeep_is_paid_by_its_own_controller() -> None:
    battle = duel(
        mage("warlock", mana=9),
        mage("warlock", mana=9),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        enchantment("force_hold", id="hold", on="wolf", controller=0),
        at="upkeep",
    )
    assert battle.asks == {0: "ask-upkeep-pay"}
    battle.does(0, "pay:hold")
    assert (battle.mana(0), battle.mana(1)) == (6, 9)
    refused = duel(
        mage("warlock", mana=9),
        mage("warlock", mana=9),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        enchantment("force_hold", id="hold", on="wolf", controller=0),
        at="upkeep",
    )
    refused.does(0, "refuse:hold")
    assert not refused.exists("hold")
    assert refused.exists("wolf")


@pytest.mark.rule("round.upkeep-controller")
def test_essence_drain_is_paid_by_the_creatures_controller() -> None:
    battle = duel(
        mage("warlock", mana=9),
        mage("warlock", mana=9),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        enchantment("essence_drain", on="wolf", controller=0),
        at="upkeep",
    )
    assert battle.asks == {1: "ask-upkeep-pay"}
    battle.does(1, "pay:wolf")
    assert (battle.mana(0), battle.mana(1)) == (9, 7)


@pytest.mark.rule("round.upkeep-controller")
def test_an_essence_drain_revealed_after_the_reset_works_in_the_coming_upkeep() -> None:
    battle = duel(
        mage("warlock", mana=9),
        mage("warlock", mana=0),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        veil("essence_drain", id="drain", on="wolf", controller=0),
        at="reset",
    )
    assert battle.asks == {0: "ask-reveal-phase-end"}
    battle.does(0, "reveal:drain").passes()
    assert battle.asks == {1: "ask-upkeep-pay"}
    battle.does(1, "refuse:wolf")
    assert not battle.exists("wolf")


# Effects


@pytest.mark.rule("round.upkeep-effects")
def test_conditions_and_spells_that_name_the_phase_act_in_it() -> None:
    battle = duel(
        mage("warlock", zone="a1"),
        mage("warlock", zone="d3"),
        creature("timber_wolf", id="burning", zone="a2", markers={"burn": 2}),
        creature("timber_wolf", id="rotting", zone="a3", markers={"rot": 2}),
        creature("timber_wolf", id="cursed", zone="b3"),
        creature("darkfenne_hydra", id="hydra", zone="c3", damage=5),
        enchantment("ghoul_rot", on="cursed", controller=1),
        at="upkeep",
        dice=[HIT2, HIT],
    )
    assert battle.damage("burning") == 3
    assert battle.markers("burning") == {"burn": 2}
    assert battle.damage("rotting") == 2
    assert battle.damage("cursed") == 2
    assert battle.damage("hydra") == 3, "it regenerates two"


@pytest.mark.rule("round.upkeep-effects")
def test_a_burn_whose_die_shows_nothing_goes_out() -> None:
    battle = duel(
        mage("warlock"),
        mage("warlock"),
        creature("timber_wolf", id="wolf", zone="b2", markers={"burn": 2}),
        at="upkeep",
        dice=[BLANK, HIT],
    )
    assert battle.damage("wolf") == 1
    assert battle.markers("wolf") == {"burn": 1}


@pytest.mark.rule("round.upkeep-effects")
def test_a_mage_regenerates_by_a_belt() -> None:
    battle = duel(mage("warlock", damage=5), mage("warlock"), equipment("regrowth_belt"), at="upkeep")
    assert battle.damage("mage-0") == 3


# Order


@pytest.mark.rule("round.upkeep-order")
def test_a_unicorn_that_regenerates_first_survives_the_burn() -> None:
    battle = position("round_burning_unicorn")
    assert battle.asks == {0: "ask-upkeep-order"}
    battle.does(0, "first:regenerate:unicorn")
    assert battle.exists("unicorn")
    assert battle.damage("unicorn") == 8


@pytest.mark.rule("round.upkeep-order")
def test_a_unicorn_that_burns_first_dies() -> None:
    battle = position("round_burning_unicorn")
    battle.does(0, "first:burn:unicorn")
    assert not battle.exists("unicorn")


@pytest.mark.rule("round.upkeep-order", "damage.regeneration")
@pytest.mark.parametrize(("first", "damage"), [("burn", 0), ("regenerate", 2)])
def test_an_unhurt_hydra_may_regenerate_after_it_has_burned(first: str, damage: int) -> None:
    battle = duel(
        mage(),
        mage(),
        creature("darkfenne_hydra", id="hydra", zone="b1", markers={"burn": 1}),
        at="upkeep",
        dice=[HIT2],
    )
    battle.does(0, f"first:{first}:hydra")
    assert battle.damage("hydra") == damage


@pytest.mark.rule("round.upkeep-order")
def test_nobody_is_asked_where_the_order_does_not_matter() -> None:
    battle = duel(
        mage("warlock"),
        mage("warlock"),
        creature("timber_wolf", id="wolf", zone="a1", markers={"rot": 1}),
        creature("darkfenne_hydra", id="hydra", zone="b1", damage=5),
        creature("timber_wolf", id="other", zone="c1", markers={"rot": 1}, controller=1),
        at="upkeep",
    )
    assert battle.phase == "actions"
    assert (battle.damage("wolf"), battle.damage("hydra"), battle.damage("other")) == (1, 3, 1)


@pytest.mark.rule("round.upkeep-order")
@pytest.mark.parametrize(("first", "damage"), [("burn:demon", 0), ("poison.demon:wolf", 2)])
def test_a_player_may_let_the_own_poisoner_die_before_it_poisons(first: str, damage: int) -> None:
    battle = duel(
        mage("warlock", zone="a1"),
        mage("warlock", zone="d3"),
        creature("malacoda", id="demon", zone="b2", damage=12, markers={"burn": 1}),
        creature("timber_wolf", id="wolf", zone="b2"),
        at="upkeep",
        dice=[HIT],
    )
    battle.does(0, f"first:{first}")
    assert not battle.exists("demon")
    assert battle.damage("wolf") == damage


@pytest.mark.rule("round.upkeep-order")
@pytest.mark.parametrize(("side", "damage"), [("mage-0", 2), ("mage-1", 0)])
@pytest.mark.parametrize("initiative", [0, 1])
def test_the_player_with_the_initiative_settles_the_order_between_both(
    initiative: int, side: str, damage: int
) -> None:
    battle = duel(
        mage("warlock", zone="a1"),
        mage("warlock", zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("malacoda", id="demon", zone="b2", damage=12, markers={"burn": 1}, controller=1),
        at="upkeep",
        initiative=initiative,
        dice=[HIT],
    )
    assert battle.asks == {initiative: "ask-upkeep-side"}
    battle.does(initiative, f"side:{side}")
    assert not battle.exists("demon")
    assert battle.damage("wolf") == damage


@pytest.mark.rule("round.upkeep-order")
def test_the_initiative_settles_whether_the_link_heals_before_the_mage_burns() -> None:
    battle = duel(
        mage("warlock", zone="a1"),
        mage("warlock", zone="d3", damage=37, markers={"burn": 1}),
        creature("timber_wolf", id="wolf", zone="b2"),
        enchantment("death_link", on="wolf", controller=1),
        at="upkeep",
        dice=[HIT],
    )
    assert battle.asks == {0: "ask-upkeep-side"}
    battle.does(0, "side:mage-1")
    assert battle.winners == (0,), "the burn came first"


@pytest.mark.rule("round.upkeep-order")
@pytest.mark.parametrize(("side", "paid"), [("mage-0", True), ("mage-1", False)])
def test_the_initiative_settles_whether_a_leash_is_paid_for_before_its_creature_dies(
    side: str, paid: bool
) -> None:
    battle = duel(
        mage("warlock", zone="a1"),
        mage("warlock", zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", damage=9, markers={"rot": 1}, controller=1),
        enchantment("force_hold", id="hold", on="wolf"),
        at="upkeep",
    )
    battle.does(0, f"side:{side}")
    assert ("pay:hold" in battle.offers(0)) is paid
