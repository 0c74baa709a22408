import * as z from "zod/mini";

/** Languages a script can be written in, as BCP 47 tags. Which model writes which is the catalogue's to say. */
export const languages = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "sv", "da"] as const;
export const languageSchema = z.enum(languages, "Choose one of the languages in the list.");
export type Language = z.infer<typeof languageSchema>;
