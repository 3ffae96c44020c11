# Was die Kommandozeile selbst während des Spiels sagt. Plätze sind Buchstaben.

cli-welcome = { $game } mit { $players } Personen. ? zeigt dir, was du tun kannst, help alles andere.
cli-seat-human = { $seat }: an der Tastatur
cli-seat-bot = { $seat }: Bot ({ $bot })
cli-prompt = Runde { $round }, { $seat } ist am Zug>
cli-help =
    Gib eine Aktion so ein, wie sie in der Liste steht, oder ihre Nummer dort. Groß oder klein ist gleich.
      ?               deine erlaubten Aktionen
      board, karte    den Spielplan noch einmal zeigen, mit den Punkten aller
      log             alles, was bisher geschehen ist
      rules, regeln   die Abschnitte der Regeln; regeln { $clause } oder regeln WORT zeigt Klauseln
      resign          deinen Platz aufgeben; die anderen spielen weiter
      help, hilfe     dieser Text
      quit, q, exit   das Spiel verlassen
cli-list-title = { $seat } kann Folgendes tun:
cli-list-hint =
    { $count ->
        [one] ? zeigt { $count } Aktion.
       *[other] ? zeigt { $count } Aktionen.
    }
cli-list-first = Eine Nummer gilt nur in einer Liste, die du gesehen hast: Gib zuerst ? ein.
cli-list-range = Die Liste geht von 1 bis { $most }.
cli-not-understood =
    Nicht verstanden: { $text }.
    Zum Beispiel: { $example }. Mit ? siehst du alles, was du tun kannst.
cli-not-understood-why =
    Nicht verstanden: { $text } – { $why }.
    Zum Beispiel: { $example }. Mit ? siehst du alles, was du tun kannst.
cli-refused = Nicht möglich: { $why } [{ $clause }]
cli-rules-hint = Mit regeln { $clause } liest du die Klausel.
cli-rules-help = Mit regeln { $clause } liest du eine Klausel, mit regeln WORT alle, in denen ein Wort steht.
cli-rules-none = Zu diesem Spiel gibt es hier keine Regeln zu lesen.
cli-rules-not-found = In keiner Klausel steht { $topic }.
cli-rules-more =
    { $count ->
        [one] … und { $count } weitere Klausel; ein längeres Wort findet weniger.
       *[other] … und { $count } weitere Klauseln; ein längeres Wort findet weniger.
    }
cli-resign-ask = Deinen Platz endgültig aufgeben? ja, oder Eingabetaste für nein:
cli-resign-not = Du bleibst im Spiel.
cli-curtain = { $seat } ist am Zug. Gib die Tastatur weiter; { $seat } drückt die Eingabetaste.
cli-empty-log = Noch ist nichts geschehen.
cli-round = Runde { $round }
cli-resumed =
    { $steps ->
        [one] Das Spiel geht nach { $steps } Schritt weiter; log erzählt, was geschehen ist.
       *[other] Das Spiel geht nach { $steps } Schritten weiter; log erzählt, was geschehen ist.
    }
cli-end-of-input = Die Eingabe ist zu Ende und damit auch das Spiel.
cli-quit = Du verlässt das Spiel.
cli-cut = Auch nach { $steps } Schritten kein Ende: Das Spiel wird abgebrochen.
cli-abandoned = Das Spiel wurde abgebrochen; niemand hat gewonnen.
cli-score-title = Endwertung
cli-score-total = gesamt
cli-tie-broken = { $seats } haben gleich viele Punkte: Es entscheidet die Gleichstandsregel.
cli-seed = Startwert dieses Spiels: { $seed }
cli-offer-save = Aufzeichnung speichern? Dateiname, oder Eingabetaste für nein:
cli-saved = Aufzeichnung gespeichert: { $file }
cli-not-saved = Es wurde nicht gespeichert. Mit --save DATEI ließe es sich ein andermal fortsetzen.
cli-save-failed = Das Spiel konnte nicht gespeichert werden: { $why }
cli-save-refused = Nicht dorthin: { $why }
cli-go-on = So geht es ein andermal weiter: spymaster play { $game } --resume { $file }
cli-undone =
    { $count ->
        [one] Der letzte Schritt wird zurückgenommen.
       *[other] Die letzten { $count } Schritte werden zurückgenommen.
    }
cli-verified = Geprüft: { $rows } Zeilen, beendet, Prüfsumme { $digest }
cli-deal-holds = Die Aufzeichnung stimmt: { $rows } Zeilen, und Festlegungen, Startwert und jede Zeile passen zusammen.
cli-deal-moves = Das gilt für das Austeilen. Wer welchen Zug gemacht hat, beweist nichts: Wer eine andere Partie in die Datei schreibt, kann auch deren Prüfsummen ausrechnen. Vergleiche das Ergebnis mit dem, was du gesehen hast.
cli-deal-rounds =
    { $count ->
        [one] Das Spiel begann beim ersten Versuch.
       *[other] Es brauchte { $count } Versuche, um das Spiel zu beginnen.
    }
cli-deal-shares = Plätze, deren Geräte beim Mischen mitgewirkt haben: { $seats }.
cli-deal-no-shares = Kein Gerät eines Spielers hat beim Mischen mitgewirkt.
cli-deal-without = Begonnen wurde ohne den Beitrag von: { $seats }.
cli-deal-format-1 = Das ist ein Beweis im ersten Format: Er zeigt, dass kein Spieler die Karten ausgesucht hat. Dass es auch der Betreiber des Servers nicht tat, beruht auf Vertrauen in den Server.
cli-deal-trust = Weniger als zwei Geräte haben beim Mischen mitgewirkt: Dass niemand die Karten ausgesucht hat, beruht auf Vertrauen in den Server.
cli-deal-fair = Alle hatten sich festgelegt, bevor jemand etwas aufdeckte: Niemand konnte die Karten aussuchen, außer alle diese Spieler und der Server hätten gemeinsame Sache gemacht.
cli-deal-unchecked = Dass dies die Werte der wirklichen Spieler sind, beruht auf Vertrauen in den Server, bis ein Spieler es mit --commitment und --entropy prüft.
cli-deal-shown = Durch dein --commitment bewiesen: Diese Festlegungen hat deine Seite gezeigt bekommen, bevor sie etwas aufdeckte.
cli-deal-own = Durch dein --entropy bewiesen: Die Zahlen deines Geräts sind in der Mischung. Mit --commitment lässt sich auch beweisen, dass alle anderen da schon festgelegt waren.
cli-deal-own-proven = Durch deine Werte bewiesen: Dein Gerät hat beim Mischen mitgewirkt, als alle anderen schon festgelegt waren. Für dich ist damit sicher, dass niemand die Karten ausgesucht hat.
cli-deal-left-out = Die Zahlen deines Geräts sind nicht in der Mischung: Das Spiel wurde ohne sie begonnen.
cli-deal-commitment = Festlegungen: { $commitment }
cli-verified-running = Geprüft: { $rows } Zeilen, nicht beendet, Prüfsumme { $digest }
