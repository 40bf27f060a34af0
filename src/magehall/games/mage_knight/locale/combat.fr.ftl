# Combat contre les ennemis : questions, choix, raisons et journal.

## Questions
ask-joining = Quels ennemis errants voisins défiez-vous en plus ?
ask-ranged-phase = Attaques à distance et de siège : frappez les premiers ou continuez.
ask-block-phase = Les ennemis attaquent : parez-les un par un ou continuez.
ask-damage-phase = Qui subit les dégâts ?
ask-attack-phase = À vous d’attaquer : frappez les ennemis restants ou terminez le combat.

## Choix
option-challenge = Défier { $enemy } en { $space }
option-challenge-2 = Défier { $a } et { $b }
option-challenge-many = Défier { $count } ennemis à la fois
option-challenge-nobody = Ne défier personne d’autre
option-enter = Entrer : { $site }
option-burn = Incendier le monastère
option-strike-1 = Frapper { $a }
option-strike-2 = Frapper { $a } et { $b }
option-strike-3 = Frapper { $a }, { $b } et { $c }
option-strike-4 = Frapper { $a }, { $b }, { $c } et { $d }
option-strike-5 = Frapper { $a }, { $b }, { $c }, { $d } et { $e }
option-strike-many = Frapper { $count } ennemis à la fois
option-block = Parer { $enemy }
option-convert-attack = Changer { $spent } de mouvement restant en attaque { $points }
option-convert-ranged = Changer { $spent } de mouvement restant en attaque à distance { $points }
option-convert-block = Changer { $spent } d’influence en parade { $points }
option-cancel = Épuiser { $unit } pour annuler l’attaque : { $enemy }
option-assign-unit = { $enemy }, dégâts { $damage } : pour { $unit }
option-assign-hero = { $enemy }, dégâts { $damage } : le héros reçoit { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}
option-next-block = Passer à la phase de parade
option-next-damage = Passer à l’affectation des dégâts
option-next-end = Terminer le combat

## Noms dans les phrases
phase-ranged = attaques à distance et de siège
phase-block = parades
phase-damage = dégâts
phase-attack = attaques
combat-assault = un assaut
combat-provoked = des ennemis provoqués
combat-challenge = un défi
combat-inside = un site d’aventure
combat-burning = un monastère incendié
combat-incantation = une incantation
conquered-keep = le fort
conquered-mage-tower = la tour de mage
conquered-ruins = les ruines antiques
conquered-dungeon = le cul-de-basse-fosse
conquered-tomb = la crypte
conquered-monster-den = la tanière de monstre
conquered-spawning-grounds = les antres de monstres
conquered-monastery = le monastère
conquered-mine = la mine
city-red = la cité rouge
city-blue = la cité bleue
city-green = la cité verte
city-white = la cité blanche
pile-green = vert
pile-brown = marron
pile-red = rouge
pile-grey = gris
pile-violet = violet
pile-white = blanc
converted-attack = attaque
converted-ranged = attaque à distance
converted-block = parade

## Raisons
refused-combat-first = Le combat se termine d’abord.
refused-no-combat-now = Un combat est l’unique action d’un tour, après le déplacement.
refused-no-combat-off-map = Votre héros n’est pas sur la carte.
refused-only-wounds = Qui n’a que des blessures en main récupère lentement, ou joue d’abord une carte.
refused-no-combat-beside-hero = On n’agit pas sur une case où se tient un autre héros.
refused-nobody-to-challenge = Aucun ennemi errant ne s’y trouve à côté de votre héros.
refused-nothing-to-enter = Il n’y a ici aucun site habité par des ennemis.
refused-site-conquered = Ce site est déjà conquis.
refused-nobody-in-the-ruins = Aucun ennemi ne garde ces ruines.
refused-nothing-to-burn = Il n’y a pas de monastère ici.
refused-burned-already = Ce monastère a déjà brûlé.
refused-no-attack-phase = On attaque dans la phase à distance et dans la phase d’attaque.
refused-monster-stands-in = Un monstre invoqué prend la place : { $enemy }.
refused-no-such-foe = Aucun ennemi de ce genre n’est à portée dans ce combat.
refused-out-of-order = Nommez chacun une seule fois, dans l’ordre de la liste.
refused-doubly-fortified = { $enemy } : fortifié deux fois, hors d’atteinte avant la phase d’attaque.
refused-only-siege = { $enemy } : fortifié, seules les attaques de siège comptent dans cette phase.
refused-no-attack-points = Aucune attaque jouée ne compte ici ; il en faut { $needed }.
refused-attack-resisted = L’attaque vaut { $points } sur { $needed }, il manque { $missing } : { $halved } de ses points se heurtent à une résistance et comptent pour moitié.
refused-attack-short = L’attaque vaut { $points } sur { $needed }, il manque { $missing }.
refused-no-block-phase = On pare dans la phase de parade.
refused-blocked-already = { $enemy } : déjà paré.
refused-summoner-attacks-not = { $enemy } : invoque et n’attaque pas.
refused-attacks-not = { $enemy } : n’attaque pas.
refused-no-block-points = Aucune parade n’est jouée ; il en faut { $needed }.
refused-block-inefficient = La parade vaut { $points } sur { $needed }, il manque { $missing } : { $halved } de ses points sont inefficaces et comptent pour moitié.
refused-block-short = La parade vaut { $points } sur { $needed }, il manque { $missing }.
refused-no-such-points = De tels points n’existent pas.
refused-not-in-this-phase = Ces points ne servent à rien dans cette phase.
refused-not-convertible = Aucun effet ne le permet ce tour-ci.
refused-too-few-points = Il ne reste que { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour cela.
refused-no-such-unit = Vous n’avez pas cette unité.
refused-banner-cancels-nothing = Cette unité ne porte pas de bannière qui annule une attaque.
refused-units-stay-outside = Les unités ne vous suivent pas ici.
refused-banner-unit-wounded = { $unit } : blessée, d’aucun secours.
refused-banner-unit-spent = { $unit } : épuisée.
refused-units-are-safe = Aucun dégât ne va aux unités ce tour-ci.
refused-wounded-takes-none = { $unit } : blessée, elle ne subit plus de dégâts.
refused-unit-closed = { $unit } : a déjà absorbé des dégâts dans ce combat, elle n’en subit plus.
refused-no-damage-phase = Les dégâts s’affectent dans leur phase.
refused-no-damage-of-that = Aucun dégât de cet ennemi n’est à affecter maintenant.
refused-not-the-next-phase = Ce n’est pas la phase suivante.

## Journal
event-combat-begun = { $hero } engage le combat : { $how }.
event-enemy-faced = Un ennemi prend part au combat : { $enemy }.
event-enemy-revealed = Un ennemi apparaît : { $enemy }.
event-nobody-drawn = Plus de jeton de couleur { $pile } : personne ne vient.
event-monster-summoned = Un monstre est invoqué ({ $enemy }) : { $monster }.
event-monster-gone = Un monstre disparaît : { $monster }.
event-phase-begun = Phase : { $phase }.
event-enemies-struck = { $hero } frappe avec { $points } contre une armure de { $armor }{ $count ->
    [one] .
   *[other] {" "}pour { $count } ennemis.
}
event-enemy-defeated = { $hero } triomphe : { $enemy }.
event-enemy-blocked = { $hero } pare { $enemy } avec { $points }.
event-attack-cancelled = { $hero } annule une attaque ({ $unit }) : { $enemy }.
event-enemy-held = Pas d’attaque dans ce combat : { $enemy }.
event-enemy-weakened = Armure { $armor } désormais : { $enemy }.
event-fortification-lost = Plus de fortification : { $enemy }.
event-resistance-lost = Résistance perdue : { $enemy }.
event-points-converted = { $hero } change d’autres points : { $into } { $points }.
event-damage-dealt = Dégâts infligés ({ $enemy }) : { $damage }.
event-unit-unhurt = Une unité de { $hero } résiste sans une égratignure : { $unit }.
event-unit-wounded = Une unité de { $hero } est touchée ({ $unit }) : { $wounds ->
    [one] une blessure.
   *[other] { $wounds } blessures, par le poison.
}
event-unit-destroyed = Une unité de { $hero } est paralysée et détruite : { $unit }.
event-hero-poisoned = Poison : { $count ->
    [one] une blessure va
   *[other] { $count } blessures vont
} dans la défausse de { $hero }.
event-hero-paralyzed = Paralysie : { $hero } défausse toute sa main, sauf les blessures.
event-site-conquered = { $hero } conquiert { $site }.
event-shields-placed = { $hero } place { $count ->
    [one] un bouclier
   *[other] { $count } boucliers
} sur { $city }.
event-city-conquered = Le dernier défenseur tombe : { $leader } dirige { $city }.
event-withdrew = { $hero } bat en retraite vers la case d’où partait l’assaut.
event-enemies-remained = { $count ->
    [one] Un ennemi reste
   *[other] { $count } ennemis restent
} sur place.
event-enemies-left = { $count ->
    [one] Un ennemi pioché pour ce combat est défaussé
   *[other] { $count } ennemis piochés pour ce combat sont défaussés
}.
event-combat-ended = Le combat de { $hero } est terminé ; ennemis vaincus : { $defeated }.

## Combat interactif
ask-set-die = Réglez un dé en secret : blanc, rouge ou bleu aide l’ennemi.
option-set-die = Régler le dé : { $color }
event-die-set = { $hero } règle un dé en secret.
event-die-shown = Le dé caché se montre : { $color }.
event-die-not-shown = Le dé caché n’est pas de cette couleur : { $color }.
