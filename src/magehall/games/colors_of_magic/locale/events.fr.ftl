# Ce que dit le journal.

# Mise en place
event-force-chosen = { $player } : { $mage } avec { $first }, { $second } et { $third }.
event-card-left-out = { $player } : { $card } reste hors du jeu.
event-corner-taken = { $player } : coin { $corner }.
event-first-player-named = { $player } commence.

# Cartes et mana
event-card-drawn = { $player } pioche une carte.
event-card-drawn-seen = { $player } pioche { $card }.
event-deck-reshuffled = { $player } mélange sa défausse en un nouveau grimoire.
event-card-discarded = { $player } défausse { $card }.
event-card-shown = { $player } : { $card } reste visible jusqu’à la fin du tour.
event-mana-gained = { $player } : mana +{ $mana }.
event-mana-lost = { $player } : mana −{ $mana }.
event-tokens-gained = { $player } : jetons +{ $tokens }.
event-blood-paid = { $player } : { $creature } saigne pour 1 mana.

# Tours
event-turn-began = Tour { $number }. { $player } joue en premier.
event-player-passed = { $player } passe.
event-creature-activated = { $player } : { $creature } s’active.
event-ability-used = { $player } : { $creature } utilise { $ability }.

# Sorts
event-spell-cast = { $player } lance { $card } pour { $mana } mana.
event-spell-failed = { $card } n’a aucun effet : sa cible est partie ou hors d’atteinte.
event-spell-countered = { $card }, sort de { $player }, est contré.
event-permanent-gone = { $player } : { $card } quitte le jeu.
event-creature-summoned = { $player } : { $creature } entre en jeu en { $place }.
event-form-taken = { $player } prend l’état : { $form }.

# Mouvements
event-creature-moved = { $creature } se déplace vers { $place }.
event-creature-pushed = { $creature } : mouvement forcé jusqu’à { $place }.
event-creature-put = { $creature } se trouve maintenant en { $place }.
event-push-stopped = { $creature } heurte un obstacle.

# Combat
event-attack-declared = { $attacker } attaque { $target }.
event-shot-declared = { $attacker } tire sur { $target }.
event-attack-failed = L’attaque n’aboutit pas : { $attacker }.
event-target-changed = L’attaque de { $attacker } se tourne vers { $target }.
event-duel-card-laid = { $player } pose une carte face cachée.
event-duel-card-shown = { $player } révèle { $card } (initiative { $initiative }).
event-duel-won = { $winner } gagne le duel contre { $loser }, { $more } à { $less }.
event-duel-tied = Égalité à { $total } : rien ne se passe.
event-shot-compared = Puissance { $power } contre Défense { $defense }.
event-damage-taken = { $creature } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
event-damage-reduced = { $creature } : { $damage } de moins, encaissé.
event-damage-prevented = { $creature } : { $damage ->
    [one] { $damage } dégât prévenu
   *[other] { $damage } dégâts prévenus
}.
event-shield-lost = { $creature } : le bouclier absorbe { $damage }.
event-creature-healed = { $creature } : soins { $healed }.
event-creature-marked = { $creature } reçoit une marque de cendre.
event-creature-ignited = { $creature } : en feu, dégâts { $damage } à la fin de la prochaine activation.
event-creature-poisoned = { $creature } : le Venin ôte { $value } au prochain mouvement ou à la prochaine attaque.
event-creature-held = { $creature } ne peut plus se déplacer ce tour.
event-creature-frightened = { $creature } : la peur ôte { $value } à ses attaques durant cette activation.
event-creature-taunted = La prochaine attaque de { $creature } doit viser { $taunter }, si possible.
event-creature-died = Destruction : { $creature }.
event-creature-banished = { $creature } quitte la table pour un temps.
event-creature-back = { $creature } est de retour en { $place }.

# Objectifs et monstres
event-goal-taken = { $player } obtient { $goal } : points +{ $points }.
event-monster-card-drawn = { $creature } : carte d’activation { $card }.
event-player-out = { $player } n’a plus de créature et quitte la partie.
event-match-decided = { $reason }
