# Le plateau : combats à plusieurs joueurs.
board-meet-attacks = { $hero } attaque { $rival }
board-meet-fully = { $hero } se défend pleinement, au prix de son prochain tour.
board-meet-partly = { $hero } se défend avec cartes et unités seules.

# Un duel : ce qui se passe, pour qui regarde et pour vous
board-meet-choose = { $hero } choisit sa défense.
board-meet-choose-you = Choisissez votre défense.
board-meet-attack = { $hero } peut attaquer : { $points } jusqu’ici.
board-meet-attack-you = Votre attaque jusqu’ici : { $points }
board-meet-block = { $hero } peut parer { $points } : avec { $block } jusqu’ici, il resterait { $left }.
board-meet-block-you = Contre { $points }, votre parade vaut { $block } : il resterait { $left } de dégâts.
board-meet-spend = { $hero } a { $points } de dégâts à répartir contre { $rival }.
board-meet-spend-you = Vous avez { $points } de dégâts à répartir contre { $rival }.

# Un duel : la suite
board-meet-after-choose = Ensuite : { $hero } attaque d’abord, à distance, puis chacun à son tour ; le corps à corps suit.
board-meet-after-attack = Ensuite : { $rival } peut parer, puis attaquer.
board-meet-after-pass-ranged = { $rival } n’attaque pas : sans attaque maintenant, le corps à corps commence.
board-meet-after-pass-melee = { $rival } n’attaque pas : sans attaque maintenant, le duel est fini.
board-meet-after-block-ranged = Ensuite : { $rival } emploie le reste en blessures.
board-meet-after-block-melee = Ensuite : { $rival } emploie le reste en blessures, à voler un artefact ou à repousser { $hero }.
board-meet-after-spend = Ensuite : { $rival } peut attaquer.

# Un assaut coopératif
board-meet-joint = Assaut coopératif : { $city }
board-meet-share = { $count ->
    [one] un défenseur
   *[other] { $count } défenseurs
}
board-meet-part-proposes = propose
board-meet-part-asked = doit répondre
board-meet-part-waits = vient après
board-meet-part-fights = maintenant
board-meet-part-done = terminé
board-meet-sharing = { $hero } partage les défenseurs ; puis tous les invités répondent.
board-meet-asking = Tous les invités doivent être d’accord. Un seul refus, et rien ne s’est passé.
board-meet-marching = { $hero } entre et combat une part tirée au sort ; les autres suivent l’un après l’autre.
board-meet-left = { $count ->
    [one] Un défenseur tient encore
   *[other] { $count } défenseurs tiennent encore
} : tous devront reculer à la fin.
board-meet-refused = L’assaut n’a pas lieu ; le tour continue.
board-act-hint-duel = Cliquez sur une carte, une unité ou une compétence.
board-act-asked = À { $hero } de décider.
