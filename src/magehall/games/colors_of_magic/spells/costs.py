"""Cost of a spell, in the order of the rules, and its payability. [spell.cost]"""

from __future__ import annotations

from functools import cache

from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES
from magehall.games.colors_of_magic.cards.ingredients import INGREDIENTS
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.lines import (
    AidsPaying,
    Aura,
    CastFromDiscardPile,
    CheaperGrafts,
    Grafting,
)
from magehall.games.colors_of_magic.cards.vocabulary import SpellType, Stat
from magehall.games.colors_of_magic.cards.words.base import Counted
from magehall.games.colors_of_magic.cards.words.spells import CheaperSpell
from magehall.games.colors_of_magic.model.lines import lines_in_play
from magehall.games.colors_of_magic.model.pieces import Invocation, Reduction, Source
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import is_codex, life_left, lives_left, number
from magehall.games.colors_of_magic.model.words import refuse
from magehall.kernel.decision import Verdict
from magehall.kernel.records import replace

LEAST_BY_DISCARD = 1
"""A discard never takes a cost below this. [spell.discard]"""

ARCHIVES_COST = 1


def cost_of(state: Skirmish, invocation: Invocation) -> int:
    """Printed cost, channelling and taxes, then reductions, not below 0; the archives on top. [spell.cost-order]"""
    card = CARDS[invocation.face]
    player = state.player(invocation.seat)
    cost = card.cost + sum(player.taxes)
    if invocation.caster and invocation.caster != state.mage_of(invocation.seat):
        cost += number(state, invocation.caster, KeywordId.CHANNELING)
    cost += graft_cost(state, invocation.seat, invocation.graft)
    cost -= sum([reduction.amount for reduction in reductions(state, invocation)])
    graft = CARDS[invocation.graft].graft if invocation.graft else None
    if graft is not None:
        cost -= sum(word.amount for word in graft.does if isinstance(word, CheaperSpell))
    return max(0, cost) + on_top(state, invocation)


def on_top(state: Skirmish, invocation: Invocation) -> int:
    """The mana on top of a cost, which nothing reduces. [mage.chronicle-archivist]"""
    return ARCHIVES_COST if by_archives(state, invocation) else 0


def graft_cost(state: Skirmish, seat: int, card: str) -> int:
    """What a graft adds to the cost. [keyword.graft] [card.spell-matrix]"""
    graft = CARDS[card].graft if card else None
    if graft is None:
        return 0
    less = sum(
        one.line.mana
        for one in lines_in_play(state)
        if one.seat == seat and isinstance(one.line, CheaperGrafts)
    )
    return max(0, graft.cost - less)


def reductions(state: Skirmish, invocation: Invocation) -> list[Reduction]:
    """The reductions that this spell uses. [spell.reductions]"""
    player = state.player(invocation.seat)
    found = [
        reduction
        for reduction in player.reductions
        if reduction.card in (-1, invocation.card)
        and (not reduction.creatures or CARDS[invocation.face].type is SpellType.CREATURE)
    ]
    if invocation.origin is Source.DISCARD:
        found += [Reduction(one.discount) for one in player.allowed if one.card == invocation.card]
    return found


def by_archives(state: Skirmish, invocation: Invocation) -> bool:
    """Whether a spell is cast from the discard pile by Archives. No other card allows it. [mage.chronicle-archivist]"""
    return (
        invocation.origin is Source.DISCARD
        and not any(one.card == invocation.card for one in state.player(invocation.seat).allowed)
        and not any(isinstance(line, CastFromDiscardPile) for line in CARDS[invocation.face].lines)
    )


def blood(state: Skirmish, seat: int, fewer: int = 0) -> int:
    """The life of all own creatures, which a Blood Pact could pay. ``fewer`` is by how many grimoire cards the hand
    will be smaller. [spell.blood-pact] [damage.life]"""
    return sum(
        [
            max(0, life - fewer * _life_by_card(state.creature(id).face)) if fewer else life
            for id, life in bleeding(state, seat).items()
        ]
    )


@cache
def _life_by_card(face: str) -> int:
    """How many points of life each grimoire card in hand gives a creature. [card.scroll-golem]"""
    return sum(
        mod.amount
        for line in CREATURES[face].lines
        if isinstance(line, Aura)
        for mod in line.gives
        if mod.stat is Stat.LIFE and mod.per is Counted.GRIMOIRE_CARDS
    )


def bleeding(state: Skirmish, seat: int) -> dict[str, int]:
    """The own creatures that can bleed, with the life that each has left."""
    own = [id for id, creature in state.on_table().items() if creature.owner == seat]
    return {id: life for id, life in lives_left(state, own).items() if life > 0}


def aids(state: Skirmish, seat: int) -> list[tuple[str, AidsPaying]]:
    """The ingredients that help a player to pay. [objectives.ingredients]"""
    return [
        (held.ingredient, line)
        for held in state.player(seat).ingredients
        if not held.used
        for line in INGREDIENTS[held.ingredient].lines
        if isinstance(line, AidsPaying)
    ]


def why_not_payable(state: Skirmish, invocation: Invocation) -> Verdict:
    """Why a spell cannot be paid for, even with a discard, ingredients and blood. [spell.cost]"""
    seat = invocation.seat
    hand = state.player(seat).hand
    cost = cost_of(state, invocation)
    # The card that is cast leaves the hand before it is paid for.
    gone = int(invocation.card in hand and not is_codex(invocation.card))
    least = on_top(state, invocation)
    if covers(state, seat, cost, least, gone):
        return None
    spare = [card for card in hand if card != invocation.card]
    cheapest = min((not is_codex(card) for card in spare), default=False)
    least += LEAST_BY_DISCARD
    if spare and cost > least and covers(state, seat, cost - 1, least, gone + cheapest):
        return None
    return refuse("too-little-mana", "spell.cost", mana=cost)


def why_too_dear(state: Skirmish, invocation: Invocation) -> Verdict:
    """Why a spell is too dear, even with a graft that makes it cheaper. [spell.cost] [keyword.graft]"""
    unpaid = why_not_payable(state, invocation)
    if unpaid is None or not grafts_cards(state, invocation.seat):
        return unpaid
    others = [state.face(card) for card in state.player(invocation.seat).hand if card != invocation.card]
    drafts = [replace(invocation, graft=face) for face in others if _makes_cheaper(face)]
    return None if any(why_not_payable(state, draft) is None for draft in drafts) else unpaid


def grafts_cards(state: Skirmish, seat: int) -> bool:
    """Whether a player's mage can graft cards on spells. [mage.spell-splicer]"""
    mage = state.mage_of(seat)
    return bool(mage) and any(
        isinstance(line, Grafting) for line in CREATURES[state.creature(mage).face].lines
    )


@cache
def _makes_cheaper(face: str) -> bool:
    graft = CARDS[face].graft
    return graft is not None and any(isinstance(word, CheaperSpell) for word in graft.does)


def covers(state: Skirmish, seat: int, cost: int, least: int = 0, fewer: int = 0) -> bool:
    """Whether mana, ingredients and blood pay a cost, of which ``least`` cannot be reduced. ``fewer`` is by how many
    grimoire cards the hand will be smaller. [spell.cost-order]"""
    player, needed = state.player(seat), max(least, cost)
    if player.ingredients:
        helping = [line for _, line in aids(state, seat)]
        less = sum([line.discount for line in helping])
        needed = max(least, cost - less) - sum([line.mana for line in helping])
    return needed <= player.mana or _bleeds(state, seat, needed - player.mana, fewer)


def _bleeds(state: Skirmish, seat: int, needed: int, fewer: int) -> bool:
    """Whether a Blood Pact pays so much. Mostly the life of the first creatures does, and nobody else is looked at."""
    for id, creature in state.on_table().items():
        if creature.owner == seat:
            life = life_left(state, id) - (fewer * _life_by_card(creature.face) if fewer else 0)
            needed -= max(0, life)
            if needed <= 0:
                return True
    return False
