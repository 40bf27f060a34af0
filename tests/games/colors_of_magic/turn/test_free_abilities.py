"""Rulings on free abilities of keywords, portals, mounts and carriers. [turn.free-abilities]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import AttackKind, MarkerKind, Stat, Until, ZoneKind
from magehall.games.colors_of_magic.cards.words.base import plus
from magehall.games.colors_of_magic.combat.reach import why_not_attack
from magehall.games.colors_of_magic.damage.leaving import let_down
from magehall.games.colors_of_magic.model.deeds import Activate, PickPlace, UseLine
from magehall.games.colors_of_magic.model.distances import size
from magehall.games.colors_of_magic.model.frames.combat import Death
from magehall.games.colors_of_magic.model.frames.moves import Force
from magehall.games.colors_of_magic.model.frames.turn import Activation, Activations
from magehall.games.colors_of_magic.model.pieces import Away, Lasting, Marker, Permanent, Zone
from magehall.games.colors_of_magic.turn.free_abilities import ABILITIES
from magehall.kernel.text import LOCALES, has_message
from tests.games.colors_of_magic.bare import keyword_for_good
from tests.games.colors_of_magic.field import Field, field


def place(scene: Field, id: str) -> tuple[int, int]:
    creature = scene.state.creature(id)
    return creature.x, creature.y


# Healing and Taunt


@pytest.mark.rule("keyword.healing")
def test_healing_is_for_a_wounded_neighbour_once_a_turn() -> None:
    scene = field()
    healer = scene.puts("ash-hound", 0, (20, 20), lasting=[keyword_for_good(KeywordId.HEALING, 2)])
    wounded = scene.puts("shard-golem", 0, (26, 20), damage=3)
    scene.puts("shard-golem", 0, (20, 26))
    scene.puts("shard-golem", 0, (40, 40), damage=2)
    scene.puts("shard-golem", 1, (26, 26), damage=2)
    scene.calls(Activations(0)).does(f"use:{healer}:healing")
    # One creature fits, so nobody is asked for it.
    assert scene.state.creature(wounded).damage == 1
    assert scene.refuses(UseLine(healer, "healing")) == ("used-this-turn", "keyword.healing")
    assert not scene.state.creature(healer).tapped


@pytest.mark.rule("keyword.healing")
def test_nobody_is_healed_who_is_not_hurt() -> None:
    scene = field()
    healer = scene.puts("ash-hound", 0, (20, 20), lasting=[keyword_for_good(KeywordId.HEALING, 2)])
    scene.puts("shard-golem", 0, (26, 20))
    scene.puts("shard-golem", 1, (80, 80))
    scene.calls(Activations(0))
    assert scene.refuses(UseLine(healer, "healing")) == ("nobody-to-heal", "keyword.healing")


@pytest.mark.rule("keyword.taunt")
def test_who_is_taunted_attacks_the_taunter_first() -> None:
    scene = field()
    taunter = scene.puts("shard-golem", 0, (20, 20), lasting=[keyword_for_good(KeywordId.TAUNT)])
    friend = scene.puts("ash-hound", 0, (28, 28))
    enemy = scene.puts("scroll-golem", 1, (26, 22))
    scene.puts("scroll-golem", 1, (60, 22))
    scene.calls(Activations(0)).does(f"use:{taunter}:taunt")
    refusal = why_not_attack(scene.state, enemy, friend, AttackKind.MELEE)
    assert refusal is not None
    assert refusal.reason.key == "refused-attacks-first"
    assert why_not_attack(scene.state, enemy, taunter, AttackKind.MELEE) is None


@pytest.mark.rule("keyword.taunt")
def test_a_printed_distance_of_taunt_counts() -> None:
    scene = field()
    taunter = scene.puts("shard-golem", 0, (20, 20), lasting=[keyword_for_good(KeywordId.TAUNT, 6)])
    first = scene.puts("scroll-golem", 1, (44, 20))
    second = scene.puts("scroll-golem", 1, (20, 44))
    scene.puts("scroll-golem", 1, (80, 80))
    scene.calls(Activations(0)).does(f"use:{taunter}:taunt")
    assert scene.offers() == [f"pick:{first}", f"pick:{second}"]


# Teleport and portals


@pytest.mark.rule("keyword.teleport")
def test_a_creature_teleports_once_a_game_in_its_activation_beside_its_move() -> None:
    scene = field()
    wisp = scene.puts("ash-hound", 0, (20, 20), lasting=[keyword_for_good(KeywordId.TELEPORT, 6)])
    scene.puts("ash-hound", 0, (60, 80))
    scene.calls(Activations(0))
    assert scene.refuses(UseLine(wisp, "teleport")) == ("only-in-activation", "keyword.teleport")
    scene.does(f"activate:{wisp}", f"use:{wisp}:teleport")
    assert scene.asked[0].space == "place"
    # 6 inches edge to edge: 24 steps and both radii.
    assert scene.refuses(PickPlace(49, 20)) == ("too-far", "move.teleport")
    scene.does("place:48,20")
    assert place(scene, wisp) == (48, 20)
    scene.does("go:60,20")
    assert not scene.state.creature(wisp).used
    assert scene.state.creature(wisp).used_up == ["teleport"]


def through_portals() -> tuple[Field, str]:
    scene = field()
    enemy = scene.puts("scroll-golem", 1, (20, 20))
    scene.puts("ash-hound", 0, (60, 10))
    scene.state.add("p1", Permanent("water-portal", 0, -1))
    for id, where in (("m1", (20, 24)), ("m2", (80, 80))):
        scene.state.add(id, Marker(MarkerKind.PORTAL, *where, permanent="p1"))
    return scene, enemy


@pytest.mark.rule("card.water-portal")
def test_anyones_creature_goes_through_a_portal_once_a_turn() -> None:
    scene, enemy = through_portals()
    scene.calls(Activation(enemy, 1)).does("use:p1:portal")
    assert scene.refuses(PickPlace(80, 70)) == ("too-far", "concepts.adjacent")
    scene.does("place:80,84")
    assert place(scene, enemy) == (80, 84)
    assert scene.refuses(UseLine("p1", "portal")) == ("used-this-turn", "card.water-portal")


@pytest.mark.rule("card.water-portal")
def test_who_touches_no_portal_stays() -> None:
    scene, enemy = through_portals()
    scene.state.edit_creature(enemy).y = 12
    scene.calls(Activation(enemy, 1))
    assert scene.refuses(UseLine("p1", "portal")) == ("marker-not-touched", "card.water-portal")


@pytest.mark.rule("move.teleport")
def test_who_is_put_into_a_zone_enters_it() -> None:
    scene, enemy = through_portals()
    scene.state.add("z1", Zone(ZoneKind.FLOW, 80, 84, 8, 0))
    scene.calls(Activation(enemy, 1)).does("use:p1:portal", "place:80,84")
    assert place(scene, enemy) == (80, 84)


# Riding


def steed() -> tuple[Field, str, str, str]:
    scene = field()
    mage = scene.puts("ash-blade-pyromancer", 0, (20, 20))
    horse = scene.puts("ashen-steed", 0, (28, 20))
    enemy = scene.puts("scroll-golem", 1, (70, 20))
    return scene, mage, horse, enemy


@pytest.mark.rule("card.ashen-steed")
def test_a_mage_rides_with_the_movement_of_the_steed_and_gets_off_after_the_move() -> None:
    scene, mage, horse, enemy = steed()
    scene.calls(Activation(mage, 0))
    assert scene.refuses(UseLine(horse, "dismount")) == ("not-riding", "card.ashen-steed")
    scene.does(f"use:{horse}:mount")
    assert place(scene, mage) == place(scene, horse) == (28, 20)
    assert size(scene.state.creature(mage)) == 2
    assert scene.refuses(UseLine(horse, "dismount")) == ("only-after-move", "card.ashen-steed")
    # 8 inches of the steed, where the mage has 6.
    scene.does("go:28,52")
    assert place(scene, mage) == place(scene, horse) == (28, 52)
    assert why_not_attack(scene.state, enemy, mage, AttackKind.MELEE) is not None
    scene.does(f"use:{horse}:dismount", "place:28,60", "end")
    assert (place(scene, mage), place(scene, horse)) == ((28, 60), (28, 52))
    assert size(scene.state.creature(mage)) == 1
    assert not scene.state.creature(horse).tapped


@pytest.mark.rule("card.ashen-steed")
def test_only_the_rider_is_activated_and_either_may_be_attacked() -> None:
    scene, mage, horse, enemy = steed()
    scene.calls(Activation(mage, 0)).does(f"use:{horse}:mount", "end")
    scene.state.edit_creature(mage).tapped = False
    other = scene.puts("ash-hound", 0, (80, 80))
    scene.calls(Activations(0))
    assert scene.refuses(Activate(horse)) == ("ridden", "card.ashen-steed")
    assert scene.offers("activate") == [f"activate:{mage}", f"activate:{other}"]
    scene.state.edit_creature(enemy).x = 35
    for target in (mage, horse):
        assert why_not_attack(scene.state, enemy, target, AttackKind.MELEE) is None


@pytest.mark.rule("card.ashen-steed")
def test_a_push_moves_both_and_the_rider_stands_where_the_steed_dies() -> None:
    scene, mage, horse, _ = steed()
    scene.calls(Activation(mage, 0)).does(f"use:{horse}:mount", "end")
    scene.calls(Force(horse, 1, 8, 20, 20, away=True))
    assert place(scene, mage) == place(scene, horse) == (36, 20)
    scene.calls(Death((horse,), 1))
    assert horse not in scene.state.things
    assert (place(scene, mage), size(scene.state.creature(mage))) == ((36, 20), 1)
    assert scene.state.stands(mage)


@pytest.mark.rule("card.ashen-steed")
@pytest.mark.rule("card.banishment")
def test_a_rider_stands_alone_while_the_steed_is_banished() -> None:
    scene, mage, horse, _ = steed()
    scene.calls(Activation(mage, 0)).does(f"use:{horse}:mount", "end")
    let_down(scene.state, horse)
    scene.state.edit_creature(horse).away = Away.BANISHED
    assert (scene.state.creature(mage).mount, size(scene.state.creature(mage))) == ("", 1)
    assert place(scene, mage) == (28, 20)


@pytest.mark.rule("card.ashen-steed")
def test_nobody_mounts_from_afar() -> None:
    scene, mage, horse, _ = steed()
    scene.state.edit_creature(horse).x = 40
    scene.calls(Activation(mage, 0))
    assert scene.refuses(UseLine(horse, "mount")) == ("not-adjacent", "card.ashen-steed")


@pytest.mark.rule("card.ashen-steed")
@pytest.mark.parametrize(("start", "damage"), [((28, 20), 2), ((36, 20), 1)])
def test_the_steed_strikes_harder_after_four_inches_straight_ahead(
    start: tuple[int, int], damage: int
) -> None:
    scene, _, horse, _ = steed()
    own = scene.state.edit_creature(horse)
    own.x, own.y = start
    weak = scene.puts("living-bonfire", 1, (55, 20), lasting=weakened())
    scene.calls(Activation(horse, 0)).does("go:45,20", f"strike:{weak}")
    assert scene.state.creature(weak).damage == damage


def weakened() -> list[Lasting]:
    return [Lasting(plus(Stat.DEFENSE, -3), Until.FOR_GOOD)]


def test_every_free_ability_has_its_words() -> None:
    for ability in ABILITIES:
        for locale in LOCALES:
            assert has_message("colors_of_magic", f"option-use-{ability}", locale)
            assert has_message("colors_of_magic", ABILITIES[ability].name.removeprefix("@"), locale)


# Being carried


@pytest.mark.rule("card.gryphon-knight")
def test_a_gryphon_carries_a_small_creature_and_sets_it_down_after_its_move() -> None:
    scene = field()
    gryphon = scene.puts("gryphon-knight", 0, (20, 20))
    small = scene.puts("ash-hound", 0, (28, 20))
    scene.puts("obsidian-golem", 0, (20, 28))
    scene.puts("scroll-golem", 1, (80, 80))
    scene.calls(Activation(gryphon, 0))
    assert scene.offers() == [f"pick:{small}", "decline"]
    scene.does(f"pick:{small}")
    assert scene.state.creature(small).away is Away.CARRIED
    scene.does("go:20,46")
    assert scene.refuses(PickPlace(20, 70)) == ("too-far", "concepts.adjacent")
    scene.does("place:28,46")
    assert (place(scene, small), scene.state.creature(small).away) == ((28, 46), None)
    assert not scene.state.creature(small).tapped


@pytest.mark.rule("card.gryphon-knight")
def test_who_was_carried_nowhere_is_set_down_at_the_end() -> None:
    scene = field()
    gryphon = scene.puts("gryphon-knight", 0, (20, 20))
    small = scene.puts("ash-hound", 0, (28, 20))
    scene.calls(Activation(gryphon, 0)).does(f"pick:{small}", "end", "place:28,20")
    assert (place(scene, small), scene.state.creature(small).away) == ((28, 20), None)
