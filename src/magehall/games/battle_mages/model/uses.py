"""Uses of a card: to cast, to merge, to counter or to spend. They hold whatever the moment."""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.battle_mages.cards import FACES, Common, Face, Rare
from magehall.games.battle_mages.cards.effects import AimAnew, Damage, Merge, SwapCards, Target
from magehall.games.battle_mages.cards.vocabulary import When, has_effect
from magehall.games.battle_mages.model.deeds import Play, Way
from magehall.games.battle_mages.model.state import Battle
from magehall.games.battle_mages.model.words import say
from magehall.kernel.decision import Moment, Refusal, Verdict


def needs_mage(face: Face) -> bool:
    """Whether the caster chooses a mage."""
    return isinstance(face, Rare) and any(
        isinstance(effect, AimAnew | SwapCards) or (isinstance(effect, Damage) and effect.at is Target.ANY)
        for effect in face.does
    )


def merges(face: Face) -> bool:
    """Whether a card is one that can merge. [merge.same-type] [rare.fusion]"""
    return isinstance(face, Common) or (isinstance(face, Rare) and has_effect(face, Merge))


def counters(face: Face) -> bool:
    """Whether a card is one that answers a spell. [play.counter]"""
    return isinstance(face, Rare) and face.when in (When.COUNTER, When.ANY_MOMENT)


FITTING = {
    Way.CAST.value: (frozenset(face.id for face in FACES if not counters(face)), "play.counter"),
    Way.MERGE.value: (frozenset(face.id for face in FACES if merges(face)), "merge.same-type"),
    Way.COUNTER.value: (frozenset(face.id for face in FACES if counters(face)), "play.counter"),
    Way.SPEND.value: (frozenset(face.id for face in FACES if isinstance(face, Rare)), "hand.three-rares"),
}
"""The cards that are for it, and the rule that says so."""


def why_not_so(play: Play) -> Verdict:
    """Why a card cannot be used so. Not all merge, not all counter, and a common spell always does something."""
    fitting, rule = FITTING[play.way]
    if play.spell in fitting:
        return None
    return Refusal(say(f"refused-no-{play.way}", spell=play.face.name), rule)


def no_aim(face: Face) -> Refusal:
    """The reason against aiming a card that nobody aims."""
    rule = face.rule if isinstance(face, Rare) else "turn.announce"
    return Refusal(say("refused-no-aim", spell=face.name), rule)


def plays_of_hand(state: Battle, mage: int) -> Iterator[Play]:
    """Every way that each card in a hand is for."""
    faces = state.table.faces
    for place in sorted({faces[card] for card in state.mage(mage).hand}):
        plays = [Play(way, FACES[place].id) for way in Way]
        yield from (play for play in plays if why_not_so(play) is None)


def deeds_with_hand(moment: Moment[Battle]) -> Iterator[Play]:
    """Deeds with the cards in a hand. Only a turn of their own offers them."""
    return (play for play in plays_of_hand(moment.state, moment.seat) if play.way is not Way.SPEND)
