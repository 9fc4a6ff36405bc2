"""Full-screen terminal interface; needs textual."""
