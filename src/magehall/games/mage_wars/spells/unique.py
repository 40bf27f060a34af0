"""Effects that only one card has, each under the name its card gives it. What a card says goes before the rules.
[setup.card-over-rules]"""

from __future__ import annotations

from magehall.games.mage_wars.cards import NUMBER
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.cards.traits import INCAPACITATED, melee, piercing
from magehall.games.mage_wars.combat.automatic import light_blast
from magehall.games.mage_wars.damage.conditions import lower_guard, place, remove
from magehall.games.mage_wars.damage.leave_play import check_life, destroy
from magehall.games.mage_wars.model.events.damage import ManaOnObject
from magehall.games.mage_wars.model.events.movement import KnockedDown, Roused
from magehall.games.mage_wars.model.events.spells import Bestowed, EnchantmentMoved, GateOpened, Looked
from magehall.games.mage_wars.model.frames import Binding, Effects, Sacrifice, Teleport, ZoneAttack
from magehall.games.mage_wars.model.labels import label, target_label
from magehall.games.mage_wars.model.state import MAGE, NOWHERE, Boon, Duel, Piece
from magehall.games.mage_wars.model.values import has, is_flying, level
from magehall.games.mage_wars.model.words import say
from magehall.games.mage_wars.spells.enter_play import enter_play, twins
from magehall.games.mage_wars.spells.spellbind import may_bind, unbind
from magehall.games.mage_wars.spells.targets import discarded_card
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Asked, Flow, Procedure

BANISHED_FOR = 3
OPENED = "opened"
GATE_REACH = 2
ASYRA_MOST = 2


def is_special_possible(state: Duel, holder: str, seat: int, procedure: str) -> bool:
    """Whether a special can run at all now."""
    match procedure:
        case "sacrifice":
            return any(state.piece(id).owner == seat and id not in MAGE for id in state.creatures(seat))
        case "open-gate":
            return not state.piece(holder).markers.get(OPENED)
        case "rebind":
            return may_bind(state, seat, holder)
    return True


def run_special(flow: Flow[Duel], frame: Effects, procedure: str) -> None:
    """Carry out a special effect."""
    state = flow.state
    target, rule = frame.target, frame.rule(state)
    if procedure not in WITHOUT_OBJECT and not state.exists(target):
        return
    match procedure:
        case "banish":
            banish(flow, target)
        case "knock-down":
            if not has(state, target, "unmovable"):
                boon = Boon(rule, (INCAPACITATED,), state.next_serial(), "activation")
                piece = state.edit_body(target)
                piece.boons.append(boon)
                piece.guard = False
                flow.emit(KnockedDown(what=label(state, target), id=target), rule)
        case "rouse":
            state.edit_counters(target).active = True  # [round.reactivated]
            flow.emit(Roused(what=label(state, target), id=target), rule)
        case "shift":
            shift(flow, target, frame.extra[0], state.piece(target).controller, rule)
        case "steal":
            shift(flow, target, frame.extra[0], frame.seat, rule)
        case "resurrect":
            resurrect(flow, frame)
        case "look":
            look(flow, frame)
        case "leave":
            destroy(flow, frame.source, rule)
        case "sacrifice":
            flow.call(Sacrifice(seat=frame.seat, friend=target, rule=rule))
        case "pray":
            state.edit_counters(frame.source).mana += 1
            flow.emit(ManaOnObject(what=label(state, frame.source), id=frame.source, mana=1), rule)
        case "open-gate":
            open_gate(flow, frame)
        case "rebind":
            unbind(flow, frame.source)
            flow.call(Binding(holder=frame.source, seat=frame.seat))
        case "light-blast":
            light_blast(flow, frame.source, frame.seat, target)


WITHOUT_OBJECT = frozenset({"resurrect", "pray", "open-gate", "rebind"})


def banish(flow: Flow[Duel], creature: str) -> None:
    """Out of the arena for three upkeep phases. [card.banish]"""
    state = flow.state
    for other in state.attached(creature):
        if state.card(other).kind is Kind.CONJURATION:
            destroy(flow, other, "movement.teleport-attached")
    piece = state.edit_piece(creature)
    piece.last_zone, piece.zone = piece.zone, NOWHERE
    piece.displaced += 1
    place(flow, creature, "banish", "card.banish", BANISHED_FOR)


def return_from_banishment(flow: Flow[Duel], creature: str) -> None:
    """One token less; with the last the creature is back where it was."""
    remove(flow, creature, "banish", "card.banish", 1)
    state = flow.state
    if not state.piece(creature).markers.get("banish"):
        zone = state.piece(creature).last_zone
        state.edit_piece(creature).last_zone = NOWHERE
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
        "card.huginn-raven-familiar",
    )


def open_gate(flow: Flow[Duel], frame: Effects) -> None:
    """Open the Gate to Hell, once in a match. It attacks every creature on the ground up to two zones away.
    [card.gate-to-hell]"""
    state = flow.state
    state.edit_body(frame.source).markers[OPENED] = 1
    flow.emit(GateOpened(what=label(state, frame.source), id=frame.source), "card.gate-to-hell")
    zone = state.zone_of(frame.source)
    struck = tuple(
        id
        for id in state.creatures()
        if not is_flying(state, id) and state.arena.distance(zone, state.zone_of(id)) <= GATE_REACH
    )
    flow.call(
        ZoneAttack(
            attacker=frame.source,
            holder=frame.source,
            place=0,
            seat=frame.seat,
            left=struck,
            within=GATE_REACH,
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


PROCEDURE = Procedure(choose=choose, slay=slay)
