"""Effects that only one or two cards have. What a card says goes before the rules. [setup.card-over-rules]"""

from __future__ import annotations

from magehall.games.mage_wars.cards import CARDS, NUMBER
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.cards.effects import (
    Banish,
    CollectMana,
    DestroySelf,
    Effect,
    KnockDown,
    Look,
    MoveEnchantment,
    OpenGate,
    Rebind,
    Resurrect,
    Rouse,
    SacrificeFriend,
    StrikeByTemples,
)
from magehall.games.mage_wars.cards.markers import BANISH
from magehall.games.mage_wars.cards.traits import INCAPACITATED, melee, piercing
from magehall.games.mage_wars.combat.automatic import light_blast, temples_of
from magehall.games.mage_wars.damage.conditions import lower_guard, place, remove
from magehall.games.mage_wars.damage.leave_play import check_life, destroy
from magehall.games.mage_wars.model.card_frames import Sacrifice, TempleShot
from magehall.games.mage_wars.model.events.damage import ManaOnObject
from magehall.games.mage_wars.model.events.movement import KnockedDown, Roused
from magehall.games.mage_wars.model.events.spells import Bestowed, EnchantmentMoved, GateOpened, Looked
from magehall.games.mage_wars.model.frames import Binding, Effects, Teleport, ZoneAttack
from magehall.games.mage_wars.model.labels import label, target_label
from magehall.games.mage_wars.model.state import MAGE, NO_CARD, NOWHERE, Boon, Duel, Piece
from magehall.games.mage_wars.model.values import has, is_flying, level
from magehall.games.mage_wars.model.words import say
from magehall.games.mage_wars.spells.aiming.costs import pay
from magehall.games.mage_wars.spells.aiming.targets import discarded_card
from magehall.games.mage_wars.spells.arriving.enter_play import enter_play, twins
from magehall.games.mage_wars.spells.arriving.spellbind import may_bind, unbind
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Asked, Flow, Procedure

OPENED = "opened"

CONDITIONAL = (SacrificeFriend, OpenGate, Rebind)
"""What cannot happen at every moment."""


def is_unique_possible(state: Duel, holder: str, seat: int, effect: Effect) -> bool:
    """Whether an effect can happen at all now."""
    if not isinstance(effect, CONDITIONAL):
        return True
    match effect:
        case SacrificeFriend():
            return any(state.piece(id).owner == seat and id not in MAGE for id in state.creatures(seat))
        case OpenGate():
            return not state.piece(holder).markers.get(OPENED)
    return may_bind(state, seat, holder)


def carry_out_unique(flow: Flow[Duel], frame: Effects, effect: Effect) -> None:
    """Carry out an effect that one or two cards have."""
    state = flow.state
    target, rule = frame.target, frame.rule(state)
    there = state.exists(target)
    match effect:
        case Banish(phases=phases) if there:
            banish(flow, target, phases, state.piece(frame.source).card)
        case KnockDown() if there:
            knock_down(flow, target, rule)
        case Rouse() if there:
            state.edit_counters(target).active = True  # [round.reactivated]
            flow.emit(Roused(what=label(state, target), id=target), rule)
        case MoveEnchantment(steal=steal) if there:
            controller = frame.seat if steal else state.piece(target).controller
            shift(flow, target, frame.extra[0], controller, rule)
        case Resurrect():
            resurrect(flow, frame)
        case Look() if there:
            look(flow, frame)
        case DestroySelf() if there:
            destroy(flow, frame.source, rule)
        case SacrificeFriend() if there:
            flow.call(Sacrifice(seat=frame.seat, friend=target, rule=rule))
        case CollectMana(mana=mana):
            state.edit_counters(frame.source).mana += mana
            flow.emit(ManaOnObject(what=label(state, frame.source), id=frame.source, mana=mana), rule)
        case OpenGate(reach=reach):
            open_gate(flow, frame, state.arena.columns + state.arena.rows if reach is None else reach)
        case Rebind():
            unbind(flow, frame.source)
            flow.call(Binding(holder=frame.source, seat=frame.seat))
        case StrikeByTemples(paid=True) if there:
            flow.call(TempleShot(temple=frame.source, seat=frame.seat, target=target, rule=rule))
        case StrikeByTemples() if there:
            light_blast(flow, frame.source, frame.seat, target, temples_of(state, frame.source))


def knock_down(flow: Flow[Duel], creature: str, rule: str) -> None:
    """Until it is next activated it can do nothing. [card.knockdown]"""
    state = flow.state
    if has(state, creature, "unmovable"):
        return
    piece = state.edit_body(creature)
    piece.boons.append(Boon(rule, (INCAPACITATED,), state.next_serial(), "activation"))
    piece.guard = False
    flow.emit(KnockedDown(what=label(state, creature), id=creature), rule)


def banish(flow: Flow[Duel], creature: str, phases: int, card: int) -> None:
    """Out of the arena for some upkeep phases. [card.banish]"""
    state = flow.state
    for other in state.attached(creature):
        if state.card(other).kind is Kind.CONJURATION:
            destroy(flow, other, "movement.teleport-attached")
    piece = state.edit_piece(creature)
    piece.last_zone, piece.zone, piece.banished_by = piece.zone, NOWHERE, card
    piece.displaced += 1
    place(flow, creature, BANISH, CARDS[card].rule, phases)


def return_from_banishment(flow: Flow[Duel], creature: str) -> None:
    """One token less; with the last the creature is back where it was."""
    state = flow.state
    card = state.piece(creature).banished_by
    # A position need not say by what.
    remove(flow, creature, BANISH, "movement.teleport" if card == NO_CARD else CARDS[card].rule, 1)
    if not state.piece(creature).markers.get(BANISH):
        zone = state.piece(creature).last_zone
        piece = state.edit_piece(creature)
        piece.last_zone, piece.banished_by = NOWHERE, NO_CARD
        flow.call(Teleport(creature=creature, zone=zone))


def shift(flow: Flow[Duel], enchantment: str, new: str, controller: int, rule: str) -> None:
    """Move an enchantment to a new target. [card.shift-enchantment] [card.steal-enchantment]"""
    state = flow.state
    piece = state.edit_piece(enchantment)
    old = piece.host
    piece.controller = controller
    # Its effect begins anew on the new target. [spells.earlier-holds]
    piece.since = state.next_serial()
    if state.exists(new):
        piece.host, piece.zone = new, NOWHERE
    else:
        piece.host, piece.zone = "", state.arena.zone(new)
    flow.emit(
        EnchantmentMoved(
            what=label(state, enchantment), id=enchantment, target=target_label(state, new), target_id=new
        ),
        rule,
    )
    from_twin = twins(state, enchantment)
    if from_twin:
        destroy(flow, enchantment, "spells.enchantment-twin")
    elif state.exists(new):
        lower_guard(flow, new)
    check_life(flow, old, "damage.life-loss")


def resurrect(flow: Flow[Duel], frame: Effects) -> None:
    """A destroyed creature comes back into the caster's zone. [card.resurrection]"""
    state = flow.state
    card = discarded_card(frame.target)
    state.edit_cards(frame.seat).discard.remove(NUMBER[card.id])
    serial = state.next_serial()
    id = f"{card.slug}-{serial}"
    state.add(id, Piece(NUMBER[card.id], frame.seat, frame.seat, serial))
    enter_play(flow, id, state.zone_of(frame.caster))


def look(flow: Flow[Duel], frame: Effects) -> None:
    """Huginn looks at a hidden enchantment and leaves it hidden. [card.huginn-raven-familiar]"""
    state = flow.state
    side = [seat for seat in range(state.seats) if state.friends(seat, frame.seat)]
    piece = state.edit_counters(frame.target)
    for seat in side:
        piece.known |= 1 << seat
    flow.tell(
        tuple(side),
        Looked(what=label(state, frame.source), id=frame.target, spell=state.card(frame.target).name),
        frame.rule(state),
    )


def open_gate(flow: Flow[Duel], frame: Effects, reach: int) -> None:
    """Open a gate, once in a match. It attacks every creature on the ground up to so many zones away.
    [card.gate-to-hell]"""
    state = flow.state
    state.edit_body(frame.source).markers[OPENED] = 1
    flow.emit(GateOpened(what=label(state, frame.source), id=frame.source), frame.rule(state))
    zone = state.zone_of(frame.source)
    struck = tuple(
        id
        for id in state.creatures()
        if not is_flying(state, id) and state.arena.distance(zone, state.zone_of(id)) <= reach
    )
    flow.call(
        ZoneAttack(
            attacker=frame.source,
            holder=frame.source,
            place=0,
            seat=frame.seat,
            left=struck,
            within=reach,
        )
    )


def choose(sacrifice: Sacrifice, flow: Flow[Duel]) -> Asked:
    state = flow.state
    victims = [
        id
        for id in state.creatures(sacrifice.seat)
        if state.piece(id).owner == sacrifice.seat and id not in MAGE
    ]
    if not victims:
        return None
    options = tuple(
        make_option(say("option-sacrifice", what=label(state, id)), sacrifice.rule, "sacrifice", id)
        for id in victims
    )
    return Decision(sacrifice.seat, say("ask-sacrifice"), sacrifice.rule, options)


def slay(sacrifice: Sacrifice, flow: Flow[Duel]) -> None:
    if not flow.answers:
        return
    state = flow.state
    victim = flow.answer.subject
    strength = level(state, victim)
    destroy(flow, victim, sacrifice.rule)
    if state.exists(sacrifice.friend):
        boon = Boon(sacrifice.rule, (melee(strength), piercing(strength)), state.next_serial())
        state.edit_body(sacrifice.friend).boons.append(boon)
        flow.emit(Bestowed(what=label(state, sacrifice.friend), id=sacrifice.friend), sacrifice.rule)


SACRIFICE = Procedure(choose=choose, slay=slay)


def choose_dice(shot: TempleShot, flow: Flow[Duel]) -> Asked:
    """Ask how many temples count. One was paid for when the shot was chosen, each further one costs a mana.
    [card.temple-of-light-fourth]"""
    state = flow.state
    if not state.exists(shot.temple) or not state.exists(shot.target):
        shot.stop()
        return None
    most = min(temples_of(state, shot.temple), 1 + state.piece(MAGE[shot.seat]).mana)
    if most == 1:
        return None
    options = tuple(
        make_option(
            say("option-temple-dice", count=count, mana=count - 1), shot.rule, "pay", shot.temple, str(count)
        )
        for count in range(most, 0, -1)
    )
    return Decision(shot.seat, say("ask-temple-dice"), shot.rule, options)


def shoot(shot: TempleShot, flow: Flow[Duel]) -> None:
    dice = int(flow.answer.target) if flow.answers else 1
    if dice > 1:
        pay(flow, MAGE[shot.seat], shot.seat, dice - 1, shot.rule)
    light_blast(flow, shot.temple, shot.seat, shot.target, dice)


TEMPLE_SHOT = Procedure(choose_dice=choose_dice, shoot=shoot)
