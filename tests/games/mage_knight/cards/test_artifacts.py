"""Rulings on artifacts that are no banners."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from magehall.games.mage_knight.cards.vocabulary import PHYSICAL, SIEGE, Resistance
from magehall.games.mage_knight.foes import values
from magehall.games.mage_knight.model.combat_state import AttackPoints
from magehall.games.mage_knight.model.costs import cost_to_enter
from tests.games.mage_knight.scenario import Scene, down, fight, hero, quest, unit

RED, BLUE, GREEN, WHITE, GOLD, BLACK = range(1, 7)
"""The faces of a mana die, as dice are loaded."""

MAP = {"1,-3": "countryside-2", "3,-2": "countryside-3"}
FOREST, VILLAGE, KEEP = "1,-1", "2,-1", "4,-3"
RINGS = [
    ("ruby-ring", "red"),
    ("sapphire-ring", "blue"),
    ("diamond-ring", "white"),
    ("emerald-ring", "green"),
]


def owner(*hand: str, fields: dict[str, Any] | None = None, **more: Any) -> Scene:
    """A hero who holds these cards."""
    return quest(hero("tovak", hand=list(hand), **({"deck": []} | (fields or {}))), **more)


def gone(scene: Scene, card: str) -> bool:
    """Whether a card left the game."""
    own = scene.hero()
    return card not in [*own.hand, *own.discard, *own.deck, *scene.turn().played]


# Rings


@pytest.mark.rule("card.rings")
@pytest.mark.parametrize(("ring", "color"), RINGS)
def test_a_ring_gives_a_mana_a_crystal_and_a_fame(ring: str, color: str) -> None:
    scene = owner(ring).does(0, f"play:{ring}:basic")
    assert scene.hero().mana == [color]
    assert {shown: count for shown, count in scene.hero().crystals.items() if count} == {color: 1}
    assert (scene.hero().fame, scene.turn().played) == (1, [ring])


@pytest.mark.rule("card.rings")
@pytest.mark.parametrize(("ring", "color"), RINGS)
def test_a_ring_thrown_away_gives_endless_mana_of_its_colour_and_black(ring: str, color: str) -> None:
    scene = owner(ring).does(0, f"play:{ring}:strong")
    assert scene.turn().endless == [color, "black"]
    assert (gone(scene, ring), scene.hero().fame) == (True, 0)


@pytest.mark.rule("card.rings")
def test_spells_of_the_rings_colour_bring_a_fame_each() -> None:
    scene = owner("ruby-ring", "fireball", "flame-wall", "snowstorm", time="night", source=["blue"] * 3,
                  combat=fight("swamp-dragon", phase="attack"))  # fmt: skip
    scene.does(0, "play:ruby-ring:strong")
    scene.does(0, "play:fireball:strong", "pay:endless-red", "pay:endless-black")
    assert scene.hero().fame == 1
    scene.does(0, "play:flame-wall:basic", "pay:endless-red", "choose:fire-attack-5")
    assert scene.hero().fame == 2
    scene.does(0, "play:snowstorm:basic", "pay:die-blue")
    assert scene.hero().fame == 2


@pytest.mark.rule("card.rings")
def test_a_fourth_crystal_of_a_ring_is_a_mana_instead() -> None:
    scene = owner("ruby-ring", fields={"crystals": {"red": 3}}).does(0, "play:ruby-ring:basic")
    assert (scene.hero().crystals, scene.hero().mana) == ({"red": 3}, ["red", "red"])


@pytest.mark.rule("card.rings")
def test_black_mana_of_a_ring_serves_only_where_black_does() -> None:
    scene = owner("ruby-ring", "fireball", combat=fight("swamp-dragon")).does(0, "play:ruby-ring:strong")
    assert scene.refuses(0, "play:fireball:strong") == ("refused-black-by-day", "mana.black")
    assert "play:fireball:basic" in scene.offers(0)


@pytest.mark.rule("card.rings")
def test_a_ring_rewards_spells_cast_before_it_in_the_turn() -> None:
    scene = owner("ruby-ring", "fireball", fields={"mana": ["red"]}, combat=fight("swamp-dragon"))
    scene.does(0, "play:fireball:basic", "pay:token-red", "play:ruby-ring:strong")
    assert scene.hero().fame == 1


# Sword of Justice


@pytest.mark.rule("card.sword-of-justice")
def test_the_sword_of_justice_makes_attacks_of_discarded_cards() -> None:
    scene = owner("sword-of-justice", "march", "rage", "wound", "stamina",
                  combat=fight("prowlers", "wolf-riders", phase="attack"))  # fmt: skip
    scene.does(0, "play:sword-of-justice:basic", "discard:march")
    assert scene.refuses(0, "discard:wound")[0] == "refused-a-wound"
    scene.does(0, "discard:rage", "enough")
    assert sum(entry.points for entry in scene.combat.attacks) == 6
    assert scene.hero().discard == ["march", "rage"]
    scene.does(0, "play:stamina:attack", "strike:foe-1+foe-2", "end:turn")
    assert scene.hero().fame == 2 + 3 + 2, "a fame more for each of both"


@pytest.mark.rule("card.sword-of-justice")
def test_the_sword_of_justice_thrown_away_doubles_every_physical_attack() -> None:
    fields = {"units": ["peasants"]}
    scene = owner("sword-of-justice", "march", "rage", fields=fields,
                  combat=fight("golems", "ironclads", phase="attack"))  # fmt: skip
    scene.does(0, "play:sword-of-justice:strong")
    assert [values.resistances(foe) for foe in scene.state.foes().values()] == [(), ()]
    scene.does(0, "play:march:attack", f"activate:{scene.hero().units[0]}:ability-0", "choose:attack-2")
    assert scene.offers(0, "strike") == ["strike:foe-1", "strike:foe-2"], "1 and 2 are worth 6"
    scene.does(0, "strike:foe-1", "play:rage:basic", "choose:attack-2", "strike:foe-2")
    assert gone(scene, "sword-of-justice")
    assert scene.does(0, "end:turn").hero().fame == 4 + 4 + 2


@pytest.mark.rule("card.sword-of-justice")
def test_the_sword_of_justice_leaves_other_elements_alone() -> None:
    scene = owner("sword-of-justice", "flame-wall", fields={"mana": ["red"]},
                  combat=fight("swamp-dragon", "fire-dragon", phase="attack"))  # fmt: skip
    scene.does(
        0, "play:sword-of-justice:strong", "play:flame-wall:basic", "pay:token-red", "choose:fire-attack-5"
    )
    assert scene.refuses(0, "strike:foe-1")[0] == "refused-attack-short"
    assert values.resistances(scene.foe(2)) == (Resistance.FIRE,)


@pytest.mark.rule("card.sword-of-justice")
def test_the_sword_of_justice_doubles_nothing_before_the_attack_phase() -> None:
    fields = {"units": ["utem-crossbowmen"]}
    scene = owner("sword-of-justice", "march", fields=fields, combat=fight("prowlers"))
    assert scene.refuses(0, "play:sword-of-justice:basic") == ("refused-not-ranged", "combat.ranged")
    scene.does(0, "play:sword-of-justice:strong", f"activate:{scene.hero().units[0]}:ability-1")
    assert scene.refuses(0, "strike:foe-1")[0] == "refused-attack-short"


# Horn of Wrath


@pytest.mark.rule("card.horn-of-wrath")
@pytest.mark.parametrize(("face", "wounds"), [(RED, 1), (BLACK, 1), (GOLD, 0), (BLUE, 0)])
def test_the_horn_of_wrath_may_wound_who_blows_it(face: int, wounds: int) -> None:
    scene = owner("horn-of-wrath", combat=fight("diggers"), dice=[face])
    scene.does(0, "play:horn-of-wrath:basic")
    assert scene.combat.attacks == [AttackPoints(6, SIEGE, PHYSICAL)]
    assert scene.hero().hand == ["wound"] * wounds


@pytest.mark.rule("card.horn-of-wrath")
def test_the_horn_of_wrath_is_pushed_before_the_dice_are_rolled() -> None:
    scene = owner("horn-of-wrath", combat=fight("diggers"), dice=[RED, GREEN, BLACK, WHITE])
    scene.does(0, "play:horn-of-wrath:strong")
    assert scene.offers(0) == [f"push:{points}" for points in range(7)]
    scene.does(0, "push:4")
    assert scene.combat.attacks == [AttackPoints(10, SIEGE, PHYSICAL)]
    assert scene.hero().hand == ["wound"] * 2
    assert gone(scene, "horn-of-wrath")
    calm = owner("horn-of-wrath", combat=fight("diggers")).does(0, "play:horn-of-wrath:strong", "push:0")
    assert (calm.combat.attacks[0].points, calm.hero().hand) == (6, [])


@pytest.mark.rule("card.horn-of-wrath")
def test_wounds_of_the_horn_count_for_being_knocked_out() -> None:
    scene = owner("horn-of-wrath", "march", combat=fight("diggers", wounds=4), dice=[BLACK])
    scene.does(0, "play:horn-of-wrath:basic")
    assert scene.combat.knocked_out
    assert (scene.hero().hand, scene.hero().discard) == (["wound"], ["march"])
    early = owner("horn-of-wrath", combat=fight("diggers", phase="block"))
    assert early.refuses(0, "play:horn-of-wrath:basic") == ("refused-not-shooting", "effects.when")


# Endless Bag of Gold, Endless Gem Pouch


@pytest.mark.rule("card.endless-bag-of-gold")
@pytest.mark.parametrize(("use", "influence", "fame"), [("basic", 4, 2), ("strong", 9, 3)])
def test_the_bag_of_gold_gives_influence_and_fame(use: str, influence: int, fame: int) -> None:
    scene = owner("endless-bag-of-gold", tiles=MAP, fields={"space": VILLAGE})
    assert scene.refuses(0, f"play:endless-bag-of-gold:{use}")[0] == "refused-not-interacting"
    scene.does(0, "interact", f"play:endless-bag-of-gold:{use}")
    assert (scene.turn().influence, scene.hero().fame) == (influence, fame)
    assert gone(scene, "endless-bag-of-gold") is (use == "strong")


@pytest.mark.rule("card.endless-gem-pouch")
def test_the_gem_pouch_rolls_for_two_crystals() -> None:
    def crystals(scene: Scene) -> dict[str, int]:
        return {color: count for color, count in scene.hero().crystals.items() if count}

    scene = owner("endless-gem-pouch", dice=[GREEN, GREEN]).does(0, "play:endless-gem-pouch:basic")
    assert (crystals(scene), scene.hero().fame) == ({"green": 2}, 0)
    lucky = owner("endless-gem-pouch", dice=[GOLD, BLACK]).does(0, "play:endless-gem-pouch:basic")
    assert lucky.offers(0) == ["color:red", "color:blue", "color:green", "color:white"]
    lucky.does(0, "color:white")
    assert (crystals(lucky), lucky.hero().fame) == ({"white": 1}, 1)


@pytest.mark.rule("card.endless-gem-pouch")
def test_the_gem_pouch_thrown_away_gives_gold_by_day_and_black_by_night_rules() -> None:
    basic = ["red", "blue", "green", "white"]
    day = owner("endless-gem-pouch").does(0, "play:endless-gem-pouch:strong")
    assert Counter(day.hero().mana) == Counter([*basic, "gold"])
    night = owner("endless-gem-pouch", time="night").does(0, "play:endless-gem-pouch:strong")
    assert Counter(night.hero().mana) == Counter([*basic, "black"])
    tomb = owner("endless-gem-pouch", combat=fight("minotaur", night=True, units=False, site="dungeon"))
    tomb.does(0, "play:endless-gem-pouch:strong")
    assert Counter(tomb.hero().mana) == Counter([*basic, "black"])


# Golden Grail


@pytest.mark.rule("card.golden-grail")
def test_the_grail_rewards_each_of_its_points_that_is_spent() -> None:
    scene = owner("golden-grail", "wound", "wound").does(0, "play:golden-grail:basic", "heal:hand")
    assert (scene.hero().fame, scene.turn().healing) == (1, 1)
    assert scene.does(0, "heal:hand").hero().fame == 2
    guards = {"units": [unit("utem-guardsmen", wounds=1)]}
    both = owner("golden-grail", fields=guards).does(0, "play:golden-grail:basic")
    both.does(0, f"heal:{both.hero().units[0]}")
    assert both.hero().fame == 2, "by points, not by wounds"
    unspent = owner("golden-grail").does(0, "play:golden-grail:basic")
    assert unspent.hero().fame == 0


@pytest.mark.rule("card.golden-grail")
def test_points_of_other_healing_bring_no_fame() -> None:
    scene = owner("golden-grail", *["wound"] * 4, healing=2).does(0, "play:golden-grail:basic")
    assert scene.does(0, *["heal:hand"] * 4).hero().fame == 2


@pytest.mark.rule("card.golden-grail")
def test_the_grail_thrown_away_heals_six_and_draws_for_wounds_of_the_hand() -> None:
    fields = {"deck": ["march", "rage", "stamina"], "units": [unit("peasants", wounds=1)]}
    scene = owner("golden-grail", "wound", "wound", fields=fields).does(0, "play:golden-grail:strong")
    assert scene.turn().healing == 6
    scene.does(0, "heal:hand", "heal:hand", f"heal:{scene.hero().units[0]}")
    assert scene.hero().hand == ["march", "rage"]
    assert (scene.hero().fame, gone(scene, "golden-grail")) == (0, True)


@pytest.mark.rule("card.golden-grail")
def test_the_grail_is_not_for_combat() -> None:
    scene = owner("golden-grail", "wound", combat=fight("prowlers"))
    for use in ("basic", "strong"):
        assert scene.refuses(0, f"play:golden-grail:{use}") == ("refused-in-combat", "combat.no-healing")


# Book of Wisdom


@pytest.mark.rule("card.book-of-wisdom")
def test_the_book_of_wisdom_changes_an_action_into_an_advanced_one_of_its_colour() -> None:
    offers = {"actions": ["fire-bolt", "ice-bolt", "blood-rage"]}
    scene = owner("book-of-wisdom", "rage", "march", offers=offers).does(
        0, "play:book-of-wisdom:basic", "throw:rage"
    )
    assert scene.offers(0) == ["take:fire-bolt", "take:blood-rage"]
    scene.does(0, "take:blood-rage")
    assert scene.hero().hand == ["march", "blood-rage"]
    assert gone(scene, "rage")
    assert "blood-rage" not in scene.state.offers.actions


@pytest.mark.rule("card.book-of-wisdom")
def test_the_book_of_wisdom_thrown_away_brings_a_spell_and_a_crystal() -> None:
    scene = owner("book-of-wisdom", "rage", "march", offers={"spells": ["fireball", "snowstorm"]})
    scene.does(0, "play:book-of-wisdom:strong", "throw:rage", "take:fireball")
    assert scene.hero().hand == ["march", "fireball"]
    assert scene.hero().crystals == {"red": 1}
    assert gone(scene, "rage")
    assert gone(scene, "book-of-wisdom")


@pytest.mark.rule("card.book-of-wisdom")
def test_the_book_of_wisdom_throws_nothing_away_for_nothing() -> None:
    scene = owner("book-of-wisdom", "march", offers={"actions": ["fire-bolt"]})
    assert scene.refuses(0, "play:book-of-wisdom:basic") == ("refused-no-such-color-offered", "offers")
    choosy = owner("book-of-wisdom", "march", "rage", offers={"actions": ["fire-bolt"]})
    choosy.does(0, "play:book-of-wisdom:basic")
    assert choosy.offers(0, "throw") == ["throw:rage"]
    spell = owner("book-of-wisdom", "fireball", offers={"actions": ["fire-bolt"]})
    assert spell.refuses(0, "play:book-of-wisdom:basic")[0].startswith("refused-")


# Amulets


@pytest.mark.rule("card.amulet-of-the-sun")
def test_the_amulet_of_the_sun_brings_daylight_into_the_night() -> None:
    fields = {"space": "4,-2"}
    scene = owner("amulet-of-the-sun", "rage", time="night", tiles=MAP, fields=fields,
                  tokens={KEEP: [down("guardsmen")]}, source=["black"] * 3)  # fmt: skip
    assert cost_to_enter(scene.state, 0, "3,-2") == 5
    assert not scene.state.realm.tokens[KEEP][0].up
    scene.does(0, "play:amulet-of-the-sun:basic")
    assert scene.hero().mana == ["gold"]
    assert cost_to_enter(scene.state, 0, "3,-2") == 3
    assert scene.state.realm.tokens[KEEP][0].up


@pytest.mark.rule("card.amulet-of-the-sun")
def test_the_amulet_of_the_sun_turns_up_all_ruins() -> None:
    scene = owner("amulet-of-the-sun", time="night", tiles={"3,-2": "countryside-8"})
    assert [token.up for token in scene.state.realm.ruins.values()] == [False]
    scene.does(0, "play:amulet-of-the-sun:basic")
    assert [token.up for token in scene.state.realm.ruins.values()] == [True]


@pytest.mark.rule("card.amulet-of-the-sun")
def test_gold_serves_by_the_amulet_of_the_sun_and_black_still_does() -> None:
    scene = owner("amulet-of-the-sun", "fireball", time="night", fields={"mana": ["black"]},
                  source=["black"] * 3, combat=fight("prowlers"))  # fmt: skip
    scene.does(0, "play:amulet-of-the-sun:strong")
    assert scene.hero().mana == ["black", "gold", "gold", "gold"]
    scene.does(0, "play:fireball:strong", "pay:token-gold:red", "pay:token-black")
    assert scene.combat.attacks[0].points == 8
    assert gone(scene, "amulet-of-the-sun")


@pytest.mark.rule("card.amulet-of-the-sun")
def test_the_amulet_of_the_sun_by_day_is_gold_mana_alone() -> None:
    scene = owner("amulet-of-the-sun", tiles=MAP).does(0, "play:amulet-of-the-sun:basic")
    assert scene.hero().mana == ["gold"]
    assert (scene.turn().sunshine, cost_to_enter(scene.state, 0, FOREST)) == (False, 3)


@pytest.mark.rule("card.amulet-of-the-sun")
@pytest.mark.rule("card.amulet-of-darkness")
@pytest.mark.parametrize(
    ("amulet", "time", "move", "then"),
    [("amulet-of-the-sun", "night", 2, []), ("amulet-of-darkness", "day", 1, ["color:red"])],
)
def test_skills_keep_the_value_of_the_true_time(amulet: str, time: str, move: int, then: list[str]) -> None:
    arythea = hero("arythea", hand=[amulet], fame=3, skills=["dark-paths"])
    scene = quest(arythea, time=time).does(0, f"play:{amulet}:basic", *then, "use:dark-paths")
    assert scene.turn().move == move


@pytest.mark.rule("card.amulet-of-darkness")
def test_the_amulet_of_darkness_lets_black_serve_by_day() -> None:
    scene = owner("amulet-of-darkness", "fireball", fields={"mana": ["red"]}, source=["black", "gold", "gold"],
                  combat=fight("prowlers"))  # fmt: skip
    scene.does(0, "play:amulet-of-darkness:basic", "color:gold")
    assert scene.hero().mana == ["red", "gold"]
    scene.does(0, "play:fireball:strong", "pay:token-gold:red", "pay:die-black")
    assert scene.combat.attacks[0].points == 8


@pytest.mark.rule("card.amulet-of-darkness")
def test_the_amulet_of_darkness_cools_deserts_and_gives_three_mana_when_thrown_away() -> None:
    tiles = {"3,-2": "countryside-4"}
    scene = owner("amulet-of-darkness", tiles=tiles, fields={"space": "2,-1"})
    assert cost_to_enter(scene.state, 0, "3,-3") == 5
    scene.does(0, "play:amulet-of-darkness:strong", "color:black", "color:black", "color:green")
    assert scene.hero().mana == ["black", "black", "green"]
    assert cost_to_enter(scene.state, 0, "3,-3") == 3
    assert gone(scene, "amulet-of-darkness")
    night = owner("amulet-of-darkness", time="night").does(0, "play:amulet-of-darkness:basic", "color:red")
    assert (night.hero().mana, night.turn().darkness) == (["red"], False)
