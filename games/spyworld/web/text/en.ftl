# What the page of Spyworld says, in English.

sw-abandoned = The game was broken off.
sw-absent = not there
sw-add-second = Add a second
sw-agent = Agent
sw-agents-title = Whom do you send?
sw-agents-wait = You have your agent. The others are still choosing.
sw-all-in = All in $
sw-all-lairs = All lairs and raids
sw-arrow-keys = arrow keys, twice to go
sw-ask-agent = Which agent is yours?
sw-ask-choose = choose one of three
sw-ask-into = {$what}: do you go in?
sw-ask-second = Which one as well?
sw-ask-to = To {$room}?
sw-at-end = at the end
sw-at-home = Meanwhile, at your place
sw-best-way = best way, {$steps} steps
sw-bonus-action = a bonus action, paid first, out of {$money}
sw-bonus-actions = Bonus actions
sw-bonus-left = Bonus actions left: {$count}
sw-bonus-none = none of the others can be carried out with it
sw-bonus-short = a bonus action costs {$cost}, you have {$money}
sw-bot = bot
sw-budget-says = {$money} $ left, {$free} circles still empty
sw-change = Change
sw-choose-edge = choose an edge, {$line}
sw-choose-one = choose below
sw-choose-room = choose a room, {$line}
sw-claim-says = Claim {$mission}: {$money}
sw-claimed = You claim {$mission}
sw-column = Column {$number}
sw-combat = Combat
sw-combos = Three combinations
sw-costs = Costs
sw-could-claim = You could still claim {$mission}.
sw-could-go-on = You could still go on.
sw-counts-as = counts as {$count} gadgets when the most gadgets cost money
sw-counts = {$gadget} counts as {$count}
sw-domicile = Where you build
sw-draw-for = {$room}. Draw here for {$money}
sw-draw-free = {$room}. Draw here, free
sw-drawer = Log and moves
sw-drawn-by = Drawn by
sw-go-guard = Fight: {$what}
sw-go-secret = Steal: {$what}
sw-go-trap = Set off: {$what}
sw-go-use = Use {$gadget}
sw-line-ready-last = Press Ready. All others have chosen: the round then ends.
sw-project = Project
sw-round = Round {$round}/{$last}
sw-scale = Scale
sw-ambitious = ambitious
sw-drawing = drawing
sw-drawn = drawn
sw-edge-below = Wall below {$room}
sw-edge-of = One edge at {$line}
sw-edge-right = Wall to the right of {$room}
sw-edition-facts = {$cards} planning cards, {$domiciles} places, {$missions} missions, {$agents} agents
sw-empty = empty
sw-empty-room = Empty room
sw-entrance = Entrance
sw-free = free
sw-fulfilled-by = Fulfilled by {$names}
sw-gadget = Gadget
sw-gadget-in = {$gadget}: {$room}
sw-gadgets = Gadgets
sw-go = Go
sw-goals = In the end {$traps} for most traps sprung in your lair, {$rooms} for most rooms entered, {$guards} for most guards beaten; {$gadgets} less for most gadgets. Planning ends a round after the first full lair, or after round {$last}. Not in grey rooms: {$barred}.
sw-grid = The lair, five rows of five rooms
sw-guard = Guard
sw-guards = Guards
sw-has-chosen = has chosen
sw-haul = Rooms {$rooms}, guards {$guards}, traps {$traps}.
sw-hint = Hint
sw-home-again = home again
sw-in-column = column {$number}
sw-in-row = row {$number}
sw-in-lair = You are in the lair of {$name}
sw-in-lair-of = at {$name}'s
sw-in-your-lair = in your lair
sw-kind-choose = Choose
sw-kind-draw = Draw
sw-kind-end = Finish
sw-kind-modify = Modify
sw-kind-pay = Pay
sw-kind-step = Go
sw-kind-take = Take
sw-lair-of = Lair of {$name}
sw-last-round = Last round
sw-left = left
sw-left-behind = {$money} left behind
sw-left-game = has left
sw-left-of-you = left of you
sw-less-stealth = one less stealth, one more combat
sw-line-agent = Most money at the end wins. The points come on top of your training; nobody sees your agent before the raids.
sw-line-choose = Or pass for {$money}. Nobody sees your sheet before the raids.
sw-line-claim = {$mission} is fulfilled: claim it on its ticket, now or at the end.
sw-line-claim-end = {$mission} is fulfilled: claim it on its ticket, for the end.
sw-line-hint =
    {$how ->
        [step] Hint: the next step, in red. From here {$money} in all are possible.
        [gadget] Hint: use {$gadget} next. From here {$money} in all are possible.
       *[stop] Hint: stop here. You have {$money} in all.
    }
sw-line-gadget = Only a gadget leads on from here: choose one, or stop with what you have.
sw-line-mod = Others cost {$money} and more.
sw-line-pays = Costs {$movement} movement, {$stealth} stealth, {$combat} combat.
sw-line-pays-none = Costs nothing.
sw-line-raid = Choose a glowing room, a gadget, or stop with what you have.
sw-line-ready = Press Ready. You can still change it until all have chosen.
sw-line-second = Choose another combination. The bonus action is paid at once.
sw-line-stop = No step is left: stop with what you have.
sw-line-take = Choose which one.
sw-line-wall = Choose an edge between two rooms.
sw-look-at = Look at the lair of {$name}
sw-look-home = Look at your own lair
sw-loot = Loot so far
sw-missions = Missions
sw-mod-gadget-any = Any gadget: {$money}.
sw-mod-gadget-shift = Gadget ±1: {$money}.
sw-mod-shift = Number ±1: {$money} a step.
sw-mod-swap = Row for column: {$money}.
sw-money = {$amount} $
sw-more-stealth = one more stealth, one less combat
sw-movement = Movement
sw-n-chosen = {$done} of {$all} ready
sw-n-stopped = {$done} of {$all} back
sw-next-step = Next step
sw-no-moves = Nothing to do just now.
sw-no-sheet = Each is drawing a lair in secret. All lairs are shown when the raids begin.
sw-not-now = Nothing is asked of you just now.
sw-not-owned = not yours
sw-nothing-left = Nothing left behind
sw-now = now
sw-now-end = {$now} now, worth {$end} at the end
sw-now-end-short = now / at the end
sw-one-a-round = one a round; once claimed, gone
sw-one-more = One more?
sw-only-you = Only you see this.
sw-over = The game is over
sw-owned = yours
sw-panels = Panels
sw-pass = Pass
sw-place = row {$row}, column {$column}
sw-plan = Your plan this round
sw-plan-none = Choose one of the three combinations above.
sw-plus = +{$amount} $
sw-plus-points = +{$points}
sw-possible = You took {$taken}; {$best} was possible with the same points.
sw-possible-least = You took {$taken}; at least {$best} was possible with the same points.
sw-private = private
sw-progress = {$have} of {$need}
sw-raider-pays = Raider pays
sw-raider-pays-short = raider pays
sw-raiding = raiding
sw-ready = Ready
sw-replay-closed = Lairs are secret until the raids begin. Choose somebody's eyes to see a sheet.
sw-right-of-you = right of you
sw-room-says = {$place}: {$inside}
sw-rooms-filled = {$count} of 24 rooms
sw-round-word = Round
sw-round-what = Round {$round}: {$what}
sw-row = Row {$number}
sw-second-opinion = Second opinion
sw-secret = Secret
sw-secrets = Secrets
sw-set-agents = Agents
sw-set-beginner = Beginner
sw-set-beginner-hint = +{$amount} $ at the start
sw-set-first = for a first game, without agents
sw-set-forgiving = Forgiving raids
sw-set-forgiving-hint = Steps may be taken back, and there are hints.
sw-set-free = Free choice
sw-set-free-hint = Everybody picks among all agents.
sw-set-in-turn = One after the other
sw-set-in-turn-hint = Everybody watches every raid; best with few.
sw-set-more = More
sw-set-raids = Raids
sw-set-timer = Timer
sw-set-timer-hint = Two minutes once the first raid has ended.
sw-set-together = All at once
sw-set-together-hint = Nobody sees the others' raids before the end.
sw-set-usual = As usual
sw-set-usual-hint = Dealt in secret; up to four choose between two.
sw-short = You are {$money} short.
sw-share-line = {$domicile}, {$players} at the table
sw-share-says = Lair, raid and scores: {$scores}
sw-show = Show
sw-solving = Looking for the best raid …
sw-split-says = {$stealth} stealth and {$combat} combat
sw-stealth = Stealth
sw-step-back = Step back
sw-step-none = Press a glowing room, or press an arrow key.
sw-step-wait = Your raid is over.
sw-stop-with = Stop with {$money}
sw-stopped = back
sw-tab-log = Log
sw-tab-loot = Loot
sw-tab-moves = All moves
sw-tab-overview = Overview
sw-tab-table = Table
sw-table = At the table
sw-tap-second = choose another combination
sw-thief-gone = {$name} has been in your lair.
sw-thief-there = {$name} is raiding your lair.
sw-thing-in = {$thing}, {$line}
sw-thinking = thinking
sw-time-left = {$minutes}:{$seconds} left
sw-title-head = Title
sw-titles = Titles
sw-too-far = That room is too far for one step: a step leads to a room beside yours.
sw-took = {$name} took {$money}
sw-took-from-you = {$name} took {$money} from yours.
sw-total = Total
sw-train = Train
sw-training = Training
sw-training-of = {$track} +{$points}
sw-trap = Trap
sw-traps = Traps
sw-two-ways = The lair with your way, and the better way dashed
sw-undo = Undo
sw-used = used
sw-wait = A moment
sw-watching = You are watching.
sw-watching-in = You are watching {$name} {$where}
sw-waiting-for = Waiting for {$names}.
sw-waiting-many = Waiting for {$count} more.
sw-waits = waits
sw-wall = Wall
sw-ways-on = Where to go
sw-where-from = Where every $ came from
sw-without = Without a gadget
sw-worth = worth {$money}
sw-you = you
sw-you-chose = You have chosen
sw-bot-chose = A bot has chosen for you
sw-bot-rounds =
    {$count ->
        [one] A bot played 1 of your rounds.
       *[other] A bot played {$count} of your rounds.
    }
sw-you-pass = you pass
sw-you-stopped = You are back
sw-you-took = You took {$money} from {$name}'s lair.
sw-you-win = You win with {$money}.
sw-your-agent = Your agent
sw-your-lair = Your lair
sw-your-way = your way, {$steps} steps
sw-minus = −{$amount} $
sw-or-at-end = or at the end
sw-taken = taken
sw-short-smoke = past a trap at no cost
sw-short-darts = beats a guard at no cost
sw-short-boots = {$count} steps without movement
sw-short-grapnel = over a room for {$count} movement
sw-short-drill = one step through a wall
sw-line-first = Most money at the end wins. Nobody sees your sheet before the raids.
sw-line-last = Then the raids. Most money wins; what the others have is secret until then.
sw-counted-now = counted now
sw-now-plan = Counted now you have {$total}: {$left} left, {$secrets} in secrets if nobody steals them, {$missions} owed by missions.
sw-now-raid = Counted now you have {$total} without awards: {$left} left, {$secrets} in secrets at home, {$stolen} stolen, {$missions} from missions.
sw-line-fills = This fills your lair: one last round follows. Most money wins.
sw-walled-in = {$money} walled in: worth nothing.
sw-walls-in = This walls in your own secrets: {$money} will be worth nothing to you.
sw-ask-sure-ready = Ready all the same?
sw-ask-sure-stop = End the raid with {$money}?
sw-sure-ready = Ready all the same
sw-sure-stop = End the raid
sw-why-both = With {$money} left after the bonus action, these two cannot both be carried out in full.
sw-why-full = No room of your lair is empty.
sw-why-upgrade = {$thing}: no room that may hold it is empty, {$line}.
sw-why-elsewhere = Your {$money} do not pay the way to one that is.
sw-why-wall = Every edge has its wall already, {$line}.
sw-why-gadget = You own this gadget already ({$gadget}), and your {$money} do not pay for another one.
sw-why-gadgets = You own all gadgets already.
sw-sprung = {$upgrade}, sprung
sw-beaten = {$upgrade}, beaten
sw-stolen = {$upgrade}, stolen
sw-drift-two = You and {$name} raid each other.
sw-thief-soon = {$name} will raid your lair.
sw-lair-full = lair full
sw-leads = leads
sw-leads-with = {$name} leads with {$money}, awards not counted.
sw-you-lead = You lead with {$money}, awards not counted.
sw-raids = {$thief} raids {$prey}.
sw-watching-round = You are watching round {$round} of at most {$last}
sw-agents-watched = Agents are being chosen
sw-agents-secret = Who sends whom stays secret until the raids.
sw-line-rooms-for =
    {$count ->
        [one] One room glows, for {$money}.
       *[other] {$count} rooms glow, for {$money} each.
    }
sw-free-steps =
    {$count ->
        [one] One free step.
       *[other] {$count} free steps.
    }
sw-wins =
    {$count ->
        [one] {$names} wins with {$money}.
       *[other] {$names} share the win with {$money}.
    }
sw-drift =
    {$why ->
        [red] More red than blue: if planning ended now, {$thief} would raid you and you {$prey}.
        [blue] More blue than red: if planning ended now, {$thief} would raid you and you {$prey}.
       *[none] If planning ended now, {$thief} would raid you and you {$prey}.
    }
sw-drift-done = {$thief} raids you, you raid {$prey}.
sw-drift-why =
    {$why ->
        [red] More red than blue: {$thief} raids you, you raid {$prey}.
        [blue] More blue than red: {$thief} raids you, you raid {$prey}.
       *[none] {$thief} raids you, you raid {$prey}.
    }
sw-line-rooms =
    {$count ->
        [0] No room there is empty.
        [one] One room glows, for free.
       *[other] {$count} rooms glow, for free.
    }
sw-title =
    {$rank ->
        [none] No title
        [first] Petty crook
        [second] Schemer
        [third] Mastermind
        [fourth] Arch-villain
       *[fifth] Spymaster
    }
sw-n-secrets =
    {$count ->
        [one] {$count} secret
       *[other] {$count} secrets
    }
sw-n-missions =
    {$count ->
        [one] {$count} mission
       *[other] {$count} missions
    }
sw-n-traps =
    {$count ->
        [one] {$count} trap sprung
       *[other] {$count} traps sprung
    }
sw-n-rooms =
    {$count ->
        [one] {$count} room entered
       *[other] {$count} rooms entered
    }
sw-n-guards =
    {$count ->
        [one] {$count} guard beaten
       *[other] {$count} guards beaten
    }
sw-n-gadgets =
    {$count ->
        [one] {$count} gadget
       *[other] {$count} gadgets
    }
sw-n-players =
    {$count ->
        [one] {$count} player
       *[other] {$count} players
    }
sw-since-raid =
    {$seat} raided {$prey ->
        [you] your lair
       *[other] the lair of {$prey}
    } and took {$money}.
