import type { HandEdit } from "~/domain/image/hand-edit";
import type { ImageOperation } from "~/domain/image/image-operation";
import type { Image } from "~/stores/images/image-document";

/** What was done, in a word or two; `derive` is what happens in the browser: crop, turn, adjust. */
export const operationNames: Record<ImageOperation | "derive", string> = {
  generate: "From words",
  vary: "Variation",
  instruct: "Instruction",
  fill: "Fill",
  extend: "Extension",
  "remove-background": "Background removed",
  "replace-background": "New background",
  upscale: "Upscaled",
  relight: "Relit",
  recolour: "Recoloured",
  derive: "Cropped or adjusted",
};

const handEditNames: Record<HandEdit, string> = {
  adjust: "Adjusted",
  layer: "Laid over",
  turn: "Turned",
  flip: "Mirrored",
  straighten: "Straightened",
  crop: "Cropped",
};

/** What was done to make an image; of what was done by hand, everything: "Turned, cropped". */
export function howMade({ operation, handEdits = [] }: Pick<Image, "operation" | "handEdits">): string {
  if (operation !== "derive" || handEdits.length === 0) return operationNames[operation];
  const [first = "", ...others] = handEdits.map((edit) => handEditNames[edit]);
  return [first, ...others.map((name) => name.toLowerCase())].join(", ");
}

/** What a press does, on its button. */
export const operationVerbs: Record<ImageOperation, string> = {
  generate: "Make",
  vary: "Make variations",
  instruct: "Change it",
  fill: "Fill",
  extend: "Extend",
  "remove-background": "Remove background",
  "replace-background": "Replace background",
  upscale: "Upscale",
  relight: "Relight",
  recolour: "Recolour",
};
