"""Duels: what winning takes, what it brings, and which cards are worth laying. [combat.duel]"""

from __future__ import annotations

from functools import lru_cache

from magehall.games.colors_of_magic.bot.notes import notes
from magehall.games.colors_of_magic.bot.worth import after_armour, card_price, harm_worth
from magehall.games.colors_of_magic.cards.activation import ACTIVATION_DECK
from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import AttackKind
from magehall.games.colors_of_magic.combat.monster_cards import duel_bonus
from magehall.games.colors_of_magic.combat.strength import (
    attacker_total,
    blow_of,
    defender_total,
    own_strikes,
)
from magehall.games.colors_of_magic.model.distances import size
from magehall.games.colors_of_magic.model.frames.combat import Attack, Duel
from magehall.games.colors_of_magic.model.pieces import MONSTERS, NO_CARD
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import has, life_left, number
from magehall.kernel.records import Value, replace

HIDDEN = 4.5
"""The initiative of a card that lies face down."""

HIDDEN_DAMAGE = 0.6
"""The damage that its boost adds."""

MOST_NEED, MOST_DAMAGE = 30, 12
MOST_CARDS = 7

ANSWERED = (0.6, 0.5, 0.32, 0.18, 0.08)
"""How often the better bid of the moment wins against a player, who may still answer: the less, the more was laid
already. Without that two equal bidders would throw both hands after one creature."""


class Bid(Value):
    """Cards that together reach a total, with added damage and cost."""

    damage: int
    price: float
    cards: tuple[str, ...]


def _order(bid: Bid) -> tuple[int, float, tuple[str, ...]]:
    return bid.damage, bid.price, bid.cards


@lru_cache(maxsize=4096)
def bids(hand: tuple[str, ...], need: int) -> tuple[Bid, ...]:
    """The cheapest cards that reach an initiative, for each added damage. There are none where the hand is too weak. A
    knapsack over initiative and damage."""
    need = min(max(0, need), MOST_NEED)
    best: dict[tuple[int, int], Bid] = {(0, 0): Bid(0, 0.0, ())}
    for face in hand:
        boost = CARDS[face].boost
        price = card_price(face, len(hand))
        for (initiative, damage), bid in list(best.items()):
            if len(bid.cards) >= MOST_CARDS or (initiative >= need and not boost.winner_damage):
                continue
            key = (
                min(need, initiative + boost.initiative),
                min(MOST_DAMAGE, damage + boost.winner_damage),
            )
            old = best.get(key)
            if old is None or bid.price + price < old.price:
                best[key] = Bid(key[1], bid.price + price, (*bid.cards, face))
    kept: list[Bid] = []
    # Of more damage for less nothing else is left.
    reached = [bid for (got, _), bid in best.items() if got >= need]
    for bid in sorted(reached, key=_order, reverse=True):
        if not kept or bid.price < kept[-1].price:
            kept.append(bid)
    return tuple(reversed(kept))


def hand_of(state: Skirmish, seat: int) -> tuple[str, ...]:
    """Cache of the faces of a player's own hand."""
    if seat == MONSTERS:
        return ()
    key = ("hand", seat)
    found: tuple[str, ...] | None = notes(state).get(key)
    if found is None:
        found = notes(state)[key] = tuple(sorted(state.face(card) for card in state.player(seat).hand))
    return found


def monster_bonus(state: Skirmish, id: str, *, attacking: bool) -> float:
    """Cautious estimate of what a monster's undrawn card adds. It is more than the card mostly does."""
    key = ("bonus", id, attacking)
    known: float | None = notes(state).get(key)
    if known is not None:
        return known
    cards = state.course.deck or range(len(ACTIVATION_DECK))
    found = sorted(duel_bonus(state, id, card, attacking=attacking) for card in cards)
    bonus = notes(state)[key] = float(found[(2 * len(found)) // 3])
    return bonus


class Fight(Value):
    """A duel seen from one side. It says what is missing to win, and what damage does to either side."""

    seat: int
    mine: str
    other: str
    need: int
    strikes: int
    exact: bool
    at_stake: float = 0.0
    """What losing now would cost."""

    laid: int = 0
    """How many cards the own side has laid."""


def win_worth(state: Skirmish, attack: Attack, fight: Fight, damage: int) -> float:
    """What winning is worth with so much damage added by boosts."""
    blow = blow_of(state, attack, fight.mine, fight.other, 1 + fight.strikes + damage)
    return harm_worth(state, fight.seat, fight.other, after_armour(state, blow))


def loss_worth(state: Skirmish, attack: Attack, fight: Fight, damage: int) -> float:
    """What it costs that the other side wins with so much damage."""
    blow = blow_of(state, attack, fight.other, fight.mine, damage)
    return harm_worth(state, state.creature(fight.other).owner, fight.mine, after_armour(state, blow))


def strikes_of(state: Skirmish, attack: Attack) -> int:
    """The damage that the attacker's own lines add."""
    return sum(line.damage for _, line in own_strikes(state, attack))


def fight_of(state: Skirmish, attack: Attack, duel: Duel, seat: int) -> Fight:
    """The duel under way as ``seat`` sees it. Cards of others lie face down; an attacking monster's does not."""
    attacking = duel.sides[0] == seat
    mine, theirs = attacker_total(state, attack), defender_total(state, attack)
    if not attacking:
        mine, theirs = theirs, mine
    own_cards = duel.attacker_cards if attacking else duel.defender_cards
    other_cards = duel.defender_cards if attacking else duel.attacker_cards
    other_seat = duel.sides[1 if attacking else 0]
    me, other = (attack.attacker, attack.target) if attacking else (attack.target, attack.attacker)
    mine += sum(CARDS[state.face(card)].boost.initiative for card in own_cards)
    exact = other_seat == MONSTERS
    hidden = 0.0
    if exact and duel.monster_card != NO_CARD:
        theirs += duel_bonus(state, other, duel.monster_card, attacking=not attacking)
    elif exact:
        hidden = monster_bonus(state, other, attacking=not attacking)
    else:
        hidden = HIDDEN * len(other_cards)
    swift = (
        attacking and has(state, me, KeywordId.SWIFT_STRIKE) and not has(state, other, KeywordId.SWIFT_STRIKE)
    )
    need = int(theirs + hidden + 0.5) - mine + (0 if swift else 1)
    strikes = strikes_of(state, attack) if attacking else 0
    strikes += sum(CARDS[state.face(card)].boost.winner_damage for card in own_cards)
    fight = Fight(seat, me, other, need, strikes, exact, laid=len(own_cards))
    damage = 1 + round(HIDDEN_DAMAGE * len(other_cards)) + (0 if attacking else strikes_of(state, attack))
    return replace(fight, at_stake=loss_worth(state, attack, fight, damage))


def best_bid(state: Skirmish, attack: Attack, fight: Fight) -> tuple[float, Bid | None]:
    """The cards most worth laying, and how much better than none they are. A tie, which saves what is at stake, may be
    enough; a player may still answer, a monster does not."""
    hand = hand_of(state, fight.seat)
    sure = 1.0 if fight.exact else ANSWERED[min(fight.laid, len(ANSWERED) - 1)]
    winning = fight.need <= 0
    idle = sure * win_worth(state, attack, fight, 0) if winning else 0.0
    if not winning and fight.need > 1:
        idle = -sure * fight.at_stake
    best: tuple[float, Bid | None] = (0.0, None)
    for bid in bids(hand, fight.need):
        gain = sure * win_worth(state, attack, fight, bid.damage) - bid.price - idle
        if bid.cards and gain > best[0] + 1e-9:
            best = gain, bid
    if fight.need > 1:
        for bid in bids(hand, fight.need - 1)[:1]:
            gain = -bid.price - idle
            if bid.cards and gain > best[0] + 1e-9:
                best = gain, bid
    return best


def strike_worth(state: Skirmish, seat: int, attacker: str, target: str) -> float:
    """What a melee attack may be worth, before anyone lays a card."""
    key = ("strike", seat, attacker, target)
    found: float | None = notes(state).get(key)
    if found is None:
        found = _strike_worth(state, seat, attacker, target)
        notes(state)[key] = found
    return found


def _strike_worth(state: Skirmish, seat: int, attacker: str, target: str) -> float:
    attack = Attack(attacker, target, AttackKind.MELEE, seat)
    owner = state.creature(target).owner
    mine, theirs = attacker_total(state, attack), float(defender_total(state, attack))
    strikes = strikes_of(state, attack)
    exact = owner == MONSTERS
    if exact:
        theirs += monster_bonus(state, target, attacking=False)
    fight = Fight(seat, attacker, target, 0, strikes, exact)
    if not exact:
        # A defender answers with a card or two where something is at stake.
        likely = min(len(state.player(owner).hand), 2 if win_worth(state, attack, fight, 1) > 3 else 1)
        theirs += HIDDEN * likely
    need = int(theirs + 0.5) - mine + 1
    risk = loss_worth(state, attack, fight, 2 if exact and size(state.creature(target)) < 3 else 1)
    chance = 0.85 if exact else 0.55
    best = -chance * risk if need > 0 else 0.0
    # Beyond what kills it more damage is worth nothing.
    enough = life_left(state, target) + state.creature(target).shield + number(state, target, KeywordId.ARMOR)
    for bid in bids(hand_of(state, seat), need):
        gain = chance * win_worth(state, attack, fight, bid.damage) - (1 - chance) * risk - bid.price
        best = max(best, gain)
        if bid.damage > enough:
            break
    if not exact:
        best += 0.4
    return best


def shot_worth(state: Skirmish, seat: int, attacker: str, target: str, power: int, defense: int) -> float:
    """What a ranged attack of that power is worth: it is known beforehand. [combat.ranged]"""
    if power <= defense:
        return 0.0
    attack = Attack(attacker, target, AttackKind.RANGED, seat)
    return harm_worth(state, seat, target, after_armour(state, blow_of(state, attack, attacker, target, 1)))
