"""What an object is: with or without a body, living or not, immune, burnproof, in the air or on the ground."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.builders import attack
from tests.games.mage_wars.fights import boon, dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    CRIT2,
    HIT,
    HIT2,
    conjuration,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    veil,
    wall,
)
from tests.games.mage_wars.tables import targets

WOLF = creature("timber_wolf")


SPIRIT = creature("whirling_spirit")


@pytest.mark.rule("traits.incorporeal-dice", "traits.ethereal")
def test_only_ones_hurt_what_has_no_body_unless_the_attack_is_ethereal() -> None:
    """The rulebooks' example: 1 and 2 of the Priestess do 1 damage, of her Pillar of Light 3."""
    spirit = SPIRIT | {"id": "spirit", "zone": "b2", "controller": 1}
    melee = duel(mage("priestess", zone="b2"), mage(), spirit, creature="mage-0", dice=[HIT, HIT2, BLANK])
    melee.does(0, "attack:mage-0.basic-melee-attack:spirit").passes()
    assert melee.damage("spirit") == 1
    pillar = duel(
        mage("priestess", zone="b2", mana=20, prepared=["pillar_of_light"]),
        mage(),
        spirit,
        creature="mage-0",
        dice=[HIT, HIT2, BLANK, BLANK, 2],
    )
    pillar.does(0, "cast:pillar-of-light:spirit").passes()
    assert pillar.damage("spirit") == 3
    assert pillar.markers("spirit") == {"daze": 1}, "2 and 2 against the Nonliving"


@pytest.mark.rule("traits.incorporeal-dice")
def test_critical_twos_do_not_hurt_the_bodiless_either() -> None:
    assert attack(WOLF, "bite", SPIRIT, dice=(CRIT2, CRIT2, CRIT, BLANK)).damage("prey") == 1


@pytest.mark.rule("traits.incorporeal-effects")
def test_attacks_that_are_not_ethereal_have_no_effects_on_the_bodiless() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["geyser"]),
        mage(),
        SPIRIT | {"id": "spirit", "zone": "b2", "controller": 1},
        creature="mage-0",
        dice=[BLANK] * 3 + [12],
    )
    battle.does(0, "cast:geyser:spirit").passes()
    assert battle.markers("spirit") == {}


@pytest.mark.rule("traits.incorporeal-armour")
def test_the_bodiless_have_no_armor() -> None:
    battle = attack(WOLF, "bite", SPIRIT | {"boons": [boon(("armor", 2))]}, dice=(HIT, HIT, BLANK, BLANK))
    assert battle.armor("prey") == 0
    assert battle.damage("prey") == 2


@pytest.mark.rule("traits.incorporeal-also")
def test_the_bodiless_are_nonliving_burnproof_and_uncontainable() -> None:
    battle = duel(
        mage(), mage(), SPIRIT | {"id": "spirit", "zone": "b2"}, WOLF | {"id": "wolf", "zone": "b2"}
    )
    for trait in ("nonliving", "burnproof", "uncontainable", "incorporeal"):
        assert battle.has("spirit", trait)
        assert not battle.has("wolf", trait)


@pytest.mark.rule("traits.uncontainable")
def test_the_uncontainable_cannot_be_restrained() -> None:
    hold = enchantment("force_hold", on="spirit", controller=1)
    battle = duel(
        mage(), mage(zone="b2", mana=20, prepared=["tanglevine"]), SPIRIT | {"id": "spirit", "zone": "b2"}, hold,
        creature="spirit",
    )  # fmt: skip
    assert not battle.has("spirit", "restrained")
    assert battle.offers(0, "move:spirit:")
    battle.does(0, "finish:spirit").passes()
    assert not battle.offers(1, "cast:tanglevine:spirit")
    assert battle.offers(1, "cast:tanglevine:")


@pytest.mark.rule("traits.burnproof", "traits.ethereal")
def test_the_burnproof_take_flame_damage_but_never_burn() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["fireball"]),
        mage(),
        SPIRIT | {"id": "spirit", "zone": "b2", "controller": 1},
        creature="mage-0",
        dice=[CRIT] * 6 + [12],
    )
    battle.does(0, "cast:fireball:spirit").passes()
    assert battle.damage("spirit") == 6
    assert battle.markers("spirit") == {}
    mortal = WOLF | {"boons": [boon(("burnproof", 0))]}
    clawed = attack(creature("firebrand_imp"), "hellfire-claws", mortal, dice=(CRIT, CRIT, 12))
    assert clawed.damage("prey") == 2
    assert clawed.markers("prey") == {}


@pytest.mark.rule("traits.immunity")
def test_the_immune_are_untouched_by_attacks_damage_conditions_and_spells_of_that_type() -> None:
    imp = creature("firebrand_imp")
    assert attack(creature("flaming_hellion"), "hell-trident", imp).damage("prey") == 0
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["fireball", "firestorm"]),
        mage(),
        imp | {"id": "imp", "zone": "c2", "controller": 1},
        WOLF | {"id": "wolf", "zone": "c2", "controller": 1},
        creature="mage-0",
        dice=[CRIT] * 5 + [12],
    )
    assert "cast:fireball:wolf" in battle.offers(0)
    assert "cast:fireball:imp" not in battle.offers(0)
    battle.does(0, "cast:firestorm:c2").does(0, f"attack:{battle.new('firestorm')}.firestorm:imp").passes()
    assert battle.damage("imp") == 0
    assert battle.markers("imp") == {}
    assert battle.damage("wolf") == 5, "the zone can be attacked all the same"


@pytest.mark.rule("traits.living")
def test_creatures_live_and_conjurations_do_not_unless_the_card_says_otherwise() -> None:
    battle = duel(
        mage(),
        mage(),
        WOLF | {"id": "wolf", "zone": "b2"},
        creature("skeletal_sentry", id="bones", zone="b2"),
        conjuration("mana_crystal", id="crystal", zone="b2"),
        conjuration("mana_flower", id="flower", zone="c2"),
    )
    living = {id for id in ("wolf", "bones", "crystal", "flower", "mage-0") if battle.has(id, "living")}
    assert living == {"wolf", "flower", "mage-0"}


@pytest.mark.rule("traits.nonliving")
def test_the_nonliving_are_immune_to_poison_and_of_finite_life() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["ghoul_rot", "agony"]),
        mage(),
        creature("skeletal_sentry", id="bones", zone="b2", controller=1, damage=2, boons=[boon(("life", 4))]),
        WOLF | {"id": "wolf", "zone": "b2", "controller": 1},
        creature="mage-0",
    )
    assert "cast:ghoul-rot:wolf" in battle.offers(0)
    assert "cast:ghoul-rot:bones" not in battle.offers(0)
    assert "cast:agony:bones" in battle.offers(0), "a curse that is no poison"
    assert battle.has("bones", "finite-life")
    assert battle.life("bones") == 11, "no Life can be gained"


# In the air


FALCON = creature("thunderift_falcon")
BAT = creature("darkfenne_bat", id="bat", zone="b2", controller=1)


@pytest.mark.rule("traits.flying-melee", "traits.reach")
def test_from_the_ground_a_flyer_is_struck_only_with_reach() -> None:
    battle = duel(
        mage("warlock", zone="b2"),
        mage(),
        BAT,
        equipment("lash_of_hellfire", id="lash"),
        FALCON | {"id": "falcon", "zone": "b2"},
        creature="mage-0",
    )
    assert "bat" not in targets(battle, "attack:mage-0.basic-melee-attack:")
    assert "bat" in targets(battle, "attack:lash.searing-thrash:")
    battle.does(0, "finish:mage-0").passes()
    battle.does(1, "activate:mage-1", "finish:mage-1").does(0, "activate:falcon")
    assert "bat" in targets(battle, "attack:falcon.razor-beak:"), "a flyer reaches a flyer"


@pytest.mark.rule("traits.flying-ranged")
def test_to_or_from_a_flyer_in_the_zone_no_range_is_too_short() -> None:
    def shooting(prey: dict[str, Any], *more: dict[str, Any]) -> set[str]:
        battle = duel(
            mage(), mage(), creature("royal_archer", id="archer", zone="b2"), prey, *more, creature="archer"
        )
        return targets(battle, "attack:archer.longbow:")

    fox = creature("bitterwood_fox", id="fox", zone="b2", controller=1)
    assert "bat" in shooting(BAT)
    assert "fox" not in shooting(fox)
    wings = enchantment("eagle_wings", on="archer")
    assert "fox" in shooting(fox, wings), "the archer flies"
    assert "bat" in shooting(BAT, wings), "and so may both"


@pytest.mark.rule("traits.flying-swoop")
def test_a_flyer_that_swoops_down_meets_barrier_and_counterstrike() -> None:
    battle = duel(
        mage(),
        mage(),
        FALCON | {"id": "falcon", "zone": "b2"},
        creature("darkfenne_hydra", id="hydra", zone="b2", controller=1),
        enchantment("circle_of_lightning", on="hydra", controller=1),
        creature="falcon",
        dice=[BLANK] * 3 + [CRIT, BLANK, 1] + [CRIT, CRIT, BLANK, BLANK],
    )
    battle.does(0, "attack:falcon.razor-beak:hydra").does(1, "attack:hydra.snapping-bite:falcon").passes()
    assert battle.damage("falcon") == 3
    assert battle.has("falcon", "flying"), "and it flies again"


@pytest.mark.rule("traits.flying-swoop")
def test_a_flyer_that_has_swooped_down_does_not_count_as_flying() -> None:
    """Tarok hunts flyers: +2 against them, and a defense against their attacks. On guard he stands on the ground."""
    battle = duel(
        mage(),
        mage(),
        FALCON | {"id": "falcon", "zone": "b2"},
        creature("tarok_the_skyhunter", id="tarok", zone="b2", controller=1, guard=True),
        creature="falcon",
        dice=[BLANK] * 6,
    )
    battle.does(0, "attack:falcon.razor-beak:tarok").passes()
    assert battle.asks == {1: "ask-counterstrike"}, "no defense against what swooped down"
    battle.does(1, "attack:tarok.beak-and-talons:falcon").passes()
    assert dice_rolled(battle) == [3, 3]
    aloft = duel(
        mage(),
        mage(),
        FALCON | {"id": "falcon", "zone": "b2"},
        creature("tarok_the_skyhunter", id="tarok", zone="b2", controller=1),
        creature="falcon",
    )
    aloft.does(0, "attack:falcon.razor-beak:tarok").passes()
    assert aloft.asks == {1: "ask-defend"}, "flyer against flyer it is another matter"


@pytest.mark.rule("traits.flying-swoop", "card.reverse-attack")
def test_a_swoop_turned_back_strikes_a_flyer_on_the_ground() -> None:
    battle = duel(
        mage(),
        mage(mana=10),
        creature("tarok_the_skyhunter", id="tarok", zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        veil("reverse_attack", id="mirror", on="wolf", controller=1),
        creature="tarok",
        dice=[BLANK] * 3,
    )
    battle.does(0, "attack:tarok.beak-and-talons:wolf").does(1, "pay:mirror").passes()
    assert dice_rolled(battle) == [3], "no bonus against a flyer"


@pytest.mark.rule("traits.flying-swoop", "movement.bash-flying")
def test_a_flyer_that_has_swooped_down_is_bashed_against_a_wall() -> None:
    battle = duel(
        mage(),
        mage(),
        creature("gray_angel", id="angel", zone="b2"),
        creature("whirling_spirit", id="spirit", zone="b2", controller=1, guard=True),
        wall("wall_of_stone", border="b2-c2", controller=1),
        creature="angel",
        dice=[BLANK] * 4 + [BLANK] * 4 + [8] + [CRIT, BLANK, BLANK],
    )
    battle.does(0, "attack:angel.sword:spirit").does(1, "attack:spirit.windstorm:angel", "push:angel:east")
    assert (battle.passes().zone("angel"), battle.damage("angel")) == ("b2", 1)


@pytest.mark.rule("traits.flying-mid-attack")
@pytest.mark.parametrize("window", ["declared", "damage"])
def test_wings_that_grow_during_an_attack_carry_only_when_it_is_over(window: str) -> None:
    battle = duel(
        mage(),
        mage(mana=10),
        creature("tarok_the_skyhunter", id="tarok", zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2", controller=1, guard=True),
        veil("eagle_wings", id="wings", on="wolf", controller=1),
        creature="tarok",
        dice=[BLANK] * 3 + [CRIT] * 4,
    )
    battle.does(0, "attack:tarok.beak-and-talons:wolf").until(f"ask-reveal-attack-{window}")
    battle.does(1, "reveal:wings").passes()
    assert dice_rolled(battle) == [3], "no bonus against a flyer"
    battle.does(1, "attack:wolf.bite:tarok").passes()
    assert battle.damage("tarok") == 4, "Tarok is down, and the wolf as well"
    assert battle.has("wolf", "flying")
