"""Playing a card: every way there is, and one verdict on each. [turn.play]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from magehall.games.battle_mages.cards import (
    AFTER_ELIMINATION,
    AT_ANY_MOMENT,
    FACE_NUMBER,
    FACES,
    Common,
    Face,
    Rare,
    School,
)
from magehall.games.battle_mages.cards.effects import Hex, SwapCards
from magehall.games.battle_mages.cards.vocabulary import When, has_effect
from magehall.games.battle_mages.model.deeds import Draw, Play, Way
from magehall.games.battle_mages.model.knowledge import why_not_held
from magehall.games.battle_mages.model.state import MAGE, Aimed, Battle
from magehall.games.battle_mages.model.uses import (
    FITTING,
    counters,
    merges,
    needs_mage,
    no_aim,
    plays_of_hand,
    why_not_so,
)
from magehall.games.battle_mages.model.words import say, seat_of
from magehall.kernel.decision import Deed, Option, Refusal, Verdict

# The options


def _rule(face: Face) -> str:
    return face.rule if isinstance(face, Rare) else "common.major"


def _cast(face: Face) -> tuple[Option, ...]:
    """The ways to cast a card."""
    if counters(face):
        return ()
    if merges(face) and not isinstance(face, Common):
        words = [(school, say("option-start-fusion", school=f"@school-{school}")) for school in School]
        return tuple(Play(Way.CAST, face.id, school).option(text, _rule(face)) for school, text in words)
    if needs_mage(face):
        return _at_mages(Way.CAST, face)
    text = say("option-start" if isinstance(face, Common) else "option-cast", spell=face.name)
    return (Play(Way.CAST, face.id).option(text, _rule(face)),)


def _answer(face: Face) -> tuple[Option, ...]:
    """The ways to answer a spell in the air with a card."""
    if merges(face):
        rule = "merge.same-type" if isinstance(face, Common) else _rule(face)
        return (Play(Way.MERGE, face.id).option(say("option-merge", spell=face.name), rule),)
    if counters(face):
        return _at_mages(Way.COUNTER, face) if needs_mage(face) else (COUNTER[face.id],)
    return ()


def _at_mages(way: Way, face: Face) -> tuple[Option, ...]:
    return tuple(
        Play(way, face.id, mage).option(
            say(f"option-{way}-at", spell=face.name, mage=f"#{number}"), _rule(face)
        )
        for number, mage in enumerate(MAGE)
    )


COUNTER = {
    face.id: Play(Way.COUNTER, face.id).option(say("option-counter", spell=face.name), _rule(face))
    for face in FACES
    if counters(face)
}
CAST = [_cast(face) for face in FACES]
ANSWER = [_answer(face) for face in FACES]
AIMED = [needs_mage(face) for face in FACES]
SPEND = [
    Play(Way.SPEND, face.id).option(say("option-spend", spell=face.name), "hand.three-rares")
    for face in FACES
]
_CAST, _MERGE, _COUNTER, _SPEND = Way  # a look at the Enum takes as long as a verdict
_FIRST_RARE = next(number for number, face in enumerate(FACES) if isinstance(face, Rare))


class Choice:
    """What a mage may choose among now, and what it could answer. It is worked out once for all verdicts."""

    __slots__ = ("aimed", "mage", "only_rares", "places", "state")

    def __init__(self, state: Battle, mage: int, cards: Sequence[int]) -> None:
        table = state.table
        faces = table.faces
        self.state = state
        self.mage = mage
        self.places = sorted({faces[card] for card in cards})
        """The cards to choose from, by their faces."""
        self.only_rares = self.places[0] >= _FIRST_RARE
        """Whether there is no common card to choose. [hand.three-rares]"""
        self.aimed = state.aimed_at(mage) if table.aimed else ()

    def others(self) -> list[int]:
        """The other mages in the duel."""
        return [other for other in self.state.alive() if other != self.mage]


def ways_to_play(choice: Choice) -> list[Option]:
    """The ways to play each card that may be possible. An answer needs a spell in the air, and nothing is spent while
    there is a common card to choose. [play.counter] [hand.three-rares]"""
    found: list[Option] = []
    for place in choice.places:
        found += uses(choice, place)
        if choice.only_rares:
            found.append(SPEND[place])
    return found


def uses(choice: Choice, place: int) -> tuple[Option, ...] | list[Option]:
    """The ways in which a card may do something now."""
    ways = ANSWER[place] + CAST[place] if choice.state.table.aimed else CAST[place]
    return [ways[other] for other in choice.others()] if AIMED[place] and ways else ways


def options_for(choice: Choice) -> list[Option]:
    """Options to play one of the cards of a mage's choice. They are never empty if there is a card."""
    return [option for option in ways_to_play(choice) if why_not_play(choice, option.deed) is None]


def deeds_in_turn(choice: Choice) -> Iterator[Play]:
    """All deeds with the cards in a hand, spending included."""
    return plays_of_hand(choice.state, choice.mage)


# The verdict

DRAWN = Refusal(say("refused-drawn"), "turn.draw")
_HEXED = {
    Hex.BLIND: Refusal(say("refused-blind"), "rare.blind"),
    Hex.ICY_HAND: Refusal(say("refused-icy-hand"), "rare.icy-hand"),
}
_MUST_MERGE = Refusal(say("refused-must-merge"), "merge.always")
_NO_CHAIN = Refusal(say("refused-no-chain"), "merge.same-type")
_OTHER_TYPE = Refusal(say("refused-other-type"), "merge.same-type")
_SAME_IMAGE = Refusal(say("refused-same-image"), "merge.other-major")
_ALIVE = Refusal(say("refused-alive"), "eliminated.rebirth")
_NO_HAND = Refusal(say("refused-no-hand"), "rare.deception")
_NOTHING_AIMED = Refusal(say("refused-nothing-aimed"), "play.counter")
_NOTHING_IN_THE_AIR = Refusal(say("refused-nothing-in-the-air"), "rare.paralyze")
_HAS_COMMON = Refusal(say("refused-has-common"), "hand.three-rares")
_USEFUL = Refusal(say("refused-useful"), "hand.three-rares")


def why_not_play(choice: Choice, deed: Deed) -> Verdict:
    """Why a mage that has drawn cannot play this."""
    if not isinstance(deed, Play):
        return DRAWN if isinstance(deed, Draw) else why_not_held(choice.state, choice.mage, deed)
    place = FACE_NUMBER[deed.spell]
    if place not in choice.places:
        unheld = why_not_held(choice.state, choice.mage, deed)
        return _HEXED[choice.state.mage(choice.mage).hex] if unheld is None else unheld
    if deed.spell not in FITTING[deed.way][0]:
        return why_not_so(deed)
    way = deed.way
    if way is _CAST:
        reason = _why_not_cast(choice, FACES[place])
    elif way is _MERGE:
        reason = _why_not_merge(choice, FACES[place])
    elif way is _COUNTER:
        reason = _why_not_counter(choice, FACES[place])
    else:
        reason = _why_not_spend(choice, place)
    return _why_not_at(choice, deed) if reason is None and (deed.target or AIMED[place]) else reason


def can_merge(face: Face, spell: Aimed) -> bool:
    """Same type and another major image, or Fusion, against a chain. [merge.same-type] [merge.other-major]"""
    if not spell.chain:
        return False
    if isinstance(face, Common):
        return face.school is spell.school and face.id != spell.major
    return merges(face)


def spells_to_answer(state: Battle, mage: int, face: Face, way: str) -> list[Aimed]:
    """The spells in the air that playing this card could answer. They are aimed at the mage, whoever aimed them; only
    Paralyze helps others. [merge.any-chain] [play.no-help] [paralyze.own-turn]"""
    if way == Way.MERGE:
        return [spell for spell in state.aimed_at(mage) if can_merge(face, spell)]
    if isinstance(face, Rare) and face.when is When.ANY_MOMENT:
        return list(state.table.aimed)
    return state.aimed_at(mage)


def _why_not_merge(choice: Choice, face: Face) -> Verdict:
    for spell in choice.aimed:
        if can_merge(face, spell):
            return None
    chains = [spell for spell in choice.aimed if spell.chain]
    if not chains:
        return _NO_CHAIN
    return _SAME_IMAGE if any(spell.major == face.id for spell in chains) else _OTHER_TYPE


def _why_not_cast(choice: Choice, face: Face) -> Verdict:
    """What can merge must; Rebirth waits for its mage's elimination. [merge.always] [eliminated.rebirth]"""
    for spell in choice.aimed:
        if can_merge(face, spell):
            return _MUST_MERGE
    return _ALIVE if face is AFTER_ELIMINATION else None


def _why_not_counter(choice: Choice, face: Face) -> Verdict:
    """A counter needs a spell aimed at its mage; only Paralyze helps others. [play.counter] [paralyze.own-turn]"""
    if face is AT_ANY_MOMENT:
        return None if choice.state.table.aimed else _NOTHING_IN_THE_AIR
    return None if choice.aimed else _NOTHING_AIMED


def _why_not_spend(choice: Choice, place: int) -> Verdict:
    """Why a card cannot be played for nothing. It can only where the choice is among rare ones, and where it would do
    nothing. [hand.three-rares]"""
    if not choice.only_rares:
        return _HAS_COMMON
    useful = any(why_not_play(choice, option.deed) is None for option in uses(choice, place))
    return _USEFUL if useful else None


def _why_not_at(choice: Choice, play: Play) -> Verdict:
    """Why a card cannot be aimed there. [play.own-turn] [damage.zero] [rare.deception]"""
    face, state = play.face, choice.state
    if play.way in (_MERGE, _SPEND) or not needs_mage(face):
        is_type = play.way is _CAST and merges(face) and not isinstance(face, Common)
        return no_aim(face) if play.target and not is_type else None
    rule = _rule(face)
    swaps = isinstance(face, Rare) and has_effect(face, SwapCards)
    if swaps and not any(state.mage(other).hand for other in choice.others()):
        return _NO_HAND
    if play.target not in MAGE[: state.mages]:
        return None
    number = seat_of(play.target)
    if number == choice.mage:
        return Refusal(say("refused-yourself", spell=face.name), rule)
    if not state.is_alive(number):
        return Refusal(say("refused-mage-out", mage=f"#{number}"), "damage.zero")
    return (
        Refusal(say("refused-bare", mage=f"#{number}"), rule)
        if swaps and not state.mage(number).hand
        else None
    )
