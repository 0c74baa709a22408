import * as z from "zod/mini";

/** `exports/{exportId}`: an MP4 that a viewer's browser encoded from a content, as it was at that time. */
export const exportDocumentSchema = z.object({
  ownerId: z.string(),
  contentId: z.string(),
  title: z.string(),
  mediaType: z.literal("video/mp4"),
  sizeBytes: z.int(),
  width: z.int(),
  height: z.int(),
  frames: z.int(),
  fps: z.number(),
  durationSeconds: z.number(),
  variant: z.int(),
  createdAt: z.date(),
});
export type ExportDocument = z.infer<typeof exportDocumentSchema>;
export type Export = ExportDocument & { id: string };

export function parseExport(id: string, data: unknown): Export {
  return { id, ...exportDocumentSchema.parse(data) };
}
