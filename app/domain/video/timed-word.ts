import * as z from "zod/mini";

/** A word and when it is said, in seconds. */
export const timedWordSchema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(100)),
  startSeconds: z.number().check(z.gte(0)),
  endSeconds: z.number().check(z.gte(0)),
});
export type TimedWord = z.infer<typeof timedWordSchema>;
