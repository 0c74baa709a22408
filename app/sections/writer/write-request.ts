import * as z from "zod/mini";
import { pageLimits } from "~/sections/page";
import { directionIds, writerInputSchema } from "~/sections/writer/write-input";

const name = z.string().check(z.regex(/^[a-z][a-zA-Z0-9-]{0,31}$/));

/** What POST /api/v1/projects/write takes; it answers with lines of `writeEventSchema`. */
export const writeRequestSchema = z.extend(writerInputSchema, {
  /** Which to write, in this order; all of them where absent. */
  directions: z._default(
    z.array(z.enum(directionIds)).check(z.minLength(1), z.maxLength(directionIds.length)),
    [...directionIds],
  ),
  /** The sections of every direction and their order, as a person set them; absent leaves them to each direction. */
  sections: z.optional(
    z
      .array(z.object({ type: name, variant: z.optional(name) }))
      .check(z.minLength(1), z.maxLength(pageLimits.sections)),
  ),
  /** Ends after the outlines. */
  step: z._default(z.enum(["outline", "page"]), "page"),
  /** Absent or gone: the first that there is. */
  scriptModelId: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
});
export type WriteRequest = z.output<typeof writeRequestSchema>;
/** What a caller may send: what has a default may be left out. */
export type WriteAsked = z.input<typeof writeRequestSchema>;
