import * as z from "zod/mini";
import type { MediaType } from "~/domain/assets/media-type";
import type { KeptReport } from "~/domain/image/picture-report";
import { formatSchema } from "~/domain/video/format";
import { scriptLimits } from "~/domain/video/script";

/** One new picture for a scene: what POST /api/v1/pictures takes and answers. */

const documentId = z.string().check(z.minLength(1), z.maxLength(128));

export const newPictureRequestSchema = z
  .object({
    /** Made by the client for one press of the button: sent twice, it makes one picture. */
    idempotencyKey: z.uuid(),
    /** The work or the job it is for; one of them, and the user's own. */
    contentId: z.optional(documentId),
    jobId: z.optional(documentId),
    sceneId: z.string().check(z.minLength(1), z.maxLength(64)),
    /** What it shows, in words. */
    prompt: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, "Say what the picture shows."),
        z.maxLength(scriptLimits.pictureBriefCharacters),
      ),
    seed: z.int().check(z.gte(0), z.lte(0xffffffff)),
    format: formatSchema,
    pictureModelId: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
  })
  .check(
    z.refine(({ contentId, jobId }) => (contentId === undefined) !== (jobId === undefined), {
      path: ["contentId"],
      message: "Name the video or the job the picture is for.",
    }),
  );
export type NewPictureAsked = z.input<typeof newPictureRequestSchema>;

export interface NewPictureAnswer {
  asset: {
    id: string;
    name: string;
    alt: string;
    mediaType: MediaType;
    width: number;
    height: number;
    report: KeptReport | null;
  };
  /** Label of the model that made it. */
  madeBy: string;
  /** Credits that came back because nothing of what was asked for is in the picture. */
  creditsReturned: number;
}
