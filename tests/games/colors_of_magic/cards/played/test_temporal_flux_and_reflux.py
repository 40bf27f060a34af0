"""Each card of Temporal Flux and Reflux, played. [school.temporal-flux-and-reflux]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from tests.games.colors_of_magic.scenario import creature, force, skirmish


@pytest.mark.rule("card.paradox-spirit")
def test_the_spirit_may_hurt_its_target_first_and_pays_after_the_combat() -> None:
    scene = skirmish(
        creature("paradox-spirit", 0, (40, 48)),
        creature("obsidian-golem", 1, (48, 48)),
        forces=[force(hand=["deja-vu"])],
    )
    scene.does(0, "activate:paradox-spirit", "strike:obsidian-golem", "choose:absolute-initiative")
    scene.until("ask-duel")
    assert (scene.damage("obsidian-golem"), scene.damage("paradox-spirit")) == (1, 0)
    scene.fights()
    # One point of the duel that it lost, one of its own ability.
    assert (scene.damage("obsidian-golem"), scene.damage("paradox-spirit")) == (1, 2)


@pytest.mark.rule("card.paradox-spirit")
def test_an_attacker_that_dies_of_it_attacks_no_more() -> None:
    scene = skirmish(
        creature("paradox-spirit", 0, (40, 48)), creature("storm-lynx", 1, (48, 48), damage=1), first=1
    )
    scene.does(1, "activate:storm-lynx", "strike:paradox-spirit").does(
        0, "choose:absolute-initiative"
    ).passes()
    assert "ask-duel" not in scene.asks.values()
    assert not scene.lives("storm-lynx")
    assert scene.damage("paradox-spirit") == 1


@pytest.mark.rule("card.paradox-spirit")
def test_without_it_the_spirit_fights_as_others_do() -> None:
    scene = skirmish(creature("paradox-spirit", 0, (40, 48)), creature("storm-lynx", 1, (48, 48)))
    scene.does(0, "activate:paradox-spirit", "strike:storm-lynx", "decline").fights()
    assert (scene.damage("storm-lynx"), scene.damage("paradox-spirit")) == (1, 0)


@pytest.mark.rule("card.chronovore")
def test_the_chronovore_eats_the_activation_of_another() -> None:
    scene = skirmish(
        creature("chronovore", 0, (40, 48)),
        creature("tome-guardian", 0, (40, 60)),
        creature("scroll-golem", 0, (40, 72), tapped=True),
    )
    scene.does(0, "activate:chronovore", "choose:eat-time")
    assert scene.offers(0) == ["pick:tome-guardian", "pick:spell-splicer"]
    scene.does(0, "pick:tome-guardian").passes()
    assert scene.creature("tome-guardian").tapped
    assert (scene.value("chronovore", Stat.MELEE), scene.value("chronovore", Stat.DEFENSE)) == (5, 4)
    scene.does(0, "end").until_turn(2)
    assert (scene.value("chronovore", Stat.MELEE), scene.value("chronovore", Stat.DEFENSE)) == (3, 2)


@pytest.mark.rule("card.deja-vu")
def test_an_enemy_moves_once_more_by_the_same_vector() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (40, 48)), forces=[force(hand=["deja-vu"], mana=3), force()], first=1
    )
    scene.does(1, "activate:tome-guardian", "go:48,54").does(0, "cast:deja-vu").passes()
    assert scene.place("tome-guardian") == (56, 60)


@pytest.mark.rule("card.deja-vu")
def test_an_enemy_strikes_the_same_target_once_more() -> None:
    scene = skirmish(
        creature("storm-lynx", 1, (40, 48)),
        creature("obsidian-golem", 0, (48, 48)),
        forces=[force(hand=["deja-vu"], mana=3), force()],
        first=1,
    )
    scene.does(1, "activate:storm-lynx", "strike:obsidian-golem").passes()
    while "ask-duel" in scene.asks.values():
        scene.pass_once()
    scene.does(0, "cast:deja-vu").fights()
    assert len(scene.happened("attack-declared")) == 2


@pytest.mark.rule("card.stasis-field")
@pytest.mark.parametrize("owner", [0, 1])
def test_who_enters_the_field_loses_the_next_activation(owner: int) -> None:
    scene = skirmish(
        creature("tome-guardian", owner, (40, 48)),
        forces=[force(hand=["stasis-field"], mana=4, at=(40, 80)), force()],
    )
    scene.does(0, "cast:stasis-field", "place:60,56").passes()
    if owner == 0:
        scene.does(1, "pass")
    scene.does(owner, "activate:tome-guardian", "go:48,52", "end")
    scene.until_turn(2)
    assert scene.creature("tome-guardian").tapped
    scene.until_turn(3)
    assert not scene.creature("tome-guardian").tapped


@pytest.mark.rule("card.stasis-field")
def test_who_stands_in_the_field_when_it_is_laid_is_free_until_an_activation_ends_there() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (40, 48)),
        forces=[force(hand=["stasis-field"], mana=4, at=(40, 70)), force()],
    )
    scene.does(0, "cast:stasis-field", "place:40,52").passes()
    assert "activate:tome-guardian" in scene.offers(1)
    scene.does(1, "activate:tome-guardian", "end")
    scene.until_turn(2)
    assert scene.creature("tome-guardian").tapped


@pytest.mark.rule("card.precognition")
def test_the_foreseen_creature_is_activated_next_though_it_was_before() -> None:
    scene = skirmish(
        creature("tome-guardian", 0, (40, 48), tapped=True),
        creature("scroll-golem", 0, (40, 72)),
        forces=[force(hand=["precognition"], mana=2), force(passed=True)],
    )
    scene.does(0, "cast:precognition", "pick:tome-guardian").passes()
    assert scene.offers(0) == ["activate:tome-guardian"]
    scene.does(0, "activate:tome-guardian", "go:44,48", "end")
    assert scene.place("tome-guardian") == (44, 48)
    assert "activate:scroll-golem" in scene.offers(0)
    assert "activate:tome-guardian" not in scene.offers(0)


@pytest.mark.rule("card.stasis-field")
def test_who_is_pushed_into_the_field_before_its_activation_loses_it_this_turn() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (40, 48)),
        creature("orc-warrior", 0, (32, 48), keywords=[{"id": "impact"}]),
        forces=[force(), force()],
        permanents=[{"face": "stasis-field", "owner": 0, "id": "field"}],
        zones=[{"kind": "stasis", "at": (56, 48), "radius": 12, "owner": 0, "permanent": "field"}],
    )
    scene.does(0, "activate:orc-warrior", "strike:tome-guardian").fights()
    assert scene.place("tome-guardian") == (44, 48)
    scene.does(0, "end").passes()
    assert "activate:tome-guardian" not in scene.offers(1)
    scene.until_turn(2)
    assert not scene.creature("tome-guardian").tapped


@pytest.mark.rule("card.precognition")
def test_a_creature_is_foreseen_once_a_turn() -> None:
    scene = skirmish(
        creature("tome-guardian", 0, (40, 48), tapped=True),
        forces=[force(hand=["precognition"] * 2, mana=4), force(passed=True)],
    )
    scene.does(0, "cast:precognition", "pick:tome-guardian", "pay").passes()
    scene.does(0, "activate:tome-guardian", "end").passes()
    assert "activate:tome-guardian" not in scene.offers(0)
    scene.does(0, "cast:precognition")
    assert scene.refuses(0, "pick:tome-guardian") == ("refused-used-this-turn", "card.precognition")
    scene.does(0, "pick:spell-splicer").passes()
    assert "activate:tome-guardian" not in scene.offers(0)


@pytest.mark.rule("card.deja-vu")
def test_another_action_is_done_again() -> None:
    scene = skirmish(
        forces=[
            force(hand=["deja-vu"], mana=3),
            force("ash-prophet", tokens=2, hand=[], deck=["ash-hound", "fireball"]),
        ],
        first=1,
    )
    scene.does(1, "activate:ash-prophet", "act:ash-prophet:vision-of-ash", "player:1")
    scene.does(1, "card:ash-hound", "card:fireball").does(0, "cast:deja-vu").passes()
    assert scene.player(1).tokens == 0
