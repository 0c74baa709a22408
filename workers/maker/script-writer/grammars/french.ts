import { currency, type Grammar, words } from "../grammar";

const video =
  "(?:vidéo|video|clip|spot|pub|publicité|annonce|film|teaser|bande-annonce|reel|animation|story)s?";
const goal =
  "(?:présent(?:er|e|ant)|promouvoir|annonc(?:er|e|ant)|expliqu(?:er|e|ant)|montr(?:er|e|ant)|lanc(?:er|e|ant)|vendre|faire connaître|mett(?:re|ant) en avant|invit(?:er|e|ant) (?:les gens |le public )?à)";
const months = "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre";
const weekdays = "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end)s?";

export const french: Grammar = {
  frequentWords: words(
    "le|la|les|et|avec|pour|de|des|du|un|une|notre|nos|est|sont|dans|sur|qui|que|au|aux|vous|nous|en",
    "giu",
  ),
  requests: [
    new RegExp(
      `^(?:merci de\\s+|peux-tu\\s+|pouvez-vous\\s+|s'il (?:te|vous) plaît,?\\s+)*(?:(?:fais|faites|faire|crée|créez|créer|réalise|réalisez|réaliser|génère|générez|écris|écrivez|produis|prépare|préparez)(?:-(?:moi|nous))?\\s+|(?:je|nous)\\s+(?:veux|voudrais|souhaite|voulons|voudrions|souhaitons)\\s+|il (?:me|nous) faut\\s+)?(?:une?\\s+|la\\s+|le\\s+)?(?:[\\p{L}\\d-]+\\s+){0,2}?${video}(?:\\s+(?!pour|sur|qui|de|du|des|afin)[\\p{L}\\d-]+){0,2}\\s*(?:de \\d+ secondes\\s+)?(?:pour\\s+${goal}|qui\\s+${goal}|afin de\\s+${goal}|${goal}|sur|pour|à propos de|au sujet de|de|:)\\s+`,
      "iu",
    ),
    /^(?:une\s+)?recette\s+(?:de\s|d'|du\s)/iu,
    new RegExp(`^(?:merci de\\s+)?(?:présente[rz]?|annonce[rz]?|explique[rz]?|${goal})\\s+`, "iu"),
    /^(?:je|j'|nous)\s*(?:tiens|tenons|ai|avons|gère|gérons|ouvre|ouvrons|lance|lançons|organise|organisons|recherche|recherchons|cherche|cherchons|recrute|recrutons|vends|vendons)\s+/iu,
  ],
  repairSubject: (subject) => subject.replace(/^du\s+/iu, "le ").replace(/^des\s+/iu, "les "),
  aboutTheVideo: words(
    "la vidéo|cette vidéo|musique de fond|voix off|le ton|appel à l'action|format vertical|format carré|pour instagram|pour tiktok|secondes maximum|plus de clients|attirer (?:des|plus de) clients|reste[rz]? (?:simple|court)",
  ),
  mention:
    /^(?:merci de\s+)?(?:mentionne[rz]?|dis|dites|souligne[rz]?|précise[rz]?|indique[rz]?|ajoute[rz]?|rappelle[rz]?)(?!\p{L})(?:\s+(?:que\s+|qu'))?\s*/iu,
  fields: {
    subject: /^(?:produit|sujet|thème|événement|évènement|poste|bien|recette|cours|formation|titre)$/iu,
    name: /^(?:nom|marque|nom du produit|entreprise)$/iu,
    points:
      /^(?:avantages|points forts|caractéristiques|atouts|points clés|ingrédients|au programme|nous offrons|nous proposons|inclus|contenu|programme)$/iu,
    audience: /^(?:cible|public|pour qui|pour|audience)$/iu,
    offer: /^(?:prix|tarifs?|offre|remise|promo|promotion|salaire|entrée|coût|loyer)$/iu,
    when: /^(?:date|dates|quand|lieu|où|adresse|horaires?|heure)$/iu,
    action:
      /^(?:cta|appel à l'action|lien|site|site web|contact|commande|réservation|inscription|candidature|téléphone|e-mail|billets|billetterie)$/iu,
    ignored: /^(?:ton|style|durée|longueur|format|musique|langue|ambiance|plateforme|couleurs?)$/iu,
  },
  featuresMarker: /,?\s+avec\s+/iu,
  featuresPrefix: "",
  relativeMarker: /,?\s+qui\s+(?=\p{Ll})/iu,
  audience:
    /(?:,?\s+|^)((?:pour|destinée?s? aux?)\s+(?:(?:les?|la|tous les|toutes les|des)\s+)?(?:\p{Ll}+\s+){0,2}?(?:gens|personnes|parents|familles|enfants|étudiants|débutants|professionnels|équipes|entrepreneurs|indépendants|coureurs|cyclistes|voyageurs|propriétaires|amateurs|passionnés|femmes|hommes|adultes|adolescents|seniors|développeurs|enseignants|jardiniers|randonneurs|entreprises|commerces|tous|couples|chiens|chats|voisins|gourmands|artisans|curieux|créateurs)(?:\s+(?!à\s|dès\s|le\s)(?:qui\s[^,.;]+|de\s[^,.;]+|\p{Ll}+))?)/iu,
  participle:
    /,?\s+(?=(?:fait|faite|faits|faites|fabriquée?s?|conçue?s?|cuite?s?|torréfiée?s?|brassée?s?|cousue?s?|tissée?s?|préparée?s?|cuisinée?s?|servie?s?|située?s?|animée?s?)\s+(?:à|en|de|d'|par|avec|pour|dans|au|sur|chaque|près)\s?)/iu,
  dateMarker: new RegExp(
    `,?\\s+(?:le\\s+|du\\s+|dès\\s+le\\s+)(?=(?:${weekdays}|\\d{1,2}(?:er)?\\s+(?:${months}|au)))`,
    "iu",
  ),
  frontedDate: {
    opener: /^(?:le|ce|dès|du)\s/iu,
    word: new RegExp(`^(?:${weekdays}|${months}|\\d{1,4}(?:er|h(?:\\d{2})?)?|h)$`, "iu"),
    link: /^(?:le|au|à|de|dès|et|prochain)$/iu,
    existence: /^(?:il y (?:a|aura))\s+/iu,
    subject:
      /^(?<verb>ouvre|rouvre|commence|revient|fête|a lieu|aura lieu)\s+(?<subject>(?:l['’]|(?:le|la|les|un|une|notre|nos|mon|ma)\s+)(?:(?!(?:à|au|aux|dans|en|chez|avec|ses?|sur|pour)\s)[^\s,]+\s*)+)(?<rest>.*)$/iu,
  },
  naming:
    /(?:,?\s+(?:appelée?s?|nommée?s?|baptisée?s?|qui s'appelle))\s+[«"“]?\s?((?:[\p{Lu}\d][\p{L}\d&'’.-]*)(?:\s+(?:[\p{Lu}\d&][\p{L}\d&'’-]*))*)\s?[»"”]?/iu,
  definition:
    /^((?:[\p{Lu}][\p{L}\d&'’.-]*)(?:\s+(?:[\p{Lu}\d&][\p{L}\d&'’-]*))*)(?:\s+est\s+|\s*[:–—]\s*|,\s+)(?=(?:une?|le|la|les|notre|nos|votre|l')\s?)(.+)$/u,
  clauseVerb:
    /^(?:\p{Ll}+e\s(?=(?:un|une|le|la|les|des|du|dans|sur|sous|pour|avec|sans|en|à|au|aux|votre|vos|tous|toutes|chaque)\s)|(?:cherchons|proposons|faisons|vendons|aidons|est|sont|a|ont|tient|fait|met|va)\s)/iu,
  pronoun: /^(nous|je|on)\s+/iu,
  determiner: /^(?:une?|le|la|les|l'|notre|nos|mon|ma|mes|votre|vos|des|du|ce|cette|ces)(?:\s|(?<='))/iu,
  address: /(?<![\p{L}\d])\d{1,4}(?:\s?bis)?,?\s(?:rue|avenue|boulevard|place|quai|chemin|allée|impasse)\s/iu,
  finiteVerb: words(
    "est|sont|a|ont|ouvre|rouvre|commence|propose|revient|fête|organise|vend|aide|cherche|invite|lance|fait|offre|somme?s?|sera|aura lieu",
  ),
  and: "et",
  date: words(`(?:${weekdays})|\\d{1,2}(?:er)?\\s+(?:${months})|\\d{1,2}\\s?h(?:\\d{2})?`),
  offer: new RegExp(
    `${currency}|(?<!\\p{L})(?:gratuite?s?|livraison offerte|offerte?s?|remise|réduction|soldes|entrée libre|satisfait ou remboursé|tarif réduit)(?!\\p{L})`,
    "iu",
  ),
  proof: words(
    "depuis (?:19|20)\\d\\d|primée?s?|récompensée?s?|notée?s?|étoiles|avis|certifiée?s?|ans d'expérience|diplômés|testée?s?|\\d[\\d. ]*(?:clients?|personnes|membres|familles|utilisateurs|élèves|équipes|repas|enfants|bénévoles)",
  ),
  action:
    /^(?:command\p{L}*|achet\p{L}*|réserv\p{L}*|visit\p{L}*|appel\p{L}*|postul\p{L}*|inscri\p{L}*|rejoign\p{L}*|donn\p{L}*|faites|télécharg\p{L}*|essay\p{L}*|ven(?:ez|i)\p{L}*|billets|contact\p{L}*|écriv\p{L}*|retrouv\p{L}*|découvr\p{L}*|rendez-vous|plus d'infos?|envoy\p{L}*|prenez|profit\p{L}*|passez)(?!\p{L})/iu,
};
