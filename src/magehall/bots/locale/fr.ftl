why-only-option = Il n’y avait rien d’autre à choisir.
why-random = J’ai tiré au sort parmi { $options } options.
why-greedy = J’ai regardé un pas plus loin dans { $worlds } mondes qui pourraient être celui-ci.
why-search = J’ai joué { $simulations } mondes qui pourraient être celui-ci ; c’est l’option à laquelle je suis revenu le plus souvent.
why-only-idea = Une seule option valait un regard.
weighed = { $option } : { $percent } % de chances, essayé dans { $looks } mondes
