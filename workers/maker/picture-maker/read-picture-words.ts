import { words } from "../words";
import { namedColors } from "./named-colors";
import type { Mood, PictureIdea, Thing, TimeOfDay, View } from "./picture-idea";
import { subjectWords } from "./subject-words";
import { thingWeights, thingWords } from "./thing-words";

const formatTime: Record<Exclude<TimeOfDay, "day">, RegExp> = {
  dawn: words(
    "dawn|sunrise|early|morgen|morgenlicht|sonnenaufgang|aube|lever du soleil|amanecer|mist\\p{L}*|fog\\p{L}*|nebel|brume|niebla|pastel",
  ),
  golden: words(
    "golden|warm\\p{L}*|autumn|fall|late afternoon|cosy|cozy|golden\\p{L}*|herbst|gemütlich|dorée?|chaude?|automne|dorad[ao]|cálid[ao]|otoño",
  ),
  dusk: words(
    "dusk|sunset|evening|twilight|abend|sonnenuntergang|dämmerung|crépuscule|coucher|soir\\p{L}*|atardecer|ocaso|tarde",
  ),
  night: words(
    "night|dark|midnight|stars?|neon|nacht|dunkel|sterne|nuit|sombre|étoiles|noche|oscur[ao]|estrellas|black friday",
  ),
};

const moodWords: Record<Exclude<Mood, "plain">, RegExp> = {
  warm: formatTime.golden,
  bold: words(
    "bold|strong|vivid|contrast|power\\p{L}*|energ\\p{L}*|dynamic|kräftig\\p{L}*|starke?r?|kontrast|vives|vifs?|fort|contraste|intens[oa]s?",
  ),
  playful: words(
    "playful|cheerful|fun|bright(?! and (?:clean|airy))|colou?rful|happy|kids|toddlers?|fröhlich\\p{L}*|bunt\\p{L}*|helle?|joyeuses?|joyeux|coloré\\p{L}*|alegres?|divertid[ao]|candy",
  ),
  premium: words(
    "premium|luxur\\p{L}*|elegant|dark|exclusive|moody|dramatic|low[- ]key|edel|dunkel|élégant\\p{L}*|sombre|luxe|elegante|lujo|oscur[ao]",
  ),
};

const viewWords: Record<Exclude<View, "usual">, RegExp> = {
  wide: words(
    "wide|calm background|landscape view|weiter blick|ruhiger hintergrund|vue large|fond calme|vista amplia|fondo tranquilo",
  ),
  close: words("close[- ]?up|close view|detail|nahaufnahme|gros plan|primer plano|detalle"),
  above: words(
    "from above|overhead|flat ?lay|top[- ]down|top view|bird'?s[- ]eye|von oben|vue de dessus|desde arriba",
  ),
};

/** Things that are photographed where they are used rather than on a stage. */
const atHome = new Set<Thing>([
  "bowl",
  "bread",
  "fruit",
  "plate",
  "pan",
  "pancakes",
  "glass",
  "burger",
  "pizza",
  "cookies",
  "forms",
]);

/**
 * Reads the words of a picture brief. A brief in parts, "subject – sentence – setting", shows what its sentence names
 * and falls back on its subject; its setting says only how. A brief of one part shows what it names most.
 */
export function readPictureWords(prompt: string): PictureIdea {
  const parts = prompt.split(" – ");
  const [subject = "", ...rest] = parts;
  const setting = rest.length > 0 ? rest.pop() : undefined;
  const shown = [...rest, subject].map(shownBy).find((found) => found !== null);
  const words = setting ?? prompt;
  return {
    subject: shown?.subject ?? "stage",
    thing: shown?.thing ?? strongest([subject, ...rest].join(" "), thingWords)[0] ?? "forms",
    colors: namedColors(setting === undefined ? prompt : [subject, ...rest].join(" ")),
    time: strongest(words, formatTime)[0] ?? "day",
    mood: strongest(words, moodWords)[0] ?? "plain",
    view: strongest(words, viewWords)[0] ?? "usual",
  };
}

/** What a text names: a place, a thing on a stage, or a thing where it is used. Null where it names neither. */
function shownBy(text: string): (Pick<PictureIdea, "subject"> & { thing?: Thing }) | null {
  const [place, placeScore] = strongest(text, subjectWords, { celebration: 1.25, shopfront: 2.4 });
  const [thing, thingScore] = strongest(text, thingWords, thingWeights);
  if (place === null && thing === null) return null;
  if (place === "shopfront") return { subject: place };
  if (thing === null) return { subject: place! };
  if (place === null) return { subject: atHome.has(thing) ? "table" : "stage", thing };
  // A thing that belongs on a stage speaks for the stage.
  const stays = atHome.has(thing) || placeScore >= thingScore * 0.95;
  return { subject: stays ? place : "stage", thing };
}

/** The field with the most telling words, and how telling they are; an earlier field wins a tie. */
function strongest<Field extends string>(
  text: string,
  fields: Record<Field, RegExp>,
  weights: Partial<Record<Field, number>> = {},
): [Field | null, number] {
  let best: Field | null = null;
  let bestScore = 0;
  for (const field of Object.keys(fields) as Field[]) {
    const score = scoreOf(text, fields[field]) * (weights[field] ?? 1);
    if (score > bestScore + 1e-9) {
      best = field;
      bestScore = score;
    }
  }
  return [best, bestScore];
}

/** Early words name the subject, later ones describe it, so a word counts for less the later it comes. */
function scoreOf(text: string, telling: RegExp): number {
  let score = 0;
  for (const match of text.matchAll(telling)) score += 1 / (1 + match.index / 60);
  return score;
}
