"""Words that change creatures: values, keywords, restrictions, forms, activations. [concepts.stacking]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import Form, On, Stat, Until
from magehall.games.colors_of_magic.cards.words.base import Mod, Ref, Restriction, Whom, bound, plus
from magehall.games.colors_of_magic.cards.words.changes import (
    FORESEEN,
    ActivateNext,
    ChangeForm,
    Dispel,
    Foretell,
    Give,
    GiveAttack,
    GiveZone,
    Grow,
    Stasis,
    SwapStats,
    TapOther,
)
from magehall.games.colors_of_magic.damage.death import check_deaths
from magehall.games.colors_of_magic.effects.answers import Kind, ask
from magehall.games.colors_of_magic.effects.context import (
    CENTRE,
    STATS,
    is_magic,
    picked,
    standpoint,
    standpoint_of,
)
from magehall.games.colors_of_magic.effects.reaching import reaches
from magehall.games.colors_of_magic.effects.rule import WordRule
from magehall.games.colors_of_magic.ground.places import fits
from magehall.games.colors_of_magic.happenings.happen import happen
from magehall.games.colors_of_magic.model.acting import is_activated_now
from magehall.games.colors_of_magic.model.deeds import Choose, PickOne, TakeForm
from magehall.games.colors_of_magic.model.distances import RADIUS, near_place, size
from magehall.games.colors_of_magic.model.events import FormTaken
from magehall.games.colors_of_magic.model.frames.combat import Attack, Given
from magehall.games.colors_of_magic.model.frames.spells import Answer, Run
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.natures import nature_of
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Away, Creature, Lasting
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import has, restricted
from magehall.games.colors_of_magic.model.words import name_of, player_name, say
from magehall.kernel.decision import Deed, Option
from magehall.kernel.flow import Flow
from magehall.kernel.records import replace
from magehall.kit.lattice.points import parse

TAP, FORETELL, FORM = "tap-other", "foretell", "form"
YES, NO = "foretell-yes", "foretell-no"

SITS_OUT = 1
"""The number of a stasis whose creature loses this turn's activation: it ends when all untap."""

STOPS_MOVES = frozenset({Restriction.CANNOT_MOVE, Restriction.NO_MOVEMENT})
"""What takes away a creature's moves."""

FORBIDS = STOPS_MOVES | {
    Restriction.CANNOT_ATTACK,
    Restriction.CANNOT_ACT,
    Restriction.CANNOT_ACTIVATE,
    Restriction.STASIS,
}
"""What forbids a creature to move, attack, act or be activated: nothing hostile does so to the immovable."""


# Lasting changes


def give(flow: Flow[Skirmish], effect: str, id: str, mods: tuple[Mod, ...], until: Until) -> None:
    """Apply changes of an invocation to a creature. What they mean for an enemy is noted. [keyword.immovable]"""
    state = flow.state
    invocation = state.invocation(effect)
    if not reaches(state, invocation, id):
        return
    enemy = state.creature(id).owner != invocation.seat
    if enemy and has(state, id, KeywordId.IMMOVABLE):
        mods = tuple(mod for mod in mods if mod.restriction not in FORBIDS)
    if not mods:
        return
    source = standpoint_of(state, effect).source_creature()
    given = [replace(mod, of=source) if mod.of == Ref.SELF else mod for mod in mods]
    fresh = is_activated_now(state, id)
    magic = is_magic(invocation)
    state.edit_creature(id).lasting += [
        Lasting(mod, until, invocation.seat, spell=magic, fresh=fresh) for mod in given
    ]
    if enemy:
        note_hindrance(flow, effect, mods)


def note_hindrance(flow: Flow[Skirmish], invocation: str, mods: tuple[Mod, ...]) -> None:
    """Note that an effect reduced an enemy's movement, or forbade it something. [mage.whispering-tyrant]"""
    slows = any(mod.stat is Stat.MOVEMENT and mod.amount < 0 for mod in mods)
    stops = any(mod.restriction in STOPS_MOVES for mod in mods)
    forbids = any(mod.restriction in FORBIDS for mod in mods)
    if slows or forbids:
        edited = flow.state.edit_invocation(invocation)
        edited.hindered |= slows or stops
        edited.forbade |= forbids


def _meant(state: Skirmish, run: Run, whom: Whom) -> list[str]:
    """Those meant; a definite creature also while it rides or is carried."""
    at = standpoint(state, run)
    if not isinstance(whom, Ref):
        return at.those(whom)
    return [
        id for id in at.all(whom) if id in state.creatures() and state.creature(id).away is not Away.BANISHED
    ]


def _give(flow: Flow[Skirmish], run: Run, word: Give) -> None:
    for id in _meant(flow.state, run, word.whom):
        give(flow, run.invocation, id, word.mods, word.until)
    check_deaths(flow)


def _give_zone(flow: Flow[Skirmish], run: Run, word: GiveZone) -> None:
    """The same for those that touch the zone just chosen. [table.zones]"""
    invocation = flow.state.invocation(run.invocation)
    places = picked(invocation, CENTRE)
    if not places:
        return
    x, y = parse(places[0])
    for id in near_place(flow.state, x, y, word.radius, 0):
        if not word.enemies_only or flow.state.creature(id).owner != invocation.seat:
            give(flow, run.invocation, id, word.mods, word.until)
    check_deaths(flow)


def _give_attack(flow: Flow[Skirmish], run: Run, word: GiveAttack) -> None:
    """For the attack under way alone. [combat.this-attack]"""
    attack = flow.state.find(Attack)
    id = standpoint(flow.state, run).find(word.whom)
    invocation = flow.state.invocation(run.invocation)
    if attack is not None and id and reaches(flow.state, invocation, id):
        attack.given = (*attack.given, *(Given(id, mod) for mod in word.mods))


def _swap_stats(flow: Flow[Skirmish], run: Run, _word: SwapStats) -> None:
    """Two values change places, as printed with changes for good; damage stays. [card.reality-splice]"""
    chosen = picked(flow.state.invocation(run.invocation), STATS)
    if not chosen:
        return
    first, second = (Stat(name) for name in chosen[0].split("+"))
    for id in standpoint(flow.state, run).those(Ref.TARGET):
        creature = flow.state.creature(id)
        more = lasting_value(creature, second) - lasting_value(creature, first)
        if more:
            give(flow, run.invocation, id, (plus(first, more), plus(second, -more)), Until.FOR_GOOD)
    check_deaths(flow, flow.state.invocation(run.invocation).seat, run.invocation)


def lasting_value(creature: Creature, which: Stat) -> int:
    """A value as printed, with what changed it for good."""
    for_good = tuple([one.mod for one in creature.lasting if one.until is Until.FOR_GOOD])
    return nature_of(creature.face, for_good).value(which)


def _grow(flow: Flow[Skirmish], run: Run, word: Grow) -> None:
    """It becomes larger if the wider base fits. [card.ancient-oak]"""
    id = standpoint(flow.state, run).find(Ref.SELF)
    if not id or not flow.state.stands(id):
        return
    creature = flow.state.creature(id)
    if size(creature) < word.size and fits(flow.state, (creature.x, creature.y), RADIUS[word.size], (id,)):
        flow.state.edit_creature(id).size = word.size


def _dispel(flow: Flow[Skirmish], run: Run, word: Dispel) -> None:
    """Remove all effects of spells with an end, good and bad. Those for an attack under way end too, and who was in stasis
    is free. [card.dispel-magic]"""
    for id in _meant(flow.state, run, word.whom):
        for frame in flow.state.stack:
            if isinstance(frame, Attack):
                frame.given = tuple(one for one in frame.given if one.creature != id)
        creature = flow.state.creature(id)
        gone = [
            one
            for one in creature.lasting
            if one.spell and (one.until is not Until.FOR_GOOD or _holds_now(one))
        ]
        if gone:
            freed = any(_holds_now(one) for one in gone)
            edited = flow.state.edit_creature(id)
            edited.lasting = [one for one in edited.lasting if one not in gone]
            edited.tapped = edited.tapped and not freed
    check_deaths(flow)


# Activations


def _holds_now(lasting: Lasting) -> bool:
    """Whether a stasis is the reason why a creature is tapped now."""
    return lasting.mod.restriction is Restriction.STASIS and (
        lasting.until is Until.END_OF_TURN or lasting.mod.x == SITS_OUT
    )


def untap(state: Skirmish, id: str) -> None:
    """Untap a creature in the end phase. One in stasis stays tapped through the next turn. [card.stasis-field]"""
    creature = state.creature(id)
    stasis = [one for one in creature.lasting if one.mod.restriction is Restriction.STASIS]
    if not stasis and not creature.tapped:
        return
    waits = [one for one in stasis if not _holds_now(one)][:1]
    edited = state.edit_creature(id)
    edited.tapped = bool(waits)
    edited.lasting = [one for one in edited.lasting if one not in stasis]
    edited.lasting += [
        replace(one, mod=bound(Restriction.STASIS, x=SITS_OUT), until=Until.FOR_GOOD) for one in waits
    ]


def _stasis(flow: Flow[Skirmish], run: Run, word: Stasis) -> None:
    """Take the next activation from a creature. That is now if it was not activated yet, else in the next turn.
    [card.stasis-field]"""
    for id in _meant(flow.state, run, word.whom):
        state = flow.state
        if restricted(state, id, Restriction.STASIS):
            continue
        tapped = state.creature(id).tapped
        until = Until.NEXT_ACTIVATION if tapped else Until.END_OF_TURN
        give(flow, run.invocation, id, (bound(Restriction.STASIS),), until)
        if not tapped and restricted(state, id, Restriction.STASIS):
            state.edit_creature(id).tapped = True


def _tap_other(flow: Flow[Skirmish], run: Run, _word: TapOther) -> None:
    """Its player names another own creature, which then counts as activated. [card.chronovore]"""
    invocation = flow.state.invocation(run.invocation)
    ask(flow, run.invocation, invocation.seat, TAP)


def _untapped(state: Skirmish, answer: Answer) -> Iterator[Option]:
    source = standpoint_of(state, answer.invocation).source_creature()
    for id, creature in state.on_table().items():
        if creature.owner == answer.seat and not creature.tapped and id != source:
            text = say("option-pick", what=name_of(creature.face))
            yield PickOne(id).option(text, "card.chronovore")


def _take_tap(flow: Flow[Skirmish], _answer: Answer, deed: Deed) -> None:
    assert isinstance(deed, PickOne)
    flow.state.edit_creature(deed.what).tapped = True


def _activate_next(flow: Flow[Skirmish], run: Run, word: ActivateNext) -> None:
    """Force a player to activate a creature next. That is once per creature and turn. [card.precognition]"""
    for id in standpoint(flow.state, run).those(word.whom):
        creature = flow.state.creature(id)
        if creature.owner >= 0 and FORESEEN not in creature.used:
            flow.state.edit_creature(id).used.append(FORESEEN)
            flow.state.edit_player(creature.owner).next_creature = id


def _foretell(flow: Flow[Skirmish], run: Run, word: Foretell) -> None:
    """Its player says whether it will be activated, and is bound. [card.oracle-of-flames]"""
    for id in standpoint(flow.state, run).those(word.whom):
        creature = flow.state.creature(id)
        if creature.owner != MONSTERS and not creature.tapped:
            ask(flow, run.invocation, creature.owner, FORETELL, creatures=(id,))


def _prophecies(_state: Skirmish, _answer: Answer) -> list[Option]:
    return [Choose(name).option(say(f"option-{name}"), "card.oracle-of-flames") for name in (YES, NO)]


def _take_prophecy(flow: Flow[Skirmish], answer: Answer, deed: Deed) -> None:
    assert isinstance(deed, Choose)
    if answer.creatures[0] not in flow.state.creatures():
        return
    which = Restriction.MUST_ACTIVATE if deed.branch == YES else Restriction.CANNOT_ACTIVATE
    give(flow, answer.invocation, answer.creatures[0], (bound(which),), Until.END_OF_TURN)


# Forms


def _change_form(flow: Flow[Skirmish], run: Run, _word: ChangeForm) -> None:
    """Its player chooses a state, that of a living mage. [mage.unbound-elementalist] [turn.no-mage]"""
    seat = flow.state.invocation(run.invocation).seat
    if flow.state.mage_of(seat):
        ask(flow, run.invocation, seat, FORM)


def _forms(_state: Skirmish, _answer: Answer) -> list[Option]:
    return [
        TakeForm(form).option(say("option-form", form=f"@form-{form}"), "mage.unbound-elementalist")
        for form in Form
    ]


def _take_form(flow: Flow[Skirmish], answer: Answer, deed: Deed) -> None:
    """Only another state is a change. [card.elemental-mastery]"""
    assert isinstance(deed, TakeForm)
    seat = answer.seat
    old = flow.state.player(seat).form
    if old is deed.form:
        return
    flow.state.edit_player(seat).form = deed.form
    flow.emit(FormTaken(player=player_name(seat), form=f"@form-{deed.form}"), "mage.unbound-elementalist")
    if old is not None:
        mage = flow.state.mage_of(seat)
        happen(flow, Happening(On.FORM_CHANGED, seat, mage, old=old, new=deed.form))
    check_deaths(flow)


KINDS: dict[str, Kind] = {
    TAP: Kind("card.chronovore", _untapped, _take_tap),
    FORETELL: Kind("card.oracle-of-flames", _prophecies, _take_prophecy),
    FORM: Kind("mage.unbound-elementalist", _forms, _take_form),
}

RULES: dict[type, WordRule] = {
    Give: _give,
    GiveZone: _give_zone,
    GiveAttack: _give_attack,
    SwapStats: _swap_stats,
    Grow: _grow,
    Stasis: _stasis,
    TapOther: _tap_other,
    ActivateNext: _activate_next,
    Foretell: _foretell,
    ChangeForm: _change_form,
    Dispel: _dispel,
}
