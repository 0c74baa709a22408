/** Languages that write several words as one. */
export const compoundingLanguages: ReadonlySet<string> = new Set([
  "de",
  "nl",
  "sv",
  "da",
  "nb",
  "fi",
  "hu",
  "ko",
]);
