import type { ModelParameter } from "~/domain/image/image-model";
import type { ModelCapability } from "~/domain/image/image-operation";
import type { ImageRatio } from "~/domain/image/image-request";

/** What a model that follows an instruction about a picture can do with it. */
export const byInstruction: readonly ModelCapability[] = [
  "text-to-image",
  "image-to-image",
  "replace-background",
  "relight",
  "recolour",
];
export const editsByInstruction = byInstruction.slice(1);
export const fills: readonly ModelCapability[] = ["mask-edit", "extend"];

export const fluxRatios: readonly ImageRatio[] = [
  "1:1",
  "16:9",
  "3:2",
  "2:3",
  "4:5",
  "5:4",
  "3:4",
  "4:3",
  "9:16",
];

const number = (
  id: string,
  label: string,
  about: string,
  [least, most, step, usual]: [number, number, number, number],
): ModelParameter => ({ kind: "number", id, label, about, least, most, step, usual });

export const steps = (id: string, most: number, usual: number) =>
  number(id, "Steps", "More steps take longer and show finer detail.", [1, most, 1, usual]);
export const guidance = (id: string, usual: number) =>
  number(id, "Guidance", "How closely the words are followed.", [1, 20, 0.5, usual]);
export const strength: ModelParameter = {
  ...number("strength", "Strength", "How far the result may go from the picture.", [0.05, 1, 0.05, 0.75]),
  operations: ["vary", "instruct", "fill", "extend"],
};
export const scale = (id: string) =>
  number(id, "Scale", "How many times larger each side becomes.", [2, 4, 1, 2]);
