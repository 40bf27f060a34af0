"""How much a mage would like to cast a spell soon. That is the gain of its best target near enough, less its
price."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from magehall.games.mage_wars.bot.field import Field
from magehall.games.mage_wars.bot.gains import spell_gain
from magehall.games.mage_wars.bot.readings import READINGS
from magehall.games.mage_wars.bot.worth import price_worth
from magehall.games.mage_wars.cards import CARDS, NUMBER, Card
from magehall.games.mage_wars.cards.card import Aim, Kind
from magehall.games.mage_wars.cards.effects import Bestow
from magehall.games.mage_wars.model.frames import Activation
from magehall.games.mage_wars.model.state import MAGE
from magehall.games.mage_wars.spells.aiming.costs import cast_cost, depends_on_target, is_beyond
from magehall.games.mage_wars.spells.aiming.suiting import in_play_forbidden, suits
from magehall.games.mage_wars.spells.aiming.targets import fitting
from magehall.games.mage_wars.spells.casting.at_hand import is_quick

_A_STEP_AWAY = 0.6
"""What is left of a gain where the mage or the target must come nearer first."""
_CREATURES_FIRST = 0.08
"""More for a creature, for each point of its cost, as it fights for the rest of the battle."""


_DEPENDS_ON_MORE = frozenset(
    card.slug
    for card in CARDS
    if card.target.aims[-1:] == (Aim.DISCARD,) or any(isinstance(effect, Bestow) for effect in card.does)
)
"""The spells whose gain changes with what a player holds, or with who acts now, while the field stays as it is."""


def appetite(field: Field, seat: int, card: Card, mana: int) -> float:
    """Expected gain of casting a spell this round, less its price. It is 0 or less where the spell would be wasted."""
    if MAGE[seat] not in field.by_id or is_beyond(card, mana) or in_play_forbidden(field.state, seat, card):
        return 0.0
    best = 0.0
    for gain, price in _offers(field, seat, card):
        if price <= mana:
            found = gain - price_worth(mana, price)
            if found > best:
                best = found
    if card.kind is Kind.CREATURE and best:
        best += _CREATURES_FIRST * (card.cost or 0)
    return best


def _offers(field: Field, seat: int, card: Card) -> Sequence[tuple[float, int]]:
    """Cached gain and price of a spell for each of its likely targets. The mana makes no difference. The field remembers
    them where they follow from it alone, and from where the mage is taken to be."""
    if card.slug in _DEPENDS_ON_MORE:
        return _work_out(field, seat, card)
    key = seat, card.slug, field.by_id[MAGE[seat]].zone
    found = field.offers.get(key)
    if found is None:
        found = field.offers[key] = _work_out(field, seat, card)
    return found


def _work_out(field: Field, seat: int, card: Card) -> list[tuple[float, int]]:
    state, mage = field.state, MAGE[seat]
    flat = card.cost is not None and not depends_on_target(state, mage)
    price = cast_cost(state, mage, card, "") if flat else 0
    return [
        (
            nearness * spell_gain(field, seat, mage, card, target),
            price if flat else cast_cost(state, mage, card, target),
        )
        for target, nearness in _targets(field, seat, card)
    ]


def most_wanted(field: Field, seat: int, mana: int) -> float:
    """What the best of a mage's prepared spells may bring this round."""
    prepared = field.state.player(seat).prepared
    return max((appetite(field, seat, CARDS[number], mana) for number in prepared), default=0.0)


def _targets(field: Field, seat: int, card: Card) -> Iterator[tuple[str, float]]:
    """Likely targets of a spell, now or a step later. Each comes with a factor for how sure it is."""
    state, arena = field.state, field.arena
    own = field.by_id[MAGE[seat]]
    least, most = card.within
    aim = card.target.aims[-1]
    if card.kind is Kind.CREATURE or (card.kind is Kind.CONJURATION and aim is Aim.ZONE):
        yield arena.name(own.zone), 1.0
        return
    match aim:
        case Aim.ARENA:
            yield "arena", 1.0
        case Aim.ZONE:
            for zone in arena.zones:
                if arena.distance(own.zone, zone) <= most:
                    yield arena.name(zone), 1.0
        case Aim.BORDER:
            yield from ((border, 1.0) for border in arena.borders_of(own.zone))
        case Aim.ENCHANTMENT:
            for id, piece, other in field.others:
                if (
                    other.kind is Kind.ENCHANTMENT
                    and card.target.hidden in (None, piece.hidden)
                    and field.teams[piece.controller] != own.team
                ):
                    yield id, 0.9
        case Aim.DISCARD:
            seen = {CARDS[number] for number in state.player(seat).discard}
            yield from (
                (f"card.{other.slug}", 1.0) for other in seen if other.kind is Kind.CREATURE and other.living
            )
        case Aim.OBJECT:
            helps, who = _helps(card), card.target.who
            meant = fitting(state, who, seat)
            for body in field.bodies:
                if helps is not None and helps != (body.team == own.team):
                    continue
                far = arena.distance(own.zone, body.zone) if body.zone >= 0 else 0
                if (
                    least <= far <= most + 1
                    and body.id in meant
                    and not (who.other and body is own)
                    and suits(state, body.id, seat, card.target, card)
                ):
                    yield body.id, 1.0 if far <= most else _A_STEP_AWAY


def _helps(card: Card) -> bool | None:
    """Whether a spell is for friends or for foes, where that is plain."""
    match card.kind:
        case Kind.ENCHANTMENT | Kind.CONJURATION:
            return not READINGS[NUMBER[card.id]].harms
        case Kind.EQUIPMENT:
            return True
        case Kind.ATTACK:
            return False
    return None


def in_store(field: Field, seat: int) -> float:
    """Expected gain of the prepared spells this round. Only as many count as there are actions and mana for."""
    state, mage = field.state, MAGE[seat]
    prepared = state.player(seat).prepared
    if not prepared or mage not in field.by_id:
        return 0.0
    piece = state.piece(mage)
    full = quick_action = piece.active
    for phase in state.running(Activation):
        if phase.creature == mage and not phase.ended:
            quick_action, full = True, phase.moves == 0
    if not (quick_action or piece.quickcast):
        return 0.0
    wishes = [
        (appetite(field, seat, card, piece.mana), cast_price(card), is_quick(state, mage, card))
        for card in (CARDS[number] for number in prepared)
    ]
    best = 0.0
    for place, (gain, price, quick) in enumerate(wishes):
        if not (full or (quick and (quick_action or piece.quickcast))):
            continue
        best = max(best, gain)
        for other, other_price, other_quick in wishes[place + 1 :]:
            both = (quick and other_quick) or ((quick or other_quick) and full)
            if both and quick_action and piece.quickcast and price + other_price <= piece.mana:
                best = max(best, gain + other)
    return best


def cast_price(card: Card) -> int:
    """The printed price, or a guess where it depends on the target."""
    return card.cost if card.cost is not None else 5
