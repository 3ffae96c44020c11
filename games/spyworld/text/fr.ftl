# Tout ce que dit Spyworld, en français.

title = Spyworld

## Listes à côté des règles
list-numbers = Nombres de départ
list-number = Nº
list-what = Quoi
list-value = Valeur
list-budget = Budget
list-beginner = Bonus de débutant
list-pass = En passant
list-circles = Cercles de la piste de budget
list-bonus = Prix des actions bonus
list-movement = Mouvement
list-stealth = Discrétion
list-combat = Combat
list-track = Maximum d’une piste
list-award-guards = Bagarreur : le plus de gardes battus
list-award-traps = Maître des pièges : le plus de pièges déclenchés chez vous
list-award-rooms = Explorateur : le plus de salles visitées
list-award-gadgets = Accro aux gadgets : le plus de gadgets
list-titles = Titres dès
list-domicile = {$name} : coûts, revenus et valeurs. {$rule}
list-upgrade = Amélioration
list-entry = Entrer coûte
list-income = Revenu
list-worth = Valeur à la fin
list-missions = Missions
list-name = Nom
list-condition = Condition
list-now = Tout de suite
list-end = À la fin
list-gadgets = Gadgets
list-effect = Effet
list-counts = Compte pour
list-agents = Agents
list-ability = Pouvoir
list-cards = Cartes de planification
list-side = Côté nombre
list-how-many = Cartes
list-contents = Côtés contenu
list-row = Rouge {$number}
list-column = Bleu {$number}
list-wall = Mur
list-gadget = Gadget
list-times = {$what} × {$count}

## Ce qui s’est passé
log-agent-chosen =
    {$seat ->
        [you] Vous prenez
       *[other] {$seat} prend
    } : {$agent}.
log-agent-chosen-unseen =
    {$seat ->
        [you] Vous avez choisi votre agent.
       *[other] {$seat} a choisi son agent.
    }
log-round = La manche {$round} commence.
log-round-last = La manche {$round} commence : c’est la dernière.
log-confirmed =
    {$seat ->
        [you] Vous êtes prêt.
       *[other] {$seat} est prêt.
    }
log-withdrawn =
    {$seat ->
        [you] Vous réfléchissez encore.
       *[other] {$seat} réfléchit encore.
    }
log-fulfilled =
    {$seat ->
        [you] Vous accomplissez
       *[other] {$seat} accomplit
    } la mission {$mission} ; la prime est versée {$reward ->
        [now] tout de suite.
       *[end] à la fin.
    }
log-fulfilled-unseen =
    {$seat ->
        [you] Vous accomplissez
       *[other] {$seat} accomplit
    } la mission {$mission}.
log-lair-full =
    {$seat ->
        [you] Votre repaire est plein.
       *[other] Repaire plein chez {$seat}.
    }
log-handed-left = La planification est finie. Chaque repaire passe à gauche.
log-handed-right = La planification est finie. Chaque repaire passe à droite.
log-agent-shown =
    {$seat ->
        [you] Vous dévoilez votre agent :
       *[other] {$seat} dévoile son agent :
    } {$agent}.
log-moved =
    {$seat ->
        [you] Vous entrez
       *[other] {$seat} entre
    } en rangée {$row}, colonne {$column}.
log-moved-found =
    {$seat ->
        [you] Vous entrez
       *[other] {$seat} entre
    } en rangée {$row}, colonne {$column} : {$upgrade}.
log-used =
    {$seat ->
        [you] Vous utilisez
       *[other] {$seat} utilise
    } {$gadgets}.
log-used-to =
    {$seat ->
        [you] Vous utilisez
       *[other] {$seat} utilise
    } {$gadgets} {$seat ->
        [you] et entrez
       *[other] et entre
    } en rangée {$row}, colonne {$column}.
log-used-found =
    {$seat ->
        [you] Vous utilisez
       *[other] {$seat} utilise
    } {$gadgets} {$seat ->
        [you] et entrez
       *[other] et entre
    } en rangée {$row}, colonne {$column} : {$upgrade}.
log-split-asked =
    {$seat ->
        [you] Vous choisissez comment payer.
       *[other] {$seat} choisit comment payer.
    }
log-taken-back =
    {$seat ->
        [you] Vous annulez un coup.
       *[other] {$seat} annule un coup.
    }
log-stopped =
    {$seat ->
        [you] Vous mettez fin au raid.
       *[other] {$seat} met fin à son raid.
    }
log-time-up = Le temps est écoulé : tous les raids prennent fin.
log-resigned =
    {$seat ->
        [you] Vous quittez la partie.
       *[other] {$seat} quitte la partie.
    }
log-abandoned = La partie est interrompue.
log-ended = La partie est terminée.

## Ce que vous avez noté
noted-pick =
    {$seat ->
        [you] Vous choisissez
       *[other] {$seat} choisit
    } la {$colour ->
        [red] rangée
       *[blue] colonne
    } {$number} avec {$kind ->
        [upgrade] {$name}
        [wall] un mur
        [gadget] un gadget
        [movement] {$points} en mouvement
        [stealth] {$points} en discrétion
       *[combat] {$points} en combat
    }.
noted-bonus =
    {$seat ->
        [you] Vous payez
       *[other] {$seat} paie
    } une action bonus : aussi la {$colour ->
        [red] rangée
       *[blue] colonne
    } {$number} avec {$kind ->
        [upgrade] {$name}
        [wall] un mur
        [gadget] un gadget
        [movement] {$points} en mouvement
        [stealth] {$points} en discrétion
       *[combat] {$points} en combat
    }.
noted-pass =
    {$seat ->
        [you] Vous passez.
       *[other] {$seat} passe.
    }
noted-number-up =
    {$seat ->
        [you] Vous augmentez
       *[other] {$seat} augmente
    } le nombre de 1.
noted-number-down =
    {$seat ->
        [you] Vous diminuez
       *[other] {$seat} diminue
    } le nombre de 1.
noted-swap =
    {$seat ->
        [you] Vous échangez
       *[other] {$seat} échange
    } rangée et colonne.
noted-draw =
    {$seat ->
        [you] Vous dessinez
       *[other] {$seat} dessine
    } {$name} en rangée {$row}, colonne {$column}.
noted-wall =
    {$seat ->
        [you] Vous tracez
       *[other] {$seat} trace
    } un mur {$side ->
        [below] sous
       *[right] à droite de
    } rangée {$row}, colonne {$column}.
noted-train =
    {$seat ->
        [you] Vous entraînez votre agent
       *[other] {$seat} entraîne son agent
    } : {$kind ->
        [movement] {$points} en mouvement.
        [stealth] {$points} en discrétion.
       *[combat] {$points} en combat.
    }
noted-gadget =
    {$seat ->
        [you] Vous prenez
       *[other] {$seat} prend
    } le gadget {$gadget}.
noted-claim =
    {$seat ->
        [you] Vous revendiquez
       *[other] {$seat} revendique
    } la mission {$mission}.
noted-withdraw =
    {$seat ->
        [you] Vous recommencez cette manche.
       *[other] {$seat} recommence cette manche.
    }

## Pourquoi pas
not-seat-count = On joue de deux à cent, pas à {$have}.
not-such-domicile = Ce lieu n’existe pas : de 1 à {$have}.
not-timer-in-turn = Un minuteur n’a pas de sens quand les raids se font l’un après l’autre.
not-no-agents = Ce lieu se joue sans agents : personne ne peut donc en choisir un.
not-such-seat = Cette place n’existe pas à cette table de {$have}.
not-such-agent = Cet agent n’existe pas dans cette édition.
not-such-mission = Cette mission n’existe pas dans cette édition.
not-such-gadget = Ce gadget n’existe pas dans cette édition.
not-such-stack = Il y a les combinaisons 1 à 3.
not-such-room = Cette salle n’existe pas.
not-game-over = La partie est terminée.
not-has-left = {$seat} a quitté la partie.
not-still-choosing-agents = On choisit d’abord les agents.
not-choosing-agents = Ce n’est pas le moment de choisir un agent.
not-agent-decided = Vous avez déjà votre agent.
not-offered = Vous n’avez pas pioché : {$agent}.
not-planning-over = La planification est finie.
not-still-planning = Les raids n’ont pas encore commencé.
not-confirmed = Vous avez confirmé ; retirez d’abord votre confirmation.
not-nothing-to-withdraw = Il n’y a rien à reprendre.
not-already-chosen = Vous avez déjà choisi ; reprenez votre choix pour en changer.
not-nothing-chosen = Choisissez d’abord une combinaison, ou passez.
not-carried-out = La combinaison {$stack} n’est pas encore exécutée.
not-all-carried-out = Tout ce que vous avez choisi est exécuté.
not-other-content =
    Avec la combinaison {$stack}, {$wanted ->
        [upgrade] on ne dessine rien dans une salle
        [wall] on ne dessine pas de mur
        [training] on n’entraîne rien
        [gadget] on ne prend pas de gadget
       *[number] on ne change pas de numéro
    }.
not-cannot-carry-out = La combinaison {$stack} ne pourrait pas être exécutée en entier, pas même avec une modification que vous pouvez payer.
not-bonus-used-up = Vous avez utilisé toutes vos actions bonus.
not-bonus-once = Une seule action bonus par manche.
not-bonus-when-passing = Qui passe n’a pas d’action bonus.
not-bonus-same-stack = Une action bonus demande une autre combinaison.
not-bonus-too-late = Une action bonus se paie avant tout dessin.
not-bonus-price = L’action bonus coûte {$need} $ ; vous avez {$have} $.
not-number-range = Les nombres vont de 1 à 5, sans faire le tour.
not-number-back = Vous avez déjà payé pour l’autre sens.
not-no-shift = Dans ce lieu, le nombre ne change pas.
not-no-swap = Rangée et colonne ne s’échangent pas ici, ou pas une seconde fois.
not-modification-price = La modification coûte {$need} $ ; vous avez {$have} $.
not-in-line = La salle en rangée {$row}, colonne {$column} n’est pas dans la rangée ou la colonne indiquée.
not-room-filled = Il y a déjà quelque chose en rangée {$row}, colonne {$column}.
not-at-entrance = On ne dessine rien dans l’entrée.
not-grey-room = {$upgrade} : pas en rangée {$row}, colonne {$column}, juste à côté de l’entrée.
not-an-edge = Aucun mur ne peut se trouver là.
not-entrance-edge = L’entrée n’a pas de murs.
not-walled =
    Il y a déjà un mur {$side ->
        [below] sous
       *[right] à droite de
    } rangée {$row}, colonne {$column}.
not-edge-in-line =
    L’arête {$side ->
        [below] sous
       *[right] à droite de
    } rangée {$row}, colonne {$column} ne touche pas la rangée ou la colonne indiquée.
not-training-price = L’entraînement coûte {$need} $ ; vous avez {$have} $.
not-track-full =
    Impossible d’aller plus loin : {$track ->
        [movement] le mouvement
        [stealth] la discrétion
       *[combat] le combat
    } est au maximum.
not-gadget-owned = Vous avez déjà le gadget {$gadget}.
not-other-gadget = Le nombre désigne un autre gadget que {$gadget}.
not-claim-too-early = Exécutez d’abord la combinaison {$stack} ; une mission se revendique après votre dessin.
not-mission-closed = La mission {$mission} ne peut plus être accomplie, ou n’est pas en jeu.
not-condition-met = Vous ne remplissez pas la condition de {$mission}.
not-reward-now = {$mission} n’est payée qu’à la fin.
not-same-claim = Vous avez déjà revendiqué {$mission}.
not-your-raid = {$seat} est en plein raid.
not-raid-stopped = Votre raid est terminé.
not-split-first = Dites d’abord comment vous payez.
not-nothing-to-split = Il n’y a rien à répartir.
not-wrong-split = {$stealth} en discrétion et {$combat} en combat ne paient pas le coût de {$need}, ou vous ne les avez pas.
not-room-there = Il n’y a pas de salle là.
not-wall-between = Un mur barre le passage.
not-slanting = Votre agent ne peut pas faire de pas en diagonale, ou plus maintenant.
not-movement = Cela demande {$need} en mouvement ; vous avez {$have}.
not-points =
    {$upgrade} coûte {$need ->
        [one] {$need} point
       *[other] {$need} points
    } ; vous avez {$have}.
not-gadget-there = Vous n’avez pas le gadget {$gadget}.
not-gadget-used = Vous avez déjà utilisé le gadget {$gadget}.
not-direction = {$gadget} ne s’utilise pas ainsi.
not-no-use = {$gadget} ne sert à rien là.
not-moves-used-up = Un raid compte {$have} coups au plus.
not-forgiving = Ce qui est dessiné est dessiné.
not-nothing-to-take-back = Vous n’avez encore joué aucun coup.
not-no-clock = Aucun minuteur n’a été convenu.
not-timer-running = Le minuteur tourne dès que le premier raid est terminé.

## Ce que fait une action
do-agent = prendre : {$agent}
do-pick =
    choisir la {$colour ->
        [red] rangée
       *[blue] colonne
    } {$number} avec {$kind ->
        [upgrade] {$name}
        [wall] un mur
        [gadget] un gadget
        [movement] {$points} en mouvement
        [stealth] {$points} en discrétion
       *[combat] {$points} en combat
    } (combinaison {$stack})
do-bonus =
    action bonus pour {$price} $ : aussi la {$colour ->
        [red] rangée
       *[blue] colonne
    } {$number} avec {$kind ->
        [upgrade] {$name}
        [wall] un mur
        [gadget] un gadget
        [movement] {$points} en mouvement
        [stealth] {$points} en discrétion
       *[combat] {$points} en combat
    } (combinaison {$stack})
do-pass = passer pour {$amount} $
do-number-up = augmenter le nombre de 1 pour {$price} $
do-number-down = diminuer le nombre de 1 pour {$price} $
do-swap = échanger rangée et colonne pour {$price} $
do-draw = dessiner {$upgrade} en rangée {$row}, colonne {$column}
do-wall =
    tracer un mur {$side ->
        [below] sous
       *[right] à droite de
    } rangée {$row}, colonne {$column}
do-train =
    s’entraîner pour {$price} $ : {$kind ->
        [movement] {$points} en mouvement
        [stealth] {$points} en discrétion
        [combat] {$points} en combat
       *[other] {$name}
    }
do-gadget = prendre {$gadget}
do-claim-now = revendiquer {$mission} pour {$amount} $ tout de suite
do-claim-end = revendiquer {$mission} pour {$amount} $ à la fin
do-confirm = confirmer votre choix
do-withdraw = reprendre
do-step =
    aller {$dir ->
        [n] au nord
        [e] à l’est
        [s] au sud
        [w] à l’ouest
        [ne] au nord-est
        [se] au sud-est
        [sw] au sud-ouest
       *[nw] au nord-ouest
    }
do-split = payer {$stealth} en discrétion et {$combat} en combat
do-use =
    utiliser {$gadget}{$dir ->
        [n] {" "}vers le nord
        [e] {" "}vers l’est
        [s] {" "}vers le sud
        [w] {" "}vers l’ouest
        [ne] {" "}vers le nord-est
        [se] {" "}vers le sud-est
        [sw] {" "}vers le sud-ouest
        [nw] {" "}vers le nord-ouest
       *[none] {""}
    }
do-use-with =
    utiliser {$gadget}{$dir ->
        [n] {" "}vers le nord
        [e] {" "}vers l’est
        [s] {" "}vers le sud
        [w] {" "}vers l’ouest
       *[none] {""}
    }, avec {$cover}
do-stop = mettre fin au raid

## Feuille de score
score-budget = Budget restant
score-kept-secrets = Secrets conservés
score-stolen-secrets = Secrets volés
score-missions = Missions
score-ability = Capacité de l’agent
score-trap-master = Maître des pièges
score-explorer = Explorateur
score-fighter = Bagarreur
score-gadget-fan = Accro aux gadgets

## Ce qui est imprimé sur les cartes
card-secret-kinds-in-line = les trois sortes de secrets dans une même rangée ou colonne
card-walls = {$count} murs
card-tracks = chaque piste à {$count} au moins
card-gadgets = {$count} gadgets
card-full-line = une rangée ou une colonne pleine
card-defences = {$count} pièges et gardes
card-secrets = {$count} secrets
card-budget = {$count} $ dans le budget
card-corner-guards = un garde dans chaque coin de la rangée 1
card-smoke = entrez dans une salle piégée sans en payer le coût ; le piège reste
card-darts = entrez dans une salle gardée sans en payer le coût ; le garde compte comme vaincu
card-boots = les {$count} prochains pas qui coûteraient du mouvement n’en coûtent pas
card-grapnel = pour {$count} en mouvement, tout droit par-dessus une salle, pas par-dessus un mur
card-drill = un pas à travers un mur
card-plain = pas de capacité spéciale
card-diagonal-step = un pas en diagonale, si l’un des deux détours est libre de murs
card-cheaper-guards = les gardes coûtent {$count} de moins
card-cheaper-traps = les pièges coûtent {$count} de moins
card-second-use = un gadget peut servir deux fois
card-movement-per-secret = +1 en mouvement par secret volé, {$count} au plus
card-quiet-traps = les pièges déclenchés ne comptent pas pour leur propriétaire
card-set-of-secrets = +{$count} $ pour le vol des trois sortes de secrets
card-either-everywhere = tous les coûts se paient en discrétion ou en combat
card-special-nothing = Pas de règle spéciale.
card-special-light-row = Règle spéciale : entrer dans une salle de la rangée {$row} coûte un mouvement de moins.
card-special-joined-columns = Règle spéciale : les bords gauche et droit se rejoignent ; à l’ouest de la colonne 1 se trouve la colonne 5.

## La table dans un terminal
board-title-agents = {$domicile} · choix des agents
board-title-plan =
    {$domicile} · manche {$round}, {$left ->
        [0] les cartes n’en permettent pas d’autre
        [one] encore {$left} au plus
       *[other] encore {$left} au plus
    }
board-title-last = {$domicile} · manche {$round}, la dernière
board-title-raid = {$domicile} · les raids
board-title-over = {$domicile} · la partie est terminée
board-title-abandoned = {$domicile} · la partie a été interrompue
board-cost =
    {$points} {$kind ->
        [stealth] en discrétion
        [combat] en combat
       *[either] au choix
    }
board-secret = +{$income}, vaut {$value} $
board-upgrade = {$short} {$upgrade} : {$what}
board-legend = ^ piège · ! garde · $ secret · # mur · IN entrée · @ agent · (…) réglé · ~ visité
board-combination =
    {"  "}{$stack}  {$colour ->
        [red] rangée
       *[blue] colonne
    } {$number} : {$kind ->
        [upgrade] {$name}
        [wall] mur
        [gadget] gadget {$number}
        [movement] entraînement, {$points} en mouvement pour {$number} $
        [stealth] entraînement, {$points} en discrétion pour {$number} $
       *[combat] entraînement, {$points} en combat pour {$number} $
    }
board-mission = {"  "}{$id}  {$mission} : {$condition} ({$now} $ tout de suite ou {$end} $ à la fin)
board-mission-end-only = {"  "}{$id}  {$mission} : {$condition} ({$end} $ à la fin)
board-mission-closed = {"  "}{$id}  {$mission} : {$condition}, accomplie par {$seats}
board-lair-of = Repaire : {$seat}
board-raid-of = {$seat} en raid chez {$victim}
board-money = {$money} $ dans le budget, {$circles} cercles libres, actions bonus restantes : {$bonus}
board-tracks = mouvement {$movement} · discrétion {$stealth} · combat {$combat}
board-gadget = gadget {$number}, {$gadget} : {$effect}
board-agent = {$agent} (mouvement +{$movement}, discrétion +{$stealth}, combat +{$combat}) : {$ability}
board-offer = au choix : {$agent} (mouvement +{$movement}, discrétion +{$stealth}, combat +{$combat}) : {$ability}
board-claim = Revendiquée : {$mission}
board-points =
    mouvement {$movement} · discrétion {$stealth} · combat {$combat}{$free ->
        [0] {""}
        [one] {" "}· {$free} pas gratuit
       *[other] {" "}· {$free} pas gratuits
    }
board-waiting = Réfléchissent encore : {$seats}
board-ready = Prêts : {$seats}
board-gone = Ont quitté la partie : {$seats}
board-full = Repaire plein : {$seats}
board-score = {"  "}{$seat} : {$score} $ {$title}
board-name-of-title =
    {$rank ->
        [none] {""}
        [first] (petit escroc)
        [second] (intrigant)
        [third] (cerveau)
        [fourth] (super-vilain)
       *[fifth] (maître-espion)
    }
