"""What looks possible and is not: abilities, second attacks and counterstrikes, defences, choosing from the book."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from magehall.kernel.text import LOCALES, has_message
from tests.games.mage_wars.fights import boon
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
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
CLERIC = creature("asyran_cleric", id="cleric", zone="b2")
HAND = conjuration("hand_of_bim_shalla", id="hand", zone="a1")
STAFF = equipment("staff_of_beasts", id="staff")
FURY = boon(rule="card.battle-fury") | {"until": "melee"}


def acting(*others: dict[str, Any], who: str = "mage-0", **more: Any) -> Battle:
    """A wizard of ours stands in the middle, the enemy in its corner; one of ours is to act."""
    return duel(mage("wizard", zone="b2", **more), mage(), *others, creature=who)


def choosing(*others: dict[str, Any]) -> Battle:
    """We are to choose whom to activate."""
    return duel(mage("beastmaster", zone="b2"), mage(), *others)


def sweeping(*others: dict[str, Any], first: str, thirsty: bool = False) -> Battle:
    """Our demon has struck its first target, and sweeps on."""
    boons = [boon(("bloodthirsty", 1))] if thirsty else []
    demon = creature("adramelech_lord_of_fire", id="demon", zone="b2", boons=boons)
    dice = [BLANK] * (5 if thirsty else 4) + [1]
    battle = duel(mage("warlock"), mage(), demon, *others, creature="demon", dice=dice)
    return battle.does(0, f"attack:demon.hellfire-sweep:{first}").lets("ask-counterstrike")


def owing() -> Battle:
    """Our demon is bloodthirsty, and there is another wound to go for."""
    wounded = creature("timber_wolf", id="foe", zone="b2", controller=1, damage=1)
    other = creature("bitterwood_fox", id="fox", zone="b2", controller=1, damage=1)
    whole = creature("dark_pact_slayer", id="whole", zone="b2", controller=1)
    return sweeping(wounded, other, whole, first="foe", thirsty=True)


def lightning(*others: dict[str, Any]) -> Battle:
    """Our lightning has struck the foe and may leap."""
    wizard = mage("wizard", zone="a2", mana=20, prepared=["chain_lightning"])
    battle = duel(wizard, mage(), FOE, *others, creature="mage-0", dice=[CRIT] * 5 + [1])
    return battle.does(0, "cast:chain-lightning:foe").passes()


def furious(*others: dict[str, Any], card: str = "darkfenne_hydra") -> Battle:
    """Our furious creature has attacked once."""
    raging = creature(card, id="rage", zone="b2", boons=[FURY])
    target = creature("dark_pact_slayer", id="slayer", zone="b2", controller=1)
    battle = duel(mage(), mage(), raging, target, *others, creature="rage", dice=[BLANK] * 4)
    return battle.does(0, "attack:rage.snapping-bite:slayer").lets("ask-counterstrike")


def struck(*others: dict[str, Any], dice: int = 4) -> Battle:
    """Our wolf has attacked the enemy hydra, which may strike back."""
    hydra = creature("darkfenne_hydra", id="hydra", zone="b2", controller=1)
    battle = duel(mage(), mage(mana=0), WOLF, hydra, *others, creature="wolf", dice=[BLANK] * dice)
    return battle.does(0, "attack:wolf.bite:hydra").until("ask-counterstrike")


def attacked(
    *others: dict[str, Any],
    by: str = "wolf.bite",
    victim: dict[str, Any] | None = None,
    until: str = "ask-defend",
    attacker: dict[str, Any] = WOLF,
) -> Battle:
    """An enemy lynx is attacked."""
    lynx = victim or creature("feral_bobcat", id="lynx", zone="b2", controller=1)
    who = by.partition(".")[0]
    battle = duel(mage(), mage(), attacker, lynx, *others, creature=who)
    return battle.does(0, f"attack:{by}:lynx").until(until)


def planning(*others: dict[str, Any], **kind: Any) -> Battle:
    return duel(mage("warlock", **kind), mage(), *others, at="planning")


def helper(card: str, *book: str, kind: str = "wizard") -> Battle:
    """Everybody has chosen for the mage; now for the helper."""
    familiar = creature(card, id="helper", zone="b2")
    battle = duel(mage(kind, book=["rhino_hide", *book]), mage(book=["decoy"]), familiar, at="planning")
    battle.together({0: "done", 1: "done"})
    return battle.together({0: "done"}) if "ask-prepare" in battle.asks.values() else battle


def binding(*book: str) -> Battle:
    """A wand has just been put on."""
    battle = duel(mage("wizard", mana=20, prepared=["mage_wand"], book=list(book)), mage(), creature="mage-0")
    return battle.does(0, "cast:mage-wand:mage-0").until("ask-slot").does(0, "slot:weapon").until("ask-bind")


def teleporting(*others: dict[str, Any], mana: int = 20) -> Battle:
    """A Teleport is on its way to our wolf."""
    wizard = mage("wizard", zone="b2", mana=mana, prepared=["teleport"])
    return duel(wizard, mage(), WOLF, *others, creature="mage-0").does(0, "cast:teleport:wolf")


def restoring(mana: int) -> Battle:
    """Our priestess restores a creature that rots and burns."""
    ill = creature("timber_wolf", id="wolf", zone="b2", markers={"rot": 1, "cripple": 1})
    battle = duel(mage(zone="b2", mana=mana), mage(), ill, creature="mage-0")
    return battle.does(0, "invoke:mage-0.restore:wolf")


Case = tuple[Callable[[], Battle], int, str, str, str]
"""A battle, a seat, what it would like to choose, the reason and the rule."""

CASES: dict[str, Case] = {
    # Abilities
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
    # Moves and being made to attack
    "not next to it": (lambda: acting(WOLF, who="wolf"), 0, "move:wolf:c3", "not-adjacent", "movement.one-zone"),
    "where it is": (lambda: acting(WOLF, who="wolf"), 0, "move:wolf:b2", "not-adjacent", "movement.one-zone"),
    "taunted": (
        lambda: acting(
            creature("timber_wolf", id="wolf", zone="b2", markers={"taunt": 1}),
            creature("sosruko_ferret_companion", id="ferret", zone="b2", controller=1), who="wolf",
        ),
        0, "guard:wolf", "taunted", "conditions.taunt",
    ),
    "a wall out of reach": (
        lambda: acting(WOLF, wall("wall_of_stone", id="wall", border="c2-d2", controller=1), who="wolf"),
        0, "attack:wolf.bite:wall", "melee-range", "combat.melee-target",
    ),
    "a wall behind a guard": (
        lambda: acting(
            WOLF, {**FOE, "guard": True}, wall("wall_of_stone", id="wall", border="b1-b2", controller=1), who="wolf"
        ),
        0, "attack:wolf.bite:wall", "guard", "guarding.defend-zone",
    ),
    # The second attack
    "swept already": (
        lambda: sweeping(FOE, creature("bitterwood_fox", id="fox", zone="b2", controller=1), first="foe"),
        0, "attack:demon.hellfire-sweep:foe", "struck", "traits.sweeping",
    ),
    "guards come first": (
        lambda: sweeping(
            {**FOE, "guard": True}, creature("timber_wolf", id="next", zone="b2", controller=1, guard=True),
            creature("bitterwood_fox", id="fox", zone="b2", controller=1), first="foe",
        ),
        0, "attack:demon.hellfire-sweep:fox", "guard", "guarding.sweeping",
    ),
    "the sweep does not reach": (
        lambda: sweeping(FOE, WOLF, first="foe"),
        0, "attack:demon.hellfire-sweep:mage-1", "melee-range", "combat.melee-target",
    ),
    "the sweep is owed": (owing, 0, "pass", "must-attack", "traits.forced-action"),
    "the sweep is owed to one": (
        owing, 0, "attack:demon.hellfire-sweep:whole", "must-attack", "traits.forced-action",
    ),
    "lightning never strikes twice": (
        lambda: lightning(WOLF), 0, "attack:chain-lightning-5.chain-lightning:foe", "struck", "card.chain-lightning",
    ),
    "lightning leaps one zone": (
        lambda: lightning(WOLF), 0, "attack:chain-lightning-5.chain-lightning:mage-1", "leap", "card.chain-lightning",
    ),
    "fury is quick": (lambda: furious(), 0, "attack:rage.triple-bite:slayer", "fury", "card.battle-fury"),
    "fury reaches no further": (
        lambda: furious(), 0, "attack:rage.snapping-bite:mage-1", "melee-range", "combat.melee-target",
    ),
    # Counterstrikes
    "a full attack is no answer": (
        lambda: struck(), 1, "attack:hydra.triple-bite:wolf", "counter-quick", "combat.counterstrike-quick-melee",
    ),
    # Defences
    "only against ranged attacks": (
        lambda: attacked(enchantment("force_orb", id="orb", on="lynx", controller=1)),
        1, "defend:orb.0", "defense-ranged-only", "combat.defence-kind",
    ),
    "only against melee attacks": (
        lambda: attacked(
            enchantment("force_orb", id="orb", on="lynx", controller=1), by="archer.longbow",
            attacker=creature("royal_archer", id="archer", zone="b1"),
        ),
        1, "defend:lynx.0", "defense-melee-only", "combat.defence-kind",
    ),
    "only against flyers": (
        lambda: attacked(
            enchantment("cobra_reflexes", on="lynx", controller=1),
            victim=creature("tarok_the_skyhunter", id="lynx", zone="b2", controller=1, guard=True),
        ),
        1, "defend:lynx.0", "defense-flyers", "card.tarok-the-skyhunter",
    ),
    "used up": (
        lambda: attacked(
            enchantment("cobra_reflexes", on="lynx", controller=1),
            victim=creature("feral_bobcat", id="lynx", zone="b2", controller=1, used={"defense-0": 1}),
        ),
        1, "defend:lynx.0", "defense-used", "combat.defence-uses",
    ),
    "helpless": (
        lambda: attacked(
            enchantment("force_sword", on="lynx", controller=1),
            victim=creature("feral_bobcat", id="lynx", zone="b2", controller=1, markers={"stun": 1}),
        ),
        1, "defend:lynx.0", "defense-helpless", "conditions.incapacitated-defence",
    ),
    "unavoidable": (
        lambda: attacked(
            veil("rhino_hide", on="lynx", controller=1), by="brogan.vorpal-blade",
            attacker=creature("brogan_bloodstone", id="brogan", zone="b2"), until="ask-reveal-attack-declared",
        ),
        1, "defend:lynx.0", "unavoidable", "combat.unavoidable",
    ),
    "a whole zone": (
        lambda: duel(
            mage("warlock", zone="b2", mana=30, prepared=["firestorm"]), mage(),
            creature("feral_bobcat", id="lynx", zone="b1", controller=1), veil("rhino_hide", on="lynx", controller=1),
            creature="mage-0",
        ).does(0, "cast:firestorm:b1").until("ask-reveal-attack-declared"),
        1, "defend:lynx.0", "defense-zone", "combat.zone-attack-target",
    ),
    # Choosing
    "prepared already": (
        lambda: planning(book=["fireball", "block"]).together({0: "prepare:fireball"}),
        0, "prepare:fireball", "prepared", "round.planning-two",
    ),
    "used up for good": (
        lambda: planning(book=["block"], discard=["fireball"]),
        0, "prepare:fireball", "spent", "casting.discard",
    ),
    "in play": (
        lambda: planning(creature("dark_pact_slayer", id="slayer", zone="b2"), book=["block"]),
        0, "prepare:dark-pact-slayer", "in-play", "round.planning-two",
    ),
    "not for this familiar": (
        lambda: helper("huginn_raven_familiar", "minor_heal"),
        0, "prepare:rhino-hide:helper", "helper-kind", "casting.familiar-types",
    ),
    "not for this spawnpoint": (
        lambda: helper("gate_to_voltari", "blue_gremlin"),
        0, "prepare:rhino-hide:helper", "helper-kind", "casting.spawnpoint",
    ),
    "not to be bound": (
        lambda: binding("fireball", "minor_heal"), 0, "bind:fireball", "bind-kind", "casting.spellbind",
    ),
    "teleported too far": (teleporting, 0, "choose:teleport:d3", "range", "casting.range"),
    "teleported out of sight": (
        lambda: teleporting(wall("wall_of_stone", border="b1-b2")),
        0, "choose:teleport:b1", "sight", "movement.los-needed",
    ),
    "teleported for too much": (lambda: teleporting(mana=4), 0, "choose:teleport:c3", "mana", "casting.pay"),
    "one cure too dear": (lambda: restoring(2), 0, "cure:cripple", "cure-mana", "conditions.removal-costs"),
    "revealing can wait": (
        lambda: planning(veil("hellfire_trap", id="trap", zone="b2"), book=["block"]),
        0, "reveal:trap", "reveal-later", "spells.reveal-no-interrupt",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_the_reason_and_its_rule_are_given_in_three_languages(case: str) -> None:
    set_up, seat, option, reason, rule = CASES[case]
    assert set_up().refuses(seat, option) == (f"refused-{reason}", rule)
    assert all(has_message("mage_wars", f"refused-{reason}", locale) for locale in LOCALES)


@pytest.mark.parametrize("case", CASES)
def test_nothing_is_offered_and_refused_at_once(case: str) -> None:
    set_up, seat, *_ = CASES[case]
    battle = set_up()
    offered = battle.offers(seat)
    for refused in battle.match.refusals(seat):
        assert not [option for option in offered if option == refused or option.startswith(f"{refused}:")]
