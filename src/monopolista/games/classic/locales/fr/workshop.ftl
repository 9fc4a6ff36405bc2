### The workshop, where players make a board of their own.
###
### $number is a square or a count; $count is a number of things; sums and percentages are written ready.

## What a new one begins with.

workshop-start-note = Les prix, les loyers, les cartes et les règles viennent de l’édition choisie. Vous pouvez tout modifier.

## Names of the squares of a board without names; $number counts the squares of a kind.

workshop-blank-go = DÉPART
workshop-blank-street = Rue { $number }
workshop-blank-station = Gare { $number }
workshop-blank-company = Service public { $number }
workshop-blank-chance = Chance
workshop-blank-chest = Caisse de Communauté
workshop-blank-tax = Taxe { $number }
workshop-blank-jail = Prison / Simple visite
workshop-blank-parking = Parc Gratuit
workshop-blank-go-to-jail = Allez en prison

## What is done with the whole board.

workshop-section-square = Case

## The fields of a square.

workshop-square-number = Case { $number }
workshop-square-title = { $number } · { $name }
workshop-kind = Type de case
workshop-kind-chance = premier paquet de cartes
workshop-kind-chest = second paquet de cartes
workshop-kind-tax = taxe
workshop-deck-name = Nom du paquet et de ses cases
workshop-group = Couleur
workshop-group-alone = Ne changer que cette rue
workshop-price = Prix
workshop-mortgage = Hypothèque : { $amount }
workshop-curve = Loyers et maisons suivent le prix, comme sur le plateau classique
workshop-house-price = Prix d’une maison
workshop-rent-bare = Terrain nu
workshop-rent-houses = { $count ->
    [one] { $count } maison
   *[other] { $count } maisons
}
workshop-rent-hotel = Hôtel
workshop-tax = Taxe
workshop-salary = Salaire au passage
workshop-fine = Amende pour sortir
workshop-jail-tries = Essais pour un double
workshop-station-rents = Loyer selon le nombre de gares
workshop-company-factors = Loyer en multiple des dés
workshop-own-words = { $kind ->
    [station] D’autres mots pour les gares
   *[company] D’autres mots pour les services publics
}
workshop-words-usual = { $kind ->
    [station] gares
   *[company] services publics
}
workshop-word-one = Singulier
workshop-word-many = Pluriel
workshop-words-note = Comme dans une phrase : port spatial, ports spatiaux.
workshop-picture = Image
workshop-picture-note = un emoji, un dessin ou un fichier à vous
workshop-picture-upload = Importer une image
workshop-picture-remove = Retirer l’image
workshop-picture-own = Image importée { $number }
workshop-picture-busy = Lecture de l’image…
workshop-picture-refused-kind = Votre navigateur ne peut pas lire ce fichier comme image : choisissez un fichier SVG, PNG, JPEG ou WebP.
workshop-picture-refused-large = Cette image est trop grande : choisissez-en une de { $megabytes } Mo et { $megapixels } mégapixels au plus.
workshop-picture-refused-dimension = Ce dessin n’indique ni largeur ni hauteur : ajoutez-les ou choisissez un autre fichier.
workshop-icon-train = train
workshop-icon-bolt = éclair
workshop-icon-drop = goutte d’eau
workshop-icon-star = étoile
workshop-icon-question-mark = point d’interrogation
workshop-icon-percent = signe pour cent
workshop-icon-car = voiture
workshop-square-before = Case précédente
workshop-square-after = Case suivante
workshop-square-keys = Entrée dans un champ : case suivante. Maj+Entrée : case précédente.
workshop-move-back = Reculer d’une case
workshop-move-on = Avancer d’une case
workshop-fixed = Un plateau a toujours 40 cases : 22 rues en huit couleurs d’une à quatre, quatre gares, deux services publics et quatre coins.

## The fields of the board.

workshop-multiply = Multiplier toutes les sommes par
workshop-multiply-now = Multiplier
workshop-multiply-note = Prix, loyers, taxes, argent et sommes des cartes, même dans leurs textes. Les sommes sont arrondies à l’unité, les prix à un nombre pair ; les loyers restent croissants.
workshop-number-tokens = Joueurs au plus
workshop-number-cash = Argent de départ
workshop-number-houses = Maisons en banque
workshop-number-hotels = Hôtels en banque
workshop-number-hotel-after = Maisons avant un hôtel
workshop-number-interest = Intérêt d’hypothèque, %
workshop-number-first-bid = Première offre
workshop-number-raise-least = Surenchère minimale
workshop-number-building-first-bid = Première offre pour des bâtiments (0 : prix d’une maison)

## The cards.

workshop-deck = Paquet
workshop-cards-note = Chaque paquet a 16 cartes.
workshop-effect = Effet
workshop-effect-advance = avancer jusqu’à une case
workshop-effect-back-to = retourner à une case
workshop-effect-back = reculer de quelques cases
workshop-effect-nearest-station = avancer jusqu’à la prochaine gare
workshop-effect-nearest-company = avancer jusqu’au prochain service public
workshop-effect-to-jail = aller en prison
workshop-effect-jail-free = sortir de prison sans payer
workshop-effect-receive = la banque paie
workshop-effect-pay = payer la banque
workshop-effect-receive-each = chaque joueur paie
workshop-effect-pay-each = payer chaque joueur
workshop-effect-repairs = payer pour maisons et hôtels
workshop-effect-pay-or-draw = payer ou tirer dans l’autre paquet
workshop-card-own = Écrire le texte moi-même
workshop-card-text = Texte
workshop-card-square = Jusqu’à
workshop-card-house = Par maison
workshop-card-hotel = Par hôtel
workshop-card-steps = Cases
workshop-card-factor = Loyer multiplié par
workshop-card-amount = Somme

## The rules.

workshop-rules-note = Les règles de ce plateau. Chaque table peut toujours choisir des règles maison.
workshop-choice-company-anew = Relancer les dés pour le loyer d’un service public
workshop-choice-debt-in-kind = Un créancier peut accepter des biens pour une dette
workshop-choice-mortgage-own = Hypothéquer une rue même si d’autres de sa couleur ont des bâtiments
workshop-choice-last-only = Seul le dernier bâtiment est mis aux enchères
workshop-choice-ruined-at-once = Faillite immédiate si argent, bâtiments et hypothèques ne couvrent pas une dette
workshop-choice-bare-streets = Échanger les rues sans bâtiment d’une couleur construite
workshop-choice-rich-buildings = Valeur des bâtiments au décompte final, %
workshop-ways = Façons de jouer
workshop-ways-note = Une façon que les règles de ce plateau ne décrivent pas est une règle maison à la table.
workshop-way-short = Partie rapide
workshop-way-timed = Partie chronométrée
workshop-way-speedy = Dé Speedy
workshop-way-described = Les règles de ce plateau la décrivent
workshop-way-always = Toujours jouer ainsi
workshop-way-deeds = Titres distribués à chaque joueur
workshop-way-last-bankruptcy = Faillite qui met fin à la partie
workshop-way-hotel-whole = Un hôtel se vend entier, avec les maisons données en échange
workshop-way-ends-short = Le temps met aussi fin à la partie rapide
workshop-way-cash = Argent de départ en plus

## The balance.

workshop-balance-found = { $count ->
    [0] Bien équilibré : chaque couleur est rentable à peu près aussi vite que sur le plateau classique, et aucune somme ne s’en écarte.
    [one] Une chose s’écarte beaucoup du plateau classique.
   *[other] { $count } choses s’écartent beaucoup du plateau classique.
}
workshop-balance-note = Tours d’un adversaire avant qu’une couleur entière avec trois maisons par rue soit rentable. Plus d’un dixième d’écart avec le plateau classique compte comme un défaut.
workshop-balance-here = Ce plateau
workshop-balance-classic = Classique
workshop-robots-note = Les robots jouent sur ce plateau, puis sur le plateau classique. La première fois, cela prend quelques minutes.
workshop-robots-colours = Combien de fois le premier propriétaire d’une couleur entière gagne la partie.
workshop-advice-never = N’est jamais rentable.
workshop-advice-late = Rentable tard : après { $turns } tours, contre { $classic } sur le plateau classique.
workshop-advice-soon = Rentable tôt : après { $turns } tours, contre { $classic } sur le plateau classique.
workshop-advice-price = Coûte { $here } ; le reste de la couleur demande { $low }.
workshop-advice-rent = Loyer avec trois maisons : { $here } ; le reste de la couleur demande { $low }.
workshop-advice-ladder = Les loyers montent par d’autres paliers que sur le plateau classique.
workshop-advice-sum = { $here } ; le plateau classique suggère { $low }.
workshop-advice-span = { $here } ; les plateaux classiques suggèrent de { $low } à { $high }.
workshop-advice-or = ou
workshop-advice-raise = Augmenter les loyers de { $change }
workshop-advice-lower = Baisser les loyers de { $change }
workshop-advice-house = Maisons à { $amount }
workshop-advice-prices = { $count ->
    [1] Prix : { $amounts }
   *[other] Les prix : { $amounts }
}
workshop-advice-rents = Loyers : { $amounts }
workshop-advice-steps = Paliers classiques
workshop-advice-amount = Fixer à { $amount }

## Faults, below the field that has them; $low and $high are numbers.

workshop-fault-card-text = Le texte d’une carte a de 1 à 200 caractères visibles.
workshop-fault-card-sum = Le texte cite une autre somme que celle de la carte.
workshop-fault-squares = Un plateau a 40 cases : Départ en premier, une prison, le Parc gratuit, 22 rues, quatre gares et deux compagnies.
workshop-fault-colour = Il faut une à quatre rues par couleur.
workshop-fault-price = Un prix doit être pair et supérieur à 0 : l’hypothèque en est la moitié.
workshop-fault-rent = Chaque loyer doit dépasser le précédent, et le premier être supérieur à 0.
workshop-fault-rising = Chaque nombre doit dépasser le précédent.
workshop-fault-first-bid = L’enchère de départ dépasse l’argent de départ.
workshop-fault-square-values = Ce type de case a d’autres valeurs.
workshop-fault-picture = L’image est un seul emoji, l’un des dessins ou une image importée.
workshop-fault-image = Le plateau ne peut pas utiliser cette image : importez-la de nouveau.
workshop-fault-pictures = Ensemble, les images sont trop grandes : retirez-en quelques-unes.
workshop-fault-pictures-off = Ce serveur n’accepte pas d’images personnelles : retirez-les pour jouer ici.
workshop-fault-card-values = Le texte, l’effet et les nombres de cette carte ne vont pas ensemble.
workshop-fault-variants = Chaque version des paquets a un nom à elle.
workshop-fault-deck-size = Chaque paquet a besoin de 16 cartes.
workshop-fault-deck-moves = Un paquet a besoin d’une carte qui rapporte ou coûte de l’argent.
workshop-fault-deck-jail = Un paquet a au plus deux cartes pour sortir de prison.
