# Le round
event-mage-chosen = { $mage } choisit son magicien : { $what }.
event-round-began = Le round { $round } commence.
event-initiative-rolled = { $mage } obtient { $roll } pour l’initiative.
event-initiative = { $mage } a l’initiative.
event-channeled = { $what } focalise { $mana } mana.
event-prepared = { $mage } { $count ->
    [0] n’a préparé aucun sort
    [one] a { $count } sort préparé
   *[other] a { $count } sorts préparés
}.
event-passed = { $mage } passe.
event-quickcast = { $what } utilise le lancement rapide.
event-activated = Activation : { $what }.
event-action-ended = { $what } a fini d’agir.
event-battle-won = { $mage } remporte le combat.
event-battle-won-together = { $mage } et { $mate } remportent le combat.
event-battle-drawn = Le combat se termine par un match nul.

# Mana
event-mana-paid = { $mage } paie { $mana } mana.
event-helper-paid = { $what } paie { $mana } mana de sa propre réserve.
event-reveal-paid = { $mage } paie { $mana } mana pour la révélation.
event-attack-paid = { $mage } paie { $mana } mana pour l’attaque.
event-mana-gained = { $mage } gagne { $mana } mana.
event-mana-lost = { $mage } perd { $mana } mana.
event-mana-on-object = { $what } accumule { $mana } mana.

# Sorts
event-spell-cast = { $target ->
    [arena] { $caster } lance { $spell }.
   *[other] { $caster } lance { $spell } sur { $target }.
}
event-spell-countered = Sort contré : { $spell }.
event-spell-jinxed = « { card-jinx } » annule le sort : { $mage } récupère { $mana } mana.
event-spell-reversed = { $mage } s’empare du sort et le retourne contre { $target }.
event-spell-withdrawn = { $mage } se ravise et renonce à { $spell } avant d’avoir payé.
event-spell-cancelled = Le sort lancé par { $mage } ne peut plus aboutir : il est contré.
event-spell-bound = Un sort est lié à cet objet : { $what }.
event-ability-used = { $target ->
    [arena] { $what } utilise « { $ability } ».
   *[other] { $what } utilise « { $ability } » sur { $target }.
}
event-empowered = { $what } puise sa force dans la mana.
event-bestowed = { $what } gagne en force.
event-bestowed-all = { $mage } renforce les animaux alliés.
event-dice-thrown = Résultat des dés : normal { $normal }, critique { $critical }, total { $total }.

# Objets
event-entered-play = Entrée en jeu en { $zone } : { $what }.
event-wall-built = Un mur se dresse en { $border } : { $what }.
event-attached = Désormais sur { $target } : { $what }.
event-equipped = Équipement porté par { $target } : { $what }.
event-unequipped = Équipement retiré et remis dans le grimoire : { $what }.
event-returned-to-book = Retour au grimoire : { $what }.
event-destroyed = Destruction : { $what }.
event-ability-marker-returned = Le marqueur posé sur { $what } redevient disponible.
event-mage-died = { $mage } perd son magicien.
event-gate-opened = { $what } s’ouvre.
event-came-through-gate = Passage par la porte jusqu’en { $zone } : { $what }.

# Enchantements
event-enchantment-revealed = { $mage } révèle { $what }.
event-enchantment-triggered = { $mage } doit révéler { $what }.
event-reveal-unpaid = Coût de révélation impayé, aucun effet : { $what }.
event-enchantment-faded = Enchantement dissipé sans effet : { $what }.
event-enchantment-moved = Changement de cible pour { $target } : { $what }.
event-looked = { $what } regarde un enchantement caché.
event-looked-seen = { $what } regarde un enchantement caché : { $spell }.

# Déplacements
event-moved = { $what } se déplace en { $zone }.
event-pushed = Une poussée envoie { $what } en { $zone }.
event-bashed = Poussée contre un mur (Repoussé) : { $what }.
event-teleported = { $what } se téléporte en { $zone }.
event-gassed = { $what } respire le gaz empoisonné : un seul déplacement ce round.
event-guards = { $what } se met en protection.
event-guard-lost = { $what } n’est plus en protection.
event-roused = { $what } peut agir dès maintenant.
event-knocked-down = { $what } tombe à terre.

# Attaques
event-attack-declared = { $what } attaque { $target } ({ $attack }).
event-fear-rolled = « { card-helm-of-fear } » fait fuir { $what } sur 9 ou plus : le dé d’effet donne { $roll }.
event-daze-rolled = { $what } (Étourdi) a besoin de 7 ou plus : le dé d’effet donne { $roll }.
event-defense-rolled = { $what } se défend et a besoin de { $needed } ou plus : le dé d’effet donne { $roll }, résultat { $result }.
event-reroll-used = { $what } fait relancer un jet.
event-attack-avoided = { $target } évite l’attaque.
event-attack-cancelled = L’attaque est annulée.
event-attack-immune = Cette attaque n’a pas de prise sur { $target }.
event-extinguished = Les flammes s’éteignent sur { $target }.
event-dice-rolled = { $effect ->
    [0] Dés d’attaque contre { $target } : dégâts normaux { $normal }, critiques { $critical }.
   *[other] Dés d’attaque contre { $target } : dégâts normaux { $normal }, critiques { $critical } ; le dé d’effet donne { $effect }.
}
event-shield-absorbed = { $what } : le { ability-voltaric-shield } absorbe { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
event-effect-read = Contre { $target }, le dé d’effet compte pour { $result }.

# Dégâts, vie et états
event-damaged = { $what } : { $damage ->
    [one] { $damage } dégât subi
   *[other] { $damage } dégâts subis
}.
event-healed = { $what } : { $damage ->
    [one] { $damage } dégât soigné
   *[other] { $damage } dégâts soignés
}.
event-life-gained = { $what } : vie +{ $life }.
event-life-lost = { $what } : vie −{ $life }.
event-marker-placed = { $what } reçoit : { $marker }{ $count ->
    [1] .
   *[other] , { $count } fois.
}
event-marker-removed = { $what } perd : { $marker }{ $count ->
    [1] .
   *[other] , { $count } fois.
}
event-burn-rolled = { $what } brûle ; dé d’attaque : dégâts normaux { $normal }, critiques { $critical }.
event-escape-rolled = { $what } tente de s’évader et a besoin de 7 ou plus : le dé d’effet donne { $roll }.
event-discarded-unseen = Défausse, face visible : { $spell } ({ $mage }).
event-helper-prepared = Un sort est prêt pour : { $what }.
event-prepared-seen = { $mage } prépare : { $spell }.
event-helper-prepared-seen = { $spell } est prêt pour : { $what }.
