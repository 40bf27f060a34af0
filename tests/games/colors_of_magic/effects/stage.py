"""A stage for effects: creatures and cards where a test wants them, and any effect of a card carried out.

Nobody has instants in hand unless a test says so, and windows ask nobody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from magehall.games.colors_of_magic.cards.reference import SPELL, Effect
from magehall.games.colors_of_magic.cards.vocabulary import Phase, ZoneKind
from magehall.games.colors_of_magic.model.frames.spells import Run
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import (
    CARDS_EACH,
    Agreement,
    Cards,
    Course,
    Goals,
    Invocation,
    Lasting,
    Permanent,
    Pick,
    Piece,
    Player,
    Terrain,
    Zone,
)
from magehall.games.colors_of_magic.model.state import (
    AGREEMENT,
    CARDS,
    COURSE,
    GOALS,
    INVOCATION,
    PERMANENT,
    PLAYER,
    TERRAIN,
    ZONE,
)
from magehall.games.colors_of_magic.spaces import space_of
from magehall.kernel.chance import Scripted
from magehall.kernel.decision import Deed, Option, Refusal
from magehall.kernel.space import Space
from magehall.kit.lattice.points import Point
from tests.games.colors_of_magic.bare import Bare


class Stage(Bare):
    """A table under test; acting takes only what is offered."""

    def __init__(self, mages: Sequence[str], dice: Sequence[Scripted] = ()) -> None:
        super().__init__("stage", dice)
        self.effect = ""
        state = self.state
        state.add(AGREEMENT, Agreement("giant", "birch-rows", len(mages)))
        state.add(COURSE, Course(turn=3, phase=Phase.ACTIVATION, active=0))
        state.add(TERRAIN, Terrain())
        state.add(GOALS, Goals())
        for seat, mage in enumerate(mages):
            state.add(PLAYER[seat], Player(mage, ()))
        count = CARDS_EACH * len(mages)
        state.add(CARDS, Cards([""] * count, [0] * count))
        self._given = [0] * len(mages)

    # Before anything runs

    def terrain(self, *pieces: Piece) -> None:
        """Lay pieces of terrain."""
        self.state.remove(TERRAIN)
        self.state.add(TERRAIN, Terrain(pieces))

    def zone(self, kind: ZoneKind, at: Point, radius: int, permanent: str = "", owner: int = 0) -> str:
        """Lay a zone; its id."""
        id = self.state.new_id(ZONE)
        self.state.add(id, Zone(kind, *at, radius, owner, permanent))
        return id

    def permanent(self, face: str, owner: int, bearer: str = "", spent: int = 0) -> str:
        """Put a permanent into play; its id."""
        id = self.state.new_id(PERMANENT)
        self.state.add(id, Permanent(face, owner, self.cards(owner, "", face)[0], bearer, spent))
        return id

    def cards(self, seat: int, pile: str, *faces: str) -> list[int]:
        """Give a player cards in a pile, the last one on top; their numbers."""
        numbers = []
        for face in faces:
            card = seat * CARDS_EACH + self._given[seat]
            self._given[seat] += 1
            self.state.edit_cards().faces[card] = face
            if pile:
                getattr(self.state.edit_player(seat), pile).append(card)
            numbers.append(card)
        return numbers

    def invocation(
        self,
        face: str,
        *,
        seat: int = 0,
        part: str = SPELL,
        source: str = "",
        spent: int = 0,
        happening: Happening | None = None,
        caster: str | None = None,
        **picks: str | Sequence[str],
    ) -> str:
        """An effect under way, cast by the mage; its id."""
        id = self.state.new_id(INVOCATION)
        mage = self.state.mage_of(seat) if caster is None else caster
        made = Invocation(seat, face, part, source, mage, spent=spent, happening=happening, paid=True)
        for name, values in picks.items():
            for value in [values] if isinstance(values, str) else values:
                made.picks.append(Pick(name, value))
        self.state.add(id, made)
        return id

    # Acting

    def carries_out(self, face: str, **how: object) -> Self:
        """Carry out the effect of a card, up to its first question."""
        self.effect = self.invocation(face, **how)  # type: ignore[arg-type]  # passed on as they are
        part = self.state.invocation(self.effect).part
        return self.calls(Run(self.effect, Effect(face, part)))

    @property
    def offers(self) -> list[str]:
        """The options now."""
        return [option.id for option in self.asked[self.seat].options]

    def does(self, *ids: str) -> Self:
        """Choose options one after the other; each must be offered, or lie in the space of the decision."""
        for id in ids:
            decision = self.asked[self.seat]
            found = decision.find(id)
            if found is None:
                assert decision.space, f"{id} is not offered; offered are {self.offers}"
                answer = self.space().find(id)
                assert isinstance(answer, Option), f"{id} is refused: {answer.reason.key}"
                found = answer
            for locale in ("en", "fr", "ru"):
                assert found.text(locale)
                assert decision.prompt.render(locale)
            self.flow.resume({decision.seat: found})
            self.runs()
        return self

    def space(self) -> Space:
        """The options beyond the list."""
        return space_of(self.state, self.asked[self.seat])

    def refuses(self, id: str) -> tuple[str, str]:
        """Why the space does not take an id, and the rule."""
        found = self.space().find(id)
        assert isinstance(found, Refusal), f"{id} is possible"
        assert found.reason.render("fr")
        return found.reason.key.removeprefix("refused-"), found.rule

    def why_not(self, deed: Deed) -> tuple[str, str]:
        """Why a deed is not offered, and its rule."""
        return self.reason_against(self.seat, deed)

    # Looking

    def at(self, id: str) -> Point:
        """Where a creature stands."""
        creature = self.state.creature(id)
        return creature.x, creature.y

    @property
    def outcome(self) -> Invocation:
        """The effect that was carried out last, and what came of it."""
        return self.state.invocation(self.effect)

    @property
    def hindrance(self) -> tuple[bool, bool]:
        """Whether the last effect hindered an enemy's movement, and whether it forbade it something."""
        return self.outcome.hindered, self.outcome.forbade

    def happened(self, name: str) -> int:
        """How often an event was recorded."""
        return sum(entry.name == name for entry in self.flow.log)

    def hand(self, seat: int) -> list[str]:
        """The faces of a hand."""
        return [self.state.face(card) for card in self.state.player(seat).hand]


def stage(
    first: str = "gust-aeromancer",
    second: str = "bastion-geomancer",
    *more: str,
    dice: Sequence[Scripted] = (),
) -> Stage:
    """An empty table in the third turn, the first player's own; mages are not on it yet."""
    return Stage((first, second, *more), dice)


def opposed(first: str = "gust-aeromancer", *, lasting: Sequence[Lasting] = ()) -> tuple[Stage, str, str]:
    """A stage with a mage at 20,20 and an enemy at 30,20, which may be under something lasting; their ids."""
    table = stage(first)
    mage = table.puts(first, 0, (20, 20))
    return table, mage, table.puts("goblin-raider", 1, (30, 20), lasting=list(lasting))
