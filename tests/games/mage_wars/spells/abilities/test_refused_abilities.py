"""Abilities that cannot be used: the reason and the rule."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.refused import (
    FOE,
    WOLF,
    Case,
    acting,
    check_case,
)
from tests.games.mage_wars.scenario import (
    Battle,
    conjuration,
    creature,
    duel,
    equipment,
    mage,
    wall,
)

CLERIC = creature("asyran_cleric", id="cleric", zone="b2")
HAND = conjuration("hand_of_bim_shalla", id="hand", zone="a1")
STAFF = equipment("staff_of_beasts", id="staff")


def choosing(*others: dict[str, Any]) -> Battle:
    """We are to choose whom to activate."""
    return duel(mage("beastmaster", zone="b2"), mage(), *others)


CASES: dict[str, Case] = {
    "used this round": (
        lambda: acting(FOE, used={"arcane-zap": 1}),
        0, "invoke:mage-0.arcane-zap:foe", "ability-used", "mages.zap-once",
    ),
    "another of the card was used": (
        lambda: duel(
            mage("beastmaster", zone="b2"), mage(), WOLF, {**STAFF, "used": {"mend": 1}}, creature="mage-0"
        ),
        0, "invoke:staff.embolden:wolf", "ability-other-used", "card.staff-of-beasts",
    ),
    "another of a conjuration was used": (
        lambda: choosing(WOLF, {**HAND, "used": {"ward": 1, "ready": 1}}),
        0, "use:hand.soothe:wolf", "ability-other-used", "card.hand-of-bim-shalla",
    ),
    "too dear": (lambda: acting(FOE, mana=0), 0, "invoke:mage-0.arcane-zap:foe", "ability-mana", "mages.zap"),
    "a special action too dear": (
        lambda: duel(
            mage("warlock", mana=11), mage(), conjuration("gate_to_hell", id="gate", zone="a1"), creature="mage-0"
        ),
        0, "use:gate.open-the-gate:arena", "ability-mana", "card.gate-to-hell",
    ),
    "a cure too dear": (
        lambda: duel(
            mage(zone="b2", mana=1), mage(), creature("timber_wolf", id="wolf", zone="b2", markers={"cripple": 1}),
            creature="mage-0",
        ),
        0, "invoke:mage-0.restore:wolf", "ability-mana", "mages.restore-quick",
    ),
    "nothing to do": (
        lambda: acting(equipment("mage_wand", id="wand"), book=["fireball"]),
        0, "invoke:wand.rebind:arena", "ability-nothing", "card.mage-wand",
    ),
    "nothing to do for this one": (
        lambda: duel(
            mage(zone="b2"), mage(), WOLF, creature("bitterwood_fox", id="fox", zone="b2", markers={"rot": 1}),
            creature="mage-0",
        ),
        0, "invoke:mage-0.restore:wolf", "ability-no-use", "mages.restore-quick",
    ),
    "nothing to do for anyone": (
        lambda: duel(mage(zone="b2"), mage(), WOLF, creature="mage-0"),
        0, "invoke:mage-0.restore:wolf", "ability-no-use", "mages.restore-quick",
    ),
    "out of range": (
        lambda: acting(FOE), 0, "invoke:mage-0.arcane-zap:mage-1", "range", "casting.range",
    ),
    "out of sight": (
        lambda: acting(
            creature("timber_wolf", id="foe", zone="b1", controller=1), wall("wall_of_stone", border="b1-b2")
        ),
        0, "invoke:mage-0.arcane-zap:foe", "sight", "movement.los-needed",
    ),
    "no target": (
        lambda: duel(
            mage(), mage(), creature("huginn_raven_familiar", id="raven", zone="b2"), creature="raven"
        ),
        0, "use:raven.ravens-eye", "nowhere-target", "card.huginn-raven-familiar",
    ),
    "not for this creature": (
        lambda: duel(
            mage(), mage(), WOLF, conjuration("temple_of_asyra", id="temple", zone="a1"), creature="wolf"
        ),
        0, "use:temple.pray:arena", "ability-not-for", "card.temple-of-asyra",
    ),
    "while another acts": (
        lambda: acting(WOLF, CLERIC, who="wolf"),
        0, "use:cleric.healing-light:wolf", "ability-own-turn", "actions.special",
    ),
    "before anyone acts": (
        lambda: choosing(CLERIC), 0, "use:cleric.healing-light:cleric", "ability-own-turn", "actions.special",
    ),
    "a free ability in the middle": (
        lambda: acting(WOLF, HAND, who="wolf"), 0, "use:hand.ward:wolf", "ability-later", "card.hand-of-bim-shalla",
    ),
    "a free ability in the quickcast phase": (
        lambda: duel(mage("wizard"), mage(), HAND, at="quickcast"),
        0, "use:hand.ward:mage-0", "ability-later", "card.hand-of-bim-shalla",
    ),
    "a full action after a move": (
        lambda: duel(mage(), mage(), CLERIC, creature="cleric").does(0, "move:cleric:b1"),
        0, "use:cleric.healing-light:cleric", "moved-full", "actions.full-without-move",
    ),
    "a full spell by quickcast": (
        lambda: duel(mage(markers={"rot": 1}), mage(), at="quickcast"),
        0, "invoke:mage-0.restore-fully:mage-0", "quickcast-full", "round.quickcast-once",
    ),
    "the quickcast is used": (
        lambda: duel(mage("wizard", zone="b2", quickcast=False), mage(), FOE),
        0, "invoke:mage-0.arcane-zap:foe", "quickcast-used", "round.quickcast-once",
    ),
    "the mage waits": (
        lambda: acting(WOLF, FOE, who="wolf"),
        0, "invoke:mage-0.arcane-zap:foe", "not-now", "round.quickcast-around-activation",
    ),
    "the mage is helpless": (
        lambda: acting(FOE, markers={"stun": 1}),
        0, "invoke:mage-0.arcane-zap:foe", "incapacitated-mage", "conditions.incapacitated-mage",
    ),
    "the creature is helpless": (
        lambda: acting({**CLERIC, "markers": {"stun": 1}}, who="cleric"),
        0, "use:cleric.healing-light:cleric", "incapacitated", "conditions.incapacitated-actions",
    ),
    "apprentices have none": (
        lambda: duel(mage("wizard"), mage(zone="a2"), mode="apprentice", creature="mage-0"),
        0, "invoke:mage-0.arcane-zap:mage-1", "apprentice", "setup.apprentice-values",
    ),
    "a bound spell was cast": (
        lambda: acting(equipment("elemental_wand", id="wand", bound="fireball", used={"bound": 1}), mana=30),
        0, "bound:wand.fireball:mage-0", "bound-used", "casting.spellbind-cast",
    ),
    "a bound spell of another class": (
        lambda: acting(equipment("mage_wand", id="wand", bound="drain_life"), mana=30),
        0, "bound:wand.drain-life:mage-1", "bound-forbidden", "casting.forbidden",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_the_reason_and_its_rule_are_given_in_three_languages(case: str) -> None:
    check_case(CASES[case])
