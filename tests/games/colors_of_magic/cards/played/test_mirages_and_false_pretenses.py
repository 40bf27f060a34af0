"""Mirages and False Pretenses as they are played. [school.mirages-and-false-pretenses]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

pytestmark = pytest.mark.rule("school.mirages-and-false-pretenses")


def of(scene: Scene, face: str) -> str:
    """The one creature of a face."""
    (found,) = (id for id, one in scene.state.creatures().items() if one.face == face)
    return found


@pytest.mark.rule("card.mirror-image")
def test_a_mirror_image_brings_a_decoy_of_one_life() -> None:
    """[card.mirror-image]"""
    scene = skirmish(forces=[force(hand=["mirror-image"], mana=3, at=(20, 20))])
    scene.does(0, "cast:mirror-image").passes().does(0, "place:30,20").passes()
    assert scene.refuses(0, "place:50,20")[0].startswith("refused-")
    scene.does(0, "place:36,20").passes()
    image, decoy = of(scene, "mirror-image"), of(scene, "mirror-image-decoy")
    assert scene.place(decoy) == (36, 20)
    assert (scene.value(image, Stat.LIFE), scene.value(decoy, Stat.LIFE)) == (2, 1)
    for which in (Stat.MOVEMENT, Stat.DEFENSE, Stat.MELEE):
        assert scene.value(image, which) == scene.value(decoy, which)


@pytest.mark.rule("combat.after")
@pytest.mark.rule("card.mirror-image")
def test_who_wins_with_a_mirror_image_may_teleport_the_defender() -> None:
    """[card.mirror-image]"""
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48)),
        creature("granite-basilisk", 1, (46, 48)),
        forces=[force(hand=["mirror-image"])],
    )
    scene.does(0, "activate:storm-lynx", "strike:granite-basilisk").fights_with(0, "mirror-image")
    assert scene.damage("granite-basilisk") == 1
    scene.does(0, "place:54,48").passes()
    assert scene.place("granite-basilisk") == (54, 48)


@pytest.mark.rule("card.deceiver-sprite")
def test_the_deceiver_changes_places_with_a_decoy_anywhere_once_a_turn() -> None:
    """[card.deceiver-sprite]"""
    scene = skirmish(
        creature("deceiver-sprite", 0, (20, 48)),
        creature("mirror-image-decoy", 0, (80, 48), with_card=False),
        creature("orc-warrior", 0, (50, 48)),
    )
    scene.does(0, "use:deceiver-sprite:sleight-of-hand")
    assert scene.offers(0) == ["pick:mirror-image-decoy"]
    scene.does(0, "pick:mirror-image-decoy").passes()
    assert scene.place("deceiver-sprite") == (80, 48)
    assert scene.place("mirror-image-decoy") == (20, 48)
    assert scene.offers(0, "use:") == []


@pytest.mark.rule("card.sudden-decoy")
def test_an_attack_turns_to_a_sudden_decoy() -> None:
    """The Decoy stands adjacent where the attacker reaches it; the card is discarded. [card.sudden-decoy]"""
    scene = skirmish(
        creature("orc-warrior", 0, (40, 48)),
        creature("storm-lynx", 1, (46, 48)),
        forces=[force(), force(hand=["sudden-decoy"], mana=2, at=(60, 48))],
    )
    scene.does(0, "activate:orc-warrior", "strike:storm-lynx").does(1, "cast:sudden-decoy").passes()
    assert scene.refuses(1, "place:54,48")[0].startswith("refused-")
    scene.does(1, "place:42,54").fights()
    assert scene.damage("storm-lynx") == 0
    assert "sudden-decoy" not in [one.face for one in scene.state.creatures().values()]
    assert scene.discard(1) == ["sudden-decoy"]


@pytest.mark.rule("card.mass-hallucination")
def test_two_creatures_in_the_zone_change_places() -> None:
    """[card.mass-hallucination]"""
    scene = skirmish(
        creature("storm-lynx", 0, (40, 40)),
        creature("obsidian-golem", 1, (52, 40)),
        creature("orc-warrior", 1, (80, 40)),
        forces=[force(hand=["mass-hallucination"], mana=4, at=(20, 40))],
    )
    scene.does(0, "cast:mass-hallucination", "place:46,40")
    assert "pick:orc-warrior" not in scene.offers(0)
    scene.does(0, "pick:storm-lynx", "pick:obsidian-golem").passes()
    assert scene.place("storm-lynx") == (52, 40)
    assert scene.place("obsidian-golem") == (40, 40)


@pytest.mark.rule("combat.attack-words")
@pytest.mark.rule("card.blinding-dust")
def test_blinding_dust_takes_two_from_the_duel() -> None:
    """In either role, until end of turn. [card.blinding-dust]"""
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48)),
        creature("obsidian-golem", 1, (48, 48)),
        forces=[force(hand=["blinding-dust"], mana=2, at=(20, 48))],
    )
    scene.does(0, "cast:blinding-dust", "pick:obsidian-golem").passes().does(1, "pass")
    scene.does(0, "activate:storm-lynx", "strike:obsidian-golem").fights()
    # Melee 4 against Defence 6 less 2.
    assert scene.happened("duel-tied")
