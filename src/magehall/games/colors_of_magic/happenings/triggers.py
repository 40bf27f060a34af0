"""Triggered abilities: one after another, some only if their player wishes. [concepts.triggered]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.catalogue import CREATURES
from magehall.games.colors_of_magic.cards.lines import When
from magehall.games.colors_of_magic.cards.reference import LINE, lines_of
from magehall.games.colors_of_magic.cards.vocabulary import INCH
from magehall.games.colors_of_magic.cards.words.asks import Placement
from magehall.games.colors_of_magic.cards.words.attacks import RedirectAttack
from magehall.games.colors_of_magic.cards.words.pieces import Summon
from magehall.games.colors_of_magic.ground.places import free_places
from magehall.games.colors_of_magic.ground.terrain import TABLE
from magehall.games.colors_of_magic.happenings.happen import waits_for
from magehall.games.colors_of_magic.happenings.paying import why_not_pay
from magehall.games.colors_of_magic.model.conditions import all_hold
from magehall.games.colors_of_magic.model.deeds import Choose, Decline
from magehall.games.colors_of_magic.model.distances import RADIUS, base
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.frames.spells import Triggers, Use, Waiting
from magehall.games.colors_of_magic.model.pieces import Creature, Invocation, Permanent
from magehall.games.colors_of_magic.model.protection import why_not_redirect
from magehall.games.colors_of_magic.model.standpoint import Standpoint
from magehall.games.colors_of_magic.model.state import INVOCATION, Skirmish
from magehall.games.colors_of_magic.model.words import name_of, refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure


def used_lines(state: Skirmish, source: str) -> list[str]:
    """The lines of a creature or permanent that were used this turn."""
    thing = state.things.get(source)
    return thing.used if isinstance(thing, Creature | Permanent) else []


def _next(triggers: Triggers, flow: Flow[Skirmish]) -> Asked:
    """Find the next ability that can still be used. Its player is asked where the card lets them decide."""
    while triggers.place < len(triggers.waiting):
        waiting = triggers.waiting[triggers.place]
        line = _still(flow.state, triggers, waiting)
        if line is not None:
            return ASKING.ask(flow.state, waiting.seat) if line.may and waiting.seat >= 0 else None
        triggers.place += 1
    triggers.stop()
    return None


def _still(state: Skirmish, triggers: Triggers, waiting: Waiting) -> When | None:
    """The waiting ability, if it can still be used. Its source is there, it waits for this, and it can be paid."""
    if waiting.source not in state.things:
        return None
    line = lines_of(waiting.face)[waiting.line]
    assert isinstance(line, When)
    at = Standpoint(state, waiting.seat, waiting.source, happening=triggers.happening)
    if (
        (line.once and f"{LINE}{waiting.line}" in used_lines(state, waiting.source))
        or why_not_pay(state, waiting.seat, line.cost) is not None
        or not all_hold(line.when, at)
        or not waits_for(state, line, waiting.source, waiting.seat, triggers.happening)
        or not _can_take_over(state, line, at)
        or (line.may and not _has_room(state, line, at))
    ):
        return None
    return line


def _can_take_over(state: Skirmish, line: When, at: Standpoint) -> bool:
    """Whether who takes over an attack may be attacked at all. [combat.redirected]"""
    attack = state.find(Attack)
    return attack is None or all(
        why_not_redirect(state, attack, at.find(word.to)) is None
        for word in line.does
        if isinstance(word, RedirectAttack)
    )


def _has_room(state: Skirmish, line: When, at: Standpoint) -> bool:
    """Whether whom it would bring finds a place beside its source. Nobody pays for nothing. [card.zombie_horde]"""
    beside = state.on_table().get(at.source_creature())
    for word in line.does:
        if isinstance(word, Summon) and word.at is Placement.BESIDE_SOURCE:
            radius = RADIUS[CREATURES[word.creature].body.size]
            near = TABLE.touching(base(beside), radius + INCH) if beside is not None else 0
            if not free_places(state, radius) & near:
                return False
    return True


def _start(triggers: Triggers, flow: Flow[Skirmish]) -> None:
    """It happens, or its player lets it be."""
    waiting = triggers.waiting[triggers.place]
    triggers.place += 1
    triggers.go("next")
    if flow.answers and isinstance(flow.answer.deed, Decline):
        return
    id = flow.state.new_id(INVOCATION)
    flow.state.add(
        id,
        Invocation(
            waiting.seat,
            waiting.face,
            f"{LINE}{waiting.line}",
            waiting.source,
            happening=triggers.happening,
        ),
    )
    flow.call(Use(id))


def _ways(moment: Moment[Skirmish]) -> Iterator[Option]:
    triggers = moment.state.top(Triggers)
    waiting = triggers.waiting[triggers.place]
    line = lines_of(waiting.face)[waiting.line]
    assert isinstance(line, When)
    text = say("option-ability", ability=f"@ability-{line.name}", source=name_of(waiting.face))
    yield Choose(line.name).option(text, "concepts.triggered")
    yield Decline().option(say("option-decline"), "concepts.triggered")


def _why_not(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    if isinstance(deed, Choose):
        triggers = moment.state.top(Triggers)
        waiting = triggers.waiting[triggers.place]
        line = lines_of(waiting.face)[waiting.line]
        if not isinstance(line, When) or line.name != deed.branch:
            return refuse("no-such-effect", "concepts.triggered")
    return None


ASKING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-ability"), "concepts.triggered", _ways, _why_not
)

PROCEDURE = Procedure(next=_next, start=_start)
