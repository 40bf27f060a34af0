"""The page for the designer says what the ledger says, and no open point is missing from it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from magehall.games.colors_of_magic import COLORS_OF_MAGIC
from magehall.kernel.ledger import ledger

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs/colors-of-magic-open-points.md"

FAMILIES = ("card", "mage", "keyword", "activation")
"""Every rule of these is an open point, but for the plain ones."""

PLAIN = frozenset({"card.arcane-insight", "card.healing-wave", "keyword.precision"})
"""Those of which the draft or the card says all."""

OPEN_POINTS = frozenset(
    [
        "cards.draw",
        "cards.hidden",
        "combat.attack-words",
        "combat.blow",
        "combat.cover",
        "combat.duel",
        "combat.duel-effects",
        "combat.forbidden",
        "combat.opportunity",
        "combat.ranged",
        "combat.reach",
        "combat.redirected",
        "concepts.adjacent",
        "concepts.armour-word",
        "concepts.authority",
        "concepts.random",
        "concepts.sides",
        "concepts.stacking",
        "concepts.triggered",
        "concepts.types",
        "damage",
        "damage.by",
        "damage.death",
        "damage.heal",
        "damage.kinds",
        "damage.life",
        "damage.order",
        "force.arcane",
        "force.codex",
        "force.codex-of-eleven",
        "force.opposition",
        "force.same-mage",
        "ingredient.essence-of-power",
        "ingredient.giants-bile",
        "ingredient.giants-nail",
        "keywords",
        "monster.giant-bile",
        "monster.giant-nail",
        "monster.goblin-fink-the-coward",
        "monster.goblin-pip-the-pest",
        "monster.goblin-zorp-the-rock-tosser",
        "monsters",
        "monsters.attacks",
        "monsters.deck",
        "monsters.duels",
        "monsters.keywords",
        "monsters.kills",
        "monsters.moves",
        "monsters.phase",
        "monsters.sizes",
        "monsters.symbols",
        "monsters.ties",
        "monsters.trample",
        "move.difficult",
        "move.disengage",
        "move.engage-stop",
        "move.engaged",
        "move.forced",
        "move.granted",
        "move.immobilised",
        "move.measure",
        "move.passing",
        "move.push-pull",
        "move.swap",
        "move.teleport",
        "objective.giant-bile",
        "objective.giant-nail",
        "objective.major-power-aura",
        "objective.mana-source",
        "objective.minor-power-aura",
        "objectives.control",
        "objectives.order",
        "objectives.paid",
        "scenario.ember-forge",
        "scenario.giant",
        "scenario.ritual",
        "scenario.wisp-night",
        "seats.more",
        "seats.out",
        "setup.choice",
        "setup.corners",
        "setup.deploy",
        "setup.first-player",
        "setup.options",
        "setup.order",
        "spell.artifacts",
        "spell.blood-pact",
        "spell.caster",
        "spell.cost",
        "spell.cost-order",
        "spell.discard",
        "spell.from-discard",
        "spell.instants",
        "spell.permanents",
        "spell.range",
        "spell.reductions",
        "spell.spend-lines",
        "spell.summoning",
        "spell.targets",
        "spell.without-card",
        "stack.checked-again",
        "stack.order",
        "stack.resolve",
        "table.bases",
        "table.distance",
        "table.lattice",
        "table.maps",
        "table.markers",
        "table.scorched",
        "table.sight",
        "table.sight-of-places",
        "table.terrain",
        "table.zones",
        "turn.activation",
        "turn.free-abilities",
        "turn.has-not-moved",
        "turn.mana",
        "turn.no-mage",
        "turn.order",
        "turn.pass",
        "turn.same-turn",
        "turn.token",
        "turn.upkeep",
        "turn.words",
        "victory.last",
        "victory.limit",
        "windows",
        "windows.who",
    ]
)
"""What the general rules, the scenarios and their monsters leave open."""


def rules_of(family: str) -> frozenset[str]:
    """The ids of a family of rules."""
    return frozenset(id for id in ledger(COLORS_OF_MAGIC) if id.startswith(f"{family}."))


def points() -> frozenset[str]:
    """The rules that stand on the page."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    return frozenset(line.rpartition("[")[2].removesuffix("]") for line in lines if line.startswith("- "))


def test_the_page_of_open_points_is_written_anew_after_each_ruling() -> None:
    done = subprocess.run([sys.executable, ROOT / "scripts/open-points", "--check"], check=False, timeout=60)
    assert done.returncode == 0, "run scripts/open-points"


@pytest.mark.parametrize("family", FAMILIES)
def test_every_rule_of_a_family_that_the_draft_leaves_open_stands_on_the_page(family: str) -> None:
    assert rules_of(family) - PLAIN - points() == frozenset()


def test_what_is_plain_is_a_rule_without_a_ruling() -> None:
    rules = ledger(COLORS_OF_MAGIC)
    assert {id for id in PLAIN if rules[id].ruling} == set()


def test_every_open_point_of_the_general_rules_stands_on_the_page() -> None:
    assert OPEN_POINTS - points() == frozenset()
