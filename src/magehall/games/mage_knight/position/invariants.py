"""Invariants: what must hold at every moment of a quest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import zip_longest

from magehall.games.mage_knight.cards.catalogue import (
    CITY_CARDS,
    DEED_CARDS,
    ENEMY_TOKENS,
    HERO_CARDS,
    RUINS_TOKENS,
    SKILL_TOKENS,
    TACTIC_CARDS,
    TILE_CARDS,
    UNIT_CARDS,
    WOUND,
)
from magehall.games.mage_knight.cards.kinds import TileKind
from magehall.games.mage_knight.cards.levels import HIGHEST_REPUTATION, LEVELS, LOWEST_REPUTATION
from magehall.games.mage_knight.cards.vocabulary import BASIC_COLORS, Kind, Terrain
from magehall.games.mage_knight.cards.words.travel import ACCESSIBLE
from magehall.games.mage_knight.heroes.achievements import deed_cards
from magehall.games.mage_knight.model.costs import terrain_cost
from magehall.games.mage_knight.model.frames.cooperation import JointAssault
from magehall.games.mage_knight.model.frames.effects import ChooseSourceDie, TurnDie
from magehall.games.mage_knight.model.frames.turn import LevelUp
from magehall.games.mage_knight.model.hexes import ORIGIN, is_space, tile_place
from magehall.games.mage_knight.model.pieces import DUMMY, NOWHERE, Hero
from magehall.games.mage_knight.model.realm import terrain_at
from magehall.games.mage_knight.model.state import (
    AGREEMENT,
    CALENDAR,
    HERO,
    OFFERS,
    PILES,
    REALM,
    SOURCE,
    Quest,
)
from magehall.games.mage_knight.position.box import change_hands
from magehall.games.mage_knight.position.build_supply import kept_dice
from magehall.games.mage_knight.round.source import supply
from magehall.games.mage_knight.scenarios.catalogue import SCENARIOS
from magehall.games.mage_knight.setup.auction import HIGHEST_BID
from magehall.kernel.matches.positions import PositionError
from magehall.kit.cards import check_counts

MOST_CRYSTALS = 3


LOWEST_FAME = -HIGHEST_BID
"""Fame lost by an auction. [variant.auction]"""


def check(state: Quest) -> None:
    """Raise ValueError where a state breaks an invariant. A component is lost or doubled, a hero stands where none can,
    or a number is out of range."""
    for id in (AGREEMENT, REALM, SOURCE, OFFERS, PILES, CALENDAR, HERO[0]):
        if id not in state.things:
            raise ValueError(f"there is no {id}")
    if state.agreement.scenario not in SCENARIOS:
        raise ValueError(f"no scenario is called {state.agreement.scenario!r}")
    for seat in state.seats:
        _check_hero(state.hero(seat))
    if any(not state.hero(seat).name for seat in state.seats) or not state.realm.tiles:
        return  # Heroes are being chosen; nothing lies on the table yet.
    _check_heroes(state)
    _check_calendar(state)
    _check_map(state)
    _check_cards(state)
    _check_skills(state)
    _check_units(state)
    _check_tokens(state)
    _check_dice(state)


def _at_most(found: Iterable[str], there_are: Mapping[str, int], kind: str) -> None:
    """None more often than the box has it. Cards thrown away leave the game."""
    for name, count in Counter(found).items():
        if count > there_are.get(name, 0):
            raise ValueError(
                f"{kind} {name!r} stands in {count} places, and there are {there_are.get(name, 0)}"
            )


# Players


def _check_hero(hero: Hero) -> None:
    """What holds of a hero at any time, also while others are being chosen."""
    if hero.name and hero.name not in HERO_CARDS:
        raise ValueError(f"no hero is called {hero.name!r}")
    if hero.space != NOWHERE and not is_space(hero.space):
        raise ValueError(f"{hero.name} stands at {hero.space!r}, where no tile lies")
    if not LOWEST_REPUTATION <= hero.reputation <= HIGHEST_REPUTATION:
        raise ValueError(f"{hero.name} has a reputation of {hero.reputation}")
    if hero.fame < LOWEST_FAME or not 1 <= hero.level <= len(LEVELS):
        raise ValueError(f"{hero.name} has {hero.fame} fame and level {hero.level}")
    for color, count in hero.crystals.items():
        if color not in BASIC_COLORS or not 0 <= count <= MOST_CRYSTALS:
            raise ValueError(f"{hero.name} has {count} {color} crystals")


def _check_heroes(state: Quest) -> None:
    for seat in state.seats:
        hero = state.hero(seat)
        if hero.space != NOWHERE:
            terrain = terrain_at(state, hero.space)
            if terrain is None:
                raise ValueError(f"{hero.name} stands at {hero.space!r}, where no tile lies")
            if terrain not in ACCESSIBLE and not _may_cross(state, seat, terrain):
                raise ValueError(f"{hero.name} stands on {terrain} at {hero.space}")
    names = [state.hero(seat).name for seat in state.seats]
    names += [state.dummy.name] if state.dummy is not None else []
    if len(set(names)) < len(names):
        raise ValueError(f"two players play one hero: {', '.join(names)}")


def _may_cross(state: Quest, seat: int, terrain: Terrain) -> bool:
    """Whether a hero may stand on a usually impassable terrain this turn. Those are lakes and mountains. [move.changes]"""
    return state.has_turn(seat) and terrain_cost(state, seat, terrain) is not None


def _check_calendar(state: Quest) -> None:
    calendar = state.calendar
    players = {*state.seats, *([DUMMY] if state.dummy is not None else [])}
    left = {player for player in players if player == DUMMY or not state.hero(player).eliminated}
    if not left <= set(calendar.order) <= players or len(set(calendar.order)) < len(calendar.order):
        raise ValueError(f"the order of the round is {calendar.order}")
    taken = [state.hero(seat).tactic for seat in state.seats]
    taken += [state.dummy.tactic] if state.dummy is not None else []
    used = [tactic for tactic in (*taken, *calendar.tactics) if tactic]
    _at_most(used, dict.fromkeys(TACTIC_CARDS, 1), "tactic")
    _at_most(calendar.removed, dict.fromkeys(TACTIC_CARDS, 1), "tactic")


# Cards


def _everybody(state: Quest) -> list[str]:
    """The heroes in play, the dummy player's too."""
    return [state.hero(s).name for s in state.seats] + ([state.dummy.name] if state.dummy is not None else [])


def _check_cards(state: Quest) -> None:
    """No deed card stands in two places. Basic actions are with their heroes; where cards change hands, with any that is
    played. [setup.deck] [card.mind-read]"""
    offers = state.offers
    found = [*offers.spells, *offers.actions, *offers.monastery]
    found += [*offers.spell_deck, *offers.action_deck, *offers.artifact_deck]
    names = [state.hero(seat).name for seat in state.seats]
    hands = [_cards_of(state, seat) for seat in state.seats]
    decks = [([name], hand) for name, hand in zip(names, hands, strict=True)]
    if change_hands(state.agreement, len(names)):
        decks = [(names, [card for hand in hands for card in hand])]
    if state.dummy is not None:
        decks.append(([state.dummy.name], [*state.dummy.deck, *state.dummy.discard]))
    for heroes, cards in decks:
        there_are: Counter[str] = Counter()
        for hero in heroes:
            there_are.update(HERO_CARDS[hero].deck)
        _at_most([card for card in cards if _is_basic(card)], there_are, "card")
        found += [card for card in cards if card != WOUND and not _is_basic(card)]
    _at_most(found, {id: 1 for id in DEED_CARDS if not _is_basic(id)}, "card")


def _is_basic(card: str) -> bool:
    return card in DEED_CARDS and DEED_CARDS[card].kind is Kind.BASIC_ACTION


def _cards_of(state: Quest, seat: int) -> list[str]:
    played = state.turn(seat).played if state.has_turn(seat) else []
    hero = state.hero(seat)
    return [*deed_cards(state, seat), *played, *hero.pack, *hero.drafted]


def _check_skills(state: Quest) -> None:
    found = [*state.offers.skills]
    for seat in state.seats:
        found += [*state.hero(seat).skills, *state.hero(seat).skill_pile]
    found += state.dummy.skill_pile if state.dummy is not None else []
    for level in state.running(LevelUp):
        found += [skill for skill in level.shown if skill not in found]
    heroes = _everybody(state)
    _at_most(found, {id: 1 for id, skill in SKILL_TOKENS.items() if skill.hero in heroes}, "skill")


def _check_units(state: Quest) -> None:
    offers = state.offers
    found = [*offers.units, *offers.regular_deck, *offers.elite_deck]
    for seat in state.seats:
        for id in state.hero(seat).units:
            if id not in state.things:
                raise ValueError(f"{state.hero(seat).name} has a unit {id!r} that is nowhere")
            unit = state.unit(id)
            found.append(unit.card)
            if unit.owner != seat or not unit.wounds >= 0:
                raise ValueError(f"{id} belongs to somebody else, or has less than no wounds")
    _at_most(found, {id: unit.copies for id, unit in UNIT_CARDS.items()}, "unit")


# The map and its tokens


def _check_map(state: Quest) -> None:
    realm = state.realm
    for center, placed in realm.tiles.items():
        if not is_space(center) or tile_place(center)[1]:
            raise ValueError(f"a tile lies askew at {center!r}")
        if placed.tile not in TILE_CARDS:
            raise ValueError(f"no tile is called {placed.tile!r}")
        if (TILE_CARDS[placed.tile].kind is TileKind.START) != (center == ORIGIN):
            raise ValueError(f"the starting tile lies at {ORIGIN}, and no other there")
    others = {id: 1 for id, tile in TILE_CARDS.items() if tile.kind is not TileKind.START}
    laid = [placed.tile for placed in realm.tiles.values()]
    lying = [*(tile for tile in laid if tile in others), *realm.deck, *realm.spare, *realm.absent]
    check_counts(lying, others, "tiles")
    for space in (
        *realm.tokens,
        *realm.ruins,
        *realm.shields,
        *realm.cities,
        *realm.secrets,
        *realm.stand_ins,
    ):
        if not is_space(space) or terrain_at(state, space) is None:
            raise ValueError(f"something lies at {space!r}, where no tile lies")
    for space, city in realm.cities.items():
        if city.color not in CITY_CARDS or (city.twin and city.twin not in realm.cities):
            raise ValueError(f"there is no such city as at {space}")


def _check_tokens(state: Quest) -> None:
    realm, piles = state.realm, state.piles
    found = [enemy for tokens in (*piles.enemies.values(), *piles.discarded.values()) for enemy in tokens]
    found += [token.enemy for tokens in realm.tokens.values() for token in tokens]
    found += [token.enemy for city in realm.cities.values() for token in city.garrison]
    if state.combat is not None:
        found += [state.foe(id).enemy for id in state.combat.foes]
    found += piles.absent
    joint = state.find(JointAssault)
    if joint is not None:
        found += [*joint.left, *(enemy for part in joint.parts for enemy in part)]
    check_counts(found, {id: enemy.copies for id, enemy in ENEMY_TOKENS.items()}, "enemy tokens")
    ruins = [*piles.ruins, *piles.ruins_discarded, *(token.ruins for token in realm.ruins.values())]
    check_counts(ruins, dict.fromkeys(RUINS_TOKENS, 1), "ruins tokens")


def _check_dice(state: Quest) -> None:
    """Check that all dice of the Source are there. They lie in it, with who took them, or on a tactic; one is being
    turned. [source]"""
    count = len(state.source.dice) + _turned_now(state)
    count += sum(len(state.turn(seat).dice) for seat in state.seats if state.has_turn(seat))
    count += sum(kept_dice(state.hero(seat)) for seat in state.seats)
    if count != supply(state):
        raise PositionError(f"there are {count} dice, and {supply(state)} belong to the Source", "$.source")


def _turned_now(state: Quest) -> int:
    """The number of dice in somebody's hand. One is chosen first, and another player may act before it is turned.
    [card.mana-draw] [turn.aside]"""
    pairs = zip_longest(state.stack, state.stack[1:])
    return sum(isinstance(one, TurnDie) and not isinstance(above, ChooseSourceDie) for one, above in pairs)
