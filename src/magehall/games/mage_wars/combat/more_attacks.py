"""Further attacks of an action: sweeps, lightning that leaps, Battle Fury. Whom they may be made against, and why not
others."""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import Speed, Style
from magehall.games.mage_wars.cards.effects import Bestow
from magehall.games.mage_wars.cards.lasting import Frightens, find_word
from magehall.games.mage_wars.combat.options import attack_option, attack_options, bar_named
from magehall.games.mage_wars.combat.targets import (
    Striking,
    attack_targets,
    attacks_with,
    likely_targets,
    why_not_declare,
)
from magehall.games.mage_wars.model.deeds import AttackWith
from magehall.games.mage_wars.model.frames import Activation, AttackAction
from magehall.games.mage_wars.model.labels import is_nameable, label, target_label
from magehall.games.mage_wars.model.sight import in_range, is_seen_from, sees, zones_of
from magehall.games.mage_wars.model.state import STANDING, Duel, Piece
from magehall.games.mage_wars.model.values import attack_bars, has
from magehall.games.mage_wars.model.words import no, say
from magehall.kernel.decision import Deed, JudgedQuestion, Moment, Option, Pass, Refusal, Verdict

FURIES = frozenset(
    card.rule for card in CARDS for effect in card.does if isinstance(effect, Bestow) and effect.another
)
"""The rules of what gives another attack, by which it is known among the boons. [card.battle-fury]"""

FEARED_BY = {
    word.melee_only: card.rule for card in CARDS if (word := find_word(card.lasting, Frightens)) is not None
}
"""The rule of what turns attackers away, from every attack or from those in melee. [card.helm-of-fear]
[card.helm-of-fear-fourth]"""


def cowed_by(state: Duel, attacker: str) -> tuple[str, ...]:
    """Mages that a creature cannot attack in melee. So it is for the rest of its action phase.
    [card.helm-of-fear-fourth]"""
    return next((phase.cowed for phase in state.running(Activation) if phase.creature == attacker), ())


def next_targets(action: AttackAction, state: Duel) -> list[str]:
    """Whom the next attack of an action may be made against. [traits.sweeping] [card.chain-lightning]"""
    if action.bar().leaps:
        return leaps(action, state)
    barred = (*action.struck, *cowed_by(state, action.attacker))
    return [id for id in attack_targets(state, action.attacker, action.bar()) if id not in barred]


def next_rule(action: AttackAction) -> str:
    """The rule by which an action goes on."""
    return CARDS[action.card].rule if action.bar().leaps else "traits.sweeping"


def owed(action: AttackAction, state: Duel) -> list[str]:
    """Those to one of whom a sweeping attacker owes its second attack. [traits.forced-action]"""
    if action.bar().leaps:
        return []
    must = forced_targets(state, action.attacker)
    return [id for id in next_targets(action, state) if id in must] if must else []


def _action(moment: Moment[Duel]) -> AttackAction:
    frame = moment.state.stack[-1]
    assert isinstance(frame, AttackAction)
    return frame


def _next_options(moment: Moment[Duel]) -> list[Option]:
    state, action = moment.state, _action(moment)
    must = owed(action, state)
    targets = must or next_targets(action, state)
    found = [attack_option(state, action.attacker, action.holder, action.bar(), id) for id in targets]
    return found if must else [*found, Pass().option(say("option-no-second-target"), next_rule(action))]


def _why_not_next(moment: Moment[Duel], deed: Deed) -> Verdict:
    """Whom a sweep cannot strike next, and where lightning cannot leap. [guarding.sweeping] [card.chain-lightning]"""
    state, action = moment.state, _action(moment)
    must = owed(action, state)
    if isinstance(deed, Pass):
        return why_forced(state, action.attacker) if must else None
    bar = action.bar()
    if not isinstance(deed, AttackWith) or (deed.holder, deed.attack) != (action.holder, bar.name):
        return None
    if not is_nameable(state, deed.target):
        return None
    if deed.target in action.struck and state.exists(deed.target):
        return no("struck", next_rule(action), target=label(state, deed.target))
    if bar.leaps:
        return _why_no_leap(action, state, deed.target)
    if deed.target in cowed_by(state, action.attacker):
        return no("feared", FEARED_BY[True], target=label(state, deed.target))
    reason = why_not_declare(Striking(state, action.attacker, bar), deed.target)
    if reason is not None:
        past = reason.rule == "guarding.defend-zone"
        return no("guard", "guarding.sweeping", target=label(state, deed.target)) if past else reason
    return why_forced(state, action.attacker) if must and deed.target not in must else None


def _why_no_leap(action: AttackAction, state: Duel, target: str) -> Verdict:
    """[card.chain-lightning] [card.tanglevine]"""
    piece = state.things.get(target)
    if target in leaps(action, state):
        return None
    if not isinstance(piece, Piece) or not (piece.border or state.card(target).kind in STANDING):
        return no("not-attackable", "combat.what-may-be-attacked", target=target_label(state, target))
    if "unshootable" in state.card(target).trait_names:
        return no("unshootable", state.card(target).rule, target=label(state, target))
    return no("leap", next_rule(action), target=label(state, target))


def _likely_next(moment: Moment[Duel]) -> Iterator[Deed]:
    state, action = moment.state, _action(moment)
    attack = action.bar().name
    reached = next_targets(action, state) if owed(action, state) else ()
    struck = (id for id in action.struck if state.exists(id))
    for id in dict.fromkeys((*likely_targets(state, action.attacker), *reached, *struck)):
        yield AttackWith(action.holder, attack, id)
    yield Pass()


NEXT_TARGET: JudgedQuestion[Duel, Moment[Duel]] = JudgedQuestion(
    Moment, say("ask-next-target"), "traits.sweeping", _next_options, _why_not_next, _likely_next
)


def why_forced(state: Duel, creature: str) -> Refusal:
    """Why a creature must attack. [traits.forced-action] [conditions.taunt]"""
    taunted = state.piece(creature).markers.get("taunt") and not has(state, creature, "bloodthirsty")
    key, rule = ("taunted", "conditions.taunt") if taunted else ("must-attack", "traits.forced-action")
    return no(key, rule, what=label(state, creature))


def leaps(action: AttackAction, state: Duel) -> list[str]:
    """Targets that Chain Lightning may leap to. They are in sight of the last target, or of the place where that fell,
    up to a zone away, and were not struck before."""
    return [
        id
        for id, piece in state.pieces()
        if id not in action.struck
        and (state.card(id).kind in STANDING or piece.border)
        and "unshootable" not in state.card(id).trait_names
        and leaps_to(action, state, action.struck[-1], id)
    ]


def leaps_to(action: AttackAction, state: Duel, last: str, id: str) -> bool:
    """Whether the lightning finds an object from the last target."""
    if state.exists(last):
        return in_range(state, last, id, (0, 1)) and sees(state, last, id)
    near = any(
        state.arena.distance(here, there) <= 1 for here in action.struck_in for there in zones_of(state, id)
    )
    return near and any(is_seen_from(state, zone, id) for zone in action.struck_in)


def fury_attacks(action: AttackAction, state: Duel) -> list[Option]:
    """The extra attacks that can be made, owed to somebody or not."""
    bars = [
        entry for entry in attacks_with(state, action.attacker, Speed.QUICK) if entry[2].style is Style.MELEE
    ]
    found = attack_options(state, action.attacker, bars)
    barred = (*action.shunned, *cowed_by(state, action.attacker))
    return [option for option in found if option.target not in barred]


def _owed_fury(action: AttackAction, state: Duel, options: list[Option]) -> list[Option]:
    """Those of the extra attacks of which one must be made. [traits.forced-action]"""
    must = [id for id in forced_targets(state, action.attacker) if id not in action.struck]
    return [option for option in options if option.target in must]


def fury_of(action: AttackAction, state: Duel) -> str:
    """Rule of what gives an action another attack. It is among the attacker's boons, or was, where a Helm of Fear has
    turned that attack away."""
    boons = state.piece(action.attacker).boons
    return next((boon.rule for boon in boons if boon.rule in FURIES), action.raged_by or EXTRA_ATTACK)


EXTRA_ATTACK = "combat.extra-action"


def _fury_options(moment: Moment[Duel]) -> list[Option]:
    state, action = moment.state, _action(moment)
    options = fury_attacks(action, state)
    no_more = Pass().option(say("option-no-fury"), fury_of(action, state))
    return _owed_fury(action, state, options) or [*options, no_more]


def _why_no_fury(moment: Moment[Duel], deed: Deed) -> Verdict:
    """Reasons against extra attacks by Battle Fury. There are attacks that it does not give, and some that it does not
    give while another is owed. [card.battle-fury] [traits.forced-action]"""
    state, action = moment.state, _action(moment)
    options = fury_attacks(action, state)
    must = _owed_fury(action, state, options)
    if isinstance(deed, Pass):
        return why_forced(state, action.attacker) if must else None
    bar = bar_named(state, action.attacker, deed) if isinstance(deed, AttackWith) else None
    if not isinstance(deed, AttackWith) or bar is None:
        return None
    if bar.style is not Style.MELEE or bar.speed is not Speed.QUICK:
        return no("fury", fury_of(action, state), attack=f"@attack-{bar.name}")
    if not is_nameable(state, deed.target):
        return None
    cowed = deed.target in cowed_by(state, action.attacker)
    if cowed or deed.target in action.shunned:
        return no("feared", FEARED_BY[cowed], target=label(state, deed.target))
    reason = why_not_declare(Striking(state, action.attacker, bar), deed.target)
    if reason is None and must and all(option.deed != deed for option in must):
        return why_forced(state, action.attacker)
    return reason


def _likely_fury(moment: Moment[Duel]) -> Iterator[Deed]:
    state, action = moment.state, _action(moment)
    for holder, _, bar in attack_bars(state, action.attacker):
        if bar.speed is Speed.QUICK and bar.style is Style.MELEE:
            targets = (*likely_targets(state, action.attacker), *attack_targets(state, action.attacker, bar))
            yield from (AttackWith(holder, bar.name, id) for id in dict.fromkeys(targets))
        elif bar.speed is not None:
            yield AttackWith(holder, bar.name)
    yield Pass()


RAGING: JudgedQuestion[Duel, Moment[Duel]] = JudgedQuestion(
    Moment, say("ask-fury"), EXTRA_ATTACK, _fury_options, _why_no_fury, _likely_fury
)


def forced_targets(state: Duel, attacker: str) -> list[str]:
    """The targets an attacker must choose among if it can. [traits.forced-action] [traits.forced-choice]"""
    return must_attack(state, attacker)


def must_attack(state: Duel, attacker: str) -> list[str]:
    """Whom Bloodthirsty and Taunt make a creature attack, in its zone. [traits.bloodthirsty-must]
    [conditions.taunt]"""
    if not state.exists(attacker):
        return []
    thirsty, taunted = has(state, attacker, "bloodthirsty"), state.piece(attacker).markers.get("taunt")
    if not (thirsty or taunted):
        return []
    zone = state.zone_of(attacker)
    there = [id for id in state.creatures() if state.zone_of(id) == zone and id != attacker]
    seat = state.piece(attacker).controller
    found = []
    if thirsty:
        found += [
            id
            for id in there
            if state.is_enemy(seat, id) and state.piece(id).damage > 0 and state.card(id).living
        ]
    if taunted:
        found += [id for id in there if state.card(id).taunts and id not in found]
    return found
