### What every table shows: the players, the room, the proof of fair chance.
###
### $number, $place are numbers; $name is a name.

seat-number = Place { $number }
quoted = « { $text } »
list-two = { $before } et { $last }
list-more = { $before } et { $last }
bank = la banque
pot = la cagnotte du Parc Gratuit

## Le plateau

colour-brown = brun
colour-light-blue = bleu clair
colour-pink = rose
colour-orange = orange
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-dark-blue = bleu foncé
colour-station = gare
colour-company = service public

## Les joueurs

players = Joueurs
player-robot = robot
player-program = programme
player-mine = vous
player-away = hors ligne
player-stand-in = un robot joue
player-turn = en train de jouer
player-turn-title = À vous
player-out = hors jeu{ $place ->
        [0] { "" }
       *[other] , { $place }e
    }

## La salle

room-missing = Table introuvable
room-missing-why = Le lien est incorrect, ou la table n’existe plus depuis longtemps.
room-home = Retour à l’accueil
room-opening = Ouverture de la table…
room-offline = Connexion perdue : nouvel essai en cours…
room-last-seen = Dernier état connu : { $at }.

## Le clavier

key-finish = Avancer jusqu’à mon tour
skip-motion = Terminer tout de suite les animations
skip-asked = Avancer jusqu’à mon tour. Pour avancer aussi : { $names }
skip-waits = Avance rapide activée. Les robots marquent encore une pause pour { $names }.

## Fermer une partie

close-game-open = Fermer la partie pour tous…
close-game-title = Fermer la partie ?
close-game-text = La partie s’arrête pour tous et ne pourra pas reprendre. La graine de ses dés sera publiée.
close-game-yes = Fermer la partie
