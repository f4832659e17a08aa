# The server: what happens around a game, and refusals.

room-record = The game was begun elsewhere and goes on here.
room-joined = { $seat } sits down.
room-left = { $seat } never came; the seat is free again.
room-ended = Whoever runs the server has ended the game.
room-pledged = { $seat } pledges a word for the dice.
room-salted = { $seat } adds “{ $salt }” to the dice.
room-decided = { $seat } has decided in secret.
room-offers-draw = { $seat } offers a draw.
room-offers-takeback = { $seat } asks to take back the last decision.
room-offers-rematch = { $seat } asks for another game.
room-accepts-draw = { $seat } accepts the draw.
room-accepts-rematch = { $seat } accepts another game.
room-declines-draw = { $seat }: no draw.
room-declines-takeback = { $seat }: nothing is taken back.
room-declines-rematch = { $seat }: no other game.
room-takes-back = { $seat } takes back the last decision.
room-resigns = { $seat } resigns.
room-time = { $seat } has no time left.
room-result-resignation = { $seat } wins by resignation.
room-result-agreement = A draw by agreement.
room-result-time = { $seat } wins on time.
room-says-hello = { $seat }: Hello!
room-says-good-luck = { $seat }: Good luck!
room-says-well-played = { $seat }: Well played!
room-says-thanks = { $seat }: Thank you!
room-says-oops = { $seat }: Oops.
room-says-one-moment = { $seat }: One moment, please.
room-says-good-game = { $seat }: Good game!
push-your-turn = It is your turn.

refusal-malformed = The message is not as it should be at “{ $where }”: { $reason ->
        [json_invalid] this is not JSON.
        [missing] this is missing.
        [union_tag_not_found] this does not say what it is.
        [extra_forbidden] there is no such field.
        [union_tag_invalid] there is no such kind.
        [literal_error] this is not one of the values it may have.
        [string_pattern_mismatch] this has not the right length or characters.
        [string_too_long] this is too long.
        [string_too_short] this is too short.
        [greater_than_equal] this is too small.
        [less_than_equal] this is too large.
       *[other] this is not what belongs there.
    }
refusal-unreadable = The request cannot be read.
refusal-too-large = The message is too long.
refusal-too-many = Too many messages: wait a little.
refusal-asked-before = What you asked for before is not ready yet: wait for it.
refusal-busy = Too much is asked for at the moment: try again a little later.
refusal-given-up = This took too long and was given up.
refusal-full = The server has as many games as it can hold: come back later.
refusal-unavailable = The server cannot store anything right now: nothing has changed, try again.
refusal-defect = Something went wrong on our side; nothing has changed.
refusal-unknown-room = There is no such room.
refusal-unknown-text = There is no such text.
refusal-unknown-page = There is no such page.
refusal-method = This address does not take such a request.
refusal-unknown-key = This key opens no seat of this room.
refusal-watching = Only a player may do that, and you are watching.
refusal-seat-taken = No seat is free for you in this room.
refusal-said = You have just said something: wait a moment.
refusal-unknown-invite = This invitation is not one of this room: was the link cut?
refusal-unnamed = A rated game needs a name that this server knows: choose one first.
refusal-name-taken = Somebody else has this name already: choose another one.
refusal-same-player = You cannot play a rated game against yourself.
refusal-not-rated = Rated games are between two, on two screens or against the computer, with dice that the server rolls.
refusal-no-push = This server sends no notifications there.
refusal-not-started = The game has not begun: a player or a salt is missing.
refusal-not-your-turn = It is not your turn.
refusal-stale = The position has changed since: look again.
refusal-id-used = This id already stands for something else you did.
refusal-time = The time was over.
refusal-over = The game is over.
refusal-not-over = That is possible when the game is over.
refusal-no-dice = The dice of this game were rolled at a real table: there is nothing to derive.
refusal-no-offer = There is no such offer to answer.
refusal-offered = That has been offered already.
refusal-offered-before = You have offered that already: it may be offered again when the position has changed.
refusal-offered-often = You have made as many offers as one game allows.
refusal-no-takeback = Nothing can be taken back: only your last decision in a casual game, never past a die or a secret.
refusal-pledged = A salt is pledged or in already: give yours.
refusal-broken-pledge = This is not the salt that this seat has pledged.
refusal-salted = This seat needs no salt any more.
refusal-too-long = The game is as long as a game may get: agree on a draw, or resign.
refusal-other-rules = This game was begun with version { $found } of its rules; this server plays version { $known }.
refusal-banned = This address may not use this server.
refusal-unknown-host = This server is not asked for under that name.
refusal-many-rooms = You have as many games underway as one may have: end some first.
refusal-many-challenges = You wait for as many opponents as one may: take back a challenge first.
refusal-hints-off = Hints are off in rated and in timed games, and between people who play apart.
refusal-hints-elsewhere = This is the position of a rated or timed game that goes on: nobody is given help for it.
refusal-record-long = The record is too long: more than { $moves } moves.
refusal-record-other = The record is of another game, or of other options, than the ones asked for.
refusal-record-over = The game of the record is over: there is nothing to go on with.
refusal-record-start = A game that began from a position cannot be moved here.
refusal-record-rated = A game begun elsewhere cannot be rated.
refusal-no-hello = The first message must be “hello”.
refusal-late-hello = No “hello” came in time.
refusal-hello-again = “hello” comes only once.

cli-help-serve = Serve the table for browsers and bots.
cli-help-host = Address to listen on
cli-help-port = Port to listen on; 0 takes any free one
cli-help-database = SQLite file (sqlite:///path) or PostgreSQL (postgresql://…) that keeps the games; by default a file in your data folder
cli-serving = The table is open at { $address } (stop with Ctrl-C).
error-web-missing = The table in the browser needs more packages: pip install "escarmouche[web]".
error-cannot-listen = { $address } cannot be opened: { $reason }.
error-database = The database { $database } cannot be used: { $reason }.
error-database-unknown = “{ $database }” is no database that can keep games: give sqlite:///path or postgresql://….
error-postgres-missing = PostgreSQL needs another package: pip install "escarmouche[postgres]".
cli-help-proxy = Address of a proxy whose X-Forwarded-For is believed (may be given several times)
cli-help-host-name = Name under which the server may be asked for; others are refused (may be given several times)
cli-help-limit = A limit, such as rooms=500 or requests=20,200 (a second, and at once), or days until rooms are removed, such as over=365
cli-help-admin = Look after the games of a server.
cli-help-admin-room = Id of a room
cli-help-admin-address = Address of a client; in IPv6 its whole /64 is meant
cli-help-admin-list = List rooms, those that changed last first.
cli-help-admin-status = Only rooms of this status
cli-help-admin-limit = How many rooms at most
cli-help-admin-inspect = Show what happened in a room, without secrets.
cli-help-admin-end = End a game; nobody wins it.
cli-help-admin-delete = Delete a room and all that happened in it.
cli-help-admin-tidy = Remove rooms in which nothing has happened for long.
cli-help-admin-days = Days after which rooms are removed: waiting, untouched, playing or over
cli-help-admin-ban = Keep an address out; a running server follows within half a minute.
cli-help-admin-lift = Let it in again
cli-help-admin-bans = List the addresses that are kept out.
cli-help-admin-export = Print the record of a game.
cli-help-admin-backup = Copy the database while the server runs.
cli-help-admin-file = Where to; it must not exist yet
cli-admin-ended = The game of { $room } has ended.
cli-admin-deleted = The room { $room } is deleted.
cli-admin-tidied = { $rooms ->
    [one] One room was removed.
   *[other] { $rooms } rooms were removed.
}
cli-admin-banned = { $client } is kept out.
cli-admin-unbanned = { $client } may come in again.
cli-admin-backed-up = The database was copied to { $path }.
error-admin-room = There is no room “{ $room }”.
error-backup-postgres = PostgreSQL brings a program of its own for that: pg_dump.
error-limit-unknown = There is no limit called “{ $name }”; the limits are: { $known }.
error-limit-value = “{ $word }” is not a limit; write name=number, or name=rate,burst.
