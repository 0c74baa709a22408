import * as z from "zod/mini";

/** Languages that a brief and its video may be in, as BCP 47 tags. Which model writes which is the catalogue's to say. */
// biome-ignore format: one line for each kind of support
export const languages = [
  // The built-in writer has fixed phrases for these.
  "en", "de", "fr", "es", "it", "pt", "nl", "pl", "sv", "da", "tr", "ar", "hi", "ja", "zh",
  // Videos in these show the words of the brief alone.
  "bg", "bn", "ca", "cs", "el", "et", "fa", "fi", "he", "hr", "hu", "id", "ko", "lt", "lv", "nb", "ro", "ru", "sk", "sl", "sr",
  "ta", "th", "uk", "ur", "vi",
] as const;
export const languageSchema = z.enum(languages, "Choose one of the languages in the list.");
export type Language = z.infer<typeof languageSchema>;
