"""Each card of Tribal Rage, played. [school.tribal-rage]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from tests.games.colors_of_magic.scenario import creature, force, skirmish


@pytest.mark.rule("card.goblin-raider")
@pytest.mark.parametrize(("owner", "x", "melee"), [(0, 48, 4), (0, 49, 3), (1, 48, 3)])
def test_a_raider_fights_better_beside_a_friend(owner: int, x: int, melee: int) -> None:
    scene = skirmish(creature("goblin-raider", 0, (40, 48)), creature("tome-guardian", owner, (x, 48)))
    assert scene.value("goblin-raider", Stat.MELEE) == melee


@pytest.mark.rule("card.battle-fury")
def test_fury_gives_two_attack_and_after_a_kill_one_more_attack_without_them() -> None:
    scene = skirmish(
        creature("orc-warrior", 0, (40, 48)),
        creature("scroll-golem", 1, (48, 48), damage=1),
        creature("tome-guardian", 1, (32, 48)),
        forces=[force(hand=["battle-fury"], mana=1), force()],
    )
    scene.does(0, "activate:orc-warrior", "strike:scroll-golem").does(0, "cast:battle-fury").fights()
    assert not scene.lives("scroll-golem")
    scene.does(0, "strike:tome-guardian").fights()
    assert [won["more"] for won in scene.happened("duel-won")] == [6, 4]
    assert scene.damage("tome-guardian") == 1


@pytest.mark.rule("card.orc-warrior")
def test_each_damage_makes_the_orc_angrier_until_end_of_turn() -> None:
    scene = skirmish(
        creature("orc-warrior", 1, (36, 48)),
        forces=[
            force(hand=["fireball", "fireball"], mana=6, at=(10, 48)),
            force(hand=["healing-wave"], mana=2, at=(60, 48)),
        ],
    )
    scene.does(0, "cast:fireball", "place:36,45", "pay").passes()
    assert scene.value("orc-warrior", Stat.MELEE) == 5
    scene.does(1, "cast:healing-wave", "pick:orc-warrior").does(0, "cast:fireball", "place:36,45").passes()
    assert scene.value("orc-warrior", Stat.MELEE) == 6
    scene.does(1, "pass").does(0, "pass").passes()
    assert scene.value("orc-warrior", Stat.MELEE) == 4


@pytest.mark.rule("card.tribal-bond")
def test_the_bond_makes_all_others_quicker_and_stronger_than_the_attacker() -> None:
    scene = skirmish(
        creature("orc-warrior", 0, (40, 48)),
        creature("ash-hound", 0, (80, 48)),
        creature("tome-guardian", 1, (48, 48)),
        forces=[force(hand=["tribal-bond"], mana=2), force()],
    )
    scene.does(0, "activate:orc-warrior", "strike:tome-guardian").does(0, "cast:tribal-bond").fights()
    assert (scene.value("ash-hound", Stat.MELEE), scene.value("ash-hound", Stat.MOVEMENT)) == (3, 7)
    assert (scene.value("orc-warrior", Stat.MELEE), scene.value("orc-warrior", Stat.MOVEMENT)) == (4, 4)
    assert scene.value("tome-guardian", Stat.MELEE) == 1


@pytest.mark.rule("card.goblin-horde")
def test_a_horde_is_two_goblins_without_a_card() -> None:
    scene = skirmish(forces=[force(hand=["goblin-horde"], mana=3, at=(10, 48)), force()])
    scene.does(0, "cast:goblin-horde").passes()
    assert scene.refuses(0, "place:39,48")[0].startswith("refused-")
    scene.does(0, "place:38,48", "place:36,55").passes()
    goblins = [id for id, one in scene.state.creatures().items() if one.face == "goblin-horde"]
    assert [scene.place(id) for id in goblins] == [(38, 48), (36, 55)]
    assert [scene.value(id, Stat.MELEE) for id in goblins] == [4, 4]
    assert scene.discard(0) == ["goblin-horde"]


@pytest.mark.rule("card.orc-chieftain")
def test_the_chieftain_strengthens_others_and_orders_one_to_attack() -> None:
    scene = skirmish(
        creature("orc-chieftain", 0, (40, 48)),
        creature("ash-hound", 0, (40, 60), tapped=True),
        creature("tide-walker-nymph", 1, (48, 48)),
        creature("scroll-golem", 1, (40, 68)),
    )
    assert scene.value("ash-hound", Stat.MELEE) == 3
    assert scene.value("orc-chieftain", Stat.MELEE) == 4
    scene.does(0, "activate:orc-chieftain", "strike:tide-walker-nymph").fights()
    scene.does(0, "pick:ash-hound", "strike:scroll-golem").fights()
    assert (scene.damage("tide-walker-nymph"), scene.damage("scroll-golem")) == (1, 1)


@pytest.mark.rule("card.orc-chieftain")
def test_an_attack_that_a_chieftain_orders_sets_off_no_other() -> None:
    scene = skirmish(
        creature("orc-chieftain", 0, (40, 48)),
        creature("orc-chieftain", 0, (40, 60), with_card=False),
        creature("ash-hound", 0, (20, 60)),
        creature("tide-walker-nymph", 1, (48, 48)),
        creature("scroll-golem", 1, (40, 68)),
        creature("tome-guardian", 1, (20, 68)),
    )
    scene.does(0, "activate:orc-chieftain", "strike:tide-walker-nymph").fights()
    scene.does(0, "pick:orc-chieftain-2", "strike:scroll-golem").fights()
    assert scene.damage("scroll-golem") == 1
    assert scene.asks == {0: "ask-activation"}
