# Le plateau dans le navigateur : ce que dit une carte rare, en bref
card-fusion = Fusionne avec toute chaîne, ou en commence une du type déclaré.
card-shield = Annule le sort qui vous vise ; sa chaîne s’arrête.
card-retaliate = Retourne le sort qui vous vise contre celui qui l’a dirigé.
card-dodge = Le sort qui vous vise passe au mage suivant.
card-heal = Regagnez 3 points de vie, sans dépasser le total de départ.
card-leech = 2 dégâts au mage suivant ; regagnez ce qu’il perd.
card-rebirth = Quand vous tombez : revenez avec 5 points de vie.
card-paralyze = À tout moment : annulez un sort visant n’importe quel mage.
card-blind = Le mage suivant joue une carte au hasard.
card-deception = Regardez la main d’un mage et échangez une carte.
card-fear = Le mage suivant pioche, subit et ne joue rien.
card-icy-hand = Le mage suivant ne peut jouer que la carte qu’il pioche.
card-mind-control = Dirigez le sort qui vous vise contre un autre mage.
card-rage = 3 dégâts à un mage de votre choix.
card-thunder = 2 dégâts à chaque voisin.
card-tornado = L’ordre s’inverse ; 1 dégât au nouveau mage suivant.
card-explosion = 2 dégâts à tous les autres mages, 1 à vous.
card-common = Commence une chaîne de type { $school }, ou en prolonge une dont la dernière carte montre un autre sort.

# De quelle sorte de carte il s’agit
board-common = Sort commun, { $school }
board-rare = Sort rare
board-house = Texte maison : nous ne connaissons pas la carte imprimée
board-house-name = Nom maison : nous ne connaissons pas le nom français de la carte
board-house-mage = Nom maison : nous ne connaissons pas le nom français du mage
board-declared = type déclaré : { $school }

# La table
board-table = La table
board-hand = Votre main
board-others-hand = Cartes que tient { $mage }
board-card-down = carte face cachée
board-pile = Pioche : { $cards ->
    [0] vide
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-pile-word = Pioche
board-centre = Carte du Centre : { $spell }
board-centre-empty = Pas de carte du Centre
board-centre-word = Centre
board-played = Cartes jouées : { $cards }. Les parcourir.
board-played-word = Jouées
board-played-title = Cartes jouées, les plus récentes d’abord
board-clockwise = On joue dans le sens des aiguilles d’une montre.
board-counterclockwise = On joue dans le sens inverse des aiguilles d’une montre.

# Un mage
board-mage = { $mage }, { $school } : { $life } sur { $full } points de vie, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main
board-mage-turn = C’est le tour de ce mage.
board-mage-front = Dernière carte jouée : { $spell }.
board-mage-hex = « { $spell } » pèse sur son prochain tour.
board-mage-rebirth = « Renaissance » attend son heure.
board-mage-out = { $mage }, { $school } : hors du duel
board-out = Hors jeu
board-school = Déclarer le type { $school }

# Les sorts en suspens
board-chain = Chaîne de type { $school }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, dernière : { $spell } ; { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, par { $by } contre { $at }
board-aimed = { $spell } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, par { $by } contre { $at }
board-cast = { $spell }, par { $by } contre { $at }
board-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}

# Choisir
board-pick-card = Choisissez une carte, puis ce que vous en faites.
board-pick-target = Choisissez une cible.
board-pick-school = Déclarez un type.
board-back = Retour
board-rule = Règle
board-cannot = La carte « { $spell } » ne peut pas être jouée maintenant.
board-turn = À { $mage } d’agir.
board-setting-up = Chacun choisit son mage.
board-over = Le duel est terminé.

# Choisir un mage
board-mage-bonus = Commence une chaîne de type { $school } avec 1 dégât de plus.
board-mage-guard = Subit 1 dégât de moins des sorts de type { $school }.
board-mage-taken = Pris par { $mage }
