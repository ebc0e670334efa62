"""Trains the built-in translator: see README.md."""
