import * as z from "zod/mini";
import { type Brief, briefSchema } from "../../video/brief";
import { scriptSchema } from "../../video/script";
import type { DescriptionOfKind } from "./job-description";

const incompletePictureSchema = z.object({
  sceneId: z.string(),
  /** What is not in the picture. */
  missing: z.string(),
  creditsReturned: z.int(),
});
export type IncompletePicture = z.infer<typeof incompletePictureSchema>;

/** A video, by way of a script that its person approves. */
export const videoFields = {
  kind: z.literal("make-video"),
  brief: briefSchema,
  /** What was written, from the approval on; after it, what was approved. */
  script: z.nullable(scriptSchema),
  /** What each picture costs that is made for it; absent in jobs of before. */
  creditsPerPicture: z.optional(z.number()),
  /** The work that came of it, once done. */
  contentId: z.nullable(z.string()),
  /** Pictures of nothing that they were to show, and the credits that came back for them. */
  incompletePictures: z.optional(z.array(incompletePictureSchema)),
} as const;

/** Its stages in order, and what is happening at each. */
export const videoStages = {
  writing: "Writing the script",
  approval: "Waiting for your approval",
  pictures: "Making pictures",
  storyboard: "Setting the scenes",
} as const;

/** What it works from, as checked when it was asked for. */
export interface MakeVideoInput {
  brief: Brief;
  /** Models the user chose; null takes the default of the day. */
  scriptModelId: string | null;
  pictureModelId: string | null;
  /** What the model of the person's own browser wrote; null or absent where none was asked. */
  scriptAnswer?: string | null;
}

export function describeVideoJob({ id }: { id: string }): DescriptionOfKind {
  return { address: videoJobAddress(id), waitsFor: "Read and approve the script" };
}

export function videoJobAddress(jobId: string): string {
  return `/prompt-to-video?job=${encodeURIComponent(jobId)}`;
}
