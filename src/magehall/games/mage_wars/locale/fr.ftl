# Noms
title = Mage Wars
# S’emploie dans une phrase, à la place du nom d’une carte.
hidden-enchantment = un enchantement caché
token-opened = porte ouverte

# Modes
mode-apprentice = Mode apprenti
mode-standard = Partie normale
mode-teams = Équipes
mode-free_for_all = Chacun pour soi
mode-not-for = « { $mode } » se joue à { $fits }, pas à { $seats }.
setting-mode = Le combat
setting-mode-auto = Selon le nombre de joueurs
setting-mode-apprentice = Apprentis : petite arène, grimoires tout prêts, deux joueurs
setting-mode-standard = Partie normale : arène entière, deux joueurs
setting-mode-teams = Deux équipes de deux
setting-mode-free_for_all = Chacun pour soi, à trois ou quatre
setting-edition = Texte des cartes
setting-edition-first = Premières impressions
setting-edition-fourth = 4e édition (11 cartes changent)

# Les phases d’un round
phase-initiative = Initiative
phase-reset = Rétablissement
phase-channel = Focalisation
phase-upkeep = Entretien
phase-planning = Planification
phase-deployment = Déploiement
phase-first-quickcast = Premier lancement rapide
phase-actions = Actions
phase-final-quickcast = Dernier lancement rapide

# Directions
way-north = vers le nord
way-east = vers l’est
way-south = vers le sud
way-west = vers l’ouest

# Questions : avant le combat et pendant le round
ask-mage = Choisissez votre magicien.
ask-upkeep-side = Vous avez l’initiative : l’entretien commence par les objets de qui ?
ask-upkeep-order = Plusieurs choses arrivent à vos objets : laquelle d’abord ?
ask-upkeep-pay = { $what } : payez-vous l’entretien ?
ask-shield = Activez-vous le { ability-voltaric-shield } ?
ask-link = { card-death-link } : combien de dégâts reportez-vous sur { $what } ?
ask-torment = { card-molochs-torment } : faites-vous souffrir { $what } ?
ask-prepare = Choisissez le sort { $number } sur 2 à préparer.
ask-prepare-helper = { $what } : choisissez un sort à préparer.
ask-deploy = { $what } : lancer le sort préparé ?
ask-quickcast = Utilisez-vous votre lancement rapide ?
ask-activate = Activez une créature.
ask-act = { $what } : que faire ?
ask-empower = { $what } : payer pour renforcer cette créature ?
ask-before-action = Une créature alliée va agir. Utilisez-vous d’abord votre lancement rapide ou une capacité ?
ask-after-action = La créature a agi. Utilisez-vous votre lancement rapide ou une capacité ?

# Questions : enchantements
ask-reveal-phase-end = La phase se termine. Révélez-vous un enchantement ?
ask-reveal-activated = Une créature vient d’être activée. Révélez-vous un enchantement ?
ask-reveal-moved = Une créature s’est déplacée. Révélez-vous un enchantement ?
ask-reveal-action-end = Une phase d’action se termine. Révélez-vous un enchantement ?
ask-reveal-attack-declared = Une attaque est déclarée. Révélez-vous un enchantement ?
ask-reveal-attack-avoided = L’étape d’évitement est passée. Révélez-vous un enchantement ?
ask-reveal-attack-rolled = Les dés de l’attaque sont lancés. Révélez-vous un enchantement ?
ask-reveal-attack-damage = Les dégâts et les effets de l’attaque sont appliqués. Révélez-vous un enchantement ?
ask-reveal-attack-strikes = Les attaques supplémentaires sont passées. Révélez-vous un enchantement ?
ask-reveal-attack-barrier = L’étape de la barrière létale est passée. Révélez-vous un enchantement ?
ask-reveal-attack-counterstrike = L’étape de la contre-attaque est passée. Révélez-vous un enchantement ?
ask-reveal-attack-end = L’attaque est terminée. Révélez-vous un enchantement ?
ask-reveal-spell-cast = Un sort vient d’être lancé. Révélez-vous un enchantement ?
ask-reveal-spell-counter = Il est trop tard pour contrer le sort. Révélez-vous un enchantement ?
ask-reveal-spell-resolved = Le sort est résolu. Révélez-vous un enchantement ?
ask-pay-reveal = « { $spell } » : la révélation est obligatoire. Payez-vous son coût ?
ask-trap = Quel piège se déclenche en premier ?
ask-curseweaving = { ability-curseweaving } : reprenez-vous une malédiction ?

# Questions : sorts et objets
ask-spell-choice = { $spell } : faites votre choix.
ask-cure = { $what } : quel état retirer ?
ask-zone = { $what } : téléporter dans quelle zone ?
ask-push = { $what } : pousser dans quelle direction ?
ask-gate = Un démon arrive : par la { card-gate-to-hell } ?
ask-pet = { $what } : en faire votre compagnon animal ?
ask-bloodreaper = { $what } : en faire votre Suceur de sang ?
ask-set-upon = { $what } : quel magicien désignez-vous ?
ask-slot = { $what } : à quelle localisation ?
ask-bind = { $what } : quel sort liez-vous ?
ask-sacrifice = Quelle créature sacrifiez-vous ?
ask-temple-dice = { card-temple-of-light } : combien de vos temples comptent ?

# Questions : attaques
ask-defend = Attaque contre { $what } : utilisez-vous une défense ?
ask-reroll = { card-temple-of-the-dawnbreaker } : faites-vous relancer un jet ?
ask-strike-again = Frappez-vous encore ?
ask-counterstrike = Contre-attaquez-vous ?
ask-next-target = Attaquez-vous une autre cible ?
ask-fury = { card-battle-fury } : attaquez-vous une fois de plus ?
ask-zone-order = Qui est la cible suivante ?

# Options : avant le combat et pendant le round
option-mage = Choisir { $mage }
option-upkeep-banish = { $what } : retirer un jeton de bannissement
option-upkeep-regenerate = { $what } : régénération
option-upkeep-pay = { $what } : entretien
option-upkeep-shield = { $what } : { ability-voltaric-shield }
option-upkeep-burn = { $what } : Enflammé
option-upkeep-rot = { $what } : Décrépitude
option-upkeep-poison = { $what } : poison
option-upkeep-ghoul = { $what } : { card-ghoul-rot }
option-upkeep-link = { $what } : { card-death-link }
option-upkeep-torment = { $what } : { card-molochs-torment }
option-upkeep-side = Les objets que contrôle { $mage }
option-in-order = Tout dans l’ordre indiqué
option-upkeep-paid = Payer { $mana } mana et garder { $what }
option-upkeep-unpaid = Ne pas payer et perdre { $what }
option-shield-on = Activer le bouclier ({ $mana } mana)
option-shield-off = Se passer du bouclier
option-link = { $damage ->
    [0] Épargner { $what }
    [one] Soigner { $damage } dégât du magicien et l’infliger à { $what }
   *[other] Soigner { $damage } dégâts du magicien et les infliger à { $what }
}
option-torment = Infliger 1 dégât à { $what } (1 mana)
option-no-torment = Ne rien infliger
option-prepare = Préparer « { $spell } »
option-prepare-no-more = Ne plus préparer de sort
option-prepare-nothing = Ne rien préparer
option-not-deploy = Ne rien lancer
option-keep-quickcast = Garder le lancement rapide
option-activate = Activer { $what }
option-pass-turn = Passer
option-empower = Renforcer { $what } ({ $mana } mana)
option-not-empower = Garder la mana
option-let-pass = Ne rien faire

# Options : actions
option-move = Se déplacer en { $zone }
option-climb = Franchir le mur jusqu’en { $zone } (action complexe)
option-attack = Attaquer { $target } ({ $attack })
option-guard = Se mettre en protection
option-finish = Terminer la phase d’action
option-cast = { $target ->
    [arena] Lancer « { $spell } » ({ $mana } mana)
   *[other] Lancer « { $spell } » sur { $target } ({ $mana } mana)
}
option-cast-by = { $target ->
    [arena] { $what } : lancer « { $spell } » ({ $mana } mana)
   *[other] { $what } : lancer « { $spell } » sur { $target } ({ $mana } mana)
}
option-use = { $mana ->
    [0] { $what } : utiliser « { $ability } »
   *[other] { $what } : utiliser « { $ability } » ({ $mana } mana)
}
option-use-on = { $mana ->
    [0] { $what } : utiliser « { $ability } » sur { $target }
   *[other] { $what } : utiliser « { $ability } » sur { $target } ({ $mana } mana)
}

# Options : enchantements
option-reveal = Révéler « { $spell } » sur { $target } ({ $mana } mana)
option-pay-reveal = Payer pour « { $spell } » ({ $mana } mana)
option-refuse-reveal = Ne pas payer et perdre « { $spell } »
option-trap = « { $spell } » d’abord
option-take-back = Reprendre « { $spell } » dans le grimoire
option-no-curse = Ne rien reprendre

# Options : sorts et objets
option-choose = Choisir { $what } ({ $mana } mana)
option-choose-zone = Choisir la zone { $zone }
option-teleport-to = Téléporter en { $zone } ({ $mana } mana)
option-push = Pousser { $way }
option-force-push = Pousser { $way } ({ $mana } mana)
option-force-push-halted = Pousser { $way }, jusqu’au mur ({ $mana } mana)
option-cure = Retirer : { $what } ({ $mana } mana)
option-enough = Cela suffit
option-withdraw = Renoncer au sort
option-one-wall = Un seul mur
option-second-wall = Un second mur en { $border }
option-through-gate = Par la { card-gate-to-hell }
option-stay-here = Sur le lieu de l’invocation
option-pet = Prendre { $what } pour compagnon animal ({ $price } mana)
option-bloodreaper = Prendre { $what } pour Suceur de sang (perdre { $price } de vie)
option-no-marker = Ne rien changer
option-set-upon = Désigner le magicien : { $mage }
option-slot = Localisation : { $slot }
option-replace = Remplacer { $what }
option-replace-in = Remplacer { $what }, localisation : { $slot }
option-bind = Lier « { $spell } »
option-bind-none = Ne lier aucun sort
option-sacrifice = Sacrifier { $what }
option-temple-dice = { $count ->
    [one] { $count } dé et +{ $count } à l’effet
   *[other] { $count } dés et +{ $count } à l’effet
 } (encore { $mana } mana)

# Options : attaques
option-defend = Utiliser la défense ({ $value } ou plus) : { $defense }
option-no-defense = Ne pas utiliser de défense
option-reroll-attack = Faire relancer les dés d’attaque
option-reroll-effect = Faire relancer le dé d’effet
option-reroll-defense = Relancer le jet de défense
option-reroll-escape = Relancer le test d’évasion
option-keep-roll = Garder le résultat
option-strike-again = Frapper encore
option-no-more-strikes = Ne plus frapper
option-no-counterstrike = Ne pas contre-attaquer
option-no-second-target = N’attaquer personne d’autre
option-no-fury = Ne pas attaquer de nouveau

# Résultats
result-last-standing = Le dernier magicien debout l’emporte.
result-draw = Tous les magiciens sont tombés : match nul.
result-too-long = Personne n’a su gagner en cent rounds : match nul.
option-own-book = Jouer un grimoire personnel : { $mage }
