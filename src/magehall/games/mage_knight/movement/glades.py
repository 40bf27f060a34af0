"""Glades that players mark with their shields. [scenario.druid-nights]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from magehall.games.mage_knight.cards.vocabulary import Site
from magehall.games.mage_knight.model.deeds.movement import MarkGlade
from magehall.games.mage_knight.model.events.movement import GladeMarked
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.realm import site_at
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.model.words import refuse, say
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Flow


def _at_glade(choice: Choice) -> bool:
    return choice.state.agreement.incantations and choice.site is Site.GLADE


def _marks(choice: Choice) -> Iterable[Option]:
    return () if not _at_glade(choice) or choice.fighting else _marks_here(choice)


def _marks_here(choice: Choice) -> Iterator[Option]:
    full = _is_full(choice)
    if not full:
        yield MarkGlade().option(say("option-mark"), "scenario.druid-nights")
    for seat in sorted(choice.state.realm.shields.get(choice.hero.space, ())) if full else ():
        words = say("option-mark-instead", rival=f"#{seat}")
        yield MarkGlade(seat).option(words, "variant.glades")


def _is_full(choice: Choice) -> bool:
    """Whether a glade holds as many shields as was agreed. [variant.glades]"""
    limit = choice.state.agreement.glade_shields
    return 0 < limit <= len(choice.state.realm.shields.get(choice.hero.space, ()))


def _why_not_mark(choice: Choice, deed: MarkGlade) -> Verdict:
    """Who ends the move at a glade may mark it, once. [scenario.druid-nights]"""
    if not _at_glade(choice):
        return refuse("no-glade-here", "scenario.druid-nights")
    if choice.fighting or choice.turn.stage in (Stage.BEFORE, Stage.COMBAT, Stage.REST):
        return refuse("not-now", "scenario.druid-nights")
    space = choice.hero.space
    shields = choice.state.realm.shields.get(space, ())
    if choice.seat in shields:
        return refuse("marked-already", "scenario.druid-nights")
    if choice.rivals:
        return refuse("no-combat-beside-hero", "combat.no-rival")
    fits = deed.instead in shields if _is_full(choice) else deed.instead is None
    return None if fits else refuse("shields-there", "variant.glades")


def _mark(flow: Flow[Quest], seat: int, deed: MarkGlade) -> None:
    """Put a shield on the glade, which ends the move. It replaces another where a glade holds no more."""
    space = flow.state.hero(seat).space
    shields = flow.state.edit_realm().shields
    shields[space] = (*(other for other in shields.get(space, ()) if other != deed.instead), seat)
    flow.state.edit_turn(seat).settled = True
    flow.emit(GladeMarked(hero=f"#{seat}", space=space), "scenario.druid-nights")


GLADES = Repertoire(_marks, {MarkGlade: DeedRule(_why_not_mark, _mark)})


def clear_glades(flow: Flow[Quest]) -> None:
    """After a night all shields leave the glades. [scenario.druid-nights]"""
    shields = flow.state.edit_realm().shields
    for space in list(shields):
        if site_at(flow.state, space) is Site.GLADE:
            del shields[space]
