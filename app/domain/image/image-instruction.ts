import * as z from "zod/mini";
import type { EditPlan } from "./edit-plan";
import { imageRequestLimits } from "./image-request";

/** An instruction for a picture in its owner's words, with how the picture stands: what POST /api/v1/image-instructions takes. */
export const imageInstructionSchema = z.object({
  instruction: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Say what should change first."),
      z.maxLength(
        imageRequestLimits.promptCharacters,
        `Shorten the text to ${imageRequestLimits.promptCharacters} characters.`,
      ),
    ),
  assetId: z.string().check(z.regex(/^[\w-]{1,128}$/)),
  /** The image model that would be asked. */
  imageModelId: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Something is marked on the picture. */
  isMarked: z.boolean(),
  layers: z
    .array(
      z.object({
        id: z.string().check(z.maxLength(60)),
        kind: z.enum(["picture", "text", "shape", "label"]),
        says: z.string().check(z.maxLength(400)),
      }),
    )
    .check(z.maxLength(40)),
  scriptModelId: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
});
export type ImageInstruction = z.output<typeof imageInstructionSchema>;
export type ImageInstructionAsked = z.input<typeof imageInstructionSchema>;

/** What is wrong with a plan that fits its schema, one line each, for the model that made it. */
export function planProblems(
  { steps, cannot }: EditPlan,
  { layers }: Pick<ImageInstruction, "layers">,
): string[] {
  const problems = steps.flatMap((step, index) => {
    if (step.do === "adjust") {
      const { do: _, ...amounts } = step;
      return Object.values(amounts).some(Boolean) ? [] : [`steps.${index}: Nothing is adjusted.`];
    }
    if (step.do !== "change-layer" && step.do !== "remove-layer") return [];
    const layer = layers.find(({ id }) => id === step.layerId);
    if (!layer) return [`steps.${index}.layerId: There is no such layer.`];
    if (step.do === "remove-layer") return [];
    const { text, color, place, scale, opacity } = step;
    if (text && layer.kind !== "text" && layer.kind !== "label")
      return [`steps.${index}.text: That layer has no words.`];
    if (color && layer.kind === "picture") return [`steps.${index}.color: A picture has no color.`];
    return [text, color, place, scale, opacity].some((value) => value !== null && value !== undefined)
      ? []
      : [`steps.${index}: Nothing of the layer is changed.`];
  });
  return steps.length + cannot.length === 0
    ? ["Give a step, or name in cannot what no step does."]
    : problems;
}
