### Le jeu dans le terminal : ce que font les touches, le début, ce qui est dit à la fin.
###
### $count, $low et $high sont des nombres ; $file est un fichier, $robots dit comment jouent les robots, le reste des noms.

term-title = monopolista dans le terminal
term-key-number = Cette réponse
term-key-standing = Où en sont les choses
term-key-rule = Une règle par son nom, ou tous les noms
term-key-language = Une autre langue, par ses deux lettres
term-key-wish = Accepter ou non un retour en arrière
term-key-leave = Partir ; la partie reste comme elle est
term-key-table = À la table ; les flèches vont d’une place à l’autre, Entrée dit ce qu’on peut y faire
term-key-theme = Clair ou sombre
term-number = Donnez un nombre de 1 à { $count }, ou ? pour l’aide.
term-sum = Donnez une somme de { $low } à { $high } ; rien pour laisser.
term-back = Retour
term-send = Envoyer
term-picked = { $what }, choisi
term-new = Nouvelle partie
term-on = Continuer : { $names }
term-name = Votre nom
term-guest = Invité
term-robots = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
term-play = Jouer
term-small = Cette fenêtre est trop petite : il faut 80 colonnes et 24 lignes.
term-saved = La partie est gardée dans { $file } ; monopolista terminal la continue.
term-record = Toute la partie, pas à pas : { $file }
term-judge = La part de la chance et du talent : monopolista analyse { $file }
