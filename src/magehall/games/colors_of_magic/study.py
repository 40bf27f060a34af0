"""Factors and counts of a study of this game. They are mages with school sets, scenarios, later rules, cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from itertools import combinations
from typing import Any, get_args

from magehall.games.colors_of_magic.cards.catalogue import CARDS, MAGE_BY_ID, SCHOOL_BY_ID
from magehall.games.colors_of_magic.model.combat_events import DuelCardShown
from magehall.games.colors_of_magic.model.events import (
    CardDrawn,
    CardLeftOut,
    FirstPlayerNamed,
    SpellCast,
    TurnBegan,
)
from magehall.games.colors_of_magic.model.words import name_of, say
from magehall.games.colors_of_magic.setup.forces import SCHOOLS_EACH, faces_of, why_not_force
from magehall.games.colors_of_magic.setup.options import SkirmishOptions
from magehall.kernel.contracts.study import Entry, Factor, Level, Study, Tally
from magehall.kernel.event import BaseEvent
from magehall.kernel.records import field_types
from magehall.kernel.text import Text

CAST, DUEL, DRAWN = "cast", "duel", "drawn"
SCENARIO, MAP = "scenario", "map"
LATER_RULES = ("ranged_duel", "token_to_first_passer", "move_as_action")


class SkirmishStudy(Study):
    """Mages meet mages with schools of any allowed kind. [force]"""

    uses = (CAST, DUEL, DRAWN)

    @property
    def entrants(self) -> tuple[str, ...]:
        return tuple(MAGE_BY_ID)

    @cached_property
    def factors(self) -> tuple[Factor, ...]:
        return (
            Factor(SCENARIO, _levels(SCENARIO), splits=True),
            Factor(MAP, _levels(MAP)),
            *(Factor(key, (False, True)) for key in LATER_RULES),
        )

    @cached_property
    def items(self) -> dict[str, str]:
        of_schools = {card.id: school.id for school in SCHOOL_BY_ID.values() for card in school.cards}
        of_mages = {card.id: mage.id for mage in MAGE_BY_ID.values() for card in mage.codex}
        return {**of_schools, **of_mages}

    def part_sets(self, entrant: str) -> Sequence[tuple[str, ...]]:
        """Every set of three schools that a mage may take. [force.schools] [force.opposition]"""
        return _school_sets(entrant)

    def items_of(self, entry: Entry) -> frozenset[str]:
        return frozenset(faces_of(MAGE_BY_ID[entry.entrant], entry.parts))

    def options(self, entries: Sequence[Entry], levels: Mapping[str, Level]) -> dict[str, Any]:
        forces = [{"mage": entry.entrant, "schools": list(entry.parts)} for entry in entries]
        return {**levels, "forces": forces}

    def count(self, event: BaseEvent, tally: Tally) -> None:
        if isinstance(event, SpellCast):
            _count_use(tally, event.player, CAST, event.card)
        elif isinstance(event, DuelCardShown):
            _count_use(tally, event.player, DUEL, event.card)
        elif isinstance(event, CardDrawn):
            _count_use(tally, event.player, DRAWN, event.card)
        elif isinstance(event, TurnBegan):
            tally.rounds = event.number
        elif isinstance(event, FirstPlayerNamed):
            tally.first = _seat(event.player)
        elif isinstance(event, CardLeftOut):
            _leave_out(tally, event.player, event.card)

    def name(self, id: str) -> Text:
        return say(f"name-{id}")

    def word(self, key: str) -> Text:
        return say(f"study-{key}")

    def factor_name(self, factor: str) -> Text:
        return say(f"setting-{factor}")

    def level_name(self, factor: str, level: Level) -> Text | None:
        return say(f"{factor}-{level}") if factor in (SCENARIO, MAP) else None


def _levels(option: str) -> tuple[str, ...]:
    """The levels of an option, its default first."""
    found: tuple[str, ...] = get_args(field_types(SkirmishOptions)[option])
    default = getattr(SkirmishOptions(), option)
    return tuple(sorted(found, key=lambda level: level != default))


@cache
def _school_sets(mage: str) -> tuple[tuple[str, ...], ...]:
    found = combinations(SCHOOL_BY_ID, SCHOOLS_EACH)
    return tuple(schools for schools in found if why_not_force(mage, schools) is None)


def _seat(player: str) -> int | None:
    """The seat of a player as an event names it; None for the monsters."""
    return int(player[1:]) if player.startswith("#") else None


def _face(card: str) -> str:
    """The card that an event names."""
    return card.removeprefix(name_of(""))


def _count_use(tally: Tally, player: str, use: str, card: str) -> None:
    seat = _seat(player)
    if seat is not None:
        tally.add_use(seat, use, _face(card))


def _leave_out(tally: Tally, player: str, card: str) -> None:
    """Who leaves out one of two copies still has the card. [force.codex-of-eleven]"""
    seat = _seat(player)
    if seat is not None and CARDS[_face(card)].copies == 1:
        tally.lacks[seat].add(_face(card))
