import * as z from "zod/mini";

/** A number as it was written, without marks that set off thousands and with a point: "1320.99". Never rounded. */
export const decimalSchema = z.string().check(z.regex(/^-?\d{1,15}(?:\.\d{1,8})?$/));

export const availabilityStates = [
  "in-stock",
  "limited",
  "preorder",
  "backorder",
  "out-of-stock",
  "discontinued",
] as const;

const cell = z.string().check(z.maxLength(200));

/** What a fact says, with its unit or currency. */
export const factValueSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string().check(z.minLength(1), z.maxLength(2000)) }),
  z.object({
    type: z.literal("money"),
    amount: decimalSchema,
    /** ISO 4217. */
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  }),
  z.object({
    type: z.literal("quantity"),
    amount: decimalSchema,
    /** As UCUM writes it where it can be known ("cm", "kg", "mL", "h", "d", "%"), otherwise as it was written. */
    unit: z.string().check(z.minLength(1), z.maxLength(24)),
  }),
  z.object({
    type: z.literal("rating"),
    rating: decimalSchema,
    /** Of how many. */
    best: decimalSchema,
    /** Reviews or ratings it comes from; null where that is not said. */
    count: z.nullable(z.int().check(z.gte(0))),
  }),
  /** ISO 8601: a day, or a day and a time. */
  z.object({ type: z.literal("date"), date: z.string().check(z.minLength(4), z.maxLength(32)) }),
  z.object({ type: z.literal("availability"), state: z.enum(availabilityStates) }),
  /** A table of sizes, ingredients or opening hours. The first row names the columns. A list straight in a list cannot be stored. */
  z.object({
    type: z.literal("table"),
    rows: z
      .array(z.object({ cells: z.array(cell).check(z.maxLength(12)) }))
      .check(z.minLength(1), z.maxLength(40)),
  }),
]);
export type FactValue = z.infer<typeof factValueSchema>;
