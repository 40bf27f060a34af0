# Questions, options and names of the rules.

# Prompts
ask-ability = Use this ability?
ask-blood = Mana is missing: which creature bleeds for it?
ask-branch = Choose an effect.
ask-brand = A mark of cinder instead of all damage?
ask-caster = Who casts the spell?
ask-cheaper = Make the spell cheaper?
ask-deflect = Send the shot at another creature, by lot?
ask-duel = Lay a card face down for the duel, or pass.
ask-free-attack = A creature leaves the combat: who strikes at it?
ask-go = Where to?
ask-graft = Graft a card on the spell?
ask-instant = Cast an instant?
ask-pick = Choose a creature.
ask-target = Choose a target.
ask-tokens = How many tokens?

# Options
option-ability = { $source }: { $ability }
option-aim = Towards { $place }
option-bleed = Blood: { $creature } (life left: { $left })
option-card = Card: { $card }
option-cast = Cast: { $card } (cost { $mana })
option-cast-discarded = Cast from the discard pile: { $card } (cost { $mana })
option-caster = Caster: { $creature }
option-cheapen = Discard { $card }: the spell costs { $mana }
option-decline = No
option-deflect = Deflect the shot
option-duel-card = Lay { $card } (initiative { $initiative })
option-duel-pass = Pass: no card
option-enough = That is enough
option-free-attack = Strike with { $creature }
option-go = { $creature }: to { $place }
option-graft = Graft { $card } (cost { $mana } more)
option-ingredient = Use { $ingredient }
option-no-free-attack = Let it go
option-no-graft = No graft
option-pass-window = Pass: no instant
option-pay = Pay { $mana } mana
option-pay-blood = { $mana ->
    [0] Pay with { $blood } blood
   *[other] Pay { $mana } mana and { $blood } blood
}
option-pick = Choose: { $what }
option-place = Place { $place }
option-player = Player: { $player }
option-spend = Tokens: { $tokens }
option-stats = Exchange { $first } and { $second }
option-stay = Stay where it is
branch-brand = Mark it with cinder instead

# Values
stat-life = Life
stat-movement = Movement
stat-defense = Defence
stat-melee = Melee
stat-ranged = Ranged
stat-attack = Attack
stat-initiative = Initiative

# Phases
phase-set-up = Set-up
phase-collect = Collect phase
phase-activation = Activation phase
phase-monsters = Monster phase
phase-end = End phase

# Zones, markers and terrain
name-zone-scorched = Scorched terrain
name-zone-flow = Flow
name-zone-spring = Spring
name-zone-stasis = Stasis zone
name-zone-null = Null zone
name-zone-eye = Eye of the storm
name-zone-cyclone = Cyclone
name-zone-cloud = Cloud
name-zone-necrotic = Necrotic zone
name-marker-geyser = Geyser
name-marker-portal = Portal
name-marker-territory = Territory
name-marker-ritual = Ritual marker
name-marker-stone = Standing stone
name-marker-anvil = Anvil
name-marker-shard = Shard
name-terrain-forest = Forest
name-terrain-ruin = Ruin
name-terrain-low-wall = Low wall
name-terrain-hill = Hill
name-terrain-wall = Wall
name-terrain-rock = Rock
name-terrain-pond = Pond

# How a match ends
result-last-standing = Only one player has creatures left.
result-points = Six points are reached.
result-most-points = The match is at its end: most points win.
result-nobody-left = Nobody has creatures left: a draw.
sheet-points = Victory points
monsters = The monsters
