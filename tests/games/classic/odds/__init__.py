"""Tests of the exact odds, and of the advice that goes by them."""
