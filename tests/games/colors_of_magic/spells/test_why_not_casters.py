"""Where several may cast a spell, each of the others is refused for a reason of its own."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.conditions import TIMES
from tests.games.colors_of_magic.facts import FACTS, Claim
from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

TABLES = 40 * TIMES
TARGET = creature("obsidian-golem", 1, (44, 48), id="target")
WALL = {"kind": "wall", "corners": [[16, 70], [40, 70], [40, 74], [16, 74]]}


def scribe(id: str, at: tuple[int, int], x: int = 0) -> dict[str, Any]:
    """An own creature with Channelling."""
    return creature("scroll-golem", 0, at, id=id, keywords=[{"id": "channeling", "x": x}], with_card=False)


def asked(*creatures: dict[str, Any], mana: int = 4, **more: Any) -> Scene:
    """The mage and a scribe could cast Incinerate at the golem, and their player is asked who does."""
    scene = skirmish(
        TARGET,
        scribe("scribe", (20, 56)),
        *creatures,
        forces=[force("ash-blade-pyromancer", hand=["incinerate"], mana=mana, at=(20, 40)), force()],
        **more,
    )
    scene.does(0, "cast:incinerate")
    assert scene.asks == {0: "ask-caster"}
    assert {"pick:ash-blade-pyromancer", "pick:scribe"} <= set(scene.offers(0))
    return scene


@pytest.mark.rule("spell.caster")
def test_who_is_of_another_player_casts_nothing_of_mine() -> None:
    assert asked().refuses(0, "pick:target") == ("refused-not-yours", "spell.caster")


@pytest.mark.rule("spell.caster", "keyword.channeling")
def test_who_has_no_channelling_does_not_cast() -> None:
    scene = asked(creature("tome-guardian", 0, (24, 48)))
    assert scene.refuses(0, "pick:tome-guardian") == ("refused-no-channeling", "keyword.channeling")


@pytest.mark.rule("spell.caster", "card.null-zone")
def test_who_stands_in_a_null_zone_does_not_cast() -> None:
    null = {"kind": "null", "at": (24, 20), "radius": 12, "owner": 1}
    scene = asked(scribe("other", (24, 24)), zones=[null])
    assert scene.refuses(0, "pick:other") == ("refused-caster-in-null-zone", "card.null-zone")


@pytest.mark.rule("spell.caster", "spell.range")
def test_who_does_not_reach_a_target_does_not_cast() -> None:
    scene = asked(scribe("other", (90, 10)))
    assert scene.refuses(0, "pick:other") == ("refused-caster-out-of-range", "spell.range")


@pytest.mark.rule("spell.caster", "table.sight")
def test_who_sees_no_target_does_not_cast() -> None:
    scene = asked(scribe("other", (28, 80)), terrain=[WALL])
    assert scene.refuses(0, "pick:other") == ("refused-caster-no-sight", "table.sight")


@pytest.mark.rule("spell.caster", "keyword.channeling", "spell.cost")
def test_whose_channelling_is_too_dear_does_not_cast() -> None:
    scene = asked(scribe("other", (28, 48), 40))
    assert scene.refuses(0, "pick:other") == ("refused-too-little-mana", "spell.cost")
    assert scene.match.why_not(0, "pick:other").reason.args == {"mana": 44}  # type: ignore[union-attr]  # refused


@pytest.mark.rule("spell.caster")
def test_what_is_no_creature_on_the_table_does_not_cast() -> None:
    null = {"kind": "null", "at": (80, 80), "radius": 12, "owner": 1}
    scene = asked(zones=[null])
    (zone,) = scene.state.zones()
    assert scene.refuses(0, f"pick:{zone}") == ("refused-wants-creature", "spell.caster")
    assert scene.refuses(0, "pick:nobody") == ("refused-not-on-table", "spell.caster")
    assert scene.refuses(0, "go:37,50") == ("refused-other-question", "spell.caster")


@pytest.mark.rule("spell.caster")
def test_every_reason_against_a_caster_is_true_wherever_the_creatures_stand() -> None:
    met: Counter[str] = Counter()
    luck = Random("casters")
    for _ in range(TABLES):
        others = [
            scribe(f"scribe-{place}", (2 + 12 * place, 78 + luck.randrange(16)), luck.choice((0, 0, 0, 48)))
            for place in range(8)
        ]
        plain = creature("tome-guardian", 0, (luck.randrange(50, 94), luck.randrange(30, 60)))
        null = {"kind": "null", "at": (luck.randrange(96), 84), "radius": 12, "owner": 1}
        scene = asked(*others, plain, mana=luck.randrange(4, 9), zones=[null], terrain=[WALL])
        offered = set(scene.offers(0))
        for id in (*scene.state.things, "nobody"):
            if f"pick:{id}" not in offered:
                refusal = scene.match.why_not(0, f"pick:{id}")
                assert refusal is not None
                assert refusal.rule
                reason = refusal.reason.key.removeprefix("refused-")
                met[reason] += 1
                assert FACTS[reason](Claim(scene.match, 0, f"pick:{id}", refusal)), (id, refusal)
    assert met.keys() == {
        "not-yours",
        "no-channeling",
        "caster-in-null-zone",
        "caster-out-of-range",
        "caster-no-sight",
        "too-little-mana",
        "wants-creature",
        "not-on-table",
    }
