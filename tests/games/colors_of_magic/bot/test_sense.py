"""Rulings of common sense: what a bot does in a position."""

from __future__ import annotations

from typing import Any

from magehall.games.colors_of_magic.bot.reading import Reader
from magehall.games.colors_of_magic.bot.sense import SkirmishSense
from magehall.games.colors_of_magic.bot.worth import POINT, WIN
from magehall.games.colors_of_magic.cards.words.harm import Destroy
from magehall.games.colors_of_magic.model.values import is_codex
from magehall.games.colors_of_magic.scenarios.control import controller
from magehall.kernel.decision import Option
from tests.games.colors_of_magic.scenario import Scene, creature, force, monster, skirmish

SENSE = SkirmishSense()

STRONG, WEAK = "reactive-plating", "granite-basilisk"
"""Cards of Stone Skin with an initiative of 9 and of 2."""


def hint(scene: Scene, seat: int = 0) -> Option:
    """The best guess of a seat."""
    return SENSE.hints(scene.state, scene.match.pending[seat])[0]


def follows(scene: Scene, seat: int = 0, most: int = 12) -> list[str]:
    """What a seat does of itself until another is asked; at most so many options."""
    done: list[str] = []
    while seat in scene.match.pending and len(done) < most:
        done.append(hint(scene, seat).id)
        scene.match.apply(seat, done[-1])
        scene.passes()
    return done


def shard(at: tuple[int, int]) -> dict[str, Any]:
    """A shard that is worth a point to whoever gathers it."""
    return {
        "kind": "shard",
        "at": at,
        "id": "shard",
        "objective": "shard",
        "cards": 1,
        "ingredient": "shard-of-fire",
    }


SHARDS = {"shard": {"objective": "shard", "copies": 6}}
STONE = {"kind": "stone", "at": (48, 48), "id": "stone", "objective": "mana-source", "cards": 2}
SOURCES = {"mana-source": {"objective": "mana-source", "copies": 6}}


# Objectives


def test_an_objective_in_reach_is_taken() -> None:
    raider = creature("goblin-raider", 0, (46, 48))
    scene = skirmish(raider, scenario="wisp-night", markers=[shard((40, 48))], goals=SHARDS)
    assert hint(scene).id == "activate:goblin-raider"
    scene.does(0, "activate:goblin-raider")
    assert hint(scene).id == "act:shard:gather"


def test_a_creature_goes_to_an_objective_and_takes_it_at_once() -> None:
    raider = creature("goblin-raider", 0, (58, 48))
    scene = skirmish(raider, scenario="wisp-night", markers=[shard((40, 48))], goals=SHARDS)
    done = follows(scene)
    assert done[0] == "activate:goblin-raider"
    assert done[1].startswith("go:")
    assert done[2] == "act:shard:gather"
    assert scene.player().points == 1


def test_control_is_taken_with_a_place_that_no_list_offers() -> None:
    raider = creature("goblin-raider", 0, (62, 53))
    scene = skirmish(raider, markers=[STONE], goals=SOURCES)
    scene.does(0, "activate:goblin-raider")
    going = hint(scene)
    assert going.verb == "go"
    assert scene.match.pending[0].find(going.id) is None
    scene.match.apply(0, going)
    assert controller(scene.state, scene.state.marker("stone")) == 0


def test_a_paid_objective_is_paid_for() -> None:
    ritual = {"kind": "ritual", "at": (48, 48), "radius": 6, "objective": "minor-power-aura"}
    goals = {"minor-power-aura": {"objective": "minor-power-aura"}}
    raider = creature("goblin-raider", 0, (48, 48))
    scene = skirmish(raider, forces=[force(mana=3)], markers=[ritual], goals=goals, at="end")
    assert hint(scene).id == "collect:minor-power-aura"


# Attacks


def test_what_dies_of_a_shot_is_shot() -> None:
    scene = skirmish(
        creature("field-commander", 0, (40, 48)),
        creature("mirror-image", 1, (60, 48)),
        creature("wind-scout", 1, (60, 60)),
    )
    scene.does(0, "activate:field-commander")
    assert hint(scene).id == "shoot:wind-scout"


def test_one_card_is_laid_where_one_wins() -> None:
    # A goblin has 10 Defence and the card of the monsters; nine more than 3 is enough with this deck.
    scene = skirmish(
        creature("orc-warrior", 0, (44, 48)),
        monster("goblin-pip-the-pest", (48, 48)),
        forces=[force(hand=[STRONG, STRONG, WEAK])],
        scenario="giant",
        goals={"goblin-pip-the-pest": {"objective": "goblin-pip-the-pest"}},
        activation_deck=[1],
    )
    scene.does(0, "activate:orc-warrior", "strike:goblin-pip-the-pest").passes()
    laid = follows(scene)
    assert laid[:2] == [f"duel:{STRONG}", "pass"]
    assert scene.player().points == 1


def test_no_card_is_laid_where_none_wins() -> None:
    scene = skirmish(
        creature("goblin-raider", 0, (44, 48)),
        creature("obsidian-golem", 1, (49, 48)),
        forces=[force(hand=[WEAK])],
    )
    scene.does(0, "activate:goblin-raider", "strike:obsidian-golem")
    assert hint(scene).id == "pass"


def test_a_bidding_war_ends() -> None:
    """Two equal bidders do not throw their hands after one creature."""
    hand = [STRONG, STRONG, WEAK, WEAK, "thorns", "thorns", "iron-hide", "iron-hide"]
    scene = skirmish(
        creature("goblin-raider", 0, (44, 48)),
        creature("goblin-raider", 1, (48, 48)),
        forces=[force(hand=hand), force(hand=["counterspell", "counterspell", "mana-drain", "mana-drain"])],
    )
    scene.does(0, "activate:goblin-raider", "strike:goblin-raider-2")
    while "ask-duel" in scene.asks.values():
        (seat,) = scene.match.pending
        scene.match.apply(seat, hint(scene, seat))
        scene.passes()
    assert len(scene.hand(0)) >= 4


def test_a_wounded_mage_goes_out_of_reach() -> None:
    scene = skirmish(
        monster("slag-brute", (40, 48)),
        forces=[force(at=(56, 48), mage_damage=8)],
        scenario="ember-forge",
    )
    scene.does(0, "activate:spell-splicer")
    going = hint(scene)
    assert going.verb == "go"
    scene.match.apply(0, going)
    x, y = scene.place("spell-splicer")
    assert (x - 40) ** 2 + (y - 48) ** 2 > (3 * 4 + 2 * 4 + 2 + 3) ** 2


# Spells


def test_no_blood_is_shed_for_an_ordinary_spell() -> None:
    scene = skirmish(forces=[force(hand=["obsidian-golem"], mana=0)])
    assert hint(scene).verb != "cast"


def hunt(*more: dict[str, Any], points: int = 0, mage_damage: int = 0, **others: Any) -> Scene:
    """A pyromancer without mana, with a spell that kills a goblin."""
    mage = force(
        "ash-blade-pyromancer",
        at=(12, 12),
        hand=["cinder-eruption"],
        mana=0,
        points=points,
        mage_damage=mage_damage,
    )
    return skirmish(
        monster("goblin-pip-the-pest", (44, 12)),
        *more,
        forces=[mage],
        scenario="giant",
        goals={"goblin-pip-the-pest": {"objective": "goblin-pip-the-pest"}},
        **others,
    )


def test_blood_is_shed_for_a_point() -> None:
    scene = hunt()
    assert hint(scene).id == "cast:cinder-eruption"
    follows(scene)
    assert scene.player().points == 1
    assert scene.damage("ash-blade-pyromancer") > 0
    assert scene.lives("ash-blade-pyromancer")


def test_a_weak_mage_sheds_no_blood_for_a_point_unless_it_wins() -> None:
    assert hint(hunt(mage_damage=5)).verb != "cast"
    scene = hunt(mage_damage=5, points=5)
    assert hint(scene).id == "cast:cinder-eruption"
    follows(scene)
    assert scene.match.result is not None
    assert scene.match.result.winners == (0,)


def test_who_bears_it_best_bleeds() -> None:
    scene = hunt(creature("obsidian-golem", 0, (12, 24), tapped=True), mage_damage=5)
    done = follows(scene)
    assert "bleed:obsidian-golem" in done
    assert "bleed:ash-blade-pyromancer" not in done


def test_a_creature_that_can_be_paid_for_is_cast() -> None:
    scene = skirmish(forces=[force(hand=["obsidian-golem"], mana=5)])
    assert hint(scene).id == "cast:obsidian-golem"


def test_damage_goes_to_whom_it_kills() -> None:
    scene = skirmish(
        creature("goblin-raider", 0, (20, 12)),
        creature("goblin-raider", 1, (12, 20)),
        forces=[force("ash-blade-pyromancer", at=(12, 12), hand=["cinder-eruption"], mana=3)],
    )
    scene.does(0, "cast:cinder-eruption")
    assert hint(scene).id == "pick:goblin-raider-2"


def test_nobody_sacrifices_the_last_creature() -> None:
    """A creature that is destroyed is worth what its death is: points for a goblin, the match for the last of all."""
    goblin = "goblin-pip-the-pest"
    scene = skirmish(
        monster(goblin, (40, 48)),
        scenario="giant",
        goals={goblin: {"objective": goblin}},
    )
    assert Reader(scene.state, 0, "spell-splicer").worth((Destroy(),)) < -WIN
    assert Reader(scene.state, 0, goblin).worth((Destroy(),)) >= POINT


# Imagined worlds


def test_an_imagined_hand_keeps_the_codex() -> None:
    """Which codex cards another still has everyone knows; the rest of a hand is dealt anew."""
    scene = skirmish(
        forces=[force(), force(hand=["rewrite-history", "scroll-rack", "arcane-insight", "reactive-study"])]
    )
    true = scene.player(1).hand
    codex = [card for card in true if is_codex(card)]
    assert len(codex) == 2
    hands = [scene.match.imagine(0, str(seed)).state.player(1).hand for seed in range(12)]
    assert all([card for card in hand if is_codex(card)] == codex for hand in hands)
    assert all(len(hand) == len(true) for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 1


def test_hints_look_at_no_other_hand() -> None:
    scene = skirmish(
        creature("goblin-raider", 0, (44, 48)),
        creature("goblin-raider", 1, (48, 48)),
        forces=[force(hand=[STRONG, WEAK]), force(hand=["counterspell", "mana-drain"])],
    )
    world = scene.match.imagine(0, "another")
    assert hint(scene) == SENSE.hints(world.state, world.pending[0])[0]
    scene.does(0, "activate:goblin-raider", "strike:goblin-raider-2").lays(1, "counterspell")
    assert hint(scene) == SENSE.hints(*_imagined(scene))[0]


def _imagined(scene: Scene) -> tuple[Any, Any]:
    world = scene.match.imagine(0, "third")
    return world.state, world.pending[0]


def test_a_search_tries_few_options_and_the_hint_first() -> None:
    scene = skirmish(
        creature("goblin-raider", 0, (44, 48)),
        creature("goblin-raider", 1, (48, 48)),
        forces=[force(hand=[STRONG, "granite-basilisk", "thorns"], mana=4)],
    )
    tried = SENSE.candidates(scene.state, scene.match.pending[0])
    assert tried[0] == hint(scene)
    assert 1 < len(tried) <= 5
