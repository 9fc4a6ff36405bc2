"""Load, abuse and failures of a server, and what they cost its players."""
