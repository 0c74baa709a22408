import * as z from "zod/mini";
import { artDirectionSchema } from "./art-direction";

/**
 * How an output was made, stored with it. The source type is IPTC's: `trainedAlgorithmicMedia` for the output of an
 * AI model, `algorithmicMedia` for what a program drew or wrote by rules, `humanEdits` for a person's own picture that
 * was cut or adjusted by hand
 * (https://cv.iptc.org/newscodes/digitalsourcetype/).
 */
export const recipeSchema = z.object({
  modelId: z.string(),
  provider: z.string(),
  digitalSourceType: z.enum(["trainedAlgorithmicMedia", "algorithmicMedia", "humanEdits"]),
  seed: z.int(),
});
export type Recipe = z.infer<typeof recipeSchema>;

export const scriptRecipeSchema = z.extend(recipeSchema, {
  promptId: z.string(),
  promptVersion: z.int(),
  /** The first answer broke a rule and the model was asked once more. */
  repaired: z.boolean(),
});
export type ScriptRecipe = z.infer<typeof scriptRecipeSchema>;

export const pictureRecipeSchema = z.extend(recipeSchema, {
  prompt: z.string(),
  /** Size asked for, in pixels; the file says what came. */
  requestedWidth: z.int(),
  requestedHeight: z.int(),
  /** What it was to have in common with the other pictures of its video; absent of one that stands alone. */
  direction: z.optional(artDirectionSchema),
});
export type PictureRecipe = z.infer<typeof pictureRecipeSchema>;

export const speechRecipeSchema = z.extend(recipeSchema, {
  voice: z.string(),
  /** What is said. */
  text: z.string(),
});
export type SpeechRecipe = z.infer<typeof speechRecipeSchema>;
