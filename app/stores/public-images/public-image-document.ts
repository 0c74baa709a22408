import * as z from "zod/mini";
import { imageTypes } from "~/domain/assets/media-type";
import { imageRequestSchema } from "~/domain/image/image-request";

/**
 * `publicImages/{imageId}`: what others see of an image its owner made public, there exactly as long as it is. The server
 * writes it; the owner's browser deletes it with what puts the image into the trash.
 */
export const publicImageDocumentSchema = z.object({
  ownerId: z.string(),
  title: z.string(),
  modelLabel: z.string(),
  /** What made it, without the owner's own files and boards: enough to remix it. */
  request: z.nullable(imageRequestSchema),
  /** How many pictures and boards of its owner made it, too, and are left out. */
  inputsKeptBack: z._default(z.int(), 0),
  mediaType: z.enum(imageTypes),
  width: z.int(),
  height: z.int(),
  color: z.string(),
  /** See app/domain/image/trending.ts; orders by score. */
  heat: z.number(),
  opens: z.int(),
  stars: z.int(),
  remixes: z.int(),
  /** How many people reported it since staff last decided. */
  reports: z.int(),
  publishedAt: z.date(),
});
export type PublicImageDocument = z.infer<typeof publicImageDocumentSchema>;
export type PublicImage = PublicImageDocument & { id: string };

export function parsePublicImage(id: string, data: unknown): PublicImage {
  return { id, ...publicImageDocumentSchema.parse(data) };
}
