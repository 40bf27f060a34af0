"""Objects that come into play: summoned creatures, conjurations, walls, enchantments and equipment."""

from __future__ import annotations

from magehall.games.mage_wars.cards import CARDS, NUMBER
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.cards.lasting import Gateway, SetUpon, find_word
from magehall.games.mage_wars.damage.conditions import place
from magehall.games.mage_wars.damage.damage import lose_life
from magehall.games.mage_wars.damage.leave_play import lose_mana, return_to_book
from magehall.games.mage_wars.model.events.spells import (
    Attached,
    CameThroughGate,
    EnteredPlay,
    Equipped,
    Unequipped,
    WallBuilt,
)
from magehall.games.mage_wars.model.frames import Arrival, Binding, Cast, Equipping
from magehall.games.mage_wars.model.labels import label, target_label
from magehall.games.mage_wars.model.sight import in_range, sees
from magehall.games.mage_wars.model.state import MAGE, Duel
from magehall.games.mage_wars.model.values import level, master
from magehall.games.mage_wars.model.words import say
from magehall.games.mage_wars.spells.aiming.suiting import free_slots
from magehall.kernel.decision import Decision, Option, make_option
from magehall.kernel.flow import Asked, Flow, Procedure


def enter_play(flow: Flow[Duel], id: str, zone: int) -> None:
    """A creature or conjuration stands in a zone; a creature is inactive. [spells.creature]
    [round.enters-inactive]"""
    state = flow.state
    piece = state.enter(id)
    piece.zone = zone
    piece.summoned = state.match.round
    piece.since = state.next_serial()
    flow.emit(
        EnteredPlay(what=label(state, id), id=id, zone=state.arena.name(zone)),
        "spells.creature" if state.card(id).kind is Kind.CREATURE else "spells.conjuration",
    )
    flow.call(Arrival(piece=id))


def ask_gate(arrival: Arrival, flow: Flow[Duel]) -> Asked:
    """A new creature may come through an open gate of its controller instead. Not every gate lets in what a familiar or
    a spawnpoint summons. [card.gate-to-hell]"""
    state = flow.state
    if not state.exists(arrival.piece):
        return None
    piece = state.piece(arrival.piece)
    subtypes = CARDS[piece.card].subtypes
    by_helper = any(cast.spell == arrival.piece and cast.caster not in MAGE for cast in state.running(Cast))
    gates = [
        id
        for id, gateway in state.with_word(Gateway)
        if gateway.subtype in subtypes
        and (gateway.by_helpers or not by_helper)
        and state.piece(id).controller == piece.controller
        and state.piece(id).markers.get("opened")
        and state.piece(id).zone != piece.zone
    ]
    if not gates:
        return None
    rule = state.card(gates[0]).rule
    options = (
        make_option(say("option-through-gate"), rule, "gate", gates[0]),
        make_option(say("option-stay-here"), rule, "pass"),
    )
    return Decision(piece.controller, say("ask-gate"), rule, options)


def through_gate(arrival: Arrival, flow: Flow[Duel]) -> None:
    if flow.answers and flow.answer.verb == "gate":
        state = flow.state
        zone = state.zone_of(flow.answer.subject)
        state.edit_piece(arrival.piece).zone = zone
        flow.emit(
            CameThroughGate(what=label(state, arrival.piece), id=arrival.piece, zone=state.arena.name(zone)),
            state.card(flow.answer.subject).rule,
        )


def ask_marker(arrival: Arrival, flow: Flow[Duel]) -> Asked:
    """The Beastmaster's pet, the Warlock's bloodreaper; a team mate's creature is friendly too. [mages.pet]
    [mages.bloodreaper] [multiplayer.team-one-player]"""
    state = flow.state
    masters = possible_masters(arrival, state) if state.exists(arrival.piece) else []
    if not masters:
        return None
    marker = marker_for(state, arrival.piece, masters[0])
    price = level(state, arrival.piece) + 1
    rule = f"mages.{marker}"
    options = (
        make_option(
            say(f"option-{marker}", what=label(state, arrival.piece), price=price),
            rule,
            "mark",
            arrival.piece,
        ),
        make_option(say("option-no-marker"), rule, "pass"),
    )
    return Decision(masters[0], say(f"ask-{marker}", what=label(state, arrival.piece)), rule, options)


def possible_masters(arrival: Arrival, state: Duel) -> list[int]:
    """Those who may yet put a marker of theirs on it, its controller first."""
    seat = state.piece(arrival.piece).controller
    friends = sorted(
        (other for other in state.in_order() if state.friends(seat, other)), key=lambda s: s != seat
    )
    return [s for s in friends if s not in arrival.asked and marker_for(state, arrival.piece, s)]


def mark(arrival: Arrival, flow: Flow[Duel]) -> None:
    """[mages.bloodreaper-cost]"""
    if not flow.answers:
        return
    ((seat, answer),) = flow.answers.items()
    if answer.verb != "mark":
        arrival.asked = (*arrival.asked, seat)
        arrival.go("ask_marker")
        return
    state = flow.state
    price = level(state, arrival.piece) + 1
    marker = marker_for(state, arrival.piece, seat)
    piece = state.edit_piece(arrival.piece)
    if seat != piece.controller:
        piece.chosen = MAGE[seat]
    place(flow, arrival.piece, marker, f"mages.{marker}")
    if marker == "pet":
        lose_mana(flow, seat, price, "mages.pet")
    else:
        lose_life(flow, MAGE[seat], price, "mages.bloodreaper-cost")


def ask_mage(arrival: Arrival, flow: Flow[Duel]) -> Asked:
    """Some conjurations are set upon a mage. [card.mana-siphon] [card.gate-to-voltari]"""
    state = flow.state
    choice = mages_to_choose(state, arrival.piece) if state.exists(arrival.piece) else []
    if not choice:
        return None
    card = state.card(arrival.piece)
    options = tuple(
        make_option(say("option-set-upon", mage=f"#{MAGE.index(mage)}"), card.rule, "set-upon", mage)
        for mage in choice
    )
    seat = state.piece(arrival.piece).controller
    return Decision(seat, say("ask-set-upon", what=card.name), card.rule, options)


def set_upon(arrival: Arrival, flow: Flow[Duel]) -> None:
    if flow.answers:
        flow.state.edit_piece(arrival.piece).chosen = flow.answer.subject


ARRIVAL = Procedure(gate=(ask_gate, through_gate), marker=(ask_marker, mark), mage=(ask_mage, set_upon))


def marker_for(state: Duel, id: str, seat: int) -> str:
    """Ability marker a seat's mage may put on a new creature. The creature has just come into play; a Warlock may pay
    with the last of his life. [mages.pet-one] [mages.bloodreaper-one] [mages.bloodreaper-cost]"""
    card = state.card(id)
    mage = MAGE[seat]
    if card.kind is not Kind.CREATURE or card.legendary or not state.exists(mage):
        return ""
    if state.match.mode == "apprentice":
        return ""
    mage_card = state.card(mage).id
    price = card.level + 1
    marker = ""
    if mage_card == "beastmaster" and "animal" in card.subtypes and state.piece(mage).mana >= price:
        marker = "pet"
    elif mage_card == "warlock" and "demon" in card.subtypes:
        marker = "bloodreaper"
    taken = any(marker in other.markers and master(state, id) == mage for id, other in state.pieces())
    return "" if taken else marker


def mages_to_choose(state: Duel, id: str) -> list[str]:
    """The mages a conjuration may be set upon when it comes into play."""
    upon = find_word(state.card(id).lasting, SetUpon)
    if upon is None:
        return []
    mages = [mage for mage in MAGE if state.exists(mage)]
    if upon.enemy:
        seat = state.piece(id).controller
        return [mage for mage in mages if state.is_enemy(seat, mage)]
    return [mage for mage in mages if in_range(state, id, mage, upon.within) and sees(state, id, mage)]


def attach(flow: Flow[Duel], id: str, target: str) -> None:
    """Attach an object to another, or to a zone. [spells.enchantment-attached] [spells.conjuration-object]"""
    state = flow.state
    piece = state.edit_hidden(id) if state.piece(id).hidden else state.edit_piece(id)
    piece.summoned = state.match.round
    if state.exists(target):
        piece.host = target
    else:
        piece.zone = state.arena.zone(target)
    flow.emit(
        Attached(what=label(state, id), id=id, target=target_label(state, target), target_id=target),
        "spells.enchantment-attached",
    )


def twins(state: Duel, id: str) -> bool:
    """Whether another revealed enchantment of the same name is on the same target. [spells.enchantment-twin]"""
    piece = state.piece(id)
    if piece.host:
        for other in state.index.attached[piece.host]:
            twin = state.piece(other)
            if twin.card == piece.card and other != id and not twin.hidden and twin.zone == piece.zone:
                return True
        return False
    return any(
        other != id
        and twin.card == piece.card
        and not twin.hidden
        and not twin.host
        and twin.zone == piece.zone
        for other, twin in state.pieces()
    )


def ask_slot(equipping: Equipping, flow: Flow[Duel]) -> Asked:
    """Ask which slot equipment takes, or what it replaces. It is asked where either of two slots would do, or either of
    two rings can give way. An enemy's equipment makes no room. [spells.equipment-two-slots] [spells.equipment-reach]"""
    state = flow.state
    if not state.exists(equipping.mage):
        equipping.stop()  # nobody is left to wear it
        return None
    card = state.card(equipping.piece)
    free = free_slots(state, equipping.mage, card)
    options = []
    if card.either_slot:
        options = [
            make_option(say("option-slot", slot=f"@slot-{slot}"), "spells.equipment-two-slots", "slot", slot)
            for slot in free
        ]
        if not state.is_enemy(equipping.seat, equipping.mage):
            options += [replacing(state, id, slot) for id, slot in in_the_way(equipping, state)]
    elif "ring" in card.slots and not free:
        options = [replacing(state, id) for id, _ in in_the_way(equipping, state)]
    if len(options) < 2:
        return None
    return Decision(
        equipping.seat,
        say("ask-slot", what=label(state, equipping.piece)),
        "spells.equipment-slot",
        tuple(options),
    )


def replacing(state: Duel, id: str, slot: str = "") -> Option:
    """The option to take something off to make room."""
    if slot:
        words = say("option-replace-in", what=label(state, id), slot=f"@slot-{slot}")
    else:
        words = say("option-replace", what=label(state, id))
    return make_option(words, "spells.equipment-replace", "replace", id, slot)


def in_the_way(equipping: Equipping, state: Duel) -> list[tuple[str, str]]:
    """What is worn where the new piece could go, and where."""
    slots = state.card(equipping.piece).slots
    return [
        (id, slot.value)
        for id in state.attached(equipping.mage)
        for slot in slots
        if slot.value in state.piece(id).chosen.split()
    ]


def put_on(equipping: Equipping, flow: Flow[Duel]) -> None:
    state = flow.state
    card = state.card(equipping.piece)
    slots = " ".join(card.slots)
    free = free_slots(state, equipping.mage, card)
    if flow.answers and flow.answer.verb == "slot":
        slots = flow.answer.subject
    elif flow.answers and flow.answer.verb == "replace":
        slots = flow.answer.target or slots
        take_off(flow, flow.answer.subject)
    elif card.either_slot:
        slots = free[0]
    elif not free:
        for id in dict.fromkeys(id for id, _ in in_the_way(equipping, state)):
            take_off(flow, id)
    piece = state.enter(equipping.piece, equipping.mage)
    piece.host = equipping.mage
    piece.chosen = slots
    piece.since = state.next_serial()
    flow.emit(
        Equipped(
            what=label(state, equipping.piece),
            id=equipping.piece,
            target=label(state, equipping.mage),
            target_id=equipping.mage,
        ),
        "spells.equipment-worn",
    )
    if card.binds is not None:
        # The wearer binds a spell of its own. [casting.spellbind]
        flow.call(Binding(holder=equipping.piece, seat=MAGE.index(equipping.mage)))


def take_off(flow: Flow[Duel], id: str) -> None:
    flow.emit(Unequipped(what=label(flow.state, id), id=id), "spells.equipment-replace")
    return_to_book(flow, id)


EQUIPPING = Procedure(slot=(ask_slot, put_on))


def build_wall(flow: Flow[Duel], id: str, border: str) -> None:
    """A wall stands on a border. [spells.wall-border]"""
    state = flow.state
    piece = state.enter(id)
    piece.border = border
    piece.summoned = state.match.round
    flow.emit(WallBuilt(what=label(state, id), id=id, border=border), "spells.wall-border")


def extend_wall(flow: Flow[Duel], id: str, seat: int, border: str) -> None:
    """A second wall of the same name, from the book. [spells.wall-extend]"""
    state = flow.state
    card = state.card(id)
    state.edit_cards(seat).book.remove(NUMBER[card.id])
    serial = state.next_serial()
    second = f"{card.slug}-{serial}"
    first = state.piece(id)
    from_piece = type(first)(first.card, seat, seat, serial)
    state.add(second, from_piece)
    build_wall(flow, second, border)
