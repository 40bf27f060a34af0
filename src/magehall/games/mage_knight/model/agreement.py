"""What the players agreed on before the start: the scenario and its variants. [variants]"""

from __future__ import annotations

from magehall.kernel.state import Thing


class Agreement(Thing):
    """The scenario and the variants of a match. [scenario] [variants]

    ``levels`` are those of the cities in the order in which they are revealed; the last one stands for all that follow."""

    scenario: str
    rounds: int
    levels: list[int] = []
    teams: bool = False
    duels: bool = True
    """Whether players may fight each other. [friendly.duels]"""

    joint_assaults: bool = False
    """Whether players may assault a city together. [cooperation.invite]"""

    interactive_spells: bool = True
    interactive_skills: bool = True
    friendly_mana: bool = False
    random_tiles: bool = False
    random_cities: bool = False
    darkness: bool = False
    megapolis: int = 0
    rampage: int = 0
    """0: none; 1: more rampaging enemies; 2: even more. [rampage]"""

    interactive_combat: bool = False
    upgrades: bool = False
    draft: bool = False
    epic: bool = False
    competitive: bool = False
    open_map: bool = False
    lowest_counts: bool = False

    # The map
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
    """After the first round the portal is a plain like any other. [scenario.one-to-return]"""

    strongholds: bool = False
    """Mage towers are owned like keeps, and both recruit more kinds of units. [scenario.conquer-and-hold]"""

    occupied_mines: bool = False
    """Enemies hold the mines that are revealed. [scenario.mines-liberation]"""

    secret_sites: bool = False
    """Villages and monasteries bring secret dungeons and tombs, and tunnels join those conquered.
    [scenario.dungeon-lords]"""

    # Rounds and their end
    extra: int = 0
    """Dice of the Source and units on offer beyond two more than players. [scenario.blitz]"""

    fame_per_line: int = 0
    """Fame for each new line on the fame track. [scenario.blitz]"""

    elites: bool = True
    """Whether elite units come into the offer. [scenario.first-reconnaissance]"""

    cities: int = 0
    """How many cities the scenario has. [scenario.end]"""

    ends_at_city: bool = False
    """Whether the match ends when a city is revealed, and not when all are conquered. [scenario.end]"""

    tactics_used_once: bool = False
    """Whether the tactics of a round leave the game. [solo.tactics]"""

    cooperative: bool = False
    """Whether the players win or lose together, or the one player alone. [scenario.kinds]"""

    city_scores: bool = False
    """Whether cities count for those who conquered them. [score.cities]"""
