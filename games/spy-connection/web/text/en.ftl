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
sc-supply-word = supply
sc-free = free
sc-extra-turn = extra turn
sc-covered = , covered
sc-city-covered = {$city}, covered
sc-spy-in = spy in {$city}
sc-no-city = no city yet
sc-start-mission = Start mission
sc-you = You
sc-done = Done
sc-keep = Keep it

## The question at the top
sc-ask-fresh = Your turn. What will you do?
sc-ask-fresh-shared = {$name}, your turn. What will you do?
sc-ask-fresh-extra = What will you do?
sc-ask-way-take = Which mission do you take?
sc-ask-way-connect = Which city do you connect?
sc-ask-way-walk = Where does your spy go?
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
    Take {$mission} {$agents ->
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
       *[other] Cover {$city} on {$missions} of your missions?
    }
sc-ask-gone = Connect a city from here, or end your turn?
sc-ask-end = All done. End your turn?
sc-ask-recall = Which agents do you call back?
sc-ask-choose = Choose your start mission
sc-ask-start = Start in {$city}?
sc-over = The game is over.
sc-sending = One moment
sc-other-turn = {$name} is playing
sc-other-thinks = {$name} is thinking
sc-other-chooses = {$name} chooses a start mission
sc-chip-extra = Extra turn
sc-chip-last = Last turn

## What comes of it
sc-line-fresh = Pick a glowing city to connect or a mission to take, or move your spy inside your network.
sc-line-poor = You have too few agents to connect a city: recall some first, or do something else.
sc-line-extra = A whole turn of your own. You may decline it as long as you have begun nothing.
sc-line-last = {$name} has completed seven missions, so this is your last turn. Covered cities on open missions still count 1 point each.
sc-line-way-take = Each slot has its price. What you pay waits on the mission until it is complete.
sc-line-way-connect = The coin is the price in agents. Your spy moves along.
sc-line-way-walk = It costs nothing, anywhere inside your network.
sc-line-reveals = A new mission is turned up at once, so this cannot be taken back.
sc-line-via = Your spy goes to {$city} first.
sc-line-cover =
    {$missions ->
        [one] You can then cover {$city} on one mission.
       *[other] You can then cover {$city} on {$missions} missions.
    }
sc-line-completes = {$mission} is then complete:
sc-line-worth =
    {$points ->
        [one] 1 point.
       *[other] {$points} points.
    }
sc-line-worth-extra =
    {$points ->
        [one] 1 point, extra turn.
       *[other] {$points} points, extra turn.
    }
sc-line-ends = That is your seventh mission: it begins the end of the game.
sc-line-no-mission = {$city} is on none of your open missions.
sc-line-not-coverable = There is nothing for you to cover in {$city} this turn.
sc-line-no-agent = {$city} is on your mission, but no agent is left for it: recall one to cover it.
sc-line-walk = You may still connect a city from there.
sc-line-gone = Your spy has moved to {$city}. If you connect nothing, that was your turn.
sc-line-cover-price =
    {$missions ->
        [one] It takes 1 agent; you have {$have} in supply.
       *[other] It takes 1 agent each; you have {$have} in supply.
    }
sc-line-end = Until you end your turn you can undo this.
sc-line-settled = There is nothing left to do this turn.
sc-line-owed = Then you have an extra turn straight away.
sc-line-too-dear = Call agents back first, or choose something else.
sc-line-recalls =
    {$agents ->
        [one] One agent that holds nothing together can come back and pay for it.
       *[other] {$agents} agents that hold nothing together can come back and pay for it.
    }
sc-line-recall = A dotted ring can come home: on the map, or a stamp on a mission. Dashed ones hold your network to your spy.
sc-line-choose = Your spy begins in the underlined city, and it is covered at once.

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
       *[other] Cover {$city} on all {$missions}
    }
sc-go-none = Choose on the map
sc-go-none-any = Choose a city or mission
sc-go-none-take = Choose a mission
sc-go-none-start = Choose a mission
sc-go-recall =
    {$agents ->
        [one] Recall 1 agent
       *[other] Recall {$agents} agents
    }
sc-decline = Decline
sc-undo = Undo
sc-end-turn = End turn
sc-hint-fresh = Do one thing first: take, connect or move.
sc-hint-recall = Call back as often as you like in your turn.
sc-hint-uncovered = Ending the turn leaves {$city} uncovered.
sc-hint-undo = Undo is free until you end the turn.
sc-nowhere-to-go = Your network has no other city yet: connect one first.
sc-nothing-to-undo = There is nothing to take back.

## The map
sc-map = Map. Arrow keys move between cities, Enter chooses.
sc-map-still = Map with everybody’s agents and spies
sc-zoom-in = Look closer
sc-zoom-out = Look from farther away
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
sc-all-here = All of them are here
sc-elsewhere = {$map} more on the map, {$missions} on missions
sc-recall = Recall
sc-recall-says = Recall agents
sc-open-missions = Open missions
sc-done-missions = Completed
sc-no-missions = No open mission. Take one from the display.
sc-room =
    {$missions ->
        [one] Room for one more mission
       *[other] Room for {$missions} more missions
    }
sc-start-comes = Your start mission comes here
sc-comes-back =
    {$agents ->
        [0] nothing comes back
        [one] 1 agent comes back
       *[other] {$agents} agents come back
    }
sc-discard = Discard
sc-lift-stamp = Take back the agent on {$city}
sc-cover-city = Cover {$city}
sc-completes-it = Completes it
sc-city-completes = {$city} completes it
sc-to-go =
    {$cities ->
        [one] 1 city to go
       *[other] {$cities} cities to go
    }
sc-none-assigned = Nothing assigned
sc-assigned =
    {$agents ->
        [one] 1 assigned
       *[other] {$agents} assigned
    }

## The others
sc-players = Players
sc-done-of = {$done} of {$all} complete
sc-where =
    Spy in {$city}, {$agents ->
        [0] no agents on the map
        [one] 1 agent on the map
       *[other] {$agents} agents on the map
    }
sc-has-left = has left the game
sc-mini-assigned = +{$agents} assigned
sc-look-at = {$name}: look at this table

## Log and moves
sc-drawer = Log and moves
sc-sheet = What to look at
sc-tab-missions = Missions
sc-tab-display = Display
sc-tab-log = Log
sc-tab-moves = All moves
sc-no-moves = Nothing to do until it is your turn.
sc-kind-choose = Choose a start mission
sc-kind-cover = Cover a city
sc-kind-end = Finish
sc-kind-recall = Call agents back
sc-kind-discard = Discard a mission

## Questions
sc-endq-title = You could still cover {$city}
sc-endq-text =
    Your spy is in {$city}, and {$missions ->
        [one] one of your missions shows it.
       *[other] {$missions} of your missions show it.
    }
sc-endq-later = What you leave out now can be done on a later visit.
sc-endq-leave = End turn anyway
sc-endq-cover = Cover {$city} first
sc-discard-title = Discard {$mission}?
sc-discard-text =
    The card leaves the game. {$agents ->
        [0] No agent lies on it.
        [one] 1 agent comes back to your supply.
       *[other] {$agents} agents come back to your supply.
    }
sc-discard-undo = Until you end your turn you can take this back.

## Choosing a start mission
sc-offer = Start missions
sc-offer-text = One for everybody. Its underlined city is where you begin.
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
sc-set-dark-hint = One agent dearer, but free for whoever has no open mission.
sc-set-agents = Agents
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
sc-score-left = {$name} left the game.
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
sc-race-legend = points by round
sc-race-says =
    {$name}: {$points ->
        [one] 1 point.
       *[other] {$points} points.
    }
sc-race-decided = The last step, round {$round}.
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
