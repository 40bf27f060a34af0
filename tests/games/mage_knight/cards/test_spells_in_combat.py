"""Rulings on spells that are cast in combat."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.vocabulary import (
    COLD_FIRE,
    FIRE,
    ICE,
    MELEE,
    PHYSICAL,
    RANGED,
    SIEGE,
    Element,
    Mode,
    Resistance,
)
from magehall.games.mage_knight.foes import values
from magehall.games.mage_knight.model.combat_state import AttackPoints, Phase
from tests.games.mage_knight.cards.casting import caster, casts, casts_strongly
from tests.games.mage_knight.scenario import Scene, hero, quest


def armor(scene: Scene, number: int = 1) -> int:
    return values.armor(scene.state, scene.foe(number))


# Fireball, Snowstorm


@pytest.mark.parametrize(
    ("spell", "color", "element"),
    [
        pytest.param("fireball", "red", FIRE, marks=pytest.mark.rule("card.fireball")),
        pytest.param("snowstorm", "blue", ICE, marks=pytest.mark.rule("card.snowstorm")),
    ],
)
def test_bolts_are_ranged_by_day_and_a_siege_for_a_wound_at_night(
    spell: str, color: str, element: Element
) -> None:
    scene = casts(caster("prowlers", hand=[spell]), spell, color)
    assert scene.combat.attacks == [AttackPoints(5, RANGED, element)]
    assert scene.turn().played == [spell]
    strong = casts_strongly(caster("diggers", hand=[spell]), spell, color)
    assert strong.combat.attacks == [AttackPoints(8, SIEGE, element)]
    assert strong.hero().hand == ["wound"]
    assert strong.combat.wounds == 1
    assert strong.does(0, "strike:foe-1").hero().fame == 2


@pytest.mark.rule("cards.spell")
def test_the_second_half_takes_black_mana_at_night_or_where_night_rules_hold() -> None:
    day = caster("minotaur", hand=["fireball"], time="day")
    assert day.refuses(0, "play:fireball:strong") == ("refused-black-by-day", "mana.black")
    dungeon = caster("minotaur", hand=["fireball"], time="day", night=True, units=False, site="dungeon")
    assert casts_strongly(dungeon, "fireball", "red").combat.attacks[0].points == 8
    poor = caster("minotaur", hand=["fireball"], mana=["red", "red"])
    assert poor.refuses(0, "play:fireball:strong")[1] == "mana.pay"
    assert "play:fireball:basic" in poor.offers(0)


@pytest.mark.rule("card.fireball")
def test_bolts_are_no_use_outside_of_attacks() -> None:
    scene = caster("prowlers", hand=["fireball"], phase="block")
    assert scene.refuses(0, "play:fireball:basic") == ("refused-not-shooting", "effects.when")
    peace = quest(hero("tovak", hand=["fireball"], mana=["red"]))
    assert peace.refuses(0, "play:fireball:basic") == ("refused-not-in-combat", "effects.when")


# Expose


@pytest.mark.rule("card.expose")
def test_expose_takes_walls_and_resistances_from_one_before_its_attack_counts() -> None:
    guards = {"enemy": "altem-guardsmen"}
    scene = caster(guards, "guardsmen", hand=["expose"], site="keep", fortified=True)
    casts(scene, "expose", "white", "target:foe-1")
    assert values.fortification(scene.state, scene.foe()) == 0
    assert values.fortification(scene.state, scene.foe(2)) == 2
    assert values.resistances(scene.foe()) == ()
    assert scene.combat.attacks == [AttackPoints(2, RANGED, PHYSICAL)]
    worn = caster({"enemy": "diggers", "armor_less": 1}, "diggers", hand=["expose"], fortified=True)
    assert casts(worn, "expose", "white", "target:foe-1", "strike:foe-1").hero().fame == 2


@pytest.mark.rule("card.expose")
def test_mass_expose_takes_one_or_the_other_from_all() -> None:
    def scene() -> Scene:
        return caster("altem-guardsmen", "ironclads", hand=["expose"], site="keep", fortified=True)

    walls = casts_strongly(scene(), "expose", "white", "choose:lose-fortification")
    assert [values.fortification(walls.state, walls.foe(number)) for number in (1, 2)] == [0, 0]
    assert values.resistances(walls.foe(2)) == (Resistance.PHYSICAL,)
    assert walls.does(0, "next:block").state.combat is not None
    bare = casts_strongly(scene(), "expose", "white", "choose:lose-resistances")
    assert [values.resistances(bare.foe(number)) for number in (1, 2)] == [(), ()]
    assert values.fortification(bare.state, bare.foe()) == 2
    assert bare.combat.attacks == [AttackPoints(3, RANGED, PHYSICAL)]


# Tremor


@pytest.mark.rule("card.tremor")
def test_tremor_takes_armor_from_one_or_from_all() -> None:
    def scene() -> Scene:
        return caster("guardsmen", "prowlers", hand=["tremor"], phase="attack")

    one = casts(scene(), "tremor", "green", "choose:weaken-one-3", "target:foe-1")
    assert (armor(one), armor(one, 2)) == (4, 3)
    both = casts(scene(), "tremor", "green", "choose:weaken-all-2")
    assert (armor(both), armor(both, 2)) == (5, 1)


@pytest.mark.rule("card.tremor")
def test_an_earthquake_counts_fortifications_once_and_leaves_one_armor() -> None:
    def scene() -> Scene:
        foes = ("guardsmen", {"enemy": "swamp-dragon", "defends": False})
        return caster(*foes, hand=["tremor"], site="keep", fortified=True)

    one = casts_strongly(scene(), "tremor", "green", "choose:weaken-one-3", "target:foe-1")
    assert armor(one) == 1
    both = casts_strongly(scene(), "tremor", "green", "choose:weaken-all-2")
    assert (armor(both), armor(both, 2)) == (7 - 4, 9 - 2)
    site_alone = caster("swordsmen", hand=["tremor"], site="keep", fortified=True)
    casts_strongly(site_alone, "tremor", "green", "choose:weaken-all-2")
    assert armor(site_alone) == 5 - 4
    weak = caster("prowlers", hand=["tremor"])
    assert armor(casts(weak, "tremor", "green", "choose:weaken-one-3", "target:foe-1")) == 1


# Flame Wall


@pytest.mark.rule("card.flame-wall")
def test_a_flame_wall_attacks_or_blocks() -> None:
    scene = caster("prowlers", hand=["flame-wall"], phase="attack")
    casts(scene, "flame-wall", "red", "choose:fire-attack-5")
    assert scene.combat.attacks == [AttackPoints(5, MELEE, FIRE)]
    block = caster("prowlers", hand=["flame-wall"], phase="block")
    casts(block, "flame-wall", "red", "choose:fire-block-7")
    assert [(entry.points, entry.element) for entry in block.combat.blocks] == [(7, FIRE)]
    early = caster("prowlers", hand=["flame-wall"])
    assert early.refuses(0, "play:flame-wall:basic")[1] == "combat.ranged"


@pytest.mark.rule("card.flame-wall")
def test_a_flame_wave_grows_by_the_enemies_still_faced() -> None:
    hand = ["rage", "march", "flame-wall"]
    scene = caster("prowlers", "prowlers", "diggers", hand=hand, phase="attack")
    scene.does(0, "play:rage:basic", "choose:attack-2", "play:march:attack", "strike:foe-1")
    casts_strongly(scene, "flame-wall", "red", "choose:fire-attack-5")
    assert scene.combat.attacks == [AttackPoints(5 + 2 * 2, MELEE, FIRE)]


@pytest.mark.rule("card.flame-wall")
def test_a_summoned_monster_stands_in_for_its_summoner_in_a_flame_wave() -> None:
    scene = caster("orc-summoners", "prowlers", hand=["flame-wall"]).does(0, "next:block")
    assert len(scene.combat.foes) == 3
    casts_strongly(scene, "flame-wall", "red", "choose:fire-block-7")
    assert scene.combat.blocks[0].points == 7 + 2 * 2


# Mana Bolt

BOLTS = [
    ("blue", 8, MELEE, ICE),
    ("red", 7, MELEE, COLD_FIRE),
    ("white", 6, RANGED, ICE),
    ("green", 5, SIEGE, ICE),
]


@pytest.mark.rule("card.mana-bolt")
@pytest.mark.parametrize(("color", "points", "mode", "element"), BOLTS)
def test_a_mana_bolt_is_what_its_second_mana_makes_it(
    color: str, points: int, mode: Mode, element: Element
) -> None:
    mana = ["blue", "black", color]
    scene = caster("prowlers", hand=["mana-bolt"], mana=mana, phase="attack")
    casts(scene, "mana-bolt", "blue", f"pay:token-{color}")
    assert scene.combat.attacks == [AttackPoints(points, mode, element)]
    strong = caster("prowlers", hand=["mana-bolt"], mana=mana, phase="attack")
    casts_strongly(strong, "mana-bolt", "blue", f"pay:token-{color}")
    assert strong.combat.attacks == [AttackPoints(points + 3, mode, element)]


@pytest.mark.rule("card.mana-bolt")
def test_a_mana_bolt_needs_mana_that_is_of_use_in_the_phase() -> None:
    scene = caster("prowlers", hand=["mana-bolt"], mana=["blue", "red"], source=["black"] * 3)
    assert scene.refuses(0, "play:mana-bolt:basic")[1] == "mana.pay"
    ready = caster("prowlers", hand=["mana-bolt"], mana=["blue", "red", "white"])
    casts(ready, "mana-bolt", "blue")
    assert ready.offers(0, "pay:token") == ["pay:token-white"]


@pytest.mark.rule("card.mana-bolt")
def test_gold_makes_a_mana_bolt_of_the_colour_it_stands_for() -> None:
    scene = caster("prowlers", hand=["mana-bolt"], time="day", mana=["blue", "gold"], phase="attack")
    casts(scene, "mana-bolt", "blue", "pay:token-gold:red")
    assert scene.combat.attacks == [AttackPoints(7, MELEE, COLD_FIRE)]


# Whirlwind, Chill


@pytest.mark.rule("card.whirlwind")
def test_a_whirlwind_keeps_one_enemy_from_attacking_and_from_summoning() -> None:
    scene = caster("orc-summoners", "prowlers", hand=["whirlwind"])
    casts(scene, "whirlwind", "white", "target:foe-1").does(0, "next:block")
    assert scene.combat.foes == ["foe-1", "foe-2"]
    alone = caster("prowlers", hand=["whirlwind"], phase="block")
    casts(alone, "whirlwind", "white", "target:foe-1")
    assert alone.combat.phase is Phase.ATTACK


@pytest.mark.rule("card.whirlwind")
@pytest.mark.rule("combat.destroy")
def test_a_tornado_destroys_anybody_but_only_in_the_attack_phase() -> None:
    for phase in ("ranged", "block"):
        early = caster("altem-guardsmen", hand=["whirlwind"], phase=phase)
        assert early.refuses(0, "play:whirlwind:strong") == ("refused-attack-phase-only", "combat.destroy")
    scene = caster("altem-guardsmen", "prowlers", hand=["whirlwind"], phase="attack")
    casts_strongly(scene, "whirlwind", "white", "target:foe-1")
    assert list(scene.state.foes()) == ["foe-2"]
    assert scene.hero().fame == 8
    assert scene.turn().defeated == 1


@pytest.mark.rule("card.chill")
def test_chill_holds_one_enemy_and_takes_its_fire_resistance() -> None:
    scene = caster("fire-dragon", "orc-summoners", hand=["chill"])
    casts(scene, "chill", "blue", "target:foe-1")
    assert scene.foe().held
    assert values.resistances(scene.foe()) == (Resistance.PHYSICAL,)
    summoner = casts(caster("orc-summoners", hand=["chill"]), "chill", "blue", "target:foe-1")
    summoner.does(0, "next:block")
    assert summoner.combat.foes == ["foe-1"]
    assert summoner.combat.phase is Phase.ATTACK


@pytest.mark.rule("card.chill")
def test_lethal_chill_takes_armor_and_spares_who_resists_ice() -> None:
    scene = caster("ice-golems", "prowlers", "swamp-dragon", hand=["chill"])
    casts_strongly(scene, "chill", "blue")
    assert scene.offers(0, "target") == ["target:foe-2", "target:foe-3"]
    assert scene.refuses(0, "target:foe-1") == ("refused-resists-effect", "combat.resist-effects")
    scene.does(0, "target:foe-3")
    assert (armor(scene, 3), scene.foe(3).held) == (9 - 4, True)
    low = caster("prowlers", hand=["chill"])
    assert armor(casts_strongly(low, "chill", "blue", "target:foe-1")) == 1
    alone = caster("ice-dragon", hand=["chill"])
    assert alone.refuses(0, "play:chill:basic")[1] == "combat.resist-effects"


# Demolish


@pytest.mark.rule("card.demolish")
def test_demolish_opens_the_site_to_all_and_weakens_who_does_not_resist_fire() -> None:
    foes = ("guardsmen", "fire-mages", "prowlers")
    scene = caster(*foes, hand=["demolish"], site="keep", fortified=True)
    casts(scene, "demolish", "red")
    assert [values.fortification(scene.state, scene.foe(number)) for number in (1, 2, 3)] == [1, 0, 0]
    assert [armor(scene, number) for number in (1, 2, 3)] == [6, 5, 2]
    low = caster({"enemy": "prowlers", "armor_less": 2}, hand=["demolish"])
    assert armor(casts(low, "demolish", "red")) == 1


@pytest.mark.rule("card.demolish")
@pytest.mark.rule("combat.destroy")
def test_disintegrate_destroys_one_in_the_attack_phase_and_weakens_the_others() -> None:
    early = caster("prowlers", hand=["demolish"])
    assert early.refuses(0, "play:demolish:strong") == ("refused-attack-phase-only", "combat.destroy")
    foes = ("swordsmen", "fire-mages", "prowlers")
    scene = caster(*foes, hand=["demolish"], phase="attack")
    casts_strongly(scene, "demolish", "red")
    assert scene.offers(0, "target") == ["target:foe-1", "target:foe-3"]
    scene.does(0, "target:foe-1")
    assert (scene.hero().fame, armor(scene, 2), armor(scene, 3)) == (4, 5, 2)
    proof = caster("fire-mages", hand=["demolish"], phase="attack")
    assert proof.refuses(0, "play:demolish:strong")[1] == "combat.resist-effects"


@pytest.mark.rule("card.demolish")
def test_chill_opens_who_resisted_fire_to_disintegration() -> None:
    scene = caster("fire-mages", hand=["chill", "demolish"], mana=["blue", "red", "black"], phase="attack")
    casts(scene, "chill", "blue", "target:foe-1")
    casts_strongly(scene, "demolish", "red", "target:foe-1")
    assert scene.hero().fame == 5
