# Everything Spy Connection says, in English.

title = Spy Connection

## Lists beside the rules
list-numbers = Starting numbers
list-what = What
list-value = Value
list-agents = Agents of each player
list-agents-fewer = Agents as a handicap
list-open = Open missions at most
list-enough = Missions that begin the end
list-prices-light = Prices of slots 1 to 4, light side
list-prices-dark = Prices of slots 1 to 4, dark side
list-start-missions = Start missions
list-missions = Missions
list-cities = Cities
list-points = Points
list-extra = Extra turn
list-routes = Routes
list-route = Between
list-spaces = Spaces

## What happened
log-chose =
    {$seat ->
        [you] You take the start mission {$mission} and begin in {$city}.
       *[other] {$seat} takes the start mission {$mission} and begins in {$city}.
    }
log-took =
    {$seat ->
        [you] You take
       *[other] {$seat} takes
    } the mission {$mission} from slot {$slot}{$agents ->
        [0] , free.
        [one] {" "}for 1 agent.
       *[other] {" "}for {$agents} agents.
    }
log-revealed = New on display: {$mission}.
log-went =
    {$seat ->
        [you] You move your spy
       *[other] {$seat} moves the spy
    } from {$from} to {$to}.
log-connected =
    {$seat ->
        [you] You connect
       *[other] {$seat} connects
    } {$to} from {$from}{$agents ->
        [0] , no agents needed.
        [one] {" "}with 1 agent.
       *[other] {" "}with {$agents} agents.
    }
log-recalled =
    {$seat ->
        [you] You recall
       *[other] {$seat} recalls
    } {$agents ->
        [one] 1 agent
       *[other] {$agents} agents
    } from {$space}.
log-recalled-objective =
    {$seat ->
        [you] You recall
       *[other] {$seat} recalls
    } the agent in {$city} from the mission {$mission}.
log-discarded =
    {$seat ->
        [you] You discard the mission {$mission}{$agents ->
            [0] .
            [one] {" "}and get 1 agent back.
           *[other] {" "}and get {$agents} agents back.
        }
       *[other] {$seat} discards the mission {$mission}{$agents ->
            [0] .
            [one] {" "}and gets 1 agent back.
           *[other] {" "}and gets {$agents} agents back.
        }
    }
log-marked =
    {$seat ->
        [you] You cover
       *[other] {$seat} covers
    } {$city} on {$mission}.
log-completed =
    {$seat ->
        [you] You complete
       *[other] {$seat} completes
    } {$mission}: {$points ->
        [one] 1 point.
       *[other] {$points} points.
    }
log-completed-extra =
    {$seat ->
        [you] You complete
       *[other] {$seat} completes
    } {$mission}: {$points ->
        [one] 1 point
       *[other] {$points} points
    } and an extra turn.
log-end-began =
    {$seat ->
        [you] You have
       *[other] {$seat} has
    } completed seven missions: everybody else has one last turn.
log-turn =
    {$seat ->
        [you] It is your turn.
       *[other] It is {$seat}’s turn.
    }
log-extra-turn =
    {$seat ->
        [you] You have an extra turn.
       *[other] {$seat} has an extra turn.
    }
log-declined =
    {$seat ->
        [you] You decline the extra turn.
       *[other] {$seat} declines the extra turn.
    }
log-resigned =
    {$seat ->
        [you] You leave the game.
       *[other] {$seat} leaves the game.
    }
log-abandoned = The game is broken off.
log-ended = The game is over.

## Why not
not-seat-count = Two to four can play, not {$have}.
not-agent-count = {$seat} can have 15 or 14 agents, not {$have}.
not-dark-needs-all = On the dark side everybody needs {$need} agents; {$seat} has {$have}.
not-too-few-starts = This edition has {$have} start missions; {$need} are needed.
not-such-seat = There is no such seat at this table of {$have}.
not-such-city = There is no such city on this map.
not-such-space = There is no such space on this map.
not-such-mission = There is no such mission in this edition.
not-such-slot = The display has slots 1 to 4.
not-game-over = The game is over.
not-your-turn = It is {$seat}’s turn.
not-your-choice = {$seat} chooses a start mission first.
not-still-choosing = The start missions have to be chosen first.
not-choosing = Start missions are only chosen before the game.
not-offered = The start mission {$mission} is not on offer.
not-action-done = You have already taken a mission, connected a city or moved your spy; only one of these per turn.
not-spy-moved = The spy has moved already this turn.
not-too-many-open = You have {$have} open missions; discard one before you take another.
not-mission-price =
    The mission in slot {$slot} costs {$need ->
        [one] 1 agent
       *[other] {$need} agents
    }; you have {$have} in your supply.
not-empty-slot = Slot {$slot} is empty.
not-no-route = There is no direct route from {$from} to {$to}.
not-new = {$city} is in your network already; only a new city can be connected.
not-route-price =
    Connecting {$city} takes {$need ->
        [one] 1 agent
       *[other] {$need} agents
    }; you have {$have} in your supply.
not-in-network = {$city} is not in your network.
not-spy-is-there = Your spy is in {$city} already.
not-no-pass = Do one thing first: take a mission, connect a city or move the spy.
not-nothing-there = You have no agent on {$space}.
not-would-cut = Without {$space}, some of your agents would be cut off from your spy.
not-open = {$mission} is not one of your open missions.
not-covered = {$city} is not covered on {$mission}.
not-mark-too-early = Objectives come after taking, connecting or moving.
not-on-mission = Your spy is in {$city}, which is not on {$mission}.
not-already-covered = {$city} is covered already on {$mission}.
not-already-marked = {$mission} got its agent this turn already.
not-no-agent = You have no agent in your supply; recall one first.
not-nothing-to-decline = Only an extra turn in which nothing was begun can be declined.
not-already-resigned = {$seat} has left already.
not-no-clock = This game has no time limit.

## What an action does
do-choose = start with {$mission}
do-take =
    take {$mission}, {$agents ->
        [0] free
        [one] 1 agent
       *[other] {$agents} agents
    }
do-go = move the spy to {$city}
do-connect =
    connect {$city}, {$agents ->
        [0] no agents needed
        [one] 1 agent
       *[other] {$agents} agents
    }
do-recall = recall the agents on the route {$space}
do-recall-objective = recall the agent on {$city}, mission {$mission}
do-discard = discard the mission {$mission}
do-mark = cover {$city} on {$mission}, 1 agent
do-end = end the turn
do-decline = decline the extra turn

## Score sheet
score-missions = Completed missions
score-objectives = Covered cities on open missions

## The table in a terminal
board-title =
    Round {$round}, {$deck ->
        [0] the deck is empty
        [one] 1 mission in the deck
       *[other] {$deck} missions in the deck
    }
board-title-last =
    Round {$round}, last turns, {$deck ->
        [0] the deck is empty
        [one] 1 mission in the deck
       *[other] {$deck} missions in the deck
    }
board-title-over = Round {$round}, the game is over
board-legend = o free space · a one agent of A · A two agents of A · [A] the spy of A
board-display = Missions on display
board-slot =
    {"    "}{$slot}  {$price ->
        [0] free    {" "}
        [one] 1 agent {" "}
       *[other] {$price} agents{" "}
    } {$mission}  {$worth}
board-slot-empty = {"    "}{$slot}  –
board-offer = Start missions on offer
board-points =
    ({$points ->
        [one] 1 point
       *[other] {$points} points
    })
board-points-extra =
    ({$points ->
        [one] 1 point
       *[other] {$points} points
    }, extra turn)
board-seat =
    {$seat}: {$points ->
        [one] 1 point
       *[other] {$points} points
    }, {$done} of 7 missions, {$supply} of {$agents} agents in supply, spy in {$spy}
board-seat-left =
    {$seat}: left the game with {$points ->
        [one] 1 point
       *[other] {$points} points
    } and {$done} of 7 missions; {$supply} of {$agents} agents in supply, last in {$spy}
board-seat-choosing = {$seat}: no start mission yet
board-open = {"    "}{$mission}  {$worth}
board-done = completed: {$missions}
board-open-assigned =
    {"    "}{$mission}  {$worth}  {$assigned ->
        [one] 1 agent assigned
       *[other] {$assigned} agents assigned
    }
