### Hoe de startpagina het spel aanbiedt; de overige teksten komen als het geopend wordt.

start-new-pig = Nieuwe tafel voor Pig
start-new-pig-note = Een dobbelspel: jij en robots. Vrienden komen erbij met een link.
