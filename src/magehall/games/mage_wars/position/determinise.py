"""Determinisation: cards that a seat cannot see are dealt anew. Those are the cards in other people's books, hands
and hidden enchantments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from magehall.games.mage_wars.books import STARTER
from magehall.games.mage_wars.cards import CARDS, SPELLS, in_edition
from magehall.games.mage_wars.cards.card import Aim, Card, Kind, SpellFilter
from magehall.games.mage_wars.model.state import NO_CARD, Duel, Piece, Player
from magehall.games.mage_wars.model.values import fits
from magehall.games.mage_wars.show.view import knows_bound, knows_card
from magehall.kernel.chance import Chance
from magehall.kit.cards import dealt_anew


def imagine(state: Duel, seat: int, chance: Chance) -> None:
    """Replace all that ``seat`` cannot see by something it cannot tell from the truth."""
    for other in range(state.seats):
        if not state.friends(seat, other):
            _deal(state, seat, other, chance)


def _deal(state: Duel, viewer: int, owner: int, chance: Chance) -> None:
    """Deal one player's unknown cards anew. Places that take only some cards come first."""
    player = state.edit_player(owner)
    hidden = [
        id
        for id, piece in state.pieces()
        if piece.owner == owner and piece.hidden and not knows_card(state, viewer, piece)
    ]
    held = [
        id
        for id, piece in state.pieces()
        if piece.owner == owner and piece.assigned != NO_CARD and not state.friends(viewer, piece.controller)
    ]
    bound = [
        id
        for id, piece in state.pieces()
        if piece.bound_owner == owner and piece.bound != NO_CARD and not knows_bound(state, viewer, piece)
    ]
    pool = [*player.book, *player.prepared]
    pool += [state.piece(id).card for id in hidden]
    pool += [state.piece(id).assigned for id in held]
    pool += [state.piece(id).bound for id in bound]
    known = Counter(player.deck) - Counter(pool)
    if not player.open_book:
        pool = _guess(state, player, len(pool), chance)
    pool = dealt_anew(chance, pool)
    wanted: list[Callable[[Card], bool]] = [
        *(partial(_could_lie, state, state.piece(id)) for id in hidden),
        *(partial(_matches, casts.spells if (casts := state.card(id).casts) else None) for id in held),
        *(partial(_matches, state.card(id).binds) for id in bound),
    ]
    dealt = _deal_places(pool, wanted, state.match.edition, guessed=not player.open_book)
    if dealt is None:
        return
    for id, number in zip([*hidden, *held, *bound], dealt, strict=True):
        if id in hidden:
            state.edit_hidden(id).card = number
        elif id in held:
            state.edit_counters(id).assigned = number
        else:
            state.edit_counters(id).bound = number
    count = len(player.prepared)
    player.prepared, player.book = pool[:count], sorted(pool[count:])
    player.deck = tuple(sorted([*known.elements(), *dealt, *pool]))


def _deal_places(
    pool: list[int], wanted: list[Callable[[Card], bool]], edition: str, guessed: bool
) -> list[int] | None:
    """Take a fitting card from the pool for each place. A book that was guessed wrong is put right; where a true book
    cannot be dealt this way, None: then the truth is as good a guess as any."""
    dealt = []
    for fitting in wanted:
        number = next((number for number in pool if fitting(CARDS[number])), NO_CARD)
        if number != NO_CARD:
            pool.remove(number)
        elif guessed:
            pool.pop()
            printed = (in_edition(number, edition) for number in range(len(SPELLS)))
            number = next(number for number in printed if fitting(CARDS[number]))
        else:
            return None
        dealt.append(number)
    return dealt


def _guess(state: Duel, player: Player, count: int, chance: Chance) -> list[int]:
    """A guess of so many cards of an unseen book. They are what its mage's starter book might hold."""
    starter = [
        state.printed(card)
        for card, copies in STARTER[CARDS[player.mage_card].id].cards
        for _ in range(copies)
    ]
    guess = chance.shuffled("guess", starter)
    return [guess[place % len(guess)] for place in range(count)]


def _matches(wanted: SpellFilter | None, card: Card) -> bool:
    return wanted is None or wanted.matches(card)


def _could_lie(state: Duel, piece: Piece, card: Card) -> bool:
    """Whether a card could be the enchantment hidden on an object or zone."""
    if card.kind is not Kind.ENCHANTMENT:
        return False
    if not piece.host:
        return Aim.ZONE in card.target.aims or piece.zone < 0
    return Aim.OBJECT in card.target.aims and fits(state, piece.host, card.target.who, piece.controller)
