import * as z from "zod/mini";
import { factSchema } from "~/domain/facts/fact";
import { factSheetSchema, mostFacts } from "~/domain/facts/fact-sheet";
import { tones } from "~/domain/video/brief";
import { pageThemeSchema } from "~/sections/page";

export const directionIds = ["story", "proof", "offer"] as const;
export type DirectionId = (typeof directionIds)[number];

/** A BCP 47 tag that numbers and days can be written by. */
export const languageTagSchema = z
  .string()
  .check(
    z.minLength(2),
    z.maxLength(35),
    z.refine(isLanguageTag, 'it is no language tag, such as "en" or "pt-BR"'),
  );

const id = z.string().check(z.minLength(1), z.maxLength(128));
const pixels = z.int().check(z.gte(1), z.lte(100_000));

const imageSchema = z.object({
  assetId: id,
  alt: z.string().check(z.maxLength(400)),
  width: pixels,
  height: pixels,
});
export type WriterImage = z.infer<typeof imageSchema>;

/** All that a page is written from. Nothing stands on the page that is neither here nor in the closed tables of `phrases`. */
export const writerInputSchema = z.object({
  facts: z.array(factSchema).check(z.maxLength(mostFacts)),
  /** What was decided where facts disagree; what nobody has decided is left out and asked for. */
  decisions: z._default(factSheetSchema.shape.decisions, []),
  /** The best first: it opens the page. */
  images: z._default(z.array(imageSchema).check(z.maxLength(60)), []),
  /** Published videos of the person, by the id of the work. */
  videos: z._default(z.array(id).check(z.maxLength(12)), []),
  /** BCP 47 tag of the page. */
  language: languageTagSchema,
  /** Of the whole page; null leaves each direction its own. */
  tone: z._default(z.nullable(z.enum(tones)), null),
  /** Where the button leads; empty for none. */
  actionHref: z._default(z.string().check(z.maxLength(2048)), ""),
  /** The person's own words about the page: a model may tell them, and they back what it says. */
  brief: z._default(z.string().check(z.maxLength(2000)), ""),
  /** The variant the page is about; facts of others are left out. */
  variantId: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(64))), null),
  /** What a brand sets of the theme. */
  brand: z.optional(z.pick(pageThemeSchema, { style: true, brand: true })),
  /** The day it is for, ISO 8601: an offer that ended before it is not made. */
  today: z.optional(z.string().check(z.minLength(10), z.maxLength(32))),
});
export type WriterInput = z.output<typeof writerInputSchema>;
/** What a caller may give: what has a default may be left out. */
export type WriterAsked = z.input<typeof writerInputSchema>;

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
