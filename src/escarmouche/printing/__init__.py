"""Sheets to print: the material of each game, any position, any record, as PDF at true scale."""
