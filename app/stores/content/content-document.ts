import * as z from "zod/mini";
import { acceptedClaimSchema } from "~/domain/facts/accepted-claim";
import { factSheetSchema } from "~/domain/facts/fact-sheet";
import { scriptRecipeSchema } from "~/domain/image/recipe";
import { briefSchema } from "~/domain/video/brief";
import { scriptSchema } from "~/domain/video/script";
import { storyboardSchema } from "~/scene/storyboard";
import { reviewLimits } from "../review/review-limits";

/** More than a video holds: what was once put in stays known, for versions of before. */
export const mostOwnMedia = 2000;
const addresses = z.array(z.string().check(z.maxLength(254))).check(z.maxLength(reviewLimits.members));

export const linkSchema = z.object({
  contentId: z.string().check(z.minLength(1), z.maxLength(128)),
  as: z.enum(["translation", "format", "cut", "variation"]),
});
export type ContentLink = z.infer<typeof linkSchema>;

/** `content/{contentId}`: a video work. Its owner's browser edits it under the rules; the server makes and removes it. */
export const contentDocumentSchema = z.object({
  ownerId: z.string(),
  title: z.string(),
  /** What was asked for and written, kept as it was; null for a work that did not start from a brief. */
  brief: z.nullable(briefSchema),
  script: z.nullable(scriptSchema),
  /** What plays. */
  storyboard: storyboardSchema,
  recipe: z.nullable(scriptRecipeSchema),
  /** Statements without backing that a person vouches for. */
  acceptedClaims: z.optional(z.array(acceptedClaimSchema)),
  /** What was known when it was made. */
  facts: z.optional(factSheetSchema),
  productId: z.optional(z.string()),
  brandId: z.optional(z.string()),
  /** The row of a table that it shows, and when it last took over its words; absent for all other works. */
  row: z.optional(z.object({ batchId: z.string(), rowId: z.string(), takenOverAt: z.date() })),
  /** The work it is a version of, and in what it differs. */
  linkedTo: z.optional(linkSchema),
  /** E-mail addresses in lower case of people who may look at it; those of them who may comment, and who may edit. */
  members: z.optional(addresses),
  commenters: z.optional(addresses),
  editors: z.optional(addresses),
  /**
   * Ids of its owner's files that its owner put in, since somebody else may edit it: a file of theirs that an editor names is shown to
   * nobody. Absent until then: all are.
   */
  ownMedia: z.optional(z.array(z.string()).check(z.maxLength(mostOwnMedia))),
  /** When a version of it was last kept by itself. */
  versionedAt: z.optional(z.nullable(z.date())),
  /** Id of who stored its storyboard last; null where that was no person. */
  savedBy: z.optional(z.nullable(z.string())),
  jobId: z.nullable(z.string()),
  status: z.enum(["draft", "published"]),
  chosenVariant: z.int().check(z.gte(0)),
  createdAt: z.date(),
  updatedAt: z.date(),
  trashedAt: z.nullable(z.date()),
  /** Of the document as it was made; counts for the owner's storage, as its poster does. */
  sizeBytes: z.optional(z.int()),
  posterBytes: z.optional(z.int()),
});
export type ContentDocument = z.infer<typeof contentDocumentSchema>;
export type Content = ContentDocument & { id: string };

/** The rules let an owner's own program write what no page can show. */
export class UnreadableContentError extends Error {}

/** Throws UnreadableContentError. */
export function parseContent(id: string, data: unknown): Content {
  const { data: content, error } = contentDocumentSchema.safeParse(data);
  if (!content) throw new UnreadableContentError(`content/${id}: ${z.prettifyError(error)}`);
  return { id, ...content };
}

const ownedWorkSchema = z.object({ ownerId: z.string(), title: z._default(z.string(), "") });
/** As much of a work as taking it down and deleting it need, whatever else it holds. */
export type OwnedWork = z.infer<typeof ownedWorkSchema> & { id: string };

export function parseOwnedWork(id: string, data: unknown): OwnedWork {
  return { id, ...ownedWorkSchema.parse(data) };
}
