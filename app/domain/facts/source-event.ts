import * as z from "zod/mini";
import { factSchema } from "./fact";

/** What reading a page, pasted or fetched, tells while it goes on: one event a line of the answer of `/api/v1/sources`. */

/** Addresses as they are shown and fetched; longer ones are no page anybody names. */
export const mostAddressCharacters = 2048;
const addressSchema = z.string().check(z.minLength(1), z.maxLength(mostAddressCharacters));
const placeSchema = z.string().check(z.maxLength(300));

const pagePartKinds = ["heading", "text", "list", "table", "picture", "price", "button"] as const;

/** A part of the page as it is outlined beside the facts, in the order of the page. */
const outlinePartSchema = z.object({
  kind: z.enum(pagePartKinds),
  /** 1–6, of a heading. */
  level: z.optional(z.int().check(z.gte(1), z.lte(6))),
  text: z.string().check(z.maxLength(400)),
  /** Where it stands, as `place` of the facts read from it. */
  place: placeSchema,
});
export type OutlinePart = z.infer<typeof outlinePartSchema>;

/** One of the things a shop sells under one name: facts name it by `variantId`. */
export const sourceVariantSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  /** "Color" to "Sand". */
  options: z.record(
    z.string().check(z.minLength(1), z.maxLength(80)),
    z.string().check(z.minLength(1), z.maxLength(200)),
  ),
});
export type SourceVariant = z.infer<typeof sourceVariantSchema>;

export const pictureRoles = ["hero", "detail", "in-use", "logo", "icon", "chart"] as const;
const pixelsSchema = z.nullable(z.int().check(z.gte(1), z.lte(100_000)));

export const sourcePictureSchema = z.object({
  /** Absolute, http or https. */
  url: addressSchema,
  alt: z.string().check(z.maxLength(400)),
  role: z.enum(pictureRoles),
  /** Pixels; null while unknown. A later event with the same address replaces this one. */
  width: pixelsSchema,
  height: pixelsSchema,
  /** Why it ranks where it does, in words for the screen. */
  reasons: z.array(z.string().check(z.minLength(1), z.maxLength(160))).check(z.maxLength(8)),
  /** The higher, the earlier it is shown. */
  score: z.number(),
  variantId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});
export type SourcePicture = z.infer<typeof sourcePictureSchema>;

/** What the page shows of the brand behind it. */
export const sourceBrandSchema = z.object({
  name: z.nullable(z.string().check(z.minLength(1), z.maxLength(120))),
  logos: z.array(z.object({ url: addressSchema, kind: z.enum(["logo", "icon"]) })).check(z.maxLength(12)),
  colors: z
    .array(
      z.object({
        /** As CSS writes it in six digits: "#1b4d3e". */
        color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
        role: z.enum(["background", "text", "accent", "other"]),
        /** How often it was seen. */
        seen: z.int().check(z.gte(1)),
      }),
    )
    .check(z.maxLength(24)),
  /** Typefaces the page asks for: those of its text, the most used first, then those of its headings alone. */
  families: z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(12)),
  /** The one its headings ask for most; absent where it names none for them. */
  headlineFamily: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
});
export type SourceBrand = z.infer<typeof sourceBrandSchema>;

/** What is left to do when a page could not be read: try again, paste its source, drop a saved page, type by hand. */
export const sourceWays = ["retry", "paste", "drop", "type"] as const;
export type SourceWay = (typeof sourceWays)[number];

export const sourceProblemCodes = [
  "address_invalid",
  /** Whatever is not public, not ours to fetch or not there: nobody learns which. */
  "address_unreachable",
  "page_blocked",
  "page_needs_login",
  "page_needs_scripts",
  "page_forbids_reading",
  "page_too_large",
  "page_slow",
  "page_not_html",
  "reading_budget_spent",
] as const;
export type SourceProblemCode = (typeof sourceProblemCodes)[number];

const sourceProblemSchema = z.object({
  code: z.enum(sourceProblemCodes),
  message: z.string().check(z.minLength(1), z.maxLength(400)),
  ways: z.array(z.enum(sourceWays)),
  /** ISO 8601; of a spent budget: when something may be read again. */
  freeAt: z.optional(z.string().check(z.maxLength(32))),
});
export type SourceProblem = z.infer<typeof sourceProblemSchema>;

export const sourceEventSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("page"),
    /** Where it was found in the end; null for a pasted page that names no address. */
    url: z.nullable(addressSchema),
    title: z.string().check(z.maxLength(400)),
    /** BCP 47 tag; null where the page does not say. */
    language: z.nullable(z.string().check(z.minLength(2), z.maxLength(35))),
    siteName: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
  }),
  z.object({ type: z.literal("outline"), part: outlinePartSchema }),
  /** A later fact of the same id replaces it. */
  z.object({ type: z.literal("fact"), fact: factSchema }),
  z.object({ type: z.literal("variants"), variants: z.array(sourceVariantSchema).check(z.maxLength(250)) }),
  z.object({ type: z.literal("picture"), picture: sourcePictureSchema }),
  z.object({ type: z.literal("brand"), brand: sourceBrandSchema }),
  z.object({ type: z.literal("problem"), ...sourceProblemSchema.shape }),
  /** Nothing follows. What was told before a problem stays true. */
  z.object({ type: z.literal("done") }),
]);
export type SourceEvent = z.infer<typeof sourceEventSchema>;

/** A second document that a reader asks for, since a page names it: fetched by the same rules, a few for each page. */
export const wantedDocumentKinds = ["shopify-product", "woo-product", "stylesheet"] as const;
export interface WantedDocument {
  /** Absolute. */
  url: string;
  as: (typeof wantedDocumentKinds)[number];
}
