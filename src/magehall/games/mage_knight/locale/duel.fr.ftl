# Combat entre joueurs : questions, choix, raisons et journal.

ask-defence = { $rival } vous attaque. Donnez-vous votre prochain tour pour vous défendre pleinement ?
ask-duel-attack = Attaquez { $rival } ou n’en faites rien.
ask-duel-block = { $rival } attaque avec { $points }. Parez-en autant que vous voulez.
ask-spoils = Dégâts à { $rival } : { $points }. À quoi servent-ils ?
ask-given-turn = Le combat est fini : soignez, jouez des effets spéciaux, puis terminez votre tour.

option-duel = Attaquer { $rival }
option-defend-fully = Se défendre pleinement et sauter son prochain tour
option-defend-partly = Se défendre avec cartes et unités seules, et garder son prochain tour
option-launch = Attaquer avec ce qui est joué
option-launch-exposed = N’attaquer que des unités hors des murs, à distance aussi
option-let-be = Ne pas attaquer
option-endure = Parer avec ce qui est joué
option-hurt-hero = Blesser le héros (dégâts { $price })
option-hurt-unit = Blesser { $unit } (dégâts { $price })
option-steal = Voler { $artifact } (dégâts { $price })
option-drive = Repousser le rival en { $space } (dégâts { $price })
option-spare = Laisser le reste
option-stand-down = Terminer sa part

defence-fully = pleinement, au prix de son prochain tour
defence-partly = avec cartes et unités seules

refused-duel-nobody-here = Aucun rival à attaquer ne se tient ici.
refused-duel-forbidden = La fin est annoncée, ou le but atteint : les joueurs ne s’attaquent plus.
refused-duel-left-out = Dans cette partie, aucun joueur n’en attaque un autre.
refused-duel-ally = On n’attaque pas qui joue dans son camp.
refused-duel-face-down = Ce rival a déjà donné un tour pour se défendre ; on ne l’attaque plus.
refused-duel-no-points = Aucune attaque jouée ne compte maintenant.
refused-duel-none-exposed = Aucune unité du rival qu’on puisse blesser n’est hors des murs.
refused-duel-behind-walls = Cette attaque ne vise que des unités hors des murs.
refused-duel-too-little = Il y a { $points } de dégâts, et il en faut { $needed }.
refused-duel-no-such-unit = Votre rival n’a pas cette unité.
refused-duel-melee-only = Cela n’est possible qu’au corps à corps.
refused-duel-out-of-reach = Aucun artefact de ce genre n’est à portée.
refused-duel-not-safe = Votre rival ne pourrait pas y rester.

event-duel-begun = { $hero } attaque { $rival }.
event-defence-chosen = { $hero } se défend { $how }.
event-attack-launched = { $hero } attaque avec { $points }.
event-attack-forgone = { $hero } n’attaque pas.
event-attack-reduced = { $hero } pare { $block } ; dégâts restants : { $left }.
event-artifact-stolen = { $hero } vole { $artifact } à { $rival }.
event-rival-driven = { $hero } repousse { $rival } en { $space }.
event-melee-begun = On passe au corps à corps.
event-duel-ended = Le duel entre { $hero } et { $rival } est terminé.
