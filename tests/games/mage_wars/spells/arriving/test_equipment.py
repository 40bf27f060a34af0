"""Equipment: who wears it and where, what makes room for what, and how far it reaches."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.scenario import BLANK, Battle, conjuration, creature, duel, equipment, mage, veil
from tests.games.mage_wars.tables import targets


def dressing(*worn: dict[str, Any], spells: list[str], kind: str = "wizard", **more: Any) -> Battle:
    """A mage about to cast equipment, an enemy two zones away."""
    return duel(
        mage(kind, zone="b2", mana=40, prepared=spells, **more),
        mage("warlock", zone="d2"),
        *worn,
        creature="mage-0",
    )


def worn(battle: Battle, mage: str = "mage-0") -> list[str]:
    """The cards a mage wears."""
    return [battle.card(id) for id in battle.attached(mage)]


@pytest.mark.rule("spells.equipment-target")
def test_equipment_is_cast_on_mages_only() -> None:
    battle = dressing(
        creature("timber_wolf", zone="b2"),
        conjuration("mana_crystal", zone="b2"),
        spells=["leather_boots"],
    )
    assert targets(battle, "cast:leather-boots:") == {"mage-0", "mage-1"}


@pytest.mark.rule("spells.equipment-target", "casting.spawnpoint")
def test_a_forge_casts_equipment_on_its_mage() -> None:
    battle = duel(
        mage("warlock", zone="b2"),
        mage(zone="d3"),
        conjuration("battle_forge", zone="b2", assigned="leather_boots"),
        creature("timber_wolf", zone="b2"),
        at="deployment",
    )
    assert battle.offers(0) == ["cast:leather-boots:mage-0", "pass"]


@pytest.mark.rule("spells.equipment-worn")
def test_equipment_is_part_of_its_mage_and_seen_by_all() -> None:
    battle = duel(
        mage("wizard", zone="b2"),
        mage(zone="b2"),
        equipment("mage_staff", id="staff"),
        creature="mage-0",
    )
    assert battle.sees(1, "staff")["card"] == "mage-staff"
    battle.does(0, "move:mage-0:b1").passes()
    assert battle.zone("staff") == "b1"


@pytest.mark.rule("spells.equipment-worn")
def test_a_weapon_gives_its_attack_in_place_of_another() -> None:
    battle = duel(
        mage("wizard", zone="b2"),
        mage(zone="b2"),
        equipment("mage_staff", id="staff"),
        creature="mage-0",
        dice=[BLANK] * 4,
    )
    assert {"attack:staff.arcane-burst:mage-1", "attack:mage-0.basic-melee-attack:mage-1"} <= set(
        battle.offers(0)
    )
    battle.does(0, "attack:staff.arcane-burst:mage-1").passes()
    assert not battle.piece("mage-0").active
    assert len(battle.happened("dice-rolled")) == 1, "one or the other"


@pytest.mark.rule("spells.equipment-worn")
def test_equipment_comes_along_and_falls_with_its_mage() -> None:
    battle = duel(
        mage("wizard", zone="b2", damage=31, mana=0),
        mage(zone="b2"),
        equipment("leather_boots", id="boots"),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        creature="wolf",
        dice=[6, 6, 6, 6],
    )
    battle.does(1, "attack:wolf.bite:mage-0").passes()
    assert not battle.exists("boots")
    assert "leather_boots" in battle.discard(0)


@pytest.mark.rule("spells.equipment-slot", "spells.equipment-replace")
def test_a_second_weapon_sends_the_first_back_into_the_book() -> None:
    battle = dressing(
        equipment("mage_staff"),
        equipment("leather_boots"),
        spells=["staff_of_the_arcanum"],
        book=["sleep"],
    )
    battle.does(0, "cast:staff-of-the-arcanum:mage-0").passes()
    assert worn(battle) == ["leather_boots", "staff_of_the_arcanum"]
    assert battle.book(0) == ["sleep", "mage_staff"]
    assert battle.discard(0) == []


@pytest.mark.rule("spells.equipment-slot")
def test_one_piece_for_each_location() -> None:
    battle = dressing(equipment("leather_boots"), equipment("elemental_cloak"), spells=["leather_gloves"])
    battle.does(0, "cast:leather-gloves:mage-0").passes()
    assert worn(battle) == ["leather_boots", "elemental_cloak", "leather_gloves"]
    assert not battle.happened("unequipped")


@pytest.mark.rule("spells.equipment-replace", "casting.owner")
def test_a_piece_that_an_enemy_put_on_goes_back_to_its_owners_book() -> None:
    battle = dressing(
        equipment("leather_gloves", on="mage-0", controller=1), spells=["gauntlets_of_strength"]
    )
    battle.does(0, "cast:gauntlets-of-strength:mage-0").passes()
    assert worn(battle) == ["gauntlets_of_strength"]
    assert battle.book(1) == ["leather_gloves"]


@pytest.mark.rule("spells.equipment-rings")
def test_a_mage_wears_two_rings() -> None:
    battle = dressing(equipment("fireshaper_ring"), spells=["lightning_ring"])
    battle.does(0, "cast:lightning-ring:mage-0").passes()
    assert worn(battle) == ["fireshaper_ring", "lightning_ring"]


@pytest.mark.rule("spells.equipment-rings")
@pytest.mark.parametrize(("off", "stays"), [("fire", "dawnbreaker_ring"), ("dawn", "fireshaper_ring")])
def test_with_a_third_ring_the_caster_chooses_which_comes_off(off: str, stays: str) -> None:
    battle = dressing(
        equipment("fireshaper_ring", id="fire"),
        equipment("dawnbreaker_ring", id="dawn"),
        spells=["lightning_ring"],
    )
    battle.does(0, "cast:lightning-ring:mage-0")
    assert battle.offers(0) == ["replace:fire", "replace:dawn"]
    battle.does(0, f"replace:{off}").passes()
    assert worn(battle) == [stays, "lightning_ring"]


@pytest.mark.rule("spells.equipment-two-slots")
def test_a_bow_takes_two_locations_and_comes_off_whole() -> None:
    battle = dressing(equipment("mage_staff"), spells=["ivarium_longbow", "mage_wand"])
    battle.does(0, "cast:ivarium-longbow:mage-0").until("ask-after-action")
    assert worn(battle) == ["ivarium_longbow"], "weapon and shield"
    bow = battle.new("ivarium_longbow")
    battle.does(0, "cast:mage-wand:mage-0")
    assert battle.offers(0) == [f"replace:{bow}:weapon", f"replace:{bow}:shield"]
    battle.does(0, f"replace:{bow}:shield", "pass").passes()
    assert worn(battle) == ["mage_wand"]
    assert battle.sees(1, battle.new("mage_wand"))["chosen"] == "shield"
    assert battle.book(0) == ["mage_staff", "ivarium_longbow"]


@pytest.mark.rule("spells.equipment-two-slots")
@pytest.mark.parametrize(
    ("choice", "left"),
    [("slot:shield", ["mage_staff", "mage_wand"]), ("replace:staff:weapon", ["mage_wand"])],
)
def test_a_wand_goes_where_its_caster_likes_free_or_taken(choice: str, left: list[str]) -> None:
    battle = dressing(equipment("mage_staff", id="staff"), spells=["mage_wand"])
    battle.does(0, "cast:mage-wand:mage-0")
    assert set(battle.offers(0)) == {"slot:shield", "replace:staff:weapon"}
    battle.does(0, choice, "pass").passes()
    assert worn(battle) == left


@pytest.mark.rule("spells.equipment-two-slots")
def test_two_wands_find_room() -> None:
    battle = dressing(equipment("elemental_wand", id="first", chosen="weapon"), spells=["mage_wand"])
    battle.does(0, "cast:mage-wand:mage-0", "slot:shield", "pass").passes()
    assert worn(battle) == ["elemental_wand", "mage_wand"]


@pytest.mark.rule("spells.equipment-reach")
@pytest.mark.parametrize(("zone", "reached"), [("d2", True), ("d3", False)])
def test_on_another_mage_range_matters(zone: str, reached: bool) -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=10, prepared=["leather_boots"]), mage(zone=zone), creature="mage-0"
    )
    assert ("mage-1" in targets(battle, "cast:leather-boots:")) is reached


@pytest.mark.rule("spells.equipment-reach")
def test_an_enemy_is_dressed_only_where_nothing_is_worn() -> None:
    def against(*theirs: str, spell: str) -> Battle:
        pieces = [
            equipment(card, controller=1, **({"chosen": "weapon"} if "wand" in card else {}))
            for card in theirs
        ]
        return dressing(*pieces, spells=[spell])

    assert "mage-1" in targets(against(spell="leather_gloves"), "cast:leather-gloves:")
    gloved = against("gauntlets_of_strength", spell="leather_gloves")
    assert targets(gloved, "cast:leather-gloves:") == {"mage-0"}
    assert "mage-1" not in targets(against("mage_staff", spell="ivarium_longbow"), "cast:ivarium-longbow:")
    wand = against("elemental_wand", spell="mage_wand")
    wand.does(0, "cast:mage-wand:mage-1")
    assert wand.asks == {1: "ask-bind"}, "only the shield hand is free, so nothing is asked about it"
    one_ring = against("fireshaper_ring", spell="lightning_ring")
    assert "mage-1" in targets(one_ring, "cast:lightning-ring:")
    two_rings = against("fireshaper_ring", "dawnbreaker_ring", spell="lightning_ring")
    assert "mage-1" not in targets(two_rings, "cast:lightning-ring:")


@pytest.mark.rule("spells.equipment-same-name")
def test_no_mage_wears_two_pieces_of_one_name() -> None:
    rings = dressing(equipment("fireshaper_ring"), spells=["fireshaper_ring"])
    assert targets(rings, "cast:fireshaper-ring:") == {"mage-1"}, "though a finger is free"
    staff = dressing(equipment("mage_staff"), spells=["mage_staff"])
    assert targets(staff, "cast:mage-staff:") == {"mage-1"}, "nor does it replace itself"


@pytest.mark.rule("spells.equipment-worn")
def test_the_log_says_who_wears_it_now() -> None:
    battle = dressing(spells=["leather_boots"])
    battle.does(0, "cast:leather-boots:mage-1").passes()
    (event,) = battle.happened("equipped")
    assert event["target"] == "@card-mage-warlock"
    assert event["target_id"] == "mage-1"


@pytest.mark.rule("casting.illegal-target", "spells.equipment-reach")
def test_equipment_for_a_mage_that_was_teleported_away_is_lost() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=10, prepared=["leather_boots"]),
        mage(zone="c2", mana=10),
        veil("divine_intervention", id="intervention", on="mage-1", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:leather-boots:mage-1").does(1, "reveal:intervention", "teleport:mage-1:d3").passes()
    assert worn(battle, "mage-1") == []
    assert battle.discard(0) == ["leather_boots"]
