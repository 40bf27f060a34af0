"""Cards and tokens in the sketch: those that lie open are named, those of one's own side only to it."""

from __future__ import annotations

import re

import pytest

import magehall
from magehall.games.mage_knight import MAGE_KNIGHT
from magehall.kit.columns import size
from tests.games.mage_knight.scenario import Scene, hero, quest, unit

NAMES = {0: "Ann", 1: "Bob", 2: "Cid", 3: "Dee"}
LOCALES = ("en", "fr", "ru")


def drawn(found: Scene, seat: int | None = 0, locale: str = "en") -> str:
    text = MAGE_KNIGHT.sketch(found.match.view(seat), locale, NAMES)
    return re.sub(r"\[[^]]*]", "", text)


def lines(found: Scene, seat: int | None = 0, locale: str = "en") -> list[str]:
    return drawn(found, seat, locale).splitlines()


@pytest.mark.parametrize("seat", [0, 1, None])
def test_discard_piles_lie_open_to_all(seat: int | None) -> None:
    found = quest(hero("tovak", discard=["rage", "march", "rage"]), hero("goldyx"), dummy=None)
    assert "     Discarded  March   Rage ×2" in lines(found, seat)
    assert sum("Discarded" in line for line in lines(found, seat)) == 1, "empty piles take no line"


def test_what_the_dummy_player_turned_up_lies_open() -> None:
    found = quest(hero("tovak"), scenario="solo-conquest", dummy={"hero": "goldyx", "discard": ["rage"]})
    assert "     Discarded  Rage" in lines(found)


def test_the_common_skills_are_named() -> None:
    assert "  Common skills  Flight" in lines(
        quest(hero("tovak"), hero("goldyx"), offers={"skills": ["flight"]})
    )
    assert "Common skills" not in drawn(quest(hero("tovak"), hero("goldyx")))


def test_discarded_enemies_are_named() -> None:
    found = quest(hero("tovak"), discarded={"green": ["prowlers", "diggers", "prowlers"]})
    assert "  Enemies discarded  Diggers   Prowlers ×2" in lines(found)
    assert "Enemies discarded" not in drawn(quest(hero("tovak")))


def test_what_cannot_be_used_now_says_so_in_words() -> None:
    found = quest(
        hero("tovak"),
        hero(
            "goldyx",
            level=5,
            units=[unit("foresters", ready=False, wounds=1), "peasants"],
            skills={"freezing-power": "used-this-turn"},
            tactic="early-bird",
            tactic_down=True,
        ),
    )
    text = drawn(found)
    assert "Foresters† (spent)   Peasants   Freezing Power (used this turn)" in text
    assert "Early Bird (used)" in text
    assert "◇ Freezing Power (used this turn): " in drawn(found, 1)


@pytest.mark.parametrize("locale", LOCALES)
def test_only_the_team_is_told_its_chosen_one(locale: str) -> None:
    team = {"scenario": "one-to-return", "options": {"scenario": "one-to-return", "teams": True}}
    heroes = [hero(name) for name in ("tovak", "goldyx", "norowas", "arythea")]
    heroes[2] = heroes[2] | {"chosen": True}
    heroes[3] = heroes[3] | {"chosen": True}
    found = quest(*heroes, **team)
    title = {"en": "The chosen one", "fr": "L’élu", "ru": "Избранный"}[locale]
    for seat, name in ((0, "Cid"), (2, "Cid"), (1, "Dee"), (3, "Dee")):
        assert f"  {title}  {name}" in lines(found, seat, locale)
    assert title not in drawn(found, None, locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_cards_of_the_draft_are_named_to_their_owner_alone(locale: str) -> None:
    found = quest(
        hero("tovak", drafted=["fire-bolt"]), hero("goldyx", drafted=["ice-bolt"]), options={"draft": True}
    )
    title = {"en": "Set aside in the draft", "fr": "Cartes choisies", "ru": "Отобранные карты"}[locale]
    assert sum(title in line for line in lines(found, 0, locale)) == 1
    assert title not in drawn(found, None, locale)
    if locale == "en":
        assert "  Set aside in the draft  Fire Bolt" in lines(found, 0)
        assert "  Set aside in the draft  Ice Bolt" in lines(found, 1)
        assert "Ice Bolt" not in drawn(found, 0)


def test_cards_kept_so_far_are_named_while_the_draft_runs() -> None:
    options = {"scenario": "full-conquest", "draft": True}
    found = Scene(magehall.new_match("mage_knight", 2, seed="draft", options=options))
    while "ask-draft" not in found.asks.values():
        found.does(seat := next(iter(found.asks)), found.offers(seat)[0])
    assert drawn(found, 0) == "", "nothing is kept yet"
    found.together({seat: found.offers(seat)[0] for seat in (0, 1)})
    (card,) = found.hero(0).drafted
    assert drawn(found, 0).lower() == f"  set aside in the draft  {card.replace('-', ' ')}"
    assert drawn(found, None) == ""


@pytest.mark.parametrize("locale", LOCALES)
def test_long_piles_fit_into_a_terminal(locale: str) -> None:
    basic = ["march", "rage", "stamina", "swiftness", "tranquility", "threaten", "mana-draw"]
    found = quest(
        hero("tovak", discard=basic, drafted=["fire-bolt", "ice-bolt", "agility"]),
        options={"draft": True},
        discarded={
            "green": ["prowlers", "diggers"],
            "brown": ["minotaur", "gargoyle", "medusa", "crypt-worm"],
        },
    )
    assert max(map(size, lines(found, 0, locale))) <= 80
