# Tours et activations.
ask-turn = Lancez un sort, activez une créature, ou passez pour le reste de la phase.
option-activate = Activer { $creature }
option-pass-phase = Passer pour le reste de la phase
ask-activation = Un mouvement et une Action, dans l’ordre voulu.
option-strike = Frapper { $creature }
option-shoot = Tirer sur { $creature }
option-disengage = { $creature } : se désengager
option-leap = { $creature } : bondir, par-dessus socles, terrain et engagement
option-sweep = { $creature } : tout droit à travers les socles
option-end-activation = Terminer l’activation
option-raze = Détruire un marqueur de { $card }
option-put-out = Éteindre le feu
ask-volley = Un autre tir de la salve, sur une autre cible ?
option-end-volley = Plus de tirs
ask-action = Une Action, tout de suite.
option-no-action = Pas d’Action
ask-carry = Emmener quelqu’un ?
option-carry = Emporter { $creature }
option-carry-nobody = N’emporter personne
ask-upkeep = Payez l’entretien, ou défaussez la carte.
option-keep = Payer pour { $card }
option-let-go = Défausser { $card }

# Capacités gratuites
option-use-healing = { $creature } : soigner un voisin
option-use-taunt = { $creature } : provoquer un ennemi
option-use-teleport = { $creature } : se téléporter, une fois par partie
option-use-portal = { $creature } : passer le portail
option-use-mount = Monter { $creature }
option-use-dismount = Descendre de { $creature }
ask-keyword-target = Sur quelle créature ?
option-healing = Soigner { $creature }
option-taunt = Provoquer { $creature }
ability-portal = Portail
ability-mount = Monter
ability-dismount = Descendre
ability-transport = Transport

# Pourquoi non
refused-not-your-creature = Ce n’est pas une de vos créatures.
refused-creature-away = Elle n’est pas sur la table.
refused-ridden = Elle est montée : seul son cavalier est activé.
refused-cannot-activate = Elle ne peut pas être activée ce tour.
refused-activated-already = Elle a déjà été activée ce tour.
refused-may-not-pass = Une créature doit d’abord être activée.
refused-next-creature = { $creature } doit être activée d’abord.
refused-not-now = À votre tour, vous lancez un sort, activez une créature ou passez.
refused-not-in-activation = Ce n’est pas possible pendant une activation.
refused-began-engaged = Elle a commencé son activation engagée : elle peut agir, ou se désengager.
refused-acted-already = Son Action est dépensée.
refused-moved-already = Son mouvement est dépensé.
refused-cannot-act = Elle ne peut faire aucune Action.
refused-only-actions = Seule une Action est possible maintenant.
refused-no-such-action = Cette Action n’existe pas.
refused-only-shots = Une salve se compose d’attaques à distance.
refused-shot-already = Chaque tir d’une salve demande une autre cible.
refused-not-on-fire = Elle n’est pas en feu.
refused-own-marker = Seuls les ennemis le détruisent.
refused-marker-not-touched = Son socle ne touche pas le marqueur.
refused-cannot-be-carried = Seule une de vos créatures adjacentes de taille 1 peut venir.
refused-no-upkeep-now = Aucun entretien n’est dû pour cela.
refused-nobody-to-heal = Aucun allié blessé n’est à côté d’elle.
refused-nobody-to-taunt = Aucun ennemi n’est assez près.
refused-used-this-game = Elle a déjà servi dans cette partie.
refused-only-in-activation = Seulement pendant l’activation de la créature.
refused-nowhere-to-go = Il n’y a pas de place libre pour elle.
refused-not-in-reach = Cette créature n’est pas concernée.
refused-riding-already = Votre magicien est déjà en selle.
refused-not-adjacent = Votre magicien n’est pas à côté d’elle.
refused-not-riding = Votre magicien ne la monte pas.
refused-only-after-move = On descend après le mouvement.

# Événements
event-fire-put-out = { $creature } n’est plus en feu.
event-marker-destroyed = { $creature } détruit un marqueur de { $card }.
event-creature-vanished = { $creature } disparaît.
