import * as z from "zod/mini";
import { briefSchema } from "./brief";

/** What a job of the kind `make-video` works from, as checked when it was asked for. */
export const makeVideoInputSchema = z.object({
  brief: briefSchema,
  /** Models the user chose; null takes the default of the day. */
  scriptModelId: z.nullable(z.string().check(z.maxLength(200))),
  pictureModelId: z.nullable(z.string().check(z.maxLength(200))),
});
export type MakeVideoInput = z.infer<typeof makeVideoInputSchema>;
