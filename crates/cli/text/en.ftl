# What the command line itself says during play. Seats are letters.

cli-welcome = { $game } for { $players } players. Type ? to list what you can do, help for everything else.
cli-seat-human = { $seat }: at the keyboard
cli-seat-bot = { $seat }: bot ({ $bot })
cli-prompt = Round { $round }, { $seat } to act>
cli-help =
    Type an action as it stands in the list, or its number there. Case does not matter.
      ?               list your legal actions
      board, score    draw the board again, with everybody's points
      log             everything that has happened so far
      rules           the sections of the rules; rules { $clause } or rules WORD shows clauses
      resign          give your seat up; the others go on
      help, h         this text
      quit, q, exit   leave the game
cli-list-title = { $seat } can do this:
cli-list-hint =
    { $count ->
        [one] ? lists { $count } action.
       *[other] ? lists { $count } actions.
    }
cli-list-first = A number counts only in a list you have been shown: type ? first.
cli-list-range = The list goes from 1 to { $most }.
cli-not-understood =
    Not understood: { $text }.
    For example: { $example }. With ? you see everything you can do.
cli-not-understood-why =
    Not understood: { $text } – { $why }.
    For example: { $example }. With ? you see everything you can do.
cli-refused = Not possible: { $why } [{ $clause }]
cli-rules-hint = Type rules { $clause } to read the clause.
cli-rules-help = Type rules { $clause } for one clause, rules WORD for those that hold a word.
cli-rules-none = This game brings no rules to read here.
cli-rules-not-found = No clause holds { $topic }.
cli-rules-more =
    { $count ->
        [one] … and { $count } more clause; a longer word finds fewer.
       *[other] … and { $count } more clauses; a longer word finds fewer.
    }
cli-resign-ask = Give your seat up for good? yes, or Enter for no:
cli-resign-not = You stay in the game.
cli-curtain = { $seat } is next. Pass the keyboard on; { $seat } presses Enter.
cli-empty-log = Nothing has happened yet.
cli-round = Round { $round }
cli-resumed =
    { $steps ->
        [one] The game goes on after { $steps } step; log tells what has happened.
       *[other] The game goes on after { $steps } steps; log tells what has happened.
    }
cli-end-of-input = The input has ended, and the game with it.
cli-quit = You leave the game.
cli-cut = Still no end after { $steps } steps: the game is broken off.
cli-abandoned = The game was broken off; there is no winner.
cli-score-title = Final score
cli-score-total = total
cli-tie-broken = { $seats } have equal points: the tie-break of the rules decides.
cli-seed = Seed of this deal: { $seed }
cli-offer-save = Save the record? File name, or Enter for no:
cli-saved = Record saved: { $file }
cli-not-saved = It was not saved. With --save FILE it could be resumed another time.
cli-save-failed = The game could not be saved: { $why }
cli-save-refused = Not there: { $why }
cli-go-on = To go on another time: spymaster play { $game } --resume { $file }
cli-undone =
    { $count ->
        [one] The last step is taken back.
       *[other] The last { $count } steps are taken back.
    }
cli-verified = Verified: { $rows } rows, finished, digest { $digest }
cli-deal-holds = The record holds: { $rows } rows, and commitments, seed and every row fit together.
cli-deal-moves = That is about the deal. Nothing proves who made which move: somebody who writes another game into the file can work out its digests too. Compare the result with what you saw.
cli-deal-rounds =
    { $count ->
        [one] The game was started at the first attempt.
       *[other] It took { $count } attempts to start the game.
    }
cli-deal-shares = Seats whose devices added to the shuffle: { $seats }.
cli-deal-no-shares = No player's device added to the shuffle.
cli-deal-without = The host started without the share of: { $seats }.
cli-deal-format-1 = This is a proof of the first format: it shows that no player chose the deal. It does not show that the server did not choose it: for that you have to trust the server.
cli-deal-trust = Fewer than two devices added to the shuffle: that nobody chose the deal rests on trust in the server.
cli-deal-fair = Everybody committed before anybody revealed: nobody could choose the deal, unless all of these players and the server worked together.
cli-deal-unchecked = That these are the values of the real players rests on trust in the server, until a player checks it with --commitment and --entropy.
cli-deal-shown = Proven by your --commitment: these are the commitments that your page was shown before it revealed anything.
cli-deal-own = Proven by your --entropy: the bytes of your device are in the shuffle. With --commitment you can also prove that everybody else was committed by then.
cli-deal-own-proven = Proven by your values: your device added to the shuffle after everybody else was committed, so to you it is certain that nobody chose the deal.
cli-deal-left-out = The bytes of your device are not in the shuffle: the host started without them.
cli-deal-commitment = Commitments: { $commitment }
cli-verified-running = Verified: { $rows } rows, not finished, digest { $digest }
