"""Common parts of the server: clock, credentials, metrics, logging, rate limits and the fair scheduler."""
