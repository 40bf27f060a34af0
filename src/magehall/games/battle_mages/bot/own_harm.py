"""Which options harm the mage who chooses them, so that a list can warn."""

from __future__ import annotations

from magehall.games.battle_mages.cards import AT_ANY_MOMENT, Rare
from magehall.games.battle_mages.cards.effects import Backlash
from magehall.games.battle_mages.model.deeds import Answer, Play, Way
from magehall.games.battle_mages.model.frames import Announce, Cast, Retaliation, Strike, Turn
from magehall.games.battle_mages.model.state import Aimed, Battle
from magehall.games.battle_mages.turn.turn import answerable
from magehall.kernel.decision import Option
from magehall.kernel.flow import Window


def harms_own_side(state: Battle, seat: int, option: Option) -> bool:
    """Whether an option hurts its own side: Paralyze, or a deadly backlash. Paralyze does so against a spell of one's
    own."""
    match option.deed:
        case Answer(place=place):
            turn = state.top(Turn)
            return turn.spell == AT_ANY_MOMENT.id and _is_own(answerable(turn, state)[place], seat)
        case Play(way=Way.COUNTER, spell=AT_ANY_MOMENT.id):
            return all(_is_own(spell, seat) for spell in _to_cancel(state))
        case Play(way=Way.CAST, face=Rare(does=does)):
            backlash = sum(effect.amount for effect in does if isinstance(effect, Backlash))
            return 0 < state.mage(seat).life <= backlash
    return False


def _is_own(spell: Aimed, seat: int) -> bool:
    """Whether the mage aimed the spell, and at somebody else."""
    return spell.by == seat != spell.at


def _to_cancel(state: Battle) -> tuple[Aimed, ...]:
    """What Paralyze would cancel now. It is the spell of the moment or, in one's own turn, one of those in the air."""
    if not isinstance(state.stack[-1], Window):
        return tuple(state.table.aimed)
    match state.opener():
        case Announce(spells=spells):
            return spells
        case Cast() as cast:
            return cast.aims(state)
        case Retaliation(spell=spell) | Strike(spell=spell):
            return (spell,)
    return ()
