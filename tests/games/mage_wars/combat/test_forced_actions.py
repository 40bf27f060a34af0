"""Forced actions: Taunt and Bloodthirsty, what they demand, and where their power ends."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.builders import acting
from tests.games.mage_wars.fights import boon, dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    creature,
    duel,
    equipment,
    mage,
    veil,
)
from tests.games.mage_wars.tables import position, targets

FERRET = creature("sosruko_ferret_companion", id="ferret", zone="b2", controller=1)


@pytest.mark.rule("conditions.taunt")
def test_the_taunted_must_attack_sosruko_if_he_is_there() -> None:
    taunted = acting("timber_wolf", FERRET, markers={"taunt": 1})
    assert taunted.offers(0) == ["attack:self.bite:ferret"]
    gone = acting("timber_wolf", FERRET | {"zone": "c2"}, markers={"taunt": 1})
    assert {"attack:self.bite:slayer", "guard:self", "move:self:c2"} <= set(gone.offers(0))
    guarded = acting(
        "timber_wolf",
        FERRET,
        creature("knight_of_westlock", zone="b2", controller=1, guard=True),
        markers={"taunt": 1},
    )
    assert "ferret" not in targets(guarded, "attack:self.bite:")
    assert "guard:self" in guarded.offers(0)


@pytest.mark.rule("conditions.taunt")
def test_a_taunted_wizard_who_teleports_away_is_free() -> None:
    battle = position("conditions_taunted_wizard")
    battle.does(0, "cast:teleport:mage-0").passes()
    (away,) = [option for option in battle.offers(0) if option.endswith(":a1")]
    battle.does(0, away).passes()
    battle.does(0, "activate:mage-0")
    assert {"guard:mage-0", "finish:mage-0"} <= set(battle.offers(0))


@pytest.mark.rule("conditions.taunt-ends")
def test_a_taunt_ends_with_the_phase_of_the_taunted_or_with_sosrukos() -> None:
    battle = acting("timber_wolf", FERRET | {"zone": "c2"}, markers={"taunt": 1})
    battle.does(0, "finish:self").passes()
    assert battle.markers("self") == {}
    sosruko = duel(
        mage(), mage(), FERRET | {"controller": 0},
        creature("timber_wolf", id="wolf", zone="b2", controller=1, markers={"taunt": 1}),
    )  # fmt: skip
    sosruko.does(0, "activate:ferret")
    assert sosruko.markers("wolf") == {}


@pytest.mark.rule("conditions.taunt-ends", "round.end-effects-late")
def test_a_taunt_from_a_counterstrike_holds_for_the_next_phase() -> None:
    battle = acting("timber_wolf", FERRET | {"guard": True}, dice=(BLANK,) * 4 + (BLANK, BLANK, 7))
    battle.does(0, "attack:self.bite:ferret").does(1, "pass")
    battle.does(1, "attack:ferret.bite:self").passes()
    assert battle.markers("self") == {"taunt": 1}


@pytest.mark.rule("conditions.taunt-self")
def test_sosruko_does_not_taunt_himself() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3", mana=10),
        FERRET | {"controller": 0},
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        veil("reverse_attack", id="mirror", on="wolf", controller=1),
        creature="ferret",
        dice=[CRIT, BLANK, 12],
    )
    battle.does(0, "attack:ferret.bite:wolf").does(1, "pay:mirror").passes()
    assert battle.damage("ferret") == 1
    assert not battle.happened("marker-placed")


# Bloodthirst


GORAN = "goran_werewolf_pet"
FANGS, CLAWS = "attack:self.fangs", "attack:self.feral-claws"
WOUNDED = creature("timber_wolf", id="wounded", zone="b2", controller=1, damage=1)


@pytest.mark.rule("traits.bloodthirsty-must", "traits.forced-action")
def test_the_bloodthirsty_must_attack_a_wounded_living_enemy_in_their_zone() -> None:
    thirsty = acting(GORAN, WOUNDED)
    assert set(thirsty.offers(0)) == {f"{FANGS}:wounded", f"{CLAWS}:wounded"}
    sated = acting(
        GORAN,
        WOUNDED | {"zone": "c2"},
        creature("timber_wolf", zone="b2", damage=1),
        creature("skeletal_sentry", zone="b2", controller=1, damage=1),
    )
    assert {"guard:self", "finish:self", "move:self:c2"} <= set(sated.offers(0)), "no such enemy is here"
    sated.does(0, "move:self:c2").passes()
    assert sated.offers(0) == [f"{FANGS}:wounded"], "but after the move there is one"


@pytest.mark.rule("traits.forced-action", "traits.bloodthirsty-must")
def test_a_bloodthirsty_sweep_owes_its_second_attack_to_the_other_wounded() -> None:
    other = creature("bitterwood_fox", id="fox", zone="b2", controller=1, damage=1)
    battle = acting(
        "adramelech_lord_of_fire",
        WOUNDED,
        other,
        dice=(BLANK,) * 5 + (1,) + (BLANK,) * 4 + (1,),
        boons=[boon(("bloodthirsty", 1))],
    )
    assert targets(battle, "attack:self.hellfire-sweep:") == {"wounded", "fox"}
    battle.does(0, "attack:self.hellfire-sweep:wounded").passes()
    assert battle.offers(0) == ["attack:self.hellfire-sweep:fox"], "not even passing is left"
    battle.does(0, "attack:self.hellfire-sweep:fox").passes()
    assert dice_rolled(battle) == [5, 4], "the bonus counts for the first attack only"


@pytest.mark.rule("traits.forced-action", "card.battle-fury")
def test_a_furious_second_attack_is_owed_to_the_other_wounded() -> None:
    fury = boon(rule="card.battle-fury") | {"until": "melee"}
    other = creature("bitterwood_fox", id="fox", zone="b2", controller=1, damage=1)
    battle = acting(GORAN, WOUNDED, other, dice=(BLANK,) * 5, boons=[fury])
    battle.does(0, f"{FANGS}:wounded").passes()
    assert battle.offers(0) == [f"{FANGS}:fox"]
    assert battle.refuses(0, "pass") == ("refused-must-attack", "traits.forced-action")
    assert battle.refuses(0, f"{FANGS}:slayer") == ("refused-must-attack", "traits.forced-action")
    alone = acting(GORAN, WOUNDED, dice=(BLANK,) * 5, boons=[fury])
    alone.does(0, f"{FANGS}:wounded").passes()
    assert {f"{FANGS}:slayer", "pass"} <= set(alone.offers(0)), "who was attacked demands no more"


@pytest.mark.rule("traits.forced-choice")
def test_between_several_demands_the_controller_chooses() -> None:
    battle = acting(GORAN, WOUNDED, FERRET, markers={"taunt": 1})
    assert set(battle.offers(0)) == {
        f"{FANGS}:wounded",
        f"{CLAWS}:wounded",
        f"{FANGS}:ferret",
        f"{CLAWS}:ferret",
    }


@pytest.mark.rule("traits.forced-legal")
def test_a_demand_that_cannot_be_met_leaves_the_creature_free() -> None:
    guarded = position("traits_bloodthirsty_before_a_guard")
    assert {"attack:goran.fangs:guard", "guard:goran", "finish:goran"} <= set(guarded.offers(0))
    assert "wounded" not in targets(guarded, "attack:goran.fangs:")
    aloft = acting(GORAN, creature("darkfenne_bat", zone="b2", controller=1, damage=1))
    assert "finish:self" in aloft.offers(0), "a flyer is out of reach"


@pytest.mark.rule("traits.forced-cost")
def test_a_forced_attack_is_paid_for_where_there_is_mana() -> None:
    battle = position("traits_wizard_in_suppression_cloak")
    assert set(battle.offers(0)) == {"attack:goran.fangs:mage-1", "attack:goran.feral-claws:mage-1"}
    battle.does(0, "attack:goran.fangs:mage-1")
    assert battle.mana(0) == 0
    poor = duel(
        mage("warlock", zone="a1", mana=1),
        mage("wizard", zone="b2", damage=3),
        creature(GORAN, id="self", zone="b2"),
        equipment("suppression_cloak", controller=1),
        creature="self",
    )
    assert "finish:self" in poor.offers(0)
    assert "mage-1" not in targets(poor, "attack:self.fangs:")
