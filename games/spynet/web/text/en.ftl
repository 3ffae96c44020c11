# What the page of SpyNet says beyond the rules, in English.

## Words
sn-you = You
sn-yours = yours
sn-partner = partner
sn-rival = rival
sn-role-bot = {$role}, bot, {$kind}
sn-has-left = has left
sn-you-left = you have left the game
sn-seat-label = {$name}, {$role}
sn-you-with = you, with {$name}
sn-you-alone = you
sn-name-you = {$name} (you)
sn-master = Master, any branch
sn-no-condition = No condition
sn-situation = Situation
sn-card = {$name}. {$text}
sn-none = none
sn-no-master = none
sn-teams = Teams of two
sn-stars-word = stars
sn-players = Players

## Branches
sn-branches = The four branches
sn-short-enforcement = Enforce
sn-short-infiltration = Infiltrate
sn-short-counterintelligence = Counter
sn-short-technology = Tech
sn-nobody-dominates = Nobody dominates
sn-nobody-short = nobody
sn-you-dominate = You dominate by {$by}
sn-dominates = {$name} dominates by {$by}
sn-by = by {$by}
sn-to-beat = to beat: {$best}
sn-says-dominates = dominates
sn-best-rival = best rival {$best}
sn-will-dominate = you will dominate
sn-will-dominate-short = dominates
sn-yours-anyway = yours anyway
sn-yours-short = yours
sn-only-equal = only equal: 1 short
sn-equal-short = equal
sn-short-by = {$count} short
sn-short-by-short = {$count} short
sn-you-dominate-here = you dominate here
sn-lay-here = lay it here
sn-lay-short = lay here
sn-not-here = does not belong here
sn-not-here-short = –
sn-used-short = used
sn-need-short = {$have} of {$need}
sn-no-short = no
sn-says-play = Play in {$branch}: {$verdict}
sn-says-lay = Lay in {$branch}
sn-says-not = {$branch}: {$why}
sn-your-agents = Your agents, the lowest first
sn-your-files = Your operations in {$branch}: {$count}, worth now in stars: {$stars}
sn-no-files = none yet
sn-others-files = Operations of the others, only counted
sn-have-best = you {$have}, best rival {$best}
sn-strength-says =
    {$branch}: strength {$strength}, {$agents ->
        [one] 1 agent
       *[other] {$agents} agents
    }{$funding ->
        [0] {""}
        [one] , funding +{$funding}
       *[other] , funding +{$funding}
    }

## Piles
sn-supply = Piles, deck and discard pile
sn-piles = Piles
sn-pile = Pile {$pile}
sn-pile-says =
    {$count ->
        [one] Pile {$pile}, 1 card
       *[other] Pile {$pile}, {$count} cards
    }
sn-lift-says =
    {$count ->
        [one] Recruit: lift pile {$pile}, 1 card
       *[other] Recruit: lift pile {$pile}, {$count} cards
    }
sn-memory-on = memory aid on
sn-memory-off = no memory aid
sn-memory = You remember
sn-pile-empty = empty
sn-never-seen = never seen
sn-all-seen = all seen
sn-pile-order = Piles are looked at in their order: pile {$pile} comes first.
sn-some-seen = {$known} seen, {$new} new
sn-you-know = you know some
sn-hidden-cards =
    {$count ->
        [one] 1 hidden card
       *[other] {$count} hidden cards
    }
sn-deck = Deck
sn-deck-line =
    {$end ->
        [0] the last card starts the last turns
        [one] at one card the last turns start
       *[other] at {$end} cards the last turns start
    }
sn-last-turns = last turns
sn-discard = Discard pile
sn-discard-empty = empty

## Recruiting and choosing
sn-tray = On the table before you
sn-in-hands = in your hands
sn-was-put-back = put back
sn-passed = empty
sn-next = next
sn-later = later
sn-last-resort = last resort
sn-deck-resort = All piles put back: you draw its top card, unseen until then.
sn-one-more = +1 unseen
sn-so-holds = then it holds {$count}
sn-if-taken = if you take pile {$pile}
sn-untouched = Untouched
sn-hand-grows = Take all: hand {$hand} → {$then}
sn-pile-anew = pile {$pile} starts anew with 1 unseen card
sn-put-back-then = Put back: go on
sn-pile-keeps = pile {$pile} keeps these and gets 1 more
sn-nothing-here = nothing for here
sn-choices = What can be chosen
sn-you-give = you give
sn-you-take-from = you take, from {$name}
sn-you-take-pile = you take, from pile {$pile}
sn-cards-go-round = The first cards go round: everybody keeps one and hands the others to the right.

## The question at the top
sn-ask-fresh = Your turn. Recruit or play?
sn-ask-fresh-shared = {$name}: Recruit or play?
sn-line-fresh = Recruiting shows you pile {$pile}: after that there is no way back.
sn-line-fresh-deck = All piles are empty: recruiting draws the top card of the deck.
sn-ask-last = Your last turn. What do you play?
sn-line-last = Recruiting is over: play cards, or nothing.
sn-line-win = Most stars win.
sn-ask-on = Play on, or end your turn?
sn-ask-end = All done. End your turn?
sn-line-end = Nothing is sent yet: everything can still be undone.
sn-line-end-rest = What you have seen stays; the rest can still be undone.
sn-line-settled = What was shown cannot be undone.
sn-line-more-agents =
    {$count ->
        [one] One more agent may be played into any branch.
       *[other] {$count} more agents may be played into any branch.
    }
sn-ask-more = {$card} is in play. Attach funding?
sn-line-attach = Funding can be attached only now.
sn-line-attach-first = Attach funding first: after the ability it is too late.
sn-ask-keep = Which card do you keep?
sn-ask-keep-it = Keep {$card}?
sn-line-keep =
    {$count ->
        [one] The other card goes to {$name}, on your right.
       *[other] The other {$count} cards go to {$name}, on your right.
    }
sn-ask-take = Take all of pile {$pile}, or put it back?
sn-line-next-pile = Next would be pile {$pile}.
sn-line-next-deck = Put back, you draw the top card of the deck.
sn-line-seen = What you have seen cannot be unseen.
sn-line-reveals = This shows you hidden cards: it cannot be undone.
sn-line-copied = {$card} uses this: {$source}
sn-ask-use = Use {$card}?
sn-ask-branch = Into which branch does {$card} go?
sn-ask-take-hand = Which card do you take from {$name}?
sn-ask-give-hand = Which card do you give {$name} for it?
sn-ask-take-pile = Which card do you take from pile {$pile}?
sn-ask-give-pile = Which card do you put into pile {$pile} for it?
sn-ask-look-hand = The hand of {$name}
sn-ask-look-pile = Pile {$pile}, for your eyes only
sn-ask-look-files = The operations of {$name}
sn-ask-move-to = To which of your agents does it go?
sn-ask-salvage =
    {$count ->
        [one] Take one card from the discard pile?
       *[other] Take up to {$count} cards from the discard pile?
    }
sn-ask-top =
    {$count ->
        [one] Which card do you take?
       *[other] Which {$count} cards do you take?
    }
sn-ask-order = Which card shall be drawn next?
sn-ask-discard =
    {$count ->
        [one] Which card do you discard?
       *[other] Which {$count} cards do you discard?
    }
sn-ask-attach = Attach {$card}?
sn-ask-where = Into which branch does {$card} go?
sn-ask-nowhere = {$card} cannot go anywhere now.
sn-ask-funding = {$card} goes along with an agent.
sn-ask-play = Play {$card} in {$branch}?
sn-ask-lay = Lay {$card} in {$branch}?
sn-line-lay = Face-down until the end; only some cards let others look.
sn-line-lay-open = Face-up under this situation: everybody sees it.
sn-line-lay-idle = As things stand worth 0 stars ({$why}).
sn-line-strength = {$branch} {$before} → {$after}.
sn-line-will = Best rival {$best}: you will dominate.
sn-line-anyway = Best rival {$best}: you dominate already.
sn-line-not-yet = Best rival {$best}: not yet enough.
sn-over = The game is over.
sn-sending = One moment
sn-waiting-for = Waiting for {$name}
sn-goal = The most stars from operations win; lay them in branches you dominate.
sn-goal-team = The team with the most stars from operations wins; lay them in branches you dominate.
sn-line-stand =
    {$count ->
        [one] You have 1 star now.
       *[other] You have {$count} stars now.
    } Operations laid: {$others}.
sn-laid-stars =
    {$name} {$laid} ({$stars ->
        [one] 1 star
       *[other] {$stars} stars
    })
sn-line-deck-ends =
    {$count ->
        [one] One card is left in the deck: recruiting can begin the last turns.
       *[other] {$count} cards are left in the deck: recruiting can begin the last turns.
    }
sn-line-take-ends = Taking this pile starts the last turns: everybody has one more.
sn-line-leave-ends = Putting it back starts the last turns: everybody has one more.
sn-line-both-end = Take it or put it back: the last turns start, and everybody has one more.
sn-line-idle-ends = Three rounds without recruiting are over with this turn: if you do not recruit, the last turns start.
sn-line-end-ends = Ending your turn starts the last turns: everybody has one more.
sn-line-use-ends = This starts the last turns: after yours everybody has one more.
sn-line-game-ends = Ending your turn ends the game.
sn-line-discard = It goes to the open discard pile.
sn-line-effect = {$branch}: you {$have}, best rival {$best}: {$verdict}.
sn-will-lose = you no longer dominate
sn-idle-deck = Its ability does nothing: the deck is empty.
sn-idle-exchange = Its ability does nothing: there is no card to exchange.
sn-idle-files = Its ability does nothing: there are no operations to look at.
sn-idle-funding = Its ability does nothing: no such funding is attached.
sn-idle-agent = Its ability does nothing: no agent in play fits.
sn-idle-discard = Its ability does nothing: the discard pile has no such card.
sn-idle-copy = Its ability does nothing: no other ability is in play to copy.
sn-to-your-right = on your right
sn-first-agent = An agent makes you stronger in a branch. Stronger than every rival, you dominate it. A master is an agent that fits any branch.
sn-first-operation = An operation brings its stars at the end. It is laid where you dominate.
sn-first-funding = Funding makes an agent stronger when you play it.
sn-you-small = you
sn-stars-now =
    {$count ->
        [one] 1 star now
       *[other] {$count} stars now
    }
sn-stars-idle = {$count} not counting yet
sn-most-branches = dominates the most branches: {$count}
sn-leads = Most branches: {$names} ({$count})
sn-other-turn = {$name}’s turn
sn-chip-last = last turns

## Buttons
sn-ways = Recruit or play
sn-way-recruit = Recruit
sn-way-play = Play
sn-recruit-go = Recruit
sn-put-back = Put back
sn-take-all =
    {$count ->
        [one] Take it
       *[other] Take all {$count}
    }
sn-play-in = Play in {$branch}
sn-lay-in = Lay in {$branch}
sn-attach = Attach
sn-attach-it = Attach {$card}
sn-attach-says = Attach {$card}, plus {$value}
sn-give-to = To {$name}
sn-give-card = Hand a card
sn-give-pick = Choose the card of your hand that you want to hand on.
sn-undo = Undo
sn-nothing-to-undo = There is nothing to undo: nothing was done, or something hidden was shown.
sn-end = End turn
sn-end-nothing = Play nothing
sn-could-play = You could still play: {$cards}.
sn-could-play-one = You could still play one of: {$cards}.
sn-could-lay = You could still lay: {$cards}.
sn-could-recruit = You could still recruit.
sn-endq-title = End your turn?
sn-endq-leave = End it
sn-endq-on = Play on

## You
sn-this-turn = This turn
sn-agents = Agents
sn-one-agent = one a turn
sn-files = Operations
sn-files-and-funding = Operations and funding
sn-to = To {$name}
sn-may-give = one card, if you like
sn-gave = handed on
sn-mark-done = done
sn-mark-free = free
sn-mark-no = not possible
sn-not-your-turn = It is not your turn. You can look at your cards.
sn-recruiting-ends = Recruiting ends your turn.
sn-your-hand =
    {$count ->
        [one] Your hand, 1 card
       *[other] Your hand, {$count} cards
    }
sn-hand-empty = Your hand is empty.
sn-watching = You are watching.
sn-previous-card = Previous card
sn-next-card = Next card

## The others
sn-others = Partner and rivals
sn-look-at = Look at the table of {$name}
sn-in-hand-word = in hand
sn-in-hand =
    {$count ->
        [one] 1 card in hand
       *[other] {$count} cards in hand
    }
sn-operations-word =
    {$count ->
        [one] operation
       *[other] operations
    }
sn-operations =
    {$count ->
        [one] 1 operation
       *[other] {$count} operations
    }
sn-funding-word = funding
sn-you-know-hand = known
sn-zone-hand = hand of {$name}
sn-zone-files = operations of {$name}
sn-guess = {$card} is in one of these places: {$places}.
sn-joint = Of {$cards}, at most {$most} can be with {$name}.

## What the others did
sn-since-lost = You no longer dominate {$branch}.
sn-since-lost-to = Now dominates {$branch} instead of you.
sn-since-dominates = Now dominates {$branch}.
sn-since-yours = You dominate {$branch} now.
sn-since-nobody = Nobody dominates {$branch} any more.
sn-since-agent = {$card} ({$branch})
sn-since-turn = {$seat} {$deeds}.
sn-did-played = plays {$agents}
sn-did-laid =
    {$count ->
        [one] lays an operation in {$branches}
       *[other] lays {$count} operations ({$branches})
    }
sn-did-nothing = plays nothing
sn-did-took =
    takes pile {$pile} ({$count ->
        [one] 1 card
       *[other] {$count} cards
    })
sn-did-drew = draws a card
sn-did-eliminated =
    eliminates {$owner ->
        [you] your {$agent}
       *[other] {$agent} ({$owner})
    }
sn-did-poached =
    poaches {$owner ->
        [you] your {$agent}
       *[other] {$agent} ({$owner})
    }
sn-did-returned =
    sends {$owner ->
        [you] your {$agent} back to your hand
       *[other] {$agent} ({$owner}) back to hand
    }
sn-did-unfunded = 
    {$whose ->
        [you] removes {$card} from your {$agent}
       *[other] removes {$card} from {$agent}
    }
sn-did-moved = 
    {$whose ->
        [you] moves {$card} from your {$from} to {$agent}
       *[other] moves {$card} to {$agent}
    }
sn-did-saw-hand =
    looks at {$of ->
        [you] your hand
       *[other] the hand of {$of}
    }
sn-did-saw-files =
    looks at {$of ->
        [you] your operations
       *[other] the operations of {$of}
    }
sn-did-exchanged =
    exchanges a card with {$with ->
        [you] you
       *[other] {$with}
    }
sn-did-gave =
    hands {$to ->
        [you] you
       *[other] {$to}
    } a card
sn-did-salvaged = takes {$card} from the discard pile
sn-log-took =
    {$seat} looks through {$seen ->
        [one] one pile
       *[other] {$seen} piles
    } and takes pile {$pile}: {$count ->
        [one] 1 card.
       *[other] {$count} cards.
    }
sn-log-drew =
    {$seat} looks through {$seen ->
        [one] one pile
       *[other] {$seen} piles
    } and draws a card.
sn-log-passed =
    {$seat ->
        [you] You play
       *[other] {$seat} plays
    } nothing.

## Drawer and tabs
sn-drawer = Log and all moves
sn-sheet = Hand, piles, log and moves
sn-tab-hand = Hand
sn-tab-piles = Piles
sn-tab-log = Log
sn-tab-moves = All moves
sn-no-moves = Nothing to do until it is your turn.
sn-kind-keep = Keep a card
sn-kind-play = Play an agent
sn-kind-run = Lay an operation
sn-kind-give = Hand a card to your partner
sn-kind-use = Use an ability
sn-kind-end = End the turn

## The end
sn-score-final = Final score
sn-score-stamp = wins
sn-score-abandoned = The game was broken off.
sn-score-shared = Victory is shared, with {$stars} stars each.
sn-score-you-win = You win, {$stars} stars to {$second}.
sn-score-you-two-win = You and {$names} win, {$stars} stars to {$second}.
sn-score-wins = {$names} wins, {$stars} stars to {$second}.
sn-score-two-win = {$names} win, {$stars} stars to {$second}.
sn-score-open =
    {$count ->
        [0] Nobody laid an operation.
        [one] One operation is open.
       *[other] All {$count} operations are open.
    }
sn-score-missed =
    It was this close: {$card} of {$name} in {$branch} missed its condition and {$stars ->
        [one] 1 star
       *[other] {$stars} stars
    }.
sn-score-held =
    The difference: {$card} of {$name} in {$branch} met its condition, for {$stars ->
        [one] 1 star
       *[other] {$stars} stars
    }.
sn-score-branch = The difference: {$branch}, with {$stars} to {$second} stars.
sn-score-by-branch = Stars by branch
sn-score-branch-says =
    {$branch}: {$stars ->
        [one] 1 star
       *[other] {$stars} stars
    }
sn-score-tie = Equal stars: attached funding decided.
sn-score-tie-rule = Equal stars go to whoever has more attached funding cards.
sn-score-left =
    {$seat ->
        [you] You
       *[other] {$seat}
    } left the game.
sn-score-facts = Stars that missed their condition: {$lost}. Funding attached: {$funding}.
sn-score-lost = {$count} lost
sn-score-strength = Final strength
sn-score-solid = solid: dominates
sn-says-counts = counts
sn-says-fails = does not count
sn-why-dominate = dominate here: {$have} against {$than}
sn-why-agents-here = {$than} agents here: {$have}
sn-why-operations-here = {$than} other operations here: {$have}
sn-why-everywhere = operations in all {$than}: in {$have}
sn-why-most-funding = most attached funding: {$have}, best rival {$than}
sn-why-master = a master in play: {$name}
sn-why-no-agent = no agent in {$branch}: {$have}
sn-why-fewest = fewest in hand: {$have}, others {$than} or more
sn-share-says = All operations and stars: {$scores}
sn-share-line =
    {$files ->
        [one] 1 operation
       *[other] {$files} operations
    }, {$players} players

## Setting up
sn-set-partner = Plays with {$name}, who sits opposite.
sn-set-agents = Agents per turn
sn-set-per-branch = One per branch
sn-set-per-branch-hint = Up to four agents a turn.
sn-set-in-all = One in total
sn-set-in-all-hint = As in the rulebook’s own example; abilities matter more.
sn-set-situation = For the whole game
sn-set-none = None
sn-set-none-hint = The plain rules: best for a first game.
sn-set-random = Drawn at random
sn-set-random-hint = One of them changes the rules; which one is known before the first card.
sn-set-memory = Memory aid
sn-set-memory-on = On
sn-set-memory-on-hint = Cards that you were allowed to see stay marked where they lie.
sn-set-memory-off = Off
sn-set-memory-off-hint = You remember for yourself, as round a real table.
sn-edition-facts = {$agents} agents, {$operations} operations, {$funding} funding cards
