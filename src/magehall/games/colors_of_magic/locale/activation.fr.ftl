# Ce que les cartes d’activation disent aux monstres.

# Où il va
move-target-nearest = la créature la plus proche
move-target-nearest-enemy = l’ennemi le plus proche
move-target-nearest-mage = le magicien le plus proche
move-target-most-life = la créature avec le plus de points de vie
move-target-most-wounded = la créature la plus blessée
move-target-least-wounded = la créature la moins blessée
move-target-fastest = la créature avec le plus de Mouvement
move-target-slowest-in-reach = la créature à portée la plus lente
move-target-nearest-source = la créature avec Source la plus proche
move-target-nearest-objective = l’objectif le plus proche
move-target-nearest-unclaimed = l’objectif non réclamé le plus proche
move-target-centre = vers le centre
move-target-away-from-nearest = à l’opposé de la créature la plus proche
move-target-away-from-mage = à l’opposé du magicien le plus proche
move-target-stay = il ne bouge pas

# Qui il attaque
attack-target-nearest = la créature la plus proche
attack-target-nearest-enemy = l’ennemi le plus proche
attack-target-nearest-in-sight = la créature en vue la plus proche
attack-target-nearest-mage = le magicien le plus proche
attack-target-mage-in-reach = un magicien à portée
attack-target-in-reach = une créature à portée
attack-target-nearest-in-reach = la créature à portée la plus proche
attack-target-most-life-in-reach = la créature à portée avec le plus de points de vie
attack-target-most-life = la créature avec le plus de points de vie
attack-target-least-life = la créature avec le moins de points de vie
attack-target-most-wounded = la créature la plus blessée
attack-target-least-wounded = la créature la moins blessée
attack-target-fastest = la créature avec le plus de Mouvement
attack-target-slowest-in-reach = la créature à portée la plus lente
attack-target-nearest-source = la créature avec Source la plus proche
attack-target-nearest-to-objective = la créature la plus proche de l’objectif
attack-target-no-attack = il ne peut pas attaquer
