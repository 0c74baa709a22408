import * as z from "zod/mini";
import { tones } from "../video/brief";

/** What the pictures of one video have in common. */
export const artDirectionSchema = z.object({
  /** The same for all of them. */
  seed: z.int(),
  /** Colours of the brand or the template, `#rrggbb`, most important first; none leaves the choice to the seed. */
  palette: z.array(z.string()),
  tone: z.enum(tones),
  /** What the video is about, in the user's words: shown where a prompt of its own names nothing. */
  about: z.string(),
  /** BCP 47, of the words and of the alternative text; null where it is not known. */
  language: z.nullable(z.string()),
});
export type ArtDirection = z.infer<typeof artDirectionSchema>;
