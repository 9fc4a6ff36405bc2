### Page d’accueil, salle d’attente, fin de la partie et reprise.
###
### $amount est de l’argent, déjà écrit ; $count, $seat et les autres nombres sont des nombres ; $name et $names sont des noms.

## La page d’accueil

start-title = monopolista
start-tagline = vingt-huit titres · un seul monopoliste
start-lead = Le jeu des rues et des gares, exactement comme le dit le livret. Entre amis, chacun sur son écran, ou contre des robots.
start-new = Nouvelle table
start-new-note = Vous et trois robots, prêts à jouer. Les amis entrent par un lien.
start-opening = On dresse la table …
start-failed = La table ne s’est pas ouverte. Le programme tourne-t-il encore ?
start-continue = Vos tables
start-room-lobby = pas encore commencée
start-room-playing = en cours
start-room-over = terminée
start-room-with = avec { $names }
start-room-alone = encore personne d’autre
start-forget = Oublier cette table
start-forget-named = Oublier la table { $names }
start-replay = Revoir une partie
start-replay-note = Une partie enregistrée, fait par fait sur le plateau
start-rules = Les règles
start-rules-note = Chaque clause, par son nom
odds-title = Les probabilités
odds-note = Chaque case et chaque couleur, calculées
odds-lead = Calculées exactement d’après le plateau, les dés et les cartes, sans jouer une seule partie.
odds-reading = Calcul en cours …
odds-failed = Elles n’ont pas pu être calculées : le serveur ne répond pas.
odds-simulate = Simuler des parties entières
start-language = Langue
start-theme = Thème
theme-light = Clair
theme-dark = Sombre
theme-system = Système
start-disclaimer = Projet indépendant, non affilié à Hasbro. MONOPOLY est une marque de Hasbro.

## La salle d’attente

lobby-title = La table est mise
lobby-home = À la page d’accueil
lobby-seats = Les places
lobby-seat = Place { $seat }
lobby-player = Joueur { $seat }
lobby-you = vous
lobby-person = personne
lobby-program = programme
lobby-away = hors ligne
lobby-open = Place libre
lobby-open-host = Attend quelqu’un ; si personne ne vient, un robot joue
lobby-robot = robot : { $level }
robot-strength-learner = apprend le jeu
robot-strength-casual = joue de temps en temps
robot-strength-skilled = connaît le jeu
robot-strength-strong = joue bien
robot-strength-champion = champion
robot-rated = { $robot } · { $rating }
robot-note = { $note } ; d’après { $source }
robots-levels = Comment ils jouent
robots-curious = Pour les curieux
robots-more = D’autres robots, pour les curieux
robots-rating-note = Le nombre est la force mesurée : qui a 400 de plus gagne dix fois plus souvent à la même table.
robot-style-whimsical = fantasque
robot-style-whimsical-note = répond au hasard
robot-style-champion = champion
robot-style-champion-note = fait ce qui augmente le plus ses chances de gagner
lobby-kind = Qui joue
lobby-kind-open = Personne
lobby-kind-bot = Robot
lobby-level = Niveau du robot
lobby-name = Nom
lobby-token = Pion
lobby-token-taken = { $token }, déjà pris
lobby-sit = S’asseoir ici
lobby-sit-named = S’asseoir ici : place { $seat }
lobby-sit-other = Quelqu’un d’autre ici
lobby-sit-other-named = Quelqu’un d’autre ici, devant cet écran : place { $seat }
lobby-leave = Se lever
lobby-leave-named = Se lever : { $name }
lobby-free = Libérer la place
lobby-free-named = Libérer la place : { $name }
lobby-add = Ajouter une place
lobby-remove = Ôter la dernière place
lobby-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
token-moka = cafetière
token-scooter = mobylette
token-gondola = gondole
token-cat = chat
token-mandolin = mandoline
token-hat = chapeau
token-lemon = citron
token-lighthouse = phare
token-bicycle = bicyclette
token-umbrella = parapluie
lobby-rules = La partie
lobby-game = Jeu
lobby-edition = Édition
lobby-house-rules = Règles maison :
lobby-house-rules-none = aucune ; cette édition se joue comme le dit le livret.
lobby-auction = Compte à rebours des enchères
lobby-auction-note = repart à chaque offre
lobby-answer = Temps pour répondre
lobby-answer-note = ensuite un robot répond ; compte dès que deux personnes jouent
lobby-no-limit = Sans limite
lobby-off = Désactivé
lobby-seconds = { $count } s
lobby-minutes = { $count } min
lobby-take-backs = Reprendre un coup
lobby-take-backs-note = bâtiments et hypothèques seul, tant que personne n’agit
lobby-take-backs-off = Jamais
lobby-take-backs-robots = Contre les robots
lobby-take-backs-consent = Si tout le monde est d’accord
lobby-odds = Chances de gagner
lobby-odds-note = telles que le programme les estime, près de chaque joueur
lobby-odds-off = Non affichées
lobby-odds-spectators = Spectateurs seulement
lobby-odds-everybody = Pour tous
lobby-hints = Conseils
lobby-hints-note = où mènent les réponses, pour qui le demande ; la rediffusion dit qui a demandé
lobby-hints-off = Aucun
lobby-hints-on = Pour qui les demande
lobby-only-host = C’est l’hôte qui choisit.
lobby-edition-note = quel livret on suit
lobby-clocks = Temps de réponse
lobby-ways = Façon de jouer
lobby-figures = Chiffres et règles du livret
lobby-popular = Règles maison
lobby-popular-note = Beaucoup les utilisent, mais aucun livret ne les prévoit.
lobby-not-booklet = pas du livret
lobby-booklet-value = { $value } (livret)
lobby-booklet-has = Dans le livret : { $value }
lobby-to-booklet = Tout comme le livret
lobby-refused = { $options } – refusé : { $reason }
option-on = oui
option-off = non
option-none = sans limite
reason-range = le nombre va de { $low } à { $high }
reason-unknown = ce choix n’existe pas
reason-other-game = cela appartient à l’autre jeu
invite-title = Inviter
invite-note = Qui ouvre ce lien prend place. Sans inscription.
invite-link = Lien de la table
invite-watch = Lien pour les spectateurs
invite-watch-note = Ils voient tout et ne touchent à rien.
invite-copy = Copier
invite-copied = Copié
invite-not-copied = Appuyez sur Ctrl+C
invite-copy-named = Copier : { $what }
invite-code = Code à scanner avec un téléphone : { $link }
invite-address = Adresse pour d’autres appareils
invite-local = Cette adresse ne marche que sur cet ordinateur.
invite-spectators = { $count ->
    [0] personne ne regarde
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
lobby-start = Commencer la partie
lobby-start-ready = { $persons ->
    [0] Il n’y aura que des robots.
    [1] Une personne, { $robots ->
        [0] aucun robot
        [1] un robot
       *[other] { $robots } robots
    }.
   *[other] { $persons } personnes, { $robots ->
        [0] aucun robot
        [1] un robot
       *[other] { $robots } robots
    }.
}
lobby-start-open = { $count ->
    [1] La place libre va à un robot.
   *[other] Les { $count } places libres vont à des robots.
}
lobby-start-offline = Pas de connexion avec la table pour le moment.
lobby-start-guest = C’est l’hôte qui lance la partie.
lobby-start-sit = Prenez une place libre pour jouer.
lobby-start-watching = Vous regardez. La partie apparaîtra ici.
room-failed-clause = Les règles ne le permettent pas ({ $clause }).
room-failed-malformed = La table n’a pas compris.
room-failed-not-host = Seul l’hôte peut le faire.
room-failed-not-now = Ce n’est pas possible maintenant.
room-failed-disk-full = Le disque du serveur est plein. Rien n’est perdu ; on continue dès qu’il y a de la place.
room-aside-rules = La partie qui se jouait ici suivait d’autres règles du programme et ne peut pas continuer ; la table et les places sont restées telles quelles.
room-aside-damaged = Ce qui était conservé de la partie jouée ici est endommagé : elle a été mise de côté ; la table et les places sont restées telles quelles.
room-aside-closed = L’hôte a fermé la dernière partie : elle ne continue plus, et tout le monde peut voir la graine de ses dés.
room-aside-too-long = La dernière partie avait autant de réponses qu’une partie peut en avoir : elle ne continue plus, et tout le monde peut voir la graine de ses dés.
room-failed-not-yours = Cette place est à quelqu’un d’autre.
room-failed-stale = La table a changé entre-temps : regardez à nouveau.
room-failed-too-much = Trop vite : réessayez dans un instant.
room-failed-unknown-room = Cette table n’existe pas (ou plus).
room-failed-words = Ce serveur n’admet pas un mot de ce nom.
name-alike = « { $name } » est déjà à cette table, et ce nom est le même ou lui ressemble. Choisissez-en un autre.
name-unseen = Un nom compte de 1 à { $most } caractères, tous visibles.
room-failed-blocked = Ce serveur ne vous laisse pas entrer.

## La fin

out-place = Vous êtes { $place ->
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
out-hurries = Les robots se hâtent vers la fin …
out-watch = Regarder
out-to-the-end = Aller à la fin
out-new-game = Nouvelle partie
end-winner = { $name } est le monopoliste
end-winners = { $names } gagnent ensemble
end-turns = { $count ->
    [1] après un tour
   *[other] après { $count } tours
}
end-rematch = Revanche
end-rematch-note = Même table, mêmes places, tout de suite
end-reopen = Changer la table
end-reopen-note = Retour à la salle d’attente avec les mêmes places
end-watch = Revoir la partie
end-ranking = Classement final
end-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
end-figures = En chiffres
end-table = Qui a fait quoi

## La reprise

problems-title = Problèmes
problems-note = Que feriez-vous ? Des positions de vraies parties, et ce que chaque réponse a donné
simulate-title = Simuler des parties
simulate-note = Mille parties entre robots, et l’on voit qui gagne
simulate-this-table = Simuler cette table
replay-title = Revoir
replay-open = Ouvrir une partie enregistrée
replay-drop = Déposez un fichier ici
replay-drop-note = Une partie enregistrée depuis la dernière page ou en la revoyant. Le programme la lit et ne la garde pas.
replay-choose = Choisir un fichier
replay-reading = On lit la partie …
replay-unreadable = Ce fichier n’est pas une partie que le programme sache lire.
replay-too-large = Ce fichier est trop gros pour être une partie enregistrée.
replay-unknown = Sous ce lien, il n’y a pas (ou plus) de partie.
replay-failed = La partie n’est pas arrivée. Le programme tourne-t-il encore ?
replay-busy = Le programme a déjà beaucoup à faire pour vous en ce moment. Réessayez dans une minute.
replay-position = Moment de la partie
replay-place = tour { $turn } sur { $turns }, fait { $at } sur { $count }
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-times = { $factor }×
replay-first = Au début
replay-last = À la fin
replay-step-back = Un fait en arrière
replay-step-on = Un fait en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-jump = Aller à
replay-took-back = { $count ->
    [one] { $count } reprise
   *[other] { $count } reprises
}
replay-next = Aller au suivant
replay-story = Récit
replay-hinted = Ont demandé des conseils : { $names }.
replay-beginning = La table avant le premier lancer.
replay-unfinished = Cette partie n’est pas encore finie.
replay-share = Copier le lien
replay-save = Enregistrer dans un fichier
replay-keys = Flèches : un fait. Avec Maj : un tour. Espace : lecture. ? : toutes les touches.
