### Comment la page d’accueil propose le jeu ; ses autres textes viennent quand on l’ouvre.

start-new-pig = Nouvelle table de Pig
start-new-pig-note = Un jeu de dés : vous et des robots. Les amis entrent par un lien.
