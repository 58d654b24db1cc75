bot-store-in-use = Another process already serves { $path }. Two cannot serve one database: stop the other first.
bot-store-newer = { $path } was written by a newer Slowtable (schema { $found }; this one knows up to { $known }). Update Slowtable, or use another file.
bot-store-old-sqlite = This Python comes with SQLite { $found }; Slowtable needs { $needed } or newer.
bot-store-unreadable = Cannot use { $path } as the database: { $error }
bot-backup-done =
    { $games ->
        [one] Copied { $games } game to { $path }.
       *[other] Copied { $games } games to { $path }.
    }
bot-backup-nothing = There is no database at { $path } to copy.
bot-backup-itself = { $path } is the database itself. Choose another file for the copy.
bot-backup-failed = The copy could not be written to { $path }: { $error }
bot-refuse-cancelled = This game was cancelled, so nothing more can be answered.

bot-config-token = DISCORD_TOKEN does not look like a bot token. Copy it again from the “Bot” page of your application, or leave it empty for the local playground.
bot-config-port = SLOWTABLE_PORT must be a number from 0 to 65535, not “{ $port }”.
bot-config-language = SLOWTABLE_LANGUAGE can be en or ru, not “{ $language }”.
bot-config-host = SLOWTABLE_HOST is { $host }, so other machines could reach the playground. If you mean that, also set SLOWTABLE_ALLOW_REMOTE=yes.

bot-yes = yes
bot-no = no
bot-none = none
bot-number = { $number }
bot-rule = rule { $number }, see `/rules { $number }`
bot-seat-automaton = the automaton
bot-seat-simple = simple player { $number }
bot-seat-number = player { $number }

bot-turn = **{ $seats }** — { $question }
bot-turn-private = Waiting for the private choice of **{ $seats }**.
bot-button-menu = My choice
bot-button-undo = Undo
bot-button-why = Why not?
bot-button-text = Text board
bot-button-join = Join
bot-button-leave = Leave
bot-button-start = Start

bot-menu-choose = Choose…
bot-menu-none = Nothing
bot-menu-pick = { $least ->
    [0] Choose up to { $most }
   *[other] Choose { $least } to { $most }
}
bot-menu-confirm = Confirm ({ $count })
bot-menu-number = A number from { $least } to { $most }
bot-menu-nothing = You have nothing to choose right now.
bot-menu-title = **{ $game }** · { $seat }
bot-menu-chosen = Your choice so far: { $choice }. You can change it until everybody has answered.
bot-page-back = ◀ Back
bot-page-on = More ▶
bot-why-nothing = Nothing is blocked: everything that could be chosen is on offer.
bot-dms-closed = Some private choices could not be delivered by direct message. The button below, or /menu, opens yours where only you see it.

bot-result-won = Won together!
bot-result-lost = Lost together.
bot-result-score = { $place }. { $seat }: { $points }

bot-lobby-title = **{ $game }** — who plays?
bot-lobby-people = { $people } ({ $least } to { $most } can play)
bot-lobby-empty = Nobody sits here yet.
bot-started = The game begins.
bot-cancelled = The game was cancelled.
bot-info = Game { $number }: { $length } entries in its journal. Sealed dice: { $seal }
bot-played = Done.
bot-undone = Your last answer was taken back.
bot-log-empty = Nothing has happened yet.
bot-mine-none = You are in no running game.
bot-language-name = English
bot-language-set = From now on in English.
bot-help = **Slowtable** — heavy board games, played slowly.
    `/game new` opens a table, **Join** sits down, **Start** begins.
    Answer with the buttons under the turn message, with `/menu`, or in one line: `/play construct > engineer`.
    `/board` shows the table, `/hand` what only you may see, `/undo` takes your last answer back, `/log` tells what happened, `/mine` lists your games, `/rules` explains a rule.
bot-rules-hint = What a rule says: `/rules { $number }`
bot-rules-nothing = No rule matches. Try a number such as 7.3, or other words.
bot-rules-more =
    { $count ->
        [one] One more: { $numbers }
       *[other] { $count } more: { $numbers }
    }
bot-rules-which = No game is played here. Name one with the option “game”.
bot-rules-no-book = { $game } has no rulebook here yet.
bot-error = Something went wrong on our side. Nothing was changed; please try again.

bot-refuse-stale = The game has moved on since this was shown. Here is what you can do now.
bot-refuse-no-game = This game is not played here.
bot-refuse-no-game-here = There is no game in this channel. Open one with /game new.
bot-refuse-no-such-game = There is no such game. Pick one from the list.
bot-refuse-not-playing = You are not sitting at this table.
bot-refuse-not-yours = This is somebody else's choice.
bot-refuse-command = That command is not known here. Try /help.
bot-refuse-channel-busy = There is already a game in this channel. Use another channel, or a thread.
bot-refuse-lobbies = You have { $most } open tables already. Start or cancel one first.
bot-refuse-games = This server has { $most } running games, as many as it can hold.
bot-refuse-joined = You are already sitting here.
bot-refuse-full = All seats are taken.
bot-refuse-not-joined = You are not sitting here.
bot-refuse-host = Only the person who opened this game, or a moderator, can do that.
bot-refuse-not-begun = This game has not begun yet. Start it with /game start.
bot-refuse-begun = This game has already begun.
bot-refuse-setting = There is no such setting or value. Pick both from the lists.
bot-refuse-seat = There are { $most } seats at this table.
bot-refuse-language = Slowtable speaks English and Russian.
bot-refuse-typed-unknown = “{ $step }” fits nothing that can be chosen now.
bot-refuse-typed-many = “{ $step }” could mean several things: { $options }.

bot-name-game = game
bot-about-game = Open, join and start games
bot-name-game-new = new
bot-about-game-new = Open a table in this channel
bot-name-game-join = join
bot-about-game-join = Sit down at this channel's table
bot-name-game-leave = leave
bot-about-game-leave = Stand up before the game begins
bot-name-game-start = start
bot-about-game-start = Begin with those who sit here
bot-name-game-cancel = cancel
bot-about-game-cancel = End this game without a result
bot-name-game-info = info
bot-about-game-info = Facts about this game
bot-name-game-settings = settings
bot-about-game-settings = Agree on the options of the game
bot-name-play = play
bot-about-play = Move by typing: one step, or several with > between them
bot-name-menu = menu
bot-about-menu = My choices now, for my eyes only
bot-name-undo = undo
bot-about-undo = Take my last answer back
bot-name-board = board
bot-about-board = Show the table, a player, or the text board
bot-name-hand = hand
bot-about-hand = What only I may see
bot-name-log = log
bot-about-log = What has happened
bot-name-mine = mine
bot-about-mine = All my games, and where it is my turn
bot-name-export = export
bot-about-export = The whole finished game as a file that anyone can verify
bot-name-language = language
bot-about-language = English or Russian, for me or for this channel
bot-name-rules = rules
bot-about-rules = Look up a rule of the game
bot-name-option-query = query
bot-about-option-query = A number such as 7.3, or words
bot-name-help = help
bot-about-help = How to play here
bot-name-option-game = game
bot-about-option-game = Which game
bot-name-option-thread = thread
bot-about-option-thread = In a thread of its own
bot-name-option-setting = setting
bot-about-option-setting = Which option
bot-name-option-value = value
bot-about-option-value = Its value
bot-name-option-line = line
bot-about-option-line = For example: construct > engineer > lab 403
bot-name-option-player = player
bot-about-option-player = The number of a seat
bot-name-option-text = text
bot-about-option-text = As plain text
bot-name-option-since = since_my_move
bot-about-option-since = Only since my last move
bot-name-option-language = language
bot-about-option-language = English or Russian
bot-name-option-channel = channel
bot-about-option-channel = For everybody in this channel
bot-config-token-refused = Discord refused the token in DISCORD_TOKEN. Reset it on the “Bot” page of your application and copy it again.
bot-reminder = { $people } — the table is waiting for you. No hurry, just a nudge.
bot-button-agree = Agree
bot-button-decline = Decline
bot-vote-undo = **{ $seat }** would like to take an answer back from before something became known.
bot-vote-replace = { $person } would take the place of **{ $seat }**.
bot-vote-simple = The simple player would play on for **{ $seat }**.
bot-vote-called = The others are asked in the channel.
bot-vote-waiting = Still to agree: { $people }
bot-vote-done = Agreed and done.
bot-vote-declined = Declined.
bot-refuse-vote-closed = This has been decided already.
bot-refuse-vote = Only the others at this table decide that.
bot-refuse-zone = That time zone is not known. Pick one from the list, for example Europe/Berlin.
bot-refuse-quiet = Quiet hours need both a beginning and an end.
bot-refuse-person = A bot cannot take that seat.
bot-name-remind = remind
bot-about-remind = When and how often I am reminded
bot-name-replace = replace
bot-about-replace = Somebody else, or the simple player, takes a seat, if the others agree
bot-name-abandon = abandon
bot-about-abandon = Leave this game to the simple player, if the others agree
bot-name-option-hours = hours
bot-about-option-hours = Hours until a reminder, and between reminders; 0 for none
bot-name-option-from = quiet_from
bot-about-option-from = Quiet from this hour of my day
bot-name-option-to = quiet_to
bot-about-option-to = Quiet until this hour
bot-name-option-zone = time_zone
bot-about-option-zone = My time zone, for example Europe/Berlin
bot-name-option-away = away_days
bot-name-option-person = person
bot-about-option-person = Who takes the seat; nobody: the simple player
bot-config-unreachable = Discord cannot be reached: { $error }
