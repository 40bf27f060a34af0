# Ce qui est demandé, le duel, la pile et le lancement, dans le navigateur.
act-back = Retour
act-undo = Reprendre cette étape
act-rule = Règle
act-cannot = { $thing } : pas maintenant
act-no-reason = Il n’y a rien à choisir ici.
act-hint = Cliquez sur ce qui brille, sur la table ou dans votre main.
act-hint-place = Cliquez sur un endroit de la table.
act-hint-place-more = Les flèches du clavier y mènent aussi.
act-hint-card = Cliquez sur une carte de votre main.
act-hint-target = Cliquez sur une créature qui brille.
act-hint-target-more = Survolez-en une pour voir la ligne.
act-waiting = C’est à { $player } d’agir.
act-waiting-table = C’est aux autres d’agir.
act-over = La partie est finie.
act-cost = Mouvement : { $inches }″ ou un peu moins.

sight-distance = à { $inches }″
sight-in-range = à portée ({ $reach }″)
sight-too-far = trop loin : portée { $reach }″
sight-open = la ligne est libre
sight-blocked = sur la ligne : { $what }
sight-no-line = aucune ligne libre
sight-dark = trop sombre pour la voir
sight-cover = le couvert léger ôte { $count } à la puissance
sight-hits = { $power } contre Défense { $defense } : touche
sight-misses = { $power } contre Défense { $defense } : ne touche pas
sight-duel = duel : { $power } contre { $defense } avant les cartes

duel-title = { $attacker } attaque { $defender }
duel-attacks = attaque
duel-defends = défend
duel-before-cards = { $value } avant les cartes
duel-monster-card = Carte du monstre : { $value }
duel-hidden = Carte face cachée
duel-no-card = Aucune carte posée
duel-total = Total { $value }
duel-total-open = { $value } et ce qui est face cachée
duel-lays = { $player } pose une carte ou passe.
duel-lays-you = Posez une carte de votre main, ou passez.
duel-last-pass = Un camp vient de passer : passer encore révèle les cartes.
duel-first-pass = Deux passes de suite révèlent les cartes.
duel-shown = Les cartes sont révélées.
duel-tie = En cas d’égalité, rien ne se passe.
duel-tie-swift = En cas d’égalité, l’attaquant gagne : Frappe vive.
duel-would = { $card } ajoute { $value } : total { $total }
duel-if-won = Si vous gagnez
duel-if-lost = Si vous perdez
duel-damage = { $value ->
    [one] { $value } dégât
   *[other] { $value } dégâts
} en un coup
duel-strikes-back = { $value ->
    [one] { $value } dégât
   *[other] { $value } dégâts
} au vainqueur
duel-suffers = { $value ->
    [one] { $value } dégât
   *[other] { $value } dégâts
} pour vous
duel-suffers-open = { $value } + ? dégâts pour vous
duel-more = et l’effet de { $card }
duel-initiative = Initiative { $value }

cast-spell = Lancement : { $card }
cast-ability = { $card } : { $ability }
cast-cost = Coût { $cost }
cast-cost-changed = Coût { $cost }, imprimé { $printed }
cast-mana = mana disponible : { $mana }
cast-missing = il manque { $missing } : le sang paie
cast-due = { $due } de sang à payer
cast-step = Étape { $step } sur { $steps }
cast-steps = Ce que le sort demande
cast-step-caster = Lanceur
cast-step-tokens = Jetons
cast-step-target = Cible
cast-step-graft = Greffe
cast-step-cost = Prix
cast-step-blood = Sang
cast-done = fait
cast-now = maintenant
cast-later = à venir
cast-none = aucune
cast-discards = défaussée : { $card }

stack-title = La pile
stack-next = se résout ensuite
stack-then = numéro { $place }
stack-at = sur { $targets }
stack-graft = greffée : { $card }
stack-tokens = Jetons : { $tokens }
stack-paused = En suspens
stack-adds = { $player } peut ajouter un instantané.
stack-adds-you = Vous pouvez ajouter un instantané.
stack-resolves = Le haut de la pile se résout.

pause-phase-began = Une phase commence.
pause-turn-began = { $player } commence son tour.
pause-spell-cast = { $player } lance { $spell }.
pause-spell-undone = Sort défait : { $spell }.
pause-entered-play = Entre en jeu : { $subject }.
pause-activated = Activation : { $subject }.
pause-moved = A bougé : { $subject }.
pause-acted = A agi : { $subject }.
pause-attack-declared = { $subject } attaque { $object }.
pause-damage-coming = { $subject } va subir { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
pause-damage-lethal = { $subject } va subir { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} et mourir.
pause-damaged = { $subject } a subi { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
pause-damage-dealt = { $subject } a subi { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
pause-died = Créature détruite : { $subject }.
pause-forced = { $subject } va subir un mouvement forcé.
pause-entered-zone = { $subject } entre dans une zone.
pause-entered-water = { $subject } entre dans l’eau.
pause-drawn = { $player } a pioché.
pause-form-changed = { $player } a changé d’état.
pause-other = Quelque chose se passe.
