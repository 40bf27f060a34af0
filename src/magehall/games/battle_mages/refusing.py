"""Why not: what looks like an option of a mage but is none now, and the rule that says so."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence

from magehall.games.battle_mages.cards import FACE_NUMBER, FACES, Common, Face, Rare
from magehall.games.battle_mages.cards.face import Hex, Merge, SwapCards, When, has_effect
from magehall.games.battle_mages.cards.rare import HEAL, LEECH, PARALYZE, REBIRTH
from magehall.games.battle_mages.choosing import needs_mage, uses
from magehall.games.battle_mages.frames import Deception, Elimination, Retaliation, SettingUp, Turn
from magehall.games.battle_mages.knowledge import holds
from magehall.games.battle_mages.retaliation import ANSWERS
from magehall.games.battle_mages.state import MAGE, NO_CARD, Aimed, Battle
from magehall.games.battle_mages.words import say, seat_of
from magehall.kernel.decision import Decision, Refusal
from magehall.kernel.flow import Window

_NOTHING_AIMED = Refusal(say("refused-nothing-aimed"), "play.counter")
_NOTHING_IN_THE_AIR = Refusal(say("refused-nothing-in-the-air"), "rare.paralyze")
_ALIVE = Refusal(say("refused-alive"), "eliminated.rebirth")
_NO_HAND = Refusal(say("refused-no-hand"), "rare.deception")
_MUST_MERGE = Refusal(say("refused-must-merge"), "merge.always")
_NO_CHAIN = Refusal(say("refused-no-chain"), "merge.same-type")
_OTHER_TYPE = Refusal(say("refused-other-type"), "merge.same-type")
_SAME_IMAGE = Refusal(say("refused-same-image"), "merge.other-major")
_HAS_COMMON = Refusal(say("refused-has-common"), "hand.three-rares")
_HEXED = {
    Hex.BLIND: Refusal(say("refused-blind"), "rare.blind"),
    Hex.ICY_HAND: Refusal(say("refused-icy-hand"), "rare.icy-hand"),
}
_USEFUL = Refusal(say("refused-useful"), "hand.three-rares")
_TAKEN = Refusal(say("refused-mage-taken"), "setup.mage")
_DRAW_FIRST = Refusal(say("refused-draw-first"), "turn.draw")
_NO_PILE = Refusal(say("refused-no-pile"), "turn.draw")
_NO_CENTRE = Refusal(say("refused-no-centre"), "turn.centre-replaced")
_NOT_NOW = Refusal(say("refused-only-paralyze"), "play.own-turn")
_NOT_AT_ONCE = Refusal(say("refused-not-at-once"), "retaliate.exchange")
_NO_HEALING = Refusal(say("refused-no-healing"), "eliminated.no-healing")
_OUT = Refusal(say("refused-out"), "damage.zero")

IDS = frozenset(face.id for face in FACES)
HEALING = (HEAL.id, LEECH.id)


def refusals(state: Battle, seat: int) -> Mapping[str, Refusal]:
    """All reasons of this moment; they follow from what the seat itself knows."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, SettingUp):
        return {f"choose:{state.mage(number).school}": _TAKEN for number in range(state.mages)}
    if isinstance(frame, Turn) and frame.step == "draw":
        return _before_drawing(state, seat)
    if isinstance(frame, Turn) and frame.step == "choose":
        return refusals_under(state, seat, frame.hex, frame.choice(state))
    if isinstance(frame, Window):
        return _cards(state, seat, _NOT_NOW, (PARALYZE.id,))
    if isinstance(frame, Retaliation):
        return _cards(state, seat, _NOT_AT_ONCE, ANSWERS)
    if isinstance(frame, Elimination):
        return _cards(state, seat, _OUT, (REBIRTH.id,)) | _cards(state, seat, _NO_HEALING, among=HEALING)
    return {}


def _before_drawing(state: Battle, seat: int) -> dict[str, Refusal]:
    table = state.table
    reasons = _cards(state, seat, _DRAW_FIRST)
    if not table.pile:
        reasons["draw:pile"] = _NO_PILE
    if table.centre == NO_CARD:
        reasons["draw:centre"] = _NO_CENTRE
    return reasons


def _cards(
    state: Battle, seat: int, reason: Refusal, but: Container[str] = (), among: Container[str] = IDS
) -> dict[str, Refusal]:
    """Why cards in hand cannot be used as in their mage's own turn: those ``among`` these, ``but`` not the usable."""
    faces = [FACES[place] for place in sorted({state.table.faces[card] for card in state.mage(seat).hand})]
    held = [face for face in faces if face.id in among and face.id not in but]
    return {f"{verb}:{face.id}": reason for face in held for verb in _verbs(face)}


def _verbs(face: Face) -> tuple[str, ...]:
    """What a card is for."""
    if isinstance(face, Common) or (isinstance(face, Rare) and has_effect(face, Merge)):
        return ("cast", "merge")
    assert isinstance(face, Rare)
    return ("counter",) if face.when in (When.COUNTER, When.ANY_MOMENT) else ("cast",)


def refusals_for(state: Battle, number: int, cards: Iterable[int]) -> dict[str, Refusal]:
    """Why the cards cannot be used in the ways that are not offered."""
    faces = [FACES[place] for place in sorted({state.table.faces[card] for card in cards})]
    aimed = state.aimed_at(number)
    has_common = any(isinstance(face, Common) for face in faces)
    reasons: dict[str, Refusal] = {}
    for face in faces:
        offered = {option.id for option in uses(state, number, face, aimed)}
        if isinstance(face, Rare):
            if not offered:
                reasons |= _unusable(face)
            if offered or has_common:
                reasons[f"spend:{face.id}"] = _HAS_COMMON if has_common else _USEFUL
        if f"merge:{face.id}" in offered:
            reasons[f"cast:{face.id}"] = _MUST_MERGE
        elif isinstance(face, Common) or has_effect(face, Merge):  # type: ignore[arg-type]  # the rest are rare
            reasons[f"merge:{face.id}"] = _why_no_merge(face, aimed)
    return reasons


def refusals_under(state: Battle, number: int, spoiled: Hex, cards: Sequence[int]) -> dict[str, Refusal]:
    """All reasons of a turn: of the cards the mage may choose among, and of those a hex takes away."""
    reasons = refusals_for(state, number, cards)
    if spoiled in _HEXED:
        faces = state.table.faces
        allowed = {faces[card] for card in cards}
        for place in {faces[card] for card in state.mage(number).hand} - allowed:
            reasons |= {
                f"{verb}:{FACES[place].id}": _HEXED[spoiled] for verb in ("cast", "merge", "counter", "spend")
            }
    return reasons


def _unusable(face: Rare) -> dict[str, Refusal]:
    if face.when is When.ELIMINATED:
        return {f"cast:{face.id}": _ALIVE}
    if has_effect(face, SwapCards):
        return {f"cast:{face.id}": _NO_HAND}
    return {f"counter:{face.id}": _NOTHING_IN_THE_AIR if face.when is When.ANY_MOMENT else _NOTHING_AIMED}


def _why_no_merge(face: Face, aimed: list[Aimed]) -> Refusal:
    chains = [spell for spell in aimed if spell.chain]
    if not chains:
        return _NO_CHAIN
    return _SAME_IMAGE if any(spell.major == face.id for spell in chains) else _OTHER_TYPE


# One id, looked at more closely


def why_not(state: Battle, decision: Decision, option_id: str) -> Refusal | None:
    """Why ``option_id`` is not among the options of ``decision``; None where the question itself is all that can be said
    about it. Nothing is looked at that the seat does not know."""
    reasons = refusals(state, decision.seat)
    verb, subject, target = (*option_id.split(":", 2), "", "")[:3]
    # What holds for a card holds for each of its targets.
    reason = reasons.get(option_id) or reasons.get(f"{verb}:{subject}")
    if reason is not None:
        return reason
    frame = state.stack[-1]
    if verb == "draw" and isinstance(frame, Turn) and frame.step != "draw":
        return _DRAWN
    if subject not in IDS or isinstance(frame, SettingUp):
        return None
    face = FACES[FACE_NUMBER[subject]]
    if verb in _FROM_HAND and not holds(state, decision.seat, face):
        return Refusal(say("refused-not-held", spell=face.name), _FROM_HAND[verb])
    if verb == "take" and isinstance(frame, Deception):
        return Refusal(say("refused-not-theirs", mage=f"#{frame.victim}", spell=face.name), "rare.deception")
    if isinstance(frame, Turn) and frame.step == "choose" and verb in _PLAYS:
        return _why_not_so(verb, face) or _why_not_at(state, decision, verb, face, target)
    return None


_DRAWN = Refusal(say("refused-drawn"), "turn.draw")
_PLAYS = ("cast", "merge", "counter", "spend")
_FROM_HAND = dict.fromkeys(_PLAYS, "turn.play") | {"discard": "hand.limit", "give": "rare.deception"}
"""What is done with cards in hand, and by which rule."""
_NOT_SO = {
    "cast": "play.counter",
    "merge": "merge.same-type",
    "counter": "play.counter",
    "spend": "hand.three-rares",
}
"""By what one may do with cards, the rule that says with which."""


def _why_not_so(verb: str, face: Face) -> Refusal | None:
    """Why a card is not for that: not all merge, not all counter, and a common spell always does something."""
    fits = isinstance(face, Rare) if verb == "spend" else verb in _verbs(face)
    return None if fits else Refusal(say(f"refused-no-{verb}", spell=face.name), _NOT_SO[verb])


def _why_not_at(state: Battle, decision: Decision, verb: str, face: Face, target: str) -> Refusal | None:
    """Why a card that can be played so cannot be aimed there. [play.own-turn] [damage.zero] [rare.deception]"""
    if not target or not any((option.verb, option.subject) == (verb, face.id) for option in decision.options):
        return None
    rule = face.rule if isinstance(face, Rare) else "turn.announce"
    if verb in ("merge", "spend") or not (isinstance(face, Rare) and needs_mage(face)):
        return (
            None
            if face.id == "fusion" and verb == "cast"
            else Refusal(say("refused-no-aim", spell=face.name), rule)
        )
    if target not in MAGE[: state.mages]:
        return None
    number = seat_of(target)
    if number == decision.seat:
        return Refusal(say("refused-yourself", spell=face.name), rule)
    key, rule = ("refused-mage-out", "damage.zero") if not state.is_alive(number) else ("refused-bare", rule)
    return Refusal(say(key, mage=f"#{number}"), rule)
