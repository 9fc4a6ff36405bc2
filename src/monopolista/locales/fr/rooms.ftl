### Page d’accueil, salle d’attente, fin de la partie et replay.
###
### $amount est de l’argent, déjà écrit ; $count, $seat et les autres nombres sont des nombres ; $name et $names sont des noms.

## La page d’accueil

start-title = monopolista
start-tagline = vingt-huit titres · un seul monopoliste
start-lead = Le jeu des rues et des gares, fidèle aux règles d’origine. Entre amis, chacun sur son écran, ou contre des robots.
start-robots = Jouer contre des robots
start-robots-note = Vous et trois robots, avec des conseils. La partie commence aussitôt.
start-friends = Jouer entre amis
start-friends-note = Choisissez les places et les règles, puis partagez un lien.
start-name = Quel est votre nom ?
start-name-note = Il s’affichera à votre place et dans le journal.
start-name-go = Commencer
start-name-back = Retour
start-starting = La partie commence…
start-opening = Ouverture de la table…
start-failed = Impossible d’ouvrir la table. Le programme tourne-t-il encore ?
start-continue = Vos tables
start-room-lobby = pas encore commencée
start-room-playing = en cours
start-room-over = terminée
start-room-with = avec { $names }
start-room-alone = personne d’autre pour l’instant
start-forget = Oublier cette table
start-forget-named = Oublier la table { $names }
learn-link = Apprendre en cinq minutes
learn-link-note = Une première partie guidée, pas à pas
learn-resume = Reprendre la partie guidée
start-replay = Revoir une partie
start-replay-note = Une partie enregistrée, étape par étape sur le plateau
start-rules = Les règles
start-rules-note = Chaque règle, avec sa référence
odds-title = Les probabilités
odds-note = Calculées pour chaque case et chaque couleur
odds-lead = Calculées exactement d’après le plateau, les dés et les cartes, sans jouer une seule partie.
odds-none = Aucune probabilité de ce jeu ne se calcule à l’avance : ce que rapporte une carte dépend de ce qu’a chaque joueur.
odds-other-game = Probabilités : { $game }
odds-reading = Calcul en cours…
odds-failed = Calcul impossible : le serveur ne répond pas. Réessayez plus tard.
odds-simulate = Simuler des parties entières
start-language = Langue
start-theme = Thème
theme-light = Clair
theme-dark = Sombre
theme-system = Système
start-disclaimer = Projet indépendant, non affilié à Hasbro. MONOPOLY est une marque de Hasbro.

## La salle d’attente

lobby-title = La table est prête
lobby-home = Accueil
lobby-seats = Les places
lobby-seat = Place { $seat }
lobby-player = Joueur { $seat }
lobby-you = vous
lobby-person = humain
lobby-program = programme
lobby-away = hors ligne
lobby-open = Place libre
lobby-open-host = En attente d’un joueur ; à défaut, un robot joue
lobby-robot = robot : { $level } · { $note }
robot-strength-learner = débutant
robot-strength-casual = occasionnel
robot-strength-skilled = confirmé
robot-strength-strong = fort
robot-strength-champion = champion
robot-rated = { $robot } · { $rating }
robot-note = { $note } ; d’après { $source }
robots-levels = Niveau de jeu
robots-curious = Pour les curieux
robots-more = D’autres robots, pour les curieux
robots-rating-note = Le nombre est la force mesurée : avec 400 de plus, un robot gagne dix fois plus souvent à la même table.
robot-style-whimsical = fantasque
robot-style-whimsical-note = répond au hasard
robot-style-champion-note = fait ce qui augmente le plus ses chances de gagner
lobby-kind = Qui joue
lobby-kind-open = Humain
lobby-kind-bot = Robot
lobby-level = Niveau du robot
lobby-name = Nom
lobby-token = Pion
lobby-token-taken = { $token }, déjà pris
lobby-sit = S’asseoir ici
lobby-sit-named = S’asseoir ici : place { $seat }
lobby-sit-other = Ajouter un joueur
lobby-sit-other-named = Ajouter un joueur, devant cet écran : place { $seat }
lobby-leave = Quitter la place
lobby-leave-named = Quitter la place : { $name }
lobby-free = Libérer la place
lobby-free-named = Libérer la place : { $name }
lobby-add = Ajouter une place
lobby-remove = Retirer la dernière place
lobby-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
token-moka = cafetière
token-scooter = scooter
token-gondola = gondole
token-cat = chat
token-mandolin = mandoline
token-hat = chapeau
token-lemon = citron
token-lighthouse = phare
token-bicycle = vélo
token-umbrella = parapluie
lobby-rules = Réglages de la partie
lobby-game = Jeu
lobby-edition = Édition
lobby-house-rules = Règles maison :
lobby-house-rules-none = aucune ; cette édition suit les règles standard.
lobby-auction = Compte à rebours des enchères
lobby-auction-note = repart à chaque offre
lobby-answer = Temps pour répondre
lobby-answer-note = ensuite, un robot répond ; à partir de deux personnes
lobby-no-limit = Sans limite
lobby-off = Désactivé
lobby-seconds = { $count } s
lobby-minutes = { $count } min
lobby-take-backs = Annuler un coup
lobby-take-backs-note = bâtiments et hypothèques seulement, tant que personne d’autre n’a joué
lobby-take-backs-off = Jamais
lobby-take-backs-robots = Contre les robots
lobby-take-backs-consent = Si tout le monde accepte
lobby-odds = Chances de gagner
lobby-odds-note = estimées par le programme, à côté de chaque joueur
lobby-odds-off = Masquées
lobby-odds-spectators = Spectateurs seulement
lobby-odds-everybody = Pour tous
lobby-hints = Conseils
lobby-hints-note = l’effet de chaque réponse ; le replay indique qui en a demandé
lobby-hints-off = Aucun
lobby-hints-on = À la demande
lobby-only-host = Seul l’hôte peut choisir.
lobby-clocks = Limites de temps
lobby-ways = Mode de jeu
lobby-figures = Montants et règles de l’édition
lobby-popular = Règles maison
lobby-popular-note = Très répandues, mais absentes des règles officielles.
lobby-not-booklet = modifié
lobby-booklet-value = { $value } (par défaut)
lobby-booklet-has = Par défaut : { $value }
lobby-to-booklet = Tout réinitialiser
lobby-refused = { $options } : refusé, { $reason }
option-open-round = { $rounds ->
    [0] moins d’un tour de table : { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
    [one] { $rounds } tour de table et { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
   *[other] { $rounds } tours de table et { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
}
option-on = oui
option-off = non
option-none = sans limite
reason-range = choisissez un nombre de { $low } à { $high }
reason-unknown = ce choix n’existe pas
reason-other-game = cette option appartient à l’autre jeu
invite-title = Inviter
invite-note = Il suffit d’ouvrir ce lien pour prendre place. Sans inscription.
invite-link = Lien de la table
invite-watch = Lien pour les spectateurs
invite-watch-note = Ils voient tout, mais ne jouent pas.
invite-copy = Copier
invite-copied = Copié
invite-not-copied = Appuyez sur Ctrl+C
invite-copy-named = Copier : { $what }
invite-code = Code à scanner avec un téléphone : { $link }
invite-address = Adresse pour d’autres appareils
invite-local = Cette adresse ne fonctionne que sur cet ordinateur.
invite-spectators = { $count ->
    [0] Personne ne regarde.
    [one] Un spectateur regarde.
   *[other] { $count } spectateurs regardent.
}
lobby-start = Commencer la partie
lobby-start-ready = { $persons ->
    [0] { $programs ->
        [0] Uniquement des robots.
       *[other] Uniquement des programmes et des robots.
    }
    [1] Une personne{ $programs ->
        [0] { "" }
        [1] , un programme
       *[other] , { $programs } programmes
    }, { $robots ->
        [0] aucun robot
        [1] un robot
       *[other] { $robots } robots
    }.
   *[other] { $persons } personnes{ $programs ->
        [0] { "" }
        [1] , un programme
       *[other] , { $programs } programmes
    }, { $robots ->
        [0] aucun robot
        [1] un robot
       *[other] { $robots } robots
    }.
}
lobby-start-open = { $count ->
    [1] Un robot prendra la place libre.
   *[other] Des robots prendront les { $count } places libres.
}
lobby-start-offline = La connexion à la table est interrompue.
lobby-start-guest = À l’hôte de commencer la partie.
lobby-start-sit = Prenez place pour jouer.
lobby-start-watching = Vous regardez. La partie apparaîtra ici.
room-failed-clause = Les règles ne le permettent pas ({ $clause }).
room-failed-malformed = Le serveur n’a pas compris la demande. Rechargez la page, puis réessayez.
room-failed-not-host = Seul l’hôte peut le faire.
room-failed-not-now = Impossible pour le moment.
room-failed-disk-full = Le disque du serveur est plein. Rien n’est perdu : la partie reprendra dès qu’il y aura de la place.
room-aside-rules = La dernière partie jouée ici suivait une autre version des règles et ne peut pas continuer. La table et les places n’ont pas changé.
room-aside-damaged = L’enregistrement de la dernière partie jouée ici est endommagé : elle ne peut pas continuer. La table et les places n’ont pas changé.
room-aside-closed = L’hôte a fermé la dernière partie : elle ne peut pas continuer. La graine de ses dés est visible par tous.
room-aside-too-long = La dernière partie a atteint le nombre maximal de coups : elle ne peut pas continuer. La graine de ses dés est visible par tous.
room-failed-not-yours = Cette place est déjà occupée.
room-failed-stale = La table a changé entre-temps. Vérifiez, puis réessayez.
room-failed-too-much = Trop de demandes : réessayez dans un instant.
room-failed-unknown-room = Cette table n’existe pas ou plus.
room-failed-words = Ce serveur interdit un mot de ce nom. Choisissez-en un autre.
room-failed-idle-answers = Trop d’actions sans effet sur la partie. Continuez d’abord à jouer.
room-failed-game-too-long = La partie a atteint le nombre maximal de coups. Commencez-en une autre.
room-failed-lesson = Ce sera pour plus tard dans cette partie guidée.
name-alike = Ce nom est celui de « { $name } », déjà à cette table, ou lui ressemble trop. Choisissez-en un autre.
name-unseen = Un nom compte de 1 à { $most } caractères, tous visibles.
room-failed-blocked = Ce serveur vous refuse l’accès.

## La fin

out-place = Vous terminez { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
   *[10] dixième
}, après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
out-goes-on = Les autres continuent.
out-hurries = Les robots terminent la partie…
out-watch = Regarder
out-to-the-end = Aller à la fin
out-new-game = Nouvelle partie
end-winner = { $name } gagne la partie
end-winners = { $names } gagnent ensemble
end-you-won = Vous avez gagné
end-you-share = Victoire partagée
end-you-place = { $place ->
    [2] Deuxième place
    [3] Troisième place
    [4] Quatrième place
    [5] Cinquième place
    [6] Sixième place
    [7] Septième place
   *[other] { $place }e place
}
end-turning = Tournant de la partie, tour { $turn }
end-decisions = Vos décisions
end-luck = Chance
end-analysis = Analyse
end-picture = Partager l’image
end-turns = { $count ->
    [1] après un tour
   *[other] après { $count } tours
}
end-rematch = Revanche
end-rematch-note = Même table, mêmes places, tout de suite
end-reopen = Modifier la table
end-reopen-note = Retour à la salle d’attente, avec les mêmes places
end-watch = Revoir la partie
end-ranking = Classement final
end-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
end-figures = En chiffres
end-table = Détail par joueur

## Le replay

workshop-title = Atelier
workshop-note = Créez votre plateau ou votre jeu de cartes, et jouez
workshop-lead = Choisissez une case ou une carte pour la modifier. L’édition s’enregistre dans ce navigateur au fur et à mesure.
workshop-open-copy = Modifier une copie de cette édition
puzzles-title = Problèmes
puzzles-note = Que feriez-vous ? Des positions de vraies parties, et le résultat de chaque réponse
simulate-title = Simuler des parties
simulate-note = Mille parties entre robots, pour voir qui gagne
simulate-this-table = Simuler cette table
replay-title = Revoir
replay-open = Ouvrir une partie enregistrée
replay-drop = Déposez un fichier ici
replay-drop-note = Une partie enregistrée depuis l’écran de fin ou depuis un replay. Le programme la lit sans la conserver.
replay-choose = Choisir un fichier
replay-reading = Chargement de la partie…
replay-unreadable = Ce fichier n’est pas une partie que le programme sait lire.
replay-too-large = Ce fichier est trop gros pour être une partie enregistrée.
replay-unknown = Aucune partie à cette adresse : elle n’existe pas ou plus.
replay-failed = Impossible de charger la partie. Le programme tourne-t-il encore ?
replay-busy = Le serveur traite déjà beaucoup de vos demandes. Réessayez dans une minute.
replay-position = Moment de la partie
replay-place = tour { $turn } sur { $turns }, étape { $at } sur { $count }
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-times = { $factor }×
replay-first = Aller au début
replay-last = Aller à la fin
replay-step-back = Étape précédente
replay-step-on = Étape suivante
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-jump = Aller à
replay-took-back = { $count ->
    [one] { $count } annulation
   *[other] { $count } annulations
}
replay-next = Aller au suivant
replay-story = Journal
replay-hinted = Conseils demandés par : { $names }.
replay-beginning = La table avant le premier coup.
replay-unfinished = Cette partie n’est pas encore terminée.
replay-share = Copier le lien
replay-save = Enregistrer la partie
replay-keys = Flèches : une étape. Avec Maj : un tour. Espace : lecture. ? : tous les raccourcis.
