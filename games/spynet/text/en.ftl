# Everything SpyNet says, in English.

title = SpyNet

## Lists beside the rules
list-agents = Agents
list-operations = Operations
list-funding = Funding
list-situations = Situations
list-name = Card
list-branch = Branch
list-strength = Strength
list-stars = Stars
list-value = Value
list-ability = What it does
list-condition = Condition

## What happened
log-kept =
    {$seat ->
        [you] You keep
       *[other] {$seat} keeps
    } a card {$seat ->
        [you] and hand the rest on
       *[other] and hands the rest on
    }.
log-kept-card =
    {$seat ->
        [you] You keep
       *[other] {$seat} keeps
    } {$card} {$seat ->
        [you] and hand the rest on
       *[other] and hands the rest on
    }.
log-received =
    {$seat ->
        [you] You get
       *[other] {$seat} gets
    } the last card.
log-received-card =
    {$seat ->
        [you] You get
       *[other] {$seat} gets
    } the last card: {$card}.
log-turn =
    {$seat ->
        [you] It is your turn.
       *[other] It is {$seat}’s turn.
    }
log-last-turn =
    {$seat ->
        [you] You play
       *[other] {$seat} plays
    } a last turn.
log-looked =
    {$seat ->
        [you] You look
       *[other] {$seat} looks
    } at pile {$pile}.
log-looked-cards =
    {$seat ->
        [you] You look
       *[other] {$seat} looks
    } at pile {$pile}: {$cards}.
log-put-back =
    {$seat ->
        [you] You put
       *[other] {$seat} puts
    } pile {$pile} back.
log-took =
    {$seat ->
        [you] You take
       *[other] {$seat} takes
    } pile {$pile}: {$count ->
        [one] 1 card.
       *[other] {$count} cards.
    }
log-took-cards =
    {$seat ->
        [you] You take
       *[other] {$seat} takes
    } pile {$pile}, {$count ->
        [one] 1 card
       *[other] {$count} cards
    }: {$cards}.
log-drew =
    {$seat ->
        [you] You draw
       *[other] {$seat} draws
    } a card.
log-drew-card =
    {$seat ->
        [you] You draw
       *[other] {$seat} draws
    } {$card}.
log-refilled = Pile {$pile} gets a card.
log-played =
    {$seat ->
        [you] You play
       *[other] {$seat} plays
    } {$agent} into {$branch}.
log-attached =
    {$seat ->
        [you] You attach
       *[other] {$seat} attaches
    } {$card} to {$agent}.
log-more-agents =
    {$seat ->
        [you] You may
       *[other] {$seat} may
    } play {$count ->
        [one] one more agent
       *[other] {$count} more agents
    } this turn.
log-more-operations =
    {$seat ->
        [you] You may
       *[other] {$seat} may
    } lay {$count ->
        [one] one more operation
       *[other] {$count} more operations
    } this turn.
log-ran =
    {$seat ->
        [you] You lay
       *[other] {$seat} lays
    } an operation in {$branch}.
log-ran-card =
    {$seat ->
        [you] You lay
       *[other] {$seat} lays
    } {$card} in {$branch}.
log-gave =
    {$seat ->
        [you] You hand {$to} a card
       *[other] {$seat} hands {$to ->
            [you] you
           *[other] {$to}
        } a card
    }.
log-gave-card =
    {$seat ->
        [you] You hand
       *[other] {$seat} hands
    } {$card} {$to ->
        [you] to you
       *[other] to {$to}
    }.
log-skipped =
    {$seat ->
        [you] You do
       *[other] {$seat} does
    } not use {$agent}.
log-copied =
    {$seat ->
        [you] You use
       *[other] {$seat} uses
    } {$source} by way of {$agent}.
log-eliminated =
    {$seat ->
        [you] You eliminate
       *[other] {$seat} eliminates
    } {$agent}, {$owner ->
        [you] your agent
       *[other] an agent of {$owner}
    }.
log-eliminated-to-hand =
    {$seat ->
        [you] You eliminate
       *[other] {$seat} eliminates
    } {$agent}, who returns to {$owner ->
        [you] your hand
       *[other] the hand of {$owner}
    }.
log-poached =
    {$seat ->
        [you] You poach
       *[other] {$seat} poaches
    } {$agent} {$owner ->
        [you] from you
       *[other] from {$owner}
    } into {$branch}.
log-returned =
    {$owner ->
        [you] You take
       *[other] {$owner} takes
    } {$agent} back to hand.
log-unfunded =
    {$seat ->
        [you] You remove
       *[other] {$seat} removes
    } {$card} from {$agent}.
log-funding-moved =
    {$seat ->
        [you] You move
       *[other] {$seat} moves
    } {$card} from {$from} to {$to}.
log-hand-seen =
    {$seat ->
        [you] You look
       *[other] {$seat} looks
    } at {$of ->
        [you] your hand
       *[other] the hand of {$of}
    }.
log-hand-seen-cards =
    {$seat ->
        [you] You look
       *[other] {$seat} looks
    } at {$of ->
        [you] your hand
       *[other] the hand of {$of}
    }: {$cards}.
log-exchanged =
    {$seat ->
        [you] You exchange
       *[other] {$seat} exchanges
    } a card {$with ->
        [you] with you
       *[other] with {$with}
    }.
log-exchanged-cards =
    {$seat ->
        [you] You take
       *[other] {$seat} takes
    } {$taken} {$with ->
        [you] from you
       *[other] from {$with}
    } {$seat ->
        [you] and give {$given}
       *[other] and gives {$given}
    }.
log-swapped =
    {$seat ->
        [you] You exchange
       *[other] {$seat} exchanges
    } a card with pile {$pile}.
log-swapped-cards =
    {$seat ->
        [you] You take
       *[other] {$seat} takes
    } {$taken} from pile {$pile} {$seat ->
        [you] and put {$given} there
       *[other] and puts {$given} there
    }.
log-operations-seen =
    {$seat ->
        [you] You look
       *[other] {$seat} looks
    } at {$of ->
        [you] your operations
       *[other] the operations of {$of}
    }.
log-operations-seen-cards =
    {$seat ->
        [you] You look
       *[other] {$seat} looks
    } at {$of ->
        [you] your operations
       *[other] the operations of {$of}
    }: {$cards}.
log-salvaged =
    {$seat ->
        [you] You take
       *[other] {$seat} takes
    } {$card} from the discard pile.
log-top-seen =
    {$seat ->
        [you] You look
       *[other] {$seat} looks
    } at {$count ->
        [one] the top card
       *[other] the top {$count} cards
    } of the deck.
log-top-seen-cards =
    {$seat ->
        [you] You look
       *[other] {$seat} looks
    } at {$count ->
        [one] the top card
       *[other] the top {$count} cards
    } of the deck: {$cards}.
log-ordered =
    {$seat ->
        [you] You put
       *[other] {$seat} puts
    } the rest back on the deck.
log-discarded =
    {$seat ->
        [you] You discard
       *[other] {$seat} discards
    } {$card}.
log-last-turns = The deck has run out: everybody has one last turn.
log-stalled = Three rounds without recruiting: everybody has one last turn.
log-revealed =
    {$seat ->
        [you] You reveal
       *[other] {$seat} reveals
    } {$card} in {$branch}: {$stars ->
        [0] its condition fails, no stars.
        [one] 1 star.
       *[other] {$stars} stars.
    }
log-resigned =
    {$seat ->
        [you] You leave
       *[other] {$seat} leaves
    } the game.
log-abandoned = The game is broken off.
log-ended = The game is over.

## Why not
not-seat-count = Two or three play alone, four in teams; {$have} cannot play.
not-such-situation = There is no such situation in this edition.
not-too-few-cards = This edition has {$have} cards; {$need} are needed to begin.
not-such-seat = There is no such seat at this table of {$have}.
not-such-card = There is no such card in this edition.
not-game-over = The game is over.
not-your-turn = It is {$seat}’s turn.
not-your-pick = {$seat} has to keep a card first.
not-still-drafting = First everybody keeps a card.
not-drafting = Cards are only kept before the first turn.
not-in-packet = {$card} is not among the cards that go round.
not-last-turn = In the last turn you can only play.
not-already-playing = You have begun to play; recruiting would have been a turn of its own.
not-still-recruiting = First take the pile or put it back.
not-recruiting = You are not looking at a pile; recruit first.
not-ability-open = First use the ability of {$card}, or skip it.
not-no-ability = No ability is waiting.
not-in-hand = {$card} is not in your hand.
not-an-agent = {$card} is not an agent.
not-an-operation = {$card} is not an operation.
not-wrong-branch = {$card} does not belong to {$branch}.
not-no-more-agents = You cannot play another agent this turn.
not-nothing-laid = Funding is attached right after its agent was played.
not-funding = {$card} cannot be attached.
not-brought-by = {$agent} has brought {$card} in this turn, so it cannot be attached to that agent.
not-funding-limit =
    No agent can have more than {$most ->
        [one] 1 funding card.
       *[other] {$most} funding cards.
    }
not-dominated = You do not dominate {$branch}: you have strength {$have} and need {$need}.
not-no-more-operations = You have laid an operation in {$branch} already this turn.
not-no-partner = Nobody has a partner at this table.
not-partner-left = Your partner has left the game.
not-already-gave = You have handed a card on already this turn.
not-a-target = The ability cannot be used on that.
not-its-own-agent = {$card} cannot use the ability on itself.
not-wrong-owner = {$card} lies before the wrong player for this.
not-too-strong = {$card} is too strong: {$have}, at most {$most} is possible.
not-has-funding = {$card} has funding.
not-only-agent = {$card} is the only agent of its owner.
not-must-choose = What was begun must be done: choose one.
not-already-resigned = {$seat} has left already.
not-no-clock = This game knows no clock.

## What an action does
do-keep = keep {$card}
do-recruit = recruit: look at the piles, one after the other
do-take =
    take this pile, {$count ->
        [one] 1 card
       *[other] {$count} cards
    }
do-leave = put it back and go on
do-play = play {$card} (strength {$strength}) into {$branch}
do-attach = attach {$card}
do-run =
    lay {$card} in {$branch}, {$stars ->
        [one] 1 star
       *[other] {$stars} stars
    }
do-run-if =
    lay {$card} in {$branch}, {$stars ->
        [one] 1 star
       *[other] {$stars} stars
    } if its condition holds
do-give = hand {$card} to your partner
do-draw = draw from the deck
do-look-at-top = look at the top of the deck
do-take-card = take {$card}
do-order = put {$card} back, to be drawn next
do-look-at-hand = look at the hand of {$seat}
do-look-at-operations = look at the operations of {$seat}
do-look-at-pile = look at pile {$pile}
do-give-for-it = give {$card} for it
do-put-for-it = put {$card} there for it
do-remove-funding = remove {$card}
do-move-funding = move {$card} …
do-move-funding-to = … to {$card}
do-eliminate = eliminate {$card}
do-poach = poach {$card}
do-into = into {$branch}
do-return = take {$card} back to hand
do-salvage = take {$card} from the discard pile
do-copy = use the ability of {$card}
do-discard = discard {$card}
do-use = use the ability
do-skip = do not use the ability
do-skip-more = take no more
do-skip-looking = done looking
do-end = end the turn
do-end-nothing = play nothing

## Score sheet
score-operations = Operations
score-failed = Operations whose condition fails
score-partner = Operations of the partner
score-partner-failed = Operations of the partner whose condition fails
score-funding = Attached funding (decides a tie)

## What stands on the cards: the full text, and one of at most 45 letters
card-agent = {$branch}, strength {$strength}.
card-agent-short = {$branch} {$strength}
card-master = Master: any branch, strength {$strength}.
card-master-short = any branch {$strength}
card-operation =
    {$branch}, {$stars ->
        [one] 1 star.
       *[other] {$stars} stars.
    }
card-operation-short = {$branch} {$stars}★
card-operation-two =
    {$branch} or {$other}, {$stars ->
        [one] 1 star.
       *[other] {$stars} stars.
    }
card-operation-two-short = {$branch} or {$other} {$stars}★
card-operation-all =
    Any branch, {$stars ->
        [one] 1 star.
       *[other] {$stars} stars.
    }
card-operation-all-short = any branch {$stars}★
card-funding = Funding: adds {$value} to an agent's strength.
card-funding-short = funding +{$value}
ability-draw =
    Draw {$cards ->
        [one] a card
       *[other] {$cards} cards
    } from the deck{$discard ->
        [0] .
        [one] {" "}and discard one from your hand.
       *[other] {" "}and discard {$discard} from your hand.
    }
ability-draw-short =
    Draw {$cards}{$discard ->
        [0] {""}
        [one] , discard {$discard}
       *[other] , discard {$discard}
    }
ability-top-of-deck =
    Look at {$look ->
        [one] the top card
       *[other] the top {$look} cards
    } of the deck, {$take ->
        [0] and
        [one] take one of them into your hand and
       *[other] take {$take} of them into your hand and
    } put the rest back in any order.
ability-top-of-deck-short =
    See the top {$look}{$take ->
        [0] {""}
        [one] , take {$take}
       *[other] , take {$take}
    }, order the rest
ability-exchange-with-hand =
    Look at {$whose ->
        [opponent] an opponent's hand
       *[another] another player's hand
    } and exchange one of its cards for one of yours.
ability-exchange-with-hand-short =
    See {$whose ->
        [opponent] an opponent's hand
       *[another] a hand
    }, exchange one card
ability-exchange-with-pile = Look at a pile and exchange one of its cards for one from your hand.
ability-exchange-with-pile-short = See a pile, exchange one card
ability-look-at-operations =
    Look at all face-down operations of {$whose ->
        [opponent] one opponent.
       *[another] one other player.
    }
ability-look-at-operations-short =
    See all operations of {$whose ->
        [opponent] one opponent
       *[another] one player
    }
ability-remove-funding =
    Discard one funding card from {$whose ->
        [own] another of your agents.
        [another] an agent of another player.
        [opponent] an opponent's agent.
       *[anyone] any other agent.
    }
ability-remove-funding-short =
    Remove funding from {$whose ->
        [own] one of your agents
        [another] another's agent
        [opponent] an opponent's agent
       *[anyone] any agent
    }
ability-move-funding =
    Move one funding card from {$whose ->
        [own] one of your agents
        [another] an agent of another player
        [opponent] an opponent's agent
       *[anyone] any agent
    } to another of your agents.
ability-move-funding-short =
    Move {$whose ->
        [own] a funding
        [another] another's funding
        [opponent] an opponent's funding
       *[anyone] any funding
    } to your agent
ability-eliminate =
    Eliminate {$whose ->
        [own] another of your agents
        [another] an agent of another player
        [opponent] an opponent's agent
       *[anyone] any other agent
    }{$limit ->
        [total] {" "}of total strength {$most} or less
        [printed] {" "}of printed strength {$most} or less
       *[none] {""}
    }{$unfunded ->
        [yes] {" "}without funding
       *[no] {""}
    }{$spare ->
        [yes] {" "}whose owner has a second agent.
       *[no] .
    }
ability-eliminate-short =
    Eliminate an agent{$limit ->
        [total] , total {$most} or less
        [printed] , printed {$most} or less
       *[none] {""}
    }
ability-poach =
    Poach {$whose ->
        [own] another of your agents
        [another] an agent of another player
        [opponent] an opponent's agent
       *[anyone] any other agent
    }{$limit ->
        [total] {" "}of total strength {$most} or less
        [printed] {" "}of printed strength {$most} or less
       *[none] {""}
    }{$unfunded ->
        [yes] {" "}without funding
       *[no] {""}
    }{$spare ->
        [yes] {" "}whose owner has a second agent.
       *[no] .
    }
ability-poach-short =
    Poach an agent{$limit ->
        [total] , total {$most} or less
        [printed] , printed {$most} or less
       *[none] {""}
    }
ability-return-to-hand =
    {$whose ->
        [own] Take another of your agents
        [another] Send an agent of another player
        [opponent] Send an opponent's agent
       *[anyone] Send any other agent
    }{$limit ->
        [total] {" "}of total strength {$most} or less
        [printed] {" "}of printed strength {$most} or less
       *[none] {""}
    }{$unfunded ->
        [yes] {" "}without funding
       *[no] {""}
    }{$spare ->
        [yes] {" "}whose owner has a second agent
       *[no] {""}
    } back to {$whose ->
        [own] your hand
       *[anyone] the owner's hand
    }, with all funding.
ability-return-to-hand-short =
    {$whose ->
        [own] Take back one of your agents
       *[anyone] Send an agent back to hand
    }{$limit ->
        [total] , total {$most} or less
        [printed] , printed {$most} or less
       *[none] {""}
    }
ability-salvage =
    Take up to {$count} {$kind ->
        [agent] {$count ->
            [one] agent
           *[other] agents
        }
        [operation] {$count ->
            [one] operation
           *[other] operations
        }
       *[funding] {$count ->
            [one] funding card
           *[other] funding cards
        }
    } from the discard pile into your hand.
ability-salvage-short =
    Take up to {$count} {$kind ->
        [agent] agents
        [operation] operations
       *[funding] funding
    } from the discards
ability-copy = Use the ability of another special agent in play.
ability-copy-short = Use another special agent's ability
ability-extra-agents =
    Play {$count ->
        [one] one more agent
       *[other] {$count} more agents
    } this turn.
ability-extra-agents-short =
    {$count ->
        [one] One more agent
       *[other] {$count} more agents
    } this turn
ability-extra-operations =
    Lay {$count ->
        [one] one more operation
       *[other] {$count} more operations
    } this turn, in branches you dominate.
ability-extra-operations-short =
    {$count ->
        [one] One more operation
       *[other] {$count} more operations
    } this turn
condition-dominate = Only if you dominate its branch at the end.
condition-dominate-short = If you dominate its branch
condition-agents-here =
    Only if you have at least {$count ->
        [one] one agent
       *[other] {$count} agents
    } in its branch at the end.
condition-agents-here-short =
    If you have {$count ->
        [one] an agent
       *[other] {$count} agents
    } here
condition-operations-here =
    Only if you have at least {$count ->
        [one] one other operation
       *[other] {$count} other operations
    } in its branch at the end.
condition-operations-here-short =
    If you have {$count ->
        [one] another operation
       *[other] {$count} other operations
    } here
condition-operations-everywhere = Only if you have operations in all four branches at the end.
condition-operations-everywhere-short = If you have operations in all branches
condition-most-funding = Only if you have more attached funding cards than each opponent at the end.
condition-most-funding-short = If you have the most funding attached
condition-master-in-play = Only if you have a master in play at the end.
condition-master-in-play-short = If you have a master in play
condition-no-agent-in = Only if you have no agent in {$branch} at the end.
condition-no-agent-in-short = If you have no agent in {$branch}
condition-fewest-cards = Only if you have fewer cards in hand than anybody else at the end.
condition-fewest-cards-short = If you have the fewest cards in hand
change-agents-as-funding = Agents from your hand may be attached like funding; each adds {$value}, and no ability is used.
change-agents-as-funding-short = Agents can be attached as funding +{$value}
change-agents-after-first =
    With your first agent of a turn you may play {$count ->
        [one] one more
       *[other] {$count} more
    }.
change-agents-after-first-short =
    After the first agent {$count ->
        [one] one more
       *[other] {$count} more
    }
change-funding-limit =
    No agent can have more than {$count ->
        [one] one funding card.
       *[other] {$count} funding cards.
    }
change-funding-limit-short =
    At most {$count ->
        [one] one funding
       *[other] {$count} funding
    } on an agent
change-open-operations = Operations are laid face-up.
change-open-operations-short = Operations are laid face-up
change-piles =
    There {$count ->
        [one] is only one pile.
       *[other] are {$count} piles.
    }
change-piles-short =
    {$count ->
        [one] Only one pile
       *[other] {$count} piles
    }
change-strength = Each agent of {$branch} is stronger by {$by}; masters are not.
change-strength-short = Agents of {$branch} +{$by}
change-eliminated-to-hand = Eliminated agents return to their owner's hand; their funding is discarded.
change-eliminated-to-hand-short = Eliminated agents return to hand
change-end-at = The last turns begin when {$cards} cards or fewer are left in the deck.
change-end-at-short = The end begins at {$cards} cards left

## The table in a terminal
board-title =
    Round {$round}, {$deck ->
        [0] the deck is empty
        [one] 1 card in the deck
       *[other] {$deck} cards in the deck
    }
board-title-last =
    Round {$round}, last turns, {$deck ->
        [0] the deck is empty
        [one] 1 card in the deck
       *[other] {$deck} cards in the deck
    }
board-title-over = Round {$round}, the game is over
board-draft = Everybody keeps a card, {$deck} cards in the deck
board-situation = Situation: {$name}. {$text}
board-pile = Pile {$pile}: {$cards}
board-pile-empty = Pile {$pile}: empty
board-discard = Discarded: {$cards}
board-branches = Strength
board-seat =
    {$seat}, {$hand ->
        [one] 1 card
       *[other] {$hand} cards
    }
board-seat-me =
    {$seat} (you), {$hand ->
        [one] 1 card
       *[other] {$hand} cards
    }
board-seat-partner =
    {$seat} (partner), {$hand ->
        [one] 1 card
       *[other] {$hand} cards
    }
board-seat-left =
    {$seat} (left), {$hand ->
        [one] 1 card
       *[other] {$hand} cards
    }
board-agents = {"    "}{$branch}: {$agents}
board-operations = {"    "}{$branch}, operations: {$cards}
board-hand = Your hand
board-packet = Keep one of these
board-looking = You are looking at
board-legend = * dominates the branch · ▒ a card you do not know
board-memory = You remember
board-memory-hand = {"    "}in the hand of {$seat}: {$cards}
board-memory-deck = {"    "}card {$depth} of the deck: {$card}
board-memory-guess = {"    "}{$cards}: {$zones}
board-memory-joint = {"    "}at most {$most} of {$cards}: {$zones}
board-zone-hand = hand of {$seat}
board-zone-operations = operations of {$seat}
board-zone-pile = pile {$pile}
