"""The 72 common spells: six types, three spells each, four copies of each spell. [common.types]

A card shows one of its type's three spells as the major image and the other two as minor ones.
Stone Hand, Rock Projectile, Rockfall and Poisoned Blade are named on the sheet; the other names are ours. [names.cards]
"""

from __future__ import annotations

from magehall.games.battle_mages.cards.vocabulary import Common, School

COPIES = 4

COMMON_SPELLS = (
    Common("ember-lance", COPIES, School.FIRE),
    Common("flame-wheel", COPIES, School.FIRE),
    Common("cinder-rain", COPIES, School.FIRE),
    Common("tide-whip", COPIES, School.WATER),
    Common("drowning-grasp", COPIES, School.WATER),
    Common("hail-volley", COPIES, School.WATER),
    Common("poisoned-blade", COPIES, School.AIR),
    Common("gale-cutter", COPIES, School.AIR),
    Common("falling-sky", COPIES, School.AIR),
    Common("stone-hand", COPIES, School.EARTH),
    Common("rock-projectile", COPIES, School.EARTH),
    Common("rockfall", COPIES, School.EARTH),
    Common("grave-chill", COPIES, School.DEATH),
    Common("bone-splinter", COPIES, School.DEATH),
    Common("soul-tithe", COPIES, School.DEATH),
    Common("venom-dart", COPIES, School.POISON),
    Common("spore-cloud", COPIES, School.POISON),
    Common("serpent-kiss", COPIES, School.POISON),
)
