import { guessLanguages } from "../subjects/words/guess-languages";

/** The language that words are likely in. Two or three words could be of many: then English, if it may be that. */
export function likelyLanguage(text: string): string {
  const guesses = guessLanguages(text).map(({ language }) => language);
  return guesses.includes("en") ? "en" : (guesses[0] ?? "en");
}
