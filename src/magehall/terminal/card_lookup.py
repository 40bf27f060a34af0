"""Card look-up: finds a card by its name, and prints its sheet."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from magehall.kernel.contracts.catalogue import Catalogue, Sheet
from magehall.kernel.game import Game
from magehall.kernel.ledger import ledger
from magehall.kernel.text import LOCALES, is_house, render
from magehall.kit.names import folded, quoted, spellings
from magehall.terminal.errors import UserError
from magehall.terminal.explain import show_rule
from magehall.terminal.table import game_title
from magehall.terminal.ui import TextUI

MOST_SUGGESTIONS = 5
CUTOFF = 0.75
"""How alike two spellings must be for one to be suggested for the other."""

Found = tuple[Game[Any], tuple[str, ...]]
"""A game, and the ids of its cards that go by the name."""


def find_card(games: Sequence[Game[Any]], name: str) -> Found:
    """The game and the cards that ``name`` means. Raises UserError where there are none, or in several games."""
    known = {game.id: spellings(game.id, _named(game)) for game in games}
    found = [(game, known[game.id][folded(name)]) for game in games if folded(name) in known[game.id]]
    if len(found) == 1:
        return found[0]
    if found:
        listed = " or ".join(f"--game {game.id}" for game, _ in found)
        raise UserError(f"{quoted(name)!r} is a card of {len(found)} games: add {listed}")
    near = _suggestions(games, known, folded(name))
    hint = f"; did you mean {', '.join(near)}?" if near else " ('magehall card --list GAME' names them)"
    raise UserError(f"no card is called {quoted(name)!r}{hint}")


def catalogue_of(game: Game[Any]) -> Catalogue:
    """The catalogue of a game; raises UserError where it has none."""
    if game.catalogue is None:
        raise UserError(f"{game.id} has no cards to look up")
    return game.catalogue


def _named(game: Game[Any]) -> list[tuple[str, str]]:
    return [(card.id, key) for card in catalogue_of(game).names() for key in card.keys]


def _suggestions(
    games: Sequence[Game[Any]], known: dict[str, dict[str, tuple[str, ...]]], typed: str
) -> list[str]:
    """The names that were probably meant. First come those that hold what was typed, then those spelt like it."""
    if not typed:
        return []
    every = {spelt for game in games for spelt in known[game.id]}
    near = [spelt for spelt in sorted(every) if typed in spelt and len(typed) > 2]
    near += get_close_matches(typed, sorted(every), MOST_SUGGESTIONS, CUTOFF)
    named = [_written(game, spelt) for spelt in near for game in games if spelt in known[game.id]]
    return [repr(name) for name in dict.fromkeys(named)][:MOST_SUGGESTIONS]


def _written(game: Game[Any], spelt: str) -> str:
    """A folded name as its message or its id writes it."""
    for id, key in _named(game):
        for written in (*(render(game.id, key, {}, locale, {}) for locale in LOCALES), id):
            if folded(written) == spelt:
                return written
    return spelt


def show_cards(ui: TextUI, game: Game[Any], ids: Sequence[str]) -> None:
    """Print the sheets of cards, with their entries in the ledger."""
    locale = ui.translator.locale
    for id in ids:
        keys = next(card.keys for card in catalogue_of(game).names() if card.id == id)
        names = [_other_names(game, keys, locale)]
        if is_house(game.id, keys[0], locale):
            names.append(ui.translator.say("name-house"))
        for sheet in catalogue_of(game).sheets(id, locale):
            _show_sheet(ui, game, sheet, names)


def _other_names(game: Game[Any], keys: Sequence[str], locale: str) -> str:
    """What a card is called in the other languages."""
    others = [
        f"{other}: {' / '.join(render(game.id, key, {}, other, {}) for key in keys)}"
        for other in LOCALES
        if other != locale
    ]
    return " · ".join(others)


def _show_sheet(ui: TextUI, game: Game[Any], sheet: Sheet, names: Sequence[str]) -> None:
    ui.line(f"{sheet.name} ({sheet.variant})" if sheet.variant else sheet.name, "bold")
    ui.line(f"{game_title(game.id, ui.translator.locale)} · {sheet.kind}", indent=2)
    for name in names:
        ui.line(name, "dim", indent=2)
    for fact in sheet.facts:
        ui.line(fact, indent=2)
    for deed in sheet.does:
        ui.line(deed, indent=4, lead="- ")
    for rule in (ledger(game)[id] for id in sheet.rules):
        if rule.text(ui.translator.locale) not in sheet.does:
            show_rule(ui, rule)


def list_cards(ui: TextUI, game: Game[Any]) -> None:
    """Print the names of all cards of a game."""
    locale = ui.translator.locale
    for card in catalogue_of(game).names():
        names = " / ".join(render(game.id, key, {}, locale, {}) for key in card.keys)
        ui.line(f"{names}  ({card.id})")
