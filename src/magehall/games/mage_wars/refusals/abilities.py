"""Why an ability cannot be used, or not on a target. Special actions, spells without a card, free abilities."""

from __future__ import annotations

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import Ability, Kind, Speed
from magehall.games.mage_wars.cards.mages import SPELL_RULES
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import MAGE, NOWHERE, Duel
from magehall.games.mage_wars.model.values import has
from magehall.games.mage_wars.model.words import no
from magehall.games.mage_wars.refusals.reasons import Reasons, why_nowhere
from magehall.games.mage_wars.spells.abilities import aiming_with, find_ability, offers_to
from magehall.games.mage_wars.spells.effects import Strike, is_possible, least_cure, makes_sense
from magehall.games.mage_wars.spells.targets import is_nameable, why_not_at
from magehall.kernel.decision import Refusal


def _key(verb: str, holder: str, ability: Ability) -> str:
    return f"{verb}:{holder}.{ability.name}"


def _rule(state: Duel, holder: str, ability: Ability) -> str:
    return SPELL_RULES[ability.name] if holder in MAGE else state.card(holder).rule


def _spells_without_card(state: Duel, mage: str) -> list[tuple[str, Ability]]:
    """The abilities of a mage and of what it wears that count as spells."""
    worn = [id for id in state.attached(mage) if state.card(id).kind is Kind.EQUIPMENT]
    return [(id, ability) for id in (mage, *worn) for ability in state.card(id).abilities if ability.spell]


def invoke_keys(state: Duel, mage: str) -> list[str]:
    """How the options of abilities that count as spells begin."""
    return [_key("invoke", holder, ability) for holder, ability in _spells_without_card(state, mage)]


def why_not_invoked(state: Duel, mage: str, seat: int, slow: Refusal | None) -> Reasons:
    """Reasons why a mage cannot use what counts as a spell. ``slow`` is the reason against what takes a full action.
    [mages.restore-quick] [mages.zap-once] [setup.apprentice-values]"""
    helpless = has(state, mage, "incapacitated")
    reasons: Reasons = {}
    for holder, ability in _spells_without_card(state, mage):
        key = _key("invoke", holder, ability)
        if holder == mage and state.match.mode == "apprentice":
            reasons[key] = no("apprentice", "setup.apprentice-values", ability=f"@ability-{ability.name}")
        elif ability.speed is Speed.FULL and slow is not None:
            reasons[key] = slow
        elif helpless and any(isinstance(effect, Strike) for effect in ability.does):
            reasons[key] = no("incapacitated-mage", "conditions.incapacitated-mage")
        else:
            reasons |= _why_unusable(state, holder, mage, seat, ability, key)
    return reasons


# Special actions


def _special_actions(state: Duel, holder: str) -> list[Ability]:
    return [
        ability
        for ability in state.card(holder).abilities
        if not ability.spell and ability.speed is not Speed.FREE
    ]


def action_keys(state: Duel, creature: str, seat: int) -> list[str]:
    """How the options of a creature's special actions begin."""
    holders = (creature, *offers_to(state, creature, seat))
    return [_key("use", holder, ability) for holder in holders for ability in _special_actions(state, holder)]


def why_no_action(state: Duel, creature: str, seat: int, slow: Refusal | None) -> Reasons:
    """Reasons why the acting creature cannot take a special action. The action is its own or one that a conjuration
    offers others. [actions.special] [card.temple-of-asyra] [card.gate-to-hell]"""
    reasons: Reasons = {}
    offering = offers_to(state, creature, seat)
    for holder, piece in state.pieces():
        if holder != creature and (
            CARDS[piece.card].kind is not Kind.CONJURATION
            or piece.zone == NOWHERE
            or state.is_enemy(seat, holder)
        ):
            continue
        for ability in _special_actions(state, holder):
            key = _key("use", holder, ability)
            if holder != creature and holder not in offering:
                reasons[key] = no(
                    "ability-not-for",
                    _rule(state, holder, ability),
                    what=label(state, creature),
                    ability=f"@ability-{ability.name}",
                )
            elif ability.speed is Speed.FULL and slow is not None:
                reasons[key] = slow
            else:
                reasons |= _why_unusable(state, holder, creature, seat, ability, key)
    return reasons


def why_not_its_turn(state: Duel, seat: int, acting: str = "") -> Reasons:
    """The special actions of the creatures that are not acting. [actions.special]"""
    return {
        _key("use", id, ability): no(
            "ability-own-turn",
            "actions.special",
            what=label(state, id),
            ability=f"@ability-{ability.name}",
        )
        for id in state.creatures(seat)
        if id != acting
        for ability in _special_actions(state, id)
    }


# Free abilities


def _free(state: Duel, seat: int) -> list[tuple[str, Ability]]:
    return [
        (id, ability)
        for id, piece in state.pieces()
        if state.commander(piece.controller) == seat and piece.zone != NOWHERE and not piece.hidden
        for ability in CARDS[piece.card].abilities
        if ability.speed is Speed.FREE
    ]


def why_not_free(state: Duel, seat: int) -> Reasons:
    """Reasons why a free ability cannot be used now. The moment is one that is meant for free abilities.
    [card.hand-of-bim-shalla]"""
    reasons: Reasons = {}
    for holder, ability in _free(state, seat):
        reasons |= _why_unusable(state, holder, holder, seat, ability, _key("use", holder, ability))
    return reasons


def why_not_yet(state: Duel, seat: int) -> Reasons:
    """The free abilities, at a moment that is not meant for them."""
    return {
        _key("use", holder, ability): no(
            "ability-later", state.card(holder).rule, ability=f"@ability-{ability.name}"
        )
        for holder, ability in _free(state, seat)
    }


# One ability


def _why_unusable(state: Duel, holder: str, user: str, seat: int, ability: Ability, key: str) -> Reasons:
    """Why an ability cannot be used now, or not on some targets."""
    rule, name = _rule(state, holder, ability), f"@ability-{ability.name}"
    reason = _spent(state, holder, ability, rule)
    mana = state.piece(MAGE[seat]).mana if state.exists(MAGE[seat]) else 0
    if reason is None and ability.cost > mana:
        reason = no("ability-mana", rule, ability=name, mana=ability.cost, has=mana)
    if reason is None and not is_possible(state, holder, seat, ability):
        reason = no("ability-nothing", rule, ability=name)
    if reason is not None:
        return {key: reason}
    return {} if ability.target is None else _aiming(state, holder, user, seat, ability, key)


def _spent(state: Duel, holder: str, ability: Ability, rule: str) -> Refusal | None:
    """Reason against an ability whose ready marker is used. The marker was turned over for it, or for another ability
    of the same card. [round.once-per-round]"""
    if not ability.per_round:
        return None
    used, name = state.piece(holder).used, f"@ability-{ability.name}"
    if holder in MAGE:
        rule = "mages.zap-once"
    if used.get(ability.name, 0) >= ability.per_round:
        return no("ability-used", rule, ability=name)
    others = [other.name for other in state.card(holder).abilities if other.per_round and other != ability]
    shared = ability.spell or ability.speed is Speed.FREE
    if shared and any(used.get(other) for other in (*others, "ready")):
        return no("ability-other-used", rule, ability=name, what=label(state, holder))
    return None


def _aiming(state: Duel, holder: str, user: str, seat: int, ability: Ability, key: str) -> Reasons:
    """Why an ability has no target, or not certain ones. [casting.range]"""
    assert ability.target is not None
    kinds = (Kind.ENCHANTMENT,) if ability.target.is_enchantment else ability.target.who.kinds
    likely = [id for id, kind in state.index.placed if kind in kinds]
    verdicts = {aim: why_not_used_on(state, holder, user, seat, ability, aim) for aim in likely}
    reasons = {aim: reason for aim, reason in verdicts.items() if reason is not None}
    if len(reasons) < len(verdicts):
        return {f"{key}:{aim}": reason for aim, reason in reasons.items()}
    rule, name = _rule(state, holder, ability), f"@ability-{ability.name}"
    nowhere = why_nowhere(list(reasons.values()), _range_rule(ability, rule), name)
    return {key: nowhere or no("nowhere-target", rule, spell=name)}


def _range_rule(ability: Ability, rule: str) -> str:
    """Rule of the range of an ability. It is that of spells for what counts as one."""
    return "casting.range" if ability.spell else rule


def why_not_used_on(
    state: Duel, holder: str, user: str, seat: int, ability: Ability, aim: str
) -> Refusal | None:
    """Reason why a usable ability cannot be used on ``aim``. Either ``aim`` is no target, nothing could come of it, or
    it is too dear."""
    rule, name = _rule(state, holder, ability), f"@ability-{ability.name}"
    reason = why_not_at(aiming_with(state, holder, user, seat, ability), aim)
    if reason is not None or ability.target is None:
        return reason
    if not makes_sense(state, ability, aim):
        target = label(state, aim)
        if ability.shoots:
            return no("unshootable", state.card(aim).rule, target=target)
        return no("ability-no-use", rule, ability=name, target=target)
    mana = state.piece(MAGE[seat]).mana if state.exists(MAGE[seat]) else 0
    price = ability.cost + least_cure(state, ability, aim)
    return no("ability-mana", rule, ability=name, mana=price, has=mana) if price > mana else None


def why_not_this_use(state: Duel, user: str, seat: int, subject: str, aim: str) -> Refusal | None:
    """Reason why a usable ability, ``<holder>.<name>``, is not offered for ``aim``. A free one is used by its holder.
    None where the words name no target."""
    holder, _, name = subject.rpartition(".")
    ability = find_ability(state, holder, name)
    if not is_nameable(state, aim):
        return None
    return why_not_used_on(state, holder, holder if ability.speed is Speed.FREE else user, seat, ability, aim)
