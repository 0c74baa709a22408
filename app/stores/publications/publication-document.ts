import * as z from "zod/mini";
import { type StatedFact, statedFactSchema } from "~/domain/products/written-fact";
import { boundFactIds } from "~/scene/bind-facts";
import { layoutSchema } from "~/scene/layouts/layout";
import { type Storyboard, storyboardSchema } from "~/scene/storyboard";
import { assetIdsOf } from "~/scene/storyboard-assets";
import { templateSchema } from "~/scene/templates/template";
import { plainSharing, sharingSchema } from "~/stores/publications/sharing";

/** Follow: the link shows the work as it is now. Pin: it shows the work as it was when published. */
export const publicationModes = ["follow", "pin"] as const;

/** The first frame as a `data:` address, small enough for the page itself to carry it. */
export const openingPictureSchema = z
  .string()
  .check(z.maxLength(4000), z.regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/));

/** `publications/{contentId}`: what a link shows. It exists exactly as long as the work is published. */
export const publicationDocumentSchema = z.object({
  ownerId: z.string(),
  mode: z.enum(publicationModes),
  visibility: z.enum(["public", "password"]),
  /** Changes with the password, so that a new password locks again whoever knew the old one. */
  lockId: z.nullable(z.string()),
  title: z.string(),
  format: z.string(),
  durationSeconds: z.number(),
  storyboard: storyboardSchema,
  /** The facts whose words it shows, as it shows them: they change when its owner brings it up, never by themselves. */
  facts: z._default(z.array(statedFactSchema), []),
  /** Layouts and templates that differed from the product's own when it was published: a pinned one keeps them. */
  library: z.optional(z.object({ layouts: z.array(layoutSchema), templates: z.array(templateSchema) })),
  /** Assets the storyboard shows; they are public as long as it is. */
  mediaIds: z.array(z.string()),
  posterKey: z.nullable(z.string()),
  /** Of this version; null where whoever published it drew none. */
  openingPicture: z._default(z.nullable(openingPictureSchema), null),
  /** A few of its moments in motion, as a GIF; null where nobody had one made of it. */
  previewKey: z._default(z.nullable(z.string()), null),
  sharing: z._default(sharingSchema, plainSharing),
  /** From then on nobody but its owner sees it. */
  expiresAt: z._default(z.nullable(z.date()), null),
  /** The MP4 offered for download, if any. */
  exportId: z.nullable(z.string()),
  /** Counts the times it was published, from 1. */
  version: z.int(),
  publishedAt: z.date(),
});
export type PublicationDocument = z.infer<typeof publicationDocumentSchema>;
export type Publication = PublicationDocument & { id: string };

export function parsePublication(id: string, data: unknown): Publication {
  return { id, ...publicationDocumentSchema.parse(data) };
}

/** Ids of the assets that a storyboard shows or lets hear, each once. */
export function mediaIdsOf(storyboard: Storyboard): string[] {
  return assetIdsOf(storyboard);
}

/** The facts that a storyboard states, as they are. */
export function factsShown(storyboard: Storyboard, facts: readonly StatedFact[]): StatedFact[] {
  const bound = new Set(boundFactIds(storyboard));
  return facts.filter(({ id }) => bound.has(id)).map(({ id, kind, value }) => ({ id, kind, value }));
}
