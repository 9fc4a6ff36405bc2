### What the panels of every game say: whose move it is, story, ledger, rules, panels, keys, settings.
###
### Names ($seat, $names …) and money are texts ready to be shown; $count and $turn are numbers.

## À qui de répondre, et que faire

yours = À vous de jouer
yours-named = { $seat }, à vous de jouer
also-asked = Aussi à répondre
waiting-latest = Derniers coups
head-waiting = { $count ->
    [1] À { $names } de jouer
   *[other] On attend { $names }
}
head-over = La partie est finie

## Les réponses

answer-not-now = Pas maintenant : { $title }
answer-give-up = Oui, j’abandonne
answer-not-give-up = Non, je continue
failure-clause = Impossible : { $title }
failure-row = { $done } sur { $count } faits, puis arrêt.
failure-stale = La table a changé entre-temps : regardez à nouveau et répondez.
failure-not-yours = Cette place n’est pas la vôtre.
failure-not-host = Seul l’hôte peut le faire.
failure-not-now = Pas maintenant.
failure-disk-full = Le disque du serveur est plein. Rien n’est perdu ; on continue dès qu’il y a de la place.
failure-malformed = La table n’a pas compris la réponse.
failure-unknown-room = Cette table n’existe pas (ou plus).
failure-too-much = Trop vite : réessayez dans un instant.
failure-words = Un de ces mots n’est pas admis sur ce serveur.
failure-blocked = Ce serveur ne vous laisse pas entrer.
failure-idle-answers = Trop de réponses qui ne changent rien. Répondez d’abord à la question : au prochain dé ou à la prochaine carte, vous pourrez continuer.
failure-game-too-long = Cette partie a autant de réponses qu’une partie peut en avoir. Commencez-en une autre.

## Reprendre un coup ; $what est une phrase entière de l’histoire, $count combien d’événements disparaissent

take-back = Reprendre
take-back-ask = Demander à reprendre
take-back-named = Reprendre :
take-back-ask-named = Demander à reprendre :
took-back = { $count ->
    [1] { $seat } reprend : « { $what } »
   *[other] { $seat } revient avant : « { $what } »
}
took-back-something = { $seat } reprend une réponse.
took-back-mark = repris :
wish-title = Une demande de reprise
wish-asks = { $seat } voudrait revenir avant : « { $what } »
wish-asks-something = { $seat } voudrait reprendre une réponse.
wish-revealed = Les dés et les cartes vus depuis sont tirés de nouveau.
wish-waiting = { $count ->
    [1] { $names } décide.
   *[other] { $names } décident.
}
wish-refused = { $seat } n’est pas d’accord.
wish-agree = D’accord
wish-agree-named = { $seat } : d’accord
wish-refuse = Refuser
wish-refuse-named = { $seat } : refuser
wish-withdraw = Laisser tomber

## Les enchères

clock-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}

## La dette

give-up-open = Quitter la partie …
give-up-title = Quitter la partie

## Loyers à réclamer, et propositions

business = À ne pas manquer

## Récit, livre de comptes, règles

story-title = Récit de la partie
story-earlier = Voir avant
story-turn = Tour { $turn }
story-start = Le début
follow-newest = À la fin
ledger-title = Mouvements d’argent
ledger-by-player = Mouvements :
ledger-everybody = Tous
ledger-by-cause = Cause
ledger-all-causes = Toute cause
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
rules-none = Aucune règle avec ces mots.
rules-loading = On ouvre le livret …

## Les chances de gagner

winning-title = Qui mène
winning-note = Une estimation, apprise de parties entre robots : combien de fois gagne qui se trouve ainsi.
winning-ahead = Pour elle, la partie est poursuivie de quelques tours, maintes fois, avec une chance chaque fois différente.
winning-share = { $share } de chances
winning-one = { $name } { $share }
winning-read = Chances de gagner, { $when } : { $values }
winning-at = Tour { $turn }
winning-now = Maintenant
winning-slider = Tour auquel on lit les chances

## Portes, touches, réglages

panels = Panneaux
panel-estate = Titres
estate-whose = À qui
panel-story = Récit
panel-ledger = Comptes
panel-rules = Règles
panel-help = Touches
panel-settings = Réglages
panel-hint = Conseil
panel-close = Fermer
help-note = Toute la partie peut se jouer au clavier.
key-space = Espace
key-main = La réponse principale
key-question = À la question
key-take-back = Reprendre sa dernière réponse
key-story = Récit
key-ledger = Livre de comptes
key-rules = Règles
key-help = Les touches
key-settings = Réglages
key-hint = Un conseil
key-close = Fermer le panneau
key-marks = Passer le premier regard
key-sound = Sons activés ou coupés
settings-language = Langue
settings-theme = Thème
settings-motion = Animation
settings-motion-none = Aucune
settings-pace = Les robots répondent
settings-pace-option = { $pace ->
    [0] tout de suite
    [150] vite
    [600] calmement
   *[other] sans se presser
}
settings-auto = La seule réponse possible
settings-auto-off = Je la donne
settings-auto-answers = D’elle-même
settings-auto-turns = D’elle-même, la fin de mon tour aussi
auto-soon = Tout seul : { $answer } …
auto-done = Tout seul : { $answer }
settings-sound = Sons
settings-sound-away = Quand l’onglet est caché
settings-sound-silent = Silence
settings-sound-turn = M’appelle quand c’est à moi
sound-ask = Jouer avec les sons ?
sound-yes = Avec les sons
sound-no = Sans
sound-now = { $on ->
    [yes] Sons activés
   *[no] Sons coupés
}
marks-title = Un premier regard
marks-count = { $number } sur { $count } :
marks-next = Suite
marks-skip = Passer
marks-done = Compris
mark-question = Ici, la table vous demande quelque chose. Le bouton plein est la réponse principale ; la barre d’espace la donne aussi.
mark-story = Ici se raconte tout ce qui se passe, chaque ligne avec sa règle. Le reste est à côté, dans les réglages et les touches.
notice-stop = Arrêter
settings-on = Activés
settings-off = Désactivés
table-title = Cette table
table-booklet = On joue comme le dit le livret.
table-house-rule = règle maison
table-option = { $option } : { $value }

## Conseils et maître

hint-before = En l’état vous gagnez à { $share }.
hint-limit = Offrez jusqu’à { $amount } : au-delà vos chances baissent.
hint-limit-none = Laissez : à toute offre vos chances baissent.
hint-none = Il n’y a rien à choisir maintenant.
hint-proposals = Ce qui peut être proposé
hint-worth = { $share } ({ $points })
hint-both = vous { $after }, { $name } { $points }
hint-too-much = Trop de conseils à la fois : attendez quelques secondes.
hint-failed = Il n’y a pas de conseil maintenant.
hint-thinking = On pèse …
hint-note = Vos chances de gagner après chaque réponse, et de combien de points elles changent : une estimation, d’après ce que vous pouvez savoir. Le compte rendu de la partie dit que vous avez demandé.
teacher-sure = En êtes-vous sûr ?
teacher-cost = { $answer } : { $share } de chances, { $points }.
teacher-better = Mieux : { $answer }, { $share }.
teacher-nothing = Sans cela : { $share }.
teacher-partner = Cela apporte { $points } à { $name }.
teacher-again = J’y repense
teacher-ahead = Je continue
settings-teacher = Maître : demande avant une réponse qui coûte
settings-teacher-off = ne demande jamais
settings-teacher-from = { $points ->
    [1] un point
   *[other] { $points } points
}
