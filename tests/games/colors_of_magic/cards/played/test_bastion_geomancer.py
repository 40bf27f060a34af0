"""The Bastion Geomancer and his codex as they are played. [mage.bastion-geomancer]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import Stat
from magehall.games.colors_of_magic.model.values import has
from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

MAGE = "bastion-geomancer"


def bastion(*creatures: dict[str, Any], hand: tuple[str, ...] = (), tokens: int = 0, **more: Any) -> Scene:
    """The Geomancer at 20,48 with mana for any card."""
    mine = force(MAGE, hand=list(hand), deck=more.pop("deck", ()), mana=9, tokens=tokens, at=(20, 48))
    return skirmish(*creatures, forces=[mine, more.pop("theirs", force("spell-splicer"))], **more)


@pytest.mark.rule("mage.bastion-geomancer")
def test_a_creature_that_is_hurt_and_lives_gives_a_token() -> None:
    """[mage.bastion-geomancer]"""
    scene = bastion(creature("granite-basilisk", 0, (40, 48)), creature("orc-warrior", 1, (48, 48)), first=1)
    scene.does(1, "activate:orc-warrior", "strike:granite-basilisk").fights()
    assert scene.damage("granite-basilisk") == 1
    assert scene.player(0).tokens == 1


@pytest.mark.rule("mage.bastion-geomancer")
def test_a_creature_that_dies_gives_no_token() -> None:
    """[mage.bastion-geomancer]"""
    scene = bastion(
        creature("granite-basilisk", 0, (40, 48), damage=2), creature("orc-warrior", 1, (48, 48)), first=1
    )
    scene.does(1, "activate:orc-warrior", "strike:granite-basilisk").fights()
    assert not scene.lives("granite-basilisk")
    assert scene.player(0).tokens == 0


@pytest.mark.rule("mage.bastion-geomancer")
def test_the_gift_hardens_and_roots_to_the_next_collect_phase() -> None:
    """Enemies do not move it, not even in the turn of another. [mage.bastion-geomancer]"""
    theirs = force("gust-aeromancer", hand=["disruptive-gust"], mana=2, at=(40, 64))
    scene = bastion(creature("granite-basilisk", 0, (40, 48)), tokens=2, theirs=theirs)
    scene.does(0, f"activate:{MAGE}", f"act:{MAGE}:gift-of-the-mountain", "pick:granite-basilisk").passes()
    assert scene.value("granite-basilisk", Stat.DEFENSE) == 3 + 2
    assert scene.player(0).tokens == 0
    scene.does(0, "end").does(1, "cast:disruptive-gust", "pick:granite-basilisk").passes()
    assert scene.place("granite-basilisk") == (40, 48)
    scene.does(0, "pass").passes().does(1, "pass").passes()
    assert scene.value("granite-basilisk", Stat.DEFENSE) == 3


@pytest.mark.rule("card.garnet-defender")
def test_the_defender_takes_an_attack_on_its_neighbour() -> None:
    """[card.garnet-defender]"""
    scene = bastion(
        creature("granite-basilisk", 0, (40, 48)),
        creature("garnet-defender", 0, (40, 54)),
        creature("orc-warrior", 1, (46, 50)),
        first=1,
    )
    scene.does(1, "activate:orc-warrior", "strike:granite-basilisk").does(0, "choose:garnet-guard").fights()
    # Melee 4 against Defence 5.
    assert scene.damage("granite-basilisk") == 0
    assert scene.damage("orc-warrior") == 1


@pytest.mark.rule("card.shard-golem")
def test_the_shard_golem_grows_when_it_is_hurt() -> None:
    """[card.shard-golem]"""
    scene = bastion(creature("shard-golem", 0, (40, 48)), creature("storm-lynx", 1, (48, 48)), first=1)
    scene.does(1, "activate:storm-lynx", "strike:shard-golem").fights()
    assert scene.damage("shard-golem") == 0, "4 against 4: a tie"
    scene = bastion(
        creature("shard-golem", 0, (40, 48)),
        creature("storm-lynx", 1, (48, 48)),
        theirs=force("spell-splicer", hand=["tailwind"]),
        first=1,
    )
    scene.does(1, "activate:storm-lynx", "strike:shard-golem").fights_with(1, "tailwind")
    assert scene.damage("shard-golem") == 1
    assert (scene.value("shard-golem", Stat.LIFE), scene.value("shard-golem", Stat.DEFENSE)) == (5, 5)


@pytest.mark.rule("card.living-fortress")
def test_the_fortress_stands_where_it_is_and_protects_its_neighbours() -> None:
    """It cannot move by itself; others push it. [card.living-fortress]"""
    theirs = force("gust-aeromancer", hand=["disruptive-gust"], mana=2, at=(66, 48))
    scene = bastion(
        creature("living-fortress", 0, (50, 48)),
        creature("granite-basilisk", 0, (50, 57)),
        theirs=theirs,
    )
    assert scene.value("granite-basilisk", Stat.DEFENSE) == 3 + 1
    assert scene.value("living-fortress", Stat.DEFENSE) == 6
    scene.does(0, "activate:living-fortress").passes()
    assert scene.offers(0, "go:") == []
    scene.does(0, "end").does(1, "cast:disruptive-gust", "pick:living-fortress").passes()
    assert scene.place("living-fortress") == (38, 48)


@pytest.mark.rule("card.earth-titan")
def test_the_titan_costs_three_tokens() -> None:
    """[card.earth-titan]"""
    assert bastion(hand=("earth-titan",), tokens=2).refuses(0, "cast:earth-titan")[0].startswith("refused-")
    scene = bastion(hand=("earth-titan",), tokens=3).does(0, "cast:earth-titan").passes()
    scene.does(0, "place:40,48").passes()
    assert "earth-titan" in [one.face for one in scene.state.creatures().values()]
    assert (scene.player(0).tokens, scene.player(0).mana) == (0, 2)


@pytest.mark.rule("card.earth-titan")
def test_enemies_near_the_titan_attack_it_if_they_can() -> None:
    """[card.earth-titan]"""
    scene = bastion(
        creature("earth-titan", 0, (50, 48)),
        creature("granite-basilisk", 0, (50, 70)),
        creature("wind-master", 1, (50, 63)),
        creature("orc-warrior", 1, (56, 70)),
        first=1,
    )
    scene.does(1, "activate:wind-master").passes()
    # The Titan is in no reach of its melee, but it can be shot.
    attacks = [*scene.offers(1, "strike:"), *scene.offers(1, "shoot:")]
    assert attacks == ["shoot:earth-titan"]
    scene.does(1, "end").does(0, "pass").does(1, "activate:orc-warrior").passes()
    assert scene.offers(1, "strike:") == ["strike:granite-basilisk"], "it cannot attack the Titan"


@pytest.mark.rule("card.earth-titan")
def test_who_reaches_the_titan_has_no_free_attack_on_others() -> None:
    """[card.earth-titan]"""
    scene = bastion(
        creature("earth-titan", 0, (54, 52)),
        creature("granite-basilisk", 0, (62, 62)),
        creature("orc-warrior", 1, (54, 62)),
    )
    scene.does(0, "activate:granite-basilisk", "disengage").passes()
    assert scene.asks == {0: "ask-go"}


@pytest.mark.rule("card.unbreakable")
@pytest.mark.parametrize(("spent", "damage"), [(0, 1), (1, 0)])
def test_unbreakable_prevents_three_and_with_a_token_all(spent: int, damage: int) -> None:
    """[card.unbreakable]"""
    scene = bastion(
        creature("obsidian-golem", 0, (40, 48)),
        hand=("unbreakable",),
        tokens=1,
        theirs=force("ash-prophet", hand=["incinerate"], mana=4, at=(60, 48)),
        first=1,
    )
    scene.does(1, "cast:incinerate", "pick:obsidian-golem").does(
        0, "cast:unbreakable", f"spend:{spent}"
    ).passes()
    assert scene.damage("obsidian-golem") == damage


@pytest.mark.rule("card.localized-tremor")
def test_a_tremor_hurts_who_dealt_melee_damage() -> None:
    """[card.localized-tremor]"""
    scene = bastion(
        creature("granite-basilisk", 0, (40, 48)),
        creature("orc-warrior", 1, (48, 48)),
        hand=("localized-tremor",),
        first=1,
    )
    scene.does(1, "activate:orc-warrior", "strike:granite-basilisk")
    scene.passes().lays(0).does(0, "cast:localized-tremor").passes()
    assert scene.damage("granite-basilisk") == 1
    assert scene.damage("orc-warrior") == 1


@pytest.mark.rule("card.bastion-form")
@pytest.mark.parametrize("spent", [0, 1])
def test_the_bastion_form_hardens_the_mage_and_holds_him(spent: int) -> None:
    """With a token he has Taunt too. [card.bastion-form]"""
    scene = bastion(hand=("bastion-form",), tokens=1)
    scene.does(0, "cast:bastion-form", f"spend:{spent}").passes()
    assert scene.value(MAGE, Stat.DEFENSE) == 4 + 2
    assert scene.value(MAGE, Stat.MOVEMENT) == 0
    assert has(scene.state, MAGE, KeywordId.TAUNT) == bool(spent)


@pytest.mark.rule("card.flint-shield")
@pytest.mark.parametrize("spent", [0, 1])
def test_the_flint_shield_hardens_its_bearer_and_with_a_token_its_neighbours(spent: int) -> None:
    """[card.flint-shield]"""
    scene = bastion(
        creature("granite-basilisk", 0, (36, 48)),
        creature("garnet-defender", 0, (42, 48)),
        creature("shard-golem", 0, (36, 70)),
        hand=("flint-shield",),
        tokens=1,
    )
    scene.does(0, "cast:flint-shield", f"spend:{spent}", "pick:granite-basilisk").passes()
    ids = ("granite-basilisk", "garnet-defender", "shard-golem")
    assert [scene.value(id, Stat.DEFENSE) for id in ids] == [4, 5 + spent, 4]
    thorny = [has(scene.state, id, KeywordId.RETRIBUTION) for id in ids]
    assert thorny == [True, bool(spent), False]


@pytest.mark.rule("card.rock-skin")
@pytest.mark.parametrize("spent", [0, 1])
def test_rock_skin_hardens_and_with_a_token_draws(spent: int) -> None:
    """[card.rock-skin]"""
    scene = bastion(
        creature("granite-basilisk", 0, (36, 48)), hand=("rock-skin",), tokens=1, deck=["iron-hide"]
    )
    scene.does(0, "cast:rock-skin", f"spend:{spent}", "pick:granite-basilisk").passes()
    assert scene.value("granite-basilisk", Stat.DEFENSE) == 3 + 2
    assert scene.hand(0) == ["iron-hide"] * spent


@pytest.mark.rule("card.unleash-the-mountain")
def test_the_mountain_spends_all_tokens_for_two_damage_each() -> None:
    """At least one. [card.unleash-the-mountain]"""
    golem = creature("obsidian-golem", 1, (40, 48))
    bare = bastion(golem, hand=("unleash-the-mountain",))
    assert bare.refuses(0, "cast:unleash-the-mountain")[0].startswith("refused-")
    scene = bastion(golem, hand=("unleash-the-mountain",), tokens=3)
    scene.does(0, "cast:unleash-the-mountain", "pick:obsidian-golem").passes()
    assert scene.damage("obsidian-golem") == 6
    assert scene.player(0).tokens == 0
