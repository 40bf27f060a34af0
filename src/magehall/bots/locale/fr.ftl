why-only-option = Il n’y avait rien d’autre à choisir.
why-random = J’ai tiré au sort parmi { $options } choix.
why-greedy = J’ai regardé un pas plus loin dans { $worlds ->
    [one] un monde qui pourrait être celui-ci
   *[other] { $worlds } mondes qui pourraient être celui-ci
}.
why-search = J’ai essayé mes choix { $simulations } fois dans des mondes qui pourraient être celui-ci ; ce coup a donné le meilleur résultat.
why-only-idea = Un seul choix méritait qu’on s’y arrête.
weighed = { $option } : { $percent } % de chances, essayé dans { $looks ->
    [one] { $looks } monde
   *[other] { $looks } mondes
}
