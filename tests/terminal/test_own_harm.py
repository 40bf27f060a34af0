"""Options that harm one's own side stand last in the terminal's list, and say so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.mage_wars.scenario import Battle, creature, duel, mage
from tests.terminal.person import Person, seating

MARKS = {"en": "harms your own side", "fr": "nuit à votre propre camp", "ru": "вредит вашей стороне"}


def with_a_wolf() -> Battle:
    """A wolf that may bite its own mage, who comes first at the table, or the other."""
    return duel(
        mage(zone="b2"),
        mage("wizard", zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature="wolf",
    )


@pytest.mark.parametrize("locale", MARKS)
def test_they_stand_last_and_are_marked(locale: str, tmp_path: Path) -> None:
    battle, person = with_a_wolf(), Person([])
    person.play(battle.match, tmp_path, seating(2, locale), width=200)
    lines = re.findall(r"^ +\d+  (.+)$", person.shown, re.MULTILINE)
    assert len(lines) == len(battle.match.pending[0].options)
    marked = [MARKS[locale] in line for line in lines]
    assert marked == sorted(marked)
    assert marked.count(True) == 2


def test_the_number_shown_is_the_option_chosen(tmp_path: Path) -> None:
    battle = with_a_wolf()
    last = len(battle.match.pending[0].options)
    person = Person([str(last)])
    person.play(battle.match, tmp_path, seating(2))
    assert battle.match.moves[0][1] in ("attack:wolf.bite:mage-0", "attack:wolf.bite:wolf")
