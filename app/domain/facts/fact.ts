import * as z from "zod/mini";
import { factSourceSchema } from "./fact-source";
import { factValueSchema } from "./fact-value";

/** What a fact is about. One thing has several facts of the kinds in `repeatedKinds`, and one of each other kind. */
export const factKinds = [
  // What it is.
  "name",
  "brand",
  "category",
  "description",
  "benefit",
  "feature",
  "identifier",
  // What it costs, and whether it can be had.
  "price",
  "list-price",
  "discount",
  "offer-end",
  "availability",
  "shipping",
  "returns",
  "guarantee",
  // What it is like.
  "dimension",
  "weight",
  "volume",
  "capacity",
  "duration",
  "material",
  "ingredient",
  "color",
  "size",
  "size-table",
  "origin",
  "certificate",
  // What people say.
  "rating",
  "review",
  "award",
  // Where and when.
  "date",
  "place",
  "opening-hours",
  "contact",
  "person",
  "salary",
  // Whatever else is stated.
  "statement",
] as const;
export type FactKind = (typeof factKinds)[number];

/** Kinds of which a thing has several, each true beside the others. */
export const repeatedKinds: ReadonlySet<FactKind> = new Set<FactKind>([
  "benefit",
  "feature",
  "material",
  "ingredient",
  "color",
  "size",
  "certificate",
  "review",
  "award",
  "contact",
  "person",
  "statement",
]);

export const mostSources = 8;

/** Something known of a product, a place or an offer, with every place it was read from, so that a claim can point to it. */
export const factSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  kind: z.enum(factKinds),
  /** Tells facts of one kind apart: "Height", "GTIN", "Warranty"; absent where the kind says it all. */
  label: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  value: factValueSchema,
  /** BCP 47 tag of its words; null where it has none or nobody knows. */
  language: z.nullable(z.string().check(z.minLength(2), z.maxLength(35))),
  /** The variant it is true of; absent where it is true of all. */
  variantId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  /** Where it stands, the most trusted first. */
  sources: z.array(factSourceSchema).check(z.minLength(1), z.maxLength(mostSources)),
  /** How sure the reading is, 0–1; what a person typed is 1. */
  confidence: z.number().check(z.gte(0), z.lte(1)),
});
export type Fact = z.infer<typeof factSchema>;
