"""Setting up: the mages, the arenas and the values a battle begins with."""

from __future__ import annotations

from collections import Counter

import pytest

from magehall.games.mage_wars.books import APPRENTICE, STARTER
from tests.games.mage_wars.scenario import BLANK, HIT, Battle, creature, duel, enchantment, mage, new_battle
from tests.games.mage_wars.tables import ways

MAGES = ("beastmaster", "priestess", "warlock", "wizard")


def begun(mode: str, *mages: str) -> Battle:
    """A new match whose mages have been chosen, at the first question after that."""
    battle = new_battle(len(mages), mode=mode)
    return battle.together({seat: f"mage:{chosen}" for seat, chosen in enumerate(mages)})


def in_planning(battle: Battle) -> Battle:
    """Past the questions of the first upkeep phase."""
    while "ask-shield" in battle.asks.values():
        (seat,) = battle.asks
        battle.does(seat, f"refuse:mage-{seat}")
    return battle


@pytest.mark.rule("setup.choose-mage")
def test_everyone_takes_one_of_the_four_mages() -> None:
    battle = new_battle(2, mode="standard")
    assert battle.asks == {0: "ask-mage", 1: "ask-mage"}
    for seat in (0, 1):
        assert battle.offers(seat) == [f"mage:{chosen}" for chosen in MAGES]


@pytest.mark.rule("setup.choose-mage")
def test_both_may_take_the_same_mage() -> None:
    battle = begun("standard", "warlock", "warlock")
    assert battle.card("mage-0") == battle.card("mage-1") == "warlock"


@pytest.mark.rule("setup.choose-mage")
def test_mages_are_chosen_at_the_same_time_and_unseen() -> None:
    battle = new_battle(2, mode="standard")
    battle.together({0: "mage:wizard"})
    assert battle.view(1)["players"][0]["mage"] is None
    battle.together({1: "mage:priestess"})
    assert [player["mage"] for player in battle.view(1)["players"]] == ["wizard", "priestess"]


@pytest.mark.rule("setup.standard-arena")
def test_the_standard_arena_has_twelve_zones() -> None:
    battle = begun("standard", "wizard", "warlock")
    assert battle.view()["arena"] == {"columns": 4, "rows": 3}
    assert len(battle.match.state.arena.zones) == 12


@pytest.mark.rule("setup.opposite-corners")
def test_the_mages_start_in_opposite_corners() -> None:
    battle = begun("standard", "wizard", "warlock")
    assert (battle.zone("mage-0"), battle.zone("mage-1")) == ("a1", "d3")


@pytest.mark.rule("setup.standard-values")
@pytest.mark.parametrize(
    ("chosen", "life", "channeling"),
    [("beastmaster", 36, 9), ("priestess", 32, 10), ("warlock", 38, 9), ("wizard", 32, 10)],
)
def test_a_mage_starts_with_the_values_of_the_ability_card(chosen: str, life: int, channeling: int) -> None:
    battle = begun("standard", chosen, "priestess")
    assert battle.life("mage-0") == life
    assert battle.armor("mage-0") == 0
    assert battle.damage("mage-0") == 0
    assert battle.mana(0) == 10 + channeling, "ten mana, and the first channeling"


@pytest.mark.rule("setup.standard-values")
def test_the_beastmaster_has_nineteen_mana_after_the_first_channeling() -> None:
    battle = begun("standard", "beastmaster", "priestess")
    assert [event["mana"] for event in battle.happened("channeled")] == [9, 10]
    assert battle.mana(0) == 19


@pytest.mark.rule("setup.standard-values")
def test_a_standard_match_uses_the_books_of_the_box() -> None:
    battle = begun("standard", "beastmaster", "wizard")
    for seat, chosen in ((0, "beastmaster"), (1, "wizard")):
        assert Counter(battle.book(seat)) == Counter(dict(STARTER[chosen].cards))


@pytest.mark.rule("setup.start-ready")
def test_both_mages_enter_the_first_round_ready() -> None:
    battle = in_planning(begun("standard", "priestess", "priestess"))
    assert battle.round == 1
    for seat in (0, 1):
        shown = battle.sees(None, f"mage-{seat}")
        assert shown["active"]
        assert shown["quickcast"]
    battle.together({0: "done", 1: "done"})
    first = battle.view()["initiative"]
    assert battle.asks == {first: "ask-quickcast"}, "the quickcast is ready"
    battle.does(first, "pass").does(1 - first, "pass")
    assert battle.offers(first, "activate:") == [f"activate:mage-{first}"]


@pytest.mark.rule("setup.first-initiative")
def test_the_higher_roll_has_the_initiative() -> None:
    battle = duel(at="initiative", round=0, initiative=None, dice=[4, 9])
    assert battle.view()["initiative"] == 1
    assert battle.asks == {1: "ask-quickcast"}


@pytest.mark.rule("setup.first-initiative")
def test_equal_rolls_are_rolled_again() -> None:
    battle = duel(at="initiative", round=0, initiative=None, dice=[7, 7, 3, 3, 12, 11])
    assert [event["roll"] for event in battle.happened("initiative-rolled")] == [7, 7, 3, 3, 12, 11]
    assert battle.view()["initiative"] == 0


@pytest.mark.rule("setup.first-initiative")
def test_only_the_highest_of_three_roll_again() -> None:
    battle = duel(mage(), mage(), mage(), at="initiative", round=0, initiative=None, dice=[8, 5, 8, 2, 6])
    assert battle.view()["initiative"] == 2


@pytest.mark.rule("setup.apprentice-arena")
def test_apprentices_play_in_half_the_arena() -> None:
    battle = begun("apprentice", "wizard", "warlock")
    assert battle.view()["arena"] == {"columns": 3, "rows": 2}
    assert (battle.zone("mage-0"), battle.zone("mage-1")) == ("a1", "c2")


@pytest.mark.rule("setup.apprentice-values")
@pytest.mark.parametrize("chosen", MAGES)
def test_apprentices_are_all_alike(chosen: str) -> None:
    battle = begun("apprentice", chosen, "priestess")
    assert battle.life("mage-0") == 24
    assert battle.armor("mage-0") == 0
    assert battle.damage("mage-0") == 0
    assert battle.sees(None, "mage-0")["channeling"] == 10
    assert battle.mana(0) == 20, "ten, and ten of the first channeling"


@pytest.mark.rule("setup.apprentice-values")
@pytest.mark.parametrize("chosen", MAGES)
def test_apprentices_roll_three_dice_in_melee(chosen: str) -> None:
    battle = duel(
        mage(chosen, zone="b1"),
        mage(zone="b1"),
        mode="apprentice",
        creature="mage-0",
        dice=[HIT, HIT, BLANK],
    )
    battle.does(0, "attack:mage-0.basic-melee-attack:mage-1").passes()
    assert battle.damage("mage-1") == 2


@pytest.mark.rule("setup.apprentice-values")
def test_apprentices_have_no_abilities_of_their_class() -> None:
    wizard = duel(mage("wizard", zone="b1"), mage(zone="b1"), mode="apprentice", creature="mage-0")
    assert wizard.offers(0, "invoke:") == [], "no Arcane Zap"
    priestess = duel(mage(zone="b1", markers={"burn": 1}), mage(), mode="apprentice", creature="mage-0")
    assert priestess.offers(0, "invoke:") == [], "no Restore"
    upkeep = duel(mage("wizard", mana=20), mage(), mode="apprentice", at="upkeep")
    assert "ask-shield" not in upkeep.asks.values(), "no Voltaric Shield"
    fox = duel(
        mage("beastmaster", zone="b1", mana=20, prepared=["bitterwood_fox"]),
        mage(),
        mode="apprentice",
        creature="mage-0",
    )
    fox.does(0, "cast:bitterwood-fox:b1").passes()
    assert fox.markers(fox.new("bitterwood_fox")) == {}
    assert fox.mana(0) == 15, "no Pet was offered"
    late = duel(
        mage("beastmaster", zone="b1", mana=20, prepared=["bitterwood_fox"]), mage(), mode="apprentice"
    )
    assert late.offers(0, "cast:") == [], "no quick summoning"


@pytest.mark.rule("setup.apprentice-books")
@pytest.mark.parametrize("chosen", MAGES)
def test_apprentices_use_the_fixed_books(chosen: str) -> None:
    battle = begun("apprentice", chosen, "priestess")
    assert Counter(battle.book(0)) == Counter(dict(APPRENTICE[chosen].cards))


@pytest.mark.rule("setup.apprentice-books")
def test_the_priestess_has_heal_as_in_the_french_list() -> None:
    battle = begun("apprentice", "priestess", "wizard")
    assert "heal" in battle.book(0)
    assert "lay_hands" not in battle.book(0)


@pytest.mark.rule("setup.card-over-rules")
def test_an_elusive_creature_is_not_hindered_as_the_rules_would_have_it() -> None:
    def second_move(card: str) -> set[str]:
        battle = duel(
            mage(zone="a1"),
            mage(zone="d3"),
            creature(card, id="runner", zone="b1"),
            creature("timber_wolf", zone="b2", controller=1),
            creature="runner",
        )
        battle.does(0, "move:runner:b2").passes()
        return ways(battle)

    assert second_move("bitterwood_fox") == set(), "fast, but stopped by the wolf"
    assert second_move("cervere_the_forest_shadow") == {"a2", "b1", "b3", "c2"}


@pytest.mark.rule("setup.card-over-rules")
def test_a_curse_of_weakness_is_stronger_than_the_printed_dice() -> None:
    battle = duel(
        mage(zone="b1"),
        mage(zone="b1"),
        enchantment("agony", on="mage-0", controller=1),
        creature="mage-0",
        dice=[HIT],
    )
    battle.does(0, "attack:mage-0.basic-melee-attack:mage-1").passes()
    assert battle.damage("mage-1") == 1, "Agony takes two of the three dice"
