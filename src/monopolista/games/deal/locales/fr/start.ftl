### Comment la page d’accueil propose le jeu de cartes ; ses autres textes viennent quand on l’ouvre.

start-new-deal = Nouvelle table de cartes
start-new-deal-note = MONOPOLY Deal : vous et trois robots. Vos amis vous rejoignent par un lien.
