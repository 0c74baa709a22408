import type { Language } from "./language";

/** Languages that are told by their letters, the most written of a script first; Japanese before Chinese, for it is written with both. */
const ofScripts: readonly (readonly [readonly Language[], RegExp])[] = [
  [["ja"], /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  [["zh"], /\p{Script=Han}/gu],
  [["ko"], /\p{Script=Hangul}/gu],
  [["ar", "fa", "ur"], /\p{Script=Arabic}/gu],
  [["ru", "uk", "bg", "sr"], /\p{Script=Cyrillic}/gu],
  [["he"], /\p{Script=Hebrew}/gu],
  [["el"], /\p{Script=Greek}/gu],
  [["hi"], /\p{Script=Devanagari}/gu],
  [["bn"], /\p{Script=Bengali}/gu],
  [["ta"], /\p{Script=Tamil}/gu],
  [["th"], /\p{Script=Thai}/gu],
];

/** So many letters of one script are not only a name or a sign in a text of another. */
const leastShare = 0.25;

/** The languages of the script that a text is written in, the likeliest first; null for Latin letters. */
export function languagesOfLetters(text: string): readonly Language[] | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = ofScripts.find(([, script]) => (text.match(script)?.length ?? 0) > letters * leastShare);
  return found?.[0] ?? null;
}

/** The likeliest of them. A guess by the script alone: Persian passes for Arabic, Ukrainian for Russian. */
export function languageOfLetters(text: string): Language | null {
  return languagesOfLetters(text)?.[0] ?? null;
}
