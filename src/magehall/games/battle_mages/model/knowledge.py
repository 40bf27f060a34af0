"""What the whole table knows of a hand. Whether anyone is asked anything may depend on this alone."""

from __future__ import annotations

from collections.abc import Sequence

from magehall.games.battle_mages.cards import FACE_NUMBER, FACES, Face
from magehall.games.battle_mages.model.deeds import Discard, Give, Play
from magehall.games.battle_mages.model.state import EVERYONE, NO_CARD, Battle
from magehall.games.battle_mages.model.words import say
from magehall.kernel.decision import Deed, Refusal, Verdict


def holds(state: Battle, number: int, face: Face) -> bool:
    """Whether a mage has such a card: the truth, for the mage's own options."""
    place, faces = FACE_NUMBER[face.id], state.table.faces
    for card in state.mage(number).hand:  # noqa: SIM110 - asked at every window: any() would take twice as long
        if faces[card] == place:
            return True
    return False


def who_could_hold(state: Battle, face: Face, mages: Sequence[int]) -> Sequence[int]:
    """Those of ``mages`` who could have the one card of ``face``. It is as far as everybody knows."""
    table = state.table
    place, known = FACE_NUMBER[face.id], table.known
    card = _card_of(place, table.faces)
    if card == NO_CARD:
        return ()
    if known[card] == EVERYONE:
        return [number for number in mages if card in state.mage(number).hand]
    return [number for number in mages if any(known[held] != EVERYONE for held in state.mage(number).hand)]


_LAST_FOUND: dict[int, int] = {}


def _card_of(place: int, faces: list[int]) -> int:
    """The one card of a face. It is looked for first where it was found last: windows ask again and again."""
    guess = _LAST_FOUND.get(place, 0)
    if guess < len(faces) and faces[guess] == place:
        return guess
    if place not in faces:
        return NO_CARD
    found = _LAST_FOUND[place] = faces.index(place)
    return found


def not_held(spell: str, rule: str) -> Refusal:
    """The reason against doing something with a card that is not in the hand."""
    return Refusal(say("refused-not-held", spell=FACES[FACE_NUMBER[spell]].name), rule)


def why_not_held(state: Battle, mage: int, deed: Deed) -> Verdict:
    """Why a deed with a card is impossible: its mage has none."""
    if not isinstance(deed, _WITH_CARDS):
        return None
    spell = deed.spell
    return None if holds(state, mage, FACES[FACE_NUMBER[spell]]) else not_held(spell, _RULES[type(deed)])


_RULES: dict[type[Deed], str] = {Play: "turn.play", Discard: "hand.limit", Give: "rare.deception"}
"""By which rule a deed is done with a card in hand."""
_WITH_CARDS = (Play, Discard, Give)
