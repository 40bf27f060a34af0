"""What the players agreed on before the start: the scenario and its variants. [variants]"""

from __future__ import annotations

from enum import StrEnum

from magehall.kernel.state import Thing


class Aim(StrEnum):
    """What ends a match before its last round. [scenario.end]"""

    CITY_REVEALED = "city-revealed"
    CITIES_CONQUERED = "cities-conquered"
    MINES_FREED = "mines-freed"
    INCANTATIONS = "incantations"
    DUNGEONS_CONQUERED = "dungeons-conquered"
    ALL_HELD = "all-held"
    """Only who plays alone holds all keeps and towers. [scenario.conquer-and-hold]"""

    AT_THE_PORTAL = "at-the-portal"
    """It counts in the end alone. [scenario.one-to-return]"""


class Scores(StrEnum):
    """What counts in the end besides fame and achievements, or instead of them. [score]"""

    STANDARD = "standard"
    CITIES = "cities"
    MINES = "mines"
    DUNGEONS = "dungeons"
    HOLDINGS = "holdings"
    PORTAL = "portal"


class Agreement(Thing, omit_defaults=False):
    """The scenario and the variants of a match. [scenario] [variants]

    ``levels`` are those of the cities in the order in which they are revealed; the last one stands for all that follow."""

    scenario: str
    rounds: int
    levels: list[int] = []
    teams: bool = False
    """Whether those who sit across play together. [teams.allies]"""

    chosen_ones: bool = False
    """Whether each team has a secret chosen one. [scenario.one-to-return]"""

    duels: bool = True
    """Whether players may fight each other. [friendly.duels]"""

    joint_assaults: bool = False
    """Whether players may assault a city together. [cooperation.invite]"""

    interactive_spells: bool = True
    interactive_skills: bool = True
    friendly_mana: bool = False
    random_tiles: bool = False
    random_cities: bool = False
    night_first: bool = False
    """Whether the first round was a night. [variant.night-first]"""

    darkness: bool = False
    megapolis: int = 0
    rampage: int = 0
    """0: none; 1: more rampaging enemies; 2: even more. [rampage]"""

    interactive_combat: bool = False
    """Whether the player before may strengthen a single enemy. [variant.interactive-combat]"""

    auction: bool = False
    upgrades: bool = False
    draft: bool = False
    open_map: bool = False
    """Whether all tiles are revealed from the start. [scenario.conquer-and-hold]"""

    lowest_counts: bool = False
    """Whether the least of a team counts in each category, and not the best. [score.cooperation]"""

    # The map
    shape: str = "narrow"
    countryside: int = 8
    cities: int = 0
    core: int = 0
    """How many tiles of each kind there are. [setup.tiles] [variant.map]"""

    coast_limit: bool = True
    """Whether core tiles keep off the coast of a narrow map. [explore.coast]"""

    fame_per_tile: int = 0
    """Fame for who reveals a tile. [scenario.first-reconnaissance]"""

    friendly_cities: bool = False
    """Nobody defends the cities; everybody has a shield there. [city.friendly]"""

    closed_cities: bool = False
    """Nobody enters the cities. [city.closed]"""

    megapolises: int = 1
    """How many of the cities revealed last have two halves, where ``megapolis`` gives their level. [city.megapolis]"""

    portal_closes: bool = False
    """After the first day the portal is a plain like any other. [scenario.one-to-return]"""

    strongholds: bool = False
    """Mage towers are owned like keeps, and both recruit more kinds of units. [scenario.conquer-and-hold]"""

    occupied_mines: bool = False
    """Enemies hold the mines that are revealed. [scenario.mines-liberation]"""

    secret_sites: bool = False
    """Villages and monasteries bring secret dungeons and tombs, and tunnels join those conquered.
    [scenario.dungeon-lords]"""

    incantations: bool = False
    """Glades can be marked, and each night monsters called for those marked. [scenario.druid-nights]"""

    glade_shields: int = 0
    """How many shields a glade holds; without a limit if none is said. [variant.glades]"""

    # Rounds and their end
    extra: int = 0
    """Dice of the Source and units on offer beyond two more than players. [scenario.blitz]"""

    fame_per_line: int = 0
    """Fame for each new line on the fame track. [scenario.blitz]"""

    elites: bool = True
    """Whether elite units come into the offer. [scenario.first-reconnaissance]"""

    elites_from: int = 0
    """The round from which they do, and not with the first core tile. [scenario.conquer-and-hold]"""

    unit_level: int = 4
    """The highest level of units in the game. [scenario.conquer-and-hold]"""

    aim: Aim = Aim.CITIES_CONQUERED
    tactics_used_once: bool = False
    """Whether the tactics of a round leave the game. [solo.tactics]"""

    tactic_leaves: bool = False
    """Whether one tactic of the players leaves the game after each round. [cooperation.tactics]"""

    cooperative: bool = False
    """Whether the players win or lose together, or the one player alone. [scenario.kinds]"""

    scores: Scores = Scores.STANDARD
