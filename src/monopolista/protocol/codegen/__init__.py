"""Code generated from the protocol: the TypeScript of the browser."""
