# Ce que dit tout jeu : erreurs, origines des règles.

error-unknown-game = Aucun jeu ne s’appelle « { $game } » ; les jeux sont : { $known }.
error-unknown-rule = { $game } n’a pas de règle « { $rule } » ; ses règles sont { $first } à { $last }.
error-option-unknown = { $game } n’a pas d’option « { $option } » ; ses options sont : { $known }.
error-option-value = L’option « { $option } » ne peut pas être « { $value } » ; c’est l’une de : { $values }.
error-illegal-move = { $rule } : { $sentence }
error-move-id = Le coup numéro { $move } n’existe pas ; ils vont de 0 à { $last }.
error-dice-control-character = { $text } ne peut pas faire partie des dés d’une partie : il contient un caractère de contrôle.

rule-stated = livret
rule-public = sources publiques
rule-reading = notre lecture
rule-completion = notre complément

error-position-field = « { $word } » ne fait pas partie d’une position ; ses champs sont { $known }, écrits nom=valeur.
error-position-twice = La position donne « { $key } » deux fois.
error-position-missing = Il manque « { $key }= » à la position.
error-position-choice = { $key }={ $value } n’est pas possible ; c’est l’un de : { $values }.
error-position-value = { $key }={ $value } n’est pas possible ici.

error-file-missing = Le fichier « { $path } » n’existe pas.
error-file-unreadable = Le fichier « { $path } » ne peut pas être lu : { $reason }.
error-file-exists = Le fichier « { $path } » existe déjà, et reste comme il est.
error-file-unwritable = Le fichier « { $path } » ne peut pas être écrit : { $reason }.
file-trouble-folder = c’est un dossier
file-trouble-no-folder = son dossier n’existe pas
file-trouble-forbidden = ce n’est pas permis
file-trouble-full = le disque est plein
file-trouble-read-only = le disque est en lecture seule
error-file-refused = « { $path } » désigne un fichier, et on ne lit pas de fichier ici.
error-file-large = Le fichier « { $path } » dépasse { $most } octets.
error-file-utf-8 = { $path }, ligne { $line } : ce n’est pas du texte UTF-8.
error-file-cut = { $path } : ce n’est pas du TOML ; le fichier s’arrête au milieu de quelque chose.
error-file-twice = { $path }, ligne { $line } : cette clé ou table figure deux fois dans le fichier.
error-file-toml = { $path }, ligne { $line }, colonne { $column } : ce n’est pas du TOML.

error-record-truncated = La partie a été coupée : son dernier mot n’est pas un résultat.
error-record-tag = La ligne { $line } de la partie n’est pas un en-tête comme [Game "dragons"].
error-record-tag-twice = La ligne { $line } de la partie redonne l’en-tête { $tag }.
error-record-tag-missing = La partie n’a pas d’en-tête { $tag }.
error-record-termination = « { $found } » n’est pas une fin anticipée ; ce sont resignation, agreement et time.
error-record-version = La partie suit la version { $found } des règles ; celles-ci sont la version { $known }.
error-record-option = « { $word } » dans l’en-tête Options n’est pas nom=valeur.
error-record-move = Le coup { $number } de la partie, « { $word } », est refusé : { $reason }
error-record-result = La partie finit par « { $found } », mais ses coups mènent à « { $expected } ».
error-record-dice-kind = « { $found } » n’est pas une sorte de dés ; l’en-tête Dice est sha256:…, seed:… ou typed.
error-record-no-secret = Les dés sont engagés mais pas révélés : la partie n’a pas d’en-tête Secret.
error-record-secret = L’en-tête Secret n’a pas 64 chiffres hexadécimaux.
error-record-salts = L’en-tête Salts ne contient pas les deux chaînes des joueurs.
error-record-commitment = Le secret n’est pas celui sur lequel les dés ont été engagés.
error-record-pledge = { $seat } s’était engagé sur une autre chaîne que « { $salt } », que contient l’en-tête Salts.
error-record-pledge-seat = « { $found } » dans l’en-tête Pledge n’est pas une place de ce jeu.
error-record-die = Le jet { $number } est « { $found } », mais les dés donnent « { $expected } ».
error-record-over = La partie dit finir par { $termination }, mais ses coups l’avaient déjà terminée.
error-record-agreed = L’en-tête Result ne suit pas d’une fin par { $termination } : un accord est une nulle, et rien d’autre.
error-record-dice-hidden = La partie révèle un secret des dés, mais dit qu’ils étaient « { $found } ».
error-record-local = « { $found } » dans l’en-tête Local n’est pas un nombre de coups de cette partie.

rules-page = Les règles dans nos propres mots, chacune avec son origine : le livret, des sources publiques, notre lecture d’une phrase ambiguë, ou notre complément là où la source se tait. Le programme les applique ; une règle dont une partie ne se joue pas encore le dit. Cette page est générée à partir des textes que montre le programme.
site-play-on = L’ouvrir sur la table et continuer
site-lesson = Leçon : { $lesson }
rules-other-name = Ces règles font partie d’un autre livret ; chaque identifiant mène à sa place.

option-value = { $value }
