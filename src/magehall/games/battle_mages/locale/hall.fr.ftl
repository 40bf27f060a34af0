# Ce que la salle dit du jeu : accueil, réglages, moments d’arrêt
about = Un duel de cartes rapide, pour un à six joueurs : fusionnez les sorts en chaînes, renvoyez-les et soyez le dernier mage en vie.
setting-mages = Les mages sont
setting-mages-choose = choisis par leurs joueurs
setting-mages-deal = distribués au hasard
setting-first_seat = Qui commence
setting-first_seat-null = Tirage au sort
window-aimed = Un sort est annoncé ou retourné
window-strikes = Un sort est sur le point de frapper

# Les chapitres des règles
chapter-setup = Mise en place
chapter-turn = Le tour
chapter-play = Jouer une carte
chapter-mage = Les mages
chapter-common = Sorts communs
chapter-rare = Sorts rares
chapter-merge = La fusion
chapter-announce = L’annonce
chapter-answer = La réponse
chapter-damage = Les dégâts
chapter-hand = La main
chapter-hex = Les maléfices
chapter-eliminated = L’élimination
chapter-end = La fin
chapter-solo = Jouer seul
chapter-two = À deux joueurs
