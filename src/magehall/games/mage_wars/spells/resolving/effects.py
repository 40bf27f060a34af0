"""Effects of spells and abilities, carried out one after the other."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import Ability
from magehall.games.mage_wars.cards.effects import (
    Bestow,
    BestowAll,
    DestroyEnchantments,
    DestroyTarget,
    DrainMana,
    Effect,
    Heal,
    HealZone,
    Hurt,
    Place,
    PushIt,
    RemoveConditions,
    Strike,
    TeleportIt,
)
from magehall.games.mage_wars.combat.automatic import strike_with
from magehall.games.mage_wars.damage.conditions import place, removal_cost, remove
from magehall.games.mage_wars.damage.damage import can_heal, heal, hurt
from magehall.games.mage_wars.damage.leave_play import destroy, destroy_enchantments, gain_mana, lose_mana
from magehall.games.mage_wars.model.deeds import CureCondition, TeleportTo
from magehall.games.mage_wars.model.dice import roll_attack, tally, total
from magehall.games.mage_wars.model.events.spells import Bestowed, BestowedAll, DiceThrown
from magehall.games.mage_wars.model.frames import ChooseZone, Curing, Effects, Push, Teleport
from magehall.games.mage_wars.model.labels import label, zone_names
from magehall.games.mage_wars.model.pieces import Until
from magehall.games.mage_wars.model.state import MAGE, NOWHERE, Boon, Duel
from magehall.games.mage_wars.model.words import no, say
from magehall.games.mage_wars.movement.forced import THROUGH, direction, is_attacked_on_the_way
from magehall.games.mage_wars.spells.resolving.unique import carry_out_unique, is_unique_possible
from magehall.kernel.decision import Deed, JudgedQuestion, Moment, Option, Pass, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure

__all__ = ["ChooseZone", "Curing", "Effects", "Strike", "is_possible", "makes_sense"]


def take_effect(effects: Effects, flow: Flow[Duel]) -> None:
    if not flow.state.exists(effects.source):
        return
    does = effects.does(flow.state)
    if effects.place < len(does):
        effects.place += 1
        effects.go("take_effect")
        carry_out(flow, effects, does[effects.place - 1])


EFFECTS = Procedure(take_effect=take_effect)


def carry_out(flow: Flow[Duel], frame: Effects, effect: Effect) -> None:
    """One effect."""
    state = flow.state
    target, rule = frame.target, frame.rule(state)
    there = state.exists(target)
    match effect:
        case Heal(dice=dice, fixed=fixed):
            heal(flow, target, fixed or rolled(flow, dice, rule), rule)
        case HealZone(dice=dice):
            zone = state.arena.zone(target)
            for id in state.creatures():
                if state.zone_of(id) == zone and not state.is_enemy(frame.seat, id) and can_heal(state, id):
                    heal(flow, id, rolled(flow, dice, rule), rule)
        case Hurt(dice=dice, drain=drain):
            dealt = hurt(flow, target, rolled(flow, dice, rule), rule)
            if drain:
                heal(flow, frame.caster, dealt, rule)
        case DrainMana(dice=dice):
            lost = lose_mana(flow, MAGE.index(target), rolled(flow, dice, rule), rule)
            gain_mana(flow, frame.seat, lost, rule)
        case Bestow(traits=traits, next_melee=melee, lasting=lasting) if there:
            until: Until = "next-melee" if lasting else "melee" if melee else "round"
            state.edit_body(target).boons.append(Boon(rule, traits, state.next_serial(), until))
            flow.emit(Bestowed(what=label(state, target), id=target), rule)
        case BestowAll(traits=traits, subtype=subtype):
            for id in state.creatures():
                if subtype in state.card(id).subtypes and not state.is_enemy(frame.seat, id):
                    state.edit_body(id).boons.append(Boon(rule, traits, state.next_serial()))
            flow.emit(BestowedAll(mage=f"#{frame.seat}"), rule)
        case Place(marker=marker, count=count) if there:
            place(flow, target, marker, rule, count)
        case DestroyTarget():
            destroy(flow, frame.extra[0] if frame.extra else target, rule)
        case DestroyEnchantments() if there:
            destroy_enchantments(flow, target, rule)
        case PushIt(halts=halts) if there:
            way = frame.extra[0].removesuffix(THROUGH)
            if not (halts and way == frame.extra[0] and is_attacked_on_the_way(state, target, way)):
                flow.call(Push(creature=target, seat=frame.seat, ways=(direction(way),)))
        case TeleportIt() if there:
            flow.call(Teleport(creature=target, zone=state.arena.zone(frame.extra[0])))
        case Strike():
            strike_with(flow, frame.source, frame.caster, frame.seat, target)
        case RemoveConditions(all=many, harm=harm) if there:
            flow.call(
                Curing(
                    creature=target,
                    seat=frame.seat,
                    rule=rule,
                    many=many,
                    # Purify and Restore were paid for when they were cast. [mages.restore-full]
                    chosen=frame.extra if harm or frame.ability else (),
                )
            )
        case _:
            carry_out_unique(flow, frame, effect)


def rolled(flow: Flow[Duel], dice: int, rule: str) -> int:
    """Throw attack dice that are not an attack. [damage.healing]"""
    faces = roll_attack(flow, dice)
    normal, critical = tally(faces)
    flow.emit(
        DiceThrown(
            dice="".join(str(face) for face in faces), normal=normal, critical=critical, total=total(faces)
        ),
        rule,
    )
    return total(faces)


def is_possible(state: Duel, holder: str, seat: int, ability: Ability) -> bool:
    """Whether an ability can be used at all now, whatever the target."""
    return all(is_unique_possible(state, holder, seat, effect) for effect in ability.does)


def makes_sense(state: Duel, ability: Ability, target: str) -> bool:
    """Whether an ability would do anything to a target; those that attack shoot. [card.tanglevine]"""
    if ability.cures:
        return bool(curable(state, target))
    return not (ability.shoots and "unshootable" in state.card(target).trait_names)


def least_cure(state: Duel, ability: Ability, target: str) -> int:
    """The mana without which an ability that removes conditions would remove none. [conditions.removal-costs]"""
    if not ability.cures:
        return 0
    return min(removal_cost(state, target, marker) or 0 for marker in curable(state, target))


def curable(state: Duel, creature: str) -> list[str]:
    """The conditions on a creature that can be bought off. [conditions.removal-costs]"""
    return [
        marker
        for marker in state.piece(creature).markers
        if removal_cost(state, creature, marker) is not None
    ]


def beforehand(curing: Curing, flow: Flow[Duel]) -> None:
    state = flow.state
    for part in curing.chosen:
        if part in state.attached(curing.creature):
            destroy(flow, part, curing.rule)
        elif state.exists(curing.creature):
            remove(flow, curing.creature, part, curing.rule, 1)
    if curing.chosen:
        curing.stop()


def ask(curing: Curing, flow: Flow[Duel]) -> Asked:
    state = flow.state
    if not state.exists(curing.creature) or not state.exists(MAGE[curing.seat]):
        return None
    asked = BUYING_OFF.ask(state, curing.seat, say("ask-cure", what=label(state, curing.creature)))
    return asked if asked.options[:-1] else None


def why_not_cure(state: Duel, creature: str, mana: int, condition: str) -> Verdict:
    """Why a condition cannot be bought off with so much mana. [conditions.removal-costs]"""
    if not state.exists(creature) or condition not in curable(state, creature):
        return None
    price = removal_cost(state, creature, condition) or 0
    if price <= mana:
        return None
    named = f"@condition-{condition}"
    return no("cure-mana", "conditions.removal-costs", condition=named, mana=price, has=mana)


def _curing(moment: Moment[Duel]) -> Curing:
    frame = moment.state.stack[-1]
    assert isinstance(frame, Curing)
    return frame


def _why_no_cure(moment: Moment[Duel], deed: Deed) -> Verdict:
    if not isinstance(deed, CureCondition):
        return None
    state = moment.state
    return why_not_cure(state, _curing(moment).creature, state.piece(MAGE[moment.seat]).mana, deed.condition)


def _cures(moment: Moment[Duel]) -> list[Option]:
    state, creature = moment.state, _curing(moment).creature
    found = [
        deed.option(
            say(
                "option-cure",
                what=f"@condition-{deed.condition}",
                mana=removal_cost(state, creature, deed.condition) or 0,
            ),
            "conditions.removal-costs",
        )
        for deed in map(CureCondition, curable(state, creature))
        if _why_no_cure(moment, deed) is None
    ]
    return [*found, Pass().option(say("option-enough"), "conditions.removal-costs")]


def _likely_cures(moment: Moment[Duel]) -> list[Deed]:
    state, creature = moment.state, _curing(moment).creature
    return [CureCondition(marker) for marker in curable(state, creature)] if state.exists(creature) else []


BUYING_OFF: JudgedQuestion[Duel, Moment[Duel]] = JudgedQuestion(
    Moment, say("ask-cure"), "conditions.removal-costs", _cures, _why_no_cure, _likely_cures
)


def cure(curing: Curing, flow: Flow[Duel]) -> None:
    deed = flow.answer.deed if flow.answers else None
    if not isinstance(deed, CureCondition):
        return
    marker = deed.condition
    price = removal_cost(flow.state, curing.creature, marker) or 0
    lose_mana(flow, curing.seat, price, "conditions.removal-costs")
    remove(flow, curing.creature, marker, curing.rule, 1)
    if curing.many:
        curing.go("ask")


CURING = Procedure(beforehand=beforehand, ask=ask, cure=cure)


def choose(choice: ChooseZone, flow: Flow[Duel]) -> Asked:
    state = flow.state
    if not state.exists(choice.creature) or state.zone_of(choice.creature) == NOWHERE:
        return None  # a banished creature is out of reach
    return LANDING.ask(state, choice.seat, say("ask-zone", what=label(state, choice.creature)))


def _choice(moment: Moment[Duel]) -> ChooseZone:
    frame = moment.state.stack[-1]
    assert isinstance(frame, ChooseZone)
    return frame


def _landings(moment: Moment[Duel]) -> list[Option]:
    choice, arena = _choice(moment), moment.state.arena
    found = [
        deed.option(say("option-choose-zone", zone=deed.zone), "movement.teleport")
        for deed in (TeleportTo(choice.creature, arena.name(zone)) for zone in arena.zones)
        if _why_not_there(moment, deed) is None
    ]
    return [*found, Pass().option(say("option-let-pass"), choice.left_by)] if choice.left_by else found


def _why_not_there(moment: Moment[Duel], deed: Deed) -> Verdict:
    """Where a creature cannot be teleported. [movement.teleport]"""
    state, choice = moment.state, _choice(moment)
    if (
        not isinstance(deed, TeleportTo)
        or deed.creature != choice.creature
        or deed.zone not in zone_names(state)
    ):
        return None
    distance = state.arena.distance(state.zone_of(choice.creature), state.arena.zone(deed.zone))
    if distance <= choice.most:
        return None
    what = label(state, choice.creature)
    return no("teleport-range", "movement.teleport", what=what, distance=distance, most=choice.most)


LANDING: JudgedQuestion[Duel, Moment[Duel]] = JudgedQuestion(
    Moment, say("ask-zone"), "movement.teleport", _landings, _why_not_there
)


def go_there(choice: ChooseZone, flow: Flow[Duel]) -> None:
    deed = flow.answer.deed if flow.answers else None
    if isinstance(deed, TeleportTo):
        zone = flow.state.arena.zone(deed.zone)
        flow.call(Teleport(creature=choice.creature, zone=zone))


CHOOSE_ZONE = Procedure(choose=choose, go_there=go_there)
