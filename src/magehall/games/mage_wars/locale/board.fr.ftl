# Le plateau dans le navigateur : la table et ses parties
board-table = La table
board-arena = L’arène
board-zone = Zone { $zone }
board-zone-holds = Zone { $zone } : { $count ->
    [0] vide
   *[other] { $what }
}
board-border = Frontière { $zone }
board-round = Round { $round }
board-phases = Phases du round
board-turn = À { $mage } de jouer
board-your-turn = À vous
board-waiting = On attend les autres
board-choosing = Chacun choisit son magicien
board-apprentice = En partie d’apprenti, chaque magicien a 24 points de vie et une Focalisation de 10, quoi que dise sa carte, et ses capacités propres ne comptent pas.
board-over = Le combat est terminé
board-mages = Les magiciens
board-close = Fermer
board-empty = Aucune carte ici
board-back = Retour
board-rule = Que dit la règle ?
board-pick-target = Choisissez une cible éclairée.
board-next-target = La touche N passe de l’une à l’autre.
board-pick-page = Choisissez un sort de votre grimoire.
board-cannot = Impossible de lancer { $spell } maintenant.

# Joueurs
board-you = vous
board-ally = votre allié
board-initiative = A l’initiative
board-fallen = Hors de combat
board-cards = Sorts préparés : { $prepared }, dans le grimoire : { $book }, défaussés : { $discard }
board-prepared = Sorts préparés : { $count }
board-prepared-word = Sorts préparés
board-book-of = Grimoire ({ $mage }) : { $count }
board-discard-of = Défausse ({ $mage }) : { $count }
board-worn = Équipement et enchantements

# Objets
board-object = { $what } ({ $mage }), { $place }
board-attached = { $what } ({ $mage })
board-carries = Avec { $what }
board-face-down = Enchantement face cachée
board-known-down = { $spell }, face cachée
board-life = Vie { $left } sur { $life }
board-armor = Armure { $value }
board-armor-word = Armure
board-mana = Mana { $value }
board-mana-word = Mana
board-channeling = Focalisation { $value }
board-assigned = Sort qui lui est confié : { $spell }
board-assigned-secret = Un sort lui est confié
board-bound = Sort lié : { $spell }
board-bound-secret = Un sort lui est lié
board-ready = Disponible
board-acted = A agi
board-guards = En protection
board-quickcast = Lancement rapide disponible
board-quickcast-used = Lancement rapide utilisé

# La main et le grimoire
board-hand = Sorts préparés
board-held-by = { $spell }, pour { $what }
board-book = Votre grimoire
board-pages = Pages
board-all = Tous
board-find = Chercher un sort
board-nothing-found = Aucun sort de ce genre.
board-to-arena = Voir l’arène
board-to-book = Retour au grimoire

# Ce que peut faire une créature ou une carte ; la cible vient ensuite
board-deed-move = Se déplacer…
board-deed-climb = Franchir un mur…
board-deed-attack = { $attack }…
board-deed-cast = Lancer { $spell }…
board-deed-bound = Lancer { $spell }…
board-deed-invoke = { $ability }…
board-deed-use = { $ability }…
board-deed-choose = { $spell }…
board-deed-push = Pousser…
board-deed-teleport = Téléporter…

# Ce qui est en cours
board-attacks = { $what } attaque { $target } : { $attack }
board-casts = { $what } lance { $spell }
board-casts-at = { $what } lance { $spell } sur { $target }
board-rolled = Les dés
board-rolls = Les derniers dés
board-die = Dégâts { $value }
board-die-blank = Face vierge
board-die-critical = Dégâts critiques { $value }
board-effect-die = Dé d’effet : { $value }
board-step-attack-declare = Décla{ "\u00AD" }ration
board-step-attack-avoid = Évite{ "\u00AD" }ment
board-step-attack-roll = Lancer de dés
board-step-attack-damage = Dégâts
board-step-attack-strikes = Attaques en plus
board-step-attack-barrier = Barrière
board-step-attack-counterstrike = Contre-attaque
board-step-attack-end = Fin
board-step-cast-cast = Lancement
board-step-cast-counter = Contre
board-step-cast-resolve = Résolution

# Ce qui est imprimé sur les cartes
board-speed-quick = Action rapide
board-speed-full = Action complexe
board-speed-free = Gratuit
board-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
board-defense = { $uses ->
    [0] Défense { $value }+, contre chaque attaque
    [one] Défense { $value }+, une fois par round
   *[other] Défense { $value }+, { $uses } fois par round
}
board-style-melee = Contact
board-style-ranged = Distance
board-style-barrier = Barrière létale
board-style-passage = Au passage
board-style-trap = Piège
board-style-special = Spécial
board-effect-push = Poussé
board-aim-zone = Zone
board-aim-border = Frontière
board-aim-object = Tout objet
board-aim-enchantment = Enchantement
board-aim-arena = L’arène
board-aim-discard = Défausse
board-is-friendly = allié
board-not-friendly = ennemi
board-is-living = vivant
board-not-living = non vivant
board-is-corporeal = incarné
board-not-corporeal = désincarné
board-is-hidden = face cachée
board-not-hidden = face visible
