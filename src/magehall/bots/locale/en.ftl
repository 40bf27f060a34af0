why-only-option = There was nothing else to choose.
why-random = I drew lots among { $options } options.
why-greedy = I looked one step ahead in { $worlds } worlds that could be this one.
why-search = I tried my options { $simulations } times in worlds that could be this one; this one did best.
why-only-idea = Only one option was worth a look.
weighed = { $option }: { $percent } % chance, tried in { $looks } worlds
