"""Spellbind: a spell from the book, bound to a wand. [casting.spellbind]"""

from __future__ import annotations

from magehall.games.mage_wars.cards import BY_SLUG, CARDS, NUMBER, numbers_of
from magehall.games.mage_wars.model.deeds import BindSpell
from magehall.games.mage_wars.model.events.spells import SpellBound
from magehall.games.mage_wars.model.frames import Binding
from magehall.games.mage_wars.model.labels import label, spell_named
from magehall.games.mage_wars.model.state import NO_CARD, NO_SEAT, Duel
from magehall.games.mage_wars.model.words import no, say
from magehall.kernel.decision import Deed, JudgedQuestion, Moment, Option, Pass, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure


def bindable(state: Duel, seat: int, holder: str) -> list[int]:
    """Cards in a book that may be bound to an object. There is one of each name."""
    filter_ = state.card(holder).binds
    if filter_ is None:
        return []
    return sorted(numbers_of(filter_).intersection(state.player(seat).book))


def may_bind(state: Duel, seat: int, holder: str) -> bool:
    """Whether a book has a card that may be bound to an object."""
    filter_ = state.card(holder).binds
    return filter_ is not None and not numbers_of(filter_).isdisjoint(state.player(seat).book)


def unbind(flow: Flow[Duel], holder: str) -> None:
    """The old spell goes back into its owner's book. [casting.spellbind-fate]"""
    state = flow.state
    piece = state.edit_counters(holder)
    if piece.bound != NO_CARD:
        state.edit_cards(piece.bound_owner).book.append(piece.bound)
        piece.bound, piece.bound_owner, piece.bound_shown = NO_CARD, NO_SEAT, False


def choose(binding: Binding, flow: Flow[Duel]) -> Asked:
    state = flow.state
    if not state.exists(binding.holder):
        return None
    return BINDING.ask(state, binding.seat, say("ask-bind", what=label(state, binding.holder)))


def _binding(moment: Moment[Duel]) -> Binding:
    frame = moment.state.stack[-1]
    assert isinstance(frame, Binding)
    return frame


NONE_BOUND = Pass().option(say("option-bind-none"), "casting.spellbind")


def _options(moment: Moment[Duel]) -> list[Option]:
    found = [
        BindSpell(CARDS[number].slug).option(
            say("option-bind", spell=CARDS[number].name), "casting.spellbind"
        )
        for number in bindable(moment.state, moment.seat, _binding(moment).holder)
    ]
    return [*found, NONE_BOUND]


def why_not_bind(moment: Moment[Duel], deed: Deed) -> Verdict:
    """Why a spell cannot be bound to an object. [casting.spellbind]"""
    card = spell_named(deed.slug) if isinstance(deed, BindSpell) else None
    if card is None:
        return None
    state, holder, number = moment.state, _binding(moment).holder, NUMBER[card.id]
    if number not in state.player(moment.seat).book or number in bindable(state, moment.seat, holder):
        return None
    return no("bind-kind", "casting.spellbind", what=label(state, holder))


def _whole_book(moment: Moment[Duel]) -> list[Deed]:
    return [BindSpell(CARDS[number].slug) for number in sorted(set(moment.state.player(moment.seat).book))]


BINDING: JudgedQuestion[Duel, Moment[Duel]] = JudgedQuestion(
    Moment, say("ask-bind"), "casting.spellbind", _options, why_not_bind, _whole_book
)


def bind(binding: Binding, flow: Flow[Duel]) -> None:
    state = flow.state
    deed = flow.answer.deed if flow.answers else None
    if isinstance(deed, BindSpell):
        number = NUMBER[BY_SLUG[deed.slug].id]
        state.edit_cards(binding.seat).book.remove(number)
        piece = state.edit_counters(binding.holder)
        piece.bound, piece.bound_owner = number, binding.seat
        flow.emit(SpellBound(what=label(state, binding.holder), id=binding.holder), "casting.spellbind")


PROCEDURE = Procedure(choose=choose, bind=bind)
