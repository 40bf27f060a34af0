# Noms
virtual-name = Fantôme
player-name = Invité
bot-name-1 = Basile
bot-name-2 = Clio
bot-name-3 = Dorian
bot-name-4 = Mirabelle
bot-name-5 = Rowan
bot-name-6 = Séléné

# Commandes : ce que l’on tape
command-help = aide
command-why = pourquoi
command-hint = conseil
command-table = table
command-measure = mesure
command-log = journal
command-rules = règles
command-undo = annuler
command-plan = plan
command-save = sauver
command-stops = arrêts
command-lang = langue
command-quit = quitter
usage-help = aide
usage-why = pourquoi [choix]
usage-hint = conseil
usage-table = table
usage-measure = mesure 1A 2b
usage-log = journal [lignes]
usage-rules = règles [mot]
usage-undo = annuler
usage-plan = plan [jouer|renoncer]
usage-save = sauver [fichier]
usage-stops = arrêts oui|non
usage-lang = langue en|fr|ru
usage-quit = quitter
help-choosing = Choisissez par un numéro, par l’identifiant d’un choix ou par le début de l’un d’eux ; Entrée seule remontre la table. Les commandes anglaises (help, undo…) marchent aussi.
help-explain = expliquer les choix
help-explain-one = expliquer le choix 2 et citer sa règle ; ou un mot, comme le nom d’une carte
help-help = cette liste
help-why = ce qui ne peut pas être choisi maintenant, et pourquoi
help-hint = ce qu’un robot ferait à votre place, et pourquoi
help-table = revoir la table
help-measure = la règle : entre deux créatures, par leurs signes sur la carte, ou une créature et un emplacement comme 40,32
help-log = ce qui s’est passé jusqu’ici
help-rules = les règles ; avec un mot, celles qui en parlent
help-undo = reprendre votre dernier coup, quand les règles le permettent
help-plan = essayer des coups que personne ne voit ; « plan jouer » les joue ensuite, « plan renoncer » les oublie
help-save = sauvegarder la partie
help-stops = s’arrêter ou non aux moments où vous ne pouvez rien faire
help-lang = changer de langue
help-quit = partir ; la partie est conservée

# Questions
prompt = 1–{ $last } ›
prompt-one = Entrée ›
prompt-aside = { $last ->
    [1] 1
   *[other] 1–{ $last }
 }, Entrée ›
unclear = « { $typed } » peut vouloir dire : { $fits }. Tapez-en davantage, ou un numéro.
unknown = « { $typed } » ne veut rien dire ici : { $last ->
    [1] appuyez sur Entrée
   *[other] tapez un numéro de 1 à { $last }
}, « ? » pour une explication, ou « aide ».
lang-unknown = Les langues sont : { $known }.
lang-now = Continuons en français.
log-empty = Il ne s’est encore rien passé.
measure-unknown = Nommez deux choses : des signes de la carte comme 1A, ou un emplacement comme 40,32.
remarked = { $text } ({ $remark })

# Explications
rule-line = § { $id } : { $text }
rule-place = Livret : { $where }
rule-ruling = Notre interprétation, là où le livret ne tranche pas : { $where }
rule-house = Texte maison, faute de connaître la carte imprimée
name-house = Nom maison, faute de connaître celui qui est imprimé
explain-option = { $number }. { $text }  [{ $id }, § { $rule }]
explain-more = « ? » suivi d’un numéro en dit plus sur un choix.
option-id = identifiant : { $id }
why-allowed = Ceci peut être choisi maintenant : { $option }
why-more = { $ids } et { $more } de plus
why-nothing = Rien n’est écarté : tout ce qui peut être choisi est dans la liste.
why-line = { $id } : { $reason }
rules-chapters = Chapitres : { $chapters }. Tapez « règles » suivi d’un mot, par exemple un chapitre ou une carte.
rules-none = Aucune règle ne parle de « { $word } ».
rules-more = … et encore { $more } : magehall rules { $game } { $word }
hint-thinking = Réflexion…
hint-choice = Un robot choisirait : { $option }
hint-aside = Un robot laisserait faire.

# La partie
welcome = { $game }. À la table : { $seats }
welcome-help = Choisissez par un numéro ; « ? » explique, « aide » donne la liste des commandes.
seated-person = { $name } (vous)
seated-bot = { $name } ({ $bot })
fair-start = Équité : la graine de cette partie est fixée. Engagement : { $commitment }
thinking = { $name } réfléchit…
autosave-failed = La partie ne peut pas être conservée dans { $folder } ({ $reason }) : elle continue, mais sauvegardez-la ailleurs si vous y tenez.
undone = Coup repris.

# Planifier
plan-word-play = jouer
plan-word-drop = renoncer
plan-began = Vous planifiez : ce que vous choisissez n’est qu’essayé, et personne ne le voit. « annuler » reprend le dernier coup essayé, « plan » énumère les coups, « plan jouer » les joue, « plan renoncer » les oublie.
plan-banner = Simple plan{ $moves ->
    [0] {""}
    [one] {" "}d’un coup
   *[other] {" "}de { $moves } coups
}, que personne ne voit
plan-happening = prévu :
plan-over = { $next ->
    [end] La partie se terminerait ici.
    [luck] La suite demande un jet, une pioche ou une révélation.
   *[others] D’autres peuvent répondre ici.
} Rien de plus ne s’essaie : « plan jouer » joue les coups, « annuler » reprend le dernier, « plan renoncer » les oublie.
plan-last = « { $option } » termine le plan sans être essayé : « plan jouer » le joue aussi, « annuler » l’en retire, « plan renoncer » oublie le plan.
plan-empty = Rien n’est encore prévu.
plan-never = Dans ce jeu, rien ne s’essaie : chaque coup lance, pioche ou laisse aussitôt répondre les autres.
plan-not-now = Il n’y a rien à planifier ici : on planifie là où l’on est seul à choisir, et non quand d’autres peuvent répondre en même temps.
plan-unknown = Dites « plan » seul, « plan jouer » ou « plan renoncer ».
plan-dropped = Le plan est oublié ; rien n’en a été joué.
plan-played = Le plan est joué.

# La partie
saved = Sauvegardé : { $file }
save-failed = Pas de sauvegarde, { $file } : { $reason }
stops-on = oui
stops-off = non
stops-unknown = Dites « arrêts oui » ou « arrêts non ».
stops-now-on = La question vous est posée à chaque moment où vous pourriez intervenir.
stops-now-off = Les moments où vous ne pouvez que laisser faire passent d’eux-mêmes.
won = Victoire, { $name } !
winners = { $count ->
    [one] { $names } l’emporte.
   *[other] { $names } l’emportent.
}
score = { $name } { $score }
scores = Scores finaux : { $scores }
fair-end = Équité : chaque mélange vient de la graine scellée avant la partie : { $commitment }
fair-check = Équité : chaque mélange vient de la graine scellée avant la partie. Pour vérifier : magehall verify { $file } --commitment { $commitment }
offer-save = Sauvegarder cette partie ? Un nom de fichier, ou Entrée pour non ›
goodbye = À la prochaine.
goodbye-saved = À la prochaine. La partie est conservée dans { $file } ; pour la reprendre : magehall play --resume

# Revoir une partie
replay-title = { $game }, { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
replay-keys = Entrée : coup suivant. - : coup précédent. Un numéro : aller à ce coup. q : partir.
replay-prompt = Coup { $number } sur { $moves } ›
replay-open = La partie a été sauvegardée ici ; elle n’est pas terminée.

# Leçons
lesson-number = Leçon { $number } sur { $lessons }
lesson-title = { $title }
lesson-wrong = Permis, mais il y a mieux que : { $option }. Essayez encore.
lesson-done = La leçon est finie.
lesson-goes-on = La partie continue : jouez-la jusqu’au bout, ou partez avec « quitter ».
lesson-next = Entrée pour la leçon suivante, autre chose pour partir ›
lessons-done = À vous de jouer : magehall play { $game }
lessons-left = À la prochaine. Pour continuer : magehall learn { $game }

# La salle
game-seats = de { $first } à { $last } sièges
coverage = { $game } : { $whole } règles sur { $rules } ont un code et un test : { $percent } %
coverage-not-done = pas encore faite
coverage-no-code = aucun code ne la nomme
coverage-no-test = aucun test ne la prouve
texts-good = { $domain } : tout va bien ({ $counts } ; problèmes : { $problems })
texts-bad = { $domain } : problèmes : { $problems } ({ $counts })
proof-holds = Prouvé : { $file } est une partie de { $game } jouée comme il est dit, avec { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} et { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
} au sort.
proof-fails = Non prouvé : { $file } : { $fault }
proof-unreadable = Non prouvé : { $file } ne se lit pas comme une partie : { $fault }
proof-commitment = Engagement
proof-hash = État final
proof-no-commitment = Comparez l’engagement à celui montré avant la partie, ou donnez-le avec --commitment.
proof-no-contribution = Si vous savez ce que vous avez ajouté à la graine, donnez-le avec --contribution SIÈGE=TEXTE.
duel-so-far = Parties jouées : { $done } sur { $games }. { $standings }
like-number = n° { $number }
harms-own = { $text } (! nuit à votre propre camp)
