"""The procedure of a combat: ranged and siege attacks, blocks, damage, attacks. [combat.phases]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.combat.banners import BANNERS
from magehall.games.mage_knight.combat.block import BLOCKS
from magehall.games.mage_knight.combat.convert import CONVERSIONS
from magehall.games.mage_knight.combat.damage import ASSIGNMENTS, attackers
from magehall.games.mage_knight.combat.interactive import ask_die, forget_armor, keep_die, show_die
from magehall.games.mage_knight.combat.outcome import conclude
from magehall.games.mage_knight.combat.repertoires import IN_COMBAT
from magehall.games.mage_knight.combat.strike import STRIKES, VERB, more_than_listed
from magehall.games.mage_knight.effects.skill_tokens import age_fleeting, fade
from magehall.games.mage_knight.foes.arrival import summon_monsters
from magehall.games.mage_knight.foes.defeat import dismiss_all
from magehall.games.mage_knight.foes.values import attacks
from magehall.games.mage_knight.model.combat_state import Phase
from magehall.games.mage_knight.model.deeds.combat import GoOn
from magehall.games.mage_knight.model.events.combat import PhaseBegun
from magehall.games.mage_knight.model.frames.combat import Fight
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.repertoire import Combined, DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import refuse, say
from magehall.kernel.decision import Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kernel.records import replace

# Going on

NEXT = {Phase.RANGED: Phase.BLOCK, Phase.BLOCK: Phase.DAMAGE, Phase.ATTACK: Phase.END}
"""The phase a player goes on to from each in which there is something to do."""


def why_not_go_on(choice: Choice, deed: GoOn) -> Verdict:
    """Phases follow one another. [combat.phases]"""
    combat = choice.combat
    following = NEXT.get(combat.phase) if combat is not None else None
    return None if following == deed.phase else refuse("not-the-next-phase", "combat.phases")


def go_on(flow: Flow[Quest], _seat: int, deed: GoOn) -> None:
    """Leave the phase; points left over are lost. [combat.phases]"""
    flow.state.top(Fight).go(_LEAVING[Phase(deed.phase)])


def ways_on(choice: Choice) -> Iterator[Option]:
    """The step to the next phase."""
    combat = choice.combat
    if combat is not None and combat.phase in NEXT:
        following = NEXT[combat.phase]
        yield GoOn(following).option(say(f"option-next-{following}"), "combat.phases")


GOING_ON = Repertoire(ways_on, {GoOn: DeedRule(why_not_go_on, go_on)})

_LEAVING = {Phase.BLOCK: "block_begins", Phase.DAMAGE: "damage_begins", Phase.END: "end"}

DEEDS = Combined(STRIKES, BLOCKS, CONVERSIONS, BANNERS, *IN_COMBAT, GOING_ON, before=age_fleeting)
DAMAGE = Combined(ASSIGNMENTS, *IN_COMBAT, before=age_fleeting)
"""What may be done before damage is assigned: special effects, no points. [combat.special]"""


def _question(prompt: str, rule: str, deeds: Combined = DEEDS) -> Question[Quest, Choice]:
    return Question(Choice, say(prompt), rule, deeds.candidates, deeds.why_not, deeds.lookalikes)


RANGED_PHASE = _question("ask-ranged-phase", "combat.ranged")
BLOCK_PHASE = _question("ask-block-phase", "combat.block")
DAMAGE_PHASE = _question("ask-damage-phase", "combat.damage", DAMAGE)
ATTACK_PHASE = _question("ask-attack-phase", "combat.attack")


def _ask(fight: Fight, flow: Flow[Quest], question: Question[Quest, Choice]) -> Asked:
    decision = question.ask(flow.state, fight.seat)
    return replace(decision, space=VERB) if more_than_listed(flow.state) else decision


def _act(fight: Fight, flow: Flow[Quest], again: str) -> None:
    """Do what was chosen, and come back to the question unless it leads on."""
    fight.go(again)
    DEEDS.do(flow, fight.seat, flow.answer.deed)


def _begin(flow: Flow[Quest], phase: Phase) -> None:
    """Begin a phase; points of the one before are lost. [combat.phases]"""
    combat = flow.state.edit_combat()
    combat.phase = phase
    combat.attacks, combat.blocks = [], []
    flow.emit(PhaseBegun(phase=f"@phase-{phase}"), "combat.phases")


# Ranged and siege attacks


def choose_die(fight: Fight, flow: Flow[Quest]) -> Asked:
    """Where that is agreed, another player helps a single enemy. [interactive.who]"""
    return ask_die(flow.state, fight.seat)


def set_die(fight: Fight, flow: Flow[Quest]) -> None:
    """Keep what was chosen in secret. [interactive.die]"""
    keep_die(flow, fight.seat)


def ranged_begins(_fight: Fight, flow: Flow[Quest]) -> None:
    """The enemies stand there; the first phase begins. [combat.ranged]"""
    _begin(flow, Phase.RANGED)
    show_die(flow, Phase.RANGED)


def ranged_goes_on(fight: Fight, flow: Flow[Quest]) -> None:
    """A combat with nobody left ends. [combat.ranged]"""
    fade(flow, fight.seat)
    if not flow.state.foes():
        fight.go("end")


def choose_in_ranged(fight: Fight, flow: Flow[Quest]) -> Asked:
    """Ask for cards, attacks, or the next phase. [combat.ranged]"""
    return _ask(fight, flow, RANGED_PHASE)


def act_in_ranged(fight: Fight, flow: Flow[Quest]) -> None:
    """Do what was chosen. [combat.ranged]"""
    _act(fight, flow, "ranged_goes_on")


# Blocks


def block_begins(fight: Fight, flow: Flow[Quest]) -> None:
    """Monsters are summoned, unless an effect skips blocks and damage. [enemy.summon] [combat.skip-blocking]"""
    combat = flow.state.edit_combat()
    combat.begun = True
    forget_armor(flow)
    if combat.skips_blocking:
        fight.go("attack_begins")
        return
    _begin(flow, Phase.BLOCK)
    summon_monsters(flow)
    show_die(flow, Phase.BLOCK)


def block_goes_on(fight: Fight, flow: Flow[Quest]) -> None:
    """With no attack left, blocks are over; an effect may skip the rest. [combat.block]"""
    fade(flow, fight.seat)
    state = flow.state
    if not state.foes():
        fight.go("end")
    elif (state.combat and state.combat.skips_blocking) or not any(map(attacks, state.foes().values())):
        fight.go("damage_ends")


def choose_in_block(fight: Fight, flow: Flow[Quest]) -> Asked:
    """Ask for cards, blocks, or the next phase. [combat.block]"""
    return _ask(fight, flow, BLOCK_PHASE)


def act_in_block(fight: Fight, flow: Flow[Quest]) -> None:
    """Do what was chosen. [combat.block]"""
    _act(fight, flow, "block_goes_on")


# Damage


def damage_begins(_fight: Fight, flow: Flow[Quest]) -> None:
    """Whoever was not blocked deals damage. [combat.damage]"""
    _begin(flow, Phase.DAMAGE)


def damage_goes_on(fight: Fight, flow: Flow[Quest]) -> None:
    """Assign damage without a question where only one assignment is possible. All must be able to see that.
    [combat.damage]"""
    fade(flow, fight.seat)
    if not attackers(flow.state):
        fight.go("damage_ends")
        return
    options = DAMAGE_PHASE.ask(flow.state, fight.seat).options
    # No other player knows what the cards of a hand could still do.
    openly = len(flow.state.seats) == 1 or not flow.state.hero(fight.seat).hand
    if len(options) == 1 and openly:
        fight.go("damage_goes_on")
        DAMAGE.do(flow, fight.seat, options[0].deed)


def choose_in_damage(fight: Fight, flow: Flow[Quest]) -> Asked:
    """Ask whose damage goes to whom, or for special effects before. [combat.damage] [combat.special]"""
    return DAMAGE_PHASE.ask(flow.state, fight.seat)


def act_in_damage(fight: Fight, flow: Flow[Quest]) -> None:
    """Assign it, or do what was chosen before. [combat.damage]"""
    fight.go("damage_goes_on")
    DAMAGE.do(flow, fight.seat, flow.answer.deed)


def damage_ends(_fight: Fight, flow: Flow[Quest]) -> None:
    """Summoned monsters leave. [enemy.summon]"""
    dismiss_all(flow)


# Attacks


def attack_begins(_fight: Fight, flow: Flow[Quest]) -> None:
    """The last phase begins, with what blocks gave for it. [combat.attack]"""
    _begin(flow, Phase.ATTACK)
    combat = flow.state.edit_combat()
    combat.attacks, combat.later = combat.later, []
    show_die(flow, Phase.ATTACK)


def attack_goes_on(fight: Fight, flow: Flow[Quest]) -> None:
    """A combat with nobody left ends. [combat.attack]"""
    fade(flow, fight.seat)
    if not flow.state.foes():
        fight.go("end")


def choose_in_attack(fight: Fight, flow: Flow[Quest]) -> Asked:
    """Ask for cards, attacks, or the end. [combat.attack]"""
    return _ask(fight, flow, ATTACK_PHASE)


def act_in_attack(fight: Fight, flow: Flow[Quest]) -> None:
    """Do what was chosen. [combat.attack]"""
    _act(fight, flow, "attack_goes_on")


def end(_fight: Fight, flow: Flow[Quest]) -> None:
    """See what came of it. [combat.outcome]"""
    flow.state.edit_combat().phase = Phase.END
    conclude(flow)


PROCEDURES: dict[type[Frame], Procedure] = {
    Fight: Procedure(
        reveal=(choose_die, set_die),
        ranged=(ranged_begins, ranged_goes_on, choose_in_ranged, act_in_ranged),
        block=(block_begins, block_goes_on, choose_in_block, act_in_block),
        damage=(damage_begins, damage_goes_on, choose_in_damage, act_in_damage, damage_ends),
        attack=(attack_begins, attack_goes_on, choose_in_attack, act_in_attack),
        end=end,
    )
}
