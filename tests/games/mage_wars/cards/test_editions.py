"""The cards that the fourth edition words otherwise than the first, each in both: what stands in the arena or is
worn. Enchantments and incantations are in test_editions_of_spells.py."""

from __future__ import annotations

from typing import Any

import pytest

import magehall
from magehall.games.mage_wars.cards import CARDS, REPRINTS, SPELLS
from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    HIT,
    Battle,
    conjuration,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    new_battle,
)
from tests.games.mage_wars.tables import targets

EDITIONS = ["first", "fourth"]


def slug(card: str, edition: str) -> str:
    """What a card is called in options and views."""
    return card if edition == "first" else f"{card}-fourth"


# The edition of a match


@pytest.mark.rule("setup.edition")
def test_eleven_cards_differ_and_all_others_are_shared() -> None:
    assert len(REPRINTS) == 11
    first = {card.id: card for card in SPELLS}
    for card in REPRINTS:
        other = first[card.base_id]
        assert card.id == f"{other.id}_fourth"
        assert (card.level, card.schools, card.cost, card.life) == (
            other.level,
            other.schools,
            other.cost,
            other.life,
        )
        assert card.most_copies == other.most_copies


@pytest.mark.rule("setup.edition")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_books_of_a_match_hold_the_cards_of_its_edition(edition: str) -> None:
    battle = new_battle(2, mode="standard", edition=edition)
    battle.choose(0, "mage:wizard").choose(1, "mage:warlock")
    held = {card for seat in (0, 1) for card in battle.view(seat)["players"][seat]["book_cards"]}
    for card in ("suppression-cloak", "banish", "reverse-magic", "helm-of-fear", "malacoda", "force-push"):
        assert (slug(card, edition) in held, slug(card, "fourth") in held) == (True, edition == "fourth")
    assert battle.view()["edition"] == edition


@pytest.mark.rule("setup.edition")
def test_a_book_of_ones_own_is_played_in_the_edition_of_the_match() -> None:
    code = magehall.games()["mage_wars"].decks.describe().box[-1].code.lower()  # type: ignore[union-attr]  # it has decks
    battle = new_battle(2, mode="standard", edition="fourth")
    battle.choose(0, f"book:{code}").choose(1, "mage:warlock")
    held = battle.view(0)["players"][0]["book_cards"]
    assert not {card.base_id.replace("_", "-") for card in REPRINTS} & set(held)


@pytest.mark.rule("setup.edition")
def test_the_first_edition_is_the_default() -> None:
    assert new_battle(2, mode="standard").view()["edition"] == "first"


@pytest.mark.rule("setup.edition")
def test_a_saved_match_and_a_described_position_keep_their_edition() -> None:
    battle = duel(
        mage("warlock", prepared=["malacoda"]), creature("malacoda", id="demon", zone="b1"), edition="fourth"
    )
    loaded = magehall.load_match(battle.match.save())
    assert loaded.state.match.edition == "fourth"
    assert CARDS[loaded.state.piece("demon").card].id == "malacoda_fourth"
    document = magehall.describe_position(battle.match)
    assert document["edition"] == "fourth"
    assert [entry["card"] for entry in document["objects"]] == ["malacoda"], "by the name both editions share"
    again = magehall.load_position(document)
    assert magehall.state_hash(again) == magehall.state_hash(battle.match)


@pytest.mark.rule("setup.edition")
def test_a_position_may_call_a_card_as_options_do() -> None:
    battle = duel(creature("malacoda-fourth", id="demon", zone="b1"), edition="fourth")
    assert battle.card("demon") == "malacoda_fourth"
    older = duel(creature("malacoda-fourth", id="demon", zone="b1"))
    assert older.card("demon") == "malacoda", "whichever is named, a match has one edition"


# Temple of Light


def temple(edition: str, mana: int = 10, **more: Any) -> Battle:
    return duel(
        mage(zone="a1", mana=mana),
        mage(zone="c1"),
        conjuration("temple_of_light", id="temple", zone="a1"),
        conjuration("hand_of_bim_shalla", zone="b2"),
        conjuration("temple_of_asyra", zone="c2"),
        edition=edition,
        **more,
    )


@pytest.mark.rule("card.temple-of-light")
def test_the_temple_of_light_shoots_free_and_by_all_temples_in_the_first_edition() -> None:
    battle = temple("first", mana=0, dice=[HIT] * 3 + [7])
    battle.does(0, "use:temple.light-blast:mage-1").passes()
    assert (dice_rolled(battle), battle.mana(0)) == ([3], 0)
    assert battle.markers("mage-1") == {"stun": 1}


@pytest.mark.rule("card.temple-of-light-fourth")
@pytest.mark.parametrize(
    ("count", "roll", "condition"), [(1, 7, {}), (2, 7, {"stun": 1}), (3, 8, {"daze": 1})]
)
def test_the_temple_of_light_shoots_by_as_many_temples_as_are_paid_for_in_the_fourth(
    count: int, roll: int, condition: dict[str, int]
) -> None:
    battle = temple("fourth", dice=[HIT] * count + [roll])
    battle.does(0, "use:temple.light-blast:mage-1")
    assert battle.offers(0) == ["pay:temple:3", "pay:temple:2", "pay:temple:1"]
    battle.does(0, f"pay:temple:{count}").passes()
    assert (dice_rolled(battle), battle.mana(0)) == ([count], 10 - count)
    assert battle.markers("mage-1") == condition
    assert not battle.offers(0, "use:temple")


@pytest.mark.rule("card.temple-of-light-fourth")
def test_a_temple_shoots_by_no_more_than_there_is_mana_for() -> None:
    assert not temple("fourth", mana=0).offers(0, "use:temple")
    single = temple("fourth", mana=1, dice=[HIT, 1])
    single.does(0, "use:temple.light-blast:mage-1").passes()
    assert (dice_rolled(single), single.mana(0)) == ([1], 0)
    double = temple("fourth", mana=2).does(0, "use:temple.light-blast:mage-1")
    assert double.offers(0) == ["pay:temple:2", "pay:temple:1"]


# Suppression Cloak


def strike_back(edition: str, mana: int, **more: Any) -> Battle:
    """The cloaked mage attacks a hydra, which may strike back."""
    battle = duel(
        mage("wizard", zone="b2"),
        mage(zone="b2", mana=mana),
        creature("darkfenne_hydra", id="hydra", zone="b2", controller=1),
        equipment("suppression_cloak", id="cloak"),
        creature="mage-0",
        edition=edition,
        **more,
    )
    return battle.does(0, "attack:mage-0.basic-melee-attack:hydra").passes()


@pytest.mark.rule("card.suppression-cloak")
def test_a_counterstrike_at_a_suppression_cloak_is_paid_for_in_the_first_edition() -> None:
    assert not strike_back("first", 1, dice=[BLANK] * 3).offers(1, "attack:")
    paid = strike_back("first", 2, dice=[BLANK] * 7).does(1, "attack:hydra.snapping-bite:mage-0")
    assert paid.mana(1) == 0


@pytest.mark.rule("card.suppression-cloak-fourth")
def test_a_counterstrike_at_a_suppression_cloak_is_free_in_the_fourth_and_uses_nothing_up() -> None:
    battle = strike_back("fourth", 3, dice=[BLANK] * 11)
    battle.does(1, "attack:hydra.snapping-bite:mage-0").passes()
    assert battle.mana(1) == 3
    battle.does(1, "activate:hydra", "attack:hydra.snapping-bite:mage-0")
    assert battle.mana(1) == 1, "its first attack of the round"


# Gate to Hell


def gate(edition: str, zone: str = "b1", **more: Any) -> Battle:
    return duel(
        mage("warlock", zone="a1", mana=30),
        mage(zone="d3"),
        conjuration("gate_to_hell", id="gate", zone=zone, markers={"opened": 1} if "at" in more else {}),
        conjuration("pentagram", id="pentagram", zone="a2", mana=2, assigned="firebrand_imp"),
        creature("timber_wolf", id="near", zone="c1", controller=1),
        creature("darkfenne_bat", id="bat", zone="b1", controller=1),
        edition=edition,
        **more,
    )


@pytest.mark.rule("card.gate-to-hell", "card.gate-to-hell-fourth")
@pytest.mark.parametrize(
    ("edition", "struck"), [("first", {"mage-0", "near"}), ("fourth", {"mage-0", "near", "mage-1"})]
)
def test_the_gate_to_hell_strikes_two_zones_around_in_the_first_edition_and_everywhere_in_the_fourth(
    edition: str, struck: set[str]
) -> None:
    battle = gate(edition, creature="mage-0")
    battle.does(0, "use:gate.open-the-gate:arena")
    assert targets(battle, "attack:") == struck


@pytest.mark.rule("card.gate-to-hell", "card.gate-to-hell-fourth")
@pytest.mark.parametrize(("edition", "asked"), [("first", False), ("fourth", True)])
def test_what_a_spawnpoint_summons_comes_through_the_gate_in_the_fourth_edition_only(
    edition: str, asked: bool
) -> None:
    battle = gate(edition, at="deployment")
    battle.does(0, "cast:firebrand-imp:a2")
    assert bool(battle.offers(0, "gate:gate")) == asked


@pytest.mark.rule("card.gate-to-hell", "card.gate-to-hell-fourth")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_mage_summons_comes_through_the_gate_in_both(edition: str) -> None:
    battle = duel(
        mage("warlock", zone="a1", mana=30, prepared=["firebrand_imp"]),
        conjuration("gate_to_hell", id="gate", zone="c2", markers={"opened": 1}),
        creature="mage-0",
        edition=edition,
    )
    battle.does(0, "cast:firebrand-imp:a1", "gate:gate").lets("ask-bloodreaper")
    assert battle.zone(battle.new("firebrand_imp")) == "c2"


# Malacoda


def demon(edition: str, *more: dict[str, Any]) -> Battle:
    return duel(
        creature("malacoda", id="demon", zone="b1"),
        creature("timber_wolf", id="wolf", zone="b1"),
        *more,
        at="upkeep",
        edition=edition,
    )


@pytest.mark.rule("card.malacoda", "card.malacoda-fourth")
@pytest.mark.parametrize("edition", EDITIONS)
def test_malacodas_own_poison_spares_him_in_both_editions(edition: str) -> None:
    battle = demon(edition).passes()
    assert (battle.damage("demon"), battle.damage("wolf")) == (0, 2)


@pytest.mark.rule("card.malacoda", "card.malacoda-fourth")
@pytest.mark.parametrize(("edition", "damage"), [("first", 1), ("fourth", 0)])
def test_malacoda_is_immune_to_other_poison_in_the_fourth_edition_only(edition: str, damage: int) -> None:
    battle = demon(edition, conjuration("idol_of_pestilence", zone="d3")).does(0, "in-order").passes()
    assert (battle.damage("demon"), battle.damage("wolf")) == (damage, 3)


# Helm of Fear


def frightened(edition: str) -> Battle:
    """A gorgon on wings, who claws and shoots, is turned away from a mage. In one zone a flyer is never too near."""
    battle = duel(
        mage("warlock", zone="b2"),
        mage(zone="d3"),
        equipment("helm_of_fear", id="helm"),
        creature("gorgon_archer", id="gorgon", zone="b2", controller=1),
        enchantment("eagle_wings", on="gorgon", controller=1),
        creature="gorgon",
        turn=1,
        edition=edition,
        dice=[9],
    )
    return battle.does(1, "attack:gorgon.claws:mage-0").passes()


@pytest.mark.rule("card.helm-of-fear")
def test_who_is_turned_away_may_only_attack_another_target_in_the_first_edition() -> None:
    battle = frightened("first")
    assert not [option for option in battle.offers(1) if option.endswith("mage-0")]
    assert battle.offers(1, "attack:gorgon.claws:gorgon")


@pytest.mark.rule("card.helm-of-fear-fourth")
def test_who_is_turned_away_may_attack_the_same_mage_from_afar_in_the_fourth() -> None:
    battle = frightened("fourth")
    aimed = [option for option in battle.offers(1) if option.endswith("mage-0")]
    assert aimed == ["attack:gorgon.poison-bow:mage-0"]
    assert not battle.offers(1, "guard:"), "another attack, and nothing else"
    refusal = battle.match.why_not(1, "attack:gorgon.claws:mage-0")
    assert refusal is not None
    assert refusal.rule == "card.helm-of-fear-fourth"


@pytest.mark.rule("card.helm-of-fear", "card.helm-of-fear-fourth")
@pytest.mark.parametrize(("edition", "again"), [("first", True), ("fourth", False)])
def test_a_second_sweep_goes_against_a_feared_mage_in_the_first_edition_only(
    edition: str, again: bool
) -> None:
    battle = duel(
        mage("warlock", zone="b2"),
        mage(zone="d3"),
        equipment("helm_of_fear"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("adramelech_lord_of_fire", id="lord", zone="b2", controller=1),
        creature="lord",
        turn=1,
        edition=edition,
        dice=[9] + [BLANK] * 4 + [1],
    )
    battle.does(1, "attack:lord.hellfire-sweep:mage-0", "attack:lord.hellfire-sweep:wolf").passes()
    assert battle.asks == {1: "ask-next-target"}
    assert ("attack:lord.hellfire-sweep:mage-0" in battle.offers(1)) == again
