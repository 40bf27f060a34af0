# Ce que le serveur lui-même dit aux gens.
former-player = ancien joueur

error-refused = Ce n’est pas possible.
error-internal = Une erreur s’est produite de notre côté ; rien n’a changé, et elle a été notée.
error-malformed = La requête n’a pas pu être lue.
error-not-found = Il n’y a rien ici.
error-method-not-allowed = Cela ne peut pas se faire ici.
error-forbidden = Ce n’est pas à vous de le faire.
error-foreign-origin = Cette requête ne vient pas d’une page de cette salle.
error-header-missing = Il manque à la requête l’en-tête X-Magehall: 1.
error-too-large = C’est trop volumineux : { $limit } octets au plus sont acceptés.
error-too-often = Vous allez trop vite. Veuillez attendre { $seconds } s avant de réessayer.
error-crowded = Trop de personnes demandent cela en même temps. Veuillez réessayer dans { $seconds } s.
error-session-ended = Votre session est terminée. Veuillez recharger la page.
error-account-needed = Il faut pour cela un compte avec mot de passe.

error-bad-options = La partie ne peut pas être préparée ainsi : { $reason }
error-bad-position = La position ne peut pas être préparée : { $reason }
error-no-such-game = Ce jeu n’existe pas dans cette salle.
error-no-such-text = Ces textes n’existent pas.
error-no-such-lesson = Cette leçon n’existe pas.

error-name-length = Un nom compte de { $shortest } à { $longest } lettres.
error-name-letters = Un nom commence par une lettre et se compose de lettres, de chiffres, d’espaces, de traits d’union, de points et d’apostrophes.
error-name-taken = Quelqu’un porte déjà ce nom, ou un nom qui lui ressemble.
error-password-length = Un mot de passe compte de { $shortest } à { $longest } caractères.
error-password-is-name = Le mot de passe ne doit pas être le nom.
error-already-registered = Vous avez déjà un compte.
error-login-failed = Ce nom et ce mot de passe ne vont pas ensemble.
error-wrong-password = Le mot de passe n’est pas le bon.
error-no-such-session = Cette session n’existe pas, ou elle est déjà terminée.

invalid-body = La requête n’a pas pu être lue : il fallait un JSON bien formé avec les champs attendus.
invalid-missing = Il manque « { $field } ».
invalid-unknown = « { $field } » est inconnu ici.
invalid-too-short = « { $field } » est trop court ; il en faut au moins { $bound }.
invalid-too-long = « { $field } » est trop long ; au plus { $bound } sont acceptés.
invalid-too-small = « { $field } » est trop petit ; la limite est { $bound }.
invalid-too-large = « { $field } » est trop grand ; la limite est { $bound }.
invalid-choice = « { $field } » peut être : { $bound }.
invalid-other = « { $field } » ne correspond pas à ce qui était attendu.
