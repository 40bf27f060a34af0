# The board
board-table = The table
board-to-land = Look at the land
board-to-combat = Back to the combat

# The map
land-map = The land
land-space = { $terrain } ({ $place })
land-site = { $site }, { $terrain } ({ $place })
land-city = { $city }, level { $level } ({ $place })
land-city-red = Red city
land-city-blue = Blue city
land-city-green = Green city
land-city-white = White city
land-mine-red = Red crystal mine
land-mine-blue = Blue crystal mine
land-mine-green = Green crystal mine
land-mine-white = White crystal mine
land-fog = Unexplored ({ $place }). { $kind } comes next
land-legend = What moving costs
land-cost = Takes { $cost } { $cost ->
    [one] move point
   *[other] move points
    }
land-closed = Cannot be entered
land-reach = Within reach for { $cost }
land-reach-stops = Within reach for { $cost }; the move ends there, in a fight
land-you = You are here
land-hero = { $who } is here
land-shields = Shields of { $who }
land-leader = { $who } leads the city
land-city-friendly = A friend to everybody
land-city-closed = Its gates are closed
land-rampaging = A rampaging enemy: it holds the space, and falls upon whoever walks past it
land-face-down = Hidden: { $back }
land-enemy = { $name }: armor { $armor }, attack { $attack } ({ $element })
land-summoner = { $name }: armor { $armor }, summons a monster to attack
land-ruins-hidden = Nobody knows yet what is inside

# What sites do
land-does-village = Recruit here, heal for 3 influence, or plunder between turns
land-does-monastery = Recruit here, heal for 2 influence, learn its action for 6; or burn it down for an artifact
land-does-keep = Coming here is an assault. Whoever takes it may recruit here and hold more cards nearby
land-does-keep-won = Its owner recruits here, and holds more cards on it and next to it
land-does-mage-tower = Coming here is an assault. Whoever takes it wins a spell
land-does-mage-tower-won = Recruit here, or buy a spell for 7 influence and mana of its colour
land-does-city = Coming here is an assault against the whole garrison
land-does-city-won = Recruit here, and buy what this city offers
land-does-ruins = Enter as your action: fight what the token shows, or bring mana to the altar
land-does-ruins-won = There is nothing left here
land-does-dungeon = Enter as your action, without units and as if by night: a brown enemy; a spell or an artifact
land-does-dungeon-won = Enter again for fame alone, without units and as if by night: a brown enemy
land-does-tomb = Enter as your action, without units and as if by night: a red enemy; a spell and an artifact
land-does-tomb-won = Enter again for fame alone, without units and as if by night: a red enemy
land-does-monster-den = Enter as your action: a brown enemy; two crystals by the dice
land-does-monster-den-won = There is nothing left here
land-does-spawning-grounds = Enter as your action: two brown enemies; an artifact and three crystals by the dice
land-does-spawning-grounds-won = There is nothing left here
land-does-mine = End your turn here for a crystal of its colour
land-does-glade = Begin your turn here for a gold mana (black by night); end it here to throw a wound away
land-does-portal = Heroes come into the land here

# The calendar
calendar-round = Round { $round } of { $rounds }, { $time }
calendar-order = Order of the round
calendar-turn = on turn
calendar-done = turn done
calendar-announced = { $who } announced the end of the round
calendar-ending = The last turns
