seat = Siège { $number }
option-pass = Passer
refused-over = La partie est terminée.
refused-no-seat = Ce siège n’existe pas ; cette partie en compte { $seats }.
refused-not-asked = Ce n’est pas à vous de décider maintenant.
refused-not-offered = Cela ne fait pas partie des choix possibles maintenant.
refused-undo = Ce coup ne peut pas être repris : depuis, il y a eu une révélation, un jet ou une réponse, ou bien le dernier coup n’était pas le vôtre.
