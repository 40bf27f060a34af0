"""What is printed on the cards and mages of earth."""

from __future__ import annotations

from tests.games.colors_of_magic.cards.printed import PrintedMage, creature, ephemeral, instant, permanent

SCHOOLS = {
    "citadel-builders": (
        creature("field-commander", cost=1, copies=2, range=6, initiative=1, body=(2, 4, 2, 2, 3, 1)),
        ephemeral("zone-control", cost=1, copies=2, initiative=2),
        creature("territorial-sentinel", cost=2, copies=2, range=6, initiative=2, body=(2, 3, 3, 3, 0, 1)),
        ephemeral("tactical-reposition", cost=2, initiative=3),
        creature("stronghold-guardian", cost=3, range=6, initiative=4, body=(3, 3, 4, 3, 0, 1)),
        ephemeral("battlefield-coordination", cost=3, initiative=4),
        creature("master-strategist", cost=4, range=6, initiative=5, body=(3, 4, 3, 3, 4, 1)),
    ),
    "deep-roots": (
        creature("rooted-guardian", cost=1, copies=2, range=6, initiative=1, body=(2, 3, 3, 2, 0, 1)),
        permanent("growth-ritual", cost=1, copies=2, initiative=2),
        instant("earthen-binding", cost=2, copies=2, initiative=2),
        creature("stone-warden", cost=2, range=6, initiative=3, body=(3, 2, 4, 2, 0, 1), keywords="slow"),
        permanent("regenerative-moss", cost=3, initiative=4),
        creature("ancient-oak", cost=3, range=6, initiative=4, body=(2, 1, 3, 3, 2, 1), keywords="source 1"),
        permanent("earth-dominion", cost=4, initiative=5),
    ),
    "stone-skin": (
        creature(
            "granite-basilisk", cost=4, copies=2, range=6, initiative=2, winner=2, body=(3, 1, 3, 2, 0, 1)
        ),
        creature(
            "obsidian-golem",
            cost=5,
            copies=2,
            range=6,
            initiative=1,
            winner=3,
            body=(8, 2, 6, 3, 0, 2),
            types="mechanical",
        ),
        instant("reactive-plating", cost=2, copies=2, initiative=9),
        permanent("thorns", cost=3, copies=2, range=6, initiative=6),
        ephemeral("iron-hide", cost=2, copies=2, range=6, initiative=7),
    ),
}

CODICES = {
    "bastion-geomancer": (
        creature("garnet-defender", cost=2, range=6, initiative=1, body=(5, 3, 5, 1, 0, 1)),
        creature(
            "shard-golem",
            cost=4,
            range=6,
            initiative=2,
            winner=2,
            body=(4, 2, 4, 2, 0, 1),
            types="mechanical",
        ),
        creature(
            "living-fortress",
            cost=5,
            range=6,
            initiative=1,
            winner=3,
            body=(8, 1, 6, 1, 0, 2),
            types="mechanical",
        ),
        creature("earth-titan", cost=7, range=6, initiative=1, winner=5, body=(12, 3, 7, 5, 0, 3)),
        instant("unbreakable", cost=2, initiative=9),
        instant("localized-tremor", cost=1, initiative=8),
        permanent("bastion-form", cost=3, initiative=1),
        permanent("flint-shield", cost=3, range=6, initiative=4),
        ephemeral("rock-skin", cost=2, range=6, initiative=6),
        ephemeral("unleash-the-mountain", cost=5, range=8, initiative=3),
    ),
    "tomb-guardian": (
        instant("soul_harvest_improved", cost=1, initiative=1),
        instant("ritual_macabre", cost=2, initiative=2),
        instant("army_of_the_damned", cost=4, initiative=4),
        creature(
            "spectral_guard",
            cost=3,
            range=6,
            initiative=2,
            body=(1, 4, 2, 1, 0, 1),
            keywords="ethereal",
            types="undead, ethereal",
        ),
        creature(
            "porteur_de_pestilence",
            cost=2,
            range=6,
            initiative=2,
            body=(2, 3, 2, 2, 0, 1),
            keywords="source 1",
            types="undead",
        ),
        creature("faucheur_d_ames", cost=3, range=6, initiative=3, body=(1, 4, 1, 3, 0, 1), types="undead"),
        creature(
            "animated_gargoyle",
            cost=3,
            range=6,
            initiative=3,
            body=(2, 3, 3, 2, 0, 1),
            keywords="flying",
            types="mechanical",
        ),
        ephemeral("bone_armor", cost=1, range=6, initiative=8),
        instant("soul_drain", cost=2, range=8, initiative=3),
        creature("zombie_horde", cost=1, range=6, initiative=1, body=(1, 2, 1, 1, 0, 1), types="undead"),
        permanent("necrotic_field", cost=3, range=8, initiative=5),
    ),
}

MAGES = (
    PrintedMage(
        "bastion-geomancer", flow=4, body=(10, 6, 4, 1, 3, 1), token="stone-determination", most_tokens=3
    ),
    PrintedMage(
        "tomb-guardian",
        flow=5,
        body=(10, 4, 3, 2, 3, 1),
        keywords="resilience",
        token="soul-essence",
        most_tokens=5,
        left_out="spectral_guard",
    ),
)
