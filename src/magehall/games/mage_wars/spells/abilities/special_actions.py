"""Special actions: which a creature may take, and why not the rest. [actions.special]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import Ability, Kind, Speed
from magehall.games.mage_wars.cards.lasting import OffersAction
from magehall.games.mage_wars.model.deeds import UseAbility
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import MAGE, NOWHERE, Duel
from magehall.games.mage_wars.model.words import no
from magehall.games.mage_wars.spells.abilities.abilities import (
    ability_option,
    find_held,
    lookalikes_of,
    rule_of,
    usable,
    why_not_used,
)
from magehall.games.mage_wars.spells.abilities.acting import Acting, too_slow
from magehall.kernel.decision import Deed, Moment, Option, Refusal, Verdict


def is_special(ability: Ability) -> bool:
    """Whether a creature takes an action for it. [actions.special]"""
    return not ability.spell and ability.speed is not Speed.FREE


def action_options(acting: Acting) -> list[Option]:
    """Options of the special actions a creature may take. They are its own, and those another object offers it.
    [actions.special] [damage.healing-bar]"""
    state, creature, seat = acting.state, acting.actor, acting.seat
    found: list[Option] = []
    for holder in (creature, *offers_to(state, creature, seat)):
        for ability in state.card(holder).abilities:
            if is_special(ability) and (acting.full or ability.speed is not Speed.FULL):
                targets = usable(state, holder, creature, seat, ability)
                found += [ability_option(state, holder, ability, target) for target in targets]
    return found


def why_no_action(acting: Acting, deed: UseAbility, still: Refusal | None = None) -> Verdict:
    """Why the acting creature cannot take a special action. The action is its own or one that a conjuration offers
    others; ``still`` is the reason why it can take none. [actions.special] [card.temple-of-asyra] [card.gate-to-hell]"""
    state, creature, seat = acting.state, acting.actor, acting.seat
    ability = find_held(state, deed.holder, deed.ability)
    if ability is None or not is_special(ability):
        return None
    if deed.holder != creature and deed.holder not in offers_to(state, creature, seat):
        if still is not None or not _stands_for_us(state, seat, deed.holder):
            return None
        rule, name = rule_of(state, deed.holder, ability), f"@ability-{ability.name}"
        return no("ability-not-for", rule, what=label(state, creature), ability=name)
    if still is not None:
        return still
    if ability.speed is Speed.FULL and not acting.full:
        return too_slow(acting)
    return why_not_used(state, deed.holder, creature, seat, ability, deed.target)


def _stands_for_us(state: Duel, seat: int, holder: str) -> bool:
    """Whether an object is a conjuration of the own side in the arena."""
    piece = state.piece(holder)
    conjured = CARDS[piece.card].kind is Kind.CONJURATION and piece.zone != NOWHERE
    return conjured and not state.is_enemy(seat, holder)


def special_actions(acting: Acting, still: Refusal | None = None) -> Iterator[Deed]:
    """The special actions that look possible for the acting creature."""
    state, creature, seat = acting.state, acting.actor, acting.seat
    for holder, piece in state.pieces():
        if holder == creature or _stands_for_us(state, seat, holder):
            for ability in CARDS[piece.card].abilities:
                if is_special(ability):
                    refused = why_no_action(acting, UseAbility(holder, ability.name), still) is not None
                    yield from lookalikes_of(state, holder, ability, refused)


def why_not_its_turn(moment: Moment[Duel], deed: UseAbility, acting: str = "") -> Verdict:
    """Why a creature that is not acting takes no special action. [actions.special]"""
    state = moment.state
    ability = find_held(state, deed.holder, deed.ability)
    if ability is None or not is_special(ability) or deed.holder == acting:
        return None
    if deed.holder not in state.creatures(moment.seat):
        return None
    what, name = label(state, deed.holder), f"@ability-{ability.name}"
    return no("ability-own-turn", "actions.special", what=what, ability=name)


def resting_actions(moment: Moment[Duel], acting: str = "") -> Iterator[Deed]:
    """The special actions of the creatures that are not acting."""
    for id in moment.state.creatures(moment.seat):
        if id != acting:
            for ability in moment.state.card(id).abilities:
                if is_special(ability):
                    yield UseAbility(id, ability.name)


def offers_to(state: Duel, creature: str, seat: int) -> list[str]:
    """The conjurations whose special action this creature may take. [card.temple-of-asyra] [card.gate-to-hell]"""
    return [
        id
        for id, offers in state.with_word(OffersAction)
        if not state.is_enemy(seat, id)
        and (
            offers.subtype in state.card(creature).subtypes
            if offers.subtype
            else creature == MAGE[state.piece(id).controller]
        )
    ]
