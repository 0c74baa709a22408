import type { ImageOperation } from "~/domain/image-operation";

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
