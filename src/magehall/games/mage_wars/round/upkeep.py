"""The upkeep phase: upkeep costs, damage of conditions, regeneration. [round.upkeep-effects]"""

from __future__ import annotations

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.cards.traits import Harm
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
from magehall.games.mage_wars.spells.unique import return_from_banishment
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Asked, Flow, Procedure

SHIELD_COST = 2
MOST_LINKED = 2

POISONERS: dict[str, int] = {"malacoda": 2, "poison_gas_cloud": 2, "idol_of_pestilence": 1}
"""The direct poison damage these do to living creatures in each upkeep phase."""

UPKEEP_ENCHANTMENTS = tuple(
    card.id for card in CARDS if card.kind is Kind.ENCHANTMENT and "upkeep" in card.trait_names
)
"""What is paid for as long as its creature lives."""

AFFECT_OTHERS = (
    *POISONERS, "ghoul_rot", "death_link", "molochs_torment", *UPKEEP_ENCHANTMENTS, "mordoks_obelisk", "deathlock",
)  # fmt: skip
"""All that makes things happen to other objects or keeps them from it, or whose cost depends on another object."""


def begin(upkeep: Upkeep, flow: Flow[Duel]) -> None:
    state = flow.state
    order = state.in_order()
    upkeep.seats = (*order, *(seat for seat in range(state.seats) if seat not in order))


def ask_side(upkeep: Upkeep, flow: Flow[Duel]) -> Asked:
    """Ask whose objects come first in the upkeep. It is asked only where what happens to one player's objects depends
    on what happens to another's."""
    state = flow.state
    if len(upkeep.seats) < 2 or not state.is_in_play(*AFFECT_OTHERS):
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
    the Obelisk that makes creatures dearer or the Deathlock that keeps them from healing; empty where there is none."""
    if task.what == "pay":
        return state.piece(task.id).host or next(iter(state.of_cards("mordoks_obelisk")), "")
    if task.what == "regenerate":
        return next(iter(state.of_cards("deathlock")), "")
    if task.what in ("link", "torment"):
        return MAGE[state.piece(task.source).controller]
    return task.source


def entangled(state: Duel, tasks: list[Task], others: list[Task]) -> bool:
    """Whether one of the tasks depends on one of the others. It rests on an object that the other could change or
    destroy."""
    changed = {other.id for other in others if other.what not in ("banish", "regenerate", "shield")}
    return any(rests_on(state, task) in changed for task in tasks)


def tasks_of(state: Duel, seat: int) -> list[Task]:
    """Upkeep tasks of a seat's objects. First comes what helps, then what costs, then what hurts."""
    helps: list[Task] = []
    costs: list[Task] = []
    hurts: list[Task] = []
    carriers = state.index.attached
    poisoners = [(source, state.card(source).id) for source in state.of_cards(*POISONERS)]
    # Who is kept from healing now may heal once it has burned down.
    fading = any("burn" in state.piece(lock).markers for lock in state.of_cards("deathlock"))
    for id, piece in state.pieces():
        if piece.controller != seat:
            continue
        card = CARDS[piece.card]
        if (piece.hidden and card.kind is Kind.ENCHANTMENT) or card.kind not in IN_PLAY:
            continue
        markers = piece.markers
        if "banish" in markers:
            helps.append(Task("banish", id))
        values = profile(state, id).values
        regenerates = values.get("regenerate", 0) and (can_heal(state, id) or (fading and card.living))
        if piece.damage and regenerates:
            helps.append(Task("regenerate", id))
        if values.get("upkeep", 0) > 0:
            costs.append(Task("pay", id))
        if id in MAGE and card.id == "wizard" and state.match.mode != "apprentice":
            costs.append(Task("shield", id))
        unhurt = len(hurts)
        if "burn" in markers:
            hurts.append(Task("burn", id))
        if "rot" in markers:
            hurts.append(Task("rot", id))
        breathes = poisoners and card.kind is Kind.CREATURE and card.living and piece.zone != NOWHERE
        if breathes and not immune(state, id, Harm.POISON):
            hurts += [
                Task("poison", id, source)
                for source, name in poisoners
                if name == "idol_of_pestilence" or state.zone_of(source) == piece.zone
            ]
        if id in carriers:
            hurts += [Task("ghoul", id, other) for other in state.bears(id, "ghoul_rot")]
            hurts += [Task("link", id, other) for other in state.bears(id, "death_link")]
            if card.kind is Kind.CREATURE and piece.zone != NOWHERE:  # [card.banish]
                hurts += [Task("torment", id, source) for source in tormentors(state, id)]
        if regenerates and not piece.damage and len(hurts) > unhurt:
            hurts.append(Task("regenerate", id))  # the wounds of this phase [round.upkeep-order]
    return helps + costs + hurts


def tormentors(state: Duel, id: str) -> list[str]:
    """The Moloch's Torments that hurt a creature. Their wearers control a curse on it; what is hidden is no curse yet.
    [card.molochs-torment] [spells.reveal-not-back]"""
    torments = state.of_cards("molochs_torment")
    if not torments:
        return []
    cursed = {
        state.piece(other).controller
        for other in state.attached(id)
        if "curse" in state.card(other).subtypes and not state.piece(other).hidden
    }
    return [other for other in torments if state.piece(other).controller in cursed]


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
            most = min(MOST_LINKED, state.piece(MAGE[seat]).damage)
            if not most or not can_heal(state, MAGE[seat]):
                return None
            amounts = tuple(
                make_option(
                    say("option-link", damage=amount, what=label(state, task.id)),
                    "card.death-link",
                    "pay",
                    task.id,
                    str(amount),
                )
                for amount in range(most, -1, -1)
            )
            return Decision(seat, say("ask-link", what=label(state, task.id)), "card.death-link", amounts)
        case "torment":
            seat = state.piece(task.source).controller
            if state.player(seat).dead or not state.piece(MAGE[seat]).mana:
                return None
            options = (
                make_option(
                    say("option-torment", what=label(state, task.id)), "card.molochs-torment", "pay", task.id
                ),
                make_option(say("option-no-torment"), "card.molochs-torment", "refuse", task.id),
            )
            return Decision(
                seat, say("ask-torment", what=label(state, task.id)), "card.molochs-torment", options
            )
    return None


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
        case "banish":
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
            source = state.card(task.source)
            hurt(flow, id, POISONERS[source.id], source.rule, Harm.POISON)
        case "ghoul":
            hurt(flow, id, 2, "card.ghoul-rot", Harm.POISON)
        case "link" if amount:
            healed = heal(flow, MAGE[state.piece(task.source).controller], amount, "card.death-link")
            hurt(flow, id, healed, "card.death-link")
        case "torment" if answer == "pay":
            lose_mana(flow, state.piece(task.source).controller, 1, "card.molochs-torment")
            hurt(flow, id, 1, "card.molochs-torment")


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
