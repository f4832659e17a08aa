"""The table in the browser: rooms for people, bots and the computer (`escarmouche serve`)."""
