"""What several commands share: arguments, options of a server, progress and signals."""
