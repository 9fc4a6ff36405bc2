"""Code that all games share: notation, options, printed texts, wording."""
