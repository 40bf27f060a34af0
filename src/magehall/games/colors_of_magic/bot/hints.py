"""The options of a decision in the order in which they look good."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.combat.strength import attacker_total, defender_total
from magehall.games.colors_of_magic.model.deeds import (
    Activate,
    AttackTarget,
    CastSpell,
    Go,
    PickOne,
    PlayDuelCard,
)
from magehall.games.colors_of_magic.model.frames.combat import Attack, Duel
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import life_left
from magehall.kernel.decision import Decision, Option
from magehall.kit.lattice.points import distance_squared

ORDER = {
    "collect": 95.0,
    "strike": 90.0,
    "shoot": 85.0,
    "act": 70.0,
    "use": 68.0,
    "cast": 65.0,
    "activate": 60.0,
    "go": 50.0,
    "choose": 48.0,
    "pick": 45.0,
    "pay": 45.0,
    "keep": 44.0,
    "duel": 30.0,
    "enough": 25.0,
    "pass": 20.0,
    "end": 20.0,
    "decline": 15.0,
    "cheapen": 12.0,
    "disengage": 10.0,
    "bleed": 10.0,
}
"""What each verb is worth by itself; the rest lies in the middle."""

MIDDLE = 40.0


def ordered(state: Skirmish, decision: Decision) -> list[Option]:
    """All options, the best guess first."""
    return sorted(decision.options, key=lambda option: -_worth(state, decision.seat, option))


def _worth(state: Skirmish, seat: int, option: Option) -> float:
    deed = option.deed
    worth = ORDER.get(option.verb, MIDDLE)
    if isinstance(deed, AttackTarget | PickOne):
        what = deed.target if isinstance(deed, AttackTarget) else deed.what
        creature = state.creatures().get(what)
        if creature is not None:
            hostile = creature.owner != seat
            worth += (3.0 if hostile else 0.0) - 0.1 * life_left(state, what)
    elif isinstance(deed, CastSpell):
        card = CARDS[deed.card]
        affordable = card.cost <= state.player(seat).mana
        worth += (2.0 if card.body is not None else 0.0) + (0.1 * card.cost if affordable else -60.0)
    elif isinstance(deed, Activate):
        worth -= 0.01 * _nearest_enemy(state, seat, _place(state, deed.creature))
    elif isinstance(deed, Go):
        worth -= 0.01 * _nearest_enemy(state, seat, (deed.x, deed.y))
    elif isinstance(deed, PlayDuelCard):
        worth += _duel_worth(state, seat, deed)
    return worth


def _place(state: Skirmish, id: str) -> tuple[int, int]:
    creature = state.creature(id)
    return creature.x, creature.y


def _nearest_enemy(state: Skirmish, seat: int, place: tuple[int, int]) -> float:
    """How far the nearest enemy or marker is, in lattice steps."""
    aims = [(one.x, one.y) for one in state.on_table().values() if one.owner != seat]
    aims += [(one.x, one.y) for one in state.markers().values()]
    nearest: float = min((distance_squared(place, aim) for aim in aims), default=0) ** 0.5
    return nearest


def _duel_worth(state: Skirmish, seat: int, deed: PlayDuelCard) -> float:
    """A card is worth laying while what is known says that the own side would not win without it."""
    duel, attack = state.find(Duel), state.find(Attack)
    if duel is None or attack is None or not (state.stands(attack.attacker) and state.stands(attack.target)):
        return 0.0
    attacking = duel.sides[0] == seat
    mine, theirs = attacker_total(state, attack), defender_total(state, attack)
    if not attacking:
        mine, theirs = theirs, mine
    laid = duel.attacker_cards if attacking else duel.defender_cards
    mine += sum(CARDS[state.face(card)].boost.initiative for card in laid)
    card = CARDS[deed.card]
    if mine > theirs or len(laid) >= 2 or mine + card.boost.initiative < theirs:
        return -25.0
    return 0.5 * card.boost.initiative - 0.1 * card.cost
