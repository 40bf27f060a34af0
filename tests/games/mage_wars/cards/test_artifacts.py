"""Artifacts that bear upon the whole arena."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.scenario import (
    HIT,
    HIT2,
    conjuration,
    creature,
    duel,
    mage,
    wall,
)


@pytest.mark.rule("card.deathlock")
def test_under_deathlock_nothing_regenerates_and_nothing_is_healed() -> None:
    battle = duel(
        mage(),
        mage(),
        conjuration("deathlock", zone="d1"),
        creature("darkfenne_hydra", id="hydra", zone="b1", damage=5),
        conjuration("mana_flower", id="flower", zone="b1", damage=3, controller=1),
        wall("wall_of_thorns", id="thorns", border="b1-c1", damage=3),
        at="upkeep",
    )
    battle.passes()
    assert [battle.damage(id) for id in ("hydra", "flower", "thorns")] == [5, 3, 3]


@pytest.mark.rule("card.deathlock")
def test_under_deathlock_a_cleric_works_in_vain_until_it_falls() -> None:
    def healed(*more: dict[str, object]) -> int:
        battle = duel(
            mage(),
            mage(),
            creature("asyran_cleric", id="cleric", zone="b1"),
            creature("timber_wolf", id="wolf", zone="b1", damage=5),
            *more,
            creature="cleric",
            dice=[HIT2],
        )
        battle.does(0, "use:cleric.healing-light:wolf").passes()
        return 5 - battle.damage("wolf")

    assert healed() == 2
    assert healed(conjuration("deathlock", zone="d1")) == 0, "one's own Deathlock as well"


@pytest.mark.rule("card.deathlock")
@pytest.mark.rule("damage.finite-life-kept")
def test_a_pet_gains_no_life_from_its_marker_while_an_older_deathlock_stands() -> None:
    deathlock = conjuration("deathlock", id="lock", zone="d1")
    battle = duel(
        mage("beastmaster", zone="b1", mana=20, prepared=["timber_wolf"]),
        mage(),
        deathlock,
        creature="mage-0",
    )
    battle.does(0, "cast:timber-wolf:b1").passes()
    wolf = battle.new("timber_wolf")
    battle.does(0, f"mark:{wolf}").passes()
    assert (battle.life(wolf), battle.armor(wolf)) == (10, 3), "all of the marker's gifts but the life"
    pet = creature("timber_wolf", id="pet", zone="b1", markers={"pet": 1})
    assert duel(mage("beastmaster"), mage(), pet, deathlock).life("pet") == 13, "what came first stays"


@pytest.mark.rule("card.idol-of-pestilence")
def test_the_idol_of_pestilence_sickens_every_living_creature_in_the_arena() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        conjuration("idol_of_pestilence", id="idol", zone="b2"),
        creature("timber_wolf", id="wolf", zone="c1"),
        creature("skeletal_sentry", id="bones", zone="c1"),
        creature("malacoda", id="immune", zone="a3", controller=1),
        conjuration("mana_flower", id="flower", zone="c3"),
        at="upkeep",
        edition="fourth",
    )
    battle.passes()
    suffered = {id: battle.damage(id) for id in ("mage-0", "mage-1", "wolf", "bones", "immune", "flower")}
    assert suffered == {"mage-0": 1, "mage-1": 1, "wolf": 1, "bones": 0, "immune": 0, "flower": 0}


@pytest.mark.rule("card.mordoks-obelisk")
def test_under_mordoks_obelisk_every_creature_but_a_mage_costs_a_mana_more() -> None:
    battle = duel(
        mage(mana=5),
        mage(mana=5),
        conjuration("mordoks_obelisk", zone="d1"),
        creature("timber_wolf", id="wolf", zone="b1"),
        creature("whirling_spirit", id="spirit", zone="c1", controller=1),
        at="upkeep",
    )
    battle.does(0, "pay:wolf").does(1, "pay:spirit").passes()
    assert (battle.mana(0), battle.mana(1)) == (4, 3), "the spirit has an upkeep of its own"


@pytest.mark.rule("card.mordoks-obelisk")
def test_whoever_cannot_or_will_not_pay_the_obelisk_loses_the_creature() -> None:
    battle = duel(
        mage(mana=5),
        mage(mana=0),
        conjuration("mordoks_obelisk", zone="d1"),
        creature("timber_wolf", id="wolf", zone="b1"),
        creature("timber_wolf", id="starving", zone="c1", controller=1),
        at="upkeep",
    )
    battle.does(0, "refuse:wolf").passes()
    assert not battle.exists("wolf")
    assert not battle.exists("starving")
    assert battle.mana(0) == 5


@pytest.mark.rule("card.mordoks-obelisk")
@pytest.mark.rule("round.upkeep-order")
def test_one_may_let_the_own_obelisk_burn_down_before_it_asks_for_its_mana() -> None:
    battle = duel(
        mage(mana=5),
        mage(),
        conjuration("mordoks_obelisk", id="obelisk", zone="d1", damage=6, markers={"burn": 1}),
        creature("timber_wolf", id="wolf", zone="b1"),
        creature("whirling_spirit", id="spirit", zone="c1"),
        at="upkeep",
        dice=[HIT],
    )
    battle.does(0, "first:burn:obelisk", "pay:spirit").passes()
    assert battle.phase != "upkeep"
    assert (battle.exists("wolf"), battle.mana(0)) == (True, 4), (
        "only the spirit still costs what it always did"
    )


@pytest.mark.rule("card.mordoks-obelisk")
@pytest.mark.rule("round.upkeep-order")
@pytest.mark.parametrize(("side", "asked"), [("mage-1", "ask-quickcast"), ("mage-0", "ask-upkeep-pay")])
def test_the_initiative_settles_whether_an_enemys_obelisk_burns_first(side: str, asked: str) -> None:
    pillar = conjuration("mordoks_obelisk", zone="d1", damage=6, markers={"burn": 1}, controller=1)
    wolf = creature("timber_wolf", id="wolf", zone="b1")
    battle = duel(mage(mana=5), mage(), pillar, wolf, at="upkeep", dice=[HIT] if side == "mage-1" else [])
    battle.does(0, f"side:{side}")
    assert battle.asks == {0: asked}


@pytest.mark.rule("card.deathlock")
@pytest.mark.rule("round.upkeep-order")
@pytest.mark.parametrize(("first", "damage"), [("burn:lock", 3), ("regenerate:hydra", 5)])
def test_what_deathlock_kept_from_healing_may_heal_when_it_has_burned_down(first: str, damage: int) -> None:
    battle = duel(
        mage(),
        mage(),
        conjuration("deathlock", id="lock", zone="d1", damage=8, markers={"burn": 1}),
        creature("darkfenne_hydra", id="hydra", zone="b1", damage=5),
        at="upkeep",
        dice=[HIT],
    )
    battle.does(0, f"first:{first}").passes()
    assert not battle.exists("lock")
    assert battle.damage("hydra") == damage


@pytest.mark.rule("card.suppression-orb")
def test_under_a_suppression_orb_every_move_of_a_creature_costs_its_controller_a_mana() -> None:
    battle = duel(
        mage(mana=2),
        mage(),
        conjuration("suppression_orb", zone="d1", controller=1),
        creature("bitterwood_fox", id="fox", zone="a1"),
        creature="fox",
    )
    battle.does(0, "move:fox:b1")
    assert battle.mana(0) == 1
    battle.does(0, "move:fox:c1").passes()
    assert battle.mana(0) == 0


@pytest.mark.rule("card.suppression-orb")
def test_under_a_suppression_orb_nothing_moves_without_mana_but_mages() -> None:
    pieces = (
        mage(zone="a1", mana=0),
        mage(),
        conjuration("suppression_orb", zone="d1"),
        creature("bitterwood_fox", id="fox", zone="a1"),
    )
    held = duel(*pieces, creature="fox")
    assert not held.offers(0, "move:fox:")
    free = duel(*pieces, creature="mage-0")
    assert free.offers(0, "move:mage-0:")


@pytest.mark.rule("card.suppression-orb")
def test_a_push_is_no_move_action_and_costs_nothing_under_a_suppression_orb() -> None:
    battle = duel(
        mage("wizard", zone="b1", mana=10, prepared=["force_push"]),
        mage(mana=10),
        conjuration("suppression_orb", zone="d1"),
        creature("bitterwood_fox", id="fox", zone="b1", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:force-push:fox", "choose:force-push:east").passes()
    assert battle.zone("fox") == "c1"
    assert (battle.mana(0), battle.mana(1)) == (7, 10)
