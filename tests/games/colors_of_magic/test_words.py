"""Every sentence that rules and events say exists in three languages, with the same arguments."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from magehall.games import colors_of_magic
from magehall.games.colors_of_magic.cards.vocabulary import (
    AttackKind,
    MarkerKind,
    Phase,
    Stat,
    TerrainKind,
    ZoneKind,
)
from magehall.games.colors_of_magic.damage import victory
from magehall.games.colors_of_magic.model import combat_events, events
from magehall.games.colors_of_magic.model.words import GAME
from magehall.games.colors_of_magic.movement import reach
from magehall.kernel.event import BaseEvent, PrivateEvent, declaration, declared_in
from magehall.kernel.text import LOCALES, messages, register_texts, text_problems

FOLDER = Path(colors_of_magic.__path__[0])
SAYING = {"say": "", "refuse": "refused-"}
"""The functions that name a message, and what they put before the key."""


@cache
def messages_in(locale: str) -> dict[str, frozenset[str]]:
    """The messages of the game in a language."""
    register_texts(GAME, FOLDER / "locale")
    return messages(GAME, locale)


def said() -> dict[str, set[frozenset[str]]]:
    """The keys that the rules name, with the arguments that come with each."""
    found: dict[str, set[frozenset[str]]] = {}
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING:
                key = node.args[0]
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    args = frozenset(word.arg for word in node.keywords if word.arg)
                    found.setdefault(f"{SAYING[node.func.id]}{key.value}", set()).add(args)
    return found


def test_all_languages_say_the_same() -> None:
    register_texts(GAME, FOLDER / "locale")
    assert list(text_problems(GAME)) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_what_rules_say_exists(locale: str) -> None:
    known = messages_in(locale)
    asked = said()
    assert sorted(key for key in asked if key not in known) == []
    for key, calls in asked.items():
        for args in calls:
            assert known[key] <= args, f"{key} needs {sorted(known[key])} and gets {sorted(args)}"


@pytest.mark.parametrize("locale", LOCALES)
def test_what_rules_put_together_exists(locale: str) -> None:
    keys = [f"refused-no-{kind}" for kind in AttackKind]
    keys += [f"refused-{key}" for key, _ in reach._WORDS.values()]
    keys += [f"stat-{stat}" for stat in Stat] + [f"phase-{phase}" for phase in Phase]
    keys += [f"name-zone-{zone}" for zone in ZoneKind] + [f"name-marker-{marker}" for marker in MarkerKind]
    keys += [f"name-terrain-{terrain}" for terrain in TerrainKind]
    ends = (victory.LAST, victory.POINTS, victory.MOST, victory.NOBODY_LEFT)
    keys += [f"result-{end}" for end in ends]
    keys += ["option-cast", "option-cast-discarded", "monsters"]
    known = messages_in(locale)
    assert [key for key in keys if key not in known] == []


@pytest.mark.parametrize("kind", declared_in(events, combat_events))
def test_every_event_can_be_told(kind: type[BaseEvent]) -> None:
    told = declaration(kind)
    for locale in LOCALES:
        known = messages_in(locale)
        assert known[told.key] <= set(told.public)
        if issubclass(kind, PrivateEvent):
            assert known[told.seen_key] <= {*told.public, *told.private}
