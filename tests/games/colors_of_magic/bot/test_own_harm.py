"""Options that harm the side of whoever chooses them are known as such, and stand last."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.bot.own_harm import harms_own_side
from magehall.games.colors_of_magic.model.deeds import PickOne
from magehall.games.colors_of_magic.model.frames.turn import MonsterChoice
from magehall.games.colors_of_magic.model.words import say
from magehall.kernel.showing.listing import harmful, listed, view_for_person
from tests.games.colors_of_magic.scenario import Scene, creature, force, monster, skirmish

MINE, THEIRS = creature("tome-guardian", 0, (20, 60)), creature("obsidian-golem", 1, (30, 48))


def harms(scene: Scene, seat: int = 0) -> set[str]:
    """The options of a seat that harm its own side."""
    return set(harmful(scene.match, seat))


def casting(mage: str, card: str, tokens: int = 0, first: int = 0) -> Scene:
    """A mage at the left with a card, between a guardian of its own and a golem of the enemy."""
    own = force(mage, hand=[card], mana=9, tokens=tokens, at=(10, 48))
    return skirmish(MINE, THEIRS, forces=[own, force("chronicle-archivist")], first=first)


def test_a_bolt_at_ones_own_side_stands_last_and_is_marked() -> None:
    scene = casting("spell-splicer", "arcane-bolt", first=1)
    scene.does(1, "activate:obsidian-golem").does(0, "cast:arcane-bolt")
    assert {"pick:tome-guardian", "pick:obsidian-golem", "pick:spell-splicer"} == set(scene.offers(0))
    assert harms(scene) == {"pick:tome-guardian", "pick:spell-splicer"}
    assert listed(scene.match, 0).options[0].id == "pick:obsidian-golem"
    asked = view_for_person(scene.match, 0).decision
    assert asked
    assert [option.harms is True for option in asked.options] == [False, True, True]


@pytest.mark.parametrize(
    ("mage", "card", "tokens"),
    [
        ("ash-blade-pyromancer", "cinder-eruption", 0),
        ("bastion-geomancer", "unleash-the-mountain", 2),
    ],
)
def test_whatever_hurts_its_target_harms_a_friend(mage: str, card: str, tokens: int) -> None:
    scene = casting(mage, card, tokens=tokens).does(0, f"cast:{card}")
    while "ask-tokens" in scene.asks.values():
        scene.does(0, scene.offers(0)[-1])
    assert scene.asks[0] == "ask-target"
    offered = set(scene.offers(0))
    assert harms(scene) == offered & {"pick:tome-guardian", f"pick:{mage}"} != set()


@pytest.mark.parametrize(
    ("mage", "card"), [("deep-water-hydro-strategist", "pushing-current"), ("gust-aeromancer", "tornado")]
)
def test_what_may_be_wise_on_either_side_is_not_marked(mage: str, card: str) -> None:
    scene = casting(mage, card, tokens=2).does(0, f"cast:{card}")
    while "ask-tokens" in scene.asks.values():
        scene.does(0, scene.offers(0)[-1])
    assert scene.asks[0] == "ask-target"
    assert harms(scene) == set()


def test_fire_over_friends_alone() -> None:
    scene = casting("spell-splicer", "fireball").does(0, "cast:fireball")
    assert {"place:10,48", "place:30,48"} <= set(scene.offers(0))
    assert harms(scene) == {"place:10,48"}


def test_what_a_card_asks_of_ones_own_side_is_not_marked() -> None:
    """Blood is the only way to pay, and says nothing about which option is a mistake."""
    scene = skirmish(
        MINE,
        THEIRS,
        forces=[force("ash-blade-pyromancer", hand=["cinder-eruption"], mana=0, at=(10, 48)), force()],
    )
    scene.does(0, "cast:cinder-eruption", "pick:obsidian-golem")
    assert {"bleed:tome-guardian", "bleed:ash-blade-pyromancer"} == set(scene.offers(0))
    assert harms(scene) == set()


def test_who_casts_is_no_target() -> None:
    scribe = creature("tome-guardian", 0, (14, 60), keywords=[{"id": "channeling"}])
    own = force("ash-blade-pyromancer", hand=["cinder-eruption"], mana=9, at=(10, 48))
    scene = skirmish(scribe, THEIRS, forces=[own, force()]).does(0, "cast:cinder-eruption")
    assert scene.asks == {0: "ask-caster"}
    assert harms(scene) == set()


def test_an_enemys_spell_turned_on_another_friend() -> None:
    scene = skirmish(
        MINE,
        creature("scroll-golem", 0, (24, 40)),
        creature("obsidian-golem", 1, (30, 60)),
        monster("wisp", (30, 40)),
        forces=[
            force("deep-water-hydro-strategist", hand=["redirect"], mana=9, at=(10, 48)),
            force("ash-blade-pyromancer", hand=["cinder-eruption"], mana=9, at=(40, 48)),
        ],
        first=1,
    )
    scene.does(1, "cast:cinder-eruption", "pick:tome-guardian")
    scene.does(0, "cast:redirect")
    scene.does(0, *scene.offers(0)).passes()
    assert scene.asks == {0: "ask-retarget"}
    assert harms(scene) == {"pick:scroll-golem", "pick:deep-water-hydro-strategist"}
    assert scene.refuses(0, "pick:tome-guardian") == ("refused-picked-already", "card.redirect")


@pytest.mark.parametrize(
    ("choices", "what", "marked"),
    [
        (("tome-guardian", "obsidian-golem"), "attack", True),
        (("tome-guardian", "obsidian-golem"), "move", False),
        (("tome-guardian", "spell-splicer"), "attack", False),  # one of mine it will be
    ],
)
def test_a_monster_set_on_ones_own_creature(choices: tuple[str, ...], what: str, marked: bool) -> None:
    state = skirmish(MINE, THEIRS, monster("wisp", (40, 60))).state
    state.stack.append(MonsterChoice("wisp", choices, what))
    pick = PickOne("tome-guardian").option(say("option-monster-target"), "monsters.ties")
    assert harms_own_side(state, 0, pick) is marked
    other = PickOne("obsidian-golem").option(say("option-monster-target"), "monsters.ties")
    assert not harms_own_side(state, 0, other)
