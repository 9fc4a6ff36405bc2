"""What the games share: notation, options, printed texts, wording."""
