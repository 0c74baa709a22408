import type { Language } from "~/domain/text/language";
import type { Tone } from "~/domain/video/brief";
import type { OwnColorName } from "~/domain/video/own-colors";

/** Words of wishes about a brief, in the languages of `known-wishes`: English, German, French, Spanish, Italian, Portuguese, Dutch. */

export const toneWords: Record<Tone, RegExp> = {
  warm: /\bwarm(?:er|ly|e|es)?\b|friendl|cosy|cozy|freundlich|herzlich|wärmer|chaleureu|cálid|cald[oa]\b|calorosa|quente|hartelijk/iu,
  bold: /\bbold(?:er)?\b|punch|energetic|stronger|kräftig|mutig|energisch|audacieu|énergique|atrevid|enérgic|audace|energic|ousad|gedurfd|krachtig/iu,
  playful:
    /playful|\bfun(?:nier|ny)?\b|funny|cheerful|quirky|verspielt|spielerisch|lustig|witzig|ludique|amusant|divertid|divertente|giocos|brincalh|speels|grappig/iu,
  premium:
    /premium|elegant|luxur|classy|sophisticat|sleek|edel\b|edler|hochwertig|élégant|lujos|raffinat|sofisticad|luxe|chique?\b/iu,
  plain:
    /\bplain(?:er)?\b|simpler?\b|serious|professional|sober|neutral|schlicht|sachlich|seriös|sobre\b|sérieu|simple|seri[oa]\b|sencill|semplice|sóbri|zakelijk|eenvoudig/iu,
};

export const ownColorWords: Record<OwnColorName, RegExp> = {
  background: /background|hintergrund|fond\b|fondo|sfondo|fundo|achtergrond/iu,
  text: /\btext|letters|schrift|texte|letra|testo|texto|tekst/iu,
  accent: /accent|akzent|acento|accento|destaque/iu,
};

export const briefWishWords = {
  action:
    /call[- ]to[- ]action|\bcta\b|handlungsaufforderung|aufruf zum handeln|appel à l['’]action|llamad[ao] a la acción|invito all['’]azione|chamada (?:para|à|de) (?:a )?ação|oproep tot actie/iu,
  /** The words, and not the video. */
  words:
    /\bwords?\b|\bwording\b|\btext\b|\bprompt\b|\bbrief\b|\bcopy\b|description|worte|wörter|\bmots\b|texte|palabras|texto|parole|testo|palavras|woorden|tekst/iu,
  longer: /\blonger\b|\blengthen|länger|plus long|más larg|più lung|mais long|langer/iu,
  less: /\bless\b|\bnot (?:so|too|as)\b|weniger|nicht so|moins|menos|meno\b|minder/iu,
  template: /template|vorlage|modèle|plantilla|modello|modelo|sjabloon/iu,
  wordsOnly:
    /words only|only words|text only|no (?:pictures|images|photos)|without (?:pictures|images|photos)|nur text|ohne bilder|sans (?:images|photos)|texte seul|sin (?:imágenes|fotos)|solo testo|senza immagini|sem (?:imagens|fotos)|só texto|zonder (?:beelden|foto)/iu,
  own: /\b(?:my|our|own)\b|meine|unsere|eigene|\bmes\b|\bnos\b|\bmis\b|nuestr|\bmie\b|\bmei\b|nostr|minhas|nossas|\bmijn\b|eigen\b/iu,
  made: /\bmake\b|generate|create|\bmade\b|draw|mach|erzeug|generier|génér|crée|genera|crea|gera|cria|maak|genereer/iu,
  video: /\bvideos?\b|\bvidéos?\b|\bvídeos?\b|\bclip\b|\breel\b/iu,
  page: /\b(?:product |web |landing )?page\b|produktseite|\bpage\b|página|pagina/iu,
  images: /\bimages?\b|\bpictures?\b|\bphotos?\b|\bbilder?\b|imagen|immagin|imagem|imagens|afbeelding/iu,
  instead:
    /instead|make (?:it|this) (?:an? )?|as an? |turn (?:it|this) into|stattdessen|lieber|plutôt|au lieu|en lugar|mejor|invece|em vez|in plaats/iu,
  replace: /replace|change|swap|ersetz|tausch|remplac|reempl|cambia|sostitu|substitu|troca|vervang/iu,
  remove:
    /remove|delete|drop|leave out|take out|without|entfern|streich|lösch|supprim|enlèv|quita|elimina|togli|rimuov|remov|tira\b|verwijder|weg\b/iu,
  add: /\badd\b|append|include|mention|füge?|ergänz|erwähn|ajout|mentionn|añad|agreg|menciona|aggiung|menziona|adicion|acrescent|voeg|vermeld/iu,
  write:
    /\bwrite\b|\bsay\b|\buse\b|\bset\b|schreib|sag\b|écri|dis\b|escrib|\bdi\b|scriv|escrev|schrijf|zeg/iu,
  /** What a brief has no field for. */
  elsewhere:
    /\bmusic\b|\bmusik\b|musique|música|musica|muziek|caption|subtitle|untertitel|sous-titre|subtítulo|sottotitol|legenda|ondertitel|\blogo\b|\bvoice|stimme|\bvoix\b|\bvoz\b|\bvoce\b|\bstem\b|\bscenes?\b|szene|scène|escena|\bcena/iu,
} as const;

/** What a viewer is asked to do where nothing else is known, as the built-in writer reads it; before an address, and alone. */
export const usualActions: Partial<Record<Language, { at: (address: string) => string; alone: string }>> = {
  en: { at: (address) => `Find out more at ${address}.`, alone: "Find out more." },
  de: { at: (address) => `Mehr erfahren auf ${address}.`, alone: "Jetzt mehr erfahren." },
  fr: { at: (address) => `Plus d'infos sur ${address}.`, alone: "Plus d'infos." },
  es: { at: (address) => `Descubre más en ${address}.`, alone: "Descubre más." },
  it: { at: (address) => `Scopri di più su ${address}.`, alone: "Scopri di più." },
  pt: { at: (address) => `Saiba mais em ${address}.`, alone: "Saiba mais." },
  nl: { at: (address) => `Ontdek meer op ${address}.`, alone: "Ontdek meer." },
};
