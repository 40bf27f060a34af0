seat = Siège { $number }
option-pass = Passer
refused-over = La partie est terminée.
refused-no-seat = Ce siège n’existe pas ; cette partie en compte { $seats }.
refused-not-asked = Ce n’est pas à vous de décider maintenant.
refused-not-offered = Cela ne fait pas partie des choix possibles maintenant.
refused-undo = Impossible de revenir en arrière : quelque chose a été révélé, lancé ou répondu depuis, ou le dernier coup n’était pas le vôtre.
