# Lieux de la carte
sketch-places = Lieux
sketch-semicolon =  ;
sketch-level = niveau { $level }
sketch-ruins-hidden = face cachée, nul ne sait ce qui s’y trouve
sketch-face-down = { $count ->
    [one] { $count } jeton face cachée ({ $back })
   *[other] { $count } jetons face cachée ({ $back })
}
sketch-defenders = { $count ->
    [one] { $count } défenseur :
   *[other] { $count } défenseurs :
}
sketch-shields = { $count ->
    [one] bouclier :
   *[other] boucliers :
}
sketch-leader = à sa tête :
sketch-city-twin = une seule cité avec { $place }
sketch-city-friendly = amie de tous
sketch-city-closed = portes fermées

# Cartes et jetons visibles de tous, ou connus du seul camp
sketch-discard = Défausse
sketch-discarded-tokens = Ennemis défaussés
sketch-chosen = { $count ->
    [one] L’élu
   *[other] Les élus
}
sketch-drafted = Cartes choisies, mises de côté
sketch-spent = épuisée

# Au combat
sketch-site-fortifies = le lieu fortifie ses défenseurs
sketch-fortified-twice = fortifié deux fois
sketch-no-units = les unités restent dehors
sketch-night-inside = règles de la nuit à l’intérieur
sketch-wounds-so-far = blessures reçues : { $wounds }, hors de combat à { $endures }
sketch-knocked-out = hors de combat
sketch-beyond = hors d’atteinte dans cette phase
sketch-halved = { $points ->
    [one] { $points } point joué compte pour moitié
   *[other] { $points } points joués comptent pour moitié
}
sketch-threat = sans parade : { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}
sketch-deals = dégâts { $damage }, pour le héros { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}
