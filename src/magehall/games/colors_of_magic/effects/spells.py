"""Words about spells in the air and in play. [stack]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.reference import SPELL
from magehall.games.colors_of_magic.cards.vocabulary import On
from magehall.games.colors_of_magic.cards.words.base import Ref
from magehall.games.colors_of_magic.cards.words.spells import (
    CheaperSpell,
    CopyInstant,
    Counter,
    DestroyPermanent,
    ExtraDamage,
    ExtraTarget,
    RedirectSpell,
)
from magehall.games.colors_of_magic.damage.harm import strike
from magehall.games.colors_of_magic.damage.leaving import discard_permanents
from magehall.games.colors_of_magic.effects.answers import Kind, ask
from magehall.games.colors_of_magic.effects.context import (
    PERMANENT,
    SPELL_PICK,
    element_of_effect,
    harm_kind,
    picked,
    standpoint,
)
from magehall.games.colors_of_magic.effects.reaching import reaches
from magehall.games.colors_of_magic.effects.rule import WordRule
from magehall.games.colors_of_magic.happenings.happen import happen
from magehall.games.colors_of_magic.happenings.matching import answered_by
from magehall.games.colors_of_magic.model.deeds import PickOne
from magehall.games.colors_of_magic.model.frames.spells import Answer, Retarget, Run, Use
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import Blow, Invocation, Marker, Source, Zone
from magehall.games.colors_of_magic.model.state import INVOCATION, Skirmish
from magehall.games.colors_of_magic.model.words import name_of, say
from magehall.kernel.decision import Deed, Option
from magehall.kernel.flow import Flow

REDIRECT = "redirect-which"


def _spells(flow: Flow[Skirmish], run: Run) -> list[str]:
    """The picked spells that are still in the air."""
    found = picked(flow.state.invocation(run.invocation), SPELL_PICK)
    return [id for id in found if id in flow.state.things and not flow.state.invocation(id).undone]


def _counter(flow: Flow[Skirmish], run: Run, _word: Counter) -> None:
    """The spell does nothing when its turn comes; what was paid stays paid. [card.counterspell]"""
    for id in _spells(flow, run):
        flow.state.edit_invocation(id).undone = True
        spell = flow.state.invocation(id)
        fell = ((spell.fell_x, spell.fell_y, spell.fell_radius),) if spell.fell_radius else ()
        happening = Happening(On.SPELL_UNDONE, spell.seat, spell.caster, spell=id, spots=fell)
        happen(flow, happening, window=False)


def _destroy_permanent(flow: Flow[Skirmish], run: Run, _word: DestroyPermanent) -> None:
    """The permanent leaves play; those who watch learn of it where it lay. [card.arcane-nullifier]"""
    state = flow.state
    for id in picked(state.invocation(run.invocation), PERMANENT):
        if id not in state.permanents():
            continue
        permanent = state.permanent(id)
        lain: list[Zone | Marker] = [*state.zones().values(), *state.markers().values()]
        spots = tuple((one.x, one.y, one.radius) for one in lain if one.permanent == id)
        subject = permanent.bearer or state.mage_of(permanent.owner)
        discard_permanents(flow, id)
        happening = Happening(On.SPELL_UNDONE, permanent.owner, subject, spots=spots)
        happen(flow, happening, window=False)


# Other targets


def _redirect(flow: Flow[Skirmish], run: Run, _word: RedirectSpell) -> None:
    """The spell gets another legal target in place of an own creature. [card.redirect]"""
    seat = flow.state.invocation(run.invocation).seat
    for id in _spells(flow, run):
        old = _own_targets(flow.state, id, seat)
        if len(old) > 1:
            ask(flow, run.invocation, seat, REDIRECT, creatures=tuple(old))
        elif old:
            flow.call(Retarget(run.invocation, seat, id, old[0]))


def _own_targets(state: Skirmish, spell: str, seat: int) -> list[str]:
    """The creatures of a player that a spell has as targets."""
    names = (Ref.TARGET.value, Ref.SECOND.value)
    targets = [pick.value for pick in state.invocation(spell).picks if pick.name in names]
    return [id for id in targets if id in state.creatures() and state.creature(id).owner == seat]


def _which(state: Skirmish, answer: Answer) -> Iterator[Option]:
    for id in answer.creatures:
        if id in state.creatures():
            text = say("option-pick", what=name_of(state.creature(id).face))
            yield PickOne(id).option(text, "card.redirect")


def _take_which(flow: Flow[Skirmish], answer: Answer, deed: Deed) -> None:
    assert isinstance(deed, PickOne)
    spells = picked(flow.state.invocation(answer.invocation), SPELL_PICK)
    flow.call(Retarget(answer.invocation, answer.seat, spells[0], deed.what))


# Copies and grafts


def _copy(flow: Flow[Skirmish], run: Run, _word: CopyInstant) -> None:
    """Copy the own last instant of this turn. Nothing is paid, targets are new; a copier is not copied. One about the
    creature of a happening finds nobody where it would not answer. [card.spell-echo]"""
    invocation = flow.state.invocation(run.invocation)
    face = flow.state.player(invocation.seat).last_instant if invocation.seat >= 0 else ""
    if not face or any(isinstance(word, CopyInstant) for word in CARDS[face].does):
        return
    card, window = CARDS[face], invocation.happening
    answered = answered_by(flow.state, card, invocation.seat, window) if window is not None else None
    id = flow.state.new_id(INVOCATION)
    copy = Invocation(
        invocation.seat,
        face,
        SPELL,
        caster=invocation.caster,
        origin=Source.COPY,
        happening=answered,
        paid=True,
    )
    flow.state.add(id, copy)
    flow.call(Use(id))


def ready_graft(flow: Flow[Skirmish], id: str) -> None:
    """Before a spell does anything: what its graft adds to its damage. [card.mana-weave]"""
    graft = CARDS[flow.state.invocation(id).graft].graft if flow.state.invocation(id).graft else None
    more = 0 if graft is None else sum(w.amount for w in graft.does if isinstance(w, ExtraDamage))
    if more:
        flow.state.edit_invocation(id).extra_damage = more


def _extra_damage(flow: Flow[Skirmish], run: Run, _word: ExtraDamage) -> None:
    """What the spell's own damage did not take up hurts its target now. [card.mana-weave]"""
    invocation = flow.state.invocation(run.invocation)
    amount = invocation.extra_damage
    if not amount:
        return
    flow.state.edit_invocation(run.invocation).extra_damage = 0
    element = element_of_effect(flow.state, invocation)
    targets = standpoint(flow.state, run).those(Ref.TARGET)
    strike(
        flow,
        *[
            Blow(id, amount, harm_kind(invocation), invocation.seat, element=element, spell=run.invocation)
            for id in targets
            if reaches(flow.state, invocation, id)
        ],
    )


def _nothing(_flow: Flow[Skirmish], _run: Run, _word: CheaperSpell | ExtraTarget) -> None:
    """It did its part when the spell was cast. [card.energy-construct] [card.reality-splice]"""


KINDS: dict[str, Kind] = {REDIRECT: Kind("card.redirect", _which, _take_which)}

RULES: dict[type, WordRule] = {
    Counter: _counter,
    RedirectSpell: _redirect,
    CopyInstant: _copy,
    DestroyPermanent: _destroy_permanent,
    ExtraDamage: _extra_damage,
    CheaperSpell: _nothing,
    ExtraTarget: _nothing,
}
