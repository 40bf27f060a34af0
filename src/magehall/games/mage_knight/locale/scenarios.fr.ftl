# Scénarios et variantes : réglages, questions, options, raisons et journal.

# Combats entre joueurs, et ensemble
setting-duels = Les joueurs peuvent s’attaquer
setting-duels-usual = Comme le dit le scénario
setting-duels-allowed = Oui
setting-duels-forbidden = Non
setting-joint_assaults = Des rivaux peuvent assaillir une cité ensemble
option-error-duels = Qui joue ensemble ou seul n’attaque aucun joueur.
option-error-joint-assaults = Ici, personne ne peut assaillir une cité ensemble.
refused-must-attack = Vous êtes sur la case de { $rival } : attaquez ou poursuivez votre chemin.
refused-joint-not-agreed = Vous n’avez pas convenu d’assauts coopératifs.

# Scénarios
setting-scenario-full-cooperation = Coopération : six rounds contre le jeu, un à trois joueurs
setting-scenario-blitz-cooperation = Coopération éclair : quatre rounds contre le jeu, un à trois joueurs
setting-scenario-mines-liberation = Libération des mines : quatre rounds, libérer les mines
setting-scenario-druid-nights = Les nuits des druides : quatre rounds, incantations pour les clairières marquées
setting-scenario-dungeon-lords = Les seigneurs des souterrains : cinq rounds, conquérir souterrains et cryptes
setting-scenario-conquer-and-hold = Conquérir et tenir : tenir forts et tours, à quatre par équipes
setting-scenario-one-to-return = Un seul reviendra : quatre rounds, être sur le portail à la fin
setting-teams = Deux équipes : les joueurs face à face jouent ensemble
setting-epic = Épique : trois jours et trois nuits
setting-contested_glades = Peu de boucliers par clairière : on prend la place des autres
setting-open_map = Toutes les tuiles sont révélées dès le début
setting-lowest_counts = Dans chaque catégorie, le plus faible compte

# La carte
setting-shape = Forme de la carte
setting-shape-usual = Celle du scénario
setting-shape-narrow = Étroite
setting-shape-open = Ouverte
setting-shape-open-4 = Ouverte, quatre rangées
setting-shape-open-3 = Ouverte, trois rangées
setting-countryside_tiles = Tuiles de campagne
setting-countryside_tiles-null = Comme le dit le scénario
setting-city_tiles = Tuiles avec cité
setting-city_tiles-null = Comme le dit le scénario
setting-core_tiles = Tuiles principales sans cité
setting-core_tiles-null = Comme le dit le scénario
setting-megapolis = Niveau de la dernière cité en Megapolis
setting-megapolis-null = Pas de Megapolis
setting-two_megapolises = Les deux dernières cités sont des Megapolis

# Variantes de jeu
setting-interactive_combat = Combat interactif : le joueur précédent peut aider un ennemi seul
setting-auction = Les héros sont mis aux enchères contre de la renommée
setting-upgrades = Après les nuits, une action peut être remplacée par une action avancée

# Ce qui ne va pas ensemble
option-error-teams = { $scenario } : deux équipes demandent quatre joueurs, et tous les scénarios n’en ont pas.
option-error-epic = { $scenario } : il n’a pas de version plus longue.
option-error-contested-glades = { $scenario } : personne ne se dispute les clairières ici.
option-error-open-map = { $scenario } : ses tuiles n’ont pas de place fixe à révéler.
option-error-lowest-counts = { $scenario } : c’est pour plusieurs joueurs qui coopèrent.
option-error-darkness = { $scenario } : il compte les jours et les nuits, qui doivent alterner.
option-error-map = { $scenario } : sa carte est fixée.
option-error-city-tiles = { $scenario } : sa seule cité est fixée.
option-error-core-tiles = { $scenario } : il n’y a pas autant de tuiles principales pour lui.
option-error-two-megapolises = Deux Megapolis demandent un niveau et deux cités.
option-error-megapolis = Il y a quatre couleurs de cité : trop peu pour ces cités et moitiés.
option-error-interactive-combat = Seuls des rivaux aident un ennemi.
option-error-auction = Seul, il n’y a personne contre qui enchérir.

# Missions
option-chant = Invoquer des monstres pour vos clairières marquées
option-mark = Marquer la clairière ; votre déplacement est terminé
option-mark-instead = Marquer la clairière à la place de { $rival } ; votre déplacement est terminé
refused-glade-ends-move = Vous avez marqué la clairière : votre déplacement est terminé.
refused-no-glade-here = Il n’y a pas ici de clairière à marquer.
refused-marked-already = Votre bouclier est déjà sur cette clairière.
refused-shields-there = Les boucliers de cette clairière ne le permettent pas.
refused-no-incantation-now = On n’invoque des monstres que la nuit, et pour les druides.
refused-chanted-already = Vous avez fait votre incantation de cette nuit.
refused-no-glade-marked = Aucune clairière ne porte votre bouclier.
refused-people-live-here = On n’invoque pas de monstres dans un lieu habité.
event-glade-marked = { $hero } marque la clairière en { $space }.
event-incantation-made = { $hero } invoque des monstres : { $count }.
event-hero-left-behind = Le portail se ferme, et { $hero } est éliminé.
event-chosen-drawn = Le sort désigne en secret l’élu d’une équipe.
event-chosen-drawn-seen = { $chosen } est l’élu de votre équipe.
event-chosen-revealed = { $chosen } était l’élu de son équipe.

# Décompte
score-mines = Mines libérées
score-title-mines = Grand libérateur
score-title-dungeons = Meilleur explorateur de souterrains
score-holdings = Forts et tours tenus
score-portal = Sur le portail
score-each-leads = Chacun dirige une cité
result-returned = Qui se tenait sur le portail revient et gagne.
result-nobody-returned = Personne ne revient, et personne ne gagne.
result-most-held = Qui tient le plus a gagné.
result-held-alike = Autant de part et d’autre : personne ne gagne.
result-conceded = Les autres l’ont admis.

# Coopération
ask-remove-tactic = Quelle tactique utilisée quitte la partie ?
option-remove-tactic = Retirer { $tactic }
refused-tactic-not-used = Aucun de vous n’a utilisé cette tactique.
event-tactic-removed = Une tactique quitte la partie : { $tactic }.

# Les enchères
ask-bid = Enchérissez-vous pour ce héros ?
option-bid = Offrir { $fame } de renommée
option-no-bid = Laisser ce héros aux autres
refused-bid-too-low = Une offre vaut ici de { $least } à { $most }.
event-hero-named = { $hero } veut jouer { $name }.
event-bid-made = { $hero } offre { $fame } de renommée.

# Améliorations
ask-upgrade = Remplacer une action par l’une de celles révélées ?
option-upgrade = Remplacer { $old } par { $new }
option-keep-actions = Ne rien remplacer
refused-not-revealed = Cette carte n’a pas été révélée.
refused-not-your-action = Vous n’avez pas cette action.
refused-actions-differ = Elles n’ont ni couleur ni symbole en commun.
event-upgrade-shown = Une carte est révélée : { $card }.
event-card-upgraded = { $hero } remplace { $old } par { $new }.
