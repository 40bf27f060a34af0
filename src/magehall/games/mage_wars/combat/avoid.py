"""Avoiding an attack: mandatory enchantments answer it, and one defence may be tried. [combat.steps]"""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import Trigger
from magehall.games.mage_wars.combat.cancel import (
    cancel_if_moved,
    missed,
    skips_avoiding,
)
from magehall.games.mage_wars.combat.defense import (
    available_defenses,
    defense_modifier,
    known_defenses,
    triggered_by,
    why_not_defend,
)
from magehall.games.mage_wars.combat.reroll import may_reroll, use_temple
from magehall.games.mage_wars.model.attack_kind import AttackKind
from magehall.games.mage_wars.model.deeds import DefendWith
from magehall.games.mage_wars.model.dice import roll_effect
from magehall.games.mage_wars.model.events.combat import AttackAvoided, DefenseRolled
from magehall.games.mage_wars.model.frames import Attack, Triggered
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import Duel
from magehall.games.mage_wars.model.words import say
from magehall.kernel.decision import Deed, JudgedQuestion, Moment, Option, Pass, Verdict
from magehall.kernel.flow import Asked, Flow


def triggers(attack: Attack, flow: Flow[Duel]) -> None:
    """Reveal the mandatory enchantments that answer an attack. An attack on a zone has no target that could answer.
    [spells.mandatory] [combat.zone-attack-target]"""
    if cancel_if_moved(attack, flow) or attack.manner is AttackKind.ZONE:
        return
    # Once one of them has helped, the others are turned up for nothing. [combat.defence-one]
    waiting = triggered_by(flow.state, attack.target, Trigger.ATTACKED)
    if waiting:
        attack.go("triggers")
        flow.call(Triggered(piece=waiting[0]))


def defend(attack: Attack, flow: Flow[Duel]) -> Asked:
    """The defender may use one defence. [combat.avoid-defence] [combat.defence-one]
    [combat.defence-optional]"""
    state = flow.state
    if skips_avoiding(attack, state):
        return None
    asked = DEFENDING.ask(
        state, state.voice(attack.target), say("ask-defend", what=label(state, attack.target))
    )
    return asked if asked.options[:-1] else None


def _attack(moment: Moment[Duel]) -> Attack:
    frame = moment.state.stack[-1]
    assert isinstance(frame, Attack)
    return frame


NO_DEFENSE = Pass().option(say("option-no-defense"), "combat.defence-optional")


def _defense_options(moment: Moment[Duel]) -> list[Option]:
    """The defences that help, and to use none."""
    state, attack = moment.state, _attack(moment)
    helping = available_defenses(state, attack.target, attack.bar(), attack.flies)
    options = [
        DefendWith(holder, place).option(
            say("option-defend", defense=label(state, holder), value=defense.value), "combat.avoid-defence"
        )
        for holder, place, defense in helping
    ]
    return [*options, NO_DEFENSE]


def _why_not(moment: Moment[Duel], deed: Deed) -> Verdict:
    return why_not_defend(moment.state, _attack(moment), deed) if isinstance(deed, DefendWith) else None


def _all_defenses(moment: Moment[Duel]) -> list[Deed]:
    return [*known_defenses(moment.state, _attack(moment))]


DEFENDING: JudgedQuestion[Duel, Moment[Duel]] = JudgedQuestion(
    Moment, say("ask-defend"), "combat.avoid-defence", _defense_options, _why_not, _all_defenses
)


def defended(attack: Attack, flow: Flow[Duel]) -> None:
    deed = flow.answer.deed if flow.answers else None
    if not isinstance(deed, DefendWith):
        return
    attack.defense = f"{deed.holder}.{deed.place}"
    used = flow.state.edit_counters(deed.holder).used
    used[f"defense-{deed.place}"] = used.get(f"defense-{deed.place}", 0) + 1
    try_defense(attack, flow)


def try_defense(attack: Attack, flow: Flow[Duel]) -> None:
    """Roll the effect die for the chosen defence."""
    state = flow.state
    holder, _, place = attack.defense.rpartition(".")
    card = state.card(holder)
    defense = (card.defenses if holder == attack.target else card.lends)[int(place)]
    rolled = roll_effect(flow)
    result = rolled + (0 if defense.unhampered else defense_modifier(state, attack.target))
    attack.avoided = result >= defense.value
    flow.emit(
        DefenseRolled(
            what=label(state, attack.target),
            id=attack.target,
            roll=rolled,
            result=result,
            needed=defense.value,
        ),
        "combat.avoid-defence",
    )


def ask_defense_again(attack: Attack, flow: Flow[Duel]) -> Asked:
    """A defence that failed may be thrown again by a temple of the Dawnbreaker.
    [card.temple-of-the-dawnbreaker]"""
    state = flow.state
    holder = attack.defense.rpartition(".")[0]
    if attack.avoided or not state.exists(holder) or not state.exists(attack.target):
        return None
    return may_reroll(state, state.piece(attack.target).controller, ("defense",))


def defense_again(attack: Attack, flow: Flow[Duel]) -> None:
    if flow.answers and flow.answer.verb == "reroll":
        use_temple(flow, flow.answer.target)
        try_defense(attack, flow)
        attack.go("ask_defense_again")
    else:
        attack.defense = ""


def avoid(attack: Attack, flow: Flow[Duel]) -> None:
    """An attack that misses goes on with the additional strikes. [combat.missed]"""
    if attack.avoided:
        flow.emit(AttackAvoided(target=label(flow.state, attack.target)), "combat.missed")
        missed(attack, flow.state)
