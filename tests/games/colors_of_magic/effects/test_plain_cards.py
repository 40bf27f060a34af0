"""Rulings on cards that say one plain thing: a bonus, a card, a wound, a push."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import GASEOUS, LIQUID, SOLID, Form, On, Stat, ZoneKind
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.damage.activations import begin_lasting
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.values import has, restricted, stat
from tests.games.colors_of_magic.effects.stage import Stage, stage


class Play:
    """Two mages, an own creature at 20,30 and an enemy at 34,20; the own mage stands at 20,20."""

    def __init__(self, mage: str = "gust-aeromancer") -> None:
        self.table: Stage = stage(mage)
        self.mage = self.table.puts(mage, 0, (20, 20))
        self.own = self.table.puts("orc-warrior", 0, (20, 30))
        self.enemy = self.table.puts("orc-warrior", 1, (34, 20))
        self.other_mage = self.table.puts("bastion-geomancer", 1, (80, 80))
        self.table.cards(0, "deck", *["tailwind"] * 5)

    def value(self, id: str, which: Stat) -> int:
        return stat(self.table.state, id, which)

    def drawn(self) -> int:
        return len(self.table.state.player(0).hand)


@pytest.mark.parametrize(
    ("card", "which", "more"),
    [
        pytest.param("iron-hide", Stat.DEFENSE, 2, marks=pytest.mark.rule("card.iron-hide")),
        pytest.param("rock-skin", Stat.DEFENSE, 2, marks=pytest.mark.rule("card.rock-skin")),
        pytest.param("geometric-ward", Stat.DEFENSE, 2, marks=pytest.mark.rule("card.geometric-ward")),
        pytest.param("gust-of-wind", Stat.MOVEMENT, 2, marks=pytest.mark.rule("card.gust-of-wind")),
        pytest.param("bone_armor", Stat.DEFENSE, 1, marks=pytest.mark.rule("card.bone_armor")),
    ],
)
def test_a_bonus_for_an_own_creature(card: str, which: Stat, more: int) -> None:
    play = Play()
    before = play.value(play.own, which)
    play.table.carries_out(card, target=play.own)
    assert play.value(play.own, which) == before + more
    assert play.table.hindrance == (False, False)


@pytest.mark.parametrize(
    ("card", "which", "less"),
    [
        pytest.param("blinding-dust", Stat.INITIATIVE, 2, marks=pytest.mark.rule("card.blinding-dust")),
        pytest.param("whisper-of-doubt", Stat.INITIATIVE, 1, marks=pytest.mark.rule("card.whisper-of-doubt")),
        pytest.param("paradox-shard", Stat.DEFENSE, 1, marks=pytest.mark.rule("card.paradox-shard")),
    ],
)
def test_a_malus_for_an_enemy_is_no_hindrance(card: str, which: Stat, less: int) -> None:
    play = Play()
    before = play.value(play.enemy, which)
    play.table.carries_out(card, target=play.enemy)
    assert play.value(play.enemy, which) == before - less
    assert play.table.hindrance == (False, False)


@pytest.mark.rule("card.whisper-of-doubt")
def test_with_a_token_the_whisper_takes_melee_too() -> None:
    play = Play("whispering-tyrant")
    play.table.carries_out("whisper-of-doubt", target=play.enemy, spent=1)
    assert play.value(play.enemy, Stat.MELEE) == 3


@pytest.mark.parametrize(
    ("card", "spent", "cards"),
    [
        pytest.param("arcane-insight", 0, 2, marks=pytest.mark.rule("card.arcane-insight")),
        pytest.param("reactive-study", 0, 1, marks=pytest.mark.rule("card.reactive-study")),
        pytest.param("mind-weave", 0, 1, marks=pytest.mark.rule("card.mind-weave")),
        pytest.param("mind-weave", 2, 3, marks=pytest.mark.rule("card.mind-weave")),
        pytest.param("arcane-amplifier", 0, 1, marks=pytest.mark.rule("card.arcane-amplifier")),
        pytest.param("storm-coordination", 0, 1, marks=pytest.mark.rule("card.storm-coordination")),
    ],
)
def test_cards_are_drawn(card: str, spent: int, cards: int) -> None:
    play = Play()
    play.table.carries_out(card, spent=spent)
    assert play.drawn() == cards


@pytest.mark.rule("card.rock-skin")
def test_a_token_on_rock_skin_draws() -> None:
    play = Play("bastion-geomancer")
    play.table.carries_out("rock-skin", target=play.own, spent=1)
    assert play.drawn() == 1


@pytest.mark.rule("card.storm-coordination")
def test_all_own_creatures_have_more_initiative() -> None:
    play = Play()
    play.table.carries_out("storm-coordination")
    found = [play.value(id, Stat.INITIATIVE) for id in (play.mage, play.own, play.enemy)]
    assert found == [2, 2, 0]


@pytest.mark.rule("card.battlefield-coordination")
def test_only_those_near_the_commander_are_coordinated() -> None:
    play = Play()
    commander = play.table.puts("field-commander", 0, (20, 50))
    play.table.carries_out("battlefield-coordination")
    found = [play.value(id, Stat.INITIATIVE) for id in (commander, play.own, play.mage)]
    assert found == [1, 1, 0]


@pytest.mark.rule("card.tribal-bond")
def test_all_others_follow_the_attacker() -> None:
    play = Play()
    before = play.value(play.mage, Stat.MOVEMENT)
    happening = Happening(On.ATTACK_DECLARED, 0, play.mage, play.enemy)
    play.table.carries_out("tribal-bond", happening=happening)
    assert (play.value(play.own, Stat.MELEE), play.value(play.own, Stat.MOVEMENT)) == (5, 5)
    assert play.value(play.mage, Stat.MOVEMENT) == before


# Wounds


@pytest.mark.rule("card.healing-wave")
def test_three_wounds_heal() -> None:
    play = Play()
    play.table.state.edit_creature(play.mage).damage = 4
    play.table.carries_out("healing-wave", target=play.mage)
    assert play.table.state.creature(play.mage).damage == 1


@pytest.mark.rule("card.unleash-the-mountain")
def test_two_damage_for_each_token() -> None:
    play = Play("bastion-geomancer")
    play.table.carries_out("unleash-the-mountain", target=play.other_mage, spent=3)
    assert play.table.state.creature(play.other_mage).damage == 6


@pytest.mark.rule("card.soul_harvest_improved")
def test_a_harvested_soul_gives_two_essences() -> None:
    play = Play("tomb-guardian")
    play.table.carries_out("soul_harvest_improved", target=play.other_mage)
    assert play.table.state.player(0).tokens == 0
    weak = play.table.puts("wind-scout", 1, (60, 60))
    play.table.carries_out("soul_harvest_improved", target=weak)
    # Two of the card, one of the mage for any creature that dies.
    assert play.table.state.player(0).tokens == 3


@pytest.mark.rule("card.ritual_macabre")
def test_a_sacrifice_gives_an_essence_and_a_card() -> None:
    play = Play("tomb-guardian")
    play.table.carries_out("ritual_macabre", target=play.own)
    assert not play.table.state.stands(play.own)
    assert (play.table.state.player(0).tokens, play.drawn()) == (2, 1)


@pytest.mark.rule("card.cinder-eruption")
def test_a_charge_burns_those_adjacent_but_not_the_target_again() -> None:
    play = Play("ash-blade-pyromancer")
    target = play.table.puts("leviathan", 1, (60, 30))
    beside = play.table.puts("orc-warrior", 0, (68, 30))
    play.table.carries_out("cinder-eruption", target=target, spent=1)
    damage = [play.table.state.creature(id).damage for id in (target, beside, play.own)]
    assert damage == [2, 1, 0]


@pytest.mark.rule("card.incinerate")
@pytest.mark.parametrize(("marked", "damage"), [(False, 4), (True, 7)])
def test_incinerate_hurts_the_marked_more(marked: bool, damage: int) -> None:
    play = Play("ash-prophet")
    play.table.state.edit_creature(play.other_mage).marked = marked
    play.table.carries_out("incinerate", target=play.other_mage)
    assert play.table.state.creature(play.other_mage).damage == damage


@pytest.mark.rule("card.fireball")
def test_a_fireball_spares_nobody_in_its_zone() -> None:
    play = Play("ash-prophet")
    play.table.carries_out("fireball", centre="20,24")
    found = [play.table.state.creature(id).damage for id in (play.mage, play.own, play.enemy)]
    assert found == [1, 1, 0]
    assert play.table.state.creature(play.other_mage).damage == 0


# Pushes


@pytest.mark.parametrize(
    ("card", "answers", "end"),
    [
        pytest.param("pushing-current", (), (46, 20), marks=pytest.mark.rule("card.pushing-current")),
        pytest.param("sudden-undertow", (), (24, 20), marks=pytest.mark.rule("card.sudden-undertow")),
        pytest.param(
            "subtle-current", ("choose:push",), (42, 20), marks=pytest.mark.rule("card.subtle-current")
        ),
        pytest.param(
            "subtle-current", ("choose:pull",), (26, 20), marks=pytest.mark.rule("card.subtle-current")
        ),
        pytest.param("mental-nudge", ("aim:34,90",), (34, 24), marks=pytest.mark.rule("card.mental-nudge")),
        pytest.param("disruptive-gust", (), (46, 20), marks=pytest.mark.rule("card.disruptive-gust")),
    ],
)
def test_an_enemy_is_moved_by_force(card: str, answers: tuple[str, ...], end: tuple[int, int]) -> None:
    play = Play()
    play.table.carries_out(card, target=play.enemy).does(*answers)
    assert play.table.at(play.enemy) == end
    assert play.table.hindrance == (True, True)


@pytest.mark.rule("card.disruptive-gust")
def test_with_a_token_who_is_stopped_is_hurt() -> None:
    play = Play()
    wall = play.table.puts("leviathan", 1, (44, 20))
    play.table.carries_out("disruptive-gust", target=play.enemy, spent=1)
    assert not play.table.state.stands(play.enemy)
    assert play.table.state.creature(wall).damage == 0


@pytest.mark.rule("card.high-tide")
def test_the_tide_carries_everyones_pushes_farther() -> None:
    play = Play()
    play.table.permanent("high-tide", 1)
    play.table.carries_out("pushing-current", target=play.enemy)
    assert play.table.at(play.enemy) == (54, 20)


@pytest.mark.parametrize(
    ("face", "line", "at", "end"),
    [
        pytest.param("deep-sea-siren", 0, (60, 20), (46, 20), marks=pytest.mark.rule("card.deep-sea-siren")),
        pytest.param(
            "whirlpool-turtle", 0, (54, 20), (42, 20), marks=pytest.mark.rule("card.whirlpool-turtle")
        ),
    ],
)
def test_an_ability_pulls_towards_its_creature(
    face: str, line: int, at: tuple[int, int], end: tuple[int, int]
) -> None:
    play = Play()
    source = play.table.puts(face, 0, at)
    play.table.carries_out(face, part=f"line-{line}", source=source, target=play.enemy)
    assert play.table.at(play.enemy) == end


@pytest.mark.rule("card.geyser-tortoise")
def test_the_tortoise_pushes_who_came_near() -> None:
    play = Play()
    tortoise = play.table.puts("geyser-tortoise", 0, (44, 20))
    happening = Happening(On.MOVED, 1, play.enemy)
    play.table.carries_out("geyser-tortoise", part="line-0", source=tortoise, happening=happening)
    assert play.table.at(play.enemy) == (26, 20)


@pytest.mark.rule("card.tempest")
def test_the_tempest_blows_all_others_away() -> None:
    play = Play()
    tempest = play.table.puts("tempest", 0, (34, 32))
    play.table.carries_out("tempest", part="line-0", source=tempest)
    assert play.table.at(play.enemy) == (34, 12)
    assert play.table.at(tempest) == (34, 32)


@pytest.mark.rule("card.persistent-flow")
def test_the_flow_carries_friend_and_foe_to_one_aim() -> None:
    play = Play()
    flow = play.table.permanent("persistent-flow", 0)
    play.table.zone(ZoneKind.FLOW, (27, 25), 12, flow)
    play.table.carries_out("persistent-flow", part="line-0", source=flow).does("aim:96,96")
    assert play.table.at(play.other_mage) == (80, 80)
    assert play.table.at(play.mage) != (20, 20)
    assert play.table.at(play.enemy) != (34, 20)


@pytest.mark.rule("card.phase-shift")
@pytest.mark.parametrize("form", [LIQUID, SOLID, GASEOUS])
def test_phase_shift_follows_the_state(form: Form) -> None:
    play = Play("unbound-elementalist")
    play.table.state.edit_player(0).form = form
    play.table.carries_out("phase-shift", target=play.own)
    if form is LIQUID:
        play.table.does("choose:push")
        assert play.table.at(play.own) == (20, 42)
    else:
        assert play.value(play.own, Stat.DEFENSE) == (4 if form is SOLID else 2)
        assert has(play.table.state, play.own, KeywordId.ELUSIVE) == (form is GASEOUS)


# Abilities


@pytest.mark.rule("card.field-commander")
def test_the_commander_quickens_a_creature() -> None:
    play = Play()
    commander = play.table.puts("field-commander", 0, (20, 40))
    play.table.carries_out("field-commander", part="line-1", source=commander, target=play.own)
    assert play.value(play.own, Stat.MOVEMENT) == 6


@pytest.mark.rule("card.storm-caller-sylph")
def test_the_sylph_quickens_and_gains_a_current() -> None:
    play = Play()
    sylph = play.table.puts("storm-caller-sylph", 0, (20, 36))
    play.table.carries_out("storm-caller-sylph", part="line-0", source=sylph, target=play.own)
    assert (play.value(play.own, Stat.MOVEMENT), play.table.state.player(0).tokens) == (6, 1)


@pytest.mark.rule("card.emissary-of-discord")
def test_the_emissary_forbids_attacks() -> None:
    play = Play("whispering-tyrant")
    emissary = play.table.puts("emissary-of-discord", 0, (34, 30))
    play.table.carries_out("emissary-of-discord", part="line-0", source=emissary)
    begin_lasting(play.table.state, play.enemy)
    assert restricted(play.table.state, play.enemy, Restriction.CANNOT_ATTACK)
    assert play.table.hindrance == (False, True)


@pytest.mark.rule("card.granite-basilisk")
def test_who_strikes_the_basilisk_cannot_move() -> None:
    play = Play()
    basilisk = play.table.puts("granite-basilisk", 0, (40, 20))
    happening = Happening(On.ATTACK_OVER, 1, play.enemy, basilisk)
    play.table.carries_out("granite-basilisk", part="line-0", source=basilisk, happening=happening)
    begin_lasting(play.table.state, play.enemy)
    assert restricted(play.table.state, play.enemy, Restriction.CANNOT_MOVE)
    assert play.table.hindrance == (True, True)


@pytest.mark.rule("card.rooted-guardian")
def test_the_rooted_guardian_hardens_for_good() -> None:
    play = Play()
    guardian = play.table.puts("rooted-guardian", 0, (60, 60))
    before = play.value(guardian, Stat.DEFENSE)
    play.table.carries_out("rooted-guardian", part="line-0", source=guardian)
    assert play.value(guardian, Stat.DEFENSE) == before + 1


@pytest.mark.rule("card.tyrants-decree")
def test_the_decree_moves_one_and_idles_another() -> None:
    play = Play("whispering-tyrant")
    second = play.table.puts("goblin-raider", 1, (40, 40))
    play.table.carries_out("tyrants-decree", target=[play.enemy, second])
    play.table.does("choose:decree-march", "aim:34,96", "choose:decree-idle")
    assert play.table.at(play.enemy) == (34, 28)
    begin_lasting(play.table.state, second)
    assert restricted(play.table.state, second, Restriction.CANNOT_ACT)
