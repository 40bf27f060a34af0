"""The 28 rare spells. Fusion stands as the sheet prints it; the other effects are house text.

Above each card stands the English text of its ledger entry, `rare.<card>`; a test compares the two.
"""

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

# Fusion merges with any common spell or Fusion to carry the chain on. When it starts a chain, its type is declared.
# Retaliate, Shield and Dodge counter it.
FUSION = Rare("fusion", copies=4, does=(Merge(),), house=False)

# Shield cancels the spell aimed at you; its chain ends and nothing goes on to the next mage.
SHIELD = Rare("shield", copies=3, when=When.COUNTER, does=(Cancel(),))

# Retaliate turns the spell aimed at you on the mage who aimed it, who may answer at once with Shield, Dodge or
# Retaliate.
RETALIATE = Rare("retaliate", copies=2, when=When.COUNTER, does=(TurnBack(),))

# Dodge lets the spell aimed at you pass unchanged to the next mage.
DODGE = Rare("dodge", copies=2, when=When.COUNTER, does=(PassOn(),), removed_with_two=True, removed_solo=True)

# Heal gives you back 3 life, never above the starting value.
HEAL = Rare("heal", copies=2, does=(Regain(life=3),))

# Leech aims 2 damage at the next mage; you regain what it deals.
LEECH = Rare("leech", copies=2, does=(Damage(2, at=Target.NEXT, leech=True),))

# Rebirth brings you back with 5 life after your own elimination.
REBIRTH = Rare("rebirth", copies=1, when=When.ELIMINATED, does=(ComeBack(life=5),), removed_with_two=True)

# Paralyze cancels, at any moment, a spell aimed at any mage.
PARALYZE = Rare("paralyze", copies=1, when=When.ANY_MOMENT, does=(Cancel(whole=True),), removed_solo=True)

# Blind makes the next mage play a card at random in their turn.
BLIND = Rare("blind", copies=1, does=(Bewitch(Hex.BLIND),), removed_solo=True)

# Deception lets you look at a mage's hand and swap one card with that mage.
DECEPTION = Rare("deception", copies=1, does=(SwapCards(),), removed_solo=True)

# Under Fear the next mage draws, suffers what is aimed at them, and plays nothing.
FEAR = Rare("fear", copies=1, does=(Bewitch(Hex.FEAR),), removed_solo=True)

# Under Icy Hand the next mage may only play the card just drawn.
ICY_HAND = Rare("icy-hand", copies=1, does=(Bewitch(Hex.ICY_HAND),), removed_solo=True)

# Mind Control turns the spell aimed at you on a mage of your choice instead.
MIND_CONTROL = Rare(
    "mind-control", copies=1, when=When.COUNTER, does=(AimAnew(),), removed_with_two=True, removed_solo=True
)

# Rage aims 3 damage at any one mage.
RAGE = Rare("rage", copies=1, does=(Damage(3, at=Target.ANY),), removed_with_two=True, removed_solo=True)

# Thunder aims 2 damage at each neighbour.
THUNDER = Rare(
    "thunder", copies=2, does=(Damage(2, at=Target.NEIGHBOURS),), removed_with_two=True, removed_solo=True
)

# Tornado reverses the turn order and aims 1 damage at the next mage in the new order.
TORNADO = Rare(
    "tornado", copies=2, does=(Reverse(), Damage(1, at=Target.NEXT)), removed_with_two=True, removed_solo=True
)

# Explosion aims 2 damage at every other mage and deals 1 to you at once.
EXPLOSION = Rare(
    "explosion",
    copies=1,
    does=(Damage(2, at=Target.OTHERS), Backlash(1)),
    removed_with_two=True,
    removed_solo=True,
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
