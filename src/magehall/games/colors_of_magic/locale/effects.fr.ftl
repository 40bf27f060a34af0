# Ce que les effets demandent, proposent et refusent.

# Questions
ask-place = Où la placer ?
ask-aim = Dans quelle direction ?
ask-rearrange = Quelle créature va ailleurs ?
ask-granted-attack = Qui attaque-t-elle ?
ask-retarget = Quelle est la nouvelle cible ?
ask-extra-target = Une autre cible aussi ?
ask-redirect-which = Laquelle de vos créatures n’est plus la cible ?
ask-tap-other = Quelle autre créature compte comme activée ?
ask-foretell = Cette créature sera-t-elle activée ce tour ?
ask-form = Quel état ?
ask-opponent = Quel adversaire ?
ask-discard = Quelle carte défaussez-vous ?
ask-reveal = Quelle carte reste visible ?
ask-order = Quelle carte vient ensuite sur le dessus ?
ask-bury = La carte du dessus va-t-elle au fond ?
ask-exchange-give = Quelle carte de votre main cédez-vous ?
ask-exchange-take = Quelle carte de votre défausse reprenez-vous ?
ask-from-discard = Quelle carte de votre défausse ?
ask-may-from-discard = Une carte de votre défausse, et laquelle ?
ask-swap = Changent-elles de place ?

# Options
option-put = { $what } : en { $place }
option-push = { $creature } : { $inches }″ vers { $place }
option-push-all = Toutes : { $inches }″ vers { $place }
option-no-push = Ne pas la déplacer
option-swap = Elles changent de place
option-foretell-yes = Oui : elle doit être activée avant que vous passiez
option-foretell-no = Non : elle ne peut pas être activée ce tour
option-form = État : { $form }
option-bury = { $card } au fond
option-keep-on-top = { $card } reste sur le dessus
option-granted-strike = { $attacker } attaque { $target } en mêlée
option-granted-shot = { $attacker } tire sur { $target }

# Raisons
refused-must-be-put = Il lui faut une place.
refused-nearer-place = Une place libre est plus proche de celle qu’elle a quittée.
refused-outside-corner = Le socle doit se trouver entièrement dans le coin.
refused-not-on-ash = Elle doit toucher du terrain calciné ou un nuage de cendres.
refused-too-near = Un ennemi se trouve à 10 pouces ou moins de cette place.
refused-no-grave = Aucune créature de ce genre n’y a été détruite ce tour.
refused-must-push = La poussée va jusqu’au bout ; moins n’est pas permis.
refused-aim-is-given = La direction est donnée ; seule la distance se choisit.
refused-no-direction = Cela ne donne aucune direction.
refused-whole-distance = Cette distance ne peut pas être choisie.
refused-immovable = Les effets des autres ne la déplacent pas.
refused-does-not-fit-there = L’une des deux n’a pas la place là où se tient l’autre.
refused-same-base = Elles partagent un même socle.
refused-in-stasis = Elle est en stase.
refused-only-melee = Seule une attaque de mêlée est accordée.
refused-must-attack = Elle attaque si elle le peut.

# États
form-liquid = liquide
form-solid = solide
form-gaseous = gazeux

# Évènements
event-card-seen = { $player } regarde une carte de { $other }.
event-card-seen-seen = { $player } regarde une carte de { $other } : { $card }.
event-top-ordered = { $player } remet dans l’ordre de son choix des cartes sur le grimoire de { $other } : { $count }.
event-card-buried = { $player } met la carte du dessus du grimoire au fond.
event-card-taken-back = { $player } reprend { $card } de la défausse.
event-marker-moved = { $marker } se trouve maintenant en { $place }.
event-spell-redirected = { $card } change de cible : { $target }.
