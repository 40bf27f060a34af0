"""Skills: ten of each hero. [skills]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.kinds import Skill, Usage
from magehall.games.mage_knight.cards.vocabulary import (
    BLACK,
    BLUE,
    FIRE,
    GREEN,
    ICE,
    RANGED,
    RED,
    SIEGE,
    WHITE,
    Color,
)
from magehall.games.mage_knight.cards.words.enemies import Weaken
from magehall.games.mage_knight.cards.words.flow import ByTime, IfLeastFame, OneOf
from magehall.games.mage_knight.cards.words.gains import Discard, Draw, Of
from magehall.games.mage_knight.cards.words.mana import GainCrystal, GainMana, SpendAtOnce, UseAsOpposite
from magehall.games.mage_knight.cards.words.points import (
    Attack,
    Block,
    Heal,
    Influence,
    InfluencePerCrystalColor,
    Move,
    MovePerReadyUnit,
)
from magehall.games.mage_knight.cards.words.skill import (
    ExploitMana,
    FreezeSource,
    LockMotivation,
    PassWoundOn,
    SidewaysBonus,
    SidewaysForMana,
    SidewaysWound,
)
from magehall.games.mage_knight.cards.words.travel import Fly, WeatherForAll
from magehall.games.mage_knight.cards.words.units import (
    ActivationBonus,
    AddUnitsToOffer,
    BondOfLoyalty,
    HealUnit,
    ReadyUnit,
)


def motivation(hero: str, color: Color) -> Skill:
    """The Motivation skill of a hero. In any turn: draw two cards, and gain a mana with the least fame; then no
    Motivation for a while."""
    return Skill(
        f"motivation-{hero}",
        hero,
        Usage.ROUND,
        (Draw(2), IfLeastFame((GainMana((color,)),)), LockMotivation()),
        anytime=True,
    )


ARYTHEA = (
    # Move 1, at night 2.
    Skill("dark-paths", "arythea", Usage.TURN, (ByTime(day=(Move(1),), night=(Move(2),)),)),
    # Siege attack 1, physical or fire.
    Skill("burning-power", "arythea", Usage.TURN, (OneOf(((Attack(1, SIEGE),), (Attack(1, SIEGE, FIRE),))),)),
    # Attack 2, physical or fire.
    Skill("hot-swordsmanship", "arythea", Usage.TURN, (OneOf(((Attack(2),), (Attack(2, element=FIRE),))),)),
    # Influence 2, at night 3.
    Skill("dark-negotiation", "arythea", Usage.TURN, (ByTime(day=(Influence(2),), night=(Influence(3),)),)),
    # A red crystal, and a red or black mana.
    Skill("dark-fire-magic", "arythea", Usage.ROUND, (GainCrystal((RED,)), GainMana((RED, BLACK)))),
    # A wound may be played sideways for 2.
    Skill("power-of-pain", "arythea", Usage.TURN, (SidewaysWound(2),)),
    # Discard a wound for a red or black mana, or another card for a white or green one; it is spent at once.
    Skill(
        "invocation",
        "arythea",
        Usage.TURN,
        (
            OneOf(
                (
                    (Discard(Of.WOUND), GainMana((RED, BLACK)), SpendAtOnce()),
                    (Discard(), GainMana((WHITE, GREEN)), SpendAtOnce()),
                )
            ),
        ),
    ),
    # One mana counts as its opposite.
    Skill("polarization", "arythea", Usage.TURN, (UseAsOpposite(),)),
    motivation("arythea", RED),
    # Throw away two wounds; one goes to the nearest hero.
    Skill("healing-ritual", "arythea", Usage.INTERACTIVE, (PassWoundOn(2),), healing=True),
)

GOLDYX = (
    # Siege attack 1, physical or ice.
    Skill("freezing-power", "goldyx", Usage.TURN, (OneOf(((Attack(1, SIEGE),), (Attack(1, SIEGE, ICE),))),)),
    # Heal 2.
    Skill("potion-making", "goldyx", Usage.ROUND, (Heal(2),), healing=True),
    # A blue crystal and a white mana.
    Skill("white-crystal-craft", "goldyx", Usage.ROUND, (GainCrystal((BLUE,)), GainMana((WHITE,)))),
    # A blue crystal and a green mana.
    Skill("green-crystal-craft", "goldyx", Usage.ROUND, (GainCrystal((BLUE,)), GainMana((GREEN,)))),
    # A blue crystal and a red mana.
    Skill("red-crystal-craft", "goldyx", Usage.ROUND, (GainCrystal((BLUE,)), GainMana((RED,)))),
    # In an interaction, influence 1 for each colour of crystal.
    Skill("glittering-fortune", "goldyx", Usage.TURN, (InfluencePerCrystalColor(1),)),
    # Fly a space for nothing, or two for 2 move points.
    Skill("flight", "goldyx", Usage.ROUND, (Fly((0, 2)),)),
    # Pay a mana: a sideways card gives 3, or 4 if it is of that colour.
    Skill("universal-power", "goldyx", Usage.TURN, (SidewaysForMana(3, same_color=4),)),
    motivation("goldyx", GREEN),
    # The others lose their Source die until one's next turn, which brings a crystal.
    Skill("source-freeze", "goldyx", Usage.INTERACTIVE, (FreezeSource(),)),
)

NOROWAS = (
    # Move 1 for each ready unit, 3 at most.
    Skill("forward-march", "norowas", Usage.TURN, (MovePerReadyUnit(3),)),
    # Ranged attack 2, at night 1.
    Skill(
        "day-sharpshooting",
        "norowas",
        Usage.TURN,
        (ByTime(day=(Attack(2, RANGED),), night=(Attack(1, RANGED),)),),
    ),
    # Ready or heal a unit.
    Skill("inspiration", "norowas", Usage.ROUND, (OneOf(((ReadyUnit(),), (HealUnit(),))),), healing=True),
    # Influence 3, at night 2.
    Skill("bright-negotiation", "norowas", Usage.TURN, (ByTime(day=(Influence(3),), night=(Influence(2),)),)),
    # A green crystal and a white mana.
    Skill("leaves-in-the-wind", "norowas", Usage.ROUND, (GainCrystal((GREEN,)), GainMana((WHITE,)))),
    # A white crystal and a green mana.
    Skill("whisper-in-the-treetops", "norowas", Usage.ROUND, (GainCrystal((WHITE,)), GainMana((GREEN,)))),
    # An activated unit has block 3, attack 2 or ranged attack 1 more.
    Skill("leadership", "norowas", Usage.TURN, (ActivationBonus(block=3, attack=2, ranged=1),)),
    # Two regular units come into the offer; a command token for a unit that costs 5 less and always serves.
    Skill("bonds-of-loyalty", "norowas", Usage.ALWAYS, (AddUnitsToOffer(2), BondOfLoyalty(discount=5))),
    motivation("norowas", WHITE),
    # Terrain costs 2 less for oneself and 1 more for others until one's next turn.
    Skill("prayer-of-weather", "norowas", Usage.INTERACTIVE, (WeatherForAll(),)),
)

TOVAK = (
    # Move 2, at night 1.
    Skill("double-time", "tovak", Usage.TURN, (ByTime(day=(Move(2),), night=(Move(1),)),)),
    # Ranged attack 1, at night 2.
    Skill(
        "night-sharpshooting",
        "tovak",
        Usage.TURN,
        (ByTime(day=(Attack(1, RANGED),), night=(Attack(2, RANGED),)),),
    ),
    # Attack 2, physical or ice.
    Skill("cold-swordsmanship", "tovak", Usage.TURN, (OneOf(((Attack(2),), (Attack(2, element=ICE),))),)),
    # Block 3, fire block 2 or ice block 2.
    Skill(
        "shield-mastery", "tovak", Usage.TURN, (OneOf(((Block(3),), (Block(2, FIRE),), (Block(2, ICE),))),)
    ),
    # An enemy has 1 armor less for each resistance.
    Skill("resistance-break", "tovak", Usage.TURN, (Weaken(1, per_resistance=True),)),
    # Discard a wound and draw a card.
    Skill("i-feel-no-pain", "tovak", Usage.TURN, (Discard(Of.WOUND), Draw(1)), healing=True),
    # A sideways card gives 2, or 3 if it is no basic action.
    Skill("i-dont-give-a-damn", "tovak", Usage.TURN, (SidewaysBonus(2, advanced=3),)),
    # A sideways card gives 2, or 3 without a Source die.
    Skill("who-needs-magic", "tovak", Usage.TURN, (SidewaysBonus(2, without_die=3),)),
    motivation("tovak", BLUE),
    # A mana of any colour but gold; others take a wound for each other colour they use until one's next turn.
    Skill("mana-exploit", "tovak", Usage.INTERACTIVE, (ExploitMana(),)),
)

SKILLS = (*ARYTHEA, *GOLDYX, *NOROWAS, *TOVAK)
"""Every skill, hero by hero."""
