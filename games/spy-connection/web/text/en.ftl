# What the page of Spy Connection says beyond what the rules say, in English.

## Small words
sc-points-word =
    {$points ->
        [one] point
       *[other] points
    }
sc-agents =
    {$agents ->
        [one] 1 agent
       *[other] {$agents} agents
    }
sc-agents-word =
    {$agents ->
        [one] agent
       *[other] agents
    }
sc-free = free
sc-extra-turn = extra turn
sc-extra-turn-says = Extra turn: one more whole turn
sc-covered = , covered
sc-city-covered = {$city}, covered
sc-spy-in = spy in {$city}
sc-no-city = no city yet
sc-start-mission = Start mission
sc-you = You
sc-gain = +{$gain}
sc-points-from = {$missions} from missions, {$cities} for covered cities
sc-done = Done
sc-keep = Keep it

## The question at the top
sc-ask-way-take = Which mission do you take?
sc-ask-way-connect = Which city do you connect?
sc-ask-way-walk = Where does your spy go?
sc-turn = Your turn.
sc-turn-of = {$name}:
sc-turn-extra = Your extra turn.
sc-turn-last = Your last turn.
sc-ask-all = Take, connect or move?
sc-ask-take-connect = Take or connect?
sc-ask-take-walk = Take or move?
sc-ask-connect-walk = Connect or move?
sc-ask-none = Recall agents first.
sc-ask-connect =
    Connect {$city} {$agents ->
        [0] without a single new agent?
        [one] for {$have ->
            [one] your only agent?
           *[other] {$agents} of your {$have} agents?
        }
       *[other] for {$have ->
            [one] your only agent?
           *[other] {$agents} of your {$have} agents?
        }
    }
sc-ask-take =
    Take this mission {$agents ->
        [0] for free?
        [one] for {$have ->
            [one] your only agent?
           *[other] {$agents} of your {$have} agents?
        }
       *[other] for {$have ->
            [one] your only agent?
           *[other] {$agents} of your {$have} agents?
        }
    }
sc-ask-walk = Move your spy to {$city}?
sc-ask-cover =
    {$missions ->
        [one] Cover {$city} on your mission?
        [2] Cover {$city} on both missions?
       *[other] Cover {$city} on all {$missions} missions?
    }
sc-ask-gone = Connect a city from here, or end your turn?
sc-ask-end = All done. End your turn?
sc-ask-recall = Which agents do you recall?
sc-ask-choose = Choose your start mission
sc-ask-start = Start in {$city}?
sc-over = The game is over.
sc-sending = One moment
sc-other-turn = {$name} is playing
sc-other-thinks = {$name} is thinking
sc-other-chooses = {$name} chooses a start mission
sc-chip-last = Last turn

## What comes of it
sc-line-poor = You have too few agents to connect a city: recall some first.
sc-line-extra = A whole turn of your own.
sc-line-extra-last = Your very last turn. What you cover in it still counts.
sc-line-extra-more = One more extra turn follows, then you have no more. What you cover still counts.
sc-line-takes-extra = Completing it brings an extra turn.
sc-line-last = {$name} has completed seven missions. Most points win: you have {$points}, {$others}.
sc-line-tie = A tie goes to {$name}, who started later.
sc-line-tie-you = A tie goes to you, who started later.
sc-line-goal = Most points win. The end begins once somebody has completed seven missions.
sc-line-three = You hold three missions, so you cannot take another.
sc-line-way-take = Each slot has its price. What you pay waits on the mission until it is complete.
sc-line-way-connect = The coin is the price in agents. Your spy moves along.
sc-line-way-walk = It costs nothing, anywhere inside your network.
sc-line-reveals = The next mission is turned up at once, so this cannot be undone.
sc-line-via = Your spy goes to {$city} first.
sc-line-cover =
    {$missions ->
        [one] You can then cover {$city} on one mission: +1.
       *[other] You can then cover {$city} on {$missions} missions: +{$missions}.
    }
sc-line-completes =
    {$mission} is then complete: +{$gain}{$counted ->
        [0] .
        [one] {" "}(1 of its {$points} points was already counted).
       *[other] {" "}({$counted} of its {$points} points were already counted).
    }
sc-line-ends = Your seventh mission, +{$gain}: you then have {$points}, {$others}. This ends the game.
sc-line-last-turns = Everybody else has one last turn.
sc-line-extra-turn = It brings an extra turn.
sc-line-gain = In all +{$gain}.
sc-line-over = This ends the game: you have {$points}, {$others}.
sc-line-began = You have {$points}, {$others}. Everybody else now has one last turn.
sc-line-forfeits = After that you can no longer connect a city in this turn.
sc-line-recall-pays =
    You have {$have ->
        [0] no agent
        [one] only 1 agent
       *[other] only {$have} agents
    } left and {$map} on the map: recall those you no longer need.
sc-line-no-mission = {$city} is on none of your open missions.
sc-line-not-coverable = There is nothing for you to cover in {$city} this turn.
sc-line-no-agent = {$city} is on your mission, but you have no agent left: recall one to cover it.
sc-line-walk = From there you can still connect a city, as long as you have covered nothing.
sc-line-gone = Your spy has moved to {$city}. If you connect nothing, that was your turn.
sc-line-cover-price =
    {$missions ->
        [one] It takes 1 agent; you have {$have} in supply.
       *[other] It takes 1 agent each; you have {$have} in supply.
    }
sc-line-end = Undo takes back the last step.
sc-line-owed = Your extra turn follows at once.
sc-line-too-dear = Recall agents first, or choose something else.
sc-line-recalls =
    {$agents ->
        [one] 1 agent that you do not need to stay connected can pay for it.
       *[other] {$agents} agents that you do not need to stay connected can pay for it.
    }
sc-line-gives-up =
    {$agents ->
        [one] Recalling 1 agent pays for it, but gives up a part of your network.
       *[other] Recalling {$agents} agents pays for it, but gives up a part of your network.
    }
sc-line-recall = Press an agent with a dotted ring, on the map or on a mission. A dashed ring means: it keeps your network together.
sc-line-choose = Your spy begins in the underlined city, which is covered at once.

## Buttons
sc-ways = What to do this turn
sc-way-take = Take a mission
sc-way-connect = Connect a city
sc-way-walk = Move the spy
sc-go-connect = Connect {$city}
sc-go-take = Take the mission
sc-go-walk = Move to {$city}
sc-go-start = Start in {$city}
sc-go-cover =
    {$missions ->
        [one] Cover {$city}
        [2] Cover {$city} on both
       *[other] Cover {$city} on all {$missions}
    }
sc-go-none = Choose on the map
sc-go-none-any = Choose a city or mission
sc-go-none-take = Choose a mission
sc-go-none-recall = Recall agents first
sc-go-wait = Wait for {$name}
sc-go-done = Nothing left to do
sc-go-recall =
    {$agents ->
        [one] Recall 1 agent
       *[other] Recall {$agents} agents
    }
sc-recall-all =
    All behind my spy ({$agents ->
        [one] 1 agent
       *[other] {$agents} agents
    })
sc-decline = Decline
sc-undo = Undo
sc-end-turn = End turn
sc-hint-fresh = Do one thing first: take, connect or move.
sc-hint-recall = In your turn you can recall as often as you like.
sc-hint-uncovered = Ending the turn leaves {$city} uncovered.
sc-hint-undo = Undo is free until you end the turn.
sc-nowhere-to-go = Your network has no other city yet: connect one first.
sc-nothing-to-undo = There is nothing to undo.
sc-end-says = Nothing is left to do. End your turn, or undo.

## The map
sc-map = Map. Arrow keys move between cities, Enter chooses.
sc-map-still = Map with everybody’s agents and spies
sc-zoom-in = Zoom in
sc-zoom-out = Zoom out
sc-price-of =
    of your {$have ->
        [one] 1 agent
       *[other] {$have} agents
    }
sc-price-free =
    {$spaces ->
        [one] 1 free space
       *[other] {$spaces} free spaces
    }
sc-price-beside =
    {$agents ->
        [one] 1 beside {$names}
       *[other] {$agents} beside {$names}
    }
sc-price-none = you are there already

## Missions on display
sc-display = Missions on display
sc-deck =
    {$cards ->
        [0] deck empty
        [one] 1 in the deck
       *[other] {$cards} in the deck
    }
sc-slot-price =
    Price: {$agents ->
        [0] free
        [one] 1 agent
       *[other] {$agents} agents
    }
sc-slot-empty = Nothing here
sc-slot-turning = A new mission
sc-hold-three = You hold three open missions. Complete or discard one to take another.
sc-dark-says = Dark side: one agent more each, but free while you have no open mission.

## You
sc-agents-head = Your agents
sc-in-supply = in supply
sc-now = {$agents} now,
sc-after = {$agents} after this
sc-supply-says =
    {$agents ->
        [one] 1 agent in supply
       *[other] {$agents} agents in supply
    }
sc-supply-after-says =
    {$agents ->
        [one] 1 agent in supply, {$then} after this
       *[other] {$agents} agents in supply, {$then} after this
    }
sc-elsewhere = {$map} on the map, {$missions} on missions
sc-recall = Recall
sc-recall-says = Recall agents
sc-open-missions = Open missions
sc-done-missions = Completed
sc-no-missions = No open mission. Take one from the display.
sc-none-open = No open mission
sc-room =
    {$missions ->
        [one] Room for one more mission
       *[other] Room for {$missions} more missions
    }
sc-comes-back =
    {$agents ->
        [0] nothing comes back
        [one] 1 agent comes back
       *[other] {$agents} agents come back
    }
sc-discard = Discard
sc-lift-stamp = Recall the agent on {$city}
sc-cover-city = Cover {$city}
sc-completes-it = Completes it
sc-city-completes = {$city} completes it
sc-to-go =
    {$cities ->
        [one] 1 city to go
       *[other] {$cities} cities to go
    }
sc-none-assigned = Nothing paid
sc-assigned =
    {$agents ->
        [one] 1 paid
       *[other] {$agents} paid
    }

## The others
sc-players = Players
sc-leads = leads
sc-lead =
    {$count ->
        [one] {$names} leads by {$points}
       *[other] {$names} lead by {$points}
    }
sc-lead-you = You lead by {$points}
sc-lead-level = Level with {$names}
sc-has = {$name} {$points}
sc-done-of = {$done} of {$all} complete
sc-done-more = {$done} complete
sc-where =
    Spy in {$city}, {$agents ->
        [0] no agents on the map
        [one] 1 agent on the map
       *[other] {$agents} agents on the map
    }
sc-has-left = has left the game
sc-mini-assigned = +{$agents} paid
sc-look-at = {$name}: look at this table

## Log and moves
sc-drawer = Log and moves
sc-sheet = What to look at
sc-tab-missions = Missions
sc-tab-display = Display
sc-tab-log = Log
sc-tab-moves = All moves
sc-no-moves = Nothing to do until it is your turn.
sc-since-turn = {$seat} {$deeds}.
sc-did-took =
    takes {$mission} {$agents ->
        [0] for free
        [one] for 1 agent
       *[other] for {$agents} agents
    }
sc-did-connected =
    connects {$city} {$agents ->
        [0] without new agents
        [one] for 1 agent
       *[other] for {$agents} agents
    }
sc-did-went = moves to {$city}
sc-did-covered =
    {$missions ->
        [one] covers {$city}
       *[other] covers {$city} on {$missions} missions
    }
sc-did-completed =
    completes {$mission} ({$points ->
        [one] 1 point
       *[other] {$points} points
    })
sc-did-recalled =
    recalls {$agents ->
        [one] 1 agent
       *[other] {$agents} agents
    }
sc-did-discarded = discards {$mission}
sc-did-declined = declines the extra turn
sc-log-recalled =
    {$seat ->
        [you] You recall
       *[other] {$seat} recalls
    } {$agents} agents from {$places}.
sc-kind-choose = Choose a start mission
sc-kind-cover = Cover a city
sc-kind-end = Finish
sc-kind-recall = Recall agents
sc-kind-discard = Discard a mission

## Questions
sc-endq-title = You could still cover {$city}
sc-endq-text =
    Your spy is in {$city}, and {$missions ->
        [one] one of your missions shows it.
       *[other] {$missions} of your missions show it.
    }
sc-endq-later = You can still cover it on a later visit.
sc-endq-leave = End turn anyway
sc-endq-cover = Cover {$city} first
sc-discard-title = Discard {$mission}?
sc-discard-text =
    The card leaves the game. {$agents ->
        [0] No agent lies on it.
        [one] 1 agent comes back to your supply.
       *[other] {$agents} agents come back to your supply.
    }
sc-discard-points =
    You lose {$points ->
        [one] 1 point for its covered city.
       *[other] {$points} points for its covered cities.
    }
sc-discard-undo = You can undo this until you take a mission or end your turn.
sc-decline-title = Decline the extra turn?
sc-decline-final = This cannot be undone.
sc-decline-yes = Decline it
sc-decline-no = Play it
sc-then-extra = You give up this extra turn; another one follows at once.
sc-then-plays = Your turn ends at once, and {$name} plays next.
sc-then-over = Your turn ends at once, and with it the game: you have {$points}, {$others}.

## Choosing a start mission
sc-choose-order = Who chooses when
sc-choose-has = in {$city}

## Setting up
sc-set-start = Which game
sc-set-first = First game
sc-set-first-hint = Start missions are dealt.
sc-set-advanced = Advanced game
sc-set-advanced-hint = Start missions are chosen, the start player last.
sc-set-side = Side of the board
sc-set-light = Light side
sc-set-light-hint = Missions cost 0, 1, 2, 2 agents.
sc-set-dark = Dark side
sc-set-dark-hint = One agent more each, but free while you have no open mission.
sc-set-agents = Agents
sc-round-dark = Round {$round}, dark side
sc-edition-facts =
    {$cities} cities, {$routes ->
        [one] 1 route
       *[other] {$routes} routes
    }, {$missions ->
        [one] 1 mission
       *[other] {$missions} missions
    }

## The score sheet
sc-score-you-win = You win, {$name}: {$points} to {$second}.
sc-score-wins = {$name} wins: {$points} to {$second}.
sc-score-abandoned = The game was broken off.
sc-score-tie = Equal points: {$name} had the later first turn and wins.
sc-score-ended-you = You completed your seventh mission in round {$round}; then everybody else had one last turn.
sc-score-ended = {$name} completed the seventh mission in round {$round}; then everybody else had one last turn.
sc-score-left =
    {$seat ->
        [you] You left the game.
       *[other] {$seat} left the game.
    }
sc-score-where = Where every point came from
sc-score-key-mission = a mission, as wide as its points
sc-score-key-city = a covered city, open mission
sc-score-missions =
    {$missions ->
        [one] 1 mission
       *[other] {$missions} missions
    }
sc-score-missions-won =
    {$missions ->
        [one] 1 mission, winner
       *[other] {$missions} missions, winner
    }
sc-score-missions-left =
    {$missions ->
        [one] 1 mission, left
       *[other] {$missions} missions, left
    }
sc-score-receipts = Round by round
sc-score-round = R{$round}
sc-score-end = end
sc-score-covered = {$city} covered on an open mission
sc-race = The race
sc-race-legend = points by round, covered cities included
sc-race-says =
    {$name}: {$points ->
        [one] 1 point.
       *[other] {$points} points.
    }
sc-race-decided =
    {$seat ->
        [you] From round {$round} on you stayed ahead of everybody.
       *[other] From round {$round} on {$seat} stayed ahead of everybody.
    }
sc-race-brought-you =
    {$cities} brought you {$points ->
        [one] 1 point.
       *[other] {$points} points.
    }
sc-race-brought =
    {$cities} brought {$name} {$points ->
        [one] 1 point.
       *[other] {$points} points.
    }
sc-share-says = Final networks and scores: {$scores}
sc-share-line =
    {$rounds ->
        [one] 1 round
       *[other] {$rounds} rounds
    }, {$players} players
