"""What a study found, for people: one page that needs nothing else, and its plots."""
