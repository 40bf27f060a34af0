"""Why a spell cannot be cast at a target: every reason there is, with its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from magehall.games.mage_wars.cards import BY_SLUG
from magehall.games.mage_wars.cards.card import Aim, Target, Who
from magehall.games.mage_wars.model.frames import Cast
from magehall.games.mage_wars.spells.aiming.targets import Aiming, why_not_at
from magehall.games.mage_wars.spells.casting.choosing import why_not_chosen
from tests.games.mage_wars.refused import check_case
from tests.games.mage_wars.scenario import (
    Battle,
    conjuration,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    veil,
    wall,
)

WOLF = creature("timber_wolf", id="wolf", zone="b2")
FOE = creature("timber_wolf", id="foe", zone="b2", controller=1)
FAR = creature("timber_wolf", id="far", zone="d3", controller=1)
BONES = creature("skeletal_sentry", id="bones", zone="b2", controller=1)
SPIRIT = creature("whirling_spirit", id="spirit", zone="b2", controller=1)
BOOTS = equipment("leather_boots", id="boots", controller=1)
FORGE = conjuration("battle_forge", id="forge", zone="b2", controller=1)
WALL = wall("wall_of_stone", id="wall", border="b1-b2")


def casting(spell: str, *objects: dict[str, Any], kind: str = "wizard", **more: Any) -> Battle:
    """Our mage is to act in b2, in the middle of the arena, with one spell prepared; the enemy mage stands there too."""
    mine: dict[str, Any] = {"zone": "b2", "mana": 40, "prepared": [spell], **more}
    return duel(mage(kind, **mine), mage(zone="b2"), *objects, creature="mage-0")


def shifting(*objects: dict[str, Any], host: str = "wolf", **more: Any) -> Battle:
    """Our mage is moving one of its enchantments from our wolf to something else."""
    bear = enchantment("bear_strength", id="bear", on=host)
    return casting("shift_enchantment", WOLF, bear, FOE, *objects, **more).does(
        0, "cast:shift-enchantment:bear"
    )


def walling(*objects: dict[str, Any], **more: Any) -> Battle:
    """Our mage has named the border for a wall, and may extend it."""
    battle = casting("wall_of_stone", *objects, book=["wall_of_stone"], **more)
    return battle.does(0, "cast:wall-of-stone:b2-c2")


Case = tuple[Callable[[], Battle], str, str]

TARGETS: dict[str, Case] = {
    # Of another kind
    "wants-creature": (lambda: casting("bear_strength", FORGE), "cast:bear-strength:forge", "casting.target"),
    "wants-mage": (lambda: casting("drain_power", FOE), "cast:drain-power:foe", "casting.target"),
    "wants-no-mage": (lambda: casting("sleep", FOE), "cast:sleep:mage-1", "casting.target"),
    "wants-target-of-attacks": (
        lambda: casting("fireball", BOOTS), "cast:fireball:boots", "casting.target",
    ),
    "wants-object": (lambda: casting("harmonize"), "cast:harmonize:b2", "casting.target"),
    "wants-zone": (lambda: casting("timber_wolf", FOE), "cast:timber-wolf:foe", "casting.target"),
    "wants-zone-or-object": (lambda: casting("decoy"), "cast:decoy:b2-c2", "casting.target"),
    "wants-border": (lambda: casting("wall_of_stone"), "cast:wall-of-stone:b2", "casting.target"),
    "wants-arena": (lambda: casting("call_of_the_wild", FOE), "cast:call-of-the-wild:foe", "casting.target"),
    "wants-discard": (
        lambda: casting("resurrection", FOE, discard=["timber_wolf"]), "cast:resurrection:foe", "casting.target",
    ),
    "wants-enchantment": (
        lambda: casting("dispel", FOE, enchantment("block", on="foe", controller=1)), "cast:dispel:foe",
        "casting.target",
    ),
    "wants-hidden": (
        lambda: casting("seeking_dispel", FOE, enchantment("agony", id="agony", on="foe", controller=1)),
        "cast:seeking-dispel:agony", "card.seeking-dispel",
    ),
    "wants-revealed": (
        lambda: casting("dispel", FOE, veil("agony", id="veil", on="foe", controller=1)),
        "cast:dispel:veil", "card.dispel",
    ),
    "wants-own": (
        lambda: casting("shift_enchantment", FOE, enchantment("agony", id="agony", on="foe", controller=1)),
        "cast:shift-enchantment:agony", "card.shift-enchantment",
    ),
    "gone": (
        lambda: casting("sleep", creature("timber_wolf", id="gone", last_zone="b2", markers={"banish": 1})),
        "cast:sleep:gone", "casting.target",
    ),
    # Of the kind, but not such a one
    "nonliving": (lambda: casting("bear_strength", BONES), "cast:bear-strength:bones", "traits.living"),
    "incorporeal": (lambda: casting("block", SPIRIT), "cast:block:spirit", "traits.incorporeal-also"),
    "no-channeling": (lambda: casting("harmonize", FOE), "cast:harmonize:foe", "card.harmonize"),
    "flies": (
        lambda: casting("tanglevine", creature("gray_angel", id="angel", zone="b2", controller=1)),
        "cast:tanglevine:angel", "card.tanglevine",
    ),
    "immune": (
        lambda: casting("fireball", creature("firebrand_imp", id="imp", zone="b2", controller=1)),
        "cast:fireball:imp", "traits.immunity",
    ),
    "same-name": (
        lambda: casting("agony", FOE, veil("agony", on="foe")), "cast:agony:foe", "spells.enchantment-same-name",
    ),
    "unshootable": (
        lambda: casting("fireball", FOE, conjuration("tanglevine", id="vine", on="foe")),
        "cast:fireball:vine", "card.tanglevine",
    ),
    "worn": (
        lambda: casting("leather_boots", equipment("leather_boots")), "cast:leather-boots:mage-0",
        "spells.equipment-same-name",
    ),
    "barrier": (
        lambda: casting("demonhide_armor", enchantment("circle_of_lightning", on="mage-0"), kind="warlock"),
        "cast:demonhide-armor:mage-0", "combat.barrier-one",
    ),
    "slot-taken": (
        lambda: casting("elemental_cloak", equipment("suppression_cloak", controller=1)),
        "cast:elemental-cloak:mage-1", "spells.equipment-reach",
    ),
    # Where it is
    "range": (lambda: casting("sleep", FAR), "cast:sleep:far", "casting.range"),
    "own-zone": (lambda: casting("timber_wolf"), "cast:timber-wolf:b1", "casting.range"),
    "sight": (
        lambda: casting("sleep", WALL, creature("timber_wolf", id="foe", zone="b1", controller=1)),
        "cast:sleep:foe", "movement.los-needed",
    ),
    "zone-not-clear": (
        lambda: casting("hellfire_trap", creature("timber_wolf", zone="b1", controller=1)),
        "cast:hellfire-trap:b1", "movement.trap-target",
    ),
    "zone-same-name": (
        lambda: casting("poison_gas_cloud", conjuration("poison_gas_cloud", zone="b1")),
        "cast:poison-gas-cloud:b1", "spells.conjuration-zone",
    ),
    "zone-exclusive": (lambda: casting("mana_crystal", FORGE), "cast:mana-crystal:b2", "spells.zone-exclusive"),
    "border-taken": (lambda: casting("wall_of_fire", WALL), "cast:wall-of-fire:b1-b2", "spells.wall-border"),
    # What could come of it
    "not-discarded": (
        lambda: casting("resurrection", discard=["timber_wolf"]), "cast:resurrection:card.gray-angel",
        "card.resurrection",
    ),
    "wears-nothing": (lambda: casting("dissolve", BOOTS), "cast:dissolve:mage-0", "card.dissolve"),
    "nothing-to-purify": (
        lambda: casting("purify", FOE, creature("timber_wolf", id="ill", zone="b2", markers={"rot": 1})),
        "cast:purify:foe", "card.purify",
    ),
    "not-just-came": (lambda: casting("rouse_the_beast", FOE), "cast:rouse-the-beast:foe", "card.rouse-the-beast"),
    "active": (
        lambda: casting("rouse_the_beast", creature("timber_wolf", id="new", zone="b2", summoned=1)),
        "cast:rouse-the-beast:new", "card.rouse-the-beast",
    ),
    "once-a-round": (
        lambda: casting("battle_fury", creature("timber_wolf", id="mad", zone="b2", used={"card.battle-fury": 1})),
        "cast:battle-fury:mad", "card.battle-fury",
    ),
    "no-new-host": (
        lambda: casting("shift_enchantment", enchantment("harmonize", id="song", on="mage-0"), zone="d1"),
        "cast:shift-enchantment:song", "card.shift-enchantment",
    ),
    "bound-forbidden": (
        lambda: casting(
            "steal_enchantment", FOE, enchantment("circle_of_lightning", on="foe", controller=1),
            enchantment("death_link", id="link", on="foe", controller=1),
        ),
        "cast:steal-enchantment:link", "casting.forbidden",
    ),
    "mana": (lambda: casting("sleep", FOE, mana=1), "cast:sleep:foe", "casting.pay"),
    # Whether it lies ready
    "not-prepared": (lambda: casting("block", FOE, book=["sleep"]), "cast:sleep:foe", "casting.prepared-only"),
    "not-in-book": (lambda: casting("block", FOE), "cast:sleep:foe", "casting.prepared-only"),
    "spent": (lambda: casting("block", FOE, discard=["sleep"]), "cast:sleep:foe", "casting.discard"),
    "in-play": (
        lambda: casting("block", enchantment("agony", id="agony", on="mage-1")), "cast:agony:mage-1",
        "casting.prepared-only",
    ),
    "helper-other": (
        lambda: duel(
            mage(), mage(), FOE,
            creature("huginn_raven_familiar", id="raven", zone="b2", assigned="minor_heal"), creature="raven",
        ),
        "cast:sleep:foe", "casting.familiar-cast",
    ),
    # What a spell leaves open
    "same-host": (shifting, "choose:shift-enchantment:wolf", "casting.target"),
    "own-host": (
        lambda: casting(
            "shift_enchantment", veil("decoy", id="first", on="mage-0"), veil("decoy", id="second", on="first")
        ).does(0, "cast:shift-enchantment:first"),
        "choose:shift-enchantment:second", "casting.target",
    ),
    "not-worn": (
        lambda: casting("dissolve", BOOTS).does(0, "cast:dissolve:mage-1"), "choose:dissolve:mage-0", "card.dissolve",
    ),
    "teleport-zone": (
        lambda: casting("teleport", FOE).does(0, "cast:teleport:foe"), "choose:teleport:foe", "card.teleport",
    ),
    "not-joined": (walling, "choose:wall-of-stone:a1-a2", "spells.wall-extend-place"),
}  # fmt: skip

AGAIN: dict[str, tuple[Callable[[], Battle], str, str, str]] = {
    "equipment is for mages": (
        lambda: casting("leather_boots", FOE), "cast:leather-boots:foe", "wants-mage", "spells.equipment-target",
    ),
    "a conjuration of that name is attached": (
        lambda: casting("tanglevine", FOE, conjuration("tanglevine", on="foe")),
        "cast:tanglevine:foe", "same-name", "spells.conjuration-object",
    ),
    "a hidden enchantment of that name that was looked at": (
        lambda: casting("agony", FOE, veil("agony", on="foe", controller=1, known=[0])),
        "cast:agony:foe", "same-name", "spells.enchantment-same-name",
    ),
    "a hidden enchantment of that name in the zone that was looked at": (
        lambda: casting("hellfire_trap", veil("hellfire_trap", zone="b1", controller=1, known=[0])),
        "cast:hellfire-trap:b1", "zone-same-name", "spells.enchantment-same-name",
    ),
    "an enchantment of that name is in the zone": (
        lambda: casting("hellfire_trap", veil("hellfire_trap", zone="b1")),
        "cast:hellfire-trap:b1", "zone-same-name", "spells.enchantment-same-name",
    ),
    "a zone out of range": (lambda: casting("firestorm"), "cast:firestorm:d3", "range", "casting.range"),
    "a zone out of sight": (lambda: casting("firestorm", WALL), "cast:firestorm:b1", "sight", "movement.los-needed"),
    "a border out of range": (
        lambda: casting("wall_of_stone", zone="a1"), "cast:wall-of-stone:c3-d3", "range", "spells.wall-border",
    ),
    "a border out of sight": (
        lambda: casting("wall_of_stone", WALL, wall("wall_of_stone", border="a2-b2")),
        "cast:wall-of-stone:a1-b1", "sight", "movement.los-wall",
    ),
    "a card that does not live": (
        lambda: casting("resurrection", discard=["timber_wolf", "skeletal_sentry"]),
        "cast:resurrection:card.skeletal-sentry", "nonliving", "traits.living",
    ),
    "a card that is no creature": (
        lambda: casting("resurrection", discard=["timber_wolf", "fireball"]),
        "cast:resurrection:card.fireball", "wants-creature", "casting.target",
    ),
    "a new host that does not live": (
        lambda: shifting(BONES), "choose:shift-enchantment:bones", "nonliving", "traits.living",
    ),
    "a new host that bears one already": (
        lambda: shifting(veil("bear_strength", on="mage-0")),
        "choose:shift-enchantment:mage-0", "same-name", "spells.enchantment-same-name",
    ),
    "a new host out of range": (
        lambda: shifting(FAR), "choose:shift-enchantment:far", "range", "casting.range",
    ),
    "a new host with a damage barrier": (
        lambda: casting(
            "shift_enchantment", WOLF, FOE, equipment("demonhide_armor", controller=1),
            enchantment("circle_of_lightning", id="circle", on="wolf"),
        ).does(0, "cast:shift-enchantment:circle"),
        "choose:shift-enchantment:mage-1", "barrier", "combat.barrier-one",
    ),
    "a second wall where one stands": (
        lambda: walling(wall("wall_of_fire", border="b1-c1")), "choose:wall-of-stone:b1-c1", "border-taken",
        "spells.wall-border",
    ),
}  # fmt: skip


@pytest.mark.parametrize("reason", TARGETS)
def test_each_reason_and_its_rule(reason: str) -> None:
    set_up, option, rule = TARGETS[reason]
    check_case((set_up, 0, option, reason, rule))


@pytest.mark.parametrize("case", AGAIN)
def test_the_same_reason_for_other_targets(case: str) -> None:
    set_up, option, reason, rule = AGAIN[case]
    check_case((set_up, 0, option, reason, rule))


@pytest.mark.rule("casting.range")
def test_what_stands_in_the_casters_own_zone_is_never_called_out_of_range() -> None:
    battle = casting("sleep", FAR, BONES)
    assert battle.refuses(0, "cast:sleep:far") == ("refused-range", "casting.range")
    assert battle.refuses(0, "cast:sleep:bones") == ("refused-nonliving", "traits.living")
    assert battle.refuses(0, "cast:sleep:mage-1") == ("refused-wants-no-mage", "casting.target")


@pytest.mark.rule("casting.pay")
def test_the_price_that_is_named_is_that_of_the_target() -> None:
    grizzly = creature("steelclaw_grizzly", id="grizzly", zone="b2", controller=1)
    battle = casting("sleep", FOE, grizzly, mana=1)
    prices = [battle.match.why_not(0, f"cast:sleep:{id}") for id in ("foe", "grizzly")]
    assert [refusal.reason.args["mana"] for refusal in prices if refusal] == [5, 8]


@pytest.mark.rule("spells.wall-extend")
def test_who_cannot_pay_for_a_second_wall_is_told_the_price() -> None:
    state = walling().match.state.clone()
    cast, stone = state.stack[-1], BY_SLUG["wall-of-stone"]
    assert isinstance(cast, Cast)
    assert why_not_chosen(state, cast, "b1-c1") is None
    state.edit_counters("mage-0").mana = 2 * (stone.cost or 0)
    refusal = why_not_chosen(state, cast, "b1-c1")
    assert refusal is not None
    assert (refusal.reason.key, refusal.rule) == ("refused-mana", "casting.pay")
    assert refusal.reason.args["mana"] == 2 * (stone.cost or 0) + stone.level


@pytest.mark.rule("traits.uncontainable")
def test_what_is_uncontainable_cannot_be_held() -> None:
    hold = Target((Aim.OBJECT,), Who(), containable=True)
    state = casting("block", SPIRIT).match.state
    refusal = why_not_at(Aiming(state, "mage-0", 0, hold, (0, 2), "x", "x"), "spirit")
    assert refusal is not None
    assert (refusal.reason.key, refusal.rule) == ("refused-uncontainable", "traits.uncontainable")


@pytest.mark.rule("spells.enchantment-hidden")
def test_what_an_enemy_has_hidden_gives_no_reason_away() -> None:
    """The twin on the target is the enemy's own secret: the spell may be cast all the same."""
    battle = casting("agony", FOE, veil("agony", on="foe", controller=1))
    assert "cast:agony:foe" in battle.offers(0)
