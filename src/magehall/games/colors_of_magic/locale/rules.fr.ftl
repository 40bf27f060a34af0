# Questions, options et noms des règles.

# Questions
ask-ability = Utiliser cette capacité ?
ask-blood = Il manque du mana : quelle créature saigne pour lui ?
ask-branch = Choisissez un effet.
ask-brand = Une marque de cendre à la place de tous les dégâts ?
ask-caster = Qui lance le sort ?
ask-cheaper = Rendre le sort moins cher ?
ask-deflect = Dévier le tir vers une autre créature, au hasard ?
ask-duel = Posez une carte face cachée pour le duel, ou passez.
ask-free-attack = Une créature quitte le combat : qui la frappe ?
ask-go = Où aller ?
ask-graft = Greffer une carte sur le sort ?
ask-instant = Lancer un instantané ?
ask-pick = Choisissez une créature.
ask-target = Choisissez une cible.
ask-tokens = Combien de jetons ?

# Options
option-ability = { $source } : { $ability }
option-aim = Vers { $place }
option-bleed = Sang : { $creature } (vie restante : { $left })
option-card = Carte : { $card }
option-cast = Lancer : { $card } (coût { $mana })
option-cast-discarded = Lancer depuis la défausse : { $card } (coût { $mana })
option-caster = Lanceur : { $creature }
option-cheapen = Défausser { $card } : le sort coûte { $mana }
option-decline = Non
option-deflect = Dévier le tir
option-duel-card = Poser { $card } (initiative { $initiative })
option-duel-pass = Passer : aucune carte
option-enough = C’est assez
option-free-attack = Frapper avec { $creature }
option-go = { $creature } : vers { $place }
option-graft = Greffer { $card } (coût { $mana } de plus)
option-ingredient = Utiliser { $ingredient }
option-no-free-attack = Laisser partir
option-no-graft = Aucune greffe
option-pass-window = Passer : aucun instantané
option-pay = Payer : { $mana } mana
option-pay-blood = { $mana ->
    [0] Payer : { $blood } en sang
   *[other] Payer : { $mana } mana et { $blood } en sang
}
option-pick = Choisir : { $what }
option-place = Place { $place }
option-player = Joueur : { $player }
option-spend = Jetons : { $tokens }
option-stats = Échanger { $first } et { $second }
option-stay = Rester sur place
branch-brand = Marquer de cendre à la place

# Valeurs
stat-life = Vie
stat-movement = Mouvement
stat-defense = Défense
stat-melee = Mêlée
stat-ranged = Distance
stat-attack = Attaque
stat-initiative = Initiative

# Phases
phase-set-up = Mise en place
phase-collect = Phase de collecte
phase-activation = Phase d’activation
phase-monsters = Phase des monstres
phase-end = Phase de fin

# Zones, marqueurs et terrain
name-zone-scorched = Terrain calciné
name-zone-flow = Courant
name-zone-spring = Source
name-zone-stasis = Zone de stase
name-zone-null = Zone nulle
name-zone-eye = Œil du cyclone
name-zone-cyclone = Cyclone
name-zone-cloud = Nuage
name-zone-necrotic = Zone nécrotique
name-marker-geyser = Geyser
name-marker-portal = Portail
name-marker-territory = Territoire
name-marker-ritual = Marqueur de rituel
name-marker-stone = Pierre levée
name-marker-anvil = Enclume
name-marker-shard = Éclat
name-terrain-forest = Forêt
name-terrain-ruin = Ruine
name-terrain-low-wall = Muret
name-terrain-hill = Colline
name-terrain-wall = Mur
name-terrain-rock = Rocher
name-terrain-pond = Étang

# Comment finit une partie
result-last-standing = Il ne reste de créatures qu’à un seul joueur.
result-points = Six points sont atteints.
result-most-points = La partie est à son terme : le plus de points l’emporte.
result-nobody-left = Il ne reste de créatures à personne : égalité.
sheet-points = Points de victoire
monsters = Les monstres
