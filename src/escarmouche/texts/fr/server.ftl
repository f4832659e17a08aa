# Le serveur : ce qui se passe autour d’une partie, et les refus.

room-record = La partie a été commencée ailleurs et continue ici.
room-joined = { $seat } s’installe.
room-left = { $seat } n’est jamais venu ; la place est de nouveau libre.
room-ended = La personne qui tient le serveur a mis fin à la partie.
room-pledged = { $seat } s’engage sur un mot pour les dés.
room-salted = { $seat } ajoute « { $salt } » aux dés.
room-decided = { $seat } a décidé en secret.
room-offers-draw = { $seat } propose la nulle.
room-offers-takeback = { $seat } demande à reprendre sa dernière décision.
room-offers-rematch = { $seat } demande une autre partie.
room-accepts-draw = { $seat } accepte la nulle.
room-accepts-rematch = { $seat } accepte une autre partie.
room-declines-draw = { $seat } : pas de nulle.
room-declines-takeback = { $seat } : rien n’est repris.
room-declines-rematch = { $seat } : pas d’autre partie.
room-takes-back = { $seat } reprend sa dernière décision.
room-resigns = { $seat } abandonne.
room-time = { $seat } n’a plus de temps.
room-result-resignation = { $seat } gagne par abandon.
room-result-agreement = Partie nulle d’un commun accord.
room-result-time = { $seat } gagne au temps.
room-says-hello = { $seat } : Bonjour !
room-says-good-luck = { $seat } : Bonne chance !
room-says-well-played = { $seat } : Bien joué !
room-says-thanks = { $seat } : Merci !
room-says-oops = { $seat } : Oups.
room-says-one-moment = { $seat } : Un instant, s’il vous plaît.
room-says-good-game = { $seat } : Belle partie !
push-your-turn = C’est à vous de jouer.

refusal-malformed = Le message n’est pas comme il faut à « { $where } » : { $reason ->
        [json_invalid] ce n’est pas du JSON.
        [missing] cela manque.
        [union_tag_not_found] cela ne dit pas ce que c’est.
        [extra_forbidden] ce champ n’existe pas.
        [union_tag_invalid] ce genre n’existe pas.
        [literal_error] ce n’est pas une des valeurs possibles.
        [string_pattern_mismatch] la longueur ou les caractères ne conviennent pas.
        [string_too_long] c’est trop long.
        [string_too_short] c’est trop court.
        [greater_than_equal] c’est trop petit.
        [less_than_equal] c’est trop grand.
       *[other] ce n’est pas ce qu’il faut à cet endroit.
    }
refusal-unreadable = La demande est illisible.
refusal-too-large = Le message est trop long.
refusal-too-many = Trop de messages : attendez un peu.
refusal-asked-before = Ce que vous avez demandé avant n’est pas encore prêt : attendez-le.
refusal-busy = Il y a trop de demandes en ce moment : réessayez un peu plus tard.
refusal-given-up = C’était trop long : le serveur y a renoncé.
refusal-full = Le serveur a autant de parties qu’il peut en tenir : revenez plus tard.
refusal-unavailable = Le serveur ne peut rien enregistrer pour l’instant : rien n’a changé, réessayez.
refusal-defect = Quelque chose s’est mal passé chez nous ; rien n’a changé.
refusal-unknown-room = Cette salle n’existe pas.
refusal-unknown-text = Ce texte n’existe pas.
refusal-unknown-page = Cette page n’existe pas.
refusal-method = Cette adresse n’accepte pas une telle demande.
refusal-unknown-key = Cette clé n’ouvre aucune place de cette salle.
refusal-watching = Seul un joueur peut faire cela, et vous regardez.
refusal-seat-taken = Aucune place n’est libre pour vous dans cette salle.
refusal-said = Vous venez de dire quelque chose : attendez un instant.
refusal-unknown-invite = Cette invitation n’est pas de cette salle : le lien a-t-il été coupé ?
refusal-unnamed = Une partie classée demande un nom que ce serveur connaît : choisissez-en un d’abord.
refusal-name-taken = Quelqu’un d’autre porte déjà ce nom : choisissez-en un autre.
refusal-same-player = On ne joue pas une partie classée contre soi-même.
refusal-not-rated = Une partie classée se joue à deux, sur deux écrans ou contre l’ordinateur, avec les dés du serveur.
refusal-no-push = Ce serveur n’envoie pas de notifications à cette adresse.
refusal-not-started = La partie n’a pas commencé : il manque un joueur ou un sel.
refusal-not-your-turn = Ce n’est pas à vous.
refusal-stale = La position a changé depuis : regardez de nouveau.
refusal-id-used = Cet identifiant désigne déjà autre chose que vous avez fait.
refusal-time = Le temps était écoulé.
refusal-over = La partie est finie.
refusal-not-over = C’est possible quand la partie est finie.
refusal-no-dice = Les dés de cette partie ont été lancés à une vraie table : il n’y a rien à recalculer.
refusal-no-offer = Il n’y a pas de telle proposition à laquelle répondre.
refusal-offered = C’est déjà proposé.
refusal-offered-before = Vous l’avez déjà proposé : vous pourrez recommencer quand la position aura changé.
refusal-offered-often = Vous avez fait autant de propositions qu’une partie en permet.
refusal-no-takeback = Rien ne peut être repris : seulement votre dernière décision dans une partie amicale, jamais au-delà d’un dé ou d’un secret.
refusal-pledged = Un sel est déjà donné ou engagé : donnez le vôtre.
refusal-broken-pledge = Ce n’est pas le sel sur lequel cette place s’est engagée.
refusal-salted = Cette place n’a plus besoin de sel.
refusal-too-long = La partie est aussi longue qu’elle peut l’être : convenez d’une nulle ou abandonnez.
refusal-other-rules = Cette partie a été commencée avec la version { $found } de ses règles ; ce serveur joue la version { $known }.
refusal-banned = Cette adresse ne peut pas utiliser ce serveur.
refusal-unknown-host = Ce serveur ne répond pas à ce nom.
refusal-many-rooms = Vous avez autant de parties en cours qu’on peut en avoir : finissez-en d’abord.
refusal-many-challenges = Vous attendez autant d’adversaires qu’on peut en attendre : retirez d’abord un défi.
refusal-hints-off = Il n’y a pas de conseils dans les parties classées ou à la pendule, ni entre personnes qui jouent à distance.
refusal-hints-elsewhere = C’est la position d’une partie classée ou à la pendule qui dure encore : personne n’y reçoit d’aide.
refusal-record-long = La partie est trop longue : plus de { $moves } coups.
refusal-record-other = La partie est d’un autre jeu, ou d’autres options, que ce qui est demandé.
refusal-record-over = Cette partie est finie : il n’y a rien à continuer.
refusal-record-start = Une partie partie d’une position ne peut pas être déplacée ici.
refusal-record-rated = Une partie commencée ailleurs ne peut pas être classée.
refusal-no-hello = Le premier message doit être « hello ».
refusal-late-hello = Aucun « hello » n’est venu à temps.
refusal-hello-again = « hello » ne vient qu’une fois.

cli-help-serve = Servir la table aux navigateurs et aux robots.
cli-help-host = Adresse d’écoute
cli-help-port = Port d’écoute ; 0 prend n’importe quel port libre
cli-help-database = Fichier SQLite (sqlite:///chemin) ou PostgreSQL (postgresql://…) qui garde les parties ; par défaut un fichier de votre dossier de données
cli-serving = La table est ouverte à { $address } (Ctrl-C pour l’arrêter).
error-web-missing = La table dans le navigateur demande d’autres paquets : pip install "escarmouche[web]".
error-cannot-listen = { $address } ne peut pas être ouvert : { $reason }.
error-database = La base de données { $database } est inutilisable : { $reason }.
error-database-unknown = « { $database } » n’est pas une base de données qui peut garder des parties : donnez sqlite:///chemin ou postgresql://….
error-postgres-missing = PostgreSQL demande un autre paquet : pip install "escarmouche[postgres]".
cli-help-proxy = Adresse d’un mandataire dont on croit le X-Forwarded-For (peut être donnée plusieurs fois)
cli-help-host-name = Nom sous lequel on peut demander le serveur ; les autres sont refusés (peut être donné plusieurs fois)
cli-help-limit = Une limite, comme rooms=500 ou requests=20,200 (par seconde, et d’un coup), ou des jours avant de retirer les parties, comme over=365
cli-help-admin = Prendre soin des parties d’un serveur.
cli-help-admin-room = Identifiant d’une partie
cli-help-admin-address = Adresse d’un client ; en IPv6, tout son /64
cli-help-admin-list = Lister les parties, les dernières changées d’abord.
cli-help-admin-status = Seulement les parties dans cet état
cli-help-admin-limit = Combien de parties au plus
cli-help-admin-inspect = Montrer ce qui s’est passé dans une partie, sans les secrets.
cli-help-admin-end = Mettre fin à une partie ; personne ne la gagne.
cli-help-admin-delete = Supprimer une partie et tout ce qui s’y est passé.
cli-help-admin-tidy = Retirer les parties où rien ne s’est passé depuis longtemps.
cli-help-admin-days = Jours avant de retirer les parties : waiting, untouched, playing ou over
cli-help-admin-ban = Écarter une adresse ; un serveur en marche suit en une demi-minute.
cli-help-admin-lift = La laisser revenir
cli-help-admin-bans = Lister les adresses écartées.
cli-help-admin-export = Écrire une partie en texte.
cli-help-admin-backup = Copier la base pendant que le serveur tourne.
cli-help-admin-file = Vers où ; le fichier ne doit pas exister
cli-admin-ended = La partie { $room } est terminée.
cli-admin-deleted = La partie { $room } est supprimée.
cli-admin-tidied = { $rooms ->
    [0] Aucune partie n’a été retirée.
    [one] { $rooms } partie a été retirée.
   *[other] { $rooms } parties ont été retirées.
}
cli-admin-banned = { $client } est écarté.
cli-admin-unbanned = { $client } peut revenir.
cli-admin-backed-up = La base a été copiée vers { $path }.
error-admin-room = Il n’y a pas de partie « { $room } ».
error-backup-postgres = PostgreSQL a son propre programme pour cela : pg_dump.
error-limit-unknown = Il n’y a pas de limite « { $name } » ; les limites sont : { $known }.
error-limit-value = « { $word } » n’est pas une limite ; écrivez nom=nombre, ou nom=débit,réserve.
