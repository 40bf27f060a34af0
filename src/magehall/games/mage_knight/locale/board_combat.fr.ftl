# Ce qui est demandé, et les boutons qui répondent
board-act-over = La partie est terminée.
board-act-turn = C’est le tour de { $hero }.
board-act-waiting = On attend les autres.
board-act-cannot = { $thing } : pas maintenant
board-act-no-reason = Il n’y a rien à en faire pour l’instant.
board-act-rule = Règle
board-act-back = Retour
board-act-hint = Cliquez sur une carte, une unité, une compétence ou un espace éclairé.
board-act-hint-combat = Cliquez sur une carte, une unité, une compétence ou un ennemi.
board-act-hint-damage = Choisissez près de chaque ennemi qui prend ses dégâts.
board-act-space = Espace { $space }
board-act-pay-as = { $means }, comme { $color }
board-act-basic = Effet de base
board-act-strong = Effet avancé
board-act-sideways-move = De côté : déplacement
board-act-sideways-influence = De côté : influence
board-act-sideways-attack = De côté : attaque
board-act-sideways-block = De côté : blocage

# Le combat
board-fight = Le combat
board-phase-ranged = À distance et siège
board-phase-block = Blocage
board-phase-damage = Dégâts
board-phase-attack = Attaque
board-fight-walls = Les défenseurs sont derrière des murs
board-fight-no-units = Les unités restent dehors
board-fight-night = Les règles de la nuit valent à l’intérieur
board-fight-endures = Blessures de ce combat : { $wounds } ; hors de combat à { $endures }
board-fight-wounds-so-far = Blessures : { $wounds } sur { $endures }
board-fight-knocked-out = Hors de combat : il ne reste que des blessures en main
board-fight-defeated = Vaincus :
board-fight-played = Points joués
board-points-melee = attaque
board-points-ranged = attaque à distance
board-points-siege = attaque de siège
board-points-block = blocage
board-element-fire = feu
board-element-ice = glace
board-element-cold-fire = feu glacial

# Un ennemi
board-fight-armor = Armure { $armor }
board-fight-fame = Renommée { $fame }
board-fight-attack-physical = Attaque { $attack }
board-fight-attack-fire = Attaque de feu { $attack }
board-fight-attack-ice = Attaque de glace { $attack }
board-fight-attack-cold-fire = Attaque de feu glacial { $attack }
board-trait-fortified = fortifié
board-trait-swift = rapide
board-trait-brutal = brutal
board-trait-poison = poison
board-trait-paralyze = paralyse
board-trait-summon = invoque
board-trait-about-fortified = Fortifié : avant la phase d’attaque, seules les attaques de siège comptent
board-trait-about-swift = Rapide : le bloquer coûte le double de son attaque
board-trait-about-brutal = Brutal : non bloqué, il inflige le double de son attaque
board-trait-about-poison = Poison : ses blessures comptent double
board-trait-about-paralyze = Paralyse : une unité touchée est détruite, un héros touché perd toutes ses cartes sauf les blessures
board-trait-about-summon = Invoque un monstre qui attaque à sa place
board-fight-ward-physical = physique
board-fight-ward-fire = feu
board-fight-ward-ice = glace
board-fight-resists-physical = résiste aux attaques physiques : elles comptent pour moitié
board-fight-resists-fire = résiste au feu : il compte pour moitié
board-fight-resists-ice = résiste à la glace : elle compte pour moitié
board-fight-fortified = { $count ->
    [one] fortifié
   *[other] fortifié deux fois
}
board-fight-summoned = invoqué
board-fight-hidden = Son monstre combat à sa place
board-fight-blocked = Bloqué
board-fight-held = Il n’attaque pas
board-fight-dealt = Ses dégâts sont infligés
board-fight-beyond = Hors d’atteinte avant la phase d’attaque
board-fight-attack-missing = Encore { $points } pour le vaincre
board-fight-attack-enough = Assez pour le vaincre
board-fight-block-missing = Blocage { $needed } : il manque { $points }
board-fight-block-enough = Assez pour bloquer { $needed }
board-fight-threat = Non bloqué : { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}
board-fight-deals = { $damage } dégâts : qui les prend ?
board-fight-block = Le bloquer
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
board-fight-left = reste { $damage } dégâts

# Une attaque avant de la porter
board-fight-play = Jouez cartes, unités et compétences pour attaquer.
board-fight-choose = Choisissez l’ennemi à frapper.
board-fight-choose-several = Choisissez l’ennemi à frapper, ou plusieurs à la fois.
board-fight-sum-enough = { $points } sur { $needed } : c’est assez
board-fight-sum-missing = { $points } sur { $needed } : il manque { $missing }
board-fight-one-beyond = { $enemy } : hors d’atteinte dans cette phase
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
