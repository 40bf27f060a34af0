"""Duels for tests that read like rulings: say only what matters, act only through what is offered.

    duel = scenario(mage("shield"), mage(), mage(), aimed=[chain("earth", 3, by=2)])
    duel.does(0, "counter:shield")
    assert duel.life(0) == 20

What is not said is a legal default: mages of other schools than the ones named (earth last, so that earth spells meet
no specialist), a pile of whatever common spells are free, and every other card among the played ones. Paralyze and
Rebirth are then publicly out of the game, so nobody is asked about them unless a test deals them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import magehall
from magehall.games.battle_mages.cards import COMMON_SPELLS
from magehall.games.battle_mages.model.state import Battle
from magehall.testing import Scenario

LOTTERY = ("fire", "water", "air", "poison", "death", "earth")
"""The order in which mages are dealt to those a test does not care about."""


def mage(*hand: str, school: str | None = None, **more: Any) -> dict[str, Any]:
    """A mage with these cards in hand, the one just drawn last; ``more`` as in a position file."""
    return {"school": school, "hand": list(hand), **more}


def chain(school: str, damage: int, by: int, at: int = 0, cards: int = 0, last: str = "") -> dict[str, Any]:
    """A chain in the air; without ``last`` it ends in Fusion. The number of cards follows from the damage."""
    cards = cards or next(n for n in range(1, 100) if n * (n + 1) // 2 >= damage)
    spell = last or "fusion"
    return {
        "spell": spell,
        "by": by,
        "at": at,
        "damage": damage,
        "school": school,
        "chain": cards,
        "major": last,
    }


def bolt(spell: str, damage: int, by: int, at: int = 0, **more: Any) -> dict[str, Any]:
    """A rare spell in the air."""
    return {"spell": spell, "by": by, "at": at, "damage": damage, **more}


class Duel(Scenario[Battle]):
    """A match of Battle Mages under test. Windows are rare, so a test names each of them."""

    def sees(self, seat: int | None, holder: int) -> list[str | None]:
        """What a seat sees of a hand."""
        return [card["spell"] for card in self.view(seat)["mages"][holder]["hand"]]

    def life(self, number: int) -> int:
        """A mage's life."""
        return self.match.state.mage(number).life

    @property
    def lives(self) -> list[int]:
        """Everyone's life."""
        return [self.life(number) for number in range(self.match.state.mages)]

    def hand(self, number: int) -> list[str]:
        """A mage's cards."""
        return self.named(self.match.state.mage(number).hand)

    def aimed_at(self, number: int) -> list[tuple[str, int]]:
        """The spells in the air that are aimed at a mage, each with its damage."""
        return [(spell["spell"], spell["damage"]) for spell in self.air if spell["at"] == number]

    @property
    def air(self) -> list[dict[str, Any]]:
        """The spells in the air, as everyone sees them."""
        aimed: list[dict[str, Any]] = self.view()["aimed"]
        return aimed

    @property
    def active(self) -> int:
        """Whose turn it is."""
        active: int = self.view()["active"]
        return active

    @property
    def centre(self) -> str | None:
        """The centre card."""
        centre: str | None = self.view()["centre"]
        return centre

    @property
    def played(self) -> list[str]:
        """The played cards, the last one at the end."""
        played: list[str] = self.view()["played"]
        return played

    @property
    def pile(self) -> list[str]:
        """The draw pile, its top first."""
        return self.named(self.match.state.table.pile)[::-1]

    def named(self, cards: Sequence[int]) -> list[str]:
        """The cards by their names."""
        return [self.match.state.face(card).id for card in cards]


def scenario(
    *mages: dict[str, Any], pile: Sequence[str] | None = None, at: str = "play", **more: Any
) -> Duel:
    """A duel of these mages, by default at the moment when mage 0 has drawn and is to play; ``more`` as in a
    position file. With ``seats=1`` the second mage is the virtual opponent."""
    document: dict[str, Any] = {"game": "battle_mages", "seats": len(mages), "at": at, **more}
    named = {entry["school"] for entry in mages}
    lottery = (school for school in LOTTERY if school not in named)
    document["mages"] = [entry | {"school": entry["school"] or next(lottery)} for entry in mages]
    document["pile"] = list(free_commons(document) if pile is None else pile)
    return Duel(magehall.load_position(document))


def free_commons(document: dict[str, Any]) -> Iterator[str]:
    """Poison and death spells that the document does not place elsewhere."""
    used = Counter(spell for entry in document["mages"] for spell in entry["hand"])
    used[document.get("centre", "")] += 1
    for spell in COMMON_SPELLS[12:][::-1]:
        for _ in range(spell.copies - used[spell.id]):
            yield spell.id


def new_duel(seats: int, seed: int = 7, **options: Any) -> Duel:
    """A new match, as the hall begins it."""
    return Duel(magehall.new_match("battle_mages", seats, seed, options))
