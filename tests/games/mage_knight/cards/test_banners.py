"""Rulings on the four banners."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.model.combat_state import Phase
from tests.games.mage_knight.scenario import Scene, fight, hero, quest, unit


def captain(
    *foes: str | dict[str, Any],
    phase: str = "attack",
    fields: dict[str, Any] | None = None,
    **more: Any,
) -> Scene:
    """A hero with units who fights."""
    own: dict[str, Any] = {"fame": 15, "deck": [], **(fields or {})}
    return quest(hero("tovak", **own), combat=fight(*foes, phase=phase), **more)


def points(scene: Scene) -> list[int]:
    """The attack points played, one after the other."""
    return [entry.points for entry in scene.combat.attacks]


# Assigning


@pytest.mark.rule("units.banner")
def test_a_banner_is_assigned_out_of_the_hand_and_replaces_another() -> None:
    units = [unit("peasants", banner="banner-of-fear")]
    scene = quest(hero("tovak", hand=["banner-of-glory"], units=units))
    (peasants,) = scene.hero().units
    assert scene.refuses(0, "play:banner-of-glory:basic")[1] == "units.banner"
    scene.does(0, f"equip:{peasants}:banner-of-glory")
    assert scene.state.unit(peasants).banner == "banner-of-glory"
    assert (scene.hero().hand, scene.hero().discard) == ([], ["banner-of-fear"])
    assert scene.turn().played_or_discarded


@pytest.mark.rule("units.banner")
def test_what_cannot_be_assigned_says_why() -> None:
    scene = quest(hero("tovak", hand=["ruby-ring"], units=["peasants"]))
    (peasants,) = scene.hero().units
    assert scene.refuses(0, f"equip:{peasants}:banner-of-fear") == ("refused-not-held", "units.banner")
    assert scene.refuses(0, f"equip:{peasants}:ruby-ring") == ("refused-no-banner", "units.banner")


# Glory


@pytest.mark.rule("card.banner-of-glory")
def test_the_banner_of_glory_strengthens_its_unit_and_rewards_each_fight() -> None:
    units = [unit("peasants", banner="banner-of-glory"), "utem-guardsmen"]
    scene = captain("swamp-dragon", fields={"units": units})
    peasants, guards = scene.hero().units
    scene.does(0, f"activate:{peasants}:ability-0", "choose:attack-2", f"activate:{guards}:ability-0")
    assert points(scene) == [3, 2]
    assert scene.hero().fame == 15 + 1, "before any attack succeeds"
    block = captain("swamp-dragon", phase="block", fields={"units": units})
    block.does(0, f"activate:{block.hero().units[0]}:ability-0", "choose:block-2")
    assert block.combat.blocks[0].points == 3
    assert block.hero().fame == 15 + 1


@pytest.mark.rule("card.banner-of-glory")
def test_the_banner_of_glory_gives_armor() -> None:
    scene = captain("prowlers", phase="block", fields={"units": [unit("peasants", banner="banner-of-glory")]})
    (peasants,) = scene.hero().units
    scene.does(0, "next:damage", f"damage:foe-1:{peasants}")
    assert scene.combat.phase is Phase.ATTACK, "armor 3 and 1 take all of 4"
    assert (scene.state.unit(peasants).wounds, scene.hero().hand) == (1, [])


@pytest.mark.rule("card.banner-of-glory")
def test_the_banner_of_glory_thrown_away_strengthens_every_unit() -> None:
    fields = {"hand": ["banner-of-glory"], "units": ["peasants", "utem-guardsmen"]}
    scene = captain("swamp-dragon", fields=fields)
    peasants, guards = scene.hero().units
    scene.does(0, "play:banner-of-glory:strong")
    scene.does(0, f"activate:{peasants}:ability-0", "choose:attack-2", f"activate:{guards}:ability-0")
    assert points(scene) == [3, 3]
    assert scene.hero().fame == 15 + 2
    assert "card-thrown-away" in scene.story
    assert "banner-of-glory" not in [*scene.turn().played, *scene.hero().discard, *scene.hero().hand]
    armor = captain("prowlers", phase="block", fields=fields)
    armor.does(0, "play:banner-of-glory:strong", "next:damage", f"damage:foe-1:{armor.hero().units[0]}")
    assert armor.hero().hand == []


# Fear


@pytest.mark.rule("card.banner-of-fear")
def test_the_banner_of_fear_spends_its_unit_to_cancel_an_attack() -> None:
    units = [unit("peasants", banner="banner-of-fear")]
    scene = captain("high-dragon", "prowlers", phase="block", fields={"units": units})
    (peasants,) = scene.hero().units
    assert scene.offers(0, "cancel") == [f"cancel:{peasants}:foe-1", f"cancel:{peasants}:foe-2"]
    scene.does(0, f"cancel:{peasants}:foe-1")
    assert not scene.state.unit(peasants).ready
    assert (scene.foe().held, scene.foe().blocked) == (True, False), "that is no block"
    assert scene.hero().fame == 15 + 1
    assert scene.refuses(0, f"cancel:{peasants}:foe-2")[0] == "refused-banner-unit-spent"


@pytest.mark.rule("card.banner-of-fear")
def test_the_banner_of_fear_needs_a_unit_that_is_ready_and_unwounded_in_the_block_phase() -> None:
    hurt = [unit("peasants", banner="banner-of-fear", wounds=1)]
    scene = captain("prowlers", phase="block", fields={"units": hurt})
    (peasants,) = scene.hero().units
    assert scene.refuses(0, f"cancel:{peasants}:foe-1")[0] == "refused-banner-unit-wounded"
    units = [unit("peasants", banner="banner-of-fear")]
    late = captain("prowlers", phase="attack", fields={"units": units})
    assert late.refuses(0, f"cancel:{late.hero().units[0]}:foe-1")[1] == "combat.phases"


@pytest.mark.rule("card.banner-of-fear")
def test_the_banner_of_fear_does_not_reward_attacks() -> None:
    units = [unit("peasants", banner="banner-of-fear")]
    scene = captain("swamp-dragon", fields={"units": units})
    scene.does(0, f"activate:{scene.hero().units[0]}:ability-0", "choose:attack-2")
    assert (points(scene), scene.hero().fame) == ([2], 15)


@pytest.mark.rule("card.banner-of-fear")
def test_the_banner_of_fear_thrown_away_skips_block_and_damage() -> None:
    for phase, on in (("ranged", ["next:block"]), ("block", [])):
        scene = captain("high-dragon", phase=phase, fields={"hand": ["banner-of-fear"]})
        scene.does(0, "play:banner-of-fear:strong", *on)
        assert scene.combat.phase is Phase.ATTACK
        assert scene.combat.wounds == 0
    late = captain("prowlers", fields={"hand": ["banner-of-fear"]})
    assert late.refuses(0, "play:banner-of-fear:strong")[1] == "effects.when"


# Protection


@pytest.mark.rule("card.banner-of-protection")
def test_the_banner_of_protection_gives_armor_and_resistances() -> None:
    units = [unit("peasants", banner="banner-of-protection")]
    scene = captain("freezers", phase="block", fields={"units": units})
    (peasants,) = scene.hero().units
    scene.does(0, "next:damage", f"damage:foe-1:{peasants}")
    assert scene.state.unit(peasants).wounds == 0, "3 of ice are nothing to armor 4"
    assert "unit-unhurt" in scene.story
    plain = captain("prowlers", phase="block", fields={"units": units})
    plain.does(0, "next:damage", f"damage:foe-1:{plain.hero().units[0]}")
    assert (plain.state.unit(plain.hero().units[0]).wounds, plain.hero().hand) == (1, [])


@pytest.mark.rule("card.banner-of-protection")
def test_the_banner_of_protection_thrown_away_undoes_the_wounds_of_the_turn() -> None:
    fields = {"hand": ["banner-of-protection", "wound", "march"], "discard": ["wound"], "deck": ["wound"]}
    scene = captain("monks", phase="ranged", fields=fields | {"fame": 0})
    scene.does(0, "play:banner-of-protection:strong", "next:block", "next:damage", "next:end")
    assert scene.hero().hand.count("wound") == 1 + 3
    assert scene.hero().discard.count("wound") == 1 + 3, "poison"
    scene.does(0, "end:turn")
    assert scene.offers(0) == ["protect:throw", "protect:keep"]
    scene.does(0, "protect:throw")
    cards = [*scene.hero().hand, *scene.hero().discard, *scene.hero().deck]
    assert cards.count("wound") == 3, "those that were there before stay"


@pytest.mark.rule("card.banner-of-protection", "effects.when")
def test_the_banner_of_protection_is_thrown_away_in_combat_alone() -> None:
    scene = quest(hero("tovak", hand=["banner-of-protection"]))
    assert scene.refuses(0, "play:banner-of-protection:strong") == ("refused-not-in-combat", "effects.when")
    for phase in ("ranged", "block", "attack"):
        assert captain("monks", phase=phase, fields={"hand": ["banner-of-protection"]}).offers(
            0, "play:banner-of-protection:strong"
        )


@pytest.mark.rule("card.banner-of-protection")
def test_the_banner_of_protection_undoes_no_knock_out_and_no_wound_of_a_unit() -> None:
    fields = {"hand": ["banner-of-protection", "march"], "units": ["utem-guardsmen"], "fame": 0}
    scene = captain("high-dragon", phase="block", fields=fields)
    (guards,) = scene.hero().units
    scene.does(0, "play:banner-of-protection:strong", "next:damage", f"damage:foe-1:{guards}")
    assert scene.hero().hand.count("wound") == 4
    scene.does(0, "next:end", "end:turn", "protect:throw")
    assert scene.state.unit(guards).wounds == 1
    out = captain("fire-dragon", phase="block", fields=fields | {"units": []})
    out.does(0, "play:banner-of-protection:strong", "next:damage")
    assert out.combat.knocked_out
    assert out.hero().hand.count("march") == 0


# Courage


@pytest.mark.rule("card.banner-of-courage")
def test_the_banner_of_courage_readies_its_unit_once_a_round_wounded_or_not() -> None:
    units = [unit("peasants", banner="banner-of-courage", ready=False, wounds=1)]
    scene = quest(hero("tovak", hand=["march"], units=units))
    (peasants,) = scene.hero().units
    scene.does(0, f"banner:{peasants}")
    found = scene.state.unit(peasants)
    assert (found.ready, found.wounds, found.banner_down) == (True, 1, True)
    used = [unit("peasants", banner="banner-of-courage", ready=False, banner_down=True)]
    again = quest(hero("tovak", hand=["march"], units=used))
    refused = again.refuses(0, f"banner:{again.hero().units[0]}")
    assert refused == ("refused-banner-used", "card.banner-of-courage")


@pytest.mark.rule("card.banner-of-courage")
def test_the_banner_of_courage_is_not_for_combat() -> None:
    units = [unit("peasants", banner="banner-of-courage", ready=False)]
    scene = captain("prowlers", fields={"units": units, "hand": []})
    assert scene.refuses(0, f"banner:{scene.hero().units[0]}")[1] == "combat.no-healing"
    thrown = captain(
        "prowlers", fields={"units": [unit("peasants", ready=False)], "hand": ["banner-of-courage"]}
    )
    assert thrown.refuses(0, "play:banner-of-courage:strong")[1] == "combat.no-healing"


@pytest.mark.rule("card.banner-of-courage")
def test_the_banner_of_courage_thrown_away_readies_all_units() -> None:
    units = [unit("peasants", ready=False, wounds=1), unit("utem-guardsmen", ready=False)]
    scene = quest(hero("tovak", fame=15, hand=["banner-of-courage"], units=units))
    scene.does(0, "play:banner-of-courage:strong")
    assert all(found.ready for found in scene.state.units(0))
    assert scene.state.unit(scene.hero().units[0]).wounds == 1


@pytest.mark.rule("card.banner-of-courage")
def test_the_banner_of_courage_is_turned_up_when_the_next_round_begins() -> None:
    units = [unit("peasants", banner="banner-of-courage", banner_down=True)]
    captain = hero("tovak", hand=["march"], deck=[], units=units)
    scene = quest(captain, hero("arythea"), announced=1, last_turns=[0])
    scene.does(0, "play:march:move", "end:turn")
    scene.does(0, "leave:banners")
    found = scene.state.unit(scene.hero().units[0])
    assert (found.banner, found.banner_down) == ("banner-of-courage", False)
