"""Rulings on effects that turn, grant and repeat attacks, and on spells about spells."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.reference import GRAFT, SPELL, Effect
from magehall.games.colors_of_magic.cards.vocabulary import AttackKind, HarmKind, On, ZoneKind
from magehall.games.colors_of_magic.cards.words.moves import Manner
from magehall.games.colors_of_magic.effects.spells import ready_graft
from magehall.games.colors_of_magic.model.deeds import AttackTarget, PickOne
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.frames.moves import Move
from magehall.games.colors_of_magic.model.frames.spells import Cast, Run
from magehall.games.colors_of_magic.model.frames.turn import Activation
from magehall.games.colors_of_magic.model.happening import Happening
from tests.games.colors_of_magic.bare import keyword_for_good
from tests.games.colors_of_magic.effects.stage import Stage, stage

UNBLOCKABLE = keyword_for_good(KeywordId.UNBLOCKABLE)


def opposed(first: str = "gust-aeromancer") -> tuple[Stage, str, str]:
    """A stage with a mage at 20,20 and an orc of the other player beside it; their ids."""
    table = stage(first)
    mage = table.puts(first, 0, (20, 20))
    table.puts("bastion-geomancer", 1, (80, 80))
    return table, mage, table.puts("orc-warrior", 1, (26, 20))


def attacked(table: Stage, attacker: str, target: str) -> Attack:
    """An attack that was declared, as instants find it."""
    owner = table.state.creature(attacker).owner
    attack = Attack(attacker, target, AttackKind.MELEE, owner, first_target=target, step="check")
    table.state.stack.append(attack)
    return attack


# Attacks


@pytest.mark.rule("card.updraft")
def test_an_attack_that_was_cancelled_fails() -> None:
    table, mage, orc = opposed()
    attacked(table, orc, mage)
    table.carries_out("updraft", target=mage)
    assert not table.asked
    assert table.happened("attack-failed") == 1
    assert table.state.creature(mage).damage == 0


@pytest.mark.rule("card.mirror-guardian")
def test_a_guardian_takes_the_attack() -> None:
    table, mage, orc = opposed()
    guardian = table.puts("mirror-guardian", 0, (20, 28))
    attack = attacked(table, orc, mage)
    table.carries_out("mirror-guardian", part="line-0", source=guardian)
    assert attack.target == guardian
    assert table.happened("target-changed") == 1


@pytest.mark.rule("keyword.unblockable")
def test_nobody_takes_the_attack_of_the_unblockable() -> None:
    table, mage, orc = opposed()
    table.state.edit_creature(orc).lasting.append(UNBLOCKABLE)
    guardian = table.puts("mirror-guardian", 0, (20, 28))
    attack = attacked(table, orc, mage)
    table.carries_out("mirror-guardian", part="line-0", source=guardian)
    assert attack.target == mage


@pytest.mark.rule("combat.granted")
def test_a_granted_attack_is_of_its_choice_or_none() -> None:
    table, mage, orc = opposed()
    attack = attacked(table, mage, orc)
    attack.died = (orc,)
    table.puts("goblin-raider", 1, (20, 26))
    later = table.invocation("battle-fury", target=mage)
    table.calls(Run(later, Effect("battle-fury", SPELL, (1, 0))))
    assert sorted(table.offers) == sorted(
        ["decline", *(f"strike:{id}" for id, c in table.state.on_table().items() if c.y < 30 and c.owner)]
    )
    assert table.why_not(AttackTarget(orc, AttackKind.RANGED)) == ("only-melee", "combat.granted")


@pytest.mark.rule("card.orc-chieftain")
def test_the_chieftain_lets_another_attack_without_a_chain() -> None:
    table = stage("ash-prophet")
    table.puts("ash-prophet", 0, (90, 90))
    chief = table.puts("orc-chieftain", 0, (20, 20))
    other = table.puts("orc-chieftain", 0, (30, 20))
    prey = table.puts("goblin-raider", 1, (36, 20))
    table.puts("bastion-geomancer", 1, (80, 20))
    table.cards(0, "hand", "tailwind")
    happening = Happening(On.ATTACK_OVER, 0, chief, prey, kind=HarmKind.MELEE)
    table.carries_out("orc-chieftain", part="line-1", source=chief, happening=happening)
    table.does(f"pick:{other}")
    attack = table.state.find(Attack)
    assert attack is not None
    assert (attack.attacker, attack.target, attack.chain) == (other, prey, True)


@pytest.mark.rule("card.voice-of-command")
def test_a_commanded_creature_attacks_its_own_side() -> None:
    table, _, orc = opposed("whispering-tyrant")
    victim = table.puts("goblin-raider", 1, (34, 20))
    table.cards(0, "hand", "tailwind")
    table.carries_out("voice-of-command", target=orc, spent=1)
    table.does(f"pick:{victim}", "decline")
    attack = table.state.find(Attack)
    assert attack is not None
    assert (attack.attacker, attack.target, attack.seat) == (orc, victim, 0)


# Doing the same again


@pytest.mark.rule("card.deja-vu")
def test_a_move_is_repeated_by_its_vector_as_far_as_it_can() -> None:
    table, mage, orc = opposed()
    table.state.edit_creature(orc).x, table.state.edit_creature(orc).y = 60, 40
    moved = Move(orc, 1, Manner.NORMAL, 4, x=60, y=40, old_x=50, old_y=40, step="")
    table.state.stack.append(moved)
    table.carries_out("deja-vu", target=orc, happening=Happening(On.MOVED, 1, orc, amount=1000))
    assert table.at(orc) == (70, 40)
    table.state.stack.clear()
    table.state.stack.append(moved)
    blocker = table.puts("gust-aeromancer", 0, (82, 40))
    table.carries_out("deja-vu", target=orc, happening=Happening(On.MOVED, 1, orc, amount=1000))
    assert table.at(orc) == (74, 40)
    assert table.state.stands(mage)
    assert table.state.stands(blocker)


@pytest.mark.rule("card.deja-vu")
def test_an_attack_is_repeated_at_the_same_target() -> None:
    table, mage, orc = opposed()
    activation = Activation(orc, 1, last_target=mage, last_kind=AttackKind.MELEE, step="")
    table.state.stack.append(activation)
    table.cards(1, "hand", "tailwind")
    table.carries_out("deja-vu", target=orc, happening=Happening(On.ACTED, 1, orc))
    attack = table.state.find(Attack)
    assert attack is not None
    assert (attack.attacker, attack.target, attack.free) == (orc, mage, True)


@pytest.mark.rule("card.deja-vu")
def test_what_is_no_longer_possible_does_not_happen() -> None:
    table, mage, orc = opposed()
    table.state.edit_creature(orc).x = 60
    table.state.stack.append(Activation(orc, 1, last_target=mage, last_kind=AttackKind.MELEE, step=""))
    table.carries_out("deja-vu", target=orc, happening=Happening(On.ACTED, 1, orc))
    assert table.happened("attack-declared") == 0


# Spells


@pytest.mark.rule("card.counterspell")
def test_a_countered_spell_is_undone_and_a_dear_one_draws() -> None:
    table, _, orc = opposed()
    nullifier = table.puts("arcane-nullifier", 0, (76, 80))
    table.cards(0, "deck", "tailwind")
    spell = table.invocation("mass-hallucination", seat=1)
    table.state.stack.append(Cast(spell, step=""))
    table.carries_out("counterspell", spell=spell)
    assert table.state.stands(orc)
    assert table.state.stands(nullifier)
    assert table.hand(0) == ["tailwind"]
    # Its caster stands within 6 inches of the nullifier.
    assert table.state.player(0).mana == 1


@pytest.mark.rule("card.arcane-nullifier")
def test_a_destroyed_zone_is_where_it_lay() -> None:
    table, _, _ = opposed()
    table.puts("arcane-nullifier", 0, (50, 20))
    field = table.permanent("stasis-field", 1)
    table.zone(ZoneKind.STASIS, (50, 50), 12, field, owner=1)
    table.carries_out("dispel-magic", permanent=field)
    assert not table.state.permanents()
    assert not table.state.zones()
    assert table.state.player(0).mana == 1
    far = table.permanent("stasis-field", 1)
    table.zone(ZoneKind.STASIS, (50, 90), 12, far, owner=1)
    table.carries_out("dispel-magic", permanent=far)
    assert table.state.player(0).mana == 1


@pytest.mark.rule("card.redirect")
def test_a_spell_gets_another_target_that_its_caster_could_choose() -> None:
    table, mage, orc = opposed()
    near, other = table.puts("goblin-raider", 0, (70, 80)), table.puts("storm-lynx", 0, (74, 90))
    table.puts("storm-lynx", 0, (84, 90))
    spell = table.invocation("mark-of-cinder", seat=1, target=near)
    table.state.stack.append(Cast(spell, step=""))
    table.carries_out("redirect", spell=spell)
    assert table.why_not(PickOne(near))[0] == "picked-already"
    assert table.why_not(PickOne(orc))[0] != "picked-already"
    table.does(f"pick:{other}")
    assert [pick.value for pick in table.state.invocation(spell).picks] == [other]
    assert table.state.stands(mage)
    assert table.state.stands(orc)


@pytest.mark.rule("card.spell-echo")
def test_the_last_instant_happens_once_more_with_new_targets() -> None:
    table, mage, _ = opposed("spell-splicer")
    table.state.edit_player(0).last_instant = "gust-of-wind"
    table.puts("goblin-raider", 0, (20, 30))
    table.carries_out("spell-echo", caster=mage).does(f"pick:{mage}")
    assert len(table.state.creature(mage).lasting) == 1
    table.state.edit_player(0).last_instant = "spell-echo"
    table.carries_out("spell-echo", caster=mage)
    assert not table.asked


@pytest.mark.rule("card.mana-weave")
def test_a_graft_adds_to_the_damage_or_hurts_by_itself() -> None:
    table, _, _ = opposed("spell-splicer")
    giant = table.puts("leviathan", 1, (50, 50))
    spell = table.invocation("cinder-eruption", target=giant)
    table.state.edit_invocation(spell).graft = "mana-weave"
    ready_graft(table.flow, spell)
    table.flow.call(Run(spell, Effect("mana-weave", GRAFT)))
    table.calls(Run(spell, Effect("cinder-eruption", SPELL)))
    assert table.state.creature(giant).damage == 3
    calm = table.invocation("blinding-dust", target=giant)
    table.state.edit_invocation(calm).graft = "mana-weave"
    ready_graft(table.flow, calm)
    table.flow.call(Run(calm, Effect("mana-weave", GRAFT)))
    table.calls(Run(calm, Effect("blinding-dust", SPELL)))
    assert table.state.creature(giant).damage == 4


@pytest.mark.rule("card.reality-splice")
def test_a_graft_lets_another_near_creature_be_a_target_too() -> None:
    table, mage, orc = opposed("spell-splicer")
    near = table.puts("goblin-raider", 1, (36, 20))
    far = table.puts("goblin-raider", 1, (56, 20))
    spell = table.invocation("blinding-dust", target=orc, caster=mage)
    table.state.edit_invocation(spell).graft = "reality-splice"
    table.state.edit_player(0).mana = 9
    table.state.stack.append(Cast(spell, step="ask_extra"))
    table.runs()
    assert table.why_not(PickOne(far)) == ("too-far", "card.reality-splice")
    assert table.offers == [f"pick:{near}", "enough"]
    table.does(f"pick:{near}")
    assert not table.asked
    assert [len(table.state.creature(id).lasting) for id in (orc, near, far)] == [1, 1, 0]
