"""The 72 common spells: six types, three spells each, four copies of each spell. [common.types]

A card shows one of its type's three spells as the major image and the other two as minor ones.
Stone Hand, Rock Projectile, Rockfall and Poisoned Blade are named on the sheet; the other names are ours. [names.cards]
"""

from __future__ import annotations

from magehall.games.battle_mages.cards.vocabulary import Common, School

# A common spell is played for its major image; it counts for 1 damage.
COMMON_SPELLS = (
    Common("ember-lance", copies=4, school=School.FIRE),
    Common("flame-wheel", copies=4, school=School.FIRE),
    Common("cinder-rain", copies=4, school=School.FIRE),
    Common("tide-whip", copies=4, school=School.WATER),
    Common("drowning-grasp", copies=4, school=School.WATER),
    Common("hail-volley", copies=4, school=School.WATER),
    Common("poisoned-blade", copies=4, school=School.AIR),
    Common("gale-cutter", copies=4, school=School.AIR),
    Common("falling-sky", copies=4, school=School.AIR),
    Common("stone-hand", copies=4, school=School.EARTH),
    Common("rock-projectile", copies=4, school=School.EARTH),
    Common("rockfall", copies=4, school=School.EARTH),
    Common("grave-chill", copies=4, school=School.DEATH),
    Common("bone-splinter", copies=4, school=School.DEATH),
    Common("soul-tithe", copies=4, school=School.DEATH),
    Common("venom-dart", copies=4, school=School.POISON),
    Common("spore-cloud", copies=4, school=School.POISON),
    Common("serpent-kiss", copies=4, school=School.POISON),
)
