import * as z from "zod/mini";
import { pictureRecipeSchema } from "~/domain/recipe";

/** `assets/{assetId}`: a picture a user owns. The bytes lie in the media bucket and come from /media/assets/{assetId}. */
export const assetDocumentSchema = z.object({
  ownerId: z.string(),
  name: z.string(),
  mediaType: z.enum(["image/png", "image/jpeg", "image/webp", "image/avif", "image/gif"]),
  width: z.int(),
  height: z.int(),
  sizeBytes: z.int(),
  sha256: z.string(),
  origin: z.enum(["upload", "made"]),
  /** What the picture shows, in words. */
  alt: z.string(),
  /** How it was made; null for an upload. */
  recipe: z.nullable(pictureRecipeSchema),
  jobId: z.nullable(z.string()),
  createdAt: z.date(),
  trashedAt: z.nullable(z.date()),
});
export type AssetDocument = z.infer<typeof assetDocumentSchema>;
export type Asset = AssetDocument & { id: string };

export function parseAsset(id: string, data: unknown): Asset {
  return { id, ...assetDocumentSchema.parse(data) };
}
