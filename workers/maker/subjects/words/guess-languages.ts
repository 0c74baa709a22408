import { languagesOfLetters } from "~/domain/text/language-of-letters";
import { languageScores } from "../../brief-reader/tell-language";

/** A language that a text may be in, with how much its words count, 0 to 1. */
export interface LanguageGuess {
  language: string;
  weight: number;
}

/** Languages that share most of their words for things with one that more is known of. */
const alike: Record<string, string> = { nb: "da", uk: "ru", ca: "es" };

/** So few words say nothing of their language. */
const fewWords = 4;

/** Scores this near to the best one are no worse. */
const near = 0.9;

/**
 * The languages that a text may be in, likeliest first. A few words tell little of their language, and English names
 * stand in every text: so there are several.
 */
export function guessLanguages(text: string, known?: string): LanguageGuess[] {
  const guesses: LanguageGuess[] = [];
  const add = (language: string, weight: number) => {
    if (!guesses.some((guess) => guess.language === language)) guesses.push({ language, weight });
  };
  const tag = /^[a-z]{2,3}(?=-|$)/i.exec(known ?? "")?.[0].toLowerCase();
  if (tag) add(tag === "no" ? "nb" : tag, 1);
  const script = languagesOfLetters(text);
  if (script) add(script.includes("uk") && /[іїєґ]/iu.test(text) ? "uk" : script[0]!, 1);
  else {
    const scores = Object.entries(languageScores(text.slice(0, 1000))).sort(
      (left, right) => right[1] - left[1],
    );
    const best = scores[0]?.[1] ?? 0;
    for (const [language, score] of scores.slice(0, 3)) {
      if (score > 0 && score >= best * near) add(language, guesses.length === 0 ? 1 : 0.9);
    }
  }
  for (const { language } of [...guesses]) if (language in alike) add(alike[language]!, 0.9);
  const isShort = !tag && !script && text.trim().split(/\s+/u).length <= fewWords;
  add("en", guesses.length === 0 ? 1 : isShort ? 0.9 : 0.6);
  return guesses;
}
