"""Options of a match: the scenario, its variants, and why some do not fit. [variants]"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from magehall.games.mage_knight.model.agreement import Agreement
from magehall.games.mage_knight.model.words import say
from magehall.games.mage_knight.scenarios.catalogue import SCENARIOS
from magehall.games.mage_knight.scenarios.declaration import End, Scenario, Spirit
from magehall.kernel.text import Text

MOST_LEVEL = 11
RAMPAGE = ("usual", "more", "even-more")
DISTRUST = 2
"""Steps of reputation that each grade of rampaging costs from the start. [variant.rampage]"""


class QuestOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is set up: its scenario, and the variants the players agreed on. A level of None is the scenario's."""

    scenario: Literal["first-reconnaissance", "full-conquest", "blitz-conquest", "solo-conquest"] = (
        "first-reconnaissance"
    )
    city_level: Annotated[int, Meta(ge=1, le=MOST_LEVEL)] | None = None
    last_city_level: Annotated[int, Meta(ge=1, le=MOST_LEVEL)] | None = None
    daylight: Literal["day", "night", "darkness"] = "day"
    """Whether the first round is a day or a night, or darkness grows after a first day."""

    rampaging: Literal["usual", "more", "even-more"] = "usual"
    """How many enemies come back to where they rampaged."""

    duels: Literal["usual", "allowed", "forbidden"] = "usual"
    """Whether players may fight each other: as the scenario says, in any case, or never."""

    joint_assaults: bool = False
    """Whether rivals may assault a city together."""

    no_interactive_spells: bool = False
    no_interactive_skills: bool = False
    friendly_mana: bool = False
    random_tiles: bool = False
    random_cities: bool = False
    draft: bool = False


def problem_with(options: QuestOptions, seats: int) -> Text | None:
    """Why a scenario, its players and its variants do not go together; None where they do. [scenario.players]"""
    scenario = SCENARIOS[options.scenario]
    if seats not in scenario.seats:
        return say(
            "option-error-seats",
            scenario=f"@setting-scenario-{scenario.id}",
            least=min(scenario.seats),
            most=max(scenario.seats),
        )
    levels = options.city_level is not None or options.last_city_level is not None
    if levels and not scenario.own_levels:
        return say("option-error-levels", scenario=f"@setting-scenario-{scenario.id}")
    if options.friendly_mana and seats == 1:
        return say("option-error-friendly-mana")
    if (options.no_interactive_spells or options.no_interactive_skills) and seats == 1:
        return say("option-error-interactive")
    together = seats == 1 or scenario.spirit is Spirit.COOPERATIVE
    if together and options.duels == "allowed":
        return say("option-error-duels")
    if options.joint_assaults and (seats == 1 or not scenario.own_levels):
        return say("option-error-joint-assaults")
    return None


def agreement_for(options: QuestOptions, seats: int) -> Agreement:
    """What the players agreed on, as the rules ask for it. [scenario] [variants]"""
    scenario = SCENARIOS[options.scenario]
    table = scenario.tables[seats]
    alone = seats == 1
    cooperative = alone or scenario.spirit is Spirit.COOPERATIVE
    return Agreement(
        scenario=scenario.id,
        rounds=table.rounds or scenario.rounds,
        levels=_levels(scenario, options, seats),
        duels=not cooperative and {"usual": scenario.duels}.get(options.duels, options.duels == "allowed"),
        joint_assaults=not alone and (cooperative or options.joint_assaults),
        interactive_spells=not (alone or options.no_interactive_spells),
        interactive_skills=not (alone or options.no_interactive_skills),
        friendly_mana=options.friendly_mana,
        random_tiles=options.random_tiles,
        random_cities=options.random_cities,
        draft=options.draft,
        rampage=RAMPAGE.index(options.rampaging),
        darkness=options.daylight == "darkness",
        coast_limit=scenario.coast_limit,
        fame_per_tile=scenario.fame_per_tile,
        closed_cities=scenario.closed_cities,
        extra=scenario.extra,
        fame_per_line=scenario.fame_per_line,
        elites=scenario.elites,
        cities=table.cities,
        ends_at_city=scenario.end is End.CITY_REVEALED,
        tactics_used_once=alone,
        cooperative=cooperative,
        city_scores=scenario.city_scores,
    )


def _levels(scenario: Scenario, options: QuestOptions, seats: int) -> list[int]:
    """The levels of the cities in the order in which they are revealed. [variant.levels]"""
    table = scenario.tables[seats]
    if not table.levels:
        return []
    levels = [table.levels[min(place, len(table.levels) - 1)] for place in range(table.cities)]
    if options.city_level is not None:
        last = levels[-1] if len(table.levels) > 1 else options.city_level
        levels = [*[options.city_level] * (table.cities - 1), last]
    if options.last_city_level is not None:
        levels[-1] = options.last_city_level
    return levels
