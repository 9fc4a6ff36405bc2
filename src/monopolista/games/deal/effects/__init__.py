"""What actions of the card game would do, before they are taken."""
