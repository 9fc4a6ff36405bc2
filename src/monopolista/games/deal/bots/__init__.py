"""Bots for MONOPOLY Deal: kernels that see what lies open, and their own hand."""
