# Tout ce que dit SpyNet, en français.

title = SpyNet

## Listes à côté des règles
list-agents = Agents
list-operations = Opérations
list-funding = Financement
list-situations = Situations
list-name = Carte
list-branch = Domaine
list-strength = Force
list-stars = Étoiles
list-value = Valeur
list-ability = Ce qu’elle fait
list-condition = Condition

## Ce qui s'est passé
log-kept =
    {$seat ->
        [you] Vous gardez
       *[other] {$seat} garde
    } une carte {$seat ->
        [you] et passez le reste
       *[other] et passe le reste
    }.
log-kept-card =
    {$seat ->
        [you] Vous gardez
       *[other] {$seat} garde
    } {$card} {$seat ->
        [you] et passez le reste
       *[other] et passe le reste
    }.
log-received =
    {$seat ->
        [you] Vous recevez
       *[other] {$seat} reçoit
    } la dernière carte.
log-received-card =
    {$seat ->
        [you] Vous recevez
       *[other] {$seat} reçoit
    } la dernière carte : {$card}.
log-turn =
    {$seat ->
        [you] C’est à vous de jouer.
       *[other] C'est à {$seat} de jouer.
    }
log-last-turn =
    {$seat ->
        [you] Vous jouez
       *[other] {$seat} joue
    } son dernier tour.
log-looked =
    {$seat ->
        [you] Vous regardez
       *[other] {$seat} regarde
    } la pile {$pile}.
log-looked-cards =
    {$seat ->
        [you] Vous regardez
       *[other] {$seat} regarde
    } la pile {$pile} : {$cards}.
log-put-back =
    {$seat ->
        [you] Vous reposez
       *[other] {$seat} repose
    } la pile {$pile}.
log-took =
    {$seat ->
        [you] Vous prenez
       *[other] {$seat} prend
    } la pile {$pile} : {$count ->
        [one] {$count} carte.
       *[other] {$count} cartes.
    }
log-took-cards =
    {$seat ->
        [you] Vous prenez
       *[other] {$seat} prend
    } la pile {$pile}, {$count ->
        [one] {$count} carte
       *[other] {$count} cartes
    } : {$cards}.
log-drew =
    {$seat ->
        [you] Vous piochez
       *[other] {$seat} pioche
    } une carte.
log-drew-card =
    {$seat ->
        [you] Vous piochez
       *[other] {$seat} pioche
    } {$card}.
log-refilled = La pile {$pile} reçoit une carte.
log-played =
    {$seat ->
        [you] Vous jouez
       *[other] {$seat} joue
    } {$agent} en {$branch}.
log-attached =
    {$seat ->
        [you] Vous attachez
       *[other] {$seat} attache
    } {$card} à {$agent}.
log-more-agents =
    {$seat ->
        [you] Vous pouvez
       *[other] {$seat} peut
    } jouer {$count ->
        [one] un agent de plus
       *[other] {$count} agents de plus
    } ce tour-ci.
log-more-operations =
    {$seat ->
        [you] Vous pouvez
       *[other] {$seat} peut
    } poser {$count ->
        [one] une opération de plus
       *[other] {$count} opérations de plus
    } ce tour-ci.
log-ran =
    {$seat ->
        [you] Vous posez
       *[other] {$seat} pose
    } une opération en {$branch}.
log-ran-card =
    {$seat ->
        [you] Vous posez
       *[other] {$seat} pose
    } {$card} en {$branch}.
log-gave =
    {$seat ->
        [you] Vous transmettez une carte à {$to}
       *[other] {$seat} {$to ->
            [you] vous transmet une carte
           *[other] transmet une carte à {$to}
        }
    }.
log-gave-card =
    {$seat ->
        [you] Vous transmettez {$card} à {$to}
       *[other] {$seat} {$to ->
            [you] vous transmet {$card}
           *[other] transmet {$card} à {$to}
        }
    }.
log-skipped =
    {$seat ->
        [you] Vous renoncez
       *[other] {$seat} renonce
    } au pouvoir de {$agent}.
log-copied =
    {$seat ->
        [you] Vous utilisez
       *[other] {$seat} utilise
    } par {$agent} le pouvoir de {$source}.
log-eliminated =
    {$seat ->
        [you] Vous éliminez
       *[other] {$seat} élimine
    } {$agent}, {$owner ->
        [you] à votre service
       *[other] au service de {$owner}
    }.
log-eliminated-to-hand =
    {$seat ->
        [you] Vous éliminez
       *[other] {$seat} élimine
    } {$agent}, qui revient dans {$owner ->
        [you] votre main
       *[other] la main de {$owner}
    }.
log-poached =
    {$seat ->
        [you] Vous débauchez
       *[other] {$seat} débauche
    } {$agent} {$owner ->
        [you] chez vous
       *[other] chez {$owner}
    } {$seat ->
        [you] et le placez en {$branch}
       *[other] et le place en {$branch}
    }.
log-returned =
    {$owner ->
        [you] Vous reprenez
       *[other] {$owner} reprend
    } {$agent} en main.
log-unfunded =
    {$seat ->
        [you] Vous retirez
       *[other] {$seat} retire
    } {$card} à {$agent}.
log-funding-moved =
    {$seat ->
        [you] Vous déplacez
       *[other] {$seat} déplace
    } {$card} de {$from} vers {$to}.
log-hand-seen =
    {$seat ->
        [you] Vous regardez
       *[other] {$seat} regarde
    } {$of ->
        [you] votre main
       *[other] la main de {$of}
    }.
log-hand-seen-cards =
    {$seat ->
        [you] Vous regardez
       *[other] {$seat} regarde
    } {$of ->
        [you] votre main
       *[other] la main de {$of}
    } : {$cards}.
log-exchanged =
    {$seat ->
        [you] Vous échangez
       *[other] {$seat} échange
    } une carte {$with ->
        [you] avec vous
       *[other] avec {$with}
    }.
log-exchanged-cards =
    {$seat ->
        [you] Vous prenez {$taken} à {$with}
       *[other] {$seat} {$with ->
            [you] vous prend {$taken}
           *[other] prend {$taken} à {$with}
        }
    } et {$seat ->
        [you] donnez
       *[other] donne
    } {$given}.
log-swapped =
    {$seat ->
        [you] Vous échangez
       *[other] {$seat} échange
    } une carte avec la pile {$pile}.
log-swapped-cards =
    {$seat ->
        [you] Vous prenez
       *[other] {$seat} prend
    } {$taken} dans la pile {$pile} {$seat ->
        [you] et y mettez {$given}
       *[other] et y met {$given}
    }.
log-operations-seen =
    {$seat ->
        [you] Vous regardez
       *[other] {$seat} regarde
    } {$of ->
        [you] vos opérations
       *[other] les opérations de {$of}
    }.
log-operations-seen-cards =
    {$seat ->
        [you] Vous regardez
       *[other] {$seat} regarde
    } {$of ->
        [you] vos opérations
       *[other] les opérations de {$of}
    } : {$cards}.
log-salvaged =
    {$seat ->
        [you] Vous reprenez
       *[other] {$seat} reprend
    } {$card} dans la défausse.
log-top-seen =
    {$seat ->
        [you] Vous regardez
       *[other] {$seat} regarde
    } {$count ->
        [one] la première carte
       *[other] les {$count} premières cartes
    } de la pioche.
log-top-seen-cards =
    {$seat ->
        [you] Vous regardez
       *[other] {$seat} regarde
    } {$count ->
        [one] la première carte
       *[other] les {$count} premières cartes
    } de la pioche : {$cards}.
log-ordered =
    {$seat ->
        [you] Vous remettez
       *[other] {$seat} remet
    } le reste sur la pioche.
log-discarded =
    {$seat ->
        [you] Vous défaussez
       *[other] {$seat} défausse
    } {$card}.
log-last-turns = La pioche s'épuise : chacun joue un dernier tour.
log-stalled = Trois tours de table sans recruter : chacun joue un dernier tour.
log-revealed =
    {$seat ->
        [you] Vous révélez
       *[other] {$seat} révèle
    } {$card} en {$branch} : {$stars ->
        [0] condition non remplie, aucune étoile.
        [one] {$stars} étoile.
       *[other] {$stars} étoiles.
    }
log-resigned =
    {$seat ->
        [you] Vous quittez
       *[other] {$seat} quitte
    } la partie.
log-abandoned = La partie est interrompue.
log-ended = La partie est terminée.

## Pourquoi pas
not-seat-count = On joue à deux ou trois chacun pour soi, à quatre en équipes ; pas à {$have}.
not-such-situation = Cette situation n'existe pas dans cette édition.
not-too-few-cards = Cette édition a {$have} cartes ; il en faut {$need} pour commencer.
not-such-seat = Cette place n'existe pas à cette table de {$have}.
not-such-card = Cette carte n'existe pas dans cette édition.
not-game-over = La partie est terminée.
not-your-turn = C'est à {$seat} de jouer.
not-your-pick = {$seat} doit d’abord garder une carte.
not-still-drafting = D'abord, chacun garde une carte.
not-drafting = On ne garde une carte qu'avant le premier tour.
not-in-packet = {$card} n'est pas parmi les cartes qui circulent.
not-last-turn = Au dernier tour, vous ne pouvez que jouer.
not-already-playing = Vous avez commencé à jouer ; recruter aurait occupé tout le tour.
not-still-recruiting = Prenez d'abord la pile ou reposez-la.
not-recruiting = Vous ne regardez aucune pile ; recrutez d'abord.
not-ability-open = Utilisez d'abord le pouvoir de {$card} ou renoncez-y.
not-no-ability = Aucun pouvoir n'est en attente.
not-in-hand = {$card} n'est pas dans votre main.
not-an-agent = {$card} n'est pas un agent.
not-an-operation = {$card} n'est pas une opération.
not-wrong-branch = {$card} n'appartient pas au domaine {$branch}.
not-no-more-agents = Vous ne pouvez plus jouer d'agent ce tour-ci.
not-nothing-laid = Un financement s'attache juste après avoir joué l'agent.
not-funding = {$card} ne peut pas être attaché.
not-brought-by = {$agent} a rapporté {$card} pendant ce tour : impossible de l'attacher à ce même agent.
not-funding-limit =
    Un agent ne peut pas avoir plus de {$most ->
        [one] {$most} financement.
       *[other] {$most} financements.
    }
not-dominated = Vous ne dominez pas le domaine {$branch} : votre force est de {$have}, il faut {$need}.
not-no-more-operations = Vous avez déjà posé une opération en {$branch} ce tour-ci.
not-no-partner = Personne n'a de partenaire à cette table.
not-partner-left = Votre partenaire a quitté la partie.
not-already-gave = Vous avez déjà transmis une carte ce tour-ci.
not-a-target = Le pouvoir ne peut pas s'appliquer à cela.
not-its-own-agent = {$card} ne peut pas s'appliquer son propre pouvoir.
not-wrong-owner = {$card} n'est pas devant la bonne personne pour cela.
not-too-strong = {$card} est trop fort : {$have}, au plus {$most}.
not-has-funding = {$card} a un financement.
not-only-agent = {$card} est le seul agent de son propriétaire.
not-must-choose = Ce qui est commencé doit être achevé : choisissez.
not-already-resigned = {$seat} a déjà quitté la partie.
not-no-clock = Ce jeu ne connaît pas de pendule.

## Ce que fait une action
do-keep = garder {$card}
do-recruit = recruter : regarder les piles l'une après l'autre
do-take =
    prendre cette pile, {$count ->
        [one] {$count} carte
       *[other] {$count} cartes
    }
do-leave = la reposer et continuer
do-play = jouer {$card} (force {$strength}) en {$branch}
do-attach = attacher {$card}
do-run =
    poser {$card} en {$branch}, {$stars ->
        [one] {$stars} étoile
       *[other] {$stars} étoiles
    }
do-run-if =
    poser {$card} en {$branch}, {$stars ->
        [one] {$stars} étoile
       *[other] {$stars} étoiles
    } si la condition est remplie
do-give = transmettre {$card} à votre partenaire
do-draw = piocher
do-look-at-top = regarder le dessus de la pioche
do-take-card = prendre {$card}
do-order = remettre {$card}, à piocher ensuite
do-look-at-hand = regarder la main de {$seat}
do-look-at-operations = regarder les opérations de {$seat}
do-look-at-pile = regarder la pile {$pile}
do-give-for-it = donner {$card} en échange
do-put-for-it = y mettre {$card} en échange
do-remove-funding = retirer {$card}
do-move-funding = déplacer {$card} …
do-move-funding-to = … vers {$card}
do-eliminate = éliminer {$card}
do-poach = débaucher {$card}
do-into = en {$branch}
do-return = reprendre {$card} en main
do-salvage = reprendre {$card} dans la défausse
do-copy = utiliser le pouvoir de {$card}
do-discard = défausser {$card}
do-use = utiliser le pouvoir
do-skip = ne pas utiliser le pouvoir
do-skip-more = ne rien prendre de plus
do-skip-looking = c’est vu
do-end = finir le tour
do-end-nothing = ne rien jouer

## Décompte
score-operations = Opérations
score-failed = Opérations dont la condition n'est pas remplie
score-partner = Opérations du partenaire
score-partner-failed = Opérations du partenaire, condition non remplie
score-funding = Financements attachés (départagent les égalités)

## Ce qui figure sur les cartes : le texte complet, et un de 45 lettres au plus
card-agent = {$branch}, force {$strength}.
card-agent-short = {$branch} {$strength}
card-master = Maître : tous domaines, force {$strength}.
card-master-short = tous domaines {$strength}
card-operation =
    {$branch}, {$stars ->
        [one] {$stars} étoile.
       *[other] {$stars} étoiles.
    }
card-operation-short = {$branch} {$stars}★
card-operation-two =
    {$branch} ou {$other}, {$stars ->
        [one] {$stars} étoile.
       *[other] {$stars} étoiles.
    }
card-operation-two-short = {$branch} ou {$other} {$stars}★
card-operation-all =
    Tous domaines, {$stars ->
        [one] {$stars} étoile.
       *[other] {$stars} étoiles.
    }
card-operation-all-short = tous domaines {$stars}★
card-funding = Financement : ajoute {$value} à la force d'un agent.
card-funding-short = financement +{$value}
ability-draw =
    Piochez {$cards ->
        [one] une carte
       *[other] {$cards} cartes
    }{$discard ->
        [0] .
        [one] {" "}et défaussez-en une de votre main.
       *[other] {" "}et défaussez-en {$discard} de votre main.
    }
ability-draw-short =
    Piochez {$cards}{$discard ->
        [0] {""}
        [one] , défaussez {$discard}
       *[other] , défaussez {$discard}
    }
ability-top-of-deck =
    Regardez {$look ->
        [one] la première carte
       *[other] les {$look} premières cartes
    } de la pioche, {$take ->
        [0] puis
        [one] prenez-en une en main et
       *[other] prenez-en {$take} en main et
    } remettez le reste dans l'ordre de votre choix.
ability-top-of-deck-short =
    Voir {$look} cartes{$take ->
        [0] {""}
        [one] , en prendre {$take}
       *[other] , en prendre {$take}
    }, ranger le reste
ability-exchange-with-hand =
    Regardez la main {$whose ->
        [opponent] d'un adversaire
       *[another] d'une autre personne
    } et échangez une de ses cartes contre une des vôtres.
ability-exchange-with-hand-short =
    Voir {$whose ->
        [opponent] une main adverse
       *[another] une main
    }, échanger une carte
ability-exchange-with-pile = Regardez une pile et échangez une de ses cartes contre une de votre main.
ability-exchange-with-pile-short = Voir une pile, échanger une carte
ability-look-at-operations =
    Regardez toutes les opérations cachées {$whose ->
        [opponent] d'un adversaire.
       *[another] d'une autre personne.
    }
ability-look-at-operations-short =
    Voir toutes les opérations {$whose ->
        [opponent] d'un adversaire
       *[another] de quelqu'un
    }
ability-remove-funding =
    Défaussez un financement {$whose ->
        [own] d'un autre de vos agents.
        [another] d'un agent d'une autre personne.
        [opponent] d'un agent adverse.
       *[anyone] de n'importe quel autre agent.
    }
ability-remove-funding-short =
    Retirer {$whose ->
        [own] un de vos financements
        [another] le financement d'un autre
        [opponent] un financement adverse
       *[anyone] un financement
    }
ability-move-funding =
    Déplacez un financement {$whose ->
        [own] d'un de vos agents
        [another] d'un agent d'une autre personne
        [opponent] d'un agent adverse
       *[anyone] de n'importe quel agent
    } vers un autre de vos agents.
ability-move-funding-short =
    Prendre {$whose ->
        [own] un de vos financements
        [another] le financement d'un autre
        [opponent] un financement adverse
       *[anyone] un financement
    }
ability-eliminate =
    Éliminez {$whose ->
        [own] un autre de vos agents
        [another] un agent d'une autre personne
        [opponent] un agent adverse
       *[anyone] n'importe quel autre agent
    }{$limit ->
        [total] {" "}de force totale {$most} ou moins
        [printed] {" "}de force imprimée {$most} ou moins
       *[none] {""}
    }{$unfunded ->
        [yes] {" "}sans financement
       *[no] {""}
    }{$spare ->
        [yes] , si son propriétaire a un second agent.
       *[no] .
    }
ability-eliminate-short =
    Éliminer un agent{$limit ->
        [total] , total {$most} ou moins
        [printed] , imprimé {$most} ou moins
       *[none] {""}
    }
ability-poach =
    Débauchez {$whose ->
        [own] un autre de vos agents
        [another] un agent d'une autre personne
        [opponent] un agent adverse
       *[anyone] n'importe quel autre agent
    }{$limit ->
        [total] {" "}de force totale {$most} ou moins
        [printed] {" "}de force imprimée {$most} ou moins
       *[none] {""}
    }{$unfunded ->
        [yes] {" "}sans financement
       *[no] {""}
    }{$spare ->
        [yes] , si son propriétaire a un second agent.
       *[no] .
    }
ability-poach-short =
    Débaucher un agent{$limit ->
        [total] , total {$most} ou moins
        [printed] , imprimé {$most} ou moins
       *[none] {""}
    }
ability-return-to-hand =
    {$whose ->
        [own] Reprenez un autre de vos agents
        [another] Renvoyez un agent d'une autre personne
        [opponent] Renvoyez un agent adverse
       *[anyone] Renvoyez n'importe quel autre agent
    }{$limit ->
        [total] {" "}de force totale {$most} ou moins
        [printed] {" "}de force imprimée {$most} ou moins
       *[none] {""}
    }{$unfunded ->
        [yes] {" "}sans financement
       *[no] {""}
    }{$spare ->
        [yes] {" "}dont le propriétaire a un second agent
       *[no] {""}
    } {$whose ->
        [own] en main
       *[anyone] dans la main de son propriétaire
    }, avec tous ses financements.
ability-return-to-hand-short =
    {$whose ->
        [own] Reprendre un de vos agents
       *[anyone] Renvoyer un agent en main
    }{$limit ->
        [total] , total {$most} ou moins
        [printed] , imprimé {$most} ou moins
       *[none] {""}
    }
ability-salvage =
    Reprenez en main jusqu'à {$count} {$kind ->
        [agent] {$count ->
            [one] agent
           *[other] agents
        }
        [operation] {$count ->
            [one] opération
           *[other] opérations
        }
       *[funding] {$count ->
            [one] financement
           *[other] financements
        }
    } de la défausse.
ability-salvage-short =
    Jusqu'à {$count} {$kind ->
        [agent] agents
        [operation] opérations
       *[funding] financements
    } de la défausse
ability-copy = Utilisez le pouvoir d'un autre agent spécial en jeu.
ability-copy-short = Pouvoir d'un autre agent spécial
ability-extra-agents =
    Jouez {$count ->
        [one] un agent de plus
       *[other] {$count} agents de plus
    } ce tour-ci.
ability-extra-agents-short =
    {$count ->
        [one] Un agent de plus
       *[other] {$count} agents de plus
    } ce tour-ci
ability-extra-operations =
    Posez {$count ->
        [one] une opération de plus
       *[other] {$count} opérations de plus
    } ce tour-ci, dans des domaines que vous dominez.
ability-extra-operations-short =
    {$count ->
        [one] Une opération de plus
       *[other] {$count} opérations de plus
    } ce tour-ci
condition-dominate = Seulement si vous dominez son domaine à la fin.
condition-dominate-short = Si vous dominez son domaine
condition-agents-here =
    Seulement si vous avez au moins {$count ->
        [one] un agent
       *[other] {$count} agents
    } dans son domaine à la fin.
condition-agents-here-short =
    Si vous avez {$count ->
        [one] un agent
       *[other] {$count} agents
    } ici
condition-operations-here =
    Seulement si vous avez au moins {$count ->
        [one] une autre opération
       *[other] {$count} autres opérations
    } dans son domaine à la fin.
condition-operations-here-short =
    Si vous avez {$count ->
        [one] une autre opération
       *[other] {$count} autres opérations
    } ici
condition-operations-everywhere = Seulement si vous avez des opérations dans les quatre domaines à la fin.
condition-operations-everywhere-short = Si vous avez des opérations partout
condition-most-funding = Seulement si vous avez plus de financements attachés que chaque adversaire à la fin.
condition-most-funding-short = Si vous avez le plus de financements
condition-master-in-play = Seulement si vous avez un maître en jeu à la fin.
condition-master-in-play-short = Si vous avez un maître en jeu
condition-no-agent-in = Seulement si vous n'avez aucun agent en {$branch} à la fin.
condition-no-agent-in-short = Si vous n'avez aucun agent en {$branch}
condition-fewest-cards = Seulement si vous avez moins de cartes en main que tous les autres à la fin.
condition-fewest-cards-short = Si vous avez le moins de cartes en main
change-agents-as-funding = Les agents en main peuvent être attachés comme financement ; chacun ajoute {$value}, sans utiliser son pouvoir.
change-agents-as-funding-short = Agents attachables, financement +{$value}
change-agents-after-first =
    Avec votre premier agent du tour, vous pouvez en jouer {$count ->
        [one] un de plus.
       *[other] {$count} de plus.
    }
change-agents-after-first-short =
    Après le premier agent, {$count ->
        [one] un de plus
       *[other] {$count} de plus
    }
change-funding-limit =
    Un agent ne peut pas avoir plus {$count ->
        [one] d'un financement.
       *[other] de {$count} financements.
    }
change-funding-limit-short =
    Au plus {$count ->
        [one] un financement
       *[other] {$count} financements
    } par agent
change-open-operations = Les opérations sont posées face visible.
change-open-operations-short = Opérations posées face visible
change-piles =
    Il y a {$count ->
        [one] une seule pile.
       *[other] {$count} piles.
    }
change-piles-short =
    {$count ->
        [one] Une seule pile
       *[other] {$count} piles
    }
change-strength = Chaque agent du domaine {$branch} gagne {$by} ; les maîtres, non.
change-strength-short = Agents de {$branch} +{$by}
change-eliminated-to-hand = Les agents éliminés reviennent dans la main de leur propriétaire ; leurs financements sont défaussés.
change-eliminated-to-hand-short = Les agents éliminés reviennent en main
change-end-at = Les derniers tours commencent dès qu'il reste {$cards} cartes ou moins dans la pioche.
change-end-at-short = La fin commence à {$cards} cartes

## La table dans un terminal
board-title =
    Tour {$round}, {$deck ->
        [0] la pioche est vide
        [one] {$deck} carte dans la pioche
       *[other] {$deck} cartes dans la pioche
    }
board-title-last =
    Tour {$round}, derniers tours, {$deck ->
        [0] la pioche est vide
        [one] {$deck} carte dans la pioche
       *[other] {$deck} cartes dans la pioche
    }
board-title-over = Tour {$round}, la partie est terminée
board-draft = Chacun garde une carte, {$deck} cartes dans la pioche
board-situation = Situation : {$name}. {$text}
board-pile = Pile {$pile} : {$cards}
board-pile-empty = Pile {$pile} : vide
board-discard = Défausse : {$cards}
board-branches = Force
board-seat =
    {$seat}, {$hand ->
        [one] {$hand} carte
       *[other] {$hand} cartes
    }
board-seat-me =
    {$seat} (vous), {$hand ->
        [one] {$hand} carte
       *[other] {$hand} cartes
    }
board-seat-partner =
    {$seat} (partenaire), {$hand ->
        [one] {$hand} carte
       *[other] {$hand} cartes
    }
board-seat-left =
    {$seat} (parti), {$hand ->
        [one] {$hand} carte
       *[other] {$hand} cartes
    }
board-agents = {"    "}{$branch} : {$agents}
board-operations = {"    "}{$branch}, opérations : {$cards}
board-hand = Votre main
board-packet = Gardez l'une de celles-ci
board-looking = Vous regardez
board-legend = * domine le domaine · ▒ une carte que vous ne connaissez pas
board-memory = Vous vous souvenez
board-memory-hand = {"    "}dans la main de {$seat} : {$cards}
board-memory-deck = {"    "}carte {$depth} de la pioche : {$card}
board-memory-guess = {"    "}{$cards} : {$zones}
board-memory-joint = {"    "}{$most} au plus parmi {$cards} : {$zones}
board-zone-hand = main de {$seat}
board-zone-operations = opérations de {$seat}
board-zone-pile = pile {$pile}
