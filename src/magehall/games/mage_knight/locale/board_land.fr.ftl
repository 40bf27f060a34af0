# Le plateau
board-table = La table
board-to-land = Regarder la carte
board-to-combat = Revenir au combat

# La carte
land-map = Le pays
land-space = { $terrain } ({ $place })
land-site = { $site }, { $terrain } ({ $place })
land-city = { $city }, niveau { $level } ({ $place })
land-city-red = Cité rouge
land-city-blue = Cité bleue
land-city-green = Cité verte
land-city-white = Cité blanche
land-mine-red = Mine de cristal rouge
land-mine-blue = Mine de cristal bleu
land-mine-green = Mine de cristal vert
land-mine-white = Mine de cristal blanc
land-fog = Inexploré ({ $place }). Ensuite : { $kind }
land-legend = Coûts de déplacement
land-cost = Coûte { $cost } { $cost ->
    [one] point de mouvement
   *[other] points de mouvement
    }
land-closed = On n’y entre pas
land-reach = À portée pour { $cost }
land-reach-stops = À portée pour { $cost } ; le déplacement y finit par un combat
land-you = Vous êtes ici
land-hero = { $who } est ici
land-shields = Boucliers de { $who }
land-leader = { $who } dirige la cité
land-city-friendly = Amie de tous
land-city-closed = Ses portes sont fermées
land-rampaging = Ennemi errant : il tient la case et se jette sur qui passe à côté
land-face-down = Caché : { $back }
land-enemy = { $name } : armure { $armor }, attaque { $attack } ({ $element })
land-summoner = { $name } : armure { $armor }, invoque un monstre pour attaquer
land-ruins-hidden = Nul ne sait encore ce qui s’y trouve

# Ce que font les sites
land-does-village = On y recrute, on y guérit pour 3 d’influence, ou on le pille entre deux tours
land-does-monastery = On y recrute, on y guérit pour 2 d’influence, on y apprend son action pour 6 ; ou on le brûle pour un artefact
land-does-keep = Y entrer est un assaut. Qui le prend y recrute et tient plus de cartes aux alentours
land-does-keep-won = Son propriétaire y recrute, et tient plus de cartes dessus et à côté
land-does-mage-tower = Y entrer est un assaut. Qui la prend gagne un sort
land-does-mage-tower-won = On y recrute, ou on y achète un sort pour 7 d’influence et du mana de sa couleur
land-does-city = Y entrer est un assaut contre toute la garnison
land-does-city-won = On y recrute, et on achète ce que propose cette cité
land-does-ruins = Y entrer est votre action : combattre ce que montre le jeton, ou porter du mana à l’autel
land-does-ruins-won = Il n’y a plus rien ici
land-does-dungeon = Y entrer est votre action, sans unités et comme de nuit : un ennemi marron ; un sort ou un artefact
land-does-dungeon-won = On y retourne pour la seule renommée, sans unités et comme de nuit : un ennemi marron
land-does-tomb = Y entrer est votre action, sans unités et comme de nuit : un ennemi rouge ; un sort et un artefact
land-does-tomb-won = On y retourne pour la seule renommée, sans unités et comme de nuit : un ennemi rouge
land-does-monster-den = Y entrer est votre action : un ennemi marron ; deux cristaux aux dés
land-does-monster-den-won = Il n’y a plus rien ici
land-does-spawning-grounds = Y entrer est votre action : deux ennemis marron ; un artefact et trois cristaux aux dés
land-does-spawning-grounds-won = Il n’y a plus rien ici
land-does-mine = Finir son tour ici donne un cristal de sa couleur
land-does-glade = Y commencer son tour donne un mana or (noir la nuit) ; l’y finir permet d’écarter une blessure
land-does-portal = Les héros arrivent ici

# Le calendrier
calendar-round = Round { $round } sur { $rounds }, { $time }
calendar-order = Ordre du round
calendar-turn = joue
calendar-done = a joué
calendar-announced = { $who } a annoncé la fin du round
calendar-ending = Les derniers tours
