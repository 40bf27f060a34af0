"""Tokens of ancient ruins: twelve, each once. [site.ruins]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.kinds import Reward, RewardKind, Ruins
from magehall.games.mage_knight.cards.vocabulary import BLUE, GREEN, RED, WHITE, Pile

RUINS = (
    Ruins("altar-green", (Reward(RewardKind.FAME, 7),), altar=GREEN),
    Ruins("altar-blue", (Reward(RewardKind.FAME, 7),), altar=BLUE),
    Ruins("altar-white", (Reward(RewardKind.FAME, 7),), altar=WHITE),
    Ruins("altar-red", (Reward(RewardKind.FAME, 7),), altar=RED),
    Ruins("brown-red-two-artifacts", (Reward(RewardKind.ARTIFACT, 2),), enemies=(Pile.BROWN, Pile.RED)),
    Ruins(
        "green-red-artifact-advanced-action",
        (Reward(RewardKind.ARTIFACT), Reward(RewardKind.ADVANCED_ACTION)),
        enemies=(Pile.GREEN, Pile.RED),
    ),
    Ruins(
        "grey-white-artifact-spell",
        (Reward(RewardKind.ARTIFACT), Reward(RewardKind.SPELL)),
        enemies=(Pile.GREY, Pile.WHITE),
    ),
    Ruins("grey-brown-artifact", (Reward(RewardKind.ARTIFACT),), enemies=(Pile.GREY, Pile.BROWN)),
    Ruins("grey-violet-unit", (Reward(RewardKind.UNIT),), enemies=(Pile.GREY, Pile.VIOLET)),
    Ruins("green-brown-artifact", (Reward(RewardKind.ARTIFACT),), enemies=(Pile.GREEN, Pile.BROWN)),
    Ruins("green-green-crystals", (Reward(RewardKind.CRYSTALS),), enemies=(Pile.GREEN, Pile.GREEN)),
    Ruins(
        "brown-violet-spell-crystals",
        (Reward(RewardKind.SPELL), Reward(RewardKind.CRYSTALS)),
        enemies=(Pile.BROWN, Pile.VIOLET),
    ),
)
"""Every token."""
