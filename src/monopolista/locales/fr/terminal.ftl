### Le jeu dans le terminal : ce que font les touches, le début, ce qui est dit à la fin.
###
### $count, $low et $high sont des nombres ; $file est un fichier, $robots dit comment jouent les robots, le reste des noms.

term-title = monopolista dans le terminal
term-key-number = Choisir cette réponse
term-key-standing = Voir l’état de la partie
term-key-rule = Une règle par sa référence, ou la liste des règles
term-key-language = Changer de langue, par ses deux lettres
term-key-wish = Accepter ou refuser une annulation
term-key-leave = Quitter ; la partie est enregistrée
term-key-table = Aller à la table ; les flèches passent d’un endroit à l’autre, Entrée dit ce qu’on peut y faire
term-number = Tapez un nombre de 1 à { $count }, ou ? pour l’aide.
term-sum = Tapez une somme de { $low } à { $high }, ou rien pour renoncer.
term-back = Retour
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
term-saved = La partie est enregistrée dans { $file } ; pour la continuer : monopolista terminal.
term-record = Toute la partie, pas à pas : { $file }
term-judge = La part de la chance et de l’habileté : monopolista analyse { $file }
