"""Candidate aims of a turn, each with its value and its next option. An aim is where to go, whom to fight or what to
buy, if the hand can pay for it. [turn]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from magehall.games.mage_knight.bot.arsenal import Arsenal
from magehall.games.mage_knight.bot.enemies import Facts, facts_on_map, kinds_of
from magehall.games.mage_knight.bot.fights import FightPlan, plan_fight
from magehall.games.mage_knight.bot.goals import chant_worth, mark_worth
from magehall.games.mage_knight.bot.market import Bargain, bargains
from magehall.games.mage_knight.bot.outcomes import CRYSTAL_WORTH
from magehall.games.mage_knight.bot.places import LONGING, attractions, longing
from magehall.games.mage_knight.bot.prizes import assault_prize, prize_of_site
from magehall.games.mage_knight.bot.solver import INFLUENCE, Goal, Pack, join
from magehall.games.mage_knight.bot.survey import Aim, Survey
from magehall.games.mage_knight.cards.catalogue import ENEMY_TOKENS, RUINS_TOKENS, WOUND
from magehall.games.mage_knight.cards.vocabulary import Pile, Site
from magehall.games.mage_knight.combat.sites import LAIRS, RIVAL_GARRISON
from magehall.games.mage_knight.combat.starts import CALLED, why_not_chant
from magehall.games.mage_knight.model.combat_state import Phase
from magehall.games.mage_knight.model.deeds.combat import Chant
from magehall.games.mage_knight.model.hexes import neighbors, tile_place
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.pieces import Token
from magehall.games.mage_knight.model.realm import (
    INHABITED,
    city_at,
    city_halves,
    ground_at,
    is_conquered,
    is_hostile,
    is_safe,
    marked_glades,
    owner_at,
    rampages_at,
    rivals_at,
    site_at,
)
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.movement.exploring import COST as EXPLORE_COST
from magehall.kernel.records import Value, replace

GOOD = 1.0
"""What an aim must bring that nobody goes for a walk instead."""

RISK = 0.15
"""How much worse than the mean an unknown enemy is taken to be, as a part of the way to the worst."""


def aims(choice: Choice, arsenal: Arsenal) -> list[Aim]:
    """All aims that the hand can pay for, the best first. Places to walk to are looked for where nothing better is."""
    survey = Survey(choice, arsenal)
    found = list(_explorations(survey))
    preys = list(_preys(survey)) if survey.open else []
    markets = list(_markets(survey))
    actions = [*_fights(survey, preys), *_deals(survey, markets)]
    found += actions
    if actions:
        best = max(actions, key=lambda aim: aim.value)
        found += _explore_first(survey, best.what, preys, markets)
    found += _marks(survey)
    if survey.haven is not None or not any(aim.value >= GOOD for aim in found):
        found += _walks(survey)
    found.sort(key=lambda aim: -aim.value)
    return found


def _explore_first(
    survey: Survey, what: str, preys: Sequence[_Prey], markets: Sequence[str]
) -> Iterator[Aim]:
    """Aims that reveal a tile from here before the best action of the turn. Both must be affordable."""
    tiles = survey.choice.state.realm.tiles
    positions = {tile_place(near)[0] for near in neighbors(survey.here)}
    worths = [(survey.explore_worth(center), center) for center in sorted(positions) if center not in tiles]
    worth, center = max(worths, default=(0.0, ""))
    if worth <= 0:
        return
    chosen = [prey for prey in preys if prey.what == what]
    places = [space for space in markets if f"deal:{space}" == what]
    for aim in (*_fights(survey, chosen, EXPLORE_COST), *_deals(survey, places, EXPLORE_COST)):
        option = f"explore:{center}" if survey.choice.turn.move >= EXPLORE_COST else aim.option
        yield Aim(aim.value + worth, f"explore:{center}+{what}", option)


# Exploring


def _explorations(survey: Survey) -> Iterator[Aim]:
    """Tiles to reveal from spaces within reach. [explore]"""
    tiles = survey.choice.state.realm.tiles
    best: dict[str, tuple[int, str]] = {}
    for space, cost in survey.roads.costs.items():
        if space in survey.roads.ends:
            continue
        for near in neighbors(space):
            center = tile_place(near)[0]
            if center not in tiles and (center not in best or cost < best[center][0]):
                best[center] = cost, space
    for center, (cost, space) in best.items():
        if survey.explore_worth(center) <= 0:
            continue
        rows = survey.move_packs(cost + EXPLORE_COST)
        if not rows:
            continue
        pack = rows[0]
        value = survey.explore_worth(center) + survey.homeward(space) - pack.price
        if space != survey.here:
            option = survey.go(space, pack)
        elif survey.choice.turn.move >= EXPLORE_COST:
            option = f"explore:{center}"
        else:
            option = pack.plays[0].option
        yield Aim(value - 0.02 * cost, f"explore:{center}", option)


# Fights


class _Prey(Value):
    """Enemies to be fought at the end of a way. ``groups`` are the sets of enemies that could be there, one for each
    guess; ``prize`` is for the fall of all, ``sure`` what the fight brings anyhow."""

    what: str
    space: str
    start: str
    groups: tuple[tuple[Facts, ...], ...]
    prize: float
    units: bool = True
    sure: float = 0.0


def _fights(survey: Survey, preys: Sequence[_Prey], more: int = 0) -> Iterator[Aim]:
    """Aims to fight enemies from where they can be fought. ``more`` are move points needed besides. [combat.start]"""
    for prey in preys:
        cost = survey.roads.costs[prey.space] + more
        rows = survey.move_packs(cost)
        if not rows:
            continue
        plans = [_fight(survey, prey, group, rows) for group in prey.groups]
        values = [plan.value if plan is not None else -survey.wound for plan in plans]
        mean = sum(values) / len(values)
        value = mean - RISK * (mean - min(values))
        first = next((plan for plan in plans if plan is not None), None)
        if first is None and not prey.sure:
            continue
        option = survey.go_or(prey.space, rows[0] if first is None else first.before[0], prey.start)
        yield Aim(value + prey.sure + survey.homeward(prey.space), prey.what, option)


def _fight(survey: Survey, prey: _Prey, group: tuple[Facts, ...], rows: Sequence[Pack]) -> FightPlan | None:
    packer = survey.packer if prey.units else survey.inside
    bearing = survey.bearing if prey.units else replace(survey.bearing, shields=())
    return plan_fight(group, packer, Phase.START, bearing, prey.prize, [rows])


def _preys(survey: Survey) -> Iterator[_Prey]:
    state, seat, costs = survey.choice.state, survey.choice.seat, survey.roads.costs
    for space, tokens in state.realm.tokens.items():
        if rampages_at(state, space):
            near = [spot for spot in neighbors(space) if spot in costs and is_safe(state, seat, spot)]
            if near:
                spot = min(near, key=lambda one: costs[one])
                foes = tuple(facts_on_map(token.enemy, rampages=True) for token in tokens)
                yield _Prey(f"challenge:{space}", spot, f"challenge:{space}", (foes,), 0.0)
    if why_not_chant(survey.choice, Chant()) is None:
        piles, _ = CALLED[min(state.night_number, len(CALLED)) - 1]
        groups = _unknown(piles * len(marked_glades(state, seat)))
        yield _Prey("chant:monsters", survey.here, "chant:monsters", groups, 0.0, sure=chant_worth(state))
    for space in costs:
        site = site_at(state, space)
        if site is None:
            continue
        if space in survey.roads.ends:
            yield from _assault(state, space, site)
        elif site in LAIRS and site is not Site.MONASTERY and is_safe(state, seat, space):
            yield from _adventure(state, space, site)


def _assault(state: Quest, space: str, site: Site) -> Iterator[_Prey]:
    """Garrisons of fortified sites. [combat.assault]"""
    what = f"assault:{space}"
    city = city_at(state, space)
    prize = assault_prize(state, space, site)
    if city is not None:
        colors = [half.color for half in city_halves(state, space)]
        foes = tuple(
            facts_on_map(token.enemy, id=f"{place}", walls=True, cities=colors)
            for place, token in enumerate(city.garrison)
        )
        yield _Prey(what, space, "", (foes,), prize)
        return
    if owner_at(state, space) is not None:
        groups = _unknown((RIVAL_GARRISON[site],), walls=True)
        yield _Prey(what, space, "", groups, prize)
        return
    tokens = state.realm.tokens.get(space, ())
    yield _Prey(what, space, "", _known_or_not(tokens, RIVAL_GARRISON[site]), prize)


def _known_or_not(tokens: tuple[Token, ...], pile: Pile) -> tuple[tuple[Facts, ...], ...]:
    """Enemies that show themselves, or all they could be. [reveal.garrison]"""
    if all(token.up for token in tokens):
        return (tuple(facts_on_map(token.enemy, walls=True) for token in tokens),)
    return _unknown((pile,) * len(tokens), walls=True)


def _unknown(piles: tuple[Pile, ...], *, walls: bool = False) -> tuple[tuple[Facts, ...], ...]:
    """The groups of enemies that could be drawn from piles. Each kind of the first pile stands beside a usual one of
    the others."""
    first, *rest = piles
    others = tuple(
        facts_on_map(kinds_of(pile)[len(kinds_of(pile)) // 2].id, id=f"other-{place}", walls=walls)
        for place, pile in enumerate(rest)
    )
    return tuple((facts_on_map(kind.id, walls=walls), *others) for kind in kinds_of(first))


def _adventure(state: Quest, space: str, site: Site) -> Iterator[_Prey]:
    """Sites to enter. [combat.adventure]"""
    lair = LAIRS[site]
    conquered = bool(state.realm.shields.get(space))
    if conquered and not lair.again:
        return
    piles = lair.piles
    if site is Site.RUINS:
        token = state.realm.ruins.get(space)
        if token is None or not token.up:
            return
        piles = RUINS_TOKENS[token.ruins].enemies
    tokens = state.realm.tokens.get(space, ())
    if not piles and not tokens:
        return
    prize = prize_of_site(state, space, site)
    if tokens and all(token.up for token in tokens):
        groups: tuple[tuple[Facts, ...], ...] = (
            tuple(facts_on_map(token.enemy, id=f"{place}") for place, token in enumerate(tokens)),
        )
    else:
        # Where the site itself names no pile, as at a mine that enemies hold, the backs of its tokens do.
        groups = _unknown(piles or tuple(ENEMY_TOKENS[token.enemy].pile for token in tokens))
    yield _Prey(f"enter:{space}", space, f"enter:{space}", groups, prize, lair.units)


# Deals


def _markets(survey: Survey) -> Iterator[str]:
    """Spaces within reach where people deal with the hero. [interact.sites]"""
    if survey.choice.turn.stage is Stage.MOVEMENT:
        for space in survey.roads.costs:
            if _deals_at(survey, space):
                yield space


def _deals(survey: Survey, spaces: Sequence[str], more: int = 0) -> Iterator[Aim]:
    """What could be bought there, with so many move points ``more``. [interaction]"""
    for space in spaces:
        rows = survey.move_packs(survey.roads.costs[space] + more)
        best: Aim | None = None
        for bargain in bargains(survey.choice, space) if rows else ():
            found = _afford(survey, space, rows, bargain)
            if found is not None and (best is None or found.value > best.value):
                best = found
        if best is not None:
            yield best


def _deals_at(survey: Survey, space: str) -> bool:
    state, seat = survey.choice.state, survey.choice.seat
    site = site_at(state, space)
    if site not in INHABITED or is_hostile(state, seat, space) or rivals_at(state, seat, space):
        return False
    return site in (Site.VILLAGE, Site.MONASTERY) or is_conquered(state, space)


def _afford(survey: Survey, space: str, rows: Sequence[Pack], bargain: Bargain) -> Aim | None:
    needed = bargain.cost - survey.choice.turn.influence
    influence = survey.packer.packs(Goal(INFLUENCE, needed))
    solution = join([rows, influence], survey.packer.spare, bargain.worth)
    if solution is None:
        return None
    value = bargain.worth + survey.homeward(space) - solution.price
    option = survey.go_or(space, solution.packs[0], "interact")
    return Aim(value, f"deal:{space}", option)


# Walking


def _marks(survey: Survey) -> Iterator[Aim]:
    """Glades to mark, each with one's shield. [scenario.druid-nights]"""
    state, seat = survey.choice.state, survey.choice.seat
    for space, cost in survey.roads.costs.items() if state.agreement.incantations else ():
        worth = mark_worth(state, seat, space) if site_at(state, space) is Site.GLADE else 0.0
        rows = survey.move_packs(cost) if worth and is_safe(state, seat, space) else ()
        if rows:
            option = survey.go_or(space, rows[0], "mark:glade")
            yield Aim(worth + _rest_worth(survey, space) - rows[0].price, f"mark:{space}", option)


def _walks(survey: Survey) -> Iterator[Aim]:
    """Places to be nearer to what is out of reach. [move.points]"""
    state, seat = survey.choice.state, survey.choice.seat
    places = attractions(state, seat)
    here = longing(survey.here, places)
    for space, cost in survey.roads.costs.items():
        if space == survey.here or not is_safe(state, seat, space):
            continue
        rows = survey.move_packs(cost)
        if not rows:
            continue
        value = LONGING * (longing(space, places) - here) + _rest_worth(survey, space) - rows[0].price
        value += survey.homeward(space)
        if value > -1.5:
            yield Aim(value, f"walk:{space}", survey.go(space, rows[0]))


def _rest_worth(survey: Survey, space: str) -> float:
    """What ending the turn on a space brings. [site.mine] [site.glade]"""
    state, hero = survey.choice.state, survey.choice.hero
    site, ground = site_at(state, space), ground_at(state, space)
    if site is Site.MINE and ground is not None and ground.color is not None:
        return CRYSTAL_WORTH if hero.crystals.get(ground.color, 0) < 3 else 0.0
    if site is Site.GLADE:
        return survey.wound if WOUND in hero.hand or WOUND in hero.discard else 0.3
    return 0.0
