"""What a card declares is what its text says, somebody carries out each of its words, and no rule asks for it by name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from magehall.games.battle_mages import BATTLE_MAGES
from magehall.games.battle_mages.cards import FACES, RARE_SPELLS, Rare, rare
from magehall.games.battle_mages.cards.effects import ComeBack, Effect, Merge
from magehall.games.battle_mages.cards.vocabulary import When
from magehall.games.battle_mages.spells import countering, effects
from magehall.kernel.game import register
from magehall.kernel.ledger import ledger
from magehall.kernel.records import to_builtins
from magehall.kernel.text import LOCALES, render

register(BATTLE_MAGES)

CARRIED_OUT: dict[When, set[type[Effect]]] = {
    When.ON_TURN: {*effects.WORDS, Merge},
    When.COUNTER: {*countering.WORDS},
    When.ANY_MOMENT: {*countering.WORDS},
    When.ELIMINATED: {ComeBack},
}
"""The words that something is done about, by the moment of a card."""

SOURCE = Path(__file__).parents[4] / "src/magehall/games/battle_mages/cards/rare.py"
"""Where the rare spells are declared; a compiled module is no text."""

RULES = sorted(
    path for path in BATTLE_MAGES.folder.glob("*/*.py") if path.parent.name not in ("cards", "bot", "show")
)


def texts_above(source: str) -> dict[str, str]:
    """The comment above each declaration of a card, by the card's id."""
    lines = source.splitlines()
    found = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            first = node.lineno - 1
            while lines[first - 1].startswith("# "):
                first -= 1
            comment = " ".join(line.removeprefix("# ") for line in lines[first : node.lineno - 1])
            found[ast.literal_eval(node.value.args[0])] = comment
    return found


def test_above_each_rare_spell_stands_its_text() -> None:
    source = SOURCE.read_text(encoding="utf-8")
    rules = ledger(BATTLE_MAGES)
    assert texts_above(source) == {spell.id: rules[spell.rule].en for spell in RARE_SPELLS}


def declared_numbers(spell: Rare) -> list[int]:
    """The numbers of a card's words, in their order."""
    return [
        value
        for effect in to_builtins(spell.does)
        for value in effect.values()
        if isinstance(value, int) and not isinstance(value, bool)
    ]


def digits(text: str) -> list[int]:
    """The numbers in a text, in their order."""
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("spell", RARE_SPELLS, ids=lambda spell: spell.id)
def test_the_numbers_of_a_declaration_are_those_of_the_text(spell: Rare, locale: str) -> None:
    assert digits(ledger(BATTLE_MAGES)[spell.rule].text(locale)) == declared_numbers(spell)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("spell", RARE_SPELLS, ids=lambda spell: spell.id)
def test_the_numbers_of_a_declaration_are_those_of_the_text_on_the_board(spell: Rare, locale: str) -> None:
    assert digits(render(BATTLE_MAGES.id, f"card-{spell.id}", {}, locale, {})) == declared_numbers(spell)


@pytest.mark.parametrize("spell", RARE_SPELLS, ids=lambda spell: spell.id)
def test_somebody_carries_out_each_word_of_a_card(spell: Rare) -> None:
    assert spell.does
    assert {type(word) for word in spell.does} <= CARRIED_OUT[spell.when]


@pytest.mark.parametrize("path", RULES, ids=lambda path: f"{path.parent.name}.{path.stem}")
def test_no_rule_asks_for_a_card_by_name(path: Path) -> None:
    """A bot may weigh single cards and a sketch draw them; what a rule needs to know, the card declares."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    assert rare.__name__ not in {node.module for node in nodes if isinstance(node, ast.ImportFrom)}
    asking = [node for node in nodes if isinstance(node, ast.Compare | ast.MatchValue | ast.Subscript)]
    asked = {part.value for node in asking for part in ast.walk(node) if isinstance(part, ast.Constant)}
    assert not asked & {face.id for face in FACES}
