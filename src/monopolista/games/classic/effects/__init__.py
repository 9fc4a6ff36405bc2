"""What actions of the classic game would do, before they are taken."""
