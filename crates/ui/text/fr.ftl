# Ce que dit le cadre de la page, en français.

## Partout
skip = Aller au contenu
language = Langue
theme = Couleurs
theme-now = Couleurs : {$theme}
theme-auto-short = Auto
theme-paper = Clair
theme-night = Sombre
menu = Menu
menu-leave = Quitter la table
menu-kept-here = La partie reste sur cet appareil.
menu-kept-online = Votre place vous est gardée. Si vous restez absent pendant que d’autres jouent, un robot joue pour vous jusqu’à votre retour. S’il ne reste personne, la partie attend.
menu-watching = Vous regardez seulement. Le même lien vous ramène ici.
tab-your-turn = À vous
close = Fermer
loading = Un instant
failed = Quelque chose n’a pas fonctionné.
you = Vous
guest = Invité
guest-number = Invité { $number }
round = Tour
log = Journal
log-empty = Il ne s’est encore rien passé.
since = Depuis votre dernier tour
since-away = Pendant votre absence, un robot a joué pour vous :
since-more =
    {$count ->
        [one] {$count} tour plus tôt
       *[other] {$count} tours plus tôt
    }
moves = Tous les coups
foot = Autres pages
how-to-go = Continuer
how-to-play = Comment jouer
watch-game = Revoir une partie
watch-own = Vos parties finies
watch-samples = Parties d’exemple
watch-sample = Une partie de { $game }
watch-file = Un fichier d’enregistrement
foot-free = Libre et ouvert. Aucun pistage : tout vient de ce serveur.
to-home = Retour à l’accueil
lost-title = Il n’y a rien ici
lost-text = L’adresse contient peut-être une faute, ou ce jeu ne fait pas partie de cette page.
file-unreadable = Le fichier est trop grand, ou ce n’est pas un fichier texte.

## Accueil
home-title = Spymaster : trois jeux d’espionnage dans le navigateur
home-choose = Choisir un jeu
home-chosen = Choisi
home-soon = Bientôt ouvert
home-soon-text = Les règles sont prêtes, la table est encore en chantier. On peut déjà y jouer dans le terminal.
home-players-four = 2 à 4 joueurs
home-players-hundred = 2 à 100 joueurs
home-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
home-lead-spy-connection = Déployez vos agents à travers l’Europe, route après route. Dès que quelqu’un a rempli sept missions, la partie se termine : le plus de points gagne.
home-lead-spynet = Recrutez des agents pile après pile et posez des opérations dans les domaines que vous dominez. Le plus d’étoiles d’opérations gagne.
home-lead-spyworld = Dessinez un repaire plein de pièges et de secrets, puis attaquez celui de votre voisin. Le plus d’argent gagne.
home-play = Jouer
home-play-small =
    { $bots ->
        [one] contre { $bots } robot, sans compte
       *[other] contre { $bots } robots, sans compte
    }
home-at-table = À la table
home-change = Modifier
home-setup = Préparer une table
home-setup-small = Joueurs, options, édition
home-screen = Même écran
home-screen-small = Passez-vous l’appareil
home-running = Vos parties
home-your-turn = À vous de jouer à { $game }
home-others-turn = { $game } : aux autres de jouer
home-gave-up = { $game } : vous avez abandonné
home-over = { $game } : partie finie
home-waiting = { $game } : pas encore commencée
home-you-won = { $game } : vous avez gagné
home-won = { $game } : gagnée par { $names }
home-won-you = vous
home-more =
    { $count ->
        [one] Une autre partie
       *[other] { $count } autres parties
    }
home-finished =
    { $count ->
        [one] Une partie finie
       *[other] { $count } parties finies
    }
home-against = Contre { $names }
home-people = { $names } autour d’un écran
home-resume = Reprendre
home-look = Voir le résultat
home-watch-on = Regarder
home-delete = Supprimer cette partie
home-delete-sure = Une partie supprimée ne revient pas.
home-keep = La garder

## Robots
temper-greedy = prudent
temper-thumb = audacieux
temper-random = fou

## Préparation
setup-title = Préparer
setup-of = Préparer { $game }
setup-lead = Tout reste sur cet appareil.
setup-who = Qui
setup-sum = La table
setup-begins = Le premier joueur est tiré au sort.
setup-edition-is-house = Édition maison
setup-count = Nombre de joueurs
setup-name = Nom
setup-person = Personne
setup-bot = Robot
setup-temper = Style
setup-start = Commencer la partie
setup-edition = Édition
setup-edition-load = Charger un fichier d’édition
setup-edition-house = Revenir à l’édition maison
setup-edition-broken = Ce fichier ne peut pas servir

## Table
bar-nav = Aide et réglages
bar-round = Tour { $round }
bar-over = Partie finie
pace = Rythme des robots
pace-calm = Calme
pace-quick = Vif
pace-instant = Immédiat
sounds = Sons
sounds-off = Non
sounds-on = Oui
resign = Abandonner la partie
resign-sure = Abandonner pour de bon
resign-title = Abandonner la partie ?
resign-what = Vous quittez la partie pour de bon, sans retour possible. Les autres continuent sans vous ; s’il ne reste qu’une personne, la partie se termine.
resign-not = Continuer à jouer
resigned = Vous avez abandonné. Les autres continuent.
to-result = Voir le résultat
new-game = Nouvelle partie
gone-title = Cette partie n’est pas ici
gone-text = Elle a été supprimée, ou jouée dans un autre navigateur.
elsewhere-title = Cette partie est ouverte dans un autre onglet
elsewhere-text = Un seul onglet à la fois tient une partie. Continuez là-bas, ou reprenez-la ici.
taken-title = Un autre onglet tient maintenant cette partie
taken-text = Rien n’est perdu. Vous pouvez la reprendre à tout moment.
take-over = Jouer ici
not-kept = Ce navigateur ne conserve pas la partie. Elle continue tant que cette page est ouverte.
notice-part = Seule la première partie de votre tour a pu être jouée.
notice-stale = La table a avancé ; voici où elle en est.
update-ready = Une version plus récente de Spymaster est prête.
update-take = La charger
curtain-title = Passez l’écran à { $name }
curtain-text = Ce qui est caché le reste jusqu’à ce que le bouton soit pressé.
curtain-go = Je suis { $name }
over-board = La partie est finie ; voici le plateau à la fin.
to-score = Voir le score
to-board = Le plateau
review = Revoir la partie
rematch = Revanche

## Revoir
replay-title = Revoir
replay-hint = Regardez une partie pas à pas, toutes les cartes ouvertes.
replay-load = Charger un enregistrement
replay-save = Garder l’enregistrement
replay-broken = Cet enregistrement ne peut pas être joué
replay-none-title = Cette partie ne peut pas être revue
replay-none-text = Elle est encore en cours, elle a été supprimée, ou elle a été jouée dans un autre navigateur.
replay-other-game = C’est une partie de « { $game } ».
replay-other-edition = Elle a été jouée avec une édition qui n’est pas ici.
replay-controls = Film
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-hidden = Quelque chose que ces yeux ne voient pas.
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-step = Pas
replay-speed = Vitesse : { $speed }
replay-place = { $moment }, pas { $step } sur { $last }
replay-eyes = Vu par
replay-everybody = Comme tous le voient
replay-eyes-of = Vu par { $name }
replay-begin = La table est prête.
replay-all = Tout, la pioche aussi

## Règles
rules-full = Règles complètes
back-to-game = Retour à la partie
rules-title = Règles
rules-of = Règles de { $game }
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Rien trouvé.
        [one] { $count } paragraphe trouvé.
       *[other] { $count } paragraphes trouvés.
    }
rules-missing = Impossible de charger les règles. Êtes-vous hors ligne ?

## À propos
about-title = À propos
about-what = Ce que c’est
about-version = Version
about-licences = Licences
about-what-text = Spymaster est un lieu pour jouer à des jeux de société modernes sur l’espionnage : seul contre des robots, autour d’un écran, et entre amis par un lien. Les règles tournent dans votre navigateur ; aucun compte n’est nécessaire.
about-unofficial = Un projet de fans, non officiel
about-unofficial-text = Ceci est une réalisation non officielle faite par des fans. Les auteurs et éditeurs des jeux ne l’ont ni faite, ni approuvée, ni soutenue. Seuls les règles et les nombres suivent les jeux imprimés ; tous les textes, noms, cartes et images sont les nôtres.
about-private = Vos parties sont à vous
about-private-text = Les parties contre des robots et autour d’un écran sont gardées dans ce navigateur et nulle part ailleurs ; celles avec des amis sur ce serveur. Il n’y a ni pisteurs, ni publicité, ni fichiers d’autres serveurs.
about-forget = Se faire oublier de ce serveur
about-forget-text = Le serveur efface votre nom et le cookie par lequel il reconnaît ce navigateur. Vous abandonnez définitivement vos places aux tables en ligne ; vos coups y restent, sans nom. Ce navigateur efface votre nom et les liens vers ces tables. Les parties contre des robots et autour d’un écran restent.
about-forget-me = M’oublier
about-forget-sure = Oui, m’oublier
about-forget-keep = Non, annuler
about-forget-done = C’est fait : votre nom et votre cookie sont effacés.
about-forget-failed = Le serveur n’a pas pu le faire. Réessayez dans une minute.
about-code = Source et licence
about-code-text = Le programme est un logiciel libre, au choix sous licence MIT ou Apache 2.0. Qui veut bâtir dessus reçoit les règles sous forme de bibliothèque rapide.
about-licences-missing = Impossible de charger les licences des autres. Êtes-vous hors ligne ?
about-map = Carte
about-map-text = Les côtes ont été dessinées d’après Natural Earth, qui est dans le domaine public.

## En ligne
home-online = Avec des amis
home-online-small = Envoyez-leur un lien
home-online-table = { $game } en ligne
home-online-with = Avec { $names }
home-online-alone = Personne d’autre n’est encore là
home-forget = Retirer de cette liste
home-forget-sure = Elle quitte seulement cette liste.
home-forget-link = Elle quitte seulement cette liste. Pour la regarder à nouveau, il faut un lien.
online-of = { $game } avec des amis
online-lead = Chacun joue sur son propre écran.
online-rename = Changer de nom
online-host-decides = L’hôte décide ; vous voyez chaque changement.
online-options = Ce qui est convenu
online-name = Votre nom
online-sit = Prendre une place
online-sit-here = S’asseoir ici
online-sit-again = Reprendre votre place
online-name-first = Dites d’abord votre nom.
online-kept = place gardée, pas encore de retour
online-free = Libérer la place
online-stand-up = Se lever
online-full = Il y a quelqu’un à chaque place. Vous pouvez regarder.
online-watching = Vous regardez. La partie va commencer.
online-empty = place libre
online-here = présent
online-not-here = absent
online-bot-acts = absent, un robot joue à sa place
online-has-left = a abandonné
online-gave-up = { $name } a abandonné.
online-you = { $name } (vous)
online-chair = Place { $seat }
online-somebody = Quelqu’un
online-add-bot = Ajouter un robot
online-remove-bot = Retirer le robot
online-fill =
    { $count ->
        [one] Une place est libre : un robot la prendra.
       *[other] { $count } places sont libres : des robots les prendront.
    }
online-fill-kept = Pas encore de retour : { $names }. Si vous commencez maintenant, des robots prendront les places vides.
online-wait = On attend que l’hôte lance la partie
online-wait-for = On attend que { $name } lance la partie
online-host-in =
    { $seconds ->
        [one] Dans une seconde, quelqu’un d’autre pourra commencer la partie
       *[other] Dans { $seconds } secondes, quelqu’un d’autre pourra commencer la partie
    }
online-lost = La connexion est perdue. Elle revient d’elle-même ; rien n’est perdu.
online-other-build = Le serveur a une version plus récente de cette page. Votre tour est gardé tel quel.
online-held =
    { $count ->
        [one] Un robot joue pour { $names } jusqu’à son retour.
       *[other] Des robots jouent pour { $names } jusqu’à leur retour.
    }
online-stood-in = Pendant votre absence, un robot a joué certains de vos tours.
online-absent =
    { $count ->
        [one] { $names } est absent.
       *[other] { $names } sont absents.
    }
online-bot-in =
    { $seconds ->
        [one] Un robot continue dans une seconde
       *[other] Un robot continue dans { $seconds } secondes
    }
online-rematch = Une revanche est prête et votre place est gardée.
online-rematch-watch = Les autres continuent à une nouvelle table. Demandez-leur un lien.
online-join = Rejouer
online-gone-title = Cette table ne vous est pas ouverte
online-gone-text = Le lien est peut-être ancien ou incomplet, ou vous n’êtes plus admis. Demandez-en un nouveau à l’hôte.
online-edition-text = On joue à cette table avec une édition que cette page n’a pas.
online-sent-away-title = Vous n’êtes plus à cette table
online-sent-away-text = On vous a exclu, votre place a été reprise sur un autre appareil, ou les liens de cette table sont nouveaux, comme chaque fois que quelqu’un d’autre est exclu.
online-voted-out-text = Les autres vous ont exclu par un vote. Un robot continue à votre place.
online-lapsed-text = Vous étiez déjà venu à cette table. On vous a peut-être exclu, les liens sont nouveaux, ou la table n’existe plus.
online-unproven-title = L’enregistrement de cette partie ne tient pas
online-unproven-text = La preuve du serveur n’a pas pu être vérifiée, il n’y a donc pas de feuille de score. Le plateau est tel que vous l’avez vu.
online-fair = Mélange équitable, prouvé.
online-fair-why = Chacun, le serveur aussi, était engagé avant que quiconque ne montre sa part du mélange, et cet appareil a vérifié la sienne.
online-deal-held = Mélange équitable, selon l’enregistrement.
online-deal-held-why = Au moins deux appareils ont participé au mélange, mais pas celui-ci : il ne peut donc pas le vérifier lui-même.
online-deal-trust = L’enregistrement est exact. Que personne n’ait choisi les cartes repose sur la confiance dans le serveur.
online-deal-trust-why = Cela ne pourrait être prouvé que si au moins deux appareils avaient participé au mélange.
online-deal-without = La partie a commencé sans la part de mélange de { $names }.
online-deal-rounds = Il a fallu { $count } essais pour commencer.
online-deal-by-hand = Vérifier sans cette page
online-dealing = Tout le monde mélange
online-dealing-left =
    { $seconds ->
        [one] Plus qu’une seconde pour tous les appareils
       *[other] Encore { $seconds } secondes pour tous les appareils
    }
online-dealing-wait = On attend l’appareil de { $names }.
online-deal-silent = L’appareil de { $names } ne répond pas. Attendez son retour, ou commencez sans sa part du mélange.
online-deal-silent-wait = L’appareil de { $names } ne répond pas.
online-deal-missing = L’appareil de { $names } n’a pas répondu à temps, la partie n’a donc pas commencé. Maintenant, tout le monde est prêt.
online-start-without = Commencer sans la part de mélange de { $names }
online-uploaded-bar = La personne qui a apporté cette partie connaît peut-être toutes les cartes.
denied-share-awaited = Un appareil n’a pas encore répondu. Réessayez dans un instant.
denied-wrong-share = Cet appareil n’a pas pu participer au mélange. Rechargez la page.
online-unfair = Le mélange de cette partie n’est pas prouvé : { $why }
online-save-proof = Enregistrer la preuve
people = Joueurs
people-unread =
    { $count ->
        [one] Joueurs : un nouveau message
       *[other] Joueurs : { $count } nouveaux messages
    }
said = { $name } : { $text }
watching =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
kick = Exclure
kick-sure = Exclure pour de bon ?
watcher = Spectateur { $number }
mute = Ne plus entendre
mute-for-all = Faire taire pour tous
unmute = Entendre de nouveau
muted = ne peut pas parler
kick-vote = Demander aux autres ?
open-seat = Ouvrir la place
open-seat-again = Nouveau lien vers la place
vote-kick = { $by } veut exclure { $name } pour de bon ; un robot continuerait.
vote-kick-mine = Vous voulez exclure { $name } pour de bon ; un robot continuerait.
vote-kick-me = { $by } veut vous exclure pour de bon ; un robot continuerait.
vote-open = { $by } veut ouvrir la place de { $name } à quelqu’un d’autre.
vote-open-mine = Vous voulez ouvrir la place de { $name } à quelqu’un d’autre.
vote-count = { $yes } sur { $needed } sont d’accord. Sans réponse, c’est non.
vote-at-end = Quelqu’un est absent. La place s’ouvre à la fin du temps, sauf si cette personne revient et s’y oppose.
vote-yes = D’accord
vote-no = Pas d’accord
vote-kicked = { $name } a été exclu. Un robot continue. Ceux qui regardaient ont besoin d’un nouveau lien.
vote-opened = La place est ouverte. La personne qui l’a proposé a le lien.
vote-not-kicked = Trop peu de personnes étaient d’accord : { $name } reste.
vote-not-opened = Tout le monde n’était pas d’accord : la place de { $name } n’est pas ouverte.
vote-too-soon = Vous pourrez poser la prochaine question dans une minute.
return-link = Mon lien pour un autre appareil
return-link-hint = Il mène à votre place et sert une fois. Si vous en demandez un autre ici, les autres appareils perdent la place.
open-link = La place est ouverte. Donnez ce lien à une seule personne ; il sert une fois.
offer = La place { $seat } est libre pour vous. Un robot y jouait jusqu’ici, et c’est la manche { $round }. Vous verrez ce que cette place sait et vous continuerez.
offer-of = La place { $seat } est libre pour vous. { $name } y était avant, un robot joue maintenant, et c’est la manche { $round }. Vous verrez ce que cette place sait et vous continuerez.
offer-take = Prendre la place
seat-taken = { $name } a pris la place libre.
online-options-changed = Les options viennent de changer. Chacun a un moment pour les voir.
online-start-in =
    { $seconds ->
        [one] La partie peut commencer dans une seconde
       *[other] La partie peut commencer dans { $seconds } secondes
    }
talk = Ce qui a été dit
talk-say = Dire quelque chose
talk-send = Dire
talk-forbidden = Pendant la partie, les règles ne permettent que des salutations.
greetings = Salutations
greet-hello = Bonjour
greet-moment = Un instant, s’il vous plaît
greet-thanks = Merci
greet-well-played = Bien joué
greet-good-game = Belle partie
greet-goodbye = Au revoir
invite = Inviter quelqu’un
invite-seat = Lien vers une place
invite-watch = Lien pour regarder
invite-copy = Copier
invite-copied = Copié
invite-code = Le lien vers une place, en code pour téléphones
invite-none = Les liens ont été faits sur un autre appareil. De nouveaux rendent les anciens inutiles.
invite-new = Nouveaux liens
invite-new-sure = Nouveaux liens ? Ceux qui n’ont pas de place devront partir.
invite-only-here = Les autres appareils ne peuvent pas ouvrir cette adresse. Lancez le serveur avec --listen (voir README).
plain-http = Cette page est arrivée sans chiffrement (http simple) : on ne peut ni l’installer, ni jouer hors ligne, ni copier de lien d’un bouton. Tout le reste marche.
denied-no-table = Cette table ne vous est pas ouverte.
denied-not-host = Seul l’hôte peut faire cela.
denied-no-seat = Il faut une place pour cela.
denied-taken = Cette place n’est plus libre.
denied-wrong-stage = Ce n’est plus possible.
denied-empty-chair = Une place est encore libre.
denied-no-talk = Les règles ne permettent que des salutations maintenant.
denied-bad-text = C’est vide ou trop long.
denied-disk-full = Le serveur n’a plus de place. Rien n’est perdu ; réessayez plus tard.
denied-crowded = Trop de pages sont ouvertes ici à la fois. Fermez-en quelques-unes ; celle-ci réessaie d’elle-même.
denied-too-many-tables = Plusieurs de vos tables n’ont pas encore commencé. Commencez à l’une d’elles, ou réessayez dans quelques minutes.
denied-too-many-changes = Trop de choses ont été changées et reprises à cette table. Si la partie n’a pas commencé, commencez-la ; sinon abandonnez, ou préparez une nouvelle table.
denied-too-fast = C’était trop à la fois. Rien n’est perdu ; attendez une minute et réessayez.
denied-needs-vote = Pendant la partie, tout le monde en décide ensemble. Proposez-le dans la liste des personnes.
denied-vote-running = Autre chose est en train d’être décidé. Attendez que ce soit fini.
denied-no-vote = Ce n’est pas à vous d’en décider, ou c’est déjà fini.
denied-too-few-voters = Pour exclure quelqu’un, il faut que deux autres au moins soient d’accord, et ils ne sont pas là.
denied-protected = Personne ne peut exclure cette personne.
denied-other-seat = Vous avez déjà vu cette partie depuis une autre place : celle-ci n’est pas pour vous.
denied-chair-in-use = Quelqu’un est assis à une place qui disparaîtrait. Demandez-lui d’abord d’en changer.
denied-muted = L’hôte ne vous laisse pas parler.
denied-nobody-sits = Il n’y a que des robots à cette table. Prenez place vous-même, ou attendez quelqu’un.
denied-bad-name = Ce nom ne convient pas. Prenez des lettres et des chiffres ; les espaces, points, traits d’union et apostrophes conviennent aussi.
online-denied-title = Pas tout de suite
denied-damaged = Ce que le serveur a gardé de cette table est endommagé : elle ne peut pas continuer. Vos autres tables ne sont pas touchées. Prévenez la personne qui gère ce serveur.
hand-over = Continuer en ligne avec d’autres
online-unfit-title = Le serveur ne reprend pas cette partie
online-unfit-text = Elle a peut-être été jouée selon d’autres règles, elle est terminée, ou rien n’a encore été joué.
online-uploaded = Cette partie a commencé sur un seul appareil : la personne qui l’a apportée connaissait peut-être toutes les cartes.
online-uploaded-lobby = Cette partie a commencé sur un seul appareil, et la personne qui l’a apportée connaît peut-être toutes les cartes. Chacun prend place, et elle reprend où elle en était.
online-clock =
    { $seconds ->
        [one] Plus qu’une seconde
       *[other] Encore { $seconds } secondes
    }

## The picture of a score
share = Partager l’image
share-title = Une image à partager
share-save = Enregistrer l’image
