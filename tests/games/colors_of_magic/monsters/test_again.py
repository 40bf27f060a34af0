"""Monsters that do the same again. [card.deja-vu]"""

from __future__ import annotations

import pytest

from tests.games.colors_of_magic.scenario import creature, force, monster, skirmish


@pytest.mark.rule("card.deja-vu", "monsters.duels")
def test_a_monster_attacks_the_same_target_again_with_a_card_drawn_then() -> None:
    scene = skirmish(
        monster("cinder-imp", (48, 48)),
        creature("obsidian-golem", 0, (54, 48)),
        forces=[force(hand=["deja-vu"], mana=9), force()],
        at="monsters",
    )
    drawn = len(scene.state.course.drawn)
    scene.passes().lays(0).does(0, "cast:deja-vu").fights()
    attacks = [(one["attacker"], one["target"]) for one in scene.happened("attack-declared")]
    assert attacks == [("@name-cinder-imp", "@name-obsidian-golem")] * 2
    assert len(scene.state.course.drawn) > drawn


@pytest.mark.rule("card.deja-vu", "monsters.moves")
def test_a_monster_moves_again_by_the_same_vector() -> None:
    scene = skirmish(
        monster("cinder-imp", (48, 20)),
        creature("obsidian-golem", 0, (48, 80)),
        forces=[force(hand=["deja-vu"], mana=9), force()],
        at="monsters",
    )
    scene.until("ask-instant")
    x, y = scene.place("cinder-imp")
    scene.does(0, "cast:deja-vu").passes()
    again = scene.place("cinder-imp")
    assert again != (x, y)
    assert (again[0] - x) * (y - 20) == (again[1] - y) * (x - 48), "in the same direction"
