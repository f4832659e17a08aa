"""Rag'Narok scenario objectives (RAG), each a small state machine of pure functions."""
