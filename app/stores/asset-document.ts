import * as z from "zod/mini";
import { clipTypes, pictureTypes, soundTypes } from "~/domain/media-type";
import { pictureRecipeSchema, speechRecipeSchema } from "~/domain/recipe";

/** `assets/{assetId}`: a picture, clip or sound a user owns. The bytes lie in the media bucket and come from /media/assets/{assetId}. */
export const assetDocumentSchema = z.object({
  ownerId: z.string(),
  name: z.string(),
  mediaType: z.enum([...pictureTypes, ...clipTypes, ...soundTypes]),
  /** In pixels as shown, with a clip's rotation; 0 for sounds. */
  width: z.int(),
  height: z.int(),
  /** Of a clip or a sound. */
  durationSeconds: z.optional(z.number()),
  sizeBytes: z.int(),
  /** Of the bytes, in hex; empty for clips and sounds, whose bytes go to the bucket as they come. */
  sha256: z.string(),
  origin: z.enum(["upload", "made"]),
  /** What the picture shows, in words. */
  alt: z.string(),
  /** How it was made; null for an upload. */
  recipe: z.nullable(z.union([pictureRecipeSchema, speechRecipeSchema])),
  jobId: z.nullable(z.string()),
  createdAt: z.date(),
  trashedAt: z.nullable(z.date()),
});
export type AssetDocument = z.infer<typeof assetDocumentSchema>;
export type Asset = AssetDocument & { id: string };

export function parseAsset(id: string, data: unknown): Asset {
  return { id, ...assetDocumentSchema.parse(data) };
}
