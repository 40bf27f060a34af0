"""Rulings on basic actions: what each gives, for nothing and for its mana. [cards.action]"""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.vocabulary import (
    BLACK,
    BLUE,
    FIRE,
    GOLD,
    GREEN,
    ICE,
    PHYSICAL,
    RANGED,
    RED,
    SIEGE,
    WHITE,
    Element,
)
from magehall.games.mage_knight.model.combat_state import AttackPoints
from magehall.games.mage_knight.model.turn_state import TakenDie
from tests.games.mage_knight.cards.plays import attack, blocks, dealing, in_phase
from tests.games.mage_knight.scenario import Scene, fight, hero, quest

# Fighting


@pytest.mark.rule("card.rage")
def test_rage_attacks_or_blocks_for_two_and_attacks_for_four() -> None:
    scene = in_phase("attack", "rage", "rage", crystals={"red": 1})
    scene.does(0, "play:rage:basic")
    assert scene.offers(0) == ["choose:attack-2"]
    scene.does(0, "choose:attack-2", "play:rage:strong", "pay:crystal-red")
    assert scene.combat.attacks == [attack(2), attack(4)]
    blocking = in_phase("block", "rage", "rage", crystals={"red": 1}).does(
        0, "play:rage:basic", "choose:block-2"
    )
    assert blocks(blocking) == [(2, PHYSICAL)]
    assert blocking.refuses(0, "play:rage:strong") == ("refused-not-attacking", "effects.when")


@pytest.mark.rule("card.determination")
def test_determination_attacks_or_blocks_for_two_and_blocks_for_five() -> None:
    scene = in_phase("block", "determination", who="norowas", crystals={"blue": 1})
    scene.does(0, "play:determination:strong", "pay:crystal-blue")
    assert blocks(scene) == [(5, PHYSICAL)]
    basic = in_phase("attack", "determination", who="norowas", crystals={"blue": 1})
    assert basic.refuses(0, "play:determination:strong") == ("refused-not-blocking", "effects.when")
    basic.does(0, "play:determination:basic", "choose:attack-2")
    assert basic.combat.attacks == [attack(2)]


@pytest.mark.rule("card.swiftness")
def test_swiftness_moves_or_shoots() -> None:
    scene = quest(hero("tovak", hand=["swiftness", "swiftness"], crystals={"white": 1}))
    scene.does(0, "play:swiftness:basic")
    assert scene.turn().move == 2
    assert scene.refuses(0, "play:swiftness:strong")[0] == "refused-not-in-combat"
    shooting = in_phase("ranged", "swiftness", "swiftness", crystals={"white": 1})
    assert shooting.refuses(0, "play:swiftness:basic")[0] == "refused-not-moving"
    shooting.does(0, "play:swiftness:strong", "pay:crystal-white", "strike:foe-1")
    assert shooting.hero().fame == 2


@pytest.mark.rule("card.battle-versatility")
def test_battle_versatility_fits_every_phase() -> None:
    scene = in_phase("ranged", "battle-versatility", who="arythea").does(0, "play:battle-versatility:basic")
    assert scene.offers(0) == ["choose:ranged-attack-1"]
    blocking = in_phase("block", "battle-versatility", who="arythea").does(0, "play:battle-versatility:basic")
    assert blocking.offers(0) == ["choose:block-2"]


@pytest.mark.rule("card.battle-versatility")
@pytest.mark.parametrize(
    ("chosen", "given"),
    [
        ("attack-4", attack(4)),
        ("fire-attack-3", attack(3, element=FIRE)),
        ("ranged-attack-3", attack(3, RANGED)),
        ("siege-attack-2", attack(2, SIEGE)),
    ],
)
def test_battle_versatility_attacks_in_four_ways(chosen: str, given: AttackPoints) -> None:
    scene = in_phase("attack", "battle-versatility", who="arythea", crystals={"red": 1})
    scene.does(0, "play:battle-versatility:strong", "pay:crystal-red", f"choose:{chosen}")
    assert scene.combat.attacks == [given]


@pytest.mark.rule("card.battle-versatility")
@pytest.mark.parametrize(("chosen", "given"), [("block-4", (4, PHYSICAL)), ("fire-block-3", (3, FIRE))])
def test_battle_versatility_blocks_in_two_ways(chosen: str, given: tuple[int, Element]) -> None:
    scene = in_phase("block", "battle-versatility", who="arythea", crystals={"red": 1})
    scene.does(0, "play:battle-versatility:strong", "pay:crystal-red", f"choose:{chosen}")
    assert blocks(scene) == [given]


@pytest.mark.rule("card.cold-toughness")
def test_cold_toughness_is_of_ice() -> None:
    scene = in_phase("attack", "cold-toughness").does(0, "play:cold-toughness:basic", "choose:ice-attack-2")
    assert scene.combat.attacks == [attack(2, element=ICE)]
    blocking = in_phase("block", "cold-toughness").does(0, "play:cold-toughness:basic", "choose:ice-block-3")
    assert blocks(blocking) == [(3, ICE)]


@pytest.mark.rule("card.cold-toughness")
@pytest.mark.parametrize(
    ("foe", "points"),
    [
        ("prowlers", 5),
        ("wolf-riders", 6),
        # Poison.
        ("monks", 6),
        # The fortification printed on it, and three resistances.
        ("altem-guardsmen", 9),
    ],
)
def test_cold_toughness_grows_with_what_the_token_shows(foe: str, points: int) -> None:
    scene = in_phase("block", "cold-toughness", foe=foe, crystals={"blue": 1})
    scene.does(0, "play:cold-toughness:strong", "pay:crystal-blue", "block:foe-1")
    assert scene.happened("enemy-blocked")[0]["points"] == points


@pytest.mark.rule("card.cold-toughness")
@pytest.mark.parametrize(
    ("foe", "points"),
    [
        # Fire and two resistances: one short of its attack of nine.
        ("fire-dragon", 8),
        # Cold fire counts two, brutal and two resistances one each; ice stops cold fire by halves: one short of six.
        ("high-dragon", 10 // 2),
    ],
)
def test_colours_of_an_attack_count_and_cold_fire_twice(foe: str, points: int) -> None:
    scene = in_phase("block", "cold-toughness", foe=foe, crystals={"blue": 1})
    scene.does(0, "play:cold-toughness:strong", "pay:crystal-blue")
    refusal = scene.match.why_not(0, "block:foe-1")
    assert refusal is not None
    assert (refusal.reason.args["points"], refusal.reason.args["missing"]) == (points, 1)


@pytest.mark.rule("card.cold-toughness")
def test_walls_of_a_site_are_not_printed_on_the_token() -> None:
    scene = quest(
        hero("tovak", hand=["cold-toughness"], crystals={"blue": 1}),
        combat=fight("swordsmen", phase="block", fortified=True, site="keep"),
    )
    scene.does(0, "play:cold-toughness:strong", "pay:crystal-blue")
    assert scene.refuses(0, "block:foe-1")[0] == "refused-block-short"


# Moving


@pytest.mark.rule("card.march")
@pytest.mark.rule("card.stamina")
@pytest.mark.parametrize(("card", "color"), [("march", "green"), ("stamina", "blue")])
def test_march_and_stamina_move_two_or_four(card: str, color: str) -> None:
    scene = quest(hero("tovak", hand=[card, card], crystals={color: 1}))
    scene.does(0, f"play:{card}:basic")
    assert scene.turn().move == 2
    scene.does(0, f"play:{card}:strong", f"pay:crystal-{color}")
    assert scene.turn().move == 6
    assert scene.hero().crystals == {color: 0}
    assert in_phase("attack", card).refuses(0, f"play:{card}:basic")[0] == "refused-not-moving"


# Healing


@pytest.mark.rule("card.tranquility")
def test_tranquility_heals_or_draws() -> None:
    def rested(*options: str) -> Scene:
        own = hero(
            "tovak", hand=["tranquility", "wound"], deck=["march", "rage", "stamina"], crystals={"green": 1}
        )
        return quest(own).does(0, *options)

    assert rested("play:tranquility:basic", "choose:heal-1").turn().healing == 1
    assert rested("play:tranquility:basic", "choose:draw-1").hero().hand == ["wound", "march"]
    strong = ("play:tranquility:strong", "pay:crystal-green")
    assert rested(*strong, "choose:heal-2").turn().healing == 2
    assert rested(*strong, "choose:draw-2").hero().hand == ["wound", "march", "rage"]


@pytest.mark.rule("card.tranquility")
@pytest.mark.parametrize("phase", ["ranged", "block", "attack"])
def test_nothing_of_tranquility_is_played_in_combat_not_even_drawing(phase: str) -> None:
    scene = in_phase(phase, "tranquility", crystals={"green": 1})
    for use in ("basic", "strong"):
        assert scene.refuses(0, f"play:tranquility:{use}") == ("refused-in-combat", "combat.no-healing")
    sideways = {"block": ["play:tranquility:block"], "attack": ["play:tranquility:attack"]}.get(phase, [])
    assert scene.offers(0, "play:tranquility") == sideways


# Dealing


@pytest.mark.rule("card.promise")
def test_promise_is_for_an_interaction() -> None:
    scene = dealing("promise", crystals={"white": 1}).does(0, "play:promise:strong", "pay:crystal-white")
    assert scene.turn().influence == 4
    assert dealing("promise").does(0, "play:promise:basic").turn().influence == 2
    assert quest(hero("tovak", hand=["promise"])).refuses(0, "play:promise:basic") == (
        "refused-not-interacting",
        "effects.when",
    )


@pytest.mark.rule("card.threaten")
def test_threaten_costs_reputation_only_when_the_turn_ends() -> None:
    scene = dealing("threaten", crystals={"red": 1}, reputation=2).does(
        0, "play:threaten:strong", "pay:crystal-red"
    )
    assert (scene.turn().influence, scene.hero().reputation) == (1 + 5, 2)
    scene.does(0, "end:turn")
    assert scene.hero().reputation == 1
    free = dealing("threaten", reputation=2).does(0, "play:threaten:basic")
    assert free.turn().influence == 1 + 2
    assert free.does(0, "end:turn").hero().reputation == 2


@pytest.mark.rule("card.noble-manners")
def test_noble_manners_are_rewarded_in_an_interaction_whatever_is_bought() -> None:
    scene = dealing("noble-manners", who="norowas").does(0, "play:noble-manners:basic")
    assert (scene.turn().influence, scene.hero().fame) == (2, 0)
    scene.does(0, "end:turn")
    assert (scene.hero().fame, scene.hero().reputation) == (1, 0)
    strong = dealing("noble-manners", who="norowas", crystals={"white": 1})
    strong.does(0, "play:noble-manners:strong", "pay:crystal-white")
    assert strong.turn().influence == 4
    strong.does(0, "end:turn")
    assert (strong.hero().fame, strong.hero().reputation) == (1, 1)


@pytest.mark.rule("card.noble-manners")
def test_noble_manners_are_not_rewarded_without_an_interaction() -> None:
    scene = quest(
        hero("norowas", hand=["learning", "noble-manners"], crystals={"white": 2}),
        offers={"actions": ["ambush"]},
    )
    scene.does(0, "play:learning:basic", "play:noble-manners:strong", "pay:crystal-white")
    assert scene.turn().influence == 2 + 4
    scene.does(0, "learn:ambush:right-0", "end:turn")
    assert (scene.hero().fame, scene.hero().reputation) == (0, 0)


# Mana


@pytest.mark.rule("card.crystallize")
def test_crystallize_makes_a_crystal_of_the_mana_paid() -> None:
    scene = quest(
        hero("tovak", hand=["crystallize"], mana=["red"], crystals={}), source=["gold", "black", "green"]
    )
    scene.does(0, "play:crystallize:basic")
    assert scene.offers(0) == [
        "pay:token-red",
        "pay:die-gold:red",
        "pay:die-gold:blue",
        "pay:die-gold:green",
        "pay:die-gold:white",
        "pay:die-green",
    ]
    scene.does(0, "pay:die-gold:white")
    assert scene.hero().crystals == {WHITE: 1}
    strong = quest(hero("tovak", hand=["crystallize"], crystals={"blue": 1}))
    strong.does(0, "play:crystallize:strong", "pay:crystal-blue")
    assert strong.offers(0) == ["color:red", "color:blue", "color:green", "color:white"]
    strong.does(0, "color:green")
    assert strong.hero().crystals == {BLUE: 0, GREEN: 1}


@pytest.mark.rule("card.crystallize")
def test_a_fourth_crystal_is_a_token_and_gold_does_not_serve_at_night() -> None:
    scene = quest(hero("tovak", hand=["crystallize"], mana=["red"], crystals={"red": 3}))
    scene.does(0, "play:crystallize:basic", "pay:token-red")
    assert (scene.hero().crystals, scene.hero().mana) == ({RED: 3}, [RED])
    night = quest(hero("tovak", hand=["crystallize"], mana=["gold"]), time="night", source=["black"] * 3)
    assert night.refuses(0, "play:crystallize:basic") == ("refused-gold-at-night", "mana.gold")


@pytest.mark.rule("card.mana-draw")
def test_mana_draw_gives_one_more_die() -> None:
    scene = quest(
        hero("tovak", hand=["mana-draw", "march", "stamina", "stamina"]), source=["green", "blue", "blue"]
    )
    scene.does(0, "play:mana-draw:basic", "play:march:strong", "pay:die-green")
    scene.does(0, "play:stamina:strong", "pay:die-blue")
    assert scene.turn().move == 8
    assert scene.refuses(0, "play:stamina:strong") == ("refused-source-used", "source.one")


@pytest.mark.rule("card.mana-draw")
def test_mana_draw_turns_any_die_which_is_not_the_one_of_the_turn() -> None:
    scene = quest(
        hero("tovak", hand=["mana-draw", "march"], crystals={"white": 1}), source=["black", "gold", "green"]
    )
    scene.does(0, "play:mana-draw:strong", "pay:crystal-white")
    assert scene.offers(0) == ["die:black", "die:gold", "die:green"]
    scene.does(0, "die:black")
    assert scene.offers(0) == ["color:red", "color:blue", "color:green", "color:white", "color:black"]
    scene.does(0, "color:red")
    assert scene.hero().mana == [RED, RED]
    assert scene.state.source.dice == [GOLD, GREEN]
    assert scene.turn().dice == [TakenDie(RED, rerolled=False)]
    scene.does(0, "play:march:strong", "pay:die-gold:green", "end:turn")
    assert RED in scene.state.source.dice
    assert len(scene.state.source.dice) == 3


@pytest.mark.rule("card.mana-draw")
def test_a_die_may_be_turned_to_black() -> None:
    scene = quest(hero("tovak", hand=["mana-draw"], crystals={"white": 1}))
    scene.does(0, "play:mana-draw:strong", "pay:crystal-white", "die:red", "color:black")
    assert scene.hero().mana == [BLACK, BLACK]


@pytest.mark.rule("card.improvisation")
def test_improvisation_takes_a_card_for_points_of_any_kind() -> None:
    own = ("improvisation", "march", "wound")
    scene = quest(hero("tovak", hand=list(own))).does(0, "play:improvisation:basic")
    assert scene.refuses(0, "discard:wound") == ("refused-a-wound", "cards.cost")
    scene.does(0, "discard:march", "choose:move-3")
    assert (scene.turn().move, scene.hero().discard) == (3, ["march"])
    strong = ("play:improvisation:strong", "pay:crystal-red", "discard:march")
    fighting = in_phase("attack", *own, crystals={"red": 1}).does(0, *strong, "choose:attack-5")
    assert fighting.combat.attacks == [attack(5)]
    blocking = in_phase("block", *own, crystals={"red": 1}).does(0, *strong, "choose:block-5")
    assert blocks(blocking) == [(5, PHYSICAL)]
    assert dealing(*own, crystals={"red": 1}).does(0, *strong, "choose:influence-5").turn().influence == 5


@pytest.mark.rule("card.improvisation")
def test_improvisation_needs_another_card_that_is_no_wound() -> None:
    scene = quest(hero("tovak", hand=["improvisation", "wound", "wound"]))
    assert scene.refuses(0, "play:improvisation:basic") == ("refused-nothing-to-give-not-wound", "cards.cost")


@pytest.mark.rule("combat.ranged", "card.improvisation")
def test_of_several_effects_the_one_that_nearly_fits_says_why_not() -> None:
    scene = quest(hero("tovak", hand=["improvisation", "march"]), combat=fight("prowlers", phase="ranged"))
    assert scene.refuses(0, "play:improvisation:basic") == ("refused-not-ranged", "combat.ranged")
