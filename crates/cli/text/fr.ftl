# Ce que dit la ligne de commande elle-même pendant la partie. Les places sont des lettres.

cli-welcome = { $game } à { $players }. Tapez ? pour voir ce que vous pouvez faire, help pour tout le reste.
cli-seat-human = { $seat } : au clavier
cli-seat-bot = { $seat } : robot ({ $bot })
cli-prompt = Tour de table { $round }, à { $seat } de jouer>
cli-help =
    Tapez une action comme elle figure dans la liste, ou son numéro. Majuscules et minuscules se valent.
      ?                vos actions possibles
      board, plateau   revoir le plateau, avec les points de tous
      log              tout ce qui s’est passé
      rules, règles    les chapitres des règles ; règles { $clause } ou règles MOT montre des clauses
      resign           abandonner votre place ; les autres continuent
      help, aide       ce texte
      quit, q, exit    quitter la partie
cli-list-title = { $seat } peut faire ceci :
cli-list-hint =
    { $count ->
        [one] ? montre { $count } action.
       *[other] ? montre { $count } actions.
    }
cli-list-first = Un numéro ne vaut que dans une liste que vous avez vue : tapez d’abord ?.
cli-list-range = La liste va de 1 à { $most }.
cli-not-understood =
    Pas compris : { $text }.
    Par exemple : { $example }. Avec ?, vous voyez tout ce que vous pouvez faire.
cli-not-understood-why =
    Pas compris : { $text } – { $why }.
    Par exemple : { $example }. Avec ?, vous voyez tout ce que vous pouvez faire.
cli-refused = Impossible : { $why } [{ $clause }]
cli-rules-hint = Tapez règles { $clause } pour lire la clause.
cli-rules-help = Tapez règles { $clause } pour une clause, règles MOT pour celles qui contiennent un mot.
cli-rules-none = Ce jeu n’a pas de règles à lire ici.
cli-rules-not-found = Aucune clause ne contient { $topic }.
cli-rules-more =
    { $count ->
        [one] … et { $count } autre clause ; un mot plus long en trouve moins.
       *[other] … et { $count } autres clauses ; un mot plus long en trouve moins.
    }
cli-resign-ask = Abandonner votre place pour de bon ? oui, ou Entrée pour non :
cli-resign-not = Vous restez dans la partie.
cli-curtain = C’est à { $seat }. Passez le clavier ; { $seat } appuie sur Entrée.
cli-empty-log = Il ne s’est encore rien passé.
cli-round = Tour de table { $round }
cli-resumed =
    { $steps ->
        [one] La partie continue après { $steps } action ; log raconte ce qui s’est passé.
       *[other] La partie continue après { $steps } actions ; log raconte ce qui s’est passé.
    }
cli-end-of-input = L’entrée est terminée, et la partie aussi.
cli-quit = Vous quittez la partie.
cli-cut = Toujours pas de fin après { $steps } actions : la partie est interrompue.
cli-abandoned = La partie a été interrompue ; personne n’a gagné.
cli-score-title = Score final
cli-score-total = total
cli-tie-broken = { $seats } ont le même nombre de points : la règle de départage décide.
cli-seed = Graine de cette donne : { $seed }
cli-offer-save = Enregistrer la partie ? Nom de fichier, ou Entrée pour non :
cli-saved = Partie enregistrée : { $file }
cli-not-saved = Elle n’a pas été enregistrée. Avec --save FICHIER, elle pourrait être reprise une autre fois.
cli-save-failed = La partie n’a pas pu être enregistrée : { $why }
cli-save-refused = Pas là : { $why }
cli-go-on = Pour continuer une autre fois : spymaster play { $game } --resume { $file }
cli-undone =
    { $count ->
        [one] La dernière action est annulée.
       *[other] Les { $count } dernières actions sont annulées.
    }
cli-verified = Vérifié : { $rows } lignes, terminée, empreinte { $digest }
cli-deal-holds = L’enregistrement est exact : { $rows } lignes ; engagements, graine et chaque ligne concordent.
cli-deal-moves = Cela vaut pour la donne. Rien ne prouve qui a joué quel coup : qui écrit une autre partie dans le fichier peut aussi en calculer les empreintes. Comparez le résultat avec ce que vous avez vu.
cli-deal-rounds =
    { $count ->
        [one] La partie a commencé au premier essai.
       *[other] Il a fallu { $count } essais pour commencer la partie.
    }
cli-deal-shares = Places dont l’appareil a participé au mélange : { $seats }.
cli-deal-no-shares = Aucun appareil de joueur n’a participé au mélange.
cli-deal-without = La partie a commencé sans la part de : { $seats }.
cli-deal-format-1 = C’est une preuve au premier format : elle montre qu’aucun joueur n’a choisi la donne. Que l’exploitant du serveur ne l’ait pas choisie non plus repose sur la confiance dans le serveur.
cli-deal-trust = Moins de deux appareils ont participé au mélange : que personne n’ait choisi la donne repose sur la confiance dans le serveur.
cli-deal-fair = Chacun s’était engagé avant que quiconque ne révèle quoi que ce soit : personne ne pouvait choisir la donne, à moins que tous ces joueurs et le serveur n’aient été complices.
cli-deal-unchecked = Que ces valeurs soient celles des vrais joueurs repose sur la confiance dans le serveur, tant qu’un joueur ne l’a pas vérifié avec --commitment et --entropy.
cli-deal-shown = Prouvé par votre --commitment : ce sont les engagements que votre page a vus avant de révéler quoi que ce soit.
cli-deal-own = Prouvé par votre --entropy : les octets de votre appareil sont dans le mélange. Avec --commitment, vous pouvez aussi prouver que tous les autres étaient alors engagés.
cli-deal-own-proven = Prouvé par vos valeurs : votre appareil a participé au mélange alors que tous les autres étaient déjà engagés. Pour vous, il est donc certain que personne n’a choisi la donne.
cli-deal-left-out = Les octets de votre appareil ne sont pas dans le mélange : la partie a commencé sans eux.
cli-deal-commitment = Engagements : { $commitment }
cli-verified-running = Vérifié : { $rows } lignes, non terminée, empreinte { $digest }
