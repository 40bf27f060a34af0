"""The upkeep phase: upkeep costs, damage of conditions, regeneration. [round.upkeep-effects]"""

from __future__ import annotations

from magehall.games.mage_wars.cards import CARDS, Card, markers
from magehall.games.mage_wars.cards.card import AURAS, Kind
from magehall.games.mage_wars.cards.lasting import (
    Hurts,
    LinksLife,
    Moment,
    Poisons,
    Torments,
    W,
    acts_in_upkeep,
    find_word,
)
from magehall.games.mage_wars.cards.traits import Harm, TraitName
from magehall.games.mage_wars.combat.damage_roll import SHIELD
from magehall.games.mage_wars.damage.conditions import place, remove
from magehall.games.mage_wars.damage.damage import can_heal, heal, hurt
from magehall.games.mage_wars.damage.leave_play import destroy, lose_mana
from magehall.games.mage_wars.model.dice import roll_attack, tally, total
from magehall.games.mage_wars.model.events.rounds import BurnRolled
from magehall.games.mage_wars.model.frames import Task, Upkeep
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import IN_PLAY, MAGE, NO_SEAT, NOWHERE, Duel
from magehall.games.mage_wars.model.values import immune, profile, value
from magehall.games.mage_wars.model.words import say
from magehall.games.mage_wars.spells.resolving.unique import return_from_banishment
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Asked, Flow, Procedure

SHIELD_COST = 2


def affects_others(card: Card) -> bool:
    """Whether what happens to other objects may depend on this one. It makes things happen to them, is paid for as long
    as its creature lives, makes others dearer or keeps them from healing."""
    return (
        any(acts_in_upkeep(word) for word in card.lasting)
        or (card.kind is Kind.ENCHANTMENT and "upkeep" in card.trait_names)
        or any(
            grant.to in AURAS and (grant.gives("upkeep") or grant.gives("finite-life"))
            for grant in card.grants
        )
    )


AFFECTS_OTHERS = tuple(affects_others(card) for card in CARDS)
"""By the card's number."""


def begin(upkeep: Upkeep, flow: Flow[Duel]) -> None:
    state = flow.state
    order = state.in_order()
    upkeep.seats = (*order, *(seat for seat in range(state.seats) if seat not in order))


def ask_side(upkeep: Upkeep, flow: Flow[Duel]) -> Asked:
    """Ask whose objects come first in the upkeep. It is asked only where what happens to one player's objects depends
    on what happens to another's."""
    state = flow.state
    if len(upkeep.seats) < 2 or not any(AFFECTS_OTHERS[piece.card] for _, piece in state.pieces()):
        return None
    tasks = {seat: tasks_of(state, seat) for seat in upkeep.seats}
    others = [(a, b) for a in tasks for b in tasks if a != b]
    if not state.living_seats() or not any(entangled(state, tasks[a], tasks[b]) for a, b in others):
        return None
    options = tuple(
        make_option(say("option-upkeep-side", mage=f"#{seat}"), "round.upkeep-order", "side", MAGE[seat])
        for seat in upkeep.seats
        if tasks[seat]
    )
    return Decision(state.in_order()[0], say("ask-upkeep-side"), "round.upkeep-order", options)


def turn(upkeep: Upkeep, flow: Flow[Duel]) -> None:
    """The next player's tasks."""
    if not upkeep.seats:
        upkeep.stop()
        return
    seat = MAGE.index(flow.answer.subject) if flow.answers else upkeep.seats[0]
    upkeep.seats = tuple(other for other in upkeep.seats if other != seat)
    upkeep.tasks = tuple(tasks_of(flow.state, seat))
    upkeep.in_order = False


def ask_order(upkeep: Upkeep, flow: Flow[Duel]) -> Asked:
    """Ask which upkeep task of one player comes first. It is asked only where two things happen to one object, or one
    of them to what makes another happen."""
    state = flow.state
    tasks = open_tasks(upkeep, state)
    ids = [task.id for task in tasks]
    tied = len(set(ids)) < len(ids) or entangled(state, tasks, tasks)
    if upkeep.in_order or not tied:
        return None
    seat = state.commander(state.piece(tasks[0].id).controller)
    if seat == NO_SEAT:
        return None
    options = [
        make_option(
            say(f"option-upkeep-{task.what}", what=label(state, task.id)),
            "round.upkeep-order",
            "first",
            f"{task.what}.{task.source}" if task.source else task.what,
            task.id,
        )
        for task in tasks
    ]
    rest = make_option(say("option-in-order"), "round.upkeep-order", "in-order")
    return Decision(seat, say("ask-upkeep-order"), "round.upkeep-order", (*options, rest))


def open_tasks(upkeep: Upkeep, state: Duel) -> list[Task]:
    """What has not happened yet and still can."""
    return [task for task in upkeep.tasks if can_happen(state, task)]


def pick(upkeep: Upkeep, flow: Flow[Duel]) -> None:
    tasks = open_tasks(upkeep, flow.state)
    if not tasks:
        upkeep.go("ask_side")
        return
    upkeep.now = tasks[0]
    if flow.answers:
        option = flow.answer
        if option.verb == "in-order":
            upkeep.in_order = True
        else:
            what, _, source = option.subject.partition(".")
            upkeep.now = Task(what, option.target, source)
    upkeep.tasks = tuple(task for task in tasks if task != upkeep.now)


def ask(upkeep: Upkeep, flow: Flow[Duel]) -> Asked:
    """What the player decides about the thing that happens now."""
    assert upkeep.now is not None
    return question(flow.state, upkeep.now) if can_happen(flow.state, upkeep.now) else None


def happen(upkeep: Upkeep, flow: Flow[Duel]) -> None:
    assert upkeep.now is not None
    answer = flow.answer.verb if flow.answers else ""
    amount = int(flow.answer.target) if flow.answers and flow.answer.target.isdigit() else 0
    if can_happen(flow.state, upkeep.now):
        carry_out(flow, upkeep.now, answer, amount)
    upkeep.go("ask_order")


PROCEDURE = Procedure(begin=begin, side=(ask_side, turn), task=(ask_order, pick, ask, happen))


def can_happen(state: Duel, task: Task) -> bool:
    """Whether what a task is about is still there."""
    return (
        state.exists(task.id)
        and (not task.source or state.exists(task.source))
        and (task.what != "pay" or value(state, task.id, "upkeep") > 0)
    )


def rests_on(state: Duel, task: Task) -> str:
    """Object that an upkeep task depends on, besides its victim. Without it the task would not happen, or would happen
    otherwise: what makes it happen, the mage who profits by it, what an enchantment that is paid for is attached to,
    what makes creatures dearer or keeps them from healing; empty where there is none. [card.mordoks-obelisk]
    [card.deathlock]"""
    if task.what == "pay":
        return state.piece(task.id).host or next(iter(givers(state, "upkeep")), "")
    if task.what == "regenerate":
        return next(iter(givers(state, "finite-life")), "")
    if task.what in ("link", "torment"):
        return MAGE[state.piece(task.source).controller]
    return task.source


def givers(state: Duel, trait: TraitName) -> list[str]:
    """Those who give a trait to all that fit."""
    return [giver for _, giver, grant in state.index.auras if grant.gives(trait)]


def entangled(state: Duel, tasks: list[Task], others: list[Task]) -> bool:
    """Whether one of the tasks depends on one of the others. It rests on an object that the other could change or
    destroy."""
    changed = {other.id for other in others if other.what not in (markers.BANISH, "regenerate", "shield")}
    return any(rests_on(state, task) in changed for task in tasks)


def tasks_of(state: Duel, seat: int) -> list[Task]:
    """Upkeep tasks of a seat's objects. First comes what helps, then what costs, then what hurts."""
    helps: list[Task] = []
    costs: list[Task] = []
    hurts: list[Task] = []
    carriers = state.index.attached
    poisoners = state.with_word(Poisons)
    harmful = state.is_in_play(Hurts, LinksLife, Torments)
    # Who is kept from healing now may heal once it has burned down.
    fading = any("burn" in state.piece(lock).markers for lock in givers(state, "finite-life"))
    for id, piece in state.pieces():
        if piece.controller != seat:
            continue
        card = CARDS[piece.card]
        if (piece.hidden and card.kind is Kind.ENCHANTMENT) or card.kind not in IN_PLAY:
            continue
        marked = piece.markers
        if markers.BANISH in marked:
            helps.append(Task(markers.BANISH, id))
        regenerates: int | bool = False
        if values := profile(state, id).values:
            regenerates = values.get("regenerate", 0) and (can_heal(state, id) or (fading and card.living))
            if piece.damage and regenerates:
                helps.append(Task("regenerate", id))
            if values.get("upkeep", 0) > 0:
                costs.append(Task("pay", id))
        if id in MAGE and card.id == "wizard" and state.match.mode != "apprentice":
            costs.append(Task("shield", id))
        unhurt = len(hurts)
        if marked:
            hurts += [Task(marker, id) for marker in ("burn", "rot") if marker in marked]
        breathes = poisoners and card.kind is Kind.CREATURE and card.living and piece.zone != NOWHERE
        if breathes and not immune(state, id, Harm.POISON):
            hurts += [
                Task("poison", id, source)
                for source, poisons in poisoners
                if (poisons.everywhere or state.zone_of(source) == piece.zone)
                and not (poisons.spares_itself and source == id)
            ]
        if harmful and id in carriers:
            hurts += [
                Task("ghoul", id, other)
                for other, hurts in state.bears(id, Hurts)
                if hurts.when is Moment.UPKEEP
            ]
            hurts += [Task("link", id, other) for other, _ in state.bears(id, LinksLife)]
            if card.kind is Kind.CREATURE and piece.zone != NOWHERE:  # [card.banish]
                hurts += [Task("torment", id, source) for source in tormentors(state, id)]
        if regenerates and not piece.damage and len(hurts) > unhurt:
            hurts.append(Task("regenerate", id))  # the wounds of this phase [round.upkeep-order]
    return helps + costs + hurts


def tormentors(state: Duel, id: str) -> list[str]:
    """The equipment that torments a creature. Its wearers control a curse on it; what is hidden is no curse yet.
    [card.molochs-torment] [spells.reveal-not-back]"""
    torments = state.with_word(Torments)
    if not torments:
        return []
    cursed = {
        (state.piece(other).controller, subtype)
        for other in state.attached(id)
        if not state.piece(other).hidden
        for subtype in state.card(other).subtypes
    }
    return [
        other for other, torment in torments if (state.piece(other).controller, torment.subtype) in cursed
    ]


def question(state: Duel, task: Task) -> Decision | None:
    """What must be asked before a task is carried out."""
    piece = state.piece(task.id)
    match task.what:
        case "pay":
            cost = value(state, task.id, "upkeep")
            seat = payer(state, task.id)
            if seat == NO_SEAT or state.piece(MAGE[seat]).mana < cost:
                return None
            options = (
                make_option(
                    say("option-upkeep-paid", what=label(state, task.id), mana=cost),
                    "round.upkeep-pay",
                    "pay",
                    task.id,
                ),
                make_option(
                    say("option-upkeep-unpaid", what=label(state, task.id)),
                    "round.upkeep-pay",
                    "refuse",
                    task.id,
                ),
            )
            return Decision(
                seat, say("ask-upkeep-pay", what=label(state, task.id)), "round.upkeep-pay", options
            )
        case "shield":
            if piece.mana < SHIELD_COST:
                return None
            options = (
                make_option(say("option-shield-on", mana=SHIELD_COST), "mages.shield-on", "pay", task.id),
                make_option(say("option-shield-off"), "mages.shield-on", "refuse", task.id),
            )
            return Decision(piece.controller, say("ask-shield"), "mages.shield-on", options)
        case "link":
            seat = state.piece(task.source).controller
            if state.player(seat).dead:
                return None
            rule = state.card(task.source).rule
            most = min(word_of(state, task, LinksLife).most, state.piece(MAGE[seat]).damage)
            if not most or not can_heal(state, MAGE[seat]):
                return None
            amounts = tuple(
                make_option(
                    say("option-link", damage=amount, what=label(state, task.id)),
                    rule,
                    "pay",
                    task.id,
                    str(amount),
                )
                for amount in range(most, -1, -1)
            )
            return Decision(seat, say("ask-link", what=label(state, task.id)), rule, amounts)
        case "torment":
            seat = state.piece(task.source).controller
            rule, mana = state.card(task.source).rule, word_of(state, task, Torments).mana
            if state.player(seat).dead or state.piece(MAGE[seat]).mana < mana:
                return None
            options = (
                make_option(say("option-torment", what=label(state, task.id)), rule, "pay", task.id),
                make_option(say("option-no-torment"), rule, "refuse", task.id),
            )
            return Decision(seat, say("ask-torment", what=label(state, task.id)), rule, options)
    return None


def word_of(state: Duel, task: Task, kind: type[W]) -> W:
    """What makes a task happen, as the card of its source says it."""
    word = find_word(state.card(task.source).lasting, kind)
    assert word is not None
    return word


def payer(state: Duel, id: str) -> int:
    """Seat that pays an object's upkeep. It is its controller, or a living team mate; ``NO_SEAT`` where nobody pays.
    [round.upkeep-controller] [multiplayer.team-fallen]"""
    return state.commander(state.piece(id).controller)


def carry_out(flow: Flow[Duel], task: Task, answer: str, amount: int) -> None:
    """Let a task happen."""
    state = flow.state
    id = task.id
    piece = state.piece(id)
    match task.what:
        case markers.BANISH:
            return_from_banishment(flow, id)
        case "regenerate":
            heal(flow, id, value(state, id, "regenerate"), "damage.regeneration")
        case "pay":
            if answer == "pay":
                lose_mana(flow, payer(state, id), value(state, id, "upkeep"), "round.upkeep-pay")
            else:
                destroy(flow, id, "round.upkeep-pay")
        case "shield" if answer == "pay":
            lose_mana(flow, piece.controller, SHIELD_COST, "mages.shield-on")
            place(flow, id, SHIELD, "mages.shield-on")
        case "burn":
            burn(flow, id)
        case "rot":
            hurt(flow, id, piece.markers["rot"], "conditions.rot", Harm.POISON)
        case "poison":
            poisons = word_of(state, task, Poisons)
            hurt(flow, id, poisons.damage, state.card(task.source).rule, Harm.POISON)
        case "ghoul":
            hurts = word_of(state, task, Hurts)
            hurt(flow, id, hurts.damage, state.card(task.source).rule, hurts.harm)
        case "link" if amount:
            rule = state.card(task.source).rule
            hurt(flow, id, heal(flow, MAGE[state.piece(task.source).controller], amount, rule), rule)
        case "torment" if answer == "pay":
            rule, torment = state.card(task.source).rule, word_of(state, task, Torments)
            lose_mana(flow, state.piece(task.source).controller, torment.mana, rule)
            hurt(flow, id, torment.damage, rule)


def burn(flow: Flow[Duel], id: str) -> None:
    """Roll an attack die for each Burn marker. A 0 takes the marker off, else the number is direct damage.
    [conditions.burn]"""
    damage = 0
    for _ in range(flow.state.piece(id).markers["burn"]):
        die = roll_attack(flow, 1)
        normal, critical = tally(die)
        flow.emit(
            BurnRolled(what=label(flow.state, id), id=id, dice=str(die[0]), normal=normal, critical=critical),
            "conditions.burn",
        )
        if total(die):
            damage += total(die)
        else:
            remove(flow, id, "burn", "conditions.burn", 1)
    hurt(flow, id, damage, "conditions.burn", Harm.FLAME)
