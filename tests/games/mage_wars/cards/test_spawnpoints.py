"""Conjurations that cast or summon: what each needs and what it may bring."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import BLANK, HIT, Battle, conjuration, creature, duel, mage, slug, veil
from tests.games.mage_wars.tables import targets

SPAWNPOINTS = [
    ("battle_forge", "warlock", {"leather_gloves"}),
    ("gate_to_voltari", "wizard", {"mana_leech"}),
    ("lair", "beastmaster", {"timber_wolf", "darkfenne_bat"}),
    ("pentagram", "warlock", {"darkfenne_bat"}),
    ("temple_of_asyra", "priestess", {"gray_angel"}),
]
BOOK = [
    "leather_gloves",
    "mana_leech",
    "timber_wolf",
    "darkfenne_bat",
    "skeletal_sentry",
    "whirling_spirit",
    "gray_angel",
    "fireball",
    "dispel",
    "minor_heal",
    "vampiric_strike",
]


@pytest.mark.rule(
    "card.battle-forge", "card.gate-to-voltari", "card.lair", "card.pentagram", "card.temple-of-asyra"
)
@pytest.mark.parametrize(("card", "kind", "fitting"), SPAWNPOINTS)
def test_a_spawnpoint_is_given_only_what_its_card_names(card: str, kind: str, fitting: set[str]) -> None:
    battle = duel(mage(kind, book=BOOK), mage(), conjuration(card, id="spawn", zone="b2"), at="planning")
    while battle.asks.get(0) == "ask-prepare":
        battle.does(0, "done")
    assert battle.asks == {0: "ask-prepare-helper"}
    given = {option.split(":")[1].replace("-", "_") for option in battle.offers(0, "prepare:")}
    assert given == fitting


@pytest.mark.rule(
    "card.battle-forge", "card.gate-to-voltari", "card.lair", "card.pentagram", "card.temple-of-asyra"
)
@pytest.mark.parametrize(
    ("card", "channels"),
    [("battle_forge", 1), ("gate_to_voltari", 1), ("lair", 2), ("pentagram", 1), ("temple_of_asyra", 1)],
)
def test_a_spawnpoint_channels_for_itself(card: str, channels: int) -> None:
    battle = duel(conjuration(card, id="spawn", zone="b2", mana=3), at="channel")
    battle.passes()
    assert battle.piece("spawn").mana == 3 + channels


@pytest.mark.rule("card.lair")
def test_a_lair_summons_an_animal_into_its_zone_in_the_deployment_phase() -> None:
    battle = duel(
        mage("beastmaster", zone="a1", mana=8),
        mage(),
        conjuration("lair", id="lair", zone="b2", mana=4, assigned="timber_wolf"),
        at="deployment",
    )
    battle.does(0, "cast:timber-wolf:b2", "pass").passes()
    wolf = battle.new("timber_wolf")
    assert battle.zone(wolf) == "b2"
    assert (battle.piece("lair").mana, battle.mana(0)) == (0, 3), "its own mana first"


@pytest.mark.rule("card.battle-forge")
def test_a_battle_forge_equips_a_mage_in_the_deployment_phase() -> None:
    battle = duel(
        mage(zone="a1", mana=5),
        mage(zone="d3"),
        conjuration("battle_forge", id="forge", zone="b2", mana=1, assigned="leather_gloves"),
        at="deployment",
    )
    battle.does(0, "cast:leather-gloves:mage-0").passes()
    assert [battle.card(id) for id in battle.attached("mage-0")] == ["leather_gloves"]
    assert (battle.piece("forge").mana, battle.mana(0)) == (0, 4)


@pytest.mark.rule("card.battle-forge", "card.gate-to-hell")
@pytest.mark.parametrize("card", ["battle_forge", "gate_to_hell"])
def test_forge_and_gate_fear_water_but_no_flame(card: str) -> None:
    battle = duel(
        mage("wizard", zone="b1", mana=20, prepared=["fireball", "geyser"]),
        mage(),
        conjuration(card, id="thing", zone="b1", controller=1),
        creature="mage-0",
        dice=[BLANK] * 6 + [1],
    )
    assert "cast:fireball:thing" not in battle.offers(0)
    battle.does(0, "cast:geyser:thing").passes()
    assert dice_rolled(battle) == [6], "three dice and three more"


@pytest.mark.rule("card.gate-to-voltari", "card.pentagram", "card.temple-of-asyra")
@pytest.mark.parametrize(
    ("card", "kind", "spell", "needs"),
    [
        ("gate_to_voltari", "wizard", "mana_leech", 3),
        ("pentagram", "warlock", "darkfenne_bat", 2),
        ("temple_of_asyra", "priestess", "gray_angel", 2),
    ],
)
def test_some_spawnpoints_wait_until_mana_lies_on_them(card: str, kind: str, spell: str, needs: int) -> None:
    name = slug(spell)

    def with_mana(mana: int) -> Battle:
        return duel(
            mage(kind, mana=20),
            mage(),
            conjuration(card, id="spawn", zone="b2", mana=mana, assigned=spell),
            at="deployment",
        )

    poor = with_mana(needs - 1)
    assert poor.asks == {0: "ask-deploy"}
    assert poor.offers(0) == ["pass"]
    battle = with_mana(needs)
    battle.does(0, f"cast:{name}:b2").lets("ask-bloodreaper")
    assert battle.zone(battle.new(spell)) == "b2"


@pytest.mark.rule("card.gate-to-voltari")
def test_the_gate_to_voltari_gains_a_mana_with_every_spell_its_enemy_resolves() -> None:
    battle = duel(
        mage("wizard", zone="a1", mana=20, prepared=["gate_to_voltari"]),
        mage("warlock", zone="b1", mana=20, prepared=["fireball", "minor_heal"]),
        dice=[BLANK] * 6 + [1] + [BLANK] * 5,
    )
    battle.does(0, "activate:mage-0", "cast:gate-to-voltari:a1", "set-upon:mage-1").passes()
    gate = battle.new("gate_to_voltari")
    battle.does(1, "activate:mage-1", "cast:fireball:mage-0").until("ask-after-action")
    assert battle.piece(gate).mana == 1
    battle.does(1, "cast:minor-heal:mage-1").passes()
    assert battle.piece(gate).mana == 2, "a quickcast counts as well"


@pytest.mark.rule("card.gate-to-voltari")
def test_the_gate_to_voltari_gains_nothing_from_a_countered_spell_or_its_own_mage() -> None:
    battle = duel(
        mage("wizard", zone="a1", mana=20, prepared=["fireball"]),
        mage("warlock", zone="b1", mana=20, prepared=["fireball"]),
        conjuration("gate_to_voltari", id="gate", zone="a1", chosen="mage-1"),
        veil("jinx", id="jinx", on="mage-1"),
        dice=[BLANK] * 6 + [1],
    )
    battle.does(0, "activate:mage-0", "cast:fireball:mage-1").passes()
    assert battle.piece("gate").mana == 0
    battle.does(1, "activate:mage-1", "cast:fireball:mage-0").does(0, "pay:jinx").passes()
    assert not battle.exists("jinx")
    assert battle.piece("gate").mana == 0


@pytest.mark.rule("card.gate-to-voltari")
def test_the_gate_to_voltari_is_set_upon_an_opposing_mage_of_ones_choice() -> None:
    battle = duel(
        mage("wizard", mana=20, prepared=["gate_to_voltari"]),
        mage(),
        mage(),
        mage(),
        creature="mage-0",
    )
    zone = battle.zone("mage-0")
    battle.does(0, f"cast:gate-to-voltari:{zone}").passes()
    foes = [seat for seat in range(4) if not battle.match.state.friends(0, seat)]
    assert battle.offers(0) == [f"set-upon:mage-{seat}" for seat in foes]


@pytest.mark.rule("card.pentagram")
def test_the_pentagram_feeds_on_two_different_wounded_enemies_a_round() -> None:
    battle = duel(
        mage("warlock", active=False),
        mage(zone="b1", active=False),
        conjuration("pentagram", id="pentagram", zone="a1"),
        *(creature("bitterwood_fox", id=f"fox-{number}", zone="b1") for number in range(5)),
        creature("timber_wolf", id="first", zone="b1", controller=1, active=False),
        creature("timber_wolf", id="second", zone="b1", controller=1, active=False),
        dice=[BLANK] * 3 + [HIT] * 3 + [HIT] * 3 + [HIT] * 3 + [HIT] * 3,
    )
    fed = []
    for number, target in enumerate(("first", "first", "first", "second", "mage-1")):
        battle.does(0, f"activate:fox-{number}", f"attack:fox-{number}.bite:{target}").passes()
        fed.append(battle.piece("pentagram").mana)
    assert fed == [0, 1, 1, 2, 2], "no wound, a first enemy, the same again, a second, and one too many"


@pytest.mark.rule("card.pentagram")
def test_the_pentagram_does_not_feed_on_ones_own_wounds() -> None:
    battle = duel(
        mage("warlock"),
        mage(),
        conjuration("pentagram", id="pentagram", zone="a1"),
        creature("bitterwood_fox", id="fox", zone="b1"),
        creature("timber_wolf", id="wolf", zone="b1", controller=1),
        creature="wolf",
        turn=1,
        dice=[HIT] * 4,
    )
    battle.does(1, "attack:wolf.bite:fox").passes()
    assert battle.damage("fox") == 4
    assert battle.piece("pentagram").mana == 0


@pytest.mark.rule("card.temple-of-asyra")
def test_clerics_put_mana_on_the_temple_of_asyra_twice_a_round() -> None:
    battle = duel(
        mage(active=False),
        mage(active=False),
        conjuration("temple_of_asyra", id="temple", zone="b2"),
        *(creature("asyran_cleric", id=f"cleric-{number}", zone="d1") for number in range(3)),
        creature("timber_wolf", id="wolf", zone="d1"),
    )
    battle.does(0, "activate:cleric-0", "use:temple.pray:arena")
    battle.does(0, "activate:wolf")
    assert not battle.offers(0, "use:"), "a wolf does not pray"
    battle.does(0, "finish:wolf")
    battle.does(0, "activate:cleric-1", "use:temple.pray:arena")
    assert battle.piece("temple").mana == 2
    battle.does(0, "activate:cleric-2")
    assert not battle.offers(0, "use:temple.pray")


@pytest.mark.rule("card.temple-of-asyra")
def test_a_prayer_takes_a_full_action() -> None:
    battle = duel(
        conjuration("temple_of_asyra", id="temple", zone="b2"),
        creature("asyran_cleric", id="cleric", zone="b1"),
        creature="cleric",
    )
    battle.does(0, "move:cleric:c1")
    assert not battle.offers(0, "use:")


def gate_battle(zone: str = "b1", **more: object) -> Battle:
    return duel(
        mage("warlock", zone="a1", mana=30, prepared=["firebrand_imp", "darkfenne_bat"]),
        mage(zone="d3"),
        conjuration("gate_to_hell", id="gate", zone=zone, markers={"opened": 1} if more.get("open") else {}),
        creature("timber_wolf", id="near", zone="c1", controller=1),
        creature("timber_wolf", id="beyond", zone="c3", controller=1),
        creature("darkfenne_bat", id="bat", zone="b1", controller=1),
        creature="mage-0",
        dice=more.get("dice", []),
    )


@pytest.mark.rule("card.gate-to-hell")
@pytest.mark.parametrize(("rolls", "burns"), [((5, 11), (1, 2)), ((4, 10), (0, 1))])
def test_the_gate_to_hell_opens_on_everyone_on_the_ground_up_to_two_zones_away(
    rolls: tuple[int, int], burns: tuple[int, int]
) -> None:
    battle = gate_battle(dice=[HIT] * 4 + [rolls[0]] + [HIT] * 4 + [rolls[1]])
    battle.does(0, "use:gate.open-the-gate:arena")
    assert battle.mana(0) == 18
    struck = targets(battle, "attack:")
    assert struck == {"mage-0", "near"}, "not the bat in the air, nor what is three zones away"
    battle.does(0, "attack:gate.open-the-gate:mage-0").passes()
    assert (battle.damage("mage-0"), battle.damage("near")) == (4, 2)
    assert tuple(battle.markers(id).get("burn", 0) for id in ("mage-0", "near")) == burns


@pytest.mark.rule("card.gate-to-hell")
@pytest.mark.parametrize(("zone", "damage"), [("d3", 0), ("c2", 2)])
def test_the_gate_to_hell_does_not_harm_who_is_carried_out_of_its_reach(zone: str, damage: int) -> None:
    battle = duel(
        mage("warlock", zone="a3", mana=30),
        mage(mana=20),
        conjuration("gate_to_hell", id="gate", zone="b1"),
        creature("timber_wolf", id="near", zone="c1", controller=1),
        veil("divine_intervention", id="rescue", on="near", controller=1),
        creature="mage-0",
        dice=[HIT] * 4 + [1],
    )
    battle.does(0, "use:gate.open-the-gate:arena").until("ask-reveal-attack-rolled")
    battle.does(1, "reveal:rescue", f"teleport:near:{zone}").passes()
    assert (battle.zone("near"), battle.damage("near")) == (zone, damage)


@pytest.mark.rule("card.gate-to-hell")
def test_the_gate_to_hell_opens_once_in_the_game_for_twelve_mana_and_a_full_action() -> None:
    assert not gate_battle(open=True).offers(0, "use:gate")
    moved = gate_battle()
    moved.does(0, "move:mage-0:a2")
    assert not moved.offers(0, "use:gate")
    poor = duel(
        mage("warlock", zone="a1", mana=11),
        mage(),
        conjuration("gate_to_hell", id="gate", zone="b1"),
        creature="mage-0",
    )
    assert not poor.offers(0, "use:gate")


@pytest.mark.rule("card.gate-to-hell")
def test_demons_may_come_through_the_open_gate_to_hell() -> None:
    through = gate_battle(zone="c2", open=True)
    through.does(0, "cast:firebrand-imp:a1", "gate:gate").lets("ask-bloodreaper")
    assert through.zone(through.new("firebrand_imp")) == "c2"
    assert [event["zone"] for event in through.happened("came-through-gate")] == ["c2"]
    stays = gate_battle(zone="c2", open=True)
    stays.does(0, "cast:firebrand-imp:a1", "pass").lets("ask-bloodreaper")
    assert stays.zone(stays.new("firebrand_imp")) == "a1"
    beast = gate_battle(zone="c2", open=True)
    beast.does(0, "cast:darkfenne-bat:a1").lets("ask-bloodreaper")
    assert beast.zone(beast.new("darkfenne_bat")) == "a1", "a bat is no demon"
    closed = gate_battle(zone="c2")
    closed.does(0, "cast:firebrand-imp:a1").lets("ask-bloodreaper")
    assert closed.zone(closed.new("firebrand_imp")) == "a1"


@pytest.mark.rule("card.gate-to-hell")
@pytest.mark.parametrize("seat", [0, 1])
def test_demons_of_either_side_strike_harder_while_the_gate_to_hell_stands(seat: int) -> None:
    battle = duel(
        mage("warlock", zone="b1"),
        mage(zone="b1"),
        conjuration("gate_to_hell", id="gate", zone="d1"),
        creature("firebrand_imp", id="imp", zone="b1", controller=seat),
        creature="imp",
        turn=seat,
        dice=[HIT] * 3 + [1],
    )
    battle.does(seat, f"attack:imp.hellfire-claws:mage-{1 - seat}").passes()
    assert battle.damage(f"mage-{1 - seat}") == 3


@pytest.mark.rule("card.gate-to-hell")
def test_the_gate_to_hell_lends_wolves_nothing_and_its_flames_spare_imps() -> None:
    battle = duel(
        mage("warlock", zone="a1", mana=12),
        mage(zone="d3", active=False),
        conjuration("gate_to_hell", id="gate", zone="c2"),
        creature("firebrand_imp", id="imp", zone="c2", active=False),
        creature("timber_wolf", id="wolf", zone="d3"),
        dice=[BLANK] * 4 + [BLANK] * 4 + [1] + [BLANK] * 4 + [1],
    )
    battle.does(0, "activate:wolf", "attack:wolf.bite:mage-1").passes()
    assert dice_rolled(battle) == [4]
    battle.does(0, "activate:mage-0", "use:gate.open-the-gate:arena")
    battle.does(0, "attack:gate.open-the-gate:imp", "attack:gate.open-the-gate:wolf").passes()
    assert [event["target_id"] for event in battle.happened("attack-immune")] == ["imp"]
