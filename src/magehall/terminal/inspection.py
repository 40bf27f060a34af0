"""Commands that inspect: games, rules, texts and proofs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.table import Table

from magehall.kernel.documents.proof import verify
from magehall.kernel.game import Game
from magehall.kernel.ledger import DONE, coverage
from magehall.kernel.matches.save import LoadError
from magehall.kernel.text import LOCALES, messages, text_problems
from magehall.terminal.checkout import tests_folder
from magehall.terminal.errors import NOT_SO
from magehall.terminal.explain import show_rules
from magehall.terminal.table import game_title
from magehall.terminal.ui import TextUI


def show_games(ui: TextUI, games: Iterable[Game[Any]]) -> int:
    """Print every game, its seats and its options."""
    for game in games:
        ui.line(f"{game.id}  {game_title(game.id)}", "bold")
        ui.say("game-seats", indent=2, first=game.seats[0], last=game.seats[-1])
        for name, values in _options(game):
            ui.line(f"--option {name}={values}", indent=2)
    return 0


def _options(game: Game[Any]) -> list[tuple[str, str]]:
    """A game's options and their values, from its schema."""
    schema = game.options_schema
    schema = schema.get("$defs", {}).get(game.options.__name__, schema)
    return [(name, _values(field)) for name, field in schema.get("properties", {}).items()]


def _values(field: dict[str, Any]) -> str:
    if "enum" in field:
        listed = "|".join(str(value) for value in field["enum"])
    elif "anyOf" in field:
        listed = "|".join(_values(part) for part in field["anyOf"])
    elif "minimum" in field and "maximum" in field:
        listed = f"{field['minimum']}..{field['maximum']}"
    else:
        listed = str(field.get("type", "value"))
    return f"{listed} ({field['default']})" if field.get("default") is not None else listed


def show_ledger(ui: TextUI, game: Game[Any], word: str) -> int:
    """Print the rules, or those that match ``word``."""
    return 0 if show_rules(ui, game, word, whole=True) else NOT_SO


def show_coverage(ui: TextUI, game: Game[Any]) -> int:
    """Print the rules without code or test, and the coverage. Raises UserError outside a source checkout."""
    standings = coverage(game, tests_folder())
    whole = [standing for standing in standings if standing.whole]
    for standing in standings:
        lacks = []
        if standing.rule.status != DONE:
            lacks.append(ui.translator.say("coverage-not-done"))
        if not standing.code:
            lacks.append(ui.translator.say("coverage-no-code"))
        if not standing.tests:
            lacks.append(ui.translator.say("coverage-no-test"))
        if lacks:
            ui.line(f"{standing.rule.id}: {', '.join(lacks)}")
    percent = 100 * len(whole) // len(standings) if standings else 100
    ui.say("coverage", "bold", game=game.id, whole=len(whole), rules=len(standings), percent=percent)
    return 0 if len(whole) == len(standings) else NOT_SO


def check_texts(ui: TextUI, domains: Iterable[str]) -> int:
    """Print the problems of the messages in three languages."""
    status = 0
    for domain in domains:
        problems = list(text_problems(domain))
        for problem in problems:
            ui.line(problem)
        counts = ", ".join(f"{locale} {len(messages(domain, locale))}" for locale in LOCALES)
        key = "texts-bad" if problems else "texts-good"
        ui.say(key, "red" if problems else "green", domain=domain, counts=counts, problems=len(problems))
        status = status or (NOT_SO if problems else 0)
    return status


def prove(
    ui: TextUI, file: str, data: bytes, commitment: str | None, contributions: Mapping[int, str]
) -> int:
    """Verify a saved match, and print the proof or its first fault. Every die, shuffle and move is replayed."""
    try:
        proof = verify(data, commitment, contributions)
    except LoadError as error:
        ui.note("proof-unreadable", "red", file=file, fault=str(error))
        return NOT_SO
    if not proof.holds:
        ui.note("proof-fails", "red", file=file, fault=proof.fault)
        return NOT_SO
    ui.note(
        "proof-holds", "green", file=file, game=game_title(proof.game), moves=proof.moves, draws=proof.draws
    )
    table = Table.grid(padding=(0, 2))
    table.add_row(ui.translator.say("proof-commitment"), proof.commitment)
    table.add_row(ui.translator.say("proof-hash"), proof.hash)
    ui.console.print(table, highlight=False)
    if commitment is None:
        ui.say("proof-no-commitment", "dim")
    if not contributions:
        ui.say("proof-no-contribution", "dim")
    return 0
