"""Bots for MONOPOLY Deal: kernels that see the public state and their own hand."""
