# Écoles et magiciens du Feu. Les noms français sont imprimés ; les textes sont de nous.

# Le Grand Barbecue
name-grand-barbecue = Le Grand Barbecue
text-grand-barbecue = Le feu tout autour : des dégâts par zones, un sol calciné et des voisins brûlants.
name-salamander-pup = Bébé Salamandre
text-salamander-pup = Source 1. Une créature qu’il blesse au combat, en attaque ou en défense, subit 1 dégât de plus pendant la phase de fin.
name-living-bonfire = Feu de Joie Vivant
text-living-bonfire = Une créature activée alors qu’elle est engagée avec lui subit 1 dégât. Quand il est détruit, il laisse un Terrain Calciné de 3 pouces de rayon autour de son emplacement.
name-flash-fire = Embrasement Soudain
text-flash-fire = Quand une créature ennemie termine son mouvement à 6 pouces ou moins d’une de vos créatures : 1 dégât à cette créature. Elle doit aussi être à 4 pouces ou moins du lanceur et en vue.
name-incandescent-colossus = Colosse Incandescent
text-incandescent-colossus = Pendant la phase de fin de chaque tour, toutes les créatures ennemies à 2 pouces ou moins de lui subissent 1 dégât.
name-fireball = Boule de Feu
text-fireball = 1 dégât à chaque créature qui touche une zone de 3 pouces de rayon, les vôtres et le lanceur aussi.

# Pyrotechnie de Précision
name-precision-pyrotechnics = Pyrotechnie de Précision
text-precision-pyrotechnics = Le feu sur un seul ennemi : une Marque de Cendre, et tout ce qui est de feu le blesse davantage.
name-ash-hound = Limier de Cendre
text-ash-hound = Quand il attaque une créature qui porte une Marque de Cendre, il a 2 d’initiative de plus et inflige 1 dégât de plus s’il gagne.
name-ember-stalker = Traqueur de Braise
text-ember-stalker = Arrive en jeu sur n’importe quel emplacement libre à plus de 10 pouces de toute créature ennemie, sans portée ni ligne de vue. Quand il gagne un duel en attaquant, vous pouvez poser une Marque de Cendre sur le perdant au lieu de tous les dégâts.
name-punishing-mark = Marque Punitive
text-punishing-mark = Quand une créature ennemie qui porte une Marque de Cendre est activée, avant qu’elle ne bouge ou n’agisse : 2 dégâts à cette créature, 3 avec sa marque.
name-mark-of-cinder = Marque de Cendre
text-mark-of-cinder = Posez une Marque de Cendre sur une créature ennemie, définitivement ; elle n’en porte jamais plus d’une. Chaque sort de feu, et chaque coup ou effet d’une créature de feu, lui inflige 1 dégât de plus.
name-incinerate = Incinérer
text-incinerate = 4 dégâts à une créature ennemie, 6 si elle porte une Marque de Cendre, puis 1 de plus pour la marque elle-même.

# Rage Tribale
name-tribal-rage = Rage Tribale
text-tribal-rage = Des gobelins et des orcs plus forts côte à côte, que la fureur fait frapper encore.
name-goblin-raider = Pillard Gobelin
text-goblin-raider = Frappe vive. Il a 1 d’attaque de plus tant qu’une autre de vos créatures est adjacente.
name-battle-fury = Fureur de Combat
text-battle-fury = Quand une de vos créatures attaque : elle a 2 d’attaque de plus pour cette attaque. Si elle détruit sa cible, elle peut faire aussitôt 1 autre attaque de mêlée, contre une autre cible à sa portée et sans ce bonus.
name-orc-warrior = Guerrier Orc
text-orc-warrior = Chaque fois qu’il subit des dégâts et survit, il a 1 d’attaque de plus jusqu’à la fin du tour ; cela se cumule.
name-tribal-bond = Lien Tribal
text-tribal-bond = Quand une de vos créatures attaque : toutes les autres que vous avez en jeu ont 1 Mouvement et 1 d’attaque de plus jusqu’à la fin du tour.
name-goblin-horde = Horde Gobeline
text-goblin-horde = Mettez en jeu 2 gobelins sans carte, avec Frappe vive, à 6 pouces ou moins du lanceur, en vue. Chacun a 1 d’attaque de plus tant qu’une autre de vos créatures est adjacente.
name-orc-chieftain = Chef de Guerre Orc
text-orc-chieftain = Vos autres créatures à 6 pouces ou moins ont 1 d’attaque de plus. Après son attaque, 1 d’entre elles à 6 pouces ou moins peut attaquer aussitôt, activée ou non.

# Pyromancien Cendrelame
name-ash-blade-pyromancer = Pyromancien Cendrelame
text-ash-blade-pyromancer = Gagne 1 Charge de Cendre (3 au plus) pour chaque créature ennemie détruite par vos sorts, créatures ou permanents ; les monstres comptent. Action, toutes les charges, au moins 1 : chaque créature adjacente, les vôtres aussi, subit autant de dégâts de feu ; le magicien n’en subit pas.
name-blade-of-cinders = Lame de Cendres
text-blade-of-cinders = Votre magicien a 2 de mêlée de plus. Une fois par tour, vous pouvez dépenser 1 charge : sa prochaine attaque de mêlée ce tour, si elle gagne, pose aussi une Marque de Cendre sur le perdant.
name-ashen-steed = Destrier de Cendre
text-ashen-steed = Votre magicien, adjacent, peut monter ou descendre sans dépenser ni mouvement ni Action ; monté, son Mouvement est 8 et lui seul est activé. Si le Destrier parcourt au moins 4 pouces en ligne droite avant d’attaquer, il inflige 1 dégât de plus quand il gagne.
name-ash-walker = Marcheur de Cendre
text-ash-walker = Arrive en jeu là où une créature autre qu’un mage a été détruite ce tour ; si l’emplacement est pris, sur le plus proche libre à 1 pouce ou moins. 1 charge au lancement : il a 2 points de vie de plus.
name-flaming-sacrifice = Sacrifice Flamboyant
text-flaming-sacrifice = Quand une de vos créatures de feu est la cible d’une attaque ou d’un sort ennemi : détruisez-la et gagnez des charges pour la moitié de la vie qui lui restait, arrondie au supérieur, jusqu’à 3 en tout. L’attaque ou le sort perd sa cible.
name-ember-recoil = Contrecoup de Braise
text-ember-recoil = Quand une créature ennemie termine son mouvement engagée avec votre magicien : 2 dégâts à cette créature. 1 charge : repoussez-la aussi de 3 pouces.
name-cinder-eruption = Éruption Cendrée
text-cinder-eruption = 2 dégâts à une créature. 1 charge : aussi 1 dégât à chaque créature adjacente à la cible, de n’importe quel camp.
name-ash-dance = Danse des Cendres
text-ash-dance = Téléportez votre magicien de 6 pouces au plus. 1 charge : laissez un Terrain Calciné de 3 pouces de rayon autour de l’ancien emplacement.
name-aura-of-cinders = Aura de Cendres
text-aura-of-cinders = Votre magicien a 1 Défense de plus. À chaque phase de fin, vous pouvez dépenser 1 charge : 1 dégât à toutes les créatures engagées avec lui.
name-phoenix-rebirth = Renaissance du Phénix
text-phoenix-rebirth = Coûte aussi 3 charges. Mettez en jeu un Phénix volant sans carte là où une de vos créatures de feu a été détruite ce tour. Une créature ennemie activée à côté de lui subit 1 dégât.
name-consume-ashes = Consumer les Cendres
text-consume-ashes = Retirez de la table n’importe quel Terrain Calciné : gagnez 1 charge et piochez 1 carte. S’il n’y en a pas, le sort ne peut pas être lancé.

# Prophète des cendres
name-ash-prophet = Prophète des cendres
text-ash-prophet = Gagne 1 Charge de Cendre (3 au plus) pour chaque créature ennemie détruite par vos sorts, créatures ou permanents ; les monstres comptent. Action, 1 charge : regardez seul les 2 premières cartes du grimoire d’un joueur et remettez-les dessus dans l’ordre de votre choix.
name-ash-seer = Voyant de Cendre
text-ash-seer = Pendant votre phase de collecte, regardez les 2 premières cartes de votre grimoire et remettez-les dessus dans l’ordre de votre choix.
name-cinder-phantom = Fantôme de Cendre
text-cinder-phantom = N’arrive en jeu que là où son socle touche un Terrain Calciné ou un nuage de cendres. Seules les créatures adjacentes peuvent l’attaquer.
name-oracle-of-flames = Oracle des Flammes
text-oracle-of-flames = Une fois par tour, choisissez une créature ennemie à 8 pouces ou moins, pas un monstre, qui n’a pas encore été activée. Son joueur dit si elle le sera ce tour. Oui : il ne peut pas passer avant, tant qu’elle peut être activée. Non : elle ne peut pas être activée ce tour.
name-foresworn-guardian = Gardien Prévoyant
text-foresworn-guardian = Vos autres créatures adjacentes ne peuvent pas être attaquées ; les sorts peuvent toujours les cibler.
name-prophetic-intervention = Intervention Prophétique
text-prophetic-intervention = Quand une de vos créatures est attaquée en mêlée : une autre des vôtres, adjacente à l’attaquant, devient la cible. Portée et ligne de vue se mesurent jusqu’à la première.
name-smoke-and-mirrors = Fumée et Miroirs
text-smoke-and-mirrors = Quand une de vos créatures est la cible d’un sort : téléportez-la de 4 pouces au plus. Si elle est alors hors de portée ou de vue du lanceur de ce sort, le sort échoue ; un sort sans portée n’échoue pas.
name-ash-veil = Voile de Cendres
text-ash-veil = Un nuage de cendres de 4 pouces de rayon bloque toute ligne de vue qui a un point à l’intérieur, sauf entre créatures adjacentes. Il ne gêne pas les attaques des créatures volantes.
name-field-of-ashes = Champ de Cendres
text-field-of-ashes = Tout le terrain est difficile pour les créatures ennemies, monstres compris, mais pas pour les volantes ; un terrain déjà difficile ne le devient pas davantage.
name-cinder-step = Pas de Cendre
text-cinder-step = Votre magicien se déplace de 6 pouces au plus, à travers créatures, obstacles et terrain difficile, engagé ou non ; l’arrivée doit être libre.
name-prophetic-flames = Flammes Prophétiques
text-prophetic-flames = Regardez les 3 premières cartes du grimoire d’un joueur et remettez-les dessus dans l’ordre de votre choix.

# Jetons
name-ash-charge = Charge de Cendre

# Capacités
ability-ash-charge = Charge de Cendre
ability-vision-of-ash = Vision de Cendre
ability-ash-blast = Déflagration de Cendres
ability-ignition = Allumage
ability-immolation = Immolation
ability-last-crackle = Dernier Crépitement
ability-ash-aura = Aura de Cendres
ability-orc-rage = Rage
ability-orc-command = Commandement
ability-prescience = Prescience
ability-flame-revelation = Révélation
ability-blade-of-cinders = Lame ardente
ability-aura-of-cinders = Aura de Cendres
ability-aura-of-fire = Aura de Feu
