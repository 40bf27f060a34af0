"""What is printed on the cards and mages of air."""

from __future__ import annotations

from tests.games.colors_of_magic.cards.printed import PrintedMage, creature, ephemeral, instant, permanent

SCHOOLS = {
    "mirages-and-false-pretenses": (
        creature(
            "mirror-image", cost=3, copies=2, range=6, initiative=5, body=(2, 5, 2, 1, 0, 1), types="decoy"
        ),
        creature(
            "deceiver-sprite",
            cost=2,
            copies=2,
            range=6,
            initiative=3,
            body=(2, 6, 2, 1, 0, 1),
            keywords="flying",
        ),
        instant(
            "sudden-decoy", cost=2, copies=2, range=8, initiative=3, body=(1, 0, 1, 0, 0, 1), types="decoy"
        ),
        ephemeral("mass-hallucination", cost=4, copies=2, range=10, initiative=6),
        ephemeral("blinding-dust", cost=2, copies=2, range=8, initiative=3),
    ),
    "wind-secrets": (
        creature(
            "wind-scout",
            cost=1,
            copies=2,
            range=6,
            initiative=1,
            body=(1, 6, 1, 0, 2, 1),
            keywords="extended-sight 12",
        ),
        permanent("whisper-network", cost=1, copies=2, initiative=2),
        instant("wind-revelation", cost=2, initiative=2),
        creature(
            "gale-messenger", cost=2, range=8, initiative=3, body=(2, 7, 2, 2, 3, 1), keywords="swift-strike"
        ),
        instant("wind-disruption", cost=2, initiative=3),
        creature(
            "wind-watcher",
            cost=3,
            range=6,
            initiative=4,
            body=(2, 4, 3, 0, 3, 1),
            keywords="extended-sight 15",
        ),
        instant("storm-coordination", cost=3, initiative=4),
        creature(
            "wind-master",
            cost=4,
            range=6,
            initiative=5,
            body=(3, 5, 3, 3, 4, 1),
            keywords="extended-sight 18",
        ),
    ),
    "zephyr-dance": (
        creature(
            "zephyr-sprite",
            cost=2,
            copies=2,
            range=6,
            initiative=3,
            body=(2, 7, 2, 1, 0, 1),
            keywords="source 1, flying",
        ),
        creature("storm-lynx", cost=4, copies=2, range=6, initiative=7, body=(2, 6, 2, 4, 0, 1)),
        instant("evasive-step", cost=2, copies=2, range=6, initiative=3),
        permanent("tailwind", cost=2, copies=2, initiative=3),
        instant("gust-of-wind", cost=1, copies=2, range=8, initiative=2),
    ),
}

CODICES = {
    "gust-aeromancer": (
        creature(
            "air-elemental",
            cost=3,
            range=6,
            initiative=5,
            winner=2,
            body=(3, 6, 2, 2, 0, 1),
            keywords="flying, channeling, source 1",
        ),
        creature(
            "gryphon-knight",
            cost=5,
            range=6,
            initiative=7,
            winner=3,
            body=(3, 7, 3, 4, 0, 2),
            keywords="flying",
        ),
        creature(
            "storm-caller-sylph", cost=2, range=6, initiative=3, body=(2, 5, 2, 1, 0, 1), keywords="flying"
        ),
        creature(
            "tempest", cost=7, range=6, initiative=8, winner=3, body=(4, 5, 3, 3, 0, 2), keywords="flying"
        ),
        instant("reactive-gale", cost=2, initiative=3),
        instant("updraft", cost=1, initiative=2),
        permanent("eye-of-the-storm", cost=4, range=8, initiative=2),
        permanent("cyclone", cost=5, range=10, initiative=4),
        ephemeral("disruptive-gust", cost=2, range=8, initiative=3),
        ephemeral("tornado", cost=6, range=8, initiative=7),
    ),
    "whispering-tyrant": (
        creature("emissary-of-discord", cost=2, range=6, initiative=2, body=(2, 4, 2, 2, 2, 1)),
        creature(
            "elusive-echo",
            cost=2,
            copies=2,
            range=6,
            initiative=2,
            body=(2, 5, 1, 1, 1, 1),
            keywords="ephemeral",
        ),
        creature("dissonance-weaver", cost=3, range=6, initiative=3, body=(2, 4, 2, 3, 2, 1)),
        instant("gale-of-misdirection", cost=3, range=8, initiative=4),
        instant("voice-of-command", cost=3, range=6, initiative=4),
        instant("mental-stasis-zone", cost=4, initiative=5),
        instant("mind-weave", cost=2, range=0, initiative=3),
        instant("tyrants-decree", cost=3, range=9, initiative=5),
        instant("whisper-of-doubt", cost=1, range=6, initiative=2),
        instant("mental-nudge", cost=1, range=4, initiative=1),
    ),
}

MAGES = (
    PrintedMage("gust-aeromancer", flow=5, body=(10, 6, 3, 1, 3, 1), token="wind-current", most_tokens=3),
    PrintedMage(
        "whispering-tyrant",
        flow=5,
        body=(10, 5, 3, 1, 3, 1),
        token="dissonance",
        most_tokens=5,
        left_out="whisper-of-doubt",
    ),
)
