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
sc-free = gratuit
sc-extra-turn = tour supplémentaire
sc-extra-turn-says = Tour supplémentaire : encore un tour complet
sc-covered = , couverte
sc-city-covered = {$city}, couverte
sc-spy-in = espion : {$city}
sc-no-city = pas encore de ville
sc-start-mission = Mission de départ
sc-you = Vous
sc-gain = +{$gain}
sc-points-from = {$missions} de missions, {$cities} de villes couvertes
sc-done = Terminé
sc-keep = La garder

## La question en haut
sc-ask-way-take = Quelle mission prenez-vous ?
sc-ask-way-connect = Quelle ville reliez-vous ?
sc-ask-way-walk = Où va votre espion ?
sc-turn = À vous.
sc-turn-of = {$name} :
sc-turn-extra = Votre tour supplémentaire.
sc-turn-last = Votre dernier tour.
sc-ask-all = Prendre, relier ou avancer ?
sc-ask-take-connect = Prendre ou relier ?
sc-ask-take-walk = Prendre ou avancer ?
sc-ask-connect-walk = Relier ou avancer ?
sc-ask-none = Rappelez d’abord des agents.
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
    Prendre cette mission {$agents ->
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
        [2] Couvrir {$city} sur les deux missions ?
       *[other] Couvrir {$city} sur les {$missions} missions ?
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
sc-chip-last = Dernier tour

## Ce qui s’ensuit
sc-line-poor = Vos agents ne suffisent pour aucune ville : rappelez-en d’abord.
sc-line-extra = Un tour complet rien que pour vous.
sc-line-extra-last = Votre tout dernier tour. Ce que vous y couvrez compte encore.
sc-line-extra-more = Un autre tour supplémentaire suit, puis vous n’en avez plus. Ce que vous couvrez compte encore.
sc-line-takes-extra = L’accomplir donne un tour supplémentaire.
sc-line-last = {$name} a accompli sept missions. Qui a le plus de points gagne : vous {$points}, {$others}.
sc-line-tie = À égalité, {$name} gagne : premier tour plus tardif.
sc-line-tie-you = À égalité, vous gagnez : premier tour plus tardif.
sc-line-goal = Qui a le plus de points gagne. La fin commence dès que quelqu’un a accompli sept missions.
sc-line-three = Vous avez trois missions : impossible d’en prendre une autre.
sc-line-way-take = Chaque emplacement a son prix. Ce que vous payez reste sur la mission jusqu’à ce qu’elle soit accomplie.
sc-line-way-connect = La pièce indique le prix en agents. Votre espion suit.
sc-line-way-walk = C’est gratuit, partout dans votre réseau.
sc-line-reveals = La mission suivante est aussitôt révélée : impossible d’annuler.
sc-line-via = Votre espion passe d’abord par {$city}.
sc-line-cover =
    {$missions ->
        [one] Vous pourrez ensuite couvrir {$city} sur {$missions} mission : +{$missions}.
       *[other] Vous pourrez ensuite couvrir {$city} sur {$missions} missions : +{$missions}.
    }
sc-line-completes =
    {$mission} sera accomplie : +{$gain}{$counted ->
        [0] .
        [one] {" "}({$counted} de ses {$points} points était déjà compté).
       *[other] {" "}({$counted} de ses {$points} points étaient déjà comptés).
    }
sc-line-ends = Votre septième mission, +{$gain} : vous aurez {$points}, {$others}. La partie s’achève.
sc-line-last-turns = Chacun des autres a un dernier tour.
sc-line-extra-turn = Elle donne un tour supplémentaire.
sc-line-gain = En tout +{$gain}.
sc-line-over = La partie s’achève : vous avez {$points}, {$others}.
sc-line-began = Vous avez {$points}, {$others}. Chacun des autres a maintenant un dernier tour.
sc-line-forfeits = Ensuite, vous ne pourrez plus relier de ville pendant ce tour.
sc-line-recall-pays =
    Vous avez {$have ->
        [0] zéro agent
        [one] {$have} seul agent
       *[other] {$have} agents seulement
    } ici et {$map} sur la carte : rappelez ceux qui ne servent plus.
sc-line-no-mission = {$city} ne figure sur aucune de vos missions ouvertes.
sc-line-not-coverable = Rien à couvrir à {$city} pendant ce tour.
sc-line-no-agent = {$city} figure sur votre mission, mais il ne reste aucun agent : rappelez-en un pour la couvrir.
sc-line-walk = De là, vous pourrez encore relier une ville, tant que vous n’avez rien couvert.
sc-line-gone = Votre espion est allé à {$city}. Si vous ne reliez rien, c’était votre tour.
sc-line-cover-price =
    {$missions ->
        [one] Il faut 1 agent ; vous en avez {$have} en réserve.
       *[other] Il faut 1 agent par mission ; vous en avez {$have} en réserve.
    }
sc-line-end = Annuler reprend la dernière étape.
sc-line-owed = Votre tour supplémentaire suit aussitôt.
sc-line-too-dear = Rappelez d’abord des agents, ou choisissez autre chose.
sc-line-recalls =
    {$agents ->
        [one] {$agents} agent dont votre réseau n’a pas besoin peut payer.
       *[other] {$agents} agents dont votre réseau n’a pas besoin peuvent payer.
    }
sc-line-gives-up =
    {$agents ->
        [one] Rappeler {$agents} agent suffit à payer, mais vous perdez une partie de votre réseau.
       *[other] Rappeler {$agents} agents suffit à payer, mais vous perdez une partie de votre réseau.
    }
sc-line-recall = Choisissez un agent à l’anneau pointillé, sur la carte ou sur une mission. Un anneau en tirets retient votre réseau.
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
        [2] Couvrir {$city} deux fois
       *[other] Couvrir {$city} ({$missions} fois)
    }
sc-go-none = Choisir sur la carte
sc-go-none-any = Choisir ville ou mission
sc-go-none-take = Choisir une mission
sc-go-none-recall = Rappelez d’abord des agents
sc-go-wait = Attendez {$name}
sc-go-done = Plus rien à faire
sc-go-recall =
    {$agents ->
        [one] Rappeler 1 agent
       *[other] Rappeler {$agents} agents
    }
sc-recall-all =
    Tous derrière mon espion ({$agents ->
        [one] {$agents} agent
       *[other] {$agents} agents
    })
sc-decline = Renoncer
sc-undo = Annuler
sc-end-turn = Fin du tour
sc-hint-fresh = Faites d’abord une chose : prendre, relier ou déplacer.
sc-hint-recall = Rappelez aussi souvent que vous voulez pendant votre tour.
sc-hint-uncovered = Si vous terminez, {$city} reste à couvrir.
sc-hint-undo = Jusqu’à la fin du tour, on peut annuler.
sc-nowhere-to-go = Votre réseau n’a pas encore d’autre ville : reliez-en d’abord une.
sc-nothing-to-undo = Il n’y a rien à annuler.
sc-end-says = Il n’y a plus rien à faire. Terminez votre tour, ou annulez.

## La carte
sc-map = Carte. Les flèches vont de ville en ville, Entrée choisit.
sc-map-still = Carte avec tous les agents et espions
sc-zoom-in = Agrandir
sc-zoom-out = Réduire
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
sc-dark-says = Côté sombre : un agent de plus, mais gratuit tant que vous n’avez aucune mission ouverte.

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
sc-elsewhere = {$map} sur la carte, {$missions} sur les missions
sc-recall = Rappeler
sc-recall-says = Rappeler des agents
sc-open-missions = Missions ouvertes
sc-done-missions = Accomplies
sc-no-missions = Aucune mission ouverte. Prenez-en une.
sc-none-open = Aucune mission ouverte
sc-room =
    {$missions ->
        [one] Encore {$missions} mission possible
       *[other] Encore {$missions} missions possibles
    }
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
sc-none-assigned = Rien payé
sc-assigned =
    {$agents ->
        [one] {$agents} payé
       *[other] {$agents} payés
    }

## Les autres
sc-players = Autour de la table
sc-leads = mène
sc-lead =
    {$count ->
        [one] {$names} mène de {$points}
       *[other] {$names} mènent de {$points}
    }
sc-lead-you = Vous menez de {$points}
sc-lead-level = À égalité avec {$names}
sc-has = {$name} {$points}
sc-done-of = {$done} sur {$all}
sc-done-more = {$done} accomplies
sc-where =
    Espion : {$city}, {$agents ->
        [0] aucun agent sur la carte
        [one] {$agents} agent sur la carte
       *[other] {$agents} agents sur la carte
    }
sc-has-left = a quitté la partie
sc-mini-assigned = +{$agents} payé(s)
sc-look-at = {$name} : voir ses missions

## Journal et coups
sc-drawer = Journal et coups
sc-sheet = Que regarder
sc-tab-missions = Missions
sc-tab-display = Exposées
sc-tab-log = Journal
sc-tab-moves = Coups
sc-no-moves = Rien à faire avant votre tour.
sc-since-turn = {$seat} {$deeds}.
sc-did-took =
    prend {$mission} {$agents ->
        [0] gratuitement
        [one] pour {$agents} agent
       *[other] pour {$agents} agents
    }
sc-did-connected =
    relie {$city} {$agents ->
        [0] sans poser d’agent
        [one] pour {$agents} agent
       *[other] pour {$agents} agents
    }
sc-did-went = va à {$city}
sc-did-covered =
    {$missions ->
        [one] couvre {$city}
       *[other] couvre {$city} sur {$missions} missions
    }
sc-did-completed =
    accomplit {$mission} ({$points ->
        [one] {$points} point
       *[other] {$points} points
    })
sc-did-recalled =
    rappelle {$agents ->
        [one] {$agents} agent
       *[other] {$agents} agents
    }
sc-did-discarded = défausse {$mission}
sc-did-declined = renonce au tour supplémentaire
sc-log-recalled =
    {$seat ->
        [you] Vous rappelez
       *[other] {$seat} rappelle
    } {$agents} agents : {$places}.
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
sc-endq-later = Vous pourrez encore la couvrir lors d’une autre visite.
sc-endq-leave = Terminer quand même
sc-endq-cover = Couvrir d’abord {$city}
sc-discard-title = Défausser {$mission} ?
sc-discard-text =
    La carte sort du jeu. {$agents ->
        [0] Aucun agent ne s’y trouve.
        [one] {$agents} agent revient dans votre réserve.
       *[other] {$agents} agents reviennent dans votre réserve.
    }
sc-discard-points =
    Vous perdez {$points ->
        [one] {$points} point pour la ville couverte.
       *[other] {$points} points pour les villes couvertes.
    }
sc-discard-undo = Vous pouvez annuler tant que vous n’avez ni pris une mission ni terminé votre tour.
sc-decline-title = Renoncer au tour supplémentaire ?
sc-decline-final = C’est définitif.
sc-decline-yes = Y renoncer
sc-decline-no = Le jouer
sc-then-extra = Vous renoncez à ce tour supplémentaire ; un autre suit aussitôt.
sc-then-plays = Votre tour s’arrête aussitôt, et c’est à {$name} de jouer.
sc-then-over = Votre tour s’arrête aussitôt, et la partie avec lui : vous avez {$points}, {$others}.

## Missions de départ
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
sc-round-dark = Tour {$round}, côté sombre
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
sc-score-left =
    {$seat ->
        [you] Vous avez quitté la partie.
       *[other] {$seat} a quitté la partie.
    }
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
sc-race-legend = points par tour de table, villes couvertes comprises
sc-race-says =
    {$name} : {$points ->
        [one] {$points} point.
       *[other] {$points} points.
    }
sc-race-decided =
    {$seat ->
        [you] À partir du tour de table {$round}, vous avez gardé la tête.
       *[other] À partir du tour de table {$round}, {$seat} a gardé la tête.
    }
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
