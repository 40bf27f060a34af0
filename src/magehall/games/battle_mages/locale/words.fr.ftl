# Les mots des sorts rares : ce qu’en dit `magehall card`, leurs champs étant les arguments.
word-when = { $when ->
    [on-turn] Se joue à votre tour.
    [counter] Se joue à votre tour, contre un sort qui vous vise.
    [any-moment] Se joue à tout moment, contre un sort qui vise n’importe qui.
   *[eliminated] Se joue après votre propre élimination.
}
word-damage = { $amount ->
    [one] { $amount } dégât vise
   *[other] { $amount } dégâts visent
} { $at ->
    [next] le mage suivant
    [any] un mage de votre choix
    [neighbours] chaque voisin
   *[others] tous les autres mages
}{ $leech ->
    [yes]  ; vous récupérez ce qui est infligé
   *[no] { "" }
}.
word-backlash = Vous subissez aussitôt { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
word-regain = Vous récupérez { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}, jamais au-delà de la valeur de départ.
word-reverse = L’ordre du tour s’inverse.
word-bewitch = { $hex ->
    [blind] À son prochain tour, le mage suivant joue une carte au hasard.
    [fear] À son prochain tour, le mage suivant pioche, subit ce qui le vise et ne joue rien.
    [icy-hand] À son prochain tour, le mage suivant ne peut jouer que la carte qu’il vient de piocher.
   *[none] Rien n’arrive au mage suivant.
}
word-swap-cards = Vous regardez la main d’un mage et échangez une carte avec lui.
word-merge = Il fusionne avec tout sort commun ou Fusion ; comme sort de départ, son type est annoncé.
word-cancel = Le sort est annulé{ $whole ->
    [yes] { " " }pour toutes ses cibles
   *[no] { " " }et rien ne passe au mage suivant
}.
word-turn-back = Le sort se retourne contre le mage qui l’a dirigé, qui peut répondre aussitôt.
word-pass-on = Le sort passe tel quel au mage suivant.
word-aim-anew = Le sort vise à la place un mage de votre choix.
word-come-back = Vous revenez dans le duel avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}.
