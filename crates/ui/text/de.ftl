# Was der Rahmen der Seite sagt, auf Deutsch.

## Überall
skip = Zum Inhalt springen
language = Sprache
theme = Farben
theme-now = Farben: {$theme}
theme-auto-short = Auto
theme-paper = Hell
theme-night = Dunkel
menu = Menü
menu-leave = Tisch verlassen, die Partie bleibt
close = Schließen
loading = Einen Augenblick
failed = Etwas ist schiefgegangen.
you = Du
round = Runde
log = Protokoll
log-empty = Noch ist nichts geschehen.
moves = Alle Züge
foot = Mehr
how-to-play = So wird gespielt
watch-game = Partie ansehen
foot-free = Frei und quelloffen. Keine Verfolgung: alles kommt von diesem Server.
to-home = Zum Anfang
lost-title = Hier ist nichts
lost-text = Die Adresse ist vielleicht vertippt, oder dieses Spiel gehört nicht zu dieser Seite.
file-unreadable = Die Datei ist zu groß oder keine Textdatei.

## Anfang
home-title = Spymaster: drei Agentenspiele im Browser
home-choose = Spiel wählen
home-chosen = Gewählt
home-soon = Öffnet bald
home-soon-text = Die Regeln sind fertig, der Tisch wird noch gebaut. Im Terminal lässt es sich schon spielen.
home-players-four = 2–4 Spieler
home-players-hundred = 2–100 Spieler
home-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
home-lead-spy-connection = Verteile deine Agenten Strecke für Strecke über Europa und erfülle als Erste oder Erster sieben Aufträge.
home-lead-spynet = Wirb Stapel für Stapel Agenten an und beherrsche die vier Bereiche des Dienstes.
home-lead-spyworld = Zeichne einen Unterschlupf voller Fallen und Geheimnisse, dann überfalle den deiner Nachbarn.
home-open = Dieses Spiel öffnen
home-play = Jetzt spielen
home-play-small =
    { $bots ->
        [one] gegen 1 Bot, ohne Konto
       *[other] gegen { $bots } Bots, ohne Konto
    }
home-at-table = Am Tisch
home-change = Ändern
home-setup = Tisch einrichten
home-setup-small = Spieler, Regeln, Ausgabe
home-screen = Ein Bildschirm
home-screen-small = Ein Gerät herumreichen
home-running = Deine Partien
home-your-turn = Du bist am Zug in { $game }
home-others-turn = { $game }: andere sind am Zug
home-over = { $game }: beendet
home-against = Gegen { $names }
home-people = { $names } an einem Bildschirm
home-resume = Weiter
home-look = Ansehen
home-delete = Diese Partie löschen
home-delete-sure = Endgültig löschen?

## Bots
temper-greedy = ruhig
temper-thumb = kühn
temper-random = wild

## Einrichten
setup-title = Einrichten
setup-of = { $game } einrichten
setup-lead = Alles bleibt auf diesem Gerät.
setup-who = Wer
setup-sum = Der Tisch
setup-begins = Wer beginnt, entscheidet das Los.
setup-edition-is-house = Hausausgabe
setup-count = Wie viele spielen
setup-name = Name
setup-person = Mensch
setup-bot = Bot
setup-temper = Wesen
setup-start = Partie beginnen
setup-edition = Ausgabe
setup-edition-load = Ausgabe aus Datei laden
setup-edition-house = Zurück zur Hausausgabe
setup-edition-broken = Diese Datei ist nicht brauchbar

## Tisch
bar-nav = Hilfe und Einstellungen
bar-round = Runde { $round }
pace = Tempo der Bots
pace-calm = Ruhig
pace-quick = Flott
pace-instant = Sofort
sounds = Klänge
sounds-off = Aus
sounds-on = An
resign = Partie aufgeben
resign-sure = Wirklich aufgeben? Die anderen spielen weiter.
gone-title = Diese Partie ist nicht hier
gone-text = Sie wurde gelöscht oder in einem anderen Browser gespielt.
elsewhere-title = Diese Partie ist in einem anderen Tab offen
elsewhere-text = Immer nur ein Tab führt eine Partie. Spiele dort weiter oder übernimm sie.
taken-title = Ein anderer Tab führt jetzt diese Partie
taken-text = Nichts ist verloren. Du kannst sie jederzeit zurückholen.
take-over = Hier spielen
not-kept = Dieser Browser bewahrt die Partie nicht auf. Sie läuft, solange diese Seite offen ist.
notice-stale = Am Tisch ging es weiter; so steht es jetzt.
update-ready = Eine neuere Fassung von Spymaster ist da.
update-take = Laden
curtain-title = Gib den Bildschirm an { $name }
curtain-text = Was verdeckt ist, bleibt verdeckt, bis der Knopf gedrückt wird.
curtain-go = Ich bin { $name }
over-board = Die Partie ist aus; so sah der Plan am Ende aus.
to-score = Zur Wertung
to-board = Zum Plan
review = Partie nachspielen
rematch = Revanche

## Nachspielen
replay-title = Nachspielen
replay-hint = Lade eine Aufzeichnung, um eine Partie Schritt für Schritt anzusehen.
replay-load = Aufzeichnung laden
replay-save = Aufzeichnung sichern
replay-broken = Diese Aufzeichnung lässt sich nicht abspielen
replay-other-game = Es ist eine Partie von „{ $game }“.
replay-other-edition = Sie wurde mit einer Ausgabe gespielt, die hier fehlt.
replay-controls = Film
replay-first = An den Anfang
replay-back = Ein Schritt zurück
replay-next = Ein Schritt weiter
replay-last = Ans Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Schritt
replay-place = Runde { $round }, Schritt { $step } von { $last }
replay-eyes = Gesehen von
replay-everybody = Wie es alle sehen
replay-eyes-of = Mit den Augen von { $name }
replay-begin = Der Tisch ist gedeckt.
replay-all = Alles, auch den Stapel

## Regeln
rules-title = Regeln
rules-of = Regeln von { $game }
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [0] Nichts gefunden.
        [one] { $count } Absatz gefunden.
       *[other] { $count } Absätze gefunden.
    }
rules-missing = Die Regeln lassen sich gerade nicht laden. Bist du offline?

## Über
about-title = Über Spymaster
about-what = Was das ist
about-version = Fassung
about-licences = Lizenzen
about-what-text = Spymaster ist ein Ort für moderne Brettspiele über Spionage: allein gegen Bots, an einem Bildschirm und bald auch per Link mit Freunden. Die Regeln laufen im Browser; niemand braucht ein Konto.
about-unofficial = Ein inoffizielles Fanprojekt
about-unofficial-text = Dies ist eine inoffizielle Umsetzung von Fans. Sie wurde von den Autoren und Verlagen der Spiele weder gemacht noch gebilligt oder unterstützt. Nur Regeln und Zahlen folgen den gedruckten Spielen; alle Texte, Namen, Karten und Bilder sind unsere eigenen.
about-private = Deine Partien gehören dir
about-private-text = Partien werden in diesem Browser aufbewahrt und nirgends sonst. Es gibt keine Verfolger, keine Werbung und keine Dateien von anderen Servern.
about-code = Quelltext und Lizenz
about-code-text = Das Programm ist freie Software, nach Wahl unter der MIT-Lizenz oder der Apache-Lizenz 2.0. Wer darauf aufbauen will, bekommt die Regeln als schnelle Bibliothek.
about-licences-missing = Die Lizenzen der anderen lassen sich gerade nicht laden. Bist du offline?
about-map = Karte
about-map-text = Die Küsten wurden nach Natural Earth gezeichnet, das gemeinfrei ist.
