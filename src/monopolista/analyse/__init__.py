"""What a game's odds tell of its decisions: what each answer leads to, luck and skill, mistakes."""
