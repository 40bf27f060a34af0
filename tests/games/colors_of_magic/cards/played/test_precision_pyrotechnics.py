"""Each card of Precision Pyrotechnics, played. [school.precision-pyrotechnics]"""

from __future__ import annotations

import pytest

from tests.games.colors_of_magic.scenario import creature, force, skirmish


@pytest.mark.rule("card.ash-hound")
@pytest.mark.parametrize(("marked", "total", "damage"), [(False, 7, 1), (True, 9, 3)])
def test_the_hound_is_quicker_and_bites_harder_where_a_mark_is(marked: bool, total: int, damage: int) -> None:
    scene = skirmish(
        creature("ash-hound", 0, (40, 48)),
        creature("obsidian-golem", 1, (49, 48), marked=marked),
        forces=[force(hand=["incinerate"])],
    )
    scene.does(0, "activate:ash-hound", "strike:obsidian-golem").fights_with(0, "incinerate")
    assert scene.happened("duel-won")[0]["more"] == total
    # One for the win, one of the hound, and one of the mark, for the hound is of fire.
    assert scene.damage("obsidian-golem") == damage


@pytest.mark.rule("card.ember-stalker")
def test_the_stalker_comes_into_play_far_from_every_enemy() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (48, 2)), forces=[force(hand=["ember-stalker"], mana=4), force()]
    )
    scene.does(0, "cast:ember-stalker").passes()
    assert scene.refuses(0, "place:48,46")[0].startswith("refused-")
    scene.does(0, "place:48,47")
    (new,) = [id for id, one in scene.state.creatures().items() if one.face == "ember-stalker"]
    assert scene.place(new) == (48, 47)


@pytest.mark.rule("card.ember-stalker")
def test_the_stalker_may_mark_instead_of_all_damage() -> None:
    scene = skirmish(
        creature("ember-stalker", 0, (40, 48)),
        creature("tome-guardian", 1, (48, 48)),
        forces=[force(hand=["ash-hound"])],
    )
    scene.does(0, "activate:ember-stalker", "strike:tome-guardian").passes().lays(0, "ash-hound")
    scene.does(0, "choose:brand").passes()
    assert scene.creature("tome-guardian").marked
    assert scene.damage("tome-guardian") == 0


@pytest.mark.rule("card.punishing-mark")
def test_the_mark_punishes_whoever_is_activated_with_it() -> None:
    scene = skirmish(
        creature("obsidian-golem", 1, (48, 48), marked=True),
        creature("tome-guardian", 1, (48, 60)),
        forces=[force(hand=["punishing-mark", "punishing-mark"], mana=4), force()],
        first=1,
    )
    scene.does(1, "activate:obsidian-golem").does(0, "cast:punishing-mark", "pay").passes()
    assert scene.asks == {1: "ask-activation"}
    assert scene.damage("obsidian-golem") == 3, "two, and one of the mark itself"
    scene.does(1, "end").does(0, "pass").does(1, "activate:tome-guardian")
    assert "cast:punishing-mark" not in scene.offers(0)


@pytest.mark.rule("card.mark-of-cinder")
def test_whoever_is_marked_takes_one_more_from_everything_of_fire() -> None:
    scene = skirmish(
        creature("obsidian-golem", 1, (36, 48)),
        creature("goblin-raider", 0, (45, 48)),
        forces=[
            force("ash-prophet", hand=["mark-of-cinder", "fireball", "incinerate"], mana=9, at=(10, 48)),
            force(),
        ],
    )
    scene.does(0, "cast:mark-of-cinder", "pick:obsidian-golem").passes()
    assert scene.creature("obsidian-golem").marked
    scene.does(1, "pass").does(0, "cast:fireball", "place:28,40", "pay").passes()
    assert scene.damage("obsidian-golem") == 2
    scene.does(0, "activate:goblin-raider", "strike:obsidian-golem").fights_with(0, "incinerate")
    assert scene.damage("obsidian-golem") == 4


@pytest.mark.rule("card.incinerate")
@pytest.mark.parametrize(("marked", "damage"), [(False, 4), (True, 7)])
def test_incinerate_burns_the_marked_more(marked: bool, damage: int) -> None:
    scene = skirmish(
        creature("obsidian-golem", 1, (36, 48), marked=marked),
        forces=[force(hand=["incinerate"], mana=4, at=(10, 48)), force()],
    )
    scene.does(0, "cast:incinerate", "pick:obsidian-golem").passes()
    assert scene.damage("obsidian-golem") == damage
