"""Abilities of objects besides attacks. Special actions, abilities that count as spells, free abilities, and what a
creature may be given when it is activated."""

from __future__ import annotations

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import Ability, Speed
from magehall.games.mage_wars.cards.declare import ARENA
from magehall.games.mage_wars.cards.lasting import Empowers, OffersAction, find_word
from magehall.games.mage_wars.cards.mages import SPELL_RULES
from magehall.games.mage_wars.model.deeds import InvokeAbility, UseAbility
from magehall.games.mage_wars.model.events.spells import AbilityUsed, Empowered
from magehall.games.mage_wars.model.frames import Effects
from magehall.games.mage_wars.model.labels import label, target_label
from magehall.games.mage_wars.model.pieces import Until
from magehall.games.mage_wars.model.state import MAGE, NOWHERE, Boon, Duel
from magehall.games.mage_wars.model.values import has
from magehall.games.mage_wars.model.words import say
from magehall.games.mage_wars.spells.costs import pay
from magehall.games.mage_wars.spells.effects import Strike, is_possible, least_cure, makes_sense
from magehall.games.mage_wars.spells.targets import Aiming, aims_of
from magehall.kernel.decision import Decision, Option, make_option
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
    piece = state.piece(holder)
    if ability.per_round and piece.used.get(ability.name, 0) >= ability.per_round:
        return []
    if (
        ability.spell
        and ability.per_round
        and any(piece.used.get(other.name) for other in state.card(holder).abilities if other.per_round)
    ):
        return []  # one or the other, once a round [card.staff-of-beasts]
    mage = MAGE[seat]
    if ability.cost > (state.piece(mage).mana if state.exists(mage) else 0):
        return []
    if not is_possible(state, holder, seat, ability):
        return []
    if ability.target is None:
        return ["arena"]
    found = aims_of(aiming_with(state, holder, user, seat, ability))
    mana = state.piece(mage).mana if state.exists(mage) else 0
    return [
        target
        for target in found
        if makes_sense(state, ability, target) and least_cure(state, ability, target) <= mana - ability.cost
    ]


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
    aimed = target != "arena"
    words = say(
        "option-use-on" if aimed else "option-use",
        what=label(state, holder),
        ability=f"@ability-{ability.name}",
        target=target_label(state, target) if aimed else "",
        mana=ability.cost,
    )
    kind = InvokeAbility if ability.spell else UseAbility
    return kind(holder, ability.name, target).option(words, rule_of(state, holder, ability))


def action_options(state: Duel, creature: str, seat: int, full: bool) -> list[Option]:
    """Options of the special actions a creature may take. They are its own, and those another object offers it.
    [actions.special] [damage.healing-bar]"""
    found: list[Option] = []
    for holder in (creature, *offers_to(state, creature, seat)):
        for ability in state.card(holder).abilities:
            if ability.spell or ability.speed is Speed.FREE or (ability.speed is Speed.FULL and not full):
                continue
            targets = usable(state, holder, creature, seat, ability)
            found += [ability_option(state, holder, ability, target) for target in targets]
    return found


def offers_to(state: Duel, creature: str, seat: int) -> list[str]:
    """The conjurations whose special action this creature may take. [card.temple-of-asyra] [card.gate-to-hell]"""
    return [
        id
        for id, offers in state.with_word(OffersAction)
        if not state.is_enemy(seat, id)
        and (
            offers.subtype in state.card(creature).subtypes
            if offers.subtype
            else creature == MAGE[state.piece(id).controller]
        )
    ]


def cast_ability_options(state: Duel, mage: str, seat: int, full: bool) -> list[Option]:
    """The abilities of a mage and of its equipment that count as spells. [mages.restore-quick] [mages.zap]"""
    found: list[Option] = []
    helpless = has(state, mage, "incapacitated")
    worn = state.worn(mage)
    own = [] if state.match.mode == "apprentice" else [mage]
    for holder in (*own, *worn):
        for ability in state.card(holder).abilities:
            if not ability.spell or (ability.speed is Speed.FULL and not full):
                continue
            if helpless and any(isinstance(effect, Strike) for effect in ability.does):
                continue
            targets = usable(state, holder, mage, seat, ability)
            found += [ability_option(state, holder, ability, target) for target in targets]
    return found


def free_options(state: Duel, seat: int) -> list[Option]:
    """The abilities used before or after a friendly creature's action phase. [card.hand-of-bim-shalla]
    [card.sacrificial-altar] [card.temple-of-light] [multiplayer.team-fallen]"""
    found: list[Option] = []
    for holder in state.index.free:
        piece = state.piece(holder)
        if state.commander(piece.controller) != seat or piece.zone == NOWHERE or piece.hidden:
            continue
        for ability in CARDS[piece.card].abilities:
            if ability.speed is Speed.FREE and not _shared_use(state, holder, ability):
                targets = usable(state, holder, holder, seat, ability)
                found += [ability_option(state, holder, ability, target) for target in targets]
    return found


def _shared_use(state: Duel, holder: str, ability: Ability) -> bool:
    """Whether the ready marker that a card's abilities share is used up. Another of them was used this round."""
    return bool(ability.per_round) and bool(state.piece(holder).used.get("ready"))


def has_free_ability(state: Duel, seat: int) -> bool:
    """Whether a seat commands an unused free ability; everyone can see that."""
    return any(
        state.commander(piece.controller) == seat and piece.zone != NOWHERE and not piece.used.get("ready")
        for piece in map(state.piece, state.index.free)
    )


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
