"""Rulings on actions that are played with another action. [card.concentration]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.cards.vocabulary import BLUE, GREEN, ICE, RED, WHITE
from tests.games.mage_knight.cards.plays import attack, blocks, dealing, in_phase
from tests.games.mage_knight.scenario import hero, quest

# Concentration and Will Focus


@pytest.mark.rule("card.concentration")
def test_concentration_gives_a_mana_of_three_colours() -> None:
    scene = quest(hero("tovak", hand=["concentration"])).does(0, "play:concentration:basic")
    assert scene.offers(0) == ["color:blue", "color:white", "color:red"]
    assert scene.does(0, "color:white").hero().mana == [WHITE]


@pytest.mark.rule("card.will-focus")
def test_will_focus_gives_a_mana_or_a_green_crystal() -> None:
    scene = quest(hero("goldyx", hand=["will-focus"])).does(0, "play:will-focus:basic")
    scene.does(0, "choose:crystal-green")
    assert (scene.hero().crystals, scene.hero().mana) == ({GREEN: 1}, [])
    other = quest(hero("goldyx", hand=["will-focus"])).does(0, "play:will-focus:basic")
    other.does(0, "choose:mana-blue-or-white-or-red", "color:red")
    assert other.hero().mana == [RED]


@pytest.mark.rule("card.concentration")
@pytest.mark.rule("card.will-focus")
@pytest.mark.parametrize(
    ("who", "card", "bonus"), [("tovak", "concentration", 2), ("goldyx", "will-focus", 3)]
)
def test_another_action_is_strong_for_nothing_and_gives_more(who: str, card: str, bonus: int) -> None:
    own: dict[str, Any] = {"who": who, "crystals": {"green": 1}}
    strong = (f"play:{card}:strong", "pay:crystal-green")
    moving = quest(hero(who, hand=[card, "stamina"], crystals={"green": 1})).does(0, *strong, "with:stamina")
    assert moving.turn().move == 4 + bonus
    assert moving.turn().played == [card, "stamina"]
    assert dealing(card, "threaten", **own).does(0, *strong, "with:threaten").turn().influence == 5 + bonus
    assert in_phase("attack", card, "rage", **own).does(0, *strong, "with:rage").combat.attacks == [
        attack(4 + bonus)
    ]


@pytest.mark.rule("card.concentration")
def test_the_bonus_comes_once_and_never_to_healing_or_wounds_counted() -> None:
    strong = ("play:concentration:strong", "pay:crystal-green")
    own: dict[str, Any] = {"crystals": {"green": 1}}
    needy = dealing("concentration", "in-need", "wound", **own).does(0, *strong, "with:in-need")
    assert needy.turn().influence == 4 + 2 + 2
    walk = quest(hero("tovak", hand=["concentration", "refreshing-walk", "wound"], **own))
    walk.does(0, *strong, "with:refreshing-walk")
    assert (walk.turn().move, walk.turn().healing) == (6, 2)
    ambush = quest(hero("tovak", hand=["concentration", "ambush"], **own)).does(0, *strong, "with:ambush")
    assert (ambush.turn().move, ambush.turn().first_attack, ambush.turn().first_block) == (6, 2, 4)
    resting = quest(hero("tovak", hand=["concentration", "tranquility"], **own))
    assert resting.does(0, *strong, "with:tranquility", "choose:heal-2").turn().healing == 2


@pytest.mark.rule("card.concentration")
def test_the_bonus_goes_to_what_is_chosen() -> None:
    scene = in_phase("block", "concentration", "improvisation", "march", crystals={"green": 1})
    scene.does(0, "play:concentration:strong", "pay:crystal-green", "with:improvisation", "discard:march")
    scene.does(0, "choose:block-5")
    assert [points for points, _ in blocks(scene)] == [5 + 2]
    icy = in_phase("block", "concentration", "cold-toughness", crystals={"green": 1})
    icy.does(0, "play:concentration:strong", "pay:crystal-green", "with:cold-toughness")
    assert blocks(icy) == [(5 + 2, ICE)]


@pytest.mark.rule("card.concentration")
def test_only_an_action_that_could_be_played_now_goes_along() -> None:
    scene = quest(
        hero("tovak", hand=["concentration", "rage", "march", "fireball", "wound"], crystals={"green": 1})
    )
    scene.does(0, "play:concentration:strong", "pay:crystal-green")
    assert scene.offers(0) == ["with:march"]
    assert scene.refuses(0, "with:rage")[0] == "refused-not-in-combat"
    assert scene.refuses(0, "with:fireball") == ("refused-no-action", "card.concentration")
    alone = quest(hero("tovak", hand=["concentration", "fireball"], crystals={"green": 1}))
    assert alone.refuses(0, "play:concentration:strong") == ("refused-no-other-action", "card.concentration")
    healing = in_phase("attack", "concentration", "tranquility", crystals={"green": 1})
    assert healing.refuses(0, "play:concentration:strong") == ("refused-in-combat", "combat.no-healing")


@pytest.mark.rule("card.concentration")
def test_the_card_itself_is_not_what_the_other_costs() -> None:
    scene = quest(hero("tovak", hand=["concentration", "improvisation"], crystals={"green": 1}))
    assert scene.refuses(0, "play:concentration:strong") == (
        "refused-nothing-to-give-not-wound",
        "cards.cost",
    )


@pytest.mark.rule("card.concentration")
def test_the_mana_that_the_other_costs_is_paid_besides() -> None:
    hand = ["concentration", "pure-magic"]
    scene = quest(hero("tovak", hand=hand, crystals={"green": 2}), source=["black"] * 3)
    scene.does(0, "play:concentration:strong", "pay:crystal-green", "with:pure-magic", "pay:crystal-green")
    assert scene.turn().move == 7 + 2
    poor = quest(hero("tovak", hand=hand, crystals={"green": 1}), source=["black"] * 3)
    assert poor.refuses(0, "play:concentration:strong")[1] == "mana.pay"


@pytest.mark.rule("card.concentration")
def test_mana_that_the_other_needs_is_not_paid_away() -> None:
    hand = ["concentration", "magic-talent"]
    scene = quest(
        hero("tovak", hand=hand, crystals={"green": 1}, mana=["gold"]),
        source=["black"] * 3,
        offers={"spells": ["fireball"]},
    )
    scene.does(0, "play:concentration:strong")
    assert scene.refuses(0, "pay:token-gold:green") == ("refused-mana-needed-later", "mana.pay")
    scene.does(0, "pay:crystal-green", "with:magic-talent", "pay:token-gold:red", "take:fireball")
    assert scene.hero().discard == ["fireball"]


# Maximal Effect


@pytest.mark.rule("card.maximal-effect")
def test_maximal_effect_does_it_three_times_and_throws_the_card_away() -> None:
    scene = quest(hero("tovak", hand=["maximal-effect", "march"])).does(
        0, "play:maximal-effect:basic", "with:march"
    )
    assert scene.turn().move == 6
    own = scene.hero()
    assert "march" not in [*own.hand, *own.discard, *scene.turn().played]
    assert scene.turn().played == ["maximal-effect"]


@pytest.mark.rule("card.maximal-effect")
def test_strong_it_does_the_strong_effect_twice_for_nothing() -> None:
    scene = in_phase("attack", "maximal-effect", "rage", crystals={"red": 1})
    scene.does(0, "play:maximal-effect:strong", "pay:crystal-red", "with:rage")
    assert scene.combat.attacks == [attack(4), attack(4)]
    assert scene.hero().crystals == {RED: 0}


@pytest.mark.rule("card.maximal-effect")
def test_choices_are_made_each_time() -> None:
    scene = quest(hero("tovak", hand=["maximal-effect", "concentration"]))
    scene.does(0, "play:maximal-effect:basic", "with:concentration", "color:blue", "color:red", "color:white")
    assert scene.hero().mana == [BLUE, RED, WHITE]


@pytest.mark.rule("card.maximal-effect")
def test_costs_are_paid_each_time() -> None:
    scene = quest(
        hero("tovak", hand=["maximal-effect", "improvisation", "march", "stamina", "rage", "wound"])
    )
    scene.does(0, "play:maximal-effect:basic", "with:improvisation")
    for card in ("march", "stamina", "rage"):
        scene.does(0, f"discard:{card}", "choose:move-3")
    assert (scene.turn().move, scene.hero().discard) == (9, ["march", "stamina", "rage"])


@pytest.mark.rule("card.maximal-effect")
def test_all_costs_must_be_payable() -> None:
    few = quest(hero("tovak", hand=["maximal-effect", "improvisation", "march", "rage", "wound"]))
    few.does(0, "play:maximal-effect:basic")
    assert few.refuses(0, "with:improvisation") == ("refused-too-few-to-give", "cards.cost")
    none = quest(hero("tovak", hand=["maximal-effect", "decompose", "wound"]))
    assert none.refuses(0, "play:maximal-effect:basic") == ("refused-nothing-to-give-action", "cards.cost")
    hand = ["maximal-effect", "crystallize"]
    poor = quest(hero("tovak", hand=hand, mana=["red", "blue"]), source=["black"] * 3)
    assert poor.refuses(0, "play:maximal-effect:basic") == ("refused-not-enough-mana", "mana.pay")
    rich = quest(hero("tovak", hand=hand, mana=["red", "blue", "green"]), source=["black"] * 3)
    rich.does(
        0,
        "play:maximal-effect:basic",
        "with:crystallize",
        "pay:token-red",
        "pay:token-blue",
        "pay:token-green",
    )
    assert rich.hero().crystals == {RED: 1, BLUE: 1, GREEN: 1}


@pytest.mark.rule("card.maximal-effect")
def test_the_mana_of_the_card_itself_counts_with_the_costs() -> None:
    hand = ["maximal-effect", "pure-magic"]
    poor = quest(hero("tovak", hand=hand, mana=["gold", "gold"]), source=["black"] * 3)
    assert poor.refuses(0, "play:maximal-effect:strong") == ("refused-not-enough-mana", "mana.pay")
    rich = quest(hero("tovak", hand=hand, mana=["gold", "gold", "green"]), source=["black"] * 3)
    rich.does(0, "play:maximal-effect:strong", "pay:token-gold:red", "with:pure-magic")
    rich.does(0, "pay:token-gold:green", "pay:token-green")
    assert rich.turn().move == 14


@pytest.mark.rule("card.maximal-effect")
def test_cards_are_drawn_three_times() -> None:
    own = hero("tovak", hand=["maximal-effect", "tranquility"], deck=["march", "rage", "stamina"])
    scene = quest(own).does(0, "play:maximal-effect:basic", "with:tranquility", *["choose:draw-1"] * 3)
    assert scene.hero().hand == ["march", "rage", "stamina"]


@pytest.mark.rule("card.maximal-effect")
@pytest.mark.rule("card.magic-talent")
def test_magic_talent_three_times_allows_three_spells() -> None:
    hand = ["maximal-effect", "magic-talent", "march", "stamina", "rage"]
    scene = quest(hero("tovak", hand=hand), offers={"spells": ["fireball", "snowstorm", "tremor"]})
    scene.does(
        0,
        "play:maximal-effect:basic",
        "with:magic-talent",
        "discard:march",
        "discard:stamina",
        "discard:rage",
    )
    assert scene.turn().offer_spells == 3


@pytest.mark.rule("card.maximal-effect")
def test_training_ends_when_the_offer_has_no_such_colour_any_more() -> None:
    hand = ["maximal-effect", "training", "march", "march", "tranquility"]
    scene = quest(hero("tovak", hand=hand), offers={"actions": ["ambush"], "action_deck": ["diplomacy"]})
    scene.does(0, "play:maximal-effect:basic", "with:training", "throw:march", "take:ambush")
    assert scene.asks == {0: "ask-turn"}
    assert scene.hero().hand == ["march", "tranquility"]


@pytest.mark.rule("card.concentration")
@pytest.mark.rule("card.maximal-effect")
def test_one_card_may_go_along_with_another_that_does() -> None:
    own = hero("tovak", hand=["concentration", "maximal-effect", "march"], crystals={"green": 1})
    scene = quest(own, source=["black"] * 3)
    scene.does(0, "play:concentration:strong", "pay:crystal-green", "with:maximal-effect", "with:march")
    assert scene.turn().played == ["concentration", "maximal-effect"]
    assert scene.hero().hand == []
    assert scene.hero().crystals == {GREEN: 0}


@pytest.mark.rule("card.concentration")
@pytest.mark.rule("card.into-the-heat")
def test_a_card_for_the_start_of_a_combat_may_go_along_then() -> None:
    scene = in_phase("ranged", "concentration", "into-the-heat", units=["peasants"], crystals={"green": 1})
    scene.does(0, "play:concentration:strong", "pay:crystal-green", "with:into-the-heat")
    assert (scene.turn().unit_attack, scene.turn().unit_block) == (3, 3)
    assert scene.combat.begun


@pytest.mark.rule("card.maximal-effect")
@pytest.mark.rule("card.into-the-heat")
def test_a_card_for_the_start_of_a_combat_is_done_each_time() -> None:
    scene = in_phase("ranged", "maximal-effect", "into-the-heat", units=["peasants"])
    scene.does(0, "play:maximal-effect:basic", "with:into-the-heat")
    assert (scene.turn().unit_attack, scene.turn().unit_block) == (6, 6)
    assert scene.combat.begun


@pytest.mark.rule("card.concentration")
def test_who_is_asked_for_another_action_is_imagined_with_one() -> None:
    own = hero("tovak", hand=["concentration", "march"], deck=["wound"] * 9, crystals={"green": 1})
    scene = quest(own, hero("goldyx"), source=["black"] * 4)
    scene.does(0, "play:concentration:strong", "pay:crystal-green")
    for seed in range(20):
        assert list(scene.match.imagine(1, str(seed)).pending) == [0]
        assert scene.match.imagine(1, str(seed)).pending[0].prompt.key == "ask-play-along"
