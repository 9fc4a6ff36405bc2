"""The classic game: one file per chapter of the booklet, ``table`` is the table of contents."""
