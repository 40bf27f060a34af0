# 1. Premiers pas
lesson-first-steps-title = Premiers pas
lesson-first-steps-say-1 = Vous avez deux créatures dans l’arène : votre magicien et un loup, dans la zone a2. Le magicien ennemi est en c2, loin des deux. Amenez-y le loup. Qui activez-vous ?
lesson-first-steps-hint-1 = À votre tour, vous activez une créature, et c’est elle qui agit. C’est le loup qui doit partir : activez-le.
lesson-first-steps-praise-1 = La phase d’action du loup commence. Son marqueur d’activation est retourné : il agit une fois par round.
lesson-first-steps-say-2 = Le loup est en a2. Où va-t-il d’abord ?
lesson-first-steps-hint-2 = Un déplacement mène dans une zone qui a une frontière commune, jamais en diagonale. De a2 à c2, le chemin passe par b2.
lesson-first-steps-praise-2 = Et d’une ! Après un déplacement, une créature peut encore effectuer une action rapide.
lesson-first-steps-say-3 = Le magicien ennemi est à une zone. Que fait le loup de son action rapide ?
lesson-first-steps-hint-3 = Personne à mordre en b2. L’action rapide peut être un second déplacement.
lesson-first-steps-praise-3 = Deux zones en une phase d’action, et rien de plus : le second déplacement était l’action rapide. Règle : actions.second-move

# 2. Se déplacer et frapper
lesson-move-and-strike-title = Se déplacer et frapper
lesson-move-and-strike-say-1 = Votre loup agit, en b2. Il ne reste que 3 points de vie au diablotin de c2 ; le squelette de b1 est indemne. En chasse !
lesson-move-and-strike-hint-1 = Une attaque au contact n’atteint que les créatures de la même zone. Allez là où se trouve le diablotin blessé.
lesson-move-and-strike-praise-1 = La présence du diablotin empêche le loup d’aller plus loin, mais pas d’attaquer.
lesson-move-and-strike-say-2 = Vous voilà à côté du diablotin, et il vous reste l’action rapide.
lesson-move-and-strike-hint-2 = « { attack-bite } » est une attaque rapide : elle peut suivre un déplacement. Attention à qui vous mordez.
lesson-move-and-strike-praise-2 = Quatre dés, 3 dégâts et aucune armure : le diablotin est détruit. D’abord se déplacer, puis une action rapide : c’est la phase d’action ordinaire. Règle : actions.move-then-quick

# 3. Une attaque complexe
lesson-full-attack-title = De tout son poids
lesson-full-attack-say-1 = Votre grizzly partage la zone b1 avec un massacreur blessé : 7 points de vie restants, armure 2. Qui agit ?
lesson-full-attack-hint-1 = Votre magicien est trop loin pour s’occuper du massacreur. L’ours est à côté de lui.
lesson-full-attack-praise-1 = L’ours agit, et il n’a pas un seul pas à faire.
lesson-full-attack-say-2 = L’ours a deux attaques : « { attack-claws } », 5 dés, en action rapide ; « { attack-heavy-claw-strike } », 7 dés, en action complexe. Détruisez le massacreur !
lesson-full-attack-hint-2 = Une action complexe n’est possible que sans déplacement. Ici, aucun n’est nécessaire : pourquoi se priver de dés ?
lesson-full-attack-praise-2 = Sept dégâts, juste ce qu’il fallait ; avec cinq dés, le massacreur tenait debout. Une créature qui ne se déplace pas peut effectuer une action complexe. Règle : actions.full-without-move

# 4. La planification
lesson-planning-title = Deux sorts par round
lesson-planning-say-1 = La phase de planification. Vous avez 14 points de mana, 9 dégâts et quatre sorts dans votre grimoire : « { card-fireball } » (8 points de mana), « { card-minor-heal } » (5), « { card-steelclaw-grizzly } » (17) et « { card-timber-wolf } » (9). Préparez d’abord une créature.
lesson-planning-hint-1 = Pendant ce round, on ne lance que ce qu’on a préparé et ce qu’on peut payer. L’ours coûte plus de mana que vous n’en avez.
lesson-planning-praise-1 = Personne ne voit ce que vous préparez. Il reste 14 − 9 = 5 points de mana pour un second sort.
lesson-planning-say-2 = Quel second sort pourrez-vous lancer aussi, dans le même round ?
lesson-planning-hint-2 = Après le loup, il vous reste 5 points de mana. Regardez ce que coûtent les autres.
lesson-planning-praise-2 = 9 + 5 = 14 : le compte est bon, à la goutte près.
lesson-planning-say-3 = Avant que la première créature n’agisse, chaque magicien peut utiliser son lancement rapide, une fois par round. Le loup demande votre action complexe. Et les soins ?
lesson-planning-hint-3 = Le sort de soins est un sort rapide : lancez-le maintenant avec le lancement rapide, et votre action reste libre pour le loup.
lesson-planning-praise-3 = Vous soignez 5 dégâts tout de suite et vous invoquez le loup pendant votre phase d’action : les deux sorts du plan en un round. Règle : round.planning-two

# 5. Invoquer
lesson-summoning-title = Un loup pour plus tard
lesson-summoning-say-1 = Votre magicien agit : 10 points de mana, un loup préparé. Un renard blessé rôde en b2 et va bientôt vous attaquer. Que faites-vous ?
lesson-summoning-hint-1 = Invoquer un loup est une action complexe. Si vous vous déplacez d’abord, elle n’est plus possible.
lesson-summoning-praise-1 = Le loup est à vos côtés. Mais il vient d’arriver et il est inactif : quoi que fasse le renard pendant ce round, il ne peut que regarder.
lesson-summoning-say-2 = Le renard vous a mordu, et un nouveau round a commencé. À la phase de rétablissement, tous les marqueurs d’activation ont été retournés, celui du loup aussi. Le renard est toujours dans votre zone. Qui activez-vous ?
lesson-summoning-hint-2 = Le loup peut agir maintenant, et il mord plus fort que votre magicien.
lesson-summoning-praise-2 = Cette fois, il peut agir.
lesson-summoning-say-3 = Il reste 2 points de vie au renard.
lesson-summoning-hint-3 = Le renard et le loup sont dans la même zone : inutile de bouger. Le loup peut attaquer n’importe qui ici, même un allié : choisissez bien.
lesson-summoning-praise-3 = Plus de renard. Une créature invoquée agit à partir du round suivant : invoquez-la avant d’en avoir besoin. Règle : round.enters-inactive

# 6. La ligne de vue
lesson-line-of-sight-title = Contourner le mur
lesson-line-of-sight-say-1 = Vous êtes un sorcier, en b1, et vous avez préparé « { card-lightning-bolt } » (portée de 0 à 2). Il reste 5 points de vie au magicien ennemi, en c1, mais un mur de pierre vous sépare. Comment dégager la vue ?
lesson-line-of-sight-hint-1 = La ligne de vue va du centre de votre zone au centre de celle de la cible. Cherchez une zone à 2 pas au plus de c1, d’où la ligne ne traverse pas le mur.
lesson-line-of-sight-praise-1 = De b2 à c1, la ligne passe exactement par un coin. Le mur s’y arrête d’un côté ; l’autre côté est libre.
lesson-line-of-sight-say-2 = La vue est dégagée. Et il vous reste l’action rapide.
lesson-line-of-sight-hint-2 = « { card-lightning-bolt } » est un sort rapide : il peut suivre un déplacement. De b2 à c1, il y a 2 pas : c’est à portée.
lesson-line-of-sight-praise-2 = Cinq dégâts, et le duel est gagné. Il aurait fallu des murs des deux côtés du coin pour cacher la cible. Règle : movement.los-corner

# 7. Gêner
lesson-hindering-title = Gêné, ou pas
lesson-hindering-say-1 = Il reste 2 points de vie au magicien ennemi, en c2. En a2, vous avez un renard et un faucon, tous deux Rapides : deux déplacements, puis une action rapide. Un diablotin barre la route en b2. Qui passera ?
lesson-hindering-hint-1 = Qui entre dans une zone occupée par un ennemi est gêné et ne va pas plus loin. Mais une créature qui vole et une créature qui ne vole pas ne se gênent jamais.
lesson-hindering-praise-1 = Le renard serait resté coincé en b2. Le faucon, lui, vole.
lesson-hindering-say-2 = En route !
lesson-hindering-hint-2 = Le plus court chemin de a2 à c2 passe par b2. Le diablotin ne vole pas.
lesson-hindering-praise-2 = Juste au-dessus de sa tête : le diablotin ne gêne pas le faucon.
lesson-hindering-say-3 = Le diablotin est en dessous, le magicien une zone plus loin.
lesson-hindering-hint-3 = Une créature Rapide se déplace deux fois et garde son action rapide. Ne la gaspillez pas sur le diablotin.
lesson-hindering-praise-3 = Deux déplacements, et il reste une action rapide.
lesson-hindering-say-4 = Et maintenant ?
lesson-hindering-hint-4 = « { attack-razor-beak } » est une attaque rapide, et il reste 2 points de vie au magicien ennemi.
lesson-hindering-praise-4 = Le duel est gagné. Il y a aussi le trait Fuyant : une créature Fuyante n’est jamais gênée. Règles : movement.hinder-flying, movement.hinder-elusive

# 8. Passer le protecteur
lesson-past-the-guard-title = Déjouer le protecteur
lesson-past-the-guard-say-1 = Il reste 4 points de vie au magicien ennemi, mais un squelette le protège. Tant qu’il est en protection, toute attaque au contact en c2 doit le viser. Votre lynx (2 dés) et votre loup (4 dés) sont sur place. Qui commence ?
lesson-past-the-guard-hint-1 = Un protecteur perd son marqueur après une attaque au contact contre lui, réussie ou non. Le plus faible de vos animaux y suffit.
lesson-past-the-guard-praise-1 = Le lynx ouvre la voie, et les quatre dés du loup restent pour le magicien.
lesson-past-the-guard-say-2 = Le lynx agit. Le magicien est hors d’atteinte tant que le squelette le protège.
lesson-past-the-guard-hint-2 = Attaquez le protecteur. Il contre-attaquera, mais le lynx a une défense.
lesson-past-the-guard-praise-2 = Réussie ou non, l’attaque lui coûtera son marqueur. Avant cela, le protecteur peut contre-attaquer, et le lynx tente sa défense.
lesson-past-the-guard-say-3 = Le lynx a bondi de côté, le marqueur a disparu, et le magicien ennemi n’y a rien changé. Le squelette a déjà agi pendant ce round. À vous.
lesson-past-the-guard-hint-3 = Votre magicien est loin. Qui est encore disponible en c2 ?
lesson-past-the-guard-praise-3 = Le loup peut maintenant choisir sa cible librement.
lesson-past-the-guard-say-4 = Achevez-le !
lesson-past-the-guard-hint-4 = Il reste 4 points de vie au magicien, sans armure. Le squelette peut attendre.
lesson-past-the-guard-praise-4 = Le duel est gagné. Les sorts et les attaques à distance, eux, ne se soucient pas des protecteurs. Règles : guarding.defend-zone, guarding.lost-after-melee

# 9. En protection
lesson-on-guard-title = En protection !
lesson-on-guard-say-1 = Votre prêtresse, en a1, n’a plus que 2 points de vie et elle a déjà agi. Un massacreur en a2 et un diablotin en b1 s’apprêtent à fondre sur elle. Votre chevalier agit à ses côtés. Que fait-il ?
lesson-on-guard-hint-1 = S’il sort combattre l’un, l’autre entrera. Un protecteur préserve toute sa zone des attaques au contact.
lesson-on-guard-praise-1 = Qui entre maintenant doit attaquer le chevalier, pas la prêtresse.
lesson-on-guard-say-2 = Le massacreur est entré et a dû attaquer le chevalier : la défense a échoué, mais 2 dégâts ne lui font pas peur. Il reste 5 points de vie au massacreur. Que fait le chevalier ?
lesson-on-guard-hint-2 = En protection, une créature gagne Contre-attaque pour ses attaques au contact rapides : elle peut riposter, et cela ne coûte rien.
lesson-on-guard-praise-2 = Cinq dégâts, armure déduite : le massacreur succombe à sa propre attaque. La protection couvre, et elle mord. Règles : guarding.defend-zone, guarding.counterstrike

# 10. Les défenses
lesson-defenses-title = Impossible d’esquiver
lesson-defenses-say-1 = Il reste 2 points de vie à une fée, en c1. Sa défense (6 ou plus au dé d’effet) sert contre chaque attaque. Vous avez préparé « { card-lightning-bolt } » (5 dés) et « { card-geyser } » (3 dés). Quel sort, et sur qui ?
lesson-defenses-hint-1 = La plus forte attaque ne vaut rien si elle est évitée. L’un de vos sorts est Inévitable : regardez les cartes.
lesson-defenses-praise-1 = Aucune défense contre cette eau : la fée est détruite, pour moitié moins de mana. Mais un renard ennemi bondit sur votre lynx.
lesson-defenses-say-2 = Il reste 3 points de vie à votre lynx, et le renard lance 3 dés. Le lynx a lui aussi une défense : 8 ou plus contre les attaques au contact, une fois par round.
lesson-defenses-hint-2 = Essayer ne coûte rien ici : les dés d’attaque ne sont pas encore lancés et, sur 8 ou plus, ils ne le seront jamais.
lesson-defenses-praise-2 = Un 8 : évité ! La défense vient avant les dés d’attaque, et jamais contre ce qui est Inévitable. Règles : combat.avoid-defence, combat.unavoidable

# 11. Le lancement rapide
lesson-quickcast-title = Une poussée vers l’ours
lesson-quickcast-say-1 = Il reste 9 points de vie au magicien ennemi, en b2. Votre grizzly est juste à l’ouest, en a2. S’il s’y rend, il n’aura que son attaque rapide, 5 dés. Vous avez préparé « { card-force-push } », et votre lancement rapide est disponible.
lesson-quickcast-hint-1 = Vous pouvez utiliser le lancement rapide juste avant d’activer une créature. N’amenez pas l’ours au magicien : amenez le magicien à l’ours.
lesson-quickcast-praise-1 = C’est la bonne créature à pousser. Elle arrivera où vous voulez.
lesson-quickcast-say-2 = Dans quelle direction ?
lesson-quickcast-hint-2 = L’ours est en a2, à l’ouest de b2.
lesson-quickcast-praise-2 = Le magicien est maintenant dans la zone de l’ours. Une poussée n’est le déplacement de personne.
lesson-quickcast-say-3 = Le lancement rapide n’a pas mis fin à votre tour : activez une créature.
lesson-quickcast-hint-3 = L’ours est là où il faut, et il ne s’est pas encore déplacé.
lesson-quickcast-praise-3 = Il ne s’est pas déplacé : une action complexe lui est ouverte.
lesson-quickcast-say-4 = Encore 9 points de vie.
lesson-quickcast-hint-4 = « { attack-heavy-claw-strike } » lance 7 dés en action complexe ; « { attack-claws } » n’en lance que 5.
lesson-quickcast-praise-4 = Neuf dégâts, et le duel est gagné. Un lancement rapide juste avant une activation vaut un déplacement. Règle : round.quickcast-around-activation

# 12. Force de l’ours
lesson-bear-strength-title = Une force que nul ne voit
lesson-bear-strength-say-1 = Votre loup, en b1, fait face à un massacreur : 4 points de vie restants, armure 2. Les 4 dés de la morsure pourraient ne pas suffire. Vous avez 5 points de mana et vous avez préparé « { card-bear-strength } » : deux dés de plus au contact. C’est votre tour.
lesson-bear-strength-hint-1 = Un enchantement se lance face cachée pour 2 points de mana ; le lancement rapide suffit. Choisissez bien qui le reçoit.
lesson-bear-strength-praise-1 = L’enchantement est sur le loup, face cachée. L’adversaire voit un dos de carte, et 3 points de mana dans votre réserve.
lesson-bear-strength-say-2 = Vous pourriez déjà le révéler, pour 3 points de mana. Le faites-vous ?
lesson-bear-strength-hint-2 = Une fois révélé, il est connu de tous, et chacun peut y répondre. Il ne sert à rien tant que le loup n’attaque pas : laissez passer ce moment.
lesson-bear-strength-praise-2 = Patience. Le loup est activé, et la carte reste cachée.
lesson-bear-strength-say-3 = Le loup agit.
lesson-bear-strength-hint-3 = Le massacreur est dans la zone du loup. D’abord l’attaque, ensuite le secret.
lesson-bear-strength-praise-3 = L’attaque est déclarée ; plus moyen de revenir en arrière.
lesson-bear-strength-say-4 = Les dés ne sont pas encore lancés.
lesson-bear-strength-hint-4 = Le nombre de dés se décide au moment du lancer. Après, les deux dés de plus arrivent trop tard.
lesson-bear-strength-praise-4 = Six dés au lieu de quatre, et le massacreur tombe. On peut révéler un enchantement à la fin de chaque étape d’une attaque ; ceux qui changent les dés, avant le lancer. Règles : spells.enchantment-hidden, spells.reveal-attack-steps

# 13. Cuir de rhinocéros
lesson-rhino-hide-title = Regarder, puis payer
lesson-rhino-hide-say-1 = Il reste 2 points de vie à votre magicien, en b1, et un squelette est dans la même zone. Votre loup (3 points de vie restants) est en protection depuis le round précédent, et « { card-rhino-hide } » est caché sur lui. L’adversaire a plus de créatures disponibles que vous : vous pouvez passer. Le faites-vous ?
lesson-rhino-hide-hint-1 = Activer une créature lui retire son marqueur de protection. Tant que le loup est en protection, le squelette ne peut pas attaquer votre magicien.
lesson-rhino-hide-praise-1 = Le loup reste en protection, et il reste disponible.
lesson-rhino-hide-say-2 = Le squelette vient d’être activé, et vous pouvez révéler un enchantement. « { card-rhino-hide } » donne au loup 2 points d’armure de plus pour 2 points de mana. Le révéler déjà ?
lesson-rhino-hide-hint-2 = Peut-être le squelette n’attaquera-t-il même pas. L’armure ne compte qu’au moment des dégâts : laissez passer.
lesson-rhino-hide-praise-2 = Au squelette de montrer d’abord ce qu’il veut.
lesson-rhino-hide-say-3 = Il attaque le loup. À la fin de chaque étape d’une attaque, vous pouvez révéler un enchantement : voici la première, la déclaration. Maintenant ?
lesson-rhino-hide-hint-3 = L’armure ne peut rien contre les dégâts critiques et ne sert à rien contre des faces vierges. Les dés ne sont pas encore lancés : attendez.
lesson-rhino-hide-praise-3 = La patience ne coûte rien ici.
lesson-rhino-hide-say-4 = La deuxième étape est passée : le loup n’a pas de défense pour éviter l’attaque. Ensuite viennent les dés. Maintenant ?
lesson-rhino-hide-hint-4 = Ce qui change le nombre de dés doit être révélé maintenant. Pas l’armure : attendez les dés.
lesson-rhino-hide-praise-4 = Et les dés roulent.
lesson-rhino-hide-say-5 = Les dés donnent 5 dégâts normaux. L’armure du loup en arrête 2, et les 3 autres le détruiraient. Les dégâts ne sont pas encore infligés. Et maintenant ?
lesson-rhino-hide-hint-5 = C’est le dernier moment. Avec 4 d’armure, il ne reste que 1 dégât sur 5.
lesson-rhino-hide-praise-5 = 1 dégât au lieu de 3 : le loup survit et contre-attaque. L’armure peut attendre que les dés soient sur la table. Règles : spells.reveal-attack-steps, damage.armour

# 14. Blocage
lesson-block-title = On ne passe pas
lesson-block-say-1 = Un grizzly ennemi est à côté de votre prêtresse, qui n’a plus que 4 points de vie. Vous avez 8 points de mana, et vous avez préparé « { card-block } » et « { card-fireball } ». Une boule de feu ne détruira pas un ours en pleine santé.
lesson-block-hint-1 = « { card-block } » évite la prochaine attaque contre la créature qui le porte, quels que soient les dés. Qui l’ours va-t-il attaquer ?
lesson-block-praise-1 = Il est là, face cachée, devant la prêtresse, pour 2 points de mana. Il en coûtera 2 de plus le moment venu : gardez-les.
lesson-block-say-2 = Vous pouvez révéler un enchantement maintenant. Le faites-vous ?
lesson-block-hint-2 = « { card-block } » est un enchantement obligatoire : il se révèle de lui-même quand sa créature est attaquée. À tout autre moment, il est détruit pour rien.
lesson-block-praise-2 = Bien : il reste face cachée, et personne d’autre ne sait ce que c’est.
lesson-block-say-3 = L’ours attaque de tout son poids, sept dés, et « { card-block } » se révèle. Payez-vous les 2 points de mana ?
lesson-block-hint-3 = Sans paiement, l’enchantement est perdu et l’attaque se poursuit.
lesson-block-praise-3 = Évitée, sans lancer un seul dé. Un enchantement obligatoire choisit lui-même son moment : veillez à avoir la mana. Règles : spells.mandatory, spells.mandatory-idle

# 15. Grain de sable
lesson-jinx-title = Le sort qui fait long feu
lesson-jinx-say-1 = Le mage-guerrier, en c2, a 8 points de mana : de quoi lancer « { card-fireball } », à laquelle deux de vos animaux pourraient ne pas survivre. Vous avez 4 points de mana, et vous avez préparé « { card-jinx } » et « { card-nullify } ». Votre magicien agit.
lesson-jinx-hint-1 = « { card-nullify } » protège une seule créature, et seulement des incantations et des enchantements ; une boule de feu est un sort d’attaque. « { card-jinx } » arrête le prochain sort rapide de la créature qui le porte, quelle que soit la cible.
lesson-jinx-praise-1 = Une carte cachée est posée sur le mage-guerrier. Il peut la deviner ; il ne peut pas la connaître.
lesson-jinx-say-2 = La révéler tout de suite ?
lesson-jinx-hint-2 = « { card-jinx } » attend un sort. Révélé alors qu’aucun n’est lancé, il est détruit pour rien.
lesson-jinx-praise-2 = L’enchantement reste caché et attend.
lesson-jinx-say-3 = Et voilà : « { card-fireball } », sur votre loup. « { card-jinx } » se révèle. Payez-vous son point de mana ?
lesson-jinx-hint-3 = Pour 1 point de mana, le sort est annulé. Sinon, six dés s’abattent sur un loup à qui il reste 4 points de vie.
lesson-jinx-praise-3 = Le sort fait long feu. Le mage-guerrier récupère la carte et la mana, mais son action est perdue. Règles : card.jinx, spells.mandatory

# 16. Les états
lesson-conditions-title = Ce qui arrive tout seul
lesson-conditions-say-1 = Il reste 1 point de vie à votre chevalier, qui porte un marqueur Enflammé et un marqueur Décrépitude : la prochaine phase d’entretien sera la dernière pour lui. Votre prêtresse agit, avec 3 points de mana.
lesson-conditions-hint-1 = La prêtresse peut retirer des marqueurs d’état d’une créature à une zone au plus ; chacun a son prix. N’en faites pas profiter le massacreur.
lesson-conditions-praise-1 = Enflammé et Décrépitude coûtent 2 points de mana chacun : il y a de quoi en retirer un.
lesson-conditions-say-2 = Lequel ?
lesson-conditions-hint-2 = À la phase d’entretien, Enflammé lance un dé, et une face vierge éteint le feu. Décrépitude ne lance rien : c’est 1 dégât à chaque round, à coup sûr.
lesson-conditions-praise-2 = Plus de Décrépitude. Le feu, lui, peut encore s’éteindre. Au chevalier d’agir.
lesson-conditions-say-3 = Deux ennemis sont dans la zone du chevalier : un massacreur à 1 point de vie, avec un marqueur Décrépitude, qui a déjà agi ; et un diablotin à 3 points de vie, qui n’a pas encore agi. Qui frappe-t-il ?
lesson-conditions-hint-3 = Le massacreur ne fera plus rien pendant ce round. Que lui arrivera-t-il à la phase d’entretien ?
lesson-conditions-praise-3 = Le diablotin tombe sous l’épée, le massacreur sous la Décrépitude, et le feu du chevalier s’éteint. Ne dépensez pas d’action pour ce qui arrive tout seul. Règles : conditions.rot, conditions.burn, mages.restore-quick

# 17. Dissiper
lesson-dispelling-title = Le juste prix
lesson-dispelling-say-1 = Il reste 3 points de vie à la prêtresse ennemie, mais elle a 3 d’armure : 2 par « { card-rhino-hide } », 1 par « { card-leather-boots } ». Votre loup est à côté d’elle et vaut environ 4 dégâts. Votre magicien a agi ; il vous reste le lancement rapide, 5 points de mana, « { card-dispel } » et « { card-dissolve } ».
lesson-dispelling-hint-1 = « { card-dispel } » coûte le prix de l’enchantement, lancement et révélation réunis ; « { card-dissolve } », le prix de l’équipement. Ne cherchez pas le moins cher : lequel lui retire assez d’armure ?
lesson-dispelling-praise-1 = 2 pour le lancement, 2 pour la révélation, 1 de plus parce qu’il est sur un magicien : 5 points de mana, et il reste 1 d’armure. Au loup.
lesson-dispelling-say-2 = Le loup agit.
lesson-dispelling-hint-2 = Plus rien ne vous retient.
lesson-dispelling-praise-2 = 4 − 1 = 3 dégâts : le duel est gagné. Privée seulement de ses bottes, elle aurait survécu. Règles : card.dispel, card.dissolve, spells.magebind

# 18. Ce qui est caché
lesson-what-lies-hidden-title = Ce qui est caché
lesson-what-lies-hidden-say-1 = La prêtresse ennemie a encore 4 points de vie, un enchantement caché sur elle et 6 points de mana pour le révéler. Votre loup est prêt à mordre. Votre magicien a agi, mais il reste le lancement rapide, avec 5 points de mana, « { card-seeking-dispel } » et « { card-force-push } ».
lesson-what-lies-hidden-hint-1 = Une carte cachée sur un magicien aux abois est rarement un cadeau pour vous. L’un de vos sorts la détruit sans la voir, pour 2 points de mana.
lesson-what-lies-hidden-praise-1 = Une fois votre sort lancé, la carte cachée ne peut plus être révélée en réponse. Ensuite, c’est au loup d’agir.
lesson-what-lies-hidden-say-2 = C’était « { card-block } » : le voilà dans la défausse. La voie est libre.
lesson-what-lies-hidden-hint-2 = 4 dés contre 4 points de vie, sans armure : mordez.
lesson-what-lies-hidden-praise-2 = Le duel est gagné. Écartez ce qui est caché avant le coup qui ne doit pas manquer. Règles : card.seeking-dispel, spells.enchantment-hidden
