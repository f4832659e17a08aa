"""A game as WebAssembly: its rules and opponents in one module, its words in one description."""
