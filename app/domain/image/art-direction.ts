import * as z from "zod/mini";
import { tones } from "../video/brief";

/** How a picture goes with the others of its video. */
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
  /** What the picture of each scene is asked for, in their order: they share out what is shown. */
  scenes: z._default(z.array(z.string()), []),
  /** Which of the scenes this picture is for; null where it is not known. */
  place: z._default(z.nullable(z.int()), null),
});
export type ArtDirection = z.infer<typeof artDirectionSchema>;
