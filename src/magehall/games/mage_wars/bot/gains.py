"""Expected gain of spells and abilities in mana, their price not counted."""

from __future__ import annotations

from magehall.games.mage_wars.bot.attack_gains import FRIENDLY_FIRE, attack_gain, prospects
from magehall.games.mage_wars.bot.field import Body, Field
from magehall.games.mage_wars.bot.odds import blow
from magehall.games.mage_wars.bot.readings import READINGS
from magehall.games.mage_wars.bot.worth import EFFECTS, MANA, SUMMONED, TYPICAL_WORTH, wall_worth
from magehall.games.mage_wars.cards import NUMBER, Card
from magehall.games.mage_wars.cards import effects as words
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.cards.effects import (
    Bestow,
    BestowAll,
    DestroyEnchantments,
    DestroyTarget,
    DrainMana,
    Effect,
    Heal,
    HealZone,
    Hurt,
    Place,
    PushIt,
    RemoveConditions,
    Strike,
    TeleportIt,
)
from magehall.games.mage_wars.cards.markers import SLEEP
from magehall.games.mage_wars.cards.prices import Ask
from magehall.games.mage_wars.cards.traits import CHARGE
from magehall.games.mage_wars.damage.damage import can_heal
from magehall.games.mage_wars.model.attack_kind import AttackKind
from magehall.games.mage_wars.spells.aiming.targets import discarded_card

_MEAN_DIE = 1.0


def spell_gain(field: Field, seat: int, caster: str, card: Card, target: str) -> float:
    """What a spell may bring its side at this target."""
    number = NUMBER[card.id]
    match card.kind:
        case Kind.CREATURE:
            return SUMMONED[number]
        case Kind.CONJURATION:
            host = field.by_id.get(target)
            if host is not None:
                return field.charm(READINGS[number], seat, host)
            zone = field.zone(target)
            if zone is None:
                return 0.0
            gain = field.standing(card, seat, zone)
            if READINGS[number].there is not None and caster in field.by_id:
                # Where the caster is, its friends are.
                gain -= field.arena.distance(field.by_id[caster].zone, zone)
            return gain
        case Kind.WALL:
            return _wall_gain(field, seat, card, target)
        case Kind.EQUIPMENT:
            return _equipment_gain(field, seat, card, target)
        case Kind.ENCHANTMENT:
            return field.laid_at(card, seat, target)
        case Kind.ATTACK:
            return _attack_spell_gain(field, seat, caster, card, target)
    return effects_gain(field, seat, caster, card, card.does, target)


def _wall_gain(field: Field, seat: int, card: Card, border: str) -> float:
    """A wall between one's own mage and enemies that would come."""
    own = field.by_id.get(f"mage-{seat}")
    sides = field.arena.sides(border)
    if own is None or own.zone not in sides:
        return 0.0
    beyond = sides[0] if own.zone == sides[1] else sides[1]
    coming = sum(
        (
            body.attack
            for body in field.enemies(own.team)
            if body.zone == beyond and "flying" not in body.profile.flags
        ),
        0.0,
    )
    return wall_worth(card) + 0.4 * min(coming, 8.0)


def _equipment_gain(field: Field, seat: int, card: Card, target: str) -> float:
    host = field.by_id.get(target)
    if host is None or host.team != field.teams[seat]:
        return -4.0
    reading = READINGS[NUMBER[card.id]]
    gain = reading.mage + reading.own
    for _, piece in field.attached.get(target, ()):
        if piece.chosen and set(piece.chosen.split()) & set(card.slots) and "ring" not in card.slots:
            gain -= READINGS[piece.card].worn
    return gain


def _attack_spell_gain(field: Field, seat: int, caster: str, card: Card, target: str) -> float:
    bar = card.attacks[0]
    if target in field.by_id:
        return attack_gain(field, caster, bar, target, seat, AttackKind.SPELL)
    zone = field.zone(target)
    if zone is None:
        return 0.0
    spared = caster if "spares-caster" in card.trait_names else ""
    return sum(
        (
            attack_gain(field, caster, bar, body.id, seat, AttackKind.ZONE)
            for body in field.bodies
            if body.zone == zone and body.id != spared and body.card.kind is not Kind.WALL
        ),
        0.0,
    )


def effects_gain(
    field: Field, seat: int, caster: str, card: Card, effects: tuple[Effect, ...], target: str
) -> float:
    """What the effects of a spell or an ability may bring."""
    return sum((_effect_gain(field, seat, caster, card, effect, target) for effect in effects), 0.0)


def _effect_gain(field: Field, seat: int, caster: str, card: Card, effect: Effect, target: str) -> float:
    body = field.by_id.get(target)
    team = field.teams[seat]
    match effect:
        case Heal(dice=dice, fixed=fixed):
            return _heal(field, team, body, fixed or _MEAN_DIE * dice) if body else 0.0
        case HealZone(dice=dice):
            zone = field.zone(target)
            hurt = [
                other
                for other in field.bodies
                if other.zone == zone and other.team == team and other.creature
            ]
            return sum((_heal(field, team, other, _MEAN_DIE * dice) for other in hurt), 0.0)
        case Hurt(dice=dice, drain=drain) if body:
            mean, kill = blow(dice, 0, max(1, body.left))
            gain = mean * body.slope + kill * body.fall
            if body.team == team:
                return -FRIENDLY_FIRE * gain
            own = field.by_id.get(caster)
            return gain + (_heal(field, team, own, mean) if drain and own else 0.0)
        case DrainMana(dice=dice) if body:
            drained = min(float(body.piece.mana), _MEAN_DIE * dice)
            return 2 * MANA * drained if body.team != team else -drained
        case Bestow() if body:
            return _boon(field, team, body, effect)
        case BestowAll(subtype=subtype):
            return sum(
                (
                    0.8
                    for other in field.bodies
                    if other.team == team
                    and subtype in other.card.subtypes
                    and other.piece.active
                    and prospects(field, other) > 0
                ),
                0.0,
            )
        case Place(marker=marker) if body:
            if marker == "armor":
                return (2.2 if body.team == team else -2.0) * min(1.0, body.worth / TYPICAL_WORTH)
            hit = EFFECTS.get(marker, 1.0) * min(1.5, body.worth / TYPICAL_WORTH)
            if marker == SLEEP:
                hit += 0.25 * body.worth + (prospects(field, body) if body.piece.active else 0.0)
            return hit if body.team != team else -hit
        case DestroyTarget():
            return _removal(field, team, card, target)
        case DestroyEnchantments() if body:
            return -sum(
                (
                    _signed(field, team, piece.controller, field.laid(piece, field.card(piece)))
                    for _, piece in field.attached.get(target, ())
                    if field.card(piece).kind is Kind.ENCHANTMENT
                ),
                0.0,
            )
        case PushIt() if body:
            return 0.6 if body.team != team else 0.0
        case TeleportIt() if body:
            return 0.5
        case Strike() if body and card.attacks:
            bar = next(bar for bar in card.attacks if bar.speed is None)
            return attack_gain(field, caster, bar, target, seat, AttackKind.SPELL)
        case RemoveConditions() if body:
            ills = (EFFECTS.get(marker, 0.0) * count for marker, count in body.piece.markers.items())
            bad = sum(ills, 0.0)
            cured = 0.6 * bad * min(1.3, body.worth / TYPICAL_WORTH)
            return cured if body.team == team else -cured
    return _special(field, team, body, effect, target)


def _signed(field: Field, team: int, controller: int, worth: float) -> float:
    return worth if field.teams[controller] == team else -worth


def _heal(field: Field, team: int, body: Body, amount: float) -> float:
    if not can_heal(field.state, body.id):
        return 0.0
    gain = min(amount, body.piece.damage) * body.slope
    return gain if body.team == team else -gain


def _boon(field: Field, team: int, body: Body, given: Bestow) -> float:
    """Traits for this round help only who will still fight in it."""
    if body.team != team:
        return -1.0
    traits = {trait.name for trait in given.traits}
    if not body.piece.active and not field.acts_now(body.id):
        return 0.4 if "armor" in traits else 0.0
    hope = prospects(field, body)
    if given.another:
        return 0.6 * hope
    if CHARGE in traits:
        return 1.6 if hope == 0 else 0.9 * body.slope
    return min(2.5, 0.35 * hope) + (0.4 if given.next_melee and hope else 0.0)


def _removal(field: Field, team: int, card: Card, target: str) -> float:
    """Dispel, Dissolve and their like: what the victim loses."""
    if card.asks is Ask.EQUIPMENT:
        worn = [
            piece for _, piece in field.attached.get(target, ()) if field.card(piece).kind is Kind.EQUIPMENT
        ]
        best = max((READINGS[piece.card].worn for piece in worn), default=0.0)
        body = field.by_id.get(target)
        return best if body is not None and body.team != team else -best
    if not field.state.exists(target):
        return 0.0
    piece = field.state.piece(target)
    return -_signed(field, team, piece.controller, field.laid(piece, field.card(piece)))


def _special(field: Field, team: int, body: Body | None, effect: Effect, target: str) -> float:
    match effect:
        case words.Banish() if body:
            return 0.55 * body.worth if body.team != team else -body.worth
        case words.KnockDown() if body:
            gone = prospects(field, body) if body.piece.active else 0.5
            return gone if body.team != team else -1.0
        case words.Rouse() if body:
            new = body.piece.summoned == field.state.match.round and not body.piece.active
            return prospects(field, body) if new and body.team == team else 0.0
        case words.MoveEnchantment(steal=True):
            piece = field.state.piece(target)
            if field.teams[piece.controller] == team:
                return -3.0
            return 1.5 * max(0.0, field.laid(piece, field.card(piece)))
        case words.Resurrect():
            return SUMMONED[NUMBER[discarded_card(target).id]]
        case words.DestroySelf():
            return -8.0
        case words.SacrificeFriend():
            return -6.0
        case words.OpenGate():
            return 2.0 * sum(-1 if other.team == team else 1 for other in field.bodies if other.creature)
        case words.StrikeByTemples() if body:
            return 1.5 * body.slope if body.team != team else -2.0
        case words.CollectMana():
            return MANA
        case words.Look():
            return 0.4
    return 0.0


def ability_gain(field: Field, seat: int, user: str, holder: str, name: str, target: str) -> float:
    """Expected gain of an ability. It may be a special action, free, or count as a spell."""
    if not field.state.exists(holder):
        return 0.0
    card = field.state.card(holder)
    ability = next(ability for ability in card.abilities if ability.name == name)
    return effects_gain(field, seat, user, card, ability.does, target)
