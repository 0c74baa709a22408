import * as z from "zod/mini";
import { callToActionSchema } from "./call-to-action";
import { embeddingSchema } from "./embedding";

export const longestChapterName = 80;

/** What the link offers beside the video itself, as its owner set it. */
export const sharingSchema = z.object({
  callToAction: z._default(z.nullable(callToActionSchema), null),
  chapters: z._default(
    z.object({
      show: z.boolean(),
      /** Key of a chapter (`app/watch/chapters`) → what it is called instead. */
      names: z.record(
        z.string().check(z.maxLength(80)),
        z.string().check(z.minLength(1), z.maxLength(longestChapterName)),
      ),
    }),
    { show: true, names: {} },
  ),
  /** Languages (BCP 47) whose captions viewers may choose; null: all there are. */
  captionLanguages: z._default(
    z.nullable(z.array(z.string().check(z.minLength(2), z.maxLength(35))).check(z.maxLength(100))),
    null,
  ),
  /** Whoever is signed in may make a copy of it as a draft of their own. */
  mayDuplicate: z._default(z.boolean(), false),
  embedding: z._default(embeddingSchema, { by: "anybody", domains: [] }),
  /** Moment of the poster, in seconds; null where nobody has chosen one. */
  posterSeconds: z._default(z.nullable(z.number().check(z.gte(0), z.lte(7200))), null),
});
export type Sharing = z.infer<typeof sharingSchema>;

/** How a video is shared that says nothing of it. */
export const plainSharing: Sharing = sharingSchema.parse({});

/** Whether a link has ended by itself. */
export function hasEnded(expiresAt: Date | null, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}
