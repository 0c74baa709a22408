import * as z from "zod/mini";
import { statedFactSchema } from "~/domain/products/written-fact";

/** Two editions that are tried against each other. */
const experimentSchema = z.object({
  id: z.string(),
  /** Of the visitors, 0–1. */
  shareB: z.number(),
  startedAt: z.date(),
  /** It is over with so many viewers, or then. */
  mostViewers: z.int(),
  untilAt: z.date(),
});
export type Experiment = z.infer<typeof experimentSchema>;

const countsSchema = z.object({ views: z.int(), clicks: z.int() });
/** One that its owner ended, with what it counted and which edition they kept. */
const endedExperimentSchema = z.object({
  ...experimentSchema.shape,
  endedAt: z.date(),
  kept: z.enum(["a", "b"]),
  counts: z.object({ a: countsSchema, b: countsSchema }),
});
export type EndedExperiment = z.infer<typeof endedExperimentSchema>;

/** One rendering of a page, frozen: its HTML and the document it was made of lie in the bucket under its version. */
const editionSchema = z.object({
  /** Which of the pages that are tried against each other; `a` where there is one. */
  id: z.enum(["a", "b"]),
  version: z.int(),
  /** Of the SHA-256 of its HTML, in hex. */
  digest: z.string(),
  /** Of the scripts that stand in it, as a content security policy names them. */
  scriptHashes: z.array(z.string()),
  /** Of all its files in the bucket. */
  sizeBytes: z.int(),
  /** Addresses on the web it leads to: clicks on one are sent on to it, and to no other. */
  links: z._default(z.array(z.string()), []),
  publishedAt: z.date(),
});
export type Edition = z.infer<typeof editionSchema>;

/** A file of an asset that a page shows; everybody who may see the page may have it. */
const shownFileSchema = z.object({
  assetId: z.string(),
  fileId: z.string(),
  /** `960.avif` …, and `original` for the file itself without what a camera wrote into it. */
  names: z.array(z.string()),
});
export type ShownFile = z.infer<typeof shownFileSchema>;

/** Earlier editions that are kept to be shown again. */
export const mostEarlierEditions = 10;

/** `publishedPages/{pageId}`: what is shown at /pages/{pageId}. Only the server reads and writes it. */
export const publishedPageDocumentSchema = z.object({
  ownerId: z.string(),
  title: z.string(),
  /** BCP 47. */
  language: z.string(),
  /** Null while it is shown. A page that is taken down keeps all the rest, so that it can be put back as it was. */
  takenDownAt: z.nullable(z.date()),
  visibility: z.enum(["public", "password"]),
  /** Changes with the password, so that a new one locks again whoever knew the old one. */
  lockId: z.nullable(z.string()),
  /** For search engines and feeds. */
  description: z._default(z.string(), ""),
  /** Of its share card, absolute; null where it has no image. */
  imageUrl: z._default(z.nullable(z.string()), null),
  /** Search engines are asked to leave it out. */
  isUnlisted: z.boolean(),
  /** Not shown before and after; null without such a time. */
  visibleFrom: z.nullable(z.date()),
  visibleUntil: z.nullable(z.date()),
  /** Counts the editions ever made of it, from 1. */
  version: z.int(),
  /** What is shown: one edition, or two while they are tried against each other. */
  editions: z.array(editionSchema).check(z.minLength(1), z.maxLength(2)),
  experiment: z._default(z.nullable(experimentSchema), null),
  endedExperiment: z._default(z.nullable(endedExperimentSchema), null),
  /** The latest first. */
  earlier: z.array(editionSchema).check(z.maxLength(mostEarlierEditions)),
  /** Of all editions that are kept. */
  sizeBytes: z.int(),
  productId: z.nullable(z.string()),
  /** The facts it states, as it states them: they change when it is published or brought up, never by themselves. */
  facts: z.array(statedFactSchema),
  /** Assets it shows. */
  mediaIds: z.array(z.string()),
  files: z.array(shownFileSchema),
  publishedAt: z.date(),
});
export type PublishedPageDocument = z.infer<typeof publishedPageDocumentSchema>;
export type PublishedPage = PublishedPageDocument & { id: string };

export function parsePublishedPage(id: string, data: unknown): PublishedPage {
  return { id, ...publishedPageDocumentSchema.parse(data) };
}

/** Whether anybody is shown it at a moment, who may then still need its password. */
export function isShownAt(
  {
    takenDownAt,
    visibleFrom,
    visibleUntil,
  }: Pick<PublishedPage, "takenDownAt" | "visibleFrom" | "visibleUntil">,
  nowMs: number,
): boolean {
  return (
    takenDownAt === null &&
    (visibleFrom === null || visibleFrom.getTime() <= nowMs) &&
    (visibleUntil === null || nowMs < visibleUntil.getTime())
  );
}
