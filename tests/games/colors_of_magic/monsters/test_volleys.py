"""Keywords that let a monster do more with its attack. [keyword.volley] [monsters.keywords]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.colors_of_magic.scenario import Scene, creature, monster, skirmish

VOLLEY = {"id": "volley", "x": 2}


def zorp(*others: dict[str, Any], shots: int = 2, card: str = "act1") -> Scene:
    """A rock tosser with a volley, whose Movement is 0; a card names the nearest in sight as its target."""
    held = {"restriction": "cannot-move"}
    return skirmish(
        monster(
            "goblin-zorp-the-rock-tosser",
            (48, 48),
            keywords=[{"id": "volley", "x": shots}],
            lasting=[{"mod": held, "until": "end-of-turn"}],
        ),
        *others,
        at="monsters",
        scenario="giant",
        activation_deck=[card],
    )


def shots(scene: Scene) -> list[object]:
    return [one["target"] for one in scene.happened("shot-declared")]


@pytest.mark.rule("keyword.volley", "monsters.keywords")
def test_a_monster_goes_on_shooting_by_the_same_card_at_others() -> None:
    scene = zorp(
        creature("orc-warrior", 0, (64, 48)),
        creature("ash-hound", 1, (48, 60)),
        creature("goblin-raider", 0, (48, 28)),
    )
    scene.passes()
    assert shots(scene) == ["@name-ash-hound", "@name-orc-warrior"], "the nearest, then the next"


@pytest.mark.rule("keyword.volley", "monsters.ties")
def test_the_first_player_decides_a_tie_for_the_second_shot() -> None:
    scene = zorp(
        creature("ash-hound", 1, (48, 60)),
        creature("orc-warrior", 0, (64, 48)),
        creature("goblin-raider", 0, (32, 48)),
    )
    scene.until("ask-monster-attack").does(0, "pick:goblin-raider").passes()
    assert shots(scene) == ["@name-ash-hound", "@name-goblin-raider"]


@pytest.mark.rule("keyword.volley", "monsters.attacks")
def test_nobody_is_shot_twice_and_a_volley_ends_with_the_last_target() -> None:
    scene = zorp(creature("ash-hound", 1, (48, 60)), creature("orc-warrior", 0, (48, 90)), shots=3)
    scene.passes()
    assert shots(scene) == ["@name-ash-hound"]


@pytest.mark.rule("keyword.volley", "monsters.attacks")
def test_a_monster_that_strikes_makes_no_volley() -> None:
    scene = skirmish(
        monster("giant-nail", (48, 48), keywords=[VOLLEY]),
        creature("ash-hound", 1, (48, 56)),
        creature("orc-warrior", 0, (70, 48)),
        at="monsters",
        scenario="giant",
        activation_deck=["act1"],
    )
    scene.passes().fights()
    assert len(scene.happened("attack-declared")) == 1
    assert shots(scene) == []


@pytest.mark.rule("keyword.skirmish", "monsters.keywords")
def test_no_card_sends_a_monster_on_after_its_attack() -> None:
    scene = skirmish(
        monster("bellows-hound", (48, 48), keywords=[{"id": "skirmish", "x": 3}]),
        creature("obsidian-golem", 0, (55, 48)),
        at="monsters",
        activation_deck=["act1"],
    )
    scene.passes().fights()
    assert len(scene.happened("attack-declared")) == 1
    assert scene.place("bellows-hound") == (48, 48)
