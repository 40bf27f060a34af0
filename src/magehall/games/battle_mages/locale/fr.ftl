# Names; `.house` marks those that are ours in this language, because the sheet does not print them. [names.mages] [names.cards]
title = Battle Mages
virtual-opponent = Adversaire virtuel
school-fire = Feu
school-water = Eau
school-air = Air
school-earth = Terre
school-death = Mort
school-poison = Poison
mage-fire = Ashka-Rel, mage du feu
    .house = ours
mage-water = Nerith-Sul, mage de l’eau
    .house = ours
mage-air = Sarosha-Zar, mage de l’air
mage-earth = Dromund-Kaar, mage de la terre
    .house = ours
mage-death = Velmora-Nok, mage de la mort
    .house = ours
mage-poison = Issith-Vey, mage du poison
    .house = ours
spell-ember-lance = Lance de braise
    .house = ours
spell-flame-wheel = Roue de flammes
    .house = ours
spell-cinder-rain = Pluie de cendres
    .house = ours
spell-tide-whip = Fouet des marées
    .house = ours
spell-drowning-grasp = Étreinte des noyés
    .house = ours
spell-hail-volley = Volée de grêlons
    .house = ours
spell-poisoned-blade = Lame empoisonnée
    .house = ours
spell-gale-cutter = Rafale tranchante
    .house = ours
spell-falling-sky = Chute du ciel
    .house = ours
spell-stone-hand = Main de pierre
    .house = ours
spell-rock-projectile = Projectile de roche
    .house = ours
spell-rockfall = Éboulement
    .house = ours
spell-grave-chill = Froid sépulcral
    .house = ours
spell-bone-splinter = Éclat d’os
    .house = ours
spell-soul-tithe = Dîme des âmes
    .house = ours
spell-venom-dart = Dard venimeux
    .house = ours
spell-spore-cloud = Nuage de spores
    .house = ours
spell-serpent-kiss = Baiser du serpent
    .house = ours
spell-fusion = Fusion
spell-shield = Bouclier
    .house = ours
spell-retaliate = Riposte
    .house = ours
spell-dodge = Esquive
spell-heal = Guérir
spell-leech = Sangsue
spell-rebirth = Renaissance
spell-paralyze = Paralyser
spell-blind = Aveugler
spell-deception = Déception
spell-fear = Peur
spell-icy-hand = Main glaciale
spell-mind-control = Contrôle de l’esprit
spell-rage = Rage
spell-thunder = Tonnerre
spell-tornado = Tornade
spell-explosion = Explosion

# Questions
ask-mage = Choisissez votre mage.
ask-virtual-mage = Choisissez le mage de l’adversaire virtuel.
ask-draw = Piochez une carte.
ask-play = Jouez un sort.
ask-which-spell = À quel sort répondez-vous ?
ask-discard = Vous avez plus de deux cartes en main : défaussez-en une.
ask-take = Quelle carte prenez-vous ?
ask-give = Quelle carte donnez-vous en échange ?
ask-rebirth = Il ne vous reste aucun point de vie.
ask-answer-retaliation = Le sort se retourne contre vous : répondez sur-le-champ ou subissez-le.
ask-paralyze-aimed = Un sort vient d’être annoncé.
ask-paralyze-strikes = Un sort est sur le point de frapper.

# Options
option-mage = Choisir { $mage }
option-draw-pile = Tirer une carte de la pioche
option-draw-centre = Prendre la carte du Centre : « { $spell } »
option-start = Commencer une chaîne avec « { $spell } »
option-start-fusion = Commencer une chaîne avec « Fusion », type déclaré : { $school }
option-merge = Fusionner « { $spell } » avec la chaîne
option-cast = Lancer « { $spell } »
option-cast-at = Lancer « { $spell } » contre { $mage }
option-counter = Contrer avec « { $spell } »
option-counter-at = Contrer avec « { $spell } » et diriger le sort contre { $mage }
option-spend = Poser « { $spell } » sans effet
option-answer = « { $spell } », dirigé par { $by } contre { $mage } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
option-discard = Défausser « { $spell } »
option-take = Prendre « { $spell } »
option-give = Donner « { $spell } »
option-rebirth = Lancer « Renaissance » et revenir
option-accept-elimination = Quitter le duel
option-suffer = Ne rien répondre et subir le sort
option-let-it-be = Laisser faire
option-paralyze = Annuler le sort avec « Paralyser »

# Refusals
refused-nothing-aimed = Aucun sort ne vous vise : il n’y a rien à contrer.
refused-nothing-in-the-air = Aucun sort n’est en suspens : il n’y a rien à annuler.
refused-alive = « Renaissance » ne peut servir qu’après votre propre élimination.
refused-no-hand = Aucun autre mage n’a de carte à échanger.
refused-must-merge = Une carte qui s’accorde avec la chaîne qui vous vise fusionne avec elle ; elle ne peut pas commencer sa propre chaîne maintenant.
refused-no-chain = Aucune chaîne ne vous vise : il n’y a rien avec quoi fusionner.
refused-other-type = La chaîne qui vous vise est d’un autre type.
refused-same-image = La dernière carte de la chaîne montre le même sort : la carte à fusionner doit en montrer un autre.
refused-has-common = Tant que vous pouvez jouer un sort commun, aucun sort rare ne se pose sans effet.
refused-blind = « Aveugler » a désigné la carte de ce tour : elle seule peut être jouée.
refused-icy-hand = Sous « Main glaciale », seule la carte qui vient d’être piochée peut être jouée.
refused-useful = Cette carte peut servir maintenant : elle ne se pose pas sans effet.
refused-mage-taken = Ce mage est déjà pris.
refused-draw-first = Piochez d’abord une carte ; ensuite, vous en jouez une.
refused-no-pile = La pioche est vide : prenez la carte du Centre.
refused-no-centre = Il n’y a pas de carte du Centre : tirez une carte de la pioche.
refused-only-paralyze = Ce n’est pas le moment de jouer : la seule carte utilisable maintenant est « Paralyser ».
refused-not-at-once = À un sort retourné contre vous, on répond avec « Bouclier », « Esquive » ou « Riposte », ou on le subit.
refused-no-healing = Un mage éliminé ne regagne rien : ni « Guérir » ni « Sangsue » ne servent plus.
refused-out = Il ne vous reste aucun point de vie : la seule carte utilisable maintenant est « Renaissance ».
refused-drawn = Vous avez déjà pioché la carte de ce tour.
refused-not-held = Vous n’avez pas cette carte en main : { $spell }.
refused-not-theirs = { $mage } n’a pas cette carte en main : { $spell }.
refused-no-cast = { $spell } : cette carte ne fait que répondre à un sort en suspens.
refused-no-merge = Seuls les sorts communs et « Fusion » fusionnent, pas cette carte : { $spell }.
refused-no-counter = Cette carte ne contre rien : { $spell }.
refused-no-spend = Seul un sort rare se pose parfois sans effet, et ce n’en est pas un : { $spell }.
refused-no-aim = Cette carte ne laisse pas choisir de cible : { $spell }.
refused-yourself = { $spell } ne peut pas vous viser vous-même.
refused-mage-out = { $mage } n’est plus dans le duel.
refused-bare = { $mage } n’a pas de carte à échanger.

# What happened
event-mage-chosen = { $seat } joue { $mage }, avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}.
event-card-dealt = { $mage } reçoit une carte.
event-card-dealt-seen = Vous recevez « { $spell } ».
event-centre-turned-up = Nouvelle carte du Centre : « { $spell } ».
event-duel-began = { $mage } ouvre le duel.
event-turn-began = À { $mage } de jouer.
event-card-drawn = { $mage } pioche une carte.
event-card-drawn-seen = Vous piochez « { $spell } ».
event-centre-taken = { $mage } prend la carte du Centre, « { $spell } ».
event-card-played = { $mage } joue « { $spell } ».
event-card-discarded = { $mage } défausse « { $spell } ».
event-card-seen = { $mage } regarde une carte que tient { $victim }.
event-card-seen-seen = Vous voyez une carte que tient { $victim } : « { $spell } ».
event-cards-swapped = { $mage } échange une carte avec { $victim }.
event-cards-swapped-seen = { $mage } prend « { $taken } » à { $victim } et donne « { $given } » en échange.
event-chain-announced = { $mage } dirige « { $spell } » contre { $target } : { $school }, { $cards ->
    [one] chaîne d’une carte
   *[other] chaîne de { $cards } cartes
}, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
event-spell-announced = { $mage } dirige « { $spell } » contre { $target } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
event-spell-cast = { $mage } lance « { $spell } ».
event-spell-spent = { $mage } pose « { $spell } » sans effet.
event-spell-countered = { $mage } oppose « { $spell } » à « { $countered } ».
event-spell-cancelled = Le sort « { $spell } » est annulé.
event-spell-turned = Le sort « { $spell } » se retourne contre { $target } : { $damage ->
    [one] { $damage } dégât, dirigé
   *[other] { $damage } dégâts, dirigés
} par { $mage }.
event-spell-paralyzed = { $mage } annule le sort avec « Paralyser ».
event-damage-guarded = { $mage } connaît cette magie : 1 dégât de moins.
event-mage-hurt = { $mage } { $damage ->
    [0] ne subit aucun dégât
    [one] subit { $damage } dégât
   *[other] subit { $damage } dégâts
} : { $life ->
    [0] il ne lui reste aucun point de vie
    [one] il lui reste { $life } point de vie
   *[other] il lui reste { $life } points de vie
}.
event-life-regained = { $mage } { $gained ->
    [0] ne regagne aucun point de vie et en garde
    [one] regagne { $gained } point de vie et en a
   *[other] regagne { $gained } points de vie et en a
} { $life }.
event-order-reversed = L’ordre du tour s’inverse.
event-mage-bewitched = « { $spell } » pèse sur { $mage }.
event-mage-fell = { $mage } tombe à zéro point de vie.
event-mage-reborn = { $mage } renaît avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}.
event-card-left-behind = { $mage } abandonne « { $spell } ».
event-pile-renewed = Il ne reste aucune carte et les mages en tête sont à égalité avec { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
} : les cartes jouées sont mélangées et forment une nouvelle pioche.
event-duel-ended = { $mage } remporte le duel.

# Results
result-last-mage = Le dernier mage en vie l’emporte.
result-most-life = Il ne reste aucune carte à piocher : le mage qui a le plus de points de vie l’emporte.
result-virtual = L’adversaire virtuel l’emporte.
