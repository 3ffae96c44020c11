# Die verdeckte Hand, ein Spiel für Tests. Karte 0 ist eine, die nicht genannt werden darf.
title = Verdeckte Hand
event-played = { $seat } spielt { $card }.
event-laid = { $seat } legt { $card ->
    [0] eine Karte
   *[known] { $card }
} verdeckt ab.
event-handed = { $seat } reicht { $to } { $card ->
    [0] eine Karte
   *[known] { $card }
}.
event-drawn = { $seat } zieht { $card ->
    [0] eine Karte
   *[known] { $card }
}.
event-revealed = { $seat } deckt { $card } auf.
event-ended = Alle Hände sind leer.
event-resigned = { $seat } gibt auf.
event-abandoned = Das Spiel wird abgebrochen.
refusal-seats = 2 bis 4 können spielen, nicht { $seats }.
refusal-pairs-of-four = Partner brauchen 4 Plätze, nicht { $seats }.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-in-hand = { $card } ist nicht auf deiner Hand.
refusal-laid-already = Vor dir liegt schon eine verdeckte Karte.
refusal-was-handed = { $card } wurde dir gereicht: Du kannst sie nur spielen.
refusal-no-partner = Du hast keinen Partner.
refusal-no-clock = Dieses Spiel hat keine Uhr.
refusal-over = Das Spiel ist zu Ende.
refusal-nobody-there = Auf { $seat } sitzt niemand.
action-play = { $card } spielen
action-lay = { $card } verdeckt ablegen
action-hand = { $card } dem Partner reichen
score-up = Offene Karten
score-down = Verdeckte Karten, doppelt
draw-turn = { $seat } ist am Zug. Hand | gereicht | offen | verdeckt
