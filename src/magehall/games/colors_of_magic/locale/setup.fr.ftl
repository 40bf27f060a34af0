# Mise en place : forces, coins, premier joueur.
ask-force = Choisissez votre force : un magicien et trois écoles.
option-force = { $mage } : { $first }, { $second }, { $third }
ask-leave-out = Votre codex a onze cartes : laquelle reste hors du jeu ?
option-leave-out = Laisser { $card } hors du jeu
ask-corner = Choisissez le coin où vous vous déployez.
option-corner = Coin { $corner }
ask-servant = Faire entrer un Serviteur en jeu gratuitement ?
option-servant = Serviteur : { $card }
option-no-servant = Pas de Serviteur
ask-first = Vous vous êtes déployé en dernier : qui commence ?
option-first = { $player } commence
option-error-forces = { $forces } forces sont données pour { $seats } places.

# Pourquoi non
refused-no-such-mage = Ce magicien n’existe pas.
refused-no-such-school = Cette école n’existe pas.
refused-no-such-force = Ce n’est pas un magicien avec trois écoles.
refused-not-three-schools = Une force a trois écoles.
refused-school-twice = Les trois écoles doivent être différentes.
refused-own-element-missing = Au moins une école doit être de l’élément du magicien : { $element }.
refused-opposed-element = { $school } est de l’élément opposé à celui du magicien.
refused-choose-force-first = On choisit d’abord les forces.
refused-not-in-codex = Cette carte n’est pas dans votre codex.
refused-no-such-corner = Ce coin ne peut pas être choisi ici.
refused-no-servant = Ce n’est pas un de vos Serviteurs.
refused-no-such-player = Ce joueur n’existe pas.

# Éléments
element-fire = feu
element-water = eau
element-earth = terre
element-air = air
element-arcane = arcane
