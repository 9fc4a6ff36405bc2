"""HTTP endpoints for boxes: stored ones, drafts that are only checked, and TOML files."""
