import { expect, it } from "vitest";
import type { ImageModelInfo } from "../image-model";
import { emptyImageRequest, type ImageRequest } from "../image-request";
import { unsupportedClip, unsupportedOperation, unsupportedReason } from "./unsupported-reason";

const model: ImageModelInfo = {
  id: "acme/painter",
  label: "Painter",
  about: "AI model painter.",
  provider: "acme",
  digitalSourceType: "trainedAlgorithmicMedia",
  capabilities: ["text-to-image", "mask-edit"],
  ratios: ["1:1", "3:2", "2:3"],
  longestSide: 1024,
  mostImages: 4,
  mostReferences: 0,
  takesNegativePrompt: false,
  takesSeed: false,
  parameters: [
    { kind: "number", id: "steps", label: "Steps", about: "", least: 1, most: 50, step: 1, usual: 20 },
    { kind: "switch", id: "fast", label: "Fast", about: "", usual: false },
    {
      kind: "choice",
      id: "quality",
      label: "Quality",
      about: "",
      choices: [{ value: "high", label: "High" }],
      usual: "high",
    },
  ],
  creditsPerResult: 4,
};

const request = (changes: Partial<ImageRequest>) => ({ ...emptyImageRequest(model.id), ...changes });
const reference = { assetId: "a", role: "style", weight: 1 } as const;

it("has no objection to what the model can do", () => {
  const parameters = { steps: 50, fast: true, quality: "high" };
  expect(unsupportedReason(model, request({ count: 4, ratio: "3:2", seed: 3, parameters }))).toBeNull();
  // An edit keeps its source's shape, whatever ratio the composer stood at.
  expect(unsupportedReason(model, request({ operation: "fill", ratio: "16:9" }))).toBeNull();
});

it.each<[string, Partial<ImageRequest>]>([
  ["Painter cannot extend an image. Choose another model.", { operation: "extend" }],
  ["Painter does not make 16:9. Choose 1:1, 3:2 or 2:3, or another model.", { ratio: "16:9" }],
  ["Painter makes at most 4 at a time. Ask for fewer.", { count: 5 }],
  ["Painter takes no references. Remove them, or choose another model.", { references: [reference] }],
  [
    "Painter takes no words for what to leave out. Empty that field, or choose another model.",
    { negativePrompt: "people" },
  ],
  ['Painter cannot take that for "Steps".', { parameters: { steps: 51 } }],
  ['Painter cannot take that for "Steps".', { parameters: { steps: "9" } }],
  ['Painter cannot take that for "Fast".', { parameters: { fast: 1 } }],
  ['Painter cannot take that for "Quality".', { parameters: { quality: "best" } }],
  ['Painter has no setting "mood". Remove it, or choose another model.', { parameters: { mood: 1 } }],
])("says: %s", (reason, changes) => {
  expect(unsupportedReason(model, request({ count: 1, ...changes }))).toBe(reason);
});

it("counts references against what the model takes", () => {
  const two = request({ references: [reference, reference] });
  expect(unsupportedReason({ ...model, mostReferences: 2 }, two)).toBeNull();
  expect(unsupportedReason({ ...model, mostReferences: 1 }, two)).toMatch(
    /^Painter takes at most 1 reference\. Remove/,
  );
});

it("takes products, and no other references, where they are put into the picture here", () => {
  const product = { ...reference, role: "product" } as const;
  const placing = { ...model, placesProducts: true };
  expect(unsupportedReason(placing, request({ references: [product, product] }))).toBeNull();
  expect(unsupportedReason(placing, request({ references: [product, reference] }))).toBe(
    "Painter takes references to products alone. Use them as “Product”, remove them, or choose another model.",
  );
  expect(unsupportedReason(model, request({ references: [product] }))).toMatch(/takes no references/);
});

it("says of an operation alone why its control is greyed", () => {
  expect(unsupportedOperation(model, "replace-background")).toBe(
    "Painter cannot replace a background. Choose another model.",
  );
  expect(unsupportedOperation(model, "fill")).toBeNull();
});

const clipModel: ImageModelInfo = {
  ...model,
  capabilities: ["text-to-image", "video"],
  ratios: ["16:9", "9:16"],
  clipSeconds: [5, 10],
};
const clip = {
  modelId: model.id,
  prompt: "Waves",
  sourceAssetId: null,
  ratio: "16:9",
  seconds: 5,
  seed: null,
} as const;

it("judges clips by what they begin with, their shape and their length", () => {
  expect(unsupportedClip(clipModel, clip)).toBeNull();
  expect(unsupportedClip(clipModel, { ...clip, sourceAssetId: "a" })).toMatch(/from words alone/);
  expect(unsupportedClip({ ...clipModel, capabilities: ["image-to-image", "video"] }, clip)).toMatch(
    /begins with an image/,
  );
  expect(unsupportedClip(clipModel, { ...clip, ratio: "1:1" })).toMatch(
    /does not make 1:1. Choose 16:9 or 9:16/,
  );
  expect(unsupportedClip(clipModel, { ...clip, seconds: 7 })).toBe(
    "Painter does not make 7 seconds. Choose 5 or 10 seconds.",
  );
});
