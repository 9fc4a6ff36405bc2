"""What every part of the server uses: clock, credentials, metrics, logging, scheduling of CPU-heavy requests."""
