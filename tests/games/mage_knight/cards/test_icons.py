"""When the icons of cards and skills let their effects be used: everything at hand, in each part of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.cards.artifacts import ARTIFACTS
from magehall.games.mage_knight.cards.kinds import Usage
from magehall.games.mage_knight.cards.skills import SKILLS
from magehall.games.mage_knight.cards.spells import SPELLS
from tests.games.mage_knight.scenario import Scene, fight, hero, quest, unit

PHASES = ("ranged", "block", "damage", "attack")
VILLAGE = "2,-1"

MOVE = """
    play:underground-travel:basic play:underground-travel:strong play:wings-of-wind:basic play:space-bending:basic
    use:dark-paths use:flight use:forward-march use:double-time use:prayer-of-weather
"""
INFLUENCE = """
    play:endless-bag-of-gold:basic play:endless-bag-of-gold:strong
    use:dark-negotiation use:glittering-fortune use:bright-negotiation
"""
HEAL = """
    play:restoration:basic play:restoration:strong play:energy-flow:basic play:energy-flow:strong
    play:banner-of-courage:strong play:golden-grail:basic play:golden-grail:strong
    use:healing-ritual use:potion-making use:inspiration use:i-feel-no-pain
"""
ATTACK = """
    play:fireball:basic play:fireball:strong play:snowstorm:basic play:snowstorm:strong play:expose:basic
    play:expose:strong play:tremor:basic play:tremor:strong play:flame-wall:basic play:flame-wall:strong
    play:mana-bolt:basic play:mana-bolt:strong play:whirlwind:basic play:whirlwind:strong play:burning-shield:basic
    play:burning-shield:strong play:chill:basic play:chill:strong play:wings-of-wind:strong play:demolish:basic
    play:demolish:strong play:banner-of-glory:strong play:banner-of-fear:strong play:banner-of-protection:strong
    play:sword-of-justice:basic play:sword-of-justice:strong play:horn-of-wrath:basic play:horn-of-wrath:strong
    use:burning-power use:hot-swordsmanship use:freezing-power use:day-sharpshooting use:leadership
    use:night-sharpshooting use:cold-swordsmanship use:shield-mastery use:resistance-break
"""
"""In combat alone; most of them in some of its phases. All else is special: it serves at any moment of a turn."""


def names(words: str) -> set[str]:
    """The options of a table."""
    return set(words.split())


def everything() -> set[str]:
    """Both halves of every spell and artifact, and every skill that is used."""
    halves = {f"play:{card.id}:{half}" for card in (*SPELLS, *ARTIFACTS) for half in ("basic", "strong")}
    banners = {f"play:{card.id}:basic" for card in ARTIFACTS if not card.basic}
    skills = {f"use:{skill.id}" for skill in SKILLS if skill.usage is not Usage.ALWAYS}
    return (halves - banners) | skills


def loaded(part: str) -> Scene:
    """A hero who has everything, in a part of a turn."""
    own = hero(
        "tovak",
        hand=[
            "rage",
            "march",
            "wound",
            "wound",
            *(card.id for card in (*SPELLS[:-1], *ARTIFACTS)),
            "energy-flow",
        ],
        discard=["stamina"],
        deck=["march", "stamina"],
        skills=[skill.id for skill in SKILLS],
        units=[unit("peasants", ready=False, wounds=1), "utem-guardsmen"],
        crystals={"red": 3, "blue": 3, "green": 3, "white": 3},
        mana=["black", "black"],
        level=5,
        space=VILLAGE,
    )
    others = [hero(name, space="0,0") for name in ("arythea", "goldyx", "norowas")]
    more: dict[str, Any] = {}
    if part in PHASES:
        more["combat"] = fight("prowlers", phase=part, move_left=9)
    elif part != "moving":
        more["turns"] = [{"seat": 0, "stage": part, "path": [VILLAGE]}]
    else:
        more["move"] = 5
    return quest(
        own, *others,
        tiles={"3,-2": "countryside-3"},
        time="night",
        offers={"units": ["foresters"], "actions": ["fire-bolt"]},
        scenario="full-conquest",
        **more,
    )  # fmt: skip


def usable(part: str) -> set[str]:
    """What can be used in a part of a turn."""
    return {option for option in loaded(part).offers(0) if option in everything()}


@pytest.mark.rule("effects.when", "combat.special", "combat.no-healing")
def test_icons_say_in_which_parts_of_a_turn_an_effect_serves() -> None:
    bound = names(MOVE) | names(INFLUENCE) | names(HEAL) | names(ATTACK)
    assert bound <= everything()
    # No spell lies in the offer, which the strong half of the book asks for.
    special = everything() - bound - {"play:book-of-wisdom:strong"}
    assert usable("moving") == special | names(MOVE) | names(HEAL)
    for part in ("after-action", "rest"):
        assert usable(part) == special | names(HEAL)
    fighting = {phase: usable(phase) for phase in PHASES}
    for phase, found in fighting.items():
        assert found - names(ATTACK) == special, phase
    assert set().union(*fighting.values()) >= names(ATTACK)
