# Ce que la page de Spy Connection dit en plus des règles, en français.

## Petits mots
sc-points-word =
    {$points ->
        [one] point
       *[other] points
    }
sc-agents =
    {$agents ->
        [one] {$agents} agent
       *[other] {$agents} agents
    }
sc-agents-word =
    {$agents ->
        [one] agent
       *[other] agents
    }
sc-supply-word = réserve
sc-free = gratuit
sc-extra-turn = tour supplémentaire
sc-covered = , couverte
sc-city-covered = {$city}, couverte
sc-spy-in = espion : {$city}
sc-no-city = pas encore de ville
sc-start-mission = Mission de départ
sc-you = Vous
sc-done = Terminé
sc-keep = La garder

## La question en haut
sc-ask-fresh = À vous de jouer. Que faites-vous ?
sc-ask-fresh-shared = {$name}, à vous de jouer. Que faites-vous ?
sc-ask-fresh-extra = Que faites-vous ?
sc-ask-way-take = Quelle mission prenez-vous ?
sc-ask-way-connect = Quelle ville reliez-vous ?
sc-ask-way-walk = Où va votre espion ?
sc-ask-connect =
    Relier {$city} {$agents ->
        [0] sans poser d’agent ?
        [one] pour {$have ->
            [one] votre seul agent ?
           *[other] {$agents} de vos {$have} agents ?
        }
       *[other] pour {$have ->
            [one] votre seul agent ?
           *[other] {$agents} de vos {$have} agents ?
        }
    }
sc-ask-take =
    Prendre {$mission} {$agents ->
        [0] gratuitement ?
        [one] pour {$have ->
            [one] votre seul agent ?
           *[other] {$agents} de vos {$have} agents ?
        }
       *[other] pour {$have ->
            [one] votre seul agent ?
           *[other] {$agents} de vos {$have} agents ?
        }
    }
sc-ask-walk = Déplacer votre espion vers {$city} ?
sc-ask-cover =
    {$missions ->
        [one] Couvrir {$city} sur votre mission ?
       *[other] Couvrir {$city} sur {$missions} de vos missions ?
    }
sc-ask-gone = Relier une ville d’ici, ou terminer votre tour ?
sc-ask-end = Tout est fait. Terminer votre tour ?
sc-ask-recall = Quels agents rappelez-vous ?
sc-ask-choose = Choisissez votre mission de départ
sc-ask-start = Commencer à {$city} ?
sc-over = La partie est terminée.
sc-sending = Un instant
sc-other-turn = {$name} joue
sc-other-thinks = {$name} réfléchit
sc-other-chooses = {$name} choisit une mission de départ
sc-chip-extra = Tour supplémentaire
sc-chip-last = Dernier tour

## Ce qui s’ensuit
sc-line-fresh = Reliez une ville qui brille, prenez une mission ou déplacez votre espion dans votre réseau.
sc-line-poor = Vos agents ne suffisent pour aucune ville : rappelez-en d’abord, ou faites autre chose.
sc-line-extra = Un tour complet rien que pour vous. Vous pouvez y renoncer tant que vous n’avez rien commencé.
sc-line-last = {$name} a accompli sept missions : c’est votre dernier tour. Les villes couvertes des missions ouvertes rapportent encore 1 point chacune.
sc-line-way-take = Chaque emplacement a son prix. Ce que vous payez reste sur la mission jusqu’à ce qu’elle soit accomplie.
sc-line-way-connect = La pièce indique le prix en agents. Votre espion suit.
sc-line-way-walk = C’est gratuit, partout dans votre réseau.
sc-line-reveals = Une nouvelle mission est aussitôt révélée : impossible de revenir en arrière.
sc-line-via = Votre espion passe d’abord par {$city}.
sc-line-cover =
    {$missions ->
        [one] Vous pourrez ensuite couvrir {$city} sur {$missions} mission.
       *[other] Vous pourrez ensuite couvrir {$city} sur {$missions} missions.
    }
sc-line-completes = {$mission} sera alors accomplie :
sc-line-worth =
    {$points ->
        [one] {$points} point.
       *[other] {$points} points.
    }
sc-line-worth-extra =
    {$points ->
        [one] {$points} point, tour supplémentaire.
       *[other] {$points} points, tour supplémentaire.
    }
sc-line-ends = C’est votre septième mission : la fin de la partie commence.
sc-line-no-mission = {$city} ne figure sur aucune de vos missions ouvertes.
sc-line-not-coverable = Rien à couvrir à {$city} pendant ce tour.
sc-line-no-agent = {$city} figure sur votre mission, mais il ne reste aucun agent : rappelez-en un pour la couvrir.
sc-line-walk = De là, vous pourrez encore relier une ville.
sc-line-gone = Votre espion est allé à {$city}. Si vous ne reliez rien, c’était votre tour.
sc-line-cover-price =
    {$missions ->
        [one] Il faut 1 agent ; vous en avez {$have} en réserve.
       *[other] Il faut 1 agent par mission ; vous en avez {$have} en réserve.
    }
sc-line-end = Jusqu’à la fin du tour, vous pouvez l’annuler.
sc-line-settled = Il n’y a plus rien à faire pendant ce tour.
sc-line-owed = Vous aurez aussitôt un tour supplémentaire.
sc-line-too-dear = Rappelez d’abord des agents, ou choisissez autre chose.
sc-line-recalls =
    {$agents ->
        [one] Un agent qui ne relie rien peut revenir et payer.
       *[other] {$agents} agents qui ne relient rien peuvent revenir et payer.
    }
sc-line-recall = Un anneau pointillé peut rentrer : sur la carte, ou un tampon sur une mission. Les tirets relient votre réseau à l’espion.
sc-line-choose = Votre espion commence dans la ville soulignée, aussitôt couverte.

## Boutons
sc-ways = Que faire ce tour-ci
sc-way-take = Prendre une mission
sc-way-connect = Relier une ville
sc-way-walk = Déplacer l’espion
sc-go-connect = Relier {$city}
sc-go-take = Prendre la mission
sc-go-walk = Aller à {$city}
sc-go-start = Commencer à {$city}
sc-go-cover =
    {$missions ->
        [one] Couvrir {$city}
       *[other] Couvrir {$city} ({$missions} fois)
    }
sc-go-none = Choisir sur la carte
sc-go-none-any = Choisir ville ou mission
sc-go-none-take = Choisir une mission
sc-go-none-start = Choisir une mission
sc-go-recall =
    {$agents ->
        [one] Rappeler 1 agent
       *[other] Rappeler {$agents} agents
    }
sc-decline = Renoncer
sc-undo = Annuler
sc-end-turn = Fin du tour
sc-hint-fresh = Faites d’abord une chose : prendre, relier ou déplacer.
sc-hint-recall = Rappelez aussi souvent que vous voulez pendant votre tour.
sc-hint-uncovered = Si vous terminez, {$city} reste à couvrir.
sc-hint-undo = Jusqu’à la fin du tour, on peut annuler.
sc-nowhere-to-go = Votre réseau n’a pas encore d’autre ville : reliez-en d’abord une.
sc-nothing-to-undo = Il n’y a rien à annuler.

## La carte
sc-map = Carte. Les flèches vont de ville en ville, Entrée choisit.
sc-map-still = Carte avec tous les agents et espions
sc-zoom-in = De plus près
sc-zoom-out = De plus loin
sc-price-of =
    de vos {$have ->
        [one] {$have} agent
       *[other] {$have} agents
    }
sc-price-free =
    {$spaces ->
        [one] {$spaces} point libre
       *[other] {$spaces} points libres
    }
sc-price-beside =
    {$agents ->
        [one] {$agents} à côté de {$names}
       *[other] {$agents} à côté de {$names}
    }
sc-price-none = vous y êtes déjà

## Missions exposées
sc-display = Missions exposées
sc-deck =
    {$cards ->
        [0] pioche vide
        [one] {$cards} dans la pioche
       *[other] {$cards} dans la pioche
    }
sc-slot-price =
    Prix : {$agents ->
        [0] gratuit
        [one] {$agents} agent
       *[other] {$agents} agents
    }
sc-slot-empty = Rien ici
sc-slot-turning = Une nouvelle mission
sc-hold-three = Vous avez trois missions ouvertes. Accomplissez-en ou défaussez-en une pour en prendre une autre.

## Vous
sc-agents-head = Vos agents
sc-in-supply = en réserve
sc-now = {$agents} maintenant,
sc-after = {$agents} ensuite
sc-supply-says =
    {$agents ->
        [one] {$agents} agent en réserve
       *[other] {$agents} agents en réserve
    }
sc-supply-after-says =
    {$agents ->
        [one] {$agents} agent en réserve, {$then} ensuite
       *[other] {$agents} agents en réserve, {$then} ensuite
    }
sc-all-here = Ils sont tous là
sc-elsewhere = {$map} sur la carte, {$missions} sur les missions
sc-recall = Rappeler
sc-recall-says = Rappeler des agents
sc-open-missions = Missions ouvertes
sc-done-missions = Accomplies
sc-no-missions = Aucune mission ouverte. Prenez-en une.
sc-room =
    {$missions ->
        [one] Encore {$missions} mission possible
       *[other] Encore {$missions} missions possibles
    }
sc-start-comes = Votre mission de départ viendra ici
sc-comes-back =
    {$agents ->
        [0] rien ne revient
        [one] {$agents} agent revient
       *[other] {$agents} agents reviennent
    }
sc-discard = Défausser
sc-lift-stamp = Rappeler l’agent posé sur {$city}
sc-cover-city = Couvrir {$city}
sc-completes-it = L’accomplit
sc-city-completes = {$city} l’accomplit
sc-to-go =
    {$cities ->
        [one] encore {$cities} ville
       *[other] encore {$cities} villes
    }
sc-none-assigned = Aucun agent affecté
sc-assigned =
    {$agents ->
        [one] {$agents} affecté
       *[other] {$agents} affectés
    }

## Les autres
sc-players = Autour de la table
sc-done-of = {$done} sur {$all}
sc-where =
    Espion : {$city}, {$agents ->
        [0] aucun agent sur la carte
        [one] {$agents} agent sur la carte
       *[other] {$agents} agents sur la carte
    }
sc-has-left = a quitté la partie
sc-mini-assigned = +{$agents} affecté(s)
sc-look-at = {$name} : voir ses missions

## Journal et coups
sc-drawer = Journal et coups
sc-sheet = Que regarder
sc-tab-missions = Missions
sc-tab-display = Exposées
sc-tab-log = Journal
sc-tab-moves = Coups
sc-no-moves = Rien à faire avant votre tour.
sc-kind-choose = Choisir une mission de départ
sc-kind-cover = Couvrir une ville
sc-kind-end = Terminer
sc-kind-recall = Rappeler des agents
sc-kind-discard = Défausser une mission

## Questions
sc-endq-title = Vous pourriez encore couvrir {$city}
sc-endq-text =
    Votre espion est à {$city}, et {$missions ->
        [one] {$missions} de vos missions montre cette ville.
       *[other] {$missions} de vos missions montrent cette ville.
    }
sc-endq-later = Ce que vous laissez maintenant reste possible lors d’une autre visite.
sc-endq-leave = Terminer quand même
sc-endq-cover = Couvrir d’abord {$city}
sc-discard-title = Défausser {$mission} ?
sc-discard-text =
    La carte sort du jeu. {$agents ->
        [0] Aucun agent ne s’y trouve.
        [one] {$agents} agent revient dans votre réserve.
       *[other] {$agents} agents reviennent dans votre réserve.
    }
sc-discard-undo = Jusqu’à la fin du tour, vous pouvez revenir en arrière.

## Missions de départ
sc-offer = Missions de départ
sc-offer-text = Une par personne. Vous commencez dans la ville soulignée.
sc-choose-order = L’ordre du choix
sc-choose-has = à {$city}

## Avant la partie
sc-set-start = Quelle partie
sc-set-first = Première partie
sc-set-first-hint = Les missions de départ sont distribuées.
sc-set-advanced = Partie avancée
sc-set-advanced-hint = Les missions de départ se choisissent, le premier joueur en dernier.
sc-set-side = Côté du plateau
sc-set-light = Côté clair
sc-set-light-hint = Les missions coûtent 0, 1, 2, 2 agents.
sc-set-dark = Côté sombre
sc-set-dark-hint = Un agent de plus, mais gratuit sans mission ouverte.
sc-set-agents = Agents
sc-edition-facts =
    {$cities} villes, {$routes ->
        [one] {$routes} liaison
       *[other] {$routes} liaisons
    }, {$missions ->
        [one] {$missions} mission
       *[other] {$missions} missions
    }

## La feuille de score
sc-score-you-win = Vous gagnez, {$name} : {$points} à {$second}.
sc-score-wins = {$name} gagne : {$points} à {$second}.
sc-score-abandoned = La partie a été interrompue.
sc-score-tie = Égalité : {$name} a joué son premier tour plus tard et gagne.
sc-score-ended-you = Vous avez accompli votre septième mission au tour de table {$round} ; chacun des autres a eu un dernier tour.
sc-score-ended = {$name} a accompli sa septième mission au tour de table {$round} ; chacun des autres a eu un dernier tour.
sc-score-left = {$name} a quitté la partie.
sc-score-where = D’où vient chaque point
sc-score-key-mission = une mission, large comme ses points
sc-score-key-city = une ville couverte, mission ouverte
sc-score-missions =
    {$missions ->
        [one] {$missions} mission
       *[other] {$missions} missions
    }
sc-score-missions-won =
    {$missions ->
        [one] {$missions} mission, victoire
       *[other] {$missions} missions, victoire
    }
sc-score-missions-left =
    {$missions ->
        [one] {$missions} mission, abandon
       *[other] {$missions} missions, abandon
    }
sc-score-receipts = Tour par tour
sc-score-round = T{$round}
sc-score-end = fin
sc-score-covered = {$city}, couverte sur une mission ouverte
sc-race = La course
sc-race-legend = points par tour de table
sc-race-says =
    {$name} : {$points ->
        [one] {$points} point.
       *[other] {$points} points.
    }
sc-race-decided = Le dernier pas, tour de table {$round}.
sc-race-brought-you =
    {$cities} vous ont rapporté {$points ->
        [one] {$points} point.
       *[other] {$points} points.
    }
sc-race-brought =
    {$cities} ont rapporté à {$name} {$points ->
        [one] {$points} point.
       *[other] {$points} points.
    }
sc-share-says = Réseaux et scores à la fin : {$scores}
sc-share-line =
    {$rounds ->
        [one] {$rounds} tour de table
       *[other] {$rounds} tours de table
    }, {$players} joueurs
