### The workshop, where players make an edition of their own, whatever the game.
###
### $games and $seat are numbers, $count is a number of things.

workshop-game = Le jeu
workshop-own-name = Mon édition
workshop-start = De quelle édition partez-vous ?
workshop-start-copy = Copier cette édition
workshop-start-blank = Sans les noms
workshop-print-this = Imprimer cette édition
workshop-samples = Ou l’un de nos exemples
workshop-start-failed = Cette édition n’a pas pu être chargée. Vérifiez le lien ou réessayez.
workshop-starting = Ouverture de l’édition…

## What is done with the whole edition.

workshop-undo = Annuler
workshop-redo = Rétablir
workshop-restart = Recommencer
workshop-open = Ouvrir un fichier
workshop-save = Enregistrer
workshop-save-toml = Enregistrer en TOML
workshop-share = Créer un lien
workshop-print = Imprimer
workshop-more = Plus
workshop-play = Jouer
workshop-link = Lien vers cette édition
workshop-link-note = Toute personne qui a ce lien peut modifier une copie. Le lien reste le même tant que l’édition ne change pas.
workshop-busy = Trop d’éditions pour l’instant. Réessayez dans une heure.
workshop-failed = Le serveur n’a pas accepté l’édition.
workshop-unreadable = Ce fichier n’est pas une édition de ce jeu que le programme sait lire.
workshop-checking = Vérification…
workshop-check-sound = Prêt à jouer
workshop-check-failed = Le serveur ne peut pas vérifier l’édition. Vos modifications sont enregistrées ici.
workshop-not-stored = Ce navigateur ne peut pas enregistrer l’édition : enregistrez un fichier.
workshop-show-fault = Afficher
workshop-section = Ce que vous modifiez
workshop-section-box = Édition
workshop-section-cards = Cartes
workshop-section-rules = Règles
workshop-section-balance = Équilibre

## Its name, its languages and its money.

workshop-name = Nom
workshop-box-name = Nom de l’édition
workshop-languages = Langues des noms
workshop-first-language = Langue propre de l’édition
workshop-currency = Symbole monétaire

## Games of robots.

workshop-balance-faulty = Corrigez d’abord ce que la vérification a trouvé.
workshop-robots = Parties entre robots
workshop-robots-start = Faire jouer { $games } parties aux robots
workshop-robots-games = Parties
workshop-robots-turns = Durée moyenne en tours
workshop-robots-endless = Parties sans fin
workshop-robots-seat = Victoires à la place { $seat }

## Faults, below the field that has them; $low and $high are numbers.

workshop-faults = { $count ->
    [1] Une chose à changer
    [one] { $count } chose à changer
   *[other] { $count } choses à changer
}
workshop-fault-format = Cette valeur n’est pas du type attendu ici.
workshop-fault-unknown = Une édition n’a pas de valeur de ce nom.
workshop-fault-missing = Cette valeur manque.
workshop-fault-range = Entrez un nombre de { $low } à { $high }.
workshop-fault-game = Aucun jeu de ce nom n’accepte de boîte personnelle.
workshop-fault-inherits = L’édition de départ n’existe pas ou ne peut pas être changée ainsi.
workshop-fault-own-name = L’édition a besoin d’un nom à elle.
workshop-fault-size = L’édition est trop grande : raccourcissez ses textes ou retirez une langue.
workshop-fault-languages = Chaque langue figure une seule fois, y compris celle de l’édition.
workshop-fault-currency = Un à trois caractères, sans espace ni chiffre.
workshop-fault-name = Un nom a de 1 à 60 caractères visibles.
workshop-fault-same = Autre chose porte déjà ce nom ici, ou un nom très semblable.
