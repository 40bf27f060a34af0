# La table dans un terminal
sketch-name = { $mage }
sketch-pile = Pioche
sketch-centre = Centre
sketch-no-card = vide
sketch-clockwise = On joue vers le bas ↓
sketch-counterclockwise = On joue vers le haut ↑
sketch-rare = rare
sketch-out = hors du duel
sketch-hexed = sous l’effet de « { $spell } »
sketch-rebirth-ready = « Renaissance » attend son heure
sketch-known = vous connaissez :
sketch-air = En suspens
sketch-now = En ce moment
sketch-chain = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
sketch-damage = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
sketch-hand = Votre main
