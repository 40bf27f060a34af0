"""The 28 rare spells. Fusion stands as the sheet prints it; the other effects are house text."""

from __future__ import annotations

from magehall.games.battle_mages.cards.effects import (
    AimAnew,
    Backlash,
    Bewitch,
    Cancel,
    ComeBack,
    Damage,
    Hex,
    Merge,
    PassOn,
    Regain,
    Reverse,
    SwapCards,
    Target,
    TurnBack,
)
from magehall.games.battle_mages.cards.vocabulary import Rare, When

FUSION = Rare("fusion", 4, does=(Merge(),), house=False)
SHIELD = Rare("shield", 3, does=(Cancel(),), when=When.COUNTER)
RETALIATE = Rare("retaliate", 2, does=(TurnBack(),), when=When.COUNTER)
DODGE = Rare("dodge", 2, does=(PassOn(),), when=When.COUNTER, removed_with_two=True, removed_solo=True)
HEAL = Rare("heal", 2, does=(Regain(3),))
LEECH = Rare("leech", 2, does=(Damage(2, Target.NEXT, leech=True),))
REBIRTH = Rare("rebirth", 1, does=(ComeBack(5),), when=When.ELIMINATED, removed_with_two=True)
PARALYZE = Rare("paralyze", 1, does=(Cancel(whole=True),), when=When.ANY_MOMENT, removed_solo=True)
BLIND = Rare("blind", 1, does=(Bewitch(Hex.BLIND),), removed_solo=True)
DECEPTION = Rare("deception", 1, does=(SwapCards(),), removed_solo=True)
FEAR = Rare("fear", 1, does=(Bewitch(Hex.FEAR),), removed_solo=True)
ICY_HAND = Rare("icy-hand", 1, does=(Bewitch(Hex.ICY_HAND),), removed_solo=True)
MIND_CONTROL = Rare(
    "mind-control", 1, does=(AimAnew(),), when=When.COUNTER, removed_with_two=True, removed_solo=True
)
RAGE = Rare("rage", 1, does=(Damage(3, Target.ANY),), removed_with_two=True, removed_solo=True)
THUNDER = Rare("thunder", 2, does=(Damage(2, Target.NEIGHBOURS),), removed_with_two=True, removed_solo=True)
TORNADO = Rare(
    "tornado", 2, does=(Reverse(), Damage(1, Target.NEXT)), removed_with_two=True, removed_solo=True
)
EXPLOSION = Rare(
    "explosion", 1, does=(Damage(2, Target.OTHERS), Backlash(1)), removed_with_two=True, removed_solo=True
)

RARE_SPELLS = (
    FUSION,
    SHIELD,
    RETALIATE,
    DODGE,
    HEAL,
    LEECH,
    REBIRTH,
    PARALYZE,
    BLIND,
    DECEPTION,
    FEAR,
    ICY_HAND,
    MIND_CONTROL,
    RAGE,
    THUNDER,
    TORNADO,
    EXPLOSION,
)
