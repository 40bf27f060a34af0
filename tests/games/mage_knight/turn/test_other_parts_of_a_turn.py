"""Reasons against what belongs to another part of a turn."""

from __future__ import annotations

import pytest

from tests.games.mage_knight.scenario import fight, hero, quest


@pytest.mark.rule("combat.phases", "combat.no-healing", "move.before-action")
@pytest.mark.parametrize(
    ("option", "reason", "rule"),
    [
        ("move:1,0", "refused-in-combat-no-move", "move.before-action"),
        ("explore:3,-2", "refused-in-combat-no-move", "move.before-action"),
        ("heal:hand", "refused-in-combat", "combat.no-healing"),
        ("interact", "refused-in-combat-no-action", "interact.action"),
        ("rest:rage:0", "refused-acted-already", "rest"),
        ("damage:foe-1:hero", "refused-no-damage-phase", "combat.phases"),
        ("plunder", "refused-plunder-in-turn", "site.plunder"),
        ("end:turn", "refused-combat-first", "combat.phases"),
    ],
)
def test_what_a_combat_rules_out_is_refused_for_that_reason(option: str, reason: str, rule: str) -> None:
    scene = quest(hero("tovak", hand=["rage", "wound"]), combat=fight("prowlers"))
    assert scene.refuses(0, option) == (reason, rule)


@pytest.mark.rule("combat.phases", "site.plunder")
@pytest.mark.parametrize(
    ("option", "reason", "rule"),
    [
        ("strike:foe-1", "refused-no-attack-phase", "combat.phases"),
        ("block:foe-1", "refused-no-block-phase", "combat.phases"),
        ("damage:foe-1:hero", "refused-no-damage-phase", "combat.phases"),
        ("plunder", "refused-plunder-in-turn", "site.plunder"),
    ],
)
def test_what_only_a_combat_or_the_time_before_a_turn_has_is_refused_for_that_reason(
    option: str, reason: str, rule: str
) -> None:
    assert quest(hero("tovak", hand=["rage"])).refuses(0, option) == (reason, rule)


@pytest.mark.rule("mana.pay")
def test_in_the_middle_of_a_payment_only_that_is_decided() -> None:
    scene = quest(hero("tovak", hand=["march"]), source=["green", "red", "red"])
    scene.does(0, "play:march:strong")
    assert scene.refuses(0, "strike:foe-1") == ("refused-other-question", "mana.pay")


@pytest.mark.rule("turn.before")
@pytest.mark.parametrize("option", ["play:march:basic", "move:1,0", "rest:march:0", "end:turn"])
def test_before_a_turn_nothing_of_it_is_done(option: str) -> None:
    scene = quest(hero("tovak", hand=["march"], deck=[]), at="before")
    assert scene.refuses(0, option) == ("refused-turn-not-begun", "turn.before")


@pytest.mark.rule("duel.start", "combat.no-healing")
def test_in_a_duel_nobody_moves_or_heals() -> None:
    heroes = [hero(name, hand=["march", "wound"], space="3,-2") for name in ("tovak", "goldyx")]
    scene = quest(*heroes, tiles={"3,-2": "countryside-1"}, scenario="full-conquest")
    scene.does(0, "duel:seat-1").does(1, "defend:fully")
    assert scene.refuses(1, "move:2,-1") == ("refused-in-combat-no-move", "move.before-action")
    assert scene.refuses(1, "heal:hand") == ("refused-in-combat", "combat.no-healing")


@pytest.mark.rule("turn.one-card", "combat.knocked-out")
def test_cards_lost_in_a_knock_out_are_the_card_that_a_turn_owes() -> None:
    scene = quest(
        hero("tovak", hand=["march"], deck=["stamina", "rage"], skills=["motivation-tovak"], space="1,-1"),
        combat=fight(*[{"enemy": "werewolf", "origin": "drawn"}] * 2, phase="damage"),
    )
    scene.does(0, "damage:foe-1:hero", "damage:foe-2:hero")
    assert scene.combat.knocked_out
    scene.does(0, "next:end", "use:motivation-tovak", "end:turn")
    assert {"stamina", "rage"} <= set(scene.hero().hand)
    assert "keep:hand" in scene.offers(0)
