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
sw-bonus-action = une action bonus, payée d’abord sur {$money}
sw-bonus-actions = Actions bonus
sw-bonus-left = Actions bonus restantes : {$count}
sw-bonus-none = aucune autre n’est possible en plus
sw-bonus-short = une action bonus coûte {$cost}, vous avez {$money}
sw-bot = robot
sw-budget-says = {$money} $ restants, {$free} cercles encore vides
sw-change = Changer
sw-choose-edge = choisissez un bord, {$line}
sw-choose-one = choisissez ci-dessous
sw-choose-room = choisissez une salle, {$line}
sw-claim-says = Revendiquer {$mission} : {$money}
sw-claimed = Vous revendiquez {$mission}
sw-column = Colonne {$number}
sw-combat = Combat
sw-combos = Trois combinaisons
sw-costs = Coûts
sw-could-claim = Vous pourriez encore revendiquer {$mission}.
sw-could-go-on = Vous pourriez encore avancer.
sw-counts-as = compte pour {$count} gadgets quand le plus de gadgets coûte de l’argent
sw-counts = {$gadget} compte pour {$count}
sw-domicile = Où vous construisez
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
sw-edge-below = Mur sous {$room}
sw-edge-of = Un bord de {$line}
sw-edge-right = Mur à droite de {$room}
sw-edition-facts = {$cards} cartes de plan, {$domiciles} lieux, {$missions} missions, {$agents} agents
sw-empty = vide
sw-empty-room = Salle vide
sw-entrance = Entrée
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
sw-line-agent = Le plus d’argent à la fin gagne. Ces points s’ajoutent à l’entraînement ; personne ne voit votre agent avant les raids.
sw-line-choose = Ou passez pour {$money}. Personne ne voit votre feuille avant les raids.
sw-line-claim = {$mission} est accomplie : revendiquez-la sur son billet, maintenant ou à la fin.
sw-line-claim-end = {$mission} est accomplie : revendiquez-la sur son billet, pour la fin.
sw-line-hint =
    {$how ->
        [step] Indice : le prochain pas, en rouge. D’ici, {$money} en tout sont possibles.
        [gadget] Indice : utilisez maintenant {$gadget}. D’ici, {$money} en tout sont possibles.
       *[stop] Indice : arrêtez-vous ici. Vous avez {$money} en tout.
    }
sw-line-gadget = D’ici, seul un gadget mène plus loin : choisissez-en un, ou arrêtez-vous avec ce que vous avez.
sw-line-mod = Les autres coûtent {$money} et plus.
sw-line-pays = Coûte {$movement} en mouvement, {$stealth} en discrétion, {$combat} en combat.
sw-line-pays-none = Ne coûte rien.
sw-line-raid = Choisissez une salle qui brille, un gadget, ou arrêtez-vous avec ce que vous avez.
sw-line-ready = Appuyez sur Prêt. Vous pouvez changer jusqu’à ce que tous aient choisi.
sw-line-second = Choisissez une autre combinaison. L’action bonus se paie tout de suite.
sw-line-stop = Plus aucun pas possible : arrêtez-vous avec ce que vous avez.
sw-line-take = Choisissez lequel.
sw-line-wall = Choisissez un bord entre deux salles.
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
sw-no-sheet = Chacun dessine son repaire en secret. Tous sont montrés au début des raids.
sw-not-now = On ne vous demande rien pour l’instant.
sw-not-owned = pas à vous
sw-nothing-left = Rien laissé derrière
sw-now = tout de suite
sw-now-end = {$now} tout de suite, vaut {$end} à la fin
sw-now-end-short = tout de suite / à la fin
sw-one-a-round = une par manche, puis retirée
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
sw-raider-pays = Coût du raid
sw-raider-pays-short = coût du raid
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
sw-set-in-turn-hint = Tout le monde regarde chaque raid ; mieux à peu.
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
sw-tab-overview = Aperçu
sw-tab-table = Table
sw-table = À la table
sw-tap-second = choisissez une autre combinaison
sw-thief-gone = {$name} est passé dans votre repaire.
sw-thief-there = {$name} cambriole votre repaire.
sw-thing-in = {$thing}, {$line}
sw-thinking = réfléchit
sw-time-left = encore {$minutes}:{$seconds}
sw-title-head = Titre
sw-titles = Titres
sw-too-far = Cette salle est trop loin pour un pas : un pas mène à une salle voisine.
sw-took = {$name} a pris {$money}
sw-took-from-you = {$name} vous a pris {$money}.
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
sw-waiting-for = On attend {$names}.
sw-waiting-many = On en attend encore {$count}.
sw-waits = attend
sw-wall = Mur
sw-ways-on = Où aller
sw-where-from = D’où vient chaque $
sw-without = Sans gadget
sw-worth = vaut {$money}
sw-you = vous
sw-you-chose = Vous avez choisi
sw-bot-chose = Un robot a choisi pour vous
sw-bot-rounds =
    {$count ->
        [one] Un robot a joué 1 de vos manches.
       *[other] Un robot a joué {$count} de vos manches.
    }
sw-you-pass = vous passez
sw-you-stopped = Vous êtes de retour
sw-you-took = Vous avez pris {$money} chez {$name}.
sw-you-win = Vous gagnez avec {$money}.
sw-your-agent = Votre agent
sw-your-lair = Votre repaire
sw-your-way = votre chemin, {$steps} pas
sw-minus = −{$amount} $
sw-or-at-end = ou à la fin
sw-taken = reçus
sw-short-smoke = passe un piège sans payer
sw-short-darts = bat un garde sans payer
sw-short-boots = {$count} pas sans mouvement
sw-short-grapnel = par-dessus une salle pour {$count} en mouvement
sw-short-drill = un pas à travers un mur
sw-line-first = Le plus d’argent à la fin gagne. Personne ne voit votre feuille avant les raids.
sw-line-last = Puis les raids. Le plus d’argent gagne ; celui des autres est secret jusque-là.
sw-counted-now = compté ainsi
sw-now-plan = Compté ainsi, vous avez {$total} : {$left} restants, {$secrets} en secrets si personne ne les vole, {$missions} dus par des missions.
sw-now-raid = Compté ainsi, vous avez {$total} sans les prix : {$left} restants, {$secrets} en secrets chez vous, {$stolen} volés, {$missions} de missions.
sw-line-fills = Votre repaire est alors plein : une dernière manche suit. Le plus d’argent gagne.
sw-walled-in = {$money} emmurés : ne valent rien.
sw-walls-in = Vous emmurez vos propres secrets : {$money} ne vaudront rien pour vous.
sw-ask-sure-ready = Prêt quand même ?
sw-ask-sure-stop = Finir le raid avec {$money} ?
sw-sure-ready = Prêt quand même
sw-sure-stop = Finir le raid
sw-why-both = Avec {$money} restants après l’action bonus, les deux ne peuvent pas être exécutées en entier.
sw-why-full = Aucune salle de votre repaire n’est vide.
sw-why-upgrade = {$thing} : aucune salle possible n’est vide, {$line}.
sw-why-elsewhere = Vos {$money} ne suffisent pas pour en atteindre une vide.
sw-why-wall = Chaque bord a déjà son mur, {$line}.
sw-why-gadget = Vous avez déjà ce gadget ({$gadget}), et vos {$money} n’en paient pas d’autre.
sw-why-gadgets = Vous avez déjà tous les gadgets.
sw-sprung = {$upgrade}, déclenché
sw-beaten = {$upgrade}, vaincu
sw-stolen = {$upgrade}, volé
sw-drift-two = Vous et {$name} vous cambriolez l’un l’autre.
sw-thief-soon = {$name} va cambrioler votre repaire.
sw-lair-full = repaire plein
sw-leads = en tête
sw-leads-with = {$name} mène avec {$money}, sans compter les prix.
sw-you-lead = Vous menez avec {$money}, sans compter les prix.
sw-raids = {$thief} cambriole {$prey}.
sw-watching-round = Vous regardez la manche {$round} sur {$last} au plus
sw-agents-watched = Choix des agents
sw-agents-secret = Qui envoie qui reste secret jusqu’aux raids.
sw-line-rooms-for =
    {$count ->
        [one] Une salle brille, pour {$money}.
       *[other] {$count} salles brillent, pour {$money} chacune.
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
sw-drift =
    {$why ->
        [red] Plus de rouge que de bleu : si tout s’arrêtait là, {$thief} vous cambriolerait et vous {$prey}.
        [blue] Plus de bleu que de rouge : si tout s’arrêtait là, {$thief} vous cambriolerait et vous {$prey}.
       *[none] Si tout s’arrêtait là, {$thief} vous cambriolerait et vous {$prey}.
    }
sw-drift-done = {$thief} vous cambriole, vous cambriolez {$prey}.
sw-drift-why =
    {$why ->
        [red] Plus de rouge que de bleu : {$thief} vous cambriole, vous cambriolez {$prey}.
        [blue] Plus de bleu que de rouge : {$thief} vous cambriole, vous cambriolez {$prey}.
       *[none] {$thief} vous cambriole, vous cambriolez {$prey}.
    }
sw-line-rooms =
    {$count ->
        [0] Aucune salle n’y est vide.
        [one] {$count} salle brille, gratuite.
       *[other] {$count} salles brillent, gratuites.
    }
sw-title =
    {$rank ->
        [none] Sans titre
        [first] Petit escroc
        [second] Intrigant
        [third] Cerveau
        [fourth] Super-vilain
       *[fifth] Maître-espion
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
        [one] {$count} piège déclenché
       *[other] {$count} pièges déclenchés
    }
sw-n-rooms =
    {$count ->
        [one] {$count} salle visitée
       *[other] {$count} salles visitées
    }
sw-n-guards =
    {$count ->
        [one] {$count} garde vaincu
       *[other] {$count} gardes vaincus
    }
sw-n-gadgets =
    {$count ->
        [one] {$count} gadget
       *[other] {$count} gadgets
    }
sw-n-players =
    {$count ->
        [one] {$count} personne
       *[other] {$count} personnes
    }
sw-since-raid =
    {$seat} a cambriolé {$prey ->
        [you] votre repaire
       *[other] le repaire de {$prey}
    } : {$money}.
