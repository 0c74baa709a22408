import * as z from "zod/mini";
import { storyboardSchema } from "~/scene/storyboard";
import { versionFields } from "../review/versions";

/** `content/{contentId}/versions/{versionId}`: title and storyboard as they were. */
const videoVersionSchema = z.object({
  ...versionFields,
  title: z.string(),
  storyboard: storyboardSchema,
  /** `edited`: before it was edited on; `pause`: after many edits; `step`: before a big one. */
  reason: z.enum(["edited", "pause", "step", "named"]),
  /** The big step, in words. */
  step: z.optional(z.string()),
});
export type VideoVersion = z.infer<typeof videoVersionSchema> & { id: string };

export function parseVideoVersion(id: string, data: unknown): VideoVersion {
  return { id, ...videoVersionSchema.parse(data) };
}
