import * as z from "zod/mini";

/** How a page was read, in the order of trust. */
export const readMethods = [
  "json-ld",
  "shop-data",
  "page-data",
  "microdata",
  "rdfa",
  "open-graph",
  "meta",
  "table",
  "list",
  "heading",
  "text",
] as const;

/** ISO 8601, to the second or finer. */
const timeSchema = z.string().check(z.minLength(10), z.maxLength(32));
const quoteSchema = z.string().check(z.minLength(1), z.maxLength(600));

/** Where a fact comes from. */
export const factSourceSchema = z.discriminatedUnion("from", [
  /** A person typed it, corrected it or vouches for it. */
  z.object({ from: z.literal("you"), at: timeSchema }),
  z.object({
    from: z.literal("page"),
    /** Address of the page; null for a saved page or a pasted source that names none. */
    url: z.nullable(z.string().check(z.maxLength(2048))),
    method: z.enum(readMethods),
    /** The words of the page, exactly. */
    quote: quoteSchema,
    /** JSON path, selector or heading at which they stand. */
    place: z.string().check(z.maxLength(300)),
    readAt: timeSchema,
  }),
  /** A cell of a table or an item of a feed. */
  z.object({
    from: z.literal("row"),
    /** Name of the file, or address of the feed. */
    file: z.string().check(z.maxLength(2048)),
    /** Counted from 1, without the heading. */
    row: z.int().check(z.gte(1)),
    column: z.string().check(z.maxLength(120)),
    quote: quoteSchema,
    readAt: timeSchema,
  }),
]);
