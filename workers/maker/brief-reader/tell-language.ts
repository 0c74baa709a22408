import { eld } from "eld/extrasmall";
import { type Language, languages } from "~/domain/text/language";
import { languagesOfLetters } from "~/domain/text/language-of-letters";

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
  const candidates = languagesOfLetters(text);
  // Han is Japanese where that was chosen, and else Chinese, as kana alone tell.
  if (candidates?.[0] === "zh") return { language: chosen === "ja" ? "ja" : "zh", from: "letters" };
  if (candidates?.length === 1) return { language: candidates[0]!, from: "letters" };

  const words = plainWords(text);
  if (words.length < fewestWords) {
    if (!candidates) return { language: chosen, from: "choice" };
    return { language: candidates.includes(chosen) ? chosen : candidates[0]!, from: "letters" };
  }
  const scores = languageScores(words.join(" "));
  const tried = candidates ?? languages;
  const scoreOf = (language: Language) => scores[language] ?? 0;
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

/** How likely each of our languages is by the words, 0 to 1. */
export function languageScores(text: string): Partial<Record<Language, number>> {
  const codeOf = (language: Language) => eldCodes[language] ?? language;
  if (!isRestricted) {
    eld.setLanguageSubset(languages.map(codeOf));
    isRestricted = true;
  }
  const scores = eld.detect(text).getScores();
  return Object.fromEntries(languages.map((language) => [language, scores[codeOf(language)] ?? 0]));
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
