# Scénarios et objectifs. Deux sont publiés, deux sont de nous.

# Abattre le géant
scenario-giant = Abattre le géant
scenario-text-giant = Un géant menace la région, des gobelins courent à ses pieds.
scenario-setup-giant = Le géant se tient au centre, six gobelins sur la ligne entre les coins, chacun à égale distance des deux joueurs ; à trois ou quatre, leurs places sont tirées au sort. Les cartes du géant forment une pile, deux ongles et la bile en dernier ; seule celle du dessus compte.
objective-giant-nail = Blesser le géant
objective-text-giant-nail = Infligez des dégâts au géant tant qu’un ongle est au-dessus : vous prenez cette carte. Une carte par moment où il en subit, quel qu’en soit le nombre.
objective-giant-bile = Tuer le géant
objective-text-giant-bile = Détruisez le géant : vous prenez toutes ses cartes restantes.
objective-goblin-grizelda-the-greedy = Tuer Grizelda la Goulue
objective-text-goblin-grizelda-the-greedy = Détruisez Grizelda la Goulue.
objective-goblin-pip-the-pest = Tuer Pip la Peste
objective-text-goblin-pip-the-pest = Détruisez Pip la Peste.
objective-goblin-zorp-the-rock-tosser = Tuer Zorp le Lance-pierre
objective-text-goblin-zorp-the-rock-tosser = Détruisez Zorp le Lance-pierre.
objective-goblin-fink-the-coward = Tuer Fink le Froussard
objective-text-goblin-fink-the-coward = Détruisez Fink le Froussard.
objective-goblin-mog-the-armored = Tuer Mog l’Armuré
objective-text-goblin-mog-the-armored = Détruisez Mog l’Armuré.
objective-goblin-gorb-the-belligerent = Tuer Gorb le Belliqueux
objective-text-goblin-gorb-the-belligerent = Détruisez Gorb le Belliqueux.

# Rituel interdit
scenario-ritual = Rituel interdit
scenario-text-ritual = Un vieux rituel touche à sa fin. Empêchez-le, ou servez-vous-en.
scenario-setup-ritual = La zone du rituel, large de 3 pouces, est au centre. Trois pierres de mana : deux sur la ligne entre les coins, la troisième à l’une de deux places, au choix du joueur qui ne commencera pas ; à trois ou quatre, trois de quatre places tirées au sort. Pas de monstres.
objective-minor-power-aura = Aura de puissance mineure
objective-text-minor-power-aura = À la phase de fin de tour : contrôlez la zone du rituel et payez 3 manas. Vous gagnez aussitôt 1 mana.
objective-major-power-aura = Aura de puissance majeure
objective-text-major-power-aura = À la phase de fin de tour : contrôlez la zone du rituel à ce tour et à la vérification du tour précédent, et payez 5 manas.
objective-mana-source = Source de mana
objective-text-mana-source = À la phase de fin de tour : contrôlez une pierre de mana. Vous prenez une de ses deux cartes et gagnez 1 mana. Avec la seconde, la pierre disparaît.

# La Forge des Braises
scenario-ember-forge = La Forge des Braises
scenario-text-ember-forge = Une forge s’est éteinte, et ses gardiens n’en laissent approcher personne. Qui la rallume façonnera ce qui repose sur l’enclume.
scenario-setup-ember-forge = L’enclume, large de 3 pouces, est au centre, et le Gardien de l’enclume s’y tient. Deux Brutes de scorie et deux Diablotins de cendre sur la ligne entre les coins ; le Molosse des soufflets à l’une de deux places, au choix du joueur qui ne commencera pas. Deux murets bordent l’enclume sur toute carte. À trois ou quatre, toutes les places sont fixes.
objective-light-the-forge = Allumer la forge
objective-text-light-the-forge = Action : Attiser. Une créature non engagée, à 1 pouce de l’enclume, dépense son Action et son joueur 2 manas. Ceux de tous comptent, au plus un par joueur et par tour ; qui attise la troisième fois prend la carte.
objective-shape-the-hammer = Façonner le marteau
objective-text-shape-the-hammer = Une fois la forge allumée : contrôlez l’enclume à deux vérifications de fin de tour de suite. Celle du tour où elle fut allumée compte.
objective-slag-brute = Tuer une Brute de scorie
objective-text-slag-brute = Détruisez une Brute de scorie.
objective-cinder-imp = Tuer un Diablotin de cendre
objective-text-cinder-imp = Détruisez un Diablotin de cendre.
objective-bellows-hound = Tuer le Molosse des soufflets
objective-text-bellows-hound = Détruisez le Molosse des soufflets.
objective-anvil-warden = Tuer le Gardien de l’enclume
objective-text-anvil-warden = Détruisez le Gardien de l’enclume.
ability-stoke = Attiser

# La Nuit des Feux Follets
scenario-wisp-night = La Nuit des Feux Follets
scenario-text-wisp-night = Des lueurs dansent sur un étang noir, des éclats luisent sur ses rives, et quelque chose remue au fond.
scenario-setup-wisp-night = Obscurité : la vue porte à 6 pouces, sauf Vision Nocturne. Un étang couvre le centre. Une créature de chaque codex, de coût 3 ou moins, au choix de son joueur, a Serviteur. Six éclats sont distribués au sort sur six places, face visible ; deux feux follets se tiennent à l’étang. À la phase des monstres du tour 3, avant tout, la Reine noyée surgit au centre et deux Noyés à ses côtés, chacun à la place libre la plus proche.
objective-outlast-the-night = Survivre à la nuit
objective-text-outlast-the-night = Dès la phase de fin du tour 5 : ayez le plus de créatures sur la table. Égalité : personne, on regarde de nouveau au tour suivant.
objective-drowned-queen = Tuer la Reine noyée
objective-text-drowned-queen = Détruisez la Reine noyée.
objective-shard = Ramasser un éclat
objective-text-shard = Action : Ramasser. Une créature non engagée, à 1 pouce d’un éclat, le prend.
ability-gather = Ramasser
