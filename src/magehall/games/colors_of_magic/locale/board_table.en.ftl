# The table in the browser.
board-table = The table of Colors of Magic
board-map = The table seen from above
board-ground = The ground
board-ground-placing = The ground: arrow keys step from place to place, with Shift an inch; Enter confirms
board-place = Place { $place }
board-cost = { $inches ->
    [one] { $inches } inch
   *[other] { $inches } inches
}
board-inches = { $inches }″
board-outside = Place { $place }: not within reach
board-confirm-go = Go there
board-confirm-place = Here
board-confirm-aim = Aim there
board-monsters = Monsters
board-away = Off the table
board-away-banished = Banished
board-away-carried = Carried
board-turn = Turn { $turn } of { $limit }
board-turn-endless = Turn { $turn }
board-phases = Phases of the turn
board-phase-collect = Collect
board-phase-activation = Activation
board-phase-monsters = Monsters
board-phase-end = End
board-your-turn = Your turn
board-turn-of = { $player } acts
board-ruler = Ruler
board-ruler-hint = Two taps or one stroke: the distance from edge to edge
board-ruler-length = { $inches } inches from edge to edge

# What stands on it
board-creature = { $name }, { $owner }, at { $place }
board-creature-life = Life { $left } of { $life }
board-creature-values = Movement { $movement }, Defence { $defense }, melee { $melee }, ranged { $ranged }
board-creature-tapped = Activated already
board-marker = { $name } at { $place }
board-marker-held = Controlled by { $player }
board-zone = { $name } of { $player } at { $place }, { $inches } inches across

# The legend
board-legend = Legend
board-terrain-forest = Forest
board-terrain-does-forest = Difficult; light cover
board-terrain-ruin = Ruin
board-terrain-does-ruin = Light cover
board-terrain-low-wall = Low wall
board-terrain-does-low-wall = Difficult, vertical; light cover
board-terrain-hill = Hill
board-terrain-does-hill = Difficult, vertical; blocks sight
board-terrain-wall = Wall
board-terrain-does-wall = Impassable; blocks sight
board-terrain-rock = Rock
board-terrain-does-rock = Impassable; blocks sight
board-terrain-pond = Pond
board-terrain-does-pond = Water: difficult
board-dark = A creature sees no further than the ring around it
board-sees = sees { $inches }″
board-halo = Engagement
board-halo-does = One inch around an enemy: who comes in is engaged
board-reach = Reach
board-reach-does = How far a creature strikes: its size in inches
