"""The lines in play, and the auras among them that hold."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES
from magehall.games.colors_of_magic.cards.ingredients import INGREDIENTS
from magehall.games.colors_of_magic.cards.lines import Aura, Line
from magehall.games.colors_of_magic.cards.words.base import Ref
from magehall.games.colors_of_magic.cards.words.conditions import There
from magehall.games.colors_of_magic.model.conditions import all_hold
from magehall.games.colors_of_magic.model.pieces import Away
from magehall.games.colors_of_magic.model.standpoint import Standpoint, is_placed
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.telling import PEOPLED
from magehall.kernel.records import Value


class LineInPlay(Value):
    """A line that holds: whose it is, and of which creature or permanent. ``spell``: of a permanent."""

    source: str
    seat: int
    face: str
    number: int
    line: Line
    spell: bool


def lines_in_play(state: Skirmish) -> list[LineInPlay]:
    """Cache of every line in play. They are of creatures but banished ones, of permanents, and of ingredients that are
    borne."""
    memo = state.memo_of_company
    found: list[LineInPlay] | None = memo.get("lines")
    if found is None:
        found = []
        for id, creature in state.creatures().items():
            if creature.away is not Away.BANISHED:
                lines = CREATURES[creature.face].lines
                found += [
                    LineInPlay(id, creature.owner, creature.face, number, line, spell=False)
                    for number, line in enumerate(lines)
                ]
        for id, permanent in state.permanents().items():
            lines = CARDS[permanent.face].lines
            found += [
                LineInPlay(id, permanent.owner, permanent.face, number, line, spell=True)
                for number, line in enumerate(lines)
            ]
        for seat in state.seats:
            for held in state.player(seat).ingredients:
                if held.bearer:
                    lines = INGREDIENTS[held.ingredient].lines
                    found += [
                        LineInPlay(held.bearer, seat, held.ingredient, number, line, spell=False)
                        for number, line in enumerate(lines)
                    ]
        memo["lines"] = found
    return found


class AuraInPlay(Value):
    """An aura whose conditions hold. ``ids``: those it is for, where it names them; None where they must fit. ``placed``:
    it depends on places too whether it holds, or for whom."""

    one: LineInPlay
    aura: Aura
    ids: tuple[str, ...] | None
    placed: bool


def auras(state: Skirmish) -> list[AuraInPlay]:
    """The auras in play whose conditions hold, but for distances."""
    memo = state.memo_of_natures
    found: list[AuraInPlay] | None = memo.get("auras")
    if found is None:
        found = []
        for one in lines_in_play(state):
            if type(one.line) is Aura:
                at = Standpoint(state, one.seat, one.source)
                asked = [held.who for held in one.line.when if isinstance(held, There)]
                if asked:
                    memo[PEOPLED] = True
                placed = any(is_placed(who) for who in asked)
                if placed or all_hold(one.line.when, at):
                    who = one.line.who
                    if isinstance(who, Ref):
                        found.append(AuraInPlay(one, one.line, tuple(at.all(who)), placed))
                    else:
                        found.append(AuraInPlay(one, one.line, None, placed or is_placed(who)))
        memo["auras"] = found
    return found
