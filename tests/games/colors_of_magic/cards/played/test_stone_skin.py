"""Stone Skin as it is played. [school.stone-skin]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.damage.activations import begin_lasting
from magehall.games.colors_of_magic.model.values import restricted
from tests.games.colors_of_magic.scenario import creature, force, monster, skirmish

pytestmark = pytest.mark.rule("school.stone-skin")


@pytest.mark.rule("card.granite-basilisk")
def test_who_strikes_the_basilisk_cannot_move_in_its_next_activation() -> None:
    """Whatever the result of the attack. [card.granite-basilisk]"""
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48)),
        creature("granite-basilisk", 1, (48, 48)),
    )
    scene.does(0, "activate:storm-lynx", "strike:granite-basilisk").fights().does(0, "end")
    scene.does(1, "pass").does(0, "pass").passes()
    scene.does(1, "pass").does(0, "activate:storm-lynx").passes()
    assert scene.offers(0, "go:") == []
    assert scene.offers(0, "use:storm-lynx:leap") == []
    assert scene.offers(0, "disengage") == []


@pytest.mark.rule("card.obsidian-golem")
def test_who_is_engaged_with_the_golem_attacks_nobody_else() -> None:
    """[card.obsidian-golem]"""
    scene = skirmish(
        creature("wind-master", 0, (40, 48)),
        creature("obsidian-golem", 1, (48, 48)),
        creature("orc-warrior", 1, (40, 56)),
        creature("goblin-raider", 1, (20, 80)),
    )
    scene.does(0, "activate:wind-master").passes()
    attacks = [*scene.offers(0, "strike:"), *scene.offers(0, "shoot:")]
    assert attacks == ["strike:obsidian-golem", "shoot:obsidian-golem"]


@pytest.mark.rule("card.obsidian-golem")
def test_who_is_engaged_with_the_golem_has_no_free_attack_on_others() -> None:
    """[card.obsidian-golem]"""
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48)),
        creature("obsidian-golem", 0, (46, 61)),
        creature("orc-warrior", 1, (46, 53)),
    )
    scene.does(0, "activate:storm-lynx", "disengage").passes()
    assert scene.asks == {0: "ask-go"}


@pytest.mark.rule("combat.this-attack")
@pytest.mark.rule("card.reactive-plating")
def test_plating_hardens_for_one_attack() -> None:
    """[card.reactive-plating]"""
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48)),
        creature("orc-warrior", 1, (48, 48)),
        forces=[force(), force(hand=["reactive-plating"], mana=2)],
    )
    scene.does(0, "activate:storm-lynx", "strike:orc-warrior").does(1, "cast:reactive-plating").fights()
    # Melee 4 against Defence 2 and 3.
    assert scene.happened("duel-won")[0]["more"] == 5
    assert scene.damage("storm-lynx") == 1
    assert scene.value("orc-warrior", Stat.DEFENSE) == 2


@pytest.mark.rule("card.thorns")
def test_thorns_hurt_who_strikes() -> None:
    """[card.thorns]"""
    scene = skirmish(
        creature("storm-lynx", 1, (40, 48)),
        creature("granite-basilisk", 0, (48, 48)),
        forces=[force(hand=["thorns"], mana=3, at=(60, 48))],
    )
    scene.does(0, "cast:thorns", "pick:granite-basilisk").passes()
    scene.does(1, "activate:storm-lynx", "strike:granite-basilisk").fights()
    assert scene.damage("granite-basilisk") == 1
    assert scene.damage("storm-lynx") == 1


@pytest.mark.rule("concepts.armour-word")
@pytest.mark.rule("card.iron-hide")
def test_iron_hide_lasts_until_end_of_turn() -> None:
    """[card.iron-hide]"""
    scene = skirmish(
        creature("storm-lynx", 0, (20, 48)), forces=[force(hand=["iron-hide"], mana=2, at=(10, 48))]
    )
    scene.does(0, "cast:iron-hide", "pick:storm-lynx").passes()
    assert scene.value("storm-lynx", Stat.DEFENSE) == 2 + 2
    scene.does(1, "pass").does(0, "pass").passes()
    assert scene.value("storm-lynx", Stat.DEFENSE) == 2


@pytest.mark.rule("card.granite-basilisk")
def test_who_destroys_the_basilisk_cannot_move_in_its_next_activation_either() -> None:
    """It is enough that it was attacked. [card.granite-basilisk]"""
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48)),
        creature("granite-basilisk", 1, (48, 48), damage=2),
    )
    scene.does(0, "activate:storm-lynx", "strike:granite-basilisk").fights().does(0, "end")
    assert not scene.lives("granite-basilisk")
    scene.does(1, "pass").does(0, "pass").passes()
    scene.does(1, "pass").does(0, "activate:storm-lynx").passes()
    assert scene.refuses(0, "go:44,48") == ("refused-immobilised", "move.immobilised")


@pytest.mark.rule("card.granite-basilisk")
def test_a_basilisk_that_attacks_and_falls_petrifies_nobody() -> None:
    scene = skirmish(
        creature("obsidian-golem", 0, (40, 48)), creature("granite-basilisk", 1, (48, 48), damage=2), first=1
    )
    scene.does(1, "activate:granite-basilisk", "strike:obsidian-golem").fights().does(
        0, "activate:obsidian-golem"
    )
    assert not scene.lives("granite-basilisk")
    assert scene.offers(0, "go:")


@pytest.mark.rule("card.granite-basilisk")
@pytest.mark.rule("turn.words")
def test_a_monster_that_strikes_the_basilisk_stays_where_it_is_in_its_next_turn() -> None:
    """The end of the turn in which it attacked is not that of its next one. [turn.words]"""
    scene = skirmish(
        monster("goblin-gorb-the-belligerent", (40, 48), id="gorb"),
        creature("granite-basilisk", 1, (48, 48)),
        scenario="giant",
        at="monsters",
    )
    scene.passes()
    assert scene.asks == {1: "ask-turn"}
    assert not restricted(scene.state, "gorb", Restriction.CANNOT_MOVE)
    begin_lasting(scene.state, "gorb")
    assert restricted(scene.state, "gorb", Restriction.CANNOT_MOVE)


@pytest.mark.rule("card.granite-basilisk", "keyword.retribution")
def test_the_basilisk_petrifies_also_who_killed_it_by_retribution() -> None:
    """It was attacked, whatever it died of. [card.granite-basilisk]"""
    thorny = [{"id": "retribution", "value": 1}]
    scene = skirmish(
        creature("tome-guardian", 0, (40, 48), keywords=thorny),
        creature("granite-basilisk", 1, (46, 48), damage=2),
    )
    scene.does(0, "activate:tome-guardian", "strike:granite-basilisk").fights().does(0, "end")
    assert not scene.lives("granite-basilisk")
    scene.does(1, "pass").does(0, "pass").passes()
    scene.does(1, "pass").does(0, "activate:tome-guardian").passes()
    assert scene.refuses(0, "go:44,48") == ("refused-immobilised", "move.immobilised")
