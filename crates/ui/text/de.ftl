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
menu-leave = Tisch verlassen
menu-kept-here = Die Partie bleibt auf diesem Gerät.
menu-kept-online = Dein Platz bleibt dir. Bleibst du weg, während andere weiterspielen, spielt ein Bot für dich, bis du zurück bist. Ist niemand mehr da, wartet die Partie.
menu-watching = Du schaust nur zu. Derselbe Link bringt dich zurück.
tab-your-turn = Du bist dran
close = Schließen
loading = Einen Augenblick
failed = Etwas ist schiefgegangen.
you = Du
guest = Gast
guest-number = Gast { $number }
round = Runde
log = Verlauf
log-empty = Noch ist nichts geschehen.
since = Seit deinem letzten Zug
since-away = Während du weg warst, spielte ein Bot für dich:
since-more =
    {$count ->
        [one] 1 Zug davor
       *[other] {$count} Züge davor
    }
moves = Alle Züge
foot = Mehr
how-to-go = Weiter
how-to-play = So wird gespielt
watch-game = Partie ansehen
watch-own = Deine beendeten Spiele
watch-samples = Beispielspiele
watch-sample = Eine Partie { $game }
watch-file = Aufzeichnung aus einer Datei
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
home-lead-spy-connection = Verteile deine Agenten Strecke für Strecke über Europa. Hat jemand sieben Missionen erfüllt, endet das Spiel, und die meisten Punkte gewinnen.
home-lead-spynet = Wirb Stapel für Stapel Agenten an und lege Operationen in den Bereichen, die du dominierst. Die meisten Sterne aus Operationen gewinnen.
home-lead-spyworld = Zeichne einen Unterschlupf voller Fallen und Geheimnisse, dann überfalle den deiner Nachbarn. Das meiste Geld gewinnt.
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
home-gave-up = { $game }: du hast aufgegeben
home-over = { $game }: beendet
home-waiting = { $game }: noch nicht begonnen
home-you-won = { $game }: du hast gewonnen
home-won = { $game }: gewonnen von { $names }
home-won-you = dir
home-more =
    { $count ->
        [one] Eine weitere Partie
       *[other] { $count } weitere Partien
    }
home-finished =
    { $count ->
        [one] Eine beendete Partie
       *[other] { $count } beendete Partien
    }
home-against = Gegen { $names }
home-people = { $names } an einem Bildschirm
home-resume = Weiter
home-look = Zum Ergebnis
home-watch-on = Zusehen
home-delete = Diese Partie löschen
home-delete-sure = Gelöschte Partien kommen nicht zurück.
home-keep = Behalten

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
setup-temper = Spielweise
setup-start = Partie beginnen
setup-edition = Ausgabe
setup-edition-load = Ausgabe aus Datei laden
setup-edition-house = Zurück zur Hausausgabe
setup-edition-broken = Diese Datei ist nicht brauchbar

## Tisch
bar-nav = Hilfe und Einstellungen
bar-round = Runde { $round }
bar-over = Partie beendet
pace = Tempo der Bots
pace-calm = Ruhig
pace-quick = Flott
pace-instant = Sofort
sounds = Klänge
sounds-off = Aus
sounds-on = An
resign = Partie aufgeben
resign-sure = Endgültig aufgeben
resign-title = Partie aufgeben?
resign-what = Du verlässt die Partie endgültig und kannst nicht zurück. Die anderen spielen ohne dich weiter; bleibt nur eine Person übrig, endet die Partie.
resign-not = Weiterspielen
resigned = Du hast aufgegeben. Die anderen spielen weiter.
to-result = Zum Ergebnis
new-game = Neue Partie
gone-title = Diese Partie ist nicht hier
gone-text = Sie wurde gelöscht oder in einem anderen Browser gespielt.
elsewhere-title = Diese Partie ist in einem anderen Tab offen
elsewhere-text = Immer nur ein Tab führt eine Partie. Spiele dort weiter oder übernimm sie.
taken-title = Ein anderer Tab führt jetzt diese Partie
taken-text = Nichts ist verloren. Du kannst sie jederzeit zurückholen.
take-over = Hier spielen
not-kept = Dieser Browser bewahrt die Partie nicht auf. Sie läuft, solange diese Seite offen ist.
notice-part = Nur der erste Teil deines Zuges war möglich.
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
replay-hint = Sieh dir ein Spiel Schritt für Schritt an, mit allen Karten offen.
replay-load = Aufzeichnung laden
replay-save = Aufzeichnung sichern
replay-broken = Diese Aufzeichnung lässt sich nicht abspielen
replay-none-title = Diese Partie lässt sich nicht ansehen
replay-none-text = Sie läuft noch, wurde gelöscht oder in einem anderen Browser gespielt.
replay-other-game = Es ist eine Partie von „{ $game }“.
replay-other-edition = Sie wurde mit einer Ausgabe gespielt, die hier fehlt.
replay-controls = Film
replay-first = An den Anfang
replay-back = Ein Schritt zurück
replay-next = Ein Schritt weiter
replay-hidden = Etwas, das diese Augen nicht sehen.
replay-last = Ans Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Schritt
replay-speed = Tempo: { $speed }
replay-place = { $moment }, Schritt { $step } von { $last }
replay-eyes = Gesehen von
replay-everybody = Wie es alle sehen
replay-eyes-of = Mit den Augen von { $name }
replay-begin = Der Tisch ist gedeckt.
replay-all = Alles, auch den Stapel

## Regeln
rules-full = Alle Regeln
back-to-game = Zurück zum Spiel
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
about-what-text = Spymaster ist ein Ort für moderne Brettspiele über Spionage: allein gegen Bots, an einem Bildschirm und per Link mit Freunden. Die Regeln laufen im Browser; niemand braucht ein Konto.
about-unofficial = Ein inoffizielles Fanprojekt
about-unofficial-text = Dies ist eine inoffizielle Umsetzung von Fans. Sie wurde von den Autoren und Verlagen der Spiele weder gemacht noch gebilligt oder unterstützt. Nur Regeln und Zahlen folgen den gedruckten Spielen; alle Texte, Namen, Karten und Bilder sind unsere eigenen.
about-private = Deine Partien gehören dir
about-private-text = Partien gegen Bots und an einem Bildschirm werden in diesem Browser aufbewahrt und nirgends sonst; die mit Freunden auf diesem Server. Es gibt keine Verfolger, keine Werbung und keine Dateien von anderen Servern.
about-forget = Vom Server vergessen werden
about-forget-text = Der Server löscht deinen Namen und das Cookie, an dem er diesen Browser erkennt. Deine Plätze an Online-Tischen gibst du damit endgültig auf; deine Züge bleiben dort ohne Namen. Dieser Browser löscht deinen Namen und die Links zu diesen Tischen. Partien gegen Bots und an einem Bildschirm bleiben.
about-forget-me = Vergiss mich
about-forget-sure = Ja, vergiss mich
about-forget-keep = Nein, doch nicht
about-forget-done = Erledigt: Dein Name und dein Cookie sind gelöscht.
about-forget-failed = Das konnte der Server gerade nicht. Versuch es in einer Minute noch einmal.
about-code = Quelltext und Lizenz
about-code-text = Das Programm ist freie Software, nach Wahl unter der MIT-Lizenz oder der Apache-Lizenz 2.0. Wer darauf aufbauen will, bekommt die Regeln als schnelle Bibliothek.
about-licences-missing = Die Lizenzen der anderen lassen sich gerade nicht laden. Bist du offline?
about-map = Karte
about-map-text = Die Küsten wurden nach Natural Earth gezeichnet, das gemeinfrei ist.

## Online
home-online = Mit Freunden
home-online-small = Einen Link schicken
home-online-table = { $game } online
home-online-with = Mit { $names }
home-online-alone = Noch ist niemand sonst da
home-forget = Von dieser Liste nehmen
home-forget-sure = Sie verschwindet nur aus dieser Liste.
home-forget-link = Sie verschwindet nur aus dieser Liste. Um wieder zuzuschauen, brauchst du einen Link.
online-of = { $game } mit Freunden
online-lead = Jeder spielt am eigenen Bildschirm.
online-rename = Namen ändern
online-host-decides = Der Gastgeber entscheidet; du siehst jede Änderung.
online-options = Was vereinbart ist
online-name = Dein Name
online-sit = Platz nehmen
online-sit-here = Hier sitzen
online-sit-again = Wieder Platz nehmen
online-name-first = Sag erst, wie du heißt.
online-kept = Platz freigehalten, noch nicht zurück
online-free = Platz freigeben
online-stand-up = Aufstehen
online-full = Auf jedem Platz sitzt jemand. Du kannst zuschauen.
online-watching = Du schaust zu. Gleich geht es los.
online-empty = freier Platz
online-here = da
online-not-here = abwesend
online-bot-acts = abwesend, ein Bot spielt weiter
online-has-left = hat aufgegeben
online-gave-up = { $name } hat aufgegeben.
online-you = { $name } (du)
online-chair = Platz { $seat }
online-somebody = Jemand
online-add-bot = Bot dazusetzen
online-remove-bot = Bot wegnehmen
online-fill =
    { $count ->
        [one] Ein Platz ist frei: Ein Bot nimmt ihn.
       *[other] { $count } Plätze sind frei: Bots nehmen sie.
    }
online-fill-kept = Noch nicht zurück: { $names }. Startest du jetzt, nehmen Bots die leeren Plätze.
online-wait = Warten, bis der Gastgeber startet
online-wait-for = Warten, bis { $name } das Spiel startet
online-host-in =
    { $seconds ->
        [one] In einer Sekunde kann jemand anderes das Spiel starten
       *[other] In { $seconds } Sekunden kann jemand anderes das Spiel starten
    }
online-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts ist verloren.
online-other-build = Der Server hat eine neuere Fassung dieser Seite. Dein Zug bleibt, wie er ist.
online-held =
    { $count ->
        [one] Ein Bot spielt für { $names } bis zur Rückkehr.
       *[other] Bots spielen für { $names }, bis sie zurück sind.
    }
online-stood-in = Während du weg warst, hat ein Bot einige deiner Züge gespielt.
online-absent =
    { $count ->
        [one] { $names } ist abwesend.
       *[other] { $names } sind abwesend.
    }
online-bot-in =
    { $seconds ->
        [one] In einer Sekunde spielt ein Bot weiter
       *[other] In { $seconds } Sekunden spielt ein Bot weiter
    }
online-rematch = Eine Revanche ist aufgebaut, dein Platz ist freigehalten.
online-rematch-watch = Die anderen spielen an einem neuen Tisch weiter. Bitte sie um einen Link.
online-join = Noch einmal mitspielen
online-gone-title = Dieser Tisch ist dir nicht zugänglich
online-gone-text = Der Link ist vielleicht alt oder abgeschnitten, oder du wirst nicht mehr hereingelassen. Bitte den Gastgeber um einen neuen.
online-edition-text = An diesem Tisch wird mit einer Ausgabe gespielt, die diese Seite nicht hat.
online-sent-away-title = Du bist nicht mehr an diesem Tisch
online-sent-away-text = Du wurdest entfernt, dein Platz wurde auf einem anderen Gerät zurückgeholt, oder die Links dieses Tisches sind neu, wie immer, wenn jemand anderes entfernt wird.
online-voted-out-text = Die anderen haben dich mit einer Abstimmung entfernt. Ein Bot spielt für dich weiter.
online-lapsed-text = Du warst schon einmal hier. Vielleicht wurdest du entfernt, die Links sind neu, oder den Tisch gibt es nicht mehr.
online-unproven-title = Die Aufzeichnung dieser Partie hält nicht
online-unproven-text = Der Beweis des Servers ließ sich nicht prüfen, daher gibt es keinen Wertungsbogen. Das Brett ist so, wie du es gesehen hast.
online-fair = Fair gemischt, bewiesen.
online-fair-why = Alle, auch der Server, waren beim Mischen festgelegt, bevor jemand etwas zeigte, und dieses Gerät hat seinen eigenen Beitrag geprüft.
online-deal-held = Fair gemischt, sagt die Aufzeichnung.
online-deal-held-why = Mindestens zwei Geräte haben mitgemischt, aber dieses nicht; es kann das daher nicht selbst prüfen.
online-deal-trust = Die Aufzeichnung stimmt. Dass niemand die Karten ausgesucht hat, beruht auf Vertrauen in den Server.
online-deal-trust-why = Beweisen ließe sich das nur, wenn mindestens zwei Geräte mitgemischt hätten.
online-deal-without = Die Partie begann, ohne dass { $names } mitgemischt hat.
online-deal-rounds = Der Start brauchte { $count } Versuche.
online-deal-by-hand = Ohne diese Seite prüfen
online-dealing = Alle mischen zusammen
online-dealing-left =
    { $seconds ->
        [one] Noch eine Sekunde für alle Geräte
       *[other] Noch { $seconds } Sekunden für alle Geräte
    }
online-dealing-wait = Warten auf das Gerät von { $names }.
online-deal-silent = Das Gerät von { $names } antwortet nicht. Warte, bis es wieder da ist, oder fang an, ohne dass es mitmischt.
online-deal-silent-wait = Das Gerät von { $names } antwortet nicht.
online-deal-missing = Das Gerät von { $names } hat nicht rechtzeitig geantwortet, darum ging es nicht los. Jetzt sind alle wieder bereit.
online-start-without = Anfangen, ohne dass { $names } mitmischt
online-uploaded-bar = Wer diese Partie mitgebracht hat, kennt vielleicht jede Karte.
denied-share-awaited = Ein Gerät hat noch nicht geantwortet. Versuch es gleich noch einmal.
denied-wrong-share = Dieses Gerät konnte nicht mitmischen. Lade die Seite neu.
online-unfair = Das Mischen dieser Partie ist nicht bewiesen: { $why }
online-save-proof = Beweis speichern
people = Leute
people-unread =
    { $count ->
        [one] Leute: eine neue Nachricht
       *[other] Leute: { $count } neue Nachrichten
    }
said = { $name }: { $text }
watching =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
kick = Entfernen
kick-sure = Endgültig entfernen?
watcher = Gast { $number }
mute = Stummschalten
mute-for-all = Für alle stummschalten
unmute = Wieder zuhören
muted = stummgeschaltet
kick-vote = Die anderen fragen?
open-seat = Platz öffnen
open-seat-again = Neuer Link zum Platz
vote-kick = { $by } will { $name } endgültig entfernen; ein Bot würde weiterspielen.
vote-kick-mine = Du willst { $name } endgültig entfernen; ein Bot würde weiterspielen.
vote-kick-me = { $by } will dich endgültig entfernen; ein Bot würde weiterspielen.
vote-open = { $by } will den Platz von { $name } für jemand Neues öffnen.
vote-open-mine = Du willst den Platz von { $name } für jemand Neues öffnen.
vote-count = { $yes } von { $needed } sind dafür. Keine Antwort zählt als Nein.
vote-at-end = Jemand ist gerade nicht da. Der Platz öffnet sich, wenn die Zeit um ist, außer die Person kommt zurück und ist dagegen.
vote-yes = Ich bin dafür
vote-no = Ich bin dagegen
vote-kicked = { $name } wurde entfernt. Ein Bot spielt weiter. Wer zugeschaut hat, braucht einen neuen Link.
vote-opened = Der Platz ist offen. Den Link hat, wer es vorgeschlagen hat.
vote-not-kicked = Es waren nicht genug dafür: { $name } bleibt.
vote-not-opened = Es waren nicht alle dafür: Der Platz von { $name } wird nicht geöffnet.
vote-too-soon = Die nächste Frage kannst du in einer Minute stellen.
return-link = Mein Link für ein anderes Gerät
return-link-hint = Er führt zu deinem Platz und gilt einmal. Holst du dir hier einen neuen, verlieren die anderen Geräte den Platz.
open-link = Der Platz ist offen. Gib diesen Link genau einer Person; er gilt einmal.
offer = Platz { $seat } ist frei für dich. Bisher spielte hier ein Bot, gerade läuft Runde { $round }. Du siehst dann, was dieser Platz weiß, und spielst weiter.
offer-of = Platz { $seat } ist frei für dich. Vorher saß hier { $name }, jetzt spielt ein Bot, gerade läuft Runde { $round }. Du siehst dann, was dieser Platz weiß, und spielst weiter.
offer-take = Platz übernehmen
seat-taken = { $name } sitzt jetzt auf dem freien Platz.
online-options-changed = Die Optionen haben sich gerade geändert. Alle bekommen einen Moment, um sie zu sehen.
online-start-in =
    { $seconds ->
        [one] In einer Sekunde kann es losgehen
       *[other] In { $seconds } Sekunden kann es losgehen
    }
talk = Was gesagt wurde
talk-say = Etwas sagen
talk-send = Sagen
talk-forbidden = Solange gespielt wird, erlauben die Regeln nur Grüße.
greetings = Grüße
greet-hello = Hallo
greet-moment = Einen Moment bitte
greet-thanks = Danke
greet-well-played = Gut gespielt
greet-good-game = Schöne Partie
greet-goodbye = Bis bald
invite = Jemanden einladen
invite-seat = Link zu einem Platz
invite-watch = Link zum Zuschauen
invite-copy = Kopieren
invite-copied = Kopiert
invite-code = Der Link zu einem Platz als Code für Handys
invite-none = Die Links entstanden auf einem anderen Gerät. Neue machen die alten wertlos.
invite-new = Neue Links
invite-new-sure = Neue Links? Wer keinen Platz hat, muss gehen.
invite-only-here = Andere Geräte können diese Adresse nicht öffnen. Starte den Server mit --listen (siehe README).
plain-http = Diese Seite kam unverschlüsselt (einfaches http): Sie lässt sich nicht installieren, nicht ohne Netz spielen und kann keine Links für dich kopieren. Alles andere geht.
denied-no-table = Dieser Tisch ist dir nicht zugänglich.
denied-not-host = Das kann nur der Gastgeber.
denied-no-seat = Dafür braucht es einen Platz.
denied-taken = Dieser Platz ist nicht mehr zu haben.
denied-wrong-stage = Das geht jetzt nicht mehr.
denied-empty-chair = Ein Platz ist noch frei.
denied-no-talk = Jetzt erlauben die Regeln nur Grüße.
denied-bad-text = Das ist leer oder zu lang.
denied-disk-full = Der Server hat keinen Platz mehr. Nichts ist verloren; bitte später noch einmal.
denied-crowded = Hier sind zu viele Seiten zugleich offen. Schließ einige davon; diese versucht es von selbst wieder.
denied-too-many-tables = Viele deiner Tische haben noch nicht angefangen. Fang an einem davon an, oder versuch es in ein paar Minuten noch einmal.
denied-too-many-changes = An diesem Tisch wurde zu oft etwas geändert und zurückgenommen. Läuft die Partie noch nicht, fang an; sonst gib auf, oder richte einen neuen Tisch ein.
denied-too-fast = Das war zu viel auf einmal. Nichts ist verloren; bitte warte eine Minute und versuch es noch einmal.
denied-needs-vote = In einer laufenden Partie entscheiden das alle zusammen. Schlag es in der Liste der Leute vor.
denied-vote-running = Gerade wird etwas anderes entschieden. Bitte warte, bis das vorbei ist.
denied-no-vote = Das hast nicht du zu entscheiden, oder es ist schon vorbei.
denied-too-few-voters = Damit jemand entfernt wird, müssen mindestens zwei andere dafür sein, und die sind nicht da.
denied-protected = Diese Person kann niemand entfernen.
denied-other-seat = Du hast diese Partie schon von einem anderen Platz aus gesehen, darum geht dieser nicht.
denied-chair-in-use = Auf einem Platz, der wegfiele, sitzt jemand. Bitte die Person zuerst, den Platz zu wechseln.
denied-muted = Der Gastgeber hat dich stummgeschaltet.
denied-nobody-sits = An diesem Tisch sitzen nur Bots. Setz dich selbst dazu oder warte auf jemanden.
denied-bad-name = Dieser Name geht leider nicht. Nimm bitte Buchstaben und Ziffern; Leerzeichen, Punkte, Bindestriche und Apostrophe gehen auch.
online-denied-title = Gerade geht es nicht
denied-damaged = Was der Server von diesem Tisch gespeichert hat, ist beschädigt; hier geht es nicht weiter. Deine anderen Tische sind nicht betroffen. Bitte sag es dem Betreiber dieses Servers.
hand-over = Mit anderen online weiterspielen
online-unfit-title = Der Server übernimmt diese Partie nicht
online-unfit-text = Vielleicht wurde sie nach anderen Regeln gespielt, sie ist zu Ende, oder es wurde noch nichts gespielt.
online-uploaded = Diese Partie begann auf einem Gerät: Wer sie mitgebracht hat, kannte vielleicht jede Karte.
online-uploaded-lobby = Diese Partie begann auf einem Gerät, und wer sie mitgebracht hat, kennt vielleicht jede Karte. Alle nehmen Platz, und es geht weiter, wo sie stand.
online-clock =
    { $seconds ->
        [one] Noch eine Sekunde
       *[other] Noch { $seconds } Sekunden
    }

## The picture of a score
share = Bild teilen
share-title = Ein Bild zum Teilen
share-save = Bild speichern
