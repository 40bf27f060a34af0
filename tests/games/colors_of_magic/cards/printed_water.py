"""What is printed on the cards and mages of water."""

from __future__ import annotations

from tests.games.colors_of_magic.cards.printed import PrintedMage, creature, ephemeral, instant, permanent

SCHOOLS = {
    "mirror-games": (
        creature("water-reflection", cost=1, copies=2, range=6, initiative=1, body=(2, 5, 1, 2, 3, 1)),
        instant("redirect", cost=1, copies=2, initiative=2),
        instant("position-swap", cost=2, copies=2, initiative=2),
        creature("mirror-guardian", cost=2, range=6, initiative=3, body=(2, 4, 3, 2, 0, 1)),
        instant("damage-reflection", cost=3, initiative=4),
        permanent("water-portal", cost=3, initiative=4),
        instant("grand-illusion", cost=4, initiative=5),
    ),
    "thalassotherapy": (
        creature(
            "tide-walker-nymph",
            cost=2,
            copies=2,
            range=6,
            initiative=3,
            body=(3, 5, 2, 1, 0, 1),
            keywords="source 1",
        ),
        creature("coral-sentinel", cost=4, copies=2, range=6, initiative=5, loser=1, body=(3, 2, 3, 1, 0, 1)),
        instant("flash-flood", cost=3, copies=2, range=6, initiative=9),
        permanent("life-spring", cost=3, copies=2, range=6, initiative=6),
        ephemeral("healing-wave", cost=2, copies=2, range=8, initiative=7),
    ),
    "tides-and-currents": (
        creature(
            "whirlpool-turtle", cost=3, copies=2, range=6, initiative=4, loser=1, body=(3, 2, 3, 1, 0, 1)
        ),
        creature(
            "river-spirit",
            cost=3,
            copies=2,
            range=6,
            initiative=5,
            body=(3, 6, 2, 1, 0, 1),
            keywords="aquatic",
        ),
        instant("sudden-undertow", cost=2, copies=2, range=6, initiative=8),
        permanent("persistent-flow", cost=4, copies=2, range=6, initiative=7),
        ephemeral("pushing-current", cost=1, copies=2, range=8, initiative=6),
    ),
}

CODICES = {
    "deep-water-hydro-strategist": (
        creature("tidal-sprite", cost=2, initiative=3, body=(2, 6, 2, 1, 0, 1), keywords="elusive"),
        creature("geyser-tortoise", cost=4, initiative=5, loser=1, body=(3, 2, 3, 1, 0, 1)),
        creature("deep-sea-siren", cost=5, initiative=5, body=(3, 4, 3, 1, 0, 1)),
        creature("leviathan", cost=8, initiative=5, winner=4, body=(5, 5, 4, 4, 0, 3)),
        instant("redirect-current", cost=2, initiative=9),
        instant("flash-freeze", cost=2, range=6, initiative=8),
        permanent("high-tide", cost=3, initiative=7),
        permanent("geyser-field", cost=4, range=10, initiative=3),
        ephemeral("subtle-current", cost=1, range=8, initiative=6),
        ephemeral("tsunami", cost=7, initiative=1),
    ),
    "unbound-elementalist": (
        creature("adaptive-elemental", cost=2, initiative=3, body=(2, 4, 2, 2, 2, 1)),
        ephemeral("phase-shift", cost=1, range=6, initiative=8),
        creature("flow-guardian", cost=3, copies=2, initiative=4, body=(3, 3, 3, 2, 0, 1)),
        instant("elemental-mastery", cost=2, initiative=9),
        ephemeral("state-convergence", cost=4, copies=2, initiative=5),
        permanent("morphic-current", cost=3, initiative=7),
        creature("prismatic-sprite", cost=2, initiative=6, body=(1, 5, 2, 1, 2, 1), keywords="elusive"),
        creature("elemental-avatar", cost=6, initiative=5, body=(4, 4, 3, 3, 3, 2)),
    ),
}

MAGES = (
    PrintedMage(
        "deep-water-hydro-strategist", flow=4, body=(10, 6, 3, 1, 3, 1), token="tidal-insight", most_tokens=3
    ),
    PrintedMage("unbound-elementalist", flow=5, body=(10, 5, 3, 2, 3, 1)),
)
