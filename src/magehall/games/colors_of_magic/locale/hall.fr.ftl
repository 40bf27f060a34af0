# Ce que la salle dit de ce jeu
title = Colors of Magic
about = Des mages et leurs créatures se disputent des objectifs sur une table sans cases : mesurez, lancez vos sorts, et dénouez les duels carte à carte. De deux à quatre joueurs.

# Réglages d’une partie
setting-scenario = Le scénario
setting-scenario-giant = { scenario-giant } : le blesser, l’abattre ou chasser ses gobelins
setting-scenario-ritual = { scenario-ritual } : tenir le cercle et réunir ce qu’il demande
setting-scenario-ember-forge = { scenario-ember-forge } : réveiller la forge et ses artefacts
setting-scenario-wisp-night = { scenario-wisp-night } : des lueurs à saisir dans le noir
setting-map = La carte
setting-map-birch-rows = { map-birch-rows }
setting-map-broken-keep = { map-broken-keep }
setting-map-two-hills = { map-two-hills }
setting-map-still-waters = { map-still-waters }
setting-map-drawn = { map-drawn }
setting-turn_limit = Le plus de points l’emporte après tant de tours (0 : jamais)
setting-ranged_duel = Les attaques à distance sont aussi des duels
setting-token_to_first_passer = Qui passe en premier commence le tour suivant
setting-move_as_action = Une créature peut se déplacer encore au lieu de son Action
setting-forces = Forces convenues d’avance

# Chapitres des règles
chapter-activation = Cartes d’activation
chapter-card = Cartes une à une
chapter-cards = Cartes et piles
chapter-combat = Combat
chapter-concepts = Notions
chapter-damage = Dégâts
chapter-force = Forces
chapter-ingredient = Ingrédients un à un
chapter-keyword = Mots-clés un à un
chapter-keywords = Mots-clés
chapter-mage = Mages un à un
chapter-monster = Monstres un à un
chapter-monsters = Monstres
chapter-move = Déplacement
chapter-objective = Objectifs un à un
chapter-objectives = Objectifs
chapter-scenario = Scénarios
chapter-school = Écoles
chapter-seats = Joueurs
chapter-setup = Mise en place
chapter-spell = Sorts
chapter-stack = La pile
chapter-table = La table
chapter-turn = Le tour
chapter-victory = Victoire
chapter-windows = Instantanés

# L’atelier des forces
books-choice-mage = Mage
books-choice-school-1 = Première école
books-choice-school-2 = Deuxième école
books-choice-school-3 = Troisième école
books-points = { $points } écoles sur { $limit }
books-shares = Écoles par élément
books-note-own = celui du mage
books-note-opposed = opposé au mage
books-barred = Fermée à ce mage : élément opposé
books-side-cards = Les écoles
books-side-book = La force
books-only-mine = Ouvertes à ce mage
books-empty = Choisissez trois écoles : leurs cartes et le codex du mage forment la force.
books-import-what = Collez un code, ou une liste avec une ligne pour le mage et une pour chaque école
books-sheet-columns = Exemplaires, carte, type, coût, initiative.
