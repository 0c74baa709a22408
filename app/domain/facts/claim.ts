import * as z from "zod/mini";

/** A claim: a statement of fact in a script, with the words that back it, or none. */
export const claimSchema = z.object({
  /** Scene the statement stands in. */
  sceneId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** The sentence, as it stands in the scene. */
  statement: z.string().check(z.minLength(1), z.maxLength(400)),
  /** What makes it a claim: "£6", "12 hours", "best". */
  about: z.array(z.string()),
  backing: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("from-brief"), quote: z.string() }),
    z.object({ kind: z.literal("from-fact"), factId: z.string(), quote: z.string() }),
    z.object({ kind: z.literal("unbacked") }),
  ]),
});
export type Claim = z.infer<typeof claimSchema>;
