# Ce que dit la page de Spyworld, en français.

sw-abandoned = La partie a été interrompue.
sw-absent = absent
sw-add-second = En ajouter une
sw-agent = Agent
sw-agents-title = Qui envoyez-vous ?
sw-agents-wait = Vous avez votre agent. Les autres choisissent encore.
sw-all-in = Tout en $
sw-all-lairs = Tous les repaires et raids
sw-arrow-keys = flèches, deux fois pour y aller
sw-ask-agent = Quel agent est le vôtre ?
sw-ask-choose = choisissez-en une sur trois
sw-ask-into = {$what} : entrer ?
sw-ask-second = Laquelle en plus ?
sw-ask-to = Vers {$room} ?
sw-at-end = à la fin
sw-at-home = Pendant ce temps, chez vous
sw-best-way = meilleur chemin, {$steps} pas
sw-bonus-action = action bonus
sw-bonus-actions = Actions bonus
sw-bonus-left = Actions bonus restantes : {$count}
sw-bot = bot
sw-budget-says = {$money} $ restants, {$free} cercles encore vides
sw-change = Changer mon choix
sw-choose-edge = choisissez un bord, {$line}
sw-choose-one = choisissez ci-dessous
sw-choose-room = choisissez une salle, {$line}
sw-claim-says = Revendiquer {$mission} : {$money}
sw-claimed = Vous revendiquez {$mission}
sw-column = Colonne {$number}
sw-combat = Combat
sw-combos = Trois combinaisons
sw-costs = Coûts
sw-could-claim = Vous pourriez encore revendiquer {$mission}. Appuyez encore sur Prêt pour continuer sans.
sw-could-go-on = Le chemin n’est pas fini. Appuyez encore pour finir le raid.
sw-count = × {$count}
sw-counts-as = compte pour {$count} chez les accros aux gadgets
sw-domicile = Domicile
sw-done-with = {$upgrade}, réglé
sw-draw-for = {$room}. Dessiner ici pour {$money}
sw-draw-free = {$room}. Dessiner ici, gratuit
sw-drawer = Journal et coups
sw-drawn-by = Dessiné par
sw-go-guard = Vaincre : {$what}
sw-go-secret = Voler : {$what}
sw-go-trap = Déclencher : {$what}
sw-go-use = Utiliser {$gadget}
sw-line-ready-last = Appuyez sur Prêt. Tous les autres ont choisi : la manche se termine alors.
sw-project = Projet
sw-round = Manche {$round}/{$last}
sw-scale = Échelle
sw-ambitious = ambitieuse
sw-drawing = dessine
sw-drawn = dessiné
sw-drift = Si tout s’arrêtait là, {$thief} vous cambriolerait et vous {$prey}.
sw-drift-done = {$thief} vous cambriole, vous cambriolez {$prey}.
sw-edge-below = Mur sous {$room}
sw-edge-of = Un bord de {$line}
sw-edge-right = Mur à droite de {$room}
sw-edition-facts = {$cards} cartes de plan, {$domiciles} domiciles, {$missions} missions, {$agents} agents
sw-empty = vide
sw-empty-room = Salle vide
sw-entrance = Entrée
sw-for = pour {$money}
sw-free = gratuit
sw-fulfilled-by = Accomplie par {$names}
sw-gadget = Gadget
sw-gadget-in = {$gadget} : {$room}
sw-gadgets = Gadgets
sw-go = Y aller
sw-goals = À la fin, {$traps} pour le plus de pièges déclenchés chez soi, {$rooms} pour le plus de salles visitées, {$guards} pour le plus de gardes battus ; {$gadgets} de moins pour le plus de gadgets. La planification finit une manche après le premier repaire plein, ou après la manche {$last}. Pas dans les salles grises : {$barred}.
sw-grid = Le repaire, cinq rangées de cinq salles
sw-guard = Garde
sw-guards = Gardes
sw-has-chosen = a choisi
sw-haul = Salles {$rooms}, gardes {$guards}, pièges {$traps}.
sw-hint = Indice
sw-home-again = de retour
sw-in-column = colonne {$number}
sw-in-row = rangée {$number}
sw-in-lair = Vous êtes chez {$name}
sw-in-lair-of = chez {$name}
sw-in-your-lair = dans votre repaire
sw-kind-choose = Choisir
sw-kind-draw = Dessiner
sw-kind-end = Terminer
sw-kind-modify = Modifier
sw-kind-pay = Payer
sw-kind-step = Aller
sw-kind-take = Prendre
sw-lair-of = Repaire : {$name}
sw-last-round = Dernière manche
sw-left = restants
sw-left-behind = {$money} laissés derrière
sw-left-game = est parti
sw-left-of-you = à votre gauche
sw-less-stealth = un de moins en discrétion, un de plus en combat
sw-line-agent = Ses points s’ajoutent à votre entraînement au début des raids. Personne ne voit votre agent avant.
sw-line-choose = Ou passez pour {$money}. Personne ne le voit avant que tous aient choisi.
sw-line-claim = {$mission} est accomplie : revendiquez-la sur son billet, maintenant ou à la fin.
sw-line-claim-end = {$mission} est accomplie : revendiquez-la sur son billet, pour la fin.
sw-line-hint = Indice, en rouge : {$money} en tout, en {$steps} pas d’ici.
sw-line-gadget = D’ici, seul un gadget mène plus loin : choisissez-en un, ou arrêtez-vous avec ce que vous avez.
sw-line-mod = Les autres coûtent {$money} et plus.
sw-line-pays = Coûte {$movement} en mouvement, {$stealth} en discrétion, {$combat} en combat.
sw-line-pays-none = Ne coûte rien.
sw-line-raid = Choisissez une salle qui brille, un gadget, ou arrêtez-vous avec ce que vous avez.
sw-line-ready = Appuyez sur Prêt. Vous pouvez changer jusqu’à ce que tous aient choisi.
sw-line-second = Touchez une autre combinaison ; l’action bonus se paie tout de suite.
sw-line-stop = Plus aucun pas possible : arrêtez-vous avec ce que vous avez.
sw-line-take = Choisissez lequel.
sw-line-wall = Touchez un bord entre deux salles.
sw-look-at = Regarder chez {$name}
sw-look-home = Regarder votre repaire
sw-loot = Butin jusqu’ici
sw-missions = Missions
sw-mod-gadget-any = Gadget au choix : {$money}.
sw-mod-gadget-shift = Gadget ±1 : {$money}.
sw-mod-shift = Numéro ±1 : {$money} par pas.
sw-mod-swap = Rangée contre colonne : {$money}.
sw-money = {$amount} $
sw-more-stealth = un de plus en discrétion, un de moins en combat
sw-movement = Mouvement
sw-n-chosen = {$done} sur {$all} prêts
sw-n-stopped = {$done} sur {$all} rentrés
sw-next-step = Prochain pas
sw-no-moves = Rien à faire pour l’instant.
sw-no-sheet = Vous regardez : les feuilles sont secrètes jusqu’aux raids.
sw-not-now = On ne vous demande rien pour l’instant.
sw-not-owned = pas à vous
sw-nothing-left = Rien laissé derrière
sw-now = tout de suite
sw-now-end = {$now} $ de suite, vaut {$end} $
sw-now-end-short = de suite / fin
sw-one-a-round = une par manche
sw-one-more = Encore une ?
sw-only-you = Vous seul voyez ceci.
sw-over = La partie est finie
sw-owned = à vous
sw-panels = Volets
sw-pass = Passer
sw-place = rangée {$row}, colonne {$column}
sw-plan = Votre plan pour cette manche
sw-plan-none = Choisissez l’une des trois combinaisons.
sw-plus = +{$amount} $
sw-plus-points = +{$points}
sw-possible = Vous avez pris {$taken} ; {$best} étaient possibles avec les mêmes points.
sw-possible-least = Vous avez pris {$taken} ; au moins {$best} étaient possibles avec les mêmes points.
sw-private = privé
sw-progress = {$have} sur {$need}
sw-raider-pays = Le voleur paie
sw-raider-pays-short = voleur paie
sw-raiding = en raid
sw-ready = Prêt
sw-replay-closed = Les repaires sont secrets jusqu’aux raids. Choisissez les yeux de quelqu’un pour voir une feuille.
sw-right-of-you = à votre droite
sw-room-says = {$place} : {$inside}
sw-rooms-filled = {$count} salles sur 24
sw-round-word = Manche
sw-round-what = Manche {$round} : {$what}
sw-row = Rangée {$number}
sw-second-opinion = Deuxième avis
sw-secret = Secret
sw-secrets = Secrets
sw-set-agents = Agents
sw-set-beginner = Débutant
sw-set-beginner-hint = +{$amount} $ au début
sw-set-first = pour une première partie, sans agents
sw-set-forgiving = Raids indulgents
sw-set-forgiving-hint = On peut revenir en arrière, et il y a des indices.
sw-set-free = Choix libre
sw-set-free-hint = Chacun choisit parmi tous les agents.
sw-set-in-turn = Tour à tour
sw-set-in-turn-hint = Tout le monde regarde chaque raid.
sw-set-more = Plus
sw-set-raids = Raids
sw-set-timer = Minuteur
sw-set-timer-hint = Deux minutes dès que le premier raid est fini.
sw-set-together = Tous ensemble
sw-set-together-hint = Personne ne voit les raids des autres avant la fin.
sw-set-usual = Comme d’habitude
sw-set-usual-hint = Distribués en secret ; jusqu’à quatre, on choisit entre deux.
sw-short = Il vous manque {$money}.
sw-share-line = {$domicile}, {$players} autour de la table
sw-share-says = Repaire, raid et scores : {$scores}
sw-show = Montrer
sw-solving = Recherche du meilleur raid…
sw-split-says = {$stealth} discrétion et {$combat} combat
sw-stealth = Discrétion
sw-step-back = Revenir
sw-step-none = Appuyez sur une salle qui brille ou sur une flèche.
sw-step-wait = Votre raid est fini.
sw-stop-with = S’arrêter à {$money}
sw-stopped = rentré
sw-tab-log = Journal
sw-tab-loot = Butin
sw-tab-moves = Tous les coups
sw-tab-table = Table
sw-table = À la table
sw-tap-second = touchez une autre combinaison
sw-thief-gone = {$name} est passé dans votre repaire.
sw-thief-there = {$name} cambriole votre repaire.
sw-thing-in = {$thing}, {$line}
sw-thinking = réfléchit
sw-time-left = encore {$minutes}:{$seconds}
sw-title-head = Titre
sw-titles = Titres
sw-too-far = Cette salle est trop loin pour un pas : un pas mène à une salle voisine.
sw-took = {$name} a pris {$money}
sw-took-from-you = {$name} a trouvé {$money} chez vous.
sw-total = Total
sw-train = S’entraîner
sw-training = Entraînement
sw-training-of = {$track} +{$points}
sw-trap = Piège
sw-traps = Pièges
sw-two-ways = Le repaire avec votre chemin, le meilleur en pointillé
sw-undo = Annuler
sw-used = utilisé
sw-wait = Un instant
sw-watching = Vous regardez.
sw-watching-in = Vous regardez {$name} {$where}
sw-waiting-for = Encore occupés : {$names}.
sw-waiting-many = {$count} sont encore occupés.
sw-waits = attend
sw-wall = Mur
sw-ways-on = Suites possibles
sw-where-from = D’où vient chaque $
sw-without = Sans gadget
sw-worth = vaut {$money}
sw-you = vous
sw-you-chose = Vous avez choisi
sw-you-pass = vous passez
sw-you-stopped = Vous êtes de retour
sw-you-took = Vous avez pris {$money} chez {$name}.
sw-you-win = Vous gagnez avec {$money}.
sw-your-agent = Votre agent
sw-your-lair = Votre repaire
sw-your-way = votre chemin, {$steps} pas
sw-line-rooms-for =
    {$count ->
        [one] Une salle brille, pour {$money}.
       *[other] {$count} salles brillent, pour {$money} chacune.
    }
sw-line-rooms =
    {$count ->
        [0] Aucune salle n’est vide sur cette ligne.
        [one] {$count} salle brille, gratuite.
       *[other] {$count} salles brillent, gratuites.
    }
sw-free-steps =
    {$count ->
        [one] {$count} pas gratuit.
       *[other] {$count} pas gratuits.
    }
sw-wins =
    {$count ->
        [one] {$names} gagne avec {$money}.
       *[other] {$names} se partagent la victoire avec {$money}.
    }
sw-title =
    {$rank ->
        [none] Personne encore
        [first] Petite frappe
        [second] Intrigant
        [third] Cerveau
        [fourth] Génie du mal
       *[fifth] Maître espion
    }
