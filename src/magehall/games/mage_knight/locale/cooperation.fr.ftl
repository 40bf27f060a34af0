# Assauts coopératifs : questions, choix, raisons et journal.

ask-shares = Combien de défenseurs pour chacun ? Le hasard dit lesquels.
ask-consent = { $hero } vous propose d’assaillir { $city } : à vous { $count ->
    [one] un défenseur
   *[other] { $count } défenseurs
}, au prix de votre prochain tour.
ask-march = Votre part de l’assaut, { $city } : { $count ->
    [one] un défenseur vous attend
   *[other] { $count } défenseurs vous attendent
}. Entrez, ou restez dehors.

option-invite-1 = Assaillir { $city } avec { $a }
option-invite-2 = Assaillir { $city } avec { $a } et { $b }
option-invite-3 = Assaillir { $city } avec { $a }, { $b } et { $c }
option-share-1 = Vous { $own }, { $a } { $for_a }
option-share-2 = Vous { $own }, { $a } { $for_a }, { $b } { $for_b }
option-share-3 = Vous { $own }, { $a } { $for_a }, { $b } { $for_b }, { $c } { $for_c }
option-consent-given = Participer et donner son prochain tour
option-consent-refused = Ne pas participer
option-march = Entrer dans la cité en { $space }
option-hang-back = Rester dehors

refused-joint-no-city = Aucune cité défendue ne touche votre héros à cet endroit.
refused-joint-too-late = La fin est annoncée : plus d’assaut coopératif.
refused-joint-no-guest = On n’invite que des héros voisins de la cité qui ont encore un tour à donner.
refused-joint-too-many = Chacun doit avoir un défenseur à combattre, et il y en a { $count }.
refused-joint-bad-shares = Le partage doit donner à chacun au moins un des { $count } défenseurs.
refused-joint-only-the-city = Le seul déplacement est l’entrée dans la cité.
refused-joint-too-far = Il faut { $needed ->
    [one] { $needed } point
   *[other] { $needed } points
} de mouvement, et vous en avez { $points }.

event-joint-assault-proposed = { $hero } propose un assaut coopératif : { $city } ; invités : { $others }.
event-consent-given = Tous sont d’accord.
event-consent-refused = { $hero } n’est pas d’accord.
event-defenders-dealt = Défenseurs pour { $hero } : { $count }.
event-hero-hung-back = { $hero } reste dehors.
