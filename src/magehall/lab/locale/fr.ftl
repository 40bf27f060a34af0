# Titres du rapport
report-title = { $game } : ce que le laboratoire a trouvé
contents = Sommaire
section-findings = Ce qui ressort
section-pairs = Qui bat qui
section-first = Premier joueur
section-length = Durée
section-ends = Comment finissent les parties
section-factors = Options comparées
section-method = Comment lire ce rapport

# Les parties
games-played = { $games } parties
games-of = { $games } parties sur { $planned } : arrêt avant la fin
fact-seats = Places
fact-bots = Joué par
fact-seed = Graine
fact-version = Règles
fact-version-value = version { $version }
fact-fixed = Commun à toutes les parties
lead = Tous les camps d’une table sont joués par le même robot : un écart vient donc du jeu et non du joueur. Des robots au hasard montrent ce que permettent les règles ; seuls de bons robots montrent ce qu’elles valent.

# Colonnes
column-name = Nom
column-from = Origine
column-games = Parties
column-share = Victoires
interval = { $low } à { $high }
column-interval = Intervalle à 95 %
column-shrunk = Gain, chance déduite
column-had = Possédée par
column-lift-of = Gain : { $use }
column-level = Réglage
column-mean = { $what }, moyenne
column-moves = Coups
column-draws = Nulles
column-first = Victoires du premier joueur
column-difference = Écart
column-measure = Quoi
above = au-dessus
below = au-dessous
on = Oui
off = Non
all-games = Toutes les parties
bots = Robots
filter = Filtrer par nom

# Constats
nothing-found = Aucun écart ne dépasse ce qu’explique le hasard. Plus de parties en diraient plus.
finding-first = Le premier joueur gagne { $share } des parties ({ $low } à { $high }) ; à égalité il en gagnerait { $expected }.
finding-entrant = { $name } gagne { $share } de ses parties ({ $low } à { $high }) ; à égalité ce serait { $expected }.
finding-part = Les camps avec { $name } gagnent { $share } de leurs parties ({ $low } à { $high }) ; à égalité ce serait { $expected }.
finding-item = { $name }, { $use } : victoires { $lift } là où c’est arrivé au moins une fois, par rapport à jamais ({ $low } à { $high } ; la moyenne de toutes est { $mean }).
finding-effect = { $level } au lieu de { $base } : { $measure } { $value } ({ $low } à { $high }).
level-of = { $factor } : { $level }
never-used = Jamais dans ces parties ({ $use }) : { $count }
more-findings = { $count } autres ressortent ; elles sont marquées dans les tableaux.
measure-first = Victoires du premier joueur
measure-draws = Nulles
measure-end = Fin : { $name }
measure-entrant = Victoires : { $name }
points = { $value } points
compared-with = Par rapport à : { $level }
no-effects = Trop peu de parties pour comparer.

# Ce qui est montré
note-shares = Le trait est ce que gagneraient des égaux. La barre est l’intervalle à 95 % : le vrai taux s’y trouve dix-neuf fois sur vingt.
note-pairs = Victoires de la ligne contre la colonne, en pour cent ; le nombre de parties est dans l’infobulle. Peu de parties par case : lisez les lignes, pas les cases.
note-first = Qui commence est décidé par la mise en place du jeu, non par la place.
note-length = Combien de parties ont duré autant.
note-factors = Chaque partie a un réglage de chaque option, réparti également : toutes les parties comptent pour chaque comparaison. Les écarts les plus nets viennent d’abord.
note-items = Gain : le taux de victoire de ceux qui s’en sont servis au moins une fois, moins celui de ceux qui l’avaient sans s’en servir. « Chance déduite » le ramène vers la moyenne, d’autant plus qu’il y a peu de parties. Un gain n’est pas une cause : qui est en train de gagner lance davantage, et les longues parties voient plus de cartes. Ce qui est seulement pioché n’a été choisi par personne : c’est le gain le plus honnête.
method-games = Chaque rencontre est jouée autant de fois qu’il y a de places : chacun s’assied partout une fois, sur la même donne. Les composantes sont tirées de nouveau à chaque partie parmi toutes celles qui sont permises.
method-intervals = Les taux de victoire ont des intervalles de Wilson, les écarts de taux des intervalles de Newcombe, à 95 %. Une victoire partagée compte pour une part.
method-luck = { $comparisons } comparaisons ont été faites. Ce qui est marqué ▲ ou ▼ a passé la règle de Benjamini et Hochberg : au plus une marque sur vingt est due au hasard.
method-again = Le même plan et la même graine donnent les mêmes parties, sur un nombre quelconque de machines.
broken = Parties interrompues par un défaut du programme
broken-lead = Ces parties ne comptent pas. Leur numéro et le plan suffisent à les rejouer.
column-number = Partie
column-problem = Problème

# Dans le terminal
progress-first = premier joueur { $share }
report-written = Rapport : { $path }
results-written = Résultats : { $path }
speed = { $games } parties en { $seconds } s : { $speed } par minute
nothing-to-report = Aucune partie n’est arrivée à sa fin : il n’y a rien à rapporter.
