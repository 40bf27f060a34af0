"""What is printed on the cards and mages of fire."""

from __future__ import annotations

from tests.games.colors_of_magic.cards.printed import PrintedMage, creature, ephemeral, instant, permanent

SCHOOLS = {
    "grand-barbecue": (
        creature(
            "salamander-pup",
            cost=2,
            copies=2,
            range=6,
            initiative=3,
            winner=1,
            body=(2, 5, 2, 3, 0, 1),
            keywords="source 1",
        ),
        creature(
            "living-bonfire",
            cost=4,
            copies=2,
            range=6,
            initiative=5,
            winner=2,
            loser=1,
            body=(3, 3, 3, 2, 0, 1),
        ),
        instant("flash-fire", cost=2, copies=2, range=4, initiative=3),
        creature("incandescent-colossus", cost=5, copies=2, range=6, initiative=5, body=(4, 3, 4, 3, 0, 2)),
        ephemeral("fireball", cost=3, copies=2, range=10, initiative=5),
    ),
    "precision-pyrotechnics": (
        creature("ash-hound", cost=3, copies=2, range=6, initiative=5, winner=2, body=(2, 6, 3, 2, 0, 1)),
        creature("ember-stalker", cost=4, copies=2, range=6, initiative=5, winner=1, body=(2, 4, 2, 2, 0, 1)),
        instant("punishing-mark", cost=2, copies=2, initiative=3),
        ephemeral("mark-of-cinder", cost=1, copies=2, range=10, initiative=2),
        ephemeral("incinerate", cost=4, copies=2, range=12, initiative=5),
    ),
    "tribal-rage": (
        creature(
            "goblin-raider",
            cost=1,
            copies=3,
            range=6,
            initiative=1,
            body=(1, 5, 1, 3, 0, 1),
            keywords="swift-strike",
            types="goblin",
        ),
        instant("battle-fury", cost=1, copies=2, initiative=2),
        creature(
            "orc-warrior", cost=2, copies=2, range=6, initiative=2, body=(2, 4, 2, 4, 0, 1), types="orc"
        ),
        instant("tribal-bond", cost=2, initiative=3),
        ephemeral(
            "goblin-horde",
            cost=3,
            initiative=4,
            body=(1, 5, 1, 3, 0, 1),
            keywords="swift-strike",
            types="goblin",
        ),
        creature("orc-chieftain", cost=4, range=6, initiative=5, body=(3, 4, 3, 4, 0, 1), types="orc"),
    ),
}

CODICES = {
    "ash-blade-pyromancer": (
        permanent("blade-of-cinders", cost=2, initiative=3),
        creature("ashen-steed", cost=3, range=6, initiative=5, winner=2, body=(3, 8, 3, 2, 0, 2)),
        creature(
            "ash-walker", cost=4, range=6, initiative=5, winner=2, body=(2, 4, 2, 2, 0, 1), types="undead"
        ),
        instant("flaming-sacrifice", cost=1, initiative=2),
        instant("ember-recoil", cost=2, initiative=3),
        ephemeral("cinder-eruption", cost=3, range=10, initiative=5),
        ephemeral("ash-dance", cost=3, initiative=5),
        permanent("aura-of-cinders", cost=4, initiative=5),
        ephemeral(
            "phoenix-rebirth",
            cost=5,
            range=6,
            initiative=5,
            winner=3,
            body=(4, 6, 3, 3, 0, 1),
            keywords="flying",
        ),
        ephemeral("consume-ashes", cost=1, initiative=1),
    ),
    "ash-prophet": (
        creature("ash-seer", cost=2, initiative=3, winner=1, body=(2, 4, 2, 2, 0, 1)),
        creature(
            "cinder-phantom", cost=3, range=8, initiative=5, winner=2, body=(2, 5, 2, 2, 0, 1), types="undead"
        ),
        creature("oracle-of-flames", cost=4, initiative=5, winner=1, body=(3, 3, 2, 2, 0, 1)),
        creature("foresworn-guardian", cost=5, initiative=5, loser=2, body=(3, 3, 3, 2, 0, 1)),
        instant("prophetic-intervention", cost=3, range=6, initiative=5),
        instant("smoke-and-mirrors", cost=2, range=6, initiative=3),
        permanent("ash-veil", cost=3, range=12, initiative=5),
        permanent("field-of-ashes", cost=4, initiative=5),
        ephemeral("cinder-step", cost=2, initiative=3),
        ephemeral("prophetic-flames", cost=1, initiative=2),
    ),
}

MAGES = (
    PrintedMage("ash-blade-pyromancer", flow=4, body=(10, 6, 3, 3, 3, 1), token="ash-charge", most_tokens=3),
    PrintedMage("ash-prophet", flow=5, body=(8, 6, 3, 2, 3, 1), token="ash-charge", most_tokens=3),
)
