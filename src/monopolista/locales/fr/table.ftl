### What every table shows: the players, the room, the proof of fair chance.
###
### $number, $place are numbers; $name is a name.

seat-number = Place { $number }
bank = la banque
pot = la cagnotte du Parking

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
player-program = logiciel
player-mine = vous
player-away = hors ligne
player-stand-in = un robot joue
player-turn = a les dés
player-turn-title = À vous
player-out = hors jeu{ $place ->
        [0] { "" }
       *[other] , { $place }e
    }

## La salle

room-missing = Il n’y a pas de table ici
room-missing-why = Le lien est faux, ou la table a été débarrassée depuis longtemps.
room-home = À la page d’accueil
room-opening = On dresse la table …
room-offline = Connexion perdue : nouvel essai …
room-last-seen = La table telle qu’elle était : { $at }.

## Le clavier

key-finish = Montrer tout de suite ce qui bouge encore

## Fermer une partie

close-game-open = Fermer la partie pour tous …
close-game-title = Fermer la partie
close-game-text = La partie s’arrête ici pour tous et ne pourra pas continuer. La graine de ses dés sera montrée.
close-game-yes = Oui, la fermer
