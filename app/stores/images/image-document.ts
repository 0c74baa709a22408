import * as z from "zod/mini";
import { imageTypes } from "~/domain/assets/media-type";
import { acceptedClaimSchema } from "~/domain/facts/accepted-claim";
import { factSheetSchema } from "~/domain/facts/fact-sheet";
import { handEdits } from "~/domain/image/hand-edit";
import { imageOperations } from "~/domain/image/image-operation";
import { imageRequestSchema } from "~/domain/image/image-request";
import { recipeSchema } from "~/domain/image/recipe";

/** Where an image is: among the person's images, waiting beside an edit to be accepted, or in the trash. */
export const imageStatuses = ["kept", "staged", "trash"] as const;

/**
 * `images/{imageId}`: an image that was made here, with everything that made it. Its file is the asset of the same
 * id. The server makes it; its owner may change shelf, star, rating, boards and title, and take out what
 * firestore.rules let be absent.
 */
export const imageDocumentSchema = z.object({
  ownerId: z.string(),
  /** The job (kind `make-images`) it came of; null where it was derived in the browser. */
  generationId: z.nullable(z.string()),
  /** Its place among the results. */
  index: z.int(),
  operation: z.enum([...imageOperations, "derive"]),
  /** What was done by hand, of `derive`; absent of others, and of what was made before it was told. */
  handEdits: z.optional(z.array(z.enum(handEdits))),
  /** What was set on it in words, a part a line; absent where nothing was. */
  lettering: z.optional(z.string()),
  /** Statements of it that nothing backs and its owner vouches for. */
  acceptedClaims: z.optional(z.array(acceptedClaimSchema)),
  /** What its owner states to back others. */
  facts: z.optional(factSheetSchema),
  title: z.string(),
  /** As asked for, with the seed that was chosen; null for what was derived in the browser. */
  request: z.nullable(imageRequestSchema),
  recipe: recipeSchema,
  /** Credits it was paid with; absent of what was made before it was told. */
  credits: z.optional(z.int()),
  /** Assets it was made from: source first, then references. */
  parentIds: z.array(z.string()),
  mediaType: z.enum(imageTypes),
  width: z.int(),
  height: z.int(),
  sizeBytes: z.int(),
  /** The colour a grid shows until the picture is there, `#rrggbb`. */
  color: z.string(),
  shelf: z._default(z.enum(imageStatuses), "kept"),
  trashedAt: z._default(z.nullable(z.date()), null),
  starred: z._default(z.boolean(), false),
  /** 0 for none, else 1–5. */
  rating: z._default(z.int().check(z.minimum(0), z.maximum(5)), 0),
  boardIds: z._default(z.array(z.string()), []),
  /** Shown to others by the server alone; taken back by its owner, and by whatever takes it off the kept ones. */
  visibility: z._default(z.enum(["private", "public"]), "private"),
  /** Staff took it away from others: why, for its owner, and when. It cannot be shown again. */
  removedReason: z.optional(z.nullable(z.string())),
  removedAt: z.optional(z.nullable(z.date())),
  /** Lower-case words of title, prompt, model and style, for search. */
  words: z._default(z.array(z.string()), []),
  createdAt: z.date(),
});
export type ImageDocument = z.infer<typeof imageDocumentSchema>;
export type Image = ImageDocument & { id: string };

export function parseImage(id: string, data: unknown): Image {
  return { id, ...imageDocumentSchema.parse(data) };
}
