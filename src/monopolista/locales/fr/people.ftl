### Les personnes à la table : ce qu’elles se disent, comment elles reprennent leur place, les parties de ce navigateur.
###
### $seat, $name, $names, $who sont des noms ; $text est ce que quelqu’un a écrit ; $before et $after sont des sommes déjà écrites.

## Ce qu’elles se disent

panel-talk = Paroles
key-talk = Paroles
talk-unread = { $count ->
    [1] une parole non lue
   *[other] { $count } non lues
}
talk-lines = Ce qui s’est dit
talk-empty = Personne n’a encore rien dit.
talk-write = Dites quelque chose à la table
talk-send = Envoyer
talk-line = { $seat } : { $text }
talk-reacted = { $seat } : { $reaction }
talk-react = Dites-le sans paroles
reaction-bravo = bien joué !
reaction-laugh = rit
reaction-wonder = n’en revient pas
reaction-sorrow = est triste
reaction-anger = est furieux
reaction-luck = bonne chance !
talk-off = L’hôte a fermé le chat. Les signes sans paroles restent.
talk-watching = Les spectateurs lisent ici et n’écrivent pas.
talk-closed = Ce qui se dit est pour qui joue.
talk-kept = Seule cette table le lit. Cela n’entre dans aucune rediffusion ni aucune partie enregistrée.
talk-mute = Ne plus écouter { $seat }
talk-muted = { $seat } ne s’entend pas
talk-mute-title = Qui vous ne voulez pas entendre
talk-chat = Le chat
talk-overheard = Les spectateurs peuvent le lire
talk-save = Enregistrer ce qui s’est dit
talk-failed-talk-off = L’hôte a fermé le chat.
talk-failed-talk-long = C’est trop long : { $most } caractères au plus.
talk-failed-talk-empty = Il n’y a rien à lire.
talk-failed-talk-fast = Trop à la fois : attendez quelques secondes et réessayez.
talk-failed-words = Un de ces mots n’est pas admis sur ce serveur.

## Regarder, et revenir

watching = Vous regardez.
watching-return = Reprendre une place
panel-return = Reprendre une place
code-title = Votre place sur un autre appareil
code-title-named = La place de { $seat } sur un autre appareil
code-note = Visez l’image, ou ouvrez là-bas le lien de la table et tapez le code. Il vaut une fois ; ce navigateur regarde ensuite seulement.
code-make = Montrer le code
code-again = En faire un autre
code-picture = Code à viser : { $link }
seat-request = { $name } demande la place de { $seat }, en son absence.

## Ce qu’un robot a fait entre-temps

silent = Le temps s’est écoulé plusieurs fois : un robot joue aussitôt pour { $seat }, jusqu’à votre retour.
silent-here = Je suis là
meanwhile = { $answers ->
    [1] Pendant votre absence, un robot a répondu une fois pour { $seat }.
   *[other] Pendant votre absence, un robot a répondu { $answers } fois pour { $seat }.
}
meanwhile-cash = Argent : { $before }, maintenant { $after }.
meanwhile-read = Ce qui s’est passé
panel-meanwhile = Pendant votre absence

## Les parties de ce navigateur

games-title = Mes parties
games-running = En cours
games-over = Finies
games-none = Ce navigateur n’a encore joué aucune partie.
games-yours = À vous de jouer
games-waits = À { $names } de jouer
games-gone = Cette table n’existe plus.
games-all = Toutes mes parties ({ $count })
games-won = vous avez gagné
games-won-by = victoire : { $names }
games-table = À la table
games-forget-finished = Oublier toutes les parties finies
games-kept = Cette liste n’est que dans ce navigateur. Oublier une partie n’efface rien sur le serveur.
