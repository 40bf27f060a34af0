# Cartes, mains, joueurs et objectifs dans le navigateur.
cards-type-permanent = Permanent
cards-type-artifact = Artefact
cards-type-creature = Créature
cards-type-ephemeral = Éphémère
cards-type-instant = Instantané
cards-kind-mage = Mage
cards-kind-monster = Monstre
cards-kind-token = Créature sans carte
cards-kind-ingredient = Ingrédient
cards-kind-artifact = Ingrédient, artefact
cards-kind-once = Ingrédient, à usage unique
cards-cost = Coût { $cost }
cards-cost-now = Coûte { $cost } maintenant, { $printed } imprimé
cards-range = Portée { $range ->
    [one] { $range } pouce
   *[other] { $range } pouces
}
cards-range-short = { $range }″
cards-size = Taille { $size }
cards-initiative = Initiative { $value }
cards-if-won = Duel gagné : +{ $value } aux dégâts
cards-if-lost = Duel perdu : dégâts quand même, { $value }
cards-if-won-more = Duel gagné : voir le texte
cards-graft = Greffe
cards-spends = Jetons : { $most }
cards-spends-between = Jetons : { $least } à { $most }
cards-flow = Mana par tour : { $value }
cards-token = { $token }, au plus { $most }
cards-shoots = Tire à { $range ->
    [one] { $range } pouce
   *[other] { $range } pouces
}
cards-keyword-of = { $keyword } ({ $of })
cards-gasp-lift = les voisins volent
cards-rule = Décisions sur cette carte
cards-rule-key = ? ouvre les décisions
cards-now = Sur la table maintenant
cards-tapped = activée
cards-away = hors de la table
cards-shielded = Bouclier { $number }
cards-burning = en feu { $number }
cards-poisoned = venin { $number }
cards-marked = marque de cendre
cards-copies = { $count } exemplaires
cards-empty = Aucune carte ici.

# Main
cards-hand = Main
cards-codex = Codex
cards-your-cards = Vos cartes
cards-hand-empty = Aucune carte en main
cards-codex-empty = Aucune carte de codex en main
cards-shown = Affiché
cards-to-choose = Au choix
cards-castable = { $count ->
    [0] rien à en faire maintenant
    [one] une peut être choisie
   *[other] { $count } peuvent être choisies
}

# Joueurs
cards-players = Joueurs
cards-you = vous
cards-mana = Mana { $mana }
cards-tokens = { $token } : { $tokens } sur { $most }
cards-points = Points { $points } sur { $most }
cards-hand-of = { $who } : cartes en main, { $count }
cards-deck-of = { $who } : cartes dans le grimoire, { $count }
cards-discard-of = { $who } : défausse, cartes : { $count }
cards-exile-of = { $who } : exil, cartes : { $count }
cards-known-of = { $who } : cartes de la main que vous connaissez, { $count } sur { $all }
cards-passed = a passé
cards-first = Premier joueur
cards-out = hors du jeu
cards-active = a la main
cards-mage-dead = Le mage est mort
cards-state = État : { $form }
cards-in-play = Permanents en jeu
cards-borne-by = sur { $creature }
cards-ingredients = Ingrédients
cards-ingredient-used = utilisé

# Objectifs
cards-goals = Objectifs
cards-goals-major = Majeurs
cards-goals-minor = Mineurs
cards-goals-none = Tous les objectifs sont pris.
cards-goal-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cards-goal-copies = il en reste { $count }
cards-goal-holder = tenu par { $who }
cards-goal-checks = contrôles : { $done } sur { $needed }
cards-goal-progress = { $done } sur { $needed }
cards-goal-price = Payer { $mana } mana
cards-goal-mana = Gagner { $mana } mana
cards-goal-after = Une fois « { $goal } » accompli
cards-goal-gives = Donne { $ingredient }
cards-dark = Obscurité : la vue porte à 6 pouces

# Choisir une force
cards-force-choose = Choisissez votre force
cards-force-rule = Comment on compose une force
cards-force-ready = Forces prêtes
cards-force-own = Composer une force
cards-force-mage = 1. Un mage
cards-force-schools = 2. Trois écoles, dont une au moins de l’élément du mage ({ $element })
cards-force-schools-first = 2. Trois écoles
cards-force-take = Prendre cette force
cards-force-read = Lire les cartes
cards-force-hide = Cacher les cartes
cards-force-opposed = Fermée : { $element } est opposé à { $mage }
cards-force-full = Trois écoles sont choisies : retirez-en une d’abord
cards-force-missing = { $count ->
    [one] Choisissez encore une école.
   *[other] Choisissez encore { $count } écoles.
}
cards-force-no-mage = Choisissez d’abord un mage.
cards-force-count = { $count } cartes
cards-force-codex = Codex : { $mage }
cards-force-leave-out = Votre codex a une carte de trop : laquelle reste dehors ?
cards-force-suggested = conseillée
