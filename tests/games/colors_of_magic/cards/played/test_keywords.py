"""Keywords of moves, sight, spells and allies, at work on creatures that carry them. [keywords]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import Stat
from magehall.games.colors_of_magic.model.values import has, is_slowed
from tests.games.colors_of_magic.carriers import FOREST, Piece, kw, one, shoots, strikes
from tests.games.colors_of_magic.scenario import creature, force, monster, skirmish


@pytest.mark.rule("keyword.flying")
def test_fliers_cross_walls_and_are_shot_more_easily() -> None:
    wall = {"kind": "wall", "corners": [[44, 0], [46, 0], [46, 96], [44, 96]]}
    scene = skirmish(creature("tome-guardian", 0, (40, 48), **kw("flying")), terrain=[wall])
    scene.does(0, "activate:tome-guardian", "go:52,48")
    assert scene.place("tome-guardian") == (52, 48)
    scene = shoots(one("tome-guardian", **kw("flying")))
    scene.does(0, "shoot:tome-guardian").passes()
    assert scene.happened("shot-compared")[0]["power"] == 4


@pytest.mark.rule("keyword.untouchable")
def test_the_untouchable_walk_through_enemies() -> None:
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48), **kw("untouchable")), creature("tome-guardian", 1, (51, 48))
    )
    scene.does(0, "activate:storm-lynx", "go:62,48")
    assert scene.place("storm-lynx") == (62, 48)


@pytest.mark.parametrize(
    ("id", "kind"),
    [
        pytest.param("climber", "low-wall", marks=pytest.mark.rule("keyword.climber")),
        pytest.param("climber", "hill", marks=pytest.mark.rule("keyword.climber")),
        pytest.param("aquatic", "pond", marks=pytest.mark.rule("keyword.aquatic")),
    ],
)
def test_ground_that_is_difficult_for_others(id: str, kind: str) -> None:
    ground = {"kind": kind, "corners": [[42, 0], [60, 0], [60, 96], [42, 96]]}
    scene = skirmish(
        creature("tome-guardian", 0, (40, 48), **kw(id)),
        creature("tome-guardian", 0, (40, 70)),
        forces=[force(), force(passed=True)],
        terrain=[ground],
    )
    scene.does(0, "activate:tome-guardian", "go:56,48", "end", "activate:tome-guardian-2")
    scene.refuses(0, "go:56,70")


@pytest.mark.rule("keyword.hinder")
@pytest.mark.parametrize(("more", "inches"), [({}, 4), (kw("hinder"), 3)])
def test_who_starts_beside_a_hinderer_has_an_inch_less(more: Piece, inches: int) -> None:
    scene = skirmish(
        creature("tome-guardian", 0, (40, 48)),
        creature("sudden-decoy", 1, (48, 48), with_card=False, **more),
        forces=[force(), force(passed=True)],
    )
    scene.does(0, "activate:tome-guardian", "disengage")
    scene.refuses(0, f"go:{40 - 4 * inches - 1},48")
    scene.does(0, f"go:{40 - 4 * inches},48")


@pytest.mark.rule("keyword.slow")
def test_the_movement_of_the_slow_is_not_raised() -> None:
    scene = skirmish(
        creature("tome-guardian", 0, (40, 48), **kw("slow")),
        permanents=[{"face": "tailwind", "owner": 0}],
    )
    assert scene.value("tome-guardian", Stat.MOVEMENT) == 4
    assert scene.value("spell-splicer", Stat.MOVEMENT) == 5
    assert is_slowed(scene.state, "tome-guardian")


# Allies and enemies


@pytest.mark.rule("keyword.inspiration")
@pytest.mark.parametrize(("x", "melee"), [(56, 2), (57, 1)])
def test_inspiration_makes_allies_within_reach_stronger(x: int, melee: int) -> None:
    scene = skirmish(
        creature("scroll-golem", 0, (40, 48), **kw("inspiration", 3)),
        creature("tome-guardian", 0, (x, 48)),
        creature("orc-warrior", 1, (40, 60)),
    )
    assert scene.value("tome-guardian", Stat.MELEE) == melee
    assert scene.value("orc-warrior", Stat.MELEE) == 4
    assert scene.value("scroll-golem", Stat.MELEE) == 2


@pytest.mark.rule("keywords")
def test_the_same_keyword_of_two_creatures_adds_up() -> None:
    scene = skirmish(
        creature("scroll-golem", 0, (40, 48), **kw("inspiration", 3)),
        creature("ash-hound", 0, (40, 60), **kw("inspiration", 3)),
        creature("tome-guardian", 0, (48, 54)),
    )
    assert scene.value("tome-guardian", Stat.MELEE) == 3


@pytest.mark.rule("keyword.master-creature-type")
def test_a_master_makes_others_of_the_type_stronger_anywhere() -> None:
    scene = skirmish(
        creature("orc-chieftain", 0, (10, 10), **kw("master-creature-type", of="orc")),
        creature("orc-warrior", 0, (90, 80)),
        creature("tome-guardian", 0, (60, 60)),
    )
    found = [scene.value(id, Stat.MELEE) for id in ("orc-chieftain", "orc-warrior", "tome-guardian")]
    assert found == [4, 5, 1]


@pytest.mark.rule("keyword.reinforcement")
@pytest.mark.parametrize(("y", "melee"), [(64, 2), (65, 1)])
def test_reinforcement_after_the_death_of_an_ally_near(y: int, melee: int) -> None:
    scene = strikes(
        one("orc-warrior"),
        one("goblin-raider"),
        creature("tome-guardian", 1, (48, y), **kw("reinforcement", 3)),
    )
    assert scene.value("tome-guardian", Stat.MELEE) == melee


@pytest.mark.rule("keyword.last-gasp")
def test_the_effect_of_a_last_gasp_happens_when_it_dies() -> None:
    scene = strikes(
        one("orc-warrior"),
        one("goblin-raider", **kw("last-gasp", of="lift")),
        creature("tome-guardian", 1, (48, 56)),
    )
    assert has(scene.state, "tome-guardian", KeywordId.FLYING)
    assert not has(scene.state, "chronicle-archivist", KeywordId.FLYING)


@pytest.mark.rule("keyword.steadfast")
@pytest.mark.parametrize(("more", "melee"), [({}, 3), (kw("steadfast"), 4)])
def test_the_steadfast_know_no_fear(more: Piece, melee: int) -> None:
    scene = skirmish(
        creature("orc-warrior", 0, (40, 48), **more),
        creature("tome-guardian", 1, (52, 48), **kw("aura-of-fear", 3)),
    )
    scene.does(0, "activate:orc-warrior").passes()
    assert scene.value("orc-warrior", Stat.MELEE) == melee


# Sight


@pytest.mark.rule("keyword.extended-sight")
@pytest.mark.parametrize(("inches", "offered"), [(6, True), (3, False)])
def test_extended_sight_finds_what_hides_within_its_reach(inches: int, offered: bool) -> None:
    hidden = one("tome-guardian", **kw("camouflage"))
    scene = shoots(hidden, shooter=kw("extended-sight", inches), terrain=[FOREST])
    assert ("shoot:tome-guardian" in scene.offers(0)) is offered


@pytest.mark.rule("keyword.extended-sight")
def test_extended_sight_looks_past_creatures() -> None:
    between = creature("obsidian-golem", 1, (58, 48))
    assert "shoot:tome-guardian" not in shoots(one("tome-guardian"), between).offers(0)
    scene = shoots(one("tome-guardian"), between, shooter=kw("extended-sight", 6))
    assert "shoot:tome-guardian" in scene.offers(0)


@pytest.mark.rule("keyword.night-vision")
@pytest.mark.parametrize(("more", "offered"), [({}, False), (kw("night-vision"), True)])
def test_night_vision_sees_in_the_dark(more: Piece, offered: bool) -> None:
    scene = skirmish(
        creature("gale-messenger", 0, (40, 48), **more), creature("tome-guardian", 1, (80, 48)), dark=True
    )
    scene.does(0, "activate:gale-messenger").passes()
    assert ("shoot:tome-guardian" in scene.offers(0)) is offered


# Spells


@pytest.mark.rule("keyword.channeling")
def test_a_channeler_may_cast_for_more_mana() -> None:
    scene = skirmish(
        creature("tome-guardian", 0, (60, 48), tapped=True, **kw("channeling", 1)),
        creature("obsidian-golem", 1, (80, 48)),
        forces=[force(hand=["incinerate"], mana=5)],
    )
    scene.does(0, "cast:incinerate", "pick:obsidian-golem").passes()
    assert (scene.damage("obsidian-golem"), scene.player().mana) == (4, 0)


@pytest.mark.rule("keyword.immunity-element")
def test_fire_neither_targets_nor_hurts_who_is_immune_to_it() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (30, 48), **kw("immunity-element", of="fire")),
        creature("scroll-golem", 1, (30, 60)),
        creature("ash-hound", 0, (38, 48)),
        forces=[force(hand=["incinerate"], mana=4, at=(10, 48)), force(passed=True)],
    )
    scene.does(0, "cast:incinerate")
    assert "pick:tome-guardian" not in scene.offers(0)
    scene.does(0, "pick:scroll-golem").passes().does(0, "activate:ash-hound").passes()
    assert "strike:tome-guardian" not in scene.offers(0)


@pytest.mark.rule("keyword.magic-immunity")
def test_no_spell_targets_or_hurts_the_immune() -> None:
    immune = creature("tome-guardian", 1, (30, 48), **kw("magic-immunity"))
    scene = skirmish(
        immune,
        creature("scroll-golem", 1, (30, 56)),
        forces=[force(hand=["incinerate", "fireball"], mana=7, at=(10, 48)), force(passed=True)],
    )
    scene.does(0, "cast:incinerate")
    assert "pick:tome-guardian" not in scene.offers(0)
    scene.does(0, "pick:scroll-golem", "pay").passes().does(0, "cast:fireball", "place:30,52").passes()
    assert scene.damage("tome-guardian") == 0


@pytest.mark.rule("keyword.ethereal")
def test_only_the_ethereal_target_the_ethereal() -> None:
    ghost = creature("tome-guardian", 1, (48, 48), **kw("ethereal"))
    scene = skirmish(ghost, creature("orc-warrior", 0, (40, 48)))
    scene.does(0, "activate:orc-warrior").passes()
    assert scene.offers(0, "strike:") == []
    scene = skirmish(ghost, creature("orc-warrior", 0, (40, 48), **kw("ethereal")))
    scene.does(0, "activate:orc-warrior").passes()
    assert scene.offers(0, "strike:") == ["strike:tome-guardian"]


@pytest.mark.rule("keyword.amplify-element")
@pytest.mark.parametrize(("more", "offered"), [({}, False), (kw("amplify-element", 3, 2, "arcane"), True)])
def test_spells_of_the_element_reach_farther_near_an_amplifier(more: Piece, offered: bool) -> None:
    scene = skirmish(
        creature("scroll-golem", 1, (10, 60), **more),
        creature("tome-guardian", 0, (44, 48)),
        creature("ash-hound", 0, (20, 30)),
        forces=[force(hand=["geometric-ward"], mana=2, at=(10, 48))],
    )
    scene.does(0, "cast:geometric-ward")
    assert ("pick:tome-guardian" in scene.offers(0)) is offered


@pytest.mark.rule("keyword.mana-siphon")
@pytest.mark.parametrize(("x", "mana"), [(26, 2), (27, 0)])
def test_a_siphon_near_the_caster_gives_its_player_mana(x: int, mana: int) -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (x, 48), **kw("mana-siphon", 3, 2)),
        forces=[force(hand=["arcane-insight"], mana=2, at=(10, 48))],
    )
    scene.does(0, "cast:arcane-insight").passes()
    assert scene.player(1).mana == mana


@pytest.mark.rule("keyword.mana-siphon")
def test_the_siphon_of_a_monster_takes_mana_from_the_caster() -> None:
    scene = skirmish(
        monster("cinder-imp", (26, 48), **kw("mana-siphon", 3, 2)),
        forces=[force(hand=["arcane-insight"], mana=5, at=(10, 48))],
    )
    scene.does(0, "cast:arcane-insight").passes()
    assert scene.player(0).mana == 1


@pytest.mark.rule("keyword.flying")
def test_a_flier_shoots_without_sight_or_cover() -> None:
    wall = {"kind": "wall", "corners": [[58, 40], [60, 40], [60, 56], [58, 56]]}
    assert "shoot:tome-guardian" not in shoots(one("tome-guardian"), terrain=[wall]).offers(0)
    scene = shoots(one("tome-guardian"), shooter=kw("flying"), terrain=[wall])
    assert "shoot:tome-guardian" in scene.offers(0)


@pytest.mark.rule("keyword.ethereal")
def test_spells_of_the_own_side_do_not_target_the_ethereal_either() -> None:
    scene = skirmish(
        creature("tome-guardian", 0, (30, 48), **kw("ethereal")),
        forces=[force(hand=["geometric-ward"], mana=2, at=(10, 48))],
    )
    scene.does(0, "cast:geometric-ward")
    assert "pick:tome-guardian" not in scene.offers(0)


@pytest.mark.rule("keyword.taunt")
def test_a_taunt_binds_the_next_attack_though_it_comes_in_another_turn() -> None:
    scene = skirmish(
        creature("tome-guardian", 0, (40, 48), **kw("taunt", 2)),
        creature("orc-warrior", 1, (47, 48), tapped=True),
        creature("scroll-golem", 0, (47, 55)),
    )
    scene.does(0, "use:tome-guardian:taunt", "pick:orc-warrior").passes()
    scene.does(0, "pass").does(1, "pass").passes()
    scene.does(1, "activate:orc-warrior").passes()
    assert scene.refuses(1, "strike:scroll-golem") == ("refused-attacks-first", "keyword.taunt")
    scene.does(1, "strike:tome-guardian").fights()
    assert scene.creature("orc-warrior").lasting == []
