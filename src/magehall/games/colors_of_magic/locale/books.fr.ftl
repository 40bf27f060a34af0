# Forces composées chez soi.
book-title-ready = { $mage }, force prête { $number }
book-field-name = nom
book-field-mage = mage
book-field-school = école
book-no-mage = Il n’y a pas de mage « { $mage } ». Choisissez l’un des dix.
book-no-school = Il n’y a pas d’école « { $school } ». Choisissez parmi les quinze.
book-many-schools = Il y a plus de trois écoles. Retirez-en.
book-bad-name = Le nom est trop long ou contient des caractères étranges. Écrivez au plus { $most } caractères ordinaires.
book-build-choice = Une force a un mage et trois écoles, et aucun autre choix.
book-text-too-long = C’est trop long pour une force : plus de { $most } caractères. Collez seulement le code ou la liste.
book-code-version = Ce code vient d’une autre version. Demandez-en un nouveau, ou mettez Magehall à jour.
book-code-damaged = Le code est abîmé ou coupé. Copiez-le en entier.
book-list-unknown = Ligne { $line } : « { $value } » n’est ni un mage ni une école.
book-list-one-mage = Une force a un seul mage. Écrivez une ligne comme « mage : ash-prophet ».
