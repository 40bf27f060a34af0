# Ce que la salle dit du jeu : accueil, réglages, moments d’arrêt
about = Deux mages s’affrontent dans l’arène, chacun avec le grimoire qu’il s’est composé.
window-phase-end = Une phase se termine
window-activated = Une créature est activée
window-moved = Une créature s’est déplacée
window-action-end = Une phase d’action se termine
window-attack-declared = Attaque : déclarée
window-attack-avoided = Attaque : l’évitement est passé
window-attack-rolled = Attaque : dés lancés
window-attack-damage = Attaque : dégâts et effets appliqués
window-attack-strikes = Attaque : attaques supplémentaires passées
window-attack-barrier = Attaque : barrière létale passée
window-attack-counterstrike = Attaque : contre-attaque passée
window-attack-end = Attaque : terminée
window-spell-cast = Sort : lancé
window-spell-counter = Sort : ne peut plus être contré
window-spell-resolved = Sort : résolu
window-before-action = Lancement rapide avant l’action d’une créature alliée
window-after-action = Lancement rapide après l’action d’une créature alliée

# L’atelier
books-choice-mage = Magicien
books-choice-element = Formé à l’élément
books-facet-kind = Type
books-facet-kind-all = Tous les types
books-facet-school = Domaine
books-facet-school-all = Tous les domaines
books-facet-level = Niveau
books-facet-level-all = Tous les niveaux
books-facet-level-is = Niveau { $level }
books-only-mine = Permises à ce magicien
books-barred = Interdite à ce magicien
books-shares = Points par domaine
books-note-trained = formation
books-note-opposed = opposé
books-import-what = Collez un code, ou une liste avec une ligne pour le magicien et une par carte
books-sheet-columns = Exemplaires, sort, domaine et niveau, mana, points de sort.

# Les chapitres des règles
chapter-setup = Mise en place
chapter-damage = Les dégâts
chapter-actions = Les actions
chapter-card = Les cartes une à une
chapter-casting = Lancer des sorts
chapter-combat = Le combat
chapter-conditions = Les états
chapter-guarding = La protection
chapter-mages = Les magiciens
chapter-movement = Le déplacement
chapter-multiplayer = À plusieurs
chapter-round = Le round
chapter-spellbooks = Les grimoires
chapter-spells = Les sorts
chapter-traits = Les traits
