# Everything Spyworld says, in English.

title = Spyworld

## Lists beside the rules
list-numbers = Starting numbers
list-number = No.
list-what = What
list-value = Value
list-budget = Budget
list-beginner = Beginner’s bonus
list-pass = For a pass
list-circles = Circles of the budget track
list-bonus = Prices of the bonus actions
list-movement = Movement
list-stealth = Stealth
list-combat = Combat
list-track = Most on a track
list-award-guards = Fighter: most guards beaten
list-award-traps = Trap master: most traps sprung in your lair
list-award-rooms = Explorer: most rooms entered
list-award-gadgets = Gadget fan: most gadgets
list-titles = Titles from
list-domicile = {$name}: costs, incomes and values. {$rule}
list-upgrade = Upgrade
list-entry = Entering costs
list-income = Income
list-worth = Worth at the end
list-missions = Missions
list-name = Name
list-condition = Condition
list-now = Now
list-end = At the end
list-gadgets = Gadgets
list-effect = What it does
list-counts = Counts as
list-agents = Agents
list-ability = Ability
list-cards = Planning cards
list-side = Number side
list-how-many = Cards
list-contents = Content sides
list-row = Red {$number}
list-column = Blue {$number}
list-wall = Wall
list-gadget = Gadget
list-times = {$what} × {$count}

## What happened
log-agent-chosen =
    {$seat ->
        [you] You take
       *[other] {$seat} takes
    } the agent {$agent}.
log-agent-chosen-unseen =
    {$seat ->
        [you] You have an agent.
       *[other] {$seat} has an agent.
    }
log-round = Round {$round} begins.
log-round-last = Round {$round} begins: it is the last one.
log-confirmed =
    {$seat ->
        [you] You have confirmed.
       *[other] {$seat} has confirmed.
    }
log-withdrawn =
    {$seat ->
        [you] You take the confirmation back.
       *[other] {$seat} takes the confirmation back.
    }
log-fulfilled =
    {$seat ->
        [you] You fulfil
       *[other] {$seat} fulfils
    } the mission {$mission} and {$seat ->
        [you] are paid
       *[other] is paid
    } {$reward ->
        [now] at once.
       *[end] at the end.
    }
log-fulfilled-unseen =
    {$seat ->
        [you] You fulfil
       *[other] {$seat} fulfils
    } the mission {$mission}.
log-lair-full =
    {$seat ->
        [you] Your lair is full.
       *[other] The lair of {$seat} is full.
    }
log-handed-left = Planning is over. Every lair goes to the left neighbour.
log-handed-right = Planning is over. Every lair goes to the right neighbour.
log-agent-shown =
    {$seat ->
        [you] You reveal
       *[other] {$seat} reveals
    } the agent {$agent}.
log-moved =
    {$seat ->
        [you] You enter
       *[other] {$seat} enters
    } row {$row}, column {$column}.
log-moved-found =
    {$seat ->
        [you] You enter
       *[other] {$seat} enters
    } row {$row}, column {$column}: {$upgrade}.
log-used =
    {$seat ->
        [you] You use
       *[other] {$seat} uses
    } {$gadgets}.
log-used-to =
    {$seat ->
        [you] You use
       *[other] {$seat} uses
    } {$gadgets} {$seat ->
        [you] and enter
       *[other] and enters
    } row {$row}, column {$column}.
log-used-found =
    {$seat ->
        [you] You use
       *[other] {$seat} uses
    } {$gadgets} {$seat ->
        [you] and enter
       *[other] and enters
    } row {$row}, column {$column}: {$upgrade}.
log-split-asked =
    {$seat ->
        [you] You decide how to pay.
       *[other] {$seat} decides how to pay.
    }
log-taken-back =
    {$seat ->
        [you] You take a move back.
       *[other] {$seat} takes a move back.
    }
log-stopped =
    {$seat ->
        [you] You end the raid.
       *[other] {$seat} ends the raid.
    }
log-time-up = Time is up: all raids end.
log-resigned =
    {$seat ->
        [you] You leave the game.
       *[other] {$seat} leaves the game.
    }
log-abandoned = The game is broken off.
log-ended = The game is over.

## What you noted down
noted-pick =
    {$seat ->
        [you] You choose
       *[other] {$seat} chooses
    } {$colour ->
        [red] row
       *[blue] column
    } {$number} with {$kind ->
        [upgrade] {$name}
        [wall] a wall
        [gadget] a gadget
        [movement] {$points} movement
        [stealth] {$points} stealth
       *[combat] {$points} combat
    }.
noted-bonus =
    {$seat ->
        [you] You pay
       *[other] {$seat} pays
    } for a bonus action: also {$colour ->
        [red] row
       *[blue] column
    } {$number} with {$kind ->
        [upgrade] {$name}
        [wall] a wall
        [gadget] a gadget
        [movement] {$points} movement
        [stealth] {$points} stealth
       *[combat] {$points} combat
    }.
noted-pass =
    {$seat ->
        [you] You pass.
       *[other] {$seat} passes.
    }
noted-number-up =
    {$seat ->
        [you] You raise
       *[other] {$seat} raises
    } the number by 1.
noted-number-down =
    {$seat ->
        [you] You lower
       *[other] {$seat} lowers
    } the number by 1.
noted-swap =
    {$seat ->
        [you] You swap
       *[other] {$seat} swaps
    } row and column.
noted-draw =
    {$seat ->
        [you] You draw
       *[other] {$seat} draws
    } {$name} into row {$row}, column {$column}.
noted-wall =
    {$seat ->
        [you] You draw
       *[other] {$seat} draws
    } a wall {$side ->
        [below] below
       *[right] to the right of
    } row {$row}, column {$column}.
noted-train =
    {$seat ->
        [you] You train your agent
       *[other] {$seat} trains the agent
    }: {$kind ->
        [movement] {$points} movement.
        [stealth] {$points} stealth.
       *[combat] {$points} combat.
    }
noted-gadget =
    {$seat ->
        [you] You take
       *[other] {$seat} takes
    } the gadget {$gadget}.
noted-claim =
    {$seat ->
        [you] You claim
       *[other] {$seat} claims
    } the mission {$mission}.
noted-withdraw =
    {$seat ->
        [you] You begin this round anew.
       *[other] {$seat} begins this round anew.
    }

## Why not
not-seat-count = Two to one hundred can play, not {$have}.
not-such-domicile = There is no such place: 1 to {$have}.
not-timer-in-turn = A timer makes no sense when raids are made one after the other.
not-no-agents = This place is played without agents, so nobody can choose one.
not-such-seat = There is no such seat at this table of {$have}.
not-such-agent = There is no such agent in this edition.
not-such-mission = There is no such mission in this edition.
not-such-gadget = There is no such gadget in this edition.
not-such-stack = There are combinations 1 to 3.
not-such-room = There is no such room.
not-game-over = The game is over.
not-has-left = {$seat} has left the game.
not-still-choosing-agents = Agents are chosen first.
not-choosing-agents = Agents are not chosen now.
not-agent-decided = You have your agent.
not-offered = {$agent} was not dealt to you.
not-planning-over = Planning is over.
not-still-planning = The raids have not begun yet.
not-confirmed = You have confirmed; withdraw first to change something.
not-nothing-to-withdraw = There is nothing to take back.
not-already-chosen = You have chosen already; take that back to choose again.
not-nothing-chosen = Choose a combination first, or pass.
not-carried-out = Combination {$stack} is not carried out yet.
not-all-carried-out = Everything you chose is carried out.
not-other-content =
    With combination {$stack} {$wanted ->
        [upgrade] nothing is drawn into a room
        [wall] no wall is drawn
        [training] nothing is trained
        [gadget] no gadget is taken
       *[number] no number is changed
    }.
not-cannot-carry-out = Combination {$stack} could not be carried out in full, not even with a modification you can pay.
not-bonus-used-up = You have used all your bonus actions.
not-bonus-once = One bonus action a round is all.
not-bonus-when-passing = Whoever passes has no bonus action.
not-bonus-same-stack = A bonus action needs another combination.
not-bonus-too-late = A bonus action is paid before anything is drawn.
not-bonus-price = The bonus action costs {$need} $; you have {$have} $.
not-number-range = Numbers go from 1 to 5, and not round.
not-number-back = You have paid for the other direction already.
not-no-shift = In this place the number stays.
not-no-swap = Row and column cannot be swapped here, or not again.
not-modification-price = The modification costs {$need} $; you have {$have} $.
not-in-line = The room in row {$row}, column {$column} is not in the row or column shown.
not-room-filled = There is something in row {$row}, column {$column} already.
not-at-entrance = Nothing is drawn in the entrance.
not-grey-room = {$upgrade} may not stand in row {$row}, column {$column}, right next to the entrance.
not-an-edge = No wall can stand there.
not-entrance-edge = The entrance has no walls.
not-walled =
    There is a wall {$side ->
        [below] below
       *[right] to the right of
    } row {$row}, column {$column} already.
not-edge-in-line =
    The edge {$side ->
        [below] below
       *[right] to the right of
    } row {$row}, column {$column} does not touch the row or column shown.
not-training-price = The training costs {$need} $; you have {$have} $.
not-track-full =
    Your agent cannot get any better at {$track ->
        [movement] movement.
        [stealth] stealth.
       *[combat] combat.
    }
not-gadget-owned = You own the gadget {$gadget} already.
not-other-gadget = The number says another gadget than {$gadget}.
not-claim-too-early = First carry out combination {$stack}; a mission is claimed after your drawing.
not-mission-closed = The mission {$mission} cannot be fulfilled any more, or is not in play.
not-condition-met = You do not meet the condition of {$mission}.
not-reward-now = {$mission} is paid at the end only.
not-same-claim = You have claimed {$mission} already.
not-your-raid = {$seat} is raiding.
not-raid-stopped = Your raid is over.
not-split-first = First say how you pay.
not-nothing-to-split = There is nothing to split.
not-wrong-split = {$stealth} stealth and {$combat} combat do not pay the cost of {$need}, or you do not have them.
not-room-there = There is no room.
not-wall-between = A wall is in the way.
not-slanting = Your agent cannot make a diagonal step, or not another one.
not-movement = That takes {$need} movement; you have {$have}.
not-points =
    {$upgrade} costs {$need ->
        [one] 1 point
       *[other] {$need} points
    }; you have {$have}.
not-gadget-there = You do not own the gadget {$gadget}.
not-gadget-used = You have used the gadget {$gadget}.
not-direction = {$gadget} is not used like that.
not-no-use = {$gadget} is of no use there.
not-moves-used-up = A raid has {$have} moves at most.
not-forgiving = What is drawn stands.
not-nothing-to-take-back = You have made no move yet.
not-no-clock = No timer was agreed on.
not-timer-running = The timer runs once the first raid has ended.

## What an action does
do-agent = take {$agent}
do-pick =
    choose {$colour ->
        [red] row
       *[blue] column
    } {$number} with {$kind ->
        [upgrade] {$name}
        [wall] a wall
        [gadget] a gadget
        [movement] {$points} movement
        [stealth] {$points} stealth
       *[combat] {$points} combat
    } (combination {$stack})
do-bonus =
    bonus action for {$price} $: also {$colour ->
        [red] row
       *[blue] column
    } {$number} with {$kind ->
        [upgrade] {$name}
        [wall] a wall
        [gadget] a gadget
        [movement] {$points} movement
        [stealth] {$points} stealth
       *[combat] {$points} combat
    } (combination {$stack})
do-pass = pass for {$amount} $
do-number-up = raise the number by 1 for {$price} $
do-number-down = lower the number by 1 for {$price} $
do-swap = swap row and column for {$price} $
do-draw = draw {$upgrade} into row {$row}, column {$column}
do-wall =
    draw a wall {$side ->
        [below] below
       *[right] to the right of
    } row {$row}, column {$column}
do-train =
    train for {$price} $: {$kind ->
        [movement] {$points} movement
        [stealth] {$points} stealth
        [combat] {$points} combat
       *[other] {$name}
    }
do-gadget = take {$gadget}
do-claim-now = claim {$mission} for {$amount} $ now
do-claim-end = claim {$mission} for {$amount} $ at the end
do-confirm = confirm your choice
do-withdraw = take it back
do-step =
    go {$dir ->
        [n] north
        [e] east
        [s] south
        [w] west
        [ne] north-east
        [se] south-east
        [sw] south-west
       *[nw] north-west
    }
do-split = pay {$stealth} stealth and {$combat} combat
do-use =
    use {$gadget}{$dir ->
        [n] {" "}to the north
        [e] {" "}to the east
        [s] {" "}to the south
        [w] {" "}to the west
        [ne] {" "}to the north-east
        [se] {" "}to the south-east
        [sw] {" "}to the south-west
        [nw] {" "}to the north-west
       *[none] {""}
    }
do-use-with =
    use {$gadget}{$dir ->
        [n] {" "}to the north
        [e] {" "}to the east
        [s] {" "}to the south
        [w] {" "}to the west
       *[none] {""}
    }, together with {$cover}
do-stop = end the raid

## Score sheet
score-budget = Budget left
score-kept-secrets = Own secrets kept
score-stolen-secrets = Secrets stolen
score-missions = Missions
score-ability = Agent's ability
score-trap-master = Trap master
score-explorer = Explorer
score-fighter = Fighter
score-gadget-fan = Gadget fan

## What is printed on the cards
card-secret-kinds-in-line = all three kinds of secret in one row or column
card-walls = {$count} walls
card-tracks = every track at {$count} or more
card-gadgets = {$count} gadgets
card-full-line = a full row or column
card-defences = {$count} traps and guards
card-secrets = {$count} secrets
card-budget = {$count} $ in the budget
card-corner-guards = a guard in both corners of row 1
card-smoke = enter a room with a trap without its cost; the trap stays
card-darts = enter a room with a guard without its cost; it counts as beaten
card-boots = the next {$count} steps that would cost movement cost none
card-grapnel = for {$count} movement over one room, straight on, not over walls
card-drill = step through a wall
card-plain = no special ability
card-diagonal-step = one diagonal step, if one of the two ways round has no wall
card-cheaper-guards = guards cost {$count} less
card-cheaper-traps = traps cost {$count} less
card-second-use = one gadget may be used twice
card-movement-per-secret = +1 movement for each secret stolen, at most {$count}
card-quiet-traps = traps sprung do not count for their owner
card-set-of-secrets = +{$count} $ for stealing all three kinds of secret
card-either-everywhere = every cost may be paid with stealth or combat
card-special-nothing = No special rule.
card-special-light-row = Special rule: entering a room of row {$row} costs one movement less.
card-special-joined-columns = Special rule: the left and right edges join; west of column 1 is column 5.

## The table in a terminal
board-title-agents = {$domicile} · agents are chosen
board-title-plan =
    {$domicile} · round {$round}, {$left ->
        [0] the last the cards allow
        [one] 1 more at most
       *[other] {$left} more at most
    }
board-title-last = {$domicile} · round {$round}, the last one
board-title-raid = {$domicile} · the raids
board-title-over = {$domicile} · the game is over
board-title-abandoned = {$domicile} · the game was broken off
board-cost =
    {$points} {$kind ->
        [stealth] stealth
        [combat] combat
       *[either] of either
    }
board-secret = +{$income}, worth {$value} $
board-upgrade = {$short} {$upgrade}: {$what}
board-legend = ^ trap · ! guard · $ secret · # wall · IN entrance · @ agent · (…) dealt with · ~ entered
board-combination =
    {"  "}{$stack}  {$colour ->
        [red] row
       *[blue] column
    } {$number}: {$kind ->
        [upgrade] {$name}
        [wall] wall
        [gadget] gadget {$number}
        [movement] training, {$points} movement for {$number} $
        [stealth] training, {$points} stealth for {$number} $
       *[combat] training, {$points} combat for {$number} $
    }
board-mission = {"  "}{$id}  {$mission}: {$condition} ({$now} $ now or {$end} $ at the end)
board-mission-end-only = {"  "}{$id}  {$mission}: {$condition} ({$end} $ at the end)
board-mission-closed = {"  "}{$id}  {$mission}: {$condition}, fulfilled by {$seats}
board-lair-of = Lair of {$seat}
board-raid-of = {$seat} raids the lair of {$victim}
board-money = {$money} $ in the budget, {$circles} circles free, bonus actions left: {$bonus}
board-tracks = movement {$movement} · stealth {$stealth} · combat {$combat}
board-gadget = gadget {$number}, {$gadget}: {$effect}
board-agent = agent {$agent} (movement +{$movement}, stealth +{$stealth}, combat +{$combat}): {$ability}
board-offer = on offer: {$agent} (movement +{$movement}, stealth +{$stealth}, combat +{$combat}): {$ability}
board-claim = Claimed: {$mission}
board-points =
    movement {$movement} · stealth {$stealth} · combat {$combat}{$free ->
        [0] {""}
        [one] {" "}· 1 free step
       *[other] {" "}· {$free} free steps
    }
board-waiting = Still deciding: {$seats}
board-ready = Ready: {$seats}
board-gone = Left the game: {$seats}
board-full = Lair full: {$seats}
board-score = {"  "}{$seat}: {$score} $ {$title}
board-name-of-title =
    {$rank ->
        [none] {""}
        [first] (petty crook)
        [second] (schemer)
        [third] (mastermind)
        [fourth] (arch-villain)
       *[fifth] (spymaster)
    }
