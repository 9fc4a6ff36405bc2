"""Load tests, abuse tests and failure tests of a server, with their latencies."""
