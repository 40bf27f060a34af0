# Ce qui est demandé, et les boutons qui répondent
board-act-over = La partie est terminée.
board-act-turn = C’est à { $hero } de jouer.
board-act-waiting = On attend les autres.
board-act-cannot = { $thing } : pas maintenant
board-act-no-reason = Il n’y a rien à en faire pour l’instant.
board-act-rule = Règle
board-act-back = Retour
board-act-hint = Cliquez sur une carte, une unité, une compétence ou une case éclairée.
board-act-hint-choosing = Cliquez sur votre choix.
board-act-hint-combat = Cliquez sur une carte, une unité, une compétence ou un ennemi.
board-act-hint-damage = Choisissez près de chaque ennemi qui prend ses dégâts.
board-act-space = Case { $space }
board-act-pay-as = { $means }, comme { $color }
board-act-basic = Effet de base
board-act-strong = Effet puissant
board-act-sideways-move = Inclinée : mouvement
board-act-sideways-influence = Inclinée : influence
board-act-sideways-attack = Inclinée : attaque
board-act-sideways-block = Inclinée : parade
board-act-rest = { $wounds ->
    [0] Repos : la défausser
    [1] Repos : avec 1 blessure
   *[other] Repos : avec { $wounds } blessures
}

# Le combat
board-fight = Le combat
board-phase-ranged = À distance et siège
board-phase-block = Parade
board-phase-damage = Dégâts
board-phase-attack = Attaque
board-fight-of = { $hero } combat
board-fight-walls = Les défenseurs sont derrière des murs
board-fight-no-units = Les unités restent dehors
board-fight-night = Les règles de la nuit valent à l’intérieur
board-fight-endures = Blessures de ce combat : { $wounds } ; hors de combat à { $endures }
board-fight-wounds-so-far = Blessures : { $wounds } sur { $endures }
board-fight-knocked-out = Hors de combat : il ne reste que des blessures en main
board-fight-defeated = Vaincus :
board-fight-played = Points joués
board-points-melee = attaque
board-points-ranged = attaque à distance
board-points-siege = attaque de siège
board-points-block = parade

# Un ennemi
board-fight-armor = Armure { $armor }
board-fight-fame = Renommée { $fame }
board-fight-attack-physical = Attaque { $attack }
board-fight-attack-fire = Attaque de feu { $attack }
board-fight-attack-ice = Attaque de glace { $attack }
board-fight-attack-cold-fire = Attaque de feu froid { $attack }
board-fight-fortified = { $count ->
    [one] fortifié
   *[other] fortifié deux fois
}
board-fight-summoned = invoqué
board-fight-hidden = Son monstre combat à sa place
board-fight-blocked = Paré
board-fight-held = Il n’attaque pas
board-fight-dealt = Ses dégâts sont infligés
board-fight-beyond = Hors d’atteinte avant la phase d’attaque
board-fight-attack-missing = Il manque { $points }
board-fight-attack-enough = Assez pour vaincre
board-fight-block-missing = Parade { $needed } : il manque { $points }
board-fight-block-enough = Assez pour parer { $needed }
board-fight-block-halved = { $points ->
    [one] { $points } point de parade compte pour moitié
   *[other] { $points } points de parade comptent pour moitié
}
board-fight-threat = Sans parade : { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}
board-fight-deals = { $damage ->
    [one] { $damage } dégât : qui le prend ?
   *[other] { $damage } dégâts : qui les prend ?
}
board-fight-block = Le parer
board-fight-hero = Héros
board-fight-wounds = { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}
board-fight-poisoned = { $wounds ->
    [one] { $wounds } de plus dans la défausse
   *[other] { $wounds } de plus dans la défausse
}
board-fight-hand-lost = toutes les cartes sauf les blessures sont défaussées
board-fight-destroyed = détruite
board-fight-unhurt = indemne
board-fight-left = reste { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}

# Une attaque avant de la porter
board-fight-play = Jouez cartes, unités et compétences pour attaquer.
board-fight-choose = Choisissez l’ennemi à frapper.
board-fight-choose-several = Choisissez l’ennemi à frapper, ou plusieurs à la fois.
board-fight-sum-enough = { $points } sur { $needed } : c’est assez
board-fight-sum-missing = { $points } sur { $needed } : il manque { $missing }
board-fight-one-beyond = { $enemy } : hors d’atteinte dans cette phase
board-fight-halved = { $points } des points joués rencontrent une résistance et comptent pour moitié.
board-fight-spare = { $points ->
    [one] { $points } point serait perdu.
   *[other] { $points } points seraient perdus.
}
board-fight-strike = Frapper { $enemies }

# Récompenses
board-reward = Récompenses
board-reward-common = Dans l’offre commune, avec l’action avancée la plus basse
board-reward-count = × { $count }
board-reward-gain = La prendre
board-reward-skill = L’apprendre
board-reward-put-back = Le remettre
board-reward-stack = Le poser dessus

# Un combat entre héros
board-duel-ranged = Première phase : attaques à distance et de siège
board-duel-melee = Seconde phase : toute attaque compte
