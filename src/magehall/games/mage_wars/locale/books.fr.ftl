# Les grimoires de la boîte
book-title-apprentice = { $mage } : grimoire d’apprenti
book-title-starter = { $mage } : grimoire de départ

# Ce qui ne va pas dans un grimoire
book-empty = Le grimoire est vide : ajoutez-y des sorts.
book-points = Le grimoire coûte { $points } points de sort, soit { $over } de plus que les { $limit } dont dispose ce magicien.
book-copies = { $card } : { $copies } exemplaires, c’est trop. Un grimoire contient au plus { $most } exemplaires d’un sort de niveau { $level }.
book-epic = { $card } est épique : un grimoire en contient un seul exemplaire, pas { $copies }.
book-mage-only = { $card } : sort interdit à ce magicien. { $only }.
book-school-only = { $card } demande une formation que ce magicien n’a pas. { $only }.
book-unknown-card = Aucun sort ne s’appelle « { $card } » : retirez-le du grimoire.
book-no-element = { $mage } : choisissez l’élément auquel ce magicien est formé : air, terre, feu ou eau.
book-needless-element = { $mage } : ce magicien ne choisit pas d’élément. Retirez ce choix.
book-not-apprentice = { $mage } : les apprentis jouent avec la liste de la boîte. Prenez le grimoire d’apprenti de ce magicien, ou jouez une partie normale.

# Ce qui ne va pas dans un texte qui devrait être un grimoire
book-text-too-long = C’est trop long pour un grimoire : plus de { $most } caractères. Collez seulement le code ou la liste.
book-too-large = Ce grimoire est trop grand pour un code. Exportez-le plutôt sous forme de liste.
book-code-none = Ceci n’est pas un code de grimoire : un code commence par { $prefix }. Copiez-le en entier, dès sa première lettre.
book-code-version = Ce code est de la version { $version }, et seule la version { $known } est connue ici. Demandez un code de cette version, ou mettez Magehall à jour.
book-code-symbol = « { $symbol } » n’apparaît jamais dans un code de grimoire. Vérifiez ce caractère, ou copiez de nouveau le code.
book-code-short = Le code est incomplet : il en manque une partie. Copiez-le en entier, de { $prefix } à la fin du dernier groupe.
book-code-long = Il y a plus de caractères que le code n’en annonce. Copiez le code seul, et vérifiez son premier groupe.
book-code-mistyped = Une faute de frappe s’est glissée dans le code : ses caractères de contrôle ne concordent pas. Comparez-le à l’original, ou copiez-le de nouveau.
book-code-damaged = Le code est entier, mais il ne contient aucun grimoire. Demandez-en un nouveau.
book-code-newer-mage = Ce code est destiné à un magicien inconnu ici. Mettez Magehall à jour, ou demandez un autre grimoire.
book-code-newer-card = Ce code contient une carte inconnue ici ({ $code }). Mettez Magehall à jour, ou demandez un grimoire sans cette carte.
book-code-element = { $element } n’est pas un élément et ne peut figurer dans un code. Choisissez air, terre, feu ou eau.
book-list-no-mage = La liste ne dit pas à qui est le grimoire. Ajoutez une ligne comme « magicien : Maître des bêtes ».
book-list-twice = Ligne { $line } : « { $field } » est déjà indiqué plus haut. Gardez une seule des deux lignes.
book-list-bad-mage = Ligne { $line } : aucun magicien ne s’appelle « { $value } ». Écrivez Maître des bêtes, Prêtresse, Mage-guerrier ou Sorcier.
book-list-bad-element = Ligne { $line } : aucun élément ne s’appelle « { $value } ». Écrivez air, terre, feu ou eau.
book-list-bad-name = Le nom du grimoire est trop long ou contient des caractères étranges. Écrivez 40 caractères ordinaires au plus.
book-list-unknown = Ligne { $line } : aucun sort ne s’appelle « { $card } ». Écrivez le nombre d’exemplaires puis le nom du sort, par exemple « 3 Loup des bois ».
book-list-ambiguous = Ligne { $line } : « { $card } » peut désigner plusieurs sorts. Écrivez plutôt l’un de ceux-ci : { $ids }.
book-list-copies = Ligne { $line } : un grimoire compte de 1 à { $most } exemplaires d’un sort. Corrigez le nombre.

# Les mots en tête d’une liste
book-field-name = nom
book-field-mage = magicien
book-field-element = élément

# Ce qui ne va pas dans un grimoire en préparation
book-build-mage = Ce grimoire n’a pas encore de magicien. Choisissez Maître des bêtes, Prêtresse, Mage-guerrier ou Sorcier.
book-build-element = Cet élément n’existe pas. Choisissez l’air, la terre, le feu ou l’eau.
book-build-choice = « { $choice } » ne se choisit pas pour un grimoire : il a un magicien et, pour un Sorcier, un élément.
book-build-copies = Un grimoire compte de 1 à { $most } exemplaires d’un sort. Corrigez le nombre.
