# Ce que la page de SpyNet dit en plus des règles, en français.

## Mots
sn-you = Vous
sn-yours = à vous
sn-partner = partenaire
sn-rival = rival
sn-role-bot = {$role}, robot, {$kind}
sn-has-left = est parti
sn-you-left = vous avez quitté la partie
sn-seat-label = {$name}, {$role}
sn-you-with = vous, avec {$name}
sn-you-alone = vous
sn-name-you = {$name} (vous)
sn-master = Maître, partout
sn-no-condition = Sans condition
sn-situation = Situation
sn-card = {$name}. {$text}
sn-none = aucune
sn-no-master = aucun
sn-teams = Équipes de deux
sn-stars-word = étoiles
sn-players = Joueurs

## Branches
sn-branches = Les quatre domaines
sn-short-enforcement = Action
sn-short-infiltration = Infiltr.
sn-short-counterintelligence = Contre
sn-short-technology = Techno
sn-nobody-dominates = Personne ne domine
sn-nobody-short = personne
sn-you-dominate = Vous dominez de {$by}
sn-dominates = {$name} domine de {$by}
sn-by = de {$by}
sn-to-beat = à battre : {$best}
sn-says-dominates = domine
sn-best-rival = meilleur rival {$best}
sn-will-dominate = vous dominerez
sn-will-dominate-short = domine
sn-yours-anyway = à vous de toute façon
sn-yours-short = à vous
sn-only-equal = égalité : 1 de moins
sn-equal-short = égal
sn-short-by = il manque {$count}
sn-short-by-short = −{$count}
sn-you-dominate-here = vous dominez ici
sn-lay-here = la poser ici
sn-lay-short = poser
sn-not-here = n’a pas sa place ici
sn-not-here-short = –
sn-used-short = joué
sn-need-short = {$have} sur {$need}
sn-no-short = non
sn-says-play = Jouer en {$branch} : {$verdict}
sn-says-lay = Poser en {$branch}
sn-says-not = {$branch} : {$why}
sn-your-agents = Vos agents, du dessous au dessus
sn-your-files = Vos opérations en {$branch} : {$count}, valeur actuelle en étoiles : {$stars}
sn-no-files = aucune
sn-others-files = Opérations des autres, seulement comptées
sn-have-best = vous {$have}, meilleur rival {$best}
sn-strength-says =
    {$branch} : force {$strength}, {$agents ->
        [one] {$agents} agent
       *[other] {$agents} agents
    }{$funding ->
        [0] {""}
        [one] , financement +{$funding}
       *[other] , financement +{$funding}
    }

## Piles
sn-supply = Piles, pioche et défausse
sn-piles = Piles
sn-pile = Pile {$pile}
sn-pile-says =
    {$count ->
        [one] Pile {$pile}, {$count} carte
       *[other] Pile {$pile}, {$count} cartes
    }
sn-lift-says =
    {$count ->
        [one] Recruter : prendre la pile {$pile}, {$count} carte
       *[other] Recruter : prendre la pile {$pile}, {$count} cartes
    }
sn-memory-on = aide-mémoire
sn-memory-off = sans aide-mémoire
sn-memory = Vous vous souvenez
sn-pile-empty = vide
sn-never-seen = jamais vue
sn-all-seen = tout vu
sn-pile-order = Les piles se regardent dans l’ordre : d’abord la pile {$pile}.
sn-some-seen =
    {$known ->
        [one] {$known} vue
       *[other] {$known} vues
    }, {$new ->
        [one] {$new} nouvelle
       *[other] {$new} nouvelles
    }
sn-you-know = en partie connue
sn-hidden-cards =
    {$count ->
        [one] {$count} carte cachée
       *[other] {$count} cartes cachées
    }
sn-deck = Pioche
sn-deck-line =
    {$end ->
        [0] la dernière carte ouvre les derniers tours
        [one] à {$end} carte commencent les derniers tours
       *[other] à {$end} cartes commencent les derniers tours
    }
sn-last-turns = derniers tours
sn-discard = Défausse
sn-discard-empty = vide

## Recruter et choisir
sn-tray = Devant vous
sn-in-hands = entre vos mains
sn-was-put-back = reposée
sn-passed = vide
sn-next = ensuite
sn-later = plus tard
sn-last-resort = en dernier
sn-deck-resort = Toutes les piles reposées : vous piochez la carte du dessus, cachée jusque-là.
sn-one-more = +1 cachée
sn-so-holds = elle en aura {$count}
sn-if-taken = si vous prenez la pile {$pile}
sn-untouched = Intacte
sn-hand-grows = Tout prendre : main {$hand} → {$then}
sn-pile-anew = la pile {$pile} repart avec 1 carte cachée
sn-put-back-then = Reposer : continuer
sn-pile-keeps = la pile {$pile} les garde et en reçoit 1
sn-nothing-here = rien pour ici
sn-choices = Ce que vous pouvez choisir
sn-you-give = vous donnez
sn-you-take-from = vous prenez, à {$name}
sn-you-take-pile = vous prenez, pile {$pile}
sn-cards-go-round = Les premières cartes circulent : chacun en garde une et passe les autres à droite.

## La question en haut
sn-ask-fresh = À vous. Recruter ou jouer ?
sn-ask-fresh-shared = {$name} : Recruter ou jouer ?
sn-line-fresh = Recruter vous montre la pile {$pile} : ensuite, pas de retour.
sn-line-fresh-deck = Toutes les piles sont vides : recruter pioche une carte.
sn-ask-last = Votre dernier tour. Que jouez-vous ?
sn-line-last = On ne recrute plus : jouez des cartes, ou rien.
sn-line-win = Le plus d’étoiles gagne.
sn-ask-on = Continuer, ou finir le tour ?
sn-ask-end = Tout est fait. Finir le tour ?
sn-line-end = Rien n’est envoyé : tout peut encore être annulé.
sn-line-end-rest = Ce que vous avez vu reste ; tout le reste peut encore être annulé.
sn-line-settled = Ce qui a été montré ne s’annule plus.
sn-line-more-agents =
    {$count ->
        [one] Un agent de plus, dans n’importe quel domaine.
       *[other] {$count} agents de plus, dans n’importe quel domaine.
    }
sn-ask-more = {$card} est en jeu. Attacher du financement ?
sn-line-attach = Le financement ne s’attache que maintenant.
sn-line-attach-first = Attachez d’abord le financement : après le pouvoir il sera trop tard.
sn-ask-keep = Quelle carte gardez-vous ?
sn-ask-keep-it = Garder {$card} ?
sn-line-keep =
    {$count ->
        [one] L’autre carte va à {$name}, à votre droite.
       *[other] Les {$count} autres cartes vont à {$name}, à votre droite.
    }
sn-ask-take = Prendre toute la pile {$pile}, ou la reposer ?
sn-line-next-pile = Ensuite viendrait la pile {$pile}.
sn-line-next-deck = Reposée, vous piochez la carte du dessus.
sn-line-seen = Ce que vous avez vu reste vu.
sn-line-reveals = Cela vous montre des cartes cachées : sans retour.
sn-line-copied = {$card} utilise ceci : {$source}
sn-ask-use = Utiliser {$card} ?
sn-ask-branch = Dans quel domaine va {$card} ?
sn-ask-take-hand = Quelle carte prenez-vous à {$name} ?
sn-ask-give-hand = Quelle carte donnez-vous à {$name} en échange ?
sn-ask-take-pile = Quelle carte prenez-vous dans la pile {$pile} ?
sn-ask-give-pile = Quelle carte mettez-vous dans la pile {$pile} en échange ?
sn-ask-look-hand = Cette main : {$name}
sn-ask-look-pile = La pile {$pile}, pour vous seul
sn-ask-look-files = Ces opérations : {$name}
sn-ask-move-to = Vers lequel de vos agents ?
sn-ask-salvage =
    {$count ->
        [one] Reprendre une carte dans la défausse ?
       *[other] Reprendre jusqu’à {$count} cartes dans la défausse ?
    }
sn-ask-top =
    {$count ->
        [one] Quelle carte prenez-vous ?
       *[other] Quelles {$count} cartes prenez-vous ?
    }
sn-ask-order = Quelle carte sera piochée ensuite ?
sn-ask-discard =
    {$count ->
        [one] Quelle carte défaussez-vous ?
       *[other] Quelles {$count} cartes défaussez-vous ?
    }
sn-ask-attach = Attacher {$card} ?
sn-ask-where = Dans quel domaine va {$card} ?
sn-ask-nowhere = {$card} ne va nulle part maintenant.
sn-ask-funding = {$card} accompagne un agent.
sn-ask-play = Jouer {$card} en {$branch} ?
sn-ask-lay = Poser {$card} en {$branch} ?
sn-line-lay = Face cachée jusqu’à la fin ; seules quelques cartes la montrent aux autres.
sn-line-lay-open = Face visible, par la situation : tout le monde la voit.
sn-line-lay-idle = En l’état, elle vaut 0 étoile ({$why}).
sn-line-strength = {$branch} {$before} → {$after}.
sn-line-will = Meilleur rival {$best} : vous dominerez.
sn-line-anyway = Meilleur rival {$best} : vous dominez déjà.
sn-line-not-yet = Meilleur rival {$best} : pas encore assez.
sn-over = La partie est finie.
sn-sending = Un instant
sn-waiting-for = On attend {$name}
sn-goal = Le plus d’étoiles d’opérations gagne ; posez-les là où vous dominez.
sn-goal-team = L’équipe avec le plus d’étoiles d’opérations gagne ; posez-les là où vous dominez.
sn-line-stand =
    {$count ->
        [one] Vous avez {$count} étoile.
       *[other] Vous avez {$count} étoiles.
    } Opérations posées : {$others}.
sn-laid-stars =
    {$name} {$laid} ({$stars ->
        [one] {$stars} étoile
       *[other] {$stars} étoiles
    })
sn-line-deck-ends =
    {$count ->
        [one] Il reste {$count} carte dans la pioche : recruter peut lancer les derniers tours.
       *[other] Il reste {$count} cartes dans la pioche : recruter peut lancer les derniers tours.
    }
sn-line-take-ends = Prendre cette pile lance les derniers tours : chacun en joue encore un.
sn-line-leave-ends = La reposer lance les derniers tours : chacun en joue encore un.
sn-line-both-end = Prise ou reposée, elle lance les derniers tours : chacun en joue encore un.
sn-line-idle-ends = Ce tour achève trois tours de table sans recruter : si vous ne recrutez pas, les derniers tours commencent.
sn-line-end-ends = Finir votre tour lance les derniers tours : chacun en joue encore un.
sn-line-use-ends = La pioche s’épuise ainsi : après votre tour, chacun joue un dernier tour.
sn-line-game-ends = Finir votre tour met fin à la partie.
sn-line-discard = Elle va sur la défausse, face visible.
sn-line-effect = {$branch} : vous {$have}, meilleur rival {$best} : {$verdict}.
sn-will-lose = vous ne dominez plus
sn-idle-deck = Son pouvoir est sans effet : la pioche est vide.
sn-idle-exchange = Son pouvoir est sans effet : aucune carte à échanger.
sn-idle-files = Son pouvoir est sans effet : aucune opération à regarder.
sn-idle-funding = Son pouvoir est sans effet : aucun financement ne convient.
sn-idle-agent = Son pouvoir est sans effet : aucun agent en jeu ne convient.
sn-idle-discard = Son pouvoir est sans effet : rien de tel dans la défausse.
sn-idle-copy = Son pouvoir est sans effet : aucun autre pouvoir n’est en jeu.
sn-to-your-right = à votre droite
sn-first-agent = Un agent vous rend plus fort dans un domaine. Plus fort que tous les rivaux, vous le dominez. Un maître est un agent qui va dans n’importe quel domaine.
sn-first-operation = Une opération rapporte ses étoiles à la fin. On la pose là où l’on domine.
sn-first-funding = Un financement rend un agent plus fort quand vous le jouez.
sn-you-small = vous
sn-stars-now =
    {$count ->
        [one] {$count} étoile pour l’instant
       *[other] {$count} étoiles pour l’instant
    }
sn-stars-idle = {$count} sans effet pour l’instant
sn-most-branches = domine le plus de domaines : {$count}
sn-leads = Le plus de domaines : {$names} ({$count})
sn-other-turn = À {$name} de jouer
sn-chip-last = derniers tours

## Boutons
sn-ways = Recruter ou jouer
sn-way-recruit = Recruter
sn-way-play = Jouer
sn-recruit-go = Recruter
sn-put-back = Reposer
sn-take-all =
    {$count ->
        [one] La prendre
       *[other] Prendre les {$count}
    }
sn-play-in = Jouer en {$branch}
sn-lay-in = Poser en {$branch}
sn-attach = Attacher
sn-attach-it = Attacher {$card}
sn-attach-says = Attacher {$card}, plus {$value}
sn-give-to = À {$name}
sn-give-card = Transmettre
sn-give-pick = Choisissez la carte de votre main à transmettre.
sn-undo = Annuler
sn-nothing-to-undo = Rien à annuler : rien n’a été fait, ou une carte cachée a été montrée.
sn-end = Finir le tour
sn-end-nothing = Ne rien jouer
sn-could-play = Vous pourriez encore jouer : {$cards}.
sn-could-play-one = Vous pourriez encore en jouer un : {$cards}.
sn-could-lay = Vous pourriez encore poser : {$cards}.
sn-could-recruit = Vous pourriez encore recruter.
sn-endq-title = Finir le tour ?
sn-endq-leave = Finir
sn-endq-on = Continuer

## Vous
sn-this-turn = Ce tour
sn-agents = Agents
sn-one-agent = un par tour
sn-files = Opérations
sn-files-and-funding = Opérations et financement
sn-to = À {$name}
sn-may-give = une carte, si vous voulez
sn-gave = transmise
sn-mark-done = fait
sn-mark-free = libre
sn-mark-no = impossible
sn-not-your-turn = Ce n’est pas votre tour. Vous pouvez regarder vos cartes.
sn-recruiting-ends = Recruter finit votre tour.
sn-your-hand =
    {$count ->
        [one] Votre main, {$count} carte
       *[other] Votre main, {$count} cartes
    }
sn-hand-empty = Votre main est vide.
sn-watching = Vous regardez.
sn-previous-card = Carte précédente
sn-next-card = Carte suivante

## Les autres
sn-others = Partenaire et rivaux
sn-look-at = Regarder la table : {$name}
sn-in-hand-word = en main
sn-in-hand =
    {$count ->
        [one] {$count} carte en main
       *[other] {$count} cartes en main
    }
sn-operations-word =
    {$count ->
        [one] opération
       *[other] opérations
    }
sn-operations =
    {$count ->
        [one] {$count} opération
       *[other] {$count} opérations
    }
sn-funding-word = financ.
sn-you-know-hand = connu
sn-zone-hand = main : {$name}
sn-zone-files = opérations : {$name}
sn-guess = {$card} est à l’un de ces endroits : {$places}.
sn-joint = De {$cards}, au plus {$most} chez {$name}.

## Ce que les autres ont fait
sn-since-lost = Vous ne dominez plus {$branch}.
sn-since-lost-to = Domine maintenant {$branch} à votre place.
sn-since-dominates = Domine maintenant {$branch}.
sn-since-yours = Vous dominez maintenant {$branch}.
sn-since-nobody = Plus personne ne domine {$branch}.
sn-since-agent = {$card} ({$branch})
sn-since-turn = {$seat} {$deeds}.
sn-did-played = joue {$agents}
sn-did-laid =
    {$count ->
        [one] pose une opération en {$branches}
       *[other] pose {$count} opérations ({$branches})
    }
sn-did-nothing = ne joue rien
sn-did-took =
    prend la pile {$pile} ({$count ->
        [one] {$count} carte
       *[other] {$count} cartes
    })
sn-did-drew = pioche une carte
sn-did-eliminated =
    élimine {$owner ->
        [you] {$agent}, à votre service
       *[other] {$agent} ({$owner})
    }
sn-did-poached =
    débauche {$owner ->
        [you] {$agent} chez vous
       *[other] {$agent} ({$owner})
    }
sn-did-returned =
    renvoie {$owner ->
        [you] {$agent} dans votre main
       *[other] {$agent} ({$owner}) en main
    }
sn-did-unfunded = 
    {$whose ->
        [you] vous retire {$card} ({$agent})
       *[other] retire {$card} à {$agent}
    }
sn-did-moved = 
    {$whose ->
        [you] vous prend {$card} ({$from}) pour {$agent}
       *[other] déplace {$card} vers {$agent}
    }
sn-did-saw-hand =
    regarde {$of ->
        [you] votre main
       *[other] la main de {$of}
    }
sn-did-saw-files =
    regarde {$of ->
        [you] vos opérations
       *[other] les opérations de {$of}
    }
sn-did-exchanged =
    échange une carte avec {$with ->
        [you] vous
       *[other] {$with}
    }
sn-did-gave =
    {$to ->
        [you] vous transmet une carte
       *[other] transmet une carte à {$to}
    }
sn-did-salvaged = reprend {$card} dans la défausse
sn-log-took =
    {$seat} parcourt {$seen ->
        [one] une pile
       *[other] {$seen} piles
    } et prend la pile {$pile} : {$count ->
        [one] {$count} carte.
       *[other] {$count} cartes.
    }
sn-log-drew =
    {$seat} parcourt {$seen ->
        [one] une pile
       *[other] {$seen} piles
    } et pioche une carte.
sn-log-passed =
    {$seat ->
        [you] Vous ne jouez
       *[other] {$seat} ne joue
    } rien.

## Tiroir et onglets
sn-drawer = Journal et tous les coups
sn-sheet = Main, piles, journal et coups
sn-tab-hand = Main
sn-tab-piles = Piles
sn-tab-log = Journal
sn-tab-moves = Tous les coups
sn-no-moves = Rien à faire avant votre tour.
sn-kind-keep = Garder une carte
sn-kind-play = Jouer un agent
sn-kind-run = Poser une opération
sn-kind-give = Transmettre une carte
sn-kind-use = Utiliser un pouvoir
sn-kind-end = Finir le tour

## La fin
sn-score-final = Score final
sn-score-stamp = gagne
sn-score-abandoned = La partie a été interrompue.
sn-score-shared = Victoire partagée, avec {$stars} étoiles chacun.
sn-score-you-win = Vous gagnez, {$stars} étoiles à {$second}.
sn-score-you-two-win = Vous et {$names} gagnez, {$stars} étoiles à {$second}.
sn-score-wins = {$names} gagne, {$stars} étoiles à {$second}.
sn-score-two-win = {$names} gagnent, {$stars} étoiles à {$second}.
sn-score-open =
    {$count ->
        [0] Personne n’a posé d’opération.
        [one] Une opération est ouverte.
       *[other] Les {$count} opérations sont ouvertes.
    }
sn-score-missed =
    À peu de chose près : {$card} de {$name} en {$branch} a manqué sa condition et {$stars ->
        [one] {$stars} étoile
       *[other] {$stars} étoiles
    }.
sn-score-held =
    La différence : {$card} de {$name} en {$branch} a rempli sa condition, pour {$stars ->
        [one] {$stars} étoile
       *[other] {$stars} étoiles
    }.
sn-score-branch =
    La différence : {$branch}, avec {$stars ->
        [one] {$stars} étoile
       *[other] {$stars} étoiles
    } à {$second}.
sn-score-by-branch = Étoiles par domaine
sn-score-branch-says =
    {$branch} : {$stars ->
        [one] {$stars} étoile
       *[other] {$stars} étoiles
    }
sn-score-tie = Égalité d’étoiles : le financement attaché a décidé.
sn-score-tie-rule = À égalité d’étoiles, plus de financements attachés l’emportent.
sn-score-left =
    {$seat ->
        [you] Vous avez
       *[other] {$seat} a
    } quitté la partie.
sn-score-facts = Étoiles sans condition remplie : {$lost}. Financement attaché : {$funding}.
sn-score-lost =
    {$count ->
        [one] {$count} perdue
       *[other] {$count} perdues
    }
sn-score-strength = Force finale
sn-score-solid = plein : domine
sn-says-counts = compte
sn-says-fails = ne compte pas
sn-why-dominate = dominer ici : {$have} contre {$than}
sn-why-agents-here = {$than} agents ici : {$have}
sn-why-operations-here = {$than} autres opérations ici : {$have}
sn-why-everywhere = opérations dans les {$than} : dans {$have}
sn-why-most-funding = plus de financement : {$have}, meilleur rival {$than}
sn-why-master = un maître en jeu : {$name}
sn-why-no-agent = aucun agent en {$branch} : {$have}
sn-why-fewest = le moins en main : {$have}, les autres dès {$than}
sn-share-says = Toutes les opérations et les étoiles : {$scores}
sn-share-line =
    {$files ->
        [one] {$files} opération
       *[other] {$files} opérations
    }, {$players} joueurs

## Mise en place
sn-set-partner = Joue avec {$name}, en face.
sn-set-agents = Agents par tour
sn-set-per-branch = Un par domaine
sn-set-per-branch-hint = Jusqu’à quatre agents par tour.
sn-set-in-all = Un en tout
sn-set-in-all-hint = Comme dans l’exemple de la règle imprimée ; les pouvoirs comptent plus.
sn-set-situation = Pour toute la partie
sn-set-none = Aucune
sn-set-none-hint = Les règles simples : idéal pour une première partie.
sn-set-random = Au hasard
sn-set-random-hint = L’une d’elles change les règles ; laquelle, on le sait avant la première carte.
sn-set-memory = Aide-mémoire
sn-set-memory-on = Oui
sn-set-memory-on-hint = Les cartes que vous avez pu voir restent marquées où elles sont.
sn-set-memory-off = Non
sn-set-memory-off-hint = À vous de retenir, comme à une vraie table.
sn-edition-facts = {$agents} agents, {$operations} opérations, {$funding} financements
