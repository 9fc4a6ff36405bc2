### What the panels of every game say: whose move it is, log, ledger, rules, panels, keys, settings.
###
### Names ($seat, $names …) and money are texts ready to be shown; $count and $turn are numbers.

## À qui de répondre, et que faire

yours = À vous de jouer
yours-named = { $seat }, à vous de jouer
also-asked = Autres réponses attendues
waiting-latest = Derniers coups
head-waiting = { $count ->
    [1] À { $names } de jouer
   *[other] On attend { $names }
}
head-out = { $name } est hors jeu
head-over = La partie est terminée

## Les réponses

answer-not-now = Pas maintenant : { $title }
answer-give-up = Abandonner
answer-not-give-up = Continuer à jouer
failure-clause = Impossible : { $title }
failure-row = Fait : { $done } sur { $count }, puis arrêt.
failure-stale = La situation a changé entre-temps. Vérifiez, puis répondez.
failure-not-yours = Cette place n’est pas la vôtre.
failure-not-host = Seul l’hôte peut le faire.
failure-not-now = Impossible pour le moment.
failure-disk-full = Le disque du serveur est plein. Rien n’est perdu : la partie reprendra dès qu’il y aura de la place.
failure-malformed = Le serveur n’a pas compris la réponse. Rechargez la page, puis réessayez.
failure-unknown-room = Cette table n’existe pas ou plus.
failure-too-much = Trop de demandes : réessayez dans un instant.
failure-words = Ce serveur interdit un de ces mots. Choisissez-en un autre.
failure-blocked = Ce serveur vous refuse l’accès.
failure-idle-answers = Trop d’actions sans effet sur la partie. Répondez d’abord à la question : au prochain lancer ou à la prochaine carte, vous pourrez continuer.
failure-game-too-long = Cette partie a atteint le nombre maximal de coups. Commencez-en une autre.
failure-lesson = Ce sera pour plus tard.

## Annuler un coup ; $what est une phrase entière du journal, $count combien d’événements disparaissent

take-back = Annuler le coup
take-back-ask = Demander l’annulation
take-back-named = Annuler :
take-back-ask-named = Demander à annuler :
took-back = { $count ->
    [1] { $seat } annule : « { $what } »
   *[other] { $seat } annule tout depuis : « { $what } »
}
took-back-something = { $seat } annule un coup.
took-back-mark = annulé :
wish-title = Demande d’annulation
wish-asks = { $seat } demande à annuler : « { $what } »
wish-asks-something = { $seat } demande à annuler un coup.
wish-revealed = Les dés et les cartes révélés depuis seront tirés de nouveau.
wish-waiting = { $count ->
    [1] À { $names } de répondre.
   *[other] On attend { $names }.
}
wish-refused = { $seat } refuse l’annulation.
wish-agree = Accepter
wish-agree-named = { $seat } : accepter
wish-agree-all = Tout le monde ici accepte
wish-refuse = Refuser
wish-refuse-named = { $seat } : refuser
wish-withdraw = Retirer

## Les enchères

clock-left = { $seconds ->
    [one] Il reste { $seconds } seconde
   *[other] Il reste { $seconds } secondes
}

## La dette

give-up-open = Abandonner…
give-up-title = Abandonner la partie ?

## Loyers à réclamer, et propositions

business = À ne pas oublier

## Journal, comptes, règles

story-title = Journal de la partie
story-earlier = Voir plus tôt
story-turn = Tour { $turn }
story-start = Début de la partie
follow-newest = Aller en bas
ledger-title = Mouvements d’argent
ledger-by-player = Joueur
ledger-everybody = Tous
ledger-by-cause = Cause
ledger-all-causes = Toutes les causes
ledger-balance = { $before } avant, { $after } après
ledger-empty = Aucun mouvement.
clause-open = Règle { $clause } : { $title }
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle trouvée
    [1] Une règle trouvée
   *[other] { $count } règles trouvées
}
rules-none = Aucune règle ne contient ces mots.
rules-loading = Chargement des règles…

## Les chances de gagner

winning-title = Chances de gagner
winning-note = Une estimation, apprise de parties entre robots : combien de fois on gagne depuis une position semblable.
winning-ahead = La suite est jouée sur quelques tours, de nombreuses fois, avec des tirages chaque fois différents.
odds-change = { $points } pt
winning-share = { $share } de chances de gagner
winning-one = { $name } { $share }
winning-read = Chances de gagner, { $when } : { $values }
winning-at = Tour { $turn }
winning-now = Maintenant
winning-slider = Tour affiché

## Panneaux, touches, réglages

panels = Panneaux
panel-estate = Titres
estate-whose = Joueur
panel-story = Journal
panel-ledger = Comptes
panel-rules = Règles
panel-help = Raccourcis clavier
panel-settings = Réglages
panel-hint = Conseil
panel-close = Fermer
help-note = Toute la partie peut se jouer au clavier.
key-space = Espace
key-main = Réponse principale
key-question = Aller à la question
key-take-back = Annuler le dernier coup
key-story = Journal
key-ledger = Comptes
key-rules = Règles
key-help = Raccourcis clavier
key-settings = Réglages
key-hint = Conseil
key-close = Fermer le panneau
key-marks = Passer les premiers pas
key-sound = Activer ou couper les sons
settings-language = Langue
settings-theme = Thème
settings-motion = Animations
settings-motion-none = Aucune
settings-pace = Rythme des robots
settings-pace-option = { $pace ->
    [0] immédiat
    [150] rapide
    [600] normal
   *[other] lent
}
settings-auto = S’il n’y a qu’une réponse possible
settings-auto-off = Me demander
settings-auto-answers = Automatique
settings-auto-turns = Automatique, fin du tour comprise
auto-soon = Automatique : { $answer }…
auto-done = Automatique : { $answer }
settings-sound = Sons et vibrations
settings-sound-away = Quand l’onglet est caché
settings-sound-silent = Aucun son
settings-sound-turn = Me prévenir à mon tour
sound-ask = Activer les sons ?
sound-yes = Activer
sound-no = Non
sound-now = { $on ->
    [yes] Sons activés
   *[no] Sons coupés
}
marks-title = Premiers pas
marks-count = { $number } sur { $count } :
marks-next = Suivant
marks-skip = Passer
marks-done = Compris
mark-question = { $input ->
    [touch] C’est ici que vous répondez. Le bouton plein est la réponse principale.
   *[pointer] C’est ici que vous répondez. Le bouton plein est la réponse principale ; la barre d’espace fait de même.
}
mark-story = { $input ->
    [touch] Le journal raconte toute la partie, avec la règle appliquée à chaque ligne. Les réglages sont juste à côté.
   *[pointer] Le journal raconte toute la partie, avec la règle appliquée à chaque ligne. Réglages et raccourcis sont juste à côté.
}
notice-stop = Arrêter
settings-on = Activés
settings-off = Désactivés
table-title = Cette table
table-booklet = Règles standard, sans règle maison.
table-house-rule = règle maison
table-option = { $option } : { $value }

## Conseils et avertissement avant une erreur

hint-before = Vous avez { $share } de chances de gagner.
hint-limit = Offrez { $amount } au plus : au-delà, vos chances baissent.
hint-limit-none = N’offrez rien : toute offre réduit vos chances.
hint-none = Il n’y a aucun choix à faire maintenant.
hint-proposals = Échanges à proposer
hint-open-offer = Proposer…
hint-worth = { $share } ({ $points })
hint-both = vous { $after }, { $name } { $points }
hint-too-much = Trop de demandes : attendez quelques secondes.
hint-failed = Aucun conseil disponible pour le moment.
hint-thinking = Calcul en cours…
hint-note = Vos chances de gagner après chaque réponse et l’écart en points de pourcentage, estimés d’après ce que vous pouvez savoir. La partie enregistrée indique que vous avez demandé conseil.
hint-odds = Le graphique « Chances de gagner » joue aussi quelques tours à l’avance : il peut s’écarter de quelques points.
teacher-sure = Confirmer ce choix ?
teacher-cost = { $answer } : { $share } de chances de gagner, { $points }.
teacher-better = Mieux : { $answer }, { $share }.
teacher-nothing = Sans rien faire : { $share }.
teacher-partner = { $name } y gagne { $points }.
teacher-again = Réfléchir
teacher-ahead = Confirmer
settings-teacher = M’avertir avant une erreur
settings-teacher-off = jamais
settings-teacher-from = { $points ->
    [1] dès un point
   *[other] dès { $points } points
}
