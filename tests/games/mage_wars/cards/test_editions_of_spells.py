"""The enchantments and incantations that the fourth edition words otherwise than the first, each in both."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    HIT,
    Battle,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    veil,
    wall,
)

EDITIONS = ["first", "fourth"]


def slug(card: str, edition: str) -> str:
    """What a card is called in options and views."""
    return card if edition == "first" else f"{card}-fourth"


# Piercing Strike


@pytest.mark.rule("card.piercing-strike", "card.piercing-strike-fourth")
@pytest.mark.parametrize(("edition", "lasts"), [("first", True), ("fourth", False)])
def test_a_piercing_strike_waits_beyond_the_round_in_the_first_edition_only(
    edition: str, lasts: bool
) -> None:
    battle = duel(
        mage(zone="b2", mana=20, prepared=["piercing_strike"]),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        edition=edition,
    )
    battle.does(0, f"cast:{slug('piercing-strike', edition)}:wolf", "activate:wolf", "finish:wolf")
    battle.does(1, "activate:mage-1", "finish:mage-1")
    assert battle.has("wolf", "piercing")
    battle.does(0, "activate:mage-0", "finish:mage-0").lets("ask-quickcast")
    assert (battle.round, battle.has("wolf", "piercing")) == (2, lasts)


# Reverse Attack


@pytest.mark.rule("card.reverse-attack", "card.reverse-attack-fourth")
@pytest.mark.parametrize(("edition", "chooser"), [("first", 1), ("fourth", 0)])
def test_a_turned_attack_changes_hands_in_the_first_edition_only(edition: str, chooser: int) -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["jet_stream"]),
        mage(mana=10),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        veil("reverse_attack", id="mirror", on="wolf", controller=1),
        creature="mage-0",
        edition=edition,
        dice=[CRIT, BLANK, 5],
    )
    battle.does(0, "cast:jet-stream:wolf").does(1, "pay:mirror").passes()
    assert (battle.damage("mage-0"), battle.damage("wolf")) == (1, 0)
    assert battle.asks == {chooser: "ask-push"}


# Force Push


def push(edition: str, *more: dict[str, Any], mana: int = 20, dice: list[int] | None = None) -> Battle:
    battle = duel(
        mage("wizard", zone="b2", mana=mana, prepared=["force_push"]),
        mage(zone="d3", mana=20),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        wall("wall_of_fire", border="b2-c2"),
        *more,
        creature="mage-0",
        edition=edition,
        dice=dice or [],
    )
    return battle.does(0, f"cast:{slug('force-push', edition)}:wolf")


@pytest.mark.rule("card.force-push")
def test_a_push_towards_a_wall_of_fire_must_be_paid_for_in_the_first_edition() -> None:
    battle = push("first", dice=[BLANK] * 5 + [1])
    assert battle.offers(0, "choose:force-push:east") == ["choose:force-push:east-through"]
    battle.does(0, "choose:force-push:east-through").passes()
    assert (battle.zone("wolf"), battle.mana(0)) == ("c2", 14)
    assert not push("first", mana=5).offers(0, "choose:force-push:east")


@pytest.mark.rule("card.force-push-fourth")
def test_a_push_that_is_not_paid_for_ends_before_a_wall_of_fire_in_the_fourth() -> None:
    halted = push("fourth")
    assert halted.offers(0, "choose:force-push-fourth:east") == [
        "choose:force-push-fourth:east-through",
        "choose:force-push-fourth:east",
    ]
    halted.does(0, "choose:force-push-fourth:east").passes()
    assert (halted.zone("wolf"), halted.mana(0)) == ("b2", 17)
    assert not halted.happened("dice-rolled")
    through = push("fourth", dice=[BLANK] * 5 + [1])
    through.does(0, "choose:force-push-fourth:east-through").passes()
    assert (through.zone("wolf"), through.mana(0)) == ("c2", 14)
    freely = push("fourth").does(0, "choose:force-push-fourth:north").passes()
    assert freely.zone("wolf") == "b1"


@pytest.mark.rule("card.force-push-fourth")
def test_no_wall_on_the_ground_stops_the_push_of_a_flyer() -> None:
    battle = push("fourth", enchantment("eagle_wings", on="wolf", controller=1))
    assert battle.offers(0, "choose:force-push-fourth:east") == ["choose:force-push-fourth:east"]
    battle.does(0, "choose:force-push-fourth:east").passes()
    assert battle.zone("wolf") == "c2"


# Banish


@pytest.mark.rule("card.banish", "card.banish-fourth", "card.valshalla-lightning-angel")
@pytest.mark.parametrize(("edition", "wrath"), [("first", {}), ("fourth", {"wrath": 1})])
def test_the_wrath_of_the_banished_grows_in_the_fourth_edition_only(
    edition: str, wrath: dict[str, int]
) -> None:
    battle = duel(
        mage(active=False),
        mage("wizard", zone="b1", mana=20, prepared=["banish"]),
        creature("valshalla_lightning_angel", id="angel", zone="b1", active=False),
        creature("bitterwood_fox", id="fox", zone="b1", damage=4, active=False),
        creature("bitterwood_fox", id="biter", zone="b1", controller=1),
        turn=1,
        edition=edition,
        dice=[HIT] * 3,
    )
    battle.does(
        1, f"cast:{slug('banish', edition)}:angel", "activate:biter", "attack:biter.bite:fox"
    ).passes()
    assert not battle.exists("fox")
    assert battle.zone("angel") is None
    assert battle.markers("angel") == {"banish": 3} | wrath


@pytest.mark.rule("card.banish-fourth")
def test_the_banished_of_the_fourth_edition_come_back_with_the_last_token() -> None:
    gone = creature("dark_pact_slayer", id="slayer", last_zone="b2", controller=1, markers={"banish": 1})
    battle = duel(gone, at="upkeep", edition="fourth")
    assert (battle.zone("slayer"), battle.markers("slayer")) == ("b2", {})


@pytest.mark.rule("card.banish", "card.banish-fourth")
@pytest.mark.parametrize(("edition", "rule"), [("first", "card.banish"), ("fourth", "card.banish-fourth")])
def test_a_token_cites_the_spell_that_banished(edition: str, rule: str) -> None:
    gone = creature(
        "dark_pact_slayer",
        id="slayer",
        last_zone="b2",
        banished_by="banish",
        controller=1,
        markers={"banish": 2},
    )
    battle = duel(gone, at="upkeep", edition=edition)
    assert battle.markers("slayer") == {"banish": 1}
    assert rule in {entry.rule for entry in battle.match.events}


@pytest.mark.rule("card.valshalla-lightning-angel")
def test_abilities_leave_with_the_banished_unless_the_spell_says_otherwise() -> None:
    battle = duel(
        mage(active=False),
        mage(zone="b1", active=False),
        creature("valshalla_lightning_angel", id="angel", last_zone="b1", markers={"banish": 3}),
        creature("bitterwood_fox", id="fox", zone="b1", damage=4, active=False),
        creature("bitterwood_fox", id="biter", zone="b1", controller=1),
        turn=1,
        edition="fourth",
        dice=[HIT] * 3,
    )
    battle.does(1, "activate:biter", "attack:biter.bite:fox").passes()
    assert not battle.exists("fox")
    assert battle.markers("angel") == {"banish": 3}


# Reverse Magic


def turned(edition: str, spell: str, choice: str, *more: dict[str, Any]) -> Battle:
    """A spell of seat 0 is turned back on it by the mage of seat 1 beside it."""
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=[spell]),
        mage(zone="b2", mana=8),
        veil("reverse_magic", id="mirror", on="mage-1", controller=1),
        *more,
        creature="mage-0",
        edition=edition,
    )
    name = slug(spell.replace("_", "-"), edition) if spell == "force_push" else spell
    return battle.does(0, f"cast:{name}:mage-1", f"choose:{name}:{choice}").does(1, "pay:mirror")


@pytest.mark.rule("card.reverse-magic")
def test_a_push_that_was_turned_back_goes_where_it_was_sent_in_the_first_edition() -> None:
    battle = turned("first", "force_push", "north").passes()
    assert (battle.zone("mage-0"), battle.zone("mage-1")) == ("b1", "b2")
    assert (battle.mana(0), battle.mana(1)) == (17, 3)


@pytest.mark.rule("card.reverse-magic")
def test_a_teleport_that_was_turned_back_leads_to_the_zone_that_was_chosen() -> None:
    battle = turned("first", "teleport", "c2").passes()
    assert (battle.zone("mage-0"), battle.zone("mage-1")) == ("c2", "b2")


@pytest.mark.rule("card.reverse-magic")
def test_a_turned_spell_whose_choice_does_not_fit_its_caster_is_countered_in_the_first_edition() -> None:
    boots = equipment("leather_boots", id="boots")
    gloves = equipment("leather_gloves", id="gloves", on="mage-1", controller=1)
    battle = turned("first", "dissolve", "gloves", boots, gloves).passes()
    assert battle.happened("spell-countered")
    assert battle.exists("boots")
    assert battle.exists("gloves")


@pytest.mark.rule("card.reverse-magic-fourth")
def test_who_turns_a_push_back_chooses_its_direction_in_the_fourth() -> None:
    battle = turned("fourth", "force_push", "north")
    battle.does(1, "choose:force-push-fourth:south").passes()
    assert (battle.zone("mage-0"), battle.zone("mage-1")) == ("b3", "b2")


@pytest.mark.rule("card.reverse-magic", "card.reverse-magic-fourth")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turned_spell_without_choices_strikes_its_caster_in_both(edition: str) -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["drain_power"]),
        mage(zone="b2", mana=8),
        veil("reverse_magic", id="mirror", on="mage-1", controller=1),
        creature="mage-0",
        edition=edition,
        dice=[HIT] * 8,
    )
    battle.does(0, "cast:drain-power:mage-1").does(1, "pay:mirror").passes()
    assert (battle.mana(0), battle.mana(1)) == (0, 7)


# Cobra Reflexes


@pytest.mark.rule("card.cobra-reflexes", "card.cobra-reflexes-fourth")
@pytest.mark.parametrize(("edition", "price"), [("first", 5), ("fourth", 7)])
def test_cobra_reflexes_are_dearer_on_a_mage_in_the_fourth_edition_only(edition: str, price: int) -> None:
    wolf = creature("timber_wolf", id="wolf", zone="a1")
    for host, paid in (("wolf", 5), ("mage-0", price)):
        spell = veil("cobra_reflexes", id="spell", on=host)
        battle = duel(mage(zone="a1", mana=20), mage(), wolf, spell, edition=edition)
        battle.does(0, "activate:wolf", "reveal:spell")
        assert battle.mana(0) == 20 - paid
