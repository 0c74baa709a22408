/** What can be done with images; each is one kind of generation. Crop, turn and adjust happen in the browser and are kept as `derive`d images. */
export const imageOperations = [
  "generate",
  "vary",
  "instruct",
  "fill",
  "extend",
  "remove-background",
  "replace-background",
  "upscale",
  "relight",
  "recolour",
] as const;
export type ImageOperation = (typeof imageOperations)[number];

/** What a model is able to do, in the words of the catalogue. */
export const modelCapabilities = [
  "text-to-image",
  "image-to-image",
  "mask-edit",
  "extend",
  "remove-background",
  "replace-background",
  "upscale",
  "relight",
  "recolour",
  "text",
  "speech",
  "video",
] as const;
export type ModelCapability = (typeof modelCapabilities)[number];

/** The capability an operation asks of a model. */
export const capabilityOf: Record<ImageOperation, ModelCapability> = {
  generate: "text-to-image",
  vary: "image-to-image",
  instruct: "image-to-image",
  fill: "mask-edit",
  extend: "extend",
  "remove-background": "remove-background",
  "replace-background": "replace-background",
  upscale: "upscale",
  relight: "relight",
  recolour: "recolour",
};
