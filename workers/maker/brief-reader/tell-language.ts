import { eld } from "eld/extrasmall";
import { type Language, languages } from "~/domain/text/language";

/** Scripts that are written in one language of ours, the surest first. Japanese is written with Han too. */
const ofOneLanguage: readonly (readonly [Language, RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
  ["bn", /\p{Script=Bengali}/gu],
  ["ta", /\p{Script=Tamil}/gu],
];
/** Scripts of several languages, with the most written of them: what it is, the words tell. */
const ofSeveral: readonly (readonly [readonly Language[], RegExp])[] = [
  [["ar", "fa", "ur"], /\p{Script=Arabic}/gu],
  [["ru", "uk", "bg", "sr"], /\p{Script=Cyrillic}/gu],
];
/** So many letters of a script are more than a name in a text of another. */
const leastShare = 0.25;
/** Fewer words than this leave the chosen language (15 to 19 of 25 short briefs were told right by any detector tried). */
const fewestWords = 4;
/** The chosen language wins unless another is that much likelier. */
const advantage = 1.25;

/** eld's codes that are not ours. */
const eldCodes: Partial<Record<Language, string>> = { nb: "no", id: "ms" };
let isRestricted = false;

/**
 * The language a brief is written in: by its letters, by its words, or the one that was chosen where neither tells. `text` has no
 * addresses, prices and dates in it.
 */
export function tellLanguage(
  text: string,
  chosen: Language,
): { language: Language; from: "letters" | "words" | "choice" } {
  const letters = count(text, /\p{L}/gu);
  const isWritten = (script: RegExp) => count(text, script) > letters * leastShare;
  const alone = ofOneLanguage.find(([, script]) => isWritten(script));
  if (alone) return { language: alone[0], from: "letters" };
  if (isWritten(/\p{Script=Han}/gu)) return { language: chosen === "ja" ? "ja" : "zh", from: "letters" };
  const several = ofSeveral.find(([, script]) => isWritten(script));
  const candidates = several?.[0] ?? null;

  const words = plainWords(text);
  if (words.length < fewestWords) {
    if (!candidates) return { language: chosen, from: "choice" };
    return { language: candidates.includes(chosen) ? chosen : candidates[0]!, from: "letters" };
  }
  const scores = scoresOf(words.join(" "));
  const tried = candidates ?? languages;
  const scoreOf = (language: Language) => scores[eldCodes[language] ?? language] ?? 0;
  const best = tried.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one), tried[0]!);
  if (scoreOf(best) === 0)
    return { language: candidates ? best : chosen, from: candidates ? "letters" : "choice" };
  const isChosen = tried.includes(chosen) && scoreOf(chosen) * advantage >= scoreOf(best);
  return { language: isChosen ? chosen : best, from: "words" };
}

/** Words that tell a language: none in quotation marks, none in capitals, no two capitalised ones in a row. */
function plainWords(written: string): string[] {
  const isShouted = count(written, /\p{Lu}/gu) > count(written, /\p{Ll}/gu);
  const text = isShouted ? written.toLowerCase() : written;
  return (
    text
      .replace(/["“„«][^"”“»\n]{1,60}["”“»]/gu, " ")
      .replace(/(?<=\p{L}\s)(?:\p{Lu}[\p{L}'’-]*\s+)+\p{Lu}[\p{L}'’-]*/gu, " ")
      .match(/(?<![\p{L}\p{N}])[\p{L}\p{M}'’-]+(?![\p{N}@])/gu) ?? []
  ).filter((word) => word.length === 1 || word !== word.toUpperCase() || word.toLowerCase() === word);
}

function scoresOf(text: string): Record<string, number> {
  if (!isRestricted) {
    eld.setLanguageSubset(languages.map((language) => eldCodes[language] ?? language));
    isRestricted = true;
  }
  return eld.detect(text).getScores();
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
