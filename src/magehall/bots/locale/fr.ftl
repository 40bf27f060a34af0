why-only-option = Il n’y avait rien d’autre à choisir.
why-random = J’ai tiré au sort parmi { $options } options.
why-greedy = J’ai regardé un pas plus loin dans { $worlds } mondes qui pourraient être celui-ci.
why-search = J’ai essayé mes options { $simulations } fois dans des mondes qui pourraient être celui-ci ; celle-ci a donné le meilleur résultat.
why-only-idea = Une seule option valait un regard.
weighed = { $option } : { $percent } % de chances, essayé dans { $looks } mondes
