### Hoe de startpagina het spel aanbiedt; de overige teksten komen als het geopend wordt.

game-pig = Pig
game-pig-note = Een dobbelspel
