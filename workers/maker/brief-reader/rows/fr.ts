import type { LanguageRow } from "../language-row";

export const french: LanguageRow = {
  request: {
    order: "verb-first",
    please:
      "s'il (?:te|vous) plaît|s’il (?:te|vous) plaît|svp|stp|bonjour|salut|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|tu peux|vous pouvez",
    verbs:
      "fais|faites|faire|crée|créez|créer|réalise|réalisez|réaliser|produis|produisez|écris|écrivez|génère|générez|prépare|préparez|conçois|j'ai besoin d'|j’ai besoin d’|nous avons besoin d'|je veux|je voudrais|j'aimerais|on veut|nous voulons|nous voudrions|il me faut|il nous faut",
    me: "moi|nous|-moi|-nous",
    sure: "pub|publicité|promo|annonce|tiktok|spot publicitaire|vidéo promotionnelle|teaser|vidéo publicitaire",
    ambiguous: "vidéo|vidéos|video|clip|film|court métrage|spot|reel|story|bande-annonce|animation|post",
    links:
      "pour promouvoir|pour présenter|pour annoncer|qui présente|à propos de|au sujet de|qui montre|présentant|pour|sur|des|de|du|d'|d’",
    asks: "(?:je|nous|on|j['’]) ?(?:veux|voudrais|voulons|voudrions|veut|aimerais) (?:faire connaître|promouvoir|présenter|annoncer)(?= (?:mon|ma|mes|notre|nos) )|(?:un truc|quelque chose)(?: d[e'’] ?\\p{L}+| \\p{L}+)? pour(?= (?:mon|ma|mes|notre|nos) )|(?:présente|présentez|annonce|annoncez|promeus)(?= (?:mon|ma|mes|notre|nos) )|(?:explique|expliquez|montre|montrez)(?= (?:comment|pourquoi) )",
  },
  tones: {
    warm: "chaleureu\\p{L}*|amical\\p{L}*|douce?|doux|calme|émouvant\\p{L}*|convivial\\p{L}*",
    bold: "audacieu\\p{L}*|percutant\\p{L}*|énergique|dynamique|fort\\p{L}*|puissant\\p{L}*",
    playful: "cool|drôle|fun|amusant\\p{L}*|joyeu\\p{L}*|rigolo\\p{L}*|ludique|sympa",
    premium: "élégant\\p{L}*|luxueu\\p{L}*|chic|raffiné\\p{L}*|haut de gamme",
    plain: "simple|sobre|clair\\p{L}*|sérieu\\p{L}*|professionnel\\p{L}*",
  },
  aboutVideo:
    "(?:avec )?(?:une )?musique (?:joyeuse|entraînante|douce|calme|dynamique|de fond)|(?:ton|style) [\\p{L}]+(?: mais (?:pas )?(?:trop )?[\\p{L}]+)?|(?:pour|sur) (?:instagram|tiktok|youtube|facebook|linkedin|les réseaux(?: sociaux)?)|format (?:vertical|horizontal|carré)|(?:la|cette) vidéo (?:doit|devrait).*|plus de clients",
  seconds: "secondes?|sec\\.?|s",
  possessive: "mon|ma|mes|notre|nos",
  article: "une?|les?|la|l'|l’|des",
  and: "et",
  date: {
    lead: "au plus tard(?: den| le| op)?|le|la|les|du|dès|depuis|à partir du|à partir de|jusqu'au|jusqu’au|jusqu'à|jusqu’à|au|à|en|chaque|tous les|toutes les|ce|cette|prochain|avant|après|entre|de|fin|début|mi|ouvert(?:e|s)?",
    link: "au|à|et|de|du|dès|ou|le|jusqu'à|jusqu’à|puis",
    tail: "prochain|inclus|seulement",
    beforeHour: "vers",
    afterHour: "h|heures?|h[0-5]\\p{N}",
    words:
      "24 ?h(?:eures)?(?: ?/ ?| sur )24(?: ?h)?|aujourd'hui|aujourd’hui|demain|ce soir|ce week-end|tous les jours|chaque jour|chaque matin|chaque soir|tous les matins|tous les soirs|quotidien\\p{L}*|(?:le )?week-end|en semaine|(?:le |ce )?(?:matin|soir)|l'après-midi|midi|minuit|toute l'année|noël|pâques|la semaine prochaine|7j/7|7 jours sur 7",
    names: "lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches",
    ambiguous: "mars|mai|mar|jeu|dim|sam|lun|mer|ven|soir|matin|midi|noël|le soir|le matin|août",
    endings: "",
    from: "à partir|dès|depuis",
    until: "jusqu'au|jusqu’au|jusqu'à|jusqu’à|avant|au plus tard",
  },
  price: {
    lead: "avant|à partir de|dès|pour|à|de|seulement|puis|jusqu'à|environ|moins de|au prix de",
    unit: "(?:par|la|le|les)\\s\\p{L}+|l['’]\\p{L}+|/\\s?\\p{L}+|chacun|ttc|ht",
    from: "à partir de|dès",
    words: "(?:à )?moitié prix|demi-tarif|2 pour 1|deux pour le prix d'un|prix libre",
    discount: "remise|réduction|rabais|de moins|soldes?|promo",
  },
  free: "gratuit(?:e|s|es|ement)?|offert(?:e|s|es)?|entrée libre|sans frais|gratis",
  notFree: "pas gratuit",
  locative: "à|en|au|aux|dans|près de|chez|sur",
  place:
    "[\\p{L}-]+(?: [\\p{L}-]+)? et (?:ses )?(?:environs|alentours)|à (?:\\p{N}+|deux|cinq|dix) (?:minutes|min|mètres|m|pas|km)(?: à pied)? (?:de la|du|de l['’]|des|de) ?[\\p{L}'’ -]+|en centre-ville|au centre-ville|au cœur de \\p{L}+|face à la \\p{L}+",
  audience: {
    before: "pour",
    after: "",
    people:
      "tous|toutes|tout le monde|gens|personnes|parents|familles?|enfants?|bébés?|ados?|adolescents|adultes|étudiant\\p{L}*|élèves|débutant\\p{L}*|confirmés|professionnels?|pros|équipes|indépendant\\p{L}*|entrepreneurs?|coureurs?|cyclistes?|voyageurs?|propriétaires?|amateurs?|passionnés?|fans|femmes|hommes|filles|garçons|seniors?|retraités?|développeurs?|enseignants?|jardiniers?|entreprises|commerces|restaurants|couples?|clients|voisins|chiens?|chats?|amis|groupes?|salariés|patients|sportifs?|musiciens?|vous|ceux|celles|touristes|femmes enceintes|locataires|associations|écoles",
    age: "(?:de |dès )?\\p{N}+\\s?(?:à|-|–)\\s?\\p{N}+ ans|(?:dès|à partir de) \\p{N}+ ans|\\p{N}+ ans et plus",
    not: "(?:présenter|annoncer|promouvoir|faire|être|avoir|la (?:première|dernière)|le (?:premier|dernier)|seulement|toujours|tiktok|instagram|l'instant)",
  },
  feature:
    "avec|sans|en (?:laine|lin|coton|cuir|bois|soie)|fait(?:e|s|es)? (?:main|maison|à|de|en|par)|cuit(?:e|s|es)?|fabriqué(?:e|s|es)?|cousu(?:e|s|es)?|torréfié(?:e|s|es)?|conçu(?:e|s|es)?|préparé(?:e|s|es)?|servi(?:e|s|es)?|livré(?:e|s|es)?|à base de|qui|que|dont|garanti(?:e|s|es)?",
  featureCut: "avec|sans|qui|à base de|fait(?:e|s|es)? main",
  relative: "qui",
  negation: "ne|n['’]\\p{L}+|pas|jamais|aucun\\p{L}*|non|ni",
  limit:
    "sauf|hors|excepté|uniquement|seulement|minimum|maximum|min\\.?|max\\.?|au moins|au plus|réservé\\p{L}*|déconseillé\\p{L}*|interdit\\p{L}*|non (?:admis|adapté)\\p{L}*|plus de \\p{N}+|moins de \\p{N}+",
  craft:
    "musique|texte|police|lettres|sous-titres|couleurs?|ton|voix(?: off)?|style|ambiance|fond|logo|transitions|effets|emojis?|hashtags?|animations?|vidéo",
  orders:
    "utilise[rz]?|mets|mettez|mettre|fais|faites|garde[rz]?|montre[rz]?|ne (?:pas )?(?:mett|utilis|fai|ajout)\\p{L}*|n['’](?:utilis|ajout)\\p{L}*|pas de|pas d['’]\\p{L}+|sans|évite[rz]?",
  unsaid:
    "(?:merci de |prière de |svp,? |et )?ne (?:surtout )?pas (?:mentionner|parler|dire|montrer|afficher|évoquer|indiquer|citer)|(?:et )?(?:ne |n['’])(?:mentionne|mentionnez|parle|parlez|montre|montrez|dites|dis|affiche|affichez|évoquez|évoque|indiquez) (?:surtout )?pas",
  proof:
    "depuis (?:1[89]|20)\\p{N}\\p{N}|fondé(?:e|s|es)? en \\p{N}+|primé(?:e|s|es)?|récompensé(?:e|s|es)?|étoiles?|avis|certifié(?:e|s|es)?|ans d['’]expérience|générations?|\\p{N}[\\p{N}. ]*\\+? (?:clients|personnes|familles|membres|utilisateurs|participants|bénévoles|repas|exposants|élèves|adhérents)",
  note: "fermé(?:e|s|es)?|complet|épuisé(?:e|s|es)?|pas de chiens|espèces uniquement|dans la limite des (?:stocks|places)(?: disponibles)?|sur rendez-vous(?: uniquement)?|sur réservation",
  action:
    "commandez|commande|achetez|réservez|réserve|réservations?|appelez|appelle|téléphonez|écrivez|contactez|contact|venez|viens|visitez|passez|rejoignez|rejoins|inscrivez-vous|inscris-toi|inscriptions?|postulez|postule|candidatures?|donnez|faites un don|téléchargez|télécharge|essayez|essaie|découvrez|découvre|suivez|profitez|goûtez|rendez-vous (?:sur|à|au)|infos? (?:sur|au)|plus d'infos?|billets?|billetterie|renseignements",
  verbs:
    "nourrit|nourrissent|paie|finance|est|sont|était|étaient|suis|sommes|êtes|a|ont|avons|avez|ai|avait|fait|font|faisons|peut|peuvent|pouvez|doit|va|vont|vient|ouvre|ouvrent|ouvrons|commence|propose|proposons|proposent|offre|offrons|aide|aidons|cherche|cherchons|recherchons|vend|vendons|prépare|préparons|cuisine|cuisinons|travaille|garde|tient|dure|coûte|permet|s'appelle|s’appelle|c'est|c’est|il y a|j'ai|j’ai|pense|pensent|croit|croient|apprend|apprenez|accueille|accueillons|fabrique|fabriquons|livrons|réparons|existe|recrute|recrutent|recrutons|affine|intervient|livre|reste|restent|organise|organisons|lance|lançons|tenons|gère|déménage",
  pronouns: "je|j'|j’|nous|vous|tu|il|elle|ils|elles|on|ça|cela|c'|c’|beaucoup|chacun|personne",
  contrast: "mais|pourtant",
  belief: "(?:pensent?|croient?|croit|disent)(?: que| qu['’])",
  beforeAfter: "avant[ :,]+(.+?)[,;.]?\\s+(?:et )?(?:après|maintenant|aujourd['’]hui)[ :,]+(.+)",
  step: "d['’]abord|premièrement|deuxièmement|ensuite|puis|enfin|étape \\p{N}+",
  told: "(?:j['’]ai|nous avons|j['’]étais|nous étions|je suis né|nous sommes nés|tout a commencé)",
  naming: "appelé(?:e|s|es)?|nommé(?:e|s|es)?|baptisé(?:e|s|es)?|du nom de|s'appelle|s’appelle",
  definition: "est (?:une?|la|le|l['’]|notre|mon|ma)|sont (?:les|nos)",
  glue: "tél\\.?|téléphone|appelez|au|sur|par|ou|et|à|mail|e-mail|courriel|site|web|en ligne|contact|adresse|infos?|renseignements|inscriptions?|inscription|réservations?|réservation|prix|tarif|coûte|pour|le|la|les|du|instagram|facebook|whatsapp|ouvert|ouverte|ouverts|horaires|puis|rendez-vous",
  fields: {
    name: "nom|marque|nom du produit|entreprise|comment ça s'appelle",
    subject: "produit|sujet|thème|événement|poste|bien|recette|cours|titre|quoi",
    feature:
      "avantages|caractéristiques|points forts|points clés|inclus|compris|ingrédients|programme|au programme|équipements?",
    audience: "cible|public|pour|pour qui",
    price: "prix|tarifs?|coût|offre|remise|salaire|entrée|loyer",
    date: "date|dates|quand|heure|horaires?|ouvert|ouverture",
    address: "où|lieu|adresse",
    contact:
      "lien|site|site web|web|contact|téléphone|tél|e-mail|mail|inscriptions?|réservations?|commande|billets|billetterie|instagram|whatsapp|candidature",
    action: "cta|action|appel à l'action|bouton",
    video: "ton|style|durée|longueur|format|musique|langue|ambiance|plateforme|couleurs?|vidéo",
  },
};
