# La table dans le navigateur.
board-table = La table de Colors of Magic
board-map = La table vue d’en haut
board-ground = Le sol
board-ground-placing = Le sol : les flèches avancent de point en point, avec Maj d’un pouce ; Entrée confirme
board-place = Point { $place }
board-cost = { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
}
board-inches = { $inches }″
board-outside = Point { $place } : hors d’atteinte
board-confirm-go = Y aller
board-confirm-place = Ici
board-confirm-aim = Viser ce point
board-monsters = Monstres
board-away = Hors de la table
board-away-banished = Bannie
board-away-carried = Transportée
board-turn = Tour { $turn } sur { $limit }
board-turn-endless = Tour { $turn }
board-phases = Phases du tour
board-phase-collect = Collecte
board-phase-activation = Activation
board-phase-monsters = Monstres
board-phase-end = Fin
board-your-turn = À vous
board-turn-of = { $player } agit
board-ruler = Règle
board-ruler-hint = Deux touches ou un trait : la distance de bord à bord
board-ruler-length = { $inches } pouces de bord à bord

# Ce qui s’y trouve
board-creature = { $name }, { $owner }, en { $place }
board-creature-life = Vie { $left } sur { $life }
board-creature-values = Mouvement { $movement }, Défense { $defense }, mêlée { $melee }, distance { $ranged }
board-creature-tapped = Déjà activée
board-marker = { $name } en { $place }
board-marker-held = Contrôlé par { $player }
board-zone = { $name } de { $player } en { $place }, { $inches } pouces de large

# La légende
board-legend = Légende
board-terrain-forest = Forêt
board-terrain-does-forest = Difficile ; couvert léger
board-terrain-ruin = Ruine
board-terrain-does-ruin = Couvert léger
board-terrain-low-wall = Muret
board-terrain-does-low-wall = Difficile, vertical ; couvert léger
board-terrain-hill = Colline
board-terrain-does-hill = Difficile, vertical ; bloque la vue
board-terrain-wall = Mur
board-terrain-does-wall = Infranchissable ; bloque la vue
board-terrain-rock = Rocher
board-terrain-does-rock = Infranchissable ; bloque la vue
board-terrain-pond = Étang
board-terrain-does-pond = Eau : difficile
board-dark = Une créature ne voit pas plus loin que l’anneau autour d’elle
board-sees = voit à { $inches }″
board-halo = Engagement
board-halo-does = Un pouce autour d’un ennemi : qui y entre est engagé
board-reach = Allonge
board-reach-does = Jusqu’où une créature frappe : sa taille en pouces
