"""Preparing a spell: caster, tokens and graft. [spell.caster]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.words.asks import InZone, Target
from magehall.games.colors_of_magic.cards.words.base import Word
from magehall.games.colors_of_magic.cards.words.flow import ChooseCreature
from magehall.games.colors_of_magic.cards.words.spells import CheaperSpell, ExtraTarget
from magehall.games.colors_of_magic.model.deeds import (
    GraftOn,
    PickOne,
    SpendTokens,
)
from magehall.games.colors_of_magic.model.frames.spells import Cast
from magehall.games.colors_of_magic.model.invocations import asks_of
from magehall.games.colors_of_magic.model.pieces import Invocation
from magehall.games.colors_of_magic.model.standpoint import Standpoint
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import name_of, refuse, say
from magehall.games.colors_of_magic.piles.moving_cards import (
    in_hand,
)
from magehall.games.colors_of_magic.spells.asking import (
    answers_to,
    applies,
    store_answer,
    wanted,
)
from magehall.games.colors_of_magic.spells.castable import casters, why_not_by, why_not_caster
from magehall.games.colors_of_magic.spells.costs import (
    cost_of,
    graft_cost,
    grafts_cards,
    why_not_payable,
)
from magehall.games.colors_of_magic.spells.extra_targets import why_not_extra
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow
from magehall.kernel.records import replace

# Caster


def ask_caster(cast: Cast, flow: Flow[Skirmish]) -> Asked:
    """Range and sight run from the caster. [spell.caster]"""
    able = _able(flow.state, cast)
    if len(able) > 1:
        return CASTER.ask(flow.state, flow.state.invocation(cast.invocation).seat)
    flow.state.edit_invocation(cast.invocation).caster = able[0]
    return None


def _able(state: Skirmish, cast: Cast) -> list[str]:
    """Who can cast it. The life that pays may have shrunk when the card left the hand: then whoever casts at all."""
    invocation = state.invocation(cast.invocation)
    found = casters(state, invocation.seat)
    return [id for id in found if why_not_by(state, replace(invocation, caster=id)) is None] or found


def take_caster(cast: Cast, flow: Flow[Skirmish]) -> None:
    if flow.answers:
        flow.state.edit_invocation(cast.invocation).caster = flow.deed(PickOne).what


def _casters(moment: Moment[Skirmish]) -> Iterator[Option]:
    state = moment.state
    for id in _able(state, state.top(Cast)):
        text = say("option-caster", creature=name_of(state.creature(id).face))
        yield PickOne(id).option(text, "spell.caster")


def _why_not_caster(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    state = moment.state
    if not isinstance(deed, PickOne) or deed.what in _able(state, state.top(Cast)):
        return None
    return why_not_caster(state, state.invocation(state.top(Cast).invocation), deed.what)


CASTER: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-caster"), "spell.caster", _casters, _why_not_caster
)


# Tokens


def ask_tokens(cast: Cast, flow: Flow[Skirmish]) -> Asked:
    """Tokens are spent when the spell is cast. [spell.spend-lines]"""
    state = flow.state
    invocation = state.invocation(cast.invocation)
    numbers = token_numbers(state, invocation)
    if len(numbers) > 1:
        return TOKENS.ask(state, invocation.seat)
    if numbers and numbers[0]:
        _spend(flow, cast.invocation, numbers[0])
    return None


def token_numbers(state: Skirmish, invocation: Invocation) -> list[int]:
    """How many tokens may be spent with a spell."""
    spend = CARDS[invocation.face].spend
    tokens = state.player(invocation.seat).tokens if state.mage_of(invocation.seat) else 0
    if spend.all:
        return [tokens]
    return [number for number in range(spend.least, spend.most + 1, spend.each) if number <= tokens]


def take_tokens(cast: Cast, flow: Flow[Skirmish]) -> None:
    if flow.answers:
        _spend(flow, cast.invocation, flow.deed(SpendTokens).tokens)


def _spend(flow: Flow[Skirmish], id: str, tokens: int) -> None:
    invocation = flow.state.edit_invocation(id)
    invocation.spent = tokens
    flow.state.edit_player(invocation.seat).tokens -= tokens


def _token_options(moment: Moment[Skirmish]) -> Iterator[Option]:
    state = moment.state
    for number in token_numbers(state, state.invocation(state.top(Cast).invocation)):
        yield SpendTokens(number).option(say("option-spend", tokens=number), "spell.spend-lines")


def _why_not_tokens(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    state = moment.state
    if isinstance(deed, SpendTokens):
        invocation = state.invocation(state.top(Cast).invocation)
        if deed.tokens not in token_numbers(state, invocation):
            return refuse("too-few-tokens", "spell.spend-lines", tokens=deed.tokens)
        draft = replace(invocation, spent=deed.tokens)
        for ask in asks_of(draft):
            if isinstance(ask, InZone | Target) or not applies(state, draft, ask):
                continue
            if wanted(state, draft, ask) > len(answers_to(state, draft, ask)):
                return refuse("no-target", "spell.targets")
    return None


TOKENS: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-tokens"), "spell.spend-lines", _token_options, _why_not_tokens
)


def asked(cast: Cast, flow: Flow[Skirmish]) -> None:
    if flow.answers:
        store_answer(cast, flow)
        cast.go("ask")


# Grafts


def ask_graft(cast: Cast, flow: Flow[Skirmish]) -> Asked:
    """A card with a graft may be shown with the spell. [keyword.graft]"""
    state = flow.state
    invocation = state.invocation(cast.invocation)
    return GRAFT.ask(state, invocation.seat) if grafts(state, invocation) else None


def grafts(state: Skirmish, invocation: Invocation) -> list[str]:
    """The cards of the hand that can be grafted on a spell. [mage.spell-splicer]"""
    if not grafts_cards(state, invocation.seat):
        return []
    faces = dict.fromkeys(state.face(card) for card in state.player(invocation.seat).hand)
    return [face for face in faces if why_not_graft(state, invocation, face) is None]


def why_not_graft(state: Skirmish, invocation: Invocation, face: str) -> Verdict:
    """Why a card cannot be grafted on a spell. [keyword.graft]"""
    graft = CARDS[face].graft
    if graft is None or in_hand(state, invocation.seat, face) is None:
        return refuse("no-graft", "keyword.graft")
    card = CARDS[invocation.face]
    if graft.needs_target and not any(pick.name == "target" for pick in invocation.picks):
        return refuse("graft-needs-target", "keyword.graft")
    if graft.needs_summoning and card.body is None:
        return refuse("graft-needs-creature", "keyword.graft")
    draft = replace(invocation, graft=face)
    if not all(_can_do(state, draft, word) for word in graft.does):
        return refuse("graft-does-nothing", "keyword.graft")
    return why_not_payable(state, draft)


def _can_do(state: Skirmish, draft: Invocation, word: Word) -> bool:
    """Whether a word of a graft can do something. That is to somebody it names, or to a cost. [mage.spell-splicer]"""
    if isinstance(word, ChooseCreature):
        at = Standpoint(state, draft.seat, draft.source, draft)
        return any(at.fits(word.who, id) for id in state.on_table())
    if isinstance(word, ExtraTarget):
        return any(why_not_extra(state, draft, id) is None for id in state.on_table())
    if isinstance(word, CheaperSpell):
        return cost_of(state, replace(draft, graft="")) > 0
    return True


def take_graft(cast: Cast, flow: Flow[Skirmish]) -> None:
    if flow.answers:
        flow.state.edit_invocation(cast.invocation).graft = flow.deed(GraftOn).card


def _graft_options(moment: Moment[Skirmish]) -> Iterator[Option]:
    state = moment.state
    invocation = state.invocation(state.top(Cast).invocation)
    yield GraftOn("").option(say("option-no-graft"), "keyword.graft")
    for face in grafts(state, invocation):
        text = say("option-graft", card=name_of(face), mana=graft_cost(state, invocation.seat, face))
        yield GraftOn(face).option(text, "keyword.graft")


def _why_not_graft(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    if not isinstance(deed, GraftOn):
        return None
    state = moment.state
    invocation = state.invocation(state.top(Cast).invocation)
    if not deed.card:
        return why_not_payable(state, invocation)
    return (
        why_not_graft(state, invocation, deed.card)
        if deed.card in CARDS
        else refuse("no-graft", "keyword.graft")
    )


GRAFT: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-graft"), "keyword.graft", _graft_options, _why_not_graft
)
