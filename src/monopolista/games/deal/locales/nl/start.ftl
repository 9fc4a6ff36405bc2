### Hoe de startpagina het kaartspel aanbiedt; de overige teksten komen als het geopend wordt.

start-new-deal = Nieuwe kaarttafel
start-new-deal-note = MONOPOLY Deal: jij en drie robots. Vrienden komen erbij met een link.
