# Ce que dit la ligne de commande elle-même pendant la partie. Les places sont des lettres.

cli-welcome = { $game } à { $players }. Tapez ? pour voir ce que vous pouvez faire, help pour tout le reste.
cli-seat-human = { $seat } : au clavier
cli-seat-bot = { $seat } : robot ({ $bot })
cli-prompt = Tour de table { $round }, à { $seat } de jouer>
cli-help =
    Tapez une action comme elle figure dans la liste, ou son numéro.
      ?       vos actions possibles
      board   revoir le plateau
      log     tout ce qui s’est passé
      help    ce texte
      quit    quitter la partie
cli-list-title = { $seat } peut faire ceci :
cli-not-understood =
    Pas compris : { $text }.
    Par exemple : { $example }. Avec ?, vous voyez tout ce que vous pouvez faire.
cli-not-understood-why =
    Pas compris : { $text } – { $why }.
    Par exemple : { $example }. Avec ?, vous voyez tout ce que vous pouvez faire.
cli-refused = Impossible : { $why } [{ $clause }]
cli-curtain = C’est à { $seat }. Passez le clavier ; { $seat } appuie sur Entrée.
cli-empty-log = Il ne s’est encore rien passé.
cli-end-of-input = L’entrée est terminée, et la partie aussi. Elle ne peut pas être reprise.
cli-quit = Vous quittez la partie. Elle ne peut pas être reprise.
cli-cut = Toujours pas de fin après { $steps } pas : la partie est interrompue.
cli-abandoned = La partie a été interrompue ; personne n’a gagné.
cli-score-title = Score final
cli-score-total = total
cli-seed = Graine de cette donne : { $seed }
cli-offer-save = Enregistrer la partie ? Nom de fichier, ou Entrée pour non :
cli-saved = Partie enregistrée : { $file }
cli-undone =
    { $count ->
        [one] La dernière action est annulée.
       *[other] Les { $count } dernières actions sont annulées.
    }
cli-verified = Vérifié : { $rows } lignes, terminée, empreinte { $digest }
cli-verified-running = Vérifié : { $rows } lignes, non terminée, empreinte { $digest }
