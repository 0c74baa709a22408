import { eld } from "eld/extrasmall";
import { type Language, languages } from "~/domain/text/language";
import { languagesOfLetters } from "~/domain/text/language-of-letters";
import { stopWords } from "~/domain/text/stop-words";

/** Fewer words than this leave the chosen language (15 to 19 of 25 short briefs were told right by any detector tried). */
const fewestWords = 4;
/** The chosen language wins unless another is that much likelier. */
const advantage = 1.25;
/** Of languages as close as this, small words decide: names of things are English everywhere. */
const closeness = 1.06;

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
  const written = new Set(text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu));
  const scores = languageScores(words.join(" "));
  const tried = candidates ?? languages;
  const scoreOf = (language: Language) => scores[language] ?? 0;
  const best = tried.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one), tried[0]!);
  if (scoreOf(best) === 0)
    return { language: candidates ? best : chosen, from: candidates ? "letters" : "choice" };
  const isChosen = tried.includes(chosen) && scoreOf(chosen) * advantage >= scoreOf(best);
  if (!isChosen) return { language: best, from: "words" };
  const near = tried
    .filter((language) => scoreOf(language) * closeness >= scoreOf(chosen))
    .sort((one, other) => scoreOf(other) - scoreOf(one));
  return { language: bySmallWords(near, chosen, written), from: "words" };
}

/** The language whose small words a text has: "Unser neuer Coffee Shop mit Happy Hour" is German. */
function bySmallWords(near: readonly Language[], chosen: Language, words: ReadonlySet<string>): Language {
  const ofChosen = smallWordsOf(chosen);
  const countOf = (language: Language) => {
    const own = smallWordsOf(language);
    if (!own || !ofChosen) return 0;
    const count = [...words].filter((word) => own.has(word) && !ofChosen.has(word)).length;
    const against = [...words].filter((word) => ofChosen.has(word) && !own.has(word)).length;
    return count >= against * 2 ? count : 0;
  };
  return near.reduce((best, other) => (countOf(other) > countOf(best) ? other : best), chosen);
}

function smallWordsOf(language: Language): ReadonlySet<string> | undefined {
  return Object.entries(stopWords).find(([known]) => known === language)?.[1];
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
