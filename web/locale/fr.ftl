# Les mots du client. Les jeux, le noyau et le serveur ont les leurs.

## Partout
skip = Aller au contenu
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
colon = { "\u00A0:" }
loading = Un instant…
more = En voir plus
try-again = Réessayer
you = vous
settings = Réglages
set-language = Langue
set-theme = Éclairage
set-theme-auto = Comme le système
set-theme-light = Plein jour
set-theme-dark = Aux chandelles
set-pace = Vitesse des animations
set-pace-slow = Lente
set-pace-normal = Normale
set-pace-fast = Rapide
set-pace-instant = Immédiate
set-sound = Sons
error-offline = La salle est injoignable. Êtes-vous en ligne ?
error-status = La salle n’a pas pu faire cela (erreur { $status }).
error-unknown = Quelque chose s’est mal passé. Veuillez réessayer.
offline-action = Vous êtes hors ligne : rien n’a été envoyé.

## Se repérer
nav = Se repérer dans la salle
nav-play = Jouer
nav-learn = Apprendre
nav-rules = Règles
nav-history = Mes parties
nav-about = À propos de Magehall
nav-account = Compte
title-start = Magehall : les jeux de mages dans votre navigateur
title-lobby = Le vestibule
title-table = Table
title-replay = Revoir la partie
title-learn = Apprendre à jouer
title-lesson = Leçon
title-account = Vous
title-history = Mes parties
title-about = À propos de Magehall
title-lost = La bougie est éteinte
lost = Il n’y a pas de page à cette adresse.
lost-home = Retour à la salle

## Accueil
start-title = Une salle pour les duels de mages
start-lead = Asseyez-vous à une table, face à un robot ou à un ami. La table connaît les règles, vous montre ce que vous pouvez faire et vous dit pourquoi quand c’est impossible.
play-now = Jouer maintenant
play-now-hint = { $game } contre un robot. Sans compte, sans installation.
starting = On allume les bougies…
play-friends = Jouer entre amis
play-bot = Jouer contre un robot
learn-first = Apprendre d’abord
start-games = Quatre tables
start-promises = Ce sur quoi vous pouvez compter
in-preparation = En préparation
game-battle_mages = Battle Mages
game-mage_wars = Mage Wars
game-mage_knight = Mage Knight
game-colors_of_magic = Colors of Magic
about-battle_mages = Un duel de cartes rapide, pour un à six joueurs : fusionnez les sorts en chaînes, renvoyez-les et soyez le dernier mage en vie.
about-mage_wars = Deux mages s’affrontent dans l’arène, chacun avec le grimoire qu’il s’est composé.
about-mage_knight = Un chevalier errant, un paquet de cartes qui grandit et des cités qui ne tombent pas facilement.
about-colors_of_magic = Des magiciens arpentent la table, pouce après pouce.
promise-rules-title = Chaque règle expliquée
promise-rules = Chaque choix cite sa règle en mots simples, en français, en anglais ou en russe.
promise-fair-title = Hasard équitable
fair-before = Avant la partie, la salle a scellé sa part du hasard ; voici le sceau. Ensuite seulement, chaque joueur y a ajouté la sienne : personne ne pouvait connaître à l’avance ni les cartes ni les dés.
fair-mine = Voici ce que votre navigateur a ajouté après avoir vu le sceau :
fair-later = À la fin de la partie, le sceau est ouvert et vous pouvez vérifier ici chaque dé et chaque mélange.
fair-verify = Vérifier chaque dé et chaque mélange
fair-verify-short = Vérifier le hasard
fair-checking = Vérification…
fair-holds = Le hasard a été équitable.
fair-fits = Tout concorde, autant que ce navigateur puisse en juger.
fair-broken = Le hasard de cette partie n’est pas prouvé : quelque chose ne concorde pas.
fair-committed-first = Le secret correspond au sceau que votre navigateur a vu avant d’ajouter sa part.
fair-committed = Le secret correspond au sceau montré à cette page.
fair-not-committed = Le secret ne correspond pas au sceau : il a été remplacé.
fair-own-there = Ce que votre navigateur a ajouté est dans la graine, inchangé.
fair-own-changed = Ce que votre navigateur a ajouté n’est pas dans la graine : on l’a modifié ou omis.
fair-own-late = Ce que votre navigateur a ajouté est arrivé trop tard : rien de vous n’est dans la graine. La salle a ajouté quelque chose à votre place.
fair-own-none = Ce navigateur n’a rien ajouté à la graine : il ne peut pas dire si la salle connaissait le hasard à l’avance.
fair-by-hall = La salle a ajouté à la graine à la place de : { $names }.
fair-draws = Refaits dans ce navigateur à partir de la graine, tous identiques : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $shuffles ->
    [one] { $shuffles } mélange
   *[other] { $shuffles } mélanges
}.
fair-draw-wrong = Le tirage numéro { $number } ne vient pas de la graine, ou le fichier de la partie en donne un autre.
fair-scripted = { $count ->
    [one] { $count } résultat était fixé par la position de départ.
   *[other] { $count } résultats étaient fixés par la position de départ.
}
fair-server = La salle a rejoué toute la partie coup par coup, et chaque tirage concorde.
fair-server-fault = En rejouant la partie, la salle a trouvé : { $fault }
fair-secret = Le secret :
fair-all-draws = Tous les tirages dans l’ordre ({ $count })
fair-insecure = Votre navigateur ne fait cette vérification que par une connexion sécurisée (https). Vous pouvez toujours vérifier le fichier de la partie avec « magehall verify ».
fair-download = Télécharger le fichier de la partie

## Revoir
replay-of = Revoir : { $game }
replay-eyes = Vu par
replay-eyes-mine = moi, comme pendant la partie
replay-eyes-spectator = un spectateur
replay-step = Moment de la partie
replay-at = { $step } sur { $last }
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-set-up = Jouer à partir d’ici
replay-set-up-hint = Une nouvelle table s’ouvre à ce moment de la partie. Tant que la partie continue, les cartes que vous ne pouviez pas voir peuvent être différentes.
replay-share = Lien vers ce moment
replay-export = Télécharger

## Apprendre, règles
learn-lead = De courtes leçons à une vraie table : chacune installe une position et demande le bon coup. Un mauvais coup ne change rien et vous vaut un indice.
learn-none = Il n’y a pas encore de leçons pour ce jeu.
learn-steps = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
learn-finished = terminée
lesson-step = Étape { $step } sur { $steps }
lesson-wrong = Pas tout à fait.
lesson-hint = Un indice, s’il vous plaît
lesson-done = C’était la leçon. Bravo !
lesson-next = Suite : { $title }
lesson-all = Toutes les leçons
rules-of = Règles de { $game }
rules-lead = Chaque règle que la table fait respecter, dans nos propres mots, avec sa place dans le livret.
rules-search = Chercher dans les règles
rules-found = { $found ->
    [0] Aucune règle ne contient ces mots.
    [one] { $found } règle
   *[other] { $found } règles
}
rules-chapters = Chapitres
rules-link = Lien vers la règle { $rule }
chapter-setup = Mise en place
chapter-turn = Le tour
chapter-play = Jouer une carte
chapter-mage = Les mages
chapter-common = Sorts communs
chapter-rare = Sorts rares
chapter-merge = La fusion
chapter-announce = L’annonce
chapter-answer = La réponse
chapter-damage = Les dégâts
chapter-hand = La main
chapter-hex = Les maléfices
chapter-eliminated = L’élimination
chapter-end = La fin
chapter-solo = Jouer seul
chapter-two = À deux joueurs
chapter-actions = Les actions
chapter-card = Les cartes une à une
chapter-casting = Lancer des sorts
chapter-combat = Le combat
chapter-conditions = Les états
chapter-guarding = La protection
chapter-mages = Les magiciens
chapter-movement = Le déplacement
chapter-multiplayer = À plusieurs
chapter-round = Le round
chapter-spellbooks = Les grimoires
chapter-spells = Les sorts
chapter-traits = Les traits

## Vous
account-guest = Vous êtes ici en tant qu’invité, { $name }. Un invité peut tout faire ; un compte sert seulement à tout garder.
account-member = Bienvenue, { $name }.
account-name = Votre nom
account-rename = Changer
account-renamed = Votre nom a été changé.
account-register = Garder cet invité
account-register-why = Avec un mot de passe, vous gardez votre nom et vos parties sur tous vos appareils.
account-register-verb = Créer un compte
account-registered = Votre compte est prêt.
account-login = Vous avez un compte ?
account-login-why = Les parties de cet invité y seront transférées.
account-login-verb = Se connecter
account-logged-in = Connexion réussie.
account-leave = Partir
account-logout = Se déconnecter
account-logout-everywhere = Se déconnecter de tous les appareils
account-logged-out = Vous êtes déconnecté et de nouveau invité.
account-delete = M’effacer
account-delete-sure = Votre nom, vos réglages et votre compte seront effacés pour de bon. Les parties terminées restent, sans votre nom.
account-deleted = Vous avez été effacé. Un nouvel invité est assis ici.
field-name = Nom
field-password = Mot de passe
field-password-hint = Au moins huit caractères. Le mieux est une phrase.
history-list = Terminées
history-none = Vous n’avez encore terminé aucune partie.
history-won = gagnée
history-lost = perdue
history-drawn = sans vainqueur
history-imported = importée
stats = Votre bilan
stats-won = gagnées
stats-count = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
}
import = Importer un fichier
import-hint = Un fichier de partie devient une partie à revoir, un fichier de position devient une table.
import-choose = Choisir un fichier

## À propos
footer-unofficial = Magehall est un compagnon non officiel fait par des passionnés. Il n’est ni réalisé ni approuvé par les auteurs ou les éditeurs des jeux, et ne montre aucun de leurs textes ni aucune de leurs images.
footer-icons = Icônes de
about-what = Magehall est une salle à quatre tables, pour celles et ceux qui possèdent et aiment ces jeux : pour jouer quand les autres sont loin, pour apprendre et pour essayer.
about-unofficial-title = Non officiel
about-unofficial = Battle Mages, Mage Wars, Mage Knight et Colors of Magic, leurs noms, livrets, textes et images appartiennent à leurs propriétaires. Magehall n’est ni fait, ni approuvé, ni soutenu par eux, ne rapporte rien et ne remplace pas les boîtes.
about-words = Magehall reprend des faits : le nom des choses, leurs valeurs et le déroulement du jeu. Chaque phrase et chaque dessin est de notre main.
about-fair = La salle scelle sa part du hasard avant la partie, le navigateur de chaque joueur ajoute la sienne, et après la partie chacun peut vérifier chaque mélange, même sans nos programmes.
about-licences = Licences
about-code = Le code et les textes de Magehall : licence MIT.
about-icons = Icônes :
about-libraries = Bibliothèques :

## Des livres à soi
nav-books = Grimoires
title-books = Grimoires
books-of = Grimoires de { $game }
books-none-here = Dans ce jeu, on n’apporte pas son propre grimoire.
books-workshop = L’atelier
books-open = Ouvrir un grimoire
books-save = Enregistrer
books-save-new = Enregistrer comme nouveau
books-share = Partager
books-print = Imprimer
books-new = Nouveau grimoire
books-mage = Magicien
books-element = Formé à l’élément
books-name = Nom du grimoire
books-unnamed = Grimoire sans nom
books-points = Points : { $points } sur { $limit }
books-size = { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}
books-legal = Jouable
books-flaws = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
books-unsaved = Modifications non enregistrées
books-kept = Enregistré
books-not-kept = Pas parmi vos grimoires
books-sides = Affichage
books-side-cards = Toutes les cartes
books-side-book = Le grimoire
books-search = Chercher des cartes
books-kind = Type
books-every-kind = Tous les types
books-school = Domaine
books-every-school = Tous les domaines
books-level = Niveau
books-every-level = Tous les niveaux
books-of-level = Niveau { $level }
books-only-in-book = Dans le grimoire
books-only-mine = Permises à ce magicien
books-found = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
books-nothing-found = Aucune carte ne correspond.
books-add = Ajouter { $name }
books-price = { $points ->
    [one] { $points } point l’exemplaire
   *[other] { $points } points l’exemplaire
}
books-barred = Interdite à ce magicien
books-copies-of = { $name } : { $copies } dans le grimoire
books-fewer = Un exemplaire de moins : { $name }
books-more = Un exemplaire de plus : { $name }
books-by-school = Points par domaine
books-trained = formation
books-opposed = opposé
books-empty = Le grimoire est vide. Prenez des cartes dans la bibliothèque, ou ouvrez un grimoire de la boîte.
books-mine = Mes grimoires
books-none-kept = Vous n’avez pas encore enregistré de grimoire.
books-box = Grimoires de la boîte
books-import = D’un code ou d’une liste
books-import-what = Collez un code, ou une liste avec une ligne pour le magicien et une par carte
books-import-verb = Ouvrir
books-opened = Ouvert : { $name }
books-saved = Enregistré : { $name }
books-rename = Renommer
books-rename-it = Renommer { $name }
books-duplicate = Dupliquer
books-duplicate-it = Dupliquer { $name }
books-delete = Supprimer
books-delete-it = Supprimer { $name }
books-delete-sure = Supprimer pour de bon ?
books-put-away = Modifications non enregistrées
books-put-away-sure = Ce que vous avez changé dans le grimoire ouvert n’est pas enregistré. Le ranger quand même ?
books-put-away-yes = Continuer sans enregistrer
books-share-hint = Toute personne qui a le lien ou le code peut ouvrir ce grimoire tel qu’il est maintenant. Votre exemplaire enregistré reste à vous.
books-link = Lien
books-code = Code
books-list = Liste
books-copy-list = Copier la liste
books-sheet-columns = Exemplaires, sort, domaine et niveau, mana, points de sort.
books-play-own = Jouer avec votre propre grimoire
books-none-ready = Vous n’avez aucun grimoire enregistré qui soit jouable.
books-unfit = { $count ->
    [one] { $count } de vos grimoires n’est pas encore jouable.
   *[other] { $count } de vos grimoires ne sont pas encore jouables.
}
books-build = Composer un grimoire
