"""What a spell or ability asks for, one thing after another. [spell.targets]"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.vocabulary import Stat
from magehall.games.colors_of_magic.cards.words.asks import (
    ADiscardedCard,
    AHandCard,
    Aim,
    AMarker,
    AnOpponent,
    APermanent,
    APlayer,
    Ask,
    ASpell,
    AZone,
    Centre,
    Either,
    InZone,
    Markers,
    NetworkPair,
    StatPair,
    Target,
    TheOne,
)
from magehall.games.colors_of_magic.cards.words.base import Ref
from magehall.games.colors_of_magic.effects import context as names
from magehall.games.colors_of_magic.effects.context import amount_of, picked
from magehall.games.colors_of_magic.ground.terrain import TABLE
from magehall.games.colors_of_magic.happenings.matching import objects_answered
from magehall.games.colors_of_magic.model.conditions import all_hold
from magehall.games.colors_of_magic.model.deeds import (
    AimAt,
    Enough,
    PickCard,
    PickOne,
    PickPlace,
    PickPlayer,
    PickStats,
)
from magehall.games.colors_of_magic.model.frames.spells import Cast, Use
from magehall.games.colors_of_magic.model.invocations import asks_of
from magehall.games.colors_of_magic.model.misfits import rule_of, why_absent
from magehall.games.colors_of_magic.model.pieces import Invocation, Pick
from magehall.games.colors_of_magic.model.standpoint import Standpoint
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import name_of, player_name, refuse, say
from magehall.games.colors_of_magic.movement.useful import useful_places
from magehall.games.colors_of_magic.spells.targets import (
    fits_any,
    fitting,
    has_place,
    places_of,
    why_not_place,
    why_not_target,
)
from magehall.games.colors_of_magic.spells.things import things_for, why_not_thing
from magehall.kernel.decision import Decision, Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow
from magehall.kit.lattice.points import DIRECTIONS, write

SWAPPED = (Stat.LIFE, Stat.MOVEMENT, Stat.DEFENSE, Stat.MELEE)
"""The values that can be exchanged. [card.reality-splice]"""

PLACE, AIM = "place", "aim"
"""Verbs of spaces: any place, any aim."""

ANSWERED_BY: dict[type[Ask], type[Deed]] = {
    Centre: PickPlace,
    Markers: PickPlace,
    Aim: AimAt,
    AnOpponent: PickPlayer,
    APlayer: PickPlayer,
    AHandCard: PickCard,
    ADiscardedCard: PickCard,
    StatPair: PickStats,
}
"""The kinds of deeds that answer each ask; all others take something on the table, or an unresolved spell."""

OF_NO_KIND = ("refused-wants-permanent", "refused-wants-creature", "refused-not-on-table")
"""Reasons that say that something is none of what is asked for."""


def at_of(state: Skirmish, invocation: Invocation) -> Standpoint:
    """From where an invocation looks at the table."""
    return Standpoint(state, invocation.seat, invocation.source, invocation)


def wanted(state: Skirmish, invocation: Invocation, ask: Ask) -> int:
    """How many picks an ask wants at most. [spell.targets]"""
    if isinstance(ask, Target):
        more = ask.more_if_spent if invocation.spent else 0
        return amount_of(at_of(state, invocation), ask.count) + more
    if isinstance(ask, ADiscardedCard):
        return amount_of(at_of(state, invocation), ask.count)
    if isinstance(ask, InZone | Markers):
        return ask.count
    return 2 if isinstance(ask, NetworkPair) else 1


def made(invocation: Invocation, ask: Ask) -> int:
    """How many picks were made for an ask."""
    return len(picked(invocation, name_of_pick(ask)))


def name_of_pick(ask: Ask) -> str:
    """The name under which picks of an ask go."""
    if isinstance(ask, Target | InZone | TheOne):
        return ask.pick.value
    plain: dict[type[Ask], str] = {
        Centre: names.CENTRE,
        Aim: names.AIM,
        AnOpponent: names.PLAYER,
        APlayer: names.PLAYER,
        ASpell: names.SPELL_PICK,
        APermanent: names.PERMANENT,
        AZone: names.ZONE,
        AHandCard: names.CARD,
        ADiscardedCard: names.CARD,
        Markers: names.MARKER,
        AMarker: names.MARKER,
        NetworkPair: "network",
        StatPair: names.STATS,
        Either: "either",
    }
    return plain[type(ask)]


def applies(state: Skirmish, invocation: Invocation, ask: Ask) -> bool:
    """Whether something is asked at all."""
    return not isinstance(ask, Target) or all_hold(ask.when, at_of(state, invocation))


def answers_to(state: Skirmish, invocation: Invocation, ask: Ask) -> list[str]:
    """What may be picked for an ask, by ids. Of places it says only that there are some; empty: nothing can be.
    [spell.targets]"""
    if isinstance(ask, Target | InZone):
        return fitting(state, invocation, ask)
    if isinstance(ask, TheOne):
        return [
            id for id in meant(state, invocation, ask) if why_not_target(state, invocation, ask, id) is None
        ]
    if isinstance(ask, Centre | Markers):
        return ["place"] if has_place(state, invocation, ask) else []
    if isinstance(ask, Aim | StatPair):
        return ["any"]
    if isinstance(ask, AnOpponent):
        return [str(seat) for seat in state.opponents(invocation.seat)]
    if isinstance(ask, APlayer):
        return [str(seat) for seat in state.seats_from(invocation.seat)]
    if isinstance(ask, Either):
        return [one for inner in ask.asks for one in answers_to(state, invocation, inner)]
    return things_for(state, invocation, ask)


def meant(state: Skirmish, invocation: Invocation, ask: TheOne) -> list[str]:
    """The creature that an ask names. Of several targets of one spell, it is all that the answering card waits for."""
    happening = invocation.happening
    if ask.which is Ref.OBJECT and happening is not None and happening.spell in state.things:
        return objects_answered(state, CARDS[invocation.face], invocation.seat, happening)
    found = at_of(state, invocation).find(ask.which)
    return [found] if found else []


def has_answer(state: Skirmish, invocation: Invocation, ask: Ask) -> bool:
    """Whether anything may be picked for an ask. That is enough where the card does not say how many. [spell.targets]"""
    if type(ask) is Target or type(ask) is InZone:
        least = wanted(state, invocation, ask) - made(invocation, ask)
        if least > 1 and type(ask) is Target and not ask.up_to:
            return len(fitting(state, invocation, ask)) >= least
        return fits_any(state, invocation, ask)
    if type(ask) is Either:
        return any(has_answer(state, invocation, inner) for inner in ask.asks)
    return bool(answers_to(state, invocation, ask))


# The questions


def under_way(state: Skirmish) -> tuple[str, Ask]:
    """The invocation that asks now, and for what."""
    frame = state.stack[-1]
    assert isinstance(frame, Cast | Use)
    return frame.invocation, asks_of(state.invocation(frame.invocation))[frame.asked]


def ask_next(frame: Cast | Use, flow: Flow[Skirmish]) -> Asked:
    """Ask for the next thing that a spell or ability needs. What leaves no choice to make is picked at once. None when
    all was asked."""
    state = flow.state
    invocation = state.invocation(frame.invocation)
    asks = asks_of(invocation)
    while frame.asked < len(asks):
        ask = asks[frame.asked]
        left = wanted(state, invocation, ask) - made(invocation, ask)
        if left <= 0 or not applies(state, invocation, ask):
            frame.asked += 1
            continue
        if not has_answer(state, invocation, ask):
            frame.asked += 1
            continue
        possible = answers_to(state, invocation, ask) if isinstance(ask, TheOne | AnOpponent) else []
        if len(possible) == 1:
            state.edit_invocation(frame.invocation).picks.append(Pick(name_of_pick(ask), possible[0]))
            frame.asked += 1
            invocation = state.invocation(frame.invocation)
            continue
        asked = ASKING.ask(state, invocation.seat)
        verb = PLACE if isinstance(ask, Centre | Markers) else AIM if isinstance(ask, Aim) else ""
        return Decision(asked.seat, asked.prompt, asked.rule, asked.options, verb, ASKING)
    return None


def store_answer(frame: Cast | Use, flow: Flow[Skirmish]) -> None:
    """Remember what was picked."""
    deed = flow.answer.deed
    _, ask = under_way(flow.state)
    if isinstance(deed, Enough):
        frame.asked += 1
        return
    if isinstance(ask, Either):
        ask = next(
            inner
            for inner in ask.asks
            if _value(deed) in answers_to(flow.state, flow.state.invocation(frame.invocation), inner)
        )
        frame.asked += 1
    invocation = flow.state.edit_invocation(frame.invocation)
    invocation.picks.append(Pick(name_of_pick(ask), _value(deed)))
    if isinstance(ask, NetworkPair):
        ref = Ref.SECOND if len(picked(invocation, "network")) == 1 else Ref.TARGET
        invocation.picks.append(Pick(ref.value, _value(deed)))


def _value(deed: Deed) -> str:
    if isinstance(deed, PickPlace | AimAt):
        return write((deed.x, deed.y))
    if isinstance(deed, PickStats):
        return f"{deed.first}+{deed.second}"
    if isinstance(deed, PickPlayer):
        return str(deed.seat)
    assert isinstance(deed, PickOne | PickCard)
    return deed.what if isinstance(deed, PickOne) else deed.card


def _options(moment: Moment[Skirmish]) -> Iterator[Option]:
    state = moment.state
    id, ask = under_way(state)
    invocation = state.invocation(id)
    yield from _for_ask(state, invocation, ask)
    if isinstance(ask, Target) and ask.up_to and made(invocation, ask):
        yield Enough().option(say("option-enough"), "spell.targets")


def _for_ask(state: Skirmish, invocation: Invocation, ask: Ask) -> Iterator[Option]:
    rule = "spell.targets"
    if isinstance(ask, Either):
        for inner in ask.asks:
            yield from _for_ask(state, invocation, inner)
    elif isinstance(ask, Centre | Markers):
        for x, y in useful_places(state, invocation.seat, places_of(state, invocation, ask)):
            yield PickPlace(x, y).option(say("option-place", place=write((x, y))), rule)
    elif isinstance(ask, Aim):
        caster = state.creatures().get(invocation.caster)
        start = (caster.x, caster.y) if caster is not None else (TABLE.size // 2, TABLE.size // 2)
        aims = dict.fromkeys(
            (_inside(start[0] + 8 * dx), _inside(start[1] + 8 * dy)) for dx, dy in DIRECTIONS
        )
        for x, y in aims:
            yield AimAt(x, y).option(say("option-aim", place=write((x, y))), "move.push-pull")
    elif isinstance(ask, AnOpponent | APlayer):
        for seat in answers_to(state, invocation, ask):
            yield PickPlayer(int(seat)).option(say("option-player", player=player_name(int(seat))), rule)
    elif isinstance(ask, AHandCard | ADiscardedCard):
        for face in dict.fromkeys(answers_to(state, invocation, ask)):
            yield PickCard(face).option(say("option-card", card=name_of(face)), rule)
    elif isinstance(ask, StatPair):
        for first, second in combinations(SWAPPED, 2):
            text = say("option-stats", first=f"@stat-{first}", second=f"@stat-{second}")
            yield PickStats(first, second).option(text, "card.reality-splice")
    else:
        for what in answers_to(state, invocation, ask):
            yield PickOne(what).option(say("option-pick", what=name_of(face_name(state, what))), rule)


def _inside(coordinate: int) -> int:
    return max(0, min(TABLE.size, coordinate))


def face_name(state: Skirmish, id: str) -> str:
    """The name under which a thing or an unresolved spell is shown."""
    if id in state.zones():
        return f"zone-{state.zone(id).kind}"
    if id in state.markers():
        return f"marker-{state.marker(id).kind}"
    if id in state.permanents():
        return state.permanent(id).face
    return state.creature(id).face if id in state.creatures() else state.invocation(id).face


def _why_not(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    """The one verdict on what may be picked. [spell.targets]"""
    state = moment.state
    id, ask = under_way(state)
    invocation = state.invocation(id)
    if not _answers(ask, deed):
        return None
    return why_not_answer(state, invocation, ask, deed)


def _answers(ask: Ask, deed: Deed) -> bool:
    """Whether a deed is of the kind that an ask takes. Of others the question says that something else is asked."""
    if isinstance(ask, Either):
        return any(_answers(inner, deed) for inner in ask.asks)
    return isinstance(deed, ANSWERED_BY.get(type(ask), PickOne))


def why_not_answer(state: Skirmish, invocation: Invocation, ask: Ask, deed: Deed) -> Verdict:
    """Why something cannot be picked for an ask."""
    if isinstance(ask, Either):
        found = [why_not_answer(state, invocation, inner, deed) for inner in ask.asks]
        verdicts = [verdict for verdict in found if verdict is not None]
        if len(verdicts) < len(found):
            return None
        # What is none of one kind may be one of another, which says more.
        return next((one for one in verdicts if one.reason.key not in OF_NO_KIND), verdicts[-1])
    if isinstance(ask, Target | InZone) and isinstance(deed, PickOne):
        if deed.what in [pick.value for pick in invocation.picks if pick.name in ("target", "second")]:
            return refuse("picked-already", "spell.targets")
        return why_not_target(state, invocation, ask, deed.what)
    if isinstance(ask, Centre | Markers) and isinstance(deed, PickPlace):
        return why_not_place(state, invocation, ask, (deed.x, deed.y))
    if isinstance(ask, Aim) and isinstance(deed, AimAt):
        return (
            None if TABLE.has((deed.x, deed.y)) and not deed.inches else refuse("off-table", "move.push-pull")
        )
    if isinstance(ask, StatPair) and isinstance(deed, PickStats):
        fine = deed.first in SWAPPED and deed.second in SWAPPED and deed.first != deed.second
        return None if fine else refuse("no-such-values", "card.reality-splice")
    if isinstance(ask, TheOne) and isinstance(deed, PickOne):
        if deed.what in meant(state, invocation, ask):
            return why_not_target(state, invocation, ask, deed.what)
        return why_absent(state, deed.what, "spell.targets") or refuse("not-the-one", rule_of(invocation))
    if not isinstance(deed, PickOne | PickCard | PickPlayer):
        return refuse("does-not-fit", "spell.targets")
    what = _value(deed)
    if what in answers_to(state, invocation, ask):
        return None
    return why_not_thing(state, invocation, ask, what)


ASKING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-target"), "spell.targets", _options, _why_not
)
