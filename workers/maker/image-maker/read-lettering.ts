import { quotedPattern, quotedTexts } from "~/domain/text/quoted-texts";
import { words } from "../words";

/** Words to be set as lettering, and what is left of the prompt to be painted. */
export interface Lettering {
  /** The headline first, then what is set smaller. */
  lines: string[];
  rest: string;
}

const spoken =
  /(?:that says|saying|says|that reads|titled|with the (?:words?|text|title|headline|slogan)|with text|mit (?:der|dem) (?:aufschrift|schriftzug|text|titel|überschrift)|mit text|namens|avec (?:le|la|les) (?:texte|titre|mots?|slogan)|intitulée?|qui dit|con (?:el|la|las?) (?:textos?|título|palabras?|lema)|titulado|que (?:dice|diga))\s*:?\s+([^,.;:\n]+)/iu;
const posterWords = words(
  "posters?|(?:(?:on|in|with) )?(?:an? )?neon[ -]signs?|flyers?|leaflets?|banners?|billboard|signs?|typograph\\p{L}*|lettering|quote|wordmark|book ?cover|album ?cover|greeting card|invitation|plakat\\p{L}*|flugblatt|schriftzug|einladung\\p{L}*|buchcover|affiches?|invitation|typographique|cart[eé]l(?:es)?|pancarta|invitaci[oó]n|tipogr[aá]fic[ao]",
);
const saleWords = words(
  "sale|black friday|cyber monday|\\d+ ?% ?off|discount|clearance|now open|grand opening|coming soon|ausverkauf|rabatt\\p{L}*|schlussverkauf|soldes?|promotions?|rebajas|descuentos?|ofertas?",
);
const filler =
  /^(?:(?:an?|the|my|our|ein(?:e[nrms]?)?|une?|unas?|el|la|le|der|die|das|für|for|pour|para|about|announcing|with|mit|avec|con|of|von|de|du|des|d'|in|en|style|design|modern|minimal(?:ist)?|bold|vintage|retro|elegant|simple|clean|big|large|typographic|text|event|promo(?:tional)?)[\s,:]+)+/iu;
/** How it should look, said at the end of a poster's line. */
const manner =
  /\s+(?:(?:in|on|with|using|mit|auf|avec|dans|sur|con|sobre)\s+(?:\p{L}+\s+){0,4}(?:colou?rs?|background|type|letters|font|style|paper|red|orange|yellow|green|blue|purple|pink|black|white|gold|pastels?|tones|rot|gelb|grün|blau|schwarz|weiß|farben|hintergrund|couleurs?|fond|rouge|bleu|vert|noir|colores|fondo|rojo|azul|verde|negro)|(?:red|orange|yellow|green|blue|purple|pink|teal|navy|black|white|gold|pastel)(?:\s+(?:and|und|et|y)\s+\p{L}+)?)$/iu;

/** Between the parts of a prompt. A dash without spaces is one from a day to another: "12.–14. Oktober". */
const partBreak = /\s*[,;|\n]\s*|\s+[–—]\s+/;

const found = (pattern: RegExp, text: string) => text.search(new RegExp(pattern.source, "iu")) >= 0;

/**
 * The words a prompt wants set: those in quotation marks; those after "says" and its like; else, of a poster or a sale, its
 * subject. Null where no lettering is asked for.
 */
export function readLettering(prompt: string): Lettering | null {
  const inQuotes = quotedTexts(prompt);
  if (inQuotes.length > 0)
    return {
      lines: tidy([...inQuotes, ...factsOf(prompt.replace(quotedPattern, ","))]),
      rest: withoutPosterWords(prompt.replace(quotedPattern, " ")),
    };
  const said = spoken.exec(prompt);
  if (said)
    return {
      lines: tidy([said[1]!.replace(manner, "")]),
      rest: withoutPosterWords(prompt.replace(said[0], " ")),
    };
  const isPoster = found(posterWords, prompt);
  if (!isPoster && !found(saleWords, prompt)) return null;
  const [headline = "", ...others] = withoutPosterWords(prompt)
    .split(new RegExp(`${partBreak.source}|\\s*:\\s+|(?<!\\d)\\.\\s+`))
    .map((part) => part.replace(filler, "").replace(manner, "").trim())
    .filter(Boolean);
  const facts = others.filter(isFact);
  if (!headline) return isPoster ? { lines: [], rest: prompt } : null;
  const share =
    /(.*?)\s*(?<!\S)((?:up to |bis zu |jusqu'à |hasta )?-?\d+ ?%(?: ?off| rabatt| de descuento)?)\s*(.*)/iu.exec(
      headline,
    );
  const lines = share
    ? [begun(`${share[1]} ${share[3]}`.trim()), share[2]!, ...facts]
    : [begun(headline), ...facts];
  return { lines: tidy(lines), rest: withoutPosterWords(prompt) };
}

/** Beside the headline only facts are set: a date, a share, a price, an hour. */
function isFact(part: string): boolean {
  return /\d/.test(part) && part.length < 48;
}

function factsOf(text: string): string[] {
  return text
    .split(partBreak)
    .map((part) => part.trim())
    .filter(isFact);
}

const begun = (line: string) => line.charAt(0).toLocaleUpperCase() + line.slice(1);

function withoutPosterWords(text: string): string {
  return text
    .replace(posterWords, " ")
    .replace(/\s+/g, " ")
    .replace(/\s+([,.;:])/g, "$1")
    .replace(filler, "")
    .trim();
}

function tidy(lines: readonly string[]): string[] {
  return lines
    .map((line) => line.replace(/\s+/g, " ").replace(/^[\s,:;–]+|[\s,:;–-]+$/g, ""))
    .filter(Boolean)
    .slice(0, 4)
    .map((line) => (line.length > 120 ? `${line.slice(0, 118).trimEnd()}…` : line));
}
