"""What is printed on the cards, and the copy of it that the browser draws from."""

from __future__ import annotations

import json
from pathlib import Path

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.show.catalogue import catalogue
from magehall.kernel.text import LOCALES, has_message, register_texts

ROOT = Path(__file__).parents[4]
BOARD = ROOT / "web" / "src" / "games" / "mage_wars"
GAME = "mage_wars"


def test_every_card_is_in_the_catalogue_once() -> None:
    assert sorted(catalogue()) == sorted(card.slug for card in CARDS)


def test_a_creature_shows_what_is_printed() -> None:
    fox = catalogue()["bitterwood-fox"]
    card = next(card for card in CARDS if card.slug == "bitterwood-fox")
    assert (fox["kind"], fox["cost"], fox["life"]) == ("creature", card.cost, card.life)
    assert fox["schools"] == [["nature", 1]]
    assert [attack["dice"] for attack in fox["attacks"]] == [bar.dice for bar in card.attacks]


def test_a_mage_has_no_cost_and_no_school() -> None:
    wizard = catalogue()["wizard"]
    assert wizard["mage"] is True
    assert "cost" not in wizard
    assert "schools" not in wizard


def test_a_price_that_depends_on_the_target_is_not_a_number() -> None:
    open_prices = {
        card.slug for card in CARDS if card.cost is None and not catalogue()[card.slug].get("mage")
    }
    assert "dispel" in open_prices
    assert all(catalogue()[slug]["cost"] is None for slug in open_prices)


def test_the_copy_in_the_browser_is_the_same() -> None:
    copied = json.loads((BOARD / "catalogue.json").read_text(encoding="utf-8"))
    assert copied == catalogue(), "run scripts/catalogues"


def test_every_card_and_attack_has_a_name_in_every_language() -> None:
    register_texts(GAME, ROOT / "src" / "magehall" / "games" / GAME / "locale")
    wanted = {
        f"card-mage-{slug}" if card.get("mage") else f"card-{slug}" for slug, card in catalogue().items()
    }
    wanted |= {
        f"attack-{attack['name']}" for card in catalogue().values() for attack in card.get("attacks", ())
    }
    missing = [
        (key, locale) for key in sorted(wanted) for locale in LOCALES if not has_message(GAME, key, locale)
    ]
    assert not missing
