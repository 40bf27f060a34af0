# Les mots des cartes : ce qu’en dit `magehall card`, leurs champs étant les arguments.
# Oui et non viennent sous « yes » et « no » ; ce qu’un champ ne dit pas, sous « none ».

# Qui et quoi
word-kind-creature = créature
word-kind-conjuration = conjuration
word-kind-wall = mur
word-kind-enchantment = enchantement
word-kind-equipment = équipement
word-kind-incantation = incantation
word-kind-attack = sort d’attaque
word-or = { $one } ou { $two }
word-who = { $each ->
    [yes] { "chaque " }
   *[no] { "" }
}{ $other ->
    [yes] { "autre " }
   *[no] { "" }
}{ $noun ->
    [mage] magicien
    [object] objet
   *[other] { $kinds }
}{ $friendly ->
    [yes] { " " }{ $noun ->
        [creature] alliée
        [conjuration] alliée
       *[other] allié
    }
    [no] { " " }{ $noun ->
        [creature] ennemie
        [conjuration] ennemie
       *[other] ennemi
    }
   *[none] { "" }
}{ $living ->
    [yes] { " " }{ $noun ->
        [creature] Vivante
        [conjuration] Vivante
       *[other] Vivant
    }
    [no] { " " }{ $noun ->
        [creature] Non vivante
        [conjuration] Non vivante
       *[other] Non vivant
    }
   *[none] { "" }
}{ $corporeal ->
    [yes] { " " }{ $noun ->
        [creature] Incarnée
        [conjuration] Incarnée
       *[other] Incarné
    }
    [no] { " " }{ $noun ->
        [creature] Désincarnée
        [conjuration] Désincarnée
       *[other] Désincarné
    }
   *[none] { "" }
}{ $subtypes ->
    [none] { "" }
   *[other] { " " }de sous-type { $subtypes }
}{ $mage ->
    [no] , sauf les magiciens
   *[other] { "" }
}
word-aim-zone = zone
word-aim-border = frontière
word-aim-object = { $who }
word-aim-enchantment = enchantement
word-aim-arena = l’arène
word-aim-discard = { $who } de votre défausse
word-target = { $aims }{ $hidden ->
    [yes] { " " }caché
    [no] { " " }révélé
   *[none] { "" }
}{ $mine ->
    [yes] { " " }de votre camp
    [no] { " " }de l’autre camp
   *[none] { "" }
}{ $clear ->
    [yes] { " " }sans créature ennemie
   *[no] { "" }
}{ $grounded ->
    [yes] , pas Volant
   *[no] { "" }
}{ $containable ->
    [yes] , pas Insaisissable
   *[no] { "" }
}{ $channeling ->
    [yes] { " " }doté de Focalisation
   *[no] { "" }
}
word-spell-filter = { $noun ->
    [spell] sort
   *[other] { $kinds }
}{ $living ->
    [yes] { " " }{ $noun ->
        [creature] Vivante
        [conjuration] Vivante
       *[other] Vivant
    }
    [no] { " " }{ $noun ->
        [creature] Non vivante
        [conjuration] Non vivante
       *[other] Non vivant
    }
   *[none] { "" }
}{ $corporeal ->
    [yes] { " " }{ $noun ->
        [creature] Incarnée
        [conjuration] Incarnée
       *[other] Incarné
    }
    [no] { " " }{ $noun ->
        [creature] Désincarnée
        [conjuration] Désincarnée
       *[other] Désincarné
    }
   *[none] { "" }
}{ $epic ->
    [yes] { " " }Épique
    [no] { " " }non Épique
   *[none] { "" }
}{ $subtypes ->
    [none] { "" }
   *[other] { " " }de sous-type { $subtypes }
}{ $schools ->
    [none] { "" }
   *[other] { " " }du domaine { $schools }
}{ $highest_level ->
    [99] { "" }
   *[other] , de niveau { $highest_level } au plus
}

# À la résolution, ou à la révélation
word-dice = { $dice ->
    [one] { $dice } dé d’attaque
   *[other] { $dice } dés d’attaque
}
word-heal = La cible est soignée { $fixed ->
    [0] du résultat de { word-dice }
    [1] de { $fixed } dégât
   *[other] de { $fixed } dégâts
}.
word-heal-zone = Chaque créature Vivante alliée de la zone est soignée du résultat de { word-dice }, lancés pour chacune.
word-hurt = La cible subit { word-dice } de dégâts directs{ $drain ->
    [yes] , et le lanceur est soigné d’autant
   *[no] { "" }
}.
word-drain-mana = La cible perd autant de mana que le résultat de { word-dice }, et le lanceur la gagne.
word-bestow = { $traits ->
    [none] { "" }
   *[other] La cible a { $traits } { $next_melee ->
        [yes] pour sa prochaine attaque au contact{ $lasting ->
            [yes] , quel que soit le moment
           *[no] { " " }ce round
        }
       *[no] jusqu’à la fin du round
    }.
}{ $another ->
    [yes] { " " }Après la prochaine attaque au contact de la cible ce round, elle peut aussitôt en faire une autre, rapide.
   *[no] { "" }
}
word-bestow-all = Chaque créature alliée de sous-type { $subtype } a { $traits } jusqu’à la fin du round.
word-place = La cible reçoit : { $marker }{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}.
word-destroy-target = La cible, ou ce qui a été choisi sur elle, est détruite{ $pinned ->
    [yes]  ; d’ici là, elle ne peut ni être révélée ni répondre
   *[no] { "" }
}.
word-destroy-enchantments = Tous les enchantements attachés à la cible sont détruits, cachés ou révélés.
word-push-it = La cible est poussée d’une zone dans la direction de votre choix{ $halts ->
    [yes] , mais pas à travers un mur au Passage létal, sauf si vous payez pour cela
   *[no] { "" }
}.
word-teleport-it = La cible est téléportée dans la zone choisie.
word-strike = L’attaque de cette carte est portée contre la cible.
word-remove-conditions = Vous pouvez retirer { $all ->
    [yes] des états
   *[no] un état
} de la cible{ $harm ->
    [none] { "" }
   *[other] , seulement du type { $harm }, et détruire de tels enchantements révélés
}, { $all ->
    [yes] en payant le coût d’annulation de chacun
   *[no] en payant son coût d’annulation
}.
word-teleport-host = Quand vous le révélez, vous pouvez téléporter ce à quoi il est attaché dans n’importe quelle zone.
word-banish = La cible quitte l’arène pour { $phases ->
    [one] { $phases } phase d’entretien
   *[other] { $phases } phases d’entretien
}, puis revient dans la zone qu’elle avait quittée.{ $keeps_abilities ->
    [yes] { " " }Entre-temps, ses propres capacités agissent toujours sur elle.
   *[no] { "" }
}
word-knock-down = La cible est Neutralisée jusqu’à sa prochaine activation.
word-rouse = La cible, entrée en jeu ce round, devient disponible.
word-move-enchantment = La cible passe sur la nouvelle cible choisie{ $steal ->
    [yes] , et vous la contrôlez
   *[no] { "" }
}.
word-resurrect = La cible revient en jeu dans la zone du lanceur.
word-look = Vous regardez la cible, qui reste cachée.
word-destroy-self = Ce qui a cette capacité est détruit.
word-sacrifice-friend = Vous détruisez une créature qui vous appartient et que vous contrôlez : jusqu’à la fin du round, la cible a Contact et Perforant, chacun à hauteur du niveau de cette créature.
word-collect-mana = { $mana } mana est placée sur la carte.
word-open-gate = Une fois par partie, elle s’ouvre : son attaque frappe chaque créature non Volante { $reach ->
    [none] de l’arène
    [one] à { $reach } zone au plus
   *[other] à { $reach } zones au plus
}.
word-rebind = Un autre sort lui est lié.
word-strike-by-temples = L’attaque de cette carte est portée contre la cible, avec un dé de plus, et 1 de plus au dé d’effet, par temple que vous contrôlez{ $paid ->
    [yes] { " " }et choisissez ; chacun après le premier vous coûte 1 mana
   *[no] { "" }
}.

# Quand elle est déclenchée
word-trigger = Quand { $trigger ->
    [attacked] sa créature est attaquée
    [targeted] sa créature est la cible d’une incantation ou d’un enchantement ennemi
    [casts-quick] sa créature lance un sort rapide
   *[entered] une créature ennemie entre dans sa zone
} : { $answer } Puis l’enchantement est détruit.
word-avoid-attack = l’attaque est évitée, comme par une défense.
word-turn-attack = l’attaque frappe l’attaquant à la place{ $takes_over ->
    [yes] , sous votre contrôle
   *[no] { "" }
}.
word-counter-spell = le sort est contré.
word-send-back = le sort est contré et retourne dans le grimoire, et sa mana à qui l’a payée.
word-turn-spell = le sort revient sur son lanceur, sous votre contrôle{ $anew ->
    [yes]  ; vous refaites ses choix et payez ce qu’ils coûtent de plus
   *[no]  ; ses choix restent ce qu’ils étaient
}.
word-spring-trap = son attaque frappe cette créature.
word-carry-off = vous téléportez cette créature, à { $most ->
    [one] { $most } zone
   *[other] { $most } zones
} au plus.

# Tant que la carte est en jeu
word-hurts = { $when ->
    [upkeep] À chaque phase d’entretien
    [moves] À chaque action de déplacement
    [casts] À chaque sort lancé
    [attacks] À sa première attaque d’un round
   *[attacked] À la première attaque au contact d’un round de chaque attaquant
} : { $damage ->
    [one] { $damage } dégât direct
   *[other] { $damage } dégâts directs
}{ $harm ->
    [none] { "" }
   *[other] { " " }({ $harm })
} à ce à quoi elle est attachée.
word-toll = { $when ->
    [upkeep] À chaque phase d’entretien
    [moves] Avant chaque action de déplacement d’une créature, sauf les magiciens
    [casts] À chaque sort lancé
    [attacks] À la première attaque d’un round de ce à quoi elle est attachée, contre-attaques exceptées
   *[attacked] À la première attaque au contact d’un round de chaque créature contre ce à quoi elle est attachée{ $spares_counterstrikes ->
        [yes] , contre-attaques exceptées
       *[no] { "" }
    }
}, le contrôleur de qui agit paie { $mana } mana, sinon cela n’a pas lieu.
word-poisons = À chaque phase d’entretien, { $damage ->
    [one] { $damage } dégât direct
   *[other] { $damage } dégâts directs
} de poison à chaque { $spares_itself ->
    [yes] { "autre " }
   *[no] { "" }
}créature Vivante { $everywhere ->
    [yes] de l’arène
   *[no] de sa zone
}.
word-links-life = À chaque phase d’entretien, vous pouvez soigner jusqu’à { $most ->
    [one] { $most } dégât
   *[other] { $most } dégâts
} de votre magicien ; ce à quoi elle est attachée en subit autant.
word-torments = À chaque phase d’entretien, vous pouvez payer { $mana } mana par créature portant un de vos enchantements révélés de sous-type { $subtype } : elle subit { $damage ->
    [one] { $damage } dégât direct
   *[other] { $damage } dégâts directs
}.
word-frightens = Quand une créature Vivante attaque au contact ce à quoi elle est attachée, contre-attaques exceptées, elle se détourne sur { $roll }+{ $melee_only ->
    [yes] { " " }et ne peut plus l’attaquer au contact pendant sa phase d’action
   *[no] { "" }
}.
word-gives-away = Chaque créature a { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} de plus à sa première attaque d’un round contre ce à quoi elle est attachée.
word-gone-with-counterstrike = Elle est détruite après la première Contre-attaque de ce à quoi elle est attachée.
word-rerolls = Une fois par round, votre camp peut faire relancer des dés.
word-fed-by-wounds = 1 mana est placée sur elle pour chaque créature ennemie que blesse une créature alliée, { $most } au plus par round.
word-grows-in-wrath = Une fois par round, quand une créature ennemie détruit une créature alliée, elle gagne un { token-wrath }, { $most } au plus.
word-stifles = Une créature Vivante qui entre dans sa zone, ou y commence sa phase d’action, ne fait qu’une action de déplacement.
word-strikes-by-level = Qui la traverse est attaqué autant de fois que son niveau moins un ; à partir du niveau 2, le passage demande une action complexe.
word-set-upon = Quand elle entre en jeu, vous choisissez { $enemy ->
    [yes] un magicien ennemi
   *[no] un magicien en vue, portée { $within }
}.
word-fed-by-spells = { $mana } mana est placée sur elle pour chaque sort que lance le magicien choisi.
word-gateway = Une fois ouverte, les créatures de sous-type { $subtype } { $by_helpers ->
    [yes] que vous, vos familiers ou vos points d’apparition invoquez
   *[no] que votre magicien invoque
} peuvent entrer en jeu dans sa zone.
word-empowers = Quand vous l’activez, vous pouvez payer { $mana } mana : elle a { $traits } { $own_phase ->
    [yes] pour sa phase d’action
   *[no] jusqu’à la fin du round
}.
word-offers-action = { $subtype ->
    [none] Votre magicien fait son action spéciale.
   *[other] Une créature alliée de sous-type { $subtype } fait son action spéciale.
}
word-pays-back = Quand elle est détruite ou contrée, vous recevez { $mana } mana.
word-one-use = Elle est détruite une fois révélée.
word-only-at-rest = Elle ne peut pas être révélée pendant une attaque, un sort ou une autre action.
word-once-a-round = Elle n’est lancée qu’une fois par round sur une même créature.
