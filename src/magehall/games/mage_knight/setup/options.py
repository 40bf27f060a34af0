"""Options of a match: the scenario, its variants, and why some do not fit. [variants]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta, Struct

from magehall.games.mage_knight.model.agreement import Agreement, Aim
from magehall.games.mage_knight.model.words import say
from magehall.games.mage_knight.scenarios.catalogue import SCENARIOS
from magehall.games.mage_knight.scenarios.declaration import Scenario, Shape, Spirit, Table, Teams
from magehall.kernel.records import replace
from magehall.kernel.text import Text

MOST_LEVEL, MOST_MEGAPOLIS = 11, 22
CITY_COLORS = 4
CORE_TILES = 4
RAMPAGE = ("usual", "more", "even-more")
DISTRUST = 2
"""Steps of reputation that each grade of rampaging costs from the start. [variant.rampage]"""

TEAM_SEATS, PAIR = 4, 2
FEW = 2
"""With so many players a glade holds one shield of rivals, with more of them two. [variant.glades]"""


class QuestOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a match: its scenario, and the variants agreed on. What is None is the scenario's."""

    scenario: Literal[
        "first-reconnaissance",
        "full-conquest",
        "blitz-conquest",
        "full-cooperation",
        "blitz-cooperation",
        "solo-conquest",
        "mines-liberation",
        "druid-nights",
        "dungeon-lords",
        "conquer-and-hold",
        "one-to-return",
    ] = "first-reconnaissance"
    teams: bool = False
    """Whether four players form two teams, those who sit across."""

    epic: bool = False
    """Whether a scenario that has one is played in its longer form."""

    contested_glades: bool = False
    """Whether a glade holds few shields, so that others take their place."""

    open_map: bool = False
    """Whether the tiles of a map that is laid beforehand are revealed at once."""

    lowest_counts: bool = False
    """Whether the least of those who play together counts in each category."""

    # The map
    shape: Literal["usual", "narrow", "open", "open-4", "open-3"] = "usual"
    countryside_tiles: Annotated[int, Meta(ge=3, le=11)] | None = None
    city_tiles: Annotated[int, Meta(ge=1, le=CITY_COLORS)] | None = None
    core_tiles: Annotated[int, Meta(ge=0, le=CORE_TILES)] | None = None
    random_tiles: bool = False
    random_cities: bool = False
    city_level: Annotated[int, Meta(ge=1, le=MOST_LEVEL)] | None = None
    last_city_level: Annotated[int, Meta(ge=1, le=MOST_LEVEL)] | None = None
    megapolis: Annotated[int, Meta(ge=2, le=MOST_MEGAPOLIS)] | None = None
    """The level of the last city as a Megapolis of two halves."""

    two_megapolises: bool = False
    """Whether the last but one is a Megapolis too."""

    # Day, night and enemies
    daylight: Literal["day", "night", "darkness"] = "day"
    """Whether the first round is a day or a night, or darkness grows after a first day."""

    rampaging: Literal["usual", "more", "even-more"] = "usual"
    """How many enemies come back to where they rampaged."""

    # How players treat each other
    duels: Literal["usual", "allowed", "forbidden"] = "usual"
    """Whether players may fight each other: as the scenario says, in any case, or never."""

    joint_assaults: bool = False
    """Whether rivals may assault a city together."""

    no_interactive_spells: bool = False
    no_interactive_skills: bool = False
    friendly_mana: bool = False
    interactive_combat: bool = False

    # Heroes and their decks
    auction: bool = False
    draft: bool = False
    upgrades: bool = False


# What does not go together


def problem_with(options: QuestOptions, seats: int) -> Text | None:
    """The reason why scenario, players and variants do not go together. None where they do. [scenario.players]"""
    scenario = SCENARIOS[options.scenario]
    name = f"@setting-scenario-{scenario.id}"
    if seats not in scenario.seats:
        return say("option-error-seats", scenario=name, least=min(scenario.seats), most=max(scenario.seats))
    found = (
        *_own_variants(options, scenario, seats),
        *_map_variants(options, scenario, seats),
        *_company(options, scenario, seats),
    )
    return next((say(f"option-error-{key}", scenario=name) for key, wrong in found if wrong), None)


Wrongs = Iterator[tuple[str, bool]]
"""Reasons against options, and whether each holds."""


def _own_variants(options: QuestOptions, scenario: Scenario, seats: int) -> Wrongs:
    """Variants of single scenarios. [scenario]"""
    yield "teams", options.teams and (seats != TEAM_SEATS or scenario.teams is Teams.NEVER)
    yield "epic", options.epic and not scenario.epic
    yield "contested-glades", options.contested_glades and (not scenario.incantations or seats == 1)
    yield "open-map", options.open_map and not _is_laid(scenario)
    yield "lowest-counts", options.lowest_counts and (scenario.spirit is not Spirit.COOPERATIVE or seats == 1)
    yield "darkness", options.daylight == "darkness" and scenario.counts_nights


def _is_laid(scenario: Scenario) -> bool:
    """Whether the places of all tiles are fixed. [map.shapes]"""
    return any(table.shape is Shape.PREDEFINED for table in scenario.tables.values())


def _map_variants(options: QuestOptions, scenario: Scenario, seats: int) -> Wrongs:
    """Shapes, tiles and cities. [variant.map] [variant.levels] [variant.megapolis]"""
    tiles = (options.countryside_tiles, options.city_tiles, options.core_tiles)
    chosen = options.shape != "usual" or any(number is not None for number in tiles)
    yield "map", chosen and _is_laid(scenario)
    yield "city-tiles", options.city_tiles is not None and bool(scenario.city_tile)
    table = _table(options, scenario, seats)
    yield "core-tiles", table.core > CORE_TILES - bool(scenario.without_core)
    levels = options.city_level is not None or options.last_city_level is not None
    great = options.megapolis is not None or options.two_megapolises
    yield "levels", (levels or great) and not scenario.own_levels
    yield "two-megapolises", options.two_megapolises and (options.megapolis is None or table.cities < PAIR)
    halves = table.cities + (0 if options.megapolis is None else 1 + options.two_megapolises)
    yield "megapolis", halves > CITY_COLORS


def _company(options: QuestOptions, scenario: Scenario, seats: int) -> Wrongs:
    """What needs others, or rivals. [friendly]"""
    alone = seats == 1
    together = alone or scenario.spirit is Spirit.COOPERATIVE
    yield "friendly-mana", options.friendly_mana and alone
    yield "interactive", together and (options.no_interactive_spells or options.no_interactive_skills)
    yield "duels", together and options.duels == "allowed"
    yield "joint-assaults", options.joint_assaults and (alone or not scenario.own_levels)
    yield "interactive-combat", options.interactive_combat and together
    yield "auction", options.auction and alone


# The agreement


def agreement_for(options: QuestOptions, seats: int) -> Agreement:
    """What the players agreed on, as the rules ask for it. [scenario] [variants]"""
    scenario = SCENARIOS[options.scenario]
    table = _table(options, scenario, seats)
    alone = seats == 1
    cooperative = alone or scenario.spirit is Spirit.COOPERATIVE
    teams = seats == TEAM_SEATS and (options.teams or scenario.teams is Teams.ALWAYS)
    return Agreement(
        scenario=scenario.id,
        rounds=_rounds(options, scenario, table),
        levels=_levels(table, options),
        teams=teams,
        chosen_ones=teams and scenario.aim is Aim.AT_THE_PORTAL,
        duels=not cooperative and {"usual": scenario.duels}.get(options.duels, options.duels == "allowed"),
        joint_assaults=not alone and (cooperative or teams or options.joint_assaults),
        interactive_spells=not (cooperative or options.no_interactive_spells),
        interactive_skills=not (cooperative or options.no_interactive_skills),
        friendly_mana=options.friendly_mana,
        random_tiles=options.random_tiles,
        random_cities=options.random_cities,
        night_first=options.daylight == "night",
        darkness=options.daylight == "darkness",
        megapolis=options.megapolis or 0,
        megapolises=1 + options.two_megapolises,
        rampage=RAMPAGE.index(options.rampaging),
        interactive_combat=options.interactive_combat,
        auction=options.auction,
        upgrades=options.upgrades,
        draft=options.draft,
        open_map=options.open_map,
        lowest_counts=options.lowest_counts,
        shape=table.shape,
        countryside=table.countryside,
        cities=table.cities,
        core=table.core,
        coast_limit=scenario.coast_limit,
        fame_per_tile=scenario.fame_per_tile,
        friendly_cities=scenario.friendly_cities,
        closed_cities=scenario.closed_cities,
        portal_closes=scenario.portal_closes,
        strongholds=scenario.strongholds,
        occupied_mines=scenario.occupied_mines,
        secret_sites=scenario.secret_sites,
        incantations=scenario.incantations,
        glade_shields=(1 if seats <= FEW else FEW) if options.contested_glades else 0,
        extra=scenario.extra,
        fame_per_line=scenario.fame_per_line,
        elites=scenario.elites,
        elites_from=table.elites_from,
        unit_level=scenario.unit_level,
        aim=scenario.aim,
        tactics_used_once=alone,
        tactic_leaves=cooperative and not alone,
        cooperative=cooperative,
        scores=scenario.scores,
    )


def _rounds(options: QuestOptions, scenario: Scenario, table: Table) -> int:
    """How many rounds there are. Where the last night ends the match, none follows a night that came first.
    [round.limit] [variant.night-first]"""
    rounds = table.rounds or scenario.rounds
    return rounds - (scenario.ends_by_night and options.daylight == "night")


def _table(options: QuestOptions, scenario: Scenario, seats: int) -> Table:
    """The map of the scenario, with the shape and the tiles of one's choice. [variant.map]"""
    table = scenario.table(seats, epic=options.epic)
    if options.shape != "usual":
        table = replace(table, shape=Shape(options.shape))
    if options.countryside_tiles is not None:
        table = replace(table, countryside=options.countryside_tiles)
    if options.city_tiles is not None:
        table = replace(table, cities=options.city_tiles)
    return table if options.core_tiles is None else replace(table, core=options.core_tiles)


def _levels(table: Table, options: QuestOptions) -> list[int]:
    """The levels of the cities in the order in which they are revealed. [variant.levels]"""
    if not table.levels:
        return []
    levels = [table.levels[min(place, len(table.levels) - 1)] for place in range(table.cities)]
    levels[-1] = table.levels[-1]
    if options.city_level is not None:
        last = levels[-1] if len(table.levels) > 1 else options.city_level
        levels = [*[options.city_level] * (table.cities - 1), last]
    if options.last_city_level is not None:
        levels[-1] = options.last_city_level
    return levels


def standing_at_start(agreement: Agreement) -> tuple[int, int]:
    """Fame and reputation with which heroes begin. [scenario.blitz] [variant.rampage]"""
    scenario = SCENARIOS[agreement.scenario]
    return scenario.start_fame, scenario.start_reputation - DISTRUST * agreement.rampage
