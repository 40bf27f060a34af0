"""Reasons why a creature does not fit what a card asks for. Only who asks why looks here. [spell.targets]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES
from magehall.games.colors_of_magic.cards.faces import Origin
from magehall.games.colors_of_magic.cards.vocabulary import Side
from magehall.games.colors_of_magic.cards.words.base import Near, Ref, Who
from magehall.games.colors_of_magic.model.distances import engaged, size
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Creature, Invocation
from magehall.games.colors_of_magic.model.standpoint import Standpoint, has_not_moved
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import name_of, refuse
from magehall.kernel.decision import Verdict


def rule_of(invocation: Invocation) -> str:
    """The rule of the card or creature whose words are under way."""
    if invocation.face in CARDS:
        return CARDS[invocation.face].rule
    return CREATURES[invocation.face].rule if invocation.face in CREATURES else "spell.targets"


def why_absent(state: Skirmish, id: str, rule: str) -> Verdict:
    """What speaks against an id that is no creature on the table."""
    if state.stands(id):
        return None
    thing = state.things.get(id)
    return refuse(
        "wants-creature" if thing is not None and type(thing) is not Creature else "not-on-table", rule
    )


def why_misfit(at: Standpoint, who: Who, id: str, rule: str) -> Verdict:
    """The first condition that a creature on the table does not meet. They come as in ``Standpoint.fits``."""
    return _why_side(at, who, id, rule) or _why_kind(at, who, id, rule) or _why_far(at, who, id, rule)


def _why_side(at: Standpoint, who: Who, id: str, rule: str) -> Verdict:
    """Whose it is, and whether the card leaves out just this one. [concepts.sides]"""
    creature = at.state.creature(id)
    own = creature.owner == at.seat
    if who.side is Side.OWN and not own:
        return refuse("wants-own", rule)
    if who.side is Side.ENEMY and own:
        return refuse("wants-enemy", rule)
    caster = at.invocation.caster if at.invocation is not None else ""
    if who.other and id == (at.source_creature() or caster):
        return refuse("wants-other", rule)
    if who.but is not None and id in at.all(who.but):
        return refuse("wants-another", rule)
    if not who.with_target:
        return None
    target = at.find(Ref.TARGET)
    if not target:
        return refuse("no-target", rule)
    if id == target:
        return refuse("wants-another", rule)
    if creature.owner not in (MONSTERS, at.state.creature(target).owner):
        return refuse("wants-companion", rule, creature=name_of(at.state.creature(target).face))
    return None


def _why_kind(at: Standpoint, who: Who, id: str, rule: str) -> Verdict:
    """What it is, and what it did this turn. [concepts.creature] [concepts.types]"""
    creature = at.state.creature(id)
    face = CREATURES[creature.face]
    mage, types = face.origin is Origin.MAGE, face.body.types
    if who.type is not None and who.type not in types:
        return refuse("wants-type", rule, type=f"@type-{who.type}")
    if who.element is not None and face.element is not who.element:
        return refuse("wants-element", rule, element=f"@element-{who.element}")
    if who.largest is not None and size(creature) > who.largest:
        return refuse("wants-smaller", rule, size=size(creature), most=who.largest)
    if who.marked and not creature.marked:
        return refuse("wants-marked", rule)
    if who.untapped and creature.tapped:
        return refuse("wants-untapped", rule)
    if who.unmoved and not has_not_moved(creature):
        return refuse("wants-unmoved", rule)
    if who.unfought and creature.attacked:
        return refuse("wants-unfought", rule)
    if who.but_mages and mage:
        return refuse("wants-no-mage", rule)
    if who.mages and not mage:
        return refuse("wants-mage", rule)
    if who.but_monsters and creature.owner == MONSTERS:
        return refuse("wants-no-monster", rule)
    left_out = next((kind for kind in who.but_types if kind in types), None)
    return None if left_out is None else refuse("wants-no-type", rule, type=f"@type-{left_out}")


def _why_far(at: Standpoint, who: Who, id: str, rule: str) -> Verdict:
    """Where it stands. [table.distance]"""
    if at.is_where(who, id):
        return None
    if who.engaged:
        source = at.find(Ref.MAGE) if who.near is Near.MAGE else at.source_creature()
        if not source:
            return refuse("no-target", rule)
        if id not in engaged(at.state, source):
            return refuse("wants-engaged", rule, creature=name_of(at.state.creature(source).face))
    if not at.discs(who.near):
        return refuse("no-target", "spell.targets")  # nobody is there to be near to
    return refuse("out-of-range", "table.distance")


def seen_from_caster(refusal: Verdict) -> Verdict:
    """The same reason in words for a player whose spell it is not. [card.redirect]"""
    if refusal is None or refusal.reason.key not in ("refused-wants-own", "refused-wants-enemy"):
        return refusal
    return refuse(f"{refusal.reason.key.removeprefix('refused-')}-of-caster", refusal.rule)
