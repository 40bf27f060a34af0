"""Combats played at random: every token stays in exactly one place, and nothing of a combat is left behind."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from magehall.games.mage_knight.cards.catalogue import ENEMY_TOKENS
from magehall.games.mage_knight.cards.reference import Effect
from magehall.games.mage_knight.cards.vocabulary import BLUE, GREEN, RED, WHITE, Element, Mode, Pile, Site
from magehall.games.mage_knight.model.combat_state import Phase
from magehall.games.mage_knight.model.realm import FORTIFIED
from tests.conditions import LUCK
from tests.games.mage_knight.combat.skirmish import Skirmish, at_site, rampaging_spaces

SITES = (
    Site.KEEP,
    Site.MAGE_TOWER,
    Site.CITY,
    Site.RUINS,
    Site.DUNGEON,
    Site.TOMB,
    Site.MONSTER_DEN,
    Site.SPAWNING_GROUNDS,
    Site.MONASTERY,
    Site.MINE,
)
SHIELDS = (None, Effect("burning-shield", "basic", (0, 0)), Effect("burning-shield", "strong", (0, 0)))
MOVES = 300
"""No combat asks so often."""


def tokens(scene: Skirmish) -> Counter[str]:
    """Every enemy token on the table, wherever it is."""
    state = scene.state
    found: Counter[str] = Counter()
    for piles in (state.piles.enemies, state.piles.discarded):
        for pile in piles.values():
            found.update(pile)
    for lying in state.realm.tokens.values():
        found.update(token.enemy for token in lying)
    for city in state.realm.cities.values():
        found.update(token.enemy for token in city.garrison)
    found.update(state.foe(id).enemy for id in (state.combat.foes if state.combat else ()))
    return found


def set_out(site: Site, luck: Random) -> Skirmish:
    """A hero on a site, with enemies here and there and piles that may run out."""
    enemies = list(ENEMY_TOKENS)
    scene = at_site(site, seats=2)
    for pile in Pile:
        own = [id for id in enemies if ENEMY_TOKENS[id].pile is pile]
        scene.pile(
            pile,
            *luck.choices(own, k=luck.randrange(4)),
            discarded=luck.choices(own, k=luck.randrange(2)),
        )
    for space in rampaging_spaces(scene):
        scene.lies(*luck.choices(enemies, k=luck.randint(1, 2)), at=space)
    if site is Site.CITY:
        scene.city(luck.choice((RED, BLUE, GREEN, WHITE)), *luck.choices(enemies, k=luck.randint(1, 6)))
    elif site is Site.RUINS:
        scene.ruins("brown-violet-spell-crystals")
    elif site in FORTIFIED or site is Site.MINE:
        scene.lies(*luck.choices(enemies, k=1), up=False)
    for card in luck.sample(
        ("peasants", "guardian-golems", "fire-golems", "herbalists"), k=luck.randrange(4)
    ):
        scene.unit(card, banner=luck.choice(("", "banner-of-fear")), bonded=luck.random() < 0.2)
    scene.turn(move=3, influence=3, move_as_attack=True, move_as_ranged=True, influence_block=Element.FIRE)
    return scene.hero(level=luck.randint(1, 10), hand=["wound", "rage", "march"])


def begin(scene: Skirmish, site: Site) -> None:
    """Begin the combat of a site."""
    if site in FORTIFIED:
        scene.assaults()
    elif site is Site.MONASTERY:
        scene.burns()
    else:
        scene.enters()


def play_something(scene: Skirmish, luck: Random) -> None:
    """Have points, as cards would give them."""
    combat = scene.state.combat
    if combat is None or luck.random() < 0.5:
        return
    if combat.phase in (Phase.RANGED, Phase.ATTACK):
        scene.attack(luck.randint(1, 9), luck.choice(list(Element)), luck.choice(list(Mode)))
    elif combat.phase is Phase.BLOCK:
        scene.block(luck.randint(1, 9), luck.choice(list(Element)), effect=luck.choice(SHIELDS))


@pytest.mark.rule("enemy.piles")
@pytest.mark.parametrize("site", SITES)
def test_every_token_stays_in_one_place_and_every_combat_ends(site: Site) -> None:
    for number in range(12):
        luck = Random(f"{LUCK}/{site}/{number}")
        scene = set_out(site, luck)
        before = tokens(scene)
        begin(scene, site)
        for _ in range(MOVES):
            if not scene.pending:
                break
            play_something(scene, luck)
            scene.does(luck.choice(scene.offers()))
            assert tokens(scene) == before
        assert scene.over, scene.asks
        assert not [id for id in scene.state.things if id.startswith(("foe", "combat"))]
        assert scene.me.space == scene.state.turn(0).path[-1]
