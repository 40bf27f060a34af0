# Écoles et magiciens de l’Arcane. Les noms français sont imprimés ; les textes sont de nous.

# Théorie des Grimoires
name-grimoire-theory = Théorie des Grimoires
text-grimoire-theory = Dix cartes d’Arcane : piocher, et faire valoir les cartes de sa main.
name-scroll-golem = Golem de Parchemin
text-scroll-golem = Pour chaque carte de grimoire dans votre main, il a 1 de plus en points de vie, Mouvement, Défense et mêlée. Les cartes du codex ne comptent pas.
name-tome-guardian = Gardien du Grimoire
text-tome-guardian = Source 1. Une fois par tour : payez 1 mana et piochez une carte.
ability-deep-study = Étude Approfondie
name-reactive-study = Étude Réactive
text-reactive-study = Quand un adversaire lance un sort, piochez une carte.
name-library-of-secrets = Bibliothèque des Secrets
text-library-of-secrets = À chacune de vos phases de collecte, vous pouvez payer 1 mana et piocher une carte.
ability-further-reading = Lectures complémentaires
name-arcane-insight = Intuition Arcanique
text-arcane-insight = Piochez 2 cartes.

# Briseurs de Sorts
name-spell-breakers = Briseurs de Sorts
text-spell-breakers = Dix cartes d’Arcane contre la magie des autres : contrer, dissiper, priver un lieu de magie.
name-mana-drain = Drain de Mana
text-mana-drain = Un adversaire perd 2 manas. Vous gagnez 1 mana.
name-silence-ward = Gardien du Silence
text-silence-ward = Immunité à la magie. Les créatures ennemies à 3 pouces ne peuvent être la cible d’aucun sort, ceux de leur camp compris.
name-counterspell = Contre-Sort
text-counterspell = Quand un adversaire lance un sort : ce sort ne fait rien et va à la défausse. Si son coût imprimé est de 3 ou plus, piochez une carte.
name-dispel-magic = Dissipation Magique
text-dispel-magic = Détruisez un permanent d’un adversaire ; ou tous les effets de sorts qui ont une fin quittent une créature, bons et mauvais.
name-arcane-nullifier = Annulateur Arcanique
text-arcane-nullifier = Immunité à la magie. Quand un sort adverse est annulé ou dissipé à 6 pouces, vous gagnez 1 mana.
ability-magic-absorption = Absorption Magique
name-banishment = Bannissement
text-banishment = Une créature ennemie quitte le jeu jusqu’à la phase de fin de tour, puis revient à sa place. Les magiciens aussi.
name-null-zone = Zone Nulle
text-null-zone = Une zone de 3 pouces de rayon, n’importe où. Aucun sort n’y est lancé, n’y prend de cible ni de centre, et les effets de sorts n’y font rien aux créatures. Les capacités agissent.

# Flux et Reflux Temporel
name-temporal-flux-and-reflux = Flux et Reflux Temporel
text-temporal-flux-and-reflux = Dix cartes d’Arcane : qui agit, et combien de fois.
name-paradox-spirit = Esprit du Paradoxe
text-paradox-spirit = Quand il attaque ou est attaqué, il peut infliger 1 dégât à l’autre créature avant toute carte de duel ; il subit alors 1 dégât après le combat.
ability-absolute-initiative = Initiative Absolue
name-chronovore = Chronovore
text-chronovore = Quand il est activé, vous pouvez tenir une autre de vos créatures, pas encore activée, pour activée : il a alors 2 de plus en mêlée et en Défense jusqu’à la fin du tour.
ability-eat-time = Manger le Temps
name-deja-vu = Déjà Vu
text-deja-vu = Quand une créature ennemie termine un mouvement ou une Action, elle recommence : le même trajet en ligne droite, ou la même attaque ou capacité, si possible.
name-stasis-field = Champ de Stase
text-stasis-field = Une zone de 3 pouces de rayon. Une créature qui y entre, ou y termine son activation, perd sa prochaine activation. À qui qu’elle soit ; celles qui s’y trouvent déjà, plus tard seulement.
ability-stasis = Stase
name-precognition = Précognition
text-precognition = Votre prochaine action de ce tour doit être d’activer une de vos créatures, même déjà activée. Une fois par créature et par tour.

# Archiviste des Chroniques
name-chronicle-archivist = Archiviste des Chroniques
text-chronicle-archivist = Une fois par tour, vous pouvez lancer depuis votre défausse un sort qui n’est pas une créature, pour 1 mana de plus. Il est ensuite exilé. Les cartes du codex comptent.
ability-archives = Maîtrise des Archives
name-living-grimoire = Grimoire Vivant
text-living-grimoire = Une fois par tour, choisissez dans votre défausse un sort qui n’est pas une créature : ce tour, vous pouvez le lancer pour 2 de moins, et il est ensuite exilé.
ability-personal-archive = Archive Personnelle
name-thought-thief-familiar = Familier Voleur-de-Pensées
text-thought-thief-familiar = Vol. Quand il inflige des dégâts de combat à un magicien ennemi, regardez la main de ce joueur ; puis vous pouvez choisir dans votre défausse un sort qui n’est pas une créature, à lancer ce tour pour 2 de moins, exilé ensuite.
ability-mental-intrusion = Intrusion Mentale
name-echoing-construct = Construction Résonnante
text-echoing-construct = Vous pouvez la lancer depuis votre défausse. Dans ce cas, piochez une carte à son arrivée, et elle est exilée en quittant le jeu.
ability-resonance = Résonance
name-guardian-of-forbidden-lore = Gardien du Savoir Interdit
text-guardian-of-forbidden-lore = Il a 1 de plus en points de vie et en Défense par sort que vous avez lancé depuis votre défausse dans la partie. Quand il attaque un tour où vous en avez lancé 3 ou plus, piochez une carte.
ability-knowledge-is-power = Savoir, c’est Pouvoir
name-rewrite-history = Réécrire l’Histoire
text-rewrite-history = Pendant votre tour : échangez une carte de votre main contre une carte de votre défausse.
name-sudden-revelation = Révélation Soudaine
text-sudden-revelation = Quand un adversaire pioche hors de la pioche de trois, regardez la main de ce joueur.
name-scroll-rack = Râtelier à Parchemins
text-scroll-rack = La Maîtrise des Archives de votre magicien sert une fois de plus par tour.
name-akashic-records = Annales Akashiques
text-akashic-records = Chaque fois que des cartes vont dans une défausse, regardez la première carte de votre grimoire ; vous pouvez la mettre dessous.
ability-akashic-records = Annales Akashiques
name-future-vision = Vision du Futur
text-future-vision = Regardez les 3 premières cartes d’un grimoire et remettez-les dessus dans l’ordre de votre choix.
name-plagiarize = Plagiat
text-plagiarize = Choisissez dans votre défausse un sort qui n’est pas une créature : ce tour, vous pouvez le lancer pour 3 de moins, et il est ensuite exilé.

# Greffeur de Sorts
name-spell-splicer = Greffeur de Sorts
text-spell-splicer = Quand vous lancez un sort, vous pouvez révéler une autre carte de votre main avec un Greffon : payez aussi le Greffon, et son effet suit celui du sort. La carte reste en main. Un Greffon par sort.
ability-grafting = Greffe Arcane
name-arcane-bolt = Projectile Arcanique
text-arcane-bolt = 1 dégât à une créature. Greffon 1 : gagnez 1 mana.
name-energy-construct = Construction d’Énergie
text-energy-construct = Greffon 0 : le sort coûte 1 de moins, pas moins de 0.
name-mana-weave = Tissage de Mana
text-mana-weave = Gagnez 2 manas. Greffon 1 : 1 dégât de plus à la cible du sort, ou 1 dégât s’il n’en fait pas.
name-spell-matrix = Matrice de Sort
text-spell-matrix = Source 1. Vos Greffons coûtent 1 de moins, pas moins de 0. Greffon 2 : la créature que le sort met en jeu a 1 de plus en points de vie et en Défense, pour toujours.
name-arcane-amplifier = Amplificateur Arcanique
text-arcane-amplifier = Piochez une carte et gagnez 1 mana. Greffon 0 : le sort coûte 1 de moins, pas moins de 0.
name-paradox-shard = Éclat de Paradoxe
text-paradox-shard = Quand une créature ennemie attaque une des vôtres : une créature ennemie a 1 de moins en Défense, pour toujours. Greffon 1 : 1 dégât à la cible du sort.
name-geometric-ward = Protection Géométrique
text-geometric-ward = Une de vos créatures a 2 de plus en Défense jusqu’à la fin du tour. Greffon 1 : la cible du sort a Résilience jusqu’à la fin du tour.
name-spell-echo = Écho de Sort
text-spell-echo = Refaites ce qu’a fait votre dernier sort instantané de ce tour, avec d’autres cibles si vous voulez. Greffon 3 : piochez une carte, et votre prochain sort de ce tour coûte 2 de moins.
name-reality-splice = Greffe de Réalité
text-reality-splice = Deux valeurs d’une créature en vue s’échangent pour toujours : points de vie maximum, Mouvement, Défense ou mêlée. Greffon 3 : le sort peut avoir une autre cible à 3 pouces de la première.
name-arcane-familiar = Familier Arcanique
text-arcane-familiar = À chaque sort que vous lancez, il a 1 de plus à distance jusqu’à la fin du tour. Greffon 1 : 1 dégât à une créature ennemie à 6 pouces de la cible du sort.
ability-attunement = Harmonisation
