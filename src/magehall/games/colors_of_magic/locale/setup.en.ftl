# Set-up: forces, corners, who begins.
ask-force = Choose your force: a mage and three schools.
option-force = { $mage }: { $first }, { $second }, { $third }
ask-leave-out = Your codex has eleven cards: which one stays out of the game?
option-leave-out = Leave out { $card }
ask-corner = Choose the corner you deploy in.
option-corner = Corner { $corner }
ask-servant = Put a Servant into play, free of cost?
option-servant = Servant: { $card }
option-no-servant = No Servant
ask-first = You deployed last: who begins?
option-first = { $player } begins
option-error-forces = { $forces } forces are given for { $seats } seats.

# Why not
refused-no-such-mage = There is no such mage.
refused-no-such-school = There is no such school.
refused-no-such-force = That is no mage with three schools.
refused-not-three-schools = A force has three schools.
refused-school-twice = The three schools must be different.
refused-own-element-missing = At least one school must be of the mage’s element: { $element }.
refused-opposed-element = { $school } is of the element opposed to the mage’s.
refused-choose-force-first = Forces are chosen first.
refused-not-in-codex = That card is not in your codex.
refused-no-such-corner = That corner cannot be chosen here.
refused-no-servant = That is no Servant of yours.
refused-no-such-player = There is no such player.

# Elements
element-fire = fire
element-water = water
element-earth = earth
element-air = air
element-arcane = arcane
