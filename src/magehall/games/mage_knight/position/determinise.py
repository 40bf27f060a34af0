"""Determinisation: what a seat cannot see is dealt anew. Those are others' hands, the order of every deck, the tiles to
come, and the tokens that lie face down."""

from __future__ import annotations

from collections.abc import Set

from magehall.games.mage_knight.cards.catalogue import ENEMY_TOKENS, TILE_CARDS
from magehall.games.mage_knight.cards.kinds import TileKind
from magehall.games.mage_knight.cards.vocabulary import Color, Pile
from magehall.games.mage_knight.combat.interactive import HELPS, helper
from magehall.games.mage_knight.model.combat_state import Phase
from magehall.games.mage_knight.model.frames.effects import ChooseCards, ChooseCompanion
from magehall.games.mage_knight.model.frames.turn import KeepArtifacts
from magehall.games.mage_knight.model.pieces import Token
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.play.companion import CHOOSING as COMPANIONS
from magehall.games.mage_knight.scenarios.catalogue import SCENARIOS
from magehall.games.mage_knight.scenarios.declaration import SORTED, Scenario
from magehall.games.mage_knight.scenarios.scoring import sides
from magehall.games.mage_knight.setup.tiles import is_needed
from magehall.kernel.chance import Chance
from magehall.kernel.records import replace
from magehall.kit.cards import dealt_anew

PHASES = tuple(Phase)


def imagine(state: Quest, seat: int, chance: Chance) -> None:
    """Replace all that ``seat`` cannot see by something it cannot tell from the truth."""
    for other in state.seats:
        _deal_hero(state, other, chance, own=other == seat)
    _deal_packs(state, seat, chance)
    _name_chosen(state, seat, chance)
    _deal_dummy(state, chance)
    _turn_secret_die(state, seat, chance)
    _shuffle_offers(state, seat, chance)
    _shuffle_tiles(state, chance)
    for pile in Pile:
        _shuffle_enemies(state, pile, chance)
    _shuffle_ruins(state, chance)


# Players


def _deal_hero(state: Quest, seat: int, chance: Chance, *, own: bool) -> None:
    """Deal a player's hidden cards anew: hand, deck and those under the tactic. One's own hand is known. Cards that a
    running choice names stay where they are."""
    hero = state.edit_hero(seat)
    named = [
        card for choosing in state.running(ChooseCards) if choosing.seat == seat for card in choosing.chosen
    ]
    kept = list(hero.hand) if own else [card for card in named if card in hero.hand]
    pool = list(hero.hand)
    for card in kept:
        pool.remove(card)
    in_hand, spared = len(pool), len(hero.spared)
    pool = dealt_anew(chance, [*pool, *hero.deck, *hero.spared])
    hero.hand = [*kept, *pool[:in_hand]]
    hero.spared = pool[in_hand : in_hand + spared]
    hero.deck = pool[in_hand + spared :]
    hero.skill_pile = dealt_anew(chance, hero.skill_pile)
    if not own:
        _deal_companion(state, seat, chance)


def _deal_companion(state: Quest, seat: int, chance: Chance) -> None:
    """Give a player who is asked for a companion card one. If it is none of those dealt, one of the deck takes the
    place of another. [card.concentration]"""
    choosing = state.stack[-1] if state.stack else None
    if not isinstance(choosing, ChooseCompanion) or choosing.seat != seat or choosing.card:
        return
    hero = state.edit_hero(seat)
    hand, deck = list(hero.hand), list(hero.deck)
    for place in chance.shuffled("imagine", list(range(len(deck)))):
        if COMPANIONS.ask(state, seat).options:
            return
        hero.hand, hero.deck = [deck[place], *hand[1:]], [*deck[:place], hand[0], *deck[place + 1 :]]


def _deal_packs(state: Quest, seat: int, chance: Chance) -> None:
    """Deal anew what others hold in a draft. They get cards among those nobody sees. [variant.draft]"""
    others = [other for other in state.seats if other != seat]
    held = [card for other in others for card in (*state.hero(other).pack, *state.hero(other).drafted)]
    if not held:
        return
    offers = state.edit_offers()
    pool = dealt_anew(chance, [*held, *offers.action_deck])
    for other in others:
        hero = state.edit_hero(other)
        hero.pack = [pool.pop() for _ in hero.pack]
        hero.drafted = [pool.pop() for _ in hero.drafted]
    offers.action_deck = pool


def _name_chosen(state: Quest, seat: int, chance: Chance) -> None:
    """The chosen one of the other team, until both are revealed in the end. [scenario.one-to-return]"""
    for team in sides(state) if state.agreement.chosen_ones and state.stack else ():
        if seat not in team and any(state.hero(other).chosen for other in team):
            named = chance.pick("imagine", list(team))
            for other in team:
                state.edit_hero(other).chosen = other == named


def _turn_secret_die(state: Quest, seat: int, chance: Chance) -> None:
    """Guess the die that a helper of the enemies set in secret. Colours that would have shown are out.
    [interactive.die]"""
    combat = state.combat
    if combat is None or combat.die is None or helper(state, combat.seat) == seat:
        return
    begun = PHASES[: PHASES.index(combat.phase) + 1]
    shown = [HELPS[phase] for phase in begun if phase in HELPS]
    state.edit_combat().die = chance.pick("imagine", [color for color in Color if color not in shown])


def _deal_dummy(state: Quest, chance: Chance) -> None:
    if state.dummy is not None:
        dummy = state.edit_dummy()
        dummy.deck = dealt_anew(chance, dummy.deck)
        dummy.skill_pile = dealt_anew(chance, dummy.skill_pile)


# The supply


def _shuffle_offers(state: Quest, seat: int, chance: Chance) -> None:
    """Shuffle the decks of the offers. Artifacts that the seat has just drawn are known to it. [rewards.artifact]"""
    offers = state.edit_offers()
    keeping = state.find(KeepArtifacts)
    drawn = keeping.drawn if keeping is not None and keeping.seat == seat else 0
    offers.spell_deck = dealt_anew(chance, offers.spell_deck)
    offers.action_deck = dealt_anew(chance, offers.action_deck)
    offers.artifact_deck = offers.artifact_deck[:drawn] + dealt_anew(chance, offers.artifact_deck[drawn:])
    offers.regular_deck = dealt_anew(chance, offers.regular_deck)
    offers.elite_deck = dealt_anew(chance, offers.elite_deck)


def _shuffle_tiles(state: Quest, chance: Chance) -> None:
    """The tiles to come and those in the box, by their backs. How many cities are among them is known, and the order of
    the countryside where the scenario sorts it. [setup.tiles]"""
    realm = state.edit_realm()
    scenario = SCENARIOS[state.agreement.scenario]
    backs = [TILE_CARDS[tile].kind for tile in realm.deck]
    countryside = [tile for tile in realm.deck if TILE_CARDS[tile].kind is TileKind.COUNTRYSIDE]
    core = [tile for tile in realm.deck if TILE_CARDS[tile].kind is TileKind.CORE]
    if scenario.order != SORTED:
        countryside = _drawn_anew(state, countryside, chance, fixed=_needed(scenario))
    cities = [tile for tile in core if TILE_CARDS[tile].city is not None]
    plain = [tile for tile in core if TILE_CARDS[tile].city is None]
    if not scenario.city_tile:
        cities = _drawn_anew(state, cities, chance)
    plain = _drawn_anew(state, plain, chance, fixed={scenario.with_core, scenario.without_core})
    core = dealt_anew(chance, [*cities, *plain])
    realm.deck = [(countryside if back is TileKind.COUNTRYSIDE else core).pop(0) for back in backs]


def _needed(scenario: Scenario) -> set[str]:
    """The tiles that a scenario is about, which are never left out for others. [setup.tiles]"""
    return {id for id, tile in TILE_CARDS.items() if is_needed(tile, scenario)}


def _drawn_anew(
    state: Quest, tiles: list[str], chance: Chance, *, fixed: Set[str] = frozenset()
) -> list[str]:
    """Draw as many tiles of one kind anew. They are of these and of those in the box that could be in their place;
    ``fixed`` ones are known to be where they are."""
    stay = [tile for tile in tiles if tile in fixed]
    free = [tile for tile in tiles if tile not in fixed]
    if not free:
        return dealt_anew(chance, stay)
    realm = state.edit_realm()
    like = TILE_CARDS[free[0]]
    spare = [
        tile
        for tile in realm.spare
        if tile not in fixed
        and TILE_CARDS[tile].kind is like.kind
        and (TILE_CARDS[tile].city is None) == (like.city is None)
    ]
    pool = dealt_anew(chance, [*free, *spare])
    left = sorted(pool[len(free) :])
    realm.spare = sorted([tile for tile in realm.spare if tile not in spare] + left)
    return dealt_anew(chance, [*stay, *pool[: len(free)]])


# Tokens


def _shuffle_enemies(state: Quest, pile: Pile, chance: Chance) -> None:
    """Tokens that lie face down, among those of their pile. [enemy.tokens]"""
    realm, piles = state.edit_realm(), state.edit_piles()
    lying = [*realm.tokens.values(), *(city.garrison for city in realm.cities.values())]
    hidden = [token.enemy for tokens in lying for token in tokens if _is_hidden(token, pile)]
    left = piles.enemies.get(pile, ())
    pool = dealt_anew(chance, [*hidden, *left])
    if pile in piles.enemies:
        piles.enemies[pile] = tuple(pool[: len(left)])
    pool = pool[len(left) :]
    for space, tokens in realm.tokens.items():
        realm.tokens[space] = _redealt(tokens, pile, pool)
    for space, city in realm.cities.items():
        realm.cities[space] = replace(city, garrison=_redealt(city.garrison, pile, pool))


def _is_hidden(token: Token, pile: Pile) -> bool:
    return not token.up and ENEMY_TOKENS[token.enemy].pile is pile


def _redealt(tokens: tuple[Token, ...], pile: Pile, pool: list[str]) -> tuple[Token, ...]:
    return tuple(replace(token, enemy=pool.pop()) if _is_hidden(token, pile) else token for token in tokens)


def _shuffle_ruins(state: Quest, chance: Chance) -> None:
    realm, piles = state.edit_realm(), state.edit_piles()
    hidden = [token.ruins for token in realm.ruins.values() if not token.up]
    pool = dealt_anew(chance, [*hidden, *piles.ruins])
    piles.ruins = pool[: len(piles.ruins)]
    pool = pool[len(piles.ruins) :]
    for space, token in realm.ruins.items():
        if not token.up:
            realm.ruins[space] = replace(token, ruins=pool.pop())
