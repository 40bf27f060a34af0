# Scénarios et variantes : réglages, questions, options, raisons et journal.

# Combats entre joueurs, et ensemble
setting-duels = Les joueurs peuvent s’attaquer
setting-duels-usual = Comme le dit le scénario
setting-duels-allowed = Oui
setting-duels-forbidden = Non
setting-joint_assaults = Des rivaux peuvent assaillir une cité ensemble
option-error-duels = Qui joue ensemble ou seul n’attaque aucun joueur.
option-error-joint-assaults = Ici, personne ne peut assaillir une cité ensemble.
refused-must-attack = Vous êtes sur la case de { $rival } : attaquez ou poursuivez votre chemin.
refused-joint-not-agreed = Vous n’avez pas convenu d’assauts coopératifs.
