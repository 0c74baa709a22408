/** The languages whose words are known: those that scripts are written in. */
export const wordLanguages = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "nl",
  "pl",
  "sv",
  "da",
  "tr",
  "ar",
  "hi",
  "ja",
  "zh",
] as const;
export type WordLanguage = (typeof wordLanguages)[number];

/**
 * The words for one idea, by language, so that a brief in one language backs a script in another. Phrases are set off by commas; a
 * word that ends with "*" stands for all that begin like it, and " +" behind a phrase takes the word that follows into the idea
 * ("made in +").
 */
export type WordTable = Readonly<Record<string, Partial<Readonly<Record<WordLanguage, string>>>>>;
