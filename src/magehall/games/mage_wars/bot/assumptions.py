"""Assumptions about hidden cards: the spells a sensible opponent would have prepared. A world is imagined with any
cards of a book as the prepared ones; most of those nobody would choose, and a search that met no others would learn
to fear nothing."""

from __future__ import annotations

from magehall.games.mage_wars.bot.hints import hints
from magehall.games.mage_wars.cards import NUMBER
from magehall.games.mage_wars.model.state import MAGE, Duel
from magehall.games.mage_wars.model.words import say
from magehall.games.mage_wars.round.planning import spell_options
from magehall.kernel.chance import Chance
from magehall.kernel.decision import Decision, Option

_COIN_SIDES = 2
"""The best guess is taken as often as all others together, and so on down the list."""


def assume_plans(state: Duel, seat: int, chance: Chance) -> None:
    """Resample the hidden plans of the opponents of ``seat``. What they have prepared unseen becomes what the hints would
    have."""
    for other in range(state.seats):
        if state.friends(seat, other) or MAGE[other] not in state.things:
            continue
        count = len(state.player(other).prepared)
        if count:
            _plan_anew(state, other, count, chance)


def _plan_anew(state: Duel, seat: int, count: int, chance: Chance) -> None:
    player = state.edit_cards(seat)
    dealt = player.prepared
    player.book = sorted([*player.book, *dealt])
    player.prepared = []
    while len(player.prepared) < count:
        option = _likely(state, seat, chance)
        number = NUMBER[option.subject.replace("-", "_")] if option.verb == "prepare" else None
        if number is None:
            # Nothing is worth preparing: then what was dealt is as likely as anything.
            number = next((card for card in dealt if card in player.book), player.book[0])
        player = state.edit_cards(seat)
        player.book.remove(number)
        player.prepared.append(number)


def _likely(state: Duel, seat: int, chance: Chance) -> Option:
    """A spell the seat may well choose next."""
    decision = Decision(seat, say("ask-prepare", number=1), "round.planning-two", spell_options(state, seat))
    guesses = hints(state, decision)
    place = 0
    while place + 1 < len(guesses) and chance.roll("suppose", _COIN_SIDES) == 1:
        place += 1
    return guesses[place]
