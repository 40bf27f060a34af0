"""What a spell costs, in the order of the rules, and whether it can be paid. [spell.cost]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.faces import Card
from magehall.games.colors_of_magic.cards.ingredients import INGREDIENTS
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.lines import (
    AidsPaying,
    Archives,
    CastFromDiscardPile,
    CheaperGrafts,
    MoreArchives,
)
from magehall.games.colors_of_magic.cards.vocabulary import SpellType
from magehall.games.colors_of_magic.cards.words.spells import CheaperSpell
from magehall.games.colors_of_magic.model.pieces import Invocation, Player, Reduction, Source
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import life_left, lines_in_play, number
from magehall.games.colors_of_magic.model.words import refuse
from magehall.kernel.decision import Verdict

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
    cost -= sum(reduction.amount for reduction in reductions(state, invocation))
    graft = CARDS[invocation.graft].graft if invocation.graft else None
    if graft is not None:
        cost -= sum(word.amount for word in graft.does if isinstance(word, CheaperSpell))
    return max(0, cost) + (ARCHIVES_COST if by_archives(state, invocation) else 0)


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
        found += [Reduction(one.discount) for one in player.allowed if one.card == invocation.card][:1]
    return found


def by_archives(state: Skirmish, invocation: Invocation) -> bool:
    """Whether a spell is cast from the discard pile by the archives of the mage. [mage.chronicle-archivist]"""
    return (
        invocation.origin is Source.DISCARD
        and not any(one.card == invocation.card for one in state.player(invocation.seat).allowed)
        and not any(isinstance(line, CastFromDiscardPile) for line in CARDS[invocation.face].lines)
    )


def why_not_from_discard(state: Skirmish, seat: int, card: int) -> Verdict:
    """Why a card of the discard pile cannot be cast. [mage.chronicle-archivist] [card.living-grimoire]"""
    player = state.player(seat)
    face = CARDS[state.face(card)]
    if is_free_to_cast(player, card, face):
        return None
    casts = archives(state, seat)
    if not casts:
        return refuse("not-from-discard", "spell.from-discard")
    if face.type is SpellType.CREATURE:
        return refuse("no-creature-archives", "mage.chronicle-archivist")
    if player.archived >= casts:
        return refuse("archives-used", "mage.chronicle-archivist")
    return None


def is_free_to_cast(player: Player, card: int, face: Card) -> bool:
    """Whether a card of the discard pile may be cast without any archives. [card.living-grimoire]"""
    return any(one.card == card for one in player.allowed) or any(
        isinstance(line, CastFromDiscardPile) for line in face.lines
    )


def archives(state: Skirmish, seat: int) -> int:
    """How many spells a turn a player may cast from the discard pile by Archives. [mage.chronicle-archivist]"""
    key = ("archives", seat)
    memo = state.memo_of_company
    found: int | None = memo.get(key)
    if found is None:
        own = [one.line for one in lines_in_play(state) if one.seat == seat]
        more = sum(isinstance(line, MoreArchives) for line in own)
        found = 1 + more if any(isinstance(line, Archives) for line in own) else 0
        memo[key] = found
    return found


def blood(state: Skirmish, seat: int) -> int:
    """The life of all own creatures on the table: what a Blood Pact could pay at most. [spell.blood-pact]"""
    return sum(life_left(state, id) for id in bleeding(state, seat))


def bleeding(state: Skirmish, seat: int) -> list[str]:
    """The own creatures that can bleed."""
    return [
        id
        for id, creature in state.creatures().items()
        if creature.owner == seat and creature.away is None and life_left(state, id) > 0
    ]


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
    player = state.player(seat)
    cost = cost_of(state, invocation)
    needed = cost
    spare = [card for card in player.hand if card != invocation.card]
    if cost > LEAST_BY_DISCARD and spare:
        needed -= 1
    needed -= sum(line.mana + line.discount for _, line in aids(state, seat))
    if needed > player.mana and needed > player.mana + blood(state, seat):
        return refuse("too-little-mana", "spell.cost", mana=cost)
    return None
