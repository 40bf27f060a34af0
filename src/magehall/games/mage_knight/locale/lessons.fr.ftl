# Leçons : leurs titres, et ce qui se dit à chaque pas.

# 1. Premiers pas
lesson-first-steps-title = Premiers pas
lesson-first-steps-say-1 = Vous êtes Tovak, seul sur le portail en 0,0. Tout ce que vous faites vient des cartes de votre main. Au nord-est, en 1,-1, il y a une forêt : y entrer coûte 3 points de mouvement de jour. Commencez par la carte faite pour marcher.
lesson-first-steps-hint-1 = « { name-march } » donne mouvement 2. « { name-rage } » sert à combattre, « { name-tranquility } » soigne ou fait piocher.
lesson-first-steps-praise-1 = Deux points de mouvement. Une plaine ne coûterait pas plus, mais une forêt en coûte 3.
lesson-first-steps-say-2 = Il manque un point. Aucune autre carte de votre main ne parle de mouvement, et pourtant vous pouvez y arriver. « { name-tranquility } » vous servira mieux au prochain tour que « { name-rage } » : il n’y a personne à combattre ici.
lesson-first-steps-hint-2 = Toute carte, sauf une blessure, peut être jouée inclinée pour 1 de mouvement, d’influence, d’attaque ou de parade. Renoncez à « { name-rage } ».
lesson-first-steps-praise-2 = Inclinée, une carte donne un seul point, quoi qu’elle dise. Vous en avez maintenant trois.
lesson-first-steps-say-3 = Trois points de mouvement, et la forêt en 1,-1 en coûte 3. Allez-y.
lesson-first-steps-hint-3 = Les choix disent ce que coûte chaque case. C’est la forêt que vous voulez.
lesson-first-steps-praise-3 = Vous êtes dans la forêt, avec une carte en réserve. Les points non dépensés à la fin du tour sont perdus, les cartes en main ne le sont pas. Règles : move.terrain, sideways

# 2. L’effet puissant
lesson-powering-title = L’effet puissant
lesson-powering-say-1 = Il fait jour, et la Source montre un dé noir, un bleu et un or. Vous voulez traverser deux plaines, jusqu’en 1,-2 : cela demande 4 points de mouvement. Une seule carte suffit si vous l’alimentez en mana.
lesson-powering-hint-1 = « { name-stamina } » est une carte bleue : mouvement 2, ou mouvement 4 pour un mana bleu. Jouez-la pour son effet puissant.
lesson-powering-praise-1 = Mouvement 4 au lieu de 2. Il lui faut maintenant son mana.
lesson-powering-say-2 = À chaque tour, vous pouvez utiliser un dé de la Source. Le dé utilisé est relancé à la fin du tour, les autres restent pour le suivant. Lequel prenez-vous ?
lesson-powering-hint-2 = De jour, l’or remplace n’importe quelle couleur de base : autant le laisser dans la Source. Le dé bleu fait aussi bien l’affaire.
lesson-powering-praise-2 = Le dé or reste pour une carte d’une autre couleur. Le noir n’aurait servi à rien : le mana noir ne sert que la nuit.
lesson-powering-say-3 = Quatre points de mouvement. Entrez dans la première des deux plaines sur le chemin de 1,-2.
lesson-powering-hint-3 = La forêt coûte 3 et ne vous laisse que 1. La plaine en 0,-1 coûte 2, et 1,-2 derrière elle aussi.
lesson-powering-praise-3 = Deux plaines pour une carte. On alimente une carte au moment où on la joue : aucun mana ne s’y ajoute après coup. Règles : cards.action, mana.pay, source.one, mana.gold

# 3. Les cristaux
lesson-crystals-title = Les cristaux
lesson-crystals-say-1 = Le mana d’un dé ou d’un jeton disparaît à la fin du tour. Un cristal reste dans votre inventaire jusqu’à ce que vous en vouliez. Vous avez une carte qui en fait un.
lesson-crystals-hint-1 = « { name-crystallize } », jouée pour son effet de base, change un mana d’une couleur de base en cristal de cette couleur.
lesson-crystals-praise-1 = Payez un mana, vous obtenez un cristal de la même couleur.
lesson-crystals-say-2 = Au prochain tour vous aurez « { name-rage } », une carte rouge, et vous voulez combattre. Quel dé changez-vous en cristal ?
lesson-crystals-hint-2 = Le cristal a la couleur du mana payé. « { name-rage } » demande du rouge.
lesson-crystals-praise-2 = Un cristal rouge. Vous pouvez en garder jusqu’à trois de chaque couleur.
lesson-crystals-say-3 = Votre unique dé du tour est utilisé. Le village en 2,-3 est une plaine et coûte 2. Comment y aller sans toucher au cristal ?
lesson-crystals-hint-3 = Mouvement 2 suffit, et un effet de base ne demande pas de mana. « { name-march } » le donne ; gardez « { name-stamina } », que le dé bleu pourra alimenter au prochain tour.
lesson-crystals-praise-3 = Vous êtes au village, et le cristal est toujours à vous. Dépenser un cristal ne compte pas comme votre dé : dans un même tour, un dé et autant de cristaux que vous voulez. Règles : mana.forms, mana.crystals, gain.crystal

# 4. Au-delà du bord
lesson-exploring-title = Au-delà du bord
lesson-exploring-say-1 = Vous avez 2 points de mouvement. On révèle une tuile depuis une case voisine de sa place ; la prochaine va en 4,-5, entre les deux tuiles du nord. Allez là où est son bord.
lesson-exploring-hint-1 = Le village en 2,-3 touche la place de la nouvelle tuile. C’est la seule des cases autour de vous.
lesson-exploring-praise-1 = Du village, vous regardez par-dessus le bord. Les orques en 3,-3 vous laissent passer : vous êtes arrivé à côté d’eux, et seul un pas d’une case voisine à une autre les provoque.
lesson-exploring-say-2 = Vos points sont dépensés, mais le déplacement n’est pas fini : vous pouvez jouer d’autres cartes tant que vous n’avez pas agi. Révéler une tuile coûte 2 points de mouvement.
lesson-exploring-hint-2 = Jouez une carte qui donne mouvement 2.
lesson-exploring-praise-2 = Deux points, juste ce qu’il faut.
lesson-exploring-say-3 = Révélez la tuile.
lesson-exploring-hint-3 = Choisissez d’explorer 4,-5. Ce que montre une tuile ne se reprend pas : mieux vaut le faire avant de décider de son action.
lesson-exploring-praise-3 = Un fort, une mine, un village, et de la renommée : dans Première Reconnaissance, chaque tuile révélée rapporte 1 point. Vous pourriez encore jouer des cartes, avancer ou agir. Règles : explore.cost, explore.adjacent, scenario.first-reconnaissance

# 5. Frapper le premier
lesson-challenging-title = Frapper le premier
lesson-challenging-say-1 = En 1,-4, à côté de vous, errent les { name-prowlers } : armure 3, attaque 4. Nul n’entre dans leur case tant qu’ils vivent, mais vous pouvez les défier de là où vous êtes. Faites-le.
lesson-challenging-hint-1 = Défier un ennemi voisin est votre action du tour. Inutile de bouger.
lesson-challenging-praise-1 = Un combat commence par les attaques à distance et de siège. Qui tombe maintenant ne frappera pas.
lesson-challenging-say-2 = Il vous faut attaque à distance 3 pour égaler leur armure. Les cartes inclinées ne comptent pas dans cette phase.
lesson-challenging-hint-2 = « { name-swiftness } » est blanche : alimentée, elle donne attaque à distance 3. La Source montre un dé blanc.
lesson-challenging-praise-2 = Attaque à distance 3, payée avec le dé blanc.
lesson-challenging-say-3 = Attaque 3 contre armure 3.
lesson-challenging-hint-3 = L’égalité suffit. Frappez avant eux.
lesson-challenging-praise-3 = Vaincus : 2 de renommée aussitôt, et 1 de réputation parce que c’étaient des orques errants. Vous n’avez subi aucun dégât. Règles : combat.challenge, combat.ranged, combat.defeated, rampaging.reputation

# 6. Au large
lesson-provoking-title = Au large
lesson-provoking-say-1 = Vous avez 6 points de mouvement et voulez atteindre le village en 4,-2. Les { name-cursed-hags } errent en 3,-3, juste à côté de vous. Le chemin le plus court passe par la clairière en 3,-2. Où allez-vous ?
lesson-provoking-hint-1 = La clairière est aussi à côté d’elles. Passer d’une case voisine d’un ennemi à une autre le provoque. La plaine en 2,-1 est hors d’atteinte.
lesson-provoking-praise-1 = Un pas pour s’éloigner : cela ne provoque jamais.
lesson-provoking-say-2 = Il reste quatre points. Par où maintenant ?
lesson-provoking-hint-2 = Restez dans les plaines du sud : 3,-1 puis le village, 2 points chacun.
lesson-provoking-praise-2 = Toujours personne à côté de vous.
lesson-provoking-say-3 = Et le dernier pas.
lesson-provoking-hint-3 = Le village en 4,-2 coûte 2, et vous avez 2.
lesson-provoking-praise-3 = Au village, sans combat. Par la clairière, cela coûtait un point de moins, et le déplacement finissait aussitôt en combat. Règles : move.provoke, move.rampaging

# 7. Tout ou rien
lesson-blocking-title = Tout ou rien
lesson-blocking-say-1 = La phase de parade : les { name-prowlers } vous attaquent avec 4. Une parade n’arrête une attaque que si elle l’atteint tout entière, et il vous faudra « { name-improvisation } » pour attaquer à votre tour. Arrêtez-les avec une seule carte.
lesson-blocking-hint-1 = « { name-determination } » donne parade 2, c’est trop peu ; alimentée par le dé bleu, elle donne parade 5.
lesson-blocking-praise-1 = Parade 5 contre attaque 4.
lesson-blocking-say-2 = Les points sont là. Servez-vous-en.
lesson-blocking-hint-2 = Choisissez de parer les { name-prowlers }. Si vous continuez sans le faire, les points sont perdus et les dégâts sont pour vous.
lesson-blocking-praise-2 = Parés : ils ne font aucun dégât. Mais un ennemi paré n’est pas encore vaincu.
lesson-blocking-say-3 = La phase d’attaque. Leur armure est de 3, et vous aimeriez garder une carte.
lesson-blocking-hint-3 = Inclinées, vos cartes donnent 1 chacune : il faudrait les trois. « { name-improvisation } » donne attaque 3 pour elle-même et une carte défaussée.
lesson-blocking-praise-3 = « { name-threaten } » est défaussée, « { name-march } » reste en main : attaque 3.
lesson-blocking-say-4 = Achevez.
lesson-blocking-hint-4 = Attaque 3 atteint armure 3.
lesson-blocking-praise-4 = Vaincus sans une égratignure. Règles : combat.block, combat.attack

# 8. Le prix de la vitesse
lesson-wounds-title = Le prix de la vitesse
lesson-wounds-say-1 = Les { name-wolf-riders } : armure 4, attaque 3, vivacité. Contre la parade, une telle attaque compte double : 6. Toutes vos cartes ensemble y suffiraient tout juste, et il ne resterait rien pour frapper. Vous voulez les vaincre à ce tour. Que faire ?
lesson-wounds-hint-1 = La vivacité ne compte que pour la parade ; les dégâts sont de 3. Votre armure est de 2. Continuez sans parer et gardez vos cartes.
lesson-wounds-praise-1 = 3 dégâts contre armure 2 : une blessure pour les 2 premiers, une autre pour le dernier. Vous avez deux blessures en main.
lesson-wounds-say-2 = La phase d’attaque. Leur armure est de 4. Une carte suffit.
lesson-wounds-hint-2 = « { name-rage } » est rouge, et la Source montre un dé rouge : alimentée, elle donne attaque 4.
lesson-wounds-praise-2 = Attaque 4.
lesson-wounds-say-3 = Frappez.
lesson-wounds-hint-3 = Attaque 4 atteint armure 4.
lesson-wounds-praise-3 = 3 de renommée pour deux blessures. Les blessures encombrent la main et ne se jouent pas ; en recevoir dans un combat autant que sa limite de main, c’est le KO. La leçon suivante vous en débarrasse. Règles : enemy.swift, combat.damage-hero, combat.knocked-out

# 9. Un jour de repos
lesson-resting-title = Un jour de repos
lesson-resting-say-1 = Deux blessures en main, et personne à combattre aujourd’hui. Une blessure ne quitte le jeu que si on la soigne. Quelle carte soigne ?
lesson-resting-hint-1 = « { name-tranquility } » soigne 1 ou fait piocher une carte.
lesson-resting-praise-1 = Un point de guérison.
lesson-resting-say-2 = Utilisez le point de guérison.
lesson-resting-hint-2 = Dépensez-le pour une blessure de votre main. Les points non dépensés sont perdus à la fin du tour, ou dès qu’un combat commence.
lesson-resting-praise-2 = Cette blessure est retournée sur sa pile et ne reviendra pas d’elle-même.
lesson-resting-say-3 = Il reste une blessure, et plus de soin. Rien ne vous oblige à bouger ni à agir : reposez-vous.
lesson-resting-hint-3 = Le repos défausse une carte autre qu’une blessure, et autant de blessures qu’on veut. Défaussez « { name-rage } » avec la blessure.
lesson-resting-praise-3 = Votre main est libre. La blessure est dans votre défausse : elle reviendra quand le deck sera mélangé pour le round suivant. Le soin guérit, le repos ne fait que remettre à plus tard. Règles : heal.use, rest.standard

# 10. Bonne réputation
lesson-recruiting-title = Bonne réputation
lesson-recruiting-say-1 = Vous êtes au village en 2,-3. Trois unités sont à l’offre : { name-foresters } pour 5 d’influence (villages), { name-utem-swordsmen } pour 6 (forts), { name-red-cape-monks } pour 7 (monastères). Commencez à échanger avec les habitants.
lesson-recruiting-hint-1 = Échanger est votre action du tour. Défier les orques en serait une autre : il faut choisir.
lesson-recruiting-praise-1 = Votre réputation de 3 vaut 1 d’influence. Elle compte une fois par tour, quoi que vous achetiez.
lesson-recruiting-say-2 = Encore quatre d’influence. Commencez par la carte qui profite le plus d’un échange.
lesson-recruiting-hint-2 = « { name-noble-manners } » donne influence 2 et, pendant un échange, 1 de renommée à la fin du tour.
lesson-recruiting-praise-2 = Influence 3, et de la renommée à venir.
lesson-recruiting-say-3 = Il en manque deux pour l’unité du village.
lesson-recruiting-hint-3 = « { name-threaten } » donne influence 2 sans contrepartie. Son effet puissant en donnerait 5, mais coûterait un mana et un pas de votre bonne réputation.
lesson-recruiting-praise-3 = Influence 5.
lesson-recruiting-say-4 = Vous avez 5 d’influence. Qui recrutez-vous ?
lesson-recruiting-hint-4 = Ici, on ne recrute que des unités qui portent le signe du village, et celle-là, vous pouvez la payer.
lesson-recruiting-praise-4 = Les { name-foresters } sont à vous, sous votre unique jeton Ordre, et peuvent agir dès ce tour. Une unité agit une fois par round. Règles : interact.reputation, interact.recruit, units.command

# 11. Un bouclier d’amis
lesson-units-title = Un bouclier d’amis
lesson-units-say-1 = Les { name-prowlers } n’ont pas été parés : 4 dégâts. Votre héros a une armure de 2, vos { name-foresters } de 4. Vous voulez une main sans blessure au prochain tour. Qui les subit ?
lesson-units-hint-1 = Le héros prendrait deux blessures en main. Une unité absorbe autant que son armure pour une seule blessure.
lesson-units-praise-1 = Les 4 dégâts pour une blessure, et elle est sur l’unité. Une unité blessée n’agit plus et n’absorbe plus rien tant qu’on ne l’a pas soignée, au prix de son niveau.
lesson-units-say-2 = La phase d’attaque : leur armure est de 3. Frapper avec une seule carte garderait les deux autres.
lesson-units-hint-2 = « { name-rage } », alimentée par le dé rouge, donne attaque 4. Seule, elle donne 2, et chaque carte inclinée 1.
lesson-units-praise-2 = Attaque 4 contre armure 3.
lesson-units-say-3 = Frappez.
lesson-units-hint-3 = 4 dépasse 3 : frappez.
lesson-units-praise-3 = Vaincus, et votre main est nette. Une unité prête et non blessée aurait aussi pu attaquer ou parer. Règles : combat.damage-units, units.activate, heal.units

# 12. Derrière les murs
lesson-siege-title = Derrière les murs
lesson-siege-say-1 = Le fort en 5,-6 est sur des collines : 3 points de mouvement, et vous les avez. Des { name-crossbowmen } le tiennent : armure 4, attaque 4, vivacité. Entrer dans un fort non conquis est un assaut.
lesson-siege-hint-1 = Déplacez-vous en 5,-6. Cela met fin au déplacement et commence le combat.
lesson-siege-praise-1 = L’assaut coûte 1 de réputation, quelle qu’en soit l’issue. Les défenseurs d’un fort sont fortifiés.
lesson-siege-say-2 = Attaques à distance et de siège. Vous pourriez alimenter « { name-swiftness } » pour attaque à distance 3, et vos { name-catapults } offrent attaque de siège 3, ou attaque de feu de siège 5 pour un mana rouge. Ils doivent tomber avant de tirer.
lesson-siege-hint-2 = Dans cette phase, seules les attaques de siège atteignent des ennemis fortifiés. Siège 3 est trop peu contre armure 4 ; le cristal rouge en fait 5.
lesson-siege-praise-2 = Attaque de feu de siège 5, payée avec le cristal.
lesson-siege-say-3 = Attaque de siège 5 contre armure 4.
lesson-siege-hint-3 = Frappez. Ajouter « { name-swiftness } » n’y changerait rien.
lesson-siege-praise-3 = Le fort est à vous. Dans la phase d’attaque, les murs ne comptent plus ; avant, il faut du siège. À côté de votre propre fort, vous piochez une carte de plus. Règles : combat.assault, combat.fortified, site.conquered, draw.keep

# 13. La pierre et le feu
lesson-resistances-title = La pierre et le feu
lesson-resistances-say-1 = Des { name-golems } défendent le fort, et vous les avez parés : armure 5, et ils résistent aux attaques physiques. Vous avez un cristal rouge et deux cartes rouges. Laquelle alimentez-vous ?
lesson-resistances-hint-1 = « { name-rage } » donne attaque 4, mais physique : elle compterait pour moitié, soit 2. « { name-fire-bolt } » donne attaque de feu 3, et le feu compte en entier.
lesson-resistances-praise-1 = Attaque de feu 3. Les attaques à distance servent aussi dans la phase d’attaque.
lesson-resistances-say-2 = Il manque deux points, et il n’y a plus de mana.
lesson-resistances-hint-2 = « { name-rage } » apporterait 2 points physiques, dont 1 compterait. Ils ne résistent pas à l’attaque de glace de « { name-cold-toughness } ».
lesson-resistances-praise-2 = Attaque de glace 2 : 5 en tout, comptés en entier.
lesson-resistances-say-3 = Armure 5.
lesson-resistances-hint-3 = 3 de feu et 2 de glace font 5.
lesson-resistances-praise-3 = Le fort tombe. Les points inefficaces s’additionnent, puis se divisent une fois par deux, arrondis en dessous ; avec plusieurs cibles, la résistance d’une seule vaut pour toutes. Règles : combat.resistance, combat.elements

# 14. Dans le noir
lesson-night-title = Dans le noir
lesson-night-say-1 = La nuit est tombée. Vous êtes devant un cul-de-basse-fosse : un monstre brun y attend, et un trésor derrière lui. Vos unités restent dehors. Vous avez « { name-fireball } », un sort, et un cristal rouge. Entrez.
lesson-night-hint-1 = Entrer dans un site d’aventure est votre action du tour. Le monstre n’est pioché qu’à ce moment.
lesson-night-praise-1 = { name-crypt-worm } : armure 6, attaque 6, et fortifié.
lesson-night-say-2 = Un sort coûte toujours un mana de sa couleur : « { name-fireball } » est alors une attaque de feu à distance 5. La nuit, un mana noir en plus en fait « { name-firestorm } », une attaque de feu de siège 8 au prix d’une blessure. Lequel ?
lesson-night-hint-2 = Le ver est fortifié : les attaques à distance ne l’atteignent pas dans cette phase, et 5 est moins que 6. La Source montre un dé noir.
lesson-night-praise-2 = Le rouge vient du cristal, le noir du dé. Le dé or n’aurait pas aidé : l’or est pour le jour.
lesson-night-say-3 = Attaque de siège 8 contre armure 6.
lesson-night-hint-3 = Frappez avant lui.
lesson-night-praise-3 = Le cul-de-basse-fosse est conquis, et un sort ou un artefact vous revient à la fin du tour. Là-dessous comme dans une crypte, il fait nuit même de jour : le mana noir y sert, l’or non. Règles : cards.spell, mana.black, night.inside, combat.no-units

# 15. Grandir
lesson-levels-title = Grandir
lesson-levels-say-1 = Vous avez 2 de renommée ; à 3, c’est le niveau 2. Les { name-prowlers } sont parés, leur armure est de 3, et attaque 1 est déjà jouée. Vainquez-les en gardant « { name-march } ».
lesson-levels-hint-1 = « { name-rage } » donne attaque 2 sans mana : 3 en tout. Inclinée, ce serait trop peu.
lesson-levels-praise-1 = Vaincus : 2 de renommée, 4 en tout. La ligne est franchie ; le niveau vient à la fin du tour.
lesson-levels-say-2 = Le tour est fini, et le niveau 2 est à vous. Un niveau pair apporte une compétence et une action avancée. Deux de vos dix compétences ont été révélées : « { name-cold-swordsmanship } » (attaque 2 par tour) et « { name-double-time } » (mouvement 2 par tour, 1 la nuit). Vous voulez voir du pays.
lesson-levels-hint-2 = Une compétence reste devant vous comme une unité et sert encore et encore. Pour voyager, prenez « { name-double-time } ».
lesson-levels-praise-2 = Elle est à vous jusqu’à la fin de la partie. L’autre va dans l’offre commune, où d’autres héros peuvent l’apprendre.
lesson-levels-say-3 = Maintenant l’action avancée : « { name-blood-rage } », « { name-agility } » ou « { name-ice-shield } ». Des mages du feu tiennent la tour que vous visez : seuls la glace et le feu froid parent pleinement une attaque de feu.
lesson-levels-hint-3 = « { name-ice-shield } » est une carte pour parer avec la glace.
lesson-levels-praise-3 = Elle est au sommet de votre deck : vous la piochez aussitôt. Les niveaux impairs apportent plutôt armure, cartes et jeton Ordre. Règles : levels.up, levels.skill, levels.action

# 16. La tour
lesson-mage-tower-title = La tour
lesson-mage-tower-say-1 = La tour de mage en 4,-5 est dans le désert, 5 points de mouvement de jour. Des { name-fire-mages } la tiennent : armure 5, attaque de feu 6, et ils résistent au feu. Vous avez 5 points, deux cristaux bleus et un rouge. À l’assaut.
lesson-mage-tower-hint-1 = Déplacez-vous en 4,-5. Vous n’avez pas d’attaque de siège ; la phase de parade décidera.
lesson-mage-tower-praise-1 = 1 de réputation en moins. Rien pour tirer : on passe à la phase de parade.
lesson-mage-tower-say-2 = Attaque de feu 6. Contre le feu, seuls la glace et le feu froid parent pleinement ; les autres points comptent pour moitié.
lesson-mage-tower-hint-2 = « { name-cold-toughness } », alimentée en bleu, donne parade de glace 5 et 1 de plus par signe de l’ennemi : ici pour l’attaque de feu et pour la résistance.
lesson-mage-tower-praise-2 = Parade de glace 7 : arrêté.
lesson-mage-tower-say-3 = La phase d’attaque : armure 5. Vous avez deux fois « { name-rage } ».
lesson-mage-tower-hint-3 = Alimentée par le cristal rouge, l’une donne 4, l’autre 2 sans mana. Les mages résistent au feu, pas à l’acier.
lesson-mage-tower-praise-3 = 4 et 2 font 6.
lesson-mage-tower-say-4 = Frappez.
lesson-mage-tower-hint-4 = 6 dépasse 5. Si vous terminez le combat maintenant, il faudra battre en retraite.
lesson-mage-tower-praise-4 = La tour est à vous, et avec elle le choix d’un sort.
lesson-mage-tower-say-5 = Il vous reste un cristal bleu. Quel sort pourriez-vous lancer avec lui au prochain tour ?
lesson-mage-tower-hint-5 = « { name-fireball } » est rouge, « { name-restoration } » vert, « { name-snowstorm } » bleu.
lesson-mage-tower-praise-5 = Il est venu au sommet de votre deck, et vous l’avez pioché aussitôt. Dans une tour conquise, chacun peut acheter des sorts, pour 7 d’influence et un mana de leur couleur. Règles : combat.assault, block.efficient, tower.conquered, rewards.card

# 17. La cité blanche
lesson-city-title = La cité blanche
lesson-city-say-1 = Devant vous la cité blanche, de niveau 1 : des { name-gunners } la défendent, armure 6, et une attaque de feu brutale de 6 qui blesserait deux fois plus. Vous avez 2 points de mouvement, et une cité en coûte 2. À l’assaut.
lesson-city-hint-1 = Déplacez-vous en 4,-5. L’assaut d’une cité coûte de la réputation comme tout autre.
lesson-city-praise-1 = Dans la cité blanche, chaque défenseur a 1 d’armure en plus : 7.
lesson-city-say-2 = Ils sont fortifiés : siège seulement. Vos { name-catapults } donnent siège 3 ; pour un mana rouge siège de feu 5, pour un bleu siège de glace 5. Les { name-gunners } résistent à la glace. Il faut 7, et le reste viendra d’une carte.
lesson-city-hint-2 = La glace compterait pour moitié. Le feu compte en entier, et le cristal rouge le paie.
lesson-city-praise-2 = Attaque de feu de siège 5.
lesson-city-say-3 = Il manque deux points.
lesson-city-hint-3 = « { name-swiftness } » serait à distance, et cela ne passe pas les murs. « { name-crushing-bolt } », alimentée en vert, est attaque de siège 3.
lesson-city-praise-3 = 5 et 3 font 8.
lesson-city-say-4 = Armure 7, et vous avez 8.
lesson-city-hint-4 = Frappez avant qu’ils ne tirent.
lesson-city-praise-4 = Le dernier défenseur est tombé : votre bouclier est sur la cité, et vous en êtes le leader. À côté d’elle vous piochez 2 cartes de plus, et à l’intérieur vous échangez avec ses habitants. Règles : city.bonus, city.shields, city.leader, draw.city

# 18. Première Reconnaissance
lesson-first-reconnaissance-title = Première Reconnaissance
lesson-first-reconnaissance-say-1 = Voici une partie entière, en solitaire : trois rounds, un jour, une nuit et un jour, pour trouver la cité au-delà de ce pays et gagner le plus de renommée possible. Un joueur fantôme compte le temps : quand son deck est vide, le round s’achève. D’abord une tactique pour le jour. « { name-great-start } » fait piocher deux cartes, « { name-early-bird } » fait seulement jouer en premier. Que prenez-vous ?
lesson-first-reconnaissance-hint-1 = Plus de cartes, plus d’actions : pour un premier jour, prenez « { name-great-start } ».
lesson-first-reconnaissance-praise-1 = Sept cartes pour commencer ; ensuite vous compléterez votre main à cinq. Le joueur fantôme a révélé ses premières cartes.
lesson-first-reconnaissance-say-2 = Votre premier tour. Un village se trouve en 2,-3, à trois plaines d’ici : 6 points de mouvement. La Source montre un dé vert. Par quoi commencez-vous ?
lesson-first-reconnaissance-hint-2 = « { name-march } » est verte : alimentée, elle donne mouvement 4, et « { name-stamina } » ajoute 2.
lesson-first-reconnaissance-praise-2 = Mouvement 4, payé avec le dé vert.
lesson-first-reconnaissance-say-3 = Vers le village, on va au nord par les plaines : 0,-1, puis 1,-2.
lesson-first-reconnaissance-hint-3 = Une plaine coûte 2, la forêt 3. D’abord 0,-1.
lesson-first-reconnaissance-praise-3 = Un pas, et il reste 2 points.
lesson-first-reconnaissance-say-4 = Continuez. Regardez autour de vous : tout ce qui est visible se lit sur la carte.
lesson-first-reconnaissance-hint-4 = 1,-2 est la plaine au nord-est.
lesson-first-reconnaissance-praise-4 = Deux plaines sont derrière vous.
lesson-first-reconnaissance-say-5 = Le village est la plaine suivante. Quelle carte vous y mène, et lesquelles gardez-vous pour les habitants ?
lesson-first-reconnaissance-hint-5 = « { name-stamina } » donne mouvement 2 telle quelle. « { name-promise } » vaudra davantage au village.
lesson-first-reconnaissance-praise-5 = Vous êtes au village. Tant que vous n’agissez pas, vous pourriez encore avancer.
lesson-first-reconnaissance-say-6 = Une action par tour : défier les orques en 3,-3, ou échanger avec les habitants. D’abord du renfort : les { name-peasants } coûtent ici 4 d’influence.
lesson-first-reconnaissance-hint-6 = Commencez l’échange ; vous jouerez ensuite des cartes pour l’influence.
lesson-first-reconnaissance-praise-6 = Les villageois vous écoutent. Votre réputation est de 0 : elle n’ajoute ni ne retire rien.
lesson-first-reconnaissance-say-7 = Quatre d’influence. Une carte de votre main est faite pour cela.
lesson-first-reconnaissance-hint-7 = « { name-promise } » donne influence 2.
lesson-first-reconnaissance-praise-7 = Influence 2. Il en faut encore deux.
lesson-first-reconnaissance-say-8 = Deux de vos cartes iront inclinées, 1 d’influence chacune. « { name-battle-versatility } » et « { name-concentration } » vous serviront contre les orques, et une seconde « { name-swiftness } » est encore dans votre deck. « { name-rage } » voudrait du mana rouge, et votre dé du tour est utilisé : sacrifiez-la d’abord.
lesson-first-reconnaissance-hint-8 = On peut se passer de « { name-rage } », et de « { name-swiftness } » aussi.
lesson-first-reconnaissance-praise-8 = « { name-rage } » et « { name-swiftness } », inclinées : influence 4.
lesson-first-reconnaissance-say-9 = Influence 4. Recrutez.
lesson-first-reconnaissance-hint-9 = Les { name-peasants } combattent, marchent et marchandent, un peu de tout. Vous n’avez qu’un jeton Ordre, choisissez bien.
lesson-first-reconnaissance-praise-9 = Les { name-peasants } vous rejoignent. Le tour s’achève ; avant de piocher, vous pouvez défausser ce dont vous ne voulez pas.
lesson-first-reconnaissance-say-10 = « { name-battle-versatility } » et « { name-concentration } » sont encore en main. Les gardez-vous ?
lesson-first-reconnaissance-hint-10 = Toutes deux sont bonnes contre les orques d’à côté. Gardez le reste et piochez.
lesson-first-reconnaissance-praise-10 = Votre main est complétée à cinq, et le joueur fantôme joue son tour.
lesson-first-reconnaissance-say-11 = Avant votre tour, vous pourriez piller ce village : deux cartes contre de la réputation. Vous venez de vous y faire des amis.
lesson-first-reconnaissance-hint-11 = Une mauvaise réputation renchérit tout. Commencez le tour.
lesson-first-reconnaissance-praise-11 = Votre deuxième tour.
lesson-first-reconnaissance-say-12 = Les { name-prowlers } en 3,-3, à côté de vous : armure 3, attaque 4. Vous avez « { name-swiftness } » : alimentée en blanc, c’est attaque à distance 3. Procurez-vous du mana blanc, et laissez le dé or dans la Source.
lesson-first-reconnaissance-hint-12 = « { name-concentration } » donne un mana bleu, blanc ou rouge.
lesson-first-reconnaissance-praise-12 = Un jeton de mana blanc. Il faut l’utiliser à ce tour.
lesson-first-reconnaissance-say-13 = Aux orques maintenant.
lesson-first-reconnaissance-hint-13 = Défiez les { name-prowlers } : ils sont à côté, inutile de bouger.
lesson-first-reconnaissance-praise-13 = La phase des attaques à distance et de siège.
lesson-first-reconnaissance-say-14 = Attaque à distance 3, avec le mana que vous venez de créer.
lesson-first-reconnaissance-hint-14 = « { name-swiftness } », effet puissant.
lesson-first-reconnaissance-praise-14 = Attaque à distance 3.
lesson-first-reconnaissance-say-15 = Frappez avant eux.
lesson-first-reconnaissance-hint-15 = 3 atteint armure 3.
lesson-first-reconnaissance-praise-15 = 2 de renommée et un meilleur nom, sans une blessure. Il manque 1 point pour le niveau 2. Le tour s’achève, vous piochez, et votre troisième tour commence.
lesson-first-reconnaissance-say-16 = Chaque tuile révélée rapporte de la renommée. Du village on voit par-dessus le bord de la carte, et une tuile coûte 2 points de mouvement.
lesson-first-reconnaissance-hint-16 = « { name-march } » donne juste cela, et « { name-stamina } » aussi.
lesson-first-reconnaissance-praise-16 = Mouvement 2.
lesson-first-reconnaissance-say-17 = Explorez.
lesson-first-reconnaissance-hint-17 = La nouvelle tuile va en 4,-5.
lesson-first-reconnaissance-praise-17 = Un fort, un village, une mine, et 1 de renommée : 3 en tout, le niveau 2 à la fin du tour.
lesson-first-reconnaissance-say-18 = Vous pourriez encore jouer des cartes et échanger, mais une main neuve vaut mieux. Terminez le tour.
lesson-first-reconnaissance-hint-18 = Terminez le tour ; le niveau vient avec.
lesson-first-reconnaissance-praise-18 = À partir d’ici, la partie est à vous : choisissez une compétence et une action, puis allez au nord. Combattez ce que vous pouvez vaincre, reposez-vous quand les blessures pèsent, gardez la nuit pour les culs-de-basse-fosse, et cherchez la cité : une fois trouvée, il reste un dernier tour. Règles : scenario.first-reconnaissance, dummy.turn, score.solo
