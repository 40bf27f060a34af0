"""What is printed on the arcane cards and mages."""

from __future__ import annotations

from tests.games.colors_of_magic.cards.printed import PrintedMage, creature, ephemeral, instant, permanent

SCHOOLS = {
    "grimoire-theory": (
        creature(
            "scroll-golem",
            cost=4,
            copies=2,
            range=6,
            initiative=4,
            body=(2, 3, 2, 2, 0, 1),
            types="mechanical",
        ),
        creature(
            "tome-guardian",
            cost=3,
            copies=2,
            range=6,
            initiative=3,
            body=(2, 4, 2, 1, 0, 1),
            keywords="source 1",
        ),
        instant("reactive-study", cost=2, copies=2, initiative=4),
        permanent("library-of-secrets", cost=4, copies=2, initiative=1),
        ephemeral("arcane-insight", cost=2, copies=2, initiative=3),
    ),
    "spell-breakers": (
        instant("mana-drain", cost=1, copies=2, initiative=1),
        creature(
            "silence-ward",
            cost=1,
            copies=2,
            range=6,
            initiative=2,
            body=(2, 4, 2, 2, 0, 1),
            keywords="magic-immunity",
        ),
        instant("counterspell", cost=2, copies=2, initiative=2),
        instant("dispel-magic", cost=2, initiative=3),
        creature(
            "arcane-nullifier",
            cost=3,
            range=6,
            initiative=4,
            body=(2, 4, 3, 3, 3, 1),
            keywords="magic-immunity",
        ),
        instant("banishment", cost=3, initiative=4),
        permanent("null-zone", cost=4, initiative=5),
    ),
    "temporal-flux-and-reflux": (
        creature("paradox-spirit", cost=4, copies=2, range=6, initiative=3, body=(3, 3, 3, 3, 0, 1)),
        creature("chronovore", cost=3, copies=2, range=6, initiative=4, body=(2, 4, 2, 3, 0, 1)),
        instant("deja-vu", cost=3, copies=2, initiative=4),
        permanent("stasis-field", cost=4, copies=2, range=8, initiative=1),
        ephemeral("precognition", cost=2, copies=2, initiative=3),
    ),
}

CODICES = {
    "chronicle-archivist": (
        creature("living-grimoire", cost=3, range=6, initiative=2, body=(2, 4, 2, 1, 0, 1)),
        creature(
            "thought-thief-familiar",
            cost=2,
            range=6,
            initiative=4,
            body=(2, 5, 2, 3, 0, 1),
            keywords="flying",
        ),
        creature(
            "echoing-construct", cost=4, range=6, initiative=4, body=(3, 4, 3, 4, 0, 1), types="mechanical"
        ),
        creature("guardian-of-forbidden-lore", cost=5, range=6, initiative=3, body=(3, 3, 3, 4, 0, 1)),
        instant("rewrite-history", cost=1, initiative=3),
        instant("sudden-revelation", cost=2, initiative=3),
        permanent("scroll-rack", cost=3, initiative=1),
        permanent("akashic-records", cost=4, initiative=2),
        ephemeral("future-vision", cost=1, initiative=3),
        ephemeral("plagiarize", cost=5, initiative=4),
    ),
    "spell-splicer": (
        instant("arcane-bolt", cost=1, range=8, initiative=2, graft=1),
        creature(
            "energy-construct",
            cost=2,
            range=6,
            initiative=2,
            graft=0,
            body=(1, 4, 1, 2, 0, 1),
            types="mechanical",
        ),
        instant("mana-weave", cost=1, range=0, initiative=1, graft=1),
        creature(
            "spell-matrix",
            cost=3,
            range=6,
            initiative=3,
            graft=2,
            body=(2, 3, 3, 1, 2, 1),
            keywords="source 1",
            types="mechanical",
        ),
        ephemeral("arcane-amplifier", cost=2, range=0, initiative=4, graft=0),
        instant("paradox-shard", cost=2, range=6, initiative=3, graft=1),
        ephemeral("geometric-ward", cost=2, range=6, initiative=5, graft=1),
        instant("spell-echo", cost=3, range=0, initiative=1, graft=3),
        instant("reality-splice", cost=4, range=0, initiative=6, graft=3),
        creature("arcane-familiar", cost=2, range=6, initiative=2, graft=1, body=(2, 5, 1, 1, 2, 1)),
    ),
}

MAGES = (
    PrintedMage("chronicle-archivist", flow=5, body=(10, 4, 3, 1, 3, 1)),
    PrintedMage("spell-splicer", flow=5, body=(10, 4, 3, 1, 3, 1)),
)
