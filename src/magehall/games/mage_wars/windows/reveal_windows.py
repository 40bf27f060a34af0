"""Windows for revealing enchantments, and for a quickcast around an action phase. Who is asked follows from what
everyone sees: that a seat controls something face down. Nothing is interrupted, and what has happened has happened.
[spells.reveal-no-interrupt] [spells.reveal-not-back]"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from magehall.games.mage_wars.combat.defense import known_defenses, why_not_defend
from magehall.games.mage_wars.model.deeds import DefendWith, RevealEnchantment
from magehall.games.mage_wars.model.frames import ActionPhases, Attack, Reveal
from magehall.games.mage_wars.model.state import Duel
from magehall.games.mage_wars.model.words import say
from magehall.games.mage_wars.spells.casting.quickcast import (
    act_around_action,
    may_act,
    quickcast_question,
)
from magehall.games.mage_wars.windows.hidden import own_hidden, reveal_options, why_not_reveal
from magehall.kernel.decision import Decision, Deed, JudgedQuestion, Moment, Option, Pass, Verdict, by_kind
from magehall.kernel.flow import Flow, Window
from magehall.kernel.frame import Frame
from magehall.kernel.text import Text

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
        controllers = state.index.hidden_controllers
        if not controllers:
            return ()
        # A fallen mage's are its team mate's to reveal; everyone sees that. [multiplayer.team-fallen]
        deciding = {state.commander(seat) for seat in controllers}
        return [seat for seat in state.in_order() if seat in deciding]

    def ask(self, state: Duel, window: Window, opener: Frame, seat: int) -> Decision:
        asked = QUICKCASTING_AROUND if window.name in AROUND_ACTION else REVEALING
        return asked.ask(state, seat, _prompt(window.name))

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
    return sorted(sides, key=lambda seat: seat != first) if len(sides) > 1 else sides


@cache
def _prompt(window: str) -> Text:
    return say(f"ask-{window}" if window in AROUND_ACTION else f"ask-reveal-{window}")


LET_PASS = Pass().option(say("option-let-pass"), "spells.reveal-order")


# Reveals


def _reveals(moment: Moment[Duel]) -> list[Option]:
    return [*reveal_options(moment.state, moment.seat), LET_PASS]


def _why_not_reveal(moment: Moment[Duel], deed: RevealEnchantment) -> Verdict:
    return why_not_reveal(moment.state, moment.seat, deed)


def _declared(moment: Moment[Duel]) -> Attack | None:
    """The attack on something of the seat's own that was just declared. Where no defence helps, nobody will ask for
    one."""
    state, window = moment.state, moment.state.stack[-1]
    if not isinstance(window, Window) or window.name != "attack-declared":
        return None
    attack = state.opener()
    if not isinstance(attack, Attack) or attack.step != "triggers" or not state.exists(attack.target):
        return None
    return attack if state.voice(attack.target) == moment.seat else None


def _why_not_defend(moment: Moment[Duel], deed: DefendWith) -> Verdict:
    attack = _declared(moment)
    return None if attack is None else why_not_defend(moment.state, attack, deed)


def _hidden_and_defenses(moment: Moment[Duel]) -> Iterator[Deed]:
    yield from (RevealEnchantment(id) for id, _ in own_hidden(moment.state, moment.seat))
    attack = _declared(moment)
    if attack is not None:
        yield from known_defenses(moment.state, attack)


REVEALING: JudgedQuestion[Duel, Moment[Duel]] = JudgedQuestion(
    Moment,
    say("ask-reveal-phase-end"),
    "spells.reveal-order",
    _reveals,
    by_kind({RevealEnchantment: _why_not_reveal, DefendWith: _why_not_defend}),
    _hidden_and_defenses,
)


# Quickcasts and free abilities


QUICKCASTING_AROUND = quickcast_question(
    say("ask-before-action"), "round.quickcast-around-activation", LET_PASS, free=True
)
