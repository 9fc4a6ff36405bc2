### De oefenspellen: een eerste spel met vaste worpen en kaarten, waarin het programma zegt wat je doet.
###
### $input is touch waar het scherm wordt aangeraakt, en pointer waar er een muis en een toetsenbord zijn.

lesson-title = Oefenspel
lesson-count = Stap { $number } van { $count }
lesson-watch = { $robot } is aan de beurt. Kijk wat er gebeurt.
lesson-skip = Overslaan
lesson-skip-note = Het oefenspel verlaten; je kunt later verdergaan
lesson-play = Een echt spel spelen
lesson-all = Oefenspellen
lesson-script = In een oefenspel liggen worpen en kaarten vast: er valt niets te controleren.

lesson-heading = Leren door te spelen
lesson-lead = Korte spellen met vaste worpen en kaarten die je stap voor stap zeggen wat je doet. Stop wanneer je wilt en ga later verder.
lesson-begin = Beginnen
lesson-resume = Verdergaan
lesson-restart = Opnieuw beginnen
lesson-finished = Klaar
lesson-opening = Het oefenspel wordt geopend …
lesson-failed = Het oefenspel kon niet worden geopend. Probeer het zo meteen opnieuw.
