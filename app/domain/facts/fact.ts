import * as z from "zod/mini";

/** Something known of a product, with the place it was read from, so that a claim can point to it. */
export const factSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  statement: z.string().check(z.minLength(1), z.maxLength(300)),
  /** Address of the page it was read from; null when the user typed it. */
  sourceUrl: z.nullable(z.url()),
});
export type Fact = z.infer<typeof factSchema>;
