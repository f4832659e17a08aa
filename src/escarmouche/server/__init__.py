"""The table in the browser: rooms where people, bots and the computer play (`escarmouche serve`)."""
