"""Paying for a spell: one discard, ingredients, mana, then blood. [spell.cost]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from magehall.games.colors_of_magic.cards.lines import AidsPaying
from magehall.games.colors_of_magic.cards.vocabulary import HarmKind
from magehall.games.colors_of_magic.damage.harm import strike
from magehall.games.colors_of_magic.effects.cards_in_hand import discard_together
from magehall.games.colors_of_magic.model.deeds import (
    Bleed,
    Cheapen,
    PayFull,
    UseIngredient,
)
from magehall.games.colors_of_magic.model.events import BloodPaid, ManaGained, SpellCast, SpellFailed
from magehall.games.colors_of_magic.model.frames.spells import Cast, Resolve
from magehall.games.colors_of_magic.model.pieces import NO_CARD, Blow, Source
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import is_codex
from magehall.games.colors_of_magic.model.words import name_of, player_name, refuse, say
from magehall.games.colors_of_magic.piles.moving_cards import in_hand
from magehall.games.colors_of_magic.spells.costs import (
    LEAST_BY_DISCARD,
    aids,
    bleeding,
    blood,
    by_archives,
    cost_of,
    covers,
    on_top,
    reductions,
)
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow
from magehall.kernel.records import replace


def work_out(cast: Cast, flow: Flow[Skirmish]) -> None:
    cast.cost = cost_of(flow.state, flow.state.invocation(cast.invocation))


def ask_cheaper(cast: Cast, flow: Flow[Skirmish]) -> Asked:
    """One card, and one only, may be discarded to make it cheaper; ingredients help. [spell.discard]"""
    seat = flow.state.invocation(cast.invocation).seat
    useful = _can_discard(flow.state, cast) or _useful_aids(flow.state, cast)
    return CHEAPER.ask(flow.state, seat) if useful and cast.cost > 0 else None


def _least(state: Skirmish, cast: Cast) -> int:
    """How low ingredients may bring the cost. A discard stays one that was possible: it comes after them and leaves 1.
    [spell.cost-order] [spell.discard]"""
    least = on_top(state, state.invocation(cast.invocation))
    return least if cast.discarded == NO_CARD else least + LEAST_BY_DISCARD


def _can_discard(state: Skirmish, cast: Cast) -> bool:
    seat = state.invocation(cast.invocation).seat
    dear = cast.cost > _least(state, cast) + LEAST_BY_DISCARD
    return cast.discarded == NO_CARD and dear and bool(state.player(seat).hand)


def _useful_aids(state: Skirmish, cast: Cast) -> list[tuple[str, AidsPaying]]:
    """The ingredients that help to pay. They give mana, or there is something left to reduce. [objectives.ingredients]"""
    found = aids(state, state.invocation(cast.invocation).seat)
    return [(id, line) for id, line in found if line.mana or cast.cost - line.discount >= _least(state, cast)]


def take_cheaper(cast: Cast, flow: Flow[Skirmish]) -> None:
    if not flow.answers:
        return
    deed = flow.answer.deed
    seat = flow.state.invocation(cast.invocation).seat
    if isinstance(deed, Cheapen):
        card = in_hand(flow.state, seat, deed.card)
        assert card is not None, "only cards of the hand are offered"
        cast.discarded = card
        cast.cost -= 1
        cast.go("ask_cheaper")
        discard_together(flow, seat, (card,))
    elif isinstance(deed, UseIngredient):
        line = next(line for id, line in aids(flow.state, seat) if id == deed.ingredient)
        use_up(flow.state, seat, deed.ingredient)
        cast.cost -= line.discount
        if line.mana:
            flow.state.edit_player(seat).mana += line.mana
            flow.emit(ManaGained(player=player_name(seat), mana=line.mana), "objectives.ingredients")
        cast.go("ask_cheaper")


def use_up(state: Skirmish, seat: int, ingredient: str) -> None:
    """An ingredient is used once. [objectives.ingredients]"""
    player = state.edit_player(seat)
    place = next(
        place
        for place, held in enumerate(player.ingredients)
        if held.ingredient == ingredient and not held.used
    )
    player.ingredients[place] = replace(player.ingredients[place], used=True)


class CheaperMoment(Moment[Skirmish]):
    """A spell to be paid for. A card may be discarded for it, or not."""

    __slots__ = ("can_discard", "cast")

    def __init__(self, state: Skirmish, seat: int) -> None:
        super().__init__(state, seat)
        self.cast = state.top(Cast)
        self.can_discard = _can_discard(state, self.cast)


def _cheaper_options(moment: CheaperMoment) -> Iterator[Option]:
    state, seat, cast = moment.state, moment.seat, moment.cast
    mana = state.player(seat).mana
    # Nobody pays with life who believes it costs mana.
    if cast.cost > mana:
        text = say("option-pay-blood", mana=mana, blood=cast.cost - mana)
    else:
        text = say("option-pay", mana=cast.cost)
    yield PayFull().option(text, "spell.cost")
    if moment.can_discard:
        for face in state.faces_of(state.player(seat).hand):
            yield _cheapen_option(face, cast.cost - 1)
    for ingredient in dict.fromkeys(id for id, _ in _useful_aids(state, cast)):
        text = say("option-ingredient", ingredient=name_of(ingredient))
        yield UseIngredient(ingredient).option(text, "objectives.ingredients")


@lru_cache(maxsize=4096)
def _cheapen_option(face: str, mana: int) -> Option:
    text = say("option-cheapen", card=name_of(face), mana=mana)
    return Cheapen(face).option(text, "spell.discard")


def _why_not_cheaper(moment: CheaperMoment, deed: Deed) -> Verdict:
    state, seat, cast = moment.state, moment.seat, moment.cast
    if isinstance(deed, Cheapen):
        if not moment.can_discard:
            return refuse("one-discard", "spell.discard")
        card = in_hand(state, seat, deed.card)
        if card is None:
            return refuse("not-in-hand", "spell.discard", card=name_of(deed.card))
        least = _least(state, cast) + LEAST_BY_DISCARD
        payable = covers(state, seat, cast.cost - 1, least, int(not is_codex(card)))
        return None if payable else refuse("too-little-mana", "spell.cost", mana=cast.cost - 1)
    if isinstance(deed, UseIngredient):
        if deed.ingredient not in [id for id, _ in aids(state, seat)]:
            return refuse("no-ingredient", "objectives.ingredients")
        useful = deed.ingredient in [id for id, _ in _useful_aids(state, cast)]
        return None if useful else refuse("nothing-to-reduce", "spell.cost-order")
    if isinstance(deed, PayFull) and cast.cost > state.player(seat).mana + blood(state, seat):
        return refuse("too-little-mana", "spell.cost", mana=cast.cost)
    return None


CHEAPER: Question[Skirmish, CheaperMoment] = Question(
    CheaperMoment, say("ask-cheaper"), "spell.cost", _cheaper_options, _why_not_cheaper
)


def pay_mana(cast: Cast, flow: Flow[Skirmish]) -> None:
    """Mana first, at once: abilities that answer blood may cost some too. [spell.cost-order]"""
    seat = flow.state.invocation(cast.invocation).seat
    paid = min(cast.cost, flow.state.player(seat).mana)
    cast.due = cast.cost - paid
    flow.state.edit_player(seat).mana -= paid


def ask_blood(cast: Cast, flow: Flow[Skirmish]) -> Asked:
    """Ask who bleeds for what mana does not pay. It is a point of damage each, split as one likes. [spell.blood-pact]"""
    if cast.due <= 0 or not _can_bleed(flow.state, cast):
        return None
    return BLOOD.ask(flow.state, flow.state.invocation(cast.invocation).seat)


def _can_bleed(state: Skirmish, cast: Cast) -> dict[str, int]:
    """Those with life left beside what they are to bleed already, and how much. [spell.blood-pact]"""
    life = bleeding(state, state.invocation(cast.invocation).seat)
    left = {id: life - cast.bled.count(id) for id, life in life.items()}
    return {id: life for id, life in left.items() if life > 0}


def bleed(cast: Cast, flow: Flow[Skirmish]) -> None:
    if not flow.answers:
        return
    seat = flow.state.invocation(cast.invocation).seat
    creature = flow.deed(Bleed).creature
    cast.due -= 1
    cast.bled = (*cast.bled, creature)
    flow.emit(
        BloodPaid(player=player_name(seat), creature=name_of(flow.state.creature(creature).face)),
        "spell.blood-pact",
    )
    cast.go("ask_blood")


def suffer(cast: Cast, flow: Flow[Skirmish]) -> None:
    """All blood of a payment is shed at one moment. [spell.blood-pact] [mage.bastion-geomancer]"""
    seat = flow.state.invocation(cast.invocation).seat
    shed = dict.fromkeys(cast.bled)
    strike(flow, *[Blow(id, cast.bled.count(id), HarmKind.BLOOD, seat) for id in shed])


def _blood_options(moment: Moment[Skirmish]) -> Iterator[Option]:
    for id, life in _can_bleed(moment.state, moment.state.top(Cast)).items():
        text = say("option-bleed", creature=name_of(moment.state.creature(id).face), left=life - 1)
        yield Bleed(id).option(text, "spell.blood-pact")


def _why_not_bleed(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    if isinstance(deed, Bleed) and deed.creature not in _can_bleed(moment.state, moment.state.top(Cast)):
        return refuse("cannot-bleed", "spell.blood-pact")
    return None


BLOOD: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-blood"), "spell.blood-pact", _blood_options, _why_not_bleed
)


def pay(cast: Cast, flow: Flow[Skirmish]) -> None:
    """It is paid: what made the spell cheaper or dearer is used up. What could not be paid in full fails, and so does the
    spell of a player who bled the last creature to death. [spell.cost] [seats.out]"""
    state = flow.state
    invocation = state.invocation(cast.invocation)
    seat = invocation.seat
    if cast.due > 0 or state.player(seat).out:
        state.edit_invocation(cast.invocation).undone = True
        flow.emit(SpellFailed(card=name_of(invocation.face)), "spell.cost")
        cast.stop()
        flow.call(Resolve(cast.invocation, step="finish"))
        return
    archives = by_archives(state, invocation)
    used = reductions(state, invocation)
    player = state.edit_player(seat)
    player.taxes = []
    player.reductions = [one for one in player.reductions if one not in used]
    if invocation.origin is Source.DISCARD:
        player.allowed = [one for one in player.allowed if one.card != invocation.card]
        player.archived += archives
        player.from_discard += 1
        player.from_discard_now += 1
    state.edit_invocation(cast.invocation).paid = True
    flow.emit(
        SpellCast(player=player_name(seat), card=name_of(invocation.face), mana=cast.cost), "spell.cast"
    )
