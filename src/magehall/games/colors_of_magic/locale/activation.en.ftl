# What the cards of the activation deck say to monsters.

# Where it moves
move-target-nearest = the nearest creature
move-target-nearest-enemy = the nearest enemy
move-target-nearest-mage = the nearest mage
move-target-most-life = the creature with most life
move-target-most-wounded = the most wounded creature
move-target-least-wounded = the least wounded creature
move-target-fastest = the fastest creature
move-target-slowest-in-reach = the slowest creature it can reach
move-target-nearest-source = the nearest creature with Source
move-target-nearest-objective = the nearest objective
move-target-nearest-unclaimed = the nearest unclaimed objective
move-target-centre = towards the centre
move-target-away-from-nearest = away from the nearest creature
move-target-away-from-mage = away from the nearest mage
move-target-stay = it stays

# Whom it attacks
attack-target-nearest = the nearest creature
attack-target-nearest-enemy = the nearest enemy
attack-target-nearest-in-sight = the nearest creature in sight
attack-target-nearest-mage = the nearest mage
attack-target-mage-in-reach = a mage it can attack
attack-target-in-reach = a creature it can attack
attack-target-nearest-in-reach = the nearest creature it can attack
attack-target-most-life-in-reach = the creature it can attack with most life
attack-target-most-life = the creature with most life
attack-target-least-life = the creature with least life
attack-target-most-wounded = the most wounded creature
attack-target-least-wounded = the least wounded creature
attack-target-fastest = the fastest creature
attack-target-slowest-in-reach = the slowest creature it can reach
attack-target-nearest-source = the nearest creature with Source
attack-target-nearest-to-objective = the creature nearest to the objective
attack-target-no-attack = it cannot attack
