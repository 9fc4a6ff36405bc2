"""Retention: for how many days records are kept, and the job that deletes them."""
