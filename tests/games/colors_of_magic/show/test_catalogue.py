"""What is printed on cards, and the copy of it that the browser draws from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from magehall.games.colors_of_magic.show.catalogue import catalogue

BOARD = Path(__file__).parents[4] / "web" / "src" / "games" / "colors_of_magic"


def test_the_copy_in_the_browser_is_the_same() -> None:
    copied = json.loads((BOARD / "catalogue.json").read_text(encoding="utf-8"))
    assert copied == json.loads(json.dumps(catalogue())), "run scripts/catalogues"


@pytest.mark.rule("force.schools")
@pytest.mark.rule("force.codex")
def test_every_card_has_one_home_which_holds_it() -> None:
    printed = catalogue()
    homes = {id: school["cards"] for id, school in printed["schools"].items()}
    homes |= {id: mage["codex"] for id, mage in printed["mages"].items()}
    assert sum(len(cards) for cards in homes.values()) == len(printed["cards"])
    for id, card in printed["cards"].items():
        assert homes[card["home"]][id] == card["copies"]
