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
promise-rules-title = Chaque règle expliquée
promise-rules = Chaque choix cite sa règle en mots simples, en français, en anglais ou en russe.
promise-fair-title = Un hasard vérifiable
promise-fair = Chaque mélange est fixé avant la partie et prouvé après, dans votre propre navigateur.
promise-open-title = Pour tout le monde
promise-open = Téléphone ou ordinateur, souris, clavier ou lecteur d’écran ; les invités sont les bienvenus.

## Vestibule
lobby-mine = Vos tables
lobby-open = On attend des joueurs
lobby-open-none = Personne n’attend en ce moment. Ouvrez une table, et quelqu’un viendra peut-être s’y asseoir.
lobby-running = Parties en cours : venez regarder
lobby-running-none = Aucune partie publique n’est en cours.
lobby-filter = Jeu
lobby-all-games = Tous les jeux
quick-bot = Jouer tout de suite contre un robot
quick-person = Jouer avec qui est là
new-table = Nouvelle table
verb-join = S’asseoir
verb-rejoin = Reprendre
verb-enter = Aller à la table
verb-watch = Regarder
state-open = en attente
state-playing = en cours
state-over = terminée
state-aborted = annulée
state-adjourned = en pause
table-chairs = Autour de la table
table-private = sur invitation
table-lesson = leçon
chair-me = Moi
chair-open = Place libre
chair-free = libre
chair-gone = ancien joueur
chair-bot = Robot : { $strength }
bot-random = Novice
bot-greedy = Adepte
bot-search = Magister
bot-search-200 = Magister
bot-search-1000 = Archimage
clock-none = Sans pendule
clock-live = { $minutes } min + { $increment } s par coup
clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
clock-of = Pendule : { $name }
time-days = { $days } j { $hours } h
seats-count = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
seat-number = Siège { $number }
form-game = Jeu
form-seats = Joueurs
form-chairs = Qui s’assied où
form-options = Comment on joue
form-clock = Pendule
form-clock-live = Minutes et incrément
form-clock-days = Jours par coup
form-minutes = Minutes par joueur
form-increment = Secondes par coup
form-days = Jours par coup
form-public = Publique : tout le monde peut s’asseoir ou regarder
form-delay = Les spectateurs voient la partie
form-take-a-chair = Prenez vous-même l’un des sièges.
delay = { $seconds ->
    [0] en direct
    [30] avec 30 secondes de retard
    [120] avec 2 minutes de retard
    [600] avec 10 minutes de retard
   *[other] avec { $seconds } secondes de retard
}
create-table = Ouvrir la table
create-start = Commencer la partie
setting-none = aucun

## Avant la partie
room-waiting = { $missing ->
    [one] Il manque encore un joueur.
   *[other] Il manque encore { $missing } joueurs.
}
room-full = Tout le monde est là.
room-closed = Cette table a été fermée avant le début de la partie.
room-ready = prêt
room-not-ready = pas encore prêt
room-i-am-ready = C’est bon pour moi
room-start = Commencer
room-leave = Se lever
room-give = Qui prend le siège { $number }
room-invite = Inviter quelqu’un
room-invite-public = Envoyez ce lien, ou attendez : la table est affichée dans le vestibule.
room-invite-private = Seules les personnes ayant ce lien peuvent s’asseoir.
room-terms = Comment on joue
room-from-position = À partir d’une position installée
table-closed-door = Cette porte est fermée
back-lobby = Retour au vestibule

## À la table
table-menu = Autres actions
watching = Vous regardez
watching-late = Vous voyez la partie { $delay }
watching-soon = À cette table, les spectateurs voient tout { $delay }. Il n’y a encore rien à voir.
waiting = Un instant…
waiting-for = On attend { $names }
waiting-for-prompt = On attend { $names } : « { $prompt } »
waiting-held = Votre réponse est notée. On attend les autres.
seat-thinks = réfléchit
seat-yours = à vous
seat-away = absent
line-lost = La liaison est coupée. Nouvelle tentative…
line-closed = La table a fermé cette liaison. Rechargez la page pour revenir.
board-failed = Le plateau n’a pas pu être dessiné. Vous pouvez continuer avec la liste des choix.
map-closer = Plus près
map-farther = Plus loin
map-whole = Voir toute la carte
view-in-words = La table en mots
panel-find = Chercher un choix
like-number = n° { $number }
panel-none = Aucun choix ne contient ces mots.
panel-sending = envoi…
announce-question = { $prompt } { $options ->
    [one] Un choix.
   *[other] { $options } choix.
}
why-not = Pourquoi pas autre chose ?
why-nothing = Rien n’est écarté : tout ce qui peut être choisi est dans la liste.
reasons-ask = Pourquoi ?
reasons-ask-about = Pourquoi ce coup ? { $move }
reasons-title = Pourquoi, { $name } ?
reasons-expected = Ce qui en était attendu
reasons-weighed = Ce qui a été pesé, le meilleur d’abord
reasons-chance = { $percent } % de chances de gagner
reasons-looks = { $looks ->
    [one] regardé dans un monde qui pourrait être celui-ci
   *[other] regardé dans { $looks } mondes qui pourraient être celui-ci
}
reasons-more-later = Les autres choix pesés seront révélés à la fin de la partie : ils trahiraient des cartes cachées.
reasons-later = De ce coup, rien ne peut être dit avant la fin de la partie : cela trahirait des cartes cachées.
reasons-none = Aucune raison n’est connue pour ce coup.
rule-of-prompt = La règle de cette question
option-harms = nuit à votre propre camp
rule-of-option = La règle de ce choix : { $option }
rule-named = La règle : { $rule }
rule-drawer = La règle
rule-ruling = Notre interprétation :
rule-where = Livret :
rule-house = texte maison
rule-beside = { $rules ->
    [one] Une autre règle de ce chapitre
   *[other] { $rules } autres règles de ce chapitre
}
rule-unknown = Aucune règle ne s’appelle { $rule }.
rule-open-all = Toutes les règles, dans un nouvel onglet
side = Journal et discussion
log = Journal
log-empty = Il ne s’est encore rien passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Dites quelque chose
chat-send = Envoyer
chat-watching = Les joueurs parlent ici ; vous regardez.
chat-more = À propos de ce message, écrit par { $name }
chat-mute = Ne plus lire cette personne
chat-unmute = Lire de nouveau tout le monde
chat-report = Signaler ce message
chat-report-why = Qu’est-ce qui ne va pas ?
chat-report-send = Signaler
chat-reported = Merci. Les responsables de la salle vont l’examiner.
chat-report-failed = Ce message n’existe plus.
chat-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
emotes = Sans paroles
emote-hello = Bonjour !
emote-well-played = Bien joué !
emote-thanks = Merci !
emote-oops = Oups…
emote-hurry = À vous ?
emote-wow = Waouh !
undo = Reprendre le coup
undo-key = Touche : U, ou Ctrl+Z
undo-not-now = Ce coup ne peut pas être repris sans l’accord des autres.
plan = Préparer
plan-key = Essayez vos coups avant de les jouer. Touche : P
plan-not-now = Il n’y a rien à préparer pour l’instant.
plan-already = Vous préparez votre tour.
plan-title = Votre plan.
plan-secret = Vous seul voyez ce que vous essayez. Rien ne compte avant d’être joué.
plan-empty = Rien encore
plan-play-out = { $count ->
    [one] Jouer le coup essayé
   *[other] Jouer les { $count } coups
}
plan-drop = Abandonner
plan-over = L’essai s’arrête ici. Jouez-le, ou reprenez un coup.
plan-ended = Le plan s’arrête ici
plan-beyond = Ce sera le dernier coup du plan.
plan-lost = { $count ->
    [one] La partie a changé entre-temps : un coup du plan n’est plus possible.
   *[other] La partie a changé entre-temps : { $count } coups du plan ne sont plus possibles.
}
plan-line = Prévu :
offer-undo-verb = Demander à reprendre un coup
offer-draw-verb = Proposer le match nul
offer-adjourn-verb = Proposer une pause
offer-resume-verb = Reprendre la partie
adjourn-verb = Faire une pause
offer-undo = { $name } aimerait reprendre un coup.
offer-undo-mine = Vous demandez à reprendre un coup.
offer-draw = { $name } propose le match nul.
offer-draw-mine = Vous proposez le match nul.
offer-adjourn = { $name } aimerait faire une pause.
offer-adjourn-mine = Vous proposez une pause.
offer-resume = { $name } aimerait reprendre la partie.
offer-resume-mine = Vous aimeriez reprendre la partie.
offer-replace = Le robot { $name } ne répond plus. Un autre doit-il prendre sa place ?
offer-yes = Oui
offer-no = Non
offer-waiting = On attend les autres.
offer-withdraw = Retirer
offer-abort = { $name } aimerait annuler la partie, sans défaite pour personne.
offer-abort-mine = Vous aimeriez annuler la partie, sans défaite pour personne.
trouble-title = Une règle a échoué
trouble-undo = Revenir en arrière d’un commun accord
trouble-draw = Convenir d’un match nul
trouble-abort = Annuler, personne ne perd
trouble-read = C’est lu
correct-title = Reprendre d’une position corrigée
correct-how = Enregistrez la position où la règle a échoué, corrigez-la à la main et rapportez-la. Une nouvelle table s’ouvre, chacun à la même place ; les autres donnent leur accord en s’asseyant.
correct-download = Enregistrer la position
correct-upload = Apporter la position corrigée
correct-too-large = Ce fichier est bien trop volumineux pour une position.
resign = Abandonner
resign-sure = Abandonner cette partie ? Elle comptera comme perdue.
resign-sure-many = Abandonner ? Un robot continuera à votre place, et la partie comptera comme perdue pour vous.
abort = Annuler la partie
abort-sure = Annuler la partie ? Elle ne comptera pas. Ce n’est possible que tant que chacun n’a pas joué deux fois.
keep-playing = Continuer à jouer
stops = Quand me consulter ?
stops-hint = Aux moments où une carte cachée pourrait répondre.
stops-always = Toujours
stops-able = Quand je peux agir
stops-matters = Là où c’est utile
stops-never = Jamais : passer à ma place
stops-at = Moment par moment
stops-at-own = { $count ->
    [one] un réglé à part
   *[other] { $count } réglés à part
}
stops-at-hint = Les moments où je veux qu’il en soit autrement.
stops-at-moment = Moment
stops-at-as-above = Comme plus haut
stops-at-always = Toujours
stops-at-never = Jamais
stops-at-reset = Tout remettre comme plus haut
winner = Vainqueur
score-sheet = Le détail des scores
score-total = Total
end-won = Vous avez gagné !
end-lost = Vous avez perdu.
end-draw = Match nul.
end-nobody = Personne ne gagne.
end-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
end-aborted = La partie a été annulée.
end-adjourned = La partie est en pause.
end-resigned = { $name } a abandonné.
end-flag = { $name } n’a plus de temps.
end-agreed = D’un commun accord.
end-rematch = Rejouer
end-rematch-join = Rejoindre la revanche
end-replay = Revoir la partie
fair-title = Hasard équitable
fair-before = Avant la partie, la salle a scellé sa part du hasard ; voici le sceau. Ensuite seulement, chaque joueur y a ajouté la sienne : personne ne pouvait connaître à l’avance ni les cartes ni les dés.
fair-mine = Voici ce que votre navigateur a ajouté après avoir vu le sceau :
fair-later = À la fin de la partie, le sceau est ouvert et vous pouvez vérifier ici chaque dé et chaque mélange.
fair-verify = Vérifier chaque dé et chaque mélange
fair-verify-short = Vérifier le hasard
fair-checking = Vérification…
fair-holds = Le hasard a été équitable.
fair-fits = Tout concorde, autant que ce navigateur puisse en juger.
fair-broken = Le hasard de cette partie n’est pas prouvé : quelque chose ne concorde pas.
fair-committed-first = Le secret correspond au sceau que votre navigateur a vu avant d’ajouter sa part.
fair-committed = Le secret correspond au sceau montré à cette page.
fair-not-committed = Le secret ne correspond pas au sceau : il a été remplacé.
fair-own-there = Ce que votre navigateur a ajouté est dans la graine, inchangé.
fair-own-changed = Ce que votre navigateur a ajouté n’est pas dans la graine : on l’a modifié ou omis.
fair-own-late = Ce que votre navigateur a ajouté est arrivé trop tard : rien de vous n’est dans la graine. La salle a ajouté quelque chose à votre place.
fair-own-none = Ce navigateur n’a rien ajouté à la graine : il ne peut pas dire si la salle connaissait le hasard à l’avance.
fair-by-hall = La salle a ajouté à la graine à la place de : { $names }.
fair-draws = Refaits dans ce navigateur à partir de la graine, tous identiques : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $shuffles ->
    [one] { $shuffles } mélange
   *[other] { $shuffles } mélanges
}.
fair-no-draws = Rien n’a été tiré au sort dans cette partie : ni dé, ni mélange.
fair-draw-wrong = Le tirage numéro { $number } ne vient pas de la graine, ou le fichier de la partie en donne un autre.
fair-shown = { $count ->
    [one] L’unique dé du journal de cette page montre ce qui a été tiré.
   *[other] Les { $count } dés du journal de cette page montrent ce qui a été tiré, chacun à sa place.
}
fair-shown-none = Le journal de cette page ne montre aucun dé : rien n’a été comparé.
fair-shown-wrong = Le journal de cette page ne montre pas les dés tels qu’ils ont été tirés. Cela commence ici : { $line }
fair-not-compared = Non comparé ici : quelles cartes sont sorties d’un mélange, et si les coups suivent les règles. « magehall verify » rejoue le fichier de la partie et vérifie les deux.
fair-scripted = { $count ->
    [one] { $count } résultat était fixé par la position de départ.
   *[other] { $count } résultats étaient fixés par la position de départ.
}
fair-server = La salle a rejoué toute la partie coup par coup, et chaque tirage concorde.
fair-server-fault = En rejouant la partie, la salle a trouvé : { $fault }
fair-secret = Le secret :
fair-all-draws = Tous les tirages dans l’ordre ({ $count })
fair-insecure = Votre navigateur ne fait cette vérification que par une connexion sécurisée (https). Vous pouvez toujours vérifier le fichier de la partie avec « magehall verify ».
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
replay-share-hint = Toute personne qui a ce lien voit la partie comme un spectateur : les cartes cachées le restent.
replay-share-later = Tant que la partie dure, ce lien ne marche que pour ceux qui peuvent regarder la table.
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
account-password = Votre mot de passe
account-password-why = Tous vos autres navigateurs seront déconnectés.
account-password-verb = Changer le mot de passe
account-password-changed = Votre mot de passe a été changé.
account-sessions = Où vous êtes connecté
session-browser = { $browser } sur { $system }
session-unknown = Navigateur inconnu
session-current = Ce navigateur
session-begun = Connexion : { $moment }
session-seen = Dernière utilisation : { $moment }
session-end = Déconnecter
session-end-which = Déconnecter { $which }
session-ended = Ce navigateur est déconnecté.
sessions-end = Déconnecter tous les autres
sessions-ended = Tous les autres navigateurs sont déconnectés.
account-leave = Partir
account-logout = Se déconnecter
account-logout-everywhere = Se déconnecter de tous les appareils
account-logged-out = Vous êtes déconnecté et de nouveau invité.
account-delete = M’effacer
account-delete-sure = Votre nom, vos réglages et votre compte seront effacés pour de bon. Les parties terminées restent, sans votre nom.
account-deleted = Vous avez été effacé. Un nouvel invité est assis ici.
field-name = Nom
field-password = Mot de passe
field-password-old = Mot de passe actuel
field-password-new = Nouveau mot de passe
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
books-only-in-book = Dans le grimoire
books-only-mine = Permises dans ce grimoire
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
books-barred = Interdite dans ce grimoire
books-copies-of = { $name } : { $copies } dans le grimoire
books-fewer = Un exemplaire de moins : { $name }
books-more = Un exemplaire de plus : { $name }
books-shares = Répartition des points
books-sets-free = { $count ->
    [one] Une de plus peut être choisie.
   *[other] { $count } de plus peuvent être choisies.
}
books-sets-full = Tout est choisi. Retirez-en une pour en choisir une autre.
books-read = Lire les cartes
books-read-it = Lire les cartes : { $name }
books-read-close = Fermer
books-empty = Le grimoire est vide. Prenez des cartes dans la bibliothèque, ou ouvrez un grimoire de la boîte.
books-mine = Mes grimoires
books-none-kept = Vous n’avez pas encore enregistré de grimoire.
books-box = Grimoires de la boîte
books-import = D’un code ou d’une liste
books-import-what = Collez un code ou une liste de cartes
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
books-sheet-columns = Exemplaires, carte, points.
books-play-own = Jouer avec votre propre grimoire
books-none-ready = Vous n’avez aucun grimoire enregistré qui soit jouable.
books-unfit = { $count ->
    [one] { $count } de vos grimoires n’est pas encore jouable.
   *[other] { $count } de vos grimoires ne sont pas encore jouables.
}
books-build = Composer un grimoire
