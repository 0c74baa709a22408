import { expect, test } from "vitest";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { quickEdits } from "./quick-edits";

const model = (id: string, fields: Partial<ImageModelInfo> = {}) =>
  ({
    id,
    label: id,
    capabilities: ["image-to-image", "upscale"],
    ratios: ["1:1"],
    longestSide: 2048,
    mostImages: 8,
    mostReferences: 0,
    takesNegativePrompt: false,
    takesSeed: true,
    parameters: [],
    creditsPerResult: 3,
    ...fields,
  }) as unknown as ImageModelInfo;
const image = { id: "one", width: 800, height: 800, recipe: { modelId: "own" } as never };
const of = (models: ImageModelInfo[], side = 800) =>
  quickEdits(models, { ...image, width: side, height: side }).map(({ operation, request, price }) => [
    operation,
    request.modelId,
    request.count,
    price,
  ]);

test("the model that made an image varies and enlarges it; another one does what it cannot", () => {
  expect(of([model("other"), model("own")])).toEqual([
    ["vary", "own", 4, 12],
    ["upscale", "own", 1, 3],
  ]);
  expect(of([model("other", { mostImages: 2 }), model("own", { capabilities: ["upscale"] })])).toEqual([
    ["vary", "other", 2, 6],
    ["upscale", "own", 1, 3],
  ]);
});

test("what none can do is not offered", () => {
  expect(of([model("own", { capabilities: ["text-to-image"] })])).toEqual([]);
  expect(of([model("own")], 12_000).map(([operation]) => operation)).toEqual(["vary"]);
});
