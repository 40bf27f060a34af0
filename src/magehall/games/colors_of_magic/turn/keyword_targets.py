"""Healing and Taunt: whom they may be used on, and what they do. [keyword.healing] [keyword.taunt]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.combat.taunting import taunt
from magehall.games.colors_of_magic.damage.heal import heal
from magehall.games.colors_of_magic.model.deeds import PickOne
from magehall.games.colors_of_magic.model.distances import hostile, within
from magehall.games.colors_of_magic.model.frames.turn import KeywordUse
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import is_immune_to, keywords, number
from magehall.games.colors_of_magic.model.words import name_of, refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame

HEALING, TAUNT = KeywordId.HEALING.value, KeywordId.TAUNT.value


def reach_of(state: Skirmish, id: str, keyword: str) -> int:
    """How far Healing or Taunt reaches, in inches. That is to who is adjacent, or as far as is printed.
    [concepts.adjacent]"""
    if keyword == HEALING:
        return 1
    return max([1, *(one.x for one in keywords(state, id) if one.id is KeywordId.TAUNT)])


def fitting(state: Skirmish, id: str, keyword: str) -> list[str]:
    """Wounded allies or enemies, however far away, that its abilities can change. [keyword.immunity-element]"""
    creature = state.creature(id)
    heals = keyword == HEALING
    return [
        other
        for other, one in state.on_table().items()
        if other != id
        and hostile(creature, one) != heals
        and (one.damage > 0 or not heals)
        and not is_immune_to(state, other, id)
    ]


def candidates(state: Skirmish, id: str, keyword: str) -> list[str]:
    """Those that fit and are in reach."""
    far = reach_of(state, id, keyword)
    return [other for other in fitting(state, id, keyword) if within(state, id, other, far)]


def _ask(use: KeywordUse, flow: Flow[Skirmish]) -> Asked:
    return NAMING.ask(flow.state, use.seat)


def _do(use: KeywordUse, flow: Flow[Skirmish]) -> None:
    """Heal it, or bind its next attack. [keyword.healing] [keyword.taunt]"""
    target = flow.deed(PickOne).what
    flow.state.edit_creature(use.creature).used.append(use.keyword)
    if use.keyword == HEALING:
        heal(flow, target, number(flow.state, use.creature, KeywordId.HEALING), use.seat)
    else:
        taunt(flow, use.creature, target)


def _options(moment: Moment[Skirmish]) -> Iterator[Option]:
    use = moment.state.top(KeywordUse)
    for id in candidates(moment.state, use.creature, use.keyword):
        text = say(f"option-{use.keyword}", creature=name_of(moment.state.creature(id).face))
        yield PickOne(id).option(text, f"keyword.{use.keyword}")


def _why_not(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    use = moment.state.top(KeywordUse)
    fits = isinstance(deed, PickOne) and deed.what in candidates(moment.state, use.creature, use.keyword)
    return None if fits else refuse("not-in-reach", f"keyword.{use.keyword}")


NAMING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-keyword-target"), "turn.free-abilities", _options, _why_not
)

PROCEDURES: dict[type[Frame], Procedure] = {KeywordUse: Procedure(ask=_ask, do=_do)}
