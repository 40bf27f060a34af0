"""Windows for revealing enchantments, and for a quickcast around an action phase. Who is asked follows from what
everyone sees: that a seat controls something face down. Nothing is interrupted, and what has happened has happened.
[spells.reveal-no-interrupt] [spells.reveal-not-back]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.model.deeds import RevealEnchantment
from magehall.games.mage_wars.model.frames import ActionPhases, Attack, Cast, Reveal
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import MAGE, Duel
from magehall.games.mage_wars.model.words import say
from magehall.games.mage_wars.spells.costs import reveal_cost
from magehall.games.mage_wars.spells.quickcast import act_around_action, around_action_options, may_act
from magehall.games.mage_wars.spells.reveal import why_it_fades
from magehall.kernel.decision import Decision, Option, Pass
from magehall.kernel.flow import Flow, Window
from magehall.kernel.frame import Frame

BEFORE_ACTION = "before-action"
AFTER_ACTION = "after-action"
AROUND_ACTION = frozenset({BEFORE_ACTION, AFTER_ACTION})

AFTER: Mapping[str, str] = {
    # At the end of every phase. [spells.reveal-phase-end]
    "Round.initiative": "phase-end",
    "Round.reset": "phase-end",
    "Round.channel": "phase-end",
    "Round.upkeep": "phase-end",
    "Round.planning": "phase-end",
    "Round.deployment": "phase-end",
    "Round.first_quickcast": "phase-end",
    "Round.final_quickcast": "phase-end",
    # When a creature was activated, and when it has moved. [spells.reveal-activation] [spells.reveal-after-move]
    "Activation.activate": "activated",
    "Move.suffer": "moved",
    "Activation.end": "action-end",
    # After each step of an attack. [spells.reveal-attack-steps]
    "Attack.declare": "attack-declared",
    "Attack.avoid": "attack-avoided",
    "Attack.roll": "attack-rolled",
    "Attack.damage": "attack-damage",
    "Attack.strikes": "attack-strikes",
    "Attack.barrier": "attack-barrier",
    "Attack.counterstrike": "attack-counterstrike",
    "Attack.end": "attack-end",
    # After each step of casting. [spells.reveal-cast-steps]
    "Cast.cast": "spell-cast",
    "Cast.counter": "spell-counter",
    "Cast.resolve": "spell-resolved",
    # The acting side's own moments; the acting player itself quickcasts before it activates.
    # [round.quickcast-around-activation] [multiplayer.team-one-player]
    "ActionPhases.decide": BEFORE_ACTION,
    "ActionPhases.judge": AFTER_ACTION,
}


class RevealWindows:
    """When, who and what."""

    after: Mapping[str, str] = AFTER

    def who(self, state: Duel, window: Window, opener: Frame) -> Sequence[int]:
        if window.name in AROUND_ACTION:
            assert isinstance(opener, ActionPhases)
            return around_action(state, window.name, opener)
        if not state.index.hidden_controllers:
            return ()
        return [seat for seat in state.in_order() if controls_hidden(state, seat)]

    def ask(self, state: Duel, window: Window, opener: Frame, seat: int) -> Decision:
        letting = Pass().option(say("option-let-pass"), "spells.reveal-order")
        if window.name in AROUND_ACTION:
            options = around_action_options(state, seat)
            return Decision(
                seat, say(f"ask-{window.name}"), "round.quickcast-around-activation", (*options, letting)
            )
        options = reveal_options(state, seat)
        return Decision(seat, say(f"ask-reveal-{window.name}"), "spells.reveal-order", (*options, letting))

    def reply(self, flow: Flow[Duel], window: Window, opener: Frame, seat: int, option: Option) -> None:
        if isinstance(option.deed, RevealEnchantment):
            flow.call(Reveal(piece=option.deed.enchantment))
        else:
            act_around_action(flow, seat, option.deed)


def around_action(state: Duel, moment: str, turn: ActionPhases) -> list[int]:
    """Seats that may quickcast right before or after an action phase. The phase is of a friend's creature, and only
    what everyone can see counts. The one whose turn it is did so, before it, when choosing the creature.
    [round.quickcast-around-activation]"""
    before = moment == BEFORE_ACTION
    if not (turn.creature if before else turn.acted):
        return []
    first = state.commander(turn.turn)
    sides = [
        seat
        for seat in state.in_order()
        if state.friends(seat, turn.turn) and not (before and seat == first) and may_act(state, seat)
    ]
    return sorted(sides, key=lambda seat: seat != first)


def controls_hidden(state: Duel, seat: int) -> bool:
    """Whether a seat decides about a face-down enchantment. It is its own or a fallen team mate's; everyone sees that.
    [multiplayer.team-fallen]"""
    return any(state.commander(other) == seat for other in state.index.hidden_controllers)


def _in_play(host: str, zone: int) -> bool:
    return bool(host) or zone >= 0


def reveal_options(state: Duel, seat: int) -> list[Option]:
    """Options to reveal the hidden enchantments a seat can pay for. One that would fade costs nothing."""
    mana = state.piece(MAGE[seat]).mana
    found = []
    for id, piece in state.pieces():
        if piece.hidden and state.commander(piece.controller) == seat and _in_play(piece.host, piece.zone):
            cost = 0 if why_it_fades(state, id) else reveal_cost(state, id)
            if cost <= mana and not is_barred(state, id):
                words = say(
                    "option-reveal",
                    spell=CARDS[piece.card].name,
                    target=label(state, piece.host) if piece.host else state.arena.name(piece.zone),
                    mana=cost,
                )
                found.append(RevealEnchantment(id).option(words, "spells.reveal-cost"))
    return found


def is_barred(state: Duel, id: str) -> bool:
    """Whether an enchantment cannot be revealed at this moment. A spell under way may hold it down, and some cannot be
    revealed during any attack or spell. [card.seeking-dispel] [card.turn-to-stone]"""
    casts = state.running(Cast)
    if state.card(id).only_at_rest and (casts or state.find(Attack)):
        return True
    return any(cast.target == id and _pins(state, cast.spell) for cast in casts)


def _pins(state: Duel, spell: str) -> bool:
    return state.exists(spell) and state.card(spell).pins
