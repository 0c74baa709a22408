/** Languages that are told by their letters; Japanese before Chinese, for it is written with both. */
const ofScripts = [
  ["ar", /\p{Script=Arabic}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["zh", /\p{Script=Han}/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
  ["th", /\p{Script=Thai}/gu],
] as const;

/** So many letters of one script are not only a name or a sign in a text of another. */
const leastShare = 0.25;

/**
 * The likeliest language of a text that is not in Latin letters, as a BCP 47 tag; null for Latin ones. A guess by the script alone: Persian
 * passes for Arabic, Ukrainian for Russian.
 */
export function languageOfLetters(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = ofScripts.find(([, script]) => (text.match(script)?.length ?? 0) > letters * leastShare);
  return found?.[0] ?? null;
}
