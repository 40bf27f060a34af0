"""What mandatory enchantments do once triggered and paid for."""

from __future__ import annotations

from magehall.games.mage_wars.cards.answers import (
    AvoidAttack,
    CarryOff,
    CounterSpell,
    SendBack,
    SpringTrap,
    TurnAttack,
    TurnSpell,
)
from magehall.games.mage_wars.cards.card import Style
from magehall.games.mage_wars.combat.automatic import automatic_attack
from magehall.games.mage_wars.combat.defense import is_unavoidable
from magehall.games.mage_wars.damage.leave_play import return_to_book
from magehall.games.mage_wars.model.attack_kind import AttackKind
from magehall.games.mage_wars.model.events.spells import SpellCountered, SpellJinxed, SpellReversed
from magehall.games.mage_wars.model.frames import Attack, Cast, ChooseZone, Entering
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import MAGE, Duel
from magehall.games.mage_wars.model.values import has
from magehall.games.mage_wars.spells.aiming.targets import is_legal
from magehall.games.mage_wars.spells.aiming.training import may_use
from magehall.games.mage_wars.spells.casting.choices import still_fits
from magehall.kernel.flow import Flow


def helps(state: Duel, id: str) -> bool:
    """Whether paying can have any effect. An attack that cannot be avoided is not blocked, nor is one that was
    already; and Block is a Defense, which the incapacitated cannot use. [card.block] [card.reverse-attack]
    [combat.defence-one] [conditions.incapacitated-defence]"""
    event = state.opener()
    if isinstance(event, Attack):
        if event.avoided or event.turned:
            return False
        if isinstance(state.card(id).answer, AvoidAttack) and has(state, event.target, "incapacitated"):
            return False
        return not is_unavoidable(state, event.attacker, event.bar(), event.manner)
    if isinstance(event, Entering):
        return state.exists(event.creature)
    return not (isinstance(event, Cast) and event.countered)


def answer(flow: Flow[Duel], id: str) -> None:
    """Do what the enchantment does."""
    state = flow.state
    event = state.opener()
    card = state.card(id)
    match card.answer:
        case AvoidAttack() if isinstance(event, Attack):
            event.avoided = True
        case TurnAttack(takes_over=takes_over) if isinstance(event, Attack):
            event.turned, event.taken_over = True, takes_over
        case CounterSpell() if isinstance(event, Cast):
            counter_spell(flow, event, card.rule)
        case SendBack() if isinstance(event, Cast):
            send_back(flow, event, card.rule)
        case TurnSpell(anew=anew) if isinstance(event, Cast):
            reverse(flow, event, id, anew)
        case SpringTrap() if isinstance(event, Entering):
            place = next(p for p, bar in enumerate(card.attacks) if bar.style is Style.TRAP)
            automatic_attack(flow, id, place, event.creature, AttackKind.TRAP)
        case CarryOff(most=most) if isinstance(event, Entering):
            seat = state.commander(state.piece(id).controller)
            flow.call(ChooseZone(creature=event.creature, seat=seat, most=most))


def counter_spell(flow: Flow[Duel], cast: Cast, rule: str) -> None:
    """The spell has no effect. [casting.counter]"""
    cast.countered = True
    flow.emit(SpellCountered(spell=label(flow.state, cast.spell) if cast.spell else ""), rule)


def send_back(flow: Flow[Duel], cast: Cast, rule: str) -> None:
    """The spell goes back into the spellbook and its mana to whoever paid it. [card.jinx]"""
    state = flow.state
    cast.countered = True
    flow.emit(SpellJinxed(mage=f"#{cast.seat}", mana=cast.paid), rule)
    mage = MAGE[cast.seat]
    if state.exists(mage):
        state.edit_counters(mage).mana += cast.paid - cast.paid_by_helper
    if cast.paid_by_helper and state.exists(cast.caster):
        state.edit_counters(cast.caster).mana += cast.paid_by_helper
    if cast.spell and cast.source in ("prepared", "assigned"):
        return_to_book(flow, cast.spell)


def reverse(flow: Flow[Duel], cast: Cast, id: str, anew: bool) -> None:
    """Turn a spell on its caster, under a new controller. Where it cannot be turned, or is closed to its new
    controller, it is countered; so it is where its choices stay, and do not fit. [card.reverse-magic]
    [casting.forbidden]"""
    state = flow.state
    seat = state.commander(state.piece(id).controller)
    old = cast.seat
    card = cast.card(state)
    rule, host = state.card(id).rule, state.piece(id).host
    state.edit_piece(cast.spell).controller = seat
    if (
        may_use(state, seat, card)
        and is_legal(state, host, seat, card, cast.caster)
        and (anew or still_fits(state, host, seat, card, cast.caster, cast.extra))
    ):
        state.edit_counters(cast.spell).known |= 1 << old  # who cast it has seen it
        cast.author = cast.author or cast.caster
        cast.target, cast.seat = cast.caster, seat
        cast.caster = host
        cast.displaced = state.piece(host).displaced
        cast.origin = state.zone_of(host)
        cast.target_displaced = state.piece(cast.target).displaced
        if anew:
            cast.turned_by, cast.extra = rule if cast.turned_by or cast.extra else "", ()
        flow.emit(SpellReversed(mage=f"#{seat}", target=label(state, cast.target)), rule)
    else:
        state.edit_piece(cast.spell).controller = old
        counter_spell(flow, cast, rule)
