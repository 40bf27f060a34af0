# What happened.
event-mage-chosen = { $seat } joue { $mage }, avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}.
event-card-dealt = { $mage } reçoit une carte.
event-card-dealt-seen = Vous recevez « { $spell } ».
event-centre-turned-up = Nouvelle carte du Centre : « { $spell } ».
event-duel-began = { $mage } ouvre le duel.
event-turn-began = À { $mage } de jouer.
event-card-drawn = { $mage } pioche une carte.
event-card-drawn-seen = Vous piochez « { $spell } ».
event-centre-taken = { $mage } prend la carte du Centre, « { $spell } ».
event-card-played = { $mage } joue « { $spell } ».
event-card-discarded = { $mage } défausse « { $spell } ».
event-card-seen = { $mage } regarde une carte que tient { $victim }.
event-card-seen-seen = Vous voyez une carte que tient { $victim } : « { $spell } ».
event-cards-swapped = { $mage } échange une carte avec { $victim }.
event-cards-swapped-seen = { $mage } prend « { $taken } » à { $victim } et donne « { $given } » en échange.
event-chain-announced = { $mage } dirige « { $spell } » contre { $target } : { $school }, { $cards ->
    [one] chaîne d’une carte
   *[other] chaîne de { $cards } cartes
}, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
event-spell-announced = { $mage } dirige « { $spell } » contre { $target } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
event-spell-cast = { $mage } lance « { $spell } ».
event-spell-spent = { $mage } pose « { $spell } » sans effet.
event-spell-countered = { $mage } oppose « { $spell } » à « { $countered } ».
event-spell-cancelled = Le sort « { $spell } » est annulé.
event-spell-turned = Le sort « { $spell } » se retourne contre { $target } : { $damage ->
    [one] { $damage } dégât, dirigé
   *[other] { $damage } dégâts, dirigés
} par { $mage }.
event-spell-paralyzed = { $mage } annule le sort avec « Paralyser ».
event-damage-guarded = { $mage } connaît cette magie : 1 dégât de moins.
event-mage-hurt = { $mage } { $damage ->
    [0] ne subit aucun dégât
    [one] subit { $damage } dégât
   *[other] subit { $damage } dégâts
} : { $life ->
    [0] il ne lui reste aucun point de vie
    [one] il lui reste { $life } point de vie
   *[other] il lui reste { $life } points de vie
}.
event-life-regained = { $mage } { $gained ->
    [0] ne regagne aucun point de vie et en garde
    [one] regagne { $gained } point de vie et en a
   *[other] regagne { $gained } points de vie et en a
} { $life }.
event-order-reversed = L’ordre du tour s’inverse.
event-mage-bewitched = « { $spell } » pèse sur { $mage }.
event-mage-fell = { $mage } tombe à zéro point de vie.
event-mage-reborn = { $mage } renaît avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}.
event-card-left-behind = { $mage } abandonne « { $spell } ».
event-pile-renewed = Il ne reste aucune carte et les mages en tête sont à égalité avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
} : les cartes jouées sont mélangées et forment une nouvelle pioche.
event-duel-ended = { $mage } remporte le duel.
