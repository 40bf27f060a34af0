# Settings
setting-scenario = Le scénario
setting-scenario-first-reconnaissance = Première reconnaissance : trouver la cité, un à quatre joueurs
setting-scenario-full-conquest = Conquête : six rounds, deux à quatre joueurs
setting-scenario-blitz-conquest = Conquête éclair : quatre rounds, deux à quatre joueurs
setting-scenario-solo-conquest = Conquête en solitaire : six rounds, un joueur
setting-city_level = Niveau des cités
setting-city_level-null = Celui du scénario
setting-last_city_level = Niveau de la dernière cité révélée
setting-last_city_level-null = Celui du scénario
setting-daylight = Le premier round
setting-daylight-day = Un jour, puis nuit et jour en alternance
setting-daylight-night = Une nuit, puis jour et nuit en alternance
setting-daylight-darkness = Des jours, jusqu’à une nuit sans fin
setting-rampaging = Ennemis errants
setting-rampaging-usual = Ceux des tuiles
setting-rampaging-more = Davantage : certains reviennent après chaque round, et on se méfie de vous
setting-rampaging-even-more = Encore plus : tous reviennent, et on se méfie beaucoup de vous
setting-no_interactive_spells = Retirer les sorts qui nuisent aux autres
setting-no_interactive_skills = Retirer les compétences qui nuisent aux autres
setting-friendly_mana = Un dé doré ne remplace aucune couleur visible dans la source
setting-random_tiles = Orientation aléatoire des tuiles
setting-random_cities = Cités tirées au sort
option-error-seats = { $scenario } : il faut de { $least } à { $most } joueurs.
option-error-levels = { $scenario } : le niveau de ses cités ne se choisit pas.
option-error-friendly-mana = Le mana amical demande plus d’un joueur.
option-error-interactive = Qui joue ensemble ou seul se passe de toute façon des sorts et compétences qui nuisent aux autres.

# Names
dummy-player = le joueur fantôme
time-day = jour
time-night = nuit
reward-fame = de la renommée
reward-artifact = des artefacts
reward-spell = un sort
reward-advanced-action = une action avancée
reward-unit = une unité
reward-crystals = un cristal de chaque couleur
reward-random-crystal = des cristaux tirés aux dés
reward-spell-or-artifact = un sort ou un artefact selon le dé

# Questions
ask-hero = Choisissez votre héros.
ask-tactic = Choisissez une tactique pour ce round.
ask-banners = Quels étendards retirez-vous avant de mélanger ?
ask-aside = Pendant le tour d’un autre, vous pouvez :
ask-before-turn = Que faites-vous avant votre tour ?
ask-turn = Que faites-vous ?
ask-concede = Votre allié voudrait admettre que les autres ont gagné.
ask-protection = Retirer du jeu les blessures de ce tour ?
ask-return = La carte retourne-t-elle dans votre pioche ?
ask-glade = La clairière enlève une blessure.
ask-reward = Quelle récompense prenez-vous maintenant ?
ask-put-back = Quel artefact rendez-vous ?
ask-stack = Quel artefact placez-vous ensuite sur votre pioche ?
ask-gain-card = Choisissez une carte de l’offre.
ask-skill = Choisissez une compétence.
ask-shed = Défausser des cartes avant de piocher ?
ask-shed-one = Vous n’avez joué aucune carte ce tour-ci : laquelle défaussez-vous ?
ask-refill = Votre pioche est vide. Utiliser votre tactique ?

# Options
option-hero = Jouer { $hero }
option-tactic = Prendre { $tactic }
option-take-off = Retirer { $banner } ({ $unit })
option-leave-banners = Laisser les étendards en place
option-begin-turn = Commencer le tour
option-concede = Admettre que les autres ont gagné
option-play-on = Jouer encore
option-announce-end = Annoncer la fin du round
option-skip-turn = Passer
option-end-turn = Terminer le tour
option-rest = { $wounds ->
     [0] Se reposer : défausser { $card }
     [1] Se reposer : défausser { $card } et une blessure
    *[other] Se reposer : défausser { $card } et { $wounds } blessures
    }
option-recover = Récupération lente : montrer sa main et défausser une blessure
option-throw-received = Retirer les blessures de ce tour ({ $wounds })
option-keep-received = Garder les blessures
option-return-card = Remettre { $card } dans la pioche
option-lay-off-card = Défausser { $card }
option-glade-hand = Retirer une blessure de votre main
option-glade-discard = Retirer une blessure de votre défausse
option-glade-none = Ne rien retirer
option-reward = Prendre la récompense : { $reward }
option-wait-for-level = Prendre l’unité quand le niveau apportera un jeton Ordre
option-put-back = Remettre { $card } sous le paquet
option-stack = Placer { $card } sur votre pioche
option-gain-card = Obtenir { $card }
option-skill = Apprendre { $skill }
option-common-skill = Apprendre { $skill } de l’offre commune, avec l’action avancée la plus basse
option-shed = Défausser { $card }
option-keep-hand = Garder le reste et piocher
option-spare-tactic = Ne pas utiliser la tactique

# Reasons
refused-turn-not-begun = Votre tour n’a pas commencé.
refused-no-such-hero = Ce héros n’existe pas.
refused-hero-taken = Un autre joueur a pris ce héros.
refused-tactic-taken = Un autre joueur a pris cette tactique.
refused-tactic-removed = Cette tactique a servi dans un round précédent et a quitté le jeu.
refused-tactic-of-other-time = Le jour et la nuit ont chacun leurs tactiques.
refused-no-such-tactic = Cette tactique n’existe pas.
refused-not-before-turn = Cela ne sert pas avant un tour.
refused-sparing-power-first = Sparing Power demande son choix avant le tour.
refused-no-cards-announce = Sans carte en main ni dans la pioche, vous devez annoncer la fin du round.
refused-no-cards-pass = Sans carte en main ni dans la pioche, vous devez passer.
refused-announced-already = La fin du round est déjà annoncée.
refused-has-cards = Il vous reste des cartes.
refused-must-announce = Vous devez plutôt annoncer la fin du round.
refused-rested-already = Vous vous êtes déjà reposé.
refused-acted-already = On ne se repose pas après une action.
refused-moved-already = On ne se repose pas pendant un tour où l’on se déplace.
refused-dealt-already = On ne se repose pas pendant un tour où l’on use d’influence.
refused-rest-needs-card = Se reposer demande une carte autre que Blessure.
refused-not-in-hand = Cette carte n’est pas dans votre main.
refused-not-so-many-wounds = Il n’y a que { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
} dans votre main.
refused-not-only-wounds = La récupération lente demande une main composée uniquement de blessures.
refused-must-recover = Avec seulement des blessures en main, il faut récupérer lentement : chaque tour, une carte est jouée ou défaussée.
refused-card-stays-played = Cette carte ne retourne pas dans la pioche.
refused-no-wound-there = Il n’y a pas de blessure.
refused-not-won = Vous n’avez pas gagné cela.
refused-no-unit-won = Vous n’avez pas gagné d’unité.
refused-no-token-to-come = Aucun jeton Ordre n’arrivera ce tour-ci.
refused-command-token-free = Il vous reste un jeton Ordre libre.
refused-not-drawn = Vous n’avez pas pioché cet artefact.
refused-not-on-offer = Cette carte n’est pas dans l’offre.
refused-monastery-card = Les cartes parmi les unités ne se vendent qu’aux monastères.
refused-skill-not-there = Cette compétence n’est pas disponible.
refused-own-common-skill = Dans l’offre commune, on ne prend que les compétences d’autres héros.
refused-wound-stays = Les blessures ne se défaussent pas.
refused-must-discard = Vous n’avez joué aucune carte ce tour-ci : défaussez-en une.
refused-not-when-drawing = Cette tactique ne sert pas pendant la pioche.

# Events
event-order-drawn = { $first } choisit son héros en premier.
event-hero-chosen = { $hero } joue { $name }.
event-dummy-chosen = { $name } est le joueur fantôme.
event-table-set = La table est prête.
event-round-began = Le round { $round } commence : { $time }.
event-source-rolled = La source est relancée ({ $count } dés).
event-offers-renewed = Les offres sont renouvelées.
event-darkness-rolled = Les dés apportent : { $time }.
event-tactic-taken = { $hero } prend { $tactic }.
event-dummy-tactic = Le joueur fantôme reçoit { $tactic }.
event-order-set = { $first } commence ce round.
event-banner-taken-off = { $hero } retire { $banner } d’une unité.
event-hand-drawn = { $hero } mélange et pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-tactics-removed = Les tactiques du round quittent le jeu.
event-dummy-turned-up = Le joueur fantôme révèle { $card }.
event-dummy-played = Le joueur fantôme retourne { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-dummy-announced = Le joueur fantôme annonce la fin du round.
event-dummy-gained = Le joueur fantôme obtient { $card } et un cristal : { $color }.
event-turn-skipped = { $hero } saute le tour déjà joué.
event-round-ended = Le round { $round } se termine.
event-end-is-near = L’objectif est atteint : chacun joue un dernier tour.
event-quest-ended = La mission est terminée.
event-turn-began = { $hero } commence son tour.
event-end-announced = { $hero } annonce la fin du round.
event-turn-passed = { $hero } n’a plus de cartes et passe.
event-skill-returned = { $hero } reprend { $skill } face cachée.
event-rested = { $hero } se repose et défausse { $card }{ $wounds ->
    [0] .
    [one] {" "}et { $wounds } blessure.
   *[other] {" "}et { $wounds } blessures.
}
event-recovered = { $hero } n’a que des blessures en main et en défausse une.
event-dice-returned = { $count ->
    [one] { $count } dé retourne
   *[other] { $count } dés retournent
} à la source.
event-card-returned = { $hero } remet { $card } dans sa pioche.
event-cards-taken-back = { $hero } reprend { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-crystals-refunded = { $hero } récupère { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
}.
event-wounds-thrown-away = { $hero } se débarrasse { $count ->
    [one] d’une blessure
   *[other] de { $count } blessures
}.
event-artifact-drawn = { $hero } pioche un artefact.
event-artifact-drawn-seen = { $hero } pioche { $card }.
event-artifact-kept = { $hero } garde un artefact.
event-artifact-kept-seen = { $hero } garde { $card }.
event-level-reached = { $hero } atteint le niveau { $level }.
event-skill-shown = { $hero } révèle { $skill }.
event-skill-gained = { $hero } apprend { $skill }.
event-card-shed = { $hero } défausse { $card }.
event-turn-ended = { $hero } a fini son tour.
event-extra-turn = { $hero } joue aussitôt un autre tour.
event-conceded = { $hero } admet que les autres ont gagné.
event-concession-refused = { $hero } joue encore.

# Results
result-most-fame = La plus grande renommée l’emporte.
result-mission-won = La mission est réussie.
result-mission-lost = La mission a échoué.
score-fame = Renommée
score-knowledge = Sorts et actions avancées
score-title-knowledge = Titre : le plus grand savoir
score-loot = Artefacts et cristaux
score-title-loot = Titre : le plus gros butin
score-leader = Unités
score-title-leader = Titre : le plus grand meneur
score-conqueror = Forts, tours de mage et monastères
score-title-conqueror = Titre : le plus grand conquérant
score-adventurer = Sites d’aventure
score-title-adventurer = Titre : le meilleur aventurier
score-beating = Blessures
score-title-beating = Le plus amoché
score-cities = Cités
score-title-cities = Titre : le plus grand conquérant de cités
score-conquered-cities = Cités conquises
score-all-cities = Toutes les cités conquises
score-rounds-left = Rounds restants
score-dummy-deck = Cartes restantes du joueur fantôme
score-not-announced = Fin du round non annoncée

# The draft
setting-draft = Choisir trois actions avancées avant la partie
ask-draft = Gardez une carte du lot.
ask-add-drafted = Quelle carte choisie rejoint votre paquet ?
option-draft = Garder { $card }
option-add-drafted = Ajouter { $card }
refused-not-in-pack = Cette carte n’est pas dans votre lot.
refused-not-drafted = Vous n’avez pas choisi cette carte.
refused-no-conceding = Ici personne n’abandonne : la partie se joue jusqu’au bout.
refused-conceding-refused = Votre allié joue encore.
refused-not-behind = Les autres ne tiennent pas plus que vous.
event-pack-dealt = { $hero } reçoit une carte parmi lesquelles choisir.
event-pack-dealt-seen = { $hero } peut choisir { $card }.
event-card-drafted = { $hero } garde une carte.
event-card-drafted-seen = { $hero } garde { $card }.
event-drafted-added = { $hero } ajoute une carte choisie.
event-drafted-added-seen = { $hero } ajoute { $card }.
