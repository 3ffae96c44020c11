# Was die Kommandozeile selbst während des Spiels sagt. Plätze sind Buchstaben.

cli-welcome = { $game } mit { $players } Personen. Mit ? zeigst du, was du tun kannst, mit help alles andere.
cli-seat-human = { $seat }: an der Tastatur
cli-seat-bot = { $seat }: Bot ({ $bot })
cli-prompt = Runde { $round }, { $seat } ist am Zug>
cli-help =
    Gib eine Aktion so ein, wie sie in der Liste steht, oder ihre Nummer dort.
      ?       deine erlaubten Aktionen
      board   den Spielplan noch einmal zeigen
      log     alles, was bisher geschehen ist
      help    dieser Text
      quit    das Spiel verlassen
cli-list-title = { $seat } kann Folgendes tun:
cli-not-understood =
    Nicht verstanden: { $text }.
    Zum Beispiel: { $example }. Mit ? siehst du alles, was du tun kannst.
cli-not-understood-why =
    Nicht verstanden: { $text } – { $why }.
    Zum Beispiel: { $example }. Mit ? siehst du alles, was du tun kannst.
cli-refused = Nicht möglich: { $why } [{ $clause }]
cli-curtain = { $seat } ist am Zug. Gib die Tastatur weiter; { $seat } drückt die Eingabetaste.
cli-empty-log = Noch ist nichts geschehen.
cli-end-of-input = Die Eingabe ist zu Ende und damit auch das Spiel. Es lässt sich nicht fortsetzen.
cli-quit = Du verlässt das Spiel. Es lässt sich nicht fortsetzen.
cli-cut = Auch nach { $steps } Schritten kein Ende: Das Spiel wird abgebrochen.
cli-abandoned = Das Spiel wurde abgebrochen; niemand hat gewonnen.
cli-score-title = Endwertung
cli-score-total = gesamt
cli-seed = Startwert dieses Spiels: { $seed }
cli-offer-save = Aufzeichnung speichern? Dateiname, oder Eingabetaste für nein:
cli-saved = Aufzeichnung gespeichert: { $file }
cli-undone =
    { $count ->
        [one] Der letzte Schritt wird zurückgenommen.
       *[other] Die letzten { $count } Schritte werden zurückgenommen.
    }
cli-verified = Geprüft: { $rows } Zeilen, beendet, Prüfsumme { $digest }
cli-verified-running = Geprüft: { $rows } Zeilen, nicht beendet, Prüfsumme { $digest }
