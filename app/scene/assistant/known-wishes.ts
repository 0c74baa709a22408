import type { MusicMood } from "~/domain/video/music-bed";
import type { Platform } from "~/domain/video/platform";

/** Words of wishes in the languages that the built-in assistant reads: English, German, French, Spanish, Italian, Portuguese, Dutch. */

export const platformWords: Record<Platform, RegExp> = {
  tiktok: /tik\s?tok/iu,
  reels: /\breels?\b|instagram/iu,
  shorts: /\bshorts\b/iu,
  stories: /\bstor(?:y|ys|ies|ia|ias|ie)\b|\bhistorias?\b/iu,
  feed: /\bfeed\b/iu,
  youtube: /you\s?tube(?!\s+shorts)/iu,
  linkedin: /linked\s?in/iu,
};

export const formatWords = [
  ["9:16", /9\s?[:x/]\s?16|vertical|hochformat|portrait|verticale|staand/iu],
  ["4:5", /4\s?[:x/]\s?5/u],
  ["1:1", /1\s?[:x/]\s?1|square|quadrat|carré|cuadrad|quadrat|quadrad|vierkant/iu],
  ["16:9", /16\s?[:x/]\s?9|landscape|wide\s?screen|querformat|paysage|horizontal|orizzontale|liggend/iu],
] as const;

export const moodWords: Record<MusicMood, RegExp> = {
  warm: /\bwarm|\bcosy|\bcozy|gemütlich|chaleureu|cálid|cald[oa]|quente/iu,
  bright: /\bbright|happy|cheerful|fröhlich|joyeu|alegre|allegr|vrolijk/iu,
  calm: /\bcalm|\bquiet\b|gentle|relax|ruhig|doux|tranquil|suave|rustig/iu,
  driving: /driving|energetic|\bfast|upbeat|treibend|energisch|énergique|enérgic|energic/iu,
  grand: /\bgrand|epic|cinematic|dramatic|episch|dramatisch|épique|épic/iu,
  festive: /festive|christmas|party|festlich|weihnacht|festif|festiv|navid|natal/iu,
};

export const wishWords = {
  shorter:
    /\bshort(?:er|en)\b|\bcut\b|\btrim\b|kürzer|kürze|raccourci|plus court|más cort|acort|più cort|accorcia|mais curt|encurt|korter|inkort/iu,
  music: /\bmusic\b|\bmusik\b|\bmusique\b|\bmúsica\b|\bmusica\b|\bmuziek\b|\bsong\b|\btrack\b/iu,
  louder: /\blouder\b|lauter|plus fort|más alt|più alt|mais alt|harder/iu,
  quieter: /\bquieter\b|\blower\b|\bsofter\b|leiser|moins fort|más baj|più bass|mais baix|zachter/iu,
  without:
    /\bno\b|without|remove|turn off|mute|ohne|\bkeine?\b|entfern|sans|supprim|sin\b|quita|senza|togli|sem\b|tira|zonder|verwijder/iu,
  captions: /caption|subtitle|untertitel|sous-titre|subtítulo|sottotitol|legenda|ondertitel/iu,
  pictures: /picture|photo|image|bild|foto|image|imagen|immagin|imagem|afbeelding/iu,
  product: /product|produkt|produit|producto|prodotto|produto/iu,
  swap: /swap|replace|use|change|tausch|ersetz|nimm|verwende|remplac|utilis|cambia|reempl|sostitu|usa\b|troc|substitu|vervang|gebruik/iu,
  brand: /\bbrand\b|\bmarke|\bmarque\b|\bmarca\b|\bmerk\b|corporate|\bhausfarben/iu,
  beats: /\bbeats?\b|\btakt|\brythme\b|\britmo\b/iu,
  shorterWords:
    /shorter (?:words|text|copy|lines)|less text|fewer words|weniger text|kürzere texte|moins de texte|menos texto|meno testo|minder tekst/iu,
  reword:
    /rewrite|reword|rephrase|umformulier|schreib.*um|reformul|réécri|reescrib|riscriv|reescrev|herschrijf/iu,
} as const;
