"""What the log tells of spells and dice, in all three languages."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT2,
    HIT,
    HIT2,
    Battle,
    creature,
    duel,
    enchantment,
    mage,
)


def told(battle: Battle, name: str, locale: str = "en") -> list[str]:
    """The sentences of the log for events of that name."""
    return [event.text("mage_wars", locale) for event in battle.match.events if event.name == name]


def test_the_log_tells_what_the_attack_dice_show() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=8, prepared=["fireball"]),
        mage(zone="c2"),
        creature="mage-0",
        dice=[BLANK, HIT, HIT2, CRIT2, BLANK, BLANK, 5],
    )
    battle.does(0, "cast:fireball:mage-1").passes()
    (rolled,) = battle.happened("dice-rolled")
    assert (rolled["dice"], rolled["normal"], rolled["critical"], rolled["effect"]) == ("134611", 3, 2, 5)
    assert told(battle, "dice-rolled") == [
        "The attack dice against Priestess show 3 normal and 2 critical damage; the effect die shows 5."
    ]


def test_the_log_tells_what_dice_thrown_for_healing_show() -> None:
    battle = duel(
        mage("priestess", zone="b2", mana=5, damage=9, prepared=["minor_heal"]),
        mage(zone="d3"),
        creature="mage-0",
        dice=[HIT, HIT, CRIT2, BLANK, BLANK],
    )
    battle.does(0, "cast:minor-heal:mage-0").passes()
    (thrown,) = battle.happened("dice-thrown")
    assert (thrown["normal"], thrown["critical"], thrown["total"]) == (2, 2, 4)
    assert told(battle, "dice-thrown") == ["The dice show 2 normal and 2 critical: 4 in all."]


def test_the_log_tells_what_a_burn_rolls() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", zone="b2", markers={"burn": 2}),
        at="upkeep",
        dice=[HIT2, BLANK],
    )
    battle.passes()
    assert [(event["normal"], event["critical"]) for event in battle.happened("burn-rolled")] == [
        (2, 0),
        (0, 0),
    ]
    assert told(battle, "burn-rolled")[0].endswith("2 normal and 0 critical damage.")


@pytest.mark.parametrize(
    ("locale", "name"), [("en", "Royal Archer"), ("fr", "Archère royale"), ("ru", "Королевский лучник")]
)
def test_the_log_names_the_card_that_comes_back_from_the_discard_pile(locale: str, name: str) -> None:
    battle = duel(
        mage("priestess", zone="b2", mana=20, prepared=["resurrection"], discard=["royal_archer"]),
        mage(zone="d3"),
        creature="mage-0",
    )
    option = battle.match.pending[0].find("cast:resurrection:card.royal-archer")
    assert option is not None
    assert name in option.words.render(locale)
    battle.does(0, option.id).passes()
    assert name in told(battle, "spell-cast", locale)[0]


@pytest.mark.parametrize(
    ("locale", "wolf", "warlock"),
    [
        ("en", "Timber Wolf", "Warlock"),
        ("fr", "Loup des bois", "Mage-guerrier"),
        ("ru", "Лесной волк", "Колдун"),
    ],
)
def test_the_log_tells_where_an_enchantment_was_put_and_where_it_went(
    locale: str, wolf: str, warlock: str
) -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["shift_enchantment", "jinx"]),
        mage("warlock", zone="c2"),
        creature("timber_wolf", id="wolf", zone="b2"),
        enchantment("bear_strength", id="bear", on="mage-0"),
        creature="mage-0",
    )
    battle.does(0, "cast:shift-enchantment:bear", "choose:shift-enchantment:wolf").until("ask-after-action")
    battle.does(0, "cast:jinx:mage-1").passes()
    assert wolf in told(battle, "enchantment-moved", locale)[0]
    assert warlock in told(battle, "attached", locale)[0]


@pytest.mark.parametrize(("locale", "wearer"), [("en", "Wizard"), ("fr", "Sorcier"), ("ru", "Волшебник")])
def test_the_log_tells_who_wears_a_piece_of_equipment(locale: str, wearer: str) -> None:
    battle = duel(mage("wizard", zone="b2", mana=20, prepared=["leather_boots"]), mage(), creature="mage-0")
    battle.does(0, "cast:leather-boots:mage-0").passes()
    assert wearer in told(battle, "equipped", locale)[0]
