"""What builds the browser's side, and what says of which packages the program is made."""
