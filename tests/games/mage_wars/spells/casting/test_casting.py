"""Casting a spell: its steps, what may be cast, at what, for how much, and where the card goes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    HIT,
    Battle,
    caster,
    conjuration,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    slug,
    veil,
    wall,
)
from tests.games.mage_wars.tables import position, targets

# The three steps


@pytest.mark.rule("casting.steps", "casting.pay", "spells.attack", "casting.discard")
def test_the_fireball_of_the_rulebooks_is_paid_for_then_strikes_then_is_discarded() -> None:
    battle = position("casting_fireball")
    battle.does(0, "cast:fireball:grizzly")
    assert battle.asks == {1: "ask-reveal-spell-cast"}, "first the Cast Step, with its end"
    assert battle.mana(0) == 2, "8 mana are gone"
    assert battle.damage("grizzly") == 0
    battle.choose(1, "pass")
    assert battle.asks == {1: "ask-reveal-spell-counter"}, "then the Counter Step"
    assert battle.damage("grizzly") == 0
    battle.until("ask-reveal-spell-resolved")
    assert battle.damage("grizzly") == 3, "then it resolves: 3 critical, 3 stopped by armor"
    assert battle.discard(0) == ["fireball"]


@pytest.mark.rule("casting.illegal-target", "spells.reveal-cast-steps", "casting.cancelled")
@pytest.mark.parametrize("moment", ["spell-cast", "spell-counter"])
def test_the_priestess_teleports_out_of_a_fireballs_range(moment: str) -> None:
    battle = position("casting_fireball_escaped")
    battle.does(0, "cast:fireball:mage-1").until(f"ask-reveal-{moment}")
    battle.does(1, "reveal:intervention", "teleport:mage-1:d3").passes()
    assert battle.damage("mage-1") == 0
    assert not battle.happened("dice-rolled")
    assert battle.discard(0) == ["fireball"]
    assert battle.mana(0) == 0, "the mana is lost"


@pytest.mark.rule("casting.prepared-only")
def test_only_prepared_spells_are_cast_and_none_must_be() -> None:
    battle = duel(caster("warlock", "fireball", book=["flameblast"]), mage(zone="c2"), creature="mage-0")
    assert targets(battle, "cast:fireball:")
    assert not battle.offers(0, "cast:flameblast"), "it lies in the book"
    battle.does(0, "finish:mage-0").passes()
    assert battle.prepared(0) == ["fireball"]


@pytest.mark.rule("casting.prepared-only")
def test_a_wizard_zaps_with_his_quickcast_and_casts_another_spell_with_his_action() -> None:
    battle = duel(
        caster("wizard", "geyser", mana=5, element="water"),
        mage(zone="c2"),
        dice=[BLANK, BLANK, BLANK, BLANK, BLANK, BLANK, 1],
    )
    battle.does(0, "invoke:mage-0.arcane-zap:mage-1", "activate:mage-0", "cast:geyser:mage-1").passes()
    assert battle.mana(0) == 0
    assert len(battle.happened("dice-rolled")) == 2


# Target, range, choices


@pytest.mark.rule("casting.target")
def test_the_target_must_be_of_the_kind_the_card_asks_for() -> None:
    battle = duel(
        caster("priestess", "heal", "sleep"),
        mage(zone="b2"),
        creature("skeletal_sentry", id="bones", zone="b2", controller=1),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        conjuration("mana_flower", id="flower", zone="b2"),
        equipment("leather_boots", id="boots"),
        creature="mage-0",
    )
    assert targets(battle, "cast:heal:") == {"mage-0", "mage-1", "wolf"}, "living creatures, of either side"
    assert targets(battle, "cast:sleep:") == {"wolf"}, "no mage, nothing immune to psychic effects"


@pytest.mark.rule("casting.target")
def test_attack_spells_take_creatures_and_conjurations_zones_or_nothing_else() -> None:
    battle = duel(
        caster("warlock", "fireball", "firestorm"),
        mage(zone="d2"),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        conjuration("mana_crystal", id="crystal", zone="c2", controller=1),
        wall("wall_of_stone", id="wall", border="a2-b2", controller=1),
        enchantment("bear_strength", id="bear", on="wolf", controller=1),
        creature="mage-0",
    )
    assert targets(battle, "cast:fireball:") == {"mage-0", "mage-1", "wolf", "wall"}, (
        "the crystal cannot burn"
    )
    assert targets(battle, "cast:firestorm:") == {"b2", "b1", "b3", "c2"}, "zones in sight"


@pytest.mark.rule("casting.range")
@pytest.mark.parametrize(
    ("spell", "reached"), [("minor_heal", {"b2", "c2"}), ("heal", {"b2", "c2", "d2"}), ("lay_hands", {"b2"})]
)
def test_the_target_must_be_in_range(spell: str, reached: set[str]) -> None:
    zones = ["b2", "c2", "d2", "d1"]
    wolves = [creature("timber_wolf", id=f"in-{zone}", zone=zone) for zone in zones]
    battle = duel(caster("priestess", spell), mage(zone="d3"), *wolves, creature="mage-0")
    name = slug(spell)
    assert targets(battle, f"cast:{name}:") & {f"in-{zone}" for zone in zones} == {
        f"in-{zone}" for zone in reached
    }


@pytest.mark.rule("casting.choices")
def test_what_a_spell_leaves_open_is_said_before_it_is_paid_for() -> None:
    battle = duel(
        caster("wizard", "dissolve"),
        mage("warlock", zone="c2"),
        equipment("leather_boots", id="boots", controller=1),
        equipment("helm_of_fear", id="helm", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:dissolve:mage-1")
    assert battle.mana(0) == 20, "nothing is paid yet"
    assert targets(battle, "choose:dissolve:") == {"boots", "helm"}
    battle.does(0, "choose:dissolve:helm")
    assert battle.mana(0) == 12
    battle.passes()
    assert not battle.exists("helm")


@pytest.mark.rule("casting.choices", "casting.pay")
def test_only_what_can_be_paid_for_may_be_chosen() -> None:
    battle = duel(caster("wizard", "teleport", mana=5, zone="a1"), mage(zone="d3"), creature="mage-0")
    battle.does(0, "cast:teleport:mage-0")
    assert targets(battle, "choose:teleport:") == {"a1", "b1", "a2"}, "3 mana for each zone"


@pytest.mark.rule("casting.level-cost")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("bitterwood_fox", 4),
        ("timber_wolf", 5),
        ("royal_archer", 6),
        ("steelclaw_grizzly", 8),
        ("valshalla_lightning_angel", 10),
    ],
)
def test_sleep_costs_as_the_level_of_its_target(card: str, cost: int) -> None:
    def with_mana(mana: int) -> Battle:
        sleeper = creature(card, id="it", zone="c2", controller=1)
        return duel(caster("wizard", "sleep", mana=mana), mage(zone="d3"), sleeper, creature="mage-0")

    assert "it" not in targets(with_mana(cost - 1), "cast:sleep:")
    battle = with_mana(cost).does(0, "cast:sleep:it").passes()
    assert battle.mana(0) == 0
    assert battle.markers("it") == {"sleep": 1}


@pytest.mark.rule("casting.level-cost")
def test_a_mage_counts_as_level_6() -> None:
    battle = duel(mage("wizard"), mage())
    assert {battle.sees(0, id)["level"] for id in ("mage-0", "mage-1")} == {6}


# Paying


@pytest.mark.rule("casting.pay")
@pytest.mark.parametrize(("mana", "castable"), [(8, True), (7, False)])
def test_who_cannot_pay_cannot_cast(mana: int, castable: bool) -> None:
    battle = duel(caster("warlock", "fireball", mana=mana), mage(zone="c2"), creature="mage-0")
    assert bool(battle.offers(0, "cast:fireball")) is castable


@pytest.mark.rule("casting.pay")
@pytest.mark.parametrize(("mana", "offered"), [(0, False), (1, True)])
def test_the_wizards_zap_costs_one_mana(mana: int, offered: bool) -> None:
    battle = duel(caster("wizard", mana=mana), mage(zone="c2"), creature="mage-0")
    assert bool(battle.offers(0, "invoke:mage-0.arcane-zap:mage-1")) is offered


@pytest.mark.rule("casting.pay")
def test_until_it_is_paid_for_the_caster_may_withdraw_the_spell() -> None:
    battle = duel(caster("wizard", "teleport"), mage(zone="d3"), creature="mage-0")
    battle.does(0, "cast:teleport:mage-0")
    battle.match.undo(0)
    assert battle.prepared(0) == ["teleport"]
    assert battle.mana(0) == 20
    battle.does(0, "cast:teleport:mage-0", "choose:teleport:c2")
    assert not battle.match.can_undo(0), "once paid for, it goes its way"


# Where the cards go, and whose they are


@pytest.mark.rule("casting.discard", "spells.incantation")
def test_an_incantation_does_what_it_says_and_is_discarded_for_all_to_see() -> None:
    battle = duel(caster("priestess", "heal", damage=9), mage(zone="d3"), creature="mage-0", dice=[HIT] * 8)
    battle.does(0, "cast:heal:mage-0").passes()
    assert battle.damage("mage-0") == 1
    assert battle.discard(0) == ["heal"]
    assert battle.view(1)["players"][0]["discard"] == ["heal"]
    assert battle.view(None)["players"][0]["discard"] == ["heal"]
    assert battle.prepared(0) == []


@pytest.mark.rule("spells.attack")
def test_an_attack_spell_counts_as_a_ranged_attack() -> None:
    battle = duel(
        caster("warlock", "fireball"),
        mage(zone="b2", mana=10),
        enchantment("force_sword", id="sword", on="mage-1", controller=1),
        enchantment("force_orb", id="orb", on="mage-1", controller=1),
        creature="mage-0",
        dice=[8],
    )
    battle.does(0, "cast:fireball:mage-1").passes()
    assert battle.offers(1) == ["defend:orb.0", "pass"], "even at distance 0"
    battle.does(1, "defend:orb.0").passes()
    assert battle.damage("mage-1") == 0
    assert battle.discard(0) == ["fireball"]


@pytest.mark.rule("spells.creature")
def test_a_creature_appears_face_up_and_inactive_in_the_casters_zone() -> None:
    battle = duel(caster("wizard", "mana_leech"), mage(zone="d3"), creature="mage-0")
    assert targets(battle, "cast:mana-leech:") == {"b2"}
    battle.does(0, "cast:mana-leech:b2").passes()
    leech = battle.new("mana_leech")
    assert battle.sees(1, leech)["card"] == "mana-leech"
    assert battle.zone(leech) == "b2"
    assert not battle.piece(leech).active


@pytest.mark.rule("casting.owner")
def test_what_was_stolen_goes_back_to_its_owners_pile() -> None:
    battle = duel(
        mage("wizard", zone="b2"),
        mage(zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2", damage=9),
        enchantment("bear_strength", id="bear", on="wolf", controller=0, owner=1),
        creature("steelclaw_grizzly", id="grizzly", zone="b2", controller=1),
        creature="grizzly",
        dice=[CRIT] * 5,
    )
    battle.does(1, "attack:grizzly.claws:wolf").passes()
    assert battle.discard(0) == ["timber_wolf"]
    assert battle.discard(1) == ["bear_strength"]


@pytest.mark.rule("casting.controller")
def test_whoever_casts_a_spell_controls_what_it_becomes_wherever_it_is() -> None:
    battle = duel(
        caster("warlock", "agony", mana=5),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:agony:wolf").passes()
    (curse,) = battle.attached("wolf")
    assert battle.piece(curse).controller == 0
    battle.does(1, "activate:wolf").does(0, f"reveal:{curse}")
    assert battle.mana(0) == 0, "its controller pays for it, on an enemy too"


# What may not be cast at all


@pytest.mark.rule("casting.legendary")
def test_only_one_copy_of_a_legendary_object_is_in_play() -> None:
    def with_brogan(**where: Any) -> Battle:
        return duel(
            caster(
                "priestess",
                "brogan_bloodstone",
                "resurrection",
                mana=40,
                discard=["brogan_bloodstone", "royal_archer"],
            ),
            mage(zone="d3"),
            *([creature("brogan_bloodstone", **where)] if where else []),
            creature="mage-0",
        )

    assert with_brogan().offers(0, "cast:brogan-bloodstone:b2")
    theirs = with_brogan(zone="d3", controller=1)
    assert not theirs.offers(0, "cast:brogan-bloodstone"), "not while an enemy has one either"
    assert targets(theirs, "cast:resurrection:") == {"card.royal-archer"}, "nor back from the discard pile"
    assert "card.brogan-bloodstone" in targets(with_brogan(), "cast:resurrection:")


@pytest.mark.rule("casting.unique")
@pytest.mark.parametrize(("controller", "castable"), [(0, False), (1, True)])
def test_each_player_has_one_copy_of_a_unique_object(controller: int, castable: bool) -> None:
    battle = duel(
        caster("priestess", "hand_of_bim_shalla"),
        mage(zone="d3"),
        conjuration("hand_of_bim_shalla", zone="d3", controller=controller),
        creature="mage-0",
    )
    assert bool(battle.offers(0, "cast:hand-of-bim-shalla")) is castable


@pytest.mark.rule("casting.unique")
@pytest.mark.parametrize(("controller", "castable"), [(0, False), (1, True)])
def test_a_hidden_copy_of_ones_own_counts(controller: int, castable: bool) -> None:
    battle = duel(
        caster("warlock", "death_link"),
        mage("warlock", zone="d3"),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        creature("timber_wolf", id="other", zone="c2", controller=1),
        veil("death_link", on="other", controller=controller),
        creature="mage-0",
    )
    assert ("wolf" in targets(battle, "cast:death-link:")) is castable


@pytest.mark.rule("casting.forbidden")
def test_a_spell_reserved_for_others_cannot_be_taken_over() -> None:
    battle = duel(
        caster("wizard", "steal_enchantment", mana=40),
        mage("warlock", zone="d3"),
        creature("timber_wolf", id="wolf", zone="c2"),
        creature("timber_wolf", zone="c2", controller=1),
        enchantment("death_link", id="link", on="wolf", controller=1),
        enchantment("agony", id="agony", on="wolf", controller=1),
        creature="mage-0",
    )
    assert targets(battle, "cast:steal-enchantment:") == {"agony"}, "Death Link is for the school of darkness"


@pytest.mark.rule("casting.forbidden")
def test_a_reversed_spell_that_its_new_controller_may_not_use_is_countered() -> None:
    battle = duel(
        caster("warlock", "drain_life"),
        mage("wizard", zone="c2", mana=5),
        veil("reverse_magic", id="reverse", on="mage-1", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:drain-life:mage-1").does(1, "pay:reverse").passes()
    assert battle.damage("mage-0") == battle.damage("mage-1") == 0
    assert battle.discard(0) == ["drain_life"]
