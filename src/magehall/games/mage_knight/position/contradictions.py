"""Contradictions in a position: who stands or lies where nobody can. Each is told with its place."""

from __future__ import annotations

from collections.abc import Iterable

from magehall.games.mage_knight.cards.catalogue import (
    ARTIFACT_CARDS,
    DEED_CARDS,
    ENEMY_TOKENS,
    RUINS_TOKENS,
    SKILL_TOKENS,
    TACTIC_CARDS,
    TILE_CARDS,
    UNIT_CARDS,
)
from magehall.games.mage_knight.cards.kinds import Usage
from magehall.games.mage_knight.cards.levels import level_token
from magehall.games.mage_knight.cards.tactics import TACTICS
from magehall.games.mage_knight.cards.vocabulary import BASIC_COLORS, Kind, Pile, Site
from magehall.games.mage_knight.cards.words.gains import SparePower
from magehall.games.mage_knight.cards.words.mana import StoreSourceDie
from magehall.games.mage_knight.cards.words.travel import ACCESSIBLE
from magehall.games.mage_knight.heroes.gains import MOST_CRYSTALS
from magehall.games.mage_knight.heroes.units import bond_of
from magehall.games.mage_knight.model.costs import terrain_cost
from magehall.games.mage_knight.model.hexes import ORIGIN, tile_neighbors
from magehall.games.mage_knight.model.pieces import NOWHERE, SkillState
from magehall.games.mage_knight.model.realm import (
    ADVENTURES,
    GARRISONED,
    ground_at,
    is_hostile,
    rampages_at,
    shared_by_many,
    site_at,
    terrain_at,
)
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.model.values import level_of
from magehall.games.mage_knight.position.schema import QuestSetting
from magehall.kernel.matches.positions import PositionError

LIES_ON = {
    Site.KEEP: (Pile.GREY,),
    Site.MAGE_TOWER: (Pile.VIOLET,),
    Site.MONSTER_DEN: (Pile.BROWN,),
    Site.SPAWNING_GROUNDS: (Pile.BROWN,),
}
"""Whose tokens lie on a site. Ruins, mines and secret sites say so themselves. [enemy.tokens]"""

MANY = 99
"""More enemies than any site holds."""

MARKED = (Site.KEEP, Site.MAGE_TOWER, Site.MONASTERY, *ADVENTURES)
"""Sites that bear the shield of who conquered them, in any scenario. [site.conquered]"""


def _tactic_that(word: type) -> str:
    return next(tactic.id for tactic in TACTICS if any(isinstance(found, word) for found in tactic.does))


STORES, SPARES = _tactic_that(StoreSourceDie), _tactic_that(SparePower)
"""The tactics on which a die or cards may lie. [tactic.mana-steal] [tactic.sparing-power]"""

LIES = {
    Usage.TURN: (SkillState.READY, SkillState.USED),
    Usage.ROUND: (SkillState.READY, SkillState.DOWN),
    Usage.INTERACTIVE: (SkillState.READY, SkillState.LAID, SkillState.DOWN),
    Usage.ALWAYS: (SkillState.READY,),
}
"""How tokens of skills may lie. [skills.kinds]"""

PEACEFUL = (Stage.BEFORE, Stage.MOVEMENT, Stage.INTERACTION, Stage.REST)
"""Stages in which nobody is where only an assault leads. [move.fortified]"""


def check_contradictions(state: Quest, document: QuestSetting) -> None:
    """Raise PositionError where something is at a place it cannot have."""
    _check_tiles(state)
    for space in state.realm.tokens:
        _check_tokens(state, space)
    for space in state.realm.shields:
        _check_shields(state, space)
    _check_cities(state)
    _check_offers(state)
    for seat in state.seats:
        _check_hero(state, seat)
        _check_agreed(state, seat)
    _check_round(state, document)


# The map


def _check_tiles(state: Quest) -> None:
    """Every tile is reached over others from the start. [explore.place]"""
    tiles = state.realm.tiles
    reached, edge = {ORIGIN}, [ORIGIN]
    while edge:
        edge = [
            near
            for center in edge
            for near in tile_neighbors(center)
            if near in tiles and near not in reached
        ]
        reached.update(edge)
    for center in tiles:
        if center not in reached:
            raise PositionError("no way of tiles leads there from the start", f"$.tiles.{center}")


def piles_at(state: Quest, space: str) -> tuple[Pile, ...]:
    """The piles whose tokens may lie on a space. [enemy.tokens]"""
    ground, realm, site = ground_at(state, space), state.realm, site_at(state, space)
    if space in realm.secrets:
        return (Pile.BROWN,) if realm.secrets[space] is Site.DUNGEON else (Pile.RED,)
    if ground is not None and ground.rampaging is not None:
        return (ground.rampaging, Pile.BROWN) if state.agreement.rampage else (ground.rampaging,)
    if site is Site.RUINS and space in realm.ruins:
        return RUINS_TOKENS[realm.ruins[space].ruins].enemies
    if site is Site.MINE and state.agreement.occupied_mines:
        return (Pile.GREEN, Pile.RED, Pile.BROWN)
    return LIES_ON.get(site, ()) if site is not None else ()


def _check_tokens(state: Quest, space: str) -> None:
    """Enemies lie where their kind does, and not where somebody has conquered. [enemy.tokens] [site.conquered]"""
    piles, realm = piles_at(state, space), state.realm
    for place, token in enumerate(realm.tokens[space]):
        path = f"$.tokens.{space}[{place}]"
        pile = ENEMY_TOKENS[token.enemy].pile
        if pile not in piles:
            where = f"only {' and '.join(dict.fromkeys(piles))} ones do" if piles else "no enemy does"
            raise PositionError(f"{token.enemy} is a {pile} token, and on {space} {where}", path)
        if place >= room_at(state, space):
            raise PositionError(f"so many enemies never lie on {space}", path)
        if realm.shields.get(space):
            raise PositionError(f"{space} is conquered: a shield lies there", path)


def room_at(state: Quest, space: str) -> int:
    """Limit of enemies on a space. Two rampage where one is a companion; scenarios say so for strongholds, mines and secret
    sites. [enemy.tokens] [variant.rampage]"""
    site, ground = site_at(state, space), ground_at(state, space)
    if site is Site.RUINS:
        return len(piles_at(state, space))
    if ground is not None and ground.rampaging is not None:
        return 2 if state.agreement.rampage else 1
    garrisoned = site in GARRISONED and not state.agreement.strongholds
    return 1 if garrisoned or site is Site.MONSTER_DEN else 2 if site is Site.SPAWNING_GROUNDS else MANY


def _check_shields(state: Quest, space: str) -> None:
    """Shields lie where something can be conquered or marked. On all but glades there is one. [site.conquered]"""
    agreement, ground = state.agreement, ground_at(state, space)
    site = state.realm.secrets.get(space) or (ground.site if ground is not None else None)
    glade = site is Site.GLADE and agreement.incantations
    if not (site in MARKED or glade or (site is Site.MINE and agreement.occupied_mines)):
        raise PositionError("nobody puts a shield there", f"$.shields.{space}")
    if len(state.realm.shields[space]) > 1 and not glade:
        raise PositionError("one shield marks who conquered it", f"$.shields.{space}[1]")
    if space in state.realm.ruins:
        raise PositionError(f"{space} is conquered: a shield lies there", f"$.ruins.{space}")


def _check_cities(state: Quest) -> None:
    """Cities stand in the middle of their tiles. The half of a Megapolis stands beside. [reveal.city] [city.megapolis]"""
    realm, agreement = state.realm, state.agreement
    for space, city in realm.cities.items():
        placed = realm.tiles.get(space)
        printed = TILE_CARDS[placed.tile].city if placed is not None else None
        if printed is None and not city.twin:
            raise PositionError(f"no city is printed on {space}", f"$.cities.{space}")
        if (
            printed is not None
            and printed is not city.color
            and not (agreement.random_cities or agreement.megapolis)
        ):
            raise PositionError(f"the city on {space} is {printed}", f"$.cities.{space}.color")

        if city.garrison and (city.friendly or city.closed):
            raise PositionError("nobody defends a friendly or closed city", f"$.cities.{space}.garrison")
    if realm.secrets and not agreement.secret_sites:
        raise PositionError("this scenario knows no secret sites", f"$.secrets.{next(iter(realm.secrets))}")


# The round


def _check_round(state: Quest, document: QuestSetting) -> None:
    """Rounds, tactics and last turns are those of the match. [round.limit] [tactics.lay-out] [round.announce]"""
    calendar, agreement = state.calendar, state.agreement
    if document.round > agreement.rounds:
        raise PositionError(f"the match has {agreement.rounds} rounds", "$.round")
    if state.dummy is not None and not agreement.cooperative:
        raise PositionError(f"{agreement.scenario} is played without a dummy player", "$.dummy")
    if calendar.announced is not None and calendar.announced not in calendar.order:
        raise PositionError("nobody plays there", "$.announced")
    for place, tactic in enumerate(calendar.tactics):
        if TACTIC_CARDS[tactic].time is not calendar.time:
            raise PositionError(f"{tactic} is no tactic of the {calendar.time}", f"$.tactics[{place}]")
    for place, player in enumerate(document.last_turns or ()):
        path = f"$.last_turns[{place}]"
        if calendar.announced is None and not calendar.ending:
            raise PositionError("nobody announced the end of the round or of the match", path)
        if player == calendar.announced:
            raise PositionError("who announced the end of the round has no turn more in it", path)


# Cards


def _check_offers(state: Quest) -> None:
    """Offers and decks hold their own kind of cards. [offers]"""
    offers = state.offers
    kinds: list[tuple[str, Iterable[str], Kind]] = [
        ("spells", offers.spells, Kind.SPELL),
        ("spell_deck", offers.spell_deck, Kind.SPELL),
        ("actions", offers.actions, Kind.ADVANCED_ACTION),
        ("monastery", offers.monastery, Kind.ADVANCED_ACTION),
        ("action_deck", offers.action_deck, Kind.ADVANCED_ACTION),
        ("artifact_deck", offers.artifact_deck, Kind.ARTIFACT),
    ]
    for field, cards, kind in kinds:
        for place, card in enumerate(cards):
            if DEED_CARDS[card].kind is not kind:
                raise PositionError(f"{card} is no {kind}", f"$.offers.{field}[{place}]")
    for field, units, elite in (
        ("regular_deck", offers.regular_deck, False),
        ("elite_deck", offers.elite_deck, True),
    ):
        for place, unit in enumerate(units):
            if UNIT_CARDS[unit].elite is not elite:
                raise PositionError(
                    f"{unit} belongs to the other deck of units", f"$.offers.{field}[{place}]"
                )


# Heroes


def _check_hero(state: Quest, seat: int) -> None:
    hero, path = state.hero(seat), f"$.heroes[{seat}]"
    if hero.space != NOWHERE:
        _check_place(state, seat, f"{path}.space")
    if hero.fame and hero.level > level_of(hero.fame):
        raise PositionError(f"{hero.fame} fame is level {level_of(hero.fame)}", f"{path}.level")
    for color, count in hero.crystals.items():
        if count > MOST_CRYSTALS:
            raise PositionError(
                f"nobody has more than {MOST_CRYSTALS} crystals of a colour", f"{path}.crystals.{color}"
            )
    if hero.tactic and TACTIC_CARDS[hero.tactic].time is not state.time:
        raise PositionError(f"{hero.tactic} is no tactic of the {state.time}", f"{path}.tactic")
    commanded = [place for place, unit in enumerate(state.units(seat)) if not unit.bonded]
    tokens = level_token(hero.level).command
    if len(commanded) > tokens:
        raise PositionError(
            f"at level {hero.level} the number of command tokens is {tokens}: say more fame, or a level",
            f"{path}.units[{commanded[tokens]}]",
        )
    _check_bonds(state, seat, path)
    for skill, lies in hero.skills.items():
        if lies not in LIES[SKILL_TOKENS[skill].usage]:
            raise PositionError(f"{skill} never lies so: {lies.value}", f"{path}.skills.{skill}")
    for place, unit in enumerate(state.units(seat)):
        banner = ARTIFACT_CARDS.get(unit.banner) if unit.banner else None
        if unit.banner and (banner is None or banner.banner is None):
            raise PositionError(f"{unit.banner} is no banner", f"{path}.units[{place}].banner")
        if unit.banner_down and (banner is None or banner.banner is None or not banner.banner.readies):
            raise PositionError("it has no banner that is used up", f"{path}.units[{place}].banner_down")

    for field, die, tactic in (
        ("stored_die", hero.stored_die, STORES),
        ("claimed_die", hero.claimed_die, ""),
    ):
        if die is not None and die not in BASIC_COLORS:
            raise PositionError(f"only dice of basic colours are kept, found {die}", f"{path}.{field}")
        if die is not None and tactic and hero.tactic != tactic:
            raise PositionError(f"a die is stored on {tactic}, not on {hero.tactic}", f"{path}.{field}")
    if hero.spared and hero.tactic != SPARES:
        raise PositionError(f"cards are spared by {SPARES}, not by {hero.tactic}", f"{path}.spared")


def _check_bonds(state: Quest, seat: int, path: str) -> None:
    """One unit stands under Bonds of Loyalty, of who has that skill. [skill.bonds-of-loyalty]"""
    places = 0 if bond_of(state, seat) is None else 1
    bonded = [place for place, unit in enumerate(state.units(seat)) if unit.bonded]
    if len(bonded) > places:
        raise PositionError(
            f"the number of places under Bonds of Loyalty is {places}",
            f"{path}.units[{bonded[places]}].bonded",
        )


def _check_agreed(state: Quest, seat: int) -> None:
    """A hero has nothing that only other scenarios and variants know. [scenario] [variants]"""
    hero, agreement = state.hero(seat), state.agreement
    for field, there, known in (
        ("drafted", hero.drafted, agreement.draft),
        ("pack", hero.pack, agreement.draft),
        ("fame", hero.fame < 0, agreement.auction),
        ("chosen", hero.chosen, agreement.chosen_ones),
        ("chanted", hero.chanted, agreement.incantations),
        ("eliminated", hero.eliminated, agreement.portal_closes),
    ):
        if there and not known:
            raise PositionError(
                f"{agreement.scenario} knows no such thing as agreed", f"$.heroes[{seat}].{field}"
            )
    if hero.eliminated and state.has_turn(seat):
        raise PositionError(
            f"{hero.name} is out of the match and has no turn", f"$.heroes[{seat}].eliminated"
        )


def _check_place(state: Quest, seat: int, path: str) -> None:
    """A hero stands on a space it may enter, with nobody to fight. [move.terrain] [move.heroes]"""
    hero, space = state.hero(seat), state.hero(seat).space
    terrain = terrain_at(state, space)
    crosses = terrain is not None and state.has_turn(seat) and terrain_cost(state, seat, terrain) is not None
    if terrain not in ACCESSIBLE and not crosses:
        raise PositionError(f"{hero.name} stands on {terrain} at {space}", path)
    if rampages_at(state, space):
        raise PositionError(f"enemies rampage on {space}", path)
    peaceful = not state.has_turn(seat) or state.turn(seat).stage in PEACEFUL
    if peaceful and is_hostile(state, seat, space):
        raise PositionError(f"only an assault leads onto {space}: it is not conquered, or a rival's", path)
    if not state.has_turn(seat) and not shared_by_many(state, space):
        for other in range(seat):
            if state.hero(other).space == space and not state.has_turn(other):
                raise PositionError(f"{state.hero(other).name} stands on {space} already", path)
