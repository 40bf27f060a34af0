"""Procedure of using free, Action and triggered abilities. It goes from what they ask for to the end of their effect.
[concepts.lines]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeVar

from magehall.games.colors_of_magic.cards.lines import Action, Free, Line, When
from magehall.games.colors_of_magic.cards.reference import LINE, line_of
from magehall.games.colors_of_magic.cards.words.base import FREE, Cost
from magehall.games.colors_of_magic.damage.death import check_deaths
from magehall.games.colors_of_magic.happenings.happen import tell_hindrance
from magehall.games.colors_of_magic.happenings.paying import pay, why_not_pay
from magehall.games.colors_of_magic.happenings.triggers import used_lines
from magehall.games.colors_of_magic.model.deeds import ActWith, SpendTokens, UseLine
from magehall.games.colors_of_magic.model.events import AbilityUsed
from magehall.games.colors_of_magic.model.frames.spells import Run, Use
from magehall.games.colors_of_magic.model.invocations import effect_of, forget_unused
from magehall.games.colors_of_magic.model.lines import LineInPlay, lines_in_play
from magehall.games.colors_of_magic.model.pieces import Creature, Invocation, Permanent
from magehall.games.colors_of_magic.model.state import INVOCATION, Skirmish
from magehall.games.colors_of_magic.model.words import name_of, player_name, refuse, say
from magehall.games.colors_of_magic.spells.asking import applies, ask_next, has_answer, store_answer, wanted
from magehall.games.colors_of_magic.spells.no_answers import why_no_answer
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure

L = TypeVar("L", Free, Action)


# Which can be used


def _lines(state: Skirmish, seat: int, kind: type[L]) -> list[tuple[LineInPlay, L]]:
    memo, key = state.memo_of_company, (kind, seat)
    found: list[tuple[LineInPlay, L]] | None = memo.get(key)
    if found is None:
        lines = lines_in_play(state)
        found = [(one, one.line) for one in lines if one.seat == seat and type(one.line) is kind]
        memo[key] = found
    return found


def use_options(state: Skirmish, seat: int) -> list[Option]:
    """The free abilities a player might use. [turn.free-abilities]"""
    return [_use_option(one.source, one.face, line.name) for one, line in _lines(state, seat, Free)]


@lru_cache(maxsize=4096)
def _use_option(source: str, face: str, name: str) -> Option:
    text = say("option-ability", ability=f"@ability-{name}", source=name_of(face))
    return UseLine(source, name).option(text, "turn.free-abilities")


def why_not_use(state: Skirmish, seat: int, deed: Deed) -> Verdict:
    """Verdict on using a free ability. It is refused if used already, not paid for, or nobody fits.
    [turn.free-abilities]"""
    if not isinstance(deed, UseLine):
        return None
    found = _find(_lines(state, seat, Free), deed.source, deed.ability)
    if found is None:
        return refuse("no-such-ability", "turn.free-abilities")
    one, line = found
    if f"{LINE}{one.number}" in used_lines(state, one.source):
        return refuse("used-this-turn", "turn.free-abilities")
    return _why_not(state, one, line.cost)


def begin_use(flow: Flow[Skirmish], seat: int, deed: Deed) -> None:
    """Use a free ability."""
    assert isinstance(deed, UseLine)
    found = _find(_lines(flow.state, seat, Free), deed.source, deed.ability)
    assert found is not None, "only abilities that are there are offered"
    one, line = found
    _begin(flow, one, line.name)


def act_options(state: Skirmish, seat: int, creature: str) -> list[Option]:
    """The Actions that a creature's own card offers. [turn.activation]"""
    return [
        _act_option(one.source, one.face, line.name)
        for one, line in _lines(state, seat, Action)
        if one.source == creature
    ]


@lru_cache(maxsize=4096)
def _act_option(source: str, face: str, name: str) -> Option:
    text = say("option-ability", ability=f"@ability-{name}", source=name_of(face))
    return ActWith(source, name).option(text, "turn.activation")


def why_not_act(state: Skirmish, seat: int, creature: str, deed: Deed) -> Verdict:
    """Why an Action of a card cannot be done. [turn.activation]"""
    if not isinstance(deed, ActWith):
        return None
    found = _find(_lines(state, seat, Action), deed.source, deed.ability)
    if found is None or deed.source != creature:
        return refuse("no-such-ability", "turn.activation")
    return _why_not(state, found[0], found[1].cost)


def begin_act(flow: Flow[Skirmish], seat: int, deed: Deed) -> None:
    """Do an Action of a card."""
    assert isinstance(deed, ActWith)
    found = _find(_lines(flow.state, seat, Action), deed.source, deed.ability)
    assert found is not None, "only Actions that are there are offered"
    _begin(flow, found[0], found[1].name)


def _find(lines: list[tuple[LineInPlay, L]], source: str, name: str) -> tuple[LineInPlay, L] | None:
    """The line of that name; without a name the first. Its reason stands for all where they share it."""
    return next((one for one in lines if one[0].source == source and name in ("", one[1].name)), None)


def _why_not(state: Skirmish, one: LineInPlay, cost: Cost) -> Verdict:
    unpaid = why_not_pay(state, one.seat, cost)
    if unpaid is not None:
        return unpaid
    draft = Invocation(one.seat, one.face, f"{LINE}{one.number}", one.source, one.source)
    line = one.line
    for ask in line.asks if isinstance(line, Free | Action) else ():
        wants = applies(state, draft, ask) and wanted(state, draft, ask) > 0
        if wants and not has_answer(state, draft, ask):
            return why_no_answer(state, draft, ask)
    return None


def _begin(flow: Flow[Skirmish], one: LineInPlay, name: str) -> None:
    id = flow.state.new_id(INVOCATION)
    flow.state.add(id, Invocation(one.seat, one.face, f"{LINE}{one.number}", one.source, one.source))
    event = AbilityUsed(player=player_name(one.seat), creature=name_of(one.face), ability=f"@ability-{name}")
    flow.emit(event, "concepts.lines")
    flow.call(Use(id))


# Using one


def line_used(invocation: Invocation) -> Line | None:
    """The line that is used; boosts and last gasps are none."""
    return line_of(effect_of(invocation)) if invocation.part.startswith(LINE) else None


def cost_of_use(invocation: Invocation) -> Cost:
    """What an ability costs."""
    line = line_used(invocation)
    return line.cost if isinstance(line, Free | Action | When) else FREE


def _ask_tokens(use: Use, flow: Flow[Skirmish]) -> Asked:
    """As many tokens as its player likes, where the card says so. [spell.spend-lines]"""
    invocation = flow.state.invocation(use.invocation)
    if not cost_of_use(invocation).any_tokens:
        return None
    return TOKENS.ask(flow.state, invocation.seat)


def _pay(use: Use, flow: Flow[Skirmish]) -> None:
    invocation = flow.state.invocation(use.invocation)
    chosen = flow.deed(SpendTokens).tokens if flow.answers else 0
    spent = pay(flow, invocation.seat, cost_of_use(invocation), chosen)
    flow.state.edit_invocation(use.invocation).spent = spent
    line = line_used(invocation)
    thing = flow.state.things.get(invocation.source)
    if isinstance(line, Free) or (isinstance(line, When) and line.once):
        if isinstance(thing, Creature):
            flow.state.edit_creature(invocation.source).used.append(invocation.part)
        elif isinstance(thing, Permanent):
            flow.state.edit_permanent(invocation.source).used.append(invocation.part)


def _tokens(moment: Moment[Skirmish]) -> Iterator[Option]:
    for number in range(1, moment.state.player(moment.seat).tokens + 1):
        yield SpendTokens(number).option(say("option-spend", tokens=number), "spell.spend-lines")


def _why_not_tokens(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    if isinstance(deed, SpendTokens) and not 1 <= deed.tokens <= moment.state.player(moment.seat).tokens:
        return refuse("too-few-tokens", "spell.spend-lines", tokens=deed.tokens)
    return None


TOKENS: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-tokens"), "spell.spend-lines", _tokens, _why_not_tokens
)


def _asked(use: Use, flow: Flow[Skirmish]) -> None:
    if flow.answers:
        store_answer(use, flow)
        use.go("ask")


def _run(use: Use, flow: Flow[Skirmish]) -> None:
    flow.call(Run(use.invocation, effect_of(flow.state.invocation(use.invocation))))


def _tell(use: Use, flow: Flow[Skirmish]) -> None:
    if use.invocation in flow.state.things:
        tell_hindrance(flow, use.invocation)


def _clean_up(use: Use, flow: Flow[Skirmish]) -> None:
    use.invocation = ""
    forget_unused(flow.state)
    check_deaths(flow)


PROCEDURE = Procedure(
    ask_tokens=_ask_tokens,
    pay=_pay,
    ask=ask_next,
    asked=_asked,
    run=_run,
    tell=_tell,
    clean_up=_clean_up,
)
