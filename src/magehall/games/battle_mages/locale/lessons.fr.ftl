# 1. Fusionner
lesson-merging-title = Fusionner les sorts
lesson-merging-say-1 = « { spell-stone-hand } » vous vise : une chaîne de terre de 1 dégât. Vous avez pioché ; à vous de jouer une carte.
lesson-merging-hint-1 = Un sort commun du même type que la chaîne, mais différent de sa dernière carte, fusionne avec elle : la chaîne vous épargne et poursuit sa route, plus forte. Regardez le type de vos cartes.
lesson-merging-praise-1 = Belle fusion ! La deuxième carte vaut 2 : ce sont 1 + 2 = 3 dégâts qui filent vers le mage suivant.
lesson-merging-say-2 = Le tour de table est fait, et une chaîne d’air de 3 dégâts arrive sur vous. Sa dernière carte est « { spell-poisoned-blade } ».
lesson-merging-hint-2 = Deux de vos cartes sont des sorts d’air, mais la carte à fusionner ne doit pas montrer le même sort que la dernière de la chaîne.
lesson-merging-praise-2 = Exactement. La troisième carte vaut 3 : le mage suivant devra affronter 1 + 2 + 3 = 6 dégâts.

# 2. La spécialisation
lesson-specialisation-title = Votre propre magie
lesson-specialisation-say-1 = Vous êtes le mage du feu et rien ne vous vise. Commencez une chaîne : il reste 3 points de vie à votre adversaire, le mage de la terre.
lesson-specialisation-hint-1 = Une chaîne commencée avec votre propre type inflige 1 dégât de plus. Quant à votre adversaire, la terre lui inflige 1 dégât de moins.
lesson-specialisation-praise-1 = 2 dégâts au lieu de 1 : une chaîne commencée avec votre propre type frappe plus fort.
lesson-specialisation-say-2 = Il ne reste qu’un point de vie à votre adversaire. Vous ne pouvez pas arrêter la grêle qui arrive, mais elle ne vous coûtera qu’un point de vie. Avec quoi achevez-vous le mage de la terre ?
lesson-specialisation-hint-2 = Chaque mage est protégé contre son propre type : un sort de terre de 1 dégât ne fait rien au mage de la terre.
lesson-specialisation-praise-2 = Bien vu : 1 dégât de mort passe là où 1 dégât de terre se serait perdu.

# 3. La carte du Centre
lesson-centre-card-title = La carte du Centre
lesson-centre-card-say-1 = Une chaîne de mort de 6 dégâts vous vise, et il vous reste 6 points de vie. Sa dernière carte est « { spell-soul-tithe } ». Votre tour commence : que piochez-vous ?
lesson-centre-card-hint-1 = Aucune de vos cartes ne fusionne avec cette chaîne. Et la carte du Centre, que tout le monde voit ?
lesson-centre-card-praise-1 = Mieux vaut une carte que l’on voit qu’une carte que l’on espère. La pioche a déjà fourni une nouvelle carte du Centre.
lesson-centre-card-say-2 = La carte est dans votre main. À vous de vous en servir !
lesson-centre-card-hint-2 = Les dégâts ne tombent qu’une fois votre carte jouée. Une carte qui fusionne vous les épargne tous.
lesson-centre-card-praise-2 = Vous voilà hors de danger ! La quatrième carte vaut 4 : 10 dégâts partent vers le mage suivant.

# 4. Les parades
lesson-counters-title = { spell-shield } ou { spell-retaliate } ?
lesson-counters-say-1 = Il ne vous reste qu’un point de vie, et « { spell-stone-hand } » vous vise avec 1 dégât. Deux de vos cartes peuvent arrêter ce sort. Laquelle donnez-vous pour un si petit coup ?
lesson-counters-hint-1 = « { spell-shield } » fait disparaître un sort ; « { spell-retaliate } » le retourne contre le mage qui l’a lancé. Plus le sort est puissant, plus « { spell-retaliate } » est précieuse : ne la gaspillez pas pour 1 dégât.
lesson-counters-praise-1 = Le coup est paré, et votre meilleure carte attend un meilleur moment.
lesson-counters-say-2 = Ce moment est venu : une chaîne de feu de 4 dégâts, lancée par un mage à qui il reste 4 points de vie. Et vous venez de piocher un autre « { spell-shield } ».
lesson-counters-hint-2 = Les deux parades vous sauvent. Une seule met à profit les 4 dégâts du sort.
lesson-counters-praise-2 = Retour à l’envoyeur ! À moins de répondre sur-le-champ, ce mage sera frappé par sa propre chaîne.

# 5. Garder un sort rare
lesson-saving-a-rare-title = Savoir garder
lesson-saving-a-rare-say-1 = « { spell-grave-chill } » vous vise avec 1 dégât, et vous avez encore vos 20 points de vie. Vous tenez deux sorts rares. Que jouez-vous ?
lesson-saving-a-rare-hint-1 = Un sort rare vaut ce qu’il évite ou ce qu’il rend. Contre 1 dégât, c’est bien peu : vous pouvez l’encaisser.
lesson-saving-a-rare-praise-1 = Une égratignure, et vos deux sorts rares sont toujours en main.
lesson-saving-a-rare-say-2 = Votre chaîne a fait le tour de la table et vous revient avec 6 dégâts. Et maintenant ?
lesson-saving-a-rare-hint-2 = « { spell-heal } » rend 3 points de vie ; « { spell-shield } » en sauve 6. Une nouvelle chaîne n’en sauverait aucun.
lesson-saving-a-rare-praise-2 = Cela valait la peine d’attendre : 6 dégâts effacés pour le prix d’une carte.

# 6. Trois sorts rares
lesson-three-rares-title = Trois sorts rares
lesson-three-rares-say-1 = Vous n’avez que des sorts rares en main et aucun sort ne vous vise : il faut pourtant vous séparer d’une carte. Laquelle ?
lesson-three-rares-hint-1 = Un sort rare qui ne peut rien faire maintenant est posé sans effet. L’un des trois peut servir tout de suite.
lesson-three-rares-praise-1 = 2 dégâts pour le mage suivant, et ce qu’il perd, vous le regagnez. Les deux cartes qui peuvent vous sauver restent en main.
lesson-three-rares-say-2 = Votre tour suivant commence, avec deux sorts rares en main. S’il en vient un troisième, il faudra peut-être en sacrifier un. Que piochez-vous ?
lesson-three-rares-hint-2 = La carte du Centre est un sort commun : avec elle, vous aurez à coup sûr quelque chose à jouer.
lesson-three-rares-praise-2 = Bien anticipé : vous jouez le sort commun et gardez les deux rares.

# 7. Fusion
lesson-fusion-title = La carte de toutes les chaînes
lesson-fusion-say-1 = Une chaîne de feu de 6 dégâts vous vise, il vous reste 6 points de vie, et vous n’avez pas le moindre sort de feu.
lesson-fusion-hint-1 = La carte « { spell-fusion } » s’accorde avec une chaîne de n’importe quel type.
lesson-fusion-praise-1 = 6 + 4 = 10 : la chaîne file vers le mage suivant, à qui il reste tout juste 10 points de vie.
lesson-fusion-say-2 = Il ne reste qu’un adversaire : le mage de l’eau, avec 2 points de vie. Vous êtes le mage de la mort et vous tenez encore une carte « { spell-fusion } ». Terminez le duel !
lesson-fusion-hint-2 = Quand « { spell-fusion } » commence une chaîne, vous déclarez son type. Votre propre type inflige 1 dégât de plus ; l’eau inflige 1 dégât de moins au mage de l’eau.
lesson-fusion-praise-2 = 2 dégâts contre 2 points de vie : en déclarant votre propre type, vous en obtenez aussi le bonus.

# 8. Une carte, une réponse
lesson-one-answer-title = Une carte, une réponse
lesson-one-answer-say-1 = Deux sorts vous visent à la fois : une chaîne de feu de 3 dégâts et « { spell-rage } », 3 dégâts également. Vous êtes le mage du feu et il vous reste 3 points de vie. Que jouez-vous ?
lesson-one-answer-hint-1 = Une carte ne répond qu’à un sort ; l’autre frappe. La fusion n’aide que contre la chaîne. Auquel des deux coups pourriez-vous survivre ?
lesson-one-answer-praise-1 = Bien : « { spell-shield } » peut arrêter l’un ou l’autre.
lesson-one-answer-say-2 = À quel sort répondez-vous ?
lesson-one-answer-hint-2 = Le feu vous inflige 1 dégât de moins, car c’est votre type. « { spell-rage } » n’a pas de type.
lesson-one-answer-praise-2 = Le feu ne vous inflige que 3 − 1 = 2 dégâts : vous tenez encore debout, avec 1 point de vie.
