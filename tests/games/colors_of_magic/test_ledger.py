"""The ledger and the words of the game keep their form, and name what the code names."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from magehall.games.colors_of_magic import COLORS_OF_MAGIC, cards
from magehall.games.colors_of_magic.cards.activation import AttackTarget, MoveTarget
from magehall.games.colors_of_magic.cards.catalogue import CARDS, CITED, MAGE_BY_ID, SCHOOL_BY_ID
from magehall.games.colors_of_magic.cards.ingredients import INGREDIENTS
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.last_gasps import LAST_GASPS
from magehall.games.colors_of_magic.cards.lines import Action, Free, When
from magehall.games.colors_of_magic.cards.monsters import MONSTERS
from magehall.games.colors_of_magic.cards.objectives import Perform
from magehall.games.colors_of_magic.cards.scenarios import SCENARIOS
from magehall.games.colors_of_magic.cards.vocabulary import ARCANE, CreatureType
from magehall.kernel.ledger import Rule, coverage, read_ledger
from magehall.kernel.text import LOCALES, has_message, is_house, messages, text_problems

FOLDER = Path(cards.__file__).parent.parent
DOMAIN = "colors_of_magic"
CHAPTERS = sorted((FOLDER / "ledger").glob("*.toml"))
RULES: dict[str, Rule] = {id: rule for chapter in CHAPTERS for id, rule in read_ledger(chapter).items()}
TOPICS = frozenset(
    [
        "force",
        "table",
        "setup",
        "seats",
        "turn",
        "spell",
        "cards",
        "stack",
        "windows",
        "move",
        "combat",
        "damage",
        "objectives",
        "victory",
        "monsters",
        "concepts",
        "keyword",
        "keywords",
        "scenario",
        "objective",
        "monster",
        "ingredient",
        "activation",
    ]
)
"""Chapters whose rules are all written down here; those of cards, schools and mages stand by their elements."""

OUR_SCENARIOS = ("ember-forge", "wisp-night")


def cited(path: Path) -> set[str]:
    """The rules that a file names: in brackets in what it says, or as a string of their own."""
    tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    texts = [node.value for node in tree if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    bracketed = {rule for text in texts for rule in re.findall(r"\[([a-z]+(?:\.[a-z0-9_-]+)?)\]", text)}
    return bracketed | {text for text in texts if re.fullmatch(r"[a-z]+\.[a-z0-9_-]+", text)}


def arcane() -> list[str]:
    """The ids of everything arcane."""
    return [
        *(card.id for card in CARDS.values() if card.element is ARCANE),
        *(school.id for school in SCHOOL_BY_ID.values() if school.element is ARCANE),
        *(mage.id for mage in MAGE_BY_ID.values() if mage.element is ARCANE),
    ]


def test_every_rule_is_named_by_code_and_proven_by_a_test() -> None:
    covered = coverage(COLORS_OF_MAGIC, Path(__file__).parent)
    assert len(covered) > 500
    assert [entry.rule.id for entry in covered if not entry.whole] == []


def test_no_rule_stands_in_two_chapters() -> None:
    every = Counter(id for chapter in CHAPTERS for id in read_ledger(chapter))
    assert [id for id, times in every.items() if times > 1] == []


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda path: path.stem)
def test_rules_keep_their_form(chapter: Path) -> None:
    for id, rule in read_ledger(chapter).items():
        assert re.fullmatch(r"[a-z]+(\.[a-z0-9_-]+)?", id), id
        assert rule.where, id
        for text in (rule.en, rule.fr, rule.ru, *filter(None, [rule.ruling])):
            assert text.endswith((".", "»")), (id, text)
            assert "'" not in text, (id, text)
            assert "  " not in text, (id, text)
        assert not re.search(r"[^\u00a0\u202f][;:?!»]|«[^\u00a0\u202f]", rule.fr), (id, rule.fr)
        assert re.search("[а-я]", rule.ru), id


def test_every_rule_that_the_code_names_is_in_the_ledger() -> None:
    named = {rule for path in FOLDER.rglob("*.py") for rule in cited(path) if rule.split(".")[0] in TOPICS}
    assert named
    assert sorted(named - RULES.keys()) == []


def test_every_declaration_has_its_rule() -> None:
    declared = {rule for rule in CITED if rule.split(".")[0] in TOPICS}
    assert sorted(declared - RULES.keys()) == []
    kinds = ("card", "school", "mage")
    assert [id for id in arcane() if not any(f"{kind}.{id}" in RULES for kind in kinds)] == []


def test_words_are_the_same_in_three_languages() -> None:
    assert list(text_problems(DOMAIN)) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_has_a_name_and_a_text(locale: str) -> None:
    ids = [*arcane(), *KeywordId, "graft", *(monster.id for monster in MONSTERS), *INGREDIENTS]
    keys = [f"{part}-{id}" for id in ids for part in ("name", "text")]
    for scenario in SCENARIOS.values():
        keys += [f"scenario-{scenario.id}", f"scenario-text-{scenario.id}", f"scenario-setup-{scenario.id}"]
        for objective in scenario.objectives:
            keys += [f"objective-{objective.id}", f"objective-text-{objective.id}"]
            if isinstance(objective.goal, Perform):
                keys.append(f"ability-{objective.goal.name}")
    keys += [f"move-target-{target}" for target in MoveTarget] + [
        f"attack-target-{target}" for target in AttackTarget
    ]
    keys += [f"type-{kind}" for kind in CreatureType] + [f"last-gasp-{name}" for name in LAST_GASPS]
    assert [key for key in keys if not has_message(DOMAIN, key, locale)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_ability_of_arcane_cards_and_ingredients_has_a_name(locale: str) -> None:
    lines = [line for id in arcane() if id in CARDS for line in CARDS[id].lines]
    lines += [line for ingredient in INGREDIENTS.values() for line in ingredient.lines]
    names = [line.name for line in lines if isinstance(line, When | Free | Action)]
    assert [name for name in names if not has_message(DOMAIN, f"ability-{name}", locale)] == []


def test_names_that_are_not_printed_are_marked_as_ours() -> None:
    ours = {
        *(
            one
            for scenario in OUR_SCENARIOS
            for objective in SCENARIOS[scenario].objectives
            for one in objective.ingredients
        ),
        *(monster.id for monster in MONSTERS if monster.element is not None),
    }
    printed = [*arcane(), *(monster.id for monster in MONSTERS), *INGREDIENTS]
    for id in printed:
        marked = [is_house(DOMAIN, f"name-{id}", locale) for locale in LOCALES]
        assert marked == ([False] * 3 if id in ours else [True, False, True]), id


def test_french_words_have_their_no_break_spaces() -> None:
    for path in sorted((FOLDER / "locale").glob("*.fr.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if " = " in line and not line.startswith(("#", " ")):
                text = line.split(" = ", 1)[1]
                assert not re.search(r" [;:?!»]|« ", text), (path.name, line)
                assert "'" not in text, (path.name, line)


def test_messages_take_no_arguments() -> None:
    mine = ("text-", "name-", "objective-", "scenario-", "move-target-", "attack-target-")
    assert all(not blanks for key, blanks in messages(DOMAIN, "en").items() if key.startswith(mine))
