/** Languages that the fixed words of sections are written in, by BCP 47 tag. */
export const pageLanguages = [
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
export type PageLanguage = (typeof pageLanguages)[number];

/** One word, or a few that stand alone, in every language. */
export type Wording = Readonly<Record<PageLanguage, string>>;

/** A wording from its words in the order of `pageLanguages`. Throws where one is missing. */
export function wording(...parts: readonly string[]): Wording {
  if (parts.length !== pageLanguages.length) {
    throw new Error(
      `"${parts[0]}" needs words in ${pageLanguages.length} languages, not in ${parts.length}.`,
    );
  }
  return Object.fromEntries(pageLanguages.map((language, index) => [language, parts[index]])) as Wording;
}
