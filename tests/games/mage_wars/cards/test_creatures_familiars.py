"""Familiars and other small flyers: what each can do."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.scenario import (
    HIT2,
    creature,
    duel,
    mage,
    veil,
)


@pytest.mark.rule("card.fellella-pixie-familiar")
def test_fellella_casts_an_enchantment_with_her_own_mana_in_her_own_action() -> None:
    battle = duel(
        mage("beastmaster", zone="a1", mana=5),
        mage(),
        creature("fellella_pixie_familiar", id="fellella", zone="b2", mana=2, assigned="bear_strength"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature="fellella",
    )
    battle.does(0, "cast:bear-strength:wolf").passes()
    veiled = battle.new("bear_strength")
    assert battle.piece(veiled).hidden
    assert battle.piece(veiled).host == "wolf"
    assert (battle.piece("fellella").mana, battle.mana(0)) == (0, 5)


@pytest.mark.rule("card.fellella-pixie-familiar", "card.huginn-raven-familiar")
@pytest.mark.parametrize(
    ("card", "kind", "fitting"),
    [
        ("fellella_pixie_familiar", "beastmaster", {"bear-strength", "agony"}),
        ("huginn_raven_familiar", "wizard", {"force-push", "dispel"}),
    ],
)
def test_familiars_are_given_only_the_spells_their_cards_name(
    card: str, kind: str, fitting: set[str]
) -> None:
    battle = duel(
        mage(
            kind,
            book=["bear_strength", "agony", "force_push", "dispel", "purge_magic", "fireball", "timber_wolf"],
        ),
        mage(),
        creature(card, id="familiar", zone="b2"),
        at="planning",
    )
    battle.does(0, "done")
    while battle.asks.get(0) == "ask-prepare":
        battle.does(0, "done")
    assert battle.asks == {0: "ask-prepare-helper"}
    given = {option.split(":")[1] for option in battle.offers(0, "prepare:")}
    assert given == fitting


@pytest.mark.rule("card.fellella-pixie-familiar", "card.huginn-raven-familiar")
@pytest.mark.parametrize("card", ["fellella_pixie_familiar", "huginn_raven_familiar"])
def test_familiars_channel_one_mana_for_themselves(card: str) -> None:
    battle = duel(
        mage("wizard", mana=5), mage(), creature(card, id="familiar", zone="b2", mana=1), at="channel"
    )
    battle.passes()
    assert battle.piece("familiar").mana == 2


@pytest.mark.rule("card.fellella-pixie-familiar", "card.huginn-raven-familiar", "card.moonglow-faerie")
@pytest.mark.parametrize("card", ["fellella_pixie_familiar", "huginn_raven_familiar", "moonglow_faerie"])
def test_small_flyers_dodge_every_attack_on_a_six_and_hinder_nobody(card: str) -> None:
    battle = duel(
        mage(active=False),
        mage(active=False),
        creature("thunderift_falcon", id="first", zone="b1"),
        creature("thunderift_falcon", id="second", zone="b1"),
        creature(card, id="small", zone="b1", controller=1, active=False),
        dice=[6, 6],
    )
    for falcon in ("first", "second"):
        battle.does(0, f"activate:{falcon}", f"attack:{falcon}.razor-beak:small")
        battle.does(1, "defend:small.0").passes()
    assert len(battle.happened("attack-avoided")) == 2
    away = duel(
        creature("thunderift_falcon", id="falcon", zone="b1"),
        creature(card, zone="b1", controller=1),
        creature="falcon",
    )
    away.does(0, "move:falcon:c1")
    assert "move:falcon:d1" in away.offers(0)


@pytest.mark.rule("card.fellella-pixie-familiar")
def test_fellellas_touch_harms_what_has_no_body() -> None:
    battle = duel(
        creature("fellella_pixie_familiar", id="fellella", zone="b1"),
        creature("whirling_spirit", id="spirit", zone="b1", controller=1),
        creature="fellella",
        dice=[HIT2, HIT2],
    )
    battle.does(0, "attack:fellella.ethereal-touch:spirit").passes()
    assert battle.damage("spirit") == 4


@pytest.mark.rule("card.huginn-raven-familiar")
def test_huginn_casts_an_incantation_and_his_mage_pays_what_is_missing() -> None:
    battle = duel(
        mage("wizard", zone="a1", mana=5),
        mage(zone="d3"),
        creature("huginn_raven_familiar", id="huginn", zone="c2", mana=1, assigned="force_push"),
        creature="huginn",
    )
    battle.does(0, "cast:force-push:mage-1", "choose:force-push:north").passes()
    assert battle.zone("mage-1") == "d2", "range is counted from the raven"
    assert (battle.piece("huginn").mana, battle.mana(0)) == (0, 3)
    assert battle.discard(0) == ["force_push"]


@pytest.mark.rule("card.huginn-raven-familiar")
def test_huginn_looks_at_a_hidden_enchantment_and_leaves_it_hidden() -> None:
    battle = duel(
        mage("wizard", zone="a1"),
        mage(zone="d2"),
        creature("huginn_raven_familiar", id="huginn", zone="a2"),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        veil("bear_strength", id="near", on="wolf", controller=1),
        veil("block", id="far", on="mage-1", controller=1),
        creature="huginn",
    )
    assert battle.offers(0, "use:") == ["use:huginn.ravens-eye:near"], "two zones and no further"
    assert battle.sees(0, "near")["card"] is None
    battle.does(0, "use:huginn.ravens-eye:near").passes()
    assert battle.piece("near").hidden
    assert battle.sees(0, "near")["card"] == "bear-strength"
    assert battle.sees(None, "near")["card"] is None, "the others at the table are no wiser"


@pytest.mark.rule("card.huginn-raven-familiar")
def test_what_huginn_has_seen_is_known_from_then_on() -> None:
    battle = duel(
        mage("wizard", zone="a1"),
        mage(zone="d2", book=["bear_strength", "rhino_hide", "cheetah_speed", "block"]),
        creature("huginn_raven_familiar", id="huginn", zone="a2"),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        veil("bear_strength", id="near", on="wolf", controller=1),
        veil("rhino_hide", id="other", on="wolf", controller=1),
        creature="huginn",
    )

    def imagined(id: str) -> set[str]:
        worlds = (battle.match.imagine(0, str(seed)) for seed in range(20))
        return {world.state.card(id).slug for world in worlds}

    assert len(imagined("near")) > 1, "before, it may be anything"
    battle.does(0, "use:huginn.ravens-eye:near").passes()
    assert imagined("near") == {"bear-strength"}
    assert len(imagined("other")) > 1


@pytest.mark.rule("card.huginn-raven-familiar")
def test_huginns_look_is_a_quick_action_and_his_beak_has_one_die() -> None:
    battle = duel(
        mage("wizard", zone="a1"),
        mage(zone="b1"),
        creature("huginn_raven_familiar", id="huginn", zone="a1"),
        creature("timber_wolf", id="wolf", zone="b1", controller=1),
        veil("block", id="veiled", on="mage-1", controller=1),
        creature="huginn",
        dice=[HIT2],
    )
    battle.does(0, "move:huginn:b1")
    battle.passes()
    assert "use:huginn.ravens-eye:veiled" in battle.offers(0)
    battle.does(0, "attack:huginn.beak:wolf").passes()
    assert battle.damage("wolf") == 1, "of two points of armour one is ignored"
