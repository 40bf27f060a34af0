"""Expected gain of attacks in mana, and of the blows in return."""

from __future__ import annotations

from magehall.games.mage_wars.bot.field import Body, Field
from magehall.games.mage_wars.bot.odds import blow, reaches
from magehall.games.mage_wars.bot.worth import EFFECTS, TYPICAL_WORTH
from magehall.games.mage_wars.cards.card import AttackBar, Style
from magehall.games.mage_wars.combat.defense import available_defenses, defense_modifier
from magehall.games.mage_wars.combat.targets import dice_for, is_unaffected
from magehall.games.mage_wars.damage.conditions import can_receive
from magehall.games.mage_wars.model.attack_kind import AUTOMATIC, BY_CREATURES, AttackKind
from magehall.games.mage_wars.model.state import Duel
from magehall.games.mage_wars.model.values import damage_barrier, is_flying

FRIENDLY_FIRE = 1.3
"""How much worse it is to hurt a friend than not to hurt an enemy."""
_ANSWERED = 0.6
"""How much of a blow in return to reckon with."""
_DAZED = 0.5


def attack_gain(
    field: Field,
    attacker: str,
    bar: AttackBar,
    target: str,
    seat: int,
    kind: AttackKind = AttackKind.ACTION,
    charged: bool = False,
) -> float:
    """What an attack may bring its side; below 0 against a friend."""
    state = field.state
    body = field.by_id.get(target)
    if body is None or is_unaffected(state, bar, target):
        return 0.0
    harm = _harm(field, attacker, bar, body, kind, charged)
    if body.team == field.teams[seat]:
        return -FRIENDLY_FIRE * harm
    striker = field.by_id.get(attacker)
    if striker is not None and kind in BY_CREATURES:
        if state.piece(attacker).markers.get("daze"):
            harm *= _DAZED
        if bar.style is Style.MELEE and kind is AttackKind.ACTION:
            harm -= _ANSWERED * _answer(state, body, striker)
    return harm


def _harm(field: Field, attacker: str, bar: AttackBar, body: Body, kind: AttackKind, charged: bool) -> float:
    state = field.state
    dice, first = dice_for(state, attacker, bar, body.id, kind, charged)
    pierced = bar.value("piercing")
    if bar.style is Style.MELEE and attacker in field.by_id:
        pierced += field.by_id[attacker].profile.value("piercing")
    bodiless = not body.card.corporeal and not bar.has("ethereal")
    armor = 0 if bar.has("critical") else max(0, body.armor - pierced)
    mean, kill = blow(dice + first, armor, body.left, bodiless)
    harm = mean * body.slope + kill * body.fall
    more = 1 if bar.has("doublestrike") else 2 if bar.has("triplestrike") else 0
    if more:
        mean, kill = blow(dice, armor, body.left, bodiless)
        harm += 0.9 * more * (mean * body.slope + kill * body.fall)
    if bar.effects and not bodiless:
        harm += _side_effects(state, bar, body) * (1 - kill)
    if kind is AttackKind.ZONE or kind in AUTOMATIC or bar.has("unavoidable"):
        return harm
    return harm * (1 - _avoids(state, attacker, bar, body))


def _avoids(state: Duel, attacker: str, bar: AttackBar, body: Body) -> float:
    """The chance that the best defence holds."""
    if not body.creature:
        return 0.0
    flies = state.exists(attacker) and is_flying(state, attacker)
    best = max(
        (reaches(defense.value) for _, _, defense in available_defenses(state, body.id, bar, flies)),
        default=0.0,
    )
    return max(0.0, best + defense_modifier(state, body.id) / 12) if best else 0.0


def _side_effects(state: Duel, bar: AttackBar, body: Body) -> float:
    """What the effect die may be expected to add."""
    bonus = body.profile.value("tough")
    part = 1.5 if body.mage else min(1.3, body.worth / TYPICAL_WORTH)
    found = 0.0
    for low, high, effects in bar.effects:
        chance = reaches(low - bonus) - reaches(high + 1 - bonus)
        for effect in effects:
            if effect in ("push", "taunt") or can_receive(state, body.id, effect):
                found += chance * EFFECTS[effect] * part
    return found


def _answer(state: Duel, body: Body, striker: Body) -> float:
    """What a melee attacker must expect in return: a damage barrier, a counterstrike."""
    found = 0.0
    barrier = damage_barrier(state, body.id)
    if barrier is not None:
        found += striker.slope * blow(barrier[1].dice, striker.armor, max(1, striker.left))[0]
    if body.creature and (body.piece.guard or body.profile.has("counterstrike")):
        dice = max((bar.dice for bar in body.bars if bar.style is Style.MELEE), default=0)
        if dice and "incapacitated" not in body.profile.flags:
            mean, kill = blow(dice + body.profile.value("melee"), striker.armor, max(1, striker.left))
            found += mean * striker.slope + kill * striker.fall
    return found


def prospects(field: Field, body: Body, moves: int = 0, held: bool = False) -> float:
    """Gain of the best attack a creature has in reach this round. Moves are included; 0 where there is no attack. A
    quick look: it is asked of every creature in every position."""
    flags = body.profile.flags
    if not body.swings or "incapacitated" in flags:
        return 0.0
    steps = 0
    if not held and "restrained" not in flags:
        steps = max(0, (2 if "fast" in flags else 1) - moves)
    values = body.profile.values
    weaker = body.piece.markers.get("weak", 0) + values.get("feeble", 0)
    melee, ranged = values.get("melee", 0) - weaker, values.get("ranged", 0) - weaker
    guards = field.guarded(body.team) if "elusive" not in flags else ()
    far_from_here = field.far[body.zone]
    best = 0.0
    for target in field.enemies(body.team):
        far = far_from_here[target.zone]
        for bar in body.swings:
            if bar.melee:
                if far > steps or (bar.full and (far or moves)):
                    continue
                if target.flying and not (body.flying or bar.reach):
                    continue
                if target.zone in guards and not target.piece.guard:
                    continue
                dice = bar.dice + melee
            else:
                if not bar.low <= far <= bar.high or (bar.full and moves):
                    continue
                dice = bar.dice + ranged
            armor = target.armor - bar.piercing
            mean, kill = blow(dice, max(0, armor), target.left if target.left > 0 else 1)
            found = (mean * target.slope + kill * target.fall) * bar.strikes
            if found > best:
                best = found
    return best * _DAZED if body.piece.markers.get("daze") else best
