"""Abilities of objects besides attacks. Special actions, abilities that count as spells, free abilities, and what a
creature may be given when it is activated."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import Ability, Kind, Speed
from magehall.games.mage_wars.cards.declare import ARENA
from magehall.games.mage_wars.cards.lasting import Empowers, find_word
from magehall.games.mage_wars.cards.mages import SPELL_RULES
from magehall.games.mage_wars.model.deeds import InvokeAbility, UseAbility
from magehall.games.mage_wars.model.events.spells import AbilityUsed, Empowered
from magehall.games.mage_wars.model.frames import Effects
from magehall.games.mage_wars.model.labels import is_nameable, label, target_label
from magehall.games.mage_wars.model.pieces import Until
from magehall.games.mage_wars.model.state import MAGE, Boon, Duel, Piece
from magehall.games.mage_wars.model.values import has
from magehall.games.mage_wars.model.words import no, say
from magehall.games.mage_wars.spells.aiming.costs import pay
from magehall.games.mage_wars.spells.aiming.nowhere import why_nowhere
from magehall.games.mage_wars.spells.aiming.targets import Aiming, aims_of, why_not_at
from magehall.games.mage_wars.spells.resolving.effects import is_possible, least_cure, makes_sense
from magehall.kernel.decision import Decision, Deed, Option, Verdict, make_option
from magehall.kernel.flow import Flow


def find_ability(state: Duel, holder: str, name: str) -> Ability:
    """The ability of that name on an object's card."""
    return next(ability for ability in state.card(holder).abilities if ability.name == name)


def empower_question(state: Duel, creature: str, seat: int) -> Decision | None:
    """Ask whether to pay the mana. [card.blue-gremlin] [card.necropian-vampiress]"""
    if not state.exists(creature):
        return None
    card = state.card(creature)
    word = find_word(card.lasting, Empowers)
    if word is None or state.player(seat).dead or state.piece(MAGE[seat]).mana < word.mana:
        return None
    if has(state, creature, "incapacitated"):
        return None
    options = (
        make_option(say("option-empower", what=card.name, mana=word.mana), card.rule, "empower", creature),
        make_option(say("option-not-empower"), card.rule, "pass"),
    )
    return Decision(seat, say("ask-empower", what=card.name), card.rule, options)


def pay_to_empower(flow: Flow[Duel], creature: str, seat: int) -> None:
    """Pay, and give the traits."""
    state = flow.state
    card = state.card(creature)
    word = find_word(card.lasting, Empowers)
    assert word is not None
    until: Until = "action" if word.own_phase else "round"
    pay(flow, MAGE[seat], seat, word.mana, card.rule)
    state.edit_body(creature).boons.append(Boon(card.rule, word.traits, state.next_serial(), until))
    flow.emit(Empowered(what=label(state, creature), id=creature), card.rule)


def usable(state: Duel, holder: str, user: str, seat: int, ability: Ability) -> list[str]:
    """Targets an ability may be used on now. Empty where it may not be used."""
    mana = _mana(state, seat)
    if _cause_against(state, holder, seat, ability, mana):
        return []
    if ability.target is None:
        return ["arena"]
    # What it is called matters only where something is refused.
    found = aims_of(Aiming(state, user, seat, ability.target, ability.within, "", ""))
    return [target for target in found if not _cause_against_on(state, ability, target, mana)]


def _mana(state: Duel, seat: int) -> int:
    """The mana of a seat's mage; abilities are paid with no other."""
    mage = MAGE[seat]
    return state.piece(mage).mana if state.exists(mage) else 0


def _cause_against(state: Duel, holder: str, seat: int, ability: Ability, mana: int) -> str:
    """Name of the reason why an ability cannot be used at all. Empty where it can. Its ready marker may have been turned
    over for it, or for another ability of the same card. [round.once-per-round] [card.staff-of-beasts]"""
    if ability.per_round:
        used = state.piece(holder).used
        if used.get(ability.name, 0) >= ability.per_round:
            return "ability-used"
        if (ability.spell or ability.speed is Speed.FREE) and (
            used.get("ready")
            or any(
                used.get(other.name)
                for other in state.card(holder).abilities
                if other.per_round and other is not ability
            )
        ):
            return "ability-other-used"
    if ability.cost > mana:
        return "ability-mana"
    return "" if is_possible(state, holder, seat, ability) else "ability-nothing"


def _cause_against_on(state: Duel, ability: Ability, target: str, mana: int) -> str:
    """Name of the reason why an ability does nothing to a legal target. Empty where it does something."""
    if not makes_sense(state, ability, target):
        return "ability-no-use" if ability.cures else "unshootable"
    return "ability-mana" if ability.cost + least_cure(state, ability, target) > mana else ""


def why_not_used(state: Duel, holder: str, user: str, seat: int, ability: Ability, target: str) -> Verdict:
    """Why an ability cannot be used on a target; None where it can. Without a target: why on none at all.
    [casting.range]"""
    mana, rule, name = _mana(state, seat), rule_of(state, holder, ability), f"@ability-{ability.name}"
    match cause := _cause_against(state, holder, seat, ability, mana):
        case "":
            pass
        case "ability-mana":
            return no(cause, rule, ability=name, mana=ability.cost, has=mana)
        case "ability-nothing":
            return no(cause, rule, ability=name)
        case _:
            spent_by = "mages.zap-once" if holder in MAGE else rule
            other = {"what": label(state, holder)} if cause == "ability-other-used" else {}
            return no(cause, spent_by, ability=name, **other)
    if not target:
        return _why_nowhere(state, holder, user, seat, ability)
    return why_not_used_on(state, holder, user, seat, ability, target) if is_nameable(state, target) else None


def why_not_used_on(state: Duel, holder: str, user: str, seat: int, ability: Ability, aim: str) -> Verdict:
    """Reason why a usable ability cannot be used on ``aim``. Either ``aim`` is no target, nothing could come of it, or
    it is too dear."""
    reason = why_not_at(aiming_with(state, holder, user, seat, ability), aim)
    if reason is not None or ability.target is None:
        return reason
    mana, rule, name = _mana(state, seat), rule_of(state, holder, ability), f"@ability-{ability.name}"
    match cause := _cause_against_on(state, ability, aim, mana):
        case "":
            return None
        case "unshootable":
            return no(cause, state.card(aim).rule, target=label(state, aim))
        case "ability-mana":
            price = ability.cost + least_cure(state, ability, aim)
            return no(cause, rule, ability=name, mana=price, has=mana)
    return no(cause, rule, ability=name, target=label(state, aim))


def _likely_targets(state: Duel, ability: Ability) -> list[str]:
    """What a player would think of as targets; none where an ability needs none."""
    if ability.target is None:
        return []
    kinds = (Kind.ENCHANTMENT,) if ability.target.is_enchantment else ability.target.who.kinds
    return [id for id, kind in state.index.placed if kind in kinds]


def _why_nowhere(state: Duel, holder: str, user: str, seat: int, ability: Ability) -> Verdict:
    """Why an ability has no target at all. [casting.range]"""
    likely = _likely_targets(state, ability)
    reasons = [why_not_used_on(state, holder, user, seat, ability, aim) for aim in likely]
    refused = [reason for reason in reasons if reason is not None]
    if ability.target is None or len(refused) < len(reasons):
        return None
    rule, name = rule_of(state, holder, ability), f"@ability-{ability.name}"
    reach = "casting.range" if ability.spell else rule
    return why_nowhere(refused, reach, name) or no("nowhere-target", rule, spell=name)


def lookalikes_of(state: Duel, holder: str, ability: Ability, refused: bool) -> Iterator[Deed]:
    """The deeds that use an ability on likely targets. There is one without a target where it is refused on all."""
    kind = InvokeAbility if ability.spell else UseAbility
    if refused:
        yield kind(holder, ability.name)
    else:
        yield from (kind(holder, ability.name, aim) for aim in _likely_targets(state, ability))


def find_held(state: Duel, holder: str, name: str) -> Ability | None:
    """The ability that words name, if there is one that everyone can see."""
    piece = state.things.get(holder)
    if not isinstance(piece, Piece) or piece.hidden:
        return None
    return next((ability for ability in CARDS[piece.card].abilities if ability.name == name), None)


def rule_of(state: Duel, holder: str, ability: Ability) -> str:
    """The entry of an ability in the ledger."""
    return SPELL_RULES[ability.name] if holder in MAGE else state.card(holder).rule


def aiming_with(state: Duel, holder: str, user: str, seat: int, ability: Ability) -> Aiming:
    """An ability that is to be used on a target. The range is that of spells for what counts as one."""
    rule, name = rule_of(state, holder, ability), f"@ability-{ability.name}"
    reach = "casting.range" if ability.spell else rule
    return Aiming(state, user, seat, ability.target or ARENA, ability.within, name, rule, range_rule=reach)


def ability_option(state: Duel, holder: str, ability: Ability, target: str) -> Option:
    """The option to use an ability on a target."""
    at = target_label(state, target) if target != "arena" else ""
    return _option(label(state, holder), at, rule_of(state, holder, ability), holder, ability, target)


@lru_cache(maxsize=4096)
def _option(what: str, at: str, rule: str, holder: str, ability: Ability, target: str) -> Option:
    key, name = "option-use-on" if at else "option-use", f"@ability-{ability.name}"
    words = say(key, what=what, ability=name, target=at, mana=ability.cost)
    kind = InvokeAbility if ability.spell else UseAbility
    return kind(holder, ability.name, target).option(words, rule)


def use(flow: Flow[Duel], deed: UseAbility, user: str, seat: int) -> None:
    """Use a special action or a free ability."""
    holder, name = deed.holder, deed.ability
    ability = find_ability(flow.state, holder, name)
    piece = flow.state.edit_counters(holder)
    piece.used[name] = piece.used.get(name, 0) + 1
    if ability.speed is Speed.FREE:
        piece.used["ready"] = 1
    flow.emit(
        AbilityUsed(
            what=label(flow.state, user),
            id=user,
            ability=f"@ability-{name}",
            target=target_label(flow.state, deed.target),
            target_id=deed.target,
        ),
        flow.state.card(holder).rule,
    )
    if ability.cost:
        pay(flow, MAGE[seat], seat, ability.cost)
    flow.call(Effects(source=holder, caster=user, seat=seat, target=deed.target, ability=name))
