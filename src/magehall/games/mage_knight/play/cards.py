"""Playing cards of the hand: for their effects, or sideways. [cards.play]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from magehall.games.mage_knight.cards.catalogue import DEED_CARDS, WOUND
from magehall.games.mage_knight.cards.kinds import Action, Artifact, Spell
from magehall.games.mage_knight.cards.reference import BASIC, STRONG, Effect, words_of
from magehall.games.mage_knight.cards.vocabulary import BLACK, MELEE, PHYSICAL, Kind
from magehall.games.mage_knight.cards.words.gains import PlayAnother
from magehall.games.mage_knight.cards.words.skill import SidewaysWound
from magehall.games.mage_knight.effects.judge import needs_of, why_not_effect
from magehall.games.mage_knight.effects.points import why_not_deal
from magehall.games.mage_knight.effects.sideways import sideways_value, sideways_word, use_up_skill
from magehall.games.mage_knight.heroes.gains import gain_fame
from magehall.games.mage_knight.mana.ways import Need
from magehall.games.mage_knight.model.combat_state import AttackPoints, BlockPoints
from magehall.games.mage_knight.model.deeds.effects import PlayCard
from magehall.games.mage_knight.model.events.effects import CardPlayed, CardThrownAway
from magehall.games.mage_knight.model.frames.effects import Pay, Resolve
from magehall.games.mage_knight.model.moment import Choice, Occasion
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Deed, Option, Verdict
from magehall.kernel.flow import Flow

SIDEWAYS = ("move", "influence", "attack", "block")


def price(card: str, use: str) -> tuple[Need, ...]:
    """The mana that a use of a card takes. [cards.action] [cards.spell]"""
    found = DEED_CARDS[card]
    if isinstance(found, Action):
        return ((found.color,),) if use == STRONG else ()
    if isinstance(found, Spell):
        return ((found.color,), (BLACK,)) if use == STRONG else ((found.color,),)
    return ()


class Play(NamedTuple):
    """A card played for one of its effects."""

    effect: Effect
    price: tuple[Need, ...]
    spell: bool


# The options


def _option(card: str, use: str) -> Option:
    words = say(f"option-play-{use}", card=card_name(card))
    return PlayCard(card, use).option(words, "cards.play")


def _effects(card: str) -> tuple[str, ...]:
    """The effects of a card; a banner has one, besides being assigned."""
    if card == WOUND:
        return ()
    found = DEED_CARDS[card]
    return (STRONG,) if isinstance(found, Artifact) and not found.basic else (BASIC, STRONG)


_PLAYS = {
    (card, use): Play(Effect(card, use), price(card, use), isinstance(DEED_CARDS[card], Spell))
    for card in DEED_CARDS
    for use in _effects(card)
}
_FOR_EFFECT = {card: tuple(_option(card, use) for use in _effects(card)) for card in (*DEED_CARDS, WOUND)}
_SIDEWAYS = {card: {use: _option(card, use) for use in SIDEWAYS} for card in (*DEED_CARDS, WOUND)}


def _candidates(choice: Choice) -> list[Option]:
    found: list[Option] = []
    sideways = [use for use in SIDEWAYS if _why_not_points(choice, use) is None]
    for card in dict.fromkeys(choice.hero.hand):
        found += _FOR_EFFECT[card]
        for use in sideways:
            found.append(_SIDEWAYS[card][use])
    if choice.turn.offer_spells:
        for card in choice.state.offers.spells:
            if card not in choice.hero.hand:
                found += _FOR_EFFECT[card]
    return found


def _lookalikes(choice: Choice) -> Iterator[Deed]:
    """Ways to turn a card sideways of which no card is any use now."""
    for use in SIDEWAYS:
        if _why_not_points(choice, use) is not None:
            for card in dict.fromkeys(choice.hero.hand):
                yield PlayCard(card, use)


# The verdict


def why_not_play(choice: Choice, deed: PlayCard) -> Verdict:
    """Why a card cannot be played so. [cards.play]"""
    card, use = deed.card, deed.use
    if card not in choice.hero.hand and not (
        choice.turn.offer_spells and card in choice.state.offers.spells and use in (BASIC, STRONG)
    ):
        return refuse("not-held", "cards.play")
    play = _PLAYS.get((card, use))
    if play is not None:
        return why_not_effect(choice, play.effect, play.price, spell=play.spell)
    if use in SIDEWAYS:
        return _why_not_sideways(choice, deed)
    return refuse("a-wound", "wounds.cards") if card == WOUND else refuse("banner-assigned", "units.banner")


_FITTING = {"move": Occasion.MOVING, "attack": Occasion.ATTACKING, "block": Occasion.BLOCKING}
_UNFITTING = {
    "move": refuse("not-moving", "sideways"),
    "attack": refuse("not-attacking", "sideways"),
    "block": refuse("not-blocking", "sideways"),
}


def _why_not_sideways(choice: Choice, deed: PlayCard) -> Verdict:
    """Verdict on playing a card sideways. Any but a wound gives one point to move, deal, attack or block; never ranged
    or elemental. [sideways]"""
    if deed.card == WOUND and not isinstance(sideways_word(choice.state, choice.seat), SidewaysWound):
        return refuse("a-wound", "wounds.cards")
    return _why_not_points(choice, deed.use)


def _why_not_points(choice: Choice, use: str) -> Verdict:
    """Why such points are of no use now. [sideways]"""
    if use == "influence":
        return why_not_deal(choice)
    return None if choice.occasion is _FITTING[use] else _UNFITTING[use]


# The deed


def _play(flow: Flow[Quest], seat: int, deed: PlayCard) -> None:
    state = flow.state
    flow.emit(CardPlayed(hero=f"#{seat}", card=card_name(deed.card), use=f"@use-{deed.use}"), "cards.play")
    state.edit_turn(seat).played_or_discarded = True
    if state.combat is not None and not _leads(deed):
        state.edit_combat().begun = True
    if deed.use in SIDEWAYS:
        _turn_sideways(flow, seat, deed)
        return
    found = DEED_CARDS[deed.card]
    _lay_down(flow, seat, deed)
    if isinstance(found, Spell):
        turn = state.edit_turn(seat)
        turn.spells_cast += (found.color,)
        gain_fame(flow, seat, turn.fame_per_spell.count(found.color), "card.rings")
    effect = Effect(deed.card, deed.use)
    needs, later = price(deed.card, deed.use), needs_of(Choice(state, seat), effect)
    flow.call(Resolve(seat, effect))
    if needs:
        flow.call(Pay(seat, needs, later, spell=isinstance(found, Spell)))


def _leads(deed: PlayCard) -> bool:
    """Whether another card goes along: then it is that one which begins a combat. [card.into-the-heat]"""
    return deed.use not in SIDEWAYS and any(
        isinstance(word, PlayAnother) for word in words_of(Effect(deed.card, deed.use))
    )


def _lay_down(flow: Flow[Quest], seat: int, deed: PlayCard) -> None:
    """Put a card into the play area. An artifact played for its strong effect leaves the game. [cards.artifact]"""
    state = flow.state
    if deed.card not in state.hero(seat).hand:
        state.edit_turn(seat).offer_spells -= 1
        return
    state.edit_hero(seat).hand.remove(deed.card)
    if deed.use == STRONG and DEED_CARDS[deed.card].kind is Kind.ARTIFACT:
        flow.emit(CardThrownAway(hero=f"#{seat}", card=card_name(deed.card)), "cards.artifact")
    else:
        state.edit_turn(seat).played.append(deed.card)


def _turn_sideways(flow: Flow[Quest], seat: int, deed: PlayCard) -> None:
    state = flow.state
    points = sideways_value(state, seat, deed.card)
    use_up_skill(flow, seat, deed.card)
    state.edit_hero(seat).hand.remove(deed.card)
    turn = state.edit_turn(seat)
    turn.played.append(deed.card)
    if deed.use == "move":
        turn.move += points
    elif deed.use == "influence":
        turn.influence += points
    elif deed.use == "attack":
        points += turn.first_attack
        turn.first_attack = turn.first_block = 0
        state.edit_combat().attacks.append(AttackPoints(points, MELEE, PHYSICAL))
    else:
        points += turn.first_block
        turn.first_attack = turn.first_block = 0
        state.edit_combat().blocks.append(BlockPoints(points, PHYSICAL))


CARDS = Repertoire(_candidates, {PlayCard: DeedRule(why_not_play, _play)}, _lookalikes)
