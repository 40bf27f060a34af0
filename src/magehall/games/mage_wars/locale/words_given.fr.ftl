# Les mots des cartes, suite : prix, choix, ce qu’une carte donne à d’autres, et attaques.

# Ce qu’elle coûte, et ce qui est choisi pour elle
word-whole-cost = Coût : le lancement et la révélation de la cible réunis
word-twofold-cost = Coût : le lancement et la révélation de la cible réunis, telle quelle puis encore sur sa nouvelle cible
word-cost-of-chosen = Coût : celui de l’équipement choisi{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } de plus
}
word-cost-of-cures = Coût : celui d’annuler tout ce qui a été choisi
word-cost-to-return = Coût : celui de la créature, et son niveau
word-level = Coût : le niveau de la cible{ $hidden ->
    [0] { "" }
   *[other] , ou { $hidden } si elle est cachée
}
word-by-level = Coût selon le niveau de la cible, à partir de 1 : { $prices }
word-per-zone = Coût : { $mana } par zone de distance, et au moins { $mana }
word-through-wall = { $mana } de plus si le chemin traverse un mur au Passage létal{ $optional ->
    [yes] , si vous le voulez
   *[no] { "" }
}
word-ask = Au lancement, vous choisissez { $ask ->
    [equipment] un équipement que porte la cible
    [zone] une zone à portée et en vue
    [direction] une direction
    [host] une nouvelle cible pour l’enchantement
    [theft] une nouvelle cible pour l’enchantement, dont vous prenez le contrôle
   *[cures] des états et des enchantements à retirer
}.

# Ce qu’elle donne à d’autres
word-grant = { $to ->
    [self] Elle-même
    [host] Ce à quoi elle est attachée
    [chosen] L’objet choisi
    [mage] Le magicien qui la contrôle
    [zone] Dans sa zone, { $who }
   *[arena] Dans l’arène, { $who }
}{ $containable ->
    [yes] , sauf Insaisissable
   *[no] { "" }
} : { $traits }{ $beside_mage ->
    [yes] , tant qu’elle partage la zone du magicien qui la contrôle
   *[no] { "" }
}{ $while_controlling ->
    [none] { "" }
   *[other] , tant qu’il contrôle un animal de sous-type { $while_controlling }
}.
word-lend = Ce à quoi elle est attachée : { $defense }
word-defense = Défense { $value }+{ $melee ->
    [yes] { "" }
   *[no] { " " }contre les attaques à distance
}{ $ranged ->
    [yes] { "" }
   *[no] { " " }contre les attaques au contact
}{ $flyers_only ->
    [yes] { " " }de Volants
   *[no] { "" }
}, { $uses ->
    [0] contre chaque attaque
    [1] une fois par round
   *[other] { $uses } fois par round
}{ $unhampered ->
    [yes] , quoi qui gêne la créature
   *[no] { "" }
}.
word-casts = Elle lance : { $spells }{ $needs ->
    [0] { "" }
   *[other] , si elle porte au moins { $needs } mana
}.
word-binds = Peut lui être lié : { $spells }.
word-discount = Une fois par round, 1 mana de moins pour : { $spells }{ $on_friendly_creature ->
    [yes] { " " }sur une créature alliée
   *[no] { "" }
}{ $on_reveal ->
    [yes]  ; pour un enchantement, à la révélation
   *[no] { "" }
}.
word-ability = { $name } ({ $speed ->
    [quick] action rapide
    [full] action complexe
   *[free] avant ou après la phase d’action d’une créature alliée
}{ $spell ->
    [yes] , comme un sort
   *[no] { "" }
}{ $cost ->
    [0] { "" }
   *[other] , { $cost } mana
}{ $per_round ->
    [0] { "" }
    [1] , une fois par round
   *[other] , { $per_round } fois par round
}{ $target ->
    [none] { "" }
   *[other] , cible : { $target }, { $within ->
        [none] n’importe où dans l’arène
       *[other] portée { $within }
    }
}) : { $does }

# Attaques
word-attack-bar = { $name } ({ $style ->
    [melee] contact
    [ranged] distance
    [barrier] barrière létale
    [passage] au passage
    [trap] piège
   *[special] spécial
}{ $spell ->
    [yes] , sort
   *[no] { "" }
}{ $speed ->
    [quick] , action rapide
    [full] , action complexe
    [free] , gratuit
   *[none] { "" }
}{ $within ->
    [none] { "" }
   *[other] , portée { $within }
}{ $zone ->
    [yes] , contre tous dans une zone
   *[no] { "" }
}) : { $dice ->
    [0] aucun dé propre
    [one] { $dice } dé
   *[other] { $dice } dés
}{ $harm ->
    [none] { "" }
   *[other] , { $harm }
}{ $traits ->
    [none] { "" }
   *[other] , { $traits }
}.{ $effects ->
    [none] { "" }
   *[other] { " " }{ $effects }.
}{ $bonuses ->
    [none] { "" }
   *[other] { " " }{ $bonuses }.
}{ $leaps ->
    [yes] { " " }Tant qu’elle blesse, elle saute sur une autre cible à une zone au plus, avec un dé de moins.
   *[no] { "" }
}{ $douses ->
    [yes] { " " }Une cible enflammée est éteinte au lieu d’être blessée.
   *[no] { "" }
}
word-bonus = +{ $value } contre { $creatures ->
    [yes] les créatures
   *[no] ce qui est
} : { $traits ->
    [none] { $schools }
   *[other] { $traits }{ $schools ->
        [none] { "" }
       *[other] , ou du domaine { $schools }
    }
}
