# Names; `.house` marks those that are ours in this language, because the sheet does not print them. [names.mages]
title = Battle Mages
virtual-opponent = Adversaire virtuel
school-fire = Feu
school-water = Eau
school-air = Air
school-earth = Terre
school-death = Mort
school-poison = Poison
mage-fire = Ashka-Rel, mage du feu
    .house = ours
mage-water = Nerith-Sul, mage de l’eau
    .house = ours
mage-air = Sarosha-Zar, mage de l’air
mage-earth = Dromund-Kaar, mage de la terre
    .house = ours
mage-death = Velmora-Nok, mage de la mort
    .house = ours
mage-poison = Issith-Vey, mage du poison
    .house = ours

# Questions
ask-mage = Choisissez votre mage.
ask-virtual-mage = Choisissez le mage de l’adversaire virtuel.
ask-draw = Piochez une carte.
ask-play = Jouez un sort.
ask-which-spell = À quel sort répondez-vous ?
ask-discard = Vous avez plus de deux cartes en main : défaussez-en une.
ask-take = Quelle carte prenez-vous ?
ask-give = Quelle carte donnez-vous en échange ?
ask-rebirth = Il ne vous reste aucun point de vie.
ask-answer-retaliation = Le sort se retourne contre vous : répondez sur-le-champ ou subissez-le.
ask-paralyze-aimed = Un sort vient d’être annoncé.
ask-paralyze-strikes = Un sort est sur le point de frapper.

# Options
option-mage = Choisir { $mage }
option-draw-pile = Tirer une carte de la pioche
option-draw-centre = Prendre la carte du Centre : « { $spell } »
option-start = Commencer une chaîne avec « { $spell } »
option-start-fusion = Commencer une chaîne avec « Fusion », type déclaré : { $school }
option-merge = Fusionner « { $spell } » avec la chaîne
option-cast = Lancer « { $spell } »
option-cast-at = Lancer « { $spell } » contre { $mage }
option-counter = Contrer avec « { $spell } »
option-counter-at = Contrer avec « { $spell } » et diriger le sort contre { $mage }
option-spend = Poser « { $spell } » sans effet
option-answer = « { $spell } », dirigé par { $by } contre { $mage } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
option-discard = Défausser « { $spell } »
option-take = Prendre « { $spell } »
option-give = Donner « { $spell } »
option-rebirth = Lancer « Renaissance » et revenir
option-accept-elimination = Quitter le duel
option-suffer = Ne rien répondre et subir le sort
option-let-it-be = Laisser faire
option-paralyze = Annuler le sort avec « Paralyser »

# Results
result-last-mage = Le dernier mage en vie l’emporte.
result-most-life = Il ne reste aucune carte à piocher : le mage qui a le plus de points de vie l’emporte.
result-virtual = L’adversaire virtuel l’emporte.
