"""Skirmishes for tests that read like rulings: say only what matters, act only through what is offered.

    scene = skirmish(creature("goblin-raider", 0, (40, 48)), creature("ash-hound", 1, (44, 48)))
    scene.does(0, "activate:goblin-raider", "strike:ash-hound").lays(1).lays(0)
    assert scene.damage("ash-hound") == 1

What is not said is a legal default: turn 1 of Forbidden Ritual in its activation phase without terrain, seat 0 on turn; a
Spell Splicer and a Chronicle Archivist in opposite corners; schools that hold the cards named; and hands of just the cards
named, for the rest of the codex is exiled. A creature's id is its face, with a number from the second of a kind on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import magehall
from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES, MAGE_BY_ID, SCHOOL_BY_ID
from magehall.games.colors_of_magic.cards.faces import Origin
from magehall.games.colors_of_magic.cards.vocabulary import OPPOSED, Stat
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Creature, Player
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import life_left, stat
from magehall.testing import Scenario

Place = tuple[int, int]
MAGES = ("spell-splicer", "chronicle-archivist", "whispering-tyrant", "tomb-guardian")
CORNERS: tuple[Place, ...] = ((2, 2), (94, 94), (94, 2), (2, 94))


class Scene(Scenario[Skirmish]):
    """A skirmish under test. Windows that a test does not name pass by themselves."""

    skips_windows = True

    @property
    def state(self) -> Skirmish:
        """The table, for reading."""
        return self.match.state

    def player(self, seat: int = 0) -> Player:
        """A player."""
        return self.state.player(seat)

    def creature(self, id: str) -> Creature:
        """A creature in play."""
        return self.state.creature(id)

    def place(self, id: str) -> Place:
        """Where a creature stands."""
        found = self.state.creature(id)
        return found.x, found.y

    def damage(self, id: str) -> int:
        """The damage on a creature."""
        return self.state.creature(id).damage

    def lives(self, id: str) -> bool:
        """Whether a creature is in play and has life left."""
        return id in self.state.creatures() and life_left(self.state, id) > 0

    def value(self, id: str, which: Stat) -> int:
        """A value of a creature now."""
        return stat(self.state, id, which)

    def hand(self, seat: int = 0) -> list[str]:
        """The faces of a hand."""
        return [self.state.face(card) for card in self.state.player(seat).hand]

    def discard(self, seat: int = 0) -> list[str]:
        """The faces of a discard pile."""
        return [self.state.face(card) for card in self.state.player(seat).discard]

    def exile(self, seat: int = 0) -> list[str]:
        """The faces of the grimoire cards out of the game; what the builder put there is of the codex."""
        faces = [self.state.face(card) for card in self.state.player(seat).exile]
        codex = {card.id for card in MAGE_BY_ID[self.player(seat).mage].codex}
        return [face for face in faces if face not in codex]

    def until_turn(self, turn: int) -> Scene:
        """All pass until a turn begins."""
        while self.state.course.turn < turn:
            self.pass_once()
        return self

    def lays(self, seat: int, *cards: str) -> Scene:
        """Lay cards into a duel, one each time the seat is asked; without any, pass once."""
        for card in cards or ("",):
            self.does(seat, f"duel:{card}" if card else "pass")
        return self

    def fights(self) -> Scene:
        """Let a duel go on without further cards until it is over."""
        self.passes()
        while "ask-duel" in self.asks.values():
            self.pass_once()
        return self.passes()

    def fights_with(self, seat: int, card: str) -> Scene:
        """Let a duel go on in which one seat lays a card, and nobody another."""
        if seat not in self.asks:
            self.pass_once()
        return self.lays(seat, card).fights()


def creature(face: str, owner: int, at: Place, **more: Any) -> dict[str, Any]:
    """A creature in play: ``damage``, ``keywords``, ``id`` and so on, as in a position file."""
    return {"face": face, "owner": owner, "at": at, **more}


def monster(face: str, at: Place, **more: Any) -> dict[str, Any]:
    """A monster."""
    return creature(face, MONSTERS, at, **more)


def force(mage: str = "", schools: Sequence[str] = (), **more: Any) -> dict[str, Any]:
    """A player: ``hand``, ``mana``, ``tokens``, ``discard`` and so on, as in a position file; ``at`` is the place of the
    mage, ``mage_damage`` what it suffered, and ``alive`` whether it is in play at all."""
    return {"mage": mage, "schools": list(schools), **more}


def skirmish(*creatures: dict[str, Any], **more: Any) -> Scene:
    """A skirmish of these creatures, as ``position`` describes it."""
    leaves_dice = more.pop("leaves_dice", False)
    return Scene(magehall.load_position(position(*creatures, **more)), leaves_dice=leaves_dice)


def position(*creatures: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The position of these creatures. ``forces`` are the players, two without them; all else as in a position file."""
    forces = [dict(one) for one in more.pop("forces", ())]
    while len(forces) < 2:
        forces.append(force())
    table = [dict(one) for one in creatures]
    players = [_player(seat, one, table, more.get("permanents", ())) for seat, one in enumerate(forces)]
    _name(table)
    return {
        "game": "colors_of_magic",
        "seats": len(forces),
        "players": players,
        "creatures": table,
        "goals": {},
        **more,
    }


def _player(
    seat: int, setting: dict[str, Any], table: list[dict[str, Any]], permanents: Sequence[dict[str, Any]]
) -> dict[str, Any]:
    """A player with a legal force and a mage on the table."""
    mage = setting["mage"] = setting["mage"] or MAGES[seat]
    at = setting.pop("at", CORNERS[seat])
    suffered = setting.pop("mage_damage", 0)
    if setting.pop("alive", True):
        table.append(creature(mage, seat, at, damage=suffered))
    piles = [card for pile in ("hand", "deck", "discard", "exile") for card in setting.get(pile, ())]
    used = [*piles, *(one["face"] for one in table if one["owner"] == seat and one.get("with_card", True))]
    used += [one["face"] for one in permanents if one["owner"] == seat]
    setting["schools"] = _schools(mage, setting["schools"], used)
    if not setting.get("whole_hand"):
        rest = [card.id for card in MAGE_BY_ID[mage].codex for _ in range(card.copies)]
        for face in used:
            if face in rest:
                rest.remove(face)
        setting["exile"] = [*setting.get("exile", ()), *rest]
        setting["whole_hand"] = True
    return setting


def _schools(mage: str, wanted: Sequence[str], used: Sequence[str]) -> list[str]:
    """Three schools that hold the cards used, the wanted ones first."""
    element = MAGE_BY_ID[mage].element
    codex = {card.id for card in MAGE_BY_ID[mage].codex}
    found = list(wanted)
    for face in used:
        if face in CARDS and face not in codex:
            home = next(
                (id for id, school in SCHOOL_BY_ID.items() if face in [card.id for card in school.cards]), ""
            )
            if home and home not in found:
                found.append(home)
    allowed = [
        id
        for id, school in SCHOOL_BY_ID.items()
        if id not in found and school.element is not OPPOSED.get(element)
    ]
    if not any(SCHOOL_BY_ID[id].element is element for id in found):
        found.append(next(id for id in allowed if SCHOOL_BY_ID[id].element is element))
    found += [id for id in allowed if id not in found][: max(0, 3 - len(found))]
    return found


def _name(table: list[dict[str, Any]]) -> None:
    """Every creature goes by its face; tokens and monsters came without a card."""
    counts: dict[str, int] = {}
    for one in table:
        face = one["face"]
        counts[face] = counts.get(face, 0) + 1
        one.setdefault("id", face if counts[face] == 1 else f"{face}-{counts[face]}")
        if face in CREATURES and CREATURES[face].origin is not Origin.CARD:
            one.setdefault("with_card", False)
