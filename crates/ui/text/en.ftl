# What the shell of the page says, in English.

## Everywhere
skip = Skip to the content
language = Language
theme = Theme
theme-now = Theme: {$theme}
theme-auto-short = Auto
theme-paper = Light
theme-night = Dark
menu = Menu
menu-leave = Leave the table
menu-kept-here = The game is kept on this device.
menu-kept-online = Your seat is kept. If you stay away while others play on, a bot plays for you until you are back. When nobody is left, the game waits.
menu-watching = You are only watching. The same link brings you back.
tab-your-turn = Your turn
close = Close
loading = One moment
failed = Something went wrong.
you = You
guest = Guest
guest-number = Guest { $number }
round = Round
log = Log
log-empty = Nothing has happened yet.
since = Since your last turn
since-away = While you were away, a bot played for you:
since-more =
    {$count ->
        [one] 1 earlier turn
       *[other] {$count} earlier turns
    }
moves = All moves
foot = More
how-to-go = Go on
how-to-play = How to play
watch-game = Watch a game
watch-own = Your finished games
watch-samples = Sample games
watch-sample = A game of { $game }
watch-file = A record from a file
foot-free = Free and open source. No tracking: everything loads from this server.
to-home = To the start
lost-title = There is nothing here
lost-text = The address may be mistyped, or this game is not part of this page.
file-unreadable = The file is too large, or it is not a text file.

## Start
home-title = Spymaster: three spy games in your browser
home-choose = Choose a game
home-chosen = Chosen
home-soon = Opens soon
home-soon-text = The rules are ready; its table is still being built. You can play it in the terminal.
home-players-four = 2–4 players
home-players-hundred = 2–100 players
home-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
home-lead-spy-connection = Lay your agents across Europe, route by route. Once somebody has completed seven missions the game ends, and the most points win.
home-lead-spynet = Recruit agents pile by pile, and lay operations in the branches you dominate. The most stars from operations win.
home-lead-spyworld = Draw a lair full of traps and secrets, then raid your neighbour’s. The most money wins.
home-play = Play now
home-play-small =
    { $bots ->
        [one] against 1 bot, no account needed
       *[other] against { $bots } bots, no account needed
    }
home-at-table = At the table
home-change = Change
home-setup = Set up a table
home-setup-small = Players, options, edition
home-screen = Same screen
home-screen-small = Pass one device around
home-running = Your games
home-your-turn = Your turn in { $game }
home-others-turn = { $game }: waiting for others
home-gave-up = { $game }: you gave up
home-over = { $game }: finished
home-waiting = { $game }: not started yet
home-you-won = { $game }: you won
home-won = { $game }: won by { $names }
home-won-you = you
home-more =
    { $count ->
        [one] One more game
       *[other] { $count } more games
    }
home-finished =
    { $count ->
        [one] One finished game
       *[other] { $count } finished games
    }
home-against = Against { $names }
home-people = { $names } round one screen
home-resume = Resume
home-look = See the result
home-watch-on = Watch
home-delete = Delete this game
home-delete-sure = Deleted games do not come back.
home-keep = Keep it

## Bots
temper-greedy = steady
temper-thumb = bold
temper-random = wild

## Setting up
setup-title = Set up
setup-of = Set up { $game }
setup-lead = Everything stays on this device.
setup-who = Who
setup-sum = The table
setup-begins = A random player begins.
setup-edition-is-house = House edition
setup-count = How many players
setup-name = Name
setup-person = Person
setup-bot = Bot
setup-temper = Style
setup-start = Start the game
setup-edition = Edition
setup-edition-load = Load an edition file
setup-edition-house = Back to the house edition
setup-edition-broken = This file cannot be used

## Table
bar-nav = Help and settings
bar-round = Round { $round }
bar-over = Game over
pace = Pace of the bots
pace-calm = Calm
pace-quick = Quick
pace-instant = At once
sounds = Sounds
sounds-off = Off
sounds-on = On
resign = Give up this game
resign-sure = Give up for good
resign-title = Give up this game?
resign-what = You leave the game for good and cannot come back to it. The others play on without you; if only one is left, the game ends.
resign-not = Keep playing
resigned = You have given up. The others play on.
to-result = To the result
new-game = New game
gone-title = This game is not here
gone-text = It was deleted, or it was played in another browser.
elsewhere-title = This game is open in another tab
elsewhere-text = One tab at a time keeps a game. Go on over there, or take it over.
taken-title = Another tab has this game now
taken-text = Nothing is lost. You can take it back at any time.
take-over = Play here
not-kept = This browser does not keep the game. It goes on as long as this page is open.
notice-part = Only the first part of your turn could be done.
notice-stale = The table has moved on; this is how it stands now.
update-ready = A newer version of Spymaster is ready.
update-take = Load it
curtain-title = Hand the screen to { $name }
curtain-text = What is hidden stays hidden until the button is pressed.
curtain-go = I am { $name }
over-board = The game is over; this is the board at the end.
to-score = To the score
to-board = The board
review = Review the game
rematch = Rematch

## Replay
replay-title = Replay
replay-hint = Watch a game step by step, with everybody’s cards open.
replay-load = Load a record
replay-save = Save the record
replay-broken = This record cannot be played
replay-none-title = This game cannot be watched
replay-none-text = It is still being played, it was deleted, or it was played in another browser.
replay-other-game = It is a game of “{ $game }”.
replay-other-edition = It was played with an edition that is not here.
replay-controls = Film
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-hidden = Something these eyes do not see.
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-speed = Speed: { $speed }
replay-place = { $moment }, step { $step } of { $last }
replay-eyes = Seen by
replay-everybody = As everybody sees it
replay-eyes-of = { $name }’s eyes
replay-begin = The table is set.
replay-all = Everything, the deck too

## Rules
rules-full = Full rules
back-to-game = Back to the game
rules-title = Rules
rules-of = Rules of { $game }
rules-contents = Contents
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } paragraph found.
       *[other] { $count } paragraphs found.
    }
rules-missing = The rules cannot be loaded now. Are you offline?

## About
about-title = About
about-what = What this is
about-version = Version
about-licences = Licences
about-what-text = Spymaster is a place to play modern board games about espionage: alone against bots, round one screen, and with friends by a link. The rules run in your browser; nothing needs an account.
about-unofficial = An unofficial fan project
about-unofficial-text = This is an unofficial fan implementation. It is not made, approved or supported by the authors or publishers of the games. Only rules and numbers follow the printed games; all words, names, cards and pictures here are our own.
about-private = Your games are yours
about-private-text = Games against bots and round one screen are kept in this browser and nowhere else; those with friends on this server. There are no trackers, no advertisements and no files from other servers.
about-forget = Have this server forget you
about-forget-text = The server erases your name and the cookie by which it knows this browser. You give up your seats at online tables for good; your moves stay there without a name. This browser erases your name and the links to those tables. Games against bots and round one screen stay.
about-forget-me = Forget me
about-forget-sure = Yes, forget me
about-forget-keep = No, keep me
about-forget-done = Done: your name and your cookie are erased.
about-forget-failed = The server could not do that now. Please try again in a minute.
about-code = Source and licence
about-code-text = The program is free software, under the MIT licence or the Apache licence 2.0, as you like. Whoever wants to build on it gets the rules as a fast library.
about-licences-missing = The licences of others cannot be loaded now. Are you offline?
about-map = Map
about-map-text = The coastlines were drawn from Natural Earth, which is in the public domain.

## Online
home-online = With friends
home-online-small = Send them a link
home-online-table = { $game } online
home-online-with = With { $names }
home-online-alone = Nobody else is there yet
home-forget = Take off this list
home-forget-sure = It only leaves this list.
home-forget-link = It only leaves this list. To watch it again you need a link.
online-of = { $game } with friends
online-lead = Everybody plays on a screen of their own.
online-rename = Change the name
online-host-decides = The host decides; you see every change.
online-options = What is agreed on
online-name = Your name
online-sit = Take a chair
online-sit-here = Sit here
online-sit-again = Take your seat again
online-name-first = Say first what you are called.
online-kept = seat kept; not back yet
online-free = Free the seat
online-stand-up = Stand up
online-full = Every chair is taken by a person. You can watch.
online-watching = You are watching. The game is about to begin.
online-empty = empty chair
online-here = here
online-not-here = away
online-bot-acts = away, a bot plays on
online-has-left = has given up
online-gave-up = { $name } has given up.
online-you = { $name } (you)
online-chair = Chair { $seat }
online-somebody = Somebody
online-add-bot = Add a bot
online-remove-bot = Remove the bot
online-fill =
    { $count ->
        [one] One chair is empty: a bot will take it.
       *[other] { $count } chairs are empty: bots will take them.
    }
online-fill-kept = { $names } has not come back yet. If you start now, bots take the empty chairs.
online-wait = Waiting for the host to start the game
online-wait-for = Waiting for { $name } to start the game
online-host-in =
    { $seconds ->
        [one] In one second somebody else can start the game
       *[other] In { $seconds } seconds somebody else can start the game
    }
online-lost = The connection is lost. It comes back by itself; nothing is lost.
online-other-build = The server has a newer version of this page. Your turn so far is kept.
online-held =
    { $count ->
        [one] A bot plays for { $names } until they are back.
       *[other] Bots play for { $names } until they are back.
    }
online-stood-in = While you were away, a bot played some of your turns.
online-absent =
    { $count ->
        [one] { $names } is away.
       *[other] { $names } are away.
    }
online-bot-in =
    { $seconds ->
        [one] A bot plays on in one second
       *[other] A bot plays on in { $seconds } seconds
    }
online-rematch = A rematch is set up, and your seat is kept.
online-rematch-watch = The others play on at a new table. Ask them for a link.
online-join = Play again
online-gone-title = This table is not open to you
online-gone-text = The link may be old or cut short, or you are no longer let in. Ask the host for a new one.
online-edition-text = This table is played with an edition that this page does not have.
online-sent-away-title = You are no longer at this table
online-sent-away-text = You were removed, your seat was taken back on another device, or the links of this table are new, as they are when somebody else is removed.
online-voted-out-text = The others have removed you by a vote. A bot plays on in your place.
online-lapsed-text = You were here before. You may have been removed, the links may be new, or the table is gone.
online-unproven-title = The record of this game does not hold
online-unproven-text = The server’s proof could not be checked, so that there is no score sheet. The board is as you saw it.
online-fair = Fair shuffle, proven.
online-fair-why = Everybody, the server too, was bound to their part of the shuffle before anybody showed theirs, and this device has checked its own.
online-deal-held = Fair shuffle, says the record.
online-deal-held-why = At least two devices took part in the shuffle, but this one did not, so it cannot check that by itself.
online-deal-trust = The record is true. That nobody chose the cards rests on trust in the server.
online-deal-trust-why = That could only be proven if at least two devices had taken part in the shuffle.
online-deal-without = The game was started without { $names }’s share of the shuffle.
online-deal-rounds = It took { $count } attempts to start.
online-deal-by-hand = Check it without this page
online-dealing = Shuffling together
online-dealing-left =
    { $seconds ->
        [one] One second left for everybody’s device
       *[other] { $seconds } seconds left for everybody’s device
    }
online-dealing-wait = Waiting for the device of { $names }.
online-deal-silent = The device of { $names } does not answer. Wait until it is back, or start without its share of the shuffle.
online-deal-silent-wait = The device of { $names } does not answer.
online-deal-missing = The device of { $names } did not answer in time, so the game has not started. Now all are ready again.
online-start-without = Start without { $names }’s share of the shuffle
online-uploaded-bar = The person who brought this game may know every card.
denied-share-awaited = Somebody’s device has not answered yet. Try again in a moment.
denied-wrong-share = This device could not take part in the shuffle. Load the page again.
online-unfair = The shuffle of this game is not proven: { $why }
online-save-proof = Save the proof
people = People
people-unread =
    { $count ->
        [one] People: one new message
       *[other] People: { $count } new messages
    }
said = { $name }: { $text }
watching =
    { $count ->
        [one] One person watches.
       *[other] { $count } people watch.
    }
kick = Remove
kick-sure = Remove for good?
watcher = Watcher { $number }
mute = Mute
mute-for-all = Mute for everybody
unmute = Listen again
muted = muted
kick-vote = Ask the others?
open-seat = Open the seat
open-seat-again = New link to the seat
vote-kick = { $by } wants to remove { $name } for good; a bot would play on.
vote-kick-mine = You want to remove { $name } for good; a bot would play on.
vote-kick-me = { $by } wants to remove you for good; a bot would play on.
vote-open = { $by } wants to open the seat of { $name } for somebody new.
vote-open-mine = You want to open the seat of { $name } for somebody new.
vote-count = { $yes } of { $needed } agree. No answer counts as no.
vote-at-end = Somebody is away. The seat opens when the time is up, unless they come back and object.
vote-yes = I agree
vote-no = I do not
vote-kicked = { $name } has been removed. A bot plays on. People who watched need a new link.
vote-opened = The seat is open. The person who proposed it has the link.
vote-not-kicked = Not enough people agreed: { $name } stays.
vote-not-opened = Not everybody agreed: the seat of { $name } is not opened.
vote-too-soon = The next question can be asked in a minute.
return-link = My link for another device
return-link-hint = It leads to your seat and works once. When you ask for another one here, the other devices lose the seat.
open-link = The seat is open. Give this link to one person; it works once.
offer = Seat { $seat } is free for you. A bot has played here until now, and round { $round } is being played. You will see what this seat knows and play on.
offer-of = Seat { $seat } is free for you. { $name } sat here before, a bot plays now, and it is round { $round }. You will see what this seat knows and play on.
offer-take = Take the seat
seat-taken = { $name } has taken the free seat.
online-options-changed = The options have just changed. Everybody gets a moment to see them.
online-start-in =
    { $seconds ->
        [one] The game can start in one second
       *[other] The game can start in { $seconds } seconds
    }
talk = What was said
talk-say = Say something
talk-send = Say it
talk-forbidden = The rules allow only greetings while the game runs.
greetings = Greetings
greet-hello = Hello
greet-moment = One moment, please
greet-thanks = Thank you
greet-well-played = Well played
greet-good-game = Good game
greet-goodbye = Goodbye
invite = Invite somebody
invite-seat = Link to a seat
invite-watch = Link for watching
invite-copy = Copy
invite-copied = Copied
invite-code = The link to a seat as a code for phones
invite-none = The links were made on another device. New ones make the old ones useless.
invite-new = New links
invite-new-sure = New links? Everybody without a chair has to leave.
invite-only-here = Other devices cannot open this address. Start the server with --listen (see README).
plain-http = This page came without encryption (plain http): it cannot be installed, kept for playing offline, or copy links for you. Everything else works.
denied-no-table = This table is not open to you.
denied-not-host = Only the host can do that.
denied-no-seat = That needs a chair.
denied-taken = That chair cannot be had any more.
denied-wrong-stage = That is not possible any more.
denied-empty-chair = A chair is still empty.
denied-no-talk = The rules allow only greetings now.
denied-bad-text = That is empty or too long.
denied-disk-full = The server has no room left. Nothing was lost; please try again later.
denied-crowded = Too many pages are open here at once. Close some of them; this one tries again by itself.
denied-too-many-tables = Many of your tables have not started yet. Start one of them, or try again in a few minutes.
denied-too-many-changes = Too much was changed and taken back at this table. If the game has not begun, start it; otherwise resign, or set up a new table.
denied-too-fast = That was too much at once. Nothing was lost; please wait a minute and try again.
denied-needs-vote = In a running game everybody decides that together. Propose it in the list of people.
denied-vote-running = Something else is being decided. Please wait until that is over.
denied-no-vote = This is not yours to decide, or it is over.
denied-too-few-voters = At least two others have to agree before somebody is removed, and they are not here.
denied-protected = This person cannot be removed.
denied-other-seat = You have seen this game from another seat, so you cannot take this one.
denied-chair-in-use = Somebody sits on a chair that would be gone. Ask them to take another one first.
denied-muted = The host has muted you.
denied-nobody-sits = Only bots sit at this table. Take a chair yourself, or wait for somebody.
denied-bad-name = That name cannot be used. Please take letters and digits; spaces, dots, hyphens and apostrophes are fine too.
online-denied-title = Not right now
denied-damaged = What the server has kept of this table is damaged, so it cannot go on. Your other tables are not affected. Please tell whoever runs this server.
hand-over = Continue with others online
online-unfit-title = The server does not take this game over
online-unfit-text = It may have been played under other rules, it is over, or nothing was played yet.
online-uploaded = This game was begun on one device. The person who brought it may know every card.
online-uploaded-lobby = This game was begun on one device, and the person who brought it may know every card. Everybody takes a chair, and it goes on where it stood.
online-clock =
    { $seconds ->
        [one] One second left
       *[other] { $seconds } seconds left
    }

## The picture of a score
share = Share picture
share-title = Picture to share
share-save = Save picture
