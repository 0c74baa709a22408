import * as z from "zod/mini";

/** Longest line that is spoken at once, in characters: about a minute and a half. */
export const mostSpokenCharacters = 1000;

/** What POST /api/v1/speech takes. */
export const newSpeechRequestSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(mostSpokenCharacters)),
  /** BCP 47 tag. */
  language: z.string().check(z.minLength(2), z.maxLength(35)),
  /** Absent: the first that is offered. */
  speechModelId: z.optional(z.string().check(z.maxLength(128))),
  voice: z.optional(z.string().check(z.maxLength(64))),
  /** The same key gives the same line again, and is paid for once. */
  idempotencyKey: z.string().check(z.minLength(8), z.maxLength(128)),
});
export type NewSpeechRequest = z.infer<typeof newSpeechRequestSchema>;

export interface NewSpeechAnswer {
  asset: { id: string; name: string; mediaType: string; durationSeconds: number };
  /** Label of the model that spoke. */
  madeBy: string;
}
