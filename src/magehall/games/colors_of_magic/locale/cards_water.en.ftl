# Water schools and mages. French names are printed, the others ours; every text is ours.

# Mirror Games
name-mirror-games = Mirror Games
    .house = yes
text-mirror-games = Swap places, and send attacks and spells elsewhere.
name-water-reflection = Water Reflection
    .house = yes
text-water-reflection = When it takes damage and lives, it may change places with another of your creatures within 6 inches, if both fit.
name-redirect = Redirect
    .house = yes
text-redirect = When an opponent casts a spell with one of your creatures as target: choose another target that would be legal for its caster.
name-position-swap = Position Swap
    .house = yes
text-position-swap = Any 2 creatures on the table change places, if both fit.
name-mirror-guardian = Mirror Guardian
    .house = yes
text-mirror-guardian = When another of your creatures within 3 inches of it is attacked, in melee or at range, it may become the target, wherever it stands.
name-damage-reflection = Damage Reflection
    .house = yes
text-damage-reflection = When one of your creatures took combat damage, in melee or at range, even if it died: the creature that dealt it takes as much. Draw 1 card.
name-water-portal = Water Portal
    .house = yes
text-water-portal = Lay 2 portals on free points anywhere; they vanish in the end phase of the next turn. Once a turn each creature of any side, in its activation, may go from a portal that it touches to a free place touching the other.
name-grand-illusion = Grand Illusion
    .house = yes
text-grand-illusion = Put creatures of any side to any free places on the table, one after another, as many as you like. All creatures have 1 Movement more until end of turn.

# Thalassotherapy
name-thalassotherapy = Thalassotherapy
    .house = yes
text-thalassotherapy = Heal your creatures and save them from the last blow.
name-tide-walker-nymph = Tide-Walker Nymph
    .house = yes
text-tide-walker-nymph = Source 1. In the end phase it heals 1 damage of another of your creatures adjacent to it.
name-coral-sentinel = Coral Sentinel
    .house = yes
text-coral-sentinel = If it has neither moved nor attacked this turn, it heals 2 damage of its own in the end phase. Being pushed or swapped counts as having moved.
name-flash-flood = Flash Flood
    .house = yes
text-flash-flood = When damage would destroy one of your creatures: none of it is dealt, it heals 2 damage, and the creature that dealt it, or the caster of the spell, is pushed 3 inches away from yours.
name-life-spring = Life Spring
    .house = yes
text-life-spring = A zone of radius 3 inches, which is water. In your collect phase each of your creatures touching it heals 1 damage.
name-healing-wave = Healing Wave
    .house = yes
text-healing-wave = Heal 3 damage of one of your creatures.

# Tides and Currents
name-tides-and-currents = Tides and Currents
    .house = yes
text-tides-and-currents = Push, pull and swap creatures, friend and foe.
name-whirlpool-turtle = Whirlpool Turtle
    .house = yes
text-whirlpool-turtle = Once a turn pull a creature within 6 inches, friend or foe, seen or not, 2 inches towards it.
name-river-spirit = River Spirit
    .house = yes
text-river-spirit = Aquatic. Once a turn it may change places with another of your creatures within 4 inches, if both fit.
name-sudden-undertow = Sudden Undertow
    .house = yes
text-sudden-undertow = When an enemy creature attacks one of yours: pull the attacker 3 inches towards the caster. If it then has its target out of reach or sight, the attack fails.
name-persistent-flow = Persistent Flow
    .house = yes
text-persistent-flow = A zone of radius 3 inches, which is water. In your collect phase you may push all creatures touching it, friend and foe, 2 inches towards one aim, the nearest to it first.
name-pushing-current = Pushing Current
    .house = yes
text-pushing-current = Push a creature, friend or foe, 3 inches away from the caster.

# Strategist of the Depths
name-deep-water-hydro-strategist = Strategist of the Depths
    .house = yes
text-deep-water-hydro-strategist = Gains 1 Tidal Insight (3 at most) for each of your spells or abilities that reduces, stops or forces the movement of at least one enemy creature. Action, 2 insights: the next spell of an opponent, instants too, costs 2 mana more, whenever it comes.
name-tidal-sprite = Tidal Sprite
    .house = yes
text-tidal-sprite = Elusive. When its own move ends engaged with enemies, or it disengages from them, you may push or pull one of them 1 inch.
name-geyser-tortoise = Geyser Tortoise
    .house = yes
text-geyser-tortoise = Once a turn, when an enemy creature ends its own move within 3 inches, you may push it 2 inches away from the Tortoise.
name-deep-sea-siren = Deep-Sea Siren
    .house = yes
text-deep-sea-siren = Once a turn pull an enemy creature within 8 inches, seen or not, 3 inches towards it.
name-leviathan = Leviathan
    .house = yes
text-leviathan = Also costs 3 insights. It cannot be pushed or pulled. Its move may go in a straight line across creatures and push those it crosses 3 inches, each in a direction of your choice.
name-redirect-current = Redirect Current
    .house = yes
text-redirect-current = When any creature is about to be pushed or pulled: choose a new aim. 1 insight: it goes 2 inches farther.
name-flash-freeze = Flash Freeze
    .house = yes
text-flash-freeze = When an enemy creature enters water or scorched terrain, by its own move or by force: it cannot move until the end of its next activation. Water is a pond, Persistent Flow and Life Spring.
name-high-tide = High Tide
    .house = yes
text-high-tide = All pushes and pulls, everyone’s, go 2 inches farther. In each of your end phases, the first too, spend 1 insight or discard this.
name-geyser-field = Geyser Field
    .house = yes
text-geyser-field = Lay 3 geysers on free points. Nothing moves through them; they do not block sight. Once a turn you may move 1 of them up to 3 inches to a free point.
name-subtle-current = Subtle Current
    .house = yes
text-subtle-current = Push or pull an enemy creature 2 inches. 1 insight: draw 1 card.
name-tsunami = Tsunami
    .house = yes
text-tsunami = Choose a direction: all creatures of all sides are pushed 6 inches that way, those farthest along first. 2 insights: enemy creatures that anything stops, the table edge too, take 2 damage.

# Unbound Elementalist
name-unbound-elementalist = Unbound Elementalist
    .house = yes
text-unbound-elementalist = In each of your collect phases, the first too, choose the state: liquid, solid or gaseous. Everybody sees it, and the cards and creatures of the codex follow it at once.
name-adaptive-elemental = Adaptive Elemental
    .house = yes
text-adaptive-elemental = Liquid: 1 Movement more, and it moves through creatures. Solid: 1 Defence more, and no creature, friends and flyers included, moves through it. Gaseous: Elusive, and 1 ranged attack more.
name-phase-shift = Phase Shift
    .house = yes
text-phase-shift = Liquid: push or pull any creature 3 inches. Solid: one of your creatures has 2 Defence more until end of turn. Gaseous: one of your creatures has Elusive until end of turn. The state when it resolves counts.
name-flow-guardian = Flow Guardian
    .house = yes
text-flow-guardian = Liquid: in your collect phase it may move any adjacent creature up to 2 inches, in the direction you choose. Solid: your other creatures adjacent to it have 1 Defence more. Gaseous: its base and 1 inch around it block the lines of ranged attacks against your creatures.
name-elemental-mastery = Elemental Mastery
    .house = yes
text-elemental-mastery = After you changed to another state: a card of your hand costs 1 mana less this turn. From liquid to solid: draw 1 card. From solid to gaseous: 1 damage to an enemy creature. From gaseous to liquid: move one of your creatures 2 inches.
name-state-convergence = State Convergence
    .house = yes
text-state-convergence = A zone of radius 4 inches, anywhere. Liquid: all creatures touching it are moved 2 inches towards one aim. Solid: all of them are immobilised until end of turn. Gaseous: the enemies among them have no sight until end of turn, so no ranged attack and no spell that needs it.
name-morphic-current = Morphic Current
    .house = yes
text-morphic-current = Once a turn you may change your state. In each of your end phases pay 1 mana or discard this.
name-prismatic-sprite = Prismatic Sprite
    .house = yes
text-prismatic-sprite = Elusive. As it comes into play you may change your state once.
name-elemental-avatar = Elemental Avatar
    .house = yes
text-elemental-avatar = Liquid: difficult ground costs it nothing more, and its move may go in a straight line across creatures and push those it crosses 1 inch, each in a direction of your choice. Solid: enemy effects do not move it, and it has 2 life more. Gaseous: when a melee attack on it is declared, a die is rolled; on 4 to 6 the attack fails before the duel.

# Tokens
name-tidal-insight = Tidal Insight
    .house = yes

# Abilities
ability-tidal-insight = Tidal Insight
ability-abyssal-disruption = Abyssal Disruption
ability-change-of-state = Change of State
ability-vortex = Vortex
ability-dance-of-the-current = Dance of the Current
ability-persistent-flow = Push along the flow
ability-soothing-aura = Soothing Aura
ability-coral-regeneration = Regeneration
ability-life-spring = Life Spring
ability-substitution = Substitution
ability-interception = Interception
ability-hindering-current = Hindering Current
ability-protective-eruption = Protective Eruption
ability-bewitching-song = Bewitching Song
ability-shift-geyser = Move a geyser
ability-guiding-flow = Guiding flow
ability-morphic-current = Change the state
ability-fluid-form = Fluid Form

# Branches
branch-push = Push
branch-pull = Pull
