"""The Unbound Elementalist: liquid, solid or gaseous, and his codex with him. [mage.unbound-elementalist]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, Mage
from magehall.games.colors_of_magic.cards.keywords import ELUSIVE
from magehall.games.colors_of_magic.cards.lines import Aura, Free, Sweep, Trigger, Upkeep, When
from magehall.games.colors_of_magic.cards.vocabulary import (
    ENEMY,
    GASEOUS,
    INCH,
    LIQUID,
    OWN,
    SOLID,
    WATER,
    On,
    SpellType,
    Stat,
    Until,
)
from magehall.games.colors_of_magic.cards.words.asks import AHandCard, Centre, Target
from magehall.games.colors_of_magic.cards.words.base import Cost, Ref, Restriction, Who, bound, has, plus
from magehall.games.colors_of_magic.cards.words.changes import ChangeForm, Give, GiveZone
from magehall.games.colors_of_magic.cards.words.conditions import FormChanged, InForm
from magehall.games.colors_of_magic.cards.words.flow import ByForm, ChooseCreature, If
from magehall.games.colors_of_magic.cards.words.hands import Discount, Draw
from magehall.games.colors_of_magic.cards.words.harm import Damage
from magehall.games.colors_of_magic.cards.words.moves import Push, PushZone, Toward, push_or_pull

WHILE_LIQUID, WHILE_SOLID, WHILE_GASEOUS = ((InForm(form),) for form in (LIQUID, SOLID, GASEOUS))

UNBOUND_ELEMENTALIST = Mage(
    "unbound-elementalist",
    WATER,
    # In each of your collect phases choose his state: liquid, solid or gaseous.
    body=Body(life=10, movement=5, defense=3, melee=2, ranged=3),
    flow=5,
    lines=(When("change-of-state", (Trigger(On.COLLECT, by=OWN),), does=(ChangeForm(),)),),
    codex=(
        # Liquid: 1 Movement more, and it crosses creatures. Solid: 1 Defence more, and nobody crosses it. Gaseous: Elusive and
        # 1 ranged more.
        Card(
            "adaptive-elemental",
            WATER,
            SpellType.CREATURE,
            cost=2,
            boost=Boost(3),
            body=Body(life=2, movement=4, defense=2, melee=2, ranged=2),
            lines=(
                Aura(Ref.SELF, (plus(Stat.MOVEMENT, 1), bound(Restriction.CROSSES_CREATURES)), WHILE_LIQUID),
                Aura(Ref.SELF, (plus(Stat.DEFENSE, 1), bound(Restriction.BLOCKS_PASSAGE)), WHILE_SOLID),
                Aura(Ref.SELF, (has(ELUSIVE), plus(Stat.RANGED, 1)), WHILE_GASEOUS),
            ),
        ),
        # Liquid: push or pull any creature 3 inches. Until end of turn one of yours has 2 Defence more (solid) or Elusive
        # (gaseous).
        Card(
            "phase-shift",
            WATER,
            SpellType.EPHEMERAL,
            cost=1,
            range=6,
            boost=Boost(8),
            asks=(
                Target(when=WHILE_LIQUID),
                Target(Who(OWN), when=WHILE_SOLID),
                Target(Who(OWN), when=WHILE_GASEOUS),
            ),
            does=(
                ByForm(
                    liquid=(push_or_pull(3),),
                    solid=(Give((plus(Stat.DEFENSE, 2),), Until.END_OF_TURN),),
                    gaseous=(Give((has(ELUSIVE),), Until.END_OF_TURN),),
                ),
            ),
        ),
        # Liquid: in your collect phase it may move an adjacent creature up to 2 inches. Solid: your others adjacent have
        # 1 Defence more. Gaseous: it and 1 inch around it block ranged attacks against your creatures.
        Card(
            "flow-guardian",
            WATER,
            SpellType.CREATURE,
            cost=3,
            copies=2,
            boost=Boost(4),
            body=Body(life=3, movement=3, defense=3, melee=2),
            lines=(
                When(
                    "guiding-flow",
                    (Trigger(On.COLLECT, by=OWN),),
                    does=(
                        ChooseCreature(Who(within=1, other=True), may=True),
                        Push(2, toward=Toward.AIM, up_to=True),
                    ),
                    when=WHILE_LIQUID,
                ),
                Aura(Who(OWN, within=1), (plus(Stat.DEFENSE, 1),), WHILE_SOLID),
                Aura(Ref.SELF, (bound(Restriction.BLOCKS_SHOTS, x=1),), WHILE_GASEOUS),
            ),
        ),
        # After a change of state a card of your hand costs 1 less this turn. Liquid to solid: draw a card. Solid to gaseous:
        # 1 damage to an enemy. Gaseous to liquid: move one of yours 2 inches.
        Card(
            "elemental-mastery",
            WATER,
            SpellType.INSTANT,
            cost=2,
            boost=Boost(9),
            triggers=(Trigger(On.FORM_CHANGED, by=OWN),),
            asks=(
                AHandCard(),
                Target(Who(ENEMY), when=(FormChanged(SOLID, GASEOUS),)),
                Target(Who(OWN), when=(FormChanged(GASEOUS, LIQUID),)),
            ),
            does=(
                Discount(1, picked=True),
                If(FormChanged(LIQUID, SOLID), then=(Draw(1),)),
                If(FormChanged(SOLID, GASEOUS), then=(Damage(1),)),
                If(FormChanged(GASEOUS, LIQUID), then=(Push(2, toward=Toward.AIM),)),
            ),
        ),
        # In a zone of radius 4, anywhere. Liquid: all are moved 2 inches towards one aim. Solid: all are immobilised until end
        # of turn. Gaseous: enemies lose sight until end of turn.
        Card(
            "state-convergence",
            WATER,
            SpellType.EPHEMERAL,
            cost=4,
            copies=2,
            boost=Boost(5),
            asks=(Centre(4 * INCH),),
            does=(
                ByForm(
                    liquid=(PushZone(2, Toward.AIM, radius=4 * INCH),),
                    solid=(
                        GiveZone(
                            (bound(Restriction.CANNOT_MOVE),),
                            Until.END_OF_TURN,
                            radius=4 * INCH,
                            enemies_only=False,
                        ),
                    ),
                    gaseous=(GiveZone((bound(Restriction.BLIND),), Until.END_OF_TURN, radius=4 * INCH),),
                ),
            ),
        ),
        # Once a turn change your state. In each of your end phases 1 mana, or discard it.
        Card(
            "morphic-current",
            WATER,
            SpellType.PERMANENT,
            cost=3,
            boost=Boost(7),
            lines=(Free("morphic-current", does=(ChangeForm(),)), Upkeep(Cost(mana=1))),
        ),
        # Elusive. As it comes into play you may change your state.
        Card(
            "prismatic-sprite",
            WATER,
            SpellType.CREATURE,
            cost=2,
            boost=Boost(6),
            body=Body(life=1, movement=5, defense=2, melee=1, ranged=2, keywords=(ELUSIVE,)),
            lines=(
                When(
                    "fluid-form",
                    (Trigger(On.ENTERED_PLAY, subject=Ref.SELF),),
                    does=(ChangeForm(),),
                    may=True,
                ),
            ),
        ),
        # Liquid: difficult ground costs nothing more, and it may move straight across creatures and push them 1 inch. Solid:
        # enemies do not move it, 2 life more. Gaseous: on 4 to 6 of a die a melee attack on it fails.
        Card(
            "elemental-avatar",
            WATER,
            SpellType.CREATURE,
            cost=6,
            boost=Boost(5),
            body=Body(life=4, movement=4, defense=3, melee=3, ranged=3, size=2),
            lines=(
                Sweep(1, WHILE_LIQUID),
                Aura(Ref.SELF, (bound(Restriction.IGNORES_DIFFICULT),), WHILE_LIQUID),
                Aura(Ref.SELF, (bound(Restriction.CANNOT_BE_MOVED), plus(Stat.LIFE, 2)), WHILE_SOLID),
                Aura(Ref.SELF, (bound(Restriction.DODGES),), WHILE_GASEOUS),
            ),
        ),
    ),
)
