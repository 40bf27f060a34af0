"""The four scenarios: objectives, and what stands where. [objectives.scenarios]

Places are lattice points; the centre of the table is (48, 48)."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.objectives import (
    Destroy,
    Hold,
    Objective,
    Outnumber,
    Perform,
    Wound,
)
from magehall.games.colors_of_magic.cards.vocabulary import MarkerKind, TerrainKind
from magehall.kernel.records import Value

Point = tuple[int, int]


class Monster(Value):
    """A monster to be put on the table. ``face`` is its id among the monsters."""

    face: str


class Marker(Value):
    """A marker to be put on the table. ``ingredient``: what lies under it, where its objective has several."""

    kind: MarkerKind
    radius: int = 2
    ingredient: str = ""


class Put(Value):
    """Things that come to the table at set-up. [setup.scenario]"""


class At(Put):
    """One of it at each place."""

    what: Monster | Marker
    places: tuple[Point, ...]


class Chosen(Put):
    """One piece at a chosen one of these places. The player who will not begin chooses. [setup.choice]"""

    what: Monster | Marker
    places: tuple[Point, ...]


class ByLot(Put):
    """These things at different places of these, dealt by lot. [setup.lot]"""

    what: tuple[Monster | Marker, ...]
    places: tuple[Point, ...]


class Rise(Value):
    """Monsters that arrive at the start of a monsters' phase. Each comes to the nearest free place.
    [scenario.wisp-night]"""

    turn: int
    puts: tuple[At, ...]


class Piece(Value):
    """A piece of terrain that lies on every map of a scenario. [table.terrain]"""

    kind: TerrainKind
    corners: tuple[Point, ...]


class Scenario(Value):
    """A scenario card.

    ``one_pile``: the major objectives are a pile in this order of which only the top card holds. ``two`` and ``more``:
    set-up for two, and for three or four seats. ``darkness``: how many inches sight reaches. ``servants``: one creature of
    each codex of that cost or less has Servant."""

    id: str
    majors: tuple[Objective, ...]
    minors: tuple[Objective, ...]
    two: tuple[Put, ...]
    more: tuple[Put, ...]
    one_pile: bool = False
    terrain: tuple[Piece, ...] = ()
    rises: tuple[Rise, ...] = ()
    darkness: int | None = None
    servants: int | None = None

    @property
    def rule(self) -> str:
        """The rule in the ledger."""
        return f"scenario.{self.id}"

    @property
    def objectives(self) -> tuple[Objective, ...]:
        """All objectives in the order in which they are checked. [objectives.order]"""
        return self.majors + self.minors

    @property
    def points(self) -> int:
        """The points of all copies of all objectives."""
        return sum(objective.points * objective.copies for objective in self.objectives)


CENTRE: Point = (48, 48)
PILLARS: tuple[Point, ...] = ((48, 20), (76, 48), (48, 76), (20, 48))
"""Places near the middle of each edge, alike for three or four seats."""


def _kill(id: str, ingredient: str, *, points: int = 1, copies: int = 1, mana: int = 0) -> Objective:
    return Objective(id, points, Destroy(), (ingredient,), copies, monster=id, mana=mana)


_GOBLINS = {
    "goblin-grizelda-the-greedy": (56, 40),
    "goblin-pip-the-pest": (40, 56),
    "goblin-zorp-the-rock-tosser": (62, 34),
    "goblin-fink-the-coward": (34, 62),
    "goblin-mog-the-armored": (68, 28),
    "goblin-gorb-the-belligerent": (28, 68),
}
_GIANT = At(Monster("giant-nail"), (CENTRE,))

# Slay the giant: wound it twice and kill it, while its goblins run about.
GIANT = Scenario(
    "giant",
    majors=(
        Objective("giant-nail", 1, Wound(), ("giants-nail",), copies=2, monster="giant-nail"),
        Objective("giant-bile", 3, Destroy(), ("giants-bile",), monster="giant-bile"),
    ),
    one_pile=True,
    minors=(
        _kill("goblin-grizelda-the-greedy", "grizeldas-bag", mana=1),
        _kill("goblin-pip-the-pest", "pips-bell"),
        _kill("goblin-zorp-the-rock-tosser", "zorps-stone"),
        _kill("goblin-fink-the-coward", "finks-sandals"),
        _kill("goblin-mog-the-armored", "mogs-helmet"),
        _kill("goblin-gorb-the-belligerent", "gorbs-tooth"),
    ),
    two=(_GIANT, *(At(Monster(goblin), (place,)) for goblin, place in _GOBLINS.items())),
    more=(
        _GIANT,
        ByLot(
            tuple(Monster(goblin) for goblin in _GOBLINS),
            ((68, 48), (28, 48), (48, 68), (48, 28), (62, 62), (34, 34), (62, 34), (34, 62)),
        ),
    ),
)

_STONE = Marker(MarkerKind.STONE)
_RITUAL = At(Marker(MarkerKind.RITUAL, radius=6), (CENTRE,))

# The forbidden ritual: pay for its power while holding the zone, and empty the mana stones.
RITUAL = Scenario(
    "ritual",
    majors=(
        Objective("minor-power-aura", 2, Hold(MarkerKind.RITUAL, mana=3), ("fragment-of-power",), mana=1),
        Objective("major-power-aura", 3, Hold(MarkerKind.RITUAL, checks=2, mana=5), ("essence-of-power",)),
    ),
    minors=(
        # Two cards lie at each of the three stones.
        Objective("mana-source", 1, Hold(MarkerKind.STONE), ("charged-mana-stone",), copies=6, mana=1),
    ),
    two=(_RITUAL, At(_STONE, ((20, 76), (76, 20))), Chosen(_STONE, ((32, 64), (64, 32)))),
    more=(_RITUAL, ByLot((_STONE,) * 3, PILLARS)),
)

_ANVIL = (
    At(Marker(MarkerKind.ANVIL, radius=6), (CENTRE,)),
    At(Monster("anvil-warden"), (CENTRE,)),
)

# The Ember Forge: light it together, then hold the anvil alone.
EMBER_FORGE = Scenario(
    "ember-forge",
    majors=(
        Objective(
            "light-the-forge", 2, Perform("stoke", MarkerKind.ANVIL, mana=2, times=3), ("living-coal",)
        ),
        Objective(
            "shape-the-hammer", 3, Hold(MarkerKind.ANVIL, checks=2, after="light-the-forge"), ("star-hammer",)
        ),
    ),
    minors=(
        _kill("slag-brute", "slag-plate", copies=2),
        _kill("cinder-imp", "imp-ash", copies=2),
        _kill("bellows-hound", "hounds-collar"),
        _kill("anvil-warden", "wardens-crest"),
    ),
    two=(
        *_ANVIL,
        At(Monster("slag-brute"), ((62, 34), (34, 62))),
        At(Monster("cinder-imp"), ((70, 26), (26, 70))),
        Chosen(Monster("bellows-hound"), ((58, 38), (38, 58))),
    ),
    more=(
        *_ANVIL,
        At(Monster("slag-brute"), ((62, 62), (34, 34))),
        At(Monster("cinder-imp"), ((62, 34), (34, 62))),
        At(Monster("bellows-hound"), ((48, 64),)),
    ),
    terrain=(
        Piece(TerrainKind.LOW_WALL, ((36, 44), (40, 44), (40, 52), (36, 52))),
        Piece(TerrainKind.LOW_WALL, ((60, 52), (56, 52), (56, 44), (60, 44))),
    ),
)

_SHARDS = tuple(f"shard-of-{what}" for what in ("fire", "water", "earth", "air", "arcane", "the-moon"))
_SHARD_MARKERS = tuple(Marker(MarkerKind.SHARD, ingredient=shard) for shard in _SHARDS)
_WISPS = At(Monster("wisp"), ((36, 60), (60, 36)))

# The Night of the Wisps: gather shards in the dark, and outlive what rises from the pond.
WISP_NIGHT = Scenario(
    "wisp-night",
    majors=(
        Objective("outlast-the-night", 2, Outnumber(from_turn=5), ("dawn-bell",)),
        _kill("drowned-queen", "queens-veil", points=3),
    ),
    minors=(Objective("shard", 1, Perform("gather", MarkerKind.SHARD), _SHARDS, copies=6),),
    two=(
        ByLot(_SHARD_MARKERS, ((48, 24), (48, 72), (20, 76), (76, 20), (44, 52), (52, 44))),
        _WISPS,
    ),
    more=(ByLot(_SHARD_MARKERS, (*PILLARS, (44, 52), (52, 44))), _WISPS),
    terrain=(
        Piece(
            TerrainKind.POND,
            ((40, 32), (56, 32), (64, 40), (64, 56), (56, 64), (40, 64), (32, 56), (32, 40)),
        ),
    ),
    rises=(Rise(3, (At(Monster("drowned-queen"), (CENTRE,)), At(Monster("drowned"), ((42, 48), (54, 48))))),),
    darkness=6,
    servants=3,
)

SCENARIOS: dict[str, Scenario] = {
    scenario.id: scenario for scenario in (GIANT, RITUAL, EMBER_FORGE, WISP_NIGHT)
}
