"""Objects moved by force: pushed, bashed, teleported, banished; and what waits for whoever enters a zone."""

from __future__ import annotations

from magehall.games.mage_wars import activation, blow, striking, triggering
from magehall.games.mage_wars.arena import DIRECTIONS, Direction, push_directions
from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import Kind, Style, Trigger
from magehall.games.mage_wars.cards.traits import Harm
from magehall.games.mage_wars.destruction import destroy
from magehall.games.mage_wars.naming import label
from magehall.games.mage_wars.profile import has, immune, level
from magehall.games.mage_wars.state import NO_SEAT, NOWHERE, Duel
from magehall.games.mage_wars.words import say
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Asked, Flow, Frame


def in_own_phase(state: Duel, id: str) -> bool:
    """Whether a creature's own action phase is under way."""
    return any(isinstance(frame, activation.Activation) and frame.creature == id for frame in state.stack)


def wall_on(state: Duel, border: str | None) -> str:
    """The wall on a border; empty where there is none."""
    return state.index.walls.get(border or "", "")


class Push(Frame):
    """A creature is pushed one zone, away from ``source`` unless a direction is given. [movement.push]
    [movement.push-choice] [movement.not-move-action]"""

    creature: str
    seat: int
    source: str = ""
    ways: tuple[Direction, ...] = ()
    way: str = ""
    displaced: int = 0

    def choose(self, flow: Flow[Duel]) -> Asked:
        state = flow.state
        if not self.can_be_pushed(state):
            return None
        ways = self.open_ways(state)
        if len(ways) < 2:
            return None
        options = tuple(
            make_option(
                say("option-push", way=f"@way-{way}"), "movement.push-choice", "push", self.creature, way
            )
            for way in ways
        )
        prompt = say("ask-push", what=label(state, self.creature))
        return Decision(self.seat, prompt, "movement.push-choice", options)

    def can_be_pushed(self, state: Duel) -> bool:
        """Restrained creatures can be pushed, unmovable ones cannot. [movement.unmovable] [conditions.restrained-moved]"""
        return (
            state.exists(self.creature)
            and state.piece(self.creature).zone != NOWHERE
            and state.card(self.creature).kind is Kind.CREATURE
            and not has(state, self.creature, "unmovable")
        )

    def open_ways(self, state: Duel) -> tuple[Direction, ...]:
        """The ways among which the push's controller chooses."""
        if self.ways:
            return self.ways
        if not self.source or not state.exists(self.source):
            return DIRECTIONS
        return push_directions(state.arena, state.zone_of(self.source), state.zone_of(self.creature))

    def chosen(self, flow: Flow[Duel]) -> None:
        if not self.can_be_pushed(flow.state):
            self.stop()
            return
        self.way = flow.answer.target if flow.answers else self.open_ways(flow.state)[0]

    def meet(self, flow: Flow[Duel]) -> None:
        """The edge of the arena and a wall that blocks the way bash; a wall with Passage Attacks strikes first.
        [movement.bash] [movement.bash-flying] [movement.push-walls]"""
        state = flow.state
        self.displaced = state.piece(self.creature).displaced
        zone = state.zone_of(self.creature)
        way = _way(self.way)
        border = state.arena.border_towards(zone, way)
        wall = wall_on(state, border)
        blocked = bool(wall) and "passage-blocked" in state.card(wall).trait_names
        flying = blow.in_the_air(state, self.creature)
        if border is None or (blocked and not flying):
            flow.emit("bashed", "movement.bash", what=label(state, self.creature), id=self.creature)
            self.stop()
            striking.automatic_attack(flow, "", 0, self.creature, "bash")
        elif wall and not flying:
            passage_attacks(flow, wall, self.creature)

    def arrive(self, flow: Flow[Duel]) -> None:
        """Who was carried off before it was through the wall is pushed no further. [combat.cancelled-moved]"""
        state = flow.state
        if not state.exists(self.creature) or state.piece(self.creature).displaced != self.displaced:
            return
        zone = state.arena.step(state.zone_of(self.creature), _way(self.way))
        assert zone is not None
        state.move(self.creature, zone).displaced += 1
        flow.emit(
            "pushed",
            "movement.push",
            what=label(state, self.creature),
            id=self.creature,
            zone=state.arena.name(zone),
        )
        flow.call(Entering(creature=self.creature))

    steps = (choose, chosen, meet, arrive)


def _way(name: str) -> Direction:
    return next(way for way in DIRECTIONS if way == name)


def passage_attacks(flow: Flow[Duel], wall: str, creature: str) -> None:
    """A wall strikes who passes through; thorns as often as the creature's level less one. [movement.wall-attack]
    [card.wall-of-thorns]"""
    state = flow.state
    card = state.card(wall)
    if "passage-attacks" not in card.trait_names:
        return
    strikes = level(state, creature) - 1 if card.id == "wall_of_thorns" else 1
    place = next(place for place, bar in enumerate(card.attacks) if bar.style is Style.PASSAGE)
    for _ in range(strikes):
        striking.automatic_attack(flow, wall, place, creature, "passage")


class Teleport(Frame):
    """An object is teleported to a zone: nothing on the way matters, and conjurations attached to it are left behind
    and destroyed. [movement.teleport] [movement.teleport-attached] [movement.teleport-in-place]"""

    creature: str
    zone: int

    def leave(self, flow: Flow[Duel]) -> None:
        state = flow.state
        for other in state.attached(self.creature):
            if state.card(other).kind is Kind.CONJURATION:
                destroy(flow, other, "movement.teleport-attached")

    def arrive(self, flow: Flow[Duel]) -> None:
        state = flow.state
        moved = state.piece(self.creature).zone != self.zone
        state.move(self.creature, self.zone).displaced += 1
        flow.emit(
            "teleported",
            "movement.teleport",
            what=label(state, self.creature),
            id=self.creature,
            zone=state.arena.name(self.zone),
        )
        if moved:
            flow.call(Entering(creature=self.creature))

    steps = (leave, arrive)


class Entering(Frame):
    """A creature has entered a zone: gas clings to it, and traps of its enemies must be revealed, in the order their
    controller chooses. [movement.trap-trigger] [movement.trap-interrupts] [movement.trap-several]"""

    creature: str
    sprung: tuple[str, ...] = ()
    """The traps it has walked into: none of them stays hidden, whatever the others do to it."""

    def breathe(self, flow: Flow[Duel]) -> None:
        breathe_gas(flow, self.creature)
        self.sprung = tuple(waiting_for(flow.state, self.creature))

    def choose(self, flow: Flow[Duel]) -> Asked:
        traps = self.traps(flow.state)
        if len(traps) < 2:
            return None
        state = flow.state
        seat = state.commander(state.piece(traps[0]).controller)
        options = tuple(
            make_option(
                say("option-trap", spell=state.card(trap).name), "movement.trap-several", "trap", trap
            )
            for trap in traps
        )
        return Decision(seat, say("ask-trap"), "movement.trap-several", options)

    def traps(self, state: Duel) -> list[str]:
        """Those of one enemy that have yet to be revealed; whose come first is a matter of the initiative.
        [round.initiative-first]"""
        order = state.in_order()
        found = {
            id: state.commander(state.piece(id).controller)
            for id in self.sprung
            if state.exists(id) and state.piece(id).hidden
        }
        first = next((seat for seat in order if seat in found.values()), NO_SEAT)
        return [id for id, seat in found.items() if seat == first != NO_SEAT]

    def spring(self, flow: Flow[Duel]) -> None:
        traps = self.traps(flow.state)
        if traps:
            trap = flow.answer.subject if flow.answers else traps[0]
            self.go("choose")
            flow.call(triggering.Triggered(piece=trap))

    steps = (breathe, choose, spring)


def waiting_for(state: Duel, creature: str) -> list[str]:
    """The hidden traps of its enemies in the zone a creature is in."""
    if not state.index.veiled or state.card(creature).kind is not Kind.CREATURE:
        return []
    zone, seat = state.zone_of(creature), state.piece(creature).controller
    return [
        id
        for id, piece in state.pieces()
        if piece.hidden
        and piece.zone == zone
        and CARDS[piece.card].trigger is Trigger.ENTERED
        and not state.friends(seat, piece.controller)
    ]


def breathe_gas(flow: Flow[Duel], creature: str) -> None:
    """Who comes into a poison gas cloud, or begins its action phase there, takes but one move action this round.
    [card.poison-gas-cloud]"""
    state = flow.state
    clouds = state.of_cards("poison_gas_cloud")
    if not clouds or not state.card(creature).living or immune(state, creature, Harm.POISON):
        return
    if state.piece(creature).used.get("gas"):
        return
    zone = state.zone_of(creature)
    if any(state.zone_of(cloud) == zone for cloud in clouds):
        state.edit_counters(creature).used["gas"] = 1
        flow.emit("gassed", "card.poison-gas-cloud", what=label(state, creature), id=creature)


def direction(name: str) -> Direction:
    """The direction of that name."""
    return _way(name)
