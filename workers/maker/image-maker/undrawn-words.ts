import { words } from "../words";

/** What carries words or a mark and is drawn by nobody here: signs and the logos of companies. */
const carriers = words(
  "logos?|logotype\\p{L}*|logotip[oy]s?|emblems?|neon[ -]?signs?|neon[ -]?lights?|neon[ -]?letters|neonschild\\p{L}*|leuchtreklame\\p{L}*|leuchtschrift\\p{L}*|enseignes?|néons?|letreros?|rótulos?|insegn[ae]|neonbord\\p{L}*|neony?|szyld\\p{L}*",
);
/** A part of a prompt that is about one thing ends here. */
const partEnds =
  /[,.;:!?\n]|\s(?=(?:on|in|at|with|and|under|beside|near|auf|im|in|am|mit|und|neben|unter|sur|dans|avec|et|sous|sobre|en|con|y|su|con|e)\s)/giu;

/** The words of a prompt that ask for a sign or a logo, and whether they are what it is about; null where none do. */
export function carrierIn(prompt: string): { part: string; isSubject: boolean } | null {
  const carrier = new RegExp(carriers.source, "iu").exec(prompt);
  if (!carrier) return null;
  const from = [...prompt.matchAll(partEnds)].findLast(({ index }) => index < carrier.index);
  const start = from ? from.index + from[0].length : 0;
  return {
    part: prompt.slice(start, carrier.index + carrier[0].length).trim(),
    isSubject: start === 0,
  };
}
