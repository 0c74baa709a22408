import * as z from "zod/mini";
import { tones } from "~/domain/video/brief";
import { outlinedSectionSchema, writtenPageSchema } from "~/sections/writer/outline";
import { directionIds } from "~/sections/writer/write-input";

/** An image as it was given to the writer: an id stands for it until the project is created. */
const givenImageSchema = z.object({
  id: z.string(),
  from: z.union([z.object({ assetId: z.string() }), z.object({ url: z.string() })]),
  src: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
});
export type GivenImage = z.infer<typeof givenImageSchema>;

/** What was set of a page that is no project yet, and what was written of it. */
const pageDraftSchema = z.object({
  /** Addresses or asset ids of images in the order they were chosen; null until the person has chosen. */
  chosen: z.nullable(z.array(z.string())),
  language: z.nullable(z.string()),
  tone: z.nullable(z.enum(tones)),
  /** Where its buttons lead; null until the person has set it. */
  actionHref: z.nullable(z.string()),
  note: z.string(),
  variantId: z.nullable(z.string()),
  /** The brand of all directions; null for none, absent until one was chosen or the default was taken. */
  brandId: z.optional(z.nullable(z.string())),
  /** Who writes; null is whoever comes first. */
  scriptModelId: z._default(z.nullable(z.string()), null),
  /** Null until the person has changed it: each direction then has an order of its own. */
  outline: z.nullable(z.array(outlinedSectionSchema)),
  written: z.nullable(
    z.object({
      pages: z.partialRecord(z.enum(directionIds), writtenPageSchema),
      images: z.array(givenImageSchema),
      note: z.nullable(z.string()),
      /** What it was written from, so that it is told when that is another by now. */
      of: z.string(),
    }),
  ),
  direction: z.nullable(z.enum(directionIds)),
});
export type PageDraft = z.infer<typeof pageDraftSchema>;

const emptyDraft: PageDraft = {
  chosen: null,
  language: null,
  tone: null,
  actionHref: null,
  note: "",
  variantId: null,
  scriptModelId: null,
  outline: null,
  written: null,
  direction: null,
};

const prefix = (userId: string) => `vitrine:page-draft:${userId}:`;

/** So many drafts stay in this browser; the one left alone the longest goes first. */
const mostDrafts = 8;

export function readPageDraft(userId: string, id: string): PageDraft {
  try {
    const { draft } = JSON.parse(localStorage.getItem(prefix(userId) + id) ?? "") as { draft: unknown };
    return pageDraftSchema.parse(draft);
  } catch {
    return emptyDraft;
  }
}

/** Keeps a draft under what it is made from. */
export function keepPageDraft(userId: string, id: string, draft: PageDraft): void {
  try {
    const key = prefix(userId) + id;
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), draft }));
    const others = Object.keys(localStorage).filter(
      (other) => other.startsWith(prefix(userId)) && other !== key,
    );
    const byAge = others.toSorted((one, other) => timeOf(other) - timeOf(one));
    for (const old of byAge.slice(mostDrafts - 1)) localStorage.removeItem(old);
  } catch {
    // Storage is full or off: the draft then lives as long as the page.
  }
}

function timeOf(key: string): number {
  return Number((JSON.parse(localStorage.getItem(key) ?? "{}") as { at?: number }).at ?? 0);
}
