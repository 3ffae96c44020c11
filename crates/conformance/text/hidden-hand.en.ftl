# The hidden hand, a game for tests. Card 0 is a card that may not be named.
title = Hidden hand
event-played = { $seat } plays { $card }.
event-laid = { $seat } lays { $card ->
    [0] a card
   *[known] { $card }
} face down.
event-handed = { $seat } hands { $to } { $card ->
    [0] a card
   *[known] { $card }
}.
event-drawn = { $seat } draws { $card ->
    [0] a card
   *[known] { $card }
}.
event-revealed = { $seat } reveals { $card }.
event-ended = All hands are empty.
event-resigned = { $seat } resigns.
event-abandoned = The game is broken off.
refusal-seats = 2 to 4 can play, not { $seats }.
refusal-pairs-of-four = Partners need 4 seats, not { $seats }.
refusal-not-your-turn = It is not your turn.
refusal-not-in-hand = { $card } is not in your hand.
refusal-laid-already = You have a card lying face down.
refusal-was-handed = { $card } was handed to you: you can only play it.
refusal-no-partner = You have no partner.
refusal-no-clock = This game has no clock.
refusal-over = The game is over.
refusal-nobody-there = Nobody sits at { $seat }.
action-play = Play { $card }
action-lay = Lay { $card } face down
action-hand = Hand { $card } to your partner
score-up = Cards face up
score-down = Cards face down, doubled
draw-turn = { $seat } to move. Hand | handed | face up | face down
