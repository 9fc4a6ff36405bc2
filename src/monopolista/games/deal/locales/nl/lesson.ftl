### De stappen van het oefenspel met de kaarten. $input is touch of pointer, $robot de naam van de andere speler.

deal-lesson = Het kaartspel
deal-lesson-note = Reeksen verzamelen, huur vragen en nee zeggen: twee beurten tegen een robot, en je wint.

deal-lesson-lay = { $input ->
    [touch] Met drie volledige reeksen win je, en je hebt er één. Tik op de lichtblauwe kaart in je hand en leg die bij de lichtblauwe reeks.
   *[pointer] Met drie volledige reeksen win je, en je hebt er één. Klik op de lichtblauwe kaart in je hand (of druk op 1 tot 9) en leg die bij de lichtblauwe reeks.
}
deal-lesson-bank = Dat is je tweede reeks. Je mag drie kaarten per beurt spelen: zet nu de geldkaart op je bank.
deal-lesson-rent = Nog één kaart: speel de huurkaart voor je lichtblauwe reeks. { $robot } moet betalen.
deal-lesson-end = { $robot } heeft aan je bank betaald. Je hebt drie kaarten gespeeld: beëindig je beurt.
deal-lesson-allow = { $robot } is jarig en jij geeft wat geld. Bewaar “{ deal-card-no }” voor later: kies “{ deal-answer-allow }”.
deal-lesson-pay = Kies geld van je bank en betaal. Er is geen wisselgeld.
deal-lesson-no = { $robot } wil een van je rode kaarten. Dat zou jammer zijn: kies “{ deal-answer-no }”.
deal-lesson-pass-go = Gered! Je hebt twee kaarten getrokken. Speel “{ deal-card-pass-go }” en trek er nog twee.
deal-lesson-win = Je hebt de laatste rode kaart. Leg die neer: dat zijn drie volledige reeksen, en je wint.
deal-lesson-done = Je hebt gewonnen, en nu ken je het spel. In een echt spel weet niemand wat de volgende kaart is.
