import { languageScores } from "../brief-reader/tell-language";
import { guessLanguages } from "../subjects/words/guess-languages";

/** English that scores this near to the likeliest language is meant: a few words could be of many. */
const nearEnglish = 0.85;

/** The language that words are likely in; of few words rather English, if they may be that. */
export function likelyLanguage(text: string): string {
  const scores = languageScores(text.slice(0, 1000));
  const best = Math.max(...Object.values(scores));
  if (best > 0 && (scores.en ?? 0) >= best * nearEnglish) return "en";
  return guessLanguages(text)[0]?.language ?? "en";
}
