import * as z from "zod/mini";
import { imageInstructionSchema } from "~/domain/image/image-instruction";
import { briefSchema } from "./brief";
import { rewriteRequestSchema } from "./rewrite";

/**
 * A question for the model of the person's own browser: what POST /api/v1/device-questions takes and answers. The answer
 * goes the way of every other model's, through the same checks.
 */
export const askedOfDeviceSchema = z.discriminatedUnion("about", [
  z.object({ about: z.literal("script"), brief: briefSchema }),
  z.object({ about: z.literal("rewrite"), rewrite: rewriteRequestSchema }),
  z.object({ about: z.literal("image-instruction"), asked: imageInstructionSchema }),
]);
export type AskedOfDevice = z.input<typeof askedOfDeviceSchema>;

export interface DeviceQuestion {
  system: string;
  user: string;
  /** JSON Schema of the answer. */
  schema: object;
}

/** What a browser's model answered, as JSON. Null where no such model was asked. */
export const deviceAnswerSchema = z._default(
  z.nullable(z.string().check(z.minLength(1), z.maxLength(40_000))),
  null,
);
