# Leçons : leurs titres, et ce qui est dit à chaque étape.

# 1. Premiers pas
lesson-first-steps-title = Premiers pas
lesson-first-steps-say-1 = Cette table n’a pas de cases : tout se mesure. Vous êtes { name-bastion-geomancer }, avec Mouvement 6. Au sud, en 20,44, se dresse une pierre qui vaut un point. Pour agir avec une créature, on l’active. Activez votre mage.
lesson-first-steps-hint-1 = Activer est l’une des trois choses possibles à votre tour, avec lancer un sort et passer.
lesson-first-steps-praise-1 = Une créature activée peut se déplacer une fois et faire une Action, dans l’ordre de votre choix.
lesson-first-steps-say-2 = Qui a le plus de créatures à 1 pouce de la pierre la contrôle. Son bord est à 5 pouces du vôtre. Allez-y : touchez ou tapez un emplacement, par exemple go 20,44.
lesson-first-steps-hint-2 = Les coordonnées comptent en quarts de pouce. Arrêtez-vous à un pouce au plus de 20,44, de bord à bord ; on peut même se tenir sur la pierre.
lesson-first-steps-praise-2 = Les distances vont de bord à bord des socles, et le nombre lui-même compte encore.
lesson-first-steps-say-3 = Le mouvement est fait, il reste une Action. { name-ash-blade-pyromancer } est en vue, mais votre tir a une puissance de 3 et sa Défense est 3 : cela ne suffit pas. Une Action est une offre, pas un devoir.
lesson-first-steps-hint-3 = Un tir doit avoir plus de puissance que la cible n’a de Défense. Terminez l’activation.
lesson-first-steps-praise-3 = C’est maintenant au tour de l’autre joueur. Chacun fait une chose à la fois. Règles : turn.activation, move, table.distance

# 2. Garder ses distances
lesson-engagement-title = Garder ses distances
lesson-engagement-say-1 = Votre { name-field-commander } a Mouvement 4 et un tir de 3. Il veut la pierre en 40,64, mais l’ennemi { name-goblin-raider } se tient en 40,48, tout près du chemin. Activez-le.
lesson-engagement-hint-1 = C’est votre { name-field-commander } qui est près de la pierre. Votre mage est loin.
lesson-engagement-praise-1 = Il peut se déplacer, et il peut tirer.
lesson-engagement-say-2 = Qui arrive à 1 pouce d’un ennemi est engagé : son mouvement s’arrête là, aussitôt. Atteignez la pierre sans approcher autant du gobelin.
lesson-engagement-hint-2 = Passez au sud du gobelin. Vers 37,57, il est à un pouce de la pierre et à plus d’un pouce du gobelin.
lesson-engagement-praise-2 = Personne ne l’a arrêté. L’engagement se constate à chaque instant et ne s’écrit nulle part : un pas de côté, et c’est fini.
lesson-engagement-say-3 = Il reste l’Action, et le gobelin a Défense 1.
lesson-engagement-hint-3 = Puissance 3 contre Défense 1 : touché. { name-ash-blade-pyromancer } a Défense 3, c’est trop.
lesson-engagement-praise-3 = Un dégât, et le gobelin n’avait qu’une vie. Même engagé, on peut tirer. Règles : move.engaged, move.engage-stop, combat.ranged

# 3. Rompre le combat
lesson-disengaging-title = Rompre le combat
lesson-disengaging-say-1 = Votre { name-stronghold-guardian } est engagé avec l’ennemi { name-orc-warrior }, mais on a besoin de lui à la pierre, en 32,40. Activez-le.
lesson-disengaging-hint-1 = Activez votre { name-stronghold-guardian }.
lesson-disengaging-praise-1 = Il a commencé son activation engagé : il n’a donc pas de mouvement normal.
lesson-disengaging-say-2 = Il peut frapper, ou quitter le combat. Qui s’en va subit d’abord une attaque de chaque ennemi avec qui il est engagé. L’orc a 4 en mêlée, votre gardien Défense 4, et personne n’a de cartes.
lesson-disengaging-hint-2 = 4 contre 4, c’est une égalité, et une égalité ne fait rien. Quittez le combat.
lesson-disengaging-praise-2 = Il prend le risque, et l’orc peut frapper une fois gratuitement.
lesson-disengaging-say-3 = Égalité : rien ne s’est passé. Il se déplace maintenant, et doit finir à plus d’un pouce de ceux qu’il quitte. Allez à la pierre.
lesson-disengaging-hint-3 = La pierre est en 32,40. N’importe où à un pouce d’elle convient.
lesson-disengaging-praise-3 = Les attaques gratuites sont de vrais duels avec des cartes. Réfléchissez avant de partir la main vide. Règles : move.engaged-start, move.disengage, combat.opportunity, combat.tie

# 4. Une chose à la fois
lesson-passing-title = Une chose à la fois
lesson-passing-say-1 = Les joueurs jouent à tour de rôle, et à votre tour vous faites une seule chose. Vous avez trois créatures à activer. Passer maintenant ne sert à rien : qui passe ne fait plus rien de la phase. Votre { name-territorial-sentinel } peut atteindre la pierre en 40,60.
lesson-passing-hint-1 = Activez votre { name-territorial-sentinel }.
lesson-passing-praise-1 = Une créature par tour de joueur. Elle est inclinée et ne sera plus activée avant le prochain tour de jeu.
lesson-passing-say-2 = Amenez-la à un pouce de la pierre.
lesson-passing-hint-2 = La pierre est en 40,60. Mouvement 3 suffit pour 36,60.
lesson-passing-praise-2 = La pierre est à vous, tant que personne n’amène plus de créatures.
lesson-passing-say-3 = Il n’y a personne à frapper. Le pouvoir de votre { name-field-commander } peut servir à tout moment de votre tour ; vous n’en avez pas besoin maintenant.
lesson-passing-hint-3 = Terminez l’activation.
lesson-passing-praise-3 = Au tour de l’adversaire.
lesson-passing-say-4 = Votre adversaire a passé et ne peut plus lancer que des instantanés. Vous pouvez continuer jusqu’à passer aussi. Votre { name-field-commander } n’a pas été activé.
lesson-passing-hint-4 = Activez votre { name-field-commander }. Si vous passez, la phase est finie.
lesson-passing-praise-4 = Qui passe tôt laisse le champ libre. Mais qui attend voit ce que font les autres. Règles : turn.activation-phase, turn.pass, turn.order

# 5. Mana et sang
lesson-blood-pact-title = Mana et sang
lesson-blood-pact-say-1 = Vous avez 3 manas. { name-incandescent-colossus } en coûte 5, et vous le voulez maintenant. Il y a deux façons d’y arriver. Lancez-le.
lesson-blood-pact-hint-1 = { name-zone-control } serait moins cher, mais c’est le colosse que vous voulez.
lesson-blood-pact-praise-1 = Coût 5, mana 3.
lesson-blood-pact-say-2 = Vous pouvez défausser une carte pour qu’un sort coûte 1 de moins, une seule carte, et jamais moins de 1.
lesson-blood-pact-hint-2 = Sans la défausse, deux points de sang couleraient au lieu d’un. Défaussez { name-zone-control }.
lesson-blood-pact-praise-2 = Il coûte maintenant 4. Il manque encore un mana.
lesson-blood-pact-say-3 = Ce qui manque se paie en sang : 1 dégât à une de vos créatures par mana. Votre { name-stronghold-guardian } n’a plus qu’une vie, votre mage en a 10.
lesson-blood-pact-hint-3 = Le sang peut tuer. Votre mage peut perdre un point.
lesson-blood-pact-praise-3 = Rien ne prévient ni ne réduit ces dégâts. Des mages comme le Géomancien y gagnent même un jeton.
lesson-blood-pact-say-4 = Une créature arrive à portée de sa carte, ici 6 pouces, en vue du lanceur. Placez-la à un pouce de la pierre en 36,36.
lesson-blood-pact-hint-4 = Vers 36,36. Son socle fait un pouce et demi.
lesson-blood-pact-praise-4 = On ne garde de mana que jusqu’à ce que génère son mage : dépensez le reste. Règles : spell.cost-order, spell.discard, spell.blood-pact, turn.mana

# 6. À portée, en vue
lesson-casting-title = À portée, en vue
lesson-casting-say-1 = { name-incinerate } inflige 4 dégâts à une créature ennemie à 12 pouces et en vue du lanceur. { name-orc-chieftain } se tient en 66,52, derrière un mur. Lancé maintenant, le sort ne pourrait viser que { name-ash-hound }. Que faire d’abord ?
lesson-casting-hint-1 = Lancer un sort n’incline pas votre mage, mais il faut d’abord contourner le mur. Activez-le et déplacez-le.
lesson-casting-praise-1 = Portée et vue partent du lanceur.
lesson-casting-say-2 = Une seule ligne libre, d’un point de votre socle à un point de l’autre, suffit. Allez là d’où vous voyez le chef.
lesson-casting-hint-2 = Contournez le mur par le nord, vers 45,42, ou par le sud.
lesson-casting-praise-2 = Vos propres créatures ne vous bouchent jamais la vue. Les ennemis, si.
lesson-casting-say-3 = Vous pourriez tirer, mais une puissance de 3 ne dépasse pas une Défense de 3, et tous ont 3. Un sort n’est pas une Action : le lancer est un tour à lui seul.
lesson-casting-hint-3 = Terminez l’activation. Vous lancerez le sort à votre prochain tour.
lesson-casting-praise-3 = Voyons ce que fait l’adversaire.
lesson-casting-say-4 = Votre adversaire a passé. Vous avez 4 manas.
lesson-casting-hint-4 = Lancez { name-incinerate }.
lesson-casting-praise-4 = Toutes les cibles à portée et en vue sont proposées.
lesson-casting-say-5 = Deux cibles sont possibles : { name-orc-chieftain } avec 3 vies, et { name-ash-hound } avec 2.
lesson-casting-hint-5 = 4 dégâts, c’est trop pour le chien, et c’est le chef qui rend les autres forts.
lesson-casting-praise-5 = Brûlé. Un couvert n’aide jamais contre un sort. Règles : spell.caster, spell.range, table.sight, spell.targets

# 7. Des renforts
lesson-summoning-title = Des renforts
lesson-summoning-say-1 = { name-territorial-sentinel } coûte 2 manas, et vous en avez 2. Une créature qui arrive en jeu peut être activée le même tour de jeu.
lesson-summoning-hint-1 = Lancez { name-territorial-sentinel }.
lesson-summoning-praise-1 = Elle arrive à 6 pouces de votre mage.
lesson-summoning-say-2 = L’ennemi { name-goblin-raider } se tient en 40,28. Une créature peut arriver juste à côté d’un ennemi. Placez-la là où elle peut frapper : à 1 pouce du gobelin.
lesson-summoning-hint-2 = Vers 40,24. La mêlée porte à autant de pouces que la taille de la créature : 1.
lesson-summoning-praise-2 = Les voilà engagés. Arriver en jeu n’est pas un mouvement : rien ne l’a arrêtée et personne n’a frappé.
lesson-summoning-say-3 = Votre adversaire a passé. La sentinelle est fraîche.
lesson-summoning-hint-3 = Activez la sentinelle.
lesson-summoning-praise-3 = Pas de repos pour les nouveaux.
lesson-summoning-say-4 = Mêlée 3 contre Défense 1, et personne n’a de cartes.
lesson-summoning-hint-4 = Frappez.
lesson-summoning-praise-4 = Le gobelin disparaît avant d’avoir rien fait. Règles : spell.summoning, turn.same-turn, combat.reach

# 8. Le duel
lesson-duel-title = Le duel
lesson-duel-say-1 = Toute attaque de mêlée est un duel de cartes. Votre { name-territorial-sentinel }, mêlée 3, est au contact de l’ennemi { name-orc-warrior }, Défense 2, à qui il reste une vie. Activez-la.
lesson-duel-hint-1 = { name-iron-hide } est un sort, mais aujourd’hui il vaut plus dans un duel.
lesson-duel-praise-1 = Attaquant : mêlée et cartes. Défenseur : Défense et cartes. Le total le plus haut gagne.
lesson-duel-say-2 = Déclarez l’attaque. Le défenseur commence, puis vous posez des cartes à tour de rôle, face cachée.
lesson-duel-hint-2 = Frappez l’orc.
lesson-duel-praise-2 = L’attaque est déclarée.
lesson-duel-say-3 = Votre adversaire a posé une carte face cachée et n’en a pas d’autre. Aucune carte de ces écoles n’a plus de 5 d’initiative : l’orc a donc 7 au plus. Vous avez 3. { name-zone-control } ajoute 2, { name-iron-hide } ajoute 7.
lesson-duel-hint-3 = 3 et 7 font 10, plus que 7 quoi qu’il y ait là.
lesson-duel-praise-3 = Dix. Cela suffit.
lesson-duel-say-4 = Votre adversaire ne peut pas répondre. Vous pourriez poser aussi { name-zone-control }.
lesson-duel-hint-4 = Toutes les cartes d’un duel sont défaussées, quel que soit le vainqueur. Passez, et gardez la vôtre.
lesson-duel-praise-4 = Deux passes de suite : les cartes sont révélées, et le vainqueur a infligé 1 dégât. Vos cartes sont votre épée et votre bouclier ; posez-en le moins possible. Règles : combat.duel, combat.initiative, combat.duel-effects

# 9. En défense
lesson-defending-title = En défense
lesson-defending-say-1 = Votre { name-territorial-sentinel } est inclinée, au contact de l’ennemi { name-orc-warrior }. Votre mage n’a rien à faire, et vos cartes vont servir. Passer met fin à vos actions, pas à votre défense.
lesson-defending-hint-1 = { name-iron-hide } et { name-shard-golem } valent plus dans le duel qui vient. Passez.
lesson-defending-praise-1 = Voici l’orc.
lesson-defending-say-2 = L’orc a 4, la sentinelle Défense 3 : vous êtes derrière, et vous commencez. Qui passe peut encore jouer ensuite, tant que l’autre ne passe pas aussi. L’adversaire a une carte. La posera-t-il si vous ne faites rien ? Il n’en a pas besoin pour gagner. Voyez ce qu’il fait.
lesson-defending-hint-2 = Passez. S’il passe aussi, vous perdez une vie sur deux ; s’il pose sa carte, vous savez qu’il ne l’a plus.
lesson-defending-praise-2 = Il voulait être sûr.
lesson-defending-say-3 = Sa dernière carte est là. Aucune des siennes n’a plus de 5 : il a donc 9 au plus. { name-iron-hide } ajoute 7 à vos 3.
lesson-defending-hint-3 = 10 bat 9. { name-shard-golem } seul n’ajoute que 2.
lesson-defending-praise-3 = Vous aviez passé, et pourtant vous pouvez reposer des cartes.
lesson-defending-say-4 = Vous gagnez. Les boosts du vainqueur comptent, et { name-shard-golem } dit : 2 dégâts de plus. L’orc a 2 vies. Les cartes du codex se posent comme les autres.
lesson-defending-hint-4 = Un seul dégât laisserait l’orc en vie. Posez { name-shard-golem }.
lesson-defending-praise-4 = 1 et 2 font 3, d’un seul coup. Ce sont vainqueur et perdant qui décident des boosts, pas attaquant et défenseur. Règles : combat.duel, combat.duel-effects, combat.blow

# 10. Une ligne dégagée
lesson-shooting-title = Une ligne dégagée
lesson-shooting-say-1 = Votre { name-field-commander } a un tir de 3, l’ennemi { name-orc-warrior } Défense 2 et une vie. Un tir n’est pas un duel : la puissance doit dépasser la Défense. Activez-le.
lesson-shooting-hint-1 = Activez votre { name-field-commander }.
lesson-shooting-praise-1 = Il n’y a pas de limite de portée.
lesson-shooting-say-2 = Une forêt se trouve entre eux. Chaque couvert léger que traverse la meilleure ligne ôte 1 à la puissance : 2 contre 2 manquerait. Trouvez un endroit d’où la ligne est libre.
lesson-shooting-hint-2 = Le bord nord de la forêt est à 44. Allez au nord, vers 39,43.
lesson-shooting-praise-2 = Vous prenez la meilleure ligne, et elle ne traverse pas la forêt.
lesson-shooting-say-3 = 3 contre 2.
lesson-shooting-hint-3 = Tirez sur l’orc.
lesson-shooting-praise-3 = Strictement plus : touché. Les créatures volantes se touchent plus facilement, de 1, et tirent elles-mêmes sans ligne. Règles : combat.ranged, combat.cover, keyword.flying

# 11. Entre-temps
lesson-instants-title = Entre-temps
lesson-instants-say-1 = Vous avez 2 manas et { name-reactive-plating }, un instantané : il répond à une attaque contre une de vos créatures. Votre mage n’a rien à faire. Passer n’empêche pas de lancer des instantanés.
lesson-instants-hint-1 = Passez, et attendez ce que fait { name-ash-blade-pyromancer }.
lesson-instants-praise-1 = Qu’il vienne.
lesson-instants-say-2 = Il tire sur votre { name-field-commander }, qui a Défense 2 et une seule vie. Joueur actif, il parle le premier et a lancé { name-battle-fury } : la puissance 3 devient 5. Le sort attend sur la pile, et aucune carte de duel n’aide contre un tir.
lesson-instants-hint-2 = { name-reactive-plating } donne 3 de Défense. 5 n’est pas plus que 5.
lesson-instants-praise-2 = Le vôtre, posé le dernier, se résout d’abord, puis la fureur : 5 contre 5, et le tir ne fait rien. Un contre-sort fonctionne de même. Règles : spell.instants, stack, stack.order, stack.resolve, turn.pass

# 12. Terrain difficile
lesson-rough-ground-title = Terrain difficile
lesson-rough-ground-say-1 = Votre { name-field-commander } veut la pierre en 44,48. Une forêt d’un pouce barre le chemin et coûte le double. Son Mouvement de 4 ne suffit pas. Mais une fois par tour, il donne 2 de Mouvement à une créature à 6 pouces. Ce n’est pas une Action, et cela se fait avant le reste de votre tour.
lesson-rough-ground-hint-1 = Utilisez d’abord son pouvoir. Après son mouvement, il serait trop tard.
lesson-rough-ground-praise-1 = Les pouvoirs « une fois par tour » n’usent ni le mouvement ni l’Action.
lesson-rough-ground-say-2 = Qui le reçoit ? Votre { name-territorial-sentinel } est inclinée.
lesson-rough-ground-hint-2 = Il peut s’aider lui-même.
lesson-rough-ground-praise-2 = Mouvement 6.
lesson-rough-ground-say-3 = Et maintenant la seule chose de ce tour.
lesson-rough-ground-hint-3 = Activez votre { name-field-commander }.
lesson-rough-ground-praise-3 = La zone indiquée tient déjà compte de la forêt.
lesson-rough-ground-say-4 = À la pierre.
lesson-rough-ground-hint-4 = Vers 42,48.
lesson-rough-ground-praise-4 = Murs et rochers ne laissent passer personne ; un étang ou un muret coûte le double, comme la forêt. Règles : move.difficult, move.impassable, turn.free-abilities, table.terrain

# 13. Mots-clés
lesson-keywords-title = Mots-clés
lesson-keywords-say-1 = Cette { name-territorial-sentinel } a deux mots-clés : Guérison 2 et Vol. À côté d’elle, votre { name-stronghold-guardian } a deux dégâts. Guérison sert une fois par tour et n’est pas une Action.
lesson-keywords-hint-1 = Utilisez Guérison avant d’activer quoi que ce soit.
lesson-keywords-praise-1 = Deux dégâts soignés. Les soins ne dépassent jamais le maximum.
lesson-keywords-say-2 = La pierre est en 38,48, derrière un rocher.
lesson-keywords-hint-2 = Votre { name-territorial-sentinel } vole ; le gardien devrait faire le tour.
lesson-keywords-praise-2 = Qui vole ignore le terrain pendant son mouvement.
lesson-keywords-say-3 = Par-dessus le rocher, donc.
lesson-keywords-hint-3 = À un pouce de 38,48, par exemple 36,48. Personne ne finit un mouvement dans un rocher.
lesson-keywords-praise-3 = Qui vole ignore le terrain, pas les créatures : on l’engage et on l’arrête comme les autres. Chaque mot-clé a sa règle ; tapez son nom après règles, ou touchez-le. Règles : keyword.healing, keyword.flying, damage.heal

# 14. Des points
lesson-objectives-title = Des points
lesson-objectives-say-1 = Six points gagnent. Au milieu se trouve le cercle du rituel. Une de vos créatures et une de l’adversaire sont à un pouce de lui : il est contesté. Qui peut y changer quelque chose ?
lesson-objectives-hint-1 = Votre { name-field-commander } est incliné. Activez votre { name-territorial-sentinel }.
lesson-objectives-praise-1 = Les créatures inclinées comptent aussi pour le contrôle.
lesson-objectives-say-2 = Amenez-la à un pouce du cercle, de centre 44,48 et d’un pouce et demi de rayon.
lesson-objectives-hint-2 = Quelque part vers 44,54.
lesson-objectives-praise-2 = Deux contre une. Il en faut plus que chaque autre joueur ; les monstres ne comptent pas.
lesson-objectives-say-3 = Ce n’est qu’à la phase de fin que l’on regarde les objectifs.
lesson-objectives-hint-3 = Terminez l’activation.
lesson-objectives-praise-3 = L’adversaire peut encore venir.
lesson-objectives-say-4 = Votre adversaire a passé. Il n’y a rien d’autre à faire, et il faudra du mana : vous en avez 4.
lesson-objectives-hint-4 = Passez. La phase finit quand tous ont passé.
lesson-objectives-praise-4 = Pas de monstres ici : vient la phase de fin.
lesson-objectives-say-5 = Qui contrôle le cercle peut payer 3 manas pour { objective-minor-power-aura }, qui vaut 2 points.
lesson-objectives-hint-5 = Les points gagnent la partie, et du mana revient chaque tour. Payez.
lesson-objectives-praise-5 = Deux points et un ingrédient. L’aura majeure demande le contrôle à deux phases de fin de suite et 5 manas, pour 3 points. Règles : objectives.control, objectives.paid, objectives.order, victory.points

# 15. Les monstres
lesson-monsters-title = Les monstres
lesson-monsters-say-1 = { name-goblin-grizelda-the-greedy } n’appartient à personne. Qui la détruit prend sa carte : un point. Elle a une vie, et Défense 10.
lesson-monsters-hint-1 = Activez votre { name-territorial-sentinel }.
lesson-monsters-praise-1 = Dans la phase des monstres, elle agirait selon une carte d’activation.
lesson-monsters-say-2 = Mêlée 3 contre Défense 10. Sans espoir ? Vous avez deux cartes, et un monstre n’en joue qu’une.
lesson-monsters-hint-2 = Frappez-la.
lesson-monsters-praise-2 = Sa carte est piochée d’emblée et reste face cachée.
lesson-monsters-say-3 = { name-reactive-plating } ajoute 9, { name-iron-hide } ajoute 7. Sa carte ajoute 7 tout au plus : elle n’a pas plus de 17.
lesson-monsters-hint-3 = Il vous faudra les deux. Commencez par la plus forte.
lesson-monsters-praise-3 = Douze.
lesson-monsters-say-4 = Est-ce assez contre 10 et une carte inconnue ?
lesson-monsters-hint-4 = 12 est moins que 17. Avec { name-iron-hide } vous avez 19.
lesson-monsters-praise-4 = Grizelda n’est plus : un point, et un mana de son sac. Les monstres font dépenser des cartes, et les autres le remarquent. Règles : monsters, monsters.duels, monsters.kills, objectives.monsters

# 16. Composer sa force
lesson-building-a-force-title = Composer sa force
lesson-building-a-force-say-1 = Une force, c’est un mage et trois écoles de dix cartes. Une école au moins est de l’élément du mage, aucune de l’élément opposé : le feu s’oppose à l’eau, la terre à l’air. L’arcane est ouvert à tous. Vous voulez un mage de la terre avec les boules de feu de l’école { name-grand-barbecue }, derrière de solides remparts.
lesson-building-a-force-hint-1 = { name-bastion-geomancer } avec { name-citadel-builders }, { name-grand-barbecue } et { name-stone-skin }. Toute autre force permise peut aussi se composer.
lesson-building-a-force-praise-1 = Trente cartes sont mélangées dans le grimoire. Les dix du codex sont dans votre main dès le début.
lesson-building-a-force-say-2 = Votre adversaire, { name-gust-aeromancer }, s’est déployé dans le coin opposé. Votre mage se tient entièrement dans votre coin, de 6 pouces sur 6. Placez-le aussi près du milieu que possible.
lesson-building-a-force-hint-2 = L’angle de votre carré vers le centre : 74,74.
lesson-building-a-force-praise-2 = Le mage aussi est une créature : il se déplace, tire et combat.
lesson-building-a-force-say-3 = Vous vous êtes déployé en dernier : vous dites qui commence. Les gobelins attendent à mi-chemin.
lesson-building-a-force-hint-3 = Qui commence arrive le premier aux gobelins. Commencez vous-même.
lesson-building-a-force-praise-3 = Le pion passe à la fin de chaque tour : au tour suivant, l’autre commence. Règles : force.schools, force.opposition, force.codex, setup.deploy, setup.first-player

# 17. Première escarmouche
lesson-first-skirmish-title = Première escarmouche
lesson-first-skirmish-say-1 = Votre première partie : { scenario-ritual }, six tours, six points pour gagner. Des pierres se dressent en 76,20, 64,32 et 20,76, le cercle est au milieu. Vous avez 4 manas. { name-field-commander } n’en coûte qu’un et va vite grâce à lui-même.
lesson-first-skirmish-hint-1 = Lancez { name-field-commander }.
lesson-first-skirmish-praise-1 = Il reste trois manas.
lesson-first-skirmish-say-2 = Il arrive à 6 pouces de votre mage. La pierre de l’est, en 76,20, sera la sienne. Placez-le aussi à l’est que possible.
lesson-first-skirmish-hint-2 = 50,20 est le plus loin.
lesson-first-skirmish-praise-2 = Votre adversaire répond : { name-goblin-raider }.
lesson-first-skirmish-say-3 = Le bord de la pierre est à cinq pouces et demi du sien. Mouvement 4 ne suffit pas, mais une fois par tour il en donne 2 de plus, et cela ne coûte rien.
lesson-first-skirmish-hint-3 = Utilisez son pouvoir avant de l’activer.
lesson-first-skirmish-praise-3 = Mouvement 6 pour ce tour.
lesson-first-skirmish-say-4 = Il est arrivé ce tour et peut agir aussitôt.
lesson-first-skirmish-hint-4 = Activez votre { name-field-commander }.
lesson-first-skirmish-praise-4 = En route.
lesson-first-skirmish-say-5 = À la pierre de l’est.
lesson-first-skirmish-hint-5 = À un pouce de 76,20, par exemple 74,20.
lesson-first-skirmish-praise-5 = À la phase de fin, ce sera un point, si personne ne vient.
lesson-first-skirmish-say-6 = Le gobelin en 56,56 est en vue à travers une forêt : puissance 3, moins 1 pour le couvert, contre Défense 1.
lesson-first-skirmish-hint-6 = 2, c’est plus que 1. Tirez sur le gobelin.
lesson-first-skirmish-praise-6 = Disparu, et un mana de l’adversaire avec lui. Voici que { name-ash-blade-pyromancer } approche lui-même.
lesson-first-skirmish-say-7 = Votre mage n’a pas été activé. C’est près de lui que l’on invoque : qu’il avance.
lesson-first-skirmish-hint-7 = Activez votre mage.
lesson-first-skirmish-praise-7 = Mouvement 6.
lesson-first-skirmish-say-8 = Approchez assez de la pierre du milieu, en 64,32, pour y invoquer, sans tomber dans les bras de l’ennemi.
lesson-first-skirmish-hint-8 = Vers 38,37. La pierre est alors à moins de 6 pouces.
lesson-first-skirmish-praise-8 = C’est assez.
lesson-first-skirmish-say-9 = Votre tir, puissance 3, ne blesserait pas { name-ash-blade-pyromancer }, Défense 3.
lesson-first-skirmish-hint-9 = Terminez l’activation.
lesson-first-skirmish-praise-9 = Votre adversaire passe. Le reste de la phase est à vous.
lesson-first-skirmish-say-10 = Trois manas. { name-territorial-sentinel } en coûte 2.
lesson-first-skirmish-hint-10 = Lancez { name-territorial-sentinel }.
lesson-first-skirmish-praise-10 = Vous pourriez défausser une carte et payer 1 de moins.
lesson-first-skirmish-say-11 = Quand des duels approchent, une carte vaut plus qu’un mana, et vous pouvez tout payer.
lesson-first-skirmish-hint-11 = Payez 2 manas.
lesson-first-skirmish-praise-11 = Il reste un mana.
lesson-first-skirmish-say-12 = Placez-la à un pouce de la pierre du milieu, en 64,32.
lesson-first-skirmish-hint-12 = En 64,32 même, ou tout près.
lesson-first-skirmish-praise-12 = Deux pierres sont à vous.
lesson-first-skirmish-say-13 = Il n’y a rien d’autre à faire : gardez le dernier mana, la sentinelle est où il faut.
lesson-first-skirmish-hint-13 = Passez. Vient la phase de fin.
lesson-first-skirmish-praise-13 = Deux points, deux manas, et un nouveau tour : chacun a reçu du mana et trois cartes, et votre adversaire l’a commencé par { name-orc-warrior }.
lesson-first-skirmish-say-14 = Un orc avec 4 en mêlée se tient devant vous. Une créature solide serait bienvenue ; il reste quatre points à gagner.
lesson-first-skirmish-hint-14 = { name-stronghold-guardian } a Défense 4, et l’emporte en cas d’égalité à une pierre. Lancez-le.
lesson-first-skirmish-praise-14 = À partir d’ici, la partie est à vous. Tenez les pierres, surveillez le cercle, et gardez quelques cartes pour les duels. Règles : turn.phases, objectives.collect, turn.token, victory
