"""The Tomb Guardian and his codex as they are played. [mage.tomb-guardian]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import Stat
from magehall.games.colors_of_magic.model.values import has
from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

MAGE = "tomb-guardian"


def tomb(*creatures: dict[str, Any], hand: tuple[str, ...] = (), tokens: int = 0, **more: Any) -> Scene:
    """The Guardian at 20,48 with mana for any card."""
    piles = {pile: more.pop(pile, ()) for pile in ("deck", "discard")}
    mine = force(MAGE, hand=list(hand), mana=more.pop("mana", 9), tokens=tokens, at=(20, 48), **piles)
    return skirmish(*creatures, forces=[mine, more.pop("theirs", force("spell-splicer"))], **more)


def opening(scene: Scene, card: str, *options: str) -> Scene:
    """The other side passes; the Guardian opens his turn with an instant."""
    return scene.does(1, "pass").does(0, f"cast:{card}", *options).passes()


def faces(scene: Scene) -> list[str]:
    """The faces in play, without the mages."""
    mages = ("tomb-guardian", "spell-splicer")
    return sorted(one.face for one in scene.state.creatures().values() if one.face not in mages)


@pytest.mark.rule("mage.tomb-guardian")
@pytest.mark.parametrize(("face", "damage", "tokens"), [("wind-scout", 0, 1), ("scroll-golem", 1, 0)])
def test_every_soul_that_dies_is_harvested_but_none_of_machines(face: str, damage: int, tokens: int) -> None:
    """[mage.tomb-guardian]"""
    scene = tomb(creature(face, 1, (48, 48), damage=damage))
    scene.does(0, f"activate:{MAGE}", f"shoot:{face}").passes()
    assert not scene.lives(face)
    assert scene.player(0).tokens == tokens


@pytest.mark.rule("mage.tomb-guardian")
def test_souls_make_the_next_creature_cheaper() -> None:
    """Any number of them, as an Action. [mage.tomb-guardian]"""
    scene = tomb(hand=("granite-basilisk",), tokens=3, mana=2)
    scene.does(0, f"activate:{MAGE}", f"act:{MAGE}:offering-of-souls", "spend:2").passes()
    assert scene.player(0).tokens == 1
    scene.does(0, "end").does(1, "pass").does(0, "cast:granite-basilisk").passes()
    scene.does(0, "place:30,48").passes()
    assert faces(scene) == ["granite-basilisk"]
    assert scene.player(0).mana == 0
    assert scene.damage(MAGE) == 0, "no blood was needed"


@pytest.mark.rule("card.soul_harvest_improved")
def test_a_harvest_that_kills_gives_two_souls_beside_that_of_the_mage() -> None:
    """[card.soul_harvest_improved]"""
    scene = tomb(creature("wind-scout", 1, (80, 20)), hand=("soul_harvest_improved",), first=1)
    opening(scene, "soul_harvest_improved", "pick:wind-scout")
    assert not scene.lives("wind-scout")
    assert scene.player(0).tokens == 3


@pytest.mark.rule("card.ritual_macabre")
def test_a_sacrifice_gives_a_soul_and_a_card_beside_the_soul_of_the_mage() -> None:
    """[card.ritual_macabre]"""
    scene = tomb(
        creature("granite-basilisk", 0, (40, 48)), hand=("ritual_macabre",), deck=["iron-hide"], first=1
    )
    opening(scene, "ritual_macabre", "pick:granite-basilisk")
    assert faces(scene) == []
    assert scene.player(0).tokens == 2
    assert scene.hand(0) == ["iron-hide"]


@pytest.mark.rule("card.army_of_the_damned")
def test_the_army_rises_from_the_discard_pile_for_souls() -> None:
    """Cost 2 or less, codex too; as many as souls are spent. [card.army_of_the_damned]"""
    scene = tomb(
        hand=("army_of_the_damned",),
        discard=["rooted-guardian", "zombie_horde", "granite-basilisk"],
        tokens=2,
        first=1,
    )
    opening(scene, "army_of_the_damned", "spend:2", "card:rooted-guardian", "card:zombie_horde")
    scene.does(0, "place:30,40").passes().does(0, "place:30,56").passes()
    assert faces(scene) == ["rooted-guardian", "zombie_horde"]
    assert scene.player(0).tokens == 0
    assert "granite-basilisk" in scene.discard(0)


@pytest.mark.rule("card.spectral_guard")
def test_neither_attacks_nor_spells_choose_the_guard() -> None:
    """[card.spectral_guard]"""
    scene = tomb(
        creature("spectral_guard", 0, (40, 48)),
        creature("rooted-guardian", 0, (40, 56)),
        creature("orc-warrior", 1, (46, 52)),
        theirs=force("ash-prophet", hand=["incinerate"], mana=4, at=(60, 48)),
        first=1,
    )
    scene.does(1, "activate:orc-warrior").passes()
    assert scene.offers(1, "strike:") == ["strike:rooted-guardian"]
    scene.does(1, "end").does(0, "pass").does(1, "cast:incinerate")
    assert scene.refuses(1, "pick:spectral_guard")[1] == "keyword.ethereal"


@pytest.mark.rule("card.porteur_de_pestilence")
def test_enemies_beside_the_bearer_of_pestilence_are_weaker() -> None:
    """[card.porteur_de_pestilence]"""
    scene = tomb(
        creature("porteur_de_pestilence", 0, (40, 48)),
        creature("rooted-guardian", 0, (40, 56)),
        creature("orc-warrior", 1, (48, 48)),
        creature("storm-lynx", 1, (31, 48)),
    )
    ids = ("porteur_de_pestilence", "rooted-guardian", "orc-warrior", "storm-lynx")
    assert [scene.value(id, Stat.DEFENSE) for id in ids] == [2, 3, 1, 2]


@pytest.mark.rule("card.faucheur_d_ames")
@pytest.mark.parametrize("attacks", [True, False])
def test_the_reaper_gains_a_soul_for_an_enemy_killed_in_combat(attacks: bool) -> None:
    """In either role, beside that of the mage. [card.faucheur_d_ames]"""
    scene = tomb(
        creature("faucheur_d_ames", 0, (40, 48)),
        creature("goblin-raider", 1, (48, 48)),
        hand=("iron-hide",),
        first=0 if attacks else 1,
    )
    if attacks:
        scene.does(0, "activate:faucheur_d_ames", "strike:goblin-raider")
    else:
        scene.does(1, "activate:goblin-raider", "strike:faucheur_d_ames")
    scene.fights_with(0, "iron-hide")
    assert not scene.lives("goblin-raider")
    assert scene.player(0).tokens == 2


@pytest.mark.rule("card.animated_gargoyle")
@pytest.mark.parametrize("takes", [True, False])
def test_a_gargoyle_that_dies_may_come_back_to_the_hand(takes: bool) -> None:
    """For a soul, in place of the discard pile. [card.animated_gargoyle]"""
    scene = tomb(
        creature("animated_gargoyle", 0, (40, 48), damage=1),
        creature("storm-lynx", 1, (48, 48)),
        tokens=1,
        first=1,
    )
    scene.does(1, "activate:storm-lynx", "strike:animated_gargoyle").fights()
    scene.does(0, "choose:back-to-stone" if takes else "decline").passes()
    assert faces(scene) == ["storm-lynx"]
    assert scene.hand(0) == (["animated_gargoyle"] if takes else [])
    assert scene.discard(0) == ([] if takes else ["animated_gargoyle"])
    assert scene.player(0).tokens == (0 if takes else 1), "a machine has no soul"


@pytest.mark.rule("card.bone_armor")
@pytest.mark.parametrize(("face", "more"), [("rooted-guardian", 1), ("porteur_de_pestilence", 2)])
def test_bone_armour_hardens_the_undead_more(face: str, more: int) -> None:
    """And gives Resilience. [card.bone_armor]"""
    scene = tomb(creature(face, 0, (30, 48)), hand=("bone_armor",))
    before = scene.value(face, Stat.DEFENSE)
    scene.does(0, "cast:bone_armor", f"pick:{face}").passes()
    assert scene.value(face, Stat.DEFENSE) == before + more
    assert has(scene.state, face, KeywordId.RESILIENCE)


@pytest.mark.rule("card.soul_drain")
def test_a_drained_soul_heals_an_own_creature_and_gives_a_token() -> None:
    """[card.soul_drain]"""
    scene = tomb(
        creature("granite-basilisk", 0, (80, 80), damage=2),
        creature("wind-scout", 1, (40, 48)),
        hand=("soul_drain",),
        first=1,
    )
    opening(scene, "soul_drain", "pick:wind-scout")
    scene.does(0, "pick:granite-basilisk").passes()
    assert scene.damage("granite-basilisk") == 1
    assert scene.player(0).tokens == 2


@pytest.mark.rule("card.zombie_horde")
def test_a_soul_brings_a_second_horde_without_a_card() -> None:
    """[card.zombie_horde]"""
    scene = tomb(hand=("zombie_horde",), tokens=2)
    scene.does(0, "cast:zombie_horde").passes().does(0, "place:30,48").passes()
    scene.does(0, "choose:second-horde").passes().does(0, "place:36,48").passes()
    assert faces(scene) == ["zombie_horde", "zombie_horde"]
    assert sum(one.card >= 0 for one in scene.state.creatures().values() if one.face == "zombie_horde") == 1
    assert scene.player(0).tokens == 1, "the second brings no third"


@pytest.mark.rule("card.necrotic_field")
def test_enemies_activated_in_the_field_are_hurt() -> None:
    """[card.necrotic_field]"""
    scene = tomb(
        creature("granite-basilisk", 1, (48, 48)),
        creature("rooted-guardian", 0, (40, 44)),
        hand=("necrotic_field",),
    )
    scene.does(0, "cast:necrotic_field", "place:42,48").passes()
    scene.does(1, "activate:granite-basilisk").passes()
    assert scene.damage("granite-basilisk") == 1
    scene.does(1, "end").does(0, "activate:rooted-guardian").passes()
    assert scene.damage("rooted-guardian") == 0
