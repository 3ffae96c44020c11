# La main cachée, un jeu pour les tests. La carte 0 est une carte qu'on ne doit pas nommer.
title = Main cachée
event-played = { $seat } joue { $card }.
event-laid = { $seat } pose { $card ->
    [0] une carte
   *[known] { $card }
} face cachée.
event-handed = { $seat } passe { $card ->
    [0] une carte
   *[known] { $card }
} à { $to }.
event-drawn = { $seat } pioche { $card ->
    [0] une carte
   *[known] { $card }
}.
event-revealed = { $seat } révèle { $card }.
event-ended = Toutes les mains sont vides.
event-resigned = { $seat } abandonne.
event-abandoned = La partie est interrompue.
refusal-seats = On joue de 2 à 4, pas à { $seats }.
refusal-pairs-of-four = Pour jouer en équipe il faut 4 places, pas { $seats }.
refusal-not-your-turn = Ce n'est pas votre tour.
refusal-not-in-hand = { $card } n'est pas dans votre main.
refusal-laid-already = Vous avez déjà une carte face cachée.
refusal-was-handed = On vous a passé { $card } : vous ne pouvez que la jouer.
refusal-no-partner = Vous n'avez pas de partenaire.
refusal-no-clock = Ce jeu n'a pas d'horloge.
refusal-over = La partie est finie.
refusal-nobody-there = Personne n'est assis en { $seat }.
action-play = Jouer { $card }
action-lay = Poser { $card } face cachée
action-hand = Passer { $card } au partenaire
score-up = Cartes visibles
score-down = Cartes cachées, comptées double
draw-turn = Au tour de { $seat }. Main | passées | visibles | cachée
