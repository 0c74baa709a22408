import * as z from "zod/mini";
import { clipRequestSchema } from "../../image/make-images";
import { generationAddress } from "./images";
import type { DescriptionOfKind } from "./job-description";

/** A clip of a video model. */
export const clipFields = {
  kind: z.literal("make-clip"),
  clipRequest: clipRequestSchema,
  modelLabel: z.string(),
  /** The clip, an asset that scenes can use; null until it is there. */
  assetId: z.nullable(z.string()),
  creditsReserved: z.int(),
  creditsSpent: z.nullable(z.int()),
} as const;

/** Its stages in order, and what is happening at each. */
export const clipStages = { clip: "Making the clip", storing: "Storing the clip" } as const;

export function describeClipJob({ id }: { id: string }): DescriptionOfKind {
  return { address: generationAddress(id) };
}
