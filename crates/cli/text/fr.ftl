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
cli-fair = Loyal : { $rows } lignes, et la graine vient d’un secret engagé avant le début : { $commitment }
cli-verified-running = Vérifié : { $rows } lignes, non terminée, empreinte { $digest }
