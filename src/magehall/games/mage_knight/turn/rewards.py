"""Rewards at the end of a turn, in any order. [rewards]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.kinds import Reward, RewardKind
from magehall.games.mage_knight.cards.vocabulary import BASIC_COLORS, BLACK, GOLD, Kind
from magehall.games.mage_knight.effects.dice import roll_die
from magehall.games.mage_knight.heroes.deck import put_on_deck
from magehall.games.mage_knight.heroes.gains import gain_crystal, gain_fame
from magehall.games.mage_knight.heroes.offers import offered, take_from_offer
from magehall.games.mage_knight.heroes.units import has_free_token
from magehall.games.mage_knight.model.deeds.turn import (
    ReturnArtifact,
    StackArtifact,
    TakeReward,
    TakeWonCard,
    WaitForLevel,
)
from magehall.games.mage_knight.model.events.turn import ArtifactDrawn, ArtifactKept
from magehall.games.mage_knight.model.frames.effects import ChooseColors, TakeUnit
from magehall.games.mage_knight.model.frames.turn import KeepArtifacts, TakeOffered, TakeRewards
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.values import level_of
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame

# In any order


def gather(taking: TakeRewards, flow: Flow[Quest]) -> None:
    """Artifacts that were bought are drawn as if won. [city.artifacts]"""
    turn = flow.state.turn(taking.seat)
    if turn.bought_artifacts:
        turn = flow.state.edit_turn(taking.seat)
        turn.rewards.append(Reward(RewardKind.ARTIFACT, turn.bought_artifacts))
        turn.bought_artifacts = 0


def ask(taking: TakeRewards, flow: Flow[Quest]) -> Asked:
    """Which reward comes next. [rewards.order]"""
    if not _left(flow.state, taking):
        taking.stop()
        return None
    return REWARDS.ask(flow.state, taking.seat)


def _left(state: Quest, taking: TakeRewards) -> list[RewardKind]:
    """The kinds of rewards to be taken now."""
    kinds = dict.fromkeys(reward.kind for reward in state.turn(taking.seat).rewards)
    return [kind for kind in kinds if kind is not RewardKind.UNIT or not taking.waits]


def take(taking: TakeRewards, flow: Flow[Quest]) -> None:
    deed = flow.answer.deed
    taking.go("ask")
    if isinstance(deed, WaitForLevel):
        taking.waits = True
    elif isinstance(deed, TakeReward):
        _take(flow, taking.seat, RewardKind(deed.kind))


def _take(flow: Flow[Quest], seat: int, kind: RewardKind) -> None:
    if kind in (RewardKind.SPELL, RewardKind.ADVANCED_ACTION, RewardKind.UNIT, RewardKind.SPELL_OR_ARTIFACT):
        _take_one(flow, seat, kind)
        return
    count = _remove(flow, seat, kind)
    if kind is RewardKind.FAME:
        gain_fame(flow, seat, count, "rewards")
    elif kind is RewardKind.ARTIFACT:
        flow.call(KeepArtifacts(seat, count))
    elif kind is RewardKind.CRYSTALS:
        for color in BASIC_COLORS * count:
            gain_crystal(flow, seat, color, "rewards.crystal", from_effect=False)
    else:
        _roll_for_crystals(flow, seat, count)


def _remove(flow: Flow[Quest], seat: int, kind: RewardKind) -> int:
    """Take all rewards of a kind off the list. Returns how many. [rewards.artifact]"""
    turn = flow.state.edit_turn(seat)
    count = sum(reward.count for reward in turn.rewards if reward.kind is kind)
    turn.rewards = [reward for reward in turn.rewards if reward.kind is not kind]
    return count


def _take_one(flow: Flow[Quest], seat: int, kind: RewardKind) -> None:
    turn = flow.state.edit_turn(seat)
    place = next(place for place, reward in enumerate(turn.rewards) if reward.kind is kind)
    left = turn.rewards[place].count - 1
    turn.rewards[place : place + 1] = [Reward(kind, left)] if left else []
    if kind is RewardKind.UNIT:
        flow.call(TakeUnit(seat))
    elif kind is RewardKind.SPELL_OR_ARTIFACT:
        special = roll_die(flow, "rewards.dungeon") in (GOLD, BLACK)
        won = RewardKind.SPELL if special else RewardKind.ARTIFACT
        flow.state.edit_turn(seat).rewards.append(Reward(won))
    else:
        flow.call(TakeOffered(seat, Kind.SPELL if kind is RewardKind.SPELL else Kind.ADVANCED_ACTION))


def _roll_for_crystals(flow: Flow[Quest], seat: int, count: int) -> None:
    """Roll a die for each crystal won. Gold is for a colour by choice, black for a fame instead. [rewards.crystal]"""
    gold = 0
    for _ in range(count):
        color = roll_die(flow, "rewards.crystal")
        if color is BLACK:
            gain_fame(flow, seat, 1, "rewards.crystal")
        elif color is GOLD:
            gold += 1
        else:
            gain_crystal(flow, seat, color, "rewards.crystal", from_effect=False)
    if gold:
        flow.call(ChooseColors(seat, BASIC_COLORS, crystal=True, left=gold, reward=True))


def _rewards(choice: Choice) -> Iterator[Option]:
    taking = choice.state.top(TakeRewards)
    for kind in _left(choice.state, taking):
        yield TakeReward(kind).option(say("option-reward", reward=f"@reward-{kind}"), "rewards.order")
    yield WaitForLevel().option(say("option-wait-for-level"), "rewards.unit")


def _why_not_reward(choice: Choice, deed: Deed) -> Verdict:
    taking = choice.state.top(TakeRewards)
    left = _left(choice.state, taking)
    if isinstance(deed, TakeReward):
        return None if deed.kind in left else refuse("not-won", "rewards.order")
    if not isinstance(deed, WaitForLevel):
        return None
    if RewardKind.UNIT not in left:
        return refuse("no-unit-won", "rewards.unit")
    if taking.late or not brings_command(choice):
        return refuse("no-token-to-come", "rewards.unit")
    free = has_free_token(choice.state, choice.seat)
    return refuse("command-token-free", "rewards.unit") if free else None


def brings_command(choice: Choice) -> bool:
    """Whether a level to come this turn brings a command token. [levels.token]"""
    hero = choice.hero
    return any(level % 2 for level in range(hero.level + 1, level_of(hero.fame) + 1))


REWARDS: Question[Quest, Choice] = Question(
    Choice, say("ask-reward"), "rewards.order", _rewards, _why_not_reward
)


# Artifacts


def draw_artifacts(keeping: KeepArtifacts, flow: Flow[Quest]) -> None:
    """One more artifact is drawn than was won. [rewards.artifact]"""
    deck = flow.state.offers.artifact_deck
    keeping.drawn = min(keeping.keep + 1, len(deck))
    for card in deck[: keeping.drawn]:
        flow.tell(
            (keeping.seat,), ArtifactDrawn(hero=f"#{keeping.seat}", card=card_name(card)), "rewards.artifact"
        )


def _drawn(state: Quest) -> list[str]:
    keeping = state.top(KeepArtifacts)
    return state.offers.artifact_deck[: keeping.drawn]


def ask_which_goes(keeping: KeepArtifacts, flow: Flow[Quest]) -> Asked:
    return GOING.ask(flow.state, keeping.seat) if keeping.drawn > keeping.keep else None


def put_back(keeping: KeepArtifacts, flow: Flow[Quest]) -> None:
    """One goes back under the deck. [rewards.artifact]"""
    if flow.answers:
        card = flow.deed(ReturnArtifact).card
        deck = flow.state.edit_offers().artifact_deck
        deck.remove(card)
        deck.append(card)
        keeping.drawn -= 1


def ask_which_is_next(keeping: KeepArtifacts, flow: Flow[Quest]) -> Asked:
    """The others come on the deed deck in any order. [rewards.artifact]"""
    return STACKING.ask(flow.state, keeping.seat) if keeping.drawn > 1 else None


def stack(keeping: KeepArtifacts, flow: Flow[Quest]) -> None:
    if not keeping.drawn:
        return
    card = flow.deed(StackArtifact).card if flow.answers else flow.state.offers.artifact_deck[0]
    flow.state.edit_offers().artifact_deck.remove(card)
    put_on_deck(flow, keeping.seat, card)
    flow.tell(
        (keeping.seat,), ArtifactKept(hero=f"#{keeping.seat}", card=card_name(card)), "rewards.artifact"
    )
    keeping.drawn -= 1
    keeping.go("ask_which_is_next")


def _to_return(moment: Moment[Quest]) -> Iterator[Option]:
    for card in _drawn(moment.state):
        yield ReturnArtifact(card).option(say("option-put-back", card=card_name(card)), "rewards.artifact")


def _to_stack(moment: Moment[Quest]) -> Iterator[Option]:
    for card in _drawn(moment.state):
        yield StackArtifact(card).option(say("option-stack", card=card_name(card)), "rewards.artifact")


def _why_not_drawn(moment: Moment[Quest], deed: Deed) -> Verdict:
    if isinstance(deed, ReturnArtifact | StackArtifact) and deed.card not in _drawn(moment.state):
        return refuse("not-drawn", "rewards.artifact")
    return None


GOING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-put-back"), "rewards.artifact", _to_return, _why_not_drawn
)
STACKING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-stack"), "rewards.artifact", _to_stack, _why_not_drawn
)


# Spells and advanced actions


def ask_card(taking: TakeOffered, flow: Flow[Quest]) -> Asked:
    """Which card of the offer. [rewards.card]"""
    if not offered(flow.state, Kind(taking.kind)):
        taking.stop()
        return None
    return CARDS.ask(flow.state, taking.seat)


def take_card(taking: TakeOffered, flow: Flow[Quest]) -> None:
    card = flow.deed(TakeWonCard).card
    take_from_offer(flow, taking.seat, Kind(taking.kind), card)
    put_on_deck(flow, taking.seat, card)


def _cards(moment: Moment[Quest]) -> Iterator[Option]:
    for card in offered(moment.state, Kind(moment.state.top(TakeOffered).kind)):
        yield TakeWonCard(card).option(say("option-gain-card", card=card_name(card)), "rewards.card")


def _why_not_card(moment: Moment[Quest], deed: Deed) -> Verdict:
    """Only from the offer itself, never the actions among the units. [rewards.card]"""
    if not isinstance(deed, TakeWonCard):
        return None
    if deed.card in offered(moment.state, Kind(moment.state.top(TakeOffered).kind)):
        return None
    if deed.card in moment.state.offers.monastery:
        return refuse("monastery-card", "rewards.card")
    return refuse("not-on-offer", "rewards.card")


CARDS: Question[Quest, Moment[Quest]] = Question(
    Moment,
    say("ask-gain-card"),
    "rewards.card",
    _cards,
    _why_not_card,
    lambda moment: [TakeWonCard(card) for card in moment.state.offers.monastery],
)

PROCEDURES: dict[type[Frame], Procedure] = {
    TakeRewards: Procedure(gather=gather, take=(ask, take)),
    KeepArtifacts: Procedure(
        draw=draw_artifacts, back=(ask_which_goes, put_back), stack=(ask_which_is_next, stack)
    ),
    TakeOffered: Procedure(ask=ask_card, take=take_card),
}
