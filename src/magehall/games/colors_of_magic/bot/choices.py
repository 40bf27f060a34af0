"""Smaller questions: targets, places, payments, cards to part with, and yes or no."""

from __future__ import annotations

from magehall.games.colors_of_magic.bot.aims import FADES, gap, marker_worth, radius_of, spots
from magehall.games.colors_of_magic.bot.reading import Reader
from magehall.games.colors_of_magic.bot.spells import LEFT_TO_MAGE, line_worth, target_worth
from magehall.games.colors_of_magic.bot.worth import body_worth, card_price, creature_worth, harm_worth
from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES
from magehall.games.colors_of_magic.cards.reference import branches, words_of
from magehall.games.colors_of_magic.cards.vocabulary import INCH
from magehall.games.colors_of_magic.cards.words.flow import OneOf
from magehall.games.colors_of_magic.model.deeds import (
    AimAt,
    Bleed,
    Cheapen,
    Choose,
    Decline,
    Enough,
    GraftOn,
    Keep,
    NameFirst,
    PayFull,
    PayGoal,
    PickCard,
    PickOne,
    PickPlace,
    PickPlayer,
    SpendTokens,
    UseIngredient,
)
from magehall.games.colors_of_magic.model.frames.moves import Aiming, Putting
from magehall.games.colors_of_magic.model.frames.spells import Answer, Cast, ChooseBranch, Triggers
from magehall.games.colors_of_magic.model.frames.turn import KeywordUse, MonsterChoice
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Invocation
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import is_mage, life_left
from magehall.kernel.decision import Decision, Option
from magehall.kit.lattice.points import Point

GIVEN_UP = ("discard", "exchange-give", "bury")
"""Questions about cards of which the least useful is named."""


def invocation_of(state: Skirmish) -> Invocation | None:
    """The spell or ability that the question on top belongs to."""
    id = getattr(state.stack[-1], "invocation", "")
    thing = state.things.get(id)
    return thing if isinstance(thing, Invocation) else None


def small_worth(state: Skirmish, decision: Decision, option: Option) -> float:
    """Estimated worth of an answer to a smaller question. It is compared with the others only."""
    deed, seat = option.deed, decision.seat
    if isinstance(deed, PickOne):
        return _picked(state, seat, deed.what)
    if isinstance(deed, PickPlace):
        return _place(state, seat, (deed.x, deed.y))
    if isinstance(deed, AimAt):
        return _aim(state, seat, deed)
    if isinstance(deed, PayGoal):
        return 50.0
    if isinstance(deed, PayFull | Cheapen | UseIngredient):
        return _payment(state, seat, deed)
    if isinstance(deed, Bleed):
        return _bled(state, deed)
    if isinstance(deed, PickCard):
        return _card(state, deed)
    if isinstance(deed, Choose):
        return _branch(state, seat, deed)
    if isinstance(deed, NameFirst):
        # In a race of one turn who begins is ahead (docs/bots.md).
        return 1.0 if deed.seat == seat else 0.0
    if isinstance(deed, PickPlayer):
        return _player(state, seat, deed)
    if isinstance(deed, SpendTokens):
        return 0.1 * deed.tokens
    if isinstance(deed, GraftOn):
        return 0.3 if deed.card and state.player(seat).mana > 2 else 0.0
    if isinstance(deed, Keep):
        return 0.6 if state.player(seat).mana > 1 or state.player(seat).tokens else -0.5
    return 0.0 if isinstance(deed, Decline | Enough) else 0.05


def _bled(state: Skirmish, deed: Bleed) -> float:
    """Worth of bleeding a creature for what is still due. Who would die of all of it, or a mage weakened by it, only
    where nobody else is left. [spell.blood-pact]"""
    top = state.stack[-1]
    due = top.due if isinstance(top, Cast) else 1
    spared = LEFT_TO_MAGE if is_mage(state.creature(deed.creature)) else 0
    bears = life_left(state, deed.creature) > due + spared
    return -harm_worth(state, MONSTERS, deed.creature, due) - (0.0 if bears else 50.0)


def _picked(state: Skirmish, seat: int, what: str) -> float:
    creature = state.creatures().get(what)
    top = state.stack[-1]
    if creature is None:
        marker = state.markers().get(what)
        return 0.1 * marker_worth(state, seat, marker) if marker is not None else 0.2
    if isinstance(top, MonsterChoice):
        return -creature_worth(state, what) if creature.owner == seat else 1.0
    if isinstance(top, KeywordUse):
        return creature_worth(state, what)
    if isinstance(top, Cast) and what == state.mage_of(seat) and not top.asked:
        return 0.5 + _target(state, what, seat)
    return _target(state, what, seat)


def _target(state: Skirmish, what: str, seat: int) -> float:
    invocation = invocation_of(state)
    if invocation is None:
        return 1.0 if state.creature(what).owner != seat else 0.0
    return target_worth(state, invocation, what)


def _place(state: Skirmish, seat: int, point: Point) -> float:
    """Where something is put: creatures near what draws them, zones where enemies are."""
    top = state.stack[-1]
    if isinstance(top, Putting):
        return _put(state, seat, top, point)
    near = 0.0
    for creature in state.on_table().values():
        away = ((creature.x - point[0]) ** 2 + (creature.y - point[1]) ** 2) ** 0.5 / INCH
        if away <= 4:
            near += 1.0 if creature.owner not in (seat, MONSTERS) else -0.8 if creature.owner == seat else 0.3
    return near


def _put(state: Skirmish, seat: int, putting: Putting, point: Point) -> float:
    id = putting.creature if putting.creature in state.creatures() else state.mage_of(seat)
    if not id:
        return 0.0
    creature = state.creature(id)
    owner = creature.owner
    radius = radius_of(creature)
    movement = CREATURES[putting.face].body.movement if putting.face in CREATURES else 4
    best = 0.0
    for spot in spots(state, owner, id):
        missing = gap(point, radius, spot)
        best = max(
            best,
            spot.worth
            * (spot.now if missing <= 0.01 else 0.5 * FADES ** (missing / INCH / max(1, movement))),
        )
    return best if owner == seat else -best


def _aim(state: Skirmish, seat: int, deed: AimAt) -> float:
    """Push enemies away from what the own side wants, and from the own mage."""
    aiming = state.stack[-1]
    if not isinstance(aiming, Aiming) or not aiming.creatures:
        return 0.0
    pushed = state.creatures().get(aiming.creatures[0])
    mage = state.mage_of(seat)
    if pushed is None or not mage:
        return 0.0
    own = state.creature(mage)
    dx, dy = deed.x - pushed.x, deed.y - pushed.y
    ax, ay = pushed.x - own.x, pushed.y - own.y
    length = ((dx * dx + dy * dy) * (ax * ax + ay * ay)) ** 0.5 or 1.0
    along = (dx * ax + dy * ay) / length
    return 0.2 + (0.5 * along if pushed.owner != seat else 0.1) + 0.02 * deed.inches


def _payment(state: Skirmish, seat: int, deed: PayFull | Cheapen | UseIngredient) -> float:
    """Worth of a way to pay. The own mana comes first; a card where a mana is missing or dear; never blood where a card
    does."""
    top = state.stack[-1]
    cost = top.cost if isinstance(top, Cast) else 0
    missing = cost - state.player(seat).mana
    if isinstance(deed, PayFull):
        return -6.0 * missing if missing > 0 else 0.0
    if isinstance(deed, UseIngredient):
        return 1.0 if missing > 0 else -1.0
    price = card_price(deed.card, len(state.player(seat).hand))
    return (4.0 if missing > 0 else 0.45) - price


def _card(state: Skirmish, deed: PickCard) -> float:
    card = CARDS.get(deed.card)
    if card is None:
        return 0.0
    worth = card_price(deed.card, 5) + (0.2 * body_worth(card.body) if card.body is not None else 0.0)
    top = state.stack[-1]
    return -worth if isinstance(top, Answer) and top.kind in GIVEN_UP else worth


def _branch(state: Skirmish, seat: int, deed: Choose) -> float:
    """Worth of a branch of an effect. For an ability that may be used it is that of its line."""
    top = state.stack[-1]
    invocation = invocation_of(state)
    if isinstance(top, ChooseBranch) and invocation is not None:
        word = words_of(top.effect)[top.place]
        target = next((one.value for one in invocation.picks if one.name == "target"), "")
        reader = Reader(state, seat, target)
        if isinstance(word, OneOf):
            return next((reader.worth(one.does) for one in word.branches if one.name == deed.branch), 0.0)
        return max((reader.worth(words) for words in branches(word)), default=0.0)
    if isinstance(top, Triggers) and invocation is not None:
        return line_worth(state, invocation)
    return 0.3


def _player(state: Skirmish, seat: int, deed: PickPlayer) -> float:
    if deed.seat == seat:
        return 0.0
    return 1.0 + state.player(deed.seat).points
