# What the command line itself says during play. Seats are letters.

cli-welcome = { $game } for { $players } players. Type ? to list what you can do, help for everything else.
cli-seat-human = { $seat }: at the keyboard
cli-seat-bot = { $seat }: bot ({ $bot })
cli-prompt = Round { $round }, { $seat } to act>
cli-help =
    Type an action as it stands in the list, or its number there.
      ?       list your legal actions
      board   draw the board again
      log     everything that has happened so far
      help    this text
      quit    leave the game
cli-list-title = { $seat } can do this:
cli-not-understood =
    Not understood: { $text }.
    For example: { $example }. With ? you see everything you can do.
cli-not-understood-why =
    Not understood: { $text } – { $why }.
    For example: { $example }. With ? you see everything you can do.
cli-refused = Not possible: { $why } [{ $clause }]
cli-curtain = { $seat } is next. Pass the keyboard on; { $seat } presses Enter.
cli-empty-log = Nothing has happened yet.
cli-end-of-input = The input has ended, and the game with it. It cannot be resumed.
cli-quit = You leave the game. It cannot be resumed.
cli-cut = Still no end after { $steps } steps: the game is broken off.
cli-abandoned = The game was broken off; there is no winner.
cli-score-title = Final score
cli-score-total = total
cli-seed = Seed of this deal: { $seed }
cli-offer-save = Save the record? File name, or Enter for no:
cli-saved = Record saved: { $file }
cli-undone =
    { $count ->
        [one] The last step is taken back.
       *[other] The last { $count } steps are taken back.
    }
cli-verified = Verified: { $rows } rows, finished, digest { $digest }
cli-verified-running = Verified: { $rows } rows, not finished, digest { $digest }
