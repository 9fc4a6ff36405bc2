### Het spel in de terminal: wat de toetsen doen, het begin, wat er aan het eind gezegd wordt.
###
### $count, $low en $high zijn getallen; $file is een bestand, $robots hoe goed robots spelen, de rest zijn namen.

term-title = monopolista in de terminal
term-key-number = Dat antwoord
term-key-standing = Hoe alles ervoor staat
term-key-rule = Een regel bij naam, of alle namen
term-key-language = Een andere taal, met haar twee letters
term-key-wish = Ermee instemmen dat iets wordt teruggenomen, of niet
term-key-leave = Weggaan; het spel blijft zoals het is
term-key-table = Naar de tafel; de pijltjes gaan van plaats naar plaats, Enter zegt wat daar kan
term-key-theme = Licht of donker
term-number = Geef een getal van 1 tot { $count }, of ? voor hulp.
term-sum = Geef een bedrag van { $low } tot { $high }; niets laat het zo.
term-back = Terug
term-send = Versturen
term-picked = { $what }, gekozen
term-new = Nieuw spel
term-on = Verder: { $names }
term-name = Je naam
term-guest = Gast
term-robots = { $count ->
    [one] één robot
   *[other] { $count } robots
}
term-play = Spelen
term-small = Dit venster is te klein: er zijn 80 kolommen en 24 rijen nodig.
term-saved = Het spel staat in { $file }; monopolista terminal gaat ermee verder.
term-record = Het hele spel, stap voor stap: { $file }
term-judge = Wat geluk was en wat kunde: monopolista analyse { $file }
