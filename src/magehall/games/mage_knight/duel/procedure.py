"""Procedure of a duel. It has the defence, two phases of attacks in turn, and the end. [duel]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.combat.banners import BANNERS
from magehall.games.mage_knight.combat.convert import CONVERSIONS
from magehall.games.mage_knight.combat.outcome import go_back
from magehall.games.mage_knight.combat.repertoires import IN_COMBAT, WITHOUT_SKILLS
from magehall.games.mage_knight.duel.blows import ATTACKING, DEFENDING, begin_attack
from magehall.games.mage_knight.duel.sides import give_word, part, take_sides
from magehall.games.mage_knight.duel.spoils import SPENDING, spend
from magehall.games.mage_knight.effects.skill_tokens import age_fleeting, fade
from magehall.games.mage_knight.heroes.gains import gain_fame
from magehall.games.mage_knight.interaction.plunder import PLUNDERING
from magehall.games.mage_knight.model.combat_state import Phase
from magehall.games.mage_knight.model.deeds.duel import Defend, Spare, StandDown
from magehall.games.mage_knight.model.events.duel import DefenceChosen, DuelBegun, DuelEnded, MeleeBegun
from magehall.games.mage_knight.model.frames.duel import Duel, EndPart, GivenTurn
from magehall.games.mage_knight.model.frames.turn import FinishTurn, Turn
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.realm import are_allies, owner_at
from magehall.games.mage_knight.model.repertoire import Combined, DeedRule, Repertoire
from magehall.games.mage_knight.model.state import TURN, Quest
from magehall.games.mage_knight.model.turn_state import Stage, TurnState
from magehall.games.mage_knight.model.words import refuse, say
from magehall.games.mage_knight.play.between import BETWEEN_TURNS, tactic_is_due
from magehall.games.mage_knight.play.healing import HEALING
from magehall.games.mage_knight.play.start import receive_start
from magehall.kernel.decision import Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame

BOTH = 2

# How the defender takes part


def _question(deeds: Combined, prompt: str, rule: str) -> Question[Quest, Choice]:
    return Question(Choice, say(prompt), rule, deeds.candidates, deeds.why_not, deeds.lookalikes)


def _parts(_choice: Choice) -> Iterator[Option]:
    yield Defend(True).option(say("option-defend-fully"), "duel.fully")
    yield Defend(False).option(say("option-defend-partly"), "duel.partly")


def _why_not_defend(choice: Choice, deed: Defend) -> Verdict:
    """A full defence is a turn: a tactic for before each turn comes first. [duel.fully] [tactic.sparing-power]"""
    if deed.fully and tactic_is_due(choice.hero):
        return refuse("sparing-power-first", "tactic.sparing-power")
    return None


def _defend(flow: Flow[Quest], _seat: int, deed: Defend) -> None:
    """Take sides. Who defends fully turns the token of order down, and begins that turn. [duel.fully]"""
    duel = flow.state.top(Duel)
    duel.full = deed.fully
    flow.emit(DuelBegun(hero=f"#{duel.aggressor}", rival=f"#{duel.defender}"), "duel.roles")
    how = "fully" if duel.full else "partly"
    flow.emit(DefenceChosen(hero=f"#{duel.defender}", how=f"@defence-{how}"), f"duel.{how}")
    take_sides(flow, duel.aggressor, duel.defender, full=duel.full)
    duel.attacker = duel.defender
    if duel.full:
        flow.state.edit_calendar().flipped.append(duel.defender)
        receive_start(flow, duel.defender)


_DEFENDING = Repertoire(_parts, {Defend: DeedRule(_why_not_defend, _defend)})
_ATTACKED = Combined(BETWEEN_TURNS, _DEFENDING, PLUNDERING)
DEFENCE = _question(_ATTACKED, "ask-defence", "duel.fully")


def be_attacked(duel: Duel, flow: Flow[Quest]) -> None:
    """The defender may act as before a turn. [duel.first]"""
    space = flow.state.hero(duel.defender).space
    flow.state.add(TURN[duel.defender], TurnState(Stage.BEFORE, path=[space]))


def choose_part(duel: Duel, flow: Flow[Quest]) -> Asked:
    """Ask the defender how to take part in the duel. First comes what serves before a turn, then whether the next one
    is worth it. [duel.first] [duel.fully]"""
    return DEFENCE.ask(flow.state, duel.defender, say("ask-defence", rival=f"#{duel.aggressor}"))


def take_part(duel: Duel, flow: Flow[Quest]) -> None:
    """Do what was chosen, until it is the defence. [duel.first]"""
    deed = flow.answer.deed
    if not isinstance(deed, Defend):
        duel.go("choose_part")
    _ATTACKED.do(flow, duel.defender, deed)


# Attacks in turn

_OPEN = {True: IN_COMBAT, False: (*WITHOUT_SKILLS, BETWEEN_TURNS)}
"""What else serves, by whether a player may use all that a turn allows: else what serves in the turns of others.
[duel.partly]"""

_ATTACK = {
    whole: Combined(CONVERSIONS, *others, ATTACKING, before=age_fleeting) for whole, others in _OPEN.items()
}
_DEFEND = {
    whole: Combined(CONVERSIONS, BANNERS, *others, DEFENDING, before=age_fleeting)
    for whole, others in _OPEN.items()
}


_ATTACK_QUESTIONS = {
    whole: _question(deeds, "ask-duel-attack", "duel.attack") for whole, deeds in _ATTACK.items()
}
_DEFENCE_QUESTIONS = {
    whole: _question(deeds, "ask-duel-block", "duel.block") for whole, deeds in _DEFEND.items()
}


def _is_whole(duel: Duel, seat: int) -> bool:
    """Whether a player may use all that a turn allows. [duel.partly]"""
    return duel.full or seat == duel.aggressor


def attack_begins(duel: Duel, flow: Flow[Quest]) -> None:
    """The attacker has the word. [duel.attack]"""
    begin_attack(flow, duel)


def attack_goes_on(duel: Duel, flow: Flow[Quest]) -> None:
    """Let go of what served for the last deed alone. [skill.invocation]"""
    fade(flow, duel.attacker)


def choose_attack(duel: Duel, flow: Flow[Quest]) -> Asked:
    """Ask for attacks, or to let it be. [duel.attack]"""
    prompt = say("ask-duel-attack", rival=f"#{duel.blocker}")
    return _ATTACK_QUESTIONS[_is_whole(duel, duel.attacker)].ask(flow.state, duel.attacker, prompt)


def act_attack(duel: Duel, flow: Flow[Quest]) -> None:
    """Do what was chosen. [duel.attack]"""
    duel.go("attack_goes_on")
    _ATTACK[_is_whole(duel, duel.attacker)].do(flow, duel.attacker, flow.answer.deed)


def defence_begins(duel: Duel, flow: Flow[Quest]) -> None:
    """The blocker has the word. [duel.block]"""
    give_word(flow, duel.blocker, Phase.BLOCK).blocks = []


def defence_goes_on(duel: Duel, flow: Flow[Quest]) -> None:
    """Let go of what served for the last deed alone. [skill.invocation]"""
    fade(flow, duel.blocker)


def choose_defence(duel: Duel, flow: Flow[Quest]) -> Asked:
    """Ask for blocks. [duel.block]"""
    prompt = say("ask-duel-block", rival=f"#{duel.attacker}", points=duel.points)
    return _DEFENCE_QUESTIONS[_is_whole(duel, duel.blocker)].ask(flow.state, duel.blocker, prompt)


def act_defence(duel: Duel, flow: Flow[Quest]) -> None:
    """Do what was chosen. [duel.block]"""
    duel.go("defence_goes_on")
    _DEFEND[_is_whole(duel, duel.blocker)].do(flow, duel.blocker, flow.answer.deed)


def damage_begins(duel: Duel, flow: Flow[Quest]) -> None:
    """What the block left is damage, which the attacker spends. [duel.damage]"""
    give_word(flow, duel.blocker, Phase.DAMAGE)
    if not duel.points:
        duel.go("turn_about")


def damage_goes_on(duel: Duel, flow: Flow[Quest]) -> None:
    """Damage too small for anything is left. [duel.damage]"""
    options = SPENDING.ask(flow.state, duel.attacker).options
    if all(isinstance(option.deed, Spare) for option in options):
        duel.points = 0
        duel.go("turn_about")


def choose_damage(duel: Duel, flow: Flow[Quest]) -> Asked:
    """Ask what the damage is spent on. [duel.damage]"""
    prompt = say("ask-spoils", rival=f"#{duel.blocker}", points=duel.points)
    return SPENDING.ask(flow.state, duel.attacker, prompt)


def act_damage(duel: Duel, flow: Flow[Quest]) -> None:
    """Spend it; a rival who is driven away ends the duel. [duel.damage] [duel.drive]"""
    spend(flow, flow.answer.deed)
    if duel.winner is not None:
        duel.go("end")
    elif duel.points:
        duel.go("damage_goes_on")


def turn_about(duel: Duel, flow: Flow[Quest]) -> None:
    """Let the other side attack. When both pass, melee follows, and after that the end. [duel.passing]"""
    if duel.passes < BOTH:
        duel.attacker = duel.blocker
        duel.go("attack_begins")
    elif not duel.melee:
        duel.melee, duel.passes, duel.attacker = True, 0, duel.aggressor
        flow.emit(MeleeBegun(), "duel.melee")
        duel.go("attack_begins")


# The end


def end(duel: Duel, flow: Flow[Quest]) -> None:
    """Fame for the winner; without one the aggressor goes back. [duel.end] [duel.fame]"""
    state = flow.state
    part(flow)
    if duel.winner is None:
        go_back(flow, duel.aggressor)
    else:
        loser = duel.aggressor if duel.winner == duel.defender else duel.defender
        gain_fame(flow, duel.winner, fame_for(state, duel.winner, loser), "duel.fame")
        _take_keep(flow, duel, loser)
    state.edit_turn(duel.aggressor).stage = Stage.AFTER
    flow.emit(DuelEnded(hero=f"#{duel.aggressor}", rival=f"#{duel.defender}"), "duel.end")
    if duel.full:
        state.edit_turn(duel.defender).stage = Stage.AFTER
        flow.call(GivenTurn(duel.defender))
    else:
        flow.call(EndPart(duel.defender))


def fame_for(state: Quest, winner: int, loser: int) -> int:
    """Fame only for who stood lower: by level, or at one level by fame. [duel.fame]"""
    own, other = state.hero(winner), state.hero(loser)
    if own.level < other.level:
        return 1 + 2 * (other.level - own.level)
    return int(own.level == other.level and own.fame < other.fame)


def _take_keep(flow: Flow[Quest], duel: Duel, loser: int) -> None:
    """Who drives the owner out of a keep owns it. [duel.keep]"""
    space = flow.state.hero(duel.winner if duel.winner is not None else duel.aggressor).space
    owner = owner_at(flow.state, space)
    if loser == duel.defender and owner is not None and are_allies(flow.state, owner, loser):
        flow.state.edit_realm().shields[space] = (duel.aggressor,)


# What a defender who gave the next turn still does


def _stand_down(_flow: Flow[Quest], _seat: int, _deed: StandDown) -> None:
    """Nothing more: the end of the turn follows. [duel.fully]"""


def _why_not_stand_down(_choice: Choice, _deed: StandDown) -> Verdict:
    return None


def _way_to_stand_down(_choice: Choice) -> Iterator[Option]:
    yield StandDown().option(say("option-stand-down"), "duel.fully")


_AFTER = Combined(
    *IN_COMBAT,
    HEALING,
    Repertoire(_way_to_stand_down, {StandDown: DeedRule(_why_not_stand_down, _stand_down)}),
    before=age_fleeting,
)
AFTERWARDS = _question(_AFTER, "ask-given-turn", "duel.fully")


def go_on_after(given: GivenTurn, flow: Flow[Quest]) -> None:
    """Let go of what served for the last deed alone. [skill.invocation]"""
    fade(flow, given.seat)


def choose_after(given: GivenTurn, flow: Flow[Quest]) -> Asked:
    """Ask for healing and special effects. [duel.fully]"""
    return AFTERWARDS.ask(flow.state, given.seat)


def act_after(given: GivenTurn, flow: Flow[Quest]) -> None:
    """Do what was chosen, until nothing more is. [duel.fully]"""
    deed = flow.answer.deed
    if not isinstance(deed, StandDown):
        given.go("go_on_after")
    _AFTER.do(flow, given.seat, deed)


def finish(given: GivenTurn, flow: Flow[Quest]) -> None:
    """Finish the turn that was given. Another one announced in it follows the turn under way. [duel.fully] [turn.extra]"""
    turn = flow.state.find(Turn)
    if turn is not None:
        turn.followers += (given.seat,) * flow.state.turn(given.seat).more_turns
    flow.call(FinishTurn(given.seat))


PROCEDURES: dict[type[Frame], Procedure] = {
    Duel: Procedure(
        participation=(be_attacked, choose_part, take_part),
        attack=(attack_begins, attack_goes_on, choose_attack, act_attack),
        defence=(defence_begins, defence_goes_on, choose_defence, act_defence),
        damage=(damage_begins, damage_goes_on, choose_damage, act_damage),
        turnabout=(turn_about,),
        end=end,
    ),
    GivenTurn: Procedure(play=(go_on_after, choose_after, act_after), finish=finish),
}
