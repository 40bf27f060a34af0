"""Plan of a lab: round-robins of entrants over the levels of every factor.

The games come in meetings. A meeting is one deal between different entrants at one level of each factor, played as often as
there are seats, and each time everybody moves up one place and draws its parts anew. All meetings of a round-robin come before the next one begins,
in shuffled order, and the levels of each factor go round by themselves. So every game tells something of every factor, and
the first games of a plan are a fair sample of all: it may be stopped at any moment, or made longer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, TypeVar

from msgspec import Struct

import magehall
from magehall.bots import make_bot
from magehall.kernel.chance import Chance
from magehall.kernel.contracts.study import Entry, Level, Study
from magehall.kernel.game import Game, find_game
from magehall.kernel.validation import suggest

T = TypeVar("T")

FEWEST = 2
"""Entrants that can meet."""


class PlanError(ValueError):
    """What was asked for cannot be played; the message says what could."""


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides which games are played. Equal plans give equal games, as long as no bot's budget is a time."""

    game: str
    version: int
    seats: int
    seed: str
    bots: tuple[str, ...]
    """Everyone at a table is played by the same bot; several are compared as the levels of a factor are."""

    entrants: tuple[str, ...]
    levels: dict[str, tuple[Level, ...]]
    """The levels of each factor, one where it is not compared."""

    options: dict[str, Any] = {}
    """Other options of every match."""


class Task(Struct, frozen=True):
    """A game to play."""

    number: int
    game: str
    version: int
    deal: str
    bot: str
    entries: tuple[Entry, ...]
    levels: dict[str, Level]
    options: dict[str, Any]


def study_of(game: Game[Any]) -> Study:
    """The study of a game; raises PlanError where it has none."""
    if game.study is None:
        known = ", ".join(each.id for each in magehall.games().values() if each.study is not None)
        raise PlanError(f"{game.id} has no study: the lab plays {known}; bots compare by 'magehall duel'")
    return game.study


def make_plan(
    game_id: str,
    seats: int = 2,
    seed: int | str = "lab",
    bots: Sequence[str] = ("random",),
    entrants: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
) -> Plan:
    """A plan, checked. Without ``entrants`` all meet. ``options`` may give a factor one level, or several to compare.
    Raises PlanError, OptionError or ValueError, in one line."""
    game = find_game(game_id)
    study = study_of(game)
    if seats not in game.seats:
        raise PlanError(f"{game.id} seats {game.seats[0]} to {game.seats[-1]}, not {seats}")
    for bot in bots:
        make_bot(bot)
    _check_list("bot", bots)
    others = dict(options or {})
    levels = {
        factor.key: _levels(factor.key, factor.levels, others.pop(factor.key))
        if factor.key in others
        else factor.levels
        for factor in study.factors
    }
    plan = Plan(
        game.id,
        game.version,
        seats,
        str(seed),
        tuple(bots),
        _entrants(study, entrants, seats),
        levels,
        others,
    )
    first = task(plan, 0)
    for key in others:
        if key in study.options(first.entries, first.levels):
            raise PlanError(f"{key}: the lab chooses this by itself, for every game anew")
    magehall.new_match(game.id, seats, seed=first.deal, options=options_of(study, first))
    return plan


def _levels(factor: str, known: Sequence[Level], wanted: Any) -> tuple[Level, ...]:
    given = tuple(wanted) if isinstance(wanted, list | tuple) else (wanted,)
    for level in given:
        if not any(level == one and type(level) is type(one) for one in known):
            names = [str(one).lower() if isinstance(one, bool) else str(one) for one in known]
            raise PlanError(
                f"{factor}: expected of {', '.join(names)}, found {level!r}{suggest(str(level), names)}"
            )
    _check_list(factor, given)
    return given


def _entrants(study: Study, wanted: Sequence[str], seats: int) -> tuple[str, ...]:
    for entrant in wanted:
        if entrant not in study.entrants:
            known = ", ".join(study.entrants)
            raise PlanError(f"no entrant {entrant!r}{suggest(entrant, study.entrants)}; there are: {known}")
    _refuse_doubles("entrant", wanted)
    chosen = tuple(wanted) or study.entrants
    if len(chosen) < max(FEWEST, seats):
        raise PlanError(f"{seats} seats take at least {seats} entrants, not {len(chosen)}")
    return chosen


def _check_list(what: str, given: Sequence[Any]) -> None:
    if not given:
        raise PlanError(f"{what}: name at least one")
    _refuse_doubles(what, given)


def _refuse_doubles(what: str, given: Sequence[Any]) -> None:
    for one in given:
        if given.count(one) > 1:
            raise PlanError(f"{what} {one!r} was named twice")


def task(plan: Plan, number: int) -> Task:
    """The game of that number, counted from 0."""
    study = study_of(find_game(plan.game))
    meeting, turn = divmod(number, plan.seats)
    deal = f"{plan.seed}:{meeting}"
    pairs = tuple(combinations(plan.entrants, plan.seats))
    met = _shuffled(f"{deal}:places", _dealt(plan.seed, "meetings", meeting, pairs))
    entries = [
        Entry(entrant, _chance(f"{plan.seed}:{number}:{entrant}").pick("parts", study.part_sets(entrant)))
        for entrant in met
    ]
    return Task(
        number,
        plan.game,
        plan.version,
        deal,
        _dealt(plan.seed, "bots", meeting, plan.bots),
        tuple(entries[(seat + turn) % plan.seats] for seat in range(plan.seats)),
        {factor: _dealt(plan.seed, factor, meeting, levels) for factor, levels in plan.levels.items()},
        plan.options,
    )


def options_of(study: Study, one: Task) -> dict[str, Any]:
    """The options of the match of a task."""
    return {**study.options(one.entries, one.levels), **one.options}


def _dealt(seed: str, label: str, place: int, items: tuple[T, ...]) -> T:
    """The item at a place of an endless row. All items come once, in shuffled order, before they come again."""
    turn, rest = divmod(place, len(items))
    order: tuple[T, ...] = _shuffled(f"{seed}:{label}:{turn}", items)
    return order[rest]


@lru_cache(maxsize=256)
def _shuffled(seed: str, items: tuple[T, ...]) -> tuple[T, ...]:
    return tuple(_chance(seed).shuffled("order", items))


def _chance(seed: str) -> Chance:
    return Chance(seed, recording=False)
