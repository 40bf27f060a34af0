"""Card sheets: what is printed on the spells."""

from __future__ import annotations

from magehall.games.battle_mages.cards import FACE_NUMBER, FACES, Common, Face, Rare
from magehall.games.battle_mages.model.words import GAME
from magehall.games.battle_mages.show.card_words import card_lines
from magehall.kernel.contracts.catalogue import CardName, Sheet
from magehall.kernel.text import Arg, render


class SpellSheets:
    """The catalogue of Battle Mages."""

    def names(self) -> tuple[CardName, ...]:
        return tuple(CardName(face.id, (f"spell-{face.id}",)) for face in FACES)

    def sheets(self, id: str, locale: str) -> tuple[Sheet, ...]:
        return (_sheet(FACES[FACE_NUMBER[id]], locale),)


def _sheet(face: Face, locale: str) -> Sheet:
    def say(key: str, **args: Arg) -> str:
        return render(GAME, key, args, locale, {})

    name, facts = say(f"spell-{face.id}"), (say("sheet-copies", count=face.copies),)
    if isinstance(face, Common):
        school = f"@school-{face.school}"
        does = (say("card-common", school=school),)
        return Sheet(name, say("board-common", school=school), facts, does, ("common.types", "common.major"))
    assert isinstance(face, Rare)
    return Sheet(name, say("board-rare"), facts, card_lines(face, locale), (face.rule,))
