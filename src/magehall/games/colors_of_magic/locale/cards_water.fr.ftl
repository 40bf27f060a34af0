# Écoles et magiciens de l’Eau. Les noms français sont imprimés ; les textes sont de nous.

# Jeux de Miroirs
name-mirror-games = Jeux de Miroirs
text-mirror-games = Échanger les places, et détourner attaques et sorts.
name-water-reflection = Reflet Aquatique
text-water-reflection = Quand il subit des dégâts et survit, il peut échanger sa place avec une autre de vos créatures à 6 pouces ou moins, si toutes deux tiennent.
name-redirect = Redirection
text-redirect = Quand un adversaire lance un sort qui cible une de vos créatures : choisissez une autre cible, légale pour son lanceur.
name-position-swap = Échange de Position
text-position-swap = 2 créatures de la table, n’importe lesquelles, échangent leurs places, si toutes deux tiennent.
name-mirror-guardian = Gardien Miroir
text-mirror-guardian = Quand une autre de vos créatures à 3 pouces ou moins de lui est attaquée, en mêlée ou à distance, il peut devenir la cible, où qu’il se tienne.
name-damage-reflection = Réflexion des Dégâts
text-damage-reflection = Quand une de vos créatures a subi des dégâts de combat, en mêlée ou à distance, même si elle en est morte : la créature qui les a infligés en subit autant. Piochez 1 carte.
name-water-portal = Portail Aquatique
text-water-portal = Posez 2 portails sur des points libres, n’importe où ; ils disparaissent pendant la phase de fin du tour suivant. Une fois par tour, chaque créature de n’importe quel camp peut, pendant son activation, passer d’un portail qu’elle touche à un emplacement libre qui touche l’autre.
name-grand-illusion = Grande Illusion
text-grand-illusion = Placez des créatures de n’importe quel camp sur des emplacements libres de la table, l’une après l’autre, autant que vous voulez. Toutes les créatures ont 1 Mouvement de plus jusqu’à la fin du tour.

# Thalassothérapie
name-thalassotherapy = Thalassothérapie
text-thalassotherapy = Soigner ses créatures et les sauver du dernier coup.
name-tide-walker-nymph = Nymphe Marche-Marée
text-tide-walker-nymph = Source 1. Pendant la phase de fin, elle soigne 1 dégât à une autre de vos créatures adjacente.
name-coral-sentinel = Sentinelle de Corail
text-coral-sentinel = Si elle n’a ni bougé ni attaqué ce tour, elle soigne 2 de ses dégâts pendant la phase de fin. Être poussée ou échangée compte comme avoir bougé.
name-flash-flood = Crue Soudaine
text-flash-flood = Quand des dégâts devraient détruire une de vos créatures : aucun n’est infligé, elle soigne 2 dégâts, et la créature qui les infligeait, ou le lanceur du sort, est repoussée de 3 pouces à l’opposé de la vôtre.
name-life-spring = Source de Vie
text-life-spring = Une zone de 3 pouces de rayon, qui est de l’eau. Pendant votre phase de collecte, chacune de vos créatures qui la touche soigne 1 dégât.
name-healing-wave = Vague de Soin
text-healing-wave = Soignez 3 dégâts à une de vos créatures.

# Marées et Courants
name-tides-and-currents = Marées et Courants
text-tides-and-currents = Pousser, tirer et échanger les créatures, amies ou ennemies.
name-whirlpool-turtle = Tortue Tourbillon
text-whirlpool-turtle = Une fois par tour, tirez de 2 pouces vers elle une créature à 6 pouces ou moins, amie ou ennemie, en vue ou non.
name-river-spirit = Esprit de la Rivière
text-river-spirit = Aquatique. Une fois par tour, il peut échanger sa place avec une autre de vos créatures à 4 pouces ou moins, si toutes deux tiennent.
name-sudden-undertow = Ressac Soudain
text-sudden-undertow = Quand une créature ennemie attaque une des vôtres : tirez l’attaquant de 3 pouces vers le lanceur. S’il n’a plus sa cible à portée ou en vue, l’attaque échoue.
name-persistent-flow = Flux Persistant
text-persistent-flow = Une zone de 3 pouces de rayon, qui est de l’eau. Pendant votre phase de collecte, vous pouvez pousser toutes les créatures qui la touchent, amies ou ennemies, de 2 pouces vers un même point, en commençant par la plus proche de ce point.
name-pushing-current = Courant Pousseur
text-pushing-current = Poussez une créature, amie ou ennemie, de 3 pouces à l’opposé du lanceur.

# Stratège des Profondeurs
name-deep-water-hydro-strategist = Stratège des Profondeurs
text-deep-water-hydro-strategist = Gagne 1 Intuition Tidale (3 au plus) pour chacun de vos sorts ou capacités qui réduit, interrompt ou force le mouvement d’au moins une créature ennemie. Action, 2 intuitions : le prochain sort d’un adversaire, instantanés compris, coûte 2 manas de plus, quel que soit le moment.
name-tidal-sprite = Esprit des Marées
text-tidal-sprite = Insaisissable. Quand son propre mouvement se termine engagé avec des ennemis, ou qu’il s’en désengage, vous pouvez pousser ou tirer l’un d’eux de 1 pouce.
name-geyser-tortoise = Tortue Geyser
text-geyser-tortoise = Une fois par tour, quand une créature ennemie termine son propre mouvement à 3 pouces ou moins, vous pouvez la repousser de 2 pouces à l’opposé de la Tortue.
name-deep-sea-siren = Sirène des Profondeurs
text-deep-sea-siren = Une fois par tour, tirez de 3 pouces vers elle une créature ennemie à 8 pouces ou moins, en vue ou non.
name-leviathan = Léviathan
text-leviathan = Coûte aussi 3 intuitions. Il ne peut être ni poussé ni tiré. Son mouvement peut traverser des créatures en ligne droite et pousser de 3 pouces celles qu’il traverse, chacune dans une direction de votre choix.
name-redirect-current = Rediriger le Courant
text-redirect-current = Quand une créature, n’importe laquelle, va être poussée ou tirée : choisissez une nouvelle direction. 1 intuition : elle va 2 pouces plus loin.
name-flash-freeze = Gel Instantané
text-flash-freeze = Quand une créature ennemie entre dans l’eau ou un Terrain Calciné, de son propre mouvement ou de force : elle ne peut pas bouger jusqu’à la fin de sa prochaine activation. L’eau : un étang, Flux Persistant et Source de Vie.
name-high-tide = Marée Haute
text-high-tide = Toutes les poussées et tractions, de tout le monde, vont 2 pouces plus loin. À chacune de vos phases de fin, dès la première, dépensez 1 intuition ou défaussez ce sort.
name-geyser-field = Champ de Geysers
text-geyser-field = Posez 3 geysers sur des points libres. Rien ne les traverse ; ils ne bloquent pas la vue. Une fois par tour, vous pouvez déplacer 1 geyser de 3 pouces au plus vers un point libre.
name-subtle-current = Courant Subtil
text-subtle-current = Poussez ou tirez une créature ennemie de 2 pouces. 1 intuition : piochez 1 carte.
name-tsunami = Tsunami
text-tsunami = Choisissez une direction : toutes les créatures de tous les camps sont poussées de 6 pouces dans ce sens, les plus avancées d’abord. 2 intuitions : les créatures ennemies que quelque chose arrête, le bord de table aussi, subissent 2 dégâts.

# Élémentaliste Indompté
name-unbound-elementalist = Élémentaliste Indompté
text-unbound-elementalist = À chacune de vos phases de collecte, dès la première, choisissez l’état : liquide, solide ou gazeux. Tous le voient, et les cartes et créatures du codex le suivent aussitôt.
name-adaptive-elemental = Élémental Adaptatif
text-adaptive-elemental = Liquide : 1 Mouvement de plus, et il traverse les créatures. Solide : 1 Défense de plus, et aucune créature, amies et volantes comprises, ne le traverse. Gazeux : Insaisissable, et 1 d’attaque à distance de plus.
name-phase-shift = Déphasage
text-phase-shift = Liquide : poussez ou tirez une créature, n’importe laquelle, de 3 pouces. Solide : une de vos créatures a 2 Défense de plus jusqu’à la fin du tour. Gazeux : une de vos créatures est Insaisissable jusqu’à la fin du tour. C’est l’état à la résolution qui compte.
name-flow-guardian = Gardien des Flots
text-flow-guardian = Liquide : pendant votre phase de collecte, il peut déplacer une créature adjacente, n’importe laquelle, de 2 pouces au plus dans la direction de votre choix. Solide : vos autres créatures adjacentes ont 1 Défense de plus. Gazeux : son socle et 1 pouce autour bloquent les lignes des attaques à distance contre vos créatures.
name-elemental-mastery = Maîtrise Élémentaire
text-elemental-mastery = Après être passé à un autre état : une carte de votre main coûte 1 mana de moins ce tour. De liquide à solide : piochez 1 carte. De solide à gazeux : 1 dégât à une créature ennemie. De gazeux à liquide : déplacez une de vos créatures de 2 pouces.
name-state-convergence = Convergence d’États
text-state-convergence = Une zone de 4 pouces de rayon, n’importe où. Liquide : toutes les créatures qui la touchent sont déplacées de 2 pouces vers un même point. Solide : toutes sont immobilisées jusqu’à la fin du tour. Gazeux : les ennemies parmi elles n’ont plus de ligne de vue jusqu’à la fin du tour, donc ni attaque à distance ni sort qui en demande une.
name-morphic-current = Courant Morphique
text-morphic-current = Une fois par tour, vous pouvez changer d’état. À chacune de vos phases de fin, payez 1 mana ou défaussez ce sort.
name-prismatic-sprite = Esprit Prismatique
text-prismatic-sprite = Insaisissable. Quand il arrive en jeu, vous pouvez changer d’état une fois.
name-elemental-avatar = Avatar Élémentaire
text-elemental-avatar = Liquide : le terrain difficile ne lui coûte rien de plus, et son mouvement peut traverser des créatures en ligne droite et pousser de 1 pouce celles qu’il traverse, chacune dans une direction de votre choix. Solide : les effets ennemis ne le déplacent pas, et il a 2 points de vie de plus. Gazeux : quand une attaque de mêlée contre lui est déclarée, on lance un dé ; de 4 à 6, l’attaque échoue avant le duel.

# Jetons
name-tidal-insight = Intuition Tidale

# Capacités
ability-tidal-insight = Intuition Tidale
ability-abyssal-disruption = Perturbation Abyssale
ability-change-of-state = Changement d’État
ability-vortex = Vortex
ability-dance-of-the-current = Danse du Courant
ability-persistent-flow = Pousser au fil du flux
ability-soothing-aura = Aura Apaisante
ability-coral-regeneration = Régénération
ability-life-spring = Source de Vie
ability-substitution = Substitution
ability-interception = Interception
ability-hindering-current = Courant Gêneur
ability-protective-eruption = Éruption Protectrice
ability-bewitching-song = Chant Envoûtant
ability-shift-geyser = Déplacer un geyser
ability-guiding-flow = Flot meneur
ability-morphic-current = Changer d’état
ability-fluid-form = Forme Fluide

# Choix
branch-push = Pousser
branch-pull = Tirer
