"""Building the running combat of a position."""

from __future__ import annotations

from collections import Counter

from magehall.games.mage_knight.cards.catalogue import ENEMY_TOKENS, RUINS_TOKENS, UNIT_CARDS, WOUND
from magehall.games.mage_knight.cards.levels import level_token
from magehall.games.mage_knight.cards.vocabulary import Site
from magehall.games.mage_knight.combat.sites import LAIRS, Lair
from magehall.games.mage_knight.foes.values import summons
from magehall.games.mage_knight.model.combat_state import Combat, CombatCourse, Foe, Origin, Phase
from magehall.games.mage_knight.model.hexes import is_space, neighbors
from magehall.games.mage_knight.model.pieces import RuinsToken
from magehall.games.mage_knight.model.realm import (
    FORTIFIED,
    city_at,
    city_halves,
    city_home,
    ground_at,
    is_hostile,
    owner_at,
    site_at,
)
from magehall.games.mage_knight.model.state import COMBAT, WAITING, Quest
from magehall.games.mage_knight.position.box import Box, plain
from magehall.games.mage_knight.position.build_map import mine_holders, unsaid_city
from magehall.games.mage_knight.position.check_combat import check_foes, check_site
from magehall.games.mage_knight.position.contradictions import piles_at, room_at
from magehall.games.mage_knight.position.schema import CombatSetting, FoeSetting, QuestSetting
from magehall.kernel.matches.positions import PositionError
from magehall.kernel.records import field_types

MOST = 100
"""No combat counts further."""

STRIKING = (Phase.START, Phase.RANGED, Phase.ATTACK)
"""Phases in which attacks are played. [combat.phases]"""

SUMMONING = (Phase.BLOCK, Phase.DAMAGE)
"""Phases in which summoned monsters are there. [enemy.summon]"""

CHANGES = ("armor_less", "more_armor", "more_attack", "more_fame")
"""What effects change about an enemy, each way by a number of its own. [enemy.values]"""

BEGINNING = (Phase.START, Phase.RANGED)
"""Phases in which nothing need have been done yet. [card.into-the-heat]"""


def place_combats(state: Quest, document: QuestSetting, box: Box, seat: int, seats: int) -> None:
    """Place the running combat, and the waiting one of a duel. [combat] [duel]"""
    if document.combat is not None:
        move_left = 0 if document.turns else document.move
        _place_combat(state, document.combat, box, seat, seats, COMBAT, move_left)
    if document.waiting is not None:
        _place_combat(state, document.waiting, box, seat, seats, WAITING)


def _place_combat(
    state: Quest, said: CombatSetting, box: Box, seat: int, seats: int, id: str, move_left: int = 0
) -> None:
    """The combat of who is on turn, with its enemies. [combat]"""
    path = "$.combat" if id == COMBAT else "$.waiting"
    fighter = seat if said.seat is None else said.seat
    if fighter >= seats or not state.has_turn(fighter):
        raise PositionError("only who is on turn fights", f"{path}.seat")
    space = state.hero(fighter).space if said.space is None else said.space
    if not is_space(space):
        raise PositionError(f"expected a space such as '1,-1', found {space!r}", f"{path}.space")
    _check_numbers(said, seats, path)
    course = {name: getattr(said, name) for name in field_types(CombatCourse)}
    course = {name: value.copy() if isinstance(value, list) else value for name, value in course.items()}
    combat = Combat(seat=fighter, space=space, **course)
    combat.move_left = combat.move_left or (move_left if id == COMBAT else 0)
    if said.rival is None:
        combat.begun = combat.begun or combat.phase not in BEGINNING
        _besiege(state, combat)
        if combat.site is None and (is_hostile(state, fighter, space) or _is_of_site(state, said, space)):
            combat.site = site_at(state, space)
        if combat.site is not None:
            if space != state.hero(fighter).space:
                raise PositionError(f"who fights stands on {state.hero(fighter).space}", f"{path}.space")
            if combat.site is Site.RUINS:
                _fill_ruins(state, said, box, space)
            check_site(state, combat, path)
            _set_terms(state, combat, combat.site)
    for place, entry in enumerate(said.foes):
        _place_foe(state, combat, box, entry, place)
    _hide_summoners(state, combat)
    _check_course(state, combat, path)
    check_foes(state, combat, path)
    combat.numbered = _highest(combat) if said.numbered is None else said.numbered
    state.add(id, combat)


def _besiege(state: Quest, combat: Combat) -> None:
    """Place a city of which nothing is said where it is fought for. Its garrison is in the combat. [city.garrison]"""
    ground = ground_at(state, combat.space)
    if ground is None or ground.site is not Site.CITY or combat.space in state.realm.cities:
        return
    assert ground.color is not None
    city = unsaid_city(state, ground.color)
    if city.level and combat.site in (None, Site.CITY):
        state.edit_realm().cities[combat.space] = city
        combat.site = Site.CITY


def _is_of_site(state: Quest, said: CombatSetting, space: str) -> bool:
    """Whether enemies can only be those of the site on a space. That is a city which is not friendly, or a site where just
    such kinds lie inside. [combat.adventure] [city.garrison]"""
    site = site_at(state, space)
    names = [(foe if isinstance(foe, str) else foe.enemy) for foe in said.foes if not _has_come(foe)]
    piles = Counter(ENEMY_TOKENS[plain(name)].pile for name in names if plain(name) in ENEMY_TOKENS)
    if site is None or not piles:
        return False
    if site is Site.CITY:
        city = city_at(state, space)
        return city is not None and not (city.friendly or city.closed)
    lair = LAIRS.get(site)
    if lair is None or (state.realm.shields.get(space) and not lair.again):
        return False
    if site is Site.MINE:
        return state.agreement.occupied_mines and piles <= Counter(mine_holders(state, space))
    token = state.realm.ruins.get(space)
    inside = RUINS_TOKENS[token.ruins].enemies if token is not None else lair.piles
    return piles <= Counter(inside)


def _has_come(foe: str | FoeSetting) -> bool:
    """Whether a foe is said to have come otherwise than with its site."""
    if isinstance(foe, str):
        return False
    return foe.origin is not Origin.DRAWN or bool(foe.summoner) or not foe.defends


def _set_terms(state: Quest, combat: Combat, site: Site) -> None:
    """Set the terms of a combat at a site. Whoever fights for a fortified one assaults it, against its walls and the
    bonus of its city; inside others it may be night, with units left outside. [combat.assault] [combat.fortified]
    [city.bonus] [night.inside] [combat.no-units]"""
    lair = LAIRS.get(site, Lair())
    combat.assault = combat.assault or site in FORTIFIED
    combat.fortified = combat.fortified or site in FORTIFIED
    combat.units = combat.units and lair.units
    combat.night = combat.night or lair.night
    if site is Site.CITY and not combat.cities:
        combat.cities = [half.color for half in city_halves(state, combat.space)]


def _check_numbers(said: CombatSetting, seats: int, path: str) -> None:
    """Check that points and wounds are not negative. A rival must sit at the table."""
    counts = {name: getattr(said, name) for name in ("move_left", "wounds", "halved", "damage")}
    counts |= {f"attacks[{place}].points": entry.points for place, entry in enumerate(said.attacks)}
    counts |= {f"blocks[{place}].points": entry.points for place, entry in enumerate(said.blocks)}
    counts |= {f"later[{place}].points": entry.points for place, entry in enumerate(said.later)}
    for place, foe in enumerate(said.foes):
        if isinstance(foe, FoeSetting):
            counts |= {f"foes[{place}].{name}": getattr(foe, name) for name in CHANGES}
    for name, count in counts.items():
        if not 0 <= count <= MOST:
            raise PositionError(f"expected 0 to {MOST}, found {count}", f"{path}.{name}")
    if said.rival is not None and said.rival not in range(seats):
        raise PositionError(f"seats are numbered 0 to {seats - 1}", f"{path}.rival")


def _check_course(state: Quest, combat: Combat, path: str) -> None:
    """Check that what was done fits the phase. Who did it must be there. [combat.phases] [combat.damage]"""
    phase, alone = combat.phase, combat.rival is None
    if alone and combat.attacks and phase not in STRIKING:
        raise PositionError(f"nobody attacks in the phase {phase.value!r}", f"{path}.attacks")
    if alone and combat.blocks and phase is not Phase.BLOCK:
        raise PositionError(f"nobody blocks in the phase {phase.value!r}", f"{path}.blocks")
    _check_wounds(state, combat, path)
    if combat.dealing and combat.dealing not in combat.foes:
        raise PositionError(f"there is no enemy {combat.dealing!r}", f"{path}.dealing")
    if combat.dealing and not (phase is Phase.DAMAGE and combat.damage):
        raise PositionError("say in the phase of damage how much of it is left", f"{path}.damage")
    if combat.damage and not combat.dealing:
        raise PositionError("say whose damage is left", f"{path}.dealing")
    units = state.hero(combat.seat).units
    # A unit of the offer that was borrowed for the fight goes by its card. [card.call-to-arms]
    for field, ids, known in (("closed", combat.closed, ()), ("fought", combat.fought, UNIT_CARDS)):
        for place, id in enumerate(ids):
            if id not in units and id not in known:
                raise PositionError(f"the hero has no unit {id!r}", f"{path}.{field}[{place}]")
    if combat.die is not None and not state.agreement.interactive_combat:
        raise PositionError("interactive combat was not agreed on", f"{path}.die")
    if combat.cities and combat.site is not Site.CITY:
        raise PositionError("nobody fights for a city", f"{path}.cities")


def _check_wounds(state: Quest, combat: Combat, path: str) -> None:
    """Check the wounds of a combat against being knocked out. Who took as many as the hand limit holds no other card.
    [combat.knocked-out]"""
    hero = state.hero(combat.seat)
    if combat.knocked_out or combat.wounds < level_token(hero.level).hand:
        return
    if any(card != WOUND for card in hero.hand):
        raise PositionError(f"{combat.wounds} wounds knock out who holds other cards", f"{path}.wounds")
    combat.knocked_out = True


def _fill_ruins(state: Quest, said: CombatSetting, box: Box, space: str) -> None:
    """Put a token on ruins of which nothing is said. It is one that asks for these enemies. [site.ruins]"""
    realm = state.edit_realm()
    if site_at(state, space) is not Site.RUINS or space in realm.ruins or realm.shields.get(space):
        return
    names = [plain(foe if isinstance(foe, str) else foe.enemy) for foe in said.foes]
    piles = Counter(ENEMY_TOKENS[name].pile for name in names if name in ENEMY_TOKENS)
    fitting = [id for id, token in RUINS_TOKENS.items() if token.enemies and piles <= Counter(token.enemies)]
    token = box.ruins.first(fitting) if fitting else None
    realm.ruins |= {space: RuinsToken(token, up=True)} if token else {}


def _place_foe(state: Quest, combat: Combat, box: Box, entry: str | FoeSetting, place: int) -> None:
    path = f"$.combat.foes[{place}]"
    foe = FoeSetting(enemy=entry) if isinstance(entry, str) else entry
    id = foe.id or f"foe-{place + 1}"
    if id in state.things:
        raise PositionError(f"two things are called {id!r}", f"{path}.id")
    enemy = box.enemies.take(foe.enemy, path)
    origin, half_fame = _coming(state, combat, enemy)
    fields = {name: getattr(foe, name) for name in field_types(Foe)}
    if foe.origin is Origin.DRAWN:
        fields["origin"], fields["half_fame"] = origin, foe.half_fame or half_fame
    if not foe.space:
        at_city = fields["origin"] is Origin.CITY and combat.space in state.realm.cities
        fields["space"] = city_home(state, combat.space) if at_city else combat.space
        if fields["origin"] is Origin.RAMPAGING:
            fields["space"] = _rampaging_space(state, combat, foe, path)
    if fields["origin"] is Origin.RAMPAGING:
        fields["defends"] = False
    fields |= {
        "enemy": enemy,
        "lost_resistances": list(foe.lost_resistances),
    }
    state.add(id, Foe(**fields))
    combat.foes.append(id)


def _rampaging_space(state: Quest, combat: Combat, foe: FoeSetting, path: str) -> str:
    """The space of a rampaging foe of which that is not said. It is the one beside the combat that has such enemies.
    [combat.challenge]"""
    taken = {state.foe(id).space for id in combat.foes} | set(state.realm.tokens)
    enemy = ENEMY_TOKENS.get(plain(foe.enemy))
    grounds = {space: ground_at(state, space) for space in neighbors(combat.space) if space not in taken}
    found = [
        space
        for space, ground in grounds.items()
        if ground is not None and enemy is not None and ground.rampaging is enemy.pile
    ]
    if len(found) != 1:
        raise PositionError("say on which space it rampages", f"{path}.space")
    return found[0]


def _hide_summoners(state: Quest, combat: Combat) -> None:
    """A monster that was summoned stands in for its summoner, which must be there. [enemy.summon]"""
    for place, id in enumerate(combat.foes):
        monster, path = state.foe(id), f"$.combat.foes[{place}].summoner"
        if not monster.summoner:
            if monster.origin is Origin.SUMMONED:
                raise PositionError("say which enemy summoned it", path)
            continue
        if monster.summoner not in combat.foes:
            raise PositionError(f"there is no enemy {monster.summoner!r}", path)
        if not summons(state.foe(monster.summoner)):
            raise PositionError(f"{state.foe(monster.summoner).enemy} summons nobody", path)
        if combat.phase not in SUMMONING:
            raise PositionError(f"no summoned monster is there in the phase {combat.phase.value!r}", path)
        monster.origin = Origin.SUMMONED
        state.foe(monster.summoner).hidden = True


def _coming(state: Quest, combat: Combat, enemy: str) -> tuple[Origin, bool]:
    """How an enemy comes to a combat, and whether for half its fame. One of a pile that never lies there, or one more
    than do, was drawn for this combat. [combat.outcome] [keep.rival] [enemy.tokens]"""
    site = combat.site
    if site is None or combat.rival is not None or site_at(state, combat.space) is not site:
        return Origin.DRAWN, False
    if site is Site.CITY:
        return Origin.CITY, False
    lying = sum(state.foe(id).origin in (Origin.GARRISON, Origin.LAIR) for id in combat.foes)
    fits = ENEMY_TOKENS[enemy].pile in piles_at(state, combat.space)
    lies = fits and lying < room_at(state, combat.space)
    if site in FORTIFIED:
        owned = owner_at(state, combat.space) is not None
        return (Origin.DRAWN, True) if owned else (Origin.GARRISON if lies else Origin.DRAWN, False)
    return (Origin.LAIR if lies and LAIRS[site].stays else Origin.DRAWN), False


def _highest(combat: Combat) -> int:
    """The highest number an enemy has, so that the next one gets another. [enemy.tokens]"""
    numbers = [id.rpartition("-")[2] for id in combat.foes]
    return max((int(number) for number in numbers if number.isdecimal()), default=0)
