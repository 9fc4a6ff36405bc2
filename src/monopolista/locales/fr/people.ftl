### Les personnes à la table : leur discussion, comment elles reprennent leur place, les parties de ce navigateur.
###
### $seat, $name, $names, $who sont des noms ; $text est ce que quelqu’un a écrit ; $before et $after sont des sommes déjà écrites.

## La discussion

panel-talk = Discussion
key-talk = Discussion
talk-unread = { $count ->
    [1] un message non lu
   *[other] { $count } messages non lus
}
talk-lines = Messages
talk-empty = Aucun message pour l’instant.
talk-write = Votre message
talk-send = Envoyer
talk-line = { $seat } : { $text }
talk-reacted = { $seat } : { $reaction }
talk-react = Réagir
reaction-bravo = bien joué !
reaction-laugh = ha ha !
reaction-wonder = ça alors !
reaction-sorrow = oh non…
reaction-anger = grr !
reaction-luck = bonne chance !
talk-off = L’hôte a désactivé la discussion. Les réactions restent possibles.
talk-watching = Les spectateurs peuvent lire, mais pas écrire.
talk-closed = La discussion est réservée aux joueurs.
talk-kept = Seule cette table lit la discussion. Elle n’apparaît ni dans le replay ni dans la partie enregistrée.
talk-mute = Masquer { $seat }
talk-mute-title = Joueurs masqués
talk-chat = Discussion
talk-overheard = Les spectateurs peuvent la lire
talk-save = Enregistrer la discussion
talk-failed-talk-off = L’hôte a désactivé la discussion.
talk-failed-talk-long = Message trop long : { $most } caractères au plus.
talk-failed-talk-empty = Ce message est vide.
talk-failed-talk-fast = Trop de messages : attendez quelques secondes et réessayez.
talk-failed-words = Ce serveur interdit un de ces mots. Reformulez votre message.

## Regarder, et revenir

watching = Vous regardez la partie.
watching-return = Reprendre une place
panel-return = Reprendre une place
code-title = Votre place sur un autre appareil
code-title-named = Place sur un autre appareil : { $seat }
code-note = Scannez le code, ou ouvrez le lien de la table sur l’autre appareil et saisissez le code. Il ne sert qu’une fois ; ensuite, vous ne pourrez plus que regarder dans ce navigateur.
code-make = Afficher le code
code-again = Nouveau code
code-picture = Code à scanner : { $link }
seat-request = { $name } demande la place laissée par { $seat }, hors ligne.

## Ce qu’un robot a fait entre-temps

silent = Temps écoulé plusieurs fois : un robot joue pour { $seat } jusqu’à votre retour.
silent-here = Je suis là
meanwhile = { $answers ->
    [1] Pendant votre absence, un robot a répondu une fois pour { $seat }.
   *[other] Pendant votre absence, un robot a répondu { $answers } fois pour { $seat }.
}
meanwhile-cash = Argent : { $before } avant, { $after } maintenant.
meanwhile-read = Voir le résumé
panel-meanwhile = Pendant votre absence

## Les parties de ce navigateur

games-title = Mes parties
games-running = En cours
games-over = Terminées
games-none = Aucune partie n’a encore été jouée dans ce navigateur.
games-yours = À vous de jouer
games-waits = À { $names } de jouer
games-gone = Cette table n’existe plus.
games-all = Toutes mes parties ({ $count })
games-won = vous avez gagné
games-won-by = victoire : { $names }
games-table = Voir la table
games-forget-finished = Oublier les parties terminées
games-kept = Cette liste n’existe que dans ce navigateur. Oublier une partie n’efface rien sur le serveur.
