"""Standpoints: from where an effect looks, and which creatures fit its words."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CREATURES
from magehall.games.colors_of_magic.cards.faces import Origin
from magehall.games.colors_of_magic.cards.lines import Commander
from magehall.games.colors_of_magic.cards.vocabulary import CreatureType, Side
from magehall.games.colors_of_magic.cards.words.base import Near, Ref, Who, Whom
from magehall.games.colors_of_magic.model.distances import apart, base, engaged, is_near, size
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Creature, Invocation, Permanent
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.kit.lattice.shapes import Disc


class Standpoint:
    """Who controls an effect, and what it refers to. ``source`` is a creature or permanent in play."""

    __slots__ = ("happening", "invocation", "seat", "source", "state")

    def __init__(
        self,
        state: Skirmish,
        seat: int,
        source: str = "",
        invocation: Invocation | None = None,
        happening: Happening | None = None,
    ) -> None:
        self.state = state
        self.seat = seat
        self.source = source
        self.invocation = invocation
        self.happening = happening if happening is not None or invocation is None else invocation.happening

    def source_creature(self) -> str:
        """The creature with the ability, or the one that bears the permanent."""
        thing = self.state.things.get(self.source)
        if type(thing) is Creature:
            return self.source
        return thing.bearer if type(thing) is Permanent else ""

    def find(self, ref: Ref) -> str:
        """The first creature that a reference means; none where there is none."""
        found = self.all(ref)
        return found[0] if found else ""

    def all(self, ref: Ref) -> list[str]:
        """The creatures that a reference means. Picks may hold several."""
        state = self.state
        if ref in (Ref.TARGET, Ref.SECOND):
            picks = self.invocation.picks if self.invocation is not None else []
            return [pick.value for pick in picks if pick.name == ref]
        if ref is Ref.SUMMONED:
            return list(self.invocation.summoned) if self.invocation is not None else []
        one = self._one(ref)
        return [one] if one and one in state.creatures() else []

    def _one(self, ref: Ref) -> str:
        if ref is Ref.SELF or ref is Ref.BEARER:
            return self.source_creature()
        if ref is Ref.MAGE:
            return self.state.mage_of(self.seat)
        if ref is Ref.CASTER:
            return self.invocation.caster if self.invocation is not None else ""
        if ref in (Ref.SUBJECT, Ref.OBJECT, Ref.DEALER):
            return self._of_the_happening(ref)
        attack = self.state.find(Attack)
        if attack is None:
            return ""
        if ref is Ref.OTHER:
            return attack.target if self.source_creature() == attack.attacker else attack.attacker
        return attack.attacker if ref is Ref.ATTACKER else attack.target

    def _of_the_happening(self, ref: Ref) -> str:
        happening = self.happening
        if happening is None:
            return ""
        if ref is Ref.DEALER and not happening.object and happening.spell in self.state.things:
            return self.state.invocation(happening.spell).caster
        return happening.subject if ref is Ref.SUBJECT else happening.object

    def discs(self, near: Near) -> list[Disc]:
        """From where distances run: the bases, zones or markers meant."""
        state, table = self.state, self.state.on_table()
        if near is Near.SOURCE:
            thing = state.things.get(self.source)
            if isinstance(thing, Permanent) and not thing.bearer:
                zones = [
                    Disc((z.x, z.y), z.radius) for z in state.zones().values() if z.permanent == self.source
                ]
                marks = [
                    Disc((m.x, m.y), m.radius) for m in state.markers().values() if m.permanent == self.source
                ]
                return zones + marks
            creature = self.source_creature()
            if not creature and self.invocation is not None:
                creature = self.invocation.caster
            return [base(table[creature])] if creature in table else self._where_fell(creature)
        if near is Near.OWN_CREATURE:
            return [base(c) for c in table.values() if c.owner == self.seat]
        if near is Near.COMMANDER:
            return [base(c) for c in table.values() if c.owner == self.seat and _commands(c)]
        if near is Near.TARGET_OR_CASTER:
            near = Near.TARGET if self.all(Ref.TARGET) else Near.CASTER
        refs = {
            Near.CASTER: Ref.CASTER,
            Near.MAGE: Ref.MAGE,
            Near.TARGET: Ref.TARGET,
            Near.ATTACKER: Ref.ATTACKER,
        }
        found = self.find(refs[near])
        if found in table:
            return [base(table[found])]
        if near is Near.CASTER:
            return self._where_fell(self._caster())
        return self._where_lost() if near is Near.TARGET else []

    def _where_fell(self, creature: str) -> list[Disc]:
        """Where the caster stood when it left the table, by blood or otherwise. [spell.blood-pact]"""
        spell = self.invocation
        if spell is None or not spell.fell_radius or spell.caster != creature:
            return []
        return [Disc((spell.fell_x, spell.fell_y), spell.fell_radius)]

    def _where_lost(self) -> list[Disc]:
        """Where the target stood when it left the table. [card.arcane-familiar]"""
        spell = self.invocation
        if spell is None or not spell.lost_radius:
            return []
        return [Disc((spell.lost_x, spell.lost_y), spell.lost_radius)]

    def those(self, whom: Whom) -> list[str]:
        """The creatures on the table that are meant, in order of arrival."""
        if isinstance(whom, Ref):
            return [id for id in self.all(whom) if self.state.stands(id)]
        return [id for id in self.state.on_table() if self.fits(whom, id)]

    def is_meant(self, whom: Whom | None, id: str) -> bool:
        """Whether a creature is one of those meant; None means all."""
        if whom is None:
            return True
        return id in self.all(whom) if isinstance(whom, Ref) else self.fits(whom, id)

    def fits(self, who: Who, id: str) -> bool:
        """Whether a creature fits. Off the table nobody does."""
        return self.could_fit(who, id) and self.is_where(who, id)

    def could_fit(self, who: Who, id: str) -> bool:
        """Whether a creature on the table fits, or would if it stood elsewhere."""
        creature = self.state.on_table().get(id)
        if creature is None or not self._side(who.side, creature):
            return False
        if who.other and id == (self.source_creature() or self._caster()):
            return False
        if who.but is not None and id in self.all(who.but):
            return False
        if who.with_target and not self._is_with_target(id, creature):
            return False
        return self._kind(who, creature)

    def _is_with_target(self, id: str, creature: Creature) -> bool:
        """Whether a creature is a monster or on the target's side. The target is not. [card.voice-of-command]"""
        target = self.find(Ref.TARGET)
        if not target or id == target:
            return False
        return creature.owner in (MONSTERS, self.state.creature(target).owner)

    def _caster(self) -> str:
        return self.invocation.caster if self.invocation is not None else ""

    def _side(self, side: Side, creature: Creature) -> bool:
        if side is Side.ANY:
            return True
        return (creature.owner == self.seat) == (side is Side.OWN)

    def _kind(self, who: Who, creature: Creature) -> bool:
        face = CREATURES[creature.face]
        mage = face.origin is Origin.MAGE
        types = face.body.types
        return not (
            (who.type is not None and who.type not in types)
            or (who.element is not None and face.element is not who.element)
            or (who.largest is not None and size(creature) > who.largest)
            or (who.marked and not creature.marked)
            or (who.untapped and creature.tapped)
            or (who.unmoved and not has_not_moved(creature))
            or (who.unfought and creature.attacked)
            or (who.but_mages and mage)
            or (who.mages and not mage)
            or (who.but_monsters and creature.owner == MONSTERS)
            or (who.but_types and any(kind in types for kind in who.but_types))
        )

    def is_where(self, who: Who, id: str) -> bool:
        """Whether a creature stands where it must to fit."""
        if who.engaged:
            source = self.find(Ref.MAGE) if who.near is Near.MAGE else self.source_creature()
            if not source or id not in engaged(self.state, source):
                return False
        if who.within is None:
            return True
        if who.near is Near.SOURCE:
            # Mostly it is about a creature and its neighbours, for which no discs need be listed.
            table = self.state.on_table()
            origin = table.get(self.source) or table.get(self.source_creature())
            if origin is not None:
                return is_near(origin, self.state.creature(id), who.within)
        disc = base(self.state.creature(id))
        return any(not apart(disc, spot, who.within) for spot in self.discs(who.near))


def is_placed(who: Who) -> bool:
    """Whether it depends on places who fits."""
    return who.engaged or who.within is not None


def has_not_moved(creature: Creature) -> bool:
    """Whether a creature stands where it did when the turn began. It was in play then. [turn.has-not-moved]"""
    return creature.turn_x >= 0 and (creature.x, creature.y) == (creature.turn_x, creature.turn_y)


def _commands(creature: Creature) -> bool:
    return any(isinstance(line, Commander) for line in CREATURES[creature.face].lines)


def is_type(creature: Creature, kind: CreatureType) -> bool:
    """Whether a creature is of a type. [concepts.types]"""
    return kind in CREATURES[creature.face].body.types
