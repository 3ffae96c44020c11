# Tout ce que dit Spy Connection, en français.

title = Spy Connection

## Listes à côté des règles
list-numbers = Nombres de départ
list-what = Quoi
list-value = Valeur
list-agents = Agents par joueur
list-agents-fewer = Agents avec handicap
list-open = Missions ouvertes au plus
list-enough = Missions qui annoncent la fin
list-prices-light = Prix des emplacements 1 à 4, côté clair
list-prices-dark = Prix des emplacements 1 à 4, côté sombre
list-start-missions = Missions de départ
list-missions = Missions
list-cities = Villes
list-points = Points
list-extra = Tour supplémentaire
list-routes = Connexions
list-route = Entre
list-spaces = Points
# La forme [one] vaut aussi pour zéro : elle écrit donc toujours le nombre.

## Ce qui s’est passé
log-chose =
    {$seat ->
        [you] Vous prenez la mission de départ {$mission} et commencez à {$city}.
       *[other] {$seat} prend la mission de départ {$mission} et commence à {$city}.
    }
log-took =
    {$seat ->
        [you] Vous prenez
       *[other] {$seat} prend
    } la mission {$mission} de l’emplacement {$slot}{$agents ->
        [0] , gratuitement.
        [one] {" "}pour {$agents} agent.
       *[other] {" "}pour {$agents} agents.
    }
log-revealed = Nouvelle mission exposée : {$mission}.
log-went =
    {$seat ->
        [you] Vous déplacez votre espion
       *[other] {$seat} déplace son espion
    } : {$from} → {$to}.
log-connected =
    {$seat ->
        [you] Vous reliez
       *[other] {$seat} relie
    } {$to} à {$from}{$agents ->
        [0] , sans poser d’agent.
        [one] {" "}avec {$agents} agent.
       *[other] {" "}avec {$agents} agents.
    }
log-recalled =
    {$seat ->
        [you] Vous rappelez
       *[other] {$seat} rappelle
    } {$agents ->
        [one] {$agents} agent
       *[other] {$agents} agents
    } du point {$space}.
log-recalled-objective =
    {$seat ->
        [you] Vous rappelez
       *[other] {$seat} rappelle
    } l’agent posé sur {$city}, mission {$mission}.
log-discarded =
    {$seat ->
        [you] Vous défaussez la mission {$mission}{$agents ->
            [0] .
            [one] {" "}et récupérez {$agents} agent.
           *[other] {" "}et récupérez {$agents} agents.
        }
       *[other] {$seat} défausse la mission {$mission}{$agents ->
            [0] .
            [one] {" "}et récupère {$agents} agent.
           *[other] {" "}et récupère {$agents} agents.
        }
    }
log-marked =
    {$seat ->
        [you] Vous couvrez
       *[other] {$seat} couvre
    } {$city} sur la mission {$mission}.
log-completed =
    {$seat ->
        [you] Vous accomplissez
       *[other] {$seat} accomplit
    } la mission {$mission} : {$points ->
        [one] {$points} point.
       *[other] {$points} points.
    }
log-completed-extra =
    {$seat ->
        [you] Vous accomplissez
       *[other] {$seat} accomplit
    } la mission {$mission} : {$points ->
        [one] {$points} point
       *[other] {$points} points
    } et un tour supplémentaire.
log-end-began =
    {$seat ->
        [you] Vous avez
       *[other] {$seat} a
    } accompli sept missions : chacun des autres joueurs a un dernier tour.
log-turn =
    {$seat ->
        [you] À vous de jouer.
       *[other] À {$seat} de jouer.
    }
log-extra-turn =
    {$seat ->
        [you] Vous avez
       *[other] {$seat} a
    } droit à un tour supplémentaire.
log-declined =
    {$seat ->
        [you] Vous renoncez
       *[other] {$seat} renonce
    } au tour supplémentaire.
log-resigned =
    {$seat ->
        [you] Vous quittez
       *[other] {$seat} quitte
    } la partie.
log-abandoned = La partie est interrompue.
log-ended = La partie est terminée.

## Pourquoi c’est impossible
not-seat-count = On joue à deux, trois ou quatre, pas à {$have}.
not-agent-count = {$seat} peut avoir 15 ou 14 agents, pas {$have}.
not-dark-needs-all = Côté sombre, il faut {$need} agents à chacun ; {$seat} en a {$have}.
not-too-few-starts = Cette édition a {$have} missions de départ ; il en faut {$need}.
not-such-seat = Cette place n’existe pas à une table de {$have} joueurs.
not-such-city = Cette ville n’existe pas sur ce plateau.
not-such-space = Ce point n’existe pas sur ce plateau.
not-such-mission = Cette mission n’existe pas dans cette édition.
not-such-slot = Les emplacements sont numérotés de 1 à 4.
not-game-over = La partie est terminée.
not-your-turn = C’est à {$seat} de jouer.
not-your-choice = C’est d’abord à {$seat} de choisir une mission de départ.
not-still-choosing = Il faut d’abord choisir les missions de départ.
not-choosing = Les missions de départ ne se choisissent qu’avant la partie.
not-offered = La mission de départ {$mission} n’est pas proposée.
not-action-done = Vous avez déjà pris une mission, relié une ville ou déplacé votre espion : une seule de ces actions par tour.
not-spy-moved = Votre espion s’est déjà déplacé pendant ce tour.
not-too-many-open = Vous avez {$have} missions ouvertes ; défaussez-en une avant d’en prendre une autre.
not-mission-price =
    La mission de l’emplacement {$slot} coûte {$need ->
        [one] {$need} agent
       *[other] {$need} agents
    } ; vous en avez {$have} dans votre réserve.
not-empty-slot = L’emplacement {$slot} est vide.
not-no-route = Aucune connexion directe ne joint {$from} à {$to}.
not-new = {$city} est déjà dans votre réseau ; on ne peut relier qu’une nouvelle ville.
not-route-price =
    Relier {$city} coûte {$need ->
        [one] {$need} agent
       *[other] {$need} agents
    } ; vous en avez {$have} dans votre réserve.
not-in-network = {$city} n’est pas dans votre réseau.
not-spy-is-there = Votre espion est déjà à {$city}.
not-no-pass = Faites d’abord une chose : prendre une mission, relier une ville ou déplacer votre espion.
not-nothing-there = Vous n’avez aucun agent sur le point {$space}.
not-would-cut = Sans le point {$space}, certains de vos agents seraient coupés de votre espion.
not-open = {$mission} n’est pas l’une de vos missions ouvertes.
not-covered = Aucun agent ne couvre {$city} sur la mission {$mission}.
not-mark-too-early = Les objectifs viennent après l’action : prendre, relier ou déplacer.
not-on-mission = Votre espion est à {$city}, une ville absente de la mission {$mission}.
not-already-covered = Un agent couvre déjà {$city} sur la mission {$mission}.
not-already-marked = Vous avez déjà posé un agent sur la mission {$mission} pendant ce tour.
not-no-agent = Vous n’avez plus d’agent dans votre réserve ; rappelez-en d’abord un.
not-nothing-to-decline = On ne peut renoncer qu’à un tour supplémentaire où rien n’est commencé.
not-already-resigned = {$seat} a déjà quitté la partie.
not-no-clock = Ce jeu se joue sans limite de temps.

## Ce que fait une action
do-choose = commencer avec {$mission}
do-take =
    prendre {$mission}, {$agents ->
        [0] gratuit
        [one] {$agents} agent
       *[other] {$agents} agents
    }
do-go = déplacer l’espion vers {$city}
do-connect =
    relier {$city}, {$agents ->
        [0] sans agent
        [one] {$agents} agent
       *[other] {$agents} agents
    }
do-recall = rappeler du point {$space}
do-recall-objective = rappeler l’agent posé sur {$city}, mission {$mission}
do-discard = défausser la mission {$mission}
do-mark = couvrir {$city} sur {$mission}, 1 agent
do-end = terminer le tour
do-decline = renoncer au tour supplémentaire

## Feuille de score
score-missions = Missions accomplies
score-objectives = Villes couvertes sur les missions ouvertes

## La table dans un terminal
board-title =
    Tour de table {$round}, {$deck ->
        [0] la pioche est vide
        [one] {$deck} mission dans la pioche
       *[other] {$deck} missions dans la pioche
    }
board-title-last =
    Tour de table {$round}, derniers tours, {$deck ->
        [0] la pioche est vide
        [one] {$deck} mission dans la pioche
       *[other] {$deck} missions dans la pioche
    }
board-title-over = Tour de table {$round}, la partie est terminée
board-legend = o point libre · a un agent de A · A deux agents de A · [A] l’espion de A
board-display = Missions exposées
board-slot =
    {"    "}{$slot}  {$price ->
        [0] gratuit {" "}
        [one] {$price} agent {" "}
       *[other] {$price} agents{" "}
    } {$mission}  {$worth}
board-slot-empty = {"    "}{$slot}  –
board-offer = Missions de départ proposées
board-points =
    ({$points ->
        [one] {$points} point
       *[other] {$points} points
    })
board-points-extra =
    ({$points ->
        [one] {$points} point
       *[other] {$points} points
    }, tour supplémentaire)
board-seat =
    {$seat} : {$points ->
        [one] {$points} point
       *[other] {$points} points
    }, missions : {$done} sur 7, réserve : {$supply} agents sur {$agents}, espion à {$spy}
board-seat-left =
    {$seat} (abandon) : {$points ->
        [one] {$points} point
       *[other] {$points} points
    }, missions : {$done} sur 7, réserve : {$supply} agents sur {$agents}, en dernier à {$spy}
board-seat-choosing = {$seat} : pas encore de mission de départ
board-open = {"    "}{$mission}  {$worth}
board-done = accomplies : {$missions}
board-open-assigned =
    {"    "}{$mission}  {$worth}  {$assigned ->
        [one] {$assigned} agent affecté
       *[other] {$assigned} agents affectés
    }
