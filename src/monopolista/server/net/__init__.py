"""The network under the application: connection limits, fair reading, trusted proxies, graceful shutdown."""
