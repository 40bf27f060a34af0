"""Counterstrikes: with what a defender may strike back, and why not with the rest. [combat.counterstrike]"""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import AttackBar, Speed, Style
from magehall.games.mage_wars.combat.options import attack_option
from magehall.games.mage_wars.combat.targets import counterstrikes, declare_cost, mana_to_declare
from magehall.games.mage_wars.model.attack_kind import AttackKind
from magehall.games.mage_wars.model.deeds import AttackWith
from magehall.games.mage_wars.model.frames import Attack
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import Duel
from magehall.games.mage_wars.model.values import attack_bars
from magehall.games.mage_wars.model.words import no, say
from magehall.kernel.decision import Deed, JudgedQuestion, Moment, Option, Pass, Verdict

NO_COUNTERSTRIKE = Pass().option(say("option-no-counterstrike"), "combat.counterstrike")


def _attack(moment: Moment[Duel]) -> Attack:
    frame = moment.state.stack[-1]
    assert isinstance(frame, Attack)
    return frame


def _ready(moment: Moment[Duel]) -> list[tuple[str, int, AttackBar]]:
    """The bars that can answer, whatever they cost."""
    attack = _attack(moment)
    return counterstrikes(moment.state, attack.target, attack.flies and not attack.target_flies)


def _options(moment: Moment[Duel]) -> list[Option]:
    state, attack = moment.state, _attack(moment)
    found = [
        attack_option(state, attack.target, holder, bar, attack.attacker, "combat.counterstrike")
        for holder, _, bar in _ready(moment)
        if _why_too_dear(state, attack, bar) is None
    ]
    return [*found, NO_COUNTERSTRIKE]


def _why_too_dear(state: Duel, attack: Attack, bar: AttackBar) -> Verdict:
    """[combat.declare-cost]"""
    price = declare_cost(state, attack.target, attack.attacker, bar, AttackKind.COUNTERSTRIKE)
    mana = mana_to_declare(state, attack.target)
    if price <= mana:
        return None
    target = label(state, attack.attacker)
    return no("attack-price", "combat.declare-cost", target=target, mana=price, has=mana)


def why_no_counterstrike(moment: Moment[Duel], deed: Deed) -> Verdict:
    """Why the defender cannot answer with an attack. [combat.counterstrike-quick-melee]"""
    state, attack = moment.state, _attack(moment)
    if not isinstance(deed, AttackWith) or deed.target != attack.attacker:
        return None
    for holder, _, bar in attack_bars(state, attack.target):
        if (holder, bar.name) != (deed.holder, deed.attack):
            continue
        if bar.style is not Style.MELEE or bar.speed is not Speed.QUICK:
            named = f"@attack-{bar.name}"
            return no("counter-quick", "combat.counterstrike-quick-melee", attack=named)
        return (
            _why_too_dear(state, attack, bar) if any(bar is ready for _, _, ready in _ready(moment)) else None
        )
    return None


def _all_attacks(moment: Moment[Duel]) -> list[Deed]:
    attack = _attack(moment)
    if not moment.state.exists(attack.target):
        return []
    bars = attack_bars(moment.state, attack.target)
    return [AttackWith(holder, bar.name, attack.attacker) for holder, _, bar in bars]


STRIKING_BACK: JudgedQuestion[Duel, Moment[Duel]] = JudgedQuestion(
    Moment, say("ask-counterstrike"), "combat.counterstrike", _options, why_no_counterstrike, _all_attacks
)
