"""Keywords of attacks and damage, at work on creatures that carry them. [keywords]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.catalogue import CREATURES
from magehall.games.colors_of_magic.cards.vocabulary import Stat
from tests.games.colors_of_magic.carriers import FOREST, Piece, kw, one, shoots, strikes
from tests.games.colors_of_magic.scenario import creature, force, skirmish


@pytest.mark.rule("keyword.impact")
@pytest.mark.parametrize(("attacker", "damage"), [("orc-warrior", 1), ("tome-guardian", 0)])
def test_impact_pushes_the_target_an_inch_whatever_the_result(attacker: str, damage: int) -> None:
    scene = strikes(one(attacker, **kw("impact")), one("chronovore"))
    assert scene.place("chronovore") == (52, 48)
    assert scene.damage("chronovore") == damage


@pytest.mark.rule("keyword.charge")
@pytest.mark.parametrize(("start", "damage"), [(40, 1), (41, 0)])
def test_a_charge_of_two_inches_adds_three_melee(start: int, damage: int) -> None:
    scene = skirmish(
        creature("tome-guardian", 0, (start, 48), **kw("charge", 2, 3)), creature("scroll-golem", 1, (56, 48))
    )
    scene.does(0, "activate:tome-guardian", "go:48,48", "strike:scroll-golem").fights()
    assert scene.damage("scroll-golem") == damage


@pytest.mark.rule("keyword.precision")
@pytest.mark.parametrize(("more", "power"), [({}, 2), (kw("precision"), 3)])
def test_precision_ignores_light_cover(more: Piece, power: int) -> None:
    scene = shoots(one("tome-guardian"), shooter=more, terrain=[FOREST])
    scene.does(0, "shoot:tome-guardian").passes()
    assert scene.happened("shot-compared")[0]["power"] == power


@pytest.mark.rule("keyword.voracious")
def test_the_voracious_heal_when_they_destroy_an_enemy_in_melee() -> None:
    scene = strikes(one("orc-warrior", damage=1, **kw("voracious", 1)), one("goblin-raider"))
    assert not scene.lives("goblin-raider")
    assert scene.damage("orc-warrior") == 0


@pytest.mark.rule("keyword.voracious")
def test_the_voracious_heal_when_attacked_too() -> None:
    scene = strikes(one("tome-guardian", damage=1), one("orc-warrior", damage=1, **kw("voracious", 1)))
    assert not scene.lives("tome-guardian")
    assert scene.damage("orc-warrior") == 0


@pytest.mark.rule("keyword.explosion")
def test_an_explosion_hurts_all_that_are_adjacent() -> None:
    scene = strikes(
        one("orc-warrior"),
        one("goblin-raider", **kw("explosion", 1)),
        creature("tome-guardian", 1, (48, 56)),
        creature("scroll-golem", 1, (48, 65)),
    )
    found = [scene.damage(id) for id in ("orc-warrior", "tome-guardian", "scroll-golem")]
    assert found == [1, 1, 0]


@pytest.mark.rule("keyword.venom")
def test_venom_takes_from_the_first_attack_and_is_then_gone() -> None:
    scene = strikes(one("orc-warrior", **kw("venom", 2)), one("storm-lynx"))
    assert scene.creature("storm-lynx").venom == 2
    scene.does(0, "end").does(1, "activate:storm-lynx", "strike:orc-warrior").fights()
    assert scene.happened("duel-tied"), "4 less 2 is the Defence of the orc"
    assert scene.creature("storm-lynx").venom == 0


@pytest.mark.rule("keyword.venom")
def test_venom_takes_inches_of_the_first_move() -> None:
    scene = skirmish(creature("tome-guardian", 0, (40, 48), venom=2))
    scene.does(0, "activate:tome-guardian")
    scene.refuses(0, "go:49,48")
    scene.does(0, "go:48,48")
    assert scene.creature("tome-guardian").venom == 0


@pytest.mark.rule("keyword.life-drain")
@pytest.mark.parametrize(("more", "damage"), [({}, 3), (kw("armor", 1), 5)])
def test_life_drain_heals_the_mage_if_damage_is_dealt(more: Piece, damage: int) -> None:
    scene = strikes(
        one("orc-warrior", **kw("life-drain", 2)),
        one("tome-guardian", **more),
        forces=[force(mage_damage=5)],
    )
    assert scene.damage("spell-splicer") == damage


@pytest.mark.rule("keyword.shockwave")
@pytest.mark.parametrize("target", ["tome-guardian", "goblin-raider"])
def test_a_shockwave_hurts_enemies_beside_the_target_though_it_died(target: str) -> None:
    scene = strikes(
        one("orc-warrior", **kw("shockwave", 0, 1)),
        one(target),
        creature("scroll-golem", 1, (48, 56)),
        creature("ash-hound", 0, (48, 40)),
        creature("storm-lynx", 1, (57, 48)),
    )
    found = [scene.damage(id) for id in ("scroll-golem", "ash-hound", "storm-lynx")]
    assert found == [1, 0, 0]
    assert scene.lives(target) is (target == "tome-guardian")


@pytest.mark.rule("keyword.armor")
def test_armour_takes_from_each_blow() -> None:
    scene = strikes(one("orc-warrior"), one("tome-guardian", **kw("armor", 1)))
    assert scene.damage("tome-guardian") == 0


@pytest.mark.rule("keyword.camouflage")
def test_camouflage_hides_behind_light_cover() -> None:
    scene = shoots(one("tome-guardian", **kw("camouflage")), terrain=[FOREST])
    assert "shoot:tome-guardian" not in scene.offers(0)
    assert "shoot:tome-guardian" in shoots(one("tome-guardian", **kw("camouflage"))).offers(0)


@pytest.mark.rule("keyword.elusive")
def test_shots_at_the_elusive_are_weaker() -> None:
    scene = shoots(one("tome-guardian", **kw("elusive")))
    scene.does(0, "shoot:tome-guardian").passes()
    assert scene.happened("shot-compared")[0]["power"] == 2


@pytest.mark.rule("keyword.deflector")
def test_a_deflector_sends_a_shot_elsewhere() -> None:
    scene = shoots(one("tome-guardian", **kw("deflector")))
    scene.does(0, "shoot:tome-guardian").does(1, "choose:deflect").passes()
    assert scene.damage("tome-guardian") == 0
    (changed,) = scene.happened("target-changed")
    assert changed["target"] != "@name-tome-guardian"


@pytest.mark.rule("keyword.deflector")
def test_a_deflector_need_not() -> None:
    scene = shoots(one("tome-guardian", **kw("deflector")))
    scene.does(0, "shoot:tome-guardian").does(1, "decline").passes()
    assert scene.damage("tome-guardian") == 1


@pytest.mark.rule("keyword.counter-attack")
@pytest.mark.parametrize(("attacker", "damage"), [("scroll-golem", 1), ("orc-warrior", 0)])
def test_who_does_not_win_is_struck_back(attacker: str, damage: int) -> None:
    scene = strikes(one(attacker), one("tome-guardian", **kw("counter-attack", 1)))
    assert scene.damage(attacker) == damage, "a tie, and a victory"


@pytest.mark.rule("keyword.shield")
def test_a_shield_is_lost_before_life() -> None:
    scene = strikes(one("orc-warrior"), one("tome-guardian", **kw("shield", 2)))
    assert (scene.damage("tome-guardian"), scene.creature("tome-guardian").shield) == (0, 1)


@pytest.mark.rule("keyword.magic-shield")
def test_a_magic_shield_is_none_against_blows() -> None:
    scene = strikes(one("orc-warrior"), one("tome-guardian", **kw("magic-shield", 2)))
    assert (scene.damage("tome-guardian"), scene.creature("tome-guardian").magic_shield) == (1, 2)


@pytest.mark.rule("keyword.magic-shield")
def test_a_magic_shield_is_lost_to_spells() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (30, 48), **kw("magic-shield", 3)),
        forces=[force(hand=["incinerate"], mana=4, at=(10, 48))],
    )
    scene.does(0, "cast:incinerate", "pick:tome-guardian").passes()
    assert (scene.damage("tome-guardian"), scene.creature("tome-guardian").magic_shield) == (1, 0)


@pytest.mark.rule("keyword.skirmish")
def test_a_skirmisher_leaves_after_its_attack() -> None:
    scene = strikes(one("orc-warrior", **kw("skirmish", 2)), one("tome-guardian"))
    scene.refuses(0, "go:31,48")
    scene.does(0, "go:32,48").passes()
    assert scene.place("orc-warrior") == (32, 48)
    assert scene.damage("orc-warrior") == 0


@pytest.mark.rule("keyword.skirmish")
def test_a_skirmisher_that_dies_of_its_attack_goes_nowhere() -> None:
    last = CREATURES["orc-warrior"].body.life - 1
    scene = strikes(
        one("orc-warrior", damage=last, **kw("skirmish", 2)), one("tome-guardian", **kw("retribution", 1))
    )
    assert not scene.lives("orc-warrior")


@pytest.mark.rule("keyword.swift-strike")
@pytest.mark.parametrize(("more", "damage"), [({}, 1), (kw("swift-strike"), 0)])
def test_a_swift_striker_wins_ties_unless_the_other_is_swift_too(more: Piece, damage: int) -> None:
    scene = strikes(one("scroll-golem", **kw("swift-strike")), one("tome-guardian", **more))
    assert scene.damage("tome-guardian") == damage


@pytest.mark.rule("keyword.resilience")
def test_resilience_takes_one_from_a_hard_blow_only() -> None:
    scene = skirmish(
        creature("obsidian-golem", 1, (30, 48), **kw("resilience")),
        forces=[force(hand=["incinerate"], mana=4, at=(10, 48))],
    )
    scene.does(0, "cast:incinerate", "pick:obsidian-golem").passes()
    assert scene.damage("obsidian-golem") == 3
    assert strikes(one("orc-warrior"), one("tome-guardian", **kw("resilience"))).damage("tome-guardian") == 1


@pytest.mark.rule("keyword.retribution")
@pytest.mark.parametrize("damage", [0, 1])
def test_who_hurts_it_in_melee_is_hurt_though_it_dies(damage: int) -> None:
    scene = strikes(one("orc-warrior"), one("tome-guardian", damage=damage, **kw("retribution", 1)))
    assert scene.lives("tome-guardian") is (damage == 0)
    assert scene.damage("orc-warrior") == 1


@pytest.mark.rule("keyword.retribution")
@pytest.mark.parametrize("damage", [0, 1])
def test_retribution_when_it_attacked_and_lost(damage: int) -> None:
    scene = strikes(one("tome-guardian", damage=damage, **kw("retribution", 1)), one("orc-warrior"))
    assert scene.lives("tome-guardian") is (damage == 0)
    assert scene.damage("orc-warrior") == 1


@pytest.mark.rule("keyword.charge")
def test_a_charge_helps_no_shot() -> None:
    scene = skirmish(
        creature("gale-messenger", 0, (40, 48), **kw("charge", 1, 5)),
        creature("obsidian-golem", 1, (70, 48)),
        ranged_duel=True,
    )
    scene.does(0, "activate:gale-messenger", "go:48,48", "shoot:obsidian-golem").fights()
    assert scene.damage("obsidian-golem") == 0


@pytest.mark.rule("keyword.fury")
def test_fury_grows_with_each_wound() -> None:
    scene = strikes(one("tome-guardian", **kw("fury")), one("storm-lynx"))
    assert scene.value("tome-guardian", Stat.MELEE) == 2


@pytest.mark.rule("keyword.swarm")
def test_a_swarm_takes_one_of_an_attack_or_target_and_more_of_a_zone() -> None:
    swarm = creature("obsidian-golem", 1, (30, 48), **kw("swarm"))
    scene = skirmish(swarm, forces=[force(hand=["incinerate"], mana=4, at=(10, 48))])
    scene.does(0, "cast:incinerate", "pick:obsidian-golem").passes()
    assert scene.damage("obsidian-golem") == 1
    scene = skirmish(swarm, forces=[force(hand=["fireball"], mana=3, at=(10, 48))])
    scene.does(0, "cast:fireball", "place:27,48").passes()
    assert scene.damage("obsidian-golem") == 2


@pytest.mark.rule("keyword.swarm")
def test_a_swarm_takes_one_of_a_hard_blow() -> None:
    scene = skirmish(
        creature("orc-warrior", 0, (40, 48)),
        creature("tome-guardian", 1, (48, 48), **kw("swarm")),
        forces=[force(hand=["living-bonfire"])],
    )
    scene.does(0, "activate:orc-warrior", "strike:tome-guardian").passes()
    scene.fights_with(0, "living-bonfire")
    assert scene.damage("tome-guardian") == 1


@pytest.mark.rule("keyword.deflector")
def test_a_deflector_serves_once_a_turn() -> None:
    scene = skirmish(
        creature("gale-messenger", 0, (70, 48), id="first"),
        creature("wind-scout", 0, (70, 60), id="second", **kw("shield", 9)),
        creature("tome-guardian", 1, (48, 48), **kw("deflector")),
        forces=[force(), force(passed=True)],
    )
    scene.does(0, "activate:first", "shoot:tome-guardian").does(1, "choose:deflect").passes()
    scene.does(0, "end").passes()
    scene.does(0, "activate:second", "shoot:tome-guardian").passes()
    assert "choose:deflect" not in scene.offers(1)
    assert len(scene.happened("target-changed")) == 1


@pytest.mark.rule("keyword.impact")
def test_a_free_attack_pushes_too() -> None:
    scene = skirmish(
        creature("tome-guardian", 0, (40, 48)),
        creature("orc-warrior", 1, (48, 48), **kw("impact")),
    )
    scene.does(0, "activate:tome-guardian", "disengage").does(1, "pick:orc-warrior").fights()
    assert scene.place("tome-guardian") == (36, 48)
