"""Damage at one moment is damage once, of several fires and of blood too."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from tests.games.colors_of_magic.scenario import creature, force, skirmish

FIRES = [{"amount": 1, "by": 1, "source": "one"}, {"amount": 1, "by": 1, "source": "other"}]


@pytest.mark.rule("mage.bastion-geomancer", "keyword.burn")
def test_two_fires_at_one_moment_give_one_token() -> None:
    scene = skirmish(
        creature("garnet-defender", 0, (30, 30), burns=FIRES),
        forces=[force("bastion-geomancer")],
    )
    scene.does(0, "activate:garnet-defender", "end").passes()
    assert scene.damage("garnet-defender") == 2
    assert scene.player().tokens == 1


@pytest.mark.rule("keyword.fury", "keyword.burn")
def test_two_fires_at_one_moment_enrage_once() -> None:
    scene = skirmish(
        creature("orc-warrior", 0, (30, 30), burns=FIRES, keywords=[{"id": "shield", "x": 1}, {"id": "fury"}])
    )
    scene.does(0, "activate:orc-warrior", "end").passes()
    assert scene.damage("orc-warrior") == 1
    # One more by its own rage, one more by Fury.
    assert scene.value("orc-warrior", Stat.MELEE) == 6


@pytest.mark.rule("card.flash-flood", "keyword.burn")
def test_two_fires_that_would_destroy_together_are_prevented_together() -> None:
    scene = skirmish(
        creature("river-spirit", 0, (30, 30), damage=1, burns=FIRES),
        forces=[force("unbound-elementalist", hand=["flash-flood"], mana=3, at=(30, 40))],
    )
    scene.does(0, "activate:river-spirit", "end", "cast:flash-flood").passes()
    assert scene.lives("river-spirit")
    assert scene.damage("river-spirit") == 0


@pytest.mark.rule("spell.blood-pact", "mage.bastion-geomancer", "card.shard-golem")
def test_blood_of_one_payment_is_one_moment() -> None:
    scene = skirmish(
        creature("shard-golem", 0, (30, 30)),
        forces=[force("bastion-geomancer", hand=["living-fortress"], mana=2, at=(20, 20))],
    )
    scene.does(0, "cast:living-fortress", *["bleed:shard-golem"] * 3).passes()
    assert scene.damage("shard-golem") == 3
    assert scene.value("shard-golem", Stat.LIFE) == 5
    assert scene.player().tokens == 1


@pytest.mark.rule("spell.blood-pact", "mage.bastion-geomancer")
def test_several_that_bleed_give_a_token_each() -> None:
    scene = skirmish(
        creature("shard-golem", 0, (30, 30)),
        forces=[force("bastion-geomancer", hand=["living-fortress"], mana=3, at=(20, 20))],
    )
    scene.does(0, "cast:living-fortress", "bleed:shard-golem", "bleed:bastion-geomancer").passes()
    assert scene.player().tokens == 2


@pytest.mark.rule("spell.blood-pact")
def test_who_grows_by_its_wounds_bleeds_no_more_than_it_had() -> None:
    scene = skirmish(
        creature("shard-golem", 0, (30, 30), damage=2),
        forces=[force("bastion-geomancer", hand=["living-fortress"], at=(20, 20), mage_damage=7)],
    )
    scene.does(0, "cast:living-fortress", "bleed:shard-golem", "bleed:shard-golem")
    assert scene.offers(0) == ["bleed:bastion-geomancer"]
